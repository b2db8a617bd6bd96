"""The texts of files, kept from one compilation of an environment to the next.

A file is looked at each time, which takes one question to the operating system, and read again
if it may have changed: if its size, one of its times or its identity is another, or if it was
changed so shortly before it was read that another change could have left no trace in its times.
"""

from __future__ import annotations

import os
import stat
import time

from mupuppet.environment.reading import Reading, read_source

#: Times of files are this coarse where they are coarsest.
_COARSEST = 2_000_000_000

#: What tells one state of a file from another.
Stamp = tuple[int, int, int, int, int]


def stamp_of(status: os.stat_result) -> Stamp:
    """What is another after a change of the file."""
    return (
        status.st_mtime_ns,
        status.st_ctime_ns,
        status.st_size,
        status.st_ino,
        status.st_dev,
    )


def is_settled(status: os.stat_result, now: int) -> bool:
    """Will a change of the file from now on be seen in its times?"""
    return now - status.st_ctime_ns > _COARSEST


class SourceFiles:
    """Files of code that were read, with what tells whether they must be read again."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Stamp, bool, Reading]] = {}

    def find(self, path: str) -> Reading | None:
        """The text of a file as it is now; None if there is no regular file."""
        try:
            status = os.stat(path)
        except (OSError, ValueError):
            return None
        if not stat.S_ISREG(status.st_mode):
            return None
        stamp = stamp_of(status)
        kept = self._kept.get(path)
        if kept is not None and kept[0] == stamp and kept[1]:
            return kept[2]
        settled = is_settled(status, time.time_ns())
        reading = read_source(path)
        if kept is not None and not reading[1] and kept[2][0].text == reading[0].text:
            reading = kept[2]
        if reading[1]:
            self._kept.pop(path, None)  # it may become readable without a change of its content
        else:
            self._kept[path] = (stamp, settled, reading)
        return reading

    def read(self, path: str) -> Reading:
        """The text of a file as it is now; what cannot be read is empty and has a diagnostic."""
        return self.find(path) or read_source(path)
