"""Which files code may read: those in the environment, in its modules, and in folders that a
person names. Symbolic links count as what they lead to.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

#: The idiom `file($maybe, '/dev/null')` asks for it where a file need not exist.
NOTHING = os.devnull


class ReadableFolders:
    """Folders with all that is in them."""

    def __init__(self, folders: Iterable[str]) -> None:
        self._roots = tuple({os.path.join(os.path.realpath(each), "") for each in folders})

    def allow(self, path: str) -> bool:
        """Does a path lead into one of the folders?"""
        if path == NOTHING:
            return True
        real = os.path.realpath(path)
        return real.startswith(self._roots) or os.path.join(real, "") in self._roots
