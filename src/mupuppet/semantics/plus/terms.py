"""The forms that μPuppet⁺ adds to expressions and statements, and the run-time forms of its rounds.

e ::= … | undef | f(A) | g(A) λ | λ(A) | block X {s} | select v by A | ⊞ e
λ ::= |ρ| {s}               g ::= map | filter | reduce | with | any | all
s ::= … | φ t {e : H} | T {H} | e {H} | t <| q |> {H} | realize e | o₁ ⇀ o₂
    | call f(A) | each(A) λ | create_resources(A) | param $x = e
    | collect γ | collect realize | expand | expand u[w]
φ ::= ε | @ | @@            q ::= ε | k ⋈ e | q₁ ⊙ q₂    ⋈ ::= == | !=    ⊙ ::= and | or
⇀ ::= -> | ~>               o ::= e | found ℓ    for what the collector ℓ finds
m ::= … | function f (ρ) {s}    p ::= compile m | done
"""

from __future__ import annotations

import re
from typing import ClassVar, Literal, TypeAlias

from mupuppet.semantics.print import type_reference
from mupuppet.semantics.termbase import Origin, Term, origin_field
from mupuppet.semantics.terms import (
    EXPRESSION_CLASSES,
    STATEMENT_CLASSES,
    Elements,
    Entries,
    Expression,
    Manifest,
    NoEntries,
    Parameters,
    ResourceBody,
    Statement,
    Undef,
    Value,
    entry_list,
)

_PART = re.compile("‹(.+?)›")


class PlusTerm(Term):
    """A term that tells how it is written: its parts stand between ‹ and ›, ‹Type› for T."""

    _pieces: ClassVar[list[str]]

    def __init_subclass__(cls, written: str = "") -> None:
        super().__init_subclass__()
        cls._pieces = _PART.split(written)

    def written(self) -> list[str | Term]:
        made: list[str | Term] = []
        for text, part in zip(self._pieces[::2], [*self._pieces[1::2], ""], strict=True):
            made += [text, *self._part(part)]
        return made

    def _part(self, name: str) -> list[str | Term]:
        if name == "Type":
            return [type_reference(self.type)]  # type: ignore[attr-defined]  # of terms with T
        if name == "attributes":
            made: list[str | Term] = []
            for k, e in entry_list(self.attributes):  # type: ignore[attr-defined]  # of terms with H
                made += [", ", f"{k} => ", e]
            return made[1:]
        match getattr(self, name) if name else "":
            case Term() as part:
                return [part]
            case tuple() as parameters:
                return [each for one in parameters for each in (", ", one)][1:]
            case value:
                return [str(value)]


# --- Expressions


class Lambda(PlusTerm, written="|‹parameters›| { ‹body› }"):
    """λ = |ρ| {s}; not an expression by itself."""

    parameters: Parameters
    body: Statement
    origin: Origin | None = origin_field()


class Call(PlusTerm, written="‹function›(‹arguments›)"):
    """f(A), for its value."""

    function: str
    arguments: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Iteration(PlusTerm, written="‹function›(‹arguments›) ‹body›"):
    """g(A) λ: what is iterated over is the first element of A."""

    function: str
    arguments: Elements
    body: Lambda
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Application(PlusTerm, written="(‹function›)(‹arguments›)"):
    """λ(A)."""

    function: Lambda
    arguments: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Block(PlusTerm, written="{ ‹body› }"):
    """block X {s}: the value of s, without effects. X are the variables that it has bound."""

    bound: tuple[str, ...]
    body: Statement
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Selection(PlusTerm, written="select ‹collection› by ‹chosen›"):
    """select v by A: the elements of v for which A has something true."""

    collection: Value
    chosen: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Appended(PlusTerm, written="⊞ ‹value›"):
    """⊞ e, from k +> e: what is appended to the value of an attribute."""

    value: Expression
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.value.is_value


class Found(PlusTerm, written="found ‹label›"):
    """found ℓ: what the collector with this label finds; beside an arrow only."""

    label: int
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


# --- Declarations

#: φ.
Form: TypeAlias = Literal["", "@", "@@"]


class Declaration(PlusTerm, written="‹form›‹type› { ‹body› }"):
    """φ t {e : H}: of a built-in or a defined type."""

    form: Form
    type: str
    body: ResourceBody
    origin: Origin | None = origin_field()


class Defaults(PlusTerm, written="‹Type› { ‹attributes› }"):
    """T {H}: defaults of the resources of type t."""

    type: str
    attributes: Entries
    origin: Origin | None = origin_field()


class Announce(PlusTerm, written="announce ‹name›"):
    """announce a: in `include a, b`, all are declared here before the first is evaluated."""

    name: str
    origin: Origin | None = origin_field()


class Override(PlusTerm, written="‹reference› { ‹attributes› }"):
    """e {H}: attributes for a resource that is declared elsewhere."""

    reference: Expression
    attributes: Entries
    origin: Origin | None = origin_field()


class Create(PlusTerm, written="create_resources(‹arguments›)"):
    """create_resources(A)."""

    arguments: Elements
    origin: Origin | None = origin_field()


# --- Collectors


class AnyResource(PlusTerm):
    """ε, the query that every resource meets."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Compared(PlusTerm, written="‹name› ‹operator› ‹value›"):
    """k ⋈ e."""

    name: str
    operator: Literal["==", "!="]
    value: Expression
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.value.is_value


class Joined(PlusTerm, written="(‹left› ‹operator› ‹right›)"):
    """q₁ ⊙ q₂."""

    left: Query
    operator: Literal["and", "or"]
    right: Query
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.left.is_value and self.right.is_value


#: q.
Query: TypeAlias = AnyResource | Compared | Joined


class Collector(PlusTerm):
    """t <| q |> {H}; `t <<| q |>>` for exported resources only.

    ℓ is its label where it is beside an arrow, and else 0. Drawings leave both out.
    """

    type: str
    exported: bool
    label: int
    query: Query
    attributes: Entries
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        one, other = ("<<|", "|>>") if self.exported else ("<|", "|>")
        label = f"{self.label}: " if self.label else ""
        made: list[str | Term] = [
            f"{label}{type_reference(self.type)} {one} ", self.query, f" {other}"
        ]  # fmt: skip
        if isinstance(self.attributes, NoEntries):
            return made
        return [*made, " { ", *self._part("attributes"), " }"]


class Realize(PlusTerm, written="realize(‹reference›)"):
    """realize e."""

    reference: Expression
    origin: Origin | None = origin_field()


class Arrow(PlusTerm, written="‹left› ‹operator› ‹right›"):
    """o₁ ⇀ o₂, between references and what collectors find."""

    left: Expression
    operator: Literal["->", "~>"]
    right: Expression
    origin: Origin | None = origin_field()


# --- Functions and lambdas with effects


class FunctionDefinition(PlusTerm, written="function ‹name› (‹parameters›) { ‹body› }"):
    """function f (ρ) {s}."""

    name: str
    parameters: Parameters
    body: Statement
    origin: Origin | None = origin_field()


class CallStatement(PlusTerm, written="call ‹function›(‹arguments›)"):
    """call f(A), for its effects."""

    function: str
    arguments: Elements
    origin: Origin | None = origin_field()


class Each(PlusTerm, written="each(‹arguments›) ‹body›"):
    """each(A) λ, for its effects."""

    arguments: Elements
    body: Lambda
    origin: Origin | None = origin_field()


class ParameterValue(PlusTerm, written="param $‹name› = ‹value›"):
    """param $x = e: the default value of a parameter, in the scope of a defined resource."""

    name: str
    value: Expression
    origin: Origin | None = origin_field()


# --- Rounds


class Collect(PlusTerm):
    """collect γ: what a collector does in a round."""

    number: int
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"collect {self.number + 1}"]


class CollectRealized(PlusTerm, written="collect realize"):
    """collect realize: the same for what is to be realised."""

    origin: Origin | None = origin_field()


class ExpandAll(PlusTerm, written="expand"):
    """expand: all defined resources that wait."""

    origin: Origin | None = origin_field()


class Expand(PlusTerm, written="expand ‹Type›['‹title›']"):
    """expand u[w]."""

    type: str
    title: str
    origin: Origin | None = origin_field()


class Compile(PlusTerm, written="compile { ‹manifest› }"):
    """compile m: the manifest, and what is still to be done after it."""

    manifest: Manifest
    origin: Origin | None = origin_field()


class Done(PlusTerm, written="done"):
    """done: the catalog is finished."""

    origin: Origin | None = origin_field()


PLUS_EXPRESSIONS: tuple[type[Term], ...] = (
    Undef, Call, Iteration, Application, Block, Selection, Appended, Found,
)  # fmt: skip
PLUS_STATEMENTS: tuple[type[Term], ...] = (
    Declaration, Defaults, Announce, Override, Create, Collector, Realize, Arrow, CallStatement,
    Each, ParameterValue, Collect, CollectRealized, ExpandAll, Expand,
)  # fmt: skip
ALL_EXPRESSIONS = (*EXPRESSION_CLASSES, *PLUS_EXPRESSIONS)
ALL_STATEMENTS = (*STATEMENT_CLASSES, *PLUS_EXPRESSIONS, *PLUS_STATEMENTS)
