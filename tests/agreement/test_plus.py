"""μPuppet⁺ against the recorded outcomes of the paper's corpus, and against the compiler."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from mupuppet.comparison.cases import read_corpus
from mupuppet.comparison.compare import Comparison, Verdict, compare
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.paper_evaluator import PlusEvaluator
from mupuppet.comparison.report import describe
from tests.agreement.test_paper import BY_NAME, TABLE
from tests.agreement.test_paper import comparison as core_comparison
from tests.agreement.versions import DESCRIBED
from tests.oracle.paper.plus import case_of, disagreement
from tests.paths import CORPUS, DOCS
from tests.properties.choices import RandomChoices
from tests.properties.plus_manifests import LAYERS, plus_manifest

#: The rows that the paper's own rules do not run.
ROWS = (
    "resources/virtual", "resources/defaults", "resources/extension", "resources/ordering",
    "classes/overriding", "collectors/basics", "collectors/references", "collectors/order",
)  # fmt: skip


#: What the rules get wrong, since they are always strict about variables.
DIFFERENT = {"classes/nesting/nested_scope.pp"}


@cache
def comparison(name: str) -> Comparison:
    case = BY_NAME[name].for_puppet(DESCRIBED)
    expected = case.expected()
    assert expected is not None
    return compare(case, expected, PlusEvaluator())


def names(row: str) -> list[str]:
    return [name for name in BY_NAME if name.startswith(f"{row}/")]


@pytest.mark.parametrize("row", ROWS)
def test_the_rows_that_the_paper_leaves_out(row: str) -> None:
    verdicts = {name: comparison(name).verdict for name in names(row)}
    passed = [name for name, verdict in verdicts.items() if verdict is Verdict.PASS]
    assert passed
    assert Verdict.FAIL not in verdicts.values()


def test_features_that_the_paper_leaves_out() -> None:
    verdicts = [comparison(name).verdict for name in names("outside")]
    assert verdicts.count(Verdict.PASS) > 10
    assert Verdict.FAIL not in verdicts


@pytest.mark.parametrize("row", ["statements", "resources", "classes", "nodes", "rules", "sugar"])
def test_what_the_core_runs_is_run_as_well(row: str) -> None:
    wrong = [comparison(name) for name in names(row) if name not in DIFFERENT]
    assert [describe(each) for each in wrong if each.verdict is Verdict.FAIL] == []


@pytest.mark.parametrize("layers", [*LAYERS, "defaults overrides virtual"])
def test_the_rules_agree_with_the_compiler(layers: str) -> None:
    """Each layer by itself; `python -m tests.oracle.paper.plus` makes thousands of all together."""
    choices, compiler, plus = RandomChoices(Random(layers)), CompilerEvaluator(), PlusEvaluator()
    for _ in range(25):
        case = case_of(plus_manifest(choices, tuple(layers.split())))
        found = disagreement(case, plus.evaluate(case), compiler.evaluate(case))
        assert found is None, f"{found}\n{case.code}"


#: The paper's table: the tests that pass, by row.
PAPER = {
    "statements": 11, "statements/assignment": 2, "statements/case": 1, "statements/if": 4,
    "statements/unless": 4, "resources": 11, "resources/basics": 2, "resources/variables": 3,
    "resources/defined_types": 5, "resources/virtual": 0, "resources/defaults": 0,
    "resources/extension": 0, "resources/ordering": 1, "classes": 22, "classes/basics": 4,
    "classes/inheritance": 3, "classes/scope": 2, "classes/variables": 6, "classes/parameters": 6,
    "classes/overriding": 0, "classes/nesting": 1, "nodes": 8, "collectors": 0,
    "collectors/basics": 0, "collectors/references": 0, "collectors/order": 0,
}  # fmt: skip


def table() -> str:
    """The paper's Table 1 beside ours, by its own categories."""
    titles = read_corpus(str(CORPUS / "paper")).features
    lines = []
    for row, (tests, _) in TABLE.items():
        ours = names(row)
        core = sum(core_comparison(name).verdict is Verdict.PASS for name in ours)
        plus = sum(comparison(name).verdict is Verdict.PASS for name in ours)
        title = ("&emsp;" if "/" in row else "") + titles[row]
        lines.append(f"| {title} | {tests} | {PAPER[row]} | {len(ours)} | {core} | {plus} |\n")
    return "".join(lines)


def test_the_documentation_shows_the_papers_table_beside_ours() -> None:
    assert table() in (DOCS / "paper-plus.md").read_text(encoding="utf-8")
