"""Truth, equality, order, membership and matching of values.

Strings compare without regard to case, but only to that of ASCII letters. Numbers compare
with times by seconds. Keys of hashes are compared exactly.
"""

from __future__ import annotations

from typing import Any, Protocol

from mupuppet.values.binary import Binary, bytes_of
from mupuppet.values.hashes import keys_of
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.regexps import Regexp
from mupuppet.values.symbols import Symbol
from mupuppet.values.times import TimeValue
from mupuppet.values.timespans import Timespan
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Default, Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer, VersionError, parse_version
from mupuppet.versions.current import current_version

_UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FOLD = str.maketrans(_UPPER, _UPPER.lower())


class NotComparable(Exception):
    """Two values cannot be ordered; the message is Puppet's."""


class SymbolAsPattern(HostObjectProblem):
    """A value is matched with a symbol: Puppet's method for that has a mistake and always fails."""

    def __init__(self) -> None:
        kind = "Puppet::Pops::Evaluator::CompareOperator"
        receiver = (
            f"#<{kind}>" if current_version.get().shows_receivers else f"an instance of {kind}"
        )
        super().__init__(f"undefined local variable or method `default' for {receiver}")


def fold_case(string: str) -> str:
    """The string with its ASCII letters in lower case."""
    return string.lower() if string.isascii() else string.translate(_FOLD)


def is_true(value: Value) -> bool:
    """Everything is true but `undef` and `false`; `''` and `0` are."""
    return value is not None and value is not False


def equals(left: Value, right: Value) -> bool:
    """`left == right` in Puppet."""
    kind = type(left)
    if kind is str:
        if type(right) is not str:
            return False
        return left == right or fold_case(left) == fold_case(right)
    if kind is int or kind is float:
        other = type(right)
        if other is int or other is float:
            return bool(left == right)
        return isinstance(right, TimeValue) and right.compare(left) == 0
    if kind is bool or left is None or kind is Default:
        return left is right
    if kind is list:
        return _arrays_equal(left, right)
    if kind is dict:
        return _hashes_equal(left, right)
    if isinstance(left, TimeValue):
        return left.compare(right) == 0
    return bool(left == right)


def _arrays_equal(left: list[Value], right: Value) -> bool:
    if type(right) is not list or len(left) != len(right):
        return False
    return all(map(equals, left, right))


def _hashes_equal(left: dict[Value, Value], right: Value) -> bool:
    """Keys must be the same; a key that is missing counts as one with undef."""
    if type(right) is not dict or len(left) != len(right):
        return False
    return all(equals(right.get(key), value) for key, value in left.items())


def compare(left: Value, right: Value) -> int:
    """Negative, zero or positive; raises NotComparable."""
    kind = type(left)
    if kind is str:
        if type(right) is not str:
            raise NotComparable("A String is not comparable to a non String")
        return _order(_bytes(fold_case(left)), _bytes(fold_case(right)))
    if kind is int or kind is float:
        if type(right) is int or type(right) is float:
            return _order(left, right)
        if isinstance(right, TimeValue):
            return -(right.compare(left) or 0)
        raise NotComparable("A Numeric is not comparable to non Numeric")
    if isinstance(left, TimeValue):
        return _compare_times(left, right)
    if kind is SemVer:
        if type(right) is not SemVer:
            raise NotComparable("Versions not comparable to non Versions")
        return _order(left, right)
    if kind is Symbol or kind is Default:
        if type(right) is not Symbol and type(right) is not Default:
            raise NotComparable("Symbol not comparable to non Symbol")
        return _order(str(left), str(right))
    raise NotComparable("Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable")


def _bytes(string: str) -> bytes | str:
    return string if string.isascii() else bytes_of(string)


def _order(left: Value, right: Value) -> int:
    if type(left) is not type(right) and isinstance(left, (str, bytes)):
        left = left if isinstance(left, bytes) else bytes_of(left)
        right = right if isinstance(right, bytes) else bytes_of(right)
    return int(left > right) - int(left < right)


def _compare_times(left: TimeValue, right: Value) -> int:
    order = left.compare(right)
    if order is None:
        kind = "Timespans" if isinstance(left, Timespan) else "Timestamps"
        raise NotComparable(f"{kind} are only comparable to {kind}, Integers, and Floats")
    return order


# --- Membership


class MatchRecorder(Protocol):
    """What records the last match of a regular expression: a scope has it as `$0`, `$1` …"""

    match: Any


def search(regexp: Regexp, string: str, recorder: MatchRecorder | None = None) -> bool:
    """Whether a regular expression matches somewhere in a string; raises PatternError."""
    found = regexp.match(string)
    if found is None:
        return False
    if recorder is not None:
        recorder.match = found
    return True


def includes(container: Value, element: Value, recorder: MatchRecorder | None = None) -> bool:
    """`element in container`; raises PatternError and SymbolAsPattern."""
    kind = type(container)
    if kind is str:
        if type(element) is str:
            return element.lower() in container.lower()
        return type(element) is Regexp and search(element, container, recorder)
    if kind is list:
        return _array_includes(container, element, recorder)
    if kind is dict:
        return _array_includes(keys_of(container), element, recorder)
    if kind is SemVerRange:
        return range_includes(container, element)
    return kind is Binary and _binary_includes(container, element)


def _array_includes(array: list[Value], element: Value, recorder: MatchRecorder | None) -> bool:
    if type(element) is Regexp:
        return any(type(member) is str and search(element, member, recorder) for member in array)
    if type(element) is str or type(element) is SemVer:
        return any(matches(element, member, recorder) for member in array)
    if isinstance(element, TypeValue) and element.has_instances:
        return any(map(element.is_instance, array))
    return any(equals(member, element) for member in array)


def _binary_includes(binary: Binary, element: Value) -> bool:
    if type(element) is Binary:
        return element.content in binary.content
    if type(element) is str:
        return bytes_of(element) in binary.content
    return type(element) in (int, float) and element in list(binary.content)


def range_includes(versions: SemVerRange, version: Value) -> bool:
    """Whether a version, or a string that is one, is in a range."""
    if type(version) is str:
        try:
            version = parse_version(version)
        except VersionError:
            return False
    return type(version) is SemVer and versions.includes(version)


# --- Matching


def matches(value: Value, pattern: Value, recorder: MatchRecorder | None = None) -> bool:
    """Does a value match an option of a `case` or a selector?

    Raises PatternError and SymbolAsPattern.

    Types match their instances, regular expressions strings, arrays and hashes by their
    parts, `default` everything; all else matches what is equal.
    """
    kind = type(pattern)
    if kind is str:
        return type(value) is str and (value == pattern or fold_case(value) == fold_case(pattern))
    if kind is Regexp:
        return type(value) is str and search(pattern, value, recorder)
    if isinstance(pattern, TypeValue) and pattern.has_instances:
        return pattern.is_instance(value)
    if kind is list:
        if type(value) is not list or len(value) != len(pattern):
            return False
        return all(matches(v, p, recorder) for v, p in zip(value, pattern, strict=True))
    if kind is dict:
        return type(value) is dict and all(
            matches(value.get(key), wanted, recorder) for key, wanted in pattern.items()
        )
    if kind is Default:
        return True
    if kind is SemVerRange:
        return range_includes(pattern, value)
    if kind is SemVer:
        return _version_matches(value, pattern)
    if kind is Symbol:
        raise SymbolAsPattern
    return equals(value, pattern)


def _version_matches(value: Value, version: SemVer) -> bool:
    if type(value) is str:
        try:
            value = parse_version(value)
        except VersionError:
            return False
    return type(value) is SemVer and value == version
