"""HOCON: JSON for people, with unquoted texts, paths as keys, and references to other values.

Reading has two steps. The text becomes a tree in which a key keeps all values that it was
given, in order: its layers. Then the layers of each key are put together: objects are merged,
the newest first; anything else replaces what was before it. A reference `${a.b}` is looked up
in the tree; within the value of `a.b` itself it means the layers below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from mupuppet.functions.ruby_numbers import NotANumber, parse_float, parse_integer
from mupuppet.values.basic import Value


class HoconError(Exception):
    """A text that is no HOCON."""


class HoconValueError(Exception):
    """HOCON whose values do not fit together; no default helps against that."""


class _Missing:
    """The value of a reference that need not exist and does not."""


_MISSING: Final = _Missing()


# --- The tree


@dataclass(eq=False)
class _Scalar:
    value: Value
    #: As it was written: a number next to a text keeps its form.
    text: str


@dataclass(eq=False)
class _Reference:
    path: tuple[str, ...]
    is_optional: bool
    line: int

    def __str__(self) -> str:
        return f"${{{'?' if self.is_optional else ''}{'.'.join(self.path)}}}"


@dataclass(eq=False)
class _Array:
    elements: list[_Node]


@dataclass(eq=False)
class _Joined:
    """Values next to each other."""

    parts: list[_Node]


@dataclass(eq=False)
class _Object:
    layers: dict[str, list[_Node]] = field(default_factory=dict)

    def add(self, path: tuple[str, ...], value: _Node) -> None:
        if len(path) > 1:
            inner = _Object()
            inner.add(path[1:], value)
            value = inner
        self.layers.setdefault(path[0], []).append(value)


_Node = _Scalar | _Reference | _Array | _Joined | _Object


# --- Tokens

_TOKEN = re.compile(
    r"""
      (?P<newline>\n)
    | (?P<space>[^\S\n]+)
    | (?P<comment>(?://|\#)[^\n]*)
    | (?P<long>\"\"\"(?:.*?)\"\"\"+)
    | (?P<quoted>"(?:[^"\\\x00-\x1f]|\\.)*")
    | (?P<reference>\$\{\??[^}\n]*\})
    | (?P<plus>\+=)
    | (?P<mark>[{}\[\]:=,])
    | (?P<number>[-0-9][-0-9eE+.]*)
    | (?P<unquoted>(?:(?!//)[^\s$"{}\[\]:=,+\#`^?!@*&\\])+)
    """,
    re.X | re.S,
)
_LITERALS: Final[dict[str, Value]] = {"true": True, "false": False, "null": None}
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.S)
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    line: int

    @property
    def shown(self) -> str:
        return "end of file" if self.kind == "end" else f"'{self.text}'"


def _tokens(text: str) -> Iterator[_Token]:
    position, line = 0, 1
    while position < len(text):
        found = _TOKEN.match(text, position)
        if found is None:
            letter = text[position]
            raise HoconError(f"String: {line}: Reserved character '{letter}' is not allowed here")
        kind = found.lastgroup or ""
        if kind == "number" and _number(found[0]) is None:
            if "+" in found[0]:
                raise HoconError(f"String: {line}: Reserved character '+' is not allowed here")
            kind = "unquoted"
        if kind != "comment":
            yield _Token(kind, found[0], line)
        line += found[0].count("\n")
        position = found.end()
    yield _Token("end", "", line)


def _unquoted(token: _Token) -> str:
    if token.kind == "long":
        return token.text[3:-3]
    return _ESCAPE.sub(
        lambda found: chr(int(found[1], 16)) if found[1] else _ESCAPES.get(found[2], found[2]),
        token.text[1:-1],
    )


# --- Parsing


class _Parser:
    def __init__(self, text: str) -> None:
        self._tokens = list(_tokens(text))
        self._position = 0

    @property
    def _token(self) -> _Token:
        return self._tokens[self._position]

    def _skip(self, *kinds: str) -> bool:
        start = self._position
        while self._token.kind in kinds:
            self._position += 1
        return self._position > start

    def _is_mark(self, text: str) -> bool:
        return self._token.kind == "mark" and self._token.text == text

    def _error(self, message: str) -> HoconError:
        return HoconError(f"String: {self._token.line}: {message}")

    def document(self) -> _Object:
        self._skip("space", "newline")
        if self._is_mark("["):
            line = self._token.line
            self._value()
            raise HoconValueError(f"String: {line}:  has type LIST rather than object at file root")
        if self._is_mark("{"):
            self._position += 1
            root = self._object(closing="}")
        else:
            root = self._object(closing="")
        self._skip("space", "newline")
        if self._token.kind != "end":
            raise self._error(
                f"Document has trailing tokens after first object: {self._token.text}"
            )
        return root

    def _object(self, closing: str) -> _Object:
        made = _Object()
        while True:
            self._skip("space", "newline")
            if closing and self._is_mark(closing):
                self._position += 1
                return made
            if self._token.kind == "end":
                if not closing:
                    return made
                raise self._error(
                    f"expecting a close brace or a field name here, got {self._token.shown}"
                )
            self._field(made)
            self._separator(closing)

    def _separator(self, closing: str) -> None:
        had_newline = self._skip_to_separator()
        if self._is_mark(","):
            self._position += 1
        elif not had_newline and self._token.kind != "end" and not self._is_mark(closing):
            raise self._error(f"Expecting close brace }} or a comma, got {self._token.shown}")

    def _skip_to_separator(self) -> bool:
        """Skip spaces; whether there was an end of line among them."""
        had_newline = False
        while self._token.kind in ("space", "newline"):
            had_newline |= self._token.kind == "newline"
            self._position += 1
        return had_newline

    def _field(self, target: _Object) -> None:
        path = self._path()
        if path == ("include",) and self._token.kind in ("quoted", "unquoted"):
            # There is no place that a text could include files from.
            self._skip("quoted", "unquoted", "space")
            return
        self._skip("space", "newline")
        if self._token.kind == "plus":
            self._position += 1
            own = _Reference(path, True, self._token.line)
            target.add(path, _Joined([own, _Array([self._value()])]))
            return
        if self._is_mark(":") or self._is_mark("="):
            self._position += 1
        elif not self._is_mark("{"):
            raise self._error(
                f"Key '{'.'.join(path)}' may not be followed by token: {self._token.shown}"
            )
        target.add(path, self._value())

    def _path(self) -> tuple[str, ...]:
        """The path of a key: dots in unquoted parts separate, spaces inside belong to it."""
        parts = [""]
        spaces: str | None = None
        while (token := self._token).kind in ("quoted", "long", "unquoted", "number"):
            parts[-1] += spaces or ""
            if token.kind in ("quoted", "long"):
                parts[-1] += _unquoted(token)
            else:
                first, *rest = token.text.split(".")
                parts[-1] += first
                parts += rest
            self._position += 1
            spaces = self._token.text if self._token.kind == "space" else ""
            self._skip("space")
            if parts == ["include"] and self._token.kind == "quoted":
                break
        if spaces is None:
            raise self._error(
                f"expecting a close brace or a field name here, got {self._token.shown}"
            )
        return tuple(parts)

    def _value(self) -> _Node:
        """A value, which may be several next to each other on a line."""
        self._skip("space", "newline")
        parts: list[_Node] = []
        spaces = ""
        while True:
            token = self._token
            if token.kind == "space":
                spaces = token.text
                self._position += 1
                continue
            part = self._part(token)
            if part is None:
                break
            if parts and spaces:
                parts.append(_Scalar(spaces, spaces))
            parts.append(part)
            spaces = ""
        if not parts:
            raise self._error(f"Expecting a value but got wrong token: {self._token.shown}")
        return parts[0] if len(parts) == 1 else _Joined(parts)

    def _part(self, token: _Token) -> _Node | None:
        if token.kind == "mark" and token.text in "{[":
            self._position += 1
            return self._object("}") if token.text == "{" else self._array()
        if token.kind not in ("quoted", "long", "reference", "number", "unquoted"):
            return None
        self._position += 1
        if token.kind == "reference":
            return _reference(token)
        if token.kind == "number":
            return _Scalar(_number(token.text), token.text)
        if token.kind == "unquoted":
            return _Scalar(_LITERALS.get(token.text, token.text), token.text)
        text = _unquoted(token)
        return _Scalar(text, text)

    def _array(self) -> _Array:
        elements: list[_Node] = []
        while True:
            self._skip("space", "newline")
            if self._is_mark("]"):
                self._position += 1
                return _Array(elements)
            if self._token.kind == "end":
                raise self._error(
                    "List should have ] or a first element after the open [, instead had token: "
                    f"{self._token.shown}"
                )
            elements.append(self._value())
            self._separator("]")


def _reference(token: _Token) -> _Reference:
    inner = token.text[2:-1]
    is_optional = inner.startswith("?")
    inner = inner.removeprefix("?").strip()
    path = tuple(
        quoted or plain for quoted, plain in re.findall(r'"((?:[^"\\]|\\.)*)"|([^."]+)', inner)
    )
    return _Reference(path, is_optional, token.line)


def _number(text: str) -> int | float | None:
    """The number of a text, if it is one; a whole number is an integer however it is written."""
    try:
        number = parse_float(text) if re.search("[.eE]", text) else parse_integer(text)
    except NotANumber:
        return None
    return int(number) if number == int(number) else number


# --- Resolving


class _Resolver:
    def __init__(self, root: _Object) -> None:
        self._root = root
        #: The layers whose values are being made.
        self._active: list[_Node] = []

    def document(self) -> dict[Value, Value]:
        return self._object(self._root)

    def _object(self, node: _Object) -> dict[Value, Value]:
        made: dict[Value, Value] = {}
        for name, layers in node.layers.items():
            value = self._together(layers)
            if value is not _MISSING:
                made[name] = value
        return made

    def _together(self, layers: list[_Node]) -> Value:
        """The value of all layers of a key."""
        newest = self._of_layer(layers[-1])
        if len(layers) == 1:
            return newest
        if isinstance(newest, dict):
            older = self._together(layers[:-1])
            return _merged(older, newest) if isinstance(older, dict) else newest
        return self._together(layers[:-1]) if newest is _MISSING else newest

    def _of_layer(self, node: _Node) -> Value:
        self._active.append(node)
        try:
            return self._value(node)
        finally:
            self._active.pop()

    def _value(self, node: _Node) -> Value:
        match node:
            case _Scalar():
                return node.value
            case _Object():
                return self._object(node)
            case _Array():
                values = map(self._of_layer, node.elements)
                return [value for value in values if value is not _MISSING]
            case _Reference():
                return self._referred(node)
            case _Joined():
                return self._joined(node)

    def _joined(self, node: _Joined) -> Value:
        """Arrays follow each other, objects are merged, all else is one text."""
        parts = [(part, self._value(part)) for part in node.parts]
        parts = [(part, value) for part, value in parts if value is not _MISSING]
        solid = [value for part, value in parts if not _is_space(part)]
        if not parts:
            return _MISSING
        if all(type(value) is list for value in solid) and solid:
            return [element for value in solid for element in value]
        if all(type(value) is dict for value in solid) and solid:
            merged = solid[0]
            for value in solid[1:]:
                merged = _merged(merged, value)
            return merged
        if any(type(value) in (list, dict) for value in solid):
            raise HoconValueError("String: cannot concatenate a list or an object with a text")
        if len(parts) == 1:
            return parts[0][1]
        return "".join(part.text if isinstance(part, _Scalar) else _text(v) for part, v in parts)

    def _referred(self, node: _Reference) -> Value:
        layers = self._layers(node.path)
        for place, layer in enumerate(layers):
            if any(layer is active for active in self._active):
                layers = layers[:place]
                break
        value = self._together(layers) if layers else _MISSING
        if value is _MISSING and not node.is_optional:
            raise HoconValueError(
                f"String: {node.line}: Could not resolve substitution to a value: {node}"
            )
        return value

    def _layers(self, path: tuple[str, ...]) -> list[_Node]:
        """All that was said for a path, in order."""
        layers: list[_Node] = [self._root]
        for name in path:
            inner: list[_Node] = []
            for layer in layers:
                for each in layer.parts if isinstance(layer, _Joined) else [layer]:
                    if isinstance(each, _Object):
                        inner += each.layers.get(name, [])
                    elif isinstance(each, _Reference):
                        inner += self._layers((*each.path, name))
            layers = inner
        return layers


def _is_space(node: _Node) -> bool:
    return isinstance(node, _Scalar) and node.text.isspace()


def _text(value: Value) -> str:
    if value is None:
        return "null"
    if type(value) is bool:
        return "true" if value else "false"
    return str(value)


def _merged(older: dict[Value, Value], newer: dict[Value, Value]) -> dict[Value, Value]:
    """Two objects as one; the keys of the newer come first."""
    merged: dict[Value, Value] = {}
    for name, value in newer.items():
        mine = older.get(name)
        merged[name] = _merged(mine, value) if type(mine) is type(value) is dict else value
    return merged | {name: value for name, value in older.items() if name not in merged}


def parse_hocon(text: str) -> dict[Value, Value]:
    """The value of a text."""
    return _Resolver(_Parser(text).document()).document()
