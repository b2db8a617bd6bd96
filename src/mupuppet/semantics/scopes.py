"""Scopes α, and the judgements `parentof` and `baseof` over them (paper: §3.2, "Scopes"; Figure 7).

    α ::= :: | ::a | ::nd | α def

A scope has a parent, where an unqualified variable is looked for next, and a base, which says
whether it is inside (::nd) or outside (::) a node definition. Both depend on κ, since a class gets
its parent when it is declared.

The seven rules are functions of (κ, α). A rule concludes a scope, or names the scope whose base is
the answer, so that a chain of scopes may be as long as it likes: `parentof` and `baseof` follow it
in a loop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mupuppet.basics.records import Record
from mupuppet.semantics.registry import Group, Judgement, rule

if TYPE_CHECKING:
    from mupuppet.semantics.environments import DefinitionEnvironment


class Top:
    """::, the top scope."""

    __slots__ = ()
    is_persistent = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Top)

    def __hash__(self) -> int:
        return hash(Top)

    def __str__(self) -> str:
        return "::"

    def __repr__(self) -> str:
        return "Top()"


class Node:
    """::nd, the scope of the active node definition."""

    __slots__ = ()
    is_persistent = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node)

    def __hash__(self) -> int:
        return hash(Node)

    def __str__(self) -> str:
        return "::nd"

    def __repr__(self) -> str:
        return "Node()"


class Class:
    """::a, the scope of class a."""

    __slots__ = ("name",)
    is_persistent = True

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Class) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return f"::{self.name}"

    def __repr__(self) -> str:
        return f"Class({self.name!r})"


class Def:
    """α def, the scope of a resource definition that is executed in ambient scope α.

    Defined types may declare each other without end, so these scopes may be nested deeply: the
    scope at the bottom and the depth are all that they consist of.
    """

    __slots__ = ("bottom", "depth", "outer")
    is_persistent = False

    def __init__(self, outer: Scope) -> None:
        self.outer = outer
        self.bottom: Top | Node | Class = outer.bottom if isinstance(outer, Def) else outer
        self.depth: int = outer.depth + 1 if isinstance(outer, Def) else 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Def) and self.depth == other.depth and self.bottom == other.bottom

    def __hash__(self) -> int:
        return hash((self.bottom, self.depth))

    def __str__(self) -> str:
        shown = " def" * self.depth if self.depth <= 4 else f" def def … def ({self.depth} times)"
        return f"{self.bottom}{shown}"

    def __repr__(self) -> str:
        return "Def(" * self.depth + repr(self.bottom) + ")" * self.depth


class Instance(Def):
    """u[w], the scope of a defined resource of μPuppet⁺: as `α def`, with a name."""

    __slots__ = ("title", "type")

    def __init__(self, outer: Scope, type_name: str, title: str) -> None:
        super().__init__(outer)
        self.type = type_name
        self.title = title

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Instance) and (self.type, self.title) == (other.type, other.title)

    def __hash__(self) -> int:
        return hash((self.type, self.title))

    def __str__(self) -> str:
        return f"{self.type}[{self.title}]"


class Local(Def):
    """α λ, the scope of a lambda or a function of μPuppet⁺: as `α def`, but inside of α.

    A function may be called while another is, so their scopes have numbers: :: λ₁, :: λ₂, …
    """

    __slots__ = ("number",)

    def __init__(self, outer: Scope, number: int = 0) -> None:
        super().__init__(outer)
        self.number = number

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Local) and self.number == other.number and self.outer == other.outer
        )

    def __hash__(self) -> int:
        return hash((Local, self.outer, self.number))

    def __str__(self) -> str:
        number = str(self.number).translate(_SUBSCRIPTS) if self.number else ""
        return f"{self.outer} λ{number}"


_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


#: α, β.
Scope: TypeAlias = Top | Node | Class | Def

TOP = Top()
NODE = Node()


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
    """The parent of a lambda's scope is the scope that the lambda stands in.

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
