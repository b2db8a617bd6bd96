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

from mupuppet.basics.floats import float_to_string
from mupuppet.syntax import nodes as n

Piece = str | n.Node
Pieces = list[Piece]
Entries = list[tuple[str, Pieces]]


def to_pn(program: n.Program) -> str:
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


# --- Regular expressions, as Ruby writes them

_REGEXP_ESCAPE = re.compile(
    r"\\(?:u\{([0-9a-fA-F\s]*)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{1,2})|([0-7]{1,3})|(.))", re.DOTALL
)


def _regexp(node: n.Regexp) -> Pieces:
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


def _constant(code: str) -> Callable[[n.Node], Pieces]:
    return lambda _: [code]


def _quoted(name: str, field: str) -> Callable[[n.Node], Pieces]:
    """`(name "the field")`."""
    return lambda node: [f"({name} {quote(getattr(node, field))})"]


def _digits(value: int) -> str:
    if value.bit_length() < 10_000:
        return str(value)
    from decimal import Decimal  # Python does not convert integers of thousands of digits itself

    return f"{Decimal(value):f}"


def _integer(node: n.Integer) -> Pieces:
    value = _digits(node.value)
    if node.radix == 10:
        return [value]
    return [f"(int {{:radix {node.radix} :value {value}}})"]


def _negate(node: n.Negate) -> Pieces:
    operand = node.operand
    if isinstance(operand, n.Integer):
        return [_digits(-operand.value)]
    if isinstance(operand, n.Float):
        return [float_to_string(-operand.value)]
    return _form("-", [operand])


def _heredoc(node: n.Heredoc) -> Pieces:
    entries: Entries = [("text", [node.text])]
    if node.syntax:
        entries.insert(0, ("syntax", [quote(node.syntax)]))
    return _map_form("heredoc", entries)


def _call(node: n.Call, *, statement: bool = False) -> Pieces:
    """A call whose value is not used is an `invoke`."""
    entries: Entries = [
        ("functor", [node.function]),
        ("args", _list(node.arguments)),
    ]
    if node.block is not None:
        entries.append(("block", [node.block]))
    return _map_form("invoke" if statement or not node.parens else "call", entries)


def _method_call(node: n.MethodCall) -> Pieces:
    entries: Entries = [
        ("functor", _form(".", [node.receiver, node.name])),
        ("args", _list(node.arguments)),
    ]
    if node.block is not None:
        entries.append(("block", [node.block]))
    return _map_form("call-method", entries)


def _lambda(node: n.Lambda) -> Pieces:
    entries = _parameters(node.parameters)
    if node.return_type is not None:
        entries.append(("returns", [node.return_type]))
    if node.body:
        entries.append(("body", _statements(node.body)))
    return _map_form("lambda", entries)


def _parameters(parameters: Sequence[n.Parameter]) -> Entries:
    if not parameters:
        return []
    return [("params", _map((each.name, [each]) for each in parameters))]


def _parameter(node: n.Parameter) -> Pieces:
    entries: Entries = []
    if node.type is not None:
        entries.append(("type", [node.type]))
    if node.captures_rest:
        entries.append(("splat", ["true"]))
    if node.default is not None:
        entries.append(("value", [node.default]))
    return _map(entries)


def _statement(node: n.Node) -> Pieces:
    return _call(node, statement=True) if isinstance(node, n.Call) else [node]


def _statements(body: n.Body) -> Pieces:
    """`[statement ...]`."""
    pieces: Pieces = ["["]
    for statement in body:
        pieces += _statement(statement)
        pieces.append(" ")
    pieces[-1] = "]"
    return pieces


def _block_form(name: str, body: n.Body) -> Pieces:
    """`(name statement ...)`."""
    pieces: Pieces = ["(" + name]
    for statement in body:
        pieces.append(" ")
        pieces += _statement(statement)
    pieces.append(")")
    return pieces


def _block_or_statement(body: n.Body) -> Pieces:
    """Several statements are a block; one is just itself."""
    if not body:
        return ["(nop)"]
    return _statement(body[0]) if len(body) == 1 else _block_form("block", body)


def _branch(key: str, body: n.Body | None) -> Entries:
    """A branch of a condition; Puppet does not distinguish an empty one from a missing one."""
    if not body:
        return []
    if len(body) == 1 and isinstance(body[0], n.ResourceWithoutTitle):
        # To Puppet that one statement is a block of two.
        return [(key, ["[", body[0].type, " ", *_attributes(body[0]), "]"])]
    return [(key, _statements(body))]


def _condition(name: str) -> Callable[[n.If | n.Unless], Pieces]:
    return lambda node: _map_form(
        name,
        [
            ("test", [node.test]),
            *_branch("then", node.then),
            *_branch("else", node.otherwise),
        ],
    )


def _case_option(node: n.CaseOption) -> Pieces:
    body: Pieces = _statements(node.body) if node.body else ["[(nop)]"]
    return _map([("when", _list(node.values)), ("then", body)])


def _definition(
    kind: str,
    node: n.ClassDefinition | n.DefinedType | n.FunctionDefinition,
    *,
    parent: str | None = None,
    return_type: n.Node | None = None,
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


def _node_definition(node: n.NodeDefinition) -> Pieces:
    entries: Entries = [("matches", _list(node.hosts))]
    if node.parent is not None:
        entries.append(("parent", [node.parent]))
    if node.body:
        entries.append(("body", _statements(node.body)))
    return _map_form("node", entries)


def _object_type(node: n.ObjectTypeDefinition) -> Pieces:
    parent = "nil" if node.parent is None else quote(node.parent)
    body = _block_form("block", node.body) if node.body else ["(nop)"]
    return [f"(type-definition {quote(node.name)} {parent} ", *body, ")"]


def _with_form(form: str, entries: Iterable[tuple[str, Pieces]]) -> Iterable[tuple[str, Pieces]]:
    return entries if form == "regular" else [*entries, ("form", [quote(form)])]


def _resource(node: n.Resource) -> Pieces:
    entries: Entries = [("type", [node.type]), ("bodies", _list(node.bodies))]
    return _map_form("resource", _with_form(node.form, entries))


def _resource_body(node: n.ResourceBody) -> Pieces:
    return _map([("title", [node.title]), ("ops", _list(node.operations))])


def _resource_defaults(node: n.ResourceDefaults) -> Pieces:
    entries: Entries = [("type", [node.type]), ("ops", _list(node.operations))]
    return _map_form("resource-defaults", _with_form(node.form, entries))


def _resource_override(node: n.ResourceOverride) -> Pieces:
    entries: Entries = [("resources", [node.resources]), ("ops", _list(node.operations))]
    return _map_form("resource-override", _with_form(node.form, entries))


def _attributes(node: n.ResourceWithoutTitle) -> Pieces:
    """The hash of a resource without a title; what came from `* =>` has nothing in it."""
    return _form(
        "hash",
        [
            entry if isinstance(entry.key, n.String) else "(=> (nop) (nop))"
            for entry in node.attributes.entries
        ],
    )


def _collector(node: n.Collector) -> Pieces:
    kind = "exported-query" if node.exported else "virtual-query"
    query = [] if node.query is None else [node.query]
    entries: Entries = [("type", [node.type]), ("query", _form(kind, query))]
    if node.operations:
        entries.append(("ops", _list(node.operations)))
    return _map_form("collect", entries)


def _template(node: n.EppTemplate) -> Pieces:
    """To Puppet a template is a lambda that does nothing but render."""
    entries = _parameters(node.parameters or ())
    entries.append(("body", ["[", *_block_form("epp", node.body), "]"]))
    return _map_form("lambda", entries)


#: What each node is made of.
_PIECES: dict[type[n.Node], Callable[[Any], Pieces]] = {
    n.Undef: _constant("nil"),
    n.Default: _constant("(default)"),
    n.Boolean: lambda node: ["true" if node.value else "false"],
    n.Integer: _integer,
    n.Float: lambda node: [float_to_string(node.value)],
    n.String: lambda node: [quote(node.value)],
    n.Regexp: _regexp,
    n.Name: _quoted("qn", "value"),
    n.TypeName: _quoted("qr", "value"),
    n.ReservedWord: _quoted("reserved", "word"),
    n.Variable: _quoted("var", "name"),
    n.InterpolatedString: lambda node: _form("concat", node.segments),
    n.Interpolation: lambda node: _form("str", [node.expression]),
    n.Heredoc: _heredoc,
    n.Array: lambda node: _form("array", node.elements),
    n.Hash: lambda node: _form("hash", node.entries),
    n.HashEntry: lambda node: _form("=>", [node.key, node.value]),
    n.Binary: lambda node: _form(node.operator, [node.left, node.right]),
    n.Not: lambda node: _form("!", [node.operand]),
    n.Negate: _negate,
    n.Unfold: lambda node: _form("unfold", [node.operand]),
    n.Paren: lambda node: _form("paren", [node.expression]),
    n.Assignment: lambda node: _form(node.operator, [node.target, node.value]),
    n.Relationship: lambda node: _form(node.operator, [node.left, node.right]),
    n.Access: lambda node: _form("access", [node.left, *node.keys]),
    n.Call: _call,
    n.MethodCall: _method_call,
    n.Lambda: _lambda,
    n.Parameter: _parameter,
    n.If: _condition("if"),
    n.Unless: _condition("unless"),
    n.Case: lambda node: ["(case ", node.test, " ", *_list(node.options), ")"],
    n.CaseOption: _case_option,
    n.Selector: lambda node: ["(? ", node.left, " ", *_list(node.options), ")"],
    n.SelectorOption: lambda node: _form("=>", [node.match, node.value]),
    n.ClassDefinition: lambda node: _definition("class", node, parent=node.parent),
    n.DefinedType: lambda node: _definition("define", node),
    n.FunctionDefinition: lambda node: _definition("function", node, return_type=node.return_type),
    n.NodeDefinition: _node_definition,
    n.TypeAlias: lambda node: [f"(type-alias {quote(node.name)} ", node.type, ")"],
    n.TypeMapping: lambda node: _form("type-mapping", [node.type, node.mapping]),
    n.ObjectTypeDefinition: _object_type,
    n.Resource: _resource,
    n.ResourceBody: _resource_body,
    n.AttributeOperation: lambda node: [f"({node.operator} {quote(node.name)} ", node.value, ")"],
    n.AttributesFromHash: lambda node: _form("splat-hash", [node.value]),
    n.ResourceDefaults: _resource_defaults,
    n.ResourceOverride: _resource_override,
    n.ResourceWithoutTitle: lambda node: ["(block ", node.type, " ", *_attributes(node), ")"],
    n.Collector: _collector,
    n.EppTemplate: _template,
    n.RenderString: _quoted("render-s", "value"),
    n.RenderExpression: lambda node: _form("render", [node.expression]),
    n.RenderBlock: lambda node: ["(render ", *_block_or_statement(node.body), ")"],
    n.Program: lambda node: _block_or_statement(node.body),
}
