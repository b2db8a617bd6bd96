"""Attributes that are found when they are first asked for.

What `functools.cached_property` is from Python 3.12 on; before, it takes a lock each time, which
costs more than most of what we find by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801  # it is written like `property`
    """A method whose result is kept in place of it."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> lazily[T]: ...

    @overload
    def __get__(self, owner: object, kind: type) -> T: ...

    def __get__(self, owner: object, kind: type) -> lazily[T] | T:
        if owner is None:
            return self
        value = owner.__dict__[self._name] = self._find(owner)
        return value
