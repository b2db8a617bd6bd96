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

#: For how many files it is cached that they are in the directories.
_MOST_FOUND = 10_000


class LeadsOutside(OSError):
    """A file of an environment that is a link to something outside; it is not read."""

    def __init__(self, path: str) -> None:
        super().__init__(errno.EACCES, "it leads out of the environment and its modules", path)


class ReadableDirectories:
    """Directories with all that is in them."""

    def __init__(self, directories: Iterable[str]) -> None:
        #: The directories as they are written, those of them whose real paths were not needed so
        #: far, since the operating system takes a while to find them, and these real paths.
        self._written = dict.fromkeys(map(_with_slash, directories))
        self._unresolved = self._written.copy()
        self._real: set[str] = set()
        #: Real paths of directories in which files were found: what is beside them is in them, too.
        self._inside: set[str] = set()
        #: Files that were found in them.
        self._found: dict[str, Stamp] = {}

    def has(self, path: str) -> bool:
        """Is there a file or a directory in one of the directories, to which a path leads?"""
        found = self._found.get(path)
        try:
            if found is not None and stamp_of(os.stat(path)) == found:  # the same file as before
                return True
            real, status = slashed.real_path_and_status(path)
        except (OSError, ValueError):
            return False
        if path != NOTHING and not self.contain(real, path):
            return False
        if len(self._found) >= _MOST_FOUND:
            self._found.clear()  # code may ask for paths that are made of facts, without end
        self._found[path] = stamp_of(status)
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
        self._unresolved = self._written.copy()
        self._real.clear()
        self._inside.clear()

    def add(self, directory: str) -> None:
        """One more directory."""
        self._written[_with_slash(directory)] = self._unresolved[_with_slash(directory)] = None

    def add_found(self, directory: str, real: str, stamp: Stamp) -> None:
        """One more directory, where it was found to be, and the stamp that it has there."""
        self._written[_with_slash(directory)] = None
        self._real.add(_with_slash(real))
        self._found[directory] = stamp

    def surround(self, path: str) -> bool:
        """Does a path lead into one of the directories, or to one of them?"""
        # Most paths are written as one in a directory, and no link leads out of it: then nothing
        # has to be resolved.
        if any(_is_straight(directory, path) for directory in self._around(path)):
            return True
        return self.contain(slashed.real_path(path), path)

    def require_open(self, descriptor: int, path: str) -> None:
        """Raises LeadsOutside, unless a file that was opened is in one of the directories."""
        real = slashed.path_of_descriptor(descriptor) or slashed.realpath(path)
        if not self.contain(real, path):
            raise LeadsOutside(path)

    def contain(self, real: str, path: str) -> bool:
        """Whether the real path of `path` is in one of the directories, or one of them."""
        parent = real[: real.rfind("/") + 1]
        if parent in self._inside:
            return True
        if self._surround_real(parent, path):
            self._inside.add(parent)
            return True
        return _with_slash(real) in self._real  # by now, all of them are known

    def _surround_real(self, real: str, path: str) -> bool:
        """Is the real path of a directory in one of these? The one that `path` names is first."""
        known, end = self._real, real.rfind("/")
        while end >= 0:
            if real[: end + 1] in known:
                return True
            end = real.rfind("/", 0, end)
        if not self._unresolved:
            return False
        for directory in (*self._around(path), *self._unresolved):
            if directory in self._unresolved and real.startswith(self._resolve(directory)):
                return True
        return False

    def _around(self, path: str) -> Iterator[str]:
        """The directories that a path begins with, the innermost first."""
        return (prefix for prefix in _prefixes(path) if prefix in self._written)

    def _resolve(self, directory: str) -> str:
        del self._unresolved[directory]
        real = _with_slash(slashed.real_path(directory))
        self._real.add(real)
        return real


def is_there(path: str) -> bool:
    """Does a path lead to a file or a directory, wherever it is?"""
    try:
        return os.path.exists(path)
    except ValueError:  # of a path with a null byte
        return False


def _with_slash(directory: str) -> str:
    """What the paths of all that is in a directory begin with."""
    return directory if directory.endswith("/") else f"{directory}/"


def _prefixes(path: str) -> Iterator[str]:
    """The directories in a path, each with a slash, the innermost first."""
    end = path.rfind("/")
    while end >= 0:
        yield path[: end + 1]
        end = path.rfind("/", 0, end)


def _is_straight(directory: str, path: str) -> bool:
    """Does a path continue from a directory without links and dots?"""
    place = directory
    for name in path[len(directory) :].split("/"):
        place += name
        if name in ("", ".", "..") or os.path.islink(place):
            return False
        place += "/"
    return True
