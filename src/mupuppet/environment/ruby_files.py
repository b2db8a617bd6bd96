"""Where modules keep code in Ruby: resource types, providers, functions and data types.

All of that lies below `lib/puppet`, and most modules have little of it: what is in a directory is
looked at once, for all kinds of code and for all names.

`lib/puppet/functions` has functions of the newer interface: `a::b` of the module `a` in `a/b.rb`,
and functions without a module in their names right there. `lib/puppet/parser/functions` has
those of the older one. Of two with one name the newer interface wins, then the first module.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from mupuppet.basics.lazily import lazily


class Listings:
    """The names in directories, each of which is looked at once."""

    def __init__(self) -> None:
        self._names: dict[str, frozenset[str]] = {}

    def names(self, directory: str) -> frozenset[str]:
        """What is in a directory: nothing if it is none, or cannot be read."""
        names = self._names.get(directory)
        if names is None:
            try:
                names = frozenset(os.listdir(directory))
            except OSError:
                names = frozenset()
            self._names[directory] = names
        return names

    def has_file(self, directory: str, path: str) -> bool:
        """Is there a file below a directory? The path has neither `.` nor `..` in it."""
        place = directory
        for name in path.split("/"):
            inner = f"{place}/{name}"
            # A directory that was looked at tells itself what is in it, even that it is none.
            if inner not in self._names and name not in self.names(place):
                return False
            place = inner
        return os.path.isfile(place)


class RubyFiles:
    """The Ruby code of an environment and its modules."""

    def __init__(self, modules: Mapping[str, str], root: str | None) -> None:
        """`modules` are directories by name; `root` is that of the environment."""
        self.listings = Listings()
        self._modules = modules
        self._root = root

    @lazily
    def _in_modules(self) -> list[tuple[str, str]]:
        """The modules that have code for Puppet in Ruby, with where they have it."""
        found = [(name, os.path.join(root, "lib/puppet")) for name, root in self._modules.items()]
        return [(name, library) for name, library in found if self.listings.names(library)]

    @lazily
    def _in_all(self) -> list[tuple[str, str]]:
        """The same with the environment itself."""
        if self._root is None:
            return self._in_modules
        return [("environment", os.path.join(self._root, "lib/puppet")), *self._in_modules]

    def _folders(self, libraries: list[tuple[str, str]], kind: str) -> list[tuple[str, str]]:
        """The directories for some kind of code, with the names of their modules."""
        return [
            (module, f"{library}/{kind}")
            for module, library in libraries
            if kind in self.listings.names(library)
        ]

    @lazily
    def types(self) -> dict[str, str]:
        """The files of resource types by name."""
        found: dict[str, str] = {}
        for _, folder in self._folders(self._in_modules, "type"):
            for name in self.listings.names(folder):
                if name.endswith(".rb"):
                    found.setdefault(name.removesuffix(".rb"), f"{folder}/{name}")
        return found

    @lazily
    def _provider_folders(self) -> dict[str, list[str]]:
        """The directories with providers by the names of their types."""
        found: dict[str, list[str]] = {}
        for _, folder in self._folders(self._in_modules, "provider"):
            for name in self.listings.names(folder):
                found.setdefault(name, []).append(f"{folder}/{name}")
        return found

    def providers(self, type_name: str) -> list[str]:
        """The files in which modules define providers of a resource type."""
        return [
            f"{folder}/{name}"
            for folder in self._provider_folders.get(type_name, ())
            for name in sorted(self.listings.names(folder))
            if name.endswith(".rb")
        ]

    @lazily
    def functions(self) -> dict[str, tuple[str, bool]]:
        """The files of all functions by name, and whether they are in the older interface."""
        found: dict[str, tuple[str, bool]] = {}
        for module, folder in self._folders(self._in_all, "functions"):
            for name, path in self._files(folder):
                if "::" not in name or name.startswith(f"{module}::"):
                    found.setdefault(name, (path, False))
        for _, parser in self._folders(self._in_all, "parser"):
            for name, path in self._files(f"{parser}/functions"):
                if "::" not in name:
                    found.setdefault(name, (path, True))
        return found

    @lazily
    def data_types(self) -> dict[str, str]:
        """The files of all data types by name, in lower case."""
        found: dict[str, str] = {}
        for module, folder in self._folders(self._in_all, "datatypes"):
            for name, path in self._files(folder):
                if "::" not in name or name.startswith(f"{module}::"):
                    found.setdefault(name.lower(), path)
        return found

    def _files(self, folder: str, prefix: str = "") -> Iterator[tuple[str, str]]:
        """The files in a directory and below it, by the names of what they define."""
        for name in self.listings.names(folder):
            path = f"{folder}/{name}"
            if name.endswith(".rb"):
                yield prefix + name.removesuffix(".rb"), path
            elif os.path.isdir(path):
                yield from self._files(path, f"{prefix}{name}::")
