"""Attributes and modules that are computed or imported when they are first used.

`cached` does what `functools.cached_property` does from Python 3.12 on; earlier versions take a
lock for each instance, which costs more than most of the values that we cache. `stored_with` does
the same from outside the class.

An `import` statement in a function costs as much as a hundred operations each time it runs. Hot
code uses `lazy_module` instead:

    if TYPE_CHECKING:
        from mupuppet.types import builtin
    else:
        builtin = lazy_module("mupuppet.types.builtin")
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
Owner = TypeVar("Owner")


class cached(Generic[T]):  # noqa: N801  # it is written like `property`
    """A property whose value is computed once for each instance."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> cached[T]: ...

    @overload
    def __get__(self, owner: object, kind: type) -> T: ...

    def __get__(self, owner: object, kind: type) -> cached[T] | T:
        if owner is None:
            return self
        value = self._find(owner)
        # Not by `__dict__`: once it was asked for, Python reads every attribute more slowly.
        object.__setattr__(owner, self._name, value)
        return value


def stored_with(attribute: str, make: Callable[[Owner], T]) -> Callable[[Owner], T]:
    """A function that makes something of an object once, and stores it in its attribute.

    The class of the object, in a package below, need not know what is made.
    """

    def find(owner: Owner) -> T:
        found: T | None = getattr(owner, attribute, None)
        if found is None:
            found = make(owner)
            setattr(owner, attribute, found)
        return found

    return find


class lazy_module:  # noqa: N801  # it is written like a function
    """Stands for a module, which is imported when one of its names is first used."""

    def __init__(self, name: str) -> None:
        self._module = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # asked of objects of all kinds
            raise AttributeError(name)
        __import__(self._module)
        value = getattr(sys.modules[self._module], name)
        setattr(self, name, value)
        return value
