"""What expressions are made of."""

from collections.abc import Callable
from typing import Any

from mupuppet.syntax import nodes as n
from mupuppet.syntax.printer import literals, precedence
from mupuppet.syntax.printer.layout import (
    Arrow,
    Column,
    Group,
    HeredocStart,
    HeredocText,
    KeyStart,
    Mark,
)
from mupuppet.syntax.printer.pieces import (
    Pieces,
    Sign,
    attributes_of,
    before_brace,
    block,
    bracketed,
    bracketed_arguments,
    left_edge,
    left_operand,
    operand,
)

# --- Operators


def _binary(node: n.Binary) -> Pieces:
    """A chain of the same operators is broken at all of them, or at none."""
    level = precedence.level(node)
    chain: list[Pieces] = []
    left: n.Expression = node
    while isinstance(left, n.Binary) and precedence.level(left) == level:
        right = operand(left.right, level + 1)
        chain.append([f" {left.operator}", Mark.SPACE_OR_LINE, *right])
        left = left.left
    pieces: Pieces = [Group(loose=True), *left_operand(left, node), Mark.INDENT]
    for link in reversed(chain):
        pieces += link
    return [*pieces, Mark.DEDENT, Mark.END_GROUP]


def _prefix(operator: str) -> Callable[[n.Not | n.Negate | n.Unfold], Pieces]:
    return lambda node: [operator, *operand(node.operand, precedence.UNARY)]


def _assignment(node: n.Assignment) -> Pieces:
    return [*left_operand(node.target, node), f" {node.operator} ", node.value]


def _relationship(node: n.Relationship) -> Pieces:
    chain: list[Pieces] = []
    left: n.Expression = node
    while isinstance(left, n.Relationship):
        right = operand(left.right, precedence.RESOURCE)
        chain.append([Mark.SPACE_OR_LINE, f"{left.operator} ", *right])
        left = left.left
    pieces: Pieces = [Group(), *left_operand(left, node)]
    for link in reversed(chain):
        pieces += link
    return [*pieces, Mark.END_GROUP]


# --- Strings


def _interpolated_string(node: n.InterpolatedString) -> Pieces:
    pieces: Pieces = ['"']
    for segment in node.segments:
        if isinstance(segment, n.String):
            pieces.append(literals.escape_double_quoted(segment.value))
        else:
            pieces.append(segment)
    pieces.append('"')
    return pieces


#: What Puppet takes for a variable's name at the start of an interpolation.
_WORDS = (n.Name, n.Integer, n.Float, n.Boolean, n.Undef, n.Default, n.ReservedWord)


def _interpolation(node: n.Interpolation) -> Pieces:
    """`${x}`, `${x[1]}` and `${x.f}` need no dollar sign at their start."""
    expression: Pieces = [node.expression]
    leaf, parent = left_edge(node.expression)
    if isinstance(parent, n.Access | n.MethodCall | None):
        if isinstance(leaf, n.Variable):
            expression.insert(0, Sign.FIRST_IN_INTERPOLATION)
        elif isinstance(leaf, _WORDS):
            expression = ["(", node.expression, ")"]
    return [Mark.START_INTERPOLATION, *expression, Mark.END_INTERPOLATION]


def _heredoc(node: n.Heredoc) -> Pieces:
    text = node.text
    segments = text.segments if isinstance(text, n.InterpolatedString) else (text,)
    texts = [segment.value for segment in segments if isinstance(segment, n.String)]
    interpolated = isinstance(text, n.InterpolatedString)
    escapes = literals.heredoc_escapes(texts, interpolated=interpolated)
    pieces: Pieces = [HeredocStart(node.syntax, interpolated=interpolated, escapes=escapes)]
    for segment in segments:
        if isinstance(segment, n.String):
            pieces.append(HeredocText(literals.escape_heredoc(segment.value, escapes)))
        else:
            pieces.append(segment)
    pieces.append(Mark.END_HEREDOC)
    return pieces


# --- Collections


def _array(node: n.Array) -> Pieces:
    return bracketed("[", [[element] for element in node.elements], "]")


def _hash(node: n.Hash) -> Pieces:
    if not node.entries:
        return ["{}"]
    column = Column()
    pieces: Pieces = [Group(), "{", Mark.INDENT, Mark.SPACE_OR_LINE]
    for entry in node.entries:
        pieces += _hash_entry(entry, column)
        pieces += [",", Mark.SPACE_OR_LINE]
    pieces[-2:] = [Mark.COMMA_IF_BROKEN, Mark.DEDENT, Mark.SPACE_OR_LINE, "}", Mark.END_GROUP]
    return pieces


def _hash_entry(node: n.HashEntry, column: Column) -> Pieces:
    return [KeyStart(), node.key, Arrow(column, "=> "), node.value]


def _access(node: n.Access) -> Pieces:
    keys = bracketed_arguments("[", node.keys, "]", precedence.EXPRESSION, trailing_comma=False)
    if isinstance(node.left, (n.RenderString, n.RenderExpression, n.RenderBlock)):
        return [node.left, Mark.BARE_TAG, *keys]
    return [*left_operand(node.left, node), *keys]


# --- Calls


def _call(node: n.Call) -> Pieces:
    if not node.parens:
        return _name_with_hash(node)
    function = left_operand(node.function, node)
    if isinstance(node.function, n.MethodCall) and node.function.block is None:
        if not node.function.arguments:
            # Else these arguments would be the method's.
            function.append("()")
    return [
        *function,
        *bracketed_arguments("(", node.arguments, ")", precedence.ANYTHING),
        *_with(node),
    ]


def _name_with_hash(node: n.Call) -> Pieces:
    """The only call without parentheses that can be part of an expression: `notice { a => 1 }`."""
    [attributes] = node.arguments
    assert isinstance(attributes, n.Hash)  # the parser makes no other
    return [node.function, *attributes_of(attributes)]


def _method_call(node: n.MethodCall) -> Pieces:
    pieces = [*left_operand(node.receiver, node), ".", node.name]
    if node.arguments:
        pieces += bracketed_arguments(
            "(", node.arguments, ")", precedence.ANYTHING, trailing_comma=False
        )
    return [*pieces, *_with(node)]


def _with(node: n.Call | n.MethodCall) -> Pieces:
    return [] if node.block is None else [" ", node.block]


# --- Conditions


def _if(node: n.If) -> Pieces:
    pieces: Pieces = ["if ", *before_brace(node.test), *block(node.then)]
    otherwise = node.otherwise
    while otherwise is not None and len(otherwise) == 1 and isinstance(otherwise[0], n.If):
        branch = otherwise[0]
        pieces += [" elsif ", *before_brace(branch.test), *block(branch.then)]
        otherwise = branch.otherwise
    return [*pieces, *_else(otherwise)]


def _unless(node: n.Unless) -> Pieces:
    test = before_brace(node.test)
    return ["unless ", *test, *block(node.then), *_else(node.otherwise)]


def _else(body: n.Body | None) -> Pieces:
    return [] if body is None else [" else", *block(body)]


def _case(node: n.Case) -> Pieces:
    pieces: Pieces = ["case ", *before_brace(node.test), " {", Mark.INDENT]
    for option in node.options:
        pieces += [Mark.LINE, option]
    return [*pieces, Mark.DEDENT, Mark.LINE, "}"]


def _case_option(node: n.CaseOption) -> Pieces:
    pieces: Pieces = []
    for value in node.values:
        pieces += [*operand(value, precedence.EXPRESSION), ", "]
    pieces[-1] = ":"
    return [*pieces, *block(node.body)]


def _selector(node: n.Selector) -> Pieces:
    column = Column()
    pieces = [*left_operand(node.left, node), " ? ", Group(), "{", Mark.INDENT]
    # Several options are a table, even if they would fit on the line.
    line = Mark.LINE if len(node.options) > 1 else Mark.SPACE_OR_LINE
    for option in node.options:
        pieces += [line, *_selector_option(option, column), ","]
    pieces[-1] = Mark.COMMA_IF_BROKEN
    return [*pieces, Mark.DEDENT, Mark.SPACE_OR_LINE, "}", Mark.END_GROUP]


def _selector_option(node: n.SelectorOption, column: Column) -> Pieces:
    match, value = (operand(part, precedence.EXPRESSION) for part in (node.match, node.value))
    return [KeyStart(), *match, Arrow(column, "=> "), *value]


def _constant(code: str) -> Callable[[n.Node], Pieces]:
    return lambda _: [code]


#: What each expression is made of.
EXPRESSIONS: dict[type[n.Node], Callable[[Any], Pieces]] = {
    n.Undef: _constant("undef"),
    n.Default: _constant("default"),
    n.Boolean: lambda node: ["true" if node.value else "false"],
    n.Integer: lambda node: [literals.integer(node.value, node.radix)],
    n.Float: lambda node: [literals.floating(node.value)],
    n.String: lambda node: [literals.quote(node.value)],
    n.Regexp: lambda node: [literals.regexp(node.pattern)],
    n.Name: lambda node: [node.value],
    n.TypeName: lambda node: [node.value],
    n.ReservedWord: lambda node: [node.word],
    n.Variable: lambda node: ["$" + node.name],
    n.InterpolatedString: _interpolated_string,
    n.Interpolation: _interpolation,
    n.Heredoc: _heredoc,
    n.Array: _array,
    n.Hash: _hash,
    n.HashEntry: lambda node: _hash_entry(node, Column()),
    n.Binary: _binary,
    n.Not: _prefix("!"),
    n.Negate: _prefix("-"),
    n.Unfold: _prefix("*"),
    n.Paren: lambda node: ["(", node.expression, ")"],
    n.Assignment: _assignment,
    n.Relationship: _relationship,
    n.Access: _access,
    n.Call: _call,
    n.MethodCall: _method_call,
    n.If: _if,
    n.Unless: _unless,
    n.Case: _case,
    n.CaseOption: _case_option,
    n.Selector: _selector,
    n.SelectorOption: lambda node: _selector_option(node, Column()),
}
