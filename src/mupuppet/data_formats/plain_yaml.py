"""YAML of the plainest kind: most data files are hashes and arrays of scalars, one in each line.

Reading them takes a third of the time that the events of a YAML library take, and the library need
not be imported, which takes longer than a small compilation. What is read here:

- lines of ASCII, indented by spaces, with comments;
- hashes and arrays in blocks, or in brackets on one line; keys that are words or in quotes;
- scalars on one line: plain ones, or in quotes without escapes.

Whatever goes beyond that, right or wrong, is left to `yaml_reader`.
"""

from __future__ import annotations

import re
from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.data_formats.yaml_scalars import BadNumber, RefusedClass, scalar_value
from mupuppet.values.value import Value


class NotPlain(Exception):
    """There is more in a document than is read here."""


#: The limit of nested collections, which is lower than that of the full reader.
_MAXIMUM_DEPTH = 50
#: The limit of a key that is not marked as one is 1024 characters.
_LONGEST_KEY = 1000
#: Digits of a number that is not checked for having too many.
_LONG_NUMBER = 1000

#: What is not in a plain file: control characters, tabs among them.
_FOREIGN = pattern(r"[^\n -~]")
#: The indentation, the dash of an array, the key of a hash, and what follows.
_LINE = pattern(
    r"""^(\ *+)(?!\#|$)(-(?:\ ++|$))?
    (?:([A-Za-z_][A-Za-z0-9_./+:-]*|'[^'\n]*'|"[^"\\\n]*"):(?:\ ++|$))?
    ([^\n]*)""",
    re.MULTILINE | re.VERBOSE,
)
#: What may stand behind a value that has an end of its own.
_REST = r"\ *(?:\ \#.*)?"
_QUOTED = pattern(rf"""(?:'((?:[^']|'')*)'|"([^"\\]*)"){_REST}""", re.VERBOSE)
_BEGINS_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_/.~(")
_FLOW_TOKEN = pattern(
    r"""\ *(?:([\[\]{},])|'((?:[^']|'')*)'|"([^"\\]*)"
    |([A-Za-z0-9_][A-Za-z0-9_./+-]*(?:\ +[A-Za-z0-9_.][A-Za-z0-9_./+-]*)*))(:\ +)?""",
    re.VERBOSE,
)
_FLOW_END = pattern(_REST, re.VERBOSE)


def read_plain(content: bytes) -> Value:
    """The value of a document. Raises NotPlain."""
    if not content.isascii():
        raise NotPlain
    source = content.decode("ascii").removeprefix("---\n")
    if _FOREIGN.search(source) is not None:
        raise NotPlain
    try:
        return _read_lines(source)
    except (RefusedClass, BadNumber):
        raise NotPlain from None


def _read_lines(source: str) -> Value:
    root: list[Value] = []
    #: The open collections with the columns that their entries begin in.
    around: list[tuple[int, Any]] = []
    column = -1
    collection: Any = root
    #: Whether the last entry has no value yet: the lines below may have one.
    waits = True
    key: Any = 0
    for line in _LINE.finditer(source):
        blanks, dash, written_key, rest = line.groups()
        start = len(blanks)
        if waits and (
            start > column or (start == column and dash is not None and type(collection) is dict)
        ):
            if len(around) > _MAXIMUM_DEPTH:
                raise NotPlain
            around.append((column, collection))
            below: Any = {} if dash is None else []
            if collection is root:
                root.append(below)
            else:
                collection[key] = below
            column, collection = start, below
        else:
            while column > start or (column == start and dash is None and type(collection) is list):
                column, collection = around.pop()
            if column != start:
                raise NotPlain
        if dash is not None:
            if type(collection) is not list:
                raise NotPlain
            key = len(collection)
            collection.append(None)
            if written_key is not None:
                around.append((column, collection))
                column, collection[key] = start + len(dash), {}
                collection = collection[key]
        elif written_key is None or type(collection) is not dict:
            raise NotPlain
        if written_key is not None:
            key = _key(written_key)
            collection[key] = None
        waits = not rest or rest[0] == "#"
        if not waits:
            collection[key] = _value(rest)
    return root[0] if root else None


def _key(written: str) -> str:
    if len(written) > _LONGEST_KEY:
        raise NotPlain
    if written[0] in "'\"":
        written = written[1:-1]
        if written == "<<":
            raise NotPlain
    elif len(written) <= 5 and type(scalar_value(written)) is not str:
        raise NotPlain
    return written


def _value(written: str) -> Value:
    """A scalar, or a collection in brackets."""
    first = written[0]
    if first in _BEGINS_PLAIN:
        scalar = written.partition(" #")[0].rstrip()
        if ": " in scalar or scalar[-1] == ":":
            raise NotPlain
        if scalar.isdecimal() and first != "0" and len(scalar) < _LONG_NUMBER:
            return int(scalar)
        return scalar_value(scalar)
    if first in "'\"":
        if written[-1] == first and written.count(first) == 2 and "\\" not in written:
            return written[1:-1]
        quoted = _QUOTED.fullmatch(written)
        if quoted is None:
            raise NotPlain
        return quoted[2] if quoted[1] is None else quoted[1].replace("''", "'")
    if first in "[{":
        value, end = _flow(written, 0, 0)
        if _FLOW_END.fullmatch(written, end) is not None:
            return value
    raise NotPlain


def _flow(written: str, at: int, depth: int) -> tuple[Value, int]:
    """The collection in brackets that begins at a place, and where it ends."""
    is_hash = written[at] == "{"
    closing = "}" if is_hash else "]"
    hash: dict[str, Value] = {}
    array: list[Value] = []
    key: str | None = None
    #: Whether a value must follow.
    is_open = False
    at += 1
    while True:
        token = _FLOW_TOKEN.match(written, at)
        if token is None or depth > _MAXIMUM_DEPTH:
            raise NotPlain
        mark, single, double, plain, colon = token.groups()
        at = token.end()
        value: Value
        if colon is not None:
            if not is_hash or key is not None or mark is not None:
                raise NotPlain
            key = _key(written[token.start() : at].strip().removesuffix(":"))
            is_open = True
            continue
        if mark == closing and not is_open and not (hash or array):
            return (hash if is_hash else array), at
        if mark is not None:
            if mark not in "[{":
                raise NotPlain
            value, at = _flow(written, at - 1, depth + 1)
        elif plain is not None:
            value = scalar_value(plain)
        else:
            value = double if single is None else single.replace("''", "'")
        if not is_hash:
            array.append(value)
        elif key is None:
            raise NotPlain
        else:
            hash[key], key = value, None
        separator = _FLOW_TOKEN.match(written, at)
        if separator is None or separator[5] is not None or separator[1] not in (closing, ","):
            raise NotPlain
        at = separator.end()
        if separator[1] == closing:
            return (hash if is_hash else array), at
        is_open = True
