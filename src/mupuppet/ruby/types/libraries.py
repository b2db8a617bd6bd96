"""The `lib` directories of modules, where the files of resource types find what they require."""

from __future__ import annotations

import os
from collections.abc import Iterable

from mupuppet.environment.ruby_files import Listings


class Libraries:
    """Some `lib` directories, in the order in which they are searched."""

    def __init__(self, roots: Iterable[str], listings: Listings | None = None) -> None:
        self._roots = [os.path.abspath(root) for root in roots]
        self._listings = Listings() if listings is None else listings

    def beginning_with(self, root: str) -> Libraries:
        """The same directories after another one."""
        libraries = Libraries((root,), self._listings)
        libraries._roots += self._roots
        return libraries

    def are_around(self, path: str) -> bool:
        """Is a path in one of the directories?"""
        return any(path.startswith(root + os.sep) for root in self._roots)

    def resolve(self, name: str, relative_to: str | None) -> str | None:
        """The file that `require` means, or `require_relative` in another file."""
        name = name.removesuffix(".rb") + ".rb"
        if relative_to is not None:
            name = os.path.join(os.path.dirname(relative_to), name)
        name = os.path.normpath(name)
        if os.path.isabs(name):
            return name if self.are_around(name) and os.path.isfile(name) else None
        if name.startswith(".."):
            return self._resolve_outside(name)
        for root in self._roots:
            if self._listings.has_file(root, name):
                return os.path.join(root, name)
        return None

    def _resolve_outside(self, name: str) -> str | None:
        """A file by a name that leads out of a directory, and must lead back into it."""
        for root in self._roots:
            path = os.path.normpath(os.path.join(root, name))
            if path.startswith(root + os.sep) and os.path.isfile(path):
                return path
        return None
