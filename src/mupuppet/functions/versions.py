"""`versioncmp`: the order of version numbers of packages."""

from __future__ import annotations

import re
from functools import lru_cache

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import Context, InvalidArgument, function
from mupuppet.values.binary import bytes_of
from mupuppet.values.value import Value

_PARTS = re.compile(r"[-.]|[0-9]+|[^-.0-9]+")
_TRAILING_NOUGHTS = re.compile(r"[.0]+$", re.M)


def compare_versions(left: str, right: str) -> int:
    """Negative, zero or positive.

    Part by part: a dash comes before a dot, and both before anything else; numbers are
    compared as such unless one starts with a nought, and strings without regard to case.
    """
    # Templates and classes ask for the same few versions again and again.
    is_long = len(left) + len(right) > _LONG
    return _compare(left, right) if is_long else _compare_again(left, right)


_LONG = 100


def _compare(left: str, right: str) -> int:
    for mine, theirs in zip(_PARTS.findall(left), _PARTS.findall(right), strict=False):
        if mine != theirs:
            return _compare_parts(mine, theirs)
    return _order(bytes_of(left), bytes_of(right))


_compare_again = lru_cache(maxsize=1000)(_compare)


def _compare_parts(left: str, right: str) -> int:
    for separator in "-.":
        if left == separator:
            return -1
        if right == separator:
            return 1
    if _is_number(left) and _is_number(right) and left[0] != "0" and right[0] != "0":
        return _order(int(left), int(right))
    return _order(bytes_of(left.upper()), bytes_of(right.upper()))


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdigit()


def _order(left: Value, right: Value) -> int:
    return int(left > right) - int(left < right)


def _without_trailing_noughts(version: str) -> str:
    parts = version.split("-")
    while parts and not parts[-1]:
        parts.pop()
    if not parts:
        raise InvalidArgument(f"versioncmp(): '{version}' is not a version")
    return "-".join([_TRAILING_NOUGHTS.sub("", parts[0], count=1), *parts[1:]])


@function(
    "versioncmp",
    Topic.COMPARISON,
    "Compares two package versions: -1 for older, 0 for equal, 1 for newer.",
    traits=Trait.ALSO_LEGACY,
).dispatch("String $a, String $b, ?Boolean $ignore_trailing_zeroes")
def _versioncmp(context: Context, a: str, b: str, ignore_trailing_zeroes: bool = False) -> Value:
    if ignore_trailing_zeroes:
        a, b = _without_trailing_noughts(a), _without_trailing_noughts(b)
    return compare_versions(a, b)
