"""The parts of a step, in the paper's notation."""

# ruff: noqa: RUF001, RUF002  (the paper's letters)

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from mupuppet.basics.records import Record
from mupuppet.semantics.configurations import (
    Added,
    Altered,
    Bound,
    Change,
    Cleared,
    Declared,
    Defined,
)
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    Definition,
    FunctionDef,
    ResourceDef,
)
from mupuppet.semantics.print import format_inline, format_term
from mupuppet.semantics.registry import Judgement, Rule
from mupuppet.semantics.scope_judgements import ScopeFact
from mupuppet.semantics.step import Frame, Step, enclosing
from mupuppet.semantics.termbase import Origin, Term
from mupuppet.semantics.terms import ManifestSequence, Parameters, Sequence
from mupuppet.semantics.trace import format_change

#: Marks around a redex while a term is formatted. No file can contain these characters, since they
#: cannot be encoded in UTF-8.
_OPENING, _CLOSING = "\udc00\udbff\udc00", "\udc00\udbff\udc01"


class Marked(Record):
    """The text of a term, cut at a part of it."""

    before: str
    part: str
    after: str


def marked_statement(step: Step, rest: int) -> Marked:
    """The statement around the redex on one line, cut at the redex.

    Of what follows a `skip` that is dropped, so many characters are shown: all that is left of the
    manifest may follow it.
    """
    redex = step.redex
    if isinstance(redex, Sequence | ManifestSequence):
        return Marked("", "skip", " ␣ " + format_inline(redex.second, limit=rest))
    term = step.statement_before()
    return _cut(format_inline(term, mark=redex, markers=(_OPENING, _CLOSING)))


def marked_lines(term: Term, part: Term) -> Marked:
    """A term on as many lines as it takes, cut at the very object `part`."""
    return _cut(format_term(term, mark=part, markers=(_OPENING, _CLOSING)))


def _cut(text: str) -> Marked:
    before, _, rest = text.partition(_OPENING)
    part, _, after = rest.partition(_CLOSING)
    return Marked(before, part, after)


def drops_skip(step: Step) -> bool:
    """Whether the step only continues to the next statement: SeqSkip, MSeqSkip."""
    return isinstance(step.redex, Sequence | ManifestSequence)


def place(step: Step) -> Origin | None:
    """The position of the redex, or of the smallest enclosing term in the source.

    None for a step that only continues to the next statement: the one that is done is a `skip`,
    which is not in the source.
    """
    if drops_skip(step):
        return None
    term = step.redex
    if term.origin is not None:
        return term.origin
    for frame in enclosing(step.frames):
        term = frame.under.conclude(term)
        if term.origin is not None:
            return term.origin
    return None


def contractum_text(step: Step, limit: int | None = None) -> str:
    """What the marked redex became, on one line: for a `skip` that is dropped, nothing."""
    return "" if drops_skip(step) else format_inline(step.contractum, limit=limit)


def arrow(step: Step) -> str:
    """The arrow of the judgement, with its scope or node: `─::nd→s`."""
    of_manifest = step.judgement in (Judgement.MANIFEST, Judgement.FINISH)
    return step.judgement.arrow(step.before.N if of_manifest else step.before.α)


def scopes_passed(frames: Frame | None) -> list[str]:
    """The scopes in which PVar did not find the variable, from the first one outwards."""
    passed = []
    for frame in enclosing(frames):
        if frame.rule.name != "PVar":
            break
        passed.append(str(frame.α))
    return passed[::-1]


def derivation_rules(step: Step, most: int) -> list[str]:
    """The names of the rules of the derivation, from the redex outwards, at most so many."""
    frames = islice(enclosing(step.frames), most - 1)
    return [step.rule.name, *(frame.rule.name for frame in frames)]


class Uses:
    """Decides for the steps of a run whether their derivations use one of some rules.

    The rules about scopes count as well. A derivation may be as deep as the run is long, and most
    of it is that of the step before: results for frames are cached while they may be needed.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._wanted = frozenset(names)
        #: Frames by identity (and stored, so that it is not reused), and whether one of the rules
        #: is used in them or around them.
        self._cache: dict[int, tuple[Frame, bool]] = {}

    def __call__(self, step: Step) -> bool:
        return self._is_wanted(step.rule, step.applied.premises) or self._around(step.frames)

    def _is_wanted(self, rule: Rule, facts: Iterable[ScopeFact]) -> bool:
        if rule.name in self._wanted:
            return True
        return any(name in self._wanted for fact in facts for name, _ in fact.chain)

    def _around(self, frames: Frame | None) -> bool:
        new: list[Frame] = []
        uses = False
        for frame in enclosing(frames):
            cached = self._cache.get(id(frame))
            if cached is not None:
                uses = cached[1]
                break
            new.append(frame)
        if len(self._cache) > _MAX_CACHED:
            self._cache.clear()
        for frame in reversed(new):
            uses = uses or self._is_wanted(frame.rule, frame.under.premises)
            self._cache[id(frame)] = (frame, uses)
        return uses


_MAX_CACHED = 200_000


def change_text(change: Change, width: int) -> str:
    """What a step changed, as the rules write it: `σ′ = σ[(::nd, x) : 1]`."""
    match change:
        case Bound():
            return f"σ′ = {format_change(change, width=width)}"
        case Cleared(_, names):
            went = ", ".join(f"${name}" for name in names)
            return f"σ′ = {format_change(change, width=width)}" + (
                f" without {went}" if went else ""
            )
        case Defined(name, definition):
            return f"κ′ = κ[{name} : {definition_text(definition, width)}]"
        case Declared():
            return f"κ′ = {format_change(change, width=width)}"
        case Added() | Altered():
            return f"v_C′ = {format_change(change, width=width)}"


def definition_text(definition: Definition, width: int = 40) -> str:
    """D as the rules write it; the body is left out, since the manifest has it."""
    match definition:
        case ClassDef(parent, parameters, _):
            return f"ClassDef({parent or '⊥'}, {_parameters_text(parameters, width)}, s)"
        case DeclaredClass(parent_scope):
            return f"DeclaredClass({parent_scope})"
        case ResourceDef(parameters, _):
            return f"ResourceDef({_parameters_text(parameters, width)}, s)"
        case FunctionDef(parameters, _):
            return f"FunctionDef({_parameters_text(parameters, width)}, s)"


def _parameters_text(parameters: Parameters, width: int) -> str:
    """ρ: the parameters with their defaults, or ε."""
    if not parameters:
        return "ε"
    return "(" + ", ".join(format_inline(each, limit=width) for each in parameters) + ")"
