"""The compiler on its own corpus, against what real Puppet made of it.

A catalog must be Puppet's in all that an agent sees: resources, attributes with their types, what
is exported and what is sensitive, tags, containment and classes. A failure must be a failure, in
the same line if Puppet names one, and of the same kind if Puppet has a code for it. What is logged
on the way must be the same as well.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mupuppet.comparison.cases import Case, find_cases, read_corpus
from mupuppet.comparison.compare import Comparison, Verdict, compare
from mupuppet.comparison.full import CompilerEvaluator
from mupuppet.comparison.outcome import Compiled, Failed
from mupuppet.comparison.records import Records, stale
from mupuppet.comparison.report import describe

ROOT = Path(__file__).resolve().parent / "corpus" / "compiler"
CASES = find_cases([str(ROOT)])


@cache
def comparisons() -> dict[str, Comparison]:
    """All cases, compared with what is recorded."""
    records, evaluator = Records(), CompilerEvaluator()
    results = {}
    for case in CASES:
        recorded = records.find(case)
        if recorded is not None:
            results[case.name] = compare(case, recorded, evaluator)
    return results


def test_every_case_has_a_record_and_every_record_a_case() -> None:
    assert [case.name for case in CASES if case.name not in comparisons()] == []
    assert stale(CASES) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_outcome_is_puppets(case: Case) -> None:
    comparison = comparisons()[case.name]
    assert comparison.verdict is not Verdict.FAIL, describe(comparison)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_kind_of_a_failure_is_puppets(case: Case) -> None:
    comparison = comparisons()[case.name]
    expected, actual = comparison.expected, comparison.actual
    if isinstance(expected, Failed) and comparison.verdict is Verdict.PASS:
        assert isinstance(actual, Failed)
        # Only Puppet's issues have a code; other kinds are names of Ruby classes.
        if expected.kind is not None and expected.kind.isupper():
            assert actual.kind == expected.kind.lower().replace("_", "-")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_case_says_what_it_shows(case: Case) -> None:
    assert case.description
    outcome = comparisons()[case.name].expected
    assert case.description.startswith("Fails:") == isinstance(outcome, Failed), case.description


def test_every_folder_has_a_title() -> None:
    assert {case.feature for case in CASES} <= set(read_corpus(str(ROOT)).features)


def test_there_are_many_successes_and_failures() -> None:
    expected = [comparison.expected for comparison in comparisons().values()]
    assert sum(isinstance(outcome, Compiled) for outcome in expected) >= 500
    assert sum(isinstance(outcome, Failed) for outcome in expected) >= 300
