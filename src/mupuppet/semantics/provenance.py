"""Where the values of a catalog come from, read off a run: provenance by the rules of the core.

A value is explained by the expression that it was written as, and by the rule that reduced it:

- a literal is a *source*: its place in the manifest;
- a variable is what was bound, where LVar, TVar or QVar found it; a fact is a source by its name;
- an operation, string, array or hash is what its operands are, as far as they were evaluated;
- a selector is what the case that SChooseI or SDefault chose is; its control only decides;
- d[e] is what the element is that DeRefArray or DeRefHash found, and what e is; t[e][k] is what the
  attribute is that DeRefRes found, and what e is.

So provenance says which sources a value was made of, and leaves out what only decided (conditions
and controls), which is the data part of what `mupuppet why` explains.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.scopes import TOP, Class, Def, Scope
from mupuppet.semantics.step import Frame, Step, enclosing
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import (
    Access,
    Array,
    Assignment,
    ClassDeclaration,
    DefinedResource,
    Entries,
    Hash,
    Interpolation,
    Not,
    Operation,
    QualifiedVariable,
    Resource,
    ResourceReference,
    Selector,
    TopVariable,
    Variable,
    element_list,
    entry_cells,
    entry_list,
)

#: A source of a value: the offset of a literal in the manifest, or the name of a fact.
Source: TypeAlias = int | str
Sources: TypeAlias = frozenset[Source]
NO_SOURCES: Sources = frozenset()

#: The statements whose parts are evaluated before they do something.
_EVALUATING = frozenset({"ResStep", "DefStep", "AssignStep", "CDecStep"})


class Provenance:
    """The sources of all attributes and variables of a run, step by step."""

    def __init__(self) -> None:
        self._attributes: dict[tuple[str, str], dict[str, Sources]] = {}
        self._variables: dict[tuple[Scope, str], Sources] = {}
        #: What a class or defined resource was given, until its parameters are bound.
        self._given: dict[tuple[Scope, str], Sources] = {}
        #: Declarations of classes that wait for their parents; stored, so that ids are not reused.
        self._waiting: dict[int, tuple[Term, dict[str, Sources]]] = {}
        self._frame: Frame | None = None
        self._steps: dict[int, list[Step]] = {}

    @staticmethod
    def of(steps: Iterable[Step]) -> Provenance:
        """What a run tells; it is used up."""
        found = Provenance()
        for step in steps:
            found.follow(step)
        return found

    def attribute(self, type_name: str, title: str, name: str) -> Sources:
        """The sources of an attribute of a resource in the catalog."""
        return self._attributes[type_name, title][name]

    def attributes(self) -> dict[tuple[str, str], dict[str, Sources]]:
        """The same of all attributes, by type and title."""
        return self._attributes

    # --- Steps

    def follow(self, step: Step) -> None:
        """Take the next step of the run into account."""
        if step.judgement is not Judgement.STATEMENT:
            self._inside(step)
            return
        match step.rule.name, step.redex:
            case "ResDecl", Resource(t, body):
                title: Any = body.title
                written = self._written(step, body.attributes)
                self._attributes[t, title.value] = self._entries(written)
            case "Def", DefinedResource(_, body):
                inner = Def(step.before.α)
                self._give(inner, self._entries(self._written(step, body.attributes)))
                title = body.title
                frame = self._frame_of(step)
                shown = title if frame is None else frame.under.term.title  # type: ignore[attr-defined]  # a body
                self._given[inner, "title"] = self._explain(shown)
            case (("CDecU" | "CDecPD"), ClassDeclaration(a, H)):
                waited = self._waiting.pop(id(step.redex), None)
                given = self._entries(self._written(step, H)) if waited is None else waited[1]
                self._give(Class(a), given)
            case "CDecPU", ClassDeclaration(_, H):
                if id(step.redex) not in self._waiting:
                    given = self._entries(self._written(step, H))
                    self._waiting[id(step.redex)] = step.redex, given
            case "Assign", Assignment(x, v):
                self._bind(step, x, v)
            case "DefScopeDone", _:
                pass
        self._frame = None
        self._steps = {}

    def _inside(self, step: Step) -> None:
        """A step of an expression: remembered for the statement that it is in."""
        for frame in enclosing(step.frames):
            if frame.judgement is Judgement.STATEMENT:
                if frame is not self._frame:
                    self._frame = frame if frame.rule.name in _EVALUATING else None
                    self._steps = {}
                break
        origin = step.redex.origin
        if origin is not None:
            self._steps.setdefault(origin.start, []).append(step)

    def _frame_of(self, step: Step) -> Frame | None:
        """The frame in which the parts of a statement were evaluated, if something had to be."""
        frame = self._frame
        same = (
            frame is not None and frame.under.conclude(frame.under.term).origin == step.redex.origin
        )
        return frame if same else None

    def _written(self, step: Step, H: Entries) -> Entries:
        """The attributes of a declaration as they were written."""
        frame = self._frame_of(step)
        if frame is None:
            return H
        term: Any = frame.under.term
        return term if frame.rule.name == "CDecStep" else term.attributes  # type: ignore[no-any-return]  # H

    def _entries(self, H: Entries) -> dict[str, Sources]:
        made: dict[str, Sources] = {}
        for cell in entry_cells(H):
            made.setdefault(str(cell.key), self._explain(cell.value))
        return made

    def _give(self, scope: Scope, given: dict[str, Sources]) -> None:
        for name, sources in given.items():
            self._given[scope, name] = sources

    def _bind(self, step: Step, x: str, v: Term) -> None:
        """What is assigned; for a parameter or a title that was given, what it was given."""
        key = step.before.α, x
        frame = self._frame_of(step)
        given = self._given.pop(key, None)
        if given is not None:
            self._variables[key] = given
        else:
            self._variables[key] = self._explain(v if frame is None else frame.under.term)

    # --- Expressions

    def _explain(self, e: Term) -> Sources:
        pending: list[Term] = [e]
        found: set[Source] = set()
        while pending:
            match pending.pop():
                case Variable() | TopVariable() | QualifiedVariable() as read:
                    found |= self._read(read)
                case Operation(_, left, right) as operation:
                    pending += [left] if self._stopped_at_left(operation) else [left, right]
                case Not(inner):
                    pending.append(inner)
                case Array(cells) | Interpolation(cells):
                    pending += element_list(cells)
                case Hash(entries):
                    pending += [value for _, value in entry_list(entries)]
                case ResourceReference(_, title):
                    pending.append(title)
                case Selector() as selector:
                    pending += [s.contractum for s in self._by(selector, "SChooseI", "SDefault")]
                case Access(ResourceReference(_, title), _) as access:
                    found |= self._element(access)
                    pending.append(title)
                case Access(d, index) as access:
                    pending += [index, *self._written_element(access, d)]
                case literal:
                    if literal.origin is not None:
                        found.add(literal.origin.start)
        return frozenset(found)

    def _by(self, term: Term, *rules: str) -> list[Step]:
        """The steps of the statement that these rules made with a term."""
        assert term.origin is not None
        steps = self._steps.get(term.origin.start, [])
        return [s for s in steps if s.rule.name in rules and s.redex.origin == term.origin]

    def _read(self, variable: Term) -> Sources:
        for step in self._by(variable, "LVar", "TVar", "QVar"):
            match step.redex:
                case Variable(x):
                    scope = step.before.α
                case TopVariable(x):
                    scope = TOP
                case QualifiedVariable(a, x):
                    scope = Class(a)
            return self._variables.get((scope, x), frozenset([x]))
        return NO_SOURCES

    def _stopped_at_left(self, operation: Term) -> bool:
        return bool(self._by(operation, "AndRightI", "OrRightI"))

    def _written_element(self, access: Access, d: Term) -> list[Term]:
        """The expression of an element, if its collection is there; else its value."""
        for step in self._by(access, "DeRefArray", "DeRefHash"):
            redex: Any = step.redex
            match d:
                case Array(cells):
                    return [element_list(cells)[redex.index.value]]
                case Hash(entries):
                    pairs = entry_list(entries)
                    return [next(e for k, e in pairs if k == redex.index.value)]
            return [step.contractum]
        return []

    def _element(self, access: Access) -> Sources:
        """The sources of an attribute of a resource."""
        for step in self._by(access, "DeRefRes"):
            reference: Any = step.redex
            t, w = reference.target.type, reference.target.title.value
            return self._attributes[t, w][reference.index.value]
        return NO_SOURCES
