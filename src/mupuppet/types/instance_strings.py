"""Instances of Object types as strings: `Name({'attribute' => value})`, on one line or on many."""

from __future__ import annotations

from mupuppet.types.base import TypeWriter
from mupuppet.types.catalog_entries import is_type
from mupuppet.types.inference import infer
from mupuppet.types.objects import OpaqueType
from mupuppet.values.hashes import pairs_of
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import inspect, object_name, quote, to_string
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI
from mupuppet.values.value import Default, Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer

#: How many characters a line may have with an array on it.
_WIDTH = 100
#: What values count that have no short string; times count as numbers, by their string in Ruby.
_LONG = 1000
_LENGTH_OF_TIME = 70


def instance_string(value: Value, level: int | None = None) -> str:
    """The string of an object; with a level, on several lines that are indented from it on."""
    return _flat(value) if level is None else _indented(value, level)


def _flat(value: Value) -> str:
    if value.__class__ is list:
        return f"[{', '.join(map(_flat, value))}]"
    if value.__class__ is dict:
        pairs = [f"{_flat(key)} => {_flat(entry)}" for key, entry in pairs_of(value)]
        return f"{{{', '.join(pairs)}}}"
    if isinstance(value, (Deferred, ErrorValue, ObjectValue)):
        return f"{object_name(value)}({_flat(_shown_attributes(value))})"
    return _single(value)


def _indented(value: Value, level: int) -> str:
    if value.__class__ is list and not _is_short(value, level):
        lines = [_indented(element, level + 1) for element in value]
        return f"[{_lines(lines, level)}]"
    if value.__class__ is list:
        return f"[{', '.join(_indented(element, level) for element in value)}]"
    if value.__class__ is dict:
        lines = [
            f"{_indented(key, level + 1)} => {_indented(entry, level + 1)}"
            for key, entry in pairs_of(value)
        ]
        return f"{{{_lines(lines, level)}}}"
    if isinstance(value, (Deferred, ErrorValue, ObjectValue)):
        return f"{object_name(value)}({_indented(_shown_attributes(value), level)})"
    return _single(value)


def _shown_attributes(value: Deferred | ErrorValue | ObjectValue) -> dict[str, Value]:
    if isinstance(value, ObjectValue) and isinstance(value.type, OpaqueType):
        return {}
    return value.attributes()


def _lines(lines: list[str], level: int) -> str:
    """Lines one level deeper, and the beginning of the line with the closing bracket."""
    padding = "  " * (level + 1)
    body = ",".join(f"\n{padding}{line}" for line in lines)
    return f"{body}\n{'  ' * level}"


def _is_short(array: list[Value], level: int) -> bool:
    return not array or _WIDTH - 2 * level > sum(map(_length, array))


def _length(element: Value) -> int:
    if isinstance(element, str):
        return len(element) + 2
    if element is None or isinstance(element, (bool, int, float, Default)):
        return len(inspect(element))
    if isinstance(element, (Timespan, Timestamp)):
        return _LENGTH_OF_TIME
    return 2 if element in ([], {}) else _LONG


def _single(value: Value) -> str:
    """A value without others inside."""
    if isinstance(value, str):
        return quote(value)
    if value is None:
        return "undef"
    if is_type(value):
        return TypeWriter(False).value(value)
    if isinstance(value, (SemVer, SemVerRange, Timespan, Timestamp)):
        return f"'{value}'"
    if isinstance(value, URI):
        return f"URI({quote(str(value))})"
    if isinstance(value, (bool, int, float, Default, Regexp)):
        return to_string(value)
    return f"Instance of {infer(value)}"
