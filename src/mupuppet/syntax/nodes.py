"""The syntax tree of Puppet manifests and EPP templates.

Nodes are small, typed records: type checkers reject an assignment to a field. Two trees are equal
when they mean the same: spans do not count.
Match on them:

    match node:
        case Binary("+", Integer(left), Integer(right)):
            ...

Conventions
- `start` and `end`, always last, are the character offsets of the node's whole text.
- A sequence is a tuple. A body (of a class, a branch, a lambda, ...) is the tuple of its
  statements; a branch that is not written is `None`, an empty one is `()`.
- Names are stored as they are written, without `$`. Only the name of a class or of a defined
  type carries the names of the classes around it, since that is the name that it defines.
- The `lazy_fields` of a node that comes from a cache are decoded when one is first read (`plain`).
- Where Puppet reports an error about a node is not always its start: see `anchor`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal
from typing import TypeAlias as TypeAlias_

from mupuppet.syntax.node_classes import CHILD_FIELDS, LazyNode, offset
from mupuppet.syntax.node_classes import NODE_CLASSES as NODE_CLASSES
from mupuppet.syntax.node_classes import Node as Node

BinaryOperator: TypeAlias_ = Literal[
    "+", "-", "*", "/", "%", "<<", ">>", "==", "!=", "<", "<=", ">", ">=",
    "=~", "!~", "in", "and", "or",
]  # fmt: skip
AssignmentOperator: TypeAlias_ = Literal["=", "+=", "-="]
RelationshipOperator: TypeAlias_ = Literal["->", "~>", "<-", "<~"]
AttributeOperator: TypeAlias_ = Literal["=>", "+>"]
ResourceForm: TypeAlias_ = Literal["regular", "virtual", "exported"]

# --- Literals and names


class Undef(Node):
    """`undef`."""

    value = None
    start: int = offset()
    end: int = offset()


class Default(Node):
    """`default`."""

    start: int = offset()
    end: int = offset()


class Boolean(Node):
    """`true`, `false`."""

    value: bool
    start: int = offset()
    end: int = offset()


class Integer(Node):
    """`42`, `0x2a`, `052`; the radix is 10, 16 or 8."""

    value: int
    radix: int
    start: int = offset()
    end: int = offset()


class Float(Node):
    """`4.2`, `1e-3`."""

    value: float
    start: int = offset()
    end: int = offset()


class String(Node):
    """`'text'`, `"text"` without interpolation, or a bare word; escapes are resolved."""

    value: str
    start: int = offset()
    end: int = offset()


class Regexp(Node):
    """`/pattern/`; the pattern as Ruby reads it (an escaped slash is a slash)."""

    pattern: str
    start: int = offset()
    end: int = offset()


class Name(Node):
    """A lower-case bare name, `foo::bar`: a string, a function's or a type's name."""

    value: str
    start: int = offset()
    end: int = offset()


class TypeName(Node):
    """An upper-case name, `Foo::Bar`."""

    value: str
    start: int = offset()
    end: int = offset()


class ReservedWord(Node):
    """`attr`, `private`: always an error."""

    word: str
    start: int = offset()
    end: int = offset()


class Variable(Node):
    """`$x`, `$::foo::x`, `$1`; inside an interpolation also without the dollar."""

    name: str
    start: int = offset()
    end: int = offset()


class InterpolatedString(Node):
    """`"text ${expression} text"`; empty pieces of text are left out."""

    segments: tuple[String | Interpolation, ...]
    start: int = offset()
    end: int = offset()


class Interpolation(Node):
    """`${expression}` or `$x` in a string."""

    expression: Expression
    start: int = offset()
    end: int = offset()


class Heredoc(Node):
    """`@(END)`, `@("END":json/L)`; margin, trimming and escapes are resolved."""

    syntax: str
    text: String | InterpolatedString
    start: int = offset()
    end: int = offset()


class Array(Node):
    """`[1, 2]`."""

    elements: tuple[Expression, ...]
    start: int = offset()
    end: int = offset()


class Hash(Node):
    """`{a => 1}`; also the pairs of `f(a => 1)`, which are one argument."""

    entries: tuple[HashEntry, ...]
    start: int = offset()
    end: int = offset()


class HashEntry(Node):
    """`a => 1` in a hash; `at` is the arrow."""

    key: Expression
    value: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


# --- Operators


class Binary(Node):
    """`left + right` and all other value-producing operators; `at` is the operator."""

    operator: BinaryOperator
    left: Expression
    right: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


class Not(Node):
    """`!x`."""

    operand: Expression
    start: int = offset()
    end: int = offset()


class Negate(Node):
    """`-x`."""

    operand: Expression
    start: int = offset()
    end: int = offset()


class Unfold(Node):
    """`*x`."""

    operand: Expression
    start: int = offset()
    end: int = offset()


class Paren(Node):
    """`(x)`."""

    expression: Expression
    start: int = offset()
    end: int = offset()


class Assignment(Node):
    """`$x = 1`, `[$a, $b] = $c`; `+=` and `-=` parse but are never valid; `at` is the operator."""

    operator: AssignmentOperator
    target: Expression
    value: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


class Relationship(Node):
    """`A -> B`; `at` is the arrow."""

    operator: RelationshipOperator
    left: Expression
    right: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


class Access(Node):
    """`x[1]`, `File['/a', '/b']`."""

    left: Expression
    keys: tuple[Expression, ...]
    start: int = offset()
    end: int = offset()


# --- Calls


class Call(Node):
    """`f(1, 2) |$x| { }`; without parentheses (`include a, b`) `parens` is False."""

    function: Expression
    arguments: tuple[Expression, ...]
    block: Lambda | None
    parens: bool
    start: int = offset()
    end: int = offset()


class MethodCall(Node):
    """`receiver.name(1) |$x| { }`; `at` is where Puppet puts it: the `(`, else the dot."""

    receiver: Expression
    name: Name
    arguments: tuple[Expression, ...]
    block: Lambda | None
    at: int = offset()
    start: int = offset()
    end: int = offset()


class Lambda(Node):
    """`|$x, $y| >> Type { ... }`."""

    parameters: tuple[Parameter, ...]
    return_type: Expression | None
    body: Body
    start: int = offset()
    end: int = offset()


class Parameter(Node):
    """`Type *$name = default`; `at` is the dollar sign."""

    type: Expression | None
    captures_rest: bool
    name: str
    default: Expression | None
    at: int = offset()
    start: int = offset()
    end: int = offset()


# --- Conditionals


class If(LazyNode):
    """`if test { } elsif ... else { }`; an `elsif` is an `If` alone in `otherwise`."""

    lazy_fields = ("then", "otherwise")
    test: Expression
    then: Body
    otherwise: Body | None
    start: int = offset()
    end: int = offset()


class Unless(LazyNode):
    """`unless test { } else { }`."""

    lazy_fields = ("then", "otherwise")
    test: Expression
    then: Body
    otherwise: Body | None
    start: int = offset()
    end: int = offset()


class Case(Node):
    """`case test { ... }`."""

    test: Expression
    options: tuple[CaseOption, ...]
    start: int = offset()
    end: int = offset()


class CaseOption(LazyNode):
    """`a, b: { }`; `at` is the colon."""

    lazy_fields = ("body",)
    values: tuple[Expression, ...]
    body: Body
    at: int = offset()
    start: int = offset()
    end: int = offset()


class Selector(Node):
    """`left ? { a => 1, default => 2 }`."""

    left: Expression
    options: tuple[SelectorOption, ...]
    start: int = offset()
    end: int = offset()


class SelectorOption(Node):
    """`a => 1` in a selector; `at` is the arrow."""

    match: Expression
    value: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


# --- Definitions


class ClassDefinition(LazyNode):
    """`class name(...) inherits parent { }`."""

    lazy_fields = ("parameters", "body")
    name: str
    parameters: tuple[Parameter, ...]
    parent: str | None
    body: Body
    start: int = offset()
    end: int = offset()


class DefinedType(LazyNode):
    """`define name(...) { }`."""

    lazy_fields = ("parameters", "body")
    name: str
    parameters: tuple[Parameter, ...]
    body: Body
    start: int = offset()
    end: int = offset()


class FunctionDefinition(LazyNode):
    """`function name(...) >> Type { }`."""

    lazy_fields = ("parameters", "return_type", "body")
    name: str
    parameters: tuple[Parameter, ...]
    return_type: Expression | None
    body: Body
    start: int = offset()
    end: int = offset()


class NodeDefinition(LazyNode):
    """`node a.example.com, /regexp/, default { }`; a parent parses but is never valid."""

    lazy_fields = ("body",)
    hosts: tuple[Expression, ...]
    parent: Expression | None
    body: Body
    start: int = offset()
    end: int = offset()


class TypeAlias(Node):
    """`type Name = ...`; `at` is the name. `type A = {...}` is `Object[{...}]`."""

    name: str
    type: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


class TypeMapping(Node):
    """`type Runtime[...] = ...`; `at` is the type on the left."""

    type: Expression
    mapping: Expression | HashEntry
    at: int = offset()
    start: int = offset()
    end: int = offset()


class ObjectTypeDefinition(Node):
    """`type Name inherits Parent { }`: never valid in this version of Puppet."""

    name: str
    parent: str | None
    body: Body
    start: int = offset()
    end: int = offset()


# --- Resources


class Resource(Node):
    """`type { title: ... ; title: ... }`."""

    type: Expression
    bodies: tuple[ResourceBody, ...]
    form: ResourceForm
    start: int = offset()
    end: int = offset()


class ResourceBody(Node):
    """`title: name => value, ...`."""

    title: Expression
    operations: tuple[Operation, ...]
    start: int = offset()
    end: int = offset()


class AttributeOperation(Node):
    """`name => value`, `name +> value`."""

    name: str
    operator: AttributeOperator
    value: Expression
    start: int = offset()
    end: int = offset()


class AttributesFromHash(Node):
    """`* => hash`."""

    value: Expression
    start: int = offset()
    end: int = offset()


class ResourceDefaults(Node):
    """`Type { name => value }`."""

    type: Expression
    operations: tuple[Operation, ...]
    form: ResourceForm
    start: int = offset()
    end: int = offset()


class ResourceOverride(Node):
    """`Type['title'] { name => value }`."""

    resources: Expression
    operations: tuple[Operation, ...]
    form: ResourceForm
    start: int = offset()
    end: int = offset()


class ResourceWithoutTitle(Node):
    """`type { name => value }`: never valid."""

    type: Name
    attributes: Hash
    start: int = offset()
    end: int = offset()


class Collector(Node):
    """`Type <| query |> { ... }`, exported `Type <<| query |>>`."""

    type: Expression
    exported: bool
    query: Expression | None
    operations: tuple[Operation, ...]
    start: int = offset()
    end: int = offset()


# --- Templates


class EppTemplate(Node):
    """A whole EPP template; without a parameter block, `parameters` is None."""

    parameters: tuple[Parameter, ...] | None
    body: Body
    start: int = offset()
    end: int = offset()


class RenderString(Node):
    """Literal text of a template."""

    value: str
    start: int = offset()
    end: int = offset()


class RenderExpression(Node):
    """`<%= expression %>`; `at` is where Puppet puts it: the start of the text before it."""

    expression: Expression
    at: int = offset()
    start: int = offset()
    end: int = offset()


class RenderBlock(Node):
    """`<%= { statements } %>`; `at` as above."""

    body: Body
    at: int = offset()
    start: int = offset()
    end: int = offset()


class Program(Node):
    """A whole manifest or template."""

    body: Body
    start: int = offset()
    end: int = offset()


# --- Unions

#: Whatever may be a statement, an operand or an argument.
Expression: TypeAlias_ = (
    Undef | Default | Boolean | Integer | Float | String | Regexp | Name | TypeName | ReservedWord
    | Variable | InterpolatedString | Heredoc | Array | Hash
    | Binary | Not | Negate | Unfold | Paren | Assignment | Relationship | Access
    | Call | MethodCall | If | Unless | Case | Selector
    | ClassDefinition | DefinedType | FunctionDefinition | NodeDefinition
    | TypeAlias | TypeMapping | ObjectTypeDefinition
    | Resource | ResourceDefaults | ResourceOverride | ResourceWithoutTitle | Collector
    | EppTemplate | RenderString | RenderExpression | RenderBlock
)  # fmt: skip
#: One line of a resource body.
Operation: TypeAlias_ = AttributeOperation | AttributesFromHash
#: What defines a name for other files.
Definition: TypeAlias_ = (
    ClassDefinition | DefinedType | FunctionDefinition | NodeDefinition
    | TypeAlias | TypeMapping | ObjectTypeDefinition
)  # fmt: skip
Body: TypeAlias_ = tuple[Expression, ...]


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below a node, in the order of the text."""
    for name in CHILD_FIELDS[type(node)]:
        child = getattr(node, name)
        if type(child) is tuple:
            yield from child
        elif child is not None:
            yield child


def walk(root: Node) -> Iterator[Node]:
    """The node and all nodes below it, in the order of the text. Depth costs no stack."""
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        for name in reversed(CHILD_FIELDS[type(node)]):  # as `children`, but in one generator
            child = getattr(node, name)
            if type(child) is tuple:
                stack.extend(reversed(child))
            elif child is not None:
                stack.append(child)


def anchor(node: Node) -> int:
    """The offset at which Puppet reports errors about a node.

    Puppet puts an operator's expression at the operator, and whatever extends an
    expression to its right (an access, a call, a selector, a resource) where the expression
    on its left is; a hash without braces is where its first pair is. All other nodes are at
    their start.
    """
    kind = type(node)
    first = _FIRST_PART.get(kind)
    while first is not None and getattr(node, "form", "regular") == "regular":
        node = getattr(node, first)
        kind = type(node)
        first = _FIRST_PART.get(kind)
    if kind in _AT_OPERATOR:
        at: int = node.at  # type: ignore[attr-defined]  # these have one
        return at
    if isinstance(node, Hash) and node.entries and node.entries[0].start == node.start:
        return node.entries[0].at
    return node.start


_AT_OPERATOR: frozenset[type[Node]] = frozenset(
    [
        Binary, Assignment, Relationship, HashEntry, MethodCall, Parameter, CaseOption,
        SelectorOption, TypeAlias, TypeMapping, RenderExpression, RenderBlock,
    ]
)  # fmt: skip
#: What a node begins with, where that is an expression of its own.
_FIRST_PART: dict[type[Node], str] = {
    Access: "left",
    Selector: "left",
    Call: "function",
    Collector: "type",
    ResourceDefaults: "type",
    ResourceWithoutTitle: "type",
    Resource: "type",
    ResourceOverride: "resources",
}
