"""Who wrote a line: git's answer."""

from __future__ import annotations

import os

from mupuppet.basics import slashed
from mupuppet.environment.file_reading import read_regular
from mupuppet.environment.git import GitError, LineOrigin, Repository


class Blame:
    """The commits and authors of lines; git is asked once for each file."""

    def __init__(self) -> None:
        self._files: dict[str, dict[int, LineOrigin]] = {}

    @property
    def knows_something(self) -> bool:
        """Whether any file was in a checkout."""
        return not self._files or any(self._files.values())

    def __call__(self, path: str, line: int) -> str | None:
        """`a1b2c3d Jane Doe 2024-05-31: subject`; None outside a checkout."""
        if path not in self._files:
            self._files[path] = _blame(path)
        origin = self._files[path].get(line)
        return None if origin is None else _described(origin)


def _blame(path: str) -> dict[int, LineOrigin]:
    path = slashed.realpath(path)
    try:
        content = read_regular(path)
        repository = Repository.containing(os.path.dirname(path))
        if repository is None:
            return {}
        with repository:
            return repository.blame(slashed.relpath(path, repository.top), content)
    except (OSError, GitError):
        return {}


def _described(origin: LineOrigin) -> str:
    if origin.commit is None:
        return "not committed yet"
    day = origin.day or "at an unknown time"
    return f"{origin.commit[:7]} {origin.author} {day}: {origin.summary}"
