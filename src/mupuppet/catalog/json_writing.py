"""JSON with indentation: Python's own writer is several times slower with it than without."""

from __future__ import annotations

import json
from collections.abc import Callable
from json.encoder import encode_basestring as quoted

from mupuppet.values.value import Value

_scalar = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
#: How values of the most frequent classes are written.
_WRITERS: dict[type, Callable[[Value], str]] = {
    str: quoted,
    int: str,
    bool: {True: "true", False: "false"}.__getitem__,
}
_STRINGS = frozenset([str])


class _Words(dict[str, str]):
    """A cache of quoted strings: names of attributes and tags are repeated often."""

    def __missing__(self, word: str) -> str:
        found = self[word] = quoted(word)
        return found


def pretty_json(value: Value) -> str:
    """What `json.dumps` gives with an indentation of two, and a line end. Keys are strings.

    Raises ValueError for numbers that JSON does not have.
    """
    word = _Words().__getitem__
    if not isinstance(value, dict) or not value:
        return _written(value, "\n", word) + "\n"
    # A catalog is a hash of long lists. What is in them is joined only once: each copy of millions
    # of characters needs new pages of memory, which take longer than the copying.
    pieces = []
    separator = "{\n  "
    for key, entry in value.items():
        pieces.append(f"{separator}{word(key)}: ")
        separator = ",\n  "
        if isinstance(entry, list) and entry:
            before = "[\n    "
            for element in entry:
                pieces += (before, _written(element, "\n    ", word))
                before = ",\n    "
            pieces.append("\n  ]")
        else:
            pieces.append(_written(entry, "\n  ", word))
    pieces.append("\n}\n")
    return "".join(pieces)


def _written(value: Value, line_end: str, word: Callable[[str], str]) -> str:
    inner = line_end + "  "
    if isinstance(value, dict):
        if not value:
            return "{}"
        parts = []
        for key, entry in value.items():
            write = _WRITERS.get(type(entry))
            written = _written(entry, inner, word) if write is None else write(entry)
            parts.append(f"{word(key)}: {written}")
        return f"{{{inner}{f',{inner}'.join(parts)}{line_end}}}"
    if isinstance(value, list):
        if not value:
            return "[]"
        if _STRINGS.issuperset(map(type, value)):
            return f"[{inner}{f',{inner}'.join(map(word, value))}{line_end}]"
        parts = [_written(entry, inner, word) for entry in value]
        return f"[{inner}{f',{inner}'.join(parts)}{line_end}]"
    scalar: str = _WRITERS.get(type(value), _scalar)(value)
    return scalar
