"""Derivation trees as text: which rules prove a step, from its conclusion down to the axiom.

A row is an *instance*: values stand where the rule has letters, so that a side condition shows what
makes it hold (`mode ∉ dom(σ_::service1)`). Long terms are cut around what the step changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.drawings import ScopePattern, SideCondition
from mupuppet.semantics.drawn_rules import bindings, read_drawing
from mupuppet.semantics.instances import Bindings, holds, instantiate, match
from mupuppet.semantics.print import format_around, format_inline, quote
from mupuppet.semantics.registry import PLUS_RULES, RULES, Judgement, Rule
from mupuppet.semantics.scope_judgements import ScopeFact
from mupuppet.semantics.scopes import Scope
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
    """The derivation of a step, the conclusion first; terms have about `width` characters."""
    frames = list(enclosing(step.frames))
    before, after = step.redex, step.contractum
    left, right = Window(step.marked, width), Window(step.contractum, width)
    links = [(step.rule, step.judgement, step.before, step.applied.premises)]
    texts = [(left.show(before), right.show(after))]
    for frame in frames:
        before, after = frame.under.conclude(before), frame.under.conclude(after)
        c = replace(step.before, term=before, α=frame.α)
        links.append((frame.rule, frame.judgement, c, frame.under.premises))
        texts.append((left.show(before), right.show(after)))
    for depth, ((rule, judgement, c, facts), (one, other)) in enumerate(
        zip(reversed(links), reversed(texts), strict=True)
    ):
        arrow = judgement.arrow(c.N if judgement in _OF_NODES else c.α)
        yield Row(depth, rule.name, f"{one} {arrow} {other}")
        yield from premise_rows(depth + 1, rule, c, facts)


class Window:
    """Larger and larger terms around a part, each cut to a width so that the part stays in sight.

    When both sides are cut, terms further out look the same, and need not be formatted. So a long
    derivation takes time in proportion to its length.
    """

    def __init__(self, part: Term, width: int) -> None:
        self._part = part
        self._width = width
        self._text = ""
        self._shown = 0

    def show(self, term: Term) -> str:
        """The next term."""
        text = self._text
        if self._shown > _MOST_CENTRED:
            return format_inline(term, limit=self._width)
        if not (text.startswith("…") and text.endswith("…")):
            self._shown += 1
            text = self._text = format_around(term, self._part, self._width)
        return text


#: The judgements whose arrow has the node.
_OF_NODES = (Judgement.MANIFEST, Judgement.FINISH)
#: So many terms are formatted as a whole.
_MOST_CENTRED = 200


def format_derivation(step: Step, *, width: int = 60) -> str:
    """The derivation of a step as an indented tree."""
    lines = []
    for row in derivation(step, width=width):
        # Deep derivations are long chains; indenting them further tells nothing.
        indent = "  " * min(row.depth, 30)
        lines.append(f"{indent}{row.rule}: {row.text}" if row.rule else f"{indent}{row.text}")
    return "\n".join(lines)


def premise_rows(
    depth: int, rule: Rule, c: Configuration, facts: tuple[ScopeFact, ...]
) -> Iterator[Row]:
    """The premises of a rule apart from its step: side conditions, parents and bases of scopes."""
    for text in side_conditions(rule, c):
        yield Row(depth, None, text)
    for fact in facts:
        for deeper, (name, subject) in enumerate(fact.chain):
            scope_rule = RULES.get(name) or PLUS_RULES[name]
            text = f"{fact.answer} {scope_rule.judgement.value}_κ {_parenthesised(subject)}"
            yield Row(depth + deeper, name, text)
            for premise in scope_conditions(scope_rule, subject, c):
                yield Row(depth + deeper + 1, None, premise)


def side_conditions(rule: Rule, c: Configuration) -> list[str]:
    """The side conditions of a rule, with the values of this configuration."""
    premises = read_drawing(rule).premises
    if not any(isinstance(premise, SideCondition) for premise in premises):
        return []
    bound = bindings(rule, c, steps=False)
    assert bound is not None, rule.name  # the rule applies here
    return [
        instantiate(premise.text, bound, _shown)
        for premise in premises
        if isinstance(premise, SideCondition)
    ]


def scope_conditions(rule: Rule, subject: Scope, c: Configuration) -> list[str]:
    """The same of a rule about scopes."""
    drawing = read_drawing(rule)
    conclusion = drawing.conclusion
    assert isinstance(conclusion, ScopePattern)
    bound: Bindings = {}
    match(conclusion.subject, subject, bound)
    made = []
    for premise in drawing.premises:
        if isinstance(premise, SideCondition):
            holds(premise.text, bound, c)
            made.append(instantiate(premise.text, bound, _shown))
    return made


#: How long a value in a side condition may be.
_VALUE_WIDTH = 30


def _shown(letter: str, value: Any) -> str:
    """A value in the place of its letter."""
    match value:
        case Term():
            return format_inline(value, limit=_VALUE_WIDTH) or "ε"
        case None:
            return "⊥"
        case tuple() if letter[0] == "X":
            return f"{{{', '.join(value)}}}" if value else "∅"
        case ():
            return "ε"
        case int() if letter == "γ":
            return str(value + 1)  # as `collect γ` is written
        case tuple():
            inside = ", ".join(format_inline(each, limit=_VALUE_WIDTH) for each in value)
            return f"({inside})" if len(inside) <= _VALUE_WIDTH else f"({inside[:_VALUE_WIDTH]}…)"
        case str() if letter[0] in "wk":
            return quote(value)
        case _:
            return _parenthesised(value)


def _parenthesised(value: object) -> str:
    return f"({value})" if " " in str(value) else str(value)
