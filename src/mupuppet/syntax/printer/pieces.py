"""What nodes are made of when they are printed, and what all kinds of nodes share.

A node is made of pieces: text, layout, and other nodes. Functions here return pieces, and
never look deeper into a tree than they need to.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from mupuppet.basics.records import Record
from mupuppet.syntax import nodes as n
from mupuppet.syntax.printer import precedence
from mupuppet.syntax.printer.layout import Arrow, Column, Group, Item, KeyStart, Mark


class DefinedName(Record, eq=False):
    """The name of a class or of a defined type: what is written of it depends on where it is."""

    name: str
    #: Whether names that follow are inside it, up to Sign.LEAVE_CLASS.
    enters: bool


class Sign(Enum):
    """Pieces without contents."""

    #: The end of a class, whose `DefinedName` was its start.
    LEAVE_CLASS = auto()
    SEMICOLON_IN_TEMPLATE = auto()
    #: The variable that comes next is the first thing in an interpolation.
    FIRST_IN_INTERPOLATION = auto()


Piece = Item | n.Node | DefinedName | Sign
Pieces = list[Piece]


# --- Statements

_STANDS_APART = (
    n.ClassDefinition,
    n.DefinedType,
    n.FunctionDefinition,
    n.NodeDefinition,
    n.ObjectTypeDefinition,
    n.If,
    n.Unless,
    n.Case,
)


def statements(body: n.Body) -> Pieces:
    pieces: Pieces = []
    before: n.Expression | None = None
    for statement in body:
        if before is not None:
            pieces += _separator(statement)
            apart = _stands_apart(before) or _stands_apart(statement)
            pieces.append(Mark.BLANK_LINE if apart else Mark.LINE)
        if isinstance(statement, n.Call) and not statement.parens:
            pieces += _call_without_parens(statement)
        else:
            pieces.append(statement)
        before = statement
    return pieces


def _stands_apart(statement: n.Expression) -> bool:
    """Whether a statement is set off by empty lines: definitions, and what takes many lines."""
    if isinstance(statement, n.Resource):
        return any(body.operations for body in statement.bodies)
    return isinstance(statement, _STANDS_APART)


def _separator(statement: n.Node) -> Pieces:
    """What must come between a statement and the one before it, besides a line break."""
    first = first_leaf(statement)
    if isinstance(first, n.Paren):
        return [Sign.SEMICOLON_IN_TEMPLATE]
    return [";"] if _continues(first) else []


def _continues(first: n.Node) -> bool:
    """Whether an expression that begins so would continue with what is before it."""
    if isinstance(first, n.InterpolatedString):
        # To Puppet, a slash at the start of an interpolation comes after that, too.
        for segment in first.segments:
            if isinstance(segment, n.Interpolation):
                return isinstance(first_leaf(segment.expression), n.Regexp)
    return isinstance(first, (n.Hash, n.Negate, n.Unfold, n.Regexp))


def first_leaf(node: n.Node) -> n.Node:
    """With what the text of a node begins."""
    return left_edge(node)[0]


def left_edge(node: n.Node) -> tuple[n.Node, n.Node | None]:
    """With what the text of a node begins, and the node directly above that."""
    parent = None
    while (child := precedence.left_child(node)) is not None:
        parent = node
        if not precedence.fits_left(child, node):
            return n.Paren(n.Undef()), parent
        node = child
    return node, parent


def block(body: n.Body) -> Pieces:
    """` { statements }`, each on a line of its own."""
    if not body:
        return [" { }"]
    return [" {", Mark.INDENT, Mark.LINE, *statements(body), Mark.DEDENT, Mark.LINE, "}"]


def _call_without_parens(node: n.Call) -> Pieces:
    """`include a, b` as a statement."""
    first = first_leaf(node.arguments[0]) if node.arguments else None
    after_name = "; " if isinstance(first, n.Paren) or (first and _continues(first)) else " "
    pieces: Pieces = [Group(loose=True), node.function, Mark.INDENT]
    for argument in node.arguments:
        pieces.append(after_name)
        pieces.append(argument)
        pieces += [",", Mark.SPACE_OR_LINE]
        after_name = ""
    if node.arguments:
        del pieces[-2:]
    return [*pieces, Mark.DEDENT, Mark.END_GROUP]


# --- Operands


def operand(node: n.Node, minimum: int) -> Pieces:
    """An expression in a place that takes this level, in parentheses if it needs them."""
    return [node] if precedence.fits_right(node, minimum) else ["(", node, ")"]


def left_operand(child: n.Node, parent: n.Node) -> Pieces:
    """The expression with which the text of a node begins."""
    return [child] if precedence.fits_left(child, parent) else ["(", child, ")"]


def before_brace(node: n.Node) -> Pieces:
    """A condition, which a block follows."""
    if precedence.takes_brace(node):
        return ["(", node, ")"]
    return operand(node, precedence.EXPRESSION)


# --- Lists of things


def bracketed(
    opening: str, elements: Sequence[Pieces], closing: str, *, trailing_comma: bool = True
) -> Pieces:
    """Elements on one line, or each on its own."""
    if not elements:
        return [opening + closing]
    pieces: Pieces = [Group(), opening, Mark.INDENT, Mark.NOTHING_OR_LINE]
    for element in elements:
        pieces += element
        pieces += [",", Mark.SPACE_OR_LINE]
    del pieces[-2:]
    if trailing_comma:
        pieces.append(Mark.COMMA_IF_BROKEN)
    return [*pieces, Mark.DEDENT, Mark.NOTHING_OR_LINE, closing, Mark.END_GROUP]


#: A single argument like this stays beside the bracket: it can be broken itself, or never.
_NEEDS_NO_LINE_ALONE = (n.Array, n.Hash, n.Heredoc, n.InterpolatedString, n.MethodCall, n.String)


def bracketed_arguments(
    opening: str,
    arguments: Sequence[n.Expression],
    closing: str,
    minimum: int,
    *,
    trailing_comma: bool = True,
) -> Pieces:
    if len(arguments) == 1 and isinstance(arguments[0], _NEEDS_NO_LINE_ALONE):
        return [opening, arguments[0], closing]
    elements = [operand(argument, minimum) for argument in arguments]
    return bracketed(opening, elements, closing, trailing_comma=trailing_comma)


# --- Attributes


def operation_lines(operations: Sequence[n.Operation]) -> Pieces:
    """Lines of `name => value,`, indented."""
    column = Column()
    pieces: Pieces = [Group(), Mark.INDENT]
    for operation in operations:
        value = operand(operation.value, precedence.EXPRESSION)
        if isinstance(operation, n.AttributeOperation):
            key, arrow = operation.name, f"{operation.operator} "
        else:
            key, arrow = "*", "=> "
        pieces += [Mark.LINE, KeyStart(), key, Arrow(column, arrow), *value, ","]
    return [*pieces, Mark.DEDENT, Mark.LINE, Mark.END_GROUP]


def braced_operations(operations: Sequence[n.Operation]) -> Pieces:
    return [" {", *operation_lines(operations), "}"] if operations else [" { }"]


def attributes_of(attributes: n.Hash) -> Pieces:
    """The entries of a hash as attributes; one without a key comes from `* =>`."""
    operations: list[n.Operation] = []
    for entry in attributes.entries:
        if isinstance(entry.key, n.String):
            operations.append(n.AttributeOperation(entry.key.value, "=>", entry.value))
        else:
            operations.append(n.AttributesFromHash(entry.value))
    return braced_operations(operations)
