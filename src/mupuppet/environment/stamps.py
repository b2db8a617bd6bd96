"""Stamps of files: they show whether a file that was read must be read again.

A file has changed if its size, one of its times or its identity is another. If it was changed so
shortly before it was read that another change could leave no trace in its times, only its content
shows it.
"""

from __future__ import annotations

import os
import time

#: Times of files are this coarse where they are coarsest.
_COARSEST = 2_000_000_000

Stamp = tuple[int, int, int, int, int]


def stamp_of(status: os.stat_result) -> Stamp:
    """What differs after a change of the file."""
    return (
        status.st_mtime_ns,
        status.st_ctime_ns,
        status.st_size,
        status.st_ino,
        status.st_dev,
    )


def is_settled(status: os.stat_result, now: int | None = None) -> bool:
    """Will any change from now on show in the times of the file?"""
    if now is None:
        now = time.time_ns()
    return now - status.st_ctime_ns > _COARSEST
