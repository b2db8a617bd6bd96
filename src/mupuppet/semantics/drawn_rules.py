"""Drawings applied to configurations: what each letter of a rule stands for in a step.

`apply_drawing` is a second implementation of the rules, made of their drawings alone: it matches a
conclusion, finds values for which the premises hold, and builds the right-hand side. Derivations
show its bindings, and tests compare its results with those of the rules' functions.
"""

from __future__ import annotations

from functools import cache

from mupuppet.basics.records import replace
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.drawings import (
    OF_NODES,
    Drawing,
    Reader,
    ScopePattern,
    SideCondition,
    StepPattern,
    drawing_in,
)
from mupuppet.semantics.instances import Bindings, Result, as_term, build, holds, match
from mupuppet.semantics.registry import PLUS_RULES, Judgement, Rule
from mupuppet.semantics.scope_judgements import baseof, parentof
from mupuppet.semantics.step import all_steps


@cache
def read_drawing(rule: Rule) -> Drawing:
    """The drawing of a rule as patterns."""
    notation = Reader
    if rule.name in PLUS_RULES:
        from mupuppet.semantics.plus.notation import PlusReader

        notation = PlusReader
    return drawing_in(rule, notation)


def bindings(rule: Rule, c: Configuration, *, steps: bool = True) -> Bindings | None:
    """What the letters of a rule stand for in a configuration; None if the drawing does not apply.

    Without `steps`, premises that are steps are left out.
    """
    drawing = read_drawing(rule)
    conclusion = drawing.conclusion
    assert isinstance(conclusion, StepPattern)
    bound: Bindings = {"σ": c.σ, "κ": c.κ, "v_C": c.v_C, "N": c.N}
    if conclusion.judgement not in OF_NODES:
        if not match(conclusion.ambient, c.α, bound):
            return None
    if not match(conclusion.before, c.term, bound):
        return None
    # What determines a scope comes first: a step may be in it.
    for premise in sorted(drawing.premises, key=lambda each: isinstance(each, StepPattern)):
        match premise:
            case SideCondition(text):
                if not holds(text, bound, c):
                    return None
            case ScopePattern(judgement, answer, subject):
                judge = parentof if judgement is Judgement.PARENT else baseof
                fact = judge(c.κ, build(subject, bound, c))
                if fact is None or not match(answer, fact.answer, bound):
                    return None
            case StepPattern() if steps and not _take(premise, bound, c):
                return None
    return bound


def _take(premise: StepPattern, bound: Bindings, c: Configuration) -> bool:
    """The step that is a premise; binds its result."""
    α = c.α if premise.judgement in OF_NODES else build(premise.ambient, bound, c)
    inner = replace(c, term=build(premise.before, bound, c), α=α)
    found = all_steps(premise.judgement, inner)
    if len(found) != 1:
        return False
    after = found[0].result()
    bound |= {"σ′": after.σ, "κ′": after.κ, "v_C′": after.v_C}
    return match(premise.after, after.term, bound)


def apply_drawing(rule: Rule, c: Configuration) -> Result | None:
    """What the drawing of a rule concludes of a configuration."""
    bound = bindings(rule, c)
    if bound is None:
        return None
    conclusion = read_drawing(rule).conclusion
    assert isinstance(conclusion, StepPattern)
    term = build(conclusion.after, bound, c)
    if term is None:
        return None
    if conclusion.changed is None:
        return Result(as_term(term), c.σ, c.κ, c.v_C)
    σ, κ, v_C = (build(each, bound, c) for each in conclusion.changed)
    return Result(term, σ, κ, v_C)
