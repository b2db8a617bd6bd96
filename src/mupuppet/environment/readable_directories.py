"""Which files code may read: those in the environment, in its modules, and in directories
that the user names. Symbolic links count as what they lead to.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator

from mupuppet.basics import slashed
from mupuppet.environment.permissions import refused_file
from mupuppet.environment.stamps import Stamp, stamp_of

#: The idiom `file($maybe, '/dev/null')` asks for it where a file need not exist.
NOTHING = os.devnull


class LeadsOutside(OSError):
    """A file of an environment that is a link to what is not in it; nothing of it is read."""

    def __init__(self, path: str) -> None:
        super().__init__(errno.EACCES, "it leads out of the environment and its modules", path)


class ReadableDirectories:
    """Directories with all that is in them."""

    def __init__(self, directories: Iterable[str]) -> None:
        #: The directories as they are written, with their real paths once these are needed.
        self._real: dict[str, str | None] = dict.fromkeys(map(_with_slash, directories))
        #: Files that were found in them: where a path leads takes long to find out.
        self._found: dict[str, Stamp] = {}

    def has(self, path: str) -> bool:
        """Is there a file or a directory in one of the directories, to which a path leads?"""
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
        """May code read what a path leads to?"""
        return path == NOTHING or self.surround(path)

    def require(self, path: str) -> None:
        """Raises Refused if a path leads to something that is not in one of the directories."""
        if not self.has(path) and is_there(path):
            raise refused_file(path)

    def look_again(self) -> None:
        """Forget where links led; a file that is still the same is still allowed."""
        self._real = dict.fromkeys(self._real)

    def add(self, directory: str) -> None:
        """One more directory."""
        self._real.setdefault(_with_slash(directory))

    def surround(self, path: str) -> bool:
        """Does a path lead into one of the directories, or to one of them?"""
        # Most paths are written as one in a directory, and no link leads out of it: where all the
        # others and the directory itself are would take many questions to the operating system.
        if any(_is_straight(directory, path) for directory in self._around(path)):
            return True
        real = _with_slash(slashed.realpath(path))
        # Where all of them lead need not be found out if it is in one as this is written.
        if any(self._leads_to(directory) == directory for directory in self._around(real)):
            return True
        return any(real.startswith(self._leads_to(directory)) for directory in self._real)

    def _around(self, path: str) -> Iterator[str]:
        """The directories that a path begins with, the innermost first."""
        end = path.rfind("/")
        while end >= 0:
            directory = path[: end + 1]
            if directory in self._real:
                yield directory
            end = path.rfind("/", 0, end)

    def require_open(self, descriptor: int, path: str) -> None:
        """Raises LeadsOutside, unless a file that was opened is in one of the directories."""
        try:
            real = os.readlink(f"/proc/self/fd/{descriptor}")
        except OSError:  # not a system that tells
            real = slashed.realpath(path)
        real = _with_slash(real)
        if not any(real.startswith(self._leads_to(directory)) for directory in self._real):
            raise LeadsOutside(path)

    def _leads_to(self, directory: str) -> str:
        found = self._real[directory]
        if found is None:
            found = self._real[directory] = _with_slash(slashed.realpath(directory))
        return found


def is_there(path: str) -> bool:
    """Does a path lead to a file or a directory, wherever it is?"""
    try:
        return os.path.exists(path)
    except ValueError:  # of a path with a null byte
        return False


def _with_slash(directory: str) -> str:
    """What the paths of all that is in a directory begin with."""
    return directory if directory.endswith("/") else f"{directory}/"


def _is_straight(directory: str, path: str) -> bool:
    """Does a path go on from a directory without links and dots?"""
    place = directory
    for name in path[len(directory) :].split("/"):
        place += name
        if name in ("", ".", "..") or os.path.islink(place):
            return False
        place += "/"
    return True
