"""The drawings of μPuppet⁺ are its rules: read as patterns, they do what the functions do.

Each is compared on every configuration of the runs of all cases, at each level of a derivation,
also where it does not apply.
"""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from mupuppet.basics.records import replace
from mupuppet.semantics.configurations import Applied, Configuration, Under
from mupuppet.semantics.derivations import side_conditions
from mupuppet.semantics.drawings import ScopePattern, SideCondition, premise_texts
from mupuppet.semantics.drawn_rules import apply_drawing, bindings, read_drawing
from mupuppet.semantics.instances import instantiate
from mupuppet.semantics.registry import PLUS_RULES, Judgement, Rule
from mupuppet.semantics.run import Run
from mupuppet.semantics.step import all_steps, enclosing
from tests.rules.test_plus import CASES, refused, start

Level = tuple[Judgement, Configuration]


@pytest.mark.parametrize("rule", PLUS_RULES.values(), ids=lambda rule: rule.name)
def test_every_drawing_can_be_read(rule: Rule) -> None:
    assert read_drawing(rule).conclusion.judgement is rule.judgement


def levels(running: Run) -> Iterator[Level]:
    """The configurations of all rules of all derivations of a run, and of its end."""
    for step in running:
        term = step.redex
        yield step.judgement, step.before
        for frame in enclosing(step.frames):
            term = frame.under.conclude(term)
            yield frame.judgement, replace(step.before, term=term, α=frame.α)
    stuck = running.result.stuck if running.result is not None else None
    if stuck is not None:
        yield stuck.judgement, stuck.configuration


@cache
def all_levels() -> tuple[Level, ...]:
    texts = [case["manifest"] for case in CASES.values()]
    texts += [text for name in CASES for text, _ in refused(name)]
    return tuple(level for text in texts for level in levels(start(text)))


def by_code(rule: Rule, c: Configuration) -> tuple[Any, ...] | None:
    """What the function of a rule concludes."""
    outcome = rule.function(c)
    if isinstance(outcome, Applied):
        return outcome.term, outcome.σ, outcome.κ, outcome.v_C
    if not isinstance(outcome, Under):
        return None
    found = all_steps(outcome.judgement, replace(c, term=outcome.term, α=outcome.α))
    if len(found) != 1:
        return None
    after = found[0].result()
    return outcome.conclude(after.term), after.σ, after.κ, after.v_C


def by_drawing(rule: Rule, c: Configuration) -> tuple[Any, ...] | None:
    drawn = apply_drawing(rule, c)
    return None if drawn is None else (drawn.term, drawn.σ, drawn.κ, drawn.v_C)


RULES = [r for r in PLUS_RULES.values() if not isinstance(read_drawing(r).conclusion, ScopePattern)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_drawing_does_what_its_rule_does(rule: Rule) -> None:
    used = 0
    for judgement, c in all_levels():
        if judgement is rule.judgement:
            code = by_code(rule, c)
            assert by_drawing(rule, c) == code
            used += code is not None
    assert used


def conditions() -> list[tuple[str, str]]:
    """The side conditions that do not only say what a letter stands for."""
    return [
        (rule.name, premise.text)
        for rule in RULES
        for premise in read_drawing(rule).premises
        if isinstance(premise, SideCondition)
        and (" = " not in premise.text or premise.text == "α = u[w]")
        and not premise.text.startswith(("v₁ is the first", "β is the first"))
    ]


@pytest.mark.parametrize(("name", "premise"), conditions())
def test_a_condition_that_is_left_out_is_missed(name: str, premise: str) -> None:
    """Without it, the drawing applies where the function does not: each is tried both ways."""
    if (name, premise) in UNREACHED:
        return
    rule = PLUS_RULES[name]
    above, line, below = rule.drawing.partition("─" * 3)
    kept = [text for text in premise_texts(above) if text != premise]

    def function(c: Configuration) -> None: ...

    function.__doc__ = "Without a condition.\n\n" + "    ".join(kept) + "\n" + line + below
    wrong = replace(rule, function=function)
    assert any(
        by_drawing(wrong, c) is not None and by_code(rule, c) is None
        for judgement, c in all_levels()
        if judgement is rule.judgement
    )


#: Conditions that hold in all runs: merge has each parameter once, and a default is only evaluated
#: in the scope of its defined resource. And one that the conditions behind it take for granted.
UNREACHED = {
    ("ParamSet", "x ∉ dom(σ_α)"), ("ParamSet", "α = u[w]"), ("Over", "t[w] ∈ dom(v_C)"),
}  # fmt: skip


EACH_BODY = (
    "{scope (:: λ) { $i = 0 ␣ $t = '…} = bodies(::, |$i, $t| { $y = $i ␣ notify { …, ['n', 'o'])"
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Decl", ["notify is a type", "notify['n'] ∉ dom(v_C)", "ε has valid tags",
                  "ε = defaults(v_C, ::, notify)"]),
        ("BlockBind", ["x ∉ ∅", "{x} = ∅ ∪ {x}",
                       "{$y = 1 ␣ map([5]) |$y| { $y }} = {$y = $x ␣ map([5]) |$y| { $y }}[1/x]"]),
        ("Apply", ["|$x| { $x + $y } = |$x| {$x + $y}",
                   "{$x = 1 ␣ $x + $y} = bind(($x), 1, $x + $y)"]),
        ("EachBody", [EACH_BODY]),
        ("Round", ["pending(v_C)", "{collect realize ␣ expand} = round(v_C)"]),
        ("CollectAll", ["what 1 changes is not expanded", "what 1 brings may be set"]),
        ("ReduceNone", ["[] has no elements"]),
        ("CallBuiltin", ["join() ∉ dom(κ)", "'x-y' = ⟦join⟧(['x', ['y']], '-')"]),
    ],
)  # fmt: skip
def test_derivations_show_values(name: str, shown: list[str]) -> None:
    rule = PLUS_RULES[name]
    for judgement, c in levels(start(CASES[name]["manifest"])):
        if judgement is rule.judgement and by_code(rule, c) is not None:
            assert side_conditions(rule, c) == shown
            return
    raise AssertionError("the rule is not used")


#: What is not a letter, and what stays one: environments, and forms of scopes.
_NO_LETTERS = re.compile(r"\b(?:is|has) a\b|no k of|σ_(?:\w+\[\w\])?|κ|v_C′?|::a|:: λ[₁₂]")
_LETTER = re.compile(r"(?<![\w'])(?:[a-zA-Z](?:_[a-zA-Z])?|[α-ωℓ⇀])[₀-₉]*′*(?!\w)")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_derivations_have_values_for_all_letters(rule: Rule) -> None:
    for judgement, c in all_levels():
        if judgement is rule.judgement:
            bound = bindings(rule, c, steps=False)
            for premise in read_drawing(rule).premises:
                if bound is not None and isinstance(premise, SideCondition):
                    text = instantiate(premise.text, bound, lambda _, __: "•")
                    assert not _LETTER.search(_NO_LETTERS.sub("", text)), text
