"""The paper's Section 5: its table of results, on our corpus, against recorded outcomes.

Everything within μPuppet passes, and what is outside is reported as unsupported. Where μPuppet
and Puppet differ, the corpus lists the case with a reason, and it must differ.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mupuppet.comparison.cases import Case, find_cases, read_corpus
from mupuppet.comparison.compare import Comparison, Verdict, compare
from mupuppet.comparison.outcome import Compiled, Failed
from mupuppet.comparison.paper import PaperEvaluator
from mupuppet.comparison.records import Records, stale
from mupuppet.comparison.report import Report, describe

ROOT = Path(__file__).resolve().parent / "corpus" / "paper"
CASES = find_cases([str(ROOT)])

#: The paper's table: the number of tests, and whether μPuppet supports the feature. Some features
#: are supported in part; there the paper has both kinds of tests.
ALL, PART, NONE = "all", "part", "none"
TABLE = {
    "statements": (11, ALL),
    "statements/assignment": (2, ALL),
    "statements/case": (1, ALL),
    "statements/if": (4, ALL),
    "statements/unless": (4, ALL),
    "resources": (18, PART),
    "resources/basics": (2, ALL),
    "resources/variables": (3, ALL),
    "resources/defined_types": (5, ALL),
    "resources/virtual": (1, NONE),
    "resources/defaults": (1, NONE),
    "resources/extension": (4, NONE),
    "resources/ordering": (2, PART),
    "classes": (32, PART),
    "classes/basics": (4, ALL),
    "classes/inheritance": (3, ALL),
    "classes/scope": (2, ALL),
    "classes/variables": (6, ALL),
    "classes/parameters": (6, ALL),
    "classes/overriding": (5, NONE),
    "classes/nesting": (6, PART),
    "nodes": (8, ALL),
    "collectors": (9, NONE),
    "collectors/basics": (1, NONE),
    "collectors/references": (3, NONE),
    "collectors/order": (5, NONE),
}


@cache
def comparisons() -> dict[str, Comparison]:
    """All cases, compared with what is recorded."""
    records, evaluator = Records(), PaperEvaluator()
    results = {}
    for case in CASES:
        recorded = records.find(case)
        if recorded is not None:
            results[case.name] = compare(case, recorded, evaluator)
    return results


def below(folder: str) -> list[Comparison]:
    return [c for c in comparisons().values() if f"{c.case.feature}/".startswith(f"{folder}/")]


def test_every_case_has_a_record_and_every_record_a_case() -> None:
    assert [case.name for case in CASES if case.name not in comparisons()] == []
    assert stale(CASES) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_result_is_wrong(case: Case) -> None:
    comparison = comparisons()[case.name]
    assert comparison.verdict is not Verdict.FAIL, describe(comparison)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_case_says_what_it_shows(case: Case) -> None:
    """The first words say whether Puppet rejects it, so that a reader need not look it up."""
    assert case.description
    outcome = comparisons()[case.name].expected
    assert case.description.startswith("Fails:") == isinstance(outcome, Failed), case.description


@pytest.mark.parametrize("folder", TABLE)
def test_the_table_has_at_least_the_papers_tests(folder: str) -> None:
    number, supported = TABLE[folder]
    verdicts = [comparison.verdict for comparison in below(folder)]
    assert len(verdicts) >= number
    expected = {
        ALL: {Verdict.PASS},
        PART: {Verdict.PASS, Verdict.UNSUPPORTED},
        NONE: {Verdict.UNSUPPORTED},
    }
    assert set(verdicts) == expected[supported]


@pytest.mark.parametrize("folder", ["statements", "resources", "classes", "nodes", "rules"])
def test_there_are_successes_and_failures(folder: str) -> None:
    kinds = {type(c.expected) for c in below(folder) if c.verdict is Verdict.PASS}
    assert kinds == {Compiled, Failed}


def test_features_outside_are_unsupported() -> None:
    assert {comparison.verdict for comparison in below("outside")} == {Verdict.UNSUPPORTED}


def test_errata_are_implemented_as_they_are_meant() -> None:
    assert {comparison.verdict for comparison in below("errata")} == {Verdict.PASS}


def test_limits_are_those_that_are_listed() -> None:
    listed = set(read_corpus(str(ROOT)).deviations["paper"])
    assert listed == {c.case.name for c in comparisons().values() if c.verdict is Verdict.DEVIATES}
    assert {comparison.verdict for comparison in below("limits")} == {Verdict.DEVIATES}


def test_every_folder_has_a_title() -> None:
    titled = set(read_corpus(str(ROOT)).features)
    assert {case.feature for case in CASES} <= titled
    rows = Report("paper", list(comparisons().values())).rows()
    assert len(rows) == len(titled) + 1


def test_the_documentation_shows_the_table() -> None:
    """`mupuppet compare --format markdown tests/corpus/paper` prints it."""
    page = (ROOT.parents[2] / "docs" / "corpus.md").read_text(encoding="utf-8")
    assert page.endswith(Report("paper", list(comparisons().values())).to_markdown())
