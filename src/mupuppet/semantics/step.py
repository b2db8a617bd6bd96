"""One step: →, →H, →R, →s and →m.

A derivation of the paper is a chain: each rule has at most one step among its premises, and the
last rule of the chain has none. So a redex is found by going down: at each term try the rules, and
where one answers `Under`, continue with its premise, until one answers `Applied`. The frames
passed on the way are the derivation, and putting the result back into them gives the whole term.

`Machine` stays where it is after a step. What it has reached is what a search from the root would
find again, since the frames still apply: their side conditions are about parts of the term that the
step did not touch. It goes up only when the focus is final (a value, or skip). So a step does not
cost the size or depth of the manifest, nor does Python's stack limit how deep the focus lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from mupuppet.basics.records import Record, replace
from mupuppet.semantics import rules as _rules  # noqa: F401  (enters the rules)
from mupuppet.semantics.configurations import Applied, Change, Configuration, Refused, Under
from mupuppet.semantics.registry import PLUS_RULES, RULES, Judgement, Rule
from mupuppet.semantics.scopes import Scope
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import ManifestSequence, Operation, Sequence, Skip


class Frame(Record):
    """A rule whose premise is being derived: its conclusion's judgement and scope, and the rest."""

    rule: Rule
    judgement: Judgement
    α: Scope
    under: Under
    outer: Frame | None


class Step(Record):
    """A step of a run: `rule` turned the redex into the contractum, inside the frames."""

    number: int
    rule: Rule
    judgement: Judgement
    #: σ, κ, v_C before the step, the redex, and the scope that it is in.
    before: Configuration
    #: σ, κ, v_C after the step, and the contractum.
    applied: Applied
    frames: Frame | None

    @property
    def redex(self) -> Term:
        return self.before.term

    @property
    def marked(self) -> Term:
        """What to mark as the redex: of `skip ␣ s`, only the skip, since s may be long."""
        redex = self.redex
        return redex.first if isinstance(redex, Sequence | ManifestSequence) else redex

    @property
    def contractum(self) -> Term:
        return self.applied.term

    @property
    def change(self) -> Change | None:
        """What the step did to σ, κ or v_C."""
        return self.applied.change

    @property
    def rules(self) -> list[str]:
        """The names of the rules of the derivation, from the root to the redex."""
        names = [self.rule.name]
        names += [frame.rule.name for frame in enclosing(self.frames)]
        return names[::-1]

    def whole_before(self) -> Term:
        """The whole term before the step; the redex in it is the object `redex`."""
        return plug(self.redex, self.frames)

    def whole_after(self) -> Term:
        """The whole term after the step."""
        return plug(self.contractum, self.frames)

    def statement_before(self) -> Term:
        """The smallest statement or definition around the redex: enough to show it in."""
        return plug_to_statement(self.redex, self.judgement, self.frames)

    def result(self) -> Configuration:
        """The configuration after the step, with the whole term."""
        scope = self.before.α
        for frame in enclosing(self.frames):
            scope = frame.α
        applied = self.applied
        return Configuration(
            applied.σ, applied.κ, applied.v_C, self.whole_after(), scope, self.before.N
        )


def enclosing(frames: Frame | None) -> Iterator[Frame]:
    """The frames, from the innermost outwards."""
    while frames is not None:
        yield frames
        frames = frames.outer


def plug(term: Term, frames: Frame | None) -> Term:
    """The whole term: what is in focus, put back into the frames."""
    for frame in enclosing(frames):
        term = frame.under.conclude(term)
    return term


_WITHIN_STATEMENTS = frozenset(
    {
        Judgement.EXPRESSION,
        Judgement.ELEMENTS,
        Judgement.ENTRIES,
        Judgement.HASH,
        Judgement.RESOURCE,
        Judgement.QUERY,
    }
)


def plug_to_statement(term: Term, judgement: Judgement, frames: Frame | None) -> Term:
    """What is in focus, put back into the frames up to the first one that is about a statement."""
    for frame in enclosing(frames):
        if judgement not in _WITHIN_STATEMENTS:
            break
        term = frame.under.conclude(term)
        judgement = frame.judgement
    return term


def is_final(judgement: Judgement, term: Term) -> bool:
    """Whether no step is left: a value; for statements and manifests, skip."""
    if judgement in _WITHIN_STATEMENTS:
        return bool(term.is_value)  # type: ignore[attr-defined]  # all terms of these judgements
    return not term.parts if judgement is Judgement.FINISH else isinstance(term, Skip)


def _by_subject() -> dict[Judgement, dict[object, tuple[Rule, ...]]]:
    table: dict[Judgement, dict[object, tuple[Rule, ...]]] = {j: {} for j in Judgement}
    for rule in RULES.values():
        for subject in rule.subjects:
            candidates = table[rule.judgement]
            candidates[subject] = (*candidates.get(subject, ()), rule)
    return table


#: The rules that can be about a term, by judgement and kind of term.
_CANDIDATES = _by_subject()


def candidates(judgement: Judgement, term: Term, *, plus: bool = False) -> tuple[Rule, ...]:
    """The rules of a judgement that are about terms of this kind; with those of μPuppet⁺ or not."""
    if plus:
        operator = term.operator if isinstance(term, Operation) else None
        return _with_layers(judgement, type(term), operator)
    by_subject = _CANDIDATES[judgement]
    found = by_subject.get(type(term), ())
    # Only as an expression does an operation have rules that depend on its operator.
    if not found and isinstance(term, Operation):
        found = by_subject.get(term.operator, ())
    return found


@cache
def _with_layers(judgement: Judgement, kind: type[Term], operator: str | None) -> tuple[Rule, ...]:
    """The rules of the core and of μPuppet⁺ that are about terms of a kind."""
    rules = [r for r in (*RULES.values(), *PLUS_RULES.values()) if r.judgement is judgement]
    found = [r for r in rules if kind in r.subjects]
    if operator is not None and judgement is Judgement.EXPRESSION:
        found += [r for r in rules if operator in r.subjects]
    return tuple(found)


class Machine:
    """A run that can be advanced step by step. After `advance` gave None, see `refusals`."""

    __slots__ = ("configuration", "frames", "judgement", "refusals", "steps")

    def __init__(self, judgement: Judgement, configuration: Configuration) -> None:
        self.judgement = judgement
        #: σ, κ, v_C, and the term in focus in its scope.
        self.configuration = configuration
        self.frames: Frame | None = None
        self.steps = 0
        #: The rules that could be about the stuck term, and why they do not apply.
        self.refusals: tuple[tuple[Rule, Refused], ...] = ()

    @property
    def is_done(self) -> bool:
        """Whether the whole term is final."""
        return self.frames is None and is_final(self.judgement, self.configuration.term)

    def whole(self) -> Term:
        """The whole term as it is now."""
        return plug(self.configuration.term, self.frames)

    def advance(self) -> Step | None:
        """Take one step; None when there is none: all is done, or nothing applies."""
        while True:
            c = self.configuration
            judgement = self.judgement
            refusals = []
            for rule in candidates(judgement, c.term, plus=c.v_C.is_plus):
                outcome = rule.function(c)
                if isinstance(outcome, Under):
                    self.frames = Frame(rule, judgement, c.α, outcome, self.frames)
                    self.judgement = outcome.judgement
                    self.configuration = replace(c, term=outcome.term, α=outcome.α)
                    break
                if isinstance(outcome, Applied):
                    self.configuration = Configuration(
                        outcome.σ, outcome.κ, outcome.v_C, outcome.term, c.α, c.N
                    )
                    self.steps += 1
                    taken = Step(self.steps, rule, judgement, c, outcome, self.frames)
                    self._leave_what_is_final()
                    return taken
                if outcome is not None:
                    refusals.append((rule, outcome))
            else:
                self.refusals = () if self.is_done else tuple(refusals)
                return None

    def _leave_what_is_final(self) -> None:
        """Go up until something is left to do in the focus."""
        frame = self.frames
        c = self.configuration
        while frame is not None and (frame.under.once or is_final(self.judgement, c.term)):
            c = replace(c, term=frame.under.conclude(c.term), α=frame.α)
            self.judgement = frame.judgement
            frame = frame.outer
        self.frames = frame
        self.configuration = c


def all_steps(judgement: Judgement, configuration: Configuration) -> list[Step]:
    """The steps by every derivation there is, trying all rules at every term.

    The paper's theorem of determinism says that there is at most one. This is how tests hold the
    rules to it; `Machine` tries fewer rules and takes the first that applies.
    """
    found: list[Step] = []
    pending: list[tuple[Judgement, Configuration, Frame | None]] = [
        (judgement, configuration, None)
    ]
    while pending:
        judgement, c, frames = pending.pop()
        for rule in (*RULES.values(), *PLUS_RULES.values()):
            if rule.judgement is not judgement:
                continue
            outcome = rule.function(c)
            if isinstance(outcome, Applied):
                found.append(Step(1, rule, judgement, c, outcome, frames))
            elif isinstance(outcome, Under):
                frame = Frame(rule, judgement, c.α, outcome, frames)
                inner = replace(c, term=outcome.term, α=outcome.α)
                pending.append((outcome.judgement, inner, frame))
    return found
