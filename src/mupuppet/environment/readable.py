"""Which files code may read: those in the environment, in its modules, and in folders that a
person names. Symbolic links count as what they lead to.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from mupuppet.environment.stamps import Stamp, stamp_of

#: The idiom `file($maybe, '/dev/null')` asks for it where a file need not exist.
NOTHING = os.devnull


class ReadableFolders:
    """Folders with all that is in them."""

    def __init__(self, folders: Iterable[str]) -> None:
        #: The folders as they are written, with what they lead to once somebody has looked.
        self._real: dict[str, str | None] = {os.path.join(each, ""): None for each in folders}
        #: Files that were found in them: where a path leads takes long to find out.
        self._found: dict[str, Stamp] = {}

    def has(self, path: str) -> bool:
        """Is there a file or a directory in one of the folders, to which a path leads?"""
        try:
            stamp = stamp_of(os.stat(path))
        except (OSError, ValueError):
            return False
        if self._found.get(path) == stamp:  # it is the same file as before
            return True
        if not self.allow(path):
            return False
        self._found[path] = stamp
        return True

    def allow(self, path: str) -> bool:
        """Does a path lead into one of the folders?"""
        if path == NOTHING:
            return True
        real = os.path.join(os.path.realpath(path), "")
        # Most paths are written as one in the folder that they lead into: the others can wait.
        likely = [folder for folder in self._real if path.startswith(folder)]
        return any(real.startswith(self._leads_to(folder)) for folder in (*likely, *self._real))

    def _leads_to(self, folder: str) -> str:
        found = self._real[folder]
        if found is None:
            found = self._real[folder] = os.path.join(os.path.realpath(folder), "")
        return found
