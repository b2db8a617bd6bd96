"""Derivation trees, drawn."""

# ruff: noqa: RUF001  (drawings, and the paper's letters)

import sys

from mupuppet.diagnostics.render_palette import COLOURED
from mupuppet.semantics.derivations import Row, derivation
from mupuppet.semantics.step import Step
from mupuppet.traces.drawing import draw, width_of_terms
from tests.rules.compiling import start

MANIFEST = """\
class b { $x = 1 }
class a inherits b { $y = $x }
node default { include a }
"""


def step_by(rule: str) -> Step:
    return next(step for step in start(MANIFEST) if step.rule.name == rule)


def drawing(step: Step, columns: int) -> str:
    rows = derivation(step, width=width_of_terms(columns))
    return "\n" + draw(rows, columns) + "\n"


def test_a_search_through_parent_scopes() -> None:
    assert (
        drawing(step_by("LVar"), 110)
        == """
                                           κ(a) = DeclaredClass(::b)           x ∈ dom(σ_::b)
                                           ───────────────────────── PClass    ────────────── LVar
                         x ∉ dom(σ_::a)    ::b parentof_κ ::a                  $x ─::b→ 1
                         ──────────────────────────────────────────────────────────────── PVar
                         $x ─::a→ 1
                         ───────────────────── AssignStep
::a ∈ {::, ::a, ::nd}    $y = $x ─::a→s $y = 1
────────────────────────────────────────────────────── ScopeStep
scope (::a) { $y = $x } ─::nd→s scope (::a) { $y = 1 }
::nd ∈ {::, ::a, ::nd}
───────────────────────────────────────────────────────────────────────────────── ScopeStep
…e (::nd) { scope (::a) { $y = $x } } ─::→s …pe (::nd) { scope (::a) { $y = 1 } }
─────────────────────────────────────────────────────────────────────────────────────────── TopScope
…e (::nd) { scope (::a) { $y = $x } } ─node.example→m …pe (::nd) { scope (::a) { $y = 1 } }
"""
    )


def test_rows_without_premises() -> None:
    assert draw([Row(0, "Axiom", "a → b")]) == "───── Axiom\na → b"


def test_a_condition_beside_a_tree() -> None:
    rows = [
        Row(0, "Outer", "conclusion"),
        Row(1, None, "condition"),
        Row(1, "Inner", "a → b"),
        Row(2, None, "fact"),
    ]
    assert draw(rows, 40).split("\n") == [
        "             fact",
        "             ───── Inner",
        "condition    a → b",
        "────────────────── Outer",
        "conclusion",
    ]


def test_a_condition_below_a_tree_that_is_too_wide() -> None:
    rows = [
        Row(0, "Outer", "conclusion"),
        Row(1, None, "condition"),
        Row(1, "Scopes", "c ⊂ d"),
        Row(2, "Base", "c ⊂ c"),
        Row(1, "Inner", "a → b"),
        Row(2, "Inmost", "a′ → b′"),
        Row(3, None, "fact"),
    ]
    assert draw(rows, 20).split("\n") == [
        "fact",
        "─────── Inmost",
        "a′ → b′",
        "─────── Inner",
        "a → b",
        "condition    c ⊂ d (Scopes, Base)",
        "───────────────────────────────── Outer",
        "conclusion",
    ]


def test_two_trees_beside_each_other() -> None:
    rows = [
        Row(0, "Outer", "conclusion"),
        Row(1, "Left", "l"),
        Row(1, "Right", "right"),
        Row(2, None, "fact"),
    ]
    assert draw(rows, 40).split("\n") == [
        "          fact",
        "─ Left    ───── Right",
        "l         right",
        "─────────────── Outer",
        "conclusion",
    ]


def test_the_last_line_is_the_whole_step() -> None:
    for step in start(MANIFEST):
        for columns in (40, 80, 200):
            lines = drawing(step, columns).strip("\n").split("\n")
            assert lines[-2].endswith(f" {step.rules[0]}")
            assert "─node.example→m" in lines[-1]


def test_trees_keep_to_their_columns() -> None:
    for step in start(MANIFEST):
        for columns in (80, 120):
            assert max(map(len, drawing(step, columns).split("\n"))) <= columns


def test_every_rule_of_the_derivation_is_named() -> None:
    for step in start(MANIFEST):
        text = drawing(step, 80)
        assert all(name in text for name in step.rules)


def test_colours() -> None:
    assert draw([Row(0, "Axiom", "a → b")], 80, COLOURED) == (
        "\x1b[1;34m─────\x1b[0m \x1b[1mAxiom\x1b[0m\na → b"
    )


def test_nothing_that_a_terminal_obeys() -> None:
    assert draw([Row(0, "Axiom", "'\x1b[31m'")]) == "─────── Axiom\n'␛[31m'"


def test_long_derivations_are_drawn_in_time() -> None:
    rows = []
    for depth in range(5000):
        rows += [Row(depth, "Rule", "a → b"), Row(depth + 1, None, "condition")]
    calls = 0

    def see(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(see)  # calls, since time depends on the machine
    try:
        text = draw(rows, 100)
    finally:
        sys.setprofile(None)
    assert calls < 100 * len(rows)
    assert text.count("Rule") == 5000
