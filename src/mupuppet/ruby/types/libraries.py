"""The `lib` directories of modules, where the files of resource types find what they require."""

from __future__ import annotations

import os
from collections.abc import Iterable

from mupuppet.basics import slashed
from mupuppet.environment.ruby_files import Listings


class Libraries:
    """Some `lib` directories, in the order in which they are searched."""

    def __init__(
        self,
        roots: Iterable[str],
        listings: Listings | None = None,
        further: Libraries | None = None,
    ) -> None:
        """The paths are absolute; `further` directories are searched after these."""
        self._roots = list(roots)
        self._listings = Listings() if listings is None else listings
        self._further = further
        #: Subdirectories of these directories by their relative paths, with the names in them.
        self._directories: dict[str, list[tuple[str, frozenset[str]]]] = {}

    def beginning_with(self, root: str) -> Libraries:
        """The same directories after another one."""
        return Libraries((slashed.abspath(root),), self._listings, self)

    def are_around(self, path: str) -> bool:
        """Is a path in one of the directories?"""
        if any(path.startswith(root + "/") for root in self._roots):
            return True
        return self._further is not None and self._further.are_around(path)

    def resolve(self, name: str, relative_to: str | None) -> str | None:
        """The file that `require`, or `require_relative` in another file, refers to."""
        name = name.removesuffix(".rb") + ".rb"
        if relative_to is not None:
            name = slashed.join(os.path.dirname(relative_to), name)
        name = slashed.normpath(name)
        if os.path.isabs(name):
            return name if self.are_around(name) and os.path.isfile(name) else None
        return self._find(name)

    def _find(self, name: str) -> str | None:
        """A file by its path in a directory."""
        found = self._find_outside(name) if name.startswith("..") else self._find_inside(name)
        if found is None and self._further is not None:
            found = self._further._find(name)
        return found

    def _find_inside(self, name: str) -> str | None:
        directory, _, file = name.rpartition("/")
        for place, names in self._directories_at(directory):
            if file in names and os.path.isfile(f"{place}/{file}"):
                return f"{place}/{file}"
        return None

    def _directories_at(self, path: str) -> list[tuple[str, frozenset[str]]]:
        """The directories of this relative path that are not empty: most roots have none."""
        found = self._directories.get(path)
        if found is None:
            outer, _, name = path.rpartition("/")
            if outer:
                within = self._directories_at(outer)
                places = [f"{place}/{name}" for place, names in within if name in names]
            else:
                places = [f"{root}/{name}" for root in self._roots] if name else self._roots
            looked_at = [(place, self._listings.directory(place).names) for place in places]
            found = self._directories[path] = [each for each in looked_at if each[1]]
        return found

    def _find_outside(self, name: str) -> str | None:
        """A file by a name that leads out of a directory, and must lead back into it."""
        for root in self._roots:
            path = slashed.normpath(slashed.join(root, name))
            if path.startswith(root + "/") and os.path.isfile(path):
                return path
        return None
