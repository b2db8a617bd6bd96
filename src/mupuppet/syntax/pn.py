"""The tree in PN, the notation of `puppet parser dump --format pn`.

PN is a small Lisp: `(name argument ...)`, lists `[a b]`, maps `{:key value}`, strings,
numbers, `true`, `false` and `nil`. What we write is byte for byte what Puppet writes, so
PN is how we compare our parser with Puppet's.

Each node lists in one step its parts: strings and nodes; a stack of
such pieces replaces recursion, so depth costs nothing and time is linear.

Where Puppet's own dump fails, ours shows what was meant: `:splat true` for a
parameter that captures the rest, and parameter names that PN does not allow as keys.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

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

Piece = str | Node
Pieces = list[Piece]
Entries = list[tuple[str, Pieces]]


def to_pn(program: Program) -> str:
    """The program in PN, on one line without a line break."""
    written: list[str] = []
    write = written.append
    pieces: Pieces = [program]
    while pieces:
        piece = pieces.pop()
        if isinstance(piece, str):
            write(piece)
        else:
            below = _PIECES[type(piece)](piece)
            below.reverse()
            pieces += below
    return "".join(written)


# --- The shapes of PN


def _form(name: str, arguments: Iterable[Piece]) -> Pieces:
    """`(name argument ...)`."""
    pieces: Pieces = ["(" + name]
    for argument in arguments:
        pieces.append(" ")
        pieces.append(argument)
    pieces.append(")")
    return pieces


def _list(elements: Sequence[Piece]) -> Pieces:
    """`[element ...]`."""
    pieces: Pieces = ["["]
    for element in elements:
        pieces.append(element)
        pieces.append(" ")
    if elements:
        pieces.pop()
    pieces.append("]")
    return pieces


def _map_form(name: str, entries: Iterable[tuple[str, Pieces]]) -> Pieces:
    """`(name {:key value ...})`."""
    return ["(" + name + " ", *_map(entries), ")"]


def _map(entries: Iterable[tuple[str, Pieces]]) -> Pieces:
    """`{:key value ...}`."""
    pieces: Pieces = ["{"]
    separator = ":"
    for key, value in entries:
        pieces.append(separator + key + " ")
        pieces += value
        separator = " :"
    pieces.append("}")
    return pieces


_ESCAPED = re.compile(r'[\x00-\x1f"\\]')
_ESCAPES = {chr(code): f"\\o{code:03o}" for code in range(0x20)} | {
    "\t": "\\t", "\n": "\\n", "\r": "\\r", '"': '\\"', "\\": "\\\\",
}  # fmt: skip


def quote(string: str) -> str:
    """A string of PN."""
    return '"' + _ESCAPED.sub(lambda match: _ESCAPES[match[0]], string) + '"'


# --- Numbers and regular expressions, as Ruby writes them

#: Ruby writes whole numbers of up to this many digits without an exponent.
_WHOLE_DIGITS = 15
#: Ruby writes numbers below one with up to this many zeros after the point.
_LEADING_ZEROS = 3


def format_float(number: float) -> str:
    """A finite number as Ruby's `Float#to_s` writes it."""
    sign = "-" if repr(number).startswith("-") else ""
    mantissa, _, exponent = f"{abs(number)!r}".partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    #: How many digits stand before the point.
    point = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    if not digits:
        return sign + "0.0"
    if 0 < point < len(digits):
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if 0 < point <= _WHOLE_DIGITS:
        return f"{sign}{digits.ljust(point, '0')}.0"
    if -_LEADING_ZEROS <= point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    return f"{sign}{digits[0]}.{digits[1:] or '0'}e{point - 1:+03d}"


_REGEXP_ESCAPE = re.compile(
    r"\\(?:u\{([0-9a-fA-F\s]*)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{1,2})|([0-7]{1,3})|(.))", re.DOTALL
)


def _regexp(node: Regexp) -> Pieces:
    """Ruby fixes the encoding of some expressions, and Puppet then shows its flags too."""
    pattern = node.pattern
    if not pattern.isascii() or ("\\" in pattern and _fixes_encoding(pattern)):
        pattern = f"(?-imx:{pattern})"
    return ["(regexp " + quote(pattern) + ")"]


def _fixes_encoding(pattern: str) -> bool:
    """Whether an escape in an ASCII pattern needs Unicode: a character or a property."""
    for match in _REGEXP_ESCAPE.finditer(pattern):
        codes, code, byte, octal, other = match.groups()
        if other is not None:
            if other in "pP":
                return True
        elif octal is not None:
            if int(octal, 8) > 0x7F:
                return True
        elif any(int(each, 16) > 0x7F for each in (codes or code or byte or "").split()):
            return True
    return False


# --- Nodes


def _constant(code: str) -> Callable[[Node], Pieces]:
    return lambda _: [code]


def _quoted(name: str, field: str) -> Callable[[Node], Pieces]:
    """`(name "the field")`."""
    return lambda node: [f"({name} {quote(getattr(node, field))})"]


def _digits(value: int) -> str:
    if value.bit_length() < 10_000:
        return str(value)
    from decimal import Decimal  # Python does not convert integers of thousands of digits itself

    return f"{Decimal(value):f}"


def _integer(node: Integer) -> Pieces:
    value = _digits(node.value)
    if node.radix == 10:
        return [value]
    return [f"(int {{:radix {node.radix} :value {value}}})"]


def _negate(node: Negate) -> Pieces:
    operand = node.operand
    if isinstance(operand, Integer):
        return [_digits(-operand.value)]
    if isinstance(operand, Float):
        return [format_float(-operand.value)]
    return _form("-", [operand])


def _heredoc(node: Heredoc) -> Pieces:
    entries: Entries = [("text", [node.text])]
    if node.syntax:
        entries.insert(0, ("syntax", [quote(node.syntax)]))
    return _map_form("heredoc", entries)


def _call(node: Call, *, statement: bool = False) -> Pieces:
    """A call whose value is not used is an `invoke`."""
    entries: Entries = [
        ("functor", [node.function]),
        ("args", _list(node.arguments)),
    ]
    if node.block is not None:
        entries.append(("block", [node.block]))
    return _map_form("invoke" if statement or not node.parens else "call", entries)


def _method_call(node: MethodCall) -> Pieces:
    entries: Entries = [
        ("functor", _form(".", [node.receiver, node.name])),
        ("args", _list(node.arguments)),
    ]
    if node.block is not None:
        entries.append(("block", [node.block]))
    return _map_form("call-method", entries)


def _lambda(node: Lambda) -> Pieces:
    entries = _parameters(node.parameters)
    if node.return_type is not None:
        entries.append(("returns", [node.return_type]))
    if node.body:
        entries.append(("body", _statements(node.body)))
    return _map_form("lambda", entries)


def _parameters(parameters: Sequence[Parameter]) -> Entries:
    if not parameters:
        return []
    return [("params", _map((each.name, [each]) for each in parameters))]


def _parameter(node: Parameter) -> Pieces:
    entries: Entries = []
    if node.type is not None:
        entries.append(("type", [node.type]))
    if node.captures_rest:
        entries.append(("splat", ["true"]))
    if node.default is not None:
        entries.append(("value", [node.default]))
    return _map(entries)


def _statement(node: Node) -> Pieces:
    return _call(node, statement=True) if isinstance(node, Call) else [node]


def _statements(body: Body) -> Pieces:
    """`[statement ...]`."""
    pieces: Pieces = ["["]
    for statement in body:
        pieces += _statement(statement)
        pieces.append(" ")
    pieces[-1] = "]"
    return pieces


def _block_form(name: str, body: Body) -> Pieces:
    """`(name statement ...)`."""
    pieces: Pieces = ["(" + name]
    for statement in body:
        pieces.append(" ")
        pieces += _statement(statement)
    pieces.append(")")
    return pieces


def _block_or_statement(body: Body) -> Pieces:
    """Several statements are a block; one is just itself."""
    if not body:
        return ["(nop)"]
    return _statement(body[0]) if len(body) == 1 else _block_form("block", body)


def _branch(key: str, body: Body | None) -> Entries:
    """A branch of a condition; Puppet does not distinguish an empty one from a missing one."""
    if not body:
        return []
    if len(body) == 1 and isinstance(body[0], ResourceWithoutTitle):
        # To Puppet that one statement is a block of two.
        return [(key, ["[", body[0].type, " ", *_attributes(body[0]), "]"])]
    return [(key, _statements(body))]


def _condition(name: str) -> Callable[[If | Unless], Pieces]:
    return lambda node: _map_form(
        name,
        [
            ("test", [node.test]),
            *_branch("then", node.then),
            *_branch("else", node.otherwise),
        ],
    )


def _case_option(node: CaseOption) -> Pieces:
    body: Pieces = _statements(node.body) if node.body else ["[(nop)]"]
    return _map([("when", _list(node.values)), ("then", body)])


def _definition(
    kind: str,
    node: ClassDefinition | DefinedType | FunctionDefinition,
    *,
    parent: str | None = None,
    return_type: Node | None = None,
) -> Pieces:
    entries: Entries = [("name", [quote(node.name)])]
    if parent is not None:
        entries.append(("parent", [quote(parent)]))
    entries += _parameters(node.parameters)
    if node.body:
        entries.append(("body", _statements(node.body)))
    if return_type is not None:
        entries.append(("returns", [return_type]))
    return _map_form(kind, entries)


def _node_definition(node: NodeDefinition) -> Pieces:
    entries: Entries = [("matches", _list(node.hosts))]
    if node.parent is not None:
        entries.append(("parent", [node.parent]))
    if node.body:
        entries.append(("body", _statements(node.body)))
    return _map_form("node", entries)


def _object_type(node: ObjectTypeDefinition) -> Pieces:
    parent = "nil" if node.parent is None else quote(node.parent)
    body = _block_form("block", node.body) if node.body else ["(nop)"]
    return [f"(type-definition {quote(node.name)} {parent} ", *body, ")"]


def _with_form(form: str, entries: Iterable[tuple[str, Pieces]]) -> Iterable[tuple[str, Pieces]]:
    return entries if form == "regular" else [*entries, ("form", [quote(form)])]


def _resource(node: Resource) -> Pieces:
    entries: Entries = [("type", [node.type]), ("bodies", _list(node.bodies))]
    return _map_form("resource", _with_form(node.form, entries))


def _resource_body(node: ResourceBody) -> Pieces:
    return _map([("title", [node.title]), ("ops", _list(node.operations))])


def _resource_defaults(node: ResourceDefaults) -> Pieces:
    entries: Entries = [("type", [node.type]), ("ops", _list(node.operations))]
    return _map_form("resource-defaults", _with_form(node.form, entries))


def _resource_override(node: ResourceOverride) -> Pieces:
    entries: Entries = [("resources", [node.resources]), ("ops", _list(node.operations))]
    return _map_form("resource-override", _with_form(node.form, entries))


def _attributes(node: ResourceWithoutTitle) -> Pieces:
    """The hash of a resource without a title; what came from `* =>` has nothing in it."""
    return _form(
        "hash",
        [
            entry if isinstance(entry.key, String) else "(=> (nop) (nop))"
            for entry in node.attributes.entries
        ],
    )


def _collector(node: Collector) -> Pieces:
    kind = "exported-query" if node.exported else "virtual-query"
    query = [] if node.query is None else [node.query]
    entries: Entries = [("type", [node.type]), ("query", _form(kind, query))]
    if node.operations:
        entries.append(("ops", _list(node.operations)))
    return _map_form("collect", entries)


def _template(node: EppTemplate) -> Pieces:
    """To Puppet a template is a lambda that does nothing but render."""
    entries = _parameters(node.parameters or ())
    entries.append(("body", ["[", *_block_form("epp", node.body), "]"]))
    return _map_form("lambda", entries)


#: What each node is made of.
_PIECES: dict[type[Node], Callable[[Any], Pieces]] = {
    Undef: _constant("nil"),
    Default: _constant("(default)"),
    Boolean: lambda node: ["true" if node.value else "false"],
    Integer: _integer,
    Float: lambda node: [format_float(node.value)],
    String: lambda node: [quote(node.value)],
    Regexp: _regexp,
    Name: _quoted("qn", "value"),
    TypeName: _quoted("qr", "value"),
    ReservedWord: _quoted("reserved", "word"),
    Variable: _quoted("var", "name"),
    InterpolatedString: lambda node: _form("concat", node.segments),
    Interpolation: lambda node: _form("str", [node.expression]),
    Heredoc: _heredoc,
    Array: lambda node: _form("array", node.elements),
    Hash: lambda node: _form("hash", node.entries),
    HashEntry: lambda node: _form("=>", [node.key, node.value]),
    Binary: lambda node: _form(node.operator, [node.left, node.right]),
    Not: lambda node: _form("!", [node.operand]),
    Negate: _negate,
    Unfold: lambda node: _form("unfold", [node.operand]),
    Paren: lambda node: _form("paren", [node.expression]),
    Assignment: lambda node: _form(node.operator, [node.target, node.value]),
    Relationship: lambda node: _form(node.operator, [node.left, node.right]),
    Access: lambda node: _form("access", [node.left, *node.keys]),
    Call: _call,
    MethodCall: _method_call,
    Lambda: _lambda,
    Parameter: _parameter,
    If: _condition("if"),
    Unless: _condition("unless"),
    Case: lambda node: ["(case ", node.test, " ", *_list(node.options), ")"],
    CaseOption: _case_option,
    Selector: lambda node: ["(? ", node.left, " ", *_list(node.options), ")"],
    SelectorOption: lambda node: _form("=>", [node.match, node.value]),
    ClassDefinition: lambda node: _definition("class", node, parent=node.parent),
    DefinedType: lambda node: _definition("define", node),
    FunctionDefinition: lambda node: _definition("function", node, return_type=node.return_type),
    NodeDefinition: _node_definition,
    TypeAlias: lambda node: [f"(type-alias {quote(node.name)} ", node.type, ")"],
    TypeMapping: lambda node: _form("type-mapping", [node.type, node.mapping]),
    ObjectTypeDefinition: _object_type,
    Resource: _resource,
    ResourceBody: _resource_body,
    AttributeOperation: lambda node: [f"({node.operator} {quote(node.name)} ", node.value, ")"],
    AttributesFromHash: lambda node: _form("splat-hash", [node.value]),
    ResourceDefaults: _resource_defaults,
    ResourceOverride: _resource_override,
    ResourceWithoutTitle: lambda node: ["(block ", node.type, " ", *_attributes(node), ")"],
    Collector: _collector,
    EppTemplate: _template,
    RenderString: _quoted("render-s", "value"),
    RenderExpression: lambda node: _form("render", [node.expression]),
    RenderBlock: lambda node: ["(render ", *_block_or_statement(node.body), ")"],
    Program: lambda node: _block_or_statement(node.body),
}
