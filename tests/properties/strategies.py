"""Strategies for hypothesis: well-formed trees of every node class, and odd texts.

Trees are built from below. A builder gets any expressions and makes them fit where it puts
them: an operand that binds too loosely is put in parentheses, as a person would. The rules
that are not about precedence are Puppet's own oddities, each with its reason beside it.
"""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mupuppet.syntax.node_classes import CHILD_FIELDS
from mupuppet.syntax.nodes import (
    Access,
    Array,
    Assignment,
    AttributeOperation,
    AttributesFromHash,
    Binary,
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
    walk,
)
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
    st.builds(Undef),
    st.builds(Default),
    st.builds(Boolean, st.booleans()),
    st.builds(Integer, st.integers(min_value=0), st.sampled_from([10, 8, 16])),
    st.builds(Float, st.floats(min_value=0, allow_nan=False, allow_infinity=False)).filter(
        lambda number: str(number.value) != "-0.0"
    ),
    st.builds(String, texts),
    st.builds(Regexp, patterns),
    st.builds(Name, names),
    st.builds(TypeName, type_names),
    st.builds(ReservedWord, st.sampled_from(["attr", "private"])),
    st.builds(Variable, variable_names),
)


# --- Making expressions fit


def _right(node: Any, minimum: int) -> Any:
    return node if precedence.fits_right(node, minimum) else Paren(node)


def _with_left(make: Callable[[Any], Any], left: Any) -> Any:
    """The node that `make` makes of its left child, which gets parentheses if it needs them."""
    node = make(left)
    return node if precedence.fits_left(left, node) else make(Paren(left))


def _expression(node: Any) -> Any:
    return _right(node, precedence.EXPRESSION)


def _condition(node: Any) -> Any:
    return Paren(node) if precedence.takes_brace(node) else _expression(node)


def _tuples(elements: SearchStrategy[Any], least: int = 0, most: int = 3) -> Any:
    return st.lists(elements, min_size=least, max_size=most).map(tuple)


def _binary(operator: Any, left: Any, right: Any) -> Any:
    level = precedence.BINARY_LEVEL[operator]
    if operator == "/" and not isinstance(left, Variable | Integer | Name | Paren):
        # After a brace or a keyword, a slash begins a regular expression.
        left = Paren(left)
    right = _right(right, level + 1)
    return _with_left(lambda child: Binary(operator, child, right), left)


def _interpolation(expression: Any) -> Interpolation:
    leaf, parent = expression, None
    while (child := precedence.left_child(leaf)) is not None:
        leaf, parent = child, leaf
    # What looks like a name there is a variable, and what a slash is depends on the token
    # before the whole string.
    word = isinstance(leaf, Name | Integer | Float | Boolean | Undef | Default | ReservedWord)
    if isinstance(leaf, Regexp) or (word and isinstance(parent, Access | MethodCall | None)):
        expression = Paren(expression)
    return Interpolation(expression)


def _segments(pieces: list[Any]) -> tuple[Any, ...]:
    """Texts that are neither empty nor side by side, and at least one interpolation."""
    segments: list[Any] = []
    for piece in pieces:
        if isinstance(piece, String):
            if not piece.value or (segments and isinstance(segments[-1], String)):
                continue
        segments.append(piece)
    if not any(isinstance(segment, Interpolation) for segment in segments):
        segments.append(Interpolation(Variable("x")))
    return tuple(segments)


# --- Expressions from expressions


def interpolated_strings(inner: Expressions) -> Expressions:
    piece = st.one_of(st.builds(String, texts), inner.map(_interpolation))
    return st.lists(piece, max_size=4).map(_segments).map(InterpolatedString)


def heredocs(inner: Expressions) -> Expressions:
    text = st.builds(String, texts) | interpolated_strings(inner.map(_without_heredoc))
    return st.builds(Heredoc, st.sampled_from(["", "", "json", "pp+x"]), text)


def _without_heredoc(node: Node) -> Node:
    """Puppet fails on a heredoc in the interpolation of a heredoc."""
    return Variable("x") if any(isinstance(each, Heredoc) for each in walk(node)) else node


def types(inner: Expressions) -> Expressions:
    """What may stand before a parameter: a type's name, perhaps with keys."""
    name = st.builds(TypeName, type_names)
    return name | st.builds(Access, name, _tuples(inner.map(_expression), 1))


def parameters(inner: Expressions, most: int = 3) -> Any:
    parameter = st.builds(
        Parameter,
        st.none() | types(inner),
        st.booleans(),
        parameter_names,
        st.none() | inner.map(_expression),
    )
    return _tuples(parameter, 0, most)


def lambdas(inner: Expressions) -> Expressions:
    return st.builds(Lambda, parameters(inner, 2), st.none() | types(inner), bodies(inner))


def calls(inner: Expressions) -> Expressions:
    block = st.none() | lambdas(inner)
    function = st.builds(Name, names | st.sampled_from(["type", *sorted(STATEMENT_FUNCTIONS)]))
    method = st.builds(Name, names | st.just("type"))
    arguments = _tuples(inner)
    return st.one_of(
        st.builds(
            lambda function, arguments, block: _with_left(
                lambda child: Call(child, arguments, block, True), function
            ),
            function | inner,
            arguments,
            block,
        ),
        st.builds(
            lambda receiver, name, arguments, block: _with_left(
                lambda child: MethodCall(child, name, arguments, block), receiver
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
        st.builds(If, test, body, st.none() | body),
        st.builds(Unless, test, body, st.none() | body),
        st.builds(Case, test, _tuples(st.builds(CaseOption, _tuples(value, 1), body), 1)),
        st.builds(
            lambda left, options: _with_left(lambda child: Selector(child, options), left),
            inner,
            _tuples(st.builds(SelectorOption, value, value), 1),
        ),
    )


def operators(inner: Expressions) -> Expressions:
    unary = inner.map(lambda node: _right(node, precedence.UNARY))
    return st.one_of(
        st.builds(_binary, st.sampled_from(sorted(precedence.BINARY_LEVEL)), inner, inner),
        st.builds(Not, unary),
        st.builds(Negate, unary),
        st.builds(Unfold, unary),
        st.builds(Paren, inner),
        st.builds(
            lambda operator, target, value: _with_left(
                lambda child: Assignment(operator, child, value), target
            ),
            st.sampled_from(["=", "+=", "-="]),
            inner,
            inner,
        ),
        st.builds(
            lambda operator, left, right: _with_left(
                lambda child: Relationship(operator, child, right), left
            ),
            st.sampled_from(["->", "~>", "<-", "<~"]),
            inner,
            inner.map(lambda node: _right(node, precedence.RESOURCE)),
        ),
        accesses(inner),
    )


def accesses(inner: Expressions) -> Expressions:
    return st.builds(
        lambda left, keys: _with_left(lambda child: Access(child, keys), left),
        inner,
        _tuples(inner.map(_expression), 1),
    )


def collections(inner: Expressions) -> Expressions:
    return st.one_of(
        st.builds(Array, _tuples(inner)),
        st.builds(Hash, _tuples(st.builds(HashEntry, inner, inner))),
    )


def operations(inner: Expressions, least: int = 0) -> Any:
    value = inner.map(_expression)
    operation = st.one_of(
        st.builds(AttributeOperation, attribute_names, st.sampled_from(["=>", "+>"]), value),
        st.builds(AttributesFromHash, value),
    )
    return _tuples(operation, least)


def resources(inner: Expressions) -> Expressions:
    forms = st.sampled_from(["regular", "regular", "virtual", "exported"])
    plain_type = st.builds(Name, names | st.sampled_from(["class", "notice"]))
    body = st.builds(ResourceBody, inner.map(_expression), operations(inner))
    value = inner.map(_expression)
    attribute = st.builds(HashEntry, st.builds(String, attribute_names), value)
    nothing = st.just(HashEntry(Undef(), Undef()))  # what is left of `* => ...`
    attributes = st.builds(Hash, _tuples(attribute))
    return st.one_of(
        st.builds(
            lambda type, bodies, form: _with_left(
                lambda child: Resource(child, bodies, form), type
            ),
            plain_type | inner,
            _tuples(body, 1),
            forms,
        ),
        st.builds(ResourceDefaults, st.builds(TypeName, type_names), operations(inner), forms),
        st.builds(ResourceOverride, accesses(inner), operations(inner), forms),
        st.builds(
            ResourceWithoutTitle,
            st.builds(Name, names),
            st.builds(Hash, _tuples(attribute | nothing)),
        ),
        # With the name of a statement function it is a call.
        st.builds(
            lambda name, given: Call(Name(name), (given,), None, False),
            st.sampled_from(sorted(STATEMENT_FUNCTIONS)),
            attributes,
        ),
        st.builds(
            lambda type, exported, query, operations: _with_left(
                lambda child: Collector(child, exported, query, operations), type
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
        lambda name, arguments: Call(Name(name), arguments, None, False),
        st.sampled_from(sorted(STATEMENT_FUNCTIONS)),
        _tuples(inner, 1),
    )


def definitions(inner: Expressions) -> Expressions:
    """Definitions with names as they are written: see `with_full_names`."""
    body = bodies(inner)
    keys = _tuples(inner.map(_expression), 1)
    host = st.one_of(
        st.builds(String, texts),
        st.builds(Regexp, patterns),
        st.builds(Default),
        interpolated_strings(inner),
    )
    array = st.builds(Array, _tuples(inner))
    pairs = st.builds(Hash, _tuples(st.builds(HashEntry, inner, inner)))
    name = st.builds(TypeName, type_names)
    mapping = types(inner) | array | pairs | st.builds(HashEntry, name, pairs)
    return st.one_of(
        st.builds(
            ClassDefinition,
            definition_names,
            parameters(inner),
            st.none() | definition_names | st.just("default"),
            body,
        ),
        st.builds(DefinedType, definition_names, parameters(inner), body),
        st.builds(
            FunctionDefinition, definition_names, parameters(inner), st.none() | types(inner), body
        ),
        st.builds(NodeDefinition, _tuples(host, 1), st.none() | host, body),
        st.builds(TypeAlias, type_names, types(inner) | array),
        st.builds(TypeMapping, st.builds(Access, name, keys), mapping),
        st.builds(ObjectTypeDefinition, type_names, st.none() | type_names, body),
    )


def bodies(inner: Expressions, least: int = 0) -> Any:
    return _tuples(inner | statement_calls(inner), least)


expressions: Expressions = st.recursive(literals, _compound, max_leaves=12)


def with_full_names(node: Any, outer: str = "") -> Any:
    """The same tree, in which the names of classes carry the names of those around them."""
    if not isinstance(node, Node):
        if isinstance(node, tuple):
            return tuple([with_full_names(each, outer) for each in node])
        return node
    fields = {field: getattr(node, field) for field in node.content_fields}
    inner = outer
    if isinstance(node, ClassDefinition | DefinedType):
        fields["name"] = f"{outer}::{node.name}".removeprefix("::")
        if isinstance(node, ClassDefinition):
            inner = f"{outer}::{node.name}" if outer else node.name
    for field in CHILD_FIELDS[type(node)]:
        fields[field] = with_full_names(fields[field], inner)
    make: Callable[..., Node] = type(node)
    return make(**fields)


def without_parens(node: Any) -> Any:
    """The same tree without parentheses."""
    while isinstance(node, Paren):
        node = node.expression
    if isinstance(node, tuple):
        return tuple([without_parens(each) for each in node])
    if not isinstance(node, Node):
        return node
    fields = {field: without_parens(getattr(node, field)) for field in node.content_fields}
    if isinstance(node, Binary) and node.operator == "/" and isinstance(node.left, Paren):
        # These are not about precedence: see `_binary`.
        fields["left"] = Paren(fields["left"])
    make: Callable[..., Node] = type(node)
    return make(**fields)


programs: SearchStrategy[Program] = bodies(expressions).map(Program).map(with_full_names)


# --- Templates


def _with_text(inner: Expressions) -> Expressions:
    body = _tuples(inner)
    test = expressions.map(_condition)
    block = st.builds(Lambda, parameters(expressions, 1), st.none(), body)
    return st.one_of(
        st.builds(If, test, body, st.none() | body),
        st.builds(
            lambda block: MethodCall(Variable("x"), Name("each"), (), block),
            block,
        ),
    )


_rendered = st.one_of(
    st.builds(RenderString, texts.filter(bool)),
    st.builds(RenderExpression, expressions.map(_expression)),
    st.builds(RenderBlock, bodies(expressions, 1)),
    st.one_of(expressions, statement_calls(expressions)),
)
_template_statements = st.recursive(_rendered, _with_text, max_leaves=6)
_template_ends = st.sampled_from([(), (), (RenderString(""),)])


def _template(parameters: Any, body: tuple[Any, ...], end: tuple[Any, ...]) -> Program:
    return Program((EppTemplate(parameters, body + end),))


templates: SearchStrategy[Program] = st.builds(
    _template, st.none() | parameters(expressions, 2), _tuples(_template_statements), _template_ends
).map(with_full_names)
