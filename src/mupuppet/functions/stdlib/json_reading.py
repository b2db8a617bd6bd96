"""JSON as Ruby reads it, with its messages; and PSON, Puppet's own dialect.

Ruby's parser is generous (comments, any value at the top, any escaped character) and its
messages start with the number of a line in its own source. A mistake in an object is reported
at the start of the object, since its parser only says then that there is no value.
"""

from __future__ import annotations

import re

from mupuppet.values.basic import Value


class JsonError(Exception):
    """A text that Ruby does not read; the message is Ruby's."""


_LITERALS: dict[str, Value] = {"null": None, "true": True, "false": False}
_LITERAL = re.compile("null|true|false")
_STRING = re.compile(r'"((?:[^"\\\x00-\x1f]|\\u[0-9a-fA-F]{4}|\\[^u\x00-\x1f])*+)"')
_FLOAT = re.compile(
    r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++(?:[Ee][+-]?[0-9]++)?|[Ee][+-]?[0-9]++)(?![0-9Ee.\-])"
)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*+)(?![0-9])")
_SPACE = re.compile(r"(?:[ \t\r\n]|/\*(?:[^*]|\*(?!/))*+\*/|//[^\n]*+\n)*+")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.S)
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_DEEPEST_NESTING = 100


def parse_json(text: str) -> Value:
    """The value of a text."""
    return _JsonReader(text).document()


class _NoValue(Exception):
    """There is no value at a place; whoever wanted one says so."""


class _JsonReader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0

    def document(self) -> Value:
        start = self._skip_space("859")
        try:
            value = self._value(0)
        except _NoValue:
            raise self._unexpected("859", start) from None
        end = self._skip_space("859")
        if end < len(self._text):
            raise self._unexpected("859", end)
        return value

    def _unexpected(self, source_line: str, position: int) -> JsonError:
        return JsonError(f"{source_line}: unexpected token at '{self._text[position:]}'")

    def _skip_space(self, source_line: str | None) -> int:
        """Skip spaces and comments; half a comment is an error."""
        found = _SPACE.match(self._text, self._position)
        assert found is not None  # there may be none
        self._position = found.end()
        if self._text.startswith("/", self._position):
            if source_line is None:
                raise _NoValue
            is_comment = self._text[self._position + 1 : self._position + 2] in ("/", "*")
            end = len(self._text) if is_comment else self._position + 1
            raise self._unexpected(source_line, end)
        return self._position

    def _value(self, depth: int) -> Value:
        text, position = self._text, self._position
        letter = text[position : position + 1]
        if letter == '"':
            return self._string()
        if letter == "[":
            return self._array(depth + 1)
        if letter == "{":
            return self._object(depth + 1)
        found = _LITERAL.match(text, position)
        if found is not None:
            self._position = found.end()
            return _LITERALS[found[0]]
        self._refuse_infinity()
        found = _FLOAT.match(text, position)
        if found is not None:
            self._position = found.end()
            return float(found[0])
        found = _INTEGER.match(text, position)
        if found is None:
            raise _NoValue
        self._position = found.end()
        return int(found[0])

    def _refuse_infinity(self) -> None:
        """Ruby knows these words, and does not allow them."""
        position = self._position
        if self._text.startswith("NaN", position):
            raise self._unexpected("225", position)
        if self._text.startswith("-Infinity", position):
            raise self._unexpected("249", position)
        if self._text.startswith("Infinity", position):
            # The message starts one letter too early, and at the start of a text too late.
            raise self._unexpected("232", position - 1 if position else len(self._text))

    def _string(self) -> str:
        found = _STRING.match(self._text, self._position)
        if found is None:
            raise _NoValue
        self._position = found.end()
        return _unescaped(found[1], self._text[found.start(1) :])

    def _check_depth(self, depth: int) -> None:
        if depth > _DEEPEST_NESTING:
            raise JsonError(f"nesting of {depth} is too deep")

    def _array(self, depth: int) -> list[Value]:
        self._check_depth(depth)
        self._position += 1
        elements: list[Value] = []
        position = self._skip_space("451")
        if self._text.startswith("]", position):
            self._position += 1
            return elements
        while True:
            try:
                elements.append(self._value(depth))
            except _NoValue:
                raise self._unexpected("451", position) from None
            position = self._skip_space("451")
            letter = self._text[position : position + 1]
            if letter not in ("]", ","):
                raise self._unexpected("451", position)
            self._position += 1
            if letter == "]":
                return elements
            position = self._skip_space("451")

    def _object(self, depth: int) -> dict[Value, Value]:
        self._check_depth(depth)
        self._position += 1
        hash: dict[Value, Value] = {}
        self._skip_space(None)
        if self._text.startswith("}", self._position):
            self._position += 1
            return hash
        while True:
            name = self._string()
            self._expect(":")
            hash[name] = self._value(depth)
            self._skip_space(None)
            if self._text.startswith("}", self._position):
                self._position += 1
                return hash
            self._expect(",")

    def _expect(self, letter: str) -> None:
        self._skip_space(None)
        if not self._text.startswith(letter, self._position):
            raise _NoValue
        self._position += 1
        self._skip_space(None)


def _unescaped(body: str, rest: str) -> str:
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
                raise JsonError(f"521: incomplete surrogate pair at '{rest[found.start() :]}'")
            code = 0x10000 + ((code & 0x3FF) << 10 | int(low[1], 16) & 0x3FF)
            position = low.end()
        parts.append(chr(code))
    parts.append(body[position:])
    return "".join(parts)


# --- PSON

_PSON_SPACE = re.compile(
    r"(?://[^\n\r]*[\n\r]|/\*(?:[^*/]|/[^*]|\*[^/]|/(?=\*/))*\*/|[ \t\r\n]+)+", re.S
)
_PSON_STRING = re.compile(
    r'"((?:[^\x00-\x1f"\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}|\\[\x20-\U0010ffff])*)"'
)
_PSON_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:(?:\.\d+)?[eE][+-]?\d+|\.\d+)?", re.ASCII)
_DEEPEST_PSON = 100
_SHOWN = 20


def parse_pson(text: str) -> Value:
    """The value of a text, an array or an object."""
    return _PsonReader(text).document()


class _PsonReader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0

    def document(self) -> Value:
        found: Value = None
        while self._position < len(self._text):
            if self._skip_space():
                continue
            if self._text[self._position] not in "{[":
                raise self._not_pson()
            opening = self._text[self._position]
            self._position += 1
            if found is not None:
                raise self._not_pson()
            found = self._object(1) if opening == "{" else self._array(1)
        if found is None:
            raise JsonError("source did not contain any PSON!")
        return found

    def _not_pson(self) -> JsonError:
        return JsonError(f"source '{self._rest()}' not in PSON!")

    def _rest(self) -> str:
        return self._text[self._position : self._position + _SHOWN]

    def _skip_space(self) -> bool:
        found = _PSON_SPACE.match(self._text, self._position)
        if found is None:
            return False
        self._position = found.end()
        return True

    def _takes(self, letter: str) -> bool:
        if not self._text.startswith(letter, self._position):
            return False
        self._position += 1
        return True

    def _value(self, depth: int) -> Value:
        position = self._position
        found = _PSON_NUMBER.match(self._text, position)
        if found is not None:
            self._position = found.end()
            is_integer = found[0].lstrip("-").isdigit()
            return int(found[0]) if is_integer else float(found[0])
        found = _LITERAL.match(self._text, position)
        if found is not None:
            self._position = found.end()
            return _LITERALS[found[0]]
        if self._takes("["):
            return self._array(depth + 1)
        if self._takes("{"):
            return self._object(depth + 1)
        return self._string()

    def _string(self) -> str:
        found = _PSON_STRING.match(self._text, self._position)
        if found is None:
            raise _NoValue
        self._position = found.end()
        return _unescaped(found[1], found[1])

    def _check_depth(self, depth: int) -> None:
        if depth > _DEEPEST_PSON:
            raise JsonError(f"nesting of {depth} is too deep")

    def _array(self, depth: int) -> list[Value]:
        self._check_depth(depth)
        elements: list[Value] = []
        after_comma = False
        while self._position < len(self._text):
            if self._skip_space():
                continue
            try:
                elements.append(self._value(depth))
            except _NoValue:
                if not self._takes("]"):
                    raise JsonError(f"unexpected token in array at '{self._rest()}'!") from None
                if after_comma:
                    raise JsonError(
                        f"expected next element in array at '{self._rest()}'!"
                    ) from None
                return elements
            self._skip_space()
            after_comma = self._takes(",")
            if not after_comma and not self._text.startswith("]", self._position):
                raise JsonError(f"expected ',' or ']' in array at '{self._rest()}'!")
        return elements

    def _object(self, depth: int) -> dict[Value, Value]:
        self._check_depth(depth)
        hash: dict[Value, Value] = {}
        after_comma = False
        while self._position < len(self._text):
            if self._skip_space():
                continue
            try:
                name = self._string()
            except _NoValue:
                if not self._takes("}"):
                    raise JsonError(f"unexpected token in object at '{self._rest()}'!") from None
                if after_comma:
                    raise JsonError(
                        f"expected next name, value pair in object at '{self._rest()}'!"
                    ) from None
                return hash
            hash[name] = self._pair_value(depth)
            self._skip_space()
            after_comma = self._takes(",")
            if not after_comma and not self._text.startswith("}", self._position):
                raise JsonError(f"expected ',' or '}}' in object at '{self._rest()}'!")
        return hash

    def _pair_value(self, depth: int) -> Value:
        self._skip_space()
        if not self._takes(":"):
            raise JsonError(f"expected ':' in object at '{self._rest()}'!")
        self._skip_space()
        try:
            return self._value(depth)
        except _NoValue:
            raise JsonError(f"expected value in object at '{self._rest()}'!") from None
