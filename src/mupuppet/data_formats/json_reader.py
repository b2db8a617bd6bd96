"""JSON as Ruby reads it, with its messages.

Ruby's parser is lenient (comments, any value at the top, any escaped character) and its messages
start with a line number of its own source. A mistake in an object is reported at the start of the
object, since its parser only notices there that the value is missing.

Python's parser is much faster and stricter. So it goes first; what it rejects, or accepts too
willingly, is parsed by ours.
"""

from __future__ import annotations

import json
import re
from typing import NoReturn

from mupuppet.data_formats.problems import DataProblem
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version


class JsonError(Exception):
    """A document that Ruby rejects; the message is Ruby's."""

    def __init__(self, message: str, position: int | None = None) -> None:
        super().__init__(message)
        #: The position of the mistake, if known.
        self.position = position


def worded(source_line: str, message: str) -> str:
    """Ruby's message; older versions begin with a line of their own source."""
    return f"{source_line}: {message}" if current_version.get().json_names_lines else message


_LITERALS: dict[str, Value] = {"null": None, "true": True, "false": False}
_LITERAL = re.compile("null|true|false")
_STRING = re.compile(r'"((?>(?:[^"\\\x00-\x1f]|\\u[0-9a-fA-F]{4}|\\[^u\x00-\x1f])*))"')
_FLOAT = re.compile(
    r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++(?:[Ee][+-]?[0-9]++)?|[Ee][+-]?[0-9]++)(?![0-9Ee.\-])"
)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*+)(?![0-9])")
_SPACE = re.compile(r"(?>(?:[ \t\r\n]|/\*(?>(?:[^*]|\*(?!/))*)\*/|//[^\n]*+\n)*)")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.S)
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_SURROGATE_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")
_DEEPEST_NESTING = 100


def parse_json(content: bytes, file: str) -> Value:
    """The value of a file. Raises DataProblem."""
    try:
        source = content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise DataProblem(f"Unable to parse ({file}): invalid UTF-8 at line {line}", line) from None
    try:
        return parse_puppet_json(source)
    except JsonError as error:
        message = f"Unable to parse ({file}): {error}"
        if error.position is None:
            raise DataProblem(message) from None
        before = source[: error.position]
        column = error.position - before.rfind("\n")
        raise DataProblem(message, before.count("\n") + 1, column) from None


def parse_puppet_json(source: str) -> Value:
    """What Puppet itself reads, which a library may check for content first. Raises JsonError."""
    reported = current_version.get().blank_json
    if reported is not None and not source.strip():
        raise JsonError(reported, 0)
    return parse_json_string(source)


def parse_json_string(source: str) -> Value:
    """The value of a JSON string. Raises JsonError."""
    if _SURROGATE_ESCAPE.search(source) is None:
        try:
            value: Value = json.loads(source, parse_constant=_refuse)
        except (ValueError, RecursionError):
            pass  # our parser accepts it, or reports Ruby's message
        else:
            if not _is_too_deep(value):
                return value
    return _JsonReader(source).document()


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _is_too_deep(value: Value) -> bool:
    level = [value]
    for _ in range(_DEEPEST_NESTING + 1):
        level = [each for each in level if type(each) is list or type(each) is dict]
        if not level:
            return False
        deeper: list[Value] = []
        for each in level:
            deeper += each.values() if isinstance(each, dict) else each
        level = deeper
    return True


class _NoValue(Exception):
    """There is no value at a position; the caller reports it."""


class _JsonReader:
    def __init__(self, source: str) -> None:
        self._source = source
        self._position = 0

    def document(self) -> Value:
        start = self._skip_space("859")
        try:
            value = self._value(0)
        except _NoValue:  # Ruby shows the whole document, not where it stopped
            raise self._unexpected("859", start, self._position) from None
        end = self._skip_space("859")
        if end < len(self._source):
            raise self._unexpected("859", end)
        return value

    def _unexpected(self, source_line: str, position: int, at: int | None = None) -> JsonError:
        rest = self._source[position:]
        message = worded(source_line, f"unexpected token at '{rest}'")
        return JsonError(message, position if at is None else at)

    def _skip_space(self, source_line: str | None) -> int:
        """Skip spaces and comments; an incomplete comment is an error."""
        found = _SPACE.match(self._source, self._position)
        assert found is not None  # there may be none
        self._position = found.end()
        if self._source.startswith("/", self._position):
            if source_line is None:
                raise _NoValue
            is_comment = self._source[self._position + 1 : self._position + 2] in ("/", "*")
            end = len(self._source) if is_comment else self._position + 1
            raise self._unexpected(source_line, end)
        return self._position

    def _value(self, depth: int) -> Value:
        source, position = self._source, self._position
        character = source[position : position + 1]
        if character == '"':
            return self._string()
        if character == "[":
            return self._array(depth + 1)
        if character == "{":
            return self._object(depth + 1)
        found = _LITERAL.match(source, position)
        if found is not None:
            self._position = found.end()
            return _LITERALS[found[0]]
        self._refuse_infinity()
        found = _FLOAT.match(source, position)
        if found is not None:
            self._position = found.end()
            return float(found[0])
        found = _INTEGER.match(source, position)
        if found is None:
            raise _NoValue
        self._position = found.end()
        return read_integer(found[0], position)

    def _refuse_infinity(self) -> None:
        """Ruby recognizes these words, and rejects them."""
        position = self._position
        if self._source.startswith("NaN", position):
            raise self._unexpected("225", position)
        if self._source.startswith("-Infinity", position):
            raise self._unexpected("249", position)
        if self._source.startswith("Infinity", position):
            if not current_version.get().json_names_lines:
                raise self._unexpected("", position)
            # The message starts one character too early, and at the start of a document too late.
            raise self._unexpected("232", position - 1 if position else len(self._source))

    def _string(self) -> str:
        found = _STRING.match(self._source, self._position)
        if found is None:
            raise _NoValue
        self._position = found.end()
        return unescaped(found[1], self._source[found.start(1) :])

    def _check_depth(self, depth: int) -> None:
        if depth > _DEEPEST_NESTING:
            raise JsonError(f"nesting of {depth} is too deep")

    def _array(self, depth: int) -> list[Value]:
        self._check_depth(depth)
        self._position += 1
        elements: list[Value] = []
        position = self._skip_space("451")
        if self._source.startswith("]", position):
            self._position += 1
            return elements
        while True:
            try:
                elements.append(self._value(depth))
            except _NoValue:
                raise self._unexpected("451", position) from None
            position = self._skip_space("451")
            character = self._source[position : position + 1]
            if character not in ("]", ","):
                raise self._unexpected("451", position)
            self._position += 1
            if character == "]":
                return elements
            position = self._skip_space("451")

    def _object(self, depth: int) -> dict[Value, Value]:
        self._check_depth(depth)
        self._position += 1
        hash: dict[Value, Value] = {}
        self._skip_space(None)
        if self._source.startswith("}", self._position):
            self._position += 1
            return hash
        while True:
            name = self._string()
            self._expect(":")
            hash[name] = self._value(depth)
            self._skip_space(None)
            if self._source.startswith("}", self._position):
                self._position += 1
                return hash
            self._expect(",")

    def _expect(self, character: str) -> None:
        self._skip_space(None)
        if not self._source.startswith(character, self._position):
            raise _NoValue
        self._position += 1
        self._skip_space(None)


def read_integer(digits: str, position: int) -> int:
    """An integer at a position of the source."""
    try:
        return int(digits)
    except ValueError:  # Python rejects numbers of thousands of digits
        raise JsonError(f"the number {digits[:20]}… has too many digits", position) from None


def unescaped(body: str, rest: str) -> str:
    """A string without its escapes."""
    if "\\" not in body:
        return body
    parts: list[str] = []
    position = 0
    while (found := _ESCAPE.search(body, position)) is not None:
        parts.append(body[position : found.start()])
        position = found.end()
        if found[1] is None:
            parts.append(_ESCAPES.get(found[2], found[2]))
            continue
        code = int(found[1], 16)
        if 0xD800 <= code < 0xDC00:
            low = _ESCAPE.match(body, position)
            if low is None or low[1] is None:
                message = f"incomplete surrogate pair at '{rest[found.start() :]}'"
                raise JsonError(worded("521", message))
            code = 0x10000 + ((code & 0x3FF) << 10 | int(low[1], 16) & 0x3FF)
            position = low.end()
        parts.append(chr(code))
    parts.append(body[position:])
    return "".join(parts)
