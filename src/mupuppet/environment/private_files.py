"""Files that only the user can write, and whose content can be trusted."""

from __future__ import annotations

import os
import stat

from mupuppet.basics import slashed
from mupuppet.basics.platform import effective_user


def is_private(directory: str) -> bool:
    """Whether a directory is the user's own."""
    try:
        return only_ours(os.lstat(directory))
    except OSError:
        return False


def only_ours(status: os.stat_result) -> bool:
    """Owned by us, writable only by us, and not a link."""
    return (
        status.st_uid == effective_user()
        and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        and not stat.S_ISLNK(status.st_mode)
    )


def private_state(name: str) -> str | None:
    """A directory of the user's for what must be remembered; None if the user has none."""
    base = os.environ.get("XDG_STATE_HOME") or ""
    if not os.path.isabs(base):
        base = slashed.expanduser("~/.local/state")
    return slashed.join(base, "mupuppet", name) if os.path.isabs(base) else None
