"""Scopes α (paper: §3.2, "Scopes"; Figure 7).

    α ::= :: | ::a | ::nd | α def

Which scope is the parent and the base of another depends on κ: `scope_judgements.py`.
"""

from __future__ import annotations

from typing import TypeAlias

from mupuppet.basics.records import Record


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


class Class(Record):
    """::a, the scope of class a."""

    is_persistent = True

    name: str

    def __str__(self) -> str:
        return f"::{self.name}"


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
    """α λ, the scope of a lambda or a function of μPuppet⁺: as `α def`, but inside α.

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
