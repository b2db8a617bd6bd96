"""What not every system has, with what stands for it elsewhere."""

from __future__ import annotations

import os

#: Opening a pipe does not wait for its other end.
NONBLOCK: int = getattr(os, "O_NONBLOCK", 0)
#: Opening a link fails.
NOFOLLOW: int = getattr(os, "O_NOFOLLOW", 0)


def lock(descriptor: int, *, waits: bool = True) -> None:
    """Lock a file as long as it is open. Raises OSError if another process has, and not `waits`.

    Where files cannot be locked, nothing happens.
    """
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))


def effective_user() -> int:
    """The number of the user; where there are none, files say that they belong to 0."""
    return os.geteuid() if hasattr(os, "geteuid") else 0
