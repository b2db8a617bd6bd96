"""A directory for files that came with a request and are not on disk.

Consecutive requests often bring the same files. So the directory is kept, and only the differences
are written or removed: writing everything again would cost more than a small compilation.
"""

from __future__ import annotations

import os

from mupuppet.basics import slashed
from mupuppet.environment.temporary_directories import TemporaryDirectory


class ScratchTree:
    """A directory with exactly the files of the last request."""

    def __init__(self) -> None:
        self._root: TemporaryDirectory | None = None
        self._contents: dict[str, str] = {}
        self._directories: set[str] = set()

    def lay_out(self, files: dict[str, str]) -> str:
        """Make the files, given by normal relative paths; returns the path of the directory."""
        if self._root is None:
            self._root = TemporaryDirectory()
        root = self._root.path
        done = False
        try:
            self._change(root, files)
            done = True
        finally:
            if not done:  # its content is not known
                self.remove()
        return root

    def _change(self, root: str, files: dict[str, str]) -> None:
        directories = {above for path in files for above in _directories_above(path)}
        for path in self._contents.keys() - files.keys():
            os.unlink(slashed.join(root, path))
        # Those inside come first.
        for directory in sorted(self._directories - directories, reverse=True):
            os.rmdir(slashed.join(root, directory))
        for directory in sorted(directories - self._directories):
            os.mkdir(slashed.join(root, directory))
        for path, content in files.items():
            if self._contents.get(path) != content:
                with open(slashed.join(root, path), "w", encoding="utf-8") as file:
                    file.write(content)
        self._contents, self._directories = files, directories

    def remove(self) -> None:
        """Remove the directory; the next files get a new one."""
        root = self._root
        self._root, self._contents, self._directories = None, {}, set()
        if root is not None:
            root.remove()


def _directories_above(path: str) -> list[str]:
    """The directories that a file lies in, as paths like its own."""
    directories = []
    path = os.path.dirname(path)
    while path:
        directories.append(path)
        path = os.path.dirname(path)
    return directories
