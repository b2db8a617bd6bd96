"""Theorems that can fail: rules that break one are caught by the test of that theorem.

A mutant is a rule without one of its side conditions, made of its drawing, or one that is changed
by hand. Each must be killed, by the theorem that it breaks, among the manifests of a fixed seed.
Conditions whose loss breaks no theorem are listed with what they are for.
"""

# ruff: noqa: RUF001, RUF002  (the paper's letters)

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from mupuppet.basics.records import replace
from mupuppet.semantics import step as stepping
from mupuppet.semantics.configurations import Applied, Configuration, Outcome, Refused, Under
from mupuppet.semantics.configurations import unchanged as same
from mupuppet.semantics.drawings import ScopePattern, SideCondition, StepPattern
from mupuppet.semantics.drawn_rules import read_drawing
from mupuppet.semantics.environments import ClassDef
from mupuppet.semantics.instances import Bindings, build, holds, match
from mupuppet.semantics.registry import RULES, Judgement, Rule
from mupuppet.semantics.scope_judgements import baseof, parentof
from mupuppet.semantics.step import enclosing
from mupuppet.semantics.terms import (
    SKIP,
    Include,
    Manifest,
    ResourceBody,
    Scoped,
    Sequence,
    Skip,
    Variable,
)
from tests.properties.choices import RandomChoices
from tests.properties.forbidden import forbidden_manifest
from tests.properties.semantics_strategies import NODES
from tests.properties.theorems import THEOREMS, Broken, start
from tests.rules.notation import read_configuration
from tests.rules.test_cases import load

SEED = 7
MANIFESTS = 800


@cache
def generated() -> tuple[tuple[Manifest, str], ...]:
    """Manifests that try what is forbidden."""
    random = Random(SEED)
    choices = RandomChoices(random)
    return tuple((forbidden_manifest(choices), random.choice(NODES)) for _ in range(MANIFESTS))


def survives(theorem: str) -> bool:
    """Whether no generated manifest shows that the rules break a theorem."""
    for made, node in generated():
        try:
            THEOREMS[theorem](made, node)
        except Broken:
            return False
    return True


# --- Mutants


def without(rule: Rule, text: str) -> Callable[[Configuration], Outcome]:
    """The rule without a side condition, as its drawing has it."""
    drawing = read_drawing(rule)
    conclusion = drawing.conclusion
    assert isinstance(conclusion, StepPattern)

    def mutant(c: Configuration) -> Outcome:
        bound: Bindings = {"σ": c.σ, "κ": c.κ, "v_C": c.v_C, "N": c.N}
        if conclusion.judgement is not Judgement.MANIFEST:
            if not match(conclusion.ambient, c.α, bound):
                return Refused("the scope")
        if not match(conclusion.before, c.term, bound):
            return Refused("the form")
        for premise in drawing.premises:
            if isinstance(premise, SideCondition):
                if premise.text != text and not holds(premise.text, bound, c):
                    return Refused(premise.text)
            elif isinstance(premise, ScopePattern):
                judge = parentof if premise.judgement is Judgement.PARENT else baseof
                fact = judge(c.κ, build(premise.subject, bound, c))
                if fact is None or not match(premise.answer, fact.answer, bound):
                    return Refused("a scope")
        term = build(conclusion.after, bound, c)
        if term is None:
            return Refused("the result")
        if conclusion.changed is None:
            return c.becomes(term)
        return Applied(term, *(build(each, bound, c) for each in conclusion.changed))

    return mutant


def pvar(c: Configuration) -> Outcome:
    """PVar without `x ∉ dom(σ_α)`: it looks into the parent scope in any case."""
    β = parentof(c.κ, c.α)
    if not isinstance(c.term, Variable) or β is None:
        return Refused("β parentof_κ α")
    return Under(Judgement.EXPRESSION, β.answer, c.term, same, (β,))


def res_step_i(c: Configuration) -> Outcome:
    """ResStepI as it is printed: attributes step before the title is a value."""
    if not isinstance(c.term, ResourceBody) or c.term.attributes.is_value:
        return Refused("H steps")
    e, attributes = c.term.title, c.term.attributes
    return Under(Judgement.HASH, c.α, attributes, lambda new: ResourceBody(e, new))


def scope_done(c: Configuration) -> Outcome:
    """ScopeDone that forgets the variables of a class, as DefScopeDone does."""
    if isinstance(c.term, Scoped) and isinstance(c.term.body, Skip):
        return c.clears(SKIP, c.term.scope)
    return Refused("scope α skip")


def inc_d(c: Configuration) -> Outcome:
    """IncD that also skips a class which is not declared yet."""
    if not isinstance(c.term, Include):
        return None
    return c.becomes(SKIP) if c.κ.lookup(c.term.name) is not None else Refused("κ(a)")


def inc_pu(c: Configuration) -> Outcome:
    """IncPU that includes the parent again, though it is declared."""
    if not isinstance(c.term, Include):
        return None
    definition = c.κ.lookup(c.term.name)
    if isinstance(definition, ClassDef) and definition.parent is not None:
        return c.becomes(Sequence(Include(definition.parent), c.term))
    return Refused("κ(a)")


BY_HAND: list[tuple[str, str, Callable[[Configuration], Outcome]]] = [
    ("PVar", "determinism", pvar),
    ("ResStepI", "determinism", res_step_i),
    ("ScopeDone", "monotonicity", scope_done),
    ("IncD", "determinism", inc_d),
    ("IncPU", "determinism", inc_pu),
]

#: Side conditions that may be dropped without an effect on a theorem, and what they are for.
OTHER_PURPOSES = {
    ("LVar", "x ∈ dom(σ_α)"): "without it there is no value",
    ("TVar", "x ∈ dom(σ_::)"): "the same",
    ("QVar", "x ∈ dom(σ_::a)"): "the same",
    ("DivValue", "i₂ ≠ 0"): "the same",
    ("ModValue", "i₂ ≠ 0"): "the same",
    ("DeRefHash", "k = k_n"): "finds n",
    ("DeRefHash", "k ≠ k_j for all j < n"): "holds of the first n, which our pattern finds",
    ("ScopeDone", "α ∈ {::, ::a, ::nd}"): "overlaps with DefScopeDone, and is tried by hand",
    ("ResDecl", "v_R = t {w : v_H}"): "finds t and w",
    ("ResDecl", "the catalog v_C has no resource t[w]"): "a catalog cannot have two of a title",
    ("IntValue", "w = string(v₁) ⋯ string(v_n)"): "finds w",
}
_BINDING = ("κ(", "s′ = merge", "lookup_C")


def mutants() -> Iterator[tuple[str, str]]:
    """The rules that conclude without a step, and their side conditions that only exclude."""
    for rule in RULES.values():
        if rule.judgement in (Judgement.PARENT, Judgement.BASE):
            continue
        premises = read_drawing(rule).premises
        if any(isinstance(premise, StepPattern) for premise in premises):
            continue
        for premise in premises:
            if isinstance(premise, SideCondition) and not premise.text.startswith(_BINDING):
                is_bound = premise.text.startswith("|")  # on the sizes of numbers
                if (rule.name, premise.text) not in OTHER_PURPOSES and not is_bound:
                    yield rule.name, premise.text


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[..., Outcome]], None]:
    """Puts a function in the place of a rule's."""

    def put(name: str, function: Callable[..., Outcome]) -> None:
        monkeypatch.setitem(RULES, name, replace(RULES[name], function=function))
        monkeypatch.setattr(stepping, "_CANDIDATES", stepping._by_subject())

    return put


def test_the_rules_keep_the_theorems() -> None:
    assert survives("determinism")
    assert survives("monotonicity")


#: What rebinds or redefines breaks monotonicity; what overlaps with another rule, determinism.
MONOTONIC = {"Assign", "RDef", "CDef", "CDefI", "CDefP", "CDefPI"}


@pytest.mark.parametrize(("name", "condition"), list(mutants()))
def test_a_rule_without_a_condition_is_caught(
    name: str, condition: str, mutate: Callable[[str, Callable[..., Outcome]], None]
) -> None:
    mutate(name, without(RULES[name], condition))
    assert not survives("monotonicity" if name in MONOTONIC else "determinism")


@pytest.mark.parametrize(("name", "theorem", "function"), BY_HAND, ids=lambda it: str(it)[:12])
def test_a_changed_rule_is_caught(
    name: str,
    theorem: str,
    function: Callable[[Configuration], Outcome],
    mutate: Callable[[str, Callable[..., Outcome]], None],
) -> None:
    mutate(name, function)
    assert not survives(theorem)


def test_every_side_condition_is_met_both_ways() -> None:
    """Among generated manifests and the rules' cases each holds somewhere, and fails somewhere."""
    seen: Counter[tuple[str, str, bool]] = Counter()
    by_judgement: dict[Judgement, list[Rule]] = {}
    wanted = set()
    for rule in RULES.values():
        if rule.judgement in (Judgement.PARENT, Judgement.BASE):
            continue
        conditions = [p for p in read_drawing(rule).premises if isinstance(p, SideCondition)]
        if conditions and rule.layer == "core":
            by_judgement.setdefault(rule.judgement, []).append(rule)
            wanted |= {(rule.name, p.text, way) for p in conditions for way in (True, False)}
    for made, node in generated()[:150]:
        running = start(made, node)
        for step in running:
            places = [(step.judgement, step.before)]
            places += [
                (frame.judgement, replace(step.before, term=frame.under.term, α=frame.α))
                for frame in enclosing(step.frames)
            ]
            for judgement, c in places:
                for rule in by_judgement.get(judgement, ()):
                    seen.update(_conditions(rule, c))
        stuck = running.result.stuck if running.result else None
        if stuck is not None:
            for rule in by_judgement.get(stuck.judgement, ()):
                seen.update(_conditions(rule, stuck.configuration))
    for rules in by_judgement.values():
        for rule in rules:
            cases = load(rule)
            for example in [*cases["applies"], *cases["refuses"]]:
                seen.update(_conditions(rule, read_configuration(rule.judgement, example)))
    assert {each for each in wanted if not seen[each]} <= NEVER


#: What cannot fail, since the form of the conclusion implies it.
NEVER = {
    ("ResDecl", "v_R = t {w : v_H}", False),
    ("DeRefHash", "k ≠ k_j for all j < n", False),
    *(
        (rule.name, premise.text, False)  # a number that is too large: only shifts have a case
        for rule in RULES.values()
        if rule.judgement is Judgement.EXPRESSION
        for premise in read_drawing(rule).premises
        if isinstance(premise, SideCondition) and premise.text.startswith("|")
    ),
}


def _conditions(rule: Rule, c: Configuration) -> list[tuple[str, str, bool]]:
    """The side conditions of a rule that are asked of a configuration, with the answers."""
    drawing = read_drawing(rule)
    assert isinstance(drawing.conclusion, StepPattern)
    bound: Bindings = {"σ": c.σ, "κ": c.κ, "v_C": c.v_C, "N": c.N}
    if rule.judgement is not Judgement.MANIFEST and not match(
        drawing.conclusion.ambient, c.α, bound
    ):
        return []
    if not match(drawing.conclusion.before, c.term, bound):
        return []
    answers = []
    for premise in drawing.premises:
        if isinstance(premise, SideCondition):
            answer = holds(premise.text, bound, c)
            answers.append((rule.name, premise.text, answer))
            if not answer:
                break
    return answers
