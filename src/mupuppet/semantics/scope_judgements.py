"""The judgements `parentof` and `baseof` over scopes (paper: §3.2, "Scopes"; Figure 7).

A scope has a parent, where an unqualified variable is looked for next, and a base, which says
whether it is inside (::nd) or outside (::) a node definition. Both depend on κ, since a class gets
its parent when it is declared.

The seven rules are functions of (κ, α). A rule concludes a scope, or names the scope whose base is
the answer, so that a chain of scopes may be as long as it likes: `parentof` and `baseof` follow it
in a loop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mupuppet.basics.records import Record
from mupuppet.semantics.environments import DefinitionEnvironment
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.scopes import NODE, TOP, Class, Def, Instance, Local, Node, Scope, Top


class Concluded(Record):
    """The rule concludes that this scope is the parent, or the base."""

    scope: Scope


class BaseOf(Record):
    """The rule concludes that the parent, or the base, is the base of this scope."""

    scope: Scope


ScopeOutcome: TypeAlias = Concluded | BaseOf | None
ScopeRule: TypeAlias = "Callable[[DefinitionEnvironment, Scope], ScopeOutcome]"

PARENT_OF = Group(
    "Parent scopes", "C.1 Environment operations", "3.2 Operational semantics, Scopes"
)
BASE_OF = Group("Base scopes", "C.1 Environment operations", "3.2 Operational semantics, Scopes")


@rule(PARENT_OF, Judgement.PARENT, Node)
def PNode(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:  # noqa: ARG001  # all share a form
    """The parent of the node scope is the top scope.

    ────────────────── PNode
    :: parentof_κ ::nd
    """
    return Concluded(TOP) if isinstance(α, Node) else None


@rule(PARENT_OF, Judgement.PARENT, Def)
def PDefRes(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:  # noqa: ARG001  # all share a form
    """The parent of a defined resource's scope is its base scope: the node scope or the top scope.

    β baseof_κ (α def)
    ──────────────────── PDefRes
    β parentof_κ (α def)

    Erratum: the printed conclusion is `:: parentof_κ (α def)`. The text says that the parent is
    the base scope, and without β the premise would serve no purpose.
    """
    return BaseOf(α) if isinstance(α, Def) else None


@rule(PARENT_OF, Judgement.PARENT, Class)
def PClass(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:
    """The parent of a class's scope was recorded when the class was declared.

    κ(a) = DeclaredClass(α)
    ─────────────────────── PClass
    α parentof_κ ::a
    """
    if not isinstance(α, Class):
        return None
    parent = κ.parent_scope(α.name)
    return None if parent is None else Concluded(parent)


@rule(PARENT_OF, Judgement.PARENT, Local, ours=True, layer="iteration")
def PLocal(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:  # noqa: ARG001  # all share a form
    """The parent of a lambda's scope is the scope that the lambda is in.

    ────────────────── PLocal
    α parentof_κ (α λ)
    """
    return Concluded(α.outer) if isinstance(α, Local) else None


@rule(BASE_OF, Judgement.BASE, Top)
def BTop(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:  # noqa: ARG001  # all share a form
    """The base of the top scope is the top scope.

    ────────────── BTop
    :: baseof_κ ::
    """
    return Concluded(TOP) if isinstance(α, Top) else None


@rule(BASE_OF, Judgement.BASE, Node)
def BNode(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:  # noqa: ARG001  # all share a form
    """The base of the node scope is the node scope.

    ────────────────── BNode
    ::nd baseof_κ ::nd
    """
    return Concluded(NODE) if isinstance(α, Node) else None


@rule(BASE_OF, Judgement.BASE, Def)
def BDefRes(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:  # noqa: ARG001  # all share a form
    """The base of a defined resource's scope is the base of the scope that declared the resource.

    α baseof_κ β
    ────────────────── BDefRes
    α baseof_κ (β def)
    """
    return BaseOf(α.outer) if isinstance(α, Def) else None


@rule(BASE_OF, Judgement.BASE, Class)
def BClass(κ: DefinitionEnvironment, α: Scope) -> ScopeOutcome:
    """The base of a class's scope is the base of its parent scope.

    κ(a) = DeclaredClass(β)    α baseof_κ β
    ─────────────────────────────────────── BClass
    α baseof_κ ::a
    """
    if not isinstance(α, Class):
        return None
    parent = κ.parent_scope(α.name)
    return None if parent is None else BaseOf(parent)


_PARENT_RULES: dict[type, ScopeRule] = {
    Node: PNode, Def: PDefRes, Instance: PDefRes, Local: PLocal, Class: PClass,
}  # fmt: skip
_BASE_RULES: dict[type, ScopeRule] = {
    Top: BTop, Node: BNode, Def: BDefRes, Instance: BDefRes, Local: BDefRes, Class: BClass,
}  # fmt: skip


class ScopeFact(Record):
    """`answer` is the parent (or the base) of a scope, by these rules.

    `chain` has each rule with the scope that it is about: the first is the rule that concludes
    the fact, and each further one proves the premise of the one before it.
    """

    judgement: Judgement
    answer: Scope
    chain: tuple[tuple[str, Scope], ...]


def parentof(κ: DefinitionEnvironment, α: Scope) -> ScopeFact | None:
    """β parentof_κ α; None if α has no parent."""
    return _derive(κ, α, Judgement.PARENT)


def baseof(κ: DefinitionEnvironment, α: Scope) -> ScopeFact | None:
    """β baseof_κ α; None if α lies in a class that is not declared."""
    return _derive(κ, α, Judgement.BASE)


def _derive(κ: DefinitionEnvironment, α: Scope, judgement: Judgement) -> ScopeFact | None:
    rules = _PARENT_RULES if judgement is Judgement.PARENT else _BASE_RULES
    chain: list[tuple[str, Scope]] = []
    while True:
        scope_rule = rules.get(type(α))
        outcome = None if scope_rule is None else scope_rule(κ, α)
        if scope_rule is None or outcome is None:
            return None
        chain.append((scope_rule.__name__, α))
        if isinstance(outcome, Concluded):
            return ScopeFact(judgement, outcome.scope, tuple(chain))
        rules = _BASE_RULES
        α = outcome.scope


def ancestors(κ: DefinitionEnvironment, α: Scope) -> list[Scope]:
    """The parent of a scope, its parent, and so on: where PVar looks for a variable."""
    found: list[Scope] = []
    fact = parentof(κ, α)
    while fact is not None and fact.answer not in found:
        found.append(fact.answer)
        fact = parentof(κ, fact.answer)
    return found
