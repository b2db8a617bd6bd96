"""The rules of μPuppet⁺ on their cases, and what holds of their runs."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mupuppet.basics.records import replace
from mupuppet.semantics import step as stepping
from mupuppet.semantics.configurations import Applied, Configuration, Outcome
from mupuppet.semantics.features import LAYERS
from mupuppet.semantics.latex import rule_latex
from mupuppet.semantics.plus.catalogs import PlusCatalog, Resource
from mupuppet.semantics.plus.run import run_plus
from mupuppet.semantics.plus.terms import Override
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import PLUS_RULES, Judgement
from mupuppet.semantics.run import Run
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.step import all_steps
from mupuppet.semantics.terms import SKIP, TRUE, entries, entry_list
from tests.properties.choices import RandomChoices
from tests.properties.plus_manifests import plus_manifest
from tests.rules.compiling import translation_of

CASES: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "plus_cases.toml").read_text(encoding="utf-8")
)


def start(text: str) -> Run:
    translation = translation_of(text, layers=tuple(LAYERS))
    assert translation.manifest is not None, translation.diagnostics
    return run_plus(translation.manifest, node="w", step_limit=2_000)


def test_every_rule_has_a_case() -> None:
    assert set(CASES) == set(PLUS_RULES)


@pytest.mark.parametrize("name", CASES)
def test_a_rule_applies(name: str) -> None:
    running = start(CASES[name]["manifest"])
    used = {rule for step in running for rule in step.rules}
    assert name in used
    result = running.result
    assert result is not None
    assert result.ok, result.diagnostics
    shown = "\n".join(format_inline(each) for each in result.v_C)
    assert shown == CASES[name]["catalog"]


@pytest.mark.parametrize("name", [name for name in CASES if "refuses" in CASES[name]])
def test_a_rule_refuses(name: str) -> None:
    result = start(CASES[name]["refuses"]).finish()
    assert not result.ok
    assert result.diagnostics[0].message == CASES[name]["stuck"]


@pytest.mark.parametrize("rule", PLUS_RULES.values(), ids=lambda rule: rule.name)
def test_a_rule_is_drawn_and_set(rule: Any) -> None:
    assert rule.explanation
    assert rule.drawing.count(f"─ {rule.name}\n") == 1
    assert rule.layer in LAYERS
    assert f"[right={rule.name}]" in rule_latex(rule)


# --- Metatheory


def generated(count: int = 60) -> list[str]:
    choices = RandomChoices(Random(18))
    return [plus_manifest(choices) for _ in range(count)]


def is_deterministic() -> bool:
    """Whether each configuration of the runs has one derivation."""
    for text in generated():
        for step in start(text):
            whole = replace(step.before, term=step.whole_before(), α=TOP)
            if [each.rules for each in all_steps(Judgement.FINISH, whole)] != [step.rules]:
                return False
    return True


def test_determinism() -> None:
    assert is_deterministic()


def broken(check: Callable[[Any, PlusCatalog, PlusCatalog], bool]) -> bool:
    """Whether a step of the runs does not keep a property of the catalog."""
    for text in generated():
        for step in start(text):
            before, after = step.before.v_C, step.applied.v_C
            assert isinstance(before, PlusCatalog)
            assert isinstance(after, PlusCatalog)
            if not check(step, before, after):
                return True
    return False


def references_grow(_: Any, before: PlusCatalog, after: PlusCatalog) -> bool:
    """The set of references only grows, and a resource that is realised stays so."""
    return before.resources.keys() <= after.resources.keys() and all(
        bool(each.form) or not after.resources[key].form for key, each in before.resources.items()
    )


def only_some_change(step: Any, before: PlusCatalog, after: PlusCatalog) -> bool:
    """Attributes change only by a collector that meets the resource, an override, or finishing."""
    changed = [key for key, each in before.resources.items() if _differ(each, after.resources[key])]
    match step.rule.name:
        case "CollectAll":
            number = step.redex.number
            met = {(e.type, e.title) for e in before.matches(number)} if number >= 0 else set()
            return set(changed) <= met
        case "Over" | "Finish":
            return True
        case _:
            return not changed


def _differ(one: Resource, other: Resource) -> bool:
    return dict(entry_list(one.attributes)) != dict(entry_list(other.attributes))


def test_what_is_left_of_monotonicity() -> None:
    assert not broken(references_grow)
    assert not broken(only_some_change)


def test_monotonicity_itself_does_not_hold() -> None:
    def stays(_: Any, before: PlusCatalog, after: PlusCatalog) -> bool:
        return not any(_differ(r, after.resources[k]) for k, r in before.resources.items())

    assert broken(stays)


def test_the_order_of_collectors_counts() -> None:
    """A counterexample that real Puppet confirms: two that set one attribute."""
    one, other = "Notify <| |> { message => 'x' }", "Notify <| |> { message => 'y' }"
    orders = ((one, other), (other, one))
    results = [start(f"notify {{ 'n': }} {a} {b}").finish() for a, b in orders]
    shown = [[format_inline(each) for each in result.v_C] for result in results]
    assert shown == [["notify { 'n': message => 'y' }"], ["notify { 'n': message => 'x' }"]]


def test_the_order_of_collectors_that_change_nothing_does_not_count() -> None:
    queries = ["title == 't1'", "message == 'x'", "title != 't2' and message != 'z'"]
    declared = "@notify { 't1': } @notify { 't2': message => 'x' } @notify { 't3': message => 'y' }"
    results = []
    for order in (queries, queries[::-1], queries[1:] + queries[:1]):
        collectors = " ".join(f"Notify <| {query} |>" for query in order)
        result = start(f"{declared} {collectors}").finish()
        results.append({format_inline(each) for each in result.v_C})
    assert results[0] == results[1] == results[2]


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[..., Outcome]], None]:
    def put(name: str, function: Callable[..., Outcome]) -> None:
        monkeypatch.setitem(PLUS_RULES, name, replace(PLUS_RULES[name], function=function))
        monkeypatch.setattr(stepping, "_of_layers", stepping._of_layers.__wrapped__)

    return put


def forgets(c: Configuration) -> Outcome:
    """Decl that drops the resources of before."""
    outcome: Outcome = DECL(c)
    if not isinstance(outcome, Applied):
        return outcome
    assert isinstance(outcome.v_C, PlusCatalog)
    last = list(outcome.v_C.resources.items())[-1:]
    return replace(outcome, v_C=outcome.v_C.changed(resources=dict(last)))


def reaches(c: Configuration) -> Outcome:
    """CollectAll that also changes resources which it does not meet."""
    outcome: Outcome = COLLECT(c)
    if not isinstance(outcome, Applied):
        return outcome
    catalog = outcome.v_C
    assert isinstance(catalog, PlusCatalog)
    for each in catalog.resources.values():
        catalog = catalog.override(each, entries([("noop", TRUE)]), TOP)
    return replace(outcome, v_C=catalog)


DECL, COLLECT = PLUS_RULES["Decl"].function, PLUS_RULES["CollectAll"].function


@pytest.mark.parametrize(
    ("name", "function", "check"),
    [("Decl", forgets, references_grow), ("CollectAll", reaches, only_some_change)],
    ids=["Decl", "CollectAll"],
)
def test_a_rule_that_breaks_what_is_left_is_caught(
    name: str,
    function: Callable[[Configuration], Outcome],
    check: Callable[[Any, PlusCatalog, PlusCatalog], bool],
    mutate: Callable[[str, Callable[..., Outcome]], None],
) -> None:
    mutate(name, function)
    assert broken(check)


def test_an_overlapping_rule_is_caught(
    mutate: Callable[[str, Callable[..., Outcome]], None],
) -> None:
    """OverLater without its premise, which also takes overrides of resources that are there."""
    mutate("OverLater", lambda c: c.becomes(SKIP) if isinstance(c.term, Override) else None)
    assert not is_deterministic()
