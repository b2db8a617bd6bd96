"""The drawings are the rules: each, read as patterns, does what the function below it does.

So a drawing that lacks a premise, or has one too many, fails here on a case of its rule.
"""

from typing import Any

import pytest

from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.drawings import ScopePattern
from mupuppet.semantics.drawn_rules import apply_drawing, read_drawing
from mupuppet.semantics.instances import build, holds, match
from mupuppet.semantics.registry import RULES, Judgement, Rule
from mupuppet.semantics.scope_judgements import baseof, parentof
from mupuppet.semantics.step import Step, all_steps
from tests.rules.notation import read_configuration, read_definitions, read_scope
from tests.rules.test_cases import SCOPE_JUDGEMENTS, examples, load

ALL_EXAMPLES = [*examples("applies", of_scopes=False), *examples("refuses", of_scopes=False)]


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.name)
def test_every_drawing_can_be_read(rule: Rule) -> None:
    assert read_drawing(rule).conclusion.judgement is rule.judgement


@pytest.mark.parametrize(("rule", "example"), ALL_EXAMPLES)
def test_a_drawing_does_what_its_rule_does(rule: Rule, example: dict[str, Any]) -> None:
    """On each of its cases, and on those of all rules of its judgement (below)."""
    c = read_configuration(rule.judgement, example)
    compare(rule, c, all_steps(rule.judgement, c))


@pytest.mark.parametrize("judgement", [j for j in Judgement if j not in SCOPE_JUDGEMENTS])
def test_drawings_do_what_their_rules_do_on_the_cases_of_others(judgement: Judgement) -> None:
    rules = [rule for rule in RULES.values() if rule.judgement is judgement]
    for other in rules:
        cases = load(other)
        for example in [*cases["applies"], *cases["refuses"]]:
            c = read_configuration(judgement, example)
            steps = all_steps(judgement, c)
            for rule in rules:
                compare(rule, c, steps)


def compare(rule: Rule, c: Configuration, steps: list[Step]) -> None:
    by_code = [step for step in steps if step.rules[0] == rule.name]
    drawn = apply_drawing(rule, c)
    if not by_code:
        assert drawn is None
        return
    (step,) = by_code
    after = step.result()
    assert drawn is not None
    assert drawn.term == after.term
    assert (drawn.σ, drawn.κ, drawn.v_C) == (after.σ, after.κ, after.v_C)


@pytest.mark.parametrize(("rule", "example"), examples("applies", of_scopes=True))
def test_a_drawing_about_scopes(rule: Rule, example: dict[str, Any]) -> None:
    κ = read_definitions("", example.get("declared", {}))
    subject = read_scope(example["scope"])
    drawing = read_drawing(rule)
    assert isinstance(drawing.conclusion, ScopePattern)
    bound: dict[str, Any] = {}
    assert match(drawing.conclusion.subject, subject, bound)
    c: Any = type("Configuration", (), {"κ": κ})()
    for premise in drawing.premises:
        if isinstance(premise, ScopePattern):
            fact = baseof(κ, build(premise.subject, bound, c))
            assert fact is not None
            assert match(premise.answer, fact.answer, bound)
        else:
            assert holds(premise.text, bound, c)  # type: ignore[union-attr]  # not a step
    judge = parentof if rule.judgement is Judgement.PARENT else baseof
    concluded = judge(κ, subject)
    assert concluded is not None
    assert build(drawing.conclusion.answer, bound, c) == concluded.answer
