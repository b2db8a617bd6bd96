"""The forms that μPuppet⁺ adds to statements, and the run-time forms of its rounds.

s ::= … | φ t {e : H} | T {H} | e {H} | T <| q |> {H} | realize e | e₁ ⇀ e₂
    | collect γ | expand | expand u[w]
φ ::= ε | @ | @@            q ::= ε | k == e | k != e | q₁ and q₂ | q₁ or q₂
⇀ ::= -> | ~>               p ::= compile m | done
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from mupuppet.semantics.print import type_reference
from mupuppet.semantics.termbase import Origin, Term, origin_field
from mupuppet.semantics.terms import Entries, Expression, Manifest, NoEntries, ResourceBody

#: φ.
Form: TypeAlias = Literal["", "@", "@@"]


class Declaration(Term):
    """φ t {e : H}: of a built-in or a defined type."""

    form: Form
    type: str
    body: ResourceBody
    defined: bool
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"{self.form}{self.type} {{ ", self.body, " }"]


class Defaults(Term):
    """T {H}: defaults of the resources of type t."""

    type: str
    attributes: Entries
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"{type_reference(self.type)} {{ ", self.attributes, " }"]


class Override(Term):
    """e {H}: attributes for a resource that is declared elsewhere."""

    reference: Expression
    attributes: Entries
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [self.reference, " { ", self.attributes, " }"]


class AnyResource(Term):
    """ε, the query that every resource meets."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True

    def written(self) -> list[str | Term]:
        return []


class Compared(Term):
    """k == e, k != e."""

    name: str
    operator: Literal["==", "!="]
    value: Expression
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.value.is_value

    def written(self) -> list[str | Term]:
        return [f"{self.name} {self.operator} ", self.value]


class Joined(Term):
    """q₁ and q₂, q₁ or q₂."""

    operator: Literal["and", "or"]
    left: Query
    right: Query
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.left.is_value and self.right.is_value

    def written(self) -> list[str | Term]:
        return ["(", self.left, f" {self.operator} ", self.right, ")"]


#: q.
Query: TypeAlias = AnyResource | Compared | Joined


class Collector(Term):
    """T <| q |> {H}; `T <<| q |>>` for exported resources only."""

    type: str
    exported: bool
    query: Query
    attributes: Entries
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        one, other = ("<<|", "|>>") if self.exported else ("<|", "|>")
        made: list[str | Term] = [f"{type_reference(self.type)} {one} ", self.query, f" {other}"]
        if isinstance(self.attributes, NoEntries):
            return made
        return [*made, " { ", self.attributes, " }"]


class Realize(Term):
    """realize e."""

    reference: Expression
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["realize(", self.reference, ")"]


class Arrow(Term):
    """e₁ -> e₂, e₁ ~> e₂, between references."""

    operator: Literal["->", "~>"]
    left: Expression
    right: Expression
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [self.left, f" {self.operator} ", self.right]


class Collect(Term):
    """collect γ: what a collector does in a round."""

    number: int
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["collect realize" if self.number < 0 else f"collect {self.number + 1}"]


class ExpandAll(Term):
    """expand: all defined resources that wait."""

    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["expand"]


class Expand(Term):
    """expand u[w]."""

    type: str
    title: str
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"expand {type_reference(self.type)}['{self.title}']"]


class Compile(Term):
    """compile m: the manifest, and what is still to be done after it."""

    manifest: Manifest
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["compile { ", self.manifest, " }"]


class Done(Term):
    """done: the catalog is finished."""

    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["done"]


PLUS_STATEMENTS: tuple[type[Term], ...] = (
    Declaration, Defaults, Override, Collector, Realize, Arrow, Collect, ExpandAll, Expand,
)  # fmt: skip
