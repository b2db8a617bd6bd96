"""Derivation trees as text: which rules prove a step, from its conclusion down to the axiom."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics.records import Record
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import RULES, Judgement, Rule
from mupuppet.semantics.scopes import Scope, ScopeFact
from mupuppet.semantics.step import Step, enclosing
from mupuppet.semantics.termbase import Term


class Row(Record):
    """A line of a derivation: a judgement with the rule that concludes it, or a side condition.

    The premises of a judgement follow it, one level deeper.
    """

    depth: int
    rule: str | None
    text: str


def derivation(step: Step, *, width: int = 60) -> Iterator[Row]:
    """The derivation of a step, the conclusion first; terms are cut off at `width` characters."""
    frames = list(enclosing(step.frames))
    befores, afters = [step.redex], [step.contractum]
    for frame in frames:
        befores.append(frame.under.conclude(befores[-1]))
        afters.append(frame.under.conclude(afters[-1]))
    terms = list(zip(befores, afters, strict=True))
    for depth, (frame, (before, after)) in enumerate(
        zip(reversed(frames), reversed(terms[1:]), strict=True)
    ):
        ambient = step.before.N if frame.judgement is Judgement.MANIFEST else frame.α
        yield Row(
            depth, frame.rule.name, _judgement(frame.judgement, ambient, before, after, width)
        )
        yield from _premises(depth + 1, frame.rule, frame.under.premises)
    depth = len(frames)
    ambient = step.before.N if step.judgement is Judgement.MANIFEST else step.before.α
    text = _judgement(step.judgement, ambient, step.redex, step.contractum, width)
    yield Row(depth, step.rule.name, text)
    yield from _premises(depth + 1, step.rule, step.applied.premises)


def format_derivation(step: Step, *, width: int = 60) -> str:
    """The derivation of a step as an indented tree."""
    lines = []
    for row in derivation(step, width=width):
        # Deep derivations are long chains; indenting them further tells nothing.
        indent = "  " * min(row.depth, 30)
        lines.append(f"{indent}{row.rule}: {row.text}" if row.rule else f"{indent}{row.text}")
    return "\n".join(lines)


def _judgement(judgement: Judgement, ambient: object, before: Term, after: Term, width: int) -> str:
    left, right = format_inline(before, limit=width), format_inline(after, limit=width)
    return f"{left} {judgement.arrow(ambient)} {right}"


def _premises(depth: int, rule: Rule, facts: tuple[ScopeFact, ...]) -> Iterator[Row]:
    """The premises of a rule apart from its step: side conditions, parents and bases of scopes."""
    for premise in rule.premises:
        yield Row(depth, None, premise)
    for fact in facts:
        for deeper, (name, subject) in enumerate(fact.chain):
            scope_rule = RULES[name]
            text = f"{fact.answer} {scope_rule.judgement.value}_κ {_parenthesised(subject)}"
            yield Row(depth + deeper, name, text)
            for premise in scope_rule.premises:
                yield Row(depth + deeper + 1, None, premise)


def _parenthesised(scope: Scope) -> str:
    return f"({scope})" if " " in str(scope) else str(scope)
