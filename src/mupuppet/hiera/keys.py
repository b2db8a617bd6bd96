"""Keys of lookups: `name`, `module::name`, and `name.part.0` to dig into the value.

A segment in quotes may contain dots. A segment of digits is an index of an array.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mupuppet.basics.caches import cached_if_short
from mupuppet.basics.patterns import pattern
from mupuppet.hiera.errors import NOT_FOUND, LookupFailed
from mupuppet.types.runtime_types import ruby_class_name
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.hiera.explain import Trace

Segment = str | int

_SPECIAL = pattern(r"['\".]")
_SEGMENT = pattern(r"""(\s*"[^"]+"\s*|\s*'[^']+'\s*|[^'".]+)""")
#: Ruby's pattern allows a colon before the digits, which then are not read.
_INDEX = pattern(r"(:?)([-+]?[0-9]+)")


class KeySyntaxError(Exception):
    """A key that cannot be split."""


def split_key(key: str) -> list[Segment]:
    """The segments of a key. Raises KeySyntaxError."""
    if _SPECIAL.search(key) is None:
        return [key]
    parts = _SEGMENT.split(key)
    while parts and not parts[-1]:
        parts.pop()
    if len(parts) < 2 or parts[0]:
        raise KeySyntaxError
    segments = [part for part in parts[1:] if part != "."]
    if len(segments) * 2 != len(parts):
        raise KeySyntaxError
    return [_segment(part.strip()) for part in segments]


def _segment(name: str) -> Segment:
    if name.startswith(('"', "'")):
        return name[1:-1]
    index = _INDEX.fullmatch(name)
    if index is None:
        return name
    return 0 if index[1] else int(index[2])


class LookupKey:
    """A key that was split."""

    __slots__ = ("module_name", "name", "root", "segments")

    def __init__(self, name: str) -> None:
        try:
            root, *segments = split_key(name)
        except KeySyntaxError:
            raise LookupFailed(f"Syntax error in key: '{name}'", "invalid-lookup-key") from None
        self.name = name
        self.root = str(root)
        self.segments = tuple(segments)
        module, colons, _ = self.root.partition("::")
        #: The module whose data the key may be in; a key that begins with colons is in none.
        self.module_name = (module or self.root) if colons else None

    @property
    def all_segments(self) -> list[Segment]:
        return [self.root, *self.segments]

    def dig(self, value: Value, trace: Trace) -> Value:
        """The part of the root key's value that the segments select, or NOT_FOUND."""
        if not self.segments or value is NOT_FOUND:
            return value
        return dig(self.name, self.segments, value, trace)

    def undig(self, value: Value) -> Value:
        """A structure in which the segments lead to the value."""
        for segment in reversed(self.segments):
            value = [None] * segment + [value] if isinstance(segment, int) else {segment: value}
        return value


@cached_if_short(16_384)
def lookup_key(name: str) -> LookupKey:
    """The key of a string; cached, since keys are looked up again and again."""
    return LookupKey(name)


LOOKUP_OPTIONS = "lookup_options"
LOOKUP_OPTIONS_KEY = LookupKey(LOOKUP_OPTIONS)


def dig(key: str, segments: Sequence[Segment], value: Value, trace: Trace) -> Value:
    """The part of a value that segments select, or NOT_FOUND. `key` is for messages only."""
    trace.enter_sub_lookup(segments)
    try:
        for segment in segments:
            value = _step(key, segment, value)
            if value is NOT_FOUND:
                trace.segment_not_found(segment)
                return NOT_FOUND
            trace.segment_found(segment, value)
    finally:
        trace.leave()
    return value


def _step(key: str, segment: Segment, value: Value) -> Value:
    if value is None:
        return NOT_FOUND
    if isinstance(value, list) and isinstance(segment, int):
        return value[segment] if 0 <= segment < len(value) else NOT_FOUND
    if not isinstance(value, dict):
        raise LookupFailed(
            f"Data Provider type mismatch: Got {ruby_class_name(value)} when a hash-like object "
            f"was expected to access value using '{segment}' from key '{key}'",
            "invalid-lookup-key",
        )
    return value.get(segment, NOT_FOUND)
