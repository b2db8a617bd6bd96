"""Ruby values that are passed to Puppet."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_

from mupuppet.ruby_semantics.conversion import no_method
from mupuppet.ruby_semantics.objects import DefaultHash, Symbol
from mupuppet.ruby_semantics.strings import RubyString, in_characters
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.value import DEFAULT, Value


def to_puppet(value: Value) -> Value:
    """A Ruby value as a Puppet value. What Puppet has no type for is passed as it is."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool:
        return value
    if kind is RubyString:
        return value.content
    if kind is Symbol:
        return DEFAULT if value.name == "default" else None if value.name == "undef" else value
    if kind is list:
        return [to_puppet(entry) for entry in value]
    if kind is dict or kind is DefaultHash:
        return hash_of((to_puppet(name), to_puppet(entry)) for name, entry in pairs_of(value))
    return value


def checked_versions(*versions: Value) -> list[Value]:
    """What Ruby code compares as versions, which Puppet's library takes apart unchecked."""
    for version in versions:
        if not isinstance(version, (str, RubyString)):
            raise no_method("scan", version)
    return [to_puppet(version) for version in versions]


def result_for_puppet(
    value: Value,
    binary_string: Callable[[bytes], Value],
    keep_frozen: Callable[[Value, Value], None],
) -> Value:
    """What a function returns as a Puppet value; `binary_string` makes those of bytes.

    `keep_frozen` is called with an array or a hash, and what is returned in its place.
    """
    kind = type(value)
    if kind is str:
        return value if value.isascii() else in_characters(value)
    if kind is RubyString and value.is_binary:
        return binary_string(value.content.encode("utf-8", "surrogateescape"))
    if kind is list:
        made: Value = [result_for_puppet(entry, binary_string, keep_frozen) for entry in value]
        # Where it is one of Puppet's values, it stays the same.
        if all(map(is_, made, value)):
            return value
        keep_frozen(value, made)
        return made
    if kind is dict or kind is DefaultHash:
        pairs = [
            (to_puppet(name), result_for_puppet(entry, binary_string, keep_frozen))
            for name, entry in pairs_of(value)
        ]
        same = kind is dict and all(
            name is before and entry is old
            for (name, entry), (before, old) in zip(pairs, value.items(), strict=True)
        )
        if same:
            return value
        made = hash_of(pairs)
        keep_frozen(value, made)
        return made
    if kind is RubyString:
        return in_characters(value.content)
    return to_puppet(value)


DEFAULT_VALUE = "default_value"


def default_used(name: str, arguments: list[Value], result: Value) -> str | None:
    """Which argument of a call is its result: `lookup` returns a default as it was given."""
    if name != "lookup" or not arguments:
        return None
    last = arguments[-1]
    if result is last:
        return "argument"
    is_option = type(last) is dict and DEFAULT_VALUE in last and result is last[DEFAULT_VALUE]
    return "option" if is_option else None
