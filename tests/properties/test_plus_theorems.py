"""What holds of the runs of μPuppet⁺, layer by layer; and that each test of it can fail.

Determinism; the place where monotonicity stops, and what holds instead; that expressions have no
effects; that the order of definitions, and of collectors that change nothing, does not count.
"""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from mupuppet.basics.records import replace
from mupuppet.semantics import step as stepping
from mupuppet.semantics.configurations import Applied, Configuration, Outcome, Under
from mupuppet.semantics.environments import FunctionDef
from mupuppet.semantics.features import LAYERS as ALL_LAYERS
from mupuppet.semantics.plus.catalogs import PlusCatalog, Resource
from mupuppet.semantics.plus.run import run_plus
from mupuppet.semantics.plus.terms import (
    Block,
    Collector,
    Compile,
    Defaults,
    FunctionDefinition,
    Iteration,
    Override,
)
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import PLUS_RULES, Judgement
from mupuppet.semantics.run import Run
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.step import Step, all_steps, enclosing
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import (
    SKIP,
    TRUE,
    Assignment,
    If,
    Sequence,
    entry_list,
)
from tests.properties.choices import RandomChoices
from tests.properties.plus_manifests import LAYERS, plus_manifest
from tests.rules.compiling import translation_of


def start(text: str) -> Run:
    translation = translation_of(text, layers=tuple(ALL_LAYERS))
    assert translation.manifest is not None, translation.diagnostics
    return run_plus(translation.manifest, node="w", step_limit=2_000)


@cache
def manifests(layer: str, count: int) -> tuple[str, ...]:
    """Manifests of a layer, with what others it needs to be met."""
    random = RandomChoices(Random(f"theorems of {layer}"))
    layers = {"overrides": ("overrides", "virtual"), "tags": ("tags", "virtual", "lazy")}
    return tuple(plus_manifest(random, layers.get(layer, (layer,))) for _ in range(count))


# --- Determinism


def is_deterministic(layer: str, count: int = 4) -> bool:
    """Whether each configuration of the runs has one derivation."""
    for text in manifests(layer, count):
        for step in start(text):
            whole = replace(step.before, term=step.whole_before(), α=TOP)
            if [each.rules for each in all_steps(Judgement.FINISH, whole)] != [step.rules]:
                return False
    return True


@pytest.mark.parametrize("layer", LAYERS)
def test_determinism(layer: str) -> None:
    assert is_deterministic(layer)


# --- Monotonicity


def steps_of(layers: tuple[str, ...], count: int = 25) -> Iterator[Step]:
    for layer in layers:
        for text in manifests(layer, count):
            yield from start(text)


def catalogs(step: Step) -> tuple[PlusCatalog, PlusCatalog]:
    before, after = step.before.v_C, step.applied.v_C
    assert isinstance(before, PlusCatalog)
    assert isinstance(after, PlusCatalog)
    return before, after


def environments_grow(step: Step) -> bool:
    """σ ⊑ σ′ and κ ⊑ κ′, as in the core."""
    return step.before.σ.precedes(step.applied.σ) and step.before.κ.precedes(step.applied.κ)


def references_grow(step: Step) -> bool:
    """The set of references only grows, and a resource that is realised stays so."""
    before, after = catalogs(step)
    if before.resources is after.resources:
        return True
    later = dict(after.resources.items())
    return all(
        key in later and (bool(each.form) or not later[key].form)
        for key, each in before.resources.items()
    )


def changed(step: Step) -> set[tuple[str, str]]:
    """The resources whose attributes a step changes."""
    before, after = catalogs(step)
    if before.resources is after.resources:
        return set()
    earlier = before.resources.items()
    later = dict(after.resources.items())
    return {key for key, each in earlier if key in later and _differ(each, later[key])}


def _differ(one: Resource, other: Resource) -> bool:
    return dict(entry_list(one.attributes)) != dict(entry_list(other.attributes))


def only_some_change(step: Step) -> bool:
    """Attributes change only of what a collector meets for the first time, of what an override
    names, of a defined resource whose defaults are bound, or at the end.
    """
    match step.rule.name:
        case "CollectAll":
            met = {(e.type, e.title) for e in catalogs(step)[0].matches(step.redex.number)}  # type: ignore[attr-defined]  # a Collect
            return changed(step) <= met
        case "Over":
            redex: Any = step.redex
            return changed(step) <= {(redex.reference.type, redex.reference.title.value)}
        case "ParamSet":
            α: Any = step.before.α
            return changed(step) <= {(α.type, α.title)}
        case "Finish":
            return True
        case _:
            return not changed(step)


def expressions_have_no_effects(step: Step) -> bool:
    """A step with an expression in its derivation changes nothing."""
    judgements = [step.judgement, *(frame.judgement for frame in enclosing(step.frames))]
    applied = step.applied
    return Judgement.EXPRESSION not in judgements or (
        (applied.σ, applied.κ, applied.v_C) == (step.before.σ, step.before.κ, step.before.v_C)
    )


PROPERTIES = [environments_grow, references_grow, only_some_change, expressions_have_no_effects]


@pytest.mark.parametrize("layer", LAYERS)
def test_what_is_left_of_monotonicity(layer: str) -> None:
    for step in steps_of((layer,)):
        for holds in PROPERTIES:
            assert holds(step), (holds.__name__, step.rule.name)


def test_the_place_where_monotonicity_stops() -> None:
    """Exactly these rules change attributes of resources that are in the catalog."""
    found = {step.rule.name for step in steps_of(LAYERS) if changed(step)}
    assert found == {"CollectAll", "Over", "ParamSet", "Finish"}


# --- Order


def catalog_of(text: str) -> set[str] | None:
    """The finished catalog without the order of its resources; None for a failure."""
    result = start(text).finish()
    return {format_inline(each) for each in result.v_C} if result.ok else None


def ordered_collectors(random: Random) -> tuple[str, str]:
    """A manifest with collectors that change nothing, and the same with these in another order."""
    declared = [
        f"@notify {{ 't{at}': message => '{random.choice('xyz')}' }}" for at in range(4)
    ] + ["@d { 'u': }", "define d { @notify { $title: message => 'x' } }"]
    queries = [
        f"Notify <| message {random.choice(('==', '!='))} '{random.choice('xyz')}' |>",
        f"Notify <| title == 't{random.randrange(4)}' |>", "D <| |>", "realize(Notify['t0'])",
    ]  # fmt: skip
    statements = [*declared, *queries]
    orders = []
    for _ in range(2):
        random.shuffle(statements)
        orders.append(" ".join(statements))
    return orders[0], orders[1]


def order_counts() -> bool:
    random = Random("order")
    pairs = [ordered_collectors(random) for _ in range(30)]
    return any(catalog_of(one) != catalog_of(other) for one, other in pairs)


def test_the_order_of_collectors_that_change_nothing_does_not_count() -> None:
    assert not order_counts()


def test_the_order_of_collectors_that_change_attributes_counts() -> None:
    """A counterexample that real Puppet confirms (tests/corpus/compiler): two set one attribute."""
    one, other = "Notify <| |> { message => 'x' }", "Notify <| |> { message => 'y' }"
    assert catalog_of(f"notify {{ 'n': }} {one} {other}") == {"notify { 'n': message => 'y' }"}
    assert catalog_of(f"notify {{ 'n': }} {other} {one}") == {"notify { 'n': message => 'x' }"}


@pytest.mark.parametrize("layer", ["functions", "lazy", "nesting"])
def test_the_order_of_definitions_does_not_count(layer: str) -> None:
    """Those of a manifest may be before its statements, or behind them."""
    for text in manifests(layer, 15):
        definitions, late, statements = text.partition("\n$late = ")
        assert catalog_of(text) == catalog_of(late + statements + definitions)


# --- Mutants

Mutate = Callable[[str, Callable[[Configuration], Outcome]], None]
ORIGINAL = {name: rule.function for name, rule in PLUS_RULES.items()}


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> Mutate:
    def put(name: str, function: Callable[[Configuration], Outcome]) -> None:
        monkeypatch.setitem(PLUS_RULES, name, replace(PLUS_RULES[name], function=function))
        monkeypatch.setattr(stepping, "_with_layers", stepping._with_layers.__wrapped__)

    return put


#: How many manifests a mutant may survive. Most are killed by one of the first ten.
ATTEMPTS = 100


def becomes(result: Term, kind: type) -> Callable[[Configuration], Outcome]:
    """A rule about a kind of term, without its premises."""
    return lambda c: c.becomes(result) if isinstance(c.term, kind) else None


@pytest.mark.parametrize(
    ("layer", "name", "function"),
    [
        ("undef", "IfTruth", becomes(SKIP, If)),
        ("functions", "FDef", becomes(SKIP, Sequence)),
        ("iteration", "ReduceDone", becomes(TRUE, Iteration)),
        ("iteration", "BlockValue", becomes(TRUE, Block)),
        ("virtual", "Coll", becomes(SKIP, Collector)),
        ("overrides", "OverLater", becomes(SKIP, Override)),
        ("defaults", "DefaultsStep", becomes(SKIP, Defaults)),
        ("ordering", "ArrowEdge", becomes(SKIP, Sequence)),
        ("tags", "CollectReal", becomes(SKIP, Sequence)),
        ("lazy", "Finish", becomes(SKIP, Compile)),
        ("nesting", "ExpandEach", becomes(SKIP, Sequence)),
    ],
)  # fmt: skip
def test_a_rule_that_overlaps_is_caught(
    layer: str, name: str, function: Callable[[Configuration], Outcome], mutate: Mutate
) -> None:
    judgement = PLUS_RULES[name].judgement
    if judgement is Judgement.MANIFEST:
        function = lambda c: c.becomes(SKIP)  # noqa: E731  # any item
    mutate(name, function)
    assert not is_deterministic(layer, ATTEMPTS)


def forgets(c: Configuration) -> Outcome:
    """Decl that drops the resources of before."""
    outcome = ORIGINAL["Decl"](c)
    if not isinstance(outcome, Applied):
        return outcome  # type: ignore[no-any-return]  # of a rule
    assert isinstance(outcome.v_C, PlusCatalog)
    kept = PlusCatalog().put(outcome.v_C.all()[-1]).resources
    return replace(outcome, v_C=outcome.v_C.changed(resources=kept))


def reaches(name: str) -> Callable[[Configuration], Outcome]:
    """A rule that also changes resources which it does not meet."""

    def mutant(c: Configuration) -> Outcome:
        outcome = ORIGINAL[name](c)
        if not isinstance(outcome, Applied):
            return outcome  # type: ignore[no-any-return]  # of a rule
        catalog = outcome.v_C
        assert isinstance(catalog, PlusCatalog)
        for each in catalog.all():
            catalog = catalog.override(each, [("loglevel", TRUE, TOP)])
        return replace(outcome, v_C=catalog)

    return mutant


def hides(c: Configuration) -> Outcome:
    """CollectReal that makes what is there virtual."""
    catalog: Any = c.v_C
    for each in catalog.all():
        catalog = catalog.put(replace(each, form="@"))
    return Applied(SKIP, c.σ, c.κ, catalog) if ORIGINAL["CollectReal"](c) else None


def redefines(c: Configuration) -> Outcome:
    """FDef that forgets its parameters: κ changes when f is defined again, by itself."""
    if isinstance(c.term, FunctionDefinition):
        name = f"{c.term.name}()"
        again = FunctionDef((), c.term.body)
        if c.κ.lookup(name) is None:
            κ = c.κ.update(name, FunctionDef(c.term.parameters, SKIP))
            return Applied(c.term, c.σ, κ, c.v_C)
        return c.defines(SKIP, name, again)
    return None


def binds(c: Configuration) -> Outcome:
    """BlockStep that steps assignments in σ."""
    match c.term:
        case Block(bound, Sequence(Assignment() as first, s), origin):
            return Under(
                Judgement.STATEMENT,
                c.α,
                first,
                lambda new: Block(bound, Sequence(new, s), origin),
                once=True,
            )
    return ORIGINAL["BlockStep"](c)  # type: ignore[no-any-return]  # of a rule


@pytest.mark.parametrize(
    ("layer", "name", "function", "holds"),
    [
        ("virtual", "Decl", forgets, references_grow),
        ("virtual", "CollectReal", hides, references_grow),
        ("virtual", "CollectAll", reaches("CollectAll"), only_some_change),
        ("overrides", "Over", reaches("Over"), only_some_change),
        ("defaults", "DefaultsSet", reaches("DefaultsSet"), only_some_change),
        ("ordering", "ArrowEdge", reaches("ArrowEdge"), only_some_change),
        ("lazy", "ParamSet", reaches("ParamSet"), only_some_change),
        ("functions", "FDef", redefines, environments_grow),
        ("iteration", "BlockStep", binds, expressions_have_no_effects),
    ],
)  # fmt: skip
def test_a_rule_that_breaks_what_is_left_is_caught(
    layer: str,
    name: str,
    function: Callable[[Configuration], Outcome],
    holds: Callable[[Step], bool],
    mutate: Mutate,
) -> None:
    mutate(name, function)
    assert not all(holds(step) for step in steps_of((layer,), ATTEMPTS))


def test_collectors_that_work_at_once_are_caught(mutate: Mutate) -> None:
    """Coll that finds what is declared, and nothing later."""

    def at_once(c: Configuration) -> Outcome:
        outcome = ORIGINAL["Coll"](c)
        if not isinstance(outcome, Applied):
            return outcome  # type: ignore[no-any-return]  # of a rule
        catalog = outcome.v_C
        assert isinstance(catalog, PlusCatalog)
        found = catalog.realise(len(catalog.collectors) - 1)
        gone = found.changed(collectors=found.collectors[:-1], collected=found.collected[:-1])
        return replace(outcome, v_C=gone)

    mutate("Coll", at_once)
    assert order_counts()
