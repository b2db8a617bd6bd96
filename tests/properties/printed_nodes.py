"""What nodes are made of when they are printed: strings, signs, and other nodes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.syntax import nodes as n
from tests.properties import literals, precedence


class Sign(Enum):
    """Pieces without contents."""

    LINE = auto()
    #: A semicolon if this is a template.
    SEMICOLON_IN_TEMPLATE = auto()
    #: The variable that comes next is the first thing in an interpolation.
    FIRST_IN_INTERPOLATION = auto()
    END_INTERPOLATION = auto()
    END_HEREDOC = auto()
    #: The end of a class, whose `DefinedName` was its start.
    LEAVE_CLASS = auto()
    #: `<%=`, the end of any tag, and the start of one without a space after it.
    START_RENDERING = auto()
    END_TAG = auto()
    BARE_TAG = auto()


class DefinedName(Record):
    """The name of a class or of a defined type: what is written of it depends on where it is."""

    name: str
    #: Whether names that follow are inside of it, up to Sign.LEAVE_CLASS.
    enters: bool


class HeredocStart(Record):
    """The start of a heredoc; its content and interpolations follow, then END_HEREDOC."""

    syntax: str
    interpolated: bool
    escapes: str

    def with_tag(self, tag: str) -> str:
        quoted = f'"{tag}"' if self.interpolated else tag
        syntax = f":{self.syntax}" if self.syntax else ""
        escapes = f"/{self.escapes}" if self.escapes else ""
        return f"@({quoted}{syntax}{escapes})"


class HeredocText(Record):
    """Content of a heredoc as it is written."""

    text: str


class TemplateText(Record):
    """Text of a template between its tags, as it is written."""

    text: str


Piece = str | n.Node | Sign | DefinedName | HeredocStart | HeredocText | TemplateText
Pieces = list[Piece]


# --- Statements


def _statements(body: n.Body) -> Pieces:
    pieces: Pieces = []
    for statement in body:
        if pieces:
            pieces += [*_separator(statement), Sign.LINE]
        if isinstance(statement, n.Call) and not statement.parens:
            pieces += _call_without_parens(statement)
        else:
            pieces.append(statement)
    return pieces


def _separator(statement: n.Node) -> Pieces:
    """What must come between a statement and the one before it, besides a line break."""
    first = _first_leaf(statement)
    if isinstance(first, n.Paren):
        return [Sign.SEMICOLON_IN_TEMPLATE]
    return [";"] if _continues(first) else []


def _continues(first: n.Node) -> bool:
    """Whether an expression that begins so would go on with what is before it."""
    if isinstance(first, n.InterpolatedString):
        # To Puppet, a slash at the start of an interpolation comes after that, too.
        for segment in first.segments:
            if isinstance(segment, n.Interpolation):
                return isinstance(_first_leaf(segment.expression), n.Regexp)
    return isinstance(first, n.Hash | n.Negate | n.Unfold | n.Regexp)


def _first_leaf(node: n.Node) -> n.Node:
    """With what the text of a node begins."""
    return _left_edge(node)[0]


def _left_edge(node: n.Node) -> tuple[n.Node, n.Node | None]:
    """With what the text of a node begins, and the node directly above that."""
    parent = None
    while (child := precedence.left_child(node)) is not None:
        parent = node
        if not precedence.fits_left(child, node):
            return n.Paren(n.Undef()), parent
        node = child
    return node, parent


def _block(body: n.Body) -> Pieces:
    return [" { ", *_statements(body), " }"]


def _call_without_parens(node: n.Call) -> Pieces:
    """`include a, b` as a statement."""
    if not node.arguments:
        return [node.function]
    first = _first_leaf(node.arguments[0])
    after_name = "; " if isinstance(first, n.Paren) or _continues(first) else " "
    return [node.function, after_name, *_joined([each] for each in node.arguments)]


def _joined(elements: Iterable[Pieces]) -> Pieces:
    """Elements with commas between them."""
    return [piece for element in elements for piece in (", ", *element)][1:]


# --- Operands


def _operand(node: n.Node, minimum: int = precedence.EXPRESSION) -> Pieces:
    """An expression in a place that takes this level, in parentheses if it needs them."""
    return [node] if precedence.fits_right(node, minimum) else ["(", node, ")"]


def _left(child: n.Node, parent: n.Node) -> Pieces:
    """The expression with which the text of a node begins."""
    return [child] if precedence.fits_left(child, parent) else ["(", child, ")"]


def _before_brace(node: n.Node) -> Pieces:
    """A condition, which a block follows."""
    return ["(", node, ")"] if precedence.takes_brace(node) else _operand(node)


def _arguments(arguments: Sequence[n.Expression]) -> Pieces:
    return ["(", *_joined(_operand(each, precedence.ANYTHING) for each in arguments), ")"]


# --- Literals


def _integer(node: n.Integer) -> Pieces:
    if node.radix == 16:
        return [f"0x{node.value:x}"]
    return [f"0{node.value:o}" if node.radix == 8 else str(node.value)]


def _interpolated_string(node: n.InterpolatedString) -> Pieces:
    segments: Pieces = [
        literals.in_double_quotes(each.value) if isinstance(each, n.String) else each
        for each in node.segments
    ]
    return ['"', *segments, '"']


#: What Puppet takes for a variable's name at the start of an interpolation.
_WORDS = (n.Name, n.Integer, n.Float, n.Boolean, n.Undef, n.Default, n.ReservedWord)


def _interpolation(node: n.Interpolation) -> Pieces:
    """`${x}`, `${x[1]}` and `${x.f}` need no dollar sign at their start."""
    expression: Pieces = [node.expression]
    leaf, parent = _left_edge(node.expression)
    if isinstance(parent, n.Access | n.MethodCall | None):
        if isinstance(leaf, n.Variable):
            expression.insert(0, Sign.FIRST_IN_INTERPOLATION)
        elif isinstance(leaf, _WORDS):
            expression = ["(", node.expression, ")"]
    return ["${", *expression, Sign.END_INTERPOLATION]


def _heredoc(node: n.Heredoc) -> Pieces:
    is_interpolated = isinstance(node.text, n.InterpolatedString)
    segments = node.text.segments if isinstance(node.text, n.InterpolatedString) else (node.text,)
    everything = "".join(each.value for each in segments if isinstance(each, n.String))
    unsafe = set(literals.UNSAFE_IN_HEREDOC.findall(everything))
    escapes = "$" if is_interpolated and "$" in everything else ""
    escapes += ("r" if "\r" in unsafe else "") + ("u" if unsafe - {"\r"} else "")
    pieces: Pieces = [
        HeredocText(literals.in_heredoc(each.value, escapes))
        if isinstance(each, n.String)
        else each
        for each in segments
    ]
    return [HeredocStart(node.syntax, is_interpolated, escapes), *pieces, Sign.END_HEREDOC]


# --- Expressions


def _binary(node: n.Binary) -> Pieces:
    right = _operand(node.right, precedence.level(node) + 1)
    return [*_left(node.left, node), f" {node.operator} ", *right]


def _prefix(operator: str) -> Callable[[n.Not | n.Negate | n.Unfold], Pieces]:
    return lambda node: [operator, *_operand(node.operand, precedence.UNARY)]


def _relationship(node: n.Relationship) -> Pieces:
    right = _operand(node.right, precedence.RESOURCE)
    return [*_left(node.left, node), f" {node.operator} ", *right]


def _hash(node: n.Hash) -> Pieces:
    return ["{", *_joined([each] for each in node.entries), "}"]


def _access(node: n.Access) -> Pieces:
    keys = ["[", *_joined(map(_operand, node.keys)), "]"]
    if isinstance(node.left, n.RenderString | n.RenderExpression | n.RenderBlock):
        return [node.left, Sign.BARE_TAG, *keys]
    return [*_left(node.left, node), *keys]


def _call(node: n.Call) -> Pieces:
    if not node.parens:  # the only one that can be part of an expression: `notice { a => 1 }`
        [attributes] = node.arguments
        assert isinstance(attributes, n.Hash)  # the parser makes no other
        return [node.function, *_attributes(attributes)]
    function = _left(node.function, node)
    if isinstance(node.function, n.MethodCall) and node.function.block is None:
        if not node.function.arguments:
            function.append("()")  # else these arguments would be the method's
    return [*function, *_arguments(node.arguments), *_with(node)]


def _method_call(node: n.MethodCall) -> Pieces:
    arguments = _arguments(node.arguments) if node.arguments else []
    return [*_left(node.receiver, node), ".", node.name, *arguments, *_with(node)]


def _with(node: n.Call | n.MethodCall) -> Pieces:
    return [] if node.block is None else [" ", node.block]


def _if(node: n.If) -> Pieces:
    pieces: Pieces = ["if ", *_before_brace(node.test), *_block(node.then)]
    otherwise = node.otherwise
    while otherwise is not None and len(otherwise) == 1 and isinstance(otherwise[0], n.If):
        branch = otherwise[0]
        pieces += [" elsif ", *_before_brace(branch.test), *_block(branch.then)]
        otherwise = branch.otherwise
    return [*pieces, *_else(otherwise)]


def _unless(node: n.Unless) -> Pieces:
    test = _before_brace(node.test)
    return ["unless ", *test, *_block(node.then), *_else(node.otherwise)]


def _else(body: n.Body | None) -> Pieces:
    return [] if body is None else [" else", *_block(body)]


def _case_option(node: n.CaseOption) -> Pieces:
    return [*_joined(map(_operand, node.values)), ":", *_block(node.body), " "]


def _selector(node: n.Selector) -> Pieces:
    options = _joined([each] for each in node.options)
    return [*_left(node.left, node), " ? { ", *options, " }"]


# --- Definitions


def _lambda(node: n.Lambda) -> Pieces:
    return [*_bar_parameters(node.parameters), *_return_type(node.return_type), *_block(node.body)]


def _bar_parameters(parameters: Sequence[n.Parameter]) -> Pieces:
    """`|$x, $y|`."""
    last = parameters[-1].default if parameters else None
    # A call would take the bar for the start of a lambda.
    comma = "," if last is not None and precedence.takes_block(last) else ""
    return ["|", *_joined([each] for each in parameters), comma, "|"]


def _return_type(node: n.Expression | None) -> Pieces:
    return [] if node is None else [" >> ", node]


def _parameter(node: n.Parameter) -> Pieces:
    pieces: Pieces = [] if node.type is None else [node.type, " "]
    pieces.append(f"*${node.name}" if node.captures_rest else f"${node.name}")
    if node.default is not None:
        pieces += [" = ", *_operand(node.default)]
    return pieces


def _class(node: n.ClassDefinition) -> Pieces:
    head: Pieces = ["class ", DefinedName(node.name, True), *_parameters(node.parameters)]
    return [*head, _parent(node.parent), *_block(node.body), Sign.LEAVE_CLASS]


def _defined_type(node: n.DefinedType) -> Pieces:
    name = DefinedName(node.name, False)
    return ["define ", name, *_parameters(node.parameters), *_block(node.body)]


def _parameters(parameters: Sequence[n.Parameter]) -> Pieces:
    return [" (", *_joined([each] for each in parameters), ",)"] if parameters else []


def _parent(name: str | None) -> str:
    return "" if name is None else f" inherits {name}"


def _function(node: n.FunctionDefinition) -> Pieces:
    parameters = _joined([each] for each in node.parameters)
    head: Pieces = [f"function {node.name}(", *parameters, ")", *_return_type(node.return_type)]
    return [*head, *_block(node.body)]


def _node_definition(node: n.NodeDefinition) -> Pieces:
    parent: Pieces = [] if node.parent is None else [" inherits ", node.parent]
    return ["node ", *_joined([each] for each in node.hosts), *parent, *_block(node.body)]


def _type_mapping(node: n.TypeMapping) -> Pieces:
    mapping: Pieces = [node.mapping]
    if isinstance(node.mapping, n.HashEntry):
        mapping = [node.mapping.key, " ", node.mapping.value]
    return ["type ", node.type, " = ", *mapping]


# --- Resources

_AT = {"regular": "", "virtual": "@", "exported": "@@"}


def _with_form(
    node: n.Resource | n.ResourceDefaults | n.ResourceOverride, of: n.Expression
) -> Pieces:
    """The `@` of a resource, and what it is of."""
    at = _AT[node.form]
    if at and isinstance(_first_leaf(of), n.Paren | n.Heredoc):
        at += " "  # `@(` begins a heredoc
    return [at, *_left(of, node)]


def _resource(node: n.Resource) -> Pieces:
    bodies = [piece for body in node.bodies for piece in ("; ", body)][1:]
    return [*_with_form(node, node.type), " { ", *bodies, " }"]


def _operations(operations: Sequence[n.Operation]) -> Pieces:
    return [" { ", *_joined([each] for each in operations), " }"]


def _attributes(attributes: n.Hash) -> Pieces:
    """The entries of a hash as attributes; one without a key comes from `* =>`."""
    return _operations(
        [
            n.AttributeOperation(entry.key.value, "=>", entry.value)
            if isinstance(entry.key, n.String)
            else n.AttributesFromHash(entry.value)
            for entry in attributes.entries
        ]
    )


def _collector(node: n.Collector) -> Pieces:
    opening, closing = ("<<|", "|>>") if node.exported else ("<|", "|>")
    query = [] if node.query is None else _operand(node.query)
    operations = _operations(node.operations) if node.operations else []
    return [*_left(node.type, node), f" {opening} ", *query, f" {closing}", *operations]


# --- Templates


def _template(node: n.EppTemplate) -> Pieces:
    pieces: Pieces = []
    if node.parameters is not None:
        pieces += _bar_parameters(node.parameters)
        if node.body:
            pieces.append(Sign.END_TAG)
    return [*pieces, *_statements(node.body)]


def _template_text(node: n.RenderString) -> Pieces:
    """Literal text of a template, in which tags are doubled."""
    text = re.sub("<%|%>", lambda found: {"<%": "<%%", "%>": "%%>"}[found[0]], node.value)
    return [TemplateText(text)]


#: What each node is made of.
PIECES: dict[type[n.Node], Callable[[Any], Pieces]] = {
    n.Undef: lambda _: ["undef"],
    n.Default: lambda _: ["default"],
    n.Boolean: lambda node: ["true" if node.value else "false"],
    n.Integer: _integer,
    # Exponents have no plus sign in Puppet.
    n.Float: lambda node: [repr(node.value).replace("e+", "e")],
    n.String: lambda node: [literals.quoted(node.value)],
    n.Regexp: lambda node: ["/" + node.pattern.replace("/", "\\/") + "/"],
    n.Name: lambda node: [node.value],
    n.TypeName: lambda node: [node.value],
    n.ReservedWord: lambda node: [node.word],
    n.Variable: lambda node: ["$" + node.name],
    n.InterpolatedString: _interpolated_string,
    n.Interpolation: _interpolation,
    n.Heredoc: _heredoc,
    n.Array: lambda node: ["[", *_joined([each] for each in node.elements), "]"],
    n.Hash: _hash,
    n.HashEntry: lambda node: [node.key, " => ", node.value],
    n.Binary: _binary,
    n.Not: _prefix("!"),
    n.Negate: _prefix("-"),
    n.Unfold: _prefix("*"),
    n.Paren: lambda node: ["(", node.expression, ")"],
    n.Assignment: lambda node: [*_left(node.target, node), f" {node.operator} ", node.value],
    n.Relationship: _relationship,
    n.Access: _access,
    n.Call: _call,
    n.MethodCall: _method_call,
    n.If: _if,
    n.Unless: _unless,
    n.Case: lambda node: ["case ", *_before_brace(node.test), " { ", *node.options, " }"],
    n.CaseOption: _case_option,
    n.Selector: _selector,
    n.SelectorOption: lambda node: [*_operand(node.match), " => ", *_operand(node.value)],
    n.Lambda: _lambda,
    n.Parameter: _parameter,
    n.ClassDefinition: _class,
    n.DefinedType: _defined_type,
    n.FunctionDefinition: _function,
    n.NodeDefinition: _node_definition,
    n.TypeAlias: lambda node: [f"type {node.name} = ", node.type],
    n.TypeMapping: _type_mapping,
    n.ObjectTypeDefinition: lambda node: [
        f"type {node.name}{_parent(node.parent)}",
        *_block(node.body),
    ],
    n.Resource: _resource,
    n.ResourceBody: lambda node: [
        *_operand(node.title),
        ": ",
        *_joined([each] for each in node.operations),
    ],
    n.AttributeOperation: lambda node: [f"{node.name} {node.operator} ", *_operand(node.value)],
    n.AttributesFromHash: lambda node: ["* => ", *_operand(node.value)],
    n.ResourceDefaults: lambda node: [*_with_form(node, node.type), *_operations(node.operations)],
    n.ResourceOverride: lambda node: [
        *_with_form(node, node.resources),
        *_operations(node.operations),
    ],
    n.ResourceWithoutTitle: lambda node: [node.type, *_attributes(node.attributes)],
    n.Collector: _collector,
    n.EppTemplate: _template,
    n.RenderString: _template_text,
    n.RenderExpression: lambda node: [
        Sign.START_RENDERING,
        *_operand(node.expression),
        Sign.END_TAG,
    ],
    n.RenderBlock: lambda node: [
        Sign.START_RENDERING,
        "{ ",
        *_statements(node.body),
        " }",
        Sign.END_TAG,
    ],
    n.Program: lambda node: _statements(node.body),
}
