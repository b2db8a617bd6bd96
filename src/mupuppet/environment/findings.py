"""What was found out about the contents of files, kept as long as the files do not change."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Generic, TypeVar

from mupuppet.environment.reading import read_regular
from mupuppet.environment.stamps import Stamp, is_settled, stamp_of

T = TypeVar("T")

#: Of how many files something is kept.
_MOST_FILES = 10_000


class PathFindings(Generic[T]):
    """One thing about each of many files. To ask again takes one look at the file's times."""

    def __init__(self, find_out: Callable[[str], T]) -> None:
        self._find_out = find_out
        self._kept: dict[str, tuple[Stamp, T]] = {}

    def of(self, path: str) -> T:
        """What was found out about a file. Raises OSError."""
        status = os.stat(path)
        stamp = stamp_of(status)
        kept = self._kept.get(path)
        if kept is not None and kept[0] == stamp:
            return kept[1]
        settled = is_settled(status)
        found = self._find_out(path)
        if settled:  # otherwise its times might not tell of the next change
            if len(self._kept) >= _MOST_FILES:
                self._kept.clear()
            self._kept[path] = (stamp, found)
        return found

    def clear(self) -> None:
        """Forget all files."""
        self._kept.clear()


class Findings(PathFindings[T]):
    """The same, where the content tells without the path."""

    def __init__(self, find_out: Callable[[bytes], T]) -> None:
        super().__init__(lambda path: find_out(read_regular(path)))
