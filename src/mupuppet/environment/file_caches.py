"""Caches of what was derived from files, valid as long as the files do not change."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Generic, TypeVar

from mupuppet.basics.caches import emptied_by
from mupuppet.environment.file_reading import read_regular
from mupuppet.environment.stamps import Stamp, is_settled, stamp_of

T = TypeVar("T")

#: How many files a cache holds.
_MOST_FILES = 10_000


class PathCache(Generic[T]):
    """A value for each of many files. A hit costs one system call."""

    def __init__(self, derive: Callable[[str], T]) -> None:
        self._derive = derive
        self._cached: dict[str, tuple[Stamp, T]] = {}
        emptied_by(self._cached.clear)

    def of(self, path: str, status: os.stat_result | None = None) -> T:
        """The value for a file, which may have been looked at. Raises OSError."""
        if status is None:
            try:
                status = os.stat(path)
            except ValueError:  # no name has a null character
                raise FileNotFoundError(path) from None
        stamp = stamp_of(status)
        cached = self._cached.get(path)
        if cached is not None and cached[0] == stamp:
            return cached[1]
        settled = is_settled(status)
        found = self._derive(path)
        if settled:  # otherwise its times might not show the next change
            if len(self._cached) >= _MOST_FILES:
                self._cached.clear()
            self._cached[path] = (stamp, found)
        return found

    def clear(self) -> None:
        """Forget all files."""
        self._cached.clear()


class ContentCache(PathCache[T]):
    """The same, where the value depends only on the content."""

    def __init__(self, derive: Callable[[bytes], T]) -> None:
        super().__init__(lambda path: derive(read_regular(path)))
