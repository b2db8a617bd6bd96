"""From the paths on a command line to the files to read."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field, replace
from mupuppet.environment.file_reading import Reading, read_given, read_source, read_stream
from mupuppet.environment.readable_directories import ReadableDirectories

#: The argument that stands for standard input, and the name that diagnostics show for it.
STDIN = "-"
STDIN_NAME = "<stdin>"


#: Which files of a directory to read.
Accept = Callable[[str], bool]


def is_code(path: str) -> bool:
    """Whether a file is a manifest or an EPP template."""
    return path.endswith((".pp", ".epp"))


class Input(Record):
    """A file to read. The size is an estimate of how long it takes."""

    path: str
    size: int = 0
    #: Where it must be, if the user has named a directory around it.
    area: ReadableDirectories | None = field(default=None, repr=False, compare=False)

    @property
    def name(self) -> str:
        return STDIN_NAME if self.path == STDIN else self.path

    @property
    def is_template(self) -> bool:
        return self.path.endswith(".epp")

    def read(self) -> Reading:
        if self.path == STDIN:
            return read_stream(sys.stdin.buffer, STDIN_NAME)
        if self.area is None:
            return read_given(self.path)
        source, problems = read_source(self.path, self.area)
        if problems and problems[0].id == "read-refused":
            problems = (replace(problems[0], hint="name the file, too, if you trust it"),)
        return source, problems


def find_inputs(paths: Iterable[str], accept: Accept = is_code) -> tuple[list[Input], list[str]]:
    """All files that some paths stand for, each once, and the directories that hold none.

    Directories are searched for files that are accepted, in alphabetical order. What is hidden
    (such as `.git`) is left out unless it is named. A path that does not exist is
    included: reading it reports the error.
    """
    inputs: dict[str, Input] = {}
    empty = []
    paths = list(paths)
    area = ReadableDirectories(path for path in paths if path != STDIN)
    for path in paths:
        if path != STDIN and os.path.isdir(path):
            found = list(_search(path, area, accept))
            if not found:
                empty.append(path)
        else:
            found = [Input(path, _size(path))]
        for each in found:
            inputs.setdefault(slashed.normpath(each.path), each)
    return list(inputs.values()), empty


def _search(directory: str, area: ReadableDirectories, accept: Accept) -> Iterator[Input]:
    """The files below a directory that are accepted. Links may form cycles.

    Links to directories that lead out of what the user has named are skipped.
    """
    seen = set()
    waiting = [directory]
    while waiting:
        path = waiting.pop()
        if not os.path.isdir(path):
            yield Input(path, _size(path), area)
            continue
        try:
            status = os.stat(path)
            if path != directory and os.path.islink(path) and not area.surround(path):
                continue
            if (status.st_dev, status.st_ino) not in seen:
                seen.add((status.st_dev, status.st_ino))
                waiting.extend(reversed(_list(path, accept)))
        except OSError:
            yield Input(path)  # reading it reports the error


def _list(directory: str, accept: Accept) -> list[str]:
    """The directories and accepted files in a directory, without what is hidden."""
    with os.scandir(directory) as entries:
        return sorted(
            # As people and GitHub write it.
            slashed.join(directory, entry.name) if directory != "." else entry.name
            for entry in entries
            if not entry.name.startswith(".")
            and (is_code(entry.name) or entry.is_dir() or accept(entry.path))
        )


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0
