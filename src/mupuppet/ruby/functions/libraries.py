"""Where `require` finds the files of modules."""

from __future__ import annotations

import os

from mupuppet.environment.reading import read_regular


class ModuleLibraries:
    """The `lib` directories of modules; each file is read once."""

    def __init__(self, roots: tuple[str, ...]) -> None:
        """The paths of the directories are absolute."""
        self.key = roots
        self._texts: dict[str, str | None] = {}

    def find(self, name: str, relative_to: str | None) -> str | None:
        """The path of a file that is required by name; None if no module has it."""
        name = name.removesuffix(".rb") + ".rb"
        if relative_to is not None:
            name = os.path.join(os.path.dirname(os.path.abspath(relative_to)), name)
        if os.path.isabs(name):
            path = os.path.normpath(name)
            return path if self._is_inside(path) and os.path.isfile(path) else None
        for root in self.key:
            path = os.path.normpath(os.path.join(root, name))
            if path.startswith(root + os.sep) and os.path.isfile(path):
                return path
        return None

    def _is_inside(self, path: str) -> bool:
        return any(path.startswith(root + os.sep) for root in self.key)

    def read(self, path: str) -> str | None:
        """The source of a file of a module; None if it is missing or may not be read."""
        if path not in self._texts:
            try:
                self._texts[path] = read_regular(path).decode("utf-8", "surrogateescape")
            except OSError:
                self._texts[path] = None
        return self._texts[path]
