"""Stamps of files: they show whether a file that was read must be read again.

A file has changed if its size, one of its times or its identity differs. If it was changed so
shortly before it was read that another change might not show in its times, only its content can
tell.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter

#: Times of files are this coarse where they are coarsest.
_COARSEST = 2_000_000_000

Stamp = tuple[int, int, int, int, int]


#: What differs after a change of the file.
stamp_of: Callable[[os.stat_result], Stamp] = attrgetter(
    "st_mtime_ns", "st_ctime_ns", "st_size", "st_ino", "st_dev"
)


def changed_paths(stamps: Mapping[str, Stamp | None]) -> Iterator[str]:
    """The paths at which something else is by now; a stamp is None where nothing was."""
    look, is_there = os.stat, os.access
    for path, stamp in stamps.items():
        try:
            # Where nothing was, an exception would take longer than all the rest.
            if is_there(path, os.F_OK) if stamp is None else stamp_of(look(path)) != stamp:
                yield path
        except (OSError, ValueError):
            if stamp is not None:
                yield path


def is_settled(status: os.stat_result, now: int | None = None) -> bool:
    """Will any change from now on show in the times of the file?"""
    if now is None:
        now = time.time_ns()
    return now - status.st_ctime_ns > _COARSEST


class Stamps:
    """The stamps of many files and directories, for a cheap check that none of them has changed."""

    def __init__(self, paths: Iterable[str]) -> None:
        """Take them before looking at the contents."""
        now = time.time_ns()
        #: None for a path where nothing is.
        self._stamps: dict[str, Stamp | None] = {}
        #: Whether any change will show in the stamps.
        self._is_reliable = True
        for path in paths:
            try:
                status = os.stat(path)
            except (OSError, ValueError):
                self._stamps[path] = None
            else:
                self._stamps[path] = stamp_of(status)
                self._is_reliable &= is_settled(status, now)

    def are_current(self) -> bool:
        """Is it certain that nothing has changed?"""
        return self._is_reliable and next(changed_paths(self._stamps), None) is None
