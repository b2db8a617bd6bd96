"""The tree of a HOCON document, in which a key has all values that were assigned to it."""

from __future__ import annotations

from typing import NoReturn

from mupuppet.basics.records import Record, field, replace
from mupuppet.data_formats.hocon_tokens import (
    HoconProblem,
    HoconValueProblem,
    Token,
    TokenKind,
    tokens_of,
)
from mupuppet.data_formats.positions import DataPosition
from mupuppet.values.value import Value

#: The limit of nested objects and arrays.
MAXIMUM_DEPTH = 200
#: Where the key of a value is, or the element; empty for a part of a concatenation.
Places = tuple[DataPosition, ...]


def parse_tree(source: str) -> Object:
    """The tree of a document. Raises HoconProblem."""
    return _Parser(tokens_of(source)).parse()


# --- The tree


class Object(Record, frozen=False, eq=False):
    """Keys with all values that were assigned to them; the last one takes precedence."""

    entries: dict[str, list[Node]] = field(default_factory=dict)
    places: Places = ()


class Array(Record, frozen=False, eq=False):
    elements: list[Node]
    places: Places = ()


class Scalar(Record, frozen=False, eq=False):
    value: Value
    #: As written, which counts where it is part of a concatenation.
    text: str
    #: Whether it is a string without quotes, not a number or the like.
    is_unquoted: bool = False
    places: Places = ()


class Substitution(Record, frozen=False, eq=False):
    path: tuple[str, ...]
    is_optional: bool
    line: int
    text: str
    places: Places = ()


class Concatenation(Record, frozen=False, eq=False):
    parts: list[Node]
    line: int
    places: Places = ()


Node = Object | Array | Scalar | Substitution | Concatenation


def _add(entries: dict[str, list[Node]], key: str, node: Node) -> None:
    """Assign another value to a key.

    A plain value replaces earlier ones. An object is merged at once with an object just before it;
    its keys come first.
    """
    values = entries.setdefault(key, [])
    if isinstance(node, (Scalar, Array)):
        values.clear()
    elif isinstance(node, Object) and values and isinstance(values[-1], Object):
        below = values.pop()
        assert isinstance(below, Object)  # checked above
        merged: dict[str, list[Node]] = {
            name: list(below.entries.get(name, ())) for name in {**node.entries, **below.entries}
        }
        for name, others in node.entries.items():
            for other in others:
                _add(merged, name, other)
        node = Object(merged, (*node.places, *below.places))
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

    def parse(self) -> Object:
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

    def _object(self, end: TokenKind) -> Object:
        self._enter()
        made = Object()
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

    def _entry(self, around: Object) -> None:
        if self._is_include():
            return
        start = self._token.at
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
            value: Node = self._appended(token.line)
        else:
            value = self._value()
        self._path.pop()
        value.places = places = self._places(start)
        for name in reversed(path[1:]):
            value = Object({name: [value]}, places)
        _add(around.entries, path[0], value)

    def _appended(self, line: int) -> Node:
        """`a += b` is `a = ${?a} [b]`."""
        if None in self._path:
            raise HoconProblem(
                "Due to current limitations of the config parser, += does not work nested inside "
                "a list",
                line,
            )
        path = tuple(part for parts in self._path if parts is not None for part in parts)
        self._path.append(None)
        value = self._element()
        self._path.pop()
        before = Substitution(path, True, line, f"${{?{'.'.join(path)}}}")
        return Concatenation([before, Array([value])], line)

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

    def _value(self) -> Node:
        line = self._token.line
        if self._token.kind not in _STARTS_VALUE:
            message = f"Expecting a value but got wrong token: {self._token}"
            raise HoconProblem(_with_advice(message, self._token), line)
        parts: list[Node] = []
        while True:
            blanks = self._next() if self._token.kind is TokenKind.BLANKS else None
            if self._token.kind not in _STARTS_VALUE:
                break
            if blanks is not None and parts:
                parts.append(Scalar(blanks.text, blanks.text, is_unquoted=True))
            parts.append(self._part())
        return parts[0] if len(parts) == 1 else Concatenation(parts, line)

    def _part(self) -> Node:
        token = self._next()
        if token.kind is TokenKind.OPEN_BRACE:
            made = self._object(TokenKind.CLOSE_BRACE)
            self._next()
            return made
        if token.kind is TokenKind.OPEN_BRACKET:
            return self._array()
        if token.kind is TokenKind.SUBSTITUTION:
            path = _path(tokens_of(token.value.strip())[:-1])
            return Substitution(path, token.is_optional, token.line, token.text)
        if token.kind is TokenKind.QUOTED:
            return Scalar(token.value, token.value)
        return Scalar(token.value, token.text, isinstance(token.value, str))

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

    def _element(self) -> Node:
        start = self._token.at
        value = self._value()
        value.places = self._places(start)
        return value

    def _places(self, start: DataPosition) -> Places:
        """The place of a value that was just read."""
        last = self._tokens[self._position - 1]
        return (replace(start, last_line=last.line + last.text.count("\n")),)

    def _array(self) -> Array:
        self._enter()
        self._path.append(None)
        elements: list[Node] = []
        self._skip(TokenKind.NEWLINE)
        while self._token.kind is not TokenKind.CLOSE_BRACKET:
            if self._token.kind not in _STARTS_VALUE:
                self._fail_without_element(bool(elements))
            elements.append(self._element())
            if not self._separator(TokenKind.CLOSE_BRACKET):
                self._fail_unseparated(TokenKind.CLOSE_BRACKET)
        self._next()
        self._path.pop()
        self._depth -= 1
        return Array(elements)


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
