"""HOCON, as Ruby's library reads it.

A document is parsed to a tree in which a key has all values that were assigned to it, since a later
one may refer to an earlier one. Substitutions are resolved when the tree is converted to plain
values. Files are not included, and environment variables are not read: both would be data from
elsewhere.
"""

from __future__ import annotations

from typing import NoReturn, cast

from mupuppet.basics.records import Record, field
from mupuppet.data_formats.hocon_tokens import (
    HoconProblem,
    HoconValueProblem,
    Token,
    TokenKind,
    tokens_of,
)
from mupuppet.data_formats.problems import DataProblem
from mupuppet.values.value import Value

#: The limit of nested objects and arrays.
MAXIMUM_DEPTH = 200
#: The limit of substitutions; each may double the size of a value.
MAXIMUM_STEPS = 100_000


def parse_hocon(content: bytes, file: str) -> Value:
    """The value of a HOCON file. Raises DataProblem."""
    try:
        source = content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise DataProblem(f"Unable to parse ({file}): invalid UTF-8 at line {line}", line) from None
    try:
        return parse_hocon_string(source)
    except HoconProblem as problem:
        raise problem.data_problem(file) from None


def parse_hocon_string(source: str) -> Value:
    """The value of a HOCON document. Raises HoconProblem."""
    root = _Parser(tokens_of(source)).parse()
    return _plain(_Resolver(root).resolve())


# --- The tree


class _Object(Record, frozen=False, eq=False):
    """Keys with all values that were assigned to them; the last one takes precedence."""

    entries: dict[str, list[_Node]] = field(default_factory=dict)


class _Array(Record, frozen=False, eq=False):
    elements: list[_Node]


class _Scalar(Record, frozen=False, eq=False):
    value: Value
    #: As written, which counts where it is part of a concatenation.
    text: str
    #: Whether it is a string without quotes, not a number or the like.
    is_unquoted: bool = False


class _Substitution(Record, frozen=False, eq=False):
    path: tuple[str, ...]
    is_optional: bool
    line: int
    text: str


class _Concatenation(Record, frozen=False, eq=False):
    parts: list[_Node]
    line: int


_Node = _Object | _Array | _Scalar | _Substitution | _Concatenation


def _add(entries: dict[str, list[_Node]], key: str, node: _Node) -> None:
    """Assign another value to a key.

    A plain value replaces earlier ones. An object is merged at once with an object just before it;
    its keys come first.
    """
    values = entries.setdefault(key, [])
    if isinstance(node, _Scalar | _Array):
        values.clear()
    elif isinstance(node, _Object) and values and isinstance(values[-1], _Object):
        below = values.pop()
        assert isinstance(below, _Object)  # checked above
        merged: dict[str, list[_Node]] = {
            name: list(below.entries.get(name, ())) for name in {**node.entries, **below.entries}
        }
        for name, others in node.entries.items():
            for other in others:
                _add(merged, name, other)
        node = _Object(merged)
    values.append(node)


# --- Parsing

_SIMPLE = (TokenKind.PLAIN, TokenKind.QUOTED)
_STARTS_VALUE = (
    *_SIMPLE,
    TokenKind.SUBSTITUTION,
    TokenKind.OPEN_BRACE,
    TokenKind.OPEN_BRACKET,
)


_UNBALANCED = "unbalanced close brace '}' with no open brace"


def _with_advice(message: str, token: Token) -> str:
    """The message with a hint about quotes, without a closing parenthesis as in the original."""
    if token.kind is TokenKind.END:
        return message
    return (
        f"{message} (if you intended {token} to be part of a key or string value, "
        "try enclosing the key or value in double quotes"
    )


class _Parser:
    """Parses one document."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._position = 0
        self._depth = 0
        #: The keys around the current position, with None for each list.
        self._path: list[tuple[str, ...] | None] = []

    @property
    def _token(self) -> Token:
        return self._tokens[self._position]

    def _next(self) -> Token:
        token = self._token
        self._position += 1
        return token

    def _skip(self, *kinds: TokenKind) -> bool:
        """Skip whitespace and tokens of these kinds; whether there was a newline."""
        had_newline = False
        while self._token.kind in (TokenKind.BLANKS, *kinds):
            had_newline |= self._next().kind is TokenKind.NEWLINE
        return had_newline

    def parse(self) -> _Object:
        self._skip(TokenKind.NEWLINE)
        first = self._token
        if first.kind is TokenKind.OPEN_BRACKET:
            self._value()
            raise HoconValueProblem(" has type LIST rather than object at file root", first.line)
        if first.kind is TokenKind.OPEN_BRACE:
            self._next()
            root = self._object(TokenKind.CLOSE_BRACE)
            self._next()
        else:
            root = self._object(TokenKind.END)
        self._skip(TokenKind.NEWLINE)
        if self._token.kind is not TokenKind.END:
            message = f"Document has trailing tokens after first object or array: {self._token}"
            raise HoconProblem(message, self._token.line)
        return root

    def _object(self, end: TokenKind) -> _Object:
        self._enter()
        made = _Object()
        self._skip(TokenKind.NEWLINE)
        while self._token.kind is not end:
            self._entry(made)
            if not self._separator(end):
                self._fail_unseparated(end)
        self._depth -= 1
        return made

    def _enter(self) -> None:
        self._depth += 1
        if self._depth > MAXIMUM_DEPTH:
            raise HoconProblem(
                f"collections are nested more than {MAXIMUM_DEPTH} deep", self._token.line
            )

    def _separator(self, end: TokenKind) -> bool:
        """Skip a comma or newlines; whether the next element or the end follows."""
        found = self._skip(TokenKind.NEWLINE)
        if self._token.kind is TokenKind.COMMA:
            self._next()
            self._skip(TokenKind.NEWLINE)
            found = True
        return found or self._token.kind is end

    def _fail_unseparated(self, end: TokenKind) -> NoReturn:
        token = self._token
        if end is TokenKind.CLOSE_BRACKET:
            message = (
                f"List should have ended with ] or had a comma, instead had token: {token} "
                f"(if you want {token} to be part of a string value, then double-quote it)"
            )
        elif token.kind is TokenKind.CLOSE_BRACE:
            message = _with_advice(_UNBALANCED, token)
        else:
            message = _with_advice(f"Expecting close brace }} or a comma, got {token}", token)
        raise HoconProblem(message, token.line)

    def _entry(self, around: _Object) -> None:
        if self._is_include():
            return
        path = self._key()
        self._skip(TokenKind.NEWLINE)
        token = self._token
        appends = token.kind is TokenKind.PLUS_EQUALS
        if token.kind in (TokenKind.EQUALS, TokenKind.COLON, TokenKind.PLUS_EQUALS):
            self._next()
            self._skip(TokenKind.NEWLINE)
        elif token.kind is not TokenKind.OPEN_BRACE:
            message = f"Key '{'.'.join(path)}' may not be followed by token: {token}"
            raise HoconProblem(_with_advice(message, token), token.line)
        self._path.append(path)
        if appends:
            value: _Node = self._appended(token.line)
        else:
            value = self._value()
        self._path.pop()
        for name in reversed(path[1:]):
            value = _Object({name: [value]})
        _add(around.entries, path[0], value)

    def _appended(self, line: int) -> _Node:
        """`a += b` is `a = ${?a} [b]`."""
        if None in self._path:
            raise HoconProblem(
                "Due to current limitations of the config parser, += does not work nested inside "
                "a list",
                line,
            )
        path = tuple(part for parts in self._path if parts is not None for part in parts)
        self._path.append(None)
        value = self._value()
        self._path.pop()
        before = _Substitution(path, True, line, f"${{?{'.'.join(path)}}}")
        return _Concatenation([before, _Array([value])], line)

    def _is_include(self) -> bool:
        """Skip `include "name"`, which is ignored."""
        if not self._skip_keyword("include"):
            return False
        self._skip(TokenKind.NEWLINE)
        self._skip_keyword("file(", "classpath(")
        token = self._next()
        if token.kind is not TokenKind.QUOTED:
            raise HoconProblem(
                "expecting include parameter to be quoted filename, file(), classpath(), or "
                "url(). No spaces are allowed before the open paren. "
                f"Not expecting: {token}",
                token.line,
            )
        self._skip_keyword(")")
        return True

    def _skip_keyword(self, *words: str) -> bool:
        if self._token.kind is TokenKind.PLAIN and self._token.text in words:
            self._next()
            return True
        return False

    def _key(self) -> tuple[str, ...]:
        tokens: list[Token] = []
        while self._token.kind in (*_SIMPLE, TokenKind.BLANKS):
            tokens.append(self._next())
        while tokens and tokens[-1].kind is TokenKind.BLANKS:
            tokens.pop()
        if not tokens:
            token = self._token
            message = f"expecting a close brace or a field name here, got {token}"
            if token.kind is TokenKind.CLOSE_BRACE:
                message = _with_advice(_UNBALANCED, token)
            raise HoconProblem(message, token.line)
        return _path(tokens)

    def _value(self) -> _Node:
        line = self._token.line
        if self._token.kind not in _STARTS_VALUE:
            message = f"Expecting a value but got wrong token: {self._token}"
            raise HoconProblem(_with_advice(message, self._token), line)
        parts: list[_Node] = []
        while True:
            blanks = self._next() if self._token.kind is TokenKind.BLANKS else None
            if self._token.kind not in _STARTS_VALUE:
                break
            if blanks is not None and parts:
                parts.append(_Scalar(blanks.text, blanks.text, is_unquoted=True))
            parts.append(self._part())
        return parts[0] if len(parts) == 1 else _Concatenation(parts, line)

    def _part(self) -> _Node:
        token = self._next()
        if token.kind is TokenKind.OPEN_BRACE:
            made = self._object(TokenKind.CLOSE_BRACE)
            self._next()
            return made
        if token.kind is TokenKind.OPEN_BRACKET:
            return self._array()
        if token.kind is TokenKind.SUBSTITUTION:
            path = _path(tokens_of(token.value.strip())[:-1])
            return _Substitution(path, token.is_optional, token.line, token.text)
        if token.kind is TokenKind.QUOTED:
            return _Scalar(token.value, token.value)
        return _Scalar(token.value, token.text, isinstance(token.value, str))

    def _fail_without_element(self, after_comma: bool) -> NoReturn:
        token = self._token
        wanted = "] or a first element after the open ["
        if after_comma:
            wanted = "had new element after a comma"
        meant = f"the comma or {token}" if after_comma else f"{token}"
        raise HoconProblem(
            f"List should have {wanted}, instead had token: {token} "
            f"(if you want {meant} to be part of a string value, then double-quote it)",
            token.line,
        )

    def _array(self) -> _Array:
        self._enter()
        self._path.append(None)
        elements: list[_Node] = []
        self._skip(TokenKind.NEWLINE)
        while self._token.kind is not TokenKind.CLOSE_BRACKET:
            if self._token.kind not in _STARTS_VALUE:
                self._fail_without_element(bool(elements))
            elements.append(self._value())
            if not self._separator(TokenKind.CLOSE_BRACKET):
                self._fail_unseparated(TokenKind.CLOSE_BRACKET)
        self._next()
        self._path.pop()
        self._depth -= 1
        return _Array(elements)


def _path(tokens: list[Token]) -> tuple[str, ...]:
    """The parts of a path between its unquoted dots."""
    parts = [""]
    is_quoted = [False]
    for token in tokens:
        if token.kind is TokenKind.QUOTED:
            parts[-1] += token.value
            is_quoted[-1] = True
            continue
        first, *others = token.text.split(".")
        parts[-1] += first
        parts += others
        is_quoted += [False] * len(others)
    if not tokens:
        raise HoconProblem("Expecting a field name or path here, but got nothing", 1)
    if not all(part or quoted for part, quoted in zip(parts, is_quoted, strict=True)):
        raise HoconProblem(
            "path has a leading, trailing, or two adjacent period '.' "
            '(use quoted "" empty string if you want an empty element)',
            tokens[0].line if tokens else 1,
        )
    return tuple(parts)


# --- Resolving


class _Missing(Record, frozen=False, eq=False):
    """An optional substitution without a value."""


_MISSING = _Missing()
_Resolved = dict[str, "_Resolved"] | list["_Resolved"] | _Scalar | _Missing


class _Resolver:
    """Replaces the substitutions in a tree."""

    def __init__(self, root: _Object) -> None:
        self._root = root
        #: The keys whose values are being resolved, and the indexes of these values.
        self._active: list[tuple[list[_Node], int]] = []
        #: The substitutions and concatenations that are being resolved.
        self._open: set[int] = set()
        self._steps = 0

    def resolve(self) -> _Resolved:
        return self._node(self._root)

    def _node(self, node: _Node) -> _Resolved:
        match node:
            case _Scalar():
                return node
            case _Array():
                values = [self._node(element) for element in node.elements]
                return [value for value in values if not isinstance(value, _Missing)]
            case _Object():
                return self._object(node)
        self._steps += 1
        if self._steps > MAXIMUM_STEPS:
            raise HoconValueProblem("too many substitutions", node.line)
        self._open.add(id(node))
        try:
            if isinstance(node, _Substitution):
                return self._substituted(node)
            return _joined([self._node(part) for part in node.parts], node.line)
        finally:
            self._open.discard(id(node))

    def _object(self, node: _Object) -> _Resolved:
        found: dict[str, _Resolved] = {}
        for key, values in node.entries.items():
            value = self._all(values, len(values))
            if not isinstance(value, _Missing):
                found[key] = value
        return found

    def _all(self, values: list[_Node], count: int) -> _Resolved:
        """The combination of the first values of a key."""
        result: _Resolved = _MISSING
        for index in range(count):
            self._active.append((values, index))
            try:
                result = _overlaid(result, self._node(values[index]))
            finally:
                self._active.pop()
        return result

    def _substituted(self, node: _Substitution) -> _Resolved:
        sources: list[_Node | _Resolved] = [self._root]
        for key in node.path[:-1]:
            sources = [value for values in self._children(sources, key) for value in values]
        result: _Resolved = _MISSING
        for values in self._children(sources, node.path[-1]):
            result = _overlaid(result, self._target(values, node))
        if isinstance(result, _Missing) and not node.is_optional:
            raise HoconValueProblem(
                f"Could not resolve substitution to a value: {node.text}", node.line
            )
        return result

    def _children(
        self, sources: list[_Node | _Resolved], key: str
    ) -> list[list[_Node | _Resolved]]:
        """The values of a key in several values of an object, the last one first.

        A value that is not an object hides those before it.
        """
        found: list[list[_Node | _Resolved]] = []
        for source in reversed(sources):
            if isinstance(source, _Substitution | _Concatenation):
                if id(source) in self._open:
                    continue
                source = self._node(source)
            if isinstance(source, _Missing):
                continue
            if isinstance(source, _Object):
                if key in source.entries:
                    found.append(cast("list[_Node | _Resolved]", source.entries[key]))
            elif isinstance(source, dict):
                if key in source:
                    found.append([source[key]])
            else:
                break
        found.reverse()
        return found

    def _target(self, values: list[_Node | _Resolved], asking: _Substitution) -> _Resolved:
        """The value of a key; a value of the key itself sees the values before it."""
        nodes = cast("list[_Node]", values)
        if self._active and self._active[-1][0] is nodes:
            return self._all(nodes, self._active[-1][1])
        if any(active is nodes for active, _ in self._active):
            if asking.is_optional:
                return _MISSING
            raise HoconValueProblem(
                f"Could not resolve substitution to a value: {asking.text} was part of a cycle "
                "of substitutions",
                asking.line,
            )
        if len(values) == 1 and isinstance(values[0], dict | list | _Scalar):
            return values[0]
        return self._all(nodes, len(nodes))


def _overlaid(below: _Resolved, above: _Resolved) -> _Resolved:
    """Merge a value over another: the keys of the upper object come first."""
    if isinstance(above, _Missing):
        return below
    if isinstance(above, dict) and isinstance(below, dict):
        merged = {key: _overlaid(below.get(key, _MISSING), value) for key, value in above.items()}
        return {**merged, **{key: value for key, value in below.items() if key not in merged}}
    return above


def _joined(parts: list[_Resolved], line: int) -> _Resolved:
    """Concatenated values: objects, arrays, or parts of a string."""
    result: _Resolved = _MISSING
    for part in parts:
        if isinstance(result, _Missing):
            result = part
        elif not isinstance(part, _Missing):
            result = _joined_pair(result, part, line)
    return result


def _joined_pair(left: _Resolved, right: _Resolved, line: int) -> _Resolved:
    if isinstance(left, _Scalar) and isinstance(right, _Scalar):
        joined = left.text + right.text
        return _Scalar(joined, joined, is_unquoted=left.is_unquoted and right.is_unquoted)
    if isinstance(left, dict) and isinstance(right, dict):
        return _overlaid(left, right)
    if isinstance(left, list) and isinstance(right, list):
        return left + right
    if isinstance(right, _Scalar) and right.is_unquoted:
        return left  # that it may be more than whitespace is a bug of Ruby's library
    if isinstance(left, _Scalar) and left.is_unquoted and not left.text.strip():
        return right
    raise HoconValueProblem(
        "Cannot concatenate object or list with a non-object-or-list, "
        f"{_kind(left)} and {_kind(right)} are not compatible",
        line,
    )


def _kind(value: _Resolved) -> str:
    if isinstance(value, _Scalar):
        return f"'{value.text}'"
    return "an object" if isinstance(value, dict) else "a list"


def _plain(value: _Resolved) -> Value:
    if isinstance(value, dict):
        return {key: _plain(element) for key, element in value.items()}
    if isinstance(value, list):
        return [_plain(element) for element in value]
    return value.value if isinstance(value, _Scalar) else None
