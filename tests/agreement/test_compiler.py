"""The compiler on its own corpus, against what real Puppet made of it.

A catalog must be Puppet's in all that an agent sees: resources, attributes with their types, what
is exported and what is sensitive, tags, containment and classes. A failure must be a failure, in
the same line if Puppet names one, and of the same kind if Puppet has a code for it. What is logged
on the way must be the same as well.
"""

from __future__ import annotations

from functools import cache

import pytest

from mupuppet.comparison.cases import Case, find_cases, read_corpus
from mupuppet.comparison.compare import Verdict, compare
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Compiled, Failed
from mupuppet.comparison.report import describe
from tests.agreement.versions import DESCRIBED, TESTED
from tests.paths import CORPUS
from tests.requirements import needs_ruby

ROOT = str(CORPUS / "compiler")
CASES = find_cases([ROOT])


#: Cases that must have the same outcome where all Ruby code is run by Ruby.
RUBY_CASES = [case for case in CASES if case.feature == "functions/ruby_values"]


@cache
def evaluator(ruby: str = "auto") -> CompilerEvaluator:
    return CompilerEvaluator(ruby)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_outcome_is_puppets(case: Case) -> None:
    assert case.description
    described = case.for_puppet(DESCRIBED).expected()
    assert case.description.startswith("Fails:") == isinstance(described, Failed), case.description
    for version in TESTED:
        _check(case.for_puppet(version))


@needs_ruby
@pytest.mark.parametrize("case", RUBY_CASES, ids=lambda case: case.name)
def test_the_outcome_is_puppets_with_the_worker(case: Case) -> None:
    _check(case, "always")


def _check(case: Case, ruby: str = "auto") -> None:
    expected = case.expected()
    assert expected is not None, "nothing is recorded: python -m tests.record --missing"
    comparison = compare(case, expected, evaluator(ruby))
    assert comparison.verdict is not Verdict.FAIL, f"{case.puppet}: {describe(comparison)}"
    if isinstance(expected, Failed) and comparison.verdict is Verdict.PASS:
        actual = comparison.actual
        assert isinstance(actual, Failed)
        # Only Puppet's issues have a code; other kinds are names of Ruby classes.
        if expected.kind is not None and expected.kind.isupper():
            assert actual.kind == expected.kind.lower().replace("_", "-")


def test_every_file_has_a_title() -> None:
    assert {case.feature for case in CASES} <= set(read_corpus(ROOT).features)


def test_every_listed_deviation_is_a_case() -> None:
    listed = {name for names in read_corpus(ROOT).deviations.values() for name in names}
    assert listed <= {case.name for case in CASES}


def test_there_are_many_successes_and_failures() -> None:
    expected = [case.for_puppet(DESCRIBED).expected() for case in CASES]
    assert sum(isinstance(outcome, Compiled) for outcome in expected) >= 500
    assert sum(isinstance(outcome, Failed) for outcome in expected) >= 300
