"""The cache of resource types, on disk or in memory, valid until one of their files changes.

An entry lists the files that a type was read from, with digests of their contents, and the result
of every `require`. It is valid as long as all of that is the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import source_hash
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.records import as_tuple
from mupuppet.environment.disk_cache import read_cache, write_cache
from mupuppet.environment.file_caches import ContentCache
from mupuppet.ruby.types.description import FileTypes, TypeDescription, TypeProblem

#: The version of the format of entries.
_FORMAT = 2

#: The cache of this process, where there is no directory, and the number of its files.
_IN_THIS_PROCESS: dict[str, Any] = {}
_MOST_ENTRIES = 1_000

#: How a name that is required is found: the name, and the file that requires it relatively.
Resolve = Callable[[str, str | None], str | None]


class Reading:
    """What reading a type depends on."""

    def __init__(self) -> None:
        #: Files and the digests of their contents.
        self.files: dict[str, bytes] = {}
        #: What was required, and the file that was found.
        self.required: dict[tuple[str, str | None], str | None] = {}


class TypeCache:
    """The types of one environment that were read in earlier runs."""

    def __init__(self, name: str, directory: str | None) -> None:
        """`name` is that of the environment; without a directory the cache is in memory."""
        self._directory = directory
        self._cache_name = ""
        self._entries: dict[str, Any] = _IN_THIS_PROCESS
        self._changed = False
        if directory is not None:
            digest = source_hash(slashed.abspath(name).encode(errors="surrogateescape")).hex()
            self._cache_name = f"{digest}-types-{_FORMAT}-{_state_of_reader()}.pack"
            self._entries = read_cache(directory, self._cache_name)

    def find(self, path: str, resolve: Resolve) -> FileTypes | None:
        """The types of a file; None if it must be read."""
        entry = self._entries.get(path)
        if entry is None:
            return None
        files, required, types, extensions, metaparameters = entry
        for file, digest in files:
            if _digest(file) != digest:
                return None
        for (name, relative_to), found in required:
            if resolve(name, relative_to) != found:
                return None
        return FileTypes(
            {name: _description(plain) for name, plain in types},
            {name: frozenset(attributes) for name, attributes in extensions},
            frozenset(metaparameters),
        )

    def store(self, path: str, reading: Reading, file: FileTypes) -> None:
        """Store the types of a file."""
        if self._directory is None and len(self._entries) >= _MOST_ENTRIES:
            self._entries.clear()
        self._entries[path] = (
            tuple(reading.files.items()),
            tuple(reading.required.items()),
            tuple((name, _plain(made)) for name, made in file.types.items()),
            tuple((name, tuple(sorted(added))) for name, added in file.extensions.items()),
            tuple(sorted(file.metaparameters)),
        )
        self._changed = True

    def save(self) -> None:
        """Write new entries."""
        if self._directory is not None and self._changed:
            write_cache(self._directory, self._cache_name, self._entries)
            self._changed = False


def digest_of(content: bytes) -> bytes:
    """The digest of the content of a file."""
    return source_hash(content)


_digests = ContentCache(digest_of)


def _digest(path: str) -> bytes | None:
    try:
        return _digests.of(path)
    except OSError:
        return None


def _plain(made: TypeDescription) -> tuple[Any, ...]:
    return (
        made.name,
        tuple(sorted(made.attributes)),
        made.keys,
        made.unique,
        made.patterns,
        made.open,
        tuple(as_tuple(problem) for problem in made.problems),
        made.has_provider_attribute,
        made.titles_refused,
        made.refused,
        made.said,
    )


def _description(plain: tuple[Any, ...]) -> TypeDescription:
    name, attributes, keys, unique, patterns, is_open, problems, *others = plain
    return TypeDescription(
        name,
        frozenset(attributes),
        keys,
        unique,
        patterns,
        is_open,
        tuple(TypeProblem(*problem) for problem in problems),
        *others,
    )


def _state_of_reader() -> str:
    """A stamp of the code that reads types."""
    here = os.path.dirname(__file__)
    stamps = []
    for directory in (here, slashed.join(here, "static")):
        with os.scandir(directory) as files:
            for file in files:
                if file.name.endswith(".py"):
                    status = file.stat()
                    stamps.append((directory, file.name, status.st_mtime_ns, status.st_size))
    return source_hash(repr(sorted(stamps)).encode()).hex()
