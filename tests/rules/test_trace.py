"""Steps and environments as text and as plain data."""

# ruff: noqa: RUF001  (the paper's letters)

import json

from mupuppet.semantics.trace import (
    active_scopes,
    derivation_to_data,
    format_change,
    format_step,
    state_to_data,
    step_to_data,
)
from tests.rules.compiling import start

MANIFEST = """\
class b { $x = 1 }
define d { file { $title: mode => $z } }
class a inherits b { $y = $x d { 'q': } }
$z = 3
node default { include a }
"""


def test_steps_on_one_line() -> None:
    shown = [format_step(step, width=60) for step in start(MANIFEST) if step.rule.name != "SeqSkip"]
    assert shown == [
        "1 CDef [::] ⟦class b { $x = 1 }⟧",
        "2 MSeqSkip [::] ⟦skip⟧ ␣ define d { file { $title: mode => $z } } ␣ class a …",
        "3 RDef [::] ⟦define d { file { $title: mode => $z } }⟧",
        "4 MSeqSkip [::] ⟦skip⟧ ␣ class a inherits b { $y = $x ␣ d { 'q': } } ␣ $z = …",
        "5 CDefI [::] ⟦class a inherits b { $y = $x ␣ d { 'q': } }⟧",
        "6 MSeqSkip [::] ⟦skip⟧ ␣ $z = 3 ␣ node default { include a }",
        "7 Assign [::] ⟦$z = 3⟧",
        "8 MSeqSkip [::] ⟦skip⟧ ␣ node default { include a }",
        "9 NodeMatch [::] ⟦node default { include a }⟧",
        "10 IncPU [::nd] ⟦include a⟧",
        "11 IncU [::nd] ⟦include b⟧",
        "13 Assign [::b] ⟦$x = 1⟧",
        "14 ScopeDone [::nd] ⟦scope (::b) { skip }⟧",
        "16 IncPD [::nd] ⟦include a⟧",
        "18 LVar [::a] $y = ⟦$x⟧",
        "19 Assign [::a] ⟦$y = 1⟧",
        "21 Def [::a] ⟦d { 'q': }⟧",
        "22 Assign [::a def] ⟦$title = 'q'⟧",
        "25 LVar [::a def] file { ⟦$title⟧: mode => $z }",
        "26 LVar [::a def] file { 'q': mode => ⟦$z⟧ }",
        "27 ResDecl [::a def] ⟦file { 'q': mode => 3 }⟧",
        "28 DefScopeDone [::a] ⟦scope (::a def) { skip }⟧",
        "29 ScopeDone [::nd] ⟦scope (::a) { skip }⟧",
        "30 ScopeDone [::] ⟦scope (::nd) { skip }⟧",
    ]


def test_changes_as_the_paper_writes_them() -> None:
    changes = [format_change(step.change) for step in start(MANIFEST) if step.change is not None]
    assert changes == [
        "κ[b : class b { $x = 1 }]",
        "κ[d : define d { file { $title: mode => $z } }]",
        "κ[a : class a inherits b { $y = $x ␣ d { 'q': } }]",
        "σ[(::, z) : 3]",
        "κ[b : DeclaredClass(::nd)]",
        "σ[(::b, x) : 1]",
        "κ[a : DeclaredClass(::b)]",
        "σ[(::a, y) : 1]",
        "σ[(::a def, title) : 'q']",
        "v_C ␣ file { 'q': mode => 3 }",
        "clear(σ, ::a def)",
    ]


def test_a_step_as_data() -> None:
    (step,) = [step for step in start(MANIFEST) if step.rule.name == "ResDecl"]
    assert step_to_data(step) == {
        "number": 27,
        "rule": "ResDecl",
        "rules": [
            "TopScope", "ScopeStep", "ScopeStep", "DefScopeStep", "ResDecl",
        ],
        "scope": "::a def",
        "redex": "file { 'q': mode => 3 }",
        "contractum": "skip",
        "before": "⟦file { 'q': mode => 3 }⟧",
        "after": "skip",
        "change": {
            "kind": "added",
            "type": "file",
            "title": "q",
            "text": "v_C ␣ file { 'q': mode => 3 }",
        },
        "place": {"file": "manifest.pp", "line": 2, "column": 12},
    }  # fmt: skip


def test_the_state_of_a_run_as_data() -> None:
    (step,) = [step for step in start(MANIFEST) if step.rule.name == "ResDecl"]
    assert [str(scope) for scope in active_scopes(step)] == ["::", "::nd", "::a", "::a def"]
    state = state_to_data(step.before, active_scopes(step))
    assert state == {
        "scopes": [
            {"scope": "::", "parent": None, "active": True, "variables": {"z": "3"}},
            {"scope": "::nd", "parent": "::", "active": True, "variables": {}},
            {"scope": "::b", "parent": "::nd", "active": False, "variables": {"x": "1"}},
            {"scope": "::a", "parent": "::b", "active": True, "variables": {"y": "1"}},
            {"scope": "::a def", "parent": "::nd", "active": True, "variables": {"title": "'q'"}},
        ],
        "definitions": {
            "a": "DeclaredClass(::b)",
            "b": "DeclaredClass(::nd)",
            "d": "define d { file { $title: mode => $z } }",
        },
        "catalog": [],
    }


def test_every_step_can_be_written_as_json() -> None:
    for step in start(MANIFEST):
        data = [step_to_data(step), derivation_to_data(step), state_to_data(step.before)]
        assert json.loads(json.dumps(data)) == data
