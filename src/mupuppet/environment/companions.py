"""Caches that other packages attach to an environment, without the environment knowing them."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


class Companions:
    """One instance of each class that was asked for."""

    def __init__(self) -> None:
        self._instances: dict[type[Any], Any] = {}

    def of(self, kind: type[T]) -> T:
        """The instance of a class, created without arguments on first use."""
        instance: T | None = self._instances.get(kind)
        if instance is None:
            instance = self._instances[kind] = kind()
        return instance
