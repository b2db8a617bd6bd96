"""PSON, Puppet's own dialect of JSON, with the messages of its parser."""

from __future__ import annotations

import re

from mupuppet.data_formats.json_reader import JsonError, read_integer, unescaped
from mupuppet.values.value import Value

_LITERALS: dict[str, Value] = {"null": None, "true": True, "false": False}
_LITERAL = re.compile("null|true|false")
_PSON_SPACE = re.compile(
    r"(?://[^\n\r]*[\n\r]|/\*(?:[^*/]|/[^*]|\*[^/]|/(?=\*/))*\*/|[ \t\r\n]+)+", re.S
)
_PSON_STRING = re.compile(
    r'"((?:[^\x00-\x1f"\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}|\\[\x20-\U0010ffff])*)"'
)
_PSON_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:(?:\.\d+)?[eE][+-]?\d+|\.\d+)?", re.ASCII)
_DEEPEST_PSON = 100
_SHOWN = 20


class _NoValue(Exception):
    """There is no value at a position; the caller reports it."""


def parse_pson(source: str) -> Value:
    """The value of a document, an array or an object."""
    return _PsonReader(source).document()


class _PsonReader:
    def __init__(self, source: str) -> None:
        self._source = source
        self._position = 0

    def document(self) -> Value:
        found: Value = None
        while self._position < len(self._source):
            if self._skip_space():
                continue
            if self._source[self._position] not in "{[":
                raise self._not_pson()
            opening = self._source[self._position]
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
        return self._source[self._position : self._position + _SHOWN]

    def _skip_space(self) -> bool:
        found = _PSON_SPACE.match(self._source, self._position)
        if found is None:
            return False
        self._position = found.end()
        return True

    def _takes(self, character: str) -> bool:
        if not self._source.startswith(character, self._position):
            return False
        self._position += 1
        return True

    def _value(self, depth: int) -> Value:
        position = self._position
        found = _PSON_NUMBER.match(self._source, position)
        if found is not None:
            self._position = found.end()
            is_integer = found[0].lstrip("-").isdigit()
            return read_integer(found[0], position) if is_integer else float(found[0])
        found = _LITERAL.match(self._source, position)
        if found is not None:
            self._position = found.end()
            return _LITERALS[found[0]]
        if self._takes("["):
            return self._array(depth + 1)
        if self._takes("{"):
            return self._object(depth + 1)
        return self._string()

    def _string(self) -> str:
        found = _PSON_STRING.match(self._source, self._position)
        if found is None:
            raise _NoValue
        self._position = found.end()
        return unescaped(found[1], found[1])

    def _check_depth(self, depth: int) -> None:
        if depth > _DEEPEST_PSON:
            raise JsonError(f"nesting of {depth} is too deep")

    def _array(self, depth: int) -> list[Value]:
        self._check_depth(depth)
        elements: list[Value] = []
        after_comma = False
        while self._position < len(self._source):
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
            if not after_comma and not self._source.startswith("]", self._position):
                raise JsonError(f"expected ',' or ']' in array at '{self._rest()}'!")
        return elements

    def _object(self, depth: int) -> dict[Value, Value]:
        self._check_depth(depth)
        hash: dict[Value, Value] = {}
        after_comma = False
        while self._position < len(self._source):
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
            if not after_comma and not self._source.startswith("}", self._position):
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
