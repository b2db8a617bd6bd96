"""The tree as an outline and as data."""

import json
from textwrap import dedent

from mupuppet.source import SourceFile
from mupuppet.syntax.dump import to_data, to_json, to_tree
from mupuppet.syntax.nodes import Expression, Not, Program, Undef
from mupuppet.syntax.parser import parse


def test_outline() -> None:
    source = SourceFile("class a($b = 0x1f) {\n  if $b { } else { include c }\n  $d = [-1]\n}\n")
    assert to_tree(parse(source).program, source) == dedent("""\
        1:1   Program
        1:1     body: ClassDefinition 'a'
        1:9       parameters: Parameter captures_rest=False name='b'
        1:14        default: Integer 31 radix=16
        2:3       body: If then=()
        2:6         test: Variable 'b'
        2:20        otherwise: Call parens=False
        2:20          function: Name 'include'
        2:28          arguments: Name 'c'
        3:3       body: Assignment '='
        3:3         target: Variable 'd'
        3:8         value: Array
        3:9           elements: Negate
        3:10            operand: Integer 1 radix=10
    """)


def test_data() -> None:
    source = SourceFile("$x = $y +\n  'é'")
    assert to_data(parse(source).program, source) == {
        "node": "Program",
        "span": [0, 15],
        "position": [1, 1],
        "body": [
            {
                "node": "Assignment",
                "span": [0, 15],
                "position": [1, 1],
                "at": 3,
                "operator": "=",
                "target": {"node": "Variable", "span": [0, 2], "position": [1, 1], "name": "x"},
                "value": {
                    "node": "Binary",
                    "span": [5, 15],
                    "position": [1, 6],
                    "at": 8,
                    "operator": "+",
                    "left": {"node": "Variable", "span": [5, 7], "position": [1, 6], "name": "y"},
                    "right": {"node": "String", "span": [12, 15], "position": [2, 3], "value": "é"},
                },
            }
        ],
    }


def test_json_is_what_json_would_write() -> None:
    source = SourceFile('f(1.5, true, undef, "a${b}\\n") |$c| { }\nclass d { }\n[]')
    program = parse(source).program
    assert to_json(program, source) == json.dumps(to_data(program, source))


def test_depth_costs_no_stack() -> None:
    tree: Expression = Undef()
    for _ in range(2_000):
        tree = Not(tree)
    program, source = Program((tree,)), SourceFile("")
    assert to_tree(program, source).count("\n") == 2_002
    assert to_json(program, source).count("{") == 2_002
