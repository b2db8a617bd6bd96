"""The tree as Puppet source, laid out in one canonical way.

The text of a tree parses to the same tree: `parse(print_program(parse(x))) == parse(x)`.
Comments and the layout of the original are not in the tree, so they are not in the text.

Each node says in one step what it is made of, as a list of texts, layout marks and nodes; a
stack of such pieces replaces recursion, so depth costs nothing and time is linear.

What needs care, because Puppet's lexer looks at more than tokens:

- A statement that begins with `{`, `-`, `*` or `/` would go on with the one before it, so a
  semicolon comes between. Before `(` a line break is enough, but a template's text has none.
- The same holds for the first argument of a call without parentheses: `notice; -1` calls.
- A class knows its full name, but inside of another class only the last part is written.
- Some places take no comma at the end: the arguments of a method, types of parameters.
"""

from collections.abc import Callable, Sequence
from typing import Any

from mupuppet.syntax import printer_precedence as precedence
from mupuppet.syntax import printer_strings as strings
from mupuppet.syntax.nodes import (
    Access,
    Array,
    Assignment,
    AttributeOperation,
    AttributesFromHash,
    Binary,
    Body,
    Boolean,
    Call,
    Case,
    CaseOption,
    ClassDefinition,
    Collector,
    Default,
    DefinedType,
    EppTemplate,
    Expression,
    Float,
    FunctionDefinition,
    Hash,
    HashEntry,
    Heredoc,
    If,
    Integer,
    InterpolatedString,
    Interpolation,
    Lambda,
    MethodCall,
    Name,
    Negate,
    Node,
    NodeDefinition,
    Not,
    ObjectTypeDefinition,
    Operation,
    Parameter,
    Paren,
    Program,
    Regexp,
    Relationship,
    RenderBlock,
    RenderExpression,
    RenderString,
    ReservedWord,
    Resource,
    ResourceBody,
    ResourceDefaults,
    ResourceOverride,
    ResourceWithoutTitle,
    Selector,
    SelectorOption,
    String,
    TypeAlias,
    TypeMapping,
    TypeName,
    Undef,
    Unfold,
    Unless,
    Variable,
)
from mupuppet.syntax.printer_layout import (
    Arrow,
    Column,
    Group,
    HeredocStart,
    HeredocText,
    Item,
    KeyStart,
    Mark,
    TemplateText,
    lay_out,
)


def print_program(program: Program) -> str:
    """The source of a manifest, or of a template if the program is one.

    A tree that did not come from the parser may lack parentheses that its operators need.
    They are then written, and so the text parses to a tree that has them. What cannot be
    helped is Puppet's view of a slash after a brace: `{} / 2` divides only if no other slash
    follows in the file.
    """
    template = len(program.body) == 1 and isinstance(program.body[0], EppTemplate)
    return lay_out(_expand(program, template=template), template=template)


def print_expression(node: Expression) -> str:
    """The source of one expression, without a line break at its end.

    As in `print_program`, parentheses are added where operators need them.
    """
    return lay_out(_expand(node, template=False)).rstrip("\n")


class _DefinedName:
    """The name of a class or of a defined type: what is written of it depends on where it is."""

    __slots__ = ("enters", "name")

    def __init__(self, name: str, *, enters: bool) -> None:
        self.name = name
        #: Whether names that follow are inside of it, up to _LEAVE_CLASS.
        self.enters = enters


class _Sign:
    """A piece that has no contents."""

    __slots__ = ()


_LEAVE_CLASS = _Sign()
_SEMICOLON_IN_TEMPLATE = _Sign()
#: The variable that comes next is the first thing in an interpolation.
_FIRST_IN_INTERPOLATION = _Sign()

Piece = Item | Node | _DefinedName | _Sign
Pieces = list[Piece]


def _expand(root: Node, *, template: bool) -> list[Item]:
    items: list[Item] = []
    prefixes = [""]  # what is not written of the names of definitions
    first_in_interpolation = False
    pieces: Pieces = [root]
    while pieces:
        piece = pieces.pop()
        if isinstance(piece, Node):
            if first_in_interpolation and isinstance(piece, Variable):
                first_in_interpolation = False
                items.append(strings.interpolated_variable(piece.name))
                continue
            below = _PIECES[type(piece)](piece)
            below.reverse()
            pieces += below
        elif isinstance(piece, _DefinedName):
            written = piece.name.removeprefix(prefixes[-1])
            items.append(written)
            if piece.enters:
                prefixes.append((prefixes[-1] + written).removeprefix("::") + "::")
        elif isinstance(piece, _Sign):
            if piece is _LEAVE_CLASS:
                prefixes.pop()
            elif piece is _FIRST_IN_INTERPOLATION:
                first_in_interpolation = True
            elif template:
                items.append(";")
        else:
            items.append(piece)
    return items


# --- Statements

_STANDS_APART = (
    ClassDefinition,
    DefinedType,
    FunctionDefinition,
    NodeDefinition,
    ObjectTypeDefinition,
    If,
    Unless,
    Case,
)


def _statements(body: Body) -> Pieces:
    pieces: Pieces = []
    before: Expression | None = None
    for statement in body:
        if before is not None:
            pieces += _separator(statement)
            apart = _stands_apart(before) or _stands_apart(statement)
            pieces.append(Mark.BLANK_LINE if apart else Mark.LINE)
        if isinstance(statement, Call) and not statement.parens:
            pieces += _call_without_parens(statement)
        else:
            pieces.append(statement)
        before = statement
    return pieces


def _stands_apart(statement: Expression) -> bool:
    """Whether a statement is set off by empty lines: definitions, and what takes many lines."""
    if isinstance(statement, Resource):
        return len(statement.bodies) > 1 or bool(statement.bodies[0].operations)
    return isinstance(statement, _STANDS_APART)


def _separator(statement: Node) -> Pieces:
    """What must come between a statement and the one before it, besides a line break."""
    first = _first_leaf(statement)
    if isinstance(first, Paren):
        return [_SEMICOLON_IN_TEMPLATE]
    return [";"] if _continues(first) else []


def _continues(first: Node) -> bool:
    """Whether an expression that begins so would go on with what is before it."""
    if isinstance(first, InterpolatedString):
        # To Puppet, a slash at the start of an interpolation comes after that, too.
        for segment in first.segments:
            if isinstance(segment, Interpolation):
                return isinstance(_first_leaf(segment.expression), Regexp)
    return isinstance(first, Hash | Negate | Unfold | Regexp)


def _first_leaf(node: Node) -> Node:
    """With what the text of a node begins."""
    return _left_edge(node)[0]


def _left_edge(node: Node) -> tuple[Node, Node | None]:
    """With what the text of a node begins, and the node directly above that."""
    parent = None
    while (child := precedence.left_child(node)) is not None:
        parent = node
        if not precedence.fits_left(child, node):
            return Paren(Undef()), parent
        node = child
    return node, parent


def _block(body: Body) -> Pieces:
    """` { statements }`, each on a line of its own."""
    if not body:
        return [" { }"]
    return [" {", Mark.INDENT, Mark.LINE, *_statements(body), Mark.DEDENT, Mark.LINE, "}"]


def _call_without_parens(node: Call) -> Pieces:
    """`include a, b` as a statement."""
    first = _first_leaf(node.arguments[0]) if node.arguments else None
    after_name = "; " if isinstance(first, Paren) or (first and _continues(first)) else " "
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


def _right(node: Node, minimum: int) -> Pieces:
    """An expression in a place that takes this level, in parentheses if it needs them."""
    return [node] if precedence.fits_right(node, minimum) else ["(", node, ")"]


def _left(child: Node, parent: Node) -> Pieces:
    """The expression with which the text of a node begins."""
    return [child] if precedence.fits_left(child, parent) else ["(", child, ")"]


def _before_brace(node: Node) -> Pieces:
    """A condition, which a block follows."""
    if precedence.takes_brace(node):
        return ["(", node, ")"]
    return _right(node, precedence.EXPRESSION)


def _binary(node: Binary) -> Pieces:
    """A chain of the same operators is broken at all of them, or at none."""
    level = precedence.level(node)
    chain: list[Pieces] = []
    left: Expression = node
    while isinstance(left, Binary) and precedence.level(left) == level:
        operand = _right(left.right, level + 1)
        chain.append([f" {left.operator}", Mark.SPACE_OR_LINE, *operand])
        left = left.left
    pieces: Pieces = [Group(loose=True), *_left(left, node), Mark.INDENT]
    for link in reversed(chain):
        pieces += link
    return [*pieces, Mark.DEDENT, Mark.END_GROUP]


def _prefix(operator: str) -> Callable[[Not | Negate | Unfold], Pieces]:
    return lambda node: [operator, *_right(node.operand, precedence.UNARY)]


def _assignment(node: Assignment) -> Pieces:
    return [*_left(node.target, node), f" {node.operator} ", node.value]


def _relationship(node: Relationship) -> Pieces:
    chain: list[Pieces] = []
    left: Expression = node
    while isinstance(left, Relationship):
        operand = _right(left.right, precedence.RESOURCE)
        chain.append([Mark.SPACE_OR_LINE, f"{left.operator} ", *operand])
        left = left.left
    pieces: Pieces = [Group(), *_left(left, node)]
    for link in reversed(chain):
        pieces += link
    return [*pieces, Mark.END_GROUP]


# --- Strings


def _interpolated_string(node: InterpolatedString) -> Pieces:
    pieces: Pieces = ['"']
    for segment in node.segments:
        if isinstance(segment, String):
            pieces.append(strings.escape_double_quoted(segment.value))
        else:
            pieces.append(segment)
    pieces.append('"')
    return pieces


#: What Puppet takes for a variable's name at the start of an interpolation.
_WORDS = (Name, Integer, Float, Boolean, Undef, Default, ReservedWord)


def _interpolation(node: Interpolation) -> Pieces:
    """`${x}`, `${x[1]}` and `${x.f}` need no dollar sign at their start."""
    expression: Pieces = [node.expression]
    leaf, parent = _left_edge(node.expression)
    if isinstance(parent, Access | MethodCall | None):
        if isinstance(leaf, Variable):
            expression.insert(0, _FIRST_IN_INTERPOLATION)
        elif isinstance(leaf, _WORDS):
            expression = ["(", node.expression, ")"]
    return [Mark.START_INTERPOLATION, *expression, Mark.END_INTERPOLATION]


def _heredoc(node: Heredoc) -> Pieces:
    text = node.text
    segments = text.segments if isinstance(text, InterpolatedString) else (text,)
    texts = [segment.value for segment in segments if isinstance(segment, String)]
    interpolated = isinstance(text, InterpolatedString)
    escapes = strings.heredoc_escapes(texts, interpolated=interpolated)
    pieces: Pieces = [HeredocStart(node.syntax, interpolated=interpolated, escapes=escapes)]
    for segment in segments:
        if isinstance(segment, String):
            pieces.append(HeredocText(strings.escape_heredoc(segment.value, escapes)))
        else:
            pieces.append(segment)
    pieces.append(Mark.END_HEREDOC)
    return pieces


# --- Lists of things


def _bracketed(
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
_NEEDS_NO_LINE_ALONE = (Array, Hash, Heredoc, InterpolatedString, MethodCall, String)


def _arguments(
    opening: str,
    arguments: Sequence[Expression],
    closing: str,
    minimum: int,
    *,
    trailing_comma: bool = True,
) -> Pieces:
    if len(arguments) == 1 and isinstance(arguments[0], _NEEDS_NO_LINE_ALONE):
        return [opening, arguments[0], closing]
    elements = [_right(argument, minimum) for argument in arguments]
    return _bracketed(opening, elements, closing, trailing_comma=trailing_comma)


def _array(node: Array) -> Pieces:
    return _bracketed("[", [[element] for element in node.elements], "]")


def _hash(node: Hash) -> Pieces:
    if not node.entries:
        return ["{}"]
    column = Column()
    pieces: Pieces = [Group(), "{", Mark.INDENT, Mark.SPACE_OR_LINE]
    for entry in node.entries:
        pieces += _hash_entry(entry, column)
        pieces += [",", Mark.SPACE_OR_LINE]
    pieces[-2:] = [Mark.COMMA_IF_BROKEN, Mark.DEDENT, Mark.SPACE_OR_LINE, "}", Mark.END_GROUP]
    return pieces


def _hash_entry(node: HashEntry, column: Column) -> Pieces:
    return [KeyStart(), node.key, Arrow(column, "=> "), node.value]


def _access(node: Access) -> Pieces:
    keys = _arguments("[", node.keys, "]", precedence.EXPRESSION, trailing_comma=False)
    if isinstance(node.left, RenderString | RenderExpression | RenderBlock):
        return [node.left, Mark.BARE_TAG, *keys]
    return [*_left(node.left, node), *keys]


# --- Calls


def _call(node: Call) -> Pieces:
    if not node.parens:
        return _name_with_hash(node)
    function = _left(node.function, node)
    if isinstance(node.function, MethodCall) and node.function.block is None:
        if not node.function.arguments:
            # Else these arguments would be the method's.
            function.append("()")
    return [*function, *_arguments("(", node.arguments, ")", precedence.ANYTHING), *_with(node)]


def _name_with_hash(node: Call) -> Pieces:
    """The only call without parentheses that can be part of an expression: `notice { a => 1 }`."""
    [attributes] = node.arguments
    assert isinstance(attributes, Hash)  # the parser makes no other
    return [node.function, *_attributes(attributes)]


def _method_call(node: MethodCall) -> Pieces:
    pieces = [*_left(node.receiver, node), ".", node.name]
    if node.arguments:
        pieces += _arguments("(", node.arguments, ")", precedence.ANYTHING, trailing_comma=False)
    return [*pieces, *_with(node)]


def _with(node: Call | MethodCall) -> Pieces:
    return [] if node.block is None else [" ", node.block]


def _lambda(node: Lambda) -> Pieces:
    head: Pieces = [*_bar_parameters(node.parameters), *_return_type(node.return_type)]
    if len(node.body) == 1 and not isinstance(node.body[0], Call | Assignment | RenderString):
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
    return [*head, *_block(node.body)]


def _bar_parameters(parameters: Sequence[Parameter]) -> Pieces:
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


def _return_type(node: Expression | None) -> Pieces:
    return [] if node is None else [" >> ", node]


def _parameter(node: Parameter) -> Pieces:
    pieces: Pieces = [] if node.type is None else [node.type, " "]
    pieces.append(f"*${node.name}" if node.captures_rest else f"${node.name}")
    if node.default is not None:
        pieces += [" = ", *_right(node.default, precedence.EXPRESSION)]
    return pieces


# --- Conditions


def _if(node: If) -> Pieces:
    pieces: Pieces = ["if ", *_before_brace(node.test), *_block(node.then)]
    otherwise = node.otherwise
    while otherwise is not None and len(otherwise) == 1 and isinstance(otherwise[0], If):
        branch = otherwise[0]
        pieces += [" elsif ", *_before_brace(branch.test), *_block(branch.then)]
        otherwise = branch.otherwise
    return [*pieces, *_else(otherwise)]


def _unless(node: Unless) -> Pieces:
    test = _before_brace(node.test)
    return ["unless ", *test, *_block(node.then), *_else(node.otherwise)]


def _else(body: Body | None) -> Pieces:
    return [] if body is None else [" else", *_block(body)]


def _case(node: Case) -> Pieces:
    pieces: Pieces = ["case ", *_before_brace(node.test), " {", Mark.INDENT]
    for option in node.options:
        pieces += [Mark.LINE, option]
    return [*pieces, Mark.DEDENT, Mark.LINE, "}"]


def _case_option(node: CaseOption) -> Pieces:
    pieces: Pieces = []
    for value in node.values:
        pieces += [*_right(value, precedence.EXPRESSION), ", "]
    pieces[-1] = ":"
    return [*pieces, *_block(node.body)]


def _selector(node: Selector) -> Pieces:
    column = Column()
    pieces = [*_left(node.left, node), " ? ", Group(), "{", Mark.INDENT]
    # Several options are a table, even if they would fit on the line.
    line = Mark.LINE if len(node.options) > 1 else Mark.SPACE_OR_LINE
    for option in node.options:
        pieces += [line, *_selector_option(option, column), ","]
    pieces[-1] = Mark.COMMA_IF_BROKEN
    return [*pieces, Mark.DEDENT, Mark.SPACE_OR_LINE, "}", Mark.END_GROUP]


def _selector_option(node: SelectorOption, column: Column) -> Pieces:
    match, value = (_right(part, precedence.EXPRESSION) for part in (node.match, node.value))
    return [KeyStart(), *match, Arrow(column, "=> "), *value]


# --- Definitions


def _class(node: ClassDefinition) -> Pieces:
    parent = "" if node.parent is None else f" inherits {node.parent}"
    return [
        "class ",
        _DefinedName(node.name, enters=True),
        *_parameter_lines(node.parameters),
        parent,
        *_block(node.body),
        _LEAVE_CLASS,
    ]


def _defined_type(node: DefinedType) -> Pieces:
    name = _DefinedName(node.name, enters=False)
    return ["define ", name, *_parameter_lines(node.parameters), *_block(node.body)]


def _parameter_lines(parameters: Sequence[Parameter]) -> Pieces:
    """The parameters of a class are its manual: one on each line."""
    if not parameters:
        return []
    pieces: Pieces = [" (", Mark.INDENT]
    for parameter in parameters:
        pieces += [Mark.LINE, parameter, ","]
    return [*pieces, Mark.DEDENT, Mark.LINE, ")"]


def _function(node: FunctionDefinition) -> Pieces:
    parameters = _bracketed("(", [[parameter] for parameter in node.parameters], ")")
    return [
        f"function {node.name}",
        *parameters,
        *_return_type(node.return_type),
        *_block(node.body),
    ]


def _node_definition(node: NodeDefinition) -> Pieces:
    pieces: Pieces = ["node "]
    for host in node.hosts:
        pieces += [host, ", "]
    pieces.pop()
    if node.parent is not None:
        pieces += [" inherits ", node.parent]
    return [*pieces, *_block(node.body)]


def _object_type(node: ObjectTypeDefinition) -> Pieces:
    parent = "" if node.parent is None else f" inherits {node.parent}"
    return [f"type {node.name}{parent}", *_block(node.body)]


# --- Resources

_AT = {"regular": "", "virtual": "@", "exported": "@@"}


def _with_form(node: Resource | ResourceDefaults | ResourceOverride, of: Expression) -> Pieces:
    """The `@` of a resource, and what it is of."""
    at = _AT[node.form]
    if at and isinstance(_first_leaf(of), Paren | Heredoc):
        at += " "  # `@(` begins a heredoc
    return [at, *_left(of, node)]


def _resource(node: Resource) -> Pieces:
    pieces: Pieces = [*_with_form(node, node.type), " {"]
    if len(node.bodies) == 1:
        [body] = node.bodies
        title = _right(body.title, precedence.EXPRESSION)
        if not body.operations:
            return [*pieces, " ", *title, ": }"]
        return [*pieces, " ", *title, ":", *_operations(body.operations), "}"]
    pieces.append(Mark.INDENT)
    for body in node.bodies:
        pieces += [Mark.LINE, body]
    return [*pieces, Mark.DEDENT, Mark.LINE, "}"]


def _resource_body(node: ResourceBody) -> Pieces:
    """One of several bodies."""
    title = _right(node.title, precedence.EXPRESSION)
    operations = _operations(node.operations) if node.operations else []
    return [*title, ":", *operations, Mark.INDENT, Mark.LINE, ";", Mark.DEDENT]


def _operations(operations: Sequence[Operation]) -> Pieces:
    """Lines of `name => value,`, indented."""
    column = Column()
    pieces: Pieces = [Group(), Mark.INDENT]
    for operation in operations:
        value = _right(operation.value, precedence.EXPRESSION)
        if isinstance(operation, AttributeOperation):
            key, arrow = operation.name, f"{operation.operator} "
        else:
            key, arrow = "*", "=> "
        pieces += [Mark.LINE, KeyStart(), key, Arrow(column, arrow), *value, ","]
    return [*pieces, Mark.DEDENT, Mark.LINE, Mark.END_GROUP]


def _braced_operations(operations: Sequence[Operation]) -> Pieces:
    return [" {", *_operations(operations), "}"] if operations else [" { }"]


def _attributes(attributes: Hash) -> Pieces:
    """The entries of a hash as attributes."""
    operations: list[Operation] = []
    for entry in attributes.entries:
        assert isinstance(entry.key, String)  # the parser makes no other
        operations.append(AttributeOperation(entry.key.value, "=>", entry.value))
    return _braced_operations(operations)


def _resource_defaults(node: ResourceDefaults) -> Pieces:
    return [*_with_form(node, node.type), *_braced_operations(node.operations)]


def _resource_override(node: ResourceOverride) -> Pieces:
    return [*_with_form(node, node.resources), *_braced_operations(node.operations)]


def _collector(node: Collector) -> Pieces:
    opening, closing = ("<<|", "|>>") if node.exported else ("<|", "|>")
    query: Pieces = [" "]
    if node.query is not None:
        query = [" ", *_right(node.query, precedence.EXPRESSION), " "]
    operations = _braced_operations(node.operations) if node.operations else []
    return [*_left(node.type, node), f" {opening}", *query, closing, *operations]


# --- Templates


def _template(node: EppTemplate) -> Pieces:
    pieces: Pieces = []
    if node.parameters is not None:
        pieces += _bar_parameters(node.parameters)
        if node.body:
            pieces.append(Mark.END_TAG)
    return [*pieces, *_statements(node.body)]


def _render_expression(node: RenderExpression) -> Pieces:
    expression = _right(node.expression, precedence.EXPRESSION)
    return [Mark.START_RENDERING, *expression, Mark.END_RENDERING]


def _render_block(node: RenderBlock) -> Pieces:
    return [
        Mark.START_RENDERING,
        "{",
        Mark.INDENT,
        Mark.LINE,
        *_statements(node.body),
        Mark.DEDENT,
        Mark.LINE,
        "}",
        Mark.END_RENDERING,
    ]


def _constant(text: str) -> Callable[[Node], Pieces]:
    return lambda _: [text]


#: What each node is made of.
_PIECES: dict[type[Node], Callable[[Any], Pieces]] = {
    Undef: _constant("undef"),
    Default: _constant("default"),
    Boolean: lambda node: ["true" if node.value else "false"],
    Integer: lambda node: [strings.integer(node.value, node.radix)],
    Float: lambda node: [strings.floating(node.value)],
    String: lambda node: [strings.quote(node.value)],
    Regexp: lambda node: [strings.regexp(node.pattern)],
    Name: lambda node: [node.value],
    TypeName: lambda node: [node.value],
    ReservedWord: lambda node: [node.word],
    Variable: lambda node: ["$" + node.name],
    InterpolatedString: _interpolated_string,
    Interpolation: _interpolation,
    Heredoc: _heredoc,
    Array: _array,
    Hash: _hash,
    HashEntry: lambda node: _hash_entry(node, Column()),
    Binary: _binary,
    Not: _prefix("!"),
    Negate: _prefix("-"),
    Unfold: _prefix("*"),
    Paren: lambda node: ["(", node.expression, ")"],
    Assignment: _assignment,
    Relationship: _relationship,
    Access: _access,
    Call: _call,
    MethodCall: _method_call,
    Lambda: _lambda,
    Parameter: _parameter,
    If: _if,
    Unless: _unless,
    Case: _case,
    CaseOption: _case_option,
    Selector: _selector,
    SelectorOption: lambda node: _selector_option(node, Column()),
    ClassDefinition: _class,
    DefinedType: _defined_type,
    FunctionDefinition: _function,
    NodeDefinition: _node_definition,
    TypeAlias: lambda node: [f"type {node.name} = ", node.type],
    TypeMapping: lambda node: ["type ", node.type, " = ", node.mapping],
    ObjectTypeDefinition: _object_type,
    Resource: _resource,
    ResourceBody: _resource_body,
    AttributeOperation: lambda node: [f"{node.name} {node.operator} ", node.value],
    AttributesFromHash: lambda node: ["* => ", node.value],
    ResourceDefaults: _resource_defaults,
    ResourceOverride: _resource_override,
    ResourceWithoutTitle: lambda node: [node.type, *_attributes(node.attributes)],
    Collector: _collector,
    EppTemplate: _template,
    RenderString: lambda node: [TemplateText(strings.template_text(node.value))],
    RenderExpression: _render_expression,
    RenderBlock: _render_block,
    Program: lambda node: _statements(node.body),
}
