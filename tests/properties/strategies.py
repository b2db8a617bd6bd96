"""Strategies for hypothesis: well-formed trees of every node class, and odd texts.

Trees are built from below. A builder gets any expressions and makes them fit where it puts
them: an operand that binds too loosely is put in parentheses, as a person would. The rules
that are not about precedence are Puppet's own oddities, each with its reason beside it.
"""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mupuppet.syntax import nodes as n
from mupuppet.syntax.node_classes import CHILD_FIELDS
from mupuppet.syntax.printer import precedence
from mupuppet.syntax.tokens import KEYWORDS, STATEMENT_FUNCTIONS

Expressions = SearchStrategy[Any]

# --- Words and values

_ORDINARY = ["a", "b", "foo", "x1", "some_name", "a::b", "::top", "::a::b_c"]
names = st.one_of(
    st.sampled_from(_ORDINARY),
    st.from_regex(r"(::)?[a-z][a-z0-9_A-Z]{0,4}(::[a-z][a-z0-9_]{0,3}){0,2}", fullmatch=True),
).filter(lambda name: name not in KEYWORDS and name not in STATEMENT_FUNCTIONS)
type_names = st.one_of(
    st.sampled_from(["A", "File", "Some::Type", "::Top", "Resource"]),
    st.from_regex(r"(::)?[A-Z][a-zA-Z0-9_]{0,4}(::[A-Z][a-z]{0,3}){0,2}", fullmatch=True),
)
variable_names = st.one_of(
    st.sampled_from(["a", "x", "::a::b", "1", "_x", "if", "true", "Upper", "08", "0x1f", "a::0"]),
    st.from_regex(r"(::)?([a-zA-Z0-9_]{1,3}::){0,2}[a-zA-Z0-9_]{1,4}", fullmatch=True),
)
parameter_names = st.from_regex(r"[a-z][a-z0-9_]{0,5}", fullmatch=True)
#: The names of classes may also be words and types' names; validation rejects those later.
definition_names = st.one_of(names, st.sampled_from(["foo-bar", "_x", "Upper", "a::b-c"]))
attribute_names = st.one_of(
    names, st.sampled_from(sorted(word for word in KEYWORDS if word not in ("true", "false")))
)
#: Pieces that make strings interesting, each in some kind of quotes.
_PUPPETISH = st.sampled_from(
    [
        "'", '"', "\\", "$", "${", "}", "\n", "\r", "\t", " ", "\\u{41}", "\\n", "$x", "|", "EOT",
        "<%", "%>", "<%%", "%%>", "-%>", "\x00", "\x7f", "\u2028", "\ufeff", "é", "𝄞", "a", "/",
    ]
)  # fmt: skip
texts = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=6),
    st.lists(_PUPPETISH, max_size=6).map("".join),
)
patterns = st.lists(
    st.sampled_from(["a", "b+", "[a-z]", "\\.", "\\\\", "/", "(x|y)", "^", "\\d*", "é", "\n", " "]),
    max_size=5,
).map("".join)

literals: Expressions = st.one_of(
    st.builds(n.Undef),
    st.builds(n.Default),
    st.builds(n.Boolean, st.booleans()),
    st.builds(n.Integer, st.integers(min_value=0), st.sampled_from([10, 8, 16])),
    st.builds(n.Float, st.floats(min_value=0, allow_nan=False, allow_infinity=False)).filter(
        lambda number: str(number.value) != "-0.0"
    ),
    st.builds(n.String, texts),
    st.builds(n.Regexp, patterns),
    st.builds(n.Name, names),
    st.builds(n.TypeName, type_names),
    st.builds(n.ReservedWord, st.sampled_from(["attr", "private"])),
    st.builds(n.Variable, variable_names),
)


# --- Making expressions fit


def _right(node: Any, minimum: int) -> Any:
    return node if precedence.fits_right(node, minimum) else n.Paren(node)


def _with_left(make: Callable[[Any], Any], left: Any) -> Any:
    """The node that `make` makes of its left child, which gets parentheses if it needs them."""
    node = make(left)
    return node if precedence.fits_left(left, node) else make(n.Paren(left))


def _expression(node: Any) -> Any:
    return _right(node, precedence.EXPRESSION)


def _condition(node: Any) -> Any:
    return n.Paren(node) if precedence.takes_brace(node) else _expression(node)


def _tuples(elements: SearchStrategy[Any], least: int = 0, most: int = 3) -> Any:
    return st.lists(elements, min_size=least, max_size=most).map(tuple)


def _binary(operator: Any, left: Any, right: Any) -> Any:
    level = precedence.BINARY_LEVEL[operator]
    if operator == "/" and not isinstance(left, n.Variable | n.Integer | n.Name | n.Paren):
        # After a brace or a keyword, a slash begins a regular expression.
        left = n.Paren(left)
    right = _right(right, level + 1)
    return _with_left(lambda child: n.Binary(operator, child, right), left)


def _interpolation(expression: Any) -> n.Interpolation:
    leaf, parent = expression, None
    while (child := precedence.left_child(leaf)) is not None:
        leaf, parent = child, leaf
    # What looks like a name there is a variable, and what a slash is depends on the token
    # before the whole string.
    word = isinstance(
        leaf, n.Name | n.Integer | n.Float | n.Boolean | n.Undef | n.Default | n.ReservedWord
    )
    if isinstance(leaf, n.Regexp) or (word and isinstance(parent, n.Access | n.MethodCall | None)):
        expression = n.Paren(expression)
    return n.Interpolation(expression)


def _segments(pieces: list[Any]) -> tuple[Any, ...]:
    """Texts that are neither empty nor side by side, and at least one interpolation."""
    segments: list[Any] = []
    for piece in pieces:
        if isinstance(piece, n.String):
            if not piece.value or (segments and isinstance(segments[-1], n.String)):
                continue
        segments.append(piece)
    if not any(isinstance(segment, n.Interpolation) for segment in segments):
        segments.append(n.Interpolation(n.Variable("x")))
    return tuple(segments)


# --- Expressions from expressions


def interpolated_strings(inner: Expressions) -> Expressions:
    piece = st.one_of(st.builds(n.String, texts), inner.map(_interpolation))
    return st.lists(piece, max_size=4).map(_segments).map(n.InterpolatedString)


def heredocs(inner: Expressions) -> Expressions:
    text = st.builds(n.String, texts) | interpolated_strings(inner.map(_without_heredoc))
    return st.builds(n.Heredoc, st.sampled_from(["", "", "json", "pp+x"]), text)


def _without_heredoc(node: n.Node) -> n.Node:
    """Puppet fails on a heredoc in the interpolation of a heredoc."""
    return n.Variable("x") if any(isinstance(each, n.Heredoc) for each in n.walk(node)) else node


def types(inner: Expressions) -> Expressions:
    """What may be before a parameter: a type's name, perhaps with keys."""
    name = st.builds(n.TypeName, type_names)
    return name | st.builds(n.Access, name, _tuples(inner.map(_expression), 1))


def parameters(inner: Expressions, most: int = 3) -> Any:
    parameter = st.builds(
        n.Parameter,
        st.none() | types(inner),
        st.booleans(),
        parameter_names,
        st.none() | inner.map(_expression),
    )
    return _tuples(parameter, 0, most)


def lambdas(inner: Expressions) -> Expressions:
    return st.builds(n.Lambda, parameters(inner, 2), st.none() | types(inner), bodies(inner))


def calls(inner: Expressions) -> Expressions:
    block = st.none() | lambdas(inner)
    function = st.builds(n.Name, names | st.sampled_from(["type", *sorted(STATEMENT_FUNCTIONS)]))
    method = st.builds(n.Name, names | st.just("type"))
    arguments = _tuples(inner)
    return st.one_of(
        st.builds(
            lambda function, arguments, block: _with_left(
                lambda child: n.Call(child, arguments, block, True), function
            ),
            function | inner,
            arguments,
            block,
        ),
        st.builds(
            lambda receiver, name, arguments, block: _with_left(
                lambda child: n.MethodCall(child, name, arguments, block), receiver
            ),
            inner,
            method,
            arguments,
            block,
        ),
    )


def conditionals(inner: Expressions) -> Expressions:
    test = inner.map(_condition)
    body = bodies(inner)
    value = inner.map(_expression)
    return st.one_of(
        st.builds(n.If, test, body, st.none() | body),
        st.builds(n.Unless, test, body, st.none() | body),
        st.builds(n.Case, test, _tuples(st.builds(n.CaseOption, _tuples(value, 1), body), 1)),
        st.builds(
            lambda left, options: _with_left(lambda child: n.Selector(child, options), left),
            inner,
            _tuples(st.builds(n.SelectorOption, value, value), 1),
        ),
    )


def operators(inner: Expressions) -> Expressions:
    unary = inner.map(lambda node: _right(node, precedence.UNARY))
    return st.one_of(
        st.builds(_binary, st.sampled_from(sorted(precedence.BINARY_LEVEL)), inner, inner),
        st.builds(n.Not, unary),
        st.builds(n.Negate, unary),
        st.builds(n.Unfold, unary),
        st.builds(n.Paren, inner),
        st.builds(
            lambda operator, target, value: _with_left(
                lambda child: n.Assignment(operator, child, value), target
            ),
            st.sampled_from(["=", "+=", "-="]),
            inner,
            inner,
        ),
        st.builds(
            lambda operator, left, right: _with_left(
                lambda child: n.Relationship(operator, child, right), left
            ),
            st.sampled_from(["->", "~>", "<-", "<~"]),
            inner,
            inner.map(lambda node: _right(node, precedence.RESOURCE)),
        ),
        accesses(inner),
    )


def accesses(inner: Expressions) -> Expressions:
    return st.builds(
        lambda left, keys: _with_left(lambda child: n.Access(child, keys), left),
        inner,
        _tuples(inner.map(_expression), 1),
    )


def collections(inner: Expressions) -> Expressions:
    return st.one_of(
        st.builds(n.Array, _tuples(inner)),
        st.builds(n.Hash, _tuples(st.builds(n.HashEntry, inner, inner))),
    )


def operations(inner: Expressions, least: int = 0) -> Any:
    value = inner.map(_expression)
    operation = st.one_of(
        st.builds(n.AttributeOperation, attribute_names, st.sampled_from(["=>", "+>"]), value),
        st.builds(n.AttributesFromHash, value),
    )
    return _tuples(operation, least)


def resources(inner: Expressions) -> Expressions:
    forms = st.sampled_from(["regular", "regular", "virtual", "exported"])
    plain_type = st.builds(n.Name, names | st.sampled_from(["class", "notice"]))
    body = st.builds(n.ResourceBody, inner.map(_expression), operations(inner))
    value = inner.map(_expression)
    attribute = st.builds(n.HashEntry, st.builds(n.String, attribute_names), value)
    nothing = st.just(n.HashEntry(n.Undef(), n.Undef()))  # what is left of `* => ...`
    attributes = st.builds(n.Hash, _tuples(attribute))
    return st.one_of(
        st.builds(
            lambda type, bodies, form: _with_left(
                lambda child: n.Resource(child, bodies, form), type
            ),
            plain_type | inner,
            _tuples(body, 1),
            forms,
        ),
        st.builds(n.ResourceDefaults, st.builds(n.TypeName, type_names), operations(inner), forms),
        st.builds(n.ResourceOverride, accesses(inner), operations(inner), forms),
        st.builds(
            n.ResourceWithoutTitle,
            st.builds(n.Name, names),
            st.builds(n.Hash, _tuples(attribute | nothing)),
        ),
        # With the name of a statement function it is a call.
        st.builds(
            lambda name, given: n.Call(n.Name(name), (given,), None, False),
            st.sampled_from(sorted(STATEMENT_FUNCTIONS)),
            attributes,
        ),
        st.builds(
            lambda type, exported, query, operations: _with_left(
                lambda child: n.Collector(child, exported, query, operations), type
            ),
            inner,
            st.booleans(),
            st.none() | value,
            operations(inner),
        ),
    )


def _compound(inner: Expressions) -> Expressions:
    return st.one_of(
        operators(inner),
        collections(inner),
        interpolated_strings(inner),
        calls(inner),
        conditionals(inner),
        heredocs(inner),
        resources(inner),
        definitions(inner),
    )


# --- Statements


def statement_calls(inner: Expressions) -> Expressions:
    return st.builds(
        lambda name, arguments: n.Call(n.Name(name), arguments, None, False),
        st.sampled_from(sorted(STATEMENT_FUNCTIONS)),
        _tuples(inner, 1),
    )


def definitions(inner: Expressions) -> Expressions:
    """Definitions with names as they are written: see `with_full_names`."""
    body = bodies(inner)
    keys = _tuples(inner.map(_expression), 1)
    host = st.one_of(
        st.builds(n.String, texts),
        st.builds(n.Regexp, patterns),
        st.builds(n.Default),
        interpolated_strings(inner),
    )
    array = st.builds(n.Array, _tuples(inner))
    pairs = st.builds(n.Hash, _tuples(st.builds(n.HashEntry, inner, inner)))
    name = st.builds(n.TypeName, type_names)
    mapping = types(inner) | array | pairs | st.builds(n.HashEntry, name, pairs)
    return st.one_of(
        st.builds(
            n.ClassDefinition,
            definition_names,
            parameters(inner),
            st.none() | definition_names | st.just("default"),
            body,
        ),
        st.builds(n.DefinedType, definition_names, parameters(inner), body),
        st.builds(
            n.FunctionDefinition,
            definition_names,
            parameters(inner),
            st.none() | types(inner),
            body,
        ),
        st.builds(n.NodeDefinition, _tuples(host, 1), st.none() | host, body),
        st.builds(n.TypeAlias, type_names, types(inner) | array),
        st.builds(n.TypeMapping, st.builds(n.Access, name, keys), mapping),
        st.builds(n.ObjectTypeDefinition, type_names, st.none() | type_names, body),
    )


def bodies(inner: Expressions, least: int = 0) -> Any:
    return _tuples(inner | statement_calls(inner), least)


expressions: Expressions = st.recursive(literals, _compound, max_leaves=12)


def with_full_names(node: Any, outer: str = "") -> Any:
    """The same tree, in which the names of classes carry the names of those around them."""
    if not isinstance(node, n.Node):
        if isinstance(node, tuple):
            return tuple([with_full_names(each, outer) for each in node])
        return node
    fields = {field: getattr(node, field) for field in node.content_fields}
    inner = outer
    if isinstance(node, n.ClassDefinition | n.DefinedType):
        fields["name"] = f"{outer}::{node.name}".removeprefix("::")
        if isinstance(node, n.ClassDefinition):
            inner = f"{outer}::{node.name}" if outer else node.name
    for field in CHILD_FIELDS[type(node)]:
        fields[field] = with_full_names(fields[field], inner)
    make: Callable[..., n.Node] = type(node)
    return make(**fields)


def without_parens(node: Any) -> Any:
    """The same tree without parentheses."""
    while isinstance(node, n.Paren):
        node = node.expression
    if isinstance(node, tuple):
        return tuple([without_parens(each) for each in node])
    if not isinstance(node, n.Node):
        return node
    fields = {field: without_parens(getattr(node, field)) for field in node.content_fields}
    if isinstance(node, n.Binary) and node.operator == "/" and isinstance(node.left, n.Paren):
        # These are not about precedence: see `_binary`.
        fields["left"] = n.Paren(fields["left"])
    make: Callable[..., n.Node] = type(node)
    return make(**fields)


programs: SearchStrategy[n.Program] = bodies(expressions).map(n.Program).map(with_full_names)


# --- Templates


def _with_text(inner: Expressions) -> Expressions:
    body = _tuples(inner)
    test = expressions.map(_condition)
    block = st.builds(n.Lambda, parameters(expressions, 1), st.none(), body)
    return st.one_of(
        st.builds(n.If, test, body, st.none() | body),
        st.builds(
            lambda block: n.MethodCall(n.Variable("x"), n.Name("each"), (), block),
            block,
        ),
    )


_rendered = st.one_of(
    st.builds(n.RenderString, texts.filter(bool)),
    st.builds(n.RenderExpression, expressions.map(_expression)),
    st.builds(n.RenderBlock, bodies(expressions, 1)),
    st.one_of(expressions, statement_calls(expressions)),
)
_template_statements = st.recursive(_rendered, _with_text, max_leaves=6)
_template_ends = st.sampled_from([(), (), (n.RenderString(""),)])


def _template(parameters: Any, body: tuple[Any, ...], end: tuple[Any, ...]) -> n.Program:
    return n.Program((n.EppTemplate(parameters, body + end),))


templates: SearchStrategy[n.Program] = st.builds(
    _template, st.none() | parameters(expressions, 2), _tuples(_template_statements), _template_ends
).map(with_full_names)
