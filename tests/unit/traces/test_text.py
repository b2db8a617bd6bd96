"""Runs as text and as JSON lines."""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.diagnostics.render_palette import COLOURED
from mupuppet.diagnostics.render_text import show_text
from mupuppet.diagnostics.render_text import width as exact_width
from mupuppet.semantics.environments import (
    DeclaredClass,
    DefinitionEnvironment,
    VariableEnvironment,
)
from mupuppet.semantics.scopes import NODE, TOP
from mupuppet.semantics.terms import Integer
from mupuppet.traces.render_json import derivation_line, ending_line, opening_line, step_line
from mupuppet.traces.render_text import TextRenderer
from mupuppet.traces.states import catalog_text, definitions_text, variables_text
from mupuppet.traces.steps import Marked, Uses
from mupuppet.traces.terminal_lines import cut, fit, shown, width
from tests.rules.compiling import compile_text, start

pytestmark = pytest.mark.slow

MANIFEST = """\
class b ($p = 1) { $x = 'b' }
class a inherits b { file { 'f': owner => $x, mode => $::b::p } }
define d { notify { $title: } }
node default { include a d { 'n': } }
"""


def test_steps_as_text() -> None:
    renderer = TextRenderer(columns=80)
    text = "".join(renderer.step(step) for step in start(MANIFEST) if step.rule.name != "SeqSkip")
    assert (
        text
        == """\
    1  CDefP         ─node.example→m  1:1
       ⟦class b ($p = 1) { $x = 'b' }⟧
       → skip
       κ′ = κ[b : ClassDef(⊥, ($p = 1), s)]
    2  MSeqSkip      ─node.example→m
       ⟦skip⟧ ␣ class a inherits b { file { 'f': owner => $x, mode => $::b::p }…
    3  CDefI         ─node.example→m  2:1
       ⟦class a inherits b { file { 'f': owner => $x, mode => $::b::p } }⟧
       → skip
       κ′ = κ[a : ClassDef(b, ε, s)]
    4  MSeqSkip      ─node.example→m
       ⟦skip⟧ ␣ define d { notify { $title: } } ␣ node default { include a ␣ d …
    5  RDef          ─node.example→m  3:1
       ⟦define d { notify { $title: } }⟧
       → skip
       κ′ = κ[d : ResourceDef(ε, s)]
    6  MSeqSkip      ─node.example→m
       ⟦skip⟧ ␣ node default { include a ␣ d { 'n': } }
    7  NodeMatch     ─node.example→m  4:1
       ⟦node default { include a ␣ d { 'n': } }⟧
       → scope (::nd) { include a ␣ d { 'n': } }
    8  IncPU         ─::nd→s  4:16
       ⟦include a⟧
       → include b ␣ include a
    9  IncU          ─::nd→s  4:16
       ⟦include b⟧
       → scope (::b) { $p = 1 ␣ skip ␣ $x = 'b' }
       κ′ = κ[b : DeclaredClass(::nd)]
   10  Assign        ─::b→s  1:10
       ⟦$p = 1⟧
       → skip
       σ′ = σ[(::b, p) : 1]
   13  Assign        ─::b→s  1:20
       ⟦$x = 'b'⟧
       → skip
       σ′ = σ[(::b, x) : 'b']
   14  ScopeDone     ─::nd→s  4:16
       ⟦scope (::b) { skip }⟧
       → skip
   16  IncPD         ─::nd→s  4:16
       ⟦include a⟧
       → scope (::a) { skip ␣ file { 'f': owner => $x, mode => $::b::p } }
       κ′ = κ[a : DeclaredClass(::b)]
   18  LVar          ─::b→  2:43  after PVar in ::a
       file { 'f': owner => ⟦$x⟧, mode => $::b::p }
       → 'b'
   19  QVar          ─::a→  2:55
       file { 'f': owner => 'b', mode => ⟦$::b::p⟧ }
       → 1
   20  ResDecl       ─::a→s  2:22
       ⟦file { 'f': owner => 'b', mode => 1 }⟧
       → skip
       v_C′ = v_C ␣ file { 'f': owner => 'b', mode => 1 }
   21  ScopeDone     ─::nd→s  4:16
       ⟦scope (::a) { skip }⟧
       → skip
   23  Def           ─::nd→s  4:26
       ⟦d { 'n': }⟧
       → scope (::nd def) { $title = 'n' ␣ skip ␣ notify { $title: } }
   24  Assign        ─::nd def→s  4:26
       ⟦$title = 'n'⟧
       → skip
       σ′ = σ[(::nd def, title) : 'n']
   27  LVar          ─::nd def→  3:21
       notify { ⟦$title⟧: }
       → 'n'
   28  ResDecl       ─::nd def→s  3:12
       ⟦notify { 'n': }⟧
       → skip
       v_C′ = v_C ␣ notify { 'n': }
   29  DefScopeDone  ─::nd→s  4:26
       ⟦scope (::nd def) { skip }⟧
       → skip
       σ′ = clear(σ, ::nd def) without $title
   30  ScopeDone     ─::→s  4:1
       ⟦scope (::nd) { skip }⟧
       → skip
"""
    )


def test_colours_instead_of_brackets() -> None:
    renderer = TextRenderer(COLOURED, 80)
    (step,) = [step for step in start(MANIFEST) if step.rule.name == "QVar"]
    text = renderer.step(step)
    assert "mode => \x1b[1;33m$::b::p\x1b[0m }" in text
    assert "⟦" not in text


def test_lines_keep_to_their_columns() -> None:
    for columns in (40, 60, 100):
        renderer = TextRenderer(columns=columns)
        for step in start(MANIFEST):
            _, *lines = renderer.step(step).split("\n")
            assert max(map(width, lines)) <= columns


def test_nothing_that_a_terminal_obeys() -> None:
    renderer = TextRenderer()
    text = "".join(renderer.step(step) for step in start("$x = 'a\x1b[31m\n\u202e' $y = $x"))
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "'a␛[31m␊<U+202E>'" in text


@pytest.mark.parametrize(
    ("code", "ending"),
    [
        ("", "finished after 0 steps; the catalog is empty\n"),
        (
            "notify { 'a': }",
            "finished after 1 step; the catalog has 1 resource:\n\nnotify { 'a': }\n",
        ),
        ("$x = $y", "stuck after 0 steps\n"),
        ("class a inherits b { } class b inherits a { } include a", "diverged after 5 steps\n"),
    ],
)
def test_how_runs_end(code: str, ending: str) -> None:
    assert TextRenderer().ending(compile_text(code)) == ending


def test_a_run_that_is_stopped() -> None:
    assert (
        TextRenderer().ending(compile_text("$x = 1 $y = 2", step_limit=2))
        == "stopped after 2 steps\n"
    )


def test_the_beginning() -> None:
    σ = VariableEnvironment.of({(TOP, "x"): Integer(1)})
    κ = DefinitionEnvironment.of({"a": DeclaredClass(NODE)})
    renderer = TextRenderer()
    empty = renderer.opening("a.pp", "n", VariableEnvironment(), DefinitionEnvironment())
    assert empty == "a.pp for node n\nσ = ∅, κ = ∅, v_C = ε\n\n"
    assert "σ has 1 variable, κ has 1 definition, v_C = ε" in renderer.opening("a.pp", "n", σ, κ)


# --- Environments


def test_environments_as_text() -> None:
    *_, step = [step for step in start(MANIFEST) if step.change is not None and step.number < 25]
    assert (
        variables_text(step.applied.σ, step.applied.κ, change=step.change)
        == """\
::
  (no variables)
::nd  in ::
  (no variables)
::b  in ::nd
  $p = 1
  $x = 'b'
::nd def  in ::nd
+ $title = 'n'
::a  in ::b
  (no variables)"""
    )
    assert (
        definitions_text(step.applied.κ)
        == """\
  a : DeclaredClass(::b)
  b : DeclaredClass(::nd)
  d : ResourceDef(ε, s)"""
    )
    assert catalog_text(step.applied.v_C) == "file { 'f':\n  owner => 'b',\n  mode => 1\n}"


def test_what_is_new_in_environments() -> None:
    defined, declared, added = (
        next(step for step in start(MANIFEST) if step.rule.name == rule)
        for rule in ("CDefI", "IncU", "ResDecl")
    )
    assert "+ a : ClassDef(b, ε, s)" in definitions_text(defined.applied.κ, change=defined.change)
    assert "+ b : Declared" in definitions_text(declared.applied.κ, change=declared.change)
    text = catalog_text(added.applied.v_C, change=added.change, palette=COLOURED)
    assert text.startswith("\x1b[1;32mfile { 'f':")


# --- Filters


@pytest.mark.parametrize(
    ("rules", "numbers"),
    [
        (["QVar"], [19]),
        (["PVar"], [18]),  # around LVar
        (["PClass"], [18]),  # a premise of PVar
        (["BNode"], [9]),  # a premise of IncU
        (["QVar", "DefScopeDone"], [19, 29]),
        (["DefScopeStep"], [24, 25, 26, 27, 28]),
        (["CaseDone"], []),
    ],
)
def test_steps_by_rule(rules: list[str], numbers: list[int]) -> None:
    assert [step.number for step in filter(Uses(rules), start(MANIFEST))] == numbers


def test_filtering_deep_derivations_takes_no_longer() -> None:
    code = "define d { d { 'x': } } d { 'x': }"
    steps = [step.number for step in filter(Uses(["MSeqSkip"]), start(code, step_limit=20_000))]
    assert steps == [2]


# --- Cutting lines


@given(st.text())
def test_the_short_way_has_the_same_output(text: str) -> None:
    assert shown(text) == show_text(text)
    assert width(show_text(text)) == exact_width(show_text(text))


@given(st.text(alphabet="ab─→σ␣字\u0301😀"), st.integers(1, 30))
def test_cut_lines_fit(text: str, columns: int) -> None:
    line = cut(text, columns)
    assert width(line) <= columns
    assert line == text or (line.endswith("…") and text.startswith(line[:-1]))


@given(*[st.text(alphabet="ab─→σ␣字", max_size=60)] * 3, st.integers(20, 60))
def test_the_marked_part_stays_in_sight(before: str, part: str, after: str, columns: int) -> None:
    line = fit(Marked(before, part, after), columns)
    assert width(line.before + line.part + line.after) <= columns
    assert line.part == part or line.part.endswith("…")
    assert width(line.part) >= min(width(part), columns * 2 // 3 - 2)


# --- JSON


def records_of(code: str, **options: Any) -> list[dict[str, Any]]:
    running = start(code, **options)
    lines = [opening_line("a.pp", "n", VariableEnvironment(), DefinitionEnvironment())]
    lines += [step_line(step) for step in running]
    assert running.result is not None
    lines.append(ending_line(running.result, "n"))
    assert all(line.count("\n") == 1 and line.isascii() for line in lines)
    return [json.loads(line) for line in lines]


def test_a_run_as_json() -> None:
    opening, *steps, ending = records_of(MANIFEST)
    assert opening == {
        "kind": "run", "version": 1, "file": "a.pp", "node": "n", "variables": [],
        "definitions": [],
    }  # fmt: skip
    assert [step["number"] for step in steps] == list(range(1, 31))
    assert steps[17] == {
        "kind": "step",
        "number": 18,
        "rule": "LVar",
        "judgement": "→",
        "scope": "::b",
        "derivation": [
            "LVar", "PVar", "ResStepII", "ResStepI", "ResStep", "ScopeStep", "SeqStep",
            "ScopeStep", "TopScope",
        ],
        "place": {
            "start": {"offset": 72, "line": 2, "column": 43},
            "end": {"offset": 74, "line": 2, "column": 45},
        },
        "statement": {
            "before": "file { 'f': owner => ", "redex": "$x", "after": ", mode => $::b::p }",
        },
        "contractum": "'b'",
        "change": None,
    }  # fmt: skip
    kinds = [step["change"]["kind"] for step in steps if step["change"]]
    assert kinds == [
        "defined", "defined", "defined", "declared", "bound", "bound", "declared", "added",
        "bound", "added", "cleared",
    ]  # fmt: skip
    assert (ending["kind"], ending["status"], ending["steps"]) == ("end", "finished", 30)
    assert [each["title"] for each in ending["catalog"]["resources"]] == ["f", "n"]
    assert ending["catalog"]["classes"] == ["a", "b"]


def test_what_follows_a_skip_is_cut() -> None:
    _, *steps, _ = records_of("$x = 1\n" + "notify { 'a long title': }")
    (skip,) = [step for step in steps if step["rule"] == "MSeqSkip"]
    assert skip["statement"] == {
        "before": "", "redex": "skip", "after": " ␣ notify { 'a long title': }",
    }  # fmt: skip
    assert (skip["contractum"], skip["place"]) == ("", None)


def test_values_are_whole_however_long_and_deep() -> None:
    deep = "[" * 900 + "1" + "]" * 900
    _, step, ending = records_of(f"$x = {deep}")
    assert step["change"]["value"] == deep
    assert ending["status"] == "finished"


def test_failures_as_json() -> None:
    *_, ending = records_of("$x = $y")
    assert ending["status"] == "stuck"
    (diagnostic,) = ending["diagnostics"]
    assert diagnostic["id"] == "unknown-variable"
    assert diagnostic["line"] == 1


def test_a_derivation_as_json() -> None:
    from mupuppet.semantics.derivations import derivation

    (step,) = start("$x = 1")
    assert json.loads(derivation_line(1, list(derivation(step)))) == {
        "kind": "derivation",
        "number": 1,
        "rows": [
            {"depth": 0, "rule": "TopScope", "text": "$x = 1 ─node.example→m skip"},
            {"depth": 1, "rule": "Assign", "text": "$x = 1 ─::→s skip"},
            {"depth": 2, "rule": None, "text": "x ∉ dom(σ_::)"},
        ],
    }


def test_rendering_keeps_nothing() -> None:
    """A run in which nothing stays costs no more memory the longer it continues."""
    code = "define d ($n) { if $n > 0 { d { 'x': n => $n - 1 } } }\n" + "d { 'a': n => 3 }\n" * 80
    renderer = TextRenderer()
    peaks = []
    tracemalloc.start()
    for step in start(code):
        renderer.step(step)
        step_line(step)
        if step.number % 500 == 0:
            peaks.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert len(peaks) > 5
    assert max(peaks[3:]) < 1.3 * max(peaks[:3])
