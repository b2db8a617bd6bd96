"""What definitions, resources and templates are made of."""

from collections.abc import Callable, Sequence
from typing import Any

from mupuppet.syntax import nodes as n
from mupuppet.syntax.printer import literals, precedence
from mupuppet.syntax.printer.layout import Group, Mark, TemplateText
from mupuppet.syntax.printer.pieces import (
    DefinedName,
    Pieces,
    Sign,
    attributes_of,
    block,
    braced_operations,
    bracketed,
    first_leaf,
    left_operand,
    operand,
    operation_lines,
    statements,
)

# --- Parameters


def _lambda(node: n.Lambda) -> Pieces:
    head: Pieces = [*_bar_parameters(node.parameters), *_return_type(node.return_type)]
    if len(node.body) == 1 and not isinstance(node.body[0], (n.Call, n.Assignment, n.RenderString)):
        return [
            *head,
            " ",
            Group(),
            "{",
            Mark.INDENT,
            Mark.SPACE_OR_LINE,
            node.body[0],
            Mark.DEDENT,
            Mark.SPACE_OR_LINE,
            "}",
            Mark.END_GROUP,
        ]
    return [*head, *block(node.body)]


def _bar_parameters(parameters: Sequence[n.Parameter]) -> Pieces:
    """`|$x, $y|`."""
    pieces: Pieces = ["|"]
    for parameter in parameters:
        pieces += [parameter, ", "]
    if parameters:
        last = parameters[-1].default
        # A call would take the bar for the start of a lambda.
        pieces[-1] = "," if last is not None and precedence.takes_block(last) else ""
    pieces.append("|")
    return pieces


def _return_type(node: n.Expression | None) -> Pieces:
    return [] if node is None else [" >> ", node]


def _parameter(node: n.Parameter) -> Pieces:
    pieces: Pieces = [] if node.type is None else [node.type, " "]
    pieces.append(f"*${node.name}" if node.captures_rest else f"${node.name}")
    if node.default is not None:
        pieces += [" = ", *operand(node.default, precedence.EXPRESSION)]
    return pieces


# --- Definitions


def _class(node: n.ClassDefinition) -> Pieces:
    parent = "" if node.parent is None else f" inherits {node.parent}"
    return [
        "class ",
        DefinedName(node.name, enters=True),
        *_parameter_lines(node.parameters),
        parent,
        *block(node.body),
        Sign.LEAVE_CLASS,
    ]


def _defined_type(node: n.DefinedType) -> Pieces:
    name = DefinedName(node.name, enters=False)
    return ["define ", name, *_parameter_lines(node.parameters), *block(node.body)]


def _parameter_lines(parameters: Sequence[n.Parameter]) -> Pieces:
    """The parameters of a class are its manual: one on each line."""
    if not parameters:
        return []
    pieces: Pieces = [" (", Mark.INDENT]
    for parameter in parameters:
        pieces += [Mark.LINE, parameter, ","]
    return [*pieces, Mark.DEDENT, Mark.LINE, ")"]


def _function(node: n.FunctionDefinition) -> Pieces:
    parameters = bracketed("(", [[parameter] for parameter in node.parameters], ")")
    return [
        f"function {node.name}",
        *parameters,
        *_return_type(node.return_type),
        *block(node.body),
    ]


def _node_definition(node: n.NodeDefinition) -> Pieces:
    pieces: Pieces = ["node "]
    for host in node.hosts:
        pieces += [host, ", "]
    pieces.pop()
    if node.parent is not None:
        pieces += [" inherits ", node.parent]
    return [*pieces, *block(node.body)]


def _type_mapping(node: n.TypeMapping) -> Pieces:
    mapping: Pieces = [node.mapping]
    if isinstance(node.mapping, n.HashEntry):
        mapping = [node.mapping.key, " ", node.mapping.value]
    return ["type ", node.type, " = ", *mapping]


def _object_type(node: n.ObjectTypeDefinition) -> Pieces:
    parent = "" if node.parent is None else f" inherits {node.parent}"
    return [f"type {node.name}{parent}", *block(node.body)]


# --- Resources

_AT = {"regular": "", "virtual": "@", "exported": "@@"}


def _with_form(
    node: n.Resource | n.ResourceDefaults | n.ResourceOverride, of: n.Expression
) -> Pieces:
    """The `@` of a resource, and what it is of."""
    at = _AT[node.form]
    if at and isinstance(first_leaf(of), (n.Paren, n.Heredoc)):
        at += " "  # `@(` begins a heredoc
    return [at, *left_operand(of, node)]


def _resource(node: n.Resource) -> Pieces:
    pieces: Pieces = [*_with_form(node, node.type), " {"]
    if len(node.bodies) == 1:
        [body] = node.bodies
        title = operand(body.title, precedence.EXPRESSION)
        if not body.operations:
            return [*pieces, " ", *title, ": }"]
        return [*pieces, " ", *title, ":", *operation_lines(body.operations), "}"]
    pieces.append(Mark.INDENT)
    for body in node.bodies:
        pieces += [Mark.LINE, body]
    return [*pieces, Mark.DEDENT, Mark.LINE, "}"]


def _resource_body(node: n.ResourceBody) -> Pieces:
    """One of several bodies."""
    title = operand(node.title, precedence.EXPRESSION)
    operations = operation_lines(node.operations) if node.operations else []
    return [*title, ":", *operations, Mark.INDENT, Mark.LINE, ";", Mark.DEDENT]


def _resource_defaults(node: n.ResourceDefaults) -> Pieces:
    return [*_with_form(node, node.type), *braced_operations(node.operations)]


def _resource_override(node: n.ResourceOverride) -> Pieces:
    return [*_with_form(node, node.resources), *braced_operations(node.operations)]


def _collector(node: n.Collector) -> Pieces:
    opening, closing = ("<<|", "|>>") if node.exported else ("<|", "|>")
    query: Pieces = [" "]
    if node.query is not None:
        query = [" ", *operand(node.query, precedence.EXPRESSION), " "]
    operations = braced_operations(node.operations) if node.operations else []
    return [*left_operand(node.type, node), f" {opening}", *query, closing, *operations]


# --- Templates


def _template(node: n.EppTemplate) -> Pieces:
    pieces: Pieces = []
    if node.parameters is not None:
        pieces += _bar_parameters(node.parameters)
        if node.body:
            pieces.append(Mark.END_TAG)
    return [*pieces, *statements(node.body)]


def _render_expression(node: n.RenderExpression) -> Pieces:
    expression = operand(node.expression, precedence.EXPRESSION)
    return [Mark.START_RENDERING, *expression, Mark.END_RENDERING]


def _render_block(node: n.RenderBlock) -> Pieces:
    return [
        Mark.START_RENDERING,
        "{",
        Mark.INDENT,
        Mark.LINE,
        *statements(node.body),
        Mark.DEDENT,
        Mark.LINE,
        "}",
        Mark.END_RENDERING,
    ]


#: What each of them is made of.
DECLARATIONS: dict[type[n.Node], Callable[[Any], Pieces]] = {
    n.Lambda: _lambda,
    n.Parameter: _parameter,
    n.ClassDefinition: _class,
    n.DefinedType: _defined_type,
    n.FunctionDefinition: _function,
    n.NodeDefinition: _node_definition,
    n.TypeAlias: lambda node: [f"type {node.name} = ", node.type],
    n.TypeMapping: _type_mapping,
    n.ObjectTypeDefinition: _object_type,
    n.Resource: _resource,
    n.ResourceBody: _resource_body,
    n.AttributeOperation: lambda node: [f"{node.name} {node.operator} ", node.value],
    n.AttributesFromHash: lambda node: ["* => ", node.value],
    n.ResourceDefaults: _resource_defaults,
    n.ResourceOverride: _resource_override,
    n.ResourceWithoutTitle: lambda node: [node.type, *attributes_of(node.attributes)],
    n.Collector: _collector,
    n.EppTemplate: _template,
    n.RenderString: lambda node: [TemplateText(literals.template_text(node.value))],
    n.RenderExpression: _render_expression,
    n.RenderBlock: _render_block,
    n.Program: lambda node: statements(node.body),
}
