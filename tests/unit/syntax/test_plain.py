"""The plain form of trees, which caches keep."""

import marshal

import pytest

from mupuppet.source import SourceFile
from mupuppet.syntax import plain
from mupuppet.syntax.nodes import (
    NODE_CLASSES,
    ClassDefinition,
    Integer,
    Name,
    Not,
    Program,
    Undef,
    walk,
)
from mupuppet.syntax.nodes import Expression as AnyExpression
from mupuppet.syntax.parser import parse
from mupuppet.syntax.plain import PLAIN_FORMAT, from_plain, is_encoded, to_plain


def test_a_plain_form_is_the_index_of_a_class_and_its_fields() -> None:
    index = NODE_CLASSES.index
    assert to_plain(Integer(31, 16, 4, 8)) == (index(Integer), 31, 16, 4, 8)
    statements = (Not(Name("a", 1, 2), 0, 2),)
    assert to_plain(Program(statements, 0, 2)) == (
        index(Program),
        ((index(Not), (index(Name), "a", 1, 2), 0, 2),),
        0,
        2,
    )


def test_everything_comes_back() -> None:
    text = "f($a, [1.5, true]) |B $c = 2| >> D { }\nif $e { } else { }\nclass g inherits h { }\n"
    program = parse(SourceFile(text)).program
    again = from_plain(marshal.loads(marshal.dumps(to_plain(program))))
    assert again == program
    assert all(
        getattr(new, field) == getattr(old, field)
        for new, old in zip(walk(again), walk(program), strict=True)
        for field in old.fields
    )


def test_a_missing_branch_and_an_empty_one_stay_apart() -> None:
    for text in ("if 1 { }", "if 1 { } else { }"):
        program = parse(SourceFile(text)).program
        assert from_plain(to_plain(program)) == program


def restored(text: str) -> Program:
    program = from_plain(marshal.loads(marshal.dumps(to_plain(parse(SourceFile(text)).program))))
    assert isinstance(program, Program)
    return program


@pytest.mark.parametrize(
    "text",
    [
        "class a($x = 1) { include b }",
        "define a($x = 1) { include b }",
        "function a($x) >> Integer { $x + 1 }",
        "node a, /b/ { include c }",
    ],
)
def test_a_definition_stays_packed_until_it_is_looked_at(text: str) -> None:
    (definition,) = restored(text).body
    assert is_encoded(definition)
    assert (definition.start, definition.end) == (0, len(text))
    assert is_encoded(definition)
    (expected,) = parse(SourceFile(text)).program.body
    assert definition == expected
    assert not is_encoded(definition)


def test_a_large_branch_stays_packed_and_a_small_one_is_none() -> None:
    many = "notify { 'a': } " * 20
    for text in (f"if 1 {{ {many} }}", f"unless 1 {{ }} else {{ {many} }}"):
        program = restored(text)
        assert is_encoded(program.body[0])
        assert program == parse(SourceFile(text)).program
    assert not is_encoded(restored("if 1 { notify { 'a': } }").body[0])


def test_a_class_with_definitions_in_it_is_not_encoded() -> None:
    (outer,) = restored("class a { class b { } }").body
    assert not is_encoded(outer)
    assert isinstance(outer, ClassDefinition)
    assert is_encoded(outer.body[0])


def test_no_field_but_its_own_is_found_in_a_packed_node() -> None:
    (definition,) = restored("class a { }").body
    assert not hasattr(definition, "other")
    assert is_encoded(definition)


@pytest.mark.slow
def test_many_levels_of_large_branches_come_back() -> None:
    text = "if 1 { notify { 'a': } " * 300 + "}" * 300
    found, expected = walk(restored(text)), walk(parse(SourceFile(text)).program)
    assert [(type(node), node.start) for node in found] == [
        (type(node), node.start) for node in expected
    ]


def test_no_depth_is_too_much_for_marshal() -> None:
    tree: AnyExpression = Undef()
    for _ in range(4_900):
        tree = Not(tree)
    again = from_plain(marshal.loads(marshal.dumps(to_plain(tree))))
    assert [type(node) for node in walk(again)] == [Not] * 4_900 + [Undef]


def test_the_format_changes_with_the_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plain._fingerprint() == PLAIN_FORMAT
    assert PLAIN_FORMAT.isalnum()  # it is part of a file's name
    monkeypatch.setattr(Integer, "fields", (*Integer.fields, "more"))
    assert plain._fingerprint() != PLAIN_FORMAT
    monkeypatch.undo()
    monkeypatch.setattr(plain, "NODE_CLASSES", NODE_CLASSES[1:])
    assert plain._fingerprint() != PLAIN_FORMAT
