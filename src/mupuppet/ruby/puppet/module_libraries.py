"""Where `require` finds the files of modules."""

from __future__ import annotations

from mupuppet.basics import slashed
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_reading import read_regular
from mupuppet.ruby.types.libraries import Libraries


class ModuleLibraries:
    """The `lib` directories of an environment and its modules; each file is read once."""

    def __init__(self, environment: Environment) -> None:
        self.key = environment.library_roots
        self._area = environment.area
        self._libraries = Libraries(self.key, environment.ruby_files.listings)
        self._sources: dict[str, str | None] = {}
        #: The programs whose files were found to be the same.
        self.unchanged: set[object] = set()

    def find(self, name: str, relative_to: str | None) -> str | None:
        """The path of a file that is required by name; None if no module has it."""
        around = None if relative_to is None else slashed.abspath(relative_to)
        return self._libraries.resolve(name, around)

    def read(self, path: str) -> str | None:
        """The source of a file of a module; None if it is missing or may not be read.

        Raises Refused.
        """
        if path not in self._sources:
            try:
                self._area.require(path)
                self._sources[path] = read_regular(path).decode("utf-8", "surrogateescape")
            except OSError:
                self._sources[path] = None
        return self._sources[path]
