"""Caches that other packages attach to an environment, without the environment knowing them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

T = TypeVar("T")


class Companion:
    """A cache that is saved and closed with its environment; instances of other classes are not."""

    def forget_files(self, paths: Collection[str]) -> None:
        """Drop what was made of files that no longer exist."""

    def save(self) -> None:
        """Write what is worth keeping to disk."""

    def close(self) -> None:
        """End what would otherwise live on, such as processes."""


class Companions:
    """One instance of each class that was asked for."""

    def __init__(self) -> None:
        self._instances: dict[type[Any], Any] = {}

    def of(self, kind: type[T], make: Callable[[], T] | None = None) -> T:
        """The instance of a class, created on first use: by `make`, or without arguments."""
        instance: T | None = self._instances.get(kind)
        if instance is None:
            instance = self._instances[kind] = kind() if make is None else make()
        return instance

    def _active(self) -> list[Companion]:
        return [each for each in self._instances.values() if isinstance(each, Companion)]

    def forget_files(self, paths: Collection[str]) -> None:
        for companion in self._active():
            companion.forget_files(paths)

    def save(self) -> None:
        for companion in self._active():
            companion.save()

    def close(self) -> None:
        for companion in self._active():
            companion.close()
        self._instances.clear()
