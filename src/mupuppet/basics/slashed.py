"""Paths with slashes on every system, as Puppet writes them: in messages, catalogs and caches.

Windows accepts them as well. The paths of `os.path` would have backslashes there, so code that
searches a path for slashes, or compares two paths, would fail. Paths from outside (arguments,
variables, the system) are first converted by `slashes` or one of these functions.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def slashes(path: str) -> str:
    """A path of the system's with slashes."""
    return path if os.sep == "/" else path.replace(os.sep, "/")


def _with_slashes(make: F) -> F:
    """The same function with slashes in what it returns; where it has them, the function itself."""
    if os.sep == "/":
        return make

    def made(*arguments: Any, **options: Any) -> Any:
        return slashes(make(*arguments, **options))

    return made  # type: ignore[return-value]  # it takes what the function takes


abspath = _with_slashes(os.path.abspath)
expanduser = _with_slashes(os.path.expanduser)
join = _with_slashes(os.path.join)
normpath = _with_slashes(os.path.normpath)
realpath = _with_slashes(os.path.realpath)
relpath = _with_slashes(os.path.relpath)


#: Opens nothing of a file: only its place is found. None on other systems than Linux.
_PATH_ONLY: int | None = getattr(os, "O_PATH", None)


def path_of_descriptor(descriptor: int) -> str | None:
    """Where an open file is, without links; None on a system that does not tell."""
    try:
        return os.readlink(f"/proc/self/fd/{descriptor}")
    except OSError:
        return None


def real_path(path: str) -> str:
    """Where a path leads to, without links, with slashes; it need not exist.

    The same as `realpath`; but Linux resolves a path that exists by itself, which takes three
    system calls, not one for each of its parts.
    """
    if _PATH_ONLY is not None:
        try:
            descriptor = os.open(path, _PATH_ONLY)
        except (OSError, ValueError):
            return realpath(path)
        try:
            found = path_of_descriptor(descriptor)
        finally:
            os.close(descriptor)
        if found is not None:
            return found
    return realpath(path)


def real_path_and_status(path: str) -> tuple[str, os.stat_result]:
    """The same of a path that exists, and what the system knows about it. Raises OSError."""
    if _PATH_ONLY is not None:
        descriptor = os.open(path, _PATH_ONLY)
        try:
            found = path_of_descriptor(descriptor)
            if found is not None:
                return found, os.fstat(descriptor)
        finally:
            os.close(descriptor)
    return realpath(path), os.stat(path)


def split(paths: str) -> list[str]:
    """The paths of a list. On Windows a repository may also have the colons of its server."""
    if os.pathsep == ":":
        return paths.split(":")
    return [slashes(path) for path in re.split(r"(?:;|:(?![/\\]))", paths)]


def walk(path: str, *, followlinks: bool = False) -> Iterator[tuple[str, list[str], list[str]]]:
    """As `os.walk`, however deep; a caller may leave out directories, or sort them."""
    waiting = [path]
    while waiting:
        parent = waiting.pop()
        directories: list[str] = []
        names: list[str] = []
        links: set[str] = set()
        try:
            with os.scandir(parent) as entries:
                for entry in entries:
                    (directories if _is_directory(entry) else names).append(entry.name)
                    if entry.is_symlink():
                        links.add(entry.name)
        except OSError:
            continue  # it is gone, or must not be read
        yield slashes(parent), directories, names
        entered = (name for name in reversed(directories) if followlinks or name not in links)
        waiting.extend(join(parent, name) for name in entered)


def _is_directory(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False
