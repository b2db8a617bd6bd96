"""Data files: which of them exist, and their parsed content.

What was parsed is cached as long as the file does not change: in memory by its path and stamp
(`environment.stamps`), and on disk, beside the parsed manifests, by its content.

A file is read only if it is in one of the given directories: the environment, the modules, and
others that the user names. The names of data files depend on facts, which come from other machines.
"""

from __future__ import annotations

import marshal
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached, lazy_module
from mupuppet.environment.disk_cache import MAXIMUM_SIZE, read_cache, write_cache
from mupuppet.environment.file_reading import read_with_status
from mupuppet.environment.permissions import Refused, refused_file
from mupuppet.environment.readable_directories import LeadsOutside, ReadableDirectories
from mupuppet.environment.stamps import Stamp, is_settled, stamp_of

if TYPE_CHECKING:
    import hashlib

    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.environment.reads import Reads
else:
    hashlib = lazy_module("hashlib")  # it takes milliseconds to import

_DIGEST_SIZE = 16
#: To be raised whenever a reader makes something else of a file than before.
_CACHE_FORMAT = 2

#: Makes a value of the content of a file, whose name is for messages.
Parse = Callable[[bytes, str], Any]


class DataFileError(Exception):
    """A file that cannot or must not be read; the message gives the reason."""

    def __init__(self, path: str, message: str, refused: Refused | None = None) -> None:
        super().__init__(message)
        self.path = path
        self.message = message
        #: If reading it is not allowed.
        self.refused = refused

    @property
    def id(self) -> DiagnosticId:
        return "unreadable-file" if self.refused is None else self.refused.id

    @property
    def notes(self) -> tuple[str, ...]:
        return () if self.refused is None else self.refused.notes

    @property
    def hint(self) -> str | None:
        return None if self.refused is None else self.refused.hint


class LoadedFile:
    """A file that was parsed."""

    __slots__ = ("derived", "path", "stamp", "unsettled", "value")

    def __init__(self, path: str, value: Any, stamp: Stamp, unsettled: bytes | None = None) -> None:
        self.path = path
        self.value = value
        #: The times, size and identity of the file when it was read.
        self.stamp = stamp
        #: The content, as long as the stamp is not enough to notice a change.
        self.unsettled = unsettled
        #: What others derived from the value, cached together with it.
        self.derived: dict[str, Any] = {}


class DataFiles:
    """The data files of one environment. One of these serves any number of compilations."""

    #: Where a compilation records what it reads; see `environment.reads`.
    reads: Reads | None = None

    def __init__(
        self, roots: Iterable[str] = (), *, name: str = "", cache: str | None = None
    ) -> None:
        """`roots` are the directories that may be read; `cache` is the directory of caches."""
        self._directories = ReadableDirectories(roots)
        self._loaded: dict[tuple[str, str], LoadedFile] = {}
        #: Whether what was loaded counts, whatever has become of the file.
        self.is_frozen = False
        #: The files that the compilation has loaded.
        self.used: dict[str, Stamp] = {}
        self._cache = cache
        self._path = slashed.abspath(name)
        self._entries: dict[bytes, bytes] | None = None
        self._used: set[bytes] = set()
        self._changed = False

    @cached
    def _cache_name(self) -> str:
        path = self._path.encode(errors="surrogateescape")
        digest = hashlib.blake2b(path, digest_size=_DIGEST_SIZE).hexdigest()
        return f"{digest}-data-{_CACHE_FORMAT}.pack"

    # --- What may be read

    def allow_only(self, directories: Iterable[str]) -> None:
        """Allow these directories and everything in them, and no others."""
        self._directories = ReadableDirectories(directories)

    def add_root(self, directory: str) -> None:
        """Allow a directory and everything in it."""
        self._directories.add(directory)

    def is_allowed(self, path: str) -> bool:
        """Does a path lead into one of the directories, symbolic links considered?"""
        return self._directories.surround(path)

    def _require_allowed(self, path: str) -> None:
        if "\0" in path:
            raise DataFileError(path, f"cannot read {path}: the name contains a null character")
        if not self.is_allowed(path):
            refused = refused_file(path)
            raise DataFileError(path, refused.message, refused)

    # --- What there is

    def exists(self, path: str) -> bool:
        """Is there a file or directory of that name?"""
        return os.path.exists(path)

    def kind(self, path: str) -> str | None:
        """Is it a `file` or a `directory`, if it is there?"""
        return "file" if os.path.isfile(path) else "directory" if os.path.isdir(path) else None

    def has(self, path: str) -> bool:
        """Is there anything at a path, wherever it leads?"""
        return os.path.lexists(path)

    def glob(self, pattern: str, *, with_directories: bool = False) -> list[str]:
        """The files whose names match a pattern, in Ruby's order."""
        found: dict[str, None] = {}
        if len(pattern) > LONGEST_PATTERN:
            raise DataFileError(pattern, f"the pattern {pattern[:50]}… is too long")
        for number, each in enumerate(_without_braces(pattern)):
            if number >= _MOST_CHOICES:
                raise DataFileError(pattern, f"the pattern {pattern} has too many choices")
            for path in self._glob(each):
                found.setdefault(path)
        return [path for path in found if with_directories or not os.path.isdir(path)]

    def _glob(self, pattern: str) -> Iterator[str]:
        parts = pattern.split("/")
        plain = 0
        while plain < len(parts) and not _is_pattern(parts[plain]):
            plain += 1
        directory = "/".join(_unescaped(part) for part in parts[:plain])
        if plain == len(parts):
            if os.path.lexists(directory):
                self._require_allowed(directory)
                yield directory
        elif os.path.isdir(directory or "/"):
            self._require_allowed(directory or "/")
            listed = 0
            for path in _walk(directory, [tuple(parts[plain:])]):
                if path is None:
                    listed += 1
                    if listed > _MOST_DIRECTORIES:
                        message = f"the pattern {pattern} leads to too many directories"
                        raise DataFileError(directory, message)
                else:
                    yield path

    # --- What is in them

    def read(self, path: str) -> bytes:
        """The content of a file. Raises DataFileError."""
        self._require_allowed(path)
        _status(path)  # what is not a regular file may have no end
        try:
            # It may have become something else by now.
            return read_with_status(path, self._directories)[0]
        except LeadsOutside:
            refused = refused_file(path)
            raise DataFileError(path, refused.message, refused) from None
        except OSError as error:
            raise DataFileError(path, f"cannot read {path}: {error.strerror}") from None

    def load(self, path: str, data_format: str, parse: Parse) -> LoadedFile:
        """A file as its format has it, parsed again only if it has changed.

        Raises DataFileError, and whatever `parse` raises.
        """
        loaded = self._load(path, data_format, parse)
        self.used[path] = loaded.stamp
        return loaded

    def _load(self, path: str, data_format: str, parse: Parse) -> LoadedFile:
        loaded = self._loaded.get((path, data_format))
        if loaded is not None and self.is_frozen:
            return loaded
        status = _status(path)
        stamp = stamp_of(status)
        if loaded is not None and loaded.stamp == stamp and loaded.unsettled is None:
            return loaded
        settled = is_settled(status)
        content = self.read(path)
        unsettled = None if settled else content
        if loaded is not None and loaded.unsettled == content:
            loaded.stamp, loaded.unsettled = stamp, unsettled
            return loaded
        value = self._parsed(content, path, data_format, parse)
        loaded = self._loaded[path, data_format] = LoadedFile(path, value, stamp, unsettled)
        return loaded

    def drop_missing(self) -> None:
        """Let go of files that no longer exist."""
        for key in [key for key in self._loaded if not os.path.exists(key[0])]:
            del self._loaded[key]

    def _parsed(self, content: bytes, path: str, data_format: str, parse: Parse) -> Any:
        if self._cache is None:
            return parse(content, path)
        if self._entries is None:
            self._entries = read_cache(self._cache, self._cache_name)
        digest = hashlib.blake2b(
            content, digest_size=_DIGEST_SIZE, person=data_format.encode()[:16]
        ).digest()
        entry = self._entries.get(digest)
        self._used.add(digest)
        if entry is not None:
            return marshal.loads(entry)
        value = parse(content, path)
        try:
            self._entries[digest] = marshal.dumps(value)
        except ValueError:
            pass  # it has values that are not plain data, such as symbols: parse it next time
        else:
            self._changed = True
        return value

    def save(self) -> None:
        """Write what was newly parsed to the cache, if there is one."""
        if self._cache is None or self._entries is None or not self._changed:
            return
        entries = self._entries
        if sum(map(len, entries.values())) > MAXIMUM_SIZE:
            entries = {digest: each for digest, each in entries.items() if digest in self._used}
        write_cache(self._cache, self._cache_name, entries)
        self._changed = False


def _status(path: str) -> os.stat_result:
    try:
        status = os.stat(path)
    except OSError as error:
        raise DataFileError(path, f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:  # a null character
        raise DataFileError(path, f"cannot read {path}: {error}") from None
    if not stat.S_ISREG(status.st_mode):
        raise DataFileError(path, f"cannot read {path}: it is not a regular file")
    return status


# --- Patterns of file names, as Ruby has them


def _is_pattern(part: str) -> bool:
    return re.search(r"(?<!\\)[*?\[]", part) is not None


def _unescaped(part: str) -> str:
    return re.sub(r"\\(.)", r"\1", part)


def _without_braces(pattern: str) -> Iterator[str]:
    """`a{b,c}d` as `abd` and `acd`."""
    opening = re.search(r"(?<!\\)\{", pattern)
    if opening is None:
        yield pattern
        return
    start = opening.end()
    depth = 1
    choices: list[str] = []
    position = start
    while position < len(pattern):
        letter = pattern[position]
        if letter == "\\":
            position += 1
        elif letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
        if depth == 0 or (letter == "," and depth == 1):
            choices.append(pattern[start:position])
            start = position + 1
        if depth == 0:
            break
        position += 1
    if depth:
        yield pattern
        return
    for choice in choices:
        yield from _without_braces(pattern[: opening.start()] + choice + pattern[position + 1 :])


#: As long as a path can be.
LONGEST_PATTERN = 4096
#: How many patterns without braces one with braces stands for: a few characters make millions.
_MOST_CHOICES = 10_000

#: The parts of a pattern that are still to match.
_Parts = tuple[str, ...]


#: How many directories are listed for a pattern: links can lead in any number of circles.
_MOST_DIRECTORIES = 100_000


def _walk(directory: str, patterns: list[_Parts]) -> Iterator[str | None]:
    """The matches under a directory, depth first, names in the order of their bytes.

    None for each directory that is listed.
    """
    waiting = [(directory, False, patterns)]
    while waiting:
        path, matched, further = waiting.pop()
        if matched:
            yield path
        if not further or not os.path.isdir(path or "/"):
            continue
        yield None
        try:
            names = sorted(os.listdir(path or "/"), key=os.fsencode, reverse=True)
        except OSError:
            continue
        inner = ((f"{path}/{name}", name) for name in names)
        waiting += [(each, *_advance(further, name, each)) for each, name in inner]


def _advance(patterns: list[_Parts], name: str, path: str) -> tuple[bool, list[_Parts]]:
    """Whether a name completes a pattern, and what of them remains for what is in it."""
    matched = False
    further: list[_Parts] = []
    waiting = list(patterns)
    for pattern in waiting:
        first, rest = pattern[0], pattern[1:]
        if first == "**" and rest:
            if not name.startswith(".") and not os.path.islink(path):
                further.append(pattern)
            waiting.append(rest)
        elif _part_pattern(first).fullmatch(name) is not None:
            if rest:
                further.append(rest)
            else:
                matched = True
    return matched, list(dict.fromkeys(further))


@lru_cache(maxsize=256)
def _part_pattern(part: str) -> re.Pattern[str]:
    """One part of a pattern between slashes; names with a leading dot must be asked for."""
    # What is between two stars is matched at the first place where it fits, and never again: with
    # the usual `.*` a name takes time that grows with the power of their number.
    translated = "" if part.startswith((".", "\\.")) else r"(?!\.)"
    pieces: list[str] = []
    position = 0
    while position < len(part):
        letter = part[position]
        position += 1
        if letter == "*":
            pieces.append(translated)
            translated = ""
        elif letter == "?":
            translated += "."
        elif letter == "\\" and position < len(part):
            translated += re.escape(part[position])
            position += 1
        elif letter == "[" and "]" in part[position + 1 :]:
            end = part.index("]", position + 1)
            content = part[position:end]
            negated = content[0] in "^!"
            content = content[1:] if negated else content
            translated += f"[{'^' if negated else ''}{_class_content(content)}]"
            position = end + 1
        else:
            translated += re.escape(letter)
    if pieces:
        first, *between = pieces
        atomic = "".join(f"(?>.*?{piece})" for piece in between if piece)
        translated = f"{first}{atomic}.*{translated}"
    return re.compile(translated, re.DOTALL)


def _class_content(content: str) -> str:
    return re.sub(r"([\[\]^&~|])", r"\\\1", content.replace("\\", ""))
