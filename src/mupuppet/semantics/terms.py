"""The abstract syntax of μPuppet: the paper's Figure 6, and the run-time forms of its Figure 7,
"Auxiliary constructs: catalogs and scopes".

Letters, in the rules as in the paper:

    i  integer             e  expression           m  manifest
    w  string              A  array elements       Q  node specification
    v  value               H  hash entries         N  name of a node
    k  key of a hash       c  case: e or default   ρ  parameters
    x  name of a variable  M  matches (selector)   α, β  scopes
    a, b  names of classes s  statement            σ  variable environment
    t  built-in type       C  cases                κ  definition environment
    u  defined type        D  declaration          v_C, v_R, v_H  catalog, resource, hash value

Whether an expression is a value is known without walking it (`is_value`), and the paper's lists (A,
H, M, C, and both kinds of sequence) are linked cells, as the grammar has them: a step looks at the
first cell, or takes it off, in constant time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal, TypeAlias

from mupuppet.basics.records import field
from mupuppet.semantics.scopes import Scope
from mupuppet.semantics.termbase import Origin, Term, origin_field

# --- Expressions: e ::= i | w | true | false | $x | $::x | $::a::x | e₁ + e₂ | ... | !e
#                        | {H} | [A] | e₁[e₂] | t[e] | e ? {M}

Operator: TypeAlias = Literal[
    "+", "-", "*", "/", "%", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "and", "or"
]
#: k, the key of a hash: "either a constant number or string".
Key: TypeAlias = int | str


class Integer(Term):
    """i."""

    value: int
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Float(Term):
    """i, where it is a floating-point number, which the paper's text leaves out."""

    value: float
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class String(Term):
    """w."""

    value: str
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Boolean(Term):
    """`true`, `false`."""

    value: bool
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Undef(Term):
    """`undef`, of μPuppet⁺: a value like others, which core terms do not contain."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Variable(Term):
    """$x."""

    name: str
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class TopVariable(Term):
    """$::x."""

    name: str
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class QualifiedVariable(Term):
    """$::a::x."""

    class_name: str
    name: str
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Operation(Term):
    """e₁ + e₂, and so on for the other operators of two operands."""

    operator: Operator
    left: Expression
    right: Expression
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class Not(Term):
    """!e."""

    operand: Expression
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class NoElements(Term):
    """ε, the end of A."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Element(Term):
    """e, A."""

    head: Expression
    tail: Elements
    origin: Origin | None = origin_field()
    is_value: bool = field(init=False, compare=False)

    def __post_init__(self) -> None:
        self.is_value = self.head.is_value and self.tail.is_value  # type: ignore[misc]  # set once


class Array(Term):
    """[A]."""

    elements: Elements
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.elements.is_value


class Interpolation(Term):
    """The string "A" in double quotes, the pieces and expressions of which are A."""

    elements: Elements
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class NoEntries(Term):
    """ε, the end of H."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = True


class Entry(Term):
    """k ⇒ e, H."""

    key: Key
    value: Expression
    rest: Entries
    origin: Origin | None = origin_field()
    is_value: bool = field(init=False, compare=False)

    def __post_init__(self) -> None:
        self.is_value = self.value.is_value and self.rest.is_value  # type: ignore[misc]  # set once


class Hash(Term):
    """{H}."""

    entries: Entries
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.entries.is_value


class Access(Term):
    """e₁[e₂]."""

    target: Expression
    index: Expression
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class ResourceReference(Term):
    """t[e], a value when e is one; the type's name in lower case."""

    type: str
    title: Expression
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.title.is_value


class Default(Term):
    """`default`, which may stand for c."""

    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


class NoMatches(Term):
    """ε, the end of M."""

    origin: Origin | None = origin_field()


class Match(Term):
    """c ⇒ e, M."""

    case: CaseLabel
    value: Expression
    rest: Matches
    origin: Origin | None = origin_field()


class Selector(Term):
    """e ? {M}."""

    control: Expression
    matches: Matches
    origin: Origin | None = origin_field()
    is_value: ClassVar[bool] = False


Expression: TypeAlias = (
    Integer
    | Float
    | String
    | Boolean
    | Undef
    | Variable
    | TopVariable
    | QualifiedVariable
    | Operation
    | Not
    | Array
    | Interpolation
    | Hash
    | Access
    | ResourceReference
    | Selector
)
#: v: an expression whose `is_value` holds.
Value: TypeAlias = Integer | Float | String | Boolean | Undef | Array | Hash | ResourceReference
#: A.
Elements: TypeAlias = Element | NoElements
#: H.
Entries: TypeAlias = Entry | NoEntries
#: v_H: entries whose `is_value` holds.
HashValue: TypeAlias = Entries
#: c.
CaseLabel: TypeAlias = Expression | Default
#: M.
Matches: TypeAlias = Match | NoMatches

# --- Statements: s ::= e | s₁ ␣ s₂ | $x = e | unless e {s} | if e {s} else {s} | case e {C} | D
#                       | scope α s | skip
#     Declarations: D ::= t {e : H} | u {e : H} | class {a : H} | include a


class Sequence(Term):
    """s₁ ␣ s₂."""

    first: Statement
    second: Statement
    origin: Origin | None = origin_field()


class Assignment(Term):
    """$x = e."""

    name: str
    value: Expression
    origin: Origin | None = origin_field()


class Unless(Term):
    """unless e {s}."""

    test: Expression
    body: Statement
    origin: Origin | None = origin_field()


class If(Term):
    """if e {s₁} else {s₂}; an `else` that is not written is `skip`."""

    test: Expression
    then: Statement
    otherwise: Statement
    origin: Origin | None = origin_field()


class NoCases(Term):
    """ε, the end of C."""

    origin: Origin | None = origin_field()


class Branch(Term):
    """c : {s} ␣ C."""

    case: CaseLabel
    body: Statement
    rest: Cases
    origin: Origin | None = origin_field()


class Case(Term):
    """case e {C}."""

    control: Expression
    cases: Cases
    origin: Origin | None = origin_field()


class ResourceBody(Term):
    """e : H."""

    title: Expression
    attributes: Entries
    origin: Origin | None = origin_field()

    @property
    def is_value(self) -> bool:
        return self.title.is_value and self.attributes.is_value


class Resource(Term):
    """t {e : H}, of a built-in type; v_R when e : H is a value and e a string."""

    type: str
    body: ResourceBody
    origin: Origin | None = origin_field()


class DefinedResource(Term):
    """u {e : H}, of a defined type."""

    type: str
    body: ResourceBody
    origin: Origin | None = origin_field()


class ClassDeclaration(Term):
    """class {a : H}."""

    name: str
    attributes: Entries
    origin: Origin | None = origin_field()


class Include(Term):
    """include a."""

    name: str
    origin: Origin | None = origin_field()


class Scoped(Term):
    """scope α s; not a form of the source language."""

    scope: Scope
    body: Statement
    origin: Origin | None = origin_field()


class Skip(Term):
    """skip; not a form of the source language, where it is the empty text."""

    origin: Origin | None = origin_field()


#: C.
Cases: TypeAlias = Branch | NoCases
Statement: TypeAlias = (
    Expression
    | Sequence
    | Assignment
    | Unless
    | If
    | Case
    | Resource
    | DefinedResource
    | ClassDeclaration
    | Include
    | Scoped
    | Skip
)

# --- Manifests: m ::= s | m₁ ␣ m₂ | node Q {s} | define u (ρ) {s} | class a {s} | class a (ρ) {s}
#                      | class a inherits b {s} | class a (ρ) inherits b {s}


class Parameter(Term):
    """$x or $x = e."""

    name: str
    default: Expression | None
    origin: Origin | None = origin_field()


#: ρ.
Parameters: TypeAlias = tuple[Parameter, ...]


class NodeName(Term):
    """N."""

    name: str
    origin: Origin | None = origin_field()


class NodeNames(Term):
    """(N₁, ..., N_k)."""

    names: tuple[str, ...]
    origin: Origin | None = origin_field()


class NodePattern(Term):
    """r, a regular expression."""

    pattern: str
    origin: Origin | None = origin_field()


#: Q.
NodeSpecification: TypeAlias = NodeName | Default | NodeNames | NodePattern


class ManifestSequence(Term):
    """m₁ ␣ m₂.

    Not a `Sequence`: with one form for both, a list of statements at top level could step by
    MSeqStep and TopScope or by TopScope and SeqStep.
    """

    first: Manifest
    second: Manifest
    origin: Origin | None = origin_field()


class NodeDefinition(Term):
    """node Q {s}."""

    specification: NodeSpecification
    body: Statement
    origin: Origin | None = origin_field()


class ResourceTypeDefinition(Term):
    """define u (ρ) {s}."""

    name: str
    parameters: Parameters
    body: Statement
    origin: Origin | None = origin_field()


class ClassDefinition(Term):
    """class a (ρ) inherits b {s}; `parameters` and `parent` are None where they are not written."""

    name: str
    parameters: Parameters | None
    parent: str | None
    body: Statement
    origin: Origin | None = origin_field()


Manifest: TypeAlias = (
    Statement | ManifestSequence | NodeDefinition | ResourceTypeDefinition | ClassDefinition
)

# --- Resource values: v_R ::= t {w : v_H}


class ResourceValue(Term):
    """v_R = t {w : v_H}."""

    type: str
    title: str
    attributes: HashValue
    origin: Origin | None = origin_field()


SKIP = Skip()
NO_ELEMENTS = NoElements()
NO_ENTRIES = NoEntries()
NO_MATCHES = NoMatches()
NO_CASES = NoCases()
TRUE = Boolean(True)
FALSE = Boolean(False)

#: The classes of values.
VALUE_CLASSES = (Integer, Float, String, Boolean, Undef, Array, Hash, ResourceReference)

EXPRESSION_CLASSES: tuple[type[Term], ...] = (
    Integer, Float, String, Boolean, Undef, Variable, TopVariable, QualifiedVariable, Operation,
    Not, Array, Interpolation, Hash, Access, ResourceReference, Selector,
)  # fmt: skip
STATEMENT_CLASSES: tuple[type[Term], ...] = (
    *EXPRESSION_CLASSES, Sequence, Assignment, Unless, If, Case, Resource, DefinedResource,
    ClassDeclaration, Include, Scoped, Skip,
)  # fmt: skip

# --- Building and reading lists


def sequence(statements: Iterable[Statement]) -> Statement:
    """s₁ ␣ (s₂ ␣ (...)), or skip for no statements."""
    reversed_statements = list(statements)[::-1]
    if not reversed_statements:
        return SKIP
    result = reversed_statements[0]
    for statement in reversed_statements[1:]:
        result = Sequence(statement, result)
    return result


def manifest_sequence(items: Iterable[Manifest]) -> Manifest:
    """m₁ ␣ (m₂ ␣ (...)), or skip for no items."""
    reversed_items = list(items)[::-1]
    if not reversed_items:
        return SKIP
    result = reversed_items[0]
    for item in reversed_items[1:]:
        result = ManifestSequence(item, result)
    return result


def manifest_items(manifest: Manifest) -> Iterator[Manifest]:
    """The items of m₁ ␣ m₂ ␣ ..., however the sequences are nested."""
    pending = [manifest]
    while pending:
        item = pending.pop()
        if isinstance(item, ManifestSequence):
            pending += [item.second, item.first]
        else:
            yield item


def elements(expressions: Iterable[Expression]) -> Elements:
    """e₁, e₂, ..., ε."""
    result: Elements = NO_ELEMENTS
    for expression in reversed(list(expressions)):
        result = Element(expression, result)
    return result


def element_list(cells: Elements) -> list[Expression]:
    """The expressions of A."""
    expressions = []
    while isinstance(cells, Element):
        expressions.append(cells.head)
        cells = cells.tail
    return expressions


def entries(pairs: Iterable[tuple[Key, Expression]]) -> Entries:
    """k₁ ⇒ e₁, k₂ ⇒ e₂, ..., ε."""
    result: Entries = NO_ENTRIES
    for key, value in reversed(list(pairs)):
        result = Entry(key, value, result)
    return result


def entry_cells(cells: Entries) -> Iterator[Entry]:
    """The cells of H, each with its origin."""
    while isinstance(cells, Entry):
        yield cells
        cells = cells.rest


def entry_list(cells: Entries) -> list[tuple[Key, Expression]]:
    """The pairs of H."""
    pairs = []
    while isinstance(cells, Entry):
        pairs.append((cells.key, cells.value))
        cells = cells.rest
    return pairs
