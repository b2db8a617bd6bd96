"""Ruby's strings, which have an identity and can be changed.

A string is a `RubyString`, or a Python `str` where Ruby code cannot change it: a key of a hash, a
frozen literal, and every string of a program that changes none. Nothing but the evaluation of Ruby
code knows `RubyString`: what leaves it is converted (`puppet_values`).
"""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.values.value import Value

#: A byte that is not part of a character.
_BYTE = pattern("[\udc80-\udcff]")


class RubyString:
    """A string of Ruby code."""

    __slots__ = ("content", "is_binary", "is_frozen", "origin")

    def __init__(self, content: str, origin: str | None = None) -> None:
        self.content = content
        self.is_frozen = False
        #: Whether each character is a byte, even where bytes form a UTF-8 sequence.
        self.is_binary = False
        #: The string of Puppet's that this one is.
        self.origin = origin

    def __eq__(self, other: object) -> bool:
        if type(other) is RubyString:
            return self.content == other.content
        return self.content == other

    def __hash__(self) -> int:
        return hash(self.content)

    def __str__(self) -> str:
        return self.content

    def __repr__(self) -> str:
        return f"RubyString({self.content!r})"

    def copy(self) -> RubyString:
        """`self.dup`"""
        made = RubyString(self.content)
        made.is_binary = self.is_binary
        return made


def binary_string(content: bytes) -> RubyString:
    """A string of bytes."""
    made = RubyString(content.decode("ascii", "surrogateescape"))
    made.is_binary = True
    return made


def is_binary(content: str) -> bool:
    """Whether a string may be one of bytes: it has no characters beyond ASCII."""
    return content.isascii() or not any(
        character > "\x7f" and not "\udc80" <= character <= "\udcff" for character in content
    )


def require_characters(string: str) -> None:
    """Leave strings with bytes that are not UTF-8 to Ruby, which raises errors or sees bytes."""
    if not string.isascii() and _BYTE.search(string) is not None:
        raise UnsupportedRuby("a string of bytes that are not UTF-8")


def in_characters(string: str) -> str:
    """A string whose bytes that form characters are these."""
    return string.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")


def is_string(value: Value) -> bool:
    """Whether a value is a string."""
    kind = type(value)
    return kind is str or kind is RubyString


def content_of(value: Value) -> Value:
    """The content of a string; other values as they are."""
    return value.content if type(value) is RubyString else value


def with_contents(value: Value) -> Value:
    """The same value with strings that do not change, in arrays and hashes as well."""
    kind = type(value)
    if kind is RubyString:
        return value.content
    if kind is list:
        return [with_contents(entry) for entry in value]
    if kind is dict:
        return {name: with_contents(entry) for name, entry in value.items()}
    return value


def new_strings(value: Value) -> Value:
    """The same value with strings that can be changed, in arrays and hashes as well."""
    kind = type(value)
    if kind is str:
        return RubyString(value)
    if kind is list:
        return [new_strings(entry) for entry in value]
    if kind is dict:
        return {name: new_strings(entry) for name, entry in value.items()}
    return value
