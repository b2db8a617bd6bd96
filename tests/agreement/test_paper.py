"""The paper's Section 5: its table of results, on our corpus, against recorded outcomes.

Everything within μPuppet passes, and what is outside is reported as unsupported. Where μPuppet
and Puppet differ, the corpus lists the case with a reason, and it must differ.
"""

from __future__ import annotations

from functools import cache

import pytest

from mupuppet.comparison.cases import Case, find_cases, read_corpus
from mupuppet.comparison.compare import Comparison, Verdict, compare
from mupuppet.comparison.outcome import Compiled, Failed
from mupuppet.comparison.paper_evaluator import PaperEvaluator
from mupuppet.comparison.report import Report, describe
from tests.agreement.versions import DESCRIBED
from tests.paths import CORPUS, DOCS

ROOT = CORPUS / "paper"
CASES = find_cases([str(ROOT)])
BY_NAME = {case.name: case for case in CASES}

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
def comparison(case_name: str) -> Comparison:
    """A case, compared with what is recorded."""
    case = BY_NAME[case_name].for_puppet(DESCRIBED)
    expected = case.expected()
    assert expected is not None, f"{case_name}: nothing is recorded"
    return compare(case, expected, PaperEvaluator())


def comparisons() -> list[Comparison]:
    """All cases, compared with what is recorded."""
    return [comparison(name) for name in BY_NAME]


def below(directory: str) -> list[Comparison]:
    names = [name for name in BY_NAME if name.startswith(f"{directory}/")]
    return [comparison(name) for name in names]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_result_is_wrong(case: Case) -> None:
    """The first words of a case say whether Puppet rejects it, so that a reader sees it at once."""
    found = comparison(case.name)
    assert found.verdict is not Verdict.FAIL, describe(found)
    assert case.description
    assert case.description.startswith("Fails:") == isinstance(found.expected, Failed)


@pytest.mark.parametrize("directory", TABLE)
def test_the_table_has_at_least_the_papers_tests(directory: str) -> None:
    number, supported = TABLE[directory]
    verdicts = [each.verdict for each in below(directory)]
    assert len(verdicts) >= number
    expected = {
        ALL: {Verdict.PASS},
        PART: {Verdict.PASS, Verdict.UNSUPPORTED},
        NONE: {Verdict.UNSUPPORTED},
    }
    assert set(verdicts) == expected[supported]


@pytest.mark.parametrize("directory", ["statements", "resources", "classes", "nodes", "rules"])
def test_there_are_successes_and_failures(directory: str) -> None:
    kinds = {type(c.expected) for c in below(directory) if c.verdict is Verdict.PASS}
    assert kinds == {Compiled, Failed}


def test_features_outside_are_unsupported() -> None:
    assert {each.verdict for each in below("outside")} == {Verdict.UNSUPPORTED}


def test_errata_are_implemented_as_they_are_meant() -> None:
    assert {each.verdict for each in below("errata")} == {Verdict.PASS}


def test_limits_are_those_that_are_listed() -> None:
    listed = set(read_corpus(str(ROOT)).deviations["paper"])
    assert listed == {c.case.name for c in comparisons() if c.verdict is Verdict.DEVIATES}
    assert {each.verdict for each in below("limits")} == {Verdict.DEVIATES}


def test_every_file_has_a_title() -> None:
    titled = set(read_corpus(str(ROOT)).features)
    assert {case.feature for case in CASES} <= titled
    rows = Report("paper", comparisons()).rows()
    assert len(rows) == len(titled) + 1


def test_the_documentation_shows_the_table() -> None:
    """`mupuppet compare --format markdown tests/corpus/paper` prints it."""
    page = (DOCS / "corpus.md").read_text(encoding="utf-8")
    assert page.endswith(Report("paper", comparisons()).to_markdown())
