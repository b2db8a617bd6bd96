"""Caches of a process, bounded by the size of their content, and emptied if memory is short.

What one compilation leaves in a cache takes memory from the next. The number of entries is not a
useful limit, because an entry may have any size; the number of characters in the source of the
entries is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

#: How to empty each of them.
_emptied: list[Callable[[], object]] = []

#: What an entry takes besides its strings, in characters.
_ENTRY = 100


def empty_caches() -> None:
    """Let go of everything that is only cached."""
    for empty in _emptied:
        empty()


def emptied_by(empty: Callable[[], object]) -> None:
    """Have a cache emptied with the others."""
    _emptied.append(empty)


def cached_if_short(
    maxsize: int, longest: int = 1000
) -> Callable[[Callable[[str], R]], Callable[[str], R]]:
    """Cache the results of a function for short strings; long ones come mostly once."""

    def decorate(function: Callable[[str], R]) -> Callable[[str], R]:
        cached = lru_cache(maxsize)(function)
        emptied_by(cached.cache_clear)

        @wraps(function)
        def call(string: str) -> R:
            return cached(string) if len(string) <= longest else function(string)

        return call

    return decorate


def cached_by_size(characters: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Cache the results of a function of strings that were used last, up to so many characters."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        entries: dict[object, R] = {}
        size = 0

        @wraps(function)
        def call(*arguments: P.args, **_: P.kwargs) -> R:
            nonlocal size
            if arguments in entries:
                if size <= characters // 2:  # none will have to go soon, whichever is the oldest
                    return entries[arguments]
                found = entries[arguments] = entries.pop(arguments)
                return found
            result = function(*arguments, **_)
            own = _size(arguments)
            if own <= characters:
                entries[arguments] = result
                size += own
                while size > characters:
                    oldest = next(iter(entries))
                    del entries[oldest]
                    size -= _size(oldest)
            return result

        def empty() -> None:
            nonlocal size
            entries.clear()
            size = 0

        emptied_by(empty)
        return call

    return decorate


def _size(arguments: object) -> int:
    assert isinstance(arguments, tuple)
    return _ENTRY + sum(len(each) for each in arguments if isinstance(each, str))
