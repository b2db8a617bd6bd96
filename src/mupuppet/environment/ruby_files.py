"""The Ruby code of modules: resource types, providers, functions and data types.

All of it is below `lib/puppet`, and most modules have little of it: each directory is listed once,
for all kinds of code and all names.

`lib/puppet/functions` has functions of the newer interface: `a::b` of the module `a` in `a/b.rb`,
and functions without a module in their names right there. `lib/puppet/parser/functions` has
those of the older one. Of two functions with the same name, that of the first module is used,
unless the caller depends on another module; within a module, the newer interface is preferred.
`scope.function_NAME` in Ruby finds only the older one.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached
from mupuppet.environment.file_caches import PathCache
from mupuppet.environment.stamps import Stamps


class Directory:
    """A directory as it was when it was looked at."""

    __slots__ = ("code", "names", "others")

    def __init__(self, path: str | None = None) -> None:
        """Without a path: one that is none, or cannot be read. Raises OSError."""
        names = [] if path is None else os.listdir(path)
        self.names = frozenset(names)
        #: The files in Ruby without the endings of their names.
        self.code = {name[:-3]: f"{path}/{name}" for name in names if name.endswith(".rb")}
        #: What else there is.
        self.others = [name for name in names if not name.endswith(".rb")]


_NO_DIRECTORY = Directory()

#: Directories that some environment has looked at: the next one mostly has the same modules.
_directories = PathCache(Directory)


class Listings:
    """Directories, each of which is looked at once."""

    def __init__(self) -> None:
        self._directories: dict[str, Directory] = {}
        #: Those of the directories when they were last compared.
        self._stamps: Stamps | None = None

    def directory(self, path: str) -> Directory:
        """What is in a directory: nothing if it is none, or cannot be read."""
        directory = self._directories.get(path)
        if directory is None:
            directory = self._directories[path] = self._look(path)
            self._stamps = None
        return directory

    def are_current(self) -> bool:
        """Would a new look at the directories find the same?"""
        if self._stamps is not None and self._stamps.are_current():
            return True
        stamps = Stamps(self._directories)
        if any(self._look(path).names != seen.names for path, seen in self._directories.items()):
            return False
        self._stamps = stamps
        return True

    @staticmethod
    def _look(path: str) -> Directory:
        try:
            return _directories.of(path)
        except OSError:
            return _NO_DIRECTORY


class RubyFiles:
    """The Ruby code of an environment and its modules."""

    def __init__(
        self, modules: Mapping[str, str], root: str | None, beside: Sequence[str] = ()
    ) -> None:
        """`modules` are directories by name; `root` is that of the environment.

        In those `beside` modules are types, providers and functions of the older interface.
        """
        self.listings = Listings()
        self._modules = modules
        self._root = root
        self._beside = beside
        self._by_module: dict[str, dict[str, list[tuple[str, bool]]]] = {}

    @cached
    def _in_modules(self) -> list[tuple[str, str, Directory]]:
        """The modules that have code for Puppet in Ruby, with where they have it."""
        return self._libraries(self._modules.items())

    def _libraries(self, roots: Iterable[tuple[str, str]]) -> list[tuple[str, str, Directory]]:
        found = []
        for name, root in roots:
            library = f"{root}/lib/puppet"
            directory = self.listings.directory(library)
            if directory.names:
                found.append((name, library, directory))
        return found

    @cached
    def _beside_modules(self) -> list[tuple[str, str, Directory]]:
        """The same of directories beside modules."""
        return self._libraries(("", root) for root in self._beside)

    @cached
    def _in_all(self) -> list[tuple[str, str, Directory]]:
        """The same with the environment itself."""
        if self._root is None:
            return self._in_modules
        library = slashed.join(self._root, "lib/puppet")
        return [("environment", library, self.listings.directory(library)), *self._in_modules]

    def _directories(
        self, libraries: list[tuple[str, str, Directory]], kind: str
    ) -> list[tuple[str, str]]:
        """The directories for some kind of code, with the names of their modules."""
        return [
            (module, f"{library}/{kind}")
            for module, library, directory in libraries
            if kind in directory.names
        ]

    @cached
    def types(self) -> dict[str, str]:
        """The files of resource types by name."""
        found: dict[str, str] = {}
        for _, path in reversed(self._directories(self._in_modules + self._beside_modules, "type")):
            found.update(self.listings.directory(path).code)
        return found

    @cached
    def _provider_directories(self) -> dict[str, list[str]]:
        """The directories of providers by the names of their types."""
        found: dict[str, list[str]] = {}
        for _, path in self._directories(self._in_modules + self._beside_modules, "provider"):
            for name in self.listings.directory(path).names:
                found.setdefault(name, []).append(f"{path}/{name}")
        return found

    def providers(self, type_name: str) -> list[str]:
        """The files in which modules define providers of a resource type."""
        found: list[str] = []
        for path in self._provider_directories.get(type_name, ()):
            found += sorted(self.listings.directory(path).code.values())
        return found

    def function(self, name: str) -> tuple[str, bool] | None:
        """The file of a function, and whether it is in the older interface."""
        return next(iter(self._files_of(name)), None)

    def is_repeated(self, name: str) -> bool:
        """Do several modules define a function?"""
        return len(self._files_of(name)) > 1

    def function_of(self, module: str, name: str) -> tuple[str, bool] | None:
        """The file of a function that a module defines."""
        library = f"{self._modules.get(module)}/lib/puppet/"
        return next((file for file in self._files_of(name) if file[0].startswith(library)), None)

    def functions(self) -> Iterable[str]:
        """The names of all functions."""
        found = set(self._without_module)
        for module, _, _ in self._in_all:
            found.update(self._of_module(module))
        return found

    def _files_of(self, name: str) -> Sequence[tuple[str, bool]]:
        """The files of a function, the first one of each module."""
        module, separator, _ = name.partition("::")
        return (self._of_module(module) if separator else self._without_module).get(name, ())

    @cached
    def _without_module(self) -> dict[str, list[tuple[str, bool]]]:
        """The files of functions without a module in their names."""
        found: dict[str, list[tuple[str, bool]]] = {}
        for _, library, directory in self._in_all:
            own: dict[str, tuple[str, bool]] = {}
            if "parser" in directory.names:
                code = self.listings.directory(f"{library}/parser/functions").code
                own = {name: (path, True) for name, path in code.items()}
            if "functions" in directory.names:
                code = self.listings.directory(f"{library}/functions").code
                own |= {name: (path, False) for name, path in code.items()}
            for name, file in own.items():
                found.setdefault(name, []).append(file)
        for name, path in self._legacy_beside:
            found.setdefault(name, [(path, True)])
        return found

    def _of_module(self, module: str) -> dict[str, list[tuple[str, bool]]]:
        """The files of functions with a module in their names: it is looked at when one is used."""
        found = self._by_module.get(module)
        if found is None:
            found = self._by_module[module] = {}
            for owner, library, directory in self._in_all:
                if owner == module and "functions" in directory.names:
                    for name, path in self._files(f"{library}/functions", module):
                        found.setdefault(name, []).append((path, False))
        return found

    @cached
    def _legacy_beside(self) -> list[tuple[str, str]]:
        """The functions in the older interface in directories beside modules."""
        return self._legacy_in(self._beside_modules)

    @cached
    def legacy_functions(self) -> dict[str, str]:
        """The files of functions in the older interface by name."""
        found: dict[str, str] = {}
        for name, path in self._legacy_in(self._in_all) + self._legacy_beside:
            found.setdefault(name, path)
        return found

    def _legacy_in(self, libraries: list[tuple[str, str, Directory]]) -> list[tuple[str, str]]:
        """The names and files of functions in the older interface: none is in a namespace."""
        return [
            each
            for _, parser in self._directories(libraries, "parser")
            for each in self.listings.directory(f"{parser}/functions").code.items()
        ]

    @cached
    def data_types(self) -> dict[str, str]:
        """The files of all data types by name, in lower case."""
        found: dict[str, str] = {}
        for module, directory in self._directories(self._in_all, "datatypes"):
            own = dict(self._files(directory, module))
            for name, path in [*self.listings.directory(directory).code.items(), *own.items()]:
                found.setdefault(name.lower(), path)
        return found

    def _files(self, path: str, module: str) -> Iterator[tuple[str, str]]:
        """What is defined in the namespace of a module below a directory, with its files.

        Links are not followed to the directories that they are in: that would have no end.
        """
        waiting: list[tuple[str, str, frozenset[str]]] = [(path, "", frozenset())]
        while waiting:
            path, prefix, seen = waiting.pop()
            directory = self.listings.directory(path)
            others = directory.others
            if prefix:
                for name, file in directory.code.items():
                    yield prefix + name, file
            else:
                others = [name for name in others if name == module]
            below: list[tuple[str, str, frozenset[str]]] = []
            for name in others:
                inner, followed = f"{path}/{name}", seen
                if os.path.islink(inner):
                    real = slashed.realpath(inner)
                    if real in seen or f"{slashed.realpath(path)}/".startswith(f"{real}/"):
                        continue
                    followed = seen | {real}
                below.append((inner, f"{prefix}{name}::", followed))
            waiting += reversed(below)
