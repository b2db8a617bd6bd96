"""Verdicts, records and the table, with evaluators that are made for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mupuppet.basics.records import Record, field
from mupuppet.comparison.case_files import (
    CaseFile,
    StoredCase,
    read_case_file,
    write_case_file,
)
from mupuppet.comparison.cases import Case, CaseError, Corpus, Deviation, find_cases
from mupuppet.comparison.catalogs import NormalCatalog, NormalResource, View
from mupuppet.comparison.compare import Comparison, Verdict, compare
from mupuppet.comparison.outcome import (
    Broken,
    Compiled,
    Failed,
    Feature,
    Log,
    Outcome,
    Unsupported,
    from_data,
    summary,
    to_data,
)
from mupuppet.comparison.records import record
from mupuppet.comparison.report import Report, describe


def catalog(*titles: str) -> Compiled:
    return Compiled(NormalCatalog.of(NormalResource("Notify", title) for title in titles))


FAILED = Failed("wrong", kind="SOME_ISSUE", line=3, column=1)
OUTSIDE = Unsupported((Feature("lambda", 1, 7),))
BROKEN = Broken("no answer within 30 seconds")


class Fixed(Record, frozen=False):
    """An evaluator that makes the same of everything."""

    outcome: Outcome
    seen: View = field(default_factory=View)
    name: str = "fixed"

    def evaluate(self, case: Case) -> Outcome:
        return self.outcome

    def view(self, case: Case) -> View:
        return self.seen


def case(name: str = "a/one.pp", **corpus: Any) -> Case:
    return Case(f"/corpus/{name}", Corpus("/corpus", **corpus), "")


@pytest.mark.parametrize(
    ("expected", "actual", "verdict"),
    [
        (catalog("x", "y"), catalog("y", "x"), Verdict.PASS),
        (catalog("x"), catalog("y"), Verdict.FAIL),
        (catalog("x"), FAILED, Verdict.FAIL),
        (FAILED, catalog("x"), Verdict.FAIL),
        (FAILED, FAILED, Verdict.PASS),
        (FAILED, Failed("elsewhere", line=4), Verdict.FAIL),
        (catalog("x"), OUTSIDE, Verdict.UNSUPPORTED),
        (FAILED, OUTSIDE, Verdict.UNSUPPORTED),
        (BROKEN, catalog("x"), Verdict.FAIL),
        (catalog("x"), BROKEN, Verdict.FAIL),
        (BROKEN, BROKEN, Verdict.FAIL),
    ],
)
def test_verdicts(expected: Outcome, actual: Outcome, verdict: Verdict) -> None:
    comparison = compare(case(), expected, Fixed(actual))
    assert comparison.verdict is verdict
    assert bool(comparison.differences) == (verdict is Verdict.FAIL)


def test_a_view_may_leave_out_the_line_of_a_failure() -> None:
    evaluator = Fixed(Failed("elsewhere", line=4), View(error_lines=False))
    assert compare(case(), FAILED, evaluator).verdict is Verdict.PASS


def test_logs_are_compared_unless_the_view_leaves_them_out() -> None:
    expected = Failed("no", line=3, logs=(Log("warning", "one\n   (file & line not available)"),))
    same = Failed("no", line=3, logs=(Log("info", "a detail"), Log("warning", "one")))
    other = Failed("no", line=3, logs=(Log("warning", "two"),))
    assert compare(case(), expected, Fixed(same)).verdict is Verdict.PASS
    comparison = compare(case(), expected, Fixed(other))
    assert comparison.verdict is Verdict.FAIL
    assert comparison.differences == ("logged is warning: two, Puppet has warning: one",)
    assert compare(case(), expected, Fixed(other, View(logs=False))).verdict is Verdict.PASS


KNOWN = {"fixed": {"a/one.pp": Deviation("known reason", "docs/known.md")}}


@pytest.mark.parametrize(
    ("expected", "actual", "verdict"),
    [
        (catalog("x"), catalog("y"), Verdict.DEVIATES),
        (catalog("x"), FAILED, Verdict.DEVIATES),
        (catalog("x"), catalog("x"), Verdict.FAIL),
        (FAILED, FAILED, Verdict.FAIL),
        (catalog("x"), OUTSIDE, Verdict.FAIL),
        (catalog("x"), BROKEN, Verdict.FAIL),
        (BROKEN, catalog("x"), Verdict.FAIL),
    ],
)
def test_a_listed_case_must_deviate(expected: Outcome, actual: Outcome, verdict: Verdict) -> None:
    comparison = compare(case(deviations=KNOWN), expected, Fixed(actual))
    assert comparison.verdict is verdict
    assert comparison.differences


def test_deviations_belong_to_one_evaluator() -> None:
    other = Fixed(catalog("y"), name="other")
    assert compare(case(deviations=KNOWN), catalog("x"), other).verdict is Verdict.FAIL


@pytest.mark.parametrize(
    ("outcome", "text"),
    [
        (catalog("x"), "a catalog with 1 resource"),
        (catalog("x", "y"), "a catalog with 2 resources"),
        (FAILED, "failure in line 3: wrong"),
        (Failed("wrong"), "failure: wrong"),
        (OUTSIDE, "unsupported: lambda (1:7)"),
        (BROKEN, "no outcome: no answer within 30 seconds"),
    ],
)
def test_summaries(outcome: Outcome, text: str) -> None:
    assert summary(outcome) == text


def test_outcomes_are_written_and_read() -> None:
    logs = (Log("warning", "careful", line=2), Log("notice", "hello"))
    resource = NormalResource("File", "/a", {"mode": "0644", "x": [1, 1.5, None]}, frozenset("ab"))
    compiled = Compiled(NormalCatalog.of([resource], [("a", "b")], ["c"]), logs)
    assert from_data(to_data(compiled)) == compiled
    failed = Failed("wrong", "KIND", "Cause", 1, 2, "a.pp", logs)
    assert from_data(to_data(failed)) == failed
    assert to_data(Failed("wrong")) == {"ok": False, "error": {"message": "wrong"}}


# --- Records


def cases_in(directory: Path) -> list[Case]:
    """Two cases of a file and one of another."""
    for path, names in {"a.cases": ["one.pp", "two.pp"], "b.cases": ["other.pp"]}.items():
        cases = {name: StoredCase(name, b"notify { 'x': }\n") for name in names}
        write_case_file(directory / path, CaseFile("", cases))
    return find_cases([str(directory)])


def test_outcomes_are_recorded_in_the_files_of_the_cases(tmp_path: Path) -> None:
    one, _, other = cases_in(tmp_path)
    changed = record([(one, catalog("x")), (other, FAILED)], "8.10.0")
    assert changed == [str(tmp_path / name) for name in ("a.cases", "b.cases")]
    one, two, other = find_cases([str(tmp_path)])
    assert one.expected() == catalog("x")
    assert two.expected() is None
    assert other.expected() == FAILED
    assert read_case_file(changed[0]).puppet == "8.10.0"


def test_recording_again_changes_nothing(tmp_path: Path) -> None:
    one, *_ = cases_in(tmp_path)
    assert record([(one, catalog("x", "y"))], "8.10.0")
    assert record([(one, catalog("y", "x"))], "8.10.0") == []


def test_recording_keeps_the_outcomes_of_other_cases(tmp_path: Path) -> None:
    one, two, _ = cases_in(tmp_path)
    record([(one, catalog("x")), (two, FAILED)], "8.10.0")
    record([(one, catalog("y"))], "8.10.0")
    one, two, _ = find_cases([str(tmp_path)])
    assert one.expected() == catalog("y")
    assert two.expected() == FAILED


def test_a_manifest_on_its_own_cannot_be_recorded(tmp_path: Path) -> None:
    (tmp_path / "one.pp").write_text("notify { 'x': }\n")
    cases = find_cases([str(tmp_path)])
    with pytest.raises(CaseError, match="can be recorded"):
        record([(case, FAILED) for case in cases], "8.10.0")


# --- The table


def report() -> Report:
    features = {"features": {"b": "Letter B", "b/x": "B, X", "a": "Letter A"}}

    def result(name: str, verdict: Verdict) -> Comparison:
        return Comparison(case(name, **features), catalog("x"), FAILED, verdict, ("differs",))

    return Report(
        "fixed",
        [
            result("a/one.pp", Verdict.PASS),
            result("a/two.pp", Verdict.FAIL),
            result("b/x/three.pp", Verdict.UNSUPPORTED),
            result("b/y_z/four.pp", Verdict.PASS),
        ],
    )


def test_the_table_in_text() -> None:
    assert (
        report().to_text()
        == """\
Feature   Tests  Pass  Unsupported  Fail
----------------------------------------
Letter B      2     1            1     0
  B, X        1     0            1     0
  Y z         1     1            0     0
Letter A      2     1            0     1
----------------------------------------
All           4     2            1     1
"""
    )


def test_the_table_in_markdown() -> None:
    assert report().to_markdown().splitlines()[:4] == [
        "| Feature | Tests | Pass | Unsupported | Fail |",
        "| --- | ---: | ---: | ---: | ---: |",
        "| Letter B | 2 | 1 | 1 | 0 |",
        "| &emsp;B, X | 1 | 0 | 1 | 0 |",
    ]


def test_the_table_as_data() -> None:
    data = report().to_data()
    assert data["evaluator"] == "fixed"
    assert data["rows"][0] == {
        "feature": "Letter B",
        "depth": 0,
        "tests": 2,
        "pass": 1,
        "unsupported": 1,
        "deviates": 0,
        "fail": 0,
    }
    assert data["cases"][1] == {
        "case": "a/two.pp",
        "verdict": "fail",
        "puppet": {"ok": True, "resources": 1},
        "ours": {"ok": False, "error": to_data(FAILED)["error"]},
        "differences": ["differs"],
    }


def test_known_deviations_have_a_column_only_if_there_are_some() -> None:
    deviation = compare(case(deviations=KNOWN), catalog("x"), Fixed(FAILED))
    header = Report("fixed", [deviation]).to_text().splitlines()[0]
    assert header.split() == ["Feature", "Tests", "Pass", "Unsupported", "Deviates", "Fail"]
    assert "Deviates" not in report().to_text()


def test_a_comparison_in_words() -> None:
    comparison = compare(case(deviations=KNOWN), catalog("x"), Fixed(FAILED))
    assert (
        describe(comparison)
        == """\
deviates: a/one.pp
  Puppet: a catalog with 1 resource
  ours: failure in line 3: wrong
  known: known reason (see docs/known.md)
"""
    )
