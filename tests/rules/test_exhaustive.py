"""Every form on every kind of value: exactly one rule applies, or the stuck term is explained.

Hypothesis finds surprises by luck; here is, without luck, what can be enumerated.
"""

from itertools import product

import pytest

from mupuppet.basics.records import replace
from mupuppet.semantics import terms
from mupuppet.semantics.auxiliary import TargetNode
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import RULES, Judgement
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.step import Machine, all_steps
from mupuppet.semantics.stuck import Stuck
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import Expression, Operator
from tests.rules.notation import read_expression

OPERATORS: tuple[Operator, ...] = (
    "+", "-", "*", "/", "%", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "and", "or",
)  # fmt: skip
#: A value of each kind, a few with special roles, and expressions that step ($x) or not ($y).
PARTS = [
    read_expression(text)
    for text in (
        "0", "2", "''", "'a'", "true", "false", "[]", "[1]", "{ }", "{ 'a' => 1 }",
        "File['a']", "File[1]", "$x", "$y", "1 + 1", "!$x", "[$x]", "1 ? { 1 => 2 }", "[1][0]",
        "1.5", '"a${x}"',
    )
]  # fmt: skip


def follow(judgement: Judgement, term: Term) -> set[str]:
    """Run a term to its end, one rule at a time; the names of the rules that applied."""
    σ = VariableEnvironment.of({(TOP, "x"): terms.TRUE})
    c = Configuration(σ, DefinitionEnvironment(), Catalog(), term, TOP, TargetNode("n"))
    machine = Machine(judgement, c)
    used: set[str] = set()
    while step := machine.advance():
        whole = replace(step.before, term=step.whole_before(), α=TOP)
        assert [found.rules for found in all_steps(judgement, whole)] == [step.rules]
        used |= set(step.rules)
    if not machine.is_done:
        c = machine.configuration
        assert all_steps(machine.judgement, c) == []
        assert Stuck.of(machine).diagnostic().id != "stuck", format_inline(term)
    return used


@pytest.mark.parametrize("operator", OPERATORS)
def test_operations(operator: Operator) -> None:
    used = set()
    for left, right in product(PARTS, PARTS):
        used |= follow(Judgement.EXPRESSION, terms.Operation(operator, left, right))
    assert used >= {rule.name for rule in RULES.values() if rule.subjects == (operator,)}


def test_other_expressions() -> None:
    def selector(control: Expression, label: terms.CaseLabel) -> Expression:
        last = terms.Match(terms.Default(), terms.Integer(1), terms.NO_MATCHES)
        return terms.Selector(control, terms.Match(label, terms.Integer(2), last))

    used = set()
    for one in PARTS:
        used |= follow(Judgement.EXPRESSION, terms.Not(one))
        used |= follow(Judgement.EXPRESSION, terms.ResourceReference("file", one))
        used |= follow(Judgement.EXPRESSION, selector(one, terms.Default()))
    for one, other in product(PARTS, PARTS):
        used |= follow(Judgement.EXPRESSION, terms.Access(one, other))
        used |= follow(Judgement.EXPRESSION, terms.Array(terms.elements([one, other])))
        used |= follow(Judgement.EXPRESSION, terms.Hash(terms.entries([("a", one), ("b", other)])))
        used |= follow(Judgement.EXPRESSION, selector(one, other))
    assert used >= {
        "NotStep", "NotValueI", "NotValueII", "RefRes", "SControl", "SCase", "SChooseI",
        "SChooseII", "SDefault", "DeRefExp", "DeRefIndex", "DeRefArray", "DeRefHash", "ArrExp",
        "ArrEleI", "ArrEleII", "HaExp", "HEleI", "HEleII", "LVar",
    }  # fmt: skip


@pytest.mark.parametrize("judgement", [Judgement.STATEMENT, Judgement.MANIFEST])
def test_every_kind_of_expression_is_a_statement(judgement: Judgement) -> None:
    kinds = {type(part) for part in PARTS} | {terms.TopVariable, terms.QualifiedVariable}
    kinds.add(terms.Undef)  # of μPuppet⁺
    assert kinds == set(terms.EXPRESSION_CLASSES)
    for part in PARTS:
        used = follow(judgement, part)
        assert "ExprStep" in used or "Expr" in used or part == terms.Variable("y")


def test_statements() -> None:
    def branch(label: terms.CaseLabel) -> terms.Cases:
        return terms.Branch(label, terms.Include("a"), terms.NO_CASES)

    used = set()
    for one in PARTS:
        for statement in (
            one,
            terms.Assignment("z", one),
            terms.If(one, terms.SKIP, terms.SKIP),
            terms.Unless(one, terms.SKIP),
            terms.Case(one, terms.NO_CASES),
            terms.Case(one, branch(terms.Default())),
        ):
            used |= follow(Judgement.STATEMENT, statement)
    for one, other in product(PARTS, PARTS):
        body = terms.ResourceBody(one, terms.entries([("mode", other), ("owner", one)]))
        used |= follow(Judgement.STATEMENT, terms.Resource("file", body))
        used |= follow(Judgement.STATEMENT, terms.DefinedResource("d", body))
        used |= follow(Judgement.STATEMENT, terms.Case(one, branch(other)))
    assert used >= {
        "ExprStep", "Expr", "AssignStep", "Assign", "IfStep", "IfT", "IfF", "UnlessStep",
        "UnlessT", "UnlessF", "CaseStep1", "CaseStep2", "CaseMatch", "CaseNoMatch", "CaseDefault",
        "CaseDone", "ResStep", "ResTitle", "ResStepI", "ResStepII", "ResStepIII", "ResDecl",
        "DefStep",
    }  # fmt: skip
