"""YAML as Ruby writes it, byte by byte.

Two parts do this in Ruby. Psych turns values into nodes and decides which style a string should
have: that is here. libyaml decides which style it can have, and lays everything out: see
`yaml_layout`. An array or hash that occurs twice (the same one, not an equal one) gets an
anchor.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import chain

from mupuppet.basics.floats import float_to_string
from mupuppet.data_formats.yaml_scalars import BadNumber, RefusedTime, scalar_value
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.yaml_layout import (
    DOUBLE_QUOTED,
    FOLDED,
    LITERAL,
    SINGLE_QUOTED,
    Alias,
    Layout,
    Mapping,
    Node,
    Scalar,
    Sequence,
)
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import to_string
from mupuppet.values.symbols import Symbol
from mupuppet.values.times import TimeValue
from mupuppet.values.value import DEFAULT, Sensitive, Value
from mupuppet.values.versions import SemVer


def to_yaml(
    value: Value, *, indentation: int = 0, line_width: int | None = None, canonical: bool = False
) -> str:
    """A value as a document of YAML. Lines may be as long as you like if the width is -1."""
    if line_width is not None and line_width < -1:
        raise RubyError(
            "ArgumentError",
            f"Invalid line_width {line_width}, must be non-negative or -1 for unlimited.",
        )
    folded_from = None if line_width == -1 else line_width
    root = _Nodes(folded_from).root(value)
    return Layout(indentation, line_width or 0, canonical).document(root)


_NULL = Scalar("", tag="!!null", quoted_is_clear=False)


class _Nodes:
    """Turns one value into nodes."""

    def __init__(self, folded_from: int | None) -> None:
        self._folded_from = folded_from
        self._anchors: dict[int, str] = {}

    def root(self, value: Value) -> Node:
        self._find_repeated(value, {})
        return self._node(value, set())

    def _find_repeated(self, value: Value, seen: dict[int, Value]) -> None:
        """Give anchors to the collections that occur more than once, in that order."""
        if type(value) is not list and not isinstance(value, dict):
            return
        if id(value) in seen:
            self._anchors.setdefault(id(value), str(len(self._anchors) + 1))
            return
        seen[id(value)] = value
        parts = value if isinstance(value, list) else chain.from_iterable(pairs_of(value))
        for part in parts:
            self._find_repeated(part, seen)

    def _node(self, value: Value, written: set[int]) -> Node:
        kind = type(value)
        if kind is str:
            return self._text(value)
        if kind is list or isinstance(value, dict):
            anchor = self._anchors.get(id(value))
            if anchor is not None and id(value) in written:
                return Alias(anchor)
            written.add(id(value))
            if kind is list:
                return Sequence([self._node(element, written) for element in value], anchor)
            pairs = [
                (self._node(name, written), self._node(entry, written))
                for name, entry in pairs_of(value)
            ]
            return Mapping(pairs, anchor)
        if value is None:
            return _NULL
        if kind is bool or kind is int or kind is float:
            return _simple(_number_string(value))
        return self._other(value, written)

    def _other(self, value: Value, written: set[int]) -> Node:
        """A value that YAML knows only as a Ruby object."""
        if value is DEFAULT:
            return _simple(":default")
        if isinstance(value, Symbol):
            if not value.name:
                tag = "!ruby/symbol"
                return Scalar("", tag=tag, plain_is_clear=False, quoted_is_clear=False)
            return _simple(f":{value.name}")
        if isinstance(value, Regexp):
            tag = "!ruby/regexp"
            return Scalar(value.inspect(), tag=tag, plain_is_clear=False, quoted_is_clear=False)
        attributes = _attributes(value)
        if attributes is None:
            return self._text(to_string(value))
        pairs = [(_simple(name), self._node(part, written)) for name, part in attributes.items()]
        return Mapping(list(pairs), tag=f"!ruby/object:{class_name(value)}")

    def _text(self, string: str) -> Scalar:
        if string == "<<":
            tag = "!!str"
            return Scalar(string, SINGLE_QUOTED, tag, plain_is_clear=False, quoted_is_clear=False)
        if re.search(r"\n(?!\n?\Z)", string) is not None:
            return Scalar(string, LITERAL)
        if string in ("y", "n"):
            return Scalar(string, DOUBLE_QUOTED)
        if self._folded_from is not None and len(string) > self._folded_from:
            return Scalar(string, FOLDED)
        if _starts_oddly(string):
            return Scalar(string, DOUBLE_QUOTED)
        if not _is_plain_string(string) or re.match("0[0-7]*[89]", string) is not None:
            return Scalar(string, SINGLE_QUOTED)
        return Scalar(string)


def _simple(string: str) -> Scalar:
    """A scalar that means itself when it is plain, and something else in quotes."""
    return Scalar(string, quoted_is_clear=False)


def _number_string(value: bool | int | float) -> str:
    if type(value) is bool:
        return "true" if value else "false"
    if type(value) is int:
        return str(value)
    string = float_to_string(value)
    return {"NaN": ".nan", "Infinity": ".inf", "-Infinity": "-.inf"}.get(string, string)


_WORD_CATEGORIES = frozenset(["Mn", "Mc", "Me", "Nd", "Nl", "Pc"])
_TO_END_OF_LINE = re.compile(r'[^"]*$', re.M)


def _starts_oddly(string: str) -> bool:
    """Whether a line starts with something that belongs to no word, and no quote follows."""
    for found in re.finditer(r"^(.)", string, re.M | re.S):
        if not _is_in_words(found[1]) and _TO_END_OF_LINE.match(string, found.end()) is not None:
            return True
    return False


def _is_in_words(character: str) -> bool:
    return character.isalpha() or unicodedata.category(character) in _WORD_CATEGORIES


def _is_plain_string(string: str) -> bool:
    """Whether a plain scalar with this content is read as a string."""
    try:
        return type(scalar_value(string)) is str
    except RefusedTime as time:
        return not time.exists
    except BadNumber as problem:
        raise RubyError("ArgumentError", str(problem)) from None


def _attributes(value: Value) -> dict[str, Value] | None:
    """What a Ruby object is made of."""
    if isinstance(value, Sensitive):
        return {"value": value.value}
    if isinstance(value, TimeValue):
        return {"nsecs": value.nanoseconds}
    if isinstance(value, Binary):
        return {"binary_buffer": value.content.decode("utf-8", "surrogateescape")}
    if isinstance(value, SemVer):
        return {
            "major": value.major,
            "minor": value.minor,
            "patch": value.patch,
            "prerelease": value.prerelease,
            "build": value.build,
        }
    return None
