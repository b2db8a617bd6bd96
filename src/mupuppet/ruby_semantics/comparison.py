"""Truth, `==` and `<=>`."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import NoReturn

from mupuppet.basics.sorting import merge_sorted
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.objects import Symbol
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values import hashes
from mupuppet.values.times import TimeValue
from mupuppet.values.value import Default, Value
from mupuppet.values.versions import SemVer


def truthy(value: Value) -> bool:
    """Everything but nil and false is true."""
    return value is not None and value is not False


def equal(left: Value, right: Value) -> bool:
    """`left == right`"""
    kind, other = type(left), type(right)
    if kind is str or kind is RubyString:
        return (other is str or other is RubyString) and left == right
    if kind is bool or other is bool or left is None or right is None:
        return left is right
    if kind is int or kind is float:
        return (other is int or other is float) and left == right
    if kind is list:
        return other is list and len(left) == len(right) and all(map(equal, left, right))
    if isinstance(left, dict):
        if not isinstance(right, dict) or len(left) != len(right):
            return False
        return all(name in right and equal(entry, right[name]) for name, entry in left.items())
    if kind is Default:
        return other is Default or right is Symbol("default")
    if other is Default:
        return left is Symbol("default")
    return bool(left == right)


def key(value: Value) -> Value:
    """The value as the key of a hash; a string is a frozen copy."""
    return value.content if type(value) is RubyString else hashes.key(value)


def hash_of(pairs: Iterable[tuple[Value, Value]]) -> dict[Value, Value]:
    """A hash of pairs of values; a later pair replaces the value of an earlier one."""
    return {key(name): value for name, value in pairs}


def compare(left: Value, right: Value) -> int | None:
    """`left <=> right`; None if they cannot be compared."""
    if type(left) is RubyString:
        left = left.content
    if type(right) is RubyString:
        right = right.content
    kind, other = type(left), type(right)
    if kind is str and other is str:
        if left == right:
            return 0
        if left.isascii() and right.isascii():
            return -1 if left < right else 1
        first, second = (string.encode("utf-8", "surrogateescape") for string in (left, right))
        return -1 if first < second else 1
    if kind in _NUMBERS and other in _NUMBERS:
        if left != left or right != right:
            return None
        return int(left > right) - int(left < right)
    if kind is list and other is list:
        for mine, yours in zip(left, right, strict=False):
            order = compare(mine, yours)
            if order != 0:
                return order
        return (len(left) > len(right)) - (len(left) < len(right))
    if kind is Symbol and other is Symbol:
        return compare(left.name, right.name)
    if isinstance(left, TimeValue):
        return left.compare(right)
    if isinstance(right, TimeValue) and kind in _NUMBERS:
        reverse = right.compare(left)
        return None if reverse is None else -reverse
    if kind is SemVer and other is SemVer:
        version: SemVer = left
        return version.compare(right)
    own = getattr(left, "compared", None)
    if own is not None:
        found: int | None = own(right)
        return found
    return 0 if equal(left, right) else None


_NUMBERS = frozenset([int, float])
_STRINGS = frozenset([str, RubyString])


def _bytes_of(string: Value) -> bytes:
    return str(string).encode("utf-8", "surrogateescape")


def ordered(left: Value, right: Value) -> int:
    """The order of two values; raises RubyError if they cannot be compared."""
    order = compare(left, right)
    if order is None:
        not_comparable(left, right)
    return order


def not_comparable(left: Value, right: Value) -> NoReturn:
    """The error of a comparison that is not defined."""
    shown = inspect(right) if right is None or type(right) in _SHOWN_IN_COMPARISON else None
    shown = shown or class_name(right)
    raise RubyError("ArgumentError", f"comparison of {class_name(left)} with {shown} failed")


_SHOWN_IN_COMPARISON = frozenset([bool, int, float, Symbol])


def sorted_values(values: list[Value]) -> list[Value]:
    """`values.sort`"""
    kinds = set(map(type, values))
    if kinds == {str} and all(map(str.isascii, values)):
        return sorted(values)
    if RubyString in kinds and kinds <= _STRINGS:
        return sorted(values, key=_bytes_of)
    if kinds == {int}:
        return sorted(values)
    if kinds == {list}:  # usually the pairs of a hash, whose keys differ
        heads = {each[0] for each in values if each and type(each[0]) is str}
        if len(heads) == len(values) and all(map(str.isascii, heads)):
            return sorted(values, key=operator.itemgetter(0))
    return merge_sorted(values, ordered)
