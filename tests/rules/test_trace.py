"""Steps, changes and scopes of a run, as text and as plain data."""

# ruff: noqa: RUF001  (the paper's letters)

import json

from mupuppet.semantics.print import format_inline
from mupuppet.semantics.trace import change_to_data, format_change, scope_views
from tests.rules.compiling import start

MANIFEST = """\
class b { $x = 1 }
define d { file { $title: mode => $z } }
class a inherits b { $y = $x d { 'q': } }
$z = 3
node default { include a }
"""


def test_steps_on_one_line() -> None:
    shown = [
        f"{step.number} {step.rule.name} [{step.before.α}] "
        + format_inline(step.statement_before(), mark=step.marked, limit=60)
        for step in start(MANIFEST)
        if step.rule.name != "SeqSkip"
    ]
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
        "18 LVar [::b] $y = ⟦$x⟧",
        "19 Assign [::a] ⟦$y = 1⟧",
        "21 Def [::a] ⟦d { 'q': }⟧",
        "22 Assign [::a def] ⟦$title = 'q'⟧",
        "25 LVar [::a def] file { ⟦$title⟧: mode => $z }",
        "26 LVar [::] file { 'q': mode => ⟦$z⟧ }",
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


def test_scopes_with_their_parents_and_variables() -> None:
    (step,) = [step for step in start(MANIFEST) if step.rule.name == "ResDecl"]
    shown = [
        (str(view.scope), str(view.parent), {x: format_inline(v) for x, v in view.variables})
        for view in scope_views(step.before.σ, step.before.κ)
    ]
    assert shown == [
        ("::", "None", {"z": "3"}),
        ("::nd", "::", {}),
        ("::b", "::nd", {"x": "1"}),
        ("::a", "::b", {"y": "1"}),
        ("::a def", "::nd", {"title": "'q'"}),
    ]


def test_every_change_can_be_written_as_json() -> None:
    changes = [change_to_data(step.change) for step in start(MANIFEST) if step.change is not None]
    assert json.loads(json.dumps(changes)) == changes
    assert changes[-2] == {
        "kind": "added",
        "type": "file",
        "title": "q",
        "text": "v_C ␣ file { 'q': mode => 3 }",
    }
