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
)

# --- Expressions


class Lambda(Term):
    """λ = |ρ| {s}; not an expression by itself."""

    parameters: Parameters
    body: Statement
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["|", *_parameters(self.parameters), "| { ", self.body, " }"]


class Call(Term):
    """f(A), for its value."""

    function: str
    arguments: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False

    def written(self) -> list[str | Term]:
        return [f"{self.function}(", self.arguments, ")"]


class Iteration(Term):
    """g(A) λ: what is iterated over is the first element of A."""

    function: str
    arguments: Elements
    body: Lambda
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False

    def written(self) -> list[str | Term]:
        return [f"{self.function}(", self.arguments, ") ", self.body]


class Application(Term):
    """λ(A)."""

    function: Lambda
    arguments: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False

    def written(self) -> list[str | Term]:
        return ["(", self.function, ")(", self.arguments, ")"]


class Block(Term):
    """block X {s}: the value of s, without effects. X are the variables that it has bound."""

    bound: tuple[str, ...]
    body: Statement
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False

    def written(self) -> list[str | Term]:
        return ["{ ", self.body, " }"]


class Selection(Term):
    """select v by A: the elements of v for which A has something true."""

    collection: Value
    chosen: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False

    def written(self) -> list[str | Term]:
        return ["select ", self.collection, " by ", self.chosen]


class Appended(Term):
    """⊞ e, from k +> e: what is appended to the value of an attribute."""

    value: Expression
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.value.is_value

    def written(self) -> list[str | Term]:
        return ["⊞ ", self.value]


class Found(Term):
    """found ℓ: what the collector with this label finds; beside an arrow only."""

    label: int
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True

    def written(self) -> list[str | Term]:
        return [f"found {self.label}"]


# --- Declarations

#: φ.
Form: TypeAlias = Literal["", "@", "@@"]


class Declaration(Term):
    """φ t {e : H}: of a built-in or a defined type."""

    form: Form
    type: str
    body: ResourceBody
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


class Create(Term):
    """create_resources(A)."""

    arguments: Elements
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["create_resources(", self.arguments, ")"]


# --- Collectors


class AnyResource(Term):
    """ε, the query that every resource meets."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True

    def written(self) -> list[str | Term]:
        return []


class Compared(Term):
    """k ⋈ e."""

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
    """q₁ ⊙ q₂."""

    left: Query
    operator: Literal["and", "or"]
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
    """t <| q |> {H}; `t <<| q |>>` for exported resources only.

    ℓ is its label where it stands beside an arrow, and else 0. Drawings leave both out.
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
        return [*made, " { ", self.attributes, " }"]


class Realize(Term):
    """realize e."""

    reference: Expression
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["realize(", self.reference, ")"]


class Arrow(Term):
    """o₁ ⇀ o₂, between references and what collectors find."""

    left: Expression
    operator: Literal["->", "~>"]
    right: Expression
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [self.left, f" {self.operator} ", self.right]


# --- Functions and lambdas with effects


class FunctionDefinition(Term):
    """function f (ρ) {s}."""

    name: str
    parameters: Parameters
    body: Statement
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"function {self.name} (", *_parameters(self.parameters), ") { ", self.body, " }"]


class CallStatement(Term):
    """call f(A), for its effects."""

    function: str
    arguments: Elements
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"call {self.function}(", self.arguments, ")"]


class Each(Term):
    """each(A) λ, for its effects."""

    arguments: Elements
    body: Lambda
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["each(", self.arguments, ") ", self.body]


class ParameterValue(Term):
    """param $x = e: the default value of a parameter, in the scope of a defined resource."""

    name: str
    value: Expression
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"param ${self.name} = ", self.value]


# --- Rounds


class Collect(Term):
    """collect γ: what a collector does in a round."""

    number: int
    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return [f"collect {self.number + 1}"]


class CollectRealized(Term):
    """collect realize: the same for what is to be realised."""

    origin: Origin | None = origin_field()

    def written(self) -> list[str | Term]:
        return ["collect realize"]


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


PLUS_EXPRESSIONS: tuple[type[Term], ...] = (
    Undef, Call, Iteration, Application, Block, Selection, Appended, Found,
)  # fmt: skip
PLUS_STATEMENTS: tuple[type[Term], ...] = (
    Declaration, Defaults, Override, Create, Collector, Realize, Arrow, CallStatement, Each,
    ParameterValue, Collect, CollectRealized, ExpandAll, Expand,
)  # fmt: skip
ALL_EXPRESSIONS = (*EXPRESSION_CLASSES, *PLUS_EXPRESSIONS)
ALL_STATEMENTS = (*STATEMENT_CLASSES, *PLUS_EXPRESSIONS, *PLUS_STATEMENTS)


def _parameters(parameters: Parameters) -> list[str | Term]:
    made: list[str | Term] = []
    for parameter in parameters:
        made += [", ", parameter] if made else [parameter]
    return made
