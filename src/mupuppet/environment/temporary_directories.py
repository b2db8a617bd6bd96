"""Directories for temporary files, which are removed even if their process is killed.

The process that creates one holds a lock on a file in it as long as it lives, and so do the
processes that it forks. When a process creates its first one, it removes those that no process has
locked.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from functools import cache
from weakref import finalize

from mupuppet.basics import slashed
from mupuppet.basics.platform import NOFOLLOW, effective_user
from mupuppet.basics.platform import lock as lock_file

_PREFIX = "mupuppet-"
_LOCK = "lock"
_FILES = "files"
#: A directory without a lock is under construction, or is what is left of one, after these seconds.
_SECONDS_TO_MAKE = 3600


class TemporaryDirectory:
    """A new, empty directory of this user's alone: `path`."""

    def __init__(self) -> None:
        base = slashed.realpath(tempfile.gettempdir())
        _remove_abandoned(base)
        outer = slashed.slashes(tempfile.mkdtemp(prefix=_PREFIX, dir=base))
        lock = os.open(slashed.join(outer, _LOCK), os.O_RDWR | os.O_CREAT, 0o600)
        lock_file(lock)
        #: Also called when the process ends.
        self.remove = finalize(self, _remove, outer, lock, os.getpid())
        self.path = slashed.join(outer, _FILES)
        os.mkdir(self.path, 0o700)

    def __enter__(self) -> TemporaryDirectory:
        return self

    def __exit__(self, *problem: object) -> None:
        self.remove()


def _remove(directory: str, lock: int, owner: int) -> None:
    """Remove one with all that is in it; a forked process leaves it to its parent."""
    os.close(lock)
    if os.getpid() == owner:
        shutil.rmtree(directory, ignore_errors=True)


@cache  # once is enough for a process
def _remove_abandoned(base: str) -> None:
    """Remove what killed processes of this user have left."""
    try:
        with os.scandir(base) as entries:
            found = [
                slashed.slashes(each.path) for each in entries if each.name.startswith(_PREFIX)
            ]
    except OSError:
        return
    for path in found:
        if _is_abandoned(path):
            shutil.rmtree(path, ignore_errors=True)


def _is_abandoned(path: str) -> bool:
    try:
        status = os.lstat(path)
        if status.st_uid != effective_user() or os.path.islink(path):
            return False
        try:
            lock = os.open(slashed.join(path, _LOCK), os.O_RDWR | NOFOLLOW)
        except FileNotFoundError:
            return status.st_mtime < time.time() - _SECONDS_TO_MAKE
    except OSError:
        return False
    try:
        lock_file(lock, waits=False)
    except OSError:
        return False
    finally:
        os.close(lock)
    return True
