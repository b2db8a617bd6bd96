"""The compact form of a run: from it, everything that a page shows can be put together again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from mupuppet.comparison.cases import Case, find_cases
from mupuppet.semantics.environments import DeclaredClass
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.print import format_inline, format_term
from mupuppet.semantics.run import Result, run
from mupuppet.semantics.step import plug
from mupuppet.semantics.terms import Manifest
from mupuppet.semantics.translate import definitions_first, translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.traces.compact import Compactor, Record
from tests.paths import CORPUS
from tests.properties.semantics_strategies import manifests

pytestmark = pytest.mark.slow


class Reader:
    """Puts a run together from records, as the page does."""

    def __init__(self) -> None:
        self.texts: list[Any] = []
        self.frames: list[Any] = []
        self.variables: dict[tuple[str, str], str] = {}
        self.definitions: dict[str, str] = {}
        self.catalog: list[str] = []

    def read(self, record: Record) -> Any:
        """Enter a text or frame; the record itself if it is a step or the end."""
        record = json.loads(json.dumps(record))
        if isinstance(record, str):
            self.texts.append(record)
        elif "t" in record or "end" in record:
            return record
        elif "f" in record:
            self.frames.append(record)
        else:
            self.texts.append(record)
        return None

    def text(self, number: int) -> str:
        parts = []
        while not isinstance(record := self.texts[number], str) and "q" in record:
            parts.append(self.text(record["q"][0]))
            number = record["q"][1]
        if isinstance(record, str):
            parts.append(record)
        elif "m" in record:
            parts.append(record["m"])
        else:
            parts.append(_in_scope(record["s"], self.text(record["b"])))
        return "\n".join(parts)

    def whole(self, record: Any) -> str:
        """The whole term, with the redex between ⟦ and ⟧."""
        if "n" in record:
            term = "⟦skip⟧\n" + self.text(record["n"])
        elif "p" in record:
            before, redex, after = (self.text(record[part]) for part in "pxq")
            term = f"{before}⟦{redex}⟧{after}"
        else:
            term = f"⟦{self.text(record['x'])}⟧"
        at = record["f"]
        while at >= 0:
            frame = self.frames[at]
            if "n" in frame:
                term += "\n" + self.text(frame["n"])
            elif "s" in frame:
                term = _in_scope(frame["s"], term)
            at = frame["f"]
        return term

    def change(self, record: Any) -> None:
        """Make the change of a step."""
        match record.get("d", [""])[1:]:
            case ["bind", scope, name, value]:
                self.variables[scope, name] = self.text(value)
            case ["clear", scope, _]:
                self.variables = {k: v for k, v in self.variables.items() if k[0] != scope}
            case ["define", name, definition]:
                self.definitions[name] = definition
            case ["declare", name, parent]:
                self.definitions[name] = f"DeclaredClass({parent})"
            case ["add", resource]:
                self.catalog.append(self.text(resource))
            case other:
                assert other == []


def _in_scope(scope: str, body: str) -> str:
    return f"scope ({scope}) {{\n  " + body.replace("\n", "\n  ") + "\n}"


def compact(
    text: str, *, facts: dict[str, Any] | None = None, limit: int = 150, terms: bool = True
) -> tuple[Reader, list[Any], Result]:
    """Run a manifest and read its records again; `terms` compares each term with the original."""
    source = SourceFile(text, "manifest.pp")
    translation = translate(parse(source).program, source)
    assert translation.manifest is not None
    σ = variables_from_facts(facts or {}).σ
    manifest = definitions_first(translation.manifest)
    running = run(manifest, node="node.example", variables=σ, step_limit=limit)
    compactor = Compactor(source, "node.example")
    reader = Reader()
    reader.variables = {(str(α), x): format_inline(v) for α, x, v in σ.bindings()}
    records = []
    for step in running:
        *others, last = compactor.records(step)
        assert all(reader.read(record) is None for record in others)
        record = reader.read(last)
        if terms:
            assert reader.whole(record) == format_term(step.whole_before(), mark=step.marked)
        reader.change(record)
        records.append(record)
    assert running.result is not None
    *others, last = compactor.ending(running.result)
    assert all(reader.read(record) is None for record in others)
    records.append(reader.read(last))
    return reader, records, running.result


def is_within(case: Case) -> bool:
    source = SourceFile(case.code, case.name)
    parsed = parse(source)
    return parsed.ok and translate(parsed.program, source).manifest is not None


@pytest.mark.parametrize(
    "case",
    [case for case in find_cases([str(CORPUS / "paper")]) if is_within(case)],
    ids=lambda case: case.name,
)
def test_the_corpus(case: Case) -> None:
    reader, records, result = compact(case.code, facts={"osfamily": "Debian"})
    assert reader.variables == {(str(α), x): format_inline(v) for α, x, v in result.σ.bindings()}
    assert sorted(reader.definitions) == [a for a, _ in result.κ.definitions()]
    declared = {a for a, d in result.κ.definitions() if isinstance(d, DeclaredClass)}
    assert declared == {a for a, d in reader.definitions.items() if d.startswith("DeclaredClass")}
    assert reader.catalog == [format_term(resource) for resource in result.v_C]
    end = records[-1]["end"]
    assert (end["status"], end["steps"]) == (result.status.value, result.steps)
    if result.stuck is not None:
        shown = reader.whole(end).replace("⟦", "").replace("⟧", "")
        assert shown == format_term(plug(result.stuck.term, result.stuck.frames))


@given(manifests())
@settings(max_examples=60)
def test_generated_manifests(manifest: Manifest) -> None:
    reader, _, result = compact(format_term(manifest))
    assert reader.variables == {(str(α), x): format_inline(v) for α, x, v in result.σ.bindings()}
    assert reader.catalog == [format_term(resource) for resource in result.v_C]


def test_a_run_takes_room_in_proportion_to_its_length() -> None:
    sizes = []
    for statements in (100, 400):
        code = "".join(
            f"$x{n} = {n} + 1\nfile {{ '/f{n}': mode => $x{n} }}\n" for n in range(statements)
        )
        reader, records, _ = compact(code, limit=100_000, terms=False)
        sizes.append(
            sum(len(json.dumps(each)) for each in [*reader.texts, *reader.frames, *records])
        )
    assert sizes[1] < 4.6 * sizes[0]


def test_places_count_utf16_units() -> None:
    _, records, _ = compact("$a = '😀' $b = '😀x'\n$c = $b")
    places = [record["o"] for record in records[:-1] if "o" in record]
    # A smiling face is one character for Python and two units for JavaScript.
    assert places == [[0, 9], [10, 20], [26, 28], [21, 28]]


def test_steps_have_what_the_picture_of_scopes_needs() -> None:
    code = "class b { $x = 1 } class a inherits b { $y = $x $z = $::b::x } include a $w = $::q"
    _, records, _ = compact(code, facts={"q": 1})
    reads = {
        record["v"][1]: (record["v"], record.get("w")) for record in records[:-1] if "v" in record
    }
    assert reads == {"x": (["::b", "x"], None), "q": (["::", "q"], None)}
    searched = [(record["w"], record["a"]) for record in records[:-1] if "w" in record]
    assert searched == [(["::a"], "::b")]


def test_long_derivations_are_cut_in_the_middle() -> None:
    code = "file { 'f': " + ", ".join(f"a{n} => 1" for n in range(60)) + ", z => 1 + 1 }"
    _, records, _ = compact(code)
    (rows,) = [record["t"] for record in records[:-1] if record["r"] == "ArithValue"]
    names = [row.get("r", row.get("omitted")) for row in rows]
    assert names[:3] == ["ResStep", "ResStepI", "ResStepIII"]
    assert names[-2:] == ["ResStepII", "ArithValue"]
    assert names[10] == 43
    assert len(names) == 22


def test_the_end_of_a_stuck_run_has_the_place_and_the_reasons() -> None:
    _, records, _ = compact("class a { $y = $x } include a")
    end = records[-1]["end"]
    assert end["status"] == "stuck"
    assert end["o"] == [15, 17]
    assert (end["w"], end["a"]) == (["::a"], "::")
    (problem,) = end["diagnostics"]
    assert problem["message"] == "`$x` is not bound in ::a nor in its ancestors ::"
    assert problem["at"] == "1:16"


def test_only_rules_that_are_used_are_described() -> None:
    _, records, _ = compact("$x = 1")
    assert list(records[-1]["rules"]) == ["Assign", "TopScope"]
    assert "─── Assign" in records[-1]["rules"]["Assign"]["drawing"]
