"""The paper's rules and the compiler agree on generated manifests; see `tests.oracle.paper`."""

import pytest

from mupuppet.comparison.cases import Case, find_cases
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Outcome
from mupuppet.comparison.paper_evaluator import PaperEvaluator
from mupuppet.semantics.registry import RULES
from tests.agreement.versions import DESCRIBED
from tests.oracle.paper import differences as d
from tests.oracle.paper.causes import causes
from tests.oracle.paper.differences import DIFFERENCES, PUPPET_BREAKS, Difference
from tests.oracle.paper.generated import Tally, compare_generated
from tests.paths import ROOT

DOCUMENTED = [*DIFFERENCES, PUPPET_BREAKS]


def test_where_the_rules_and_the_compiler_differ_the_reason_is_documented() -> None:
    tally = Tally(None)
    compare_generated(tally, cases=300, seed=20_261)
    assert tally.unexplained == []
    assert tally.counts["a catalog by the rules, the same by Puppet"] > 150
    assert tally.counts["a failure by the rules, the same by Puppet"] > 50
    assert tally.causes
    core = [rule.name for rule in RULES.values() if rule.layer == "core"]
    assert [name for name in core if not tally.rules[name]] == []


@pytest.mark.parametrize("difference", DOCUMENTED, ids=lambda it: it.name)
def test_every_difference_is_documented(difference: Difference) -> None:
    assert difference.row in (ROOT / difference.document).read_text(encoding="utf-8")


def ask_compiler(case: Case) -> Outcome:
    return CompilerEvaluator().evaluate(case)


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda it: it.name)
def test_the_case_of_a_difference_has_it_as_its_cause(difference: Difference) -> None:
    (case,) = find_cases([str(ROOT / difference.manifest)])
    case = case.for_puppet(DESCRIBED)
    recorded = case.expected()
    assert recorded is not None
    found = causes(case, recorded, ask_compiler, PaperEvaluator().view(case))
    assert difference in found


def test_a_difference_that_is_not_documented_has_no_cause() -> None:
    (case,) = find_cases([str(ROOT / d.MISSING_PART.manifest)])
    (other,) = find_cases([str(ROOT / d.STRING_INDEX.manifest)])
    recorded = other.for_puppet(DESCRIBED).expected()
    assert recorded is not None
    assert causes(case, recorded, ask_compiler, PaperEvaluator().view(case)) == frozenset()
