"""A folder for files that came with a request and are on no disk.

Many requests in a row bring the same files. So the folder stays where it is, and only what differs
is written and removed: for a disk that is far more work than a small compilation.
"""

from __future__ import annotations

import os
import tempfile


class ScratchTree:
    """A folder of our own that has exactly those files that were asked for last."""

    def __init__(self) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._texts: dict[str, str] = {}
        self._folders: set[str] = set()

    def lay_out(self, files: dict[str, str]) -> str:
        """Make the files, given by their normal paths in the folder; returns the folder's path."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="mupuppet-")
        root = os.path.realpath(self._folder.name)
        done = False
        try:
            self._change(root, files)
            done = True
        finally:
            if not done:  # its content is not known
                self.remove()
        return root

    def _change(self, root: str, files: dict[str, str]) -> None:
        folders = {above for path in files for above in _folders_above(path)}
        for path in self._texts.keys() - files.keys():
            os.unlink(os.path.join(root, path))
        for folder in sorted(self._folders - folders, reverse=True):  # those inside come first
            os.rmdir(os.path.join(root, folder))
        for folder in sorted(folders - self._folders):
            os.mkdir(os.path.join(root, folder))
        for path, text in files.items():
            if self._texts.get(path) != text:
                with open(os.path.join(root, path), "w", encoding="utf-8") as file:
                    file.write(text)
        self._texts, self._folders = files, folders

    def remove(self) -> None:
        """Remove the folder; the next files get a new one."""
        folder = self._folder
        self._folder, self._texts, self._folders = None, {}, set()
        if folder is not None:
            folder.cleanup()


def _folders_above(path: str) -> list[str]:
    """The folders that a file lies in, as paths like its own."""
    folders = []
    path = os.path.dirname(path)
    while path:
        folders.append(path)
        path = os.path.dirname(path)
    return folders
