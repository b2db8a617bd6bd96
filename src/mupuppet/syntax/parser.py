"""Tokens to tree.

A hand-written parser: recursive descent for everything with a keyword or a bracket, and
operator precedence (Pratt's method) for expressions. It accepts what Puppet's LALR grammar
accepts, so it follows that grammar's levels:

    statement     assignment {, assignment}       a list only after a statement function
    assignment    relationship [= assignment]
    relationship  resource {-> resource}
    resource      expression {"{" body "}"} | class { ... } | @resource | @@resource
    expression    operators, calls, accesses and all that has a keyword

Brackets hold assignments; operands, conditions and attribute values are expressions.

An error is found at the first token that cannot go on. It is reported, and parsing goes on
at the next statement that seems to be written on the same level, so that independent errors
are all found. The parser never raises on any input.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, NoReturn, TypeVar, cast

from mupuppet.diagnostics import Diagnostic, Label, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import tokens as t
from mupuppet.syntax.depth import MAXIMUM_HEIGHT, MAXIMUM_NESTING, room_for_depth
from mupuppet.syntax.lexer import lex
from mupuppet.syntax.nodes import (
    Access,
    Array,
    Assignment,
    AssignmentOperator,
    AttributeOperation,
    AttributesFromHash,
    Binary,
    BinaryOperator,
    Body,
    Boolean,
    Call,
    Case,
    CaseOption,
    ClassDefinition,
    Collector,
    Default,
    DefinedType,
    Definition,
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
    RelationshipOperator,
    RenderBlock,
    RenderExpression,
    RenderString,
    ReservedWord,
    Resource,
    ResourceBody,
    ResourceDefaults,
    ResourceForm,
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
    anchor,
    children,
)
from mupuppet.syntax.regexps import check_regexp

D = TypeVar("D", bound=Definition)

#: A file with more syntax errors than this is not worth reading on.
_MAXIMUM_ERRORS = 50

#: How tightly operators bind. Equality binds tighter than comparison in Puppet.
_BINARY_POWER: dict[str, int] = {
    "in": 80,
    "=~": 75, "!~": 75,
    "*": 70, "/": 70, "%": 70,
    "+": 65, "-": 65,
    "<<": 60, ">>": 60,
    "==": 55, "!=": 55,
    "<": 50, ">": 50, "<=": 50, ">=": 50,
    "and": 40,
    "or": 35,
}  # fmt: skip
_SELECTOR_POWER = 45
#: Unary operators bind tighter than all binary ones, and looser than what follows an operand.
_UNARY_POWER = 85
_POSTFIX_POWER = 90
_POWER: dict[str, int] = (
    _BINARY_POWER
    | {"?": _SELECTOR_POWER}
    | dict.fromkeys(["(", ".", "[", "<|", "<<|"], _POSTFIX_POWER)
)

_EDGES = frozenset(["->", "~>", "<-", "<~"])
_ASSIGNMENTS = frozenset(["=", "+=", "-="])
#: What can follow an expression and make something of it that is none.
_BEYOND_EXPRESSION = _EDGES | _ASSIGNMENTS | {"{"}
#: What can follow an operand and make something else of it.
_GOES_ON = _BEYOND_EXPRESSION | frozenset(_POWER)
#: What begins a resource, if a brace follows `class`.
_RESOURCE_STARTS = frozenset(["@", "@@", "class"])
#: Keywords that are strings where they begin nothing else.
_KEYWORD_VALUES = frozenset(["type", "function"])
_ATTRIBUTE_NAMES = frozenset(
    [
        t.NAME, "and", "case", "class", "default", "define", "else", "elsif", "if", "in",
        "inherits", "node", "or", "undef", "unless", "type", "attr", "function", "private",
    ]
)  # fmt: skip
#: Keywords that can begin no expression.
_ONLY_ATTRIBUTE_NAMES = frozenset(["and", "or", "in", "else", "elsif", "inherits"])
_HOST_STARTS = frozenset(
    [t.NAME, t.NUMBER, t.STRING, t.WORD, t.STRING_START, t.HEREDOC, "default", t.REGEXP]
)
_PARAMETER_STARTS = frozenset([t.VARIABLE, t.CLASSREF, "*"])
_AFTER_PARAMETERS = frozenset(["{", "inherits", ">>"])
_AFTER_INTERPOLATION = frozenset([t.STRING_MIDDLE, t.STRING_END])
_CLASS_NAMES = frozenset([t.NAME, t.WORD, t.CLASSREF])
_CLASS_NAME_STARTS = _CLASS_NAMES | {"class", t.STRING}


class ParseResult(NamedTuple):
    """What parsing a text gave: a tree, whatever was wrong, and what the text defines.

    With errors, the tree holds what could be understood.
    """

    program: Program
    diagnostics: tuple[Diagnostic, ...]
    definitions: tuple[Definition, ...]

    @property
    def ok(self) -> bool:
        """No errors; there may be warnings."""
        return not any(diagnostic.is_error for diagnostic in self.diagnostics)


def parse(source: SourceFile, *, epp: bool = False) -> ParseResult:
    """Parse a manifest, or a template."""
    parser = Parser(source, epp=epp)
    with room_for_depth():
        program = parser.program()
        parser.check_height(program)
    diagnostics = tuple(parser.diagnostics)
    if any(d.id == "too-deep" for d in diagnostics):
        # Nobody can walk such a tree.
        return ParseResult(Program((), 0, len(source.text)), diagnostics, ())
    return ParseResult(program, diagnostics, tuple(parser.definitions))


class _SyntaxFailure(Exception):
    """Unwinds to the statement that could not be parsed; already reported."""


class Parser:
    """The state of parsing one text: the tokens and where we are in them."""

    def __init__(self, source: SourceFile, *, epp: bool) -> None:
        tokens = lex(source, epp=epp)
        self.source = source
        self.epp = epp
        self.kinds = tokens.kinds
        self.values = tokens.values
        self.starts = tokens.starts
        self.ends = tokens.ends
        self.i = 0
        self.diagnostics: list[Diagnostic] = tokens.diagnostics
        self.reported: set[int] = set()
        self.errors = sum(diagnostic.is_error for diagnostic in tokens.diagnostics)
        self.failures = 0
        self.definitions: list[Definition] = []
        self.namespace: list[str] = []
        self.depth = 0
        self.deepest = 1
        self.longest_chain = 1

    # --- Program, statements

    def program(self) -> Program:
        body: Body = ()
        if self.epp:
            body = (self._template(),)
        else:
            body = self._statements("END")
        self._report_remaining()
        return Program(body, 0, len(self.source.text))

    def _template(self) -> EppTemplate:
        parameters: tuple[Parameter, ...] | None = None
        if self.kinds[self.i] == "|":
            try:
                parameters = self._bar_parameters()
            except _SyntaxFailure:
                self._resynchronise(0, nested=False)
        return EppTemplate(parameters, self._statements("END"), 0, len(self.source.text))

    def _statements(self, closer: str, before: list[Expression] | None = None) -> Body:
        """Statements up to the closing token, which is left to the caller.

        `before` holds statements of the same block that have been parsed already.
        """
        kinds = self.kinds
        statements = before or []
        begin = self.i
        depth, names = self.depth, len(self.namespace)
        while kinds[begin] != closer:
            try:
                self._statement(statements)
                if kinds[self.i] == ";":
                    self.i += 1
                    if kinds[self.i] == closer:
                        self._unexpected("a statement must follow the semicolon")
            except _SyntaxFailure:
                self.depth = depth
                del self.namespace[names:]
                if not self._resynchronise(begin, nested=closer != t.END):
                    break
            begin = self.i
        return tuple(statements)

    def _statement(self, statements: list[Expression], first: Expression | None = None) -> None:
        """Parse one statement; a name before it may turn out to be a call's.

        `first` is the statement's first expression if it has been parsed already.
        """
        kinds = self.kinds
        statement = self._assignment() if first is None else first
        before = statements[-1] if statements else None
        if kinds[self.i] != "," and not isinstance(before, Name):
            statements.append(statement)
            return
        arguments = [statement]
        comma = self.starts[self.i]
        while kinds[self.i] == ",":
            self.i += 1
            arguments.append(self._assignment())
        if isinstance(before, Name) and before.value in t.STATEMENT_FUNCTIONS:
            end = arguments[-1].end
            statements[-1] = Call(before, tuple(arguments), None, False, before.start, end)
        elif len(arguments) == 1:
            statements.append(statement)
        else:
            if isinstance(before, Name):
                message = f"the function `{before.value}` cannot be called without parentheses"
            else:
                message = "a list separated by commas does not belong here"
            self._error("illegal-argument-list", message, comma, comma + 1)

    # --- From assignments to resources

    def _assignment(self) -> Expression:
        kinds = self.kinds
        i = self.i
        kind = kinds[i]
        leaf = _leaf(kind)
        if leaf is not None and kinds[i + 1] not in _GOES_ON:
            self.i = i + 1
            return leaf(self.values[i], self.starts[i], self.ends[i])
        if kind in _RESOURCE_STARTS and (kind != "class" or kinds[i + 1] == "{"):
            left = self._resource()
        else:
            left = self._expression(0)
        if kinds[self.i] in _BEYOND_EXPRESSION:
            return self._beyond_expression(left)
        return left

    def _beyond_expression(self, left: Expression) -> Expression:
        """Make a resource, a relationship or an assignment of an expression."""
        kinds = self.kinds
        left = self._resource_bodies_after(left)
        links = 0
        while kinds[self.i] in _EDGES:
            operator = cast(RelationshipOperator, kinds[self.i])
            at = self.starts[self.i]
            self.i += 1
            right = self._resource()
            left = Relationship(operator, left, right, at, left.start, right.end)
            links += 1
        if links > self.longest_chain:
            self.longest_chain = links
        if kinds[self.i] in _ASSIGNMENTS:
            assign = cast(AssignmentOperator, kinds[self.i])
            at = self.starts[self.i]
            self.i += 1
            self._enter()
            right = self._assignment()
            self.depth -= 1
            return Assignment(assign, left, right, at, left.start, right.end)
        return left

    def _resource(self) -> Expression:
        kind = self.kinds[self.i]
        if kind == "@" or kind == "@@":
            return self._virtual()
        if kind == "class" and self.kinds[self.i + 1] == "{":
            left: Expression = self._class_resource()
        else:
            left = self._expression(0)
        return self._resource_bodies_after(left)

    def _virtual(self) -> Expression:
        start, end = self.starts[self.i], self.ends[self.i]
        form: ResourceForm = "virtual" if self.kinds[self.i] == "@" else "exported"
        self.i += 1
        self._enter()
        inner = self._resource()
        self.depth -= 1
        if isinstance(inner, Resource):
            return Resource(inner.type, inner.bodies, form, start, inner.end)
        if isinstance(inner, ResourceDefaults):
            return ResourceDefaults(inner.type, inner.operations, form, start, inner.end)
        if isinstance(inner, ResourceOverride):
            return ResourceOverride(inner.resources, inner.operations, form, start, inner.end)
        sign = "@" if form == "virtual" else "@@"
        message = f"`{sign}` makes resources {form}; what follows is no resource"
        self._error("illegal-virtual", message, start, end)
        return inner

    def _class_resource(self) -> Resource:
        start = self.starts[self.i]
        name = Name("class", start, self.ends[self.i])
        self.i += 1
        opening = self.i
        self.i += 1
        bodies = self._resource_bodies([])
        self._close("}", opening, comma=True)
        return Resource(name, bodies, "regular", start, self.ends[self.i - 1])

    def _resource_bodies_after(self, left: Expression) -> Expression:
        links = 0
        while self.kinds[self.i] == "{":
            left = self._braces_after(left)
            links += 1
        if links > self.longest_chain:
            self.longest_chain = links
        return left

    def _braces_after(self, left: Expression) -> Expression:
        """A resource, resource defaults or an override: `left { ... }`."""
        kinds = self.kinds
        opening = self.i
        following = kinds[opening + 1]
        self.i += 1
        if (
            following == "}"
            or following == ","
            or (following in _ATTRIBUTE_NAMES and kinds[opening + 2] in ("=>", "+>"))
            or following in _ONLY_ATTRIBUTE_NAMES
            or (following == "*" and kinds[opening + 2] == "=>")
        ):
            operations = self._attribute_operations()
            self._close("}", opening, comma=True)
            return self._untitled(left, operations, opening)
        self._enter()
        title = self._expression(0)
        if kinds[self.i] != ":":
            self._unexpected("a colon must follow the title of a resource")
        self.i += 1
        operations = self._attribute_operations()
        bodies = [ResourceBody(title, operations, title.start, self.ends[self.i - 1])]
        if kinds[self.i] == ";":
            self.i += 1
            if kinds[self.i] != "}":
                self._resource_bodies(bodies)
        self.depth -= 1
        self._close("}", opening, comma=True)
        return Resource(left, tuple(bodies), "regular", left.start, self.ends[self.i - 1])

    def _untitled(
        self, left: Expression, operations: tuple[Operation, ...], opening: int
    ) -> Expression:
        """What braces without a title mean depends on what stands before them."""
        start, end = left.start, self.ends[self.i - 1]
        if isinstance(left, TypeName):
            return ResourceDefaults(left, operations, "regular", start, end)
        if isinstance(left, Access):
            return ResourceOverride(left, operations, "regular", start, end)
        if isinstance(left, Name):
            return self._hash_after_name(left, operations, opening, end)
        at = anchor(left)
        message = "braces make a resource only after a type's name or a reference"
        self._error("illegal-resource", message, start, left.end, at=at)
        return left

    def _hash_after_name(
        self, name: Name, operations: tuple[Operation, ...], opening: int, end: int
    ) -> Expression:
        """`name { a => 1 }`: a statement function with a hash, or a title was forgotten."""
        entries = []
        for operation in operations:
            start, end_of_it = operation.start, operation.end
            if isinstance(operation, AttributesFromHash):
                # It has no name and, in Puppet, no value either; validation rejects it.
                nothing = Undef(start, start)
                entries.append(HashEntry(nothing, nothing, start, start, end_of_it))
                continue
            if operation.operator == "+>":
                message = "`+>` needs a resource with a title, or a reference"
                at = self.starts[opening]
                self._error("resource-without-title", message, start, end_of_it, at=at)
                continue
            key = String(operation.name, start, start + len(operation.name))
            entries.append(HashEntry(key, operation.value, start, start, end_of_it))
        attributes = Hash(tuple(entries), self.starts[opening], end)
        if name.value in t.STATEMENT_FUNCTIONS:
            for operation in operations:
                if isinstance(operation, AttributesFromHash):
                    message = "`* =>` belongs in a resource, not in the hash of a function call"
                    self._error("illegal-unfold", message, operation.start, operation.end)
            return Call(name, (attributes,), None, False, name.start, end)
        return ResourceWithoutTitle(name, attributes, name.start, end)

    def _resource_bodies(self, bodies: list[ResourceBody]) -> tuple[ResourceBody, ...]:
        """`title: attributes; title: attributes;` up to the closing brace."""
        kinds = self.kinds
        self._enter()
        while True:
            title = self._expression(0)
            if kinds[self.i] != ":":
                self._unexpected("a colon must follow the title of a resource")
            self.i += 1
            operations = self._attribute_operations()
            bodies.append(ResourceBody(title, operations, title.start, self.ends[self.i - 1]))
            if kinds[self.i] != ";":
                break
            self.i += 1
            if kinds[self.i] == "}":
                break
        self.depth -= 1
        return tuple(bodies)

    def _attribute_operations(self) -> tuple[Operation, ...]:
        """`name => value, ...`, with a comma at the end and, in Puppet, also at the start."""
        kinds = self.kinds
        operations: list[Operation] = []
        while True:
            i = self.i
            if kinds[i] in _ATTRIBUTE_NAMES:
                operator = kinds[i + 1]
                if operator != "=>" and operator != "+>":
                    self.i = i + 1
                    self._unexpected("`=>` and a value must follow the name of an attribute")
                self.i = i + 2
                value = self._expression(0)
                name = self.values[i]
                operations.append(
                    AttributeOperation(name, operator, value, self.starts[i], value.end)  # type: ignore[arg-type]  # narrowed just above
                )
            elif kinds[i] == "*":
                self.i = i + 1
                if kinds[self.i] != "=>":
                    self._unexpected("`* => hash` sets attributes from a hash")
                self.i += 1
                value = self._expression(0)
                operations.append(AttributesFromHash(value, self.starts[i], value.end))
            elif operations:  # after a trailing comma
                return tuple(operations)
            if kinds[self.i] != ",":
                return tuple(operations)
            self.i += 1
            if not operations and kinds[self.i] not in _ATTRIBUTE_NAMES and kinds[self.i] != "*":
                return ()

    # --- Expressions

    def _expression(self, minimum: int) -> Expression:
        """An expression of operators that bind at least as tightly as `minimum`."""
        kinds = self.kinds
        i = self.i
        kind = kinds[i]
        leaf = _leaf(kind)
        if leaf is not None:
            self.i = i + 1
            left: Expression = leaf(self.values[i], self.starts[i], self.ends[i])
            if kinds[i + 1] not in _POWER:
                return left
        else:
            prefix = _prefix(kind)
            if prefix is None:
                self._unexpected()
            left = prefix(self)
            if kinds[self.i] not in _POWER:
                return left
        return self._operators(left, minimum)

    def _operators(self, left: Expression, minimum: int) -> Expression:
        """Go on behind an operand with operators, calls and accesses."""
        kinds = self.kinds
        links = 0
        while True:
            kind = kinds[self.i]
            power = _power(kind)
            if power is None or power < minimum:
                break
            links += 1
            if power == _POSTFIX_POWER:
                left = _POSTFIXES[kind](self, left)
            elif kind == "?":
                left = self._selector(left)
            else:
                at = self.starts[self.i]
                self.i += 1
                right = self._expression(power + 1)
                left = Binary(cast(BinaryOperator, kind), left, right, at, left.start, right.end)
        if links > self.longest_chain:
            self.longest_chain = links
        return left

    def _access(self, left: Expression) -> Access:
        keys = self._bracketed_keys(trailing_comma=True)
        return Access(left, keys, left.start, self.ends[self.i - 1])

    def _bracketed_keys(self, *, trailing_comma: bool) -> tuple[Expression, ...]:
        """`[key, key => value, ...]`: the keys of an access or a type's parameters."""
        kinds = self.kinds
        opening = self.i
        self.i += 1
        self._enter()
        keys: list[Expression] = []
        pairs: list[HashEntry] = []
        while True:
            key = self._key()
            if isinstance(key, HashEntry):
                pairs.append(key)
            else:
                if pairs:
                    _flush_pairs(keys, pairs)
                keys.append(key)
            if kinds[self.i] != ",":
                break
            self.i += 1
            if trailing_comma and kinds[self.i] == "]":
                break
        if pairs:
            _flush_pairs(keys, pairs)
        self.depth -= 1
        self._close("]", opening, comma=True)
        return tuple(keys)

    def _key(self) -> Expression | HashEntry:
        """A key is an expression; only as the key of a pair may it be more than that."""
        kind = self.kinds[self.i]
        if kind in _KEYWORD_VALUES and self._is_keyword_value(kind):
            left: Expression = self._keyword_value()
        elif kind in _RESOURCE_STARTS and (kind != "class" or self.kinds[self.i + 1] == "{"):
            left = self._assignment()
        else:
            left = self._expression(0)
            if self.kinds[self.i] not in _BEYOND_EXPRESSION:
                return self._pair(left) if self.kinds[self.i] == "=>" else left
            left = self._beyond_expression(left)
        if self.kinds[self.i] != "=>":
            self._unexpected()
        return self._pair(left)

    def _call(self, function: Expression) -> Call:
        arguments = self._arguments(trailing_comma=True)
        block = self._lambda() if self.kinds[self.i] == "|" else None
        return Call(function, arguments, block, True, function.start, self.ends[self.i - 1])

    def _method_call(self, receiver: Expression) -> MethodCall:
        kinds = self.kinds
        at = self.starts[self.i]
        self.i += 1
        i = self.i
        if kinds[i] != t.NAME and kinds[i] != "type":
            self._unexpected("the name of a function must follow the dot")
        name = Name(self.values[i], self.starts[i], self.ends[i])
        self.i += 1
        arguments: tuple[Expression, ...] = ()
        if kinds[self.i] == "(":
            at = self.starts[self.i]
            arguments = self._arguments(trailing_comma=False)
        block = self._lambda() if kinds[self.i] == "|" else None
        end = self.ends[self.i - 1]
        return MethodCall(receiver, name, arguments, block, at, receiver.start, end)

    def _arguments(self, *, trailing_comma: bool) -> tuple[Expression, ...]:
        opening = self.i
        self.i += 1
        if self.kinds[self.i] == ")":
            self.i += 1
            return ()
        arguments = self._elements(")", trailing_comma=trailing_comma, keywords=False)
        self._close(")", opening, comma=True)
        return arguments

    def _elements(
        self, closer: str, *, trailing_comma: bool, keywords: bool
    ) -> tuple[Expression, ...]:
        """Elements of an array or arguments of a call: adjacent pairs make one hash.

        `type` and `function` may be elements of an array; elsewhere only keys and values.
        """
        kinds = self.kinds
        self._enter()
        elements: list[Expression] = []
        pairs: list[HashEntry] = []
        while True:
            kind = kinds[self.i]
            if kind in _KEYWORD_VALUES and self._is_keyword_value(kind):
                element: Expression = self._keyword_value()
                if not keywords and kinds[self.i] != "=>":
                    self._unexpected()
            else:
                element = self._assignment()
            if kinds[self.i] == "=>":
                pairs.append(self._pair(element))
            else:
                if pairs:
                    _flush_pairs(elements, pairs)
                elements.append(element)
            if kinds[self.i] != ",":
                break
            self.i += 1
            if trailing_comma and kinds[self.i] == closer:
                break
        if pairs:
            _flush_pairs(elements, pairs)
        self.depth -= 1
        return tuple(elements)

    def _pair(self, key: Expression) -> HashEntry:
        at = self.starts[self.i]
        self.i += 1
        kind = self.kinds[self.i]
        if kind in _KEYWORD_VALUES and self._is_keyword_value(kind):
            value: Expression = self._keyword_value()
        else:
            value = self._assignment()
        return HashEntry(key, value, at, key.start, value.end)

    def _is_keyword_value(self, kind: str) -> bool:
        """`type` and `function` are strings where they begin nothing else."""
        if kind == "type":
            following = self.kinds[self.i + 1]
            return following != "(" and following != t.CLASSREF
        return kind == "function" and self.kinds[self.i + 1] not in _CLASS_NAME_STARTS

    def _keyword_value(self) -> String:
        i = self.i
        self.i += 1
        return String(self.kinds[i], self.starts[i], self.ends[i])

    def _collector(self, type: Expression) -> Collector:
        kinds = self.kinds
        opening = self.i
        exported = kinds[opening] == "<<|"
        closer = "|>>" if exported else "|>"
        self.i += 1
        query = None
        if kinds[self.i] != closer:
            self._enter()
            query = self._expression(0)
            self.depth -= 1
        self._close(closer, opening)
        operations: tuple[Operation, ...] = ()
        if kinds[self.i] == "{":
            brace = self.i
            self.i += 1
            operations = self._attribute_operations()
            self._close("}", brace, comma=True)
        end = self.ends[self.i - 1]
        return Collector(type, exported, query, operations, type.start, end)

    def _selector(self, left: Expression) -> Selector:
        kinds = self.kinds
        self.i += 1
        self._enter()
        if kinds[self.i] == t.SELECTOR_BRACE:
            opening = self.i
            self.i += 1
            options = [self._selector_option()]
            while kinds[self.i] == ",":
                self.i += 1
                if kinds[self.i] == "}":
                    break
                options.append(self._selector_option())
            self._close("}", opening, comma=True)
        else:
            options = [self._selector_option()]
        self.depth -= 1
        return Selector(left, tuple(options), left.start, self.ends[self.i - 1])

    def _selector_option(self) -> SelectorOption:
        match = self._expression(0)
        if self.kinds[self.i] != "=>":
            self._unexpected("`=>` and a value must follow what a selector compares with")
        at = self.starts[self.i]
        self.i += 1
        value = self._expression(0)
        return SelectorOption(match, value, at, match.start, value.end)

    # --- Operands: one method for each token that can begin an expression

    def _string(self) -> String:
        i = self.i
        self.i = i + 1
        return String(self.values[i], self.starts[i], self.ends[i])

    def _type_name(self) -> TypeName:
        i = self.i
        self.i = i + 1
        return TypeName(self.values[i], self.starts[i], self.ends[i])

    def _number(self) -> Integer | Float:
        i = self.i
        self.i = i + 1
        text = self.values[i]
        start, end = self.starts[i], self.ends[i]
        if text.isdigit():
            if text[0] == "0" and len(text) > 1:
                return Integer(int(text, 8), 8, start, end)
            return Integer(self._decimal(text, start, end), 10, start, end)
        if text[:2] in ("0x", "0X"):
            return Integer(int(text, 16), 16, start, end)
        value = float(text)
        if math.isinf(value):
            self._error("illegal-number", f"`{text}` is too big for a number", start, end)
        return Float(value, start, end)

    def _decimal(self, text: str, start: int, end: int) -> int:
        # Python refuses to convert thousands of digits; the value is out of range anyway.
        if len(text) > 4000:
            message = "this number is far outside of Puppet's 64 bits"
            self._error("numeric-overflow", message, start, end)
            return 0
        return int(text)

    def _boolean(self) -> Boolean:
        i = self.i
        self.i = i + 1
        return Boolean(self.values[i] == "true", self.starts[i], self.ends[i])

    def _undef(self) -> Undef:
        self.i += 1
        return Undef(self.starts[self.i - 1], self.ends[self.i - 1])

    def _default(self) -> Default:
        self.i += 1
        return Default(self.starts[self.i - 1], self.ends[self.i - 1])

    def _reserved_word(self) -> ReservedWord:
        i = self.i
        self.i = i + 1
        return ReservedWord(self.kinds[i], self.starts[i], self.ends[i])

    def _regexp(self) -> Regexp:
        i = self.i
        self.i = i + 1
        pattern = self.values[i]
        problem = check_regexp(pattern)
        if problem is not None:
            self._error("illegal-regexp", f"{problem}: /{pattern}/", self.starts[i], self.ends[i])
        return Regexp(pattern, self.starts[i], self.ends[i])

    def _interpolated_string(self) -> InterpolatedString:
        kinds = self.kinds
        start = self.starts[self.i]
        segments: list[String | Interpolation] = []
        self._enter()
        while True:
            i = self.i
            if self.values[i]:
                segments.append(String(self.values[i], self.starts[i], self.ends[i]))
            self.i += 1
            if kinds[i] == t.STRING_END:
                break
            expression = self._assignment()
            if kinds[self.i] not in _AFTER_INTERPOLATION:
                self._unexpected("an interpolation holds one expression")
            if isinstance(expression, Name):
                expression = Variable(expression.value, expression.start, expression.end)
            end = self.starts[self.i]
            in_braces = end > expression.end or self.ends[i] < expression.start
            begin = self.ends[i] - 2 if in_braces else expression.start
            segments.append(Interpolation(expression, begin, end))
        self.depth -= 1
        return InterpolatedString(tuple(segments), start, self.ends[self.i - 1])

    def _heredoc(self) -> Heredoc:
        i = self.i
        self.i = i + 1
        kind = self.kinds[self.i]
        if kind == t.STRING:
            text: String | InterpolatedString = self._string()
        elif kind == t.STRING_START:
            text = self._interpolated_string()
        else:
            self._unexpected()
        return Heredoc(self.values[i], text, self.starts[i], self.ends[i])

    def _parenthesized(self) -> Paren:
        opening = self.i
        self.i += 1
        self._enter()
        inner = self._assignment()
        self.depth -= 1
        self._close(")", opening)
        return Paren(inner, self.starts[opening], self.ends[self.i - 1])

    def _array(self) -> Array:
        opening = self.i
        self.i += 1
        elements: tuple[Expression, ...] = ()
        if self.kinds[self.i] != "]":
            elements = self._elements("]", trailing_comma=True, keywords=True)
        self._close("]", opening, comma=True)
        return Array(elements, self.starts[opening], self.ends[self.i - 1])

    def _hash(self) -> Hash:
        opening = self.i
        self.i += 1
        return self._hash_entries(opening, [])

    def _hash_entries(self, opening: int, entries: list[HashEntry]) -> Hash:
        """The rest of a hash, of which some entries may have been parsed already."""
        kinds = self.kinds
        self._enter()
        while kinds[self.i] != "}":
            if entries:
                if kinds[self.i] != ",":
                    break
                self.i += 1
                if kinds[self.i] == "}":
                    break
            kind = kinds[self.i]
            if kind in _KEYWORD_VALUES and self._is_keyword_value(kind):
                key: Expression = self._keyword_value()
            else:
                key = self._assignment()
            if kinds[self.i] != "=>":
                self._unexpected("`=>` and a value must follow the key of a hash")
            entries.append(self._pair(key))
        self.depth -= 1
        self._close("}", opening, comma=True)
        return Hash(tuple(entries), self.starts[opening], self.ends[self.i - 1])

    def _unary(self) -> Not | Negate | Unfold:
        i = self.i
        self.i = i + 1
        self._enter()
        operand = self._expression(_UNARY_POWER)
        self.depth -= 1
        kind = self.kinds[i]
        make = Not if kind == "!" else Negate if kind == "-" else Unfold
        return make(operand, self.starts[i], operand.end)

    # --- Conditionals

    def _if(self) -> If:
        """`if`, and `elsif` as its own `if`."""
        kinds = self.kinds
        start = self.starts[self.i]
        self.i += 1
        self._enter()
        test = self._expression(0)
        self.depth -= 1
        then = self._block("a block must follow the condition")
        otherwise: Body | None = None
        if kinds[self.i] == "elsif":
            self._enter()
            otherwise = (self._if(),)
            self.depth -= 1
        elif kinds[self.i] == "else":
            self.i += 1
            otherwise = self._block("a block must follow `else`")
        return If(test, then, otherwise, start, self.ends[self.i - 1])

    def _unless(self) -> Unless:
        start = self.starts[self.i]
        self.i += 1
        self._enter()
        test = self._expression(0)
        self.depth -= 1
        then = self._block("a block must follow the condition")
        otherwise: Body | None = None
        if self.kinds[self.i] == "else":
            self.i += 1
            otherwise = self._block("a block must follow `else`")
        return Unless(test, then, otherwise, start, self.ends[self.i - 1])

    def _case(self) -> Case:
        kinds = self.kinds
        start = self.starts[self.i]
        self.i += 1
        self._enter()
        test = self._expression(0)
        opening = self.i
        if kinds[self.i] != "{":
            self._unexpected("the options of `case` stand in braces")
        self.i += 1
        options = [self._case_option()]
        while kinds[self.i] != "}":
            options.append(self._case_option())
        self.depth -= 1
        self._close("}", opening)
        return Case(test, tuple(options), start, self.ends[self.i - 1])

    def _case_option(self) -> CaseOption:
        kinds = self.kinds
        values = [self._expression(0)]
        while kinds[self.i] == ",":
            self.i += 1
            values.append(self._expression(0))
        if kinds[self.i] != ":":
            self._unexpected("a colon must follow the values of an option")
        at = self.starts[self.i]
        self.i += 1
        body = self._block("a block must follow the colon")
        return CaseOption(tuple(values), body, at, values[0].start, self.ends[self.i - 1])

    def _block(self, expected: str) -> Body:
        """`{ statements }`"""
        opening = self.i
        if self.kinds[opening] != "{":
            self._unexpected(expected)
        self.i += 1
        self._enter()
        body = self._statements("}")
        self.depth -= 1
        self._close("}", opening)
        return body

    # --- Lambdas and parameters

    def _lambda(self) -> Lambda:
        start = self.starts[self.i]
        parameters = self._bar_parameters()
        return_type = self._return_type()
        body = self._block("a block must follow the parameters of a lambda")
        return Lambda(parameters, return_type, body, start, self.ends[self.i - 1])

    def _bar_parameters(self) -> tuple[Parameter, ...]:
        """`|parameters|`"""
        opening = self.i
        self.i += 1
        self._enter()
        parameters = () if self.kinds[self.i] == "|" else self._parameters()
        self.depth -= 1
        self._close("|", opening, comma=True)
        return parameters

    def _parameter_list(self) -> tuple[Parameter, ...]:
        """`(parameters)`, or nothing."""
        opening = self.i
        if self.kinds[opening] != "(" and self.kinds[opening] != t.PAREN_FIRST_ON_LINE:
            return ()
        self.i += 1
        depth = self.depth
        self._enter()
        try:
            parameters = () if self.kinds[self.i] == ")" else self._parameters()
            self._close(")", opening, comma=True)
        except _SyntaxFailure:
            self._skip_parameters()
            return ()
        finally:
            self.depth = depth
        return parameters

    def _skip_parameters(self) -> None:
        """After an error in a list of parameters, go on with the body if it can be found."""
        kinds = self.kinds
        level = 0
        for at in range(self.i, len(kinds) - 1):
            if kinds[at] in _OPENERS:
                level += 1
            elif kinds[at] in _CLOSERS:
                level -= 1
                if level < 0 and kinds[at] == ")" and kinds[at + 1] in _AFTER_PARAMETERS:
                    self.i = at + 1
                    return
                if level < 0:
                    break
        raise _SyntaxFailure

    def _parameters(self) -> tuple[Parameter, ...]:
        parameters = [self._parameter()]
        while self.kinds[self.i] == ",":
            self.i += 1
            if self.kinds[self.i] not in _PARAMETER_STARTS:
                break
            parameters.append(self._parameter())
        return tuple(parameters)

    def _parameter(self) -> Parameter:
        kinds = self.kinds
        start = self.starts[self.i]
        type = None
        if kinds[self.i] == t.CLASSREF:
            type = self._type()
        captures_rest = kinds[self.i] == "*"
        if captures_rest:
            self.i += 1
        i = self.i
        if kinds[i] != t.VARIABLE:
            self._unexpected("a parameter is a variable, with a type before it if you like")
        self.i = i + 1
        default = None
        if kinds[self.i] == "=":
            self.i += 1
            default = self._expression(0)
        name = self.values[i]
        return Parameter(
            type, captures_rest, name, default, self.starts[i], start, self.ends[self.i - 1]
        )

    def _type(self) -> TypeName | Access:
        """A type as it may be annotated: a name with at most one pair of brackets."""
        name = self._type_name()
        if self.kinds[self.i] != "[":
            return name
        keys = self._bracketed_keys(trailing_comma=False)
        return Access(name, keys, name.start, self.ends[self.i - 1])

    def _return_type(self) -> Expression | None:
        if self.kinds[self.i] != ">>":
            return None
        self.i += 1
        if self.kinds[self.i] != t.CLASSREF:
            self._unexpected("a type must follow `>>`")
        return self._type()

    # --- Definitions

    def _defined(self, definition: D) -> D:
        self.definitions.append(definition)
        return definition

    def _defined_name(self) -> str:
        i = self.i
        kind = self.kinds[i]
        if kind == "class" or kind == t.STRING:
            what = "the keyword `class`" if kind == "class" else "a quoted string"
            self._error("illegal-name", f"{what} cannot be a name", self.starts[i], self.ends[i])
        elif kind not in _CLASS_NAMES:
            self._unexpected("a name must follow")
        self.i = i + 1
        name: str = self.values[i]
        return name

    def _qualified(self, name: str) -> str:
        """The name in the classes around it."""
        return f"{'::'.join(self.namespace)}::{name}".removeprefix("::")

    def _class(self) -> ClassDefinition:
        start = self.starts[self.i]
        self.i += 1
        written = self._defined_name()
        name = self._qualified(written)
        self.namespace.append(written)
        parameters = self._parameter_list()
        parent = None
        if self.kinds[self.i] == "inherits":
            self.i += 1
            if self.kinds[self.i] == "default":
                self.i += 1
                parent = "default"
            else:
                parent = self._defined_name()
        body = self._block("the body of the class is missing")
        self.namespace.pop()
        end = self.ends[self.i - 1]
        return self._defined(ClassDefinition(name, parameters, parent, body, start, end))

    def _define(self) -> DefinedType:
        start = self.starts[self.i]
        self.i += 1
        name = self._qualified(self._defined_name())
        parameters = self._parameter_list()
        body = self._block("the body of the defined type is missing")
        return self._defined(DefinedType(name, parameters, body, start, self.ends[self.i - 1]))

    def _function(self) -> FunctionDefinition:
        start = self.starts[self.i]
        self.i += 1
        name = self._defined_name()
        parameters = self._parameter_list()
        return_type = self._return_type()
        body = self._block("the body of the function is missing")
        end = self.ends[self.i - 1]
        return self._defined(FunctionDefinition(name, parameters, return_type, body, start, end))

    def _node(self) -> NodeDefinition:
        kinds = self.kinds
        start = self.starts[self.i]
        self.i += 1
        hosts = [self._host()]
        while kinds[self.i] == ",":
            self.i += 1
            if kinds[self.i] not in _HOST_STARTS:
                break
            hosts.append(self._host())
        parent = None
        if kinds[self.i] == "inherits":
            self.i += 1
            parent = self._host()
        body = self._block("the body of the node is missing")
        end = self.ends[self.i - 1]
        return self._defined(NodeDefinition(tuple(hosts), parent, body, start, end))

    def _host(self) -> Expression:
        kind = self.kinds[self.i]
        if kind not in _HOST_STARTS:
            self._unexpected("a node is named by a host name, a string, a regexp or `default`")
        if kind == t.STRING or kind == t.WORD:
            return self._string()
        if kind != t.NAME and kind != t.NUMBER:
            return _PREFIXES[kind](self)
        start = self.starts[self.i]
        name = self.values[self.i]
        self.i += 1
        while self.kinds[self.i] == ".":
            self.i += 1
            if self.kinds[self.i] != t.NAME and self.kinds[self.i] != t.NUMBER:
                self._unexpected("a host name cannot end with a dot")
            name += "." + self.values[self.i]
            self.i += 1
        return String(name, start, self.ends[self.i - 1])

    def _type_keyword(self) -> Expression:
        """`type(...)` calls the function; `type Name` defines a type."""
        kinds = self.kinds
        start, end = self.starts[self.i], self.ends[self.i]
        self.i += 1
        if kinds[self.i] == "(":
            return self._call(Name("type", start, end))
        if kinds[self.i] != t.CLASSREF:
            self._unexpected("a type's name, or arguments in parentheses, must follow `type`")
        name = self.values[self.i]
        following = kinds[self.i + 1]
        if following == "{" or following == "inherits":
            return self._object_type_definition(start, name)
        at = self.starts[self.i]
        left = self._type()
        if kinds[self.i] != "=":
            self._unexpected("`=` and a type must follow the name of a type alias")
        self.i += 1
        right = self._aliased_type(is_mapping=isinstance(left, Access))
        end = self.ends[self.i - 1]
        if isinstance(left, Access):
            return self._defined(TypeMapping(left, right, at, start, end))
        assert not isinstance(right, HashEntry)  # these are only for mappings
        if isinstance(right, Hash):
            right = Access(TypeName("Object", right.start, right.start), (right,), right.start, end)
        return self._defined(TypeAlias(name, right, at, start, end))

    def _object_type_definition(self, start: int, name: str) -> ObjectTypeDefinition:
        self.i += 1
        parent = None
        if self.kinds[self.i] == "inherits":
            self.i += 1
            if self.kinds[self.i] != t.CLASSREF:
                self._unexpected("a type's name must follow `inherits`")
            parent = self.values[self.i]
            self.i += 1
        body = self._block("the body of the type is missing")
        end = self.ends[self.i - 1]
        return self._defined(ObjectTypeDefinition(name, parent, body, start, end))

    def _aliased_type(self, *, is_mapping: bool) -> Expression | HashEntry:
        """The right side of a type alias: a type, its attributes, or data.

        A mapping keeps `Parent { ... }` as it is written, for validation to reject.
        """
        kind = self.kinds[self.i]
        if kind == "{":
            return self._hash()
        if kind == "[" or kind == t.LIST_START:
            return self._array()
        if kind != t.CLASSREF:
            self._unexpected("a type must follow")
        name = self._type_name()
        if self.kinds[self.i] == "[":
            return self._access(name)
        if self.kinds[self.i] != "{":
            return name
        attributes = self._hash()
        start, end = name.start, attributes.end
        if is_mapping:
            return HashEntry(name, attributes, start, start, end)
        if name.value in ("Object", "TypeSet"):
            return Access(name, (attributes,), start, end)
        # `type A = Parent { ... }` is an object type whose parent is one of its attributes.
        parent = HashEntry(Name("parent", start, start), name, start, start, name.end)
        attributes = Hash((*attributes.entries, parent), attributes.start, end)
        return Access(TypeName("Object", start, start), (attributes,), start, end)

    # --- Templates

    def _render_string(self) -> RenderString:
        i = self.i
        self.i = i + 1
        return RenderString(self.values[i], self.starts[i], self.ends[i])

    def _render_expression(self) -> RenderExpression | RenderBlock:
        start = self.starts[self.i]
        at = self.values[self.i]
        self.i += 1
        self._enter()
        if self.kinds[self.i] == "{":
            rendered = self._rendered_braces()
        else:
            rendered = self._expression(0)
        self.depth -= 1
        self._end_rendering()
        end = self.ends[self.i - 1]
        if isinstance(rendered, tuple):
            return RenderBlock(rendered, at, start, end)
        return RenderExpression(rendered, at, start, end)

    def _rendered_braces(self) -> Expression | Body:
        """`<%= { ... }`: a hash, with whatever follows it, or statements."""
        kinds = self.kinds
        opening = self.i
        if kinds[opening + 1] == "}":
            return self._expression(0)
        self.i += 1
        if self._is_keyword_value(kinds[self.i]):
            first: Expression = self._keyword_value()
            if kinds[self.i] != "=>":
                self._unexpected()
        else:
            first = self._assignment()
        if kinds[self.i] == "=>":
            return self._operators(self._hash_entries(opening, [self._pair(first)]), 0)
        statements: list[Expression] = []
        self._statement(statements, first)
        if kinds[self.i] == ";":
            self.i += 1
            if kinds[self.i] == "}":
                self._unexpected("a statement must follow the semicolon")
        body = self._statements("}", statements)
        self._close("}", opening)
        return body

    def _end_rendering(self) -> None:
        if self.kinds[self.i] != t.EPP_END:
            self._unexpected("`<%=` renders one expression; `%>` must follow it")
        self.i += 1

    # --- Depth

    def _enter(self) -> None:
        self.depth += 1
        if self.depth > self.deepest:
            self.deepest = self.depth
            if self.depth > MAXIMUM_NESTING:
                i = self.i
                message = f"nested more than {MAXIMUM_NESTING} deep"
                self._error("too-deep", message, self.starts[i], self.ends[i])
                self.failures += 1
                self.i = len(self.kinds) - 1
                raise _SyntaxFailure

    def check_height(self, program: Program) -> None:
        """Report a tree that is too high because of long chains of operators.

        Only chains inside chains or very long ones need a look at the tree itself.
        """
        if self.longest_chain * self.deepest <= MAXIMUM_HEIGHT // 4:
            return
        level: list[Node] = [program]
        for _ in range(MAXIMUM_HEIGHT):
            level = [child for node in level for child in children(node)]
            if not level:
                return
        deep = level[0]
        message = f"nested more than {MAXIMUM_HEIGHT} deep"
        self._error("too-deep", message, deep.start, deep.end)

    # --- Errors

    def _close(self, closer: str, opening: int, *, comma: bool = False) -> None:
        """Take the closing token, or point at the opening one.

        `comma` tells that a comma could have gone on instead.
        """
        if self.kinds[self.i] == closer:
            self.i += 1
        else:
            label = Label(Span(self.starts[opening], self.ends[opening]), "opened here")
            wanted = f"`,` or `{closer}`" if comma else f"`{closer}`"
            self._unexpected(f"{wanted} is expected here", label)

    def _unexpected(self, expected: str | None = None, label: Label | None = None) -> NoReturn:
        """Report the token at hand as a syntax error."""
        i = self.i
        kind = self.kinds[i]
        if kind == t.ERROR:
            self._report_token(i)
            raise _SyntaxFailure
        start, end = self.starts[i], self.ends[i]
        if kind == t.END:
            message = "unexpected end of input"
            if self.failures:
                # Most likely the consequence of the error before.
                raise _SyntaxFailure
        else:
            message = f"unexpected {_describe(kind, self.source.text[start:end])}"
        labels = () if label is None else (label,)
        at = self.values[i] if kind == t.RENDER_EXPRESSION else start
        self.failures += 1
        self._error("syntax-error", message, start, end, at=at, labels=labels, hint=expected)
        raise _SyntaxFailure

    def _error(
        self,
        id: str,
        message: str,
        start: int,
        end: int,
        *,
        at: int | None = None,
        labels: tuple[Label, ...] = (),
        hint: str | None = None,
    ) -> None:
        self.errors += 1
        where = start if at is None else at
        span = Span(start, end)
        self.diagnostics.append(
            Diagnostic(id, Severity.ERROR, message, self.source, span, where, labels, hint=hint)
        )

    def _report_token(self, index: int) -> None:
        """Report an error that the lexer left as a token, once."""
        if index in self.reported:
            return
        self.reported.add(index)
        self.errors += 1
        self.failures += 1
        self.diagnostics.append(self.values[index])

    def _report_remaining(self) -> None:
        if t.ERROR in self.kinds:
            for index, kind in enumerate(self.kinds):
                if kind == t.ERROR:
                    self._report_token(index)

    def _resynchronise(self, begin: int, *, nested: bool) -> bool:
        """Go to where the next statement seems to begin; False if there is none.

        People indent their code. So the statement that failed ends before the next line that
        is not indented more than it; a closing brace there is its own, one further to the
        left closes what is around it.
        """
        if self.errors > _MAXIMUM_ERRORS:
            self.i = len(self.kinds) - 1
            return False
        kinds, starts = self.kinds, self.starts
        i = max(self.i, begin + 1)
        last = len(kinds) - 1
        if self.epp:
            while i < last and kinds[i] != t.RENDER_STRING:
                i += 1
            self.i = min(i, last)
            return self.i < last
        margin = self._column(starts[begin])
        while i < last:
            if self._first_on_line(starts[i]):
                column = self._column(starts[i])
                if kinds[i] == "}":
                    if column < margin and nested:
                        self.i = i
                        return True
                    if column <= margin:
                        self.i = i + 1
                        return True
                elif column <= margin and kinds[i] in _STATEMENT_STARTS:
                    self.i = i
                    return True
            i += 1
        self.i = last
        return False

    def _column(self, offset: int) -> int:
        return offset - self.source.text.rfind("\n", 0, offset) - 1

    def _first_on_line(self, offset: int) -> bool:
        text = self.source.text
        at = offset - 1
        while at >= 0 and text[at] in " \t\r":
            at -= 1
        return at < 0 or text[at] == "\n"


def _flush_pairs(elements: list[Expression], pairs: list[HashEntry]) -> None:
    """Make one hash of the pairs that were written next to each other."""
    elements.append(Hash(tuple(pairs), pairs[0].start, pairs[-1].end))
    pairs.clear()


_DESCRIPTIONS = {
    t.NAME: "name",
    t.WORD: "word",
    t.CLASSREF: "type name",
    t.NUMBER: "number",
    t.VARIABLE: "variable",
    t.STRING: "string",
    t.REGEXP: "regular expression",
}


def _describe(kind: str, text: str) -> str:
    if kind == t.STRING_MIDDLE or kind == t.STRING_END:
        return "end of the interpolation"
    if kind == t.RENDER_STRING:
        return "text of the template"
    what = _DESCRIPTIONS.get(kind)
    if len(text) > 40 or "\n" in text:
        text = text[:37].split("\n")[0] + "..."
    return f"`{text}`" if what is None else f"{what} `{text}`"


_OPENERS = frozenset(["(", t.PAREN_FIRST_ON_LINE, "[", t.LIST_START, "{", t.SELECTOR_BRACE])
_CLOSERS = frozenset([")", "]", "}"])

_PREFIXES: dict[str, Callable[[Parser], Expression]] = {
    t.NUMBER: Parser._number,
    t.BOOLEAN: Parser._boolean,
    t.REGEXP: Parser._regexp,
    t.STRING_START: Parser._interpolated_string,
    t.HEREDOC: Parser._heredoc,
    t.RENDER_STRING: Parser._render_string,
    t.RENDER_EXPRESSION: Parser._render_expression,
    "undef": Parser._undef,
    "default": Parser._default,
    "attr": Parser._reserved_word,
    "private": Parser._reserved_word,
    "(": Parser._parenthesized,
    t.PAREN_FIRST_ON_LINE: Parser._parenthesized,
    "[": Parser._array,
    t.LIST_START: Parser._array,
    "{": Parser._hash,
    "!": Parser._unary,
    "-": Parser._unary,
    "*": Parser._unary,
    "if": Parser._if,
    "unless": Parser._unless,
    "case": Parser._case,
    "class": Parser._class,
    "define": Parser._define,
    "function": Parser._function,
    "node": Parser._node,
    "type": Parser._type_keyword,
}
_prefix = _PREFIXES.get

#: Tokens that are an operand by themselves: they make a node of their value.
_LEAVES: dict[str, Callable[[str, int, int], Expression]] = {
    t.NAME: Name,
    t.VARIABLE: Variable,
    t.STRING: String,
    t.WORD: String,
    t.CLASSREF: TypeName,
}
_leaf = _LEAVES.get
_power = _POWER.get

_STATEMENT_STARTS = (frozenset(_PREFIXES) | frozenset(_LEAVES) | {"@", "@@"}) - {
    "-",
    "*",
    "[",
    "{",
    "(",
}

_POSTFIXES: dict[str, Callable[[Parser, Expression], Expression]] = {
    "(": Parser._call,
    ".": Parser._method_call,
    "[": Parser._access,
    "<|": Parser._collector,
    "<<|": Parser._collector,
}
