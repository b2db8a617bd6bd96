"""What is found when it is first asked for: attributes, and modules.

`lazily` is what `functools.cached_property` is from Python 3.12 on; before, that takes a lock each
time, which costs more than most of what we find by it.

What few runs need must not be imported by all of them. An `import` statement in the function that
needs it sees to that, but each time it is passed it costs as much as a hundred operations. Where
that is often, there is `later`:

    if TYPE_CHECKING:
        from mupuppet.types import builtin
    else:
        builtin = later("mupuppet.types.builtin")
"""

from __future__ import annotations

import sys
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


class later:  # noqa: N801  # it is written like a function
    """A module that becomes itself step by step: what was asked for once is kept."""

    def __init__(self, name: str) -> None:
        self._module = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # what looks at objects of all kinds
            raise AttributeError(name)
        __import__(self._module)
        value = getattr(sys.modules[self._module], name)
        setattr(self, name, value)
        return value
