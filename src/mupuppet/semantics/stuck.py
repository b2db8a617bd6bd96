"""Why a run is stuck: which rule would have applied, and which premise failed, as a `Diagnostic`.

The paper does not model errors: where Puppet would report one, no rule applies. Several rules may
be about the stuck term, and each says what it misses. The one with the most premises met explains.
"""

from __future__ import annotations

from mupuppet.basics.records import Record, replace
from mupuppet.diagnostics import Diagnostic, Label, Severity
from mupuppet.semantics.configurations import Configuration, Problem, Refused
from mupuppet.semantics.print import format_inline, format_term
from mupuppet.semantics.registry import Judgement, Rule
from mupuppet.semantics.scope_judgements import ancestors
from mupuppet.semantics.scopes import Class, Def, Scope
from mupuppet.semantics.step import Frame, Machine, enclosing, plug
from mupuppet.semantics.termbase import Origin, Term
from mupuppet.semantics.terms import (
    ClassDefinition,
    ResourceTypeDefinition,
    Scoped,
    Variable,
    manifest_items,
)
from mupuppet.source import SourceFile, Span

_TOO_LATE = "defined here, too late"


class Stuck(Record):
    """A term to which no rule applies, in the frames around it."""

    judgement: Judgement
    configuration: Configuration
    frames: Frame | None
    refusals: tuple[tuple[Rule, Refused], ...]

    @staticmethod
    def of(machine: Machine) -> Stuck:
        """Where a machine is stuck."""
        return Stuck(machine.judgement, machine.configuration, machine.frames, machine.refusals)

    @property
    def term(self) -> Term:
        return self.configuration.term

    @property
    def closest(self) -> tuple[Rule, Refused] | None:
        """The rule that came closest to applying, and the premise that it failed at.

        A rule that can explain comes before one that cannot: the others of its group fail for
        reasons that are not mistakes, such as a condition that is true where they want it false.
        """
        return max(
            self.refusals,
            key=lambda entry: (entry[1].problem is not None, entry[1].met),
            default=None,
        )

    def problem(self) -> Problem:
        """What is wrong."""
        closest = self.closest
        if closest is None or closest[1].problem is None:
            return Problem("stuck", f"no rule applies to `{format_inline(self.term, limit=60)}`")
        problem = closest[1].problem()
        if isinstance(self.term, Variable):
            return replace(problem, message=self._unbound(self.term))
        if problem.id in ("unknown-class", "unknown-resource-type"):
            return self._with_later_definition(problem)
        return problem

    def _unbound(self, variable: Variable) -> str:
        """PVar has led to the outermost scope; say where the search began and what it passed."""
        α = self.configuration.α
        for frame in enclosing(self.frames):
            if frame.rule.name != "PVar":
                break
            α = frame.α
        passed = ", ".join(str(β) for β in ancestors(self.configuration.κ, α))
        tail = f" nor in its ancestors {passed}" if passed else ""
        return f"`${variable.name}` is not bound in {α}{tail}"

    @property
    def is_defined_too_late(self) -> bool:
        """Whether what is missing is defined further down."""
        return any(text == _TOO_LATE for _, text in self.problem().related)

    def _with_later_definition(self, problem: Problem) -> Problem:
        """A note if what is missing is defined further down, which Puppet allows."""
        whole = plug(self.term, self.frames)
        for item in manifest_items(whole):  # type: ignore[arg-type]  # a whole term is a manifest
            if not isinstance(item, ClassDefinition | ResourceTypeDefinition):
                continue
            if f"`{item.name}`" in problem.message:
                return replace(
                    problem,
                    related=(*problem.related, (item.origin, _TOO_LATE)),
                    hint="in μPuppet a definition must precede what uses it; move it up",
                )
        return problem

    def diagnostic(self) -> Diagnostic:
        """The problem, with the rules that were tried and the classes and types around it."""
        problem = self.problem()
        return diagnostic(
            problem,
            problem.origin or self._origin(),
            self.term,
            (*problem.notes, *self._rules_tried(), *self._enclosing_terms()),
        )

    def _origin(self) -> Origin | None:
        """The place of the stuck term, or of the smallest term around it that has one."""
        term = self.term
        if term.origin is not None:
            return term.origin
        for frame in enclosing(self.frames):
            term = frame.under.conclude(term)
            if term.origin is not None:
                return term.origin
        return None

    def _rules_tried(self) -> tuple[str, ...]:
        if not self.refusals:
            return ()
        tried = "; ".join(f"{rule.name} needs {refused.premise}" for rule, refused in self.refusals)
        return (f"no rule applies: {tried}",)

    def _enclosing_terms(self) -> tuple[str, ...]:
        return enclosing_terms(self.term, self.frames)


def enclosing_terms(term: Term, frames: Frame | None) -> tuple[str, ...]:
    """The classes, defined types and node definition around a place, from the inside."""
    notes: list[str] = []
    omitted = 0
    for frame in enclosing(frames):
        term = frame.under.conclude(term)
        if isinstance(term, Scoped) and frame.rule.name in ("ScopeStep", "DefScopeStep"):
            if len(notes) < 5:
                notes.append(f"in {_scope_name(term.scope)}{_declared_at(term.origin)}")
            else:
                omitted += 1
    return (*notes, f"in {omitted} further scopes") if omitted else tuple(notes)


def _scope_name(scope: Scope) -> str:
    match scope:
        case Class():
            return f"class `{scope.name}`"
        case Def():
            return f"a defined resource (scope {scope})"
        case _:
            return f"the node definition (scope {scope})"


def _declared_at(origin: Origin | None) -> str:
    if origin is None:
        return ""
    position = origin.source.position(origin.start)
    line, column = position.line, position.column
    return f", from {origin.source.name}:{line}:{column}"


def diagnostic(
    problem: Problem,
    origin: Origin | None,
    term: Term,
    notes: tuple[str, ...],
    severity: Severity = Severity.ERROR,
) -> Diagnostic:
    """A problem as a diagnostic; a term without a place in a file is shown as its own source."""
    if origin is None:
        text = format_term(term)
        origin = Origin(SourceFile(text, "<term>"), 0, len(text))
    labels = []
    for place, text in problem.related:
        if place is None:
            continue
        if place.source is origin.source:
            labels.append(Label(Span(place.start, place.end), text))
        else:
            notes = (*notes, f"{text}{_declared_at(place)}")
    return Diagnostic(
        id=problem.id,
        severity=severity,
        message=problem.message,
        source=origin.source,
        span=origin.span,
        at=origin.start,
        labels=tuple(labels),
        notes=notes,
        hint=problem.hint,
    )
