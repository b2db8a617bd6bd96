"""Strings of bytes that Ruby code has returned.

Ruby marks such a string with its encoding. Manifests see a String; in a catalog it is a Binary. A
compilation knows these strings by their identity. What functions and operators make of one is a
string like others, but an interpolation follows Ruby's rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.values.binary import Binary
from mupuppet.values.value import Value

#: The strings by their identity; they are stored, too, so that it is not reused. Python has only
#: one string of a single character, and one that is empty: a Binary stands for these.
BinaryStrings = dict[int, str | Binary]


def binary_string(known: BinaryStrings, content: bytes) -> Value:
    """A string of bytes."""
    is_short = len(content) < 2
    made = Binary(content) if is_short else content.decode("ascii", "surrogateescape")
    known[id(made)] = made
    return made


def short_string(known: BinaryStrings, value: Value) -> str | None:
    """The string that a Binary stands for, if it does."""
    if type(value) is Binary and id(value) in known:
        return value.content.decode("utf-8", "surrogateescape")
    return None


def joined(known: BinaryStrings, parts: Sequence[str]) -> str:
    """An interpolated string. Raises RubyError."""
    made = "".join(parts)
    if not any(id(part) in known for part in parts):
        return made
    kinds = [id(part) in known for part in parts if not part.isascii()]
    if len(set(kinds)) > 1:
        names = ("ASCII-8BIT", "UTF-8") if kinds[0] else ("UTF-8", "ASCII-8BIT")
        message = f"incompatible character encodings: {names[0]} and {names[1]}"
        raise RubyError("Encoding::CompatibilityError", message)
    # Where all is ASCII, the first one decides.
    is_binary = kinds[0] if kinds else id(next(part for part in parts if part)) in known
    if is_binary:
        known[id(made)] = made
    return made
