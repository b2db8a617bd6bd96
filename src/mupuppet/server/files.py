"""Files for agents: which file a mount and a path denote, and its metadata.

The mounts are Puppet's: `modules`, `plugins`, `pluginfacts`, `locales`, `scripts` and `tasks` find
files in the modules of an environment, others are directories that the site has named. A file that
is outside them, such as one that a link in a module leads to, is not served.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from fnmatch import translate
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.environment.environment import Environment
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.environment.stamps import Stamp, is_settled, stamp_of

#: Which directory of a module each mount serves; the first ones are merged over all modules.
_MERGED = {"plugins": "lib", "pluginfacts": "facts.d", "locales": "locales"}
_OF_MODULE = {"modules": "files", "scripts": "scripts", "tasks": "tasks"}

_DIGESTS = ("md5", "sha1", "sha224", "sha256", "sha384", "sha512")
#: Only the start of a file counts for digests that are called lite.
_LITE = 512
CHECKSUM_TYPES = (*_DIGESTS, "md5lite", "sha1lite", "sha256lite", "mtime", "ctime", "none")
#: Of how many files digests are remembered.
_MOST_DIGESTS = 100_000
#: How many files a walk through a directory may find: links make many of a few.
_MOST_FILES = 200_000


class FileRefused(Exception):
    """A request for files that cannot be answered; the message gives the reason."""


class Query(Record):
    """How files are asked for."""

    links: str = "manage"
    checksum_type: str = "sha256"
    source_permissions: str = "ignore"
    recurse: bool = False
    recurselimit: int | None = None
    ignore: tuple[str, ...] = ()
    max_files: int = 0

    @classmethod
    def from_parameters(cls, get: Callable[[str], list[str]]) -> Query:
        """From the parameters of an address. Raises FileRefused."""

        def one(name: str, default: str) -> str:
            return next(iter(get(name)), default)

        query = cls(
            "follow" if one("links", "manage") == "follow" else "manage",
            one("checksum_type", "sha256"),
            one("source_permissions", "ignore"),
            one("recurse", "false") == "true",
            _number(one("recurselimit", "infinite"), None),
            tuple(get("ignore")),
            _number(one("max_files", "0"), 0) or 0,
        )
        query.check()
        return query

    def check(self) -> None:
        """Raises FileRefused."""
        if self.checksum_type not in CHECKSUM_TYPES:
            raise FileRefused(f"Unsupported checksum type {self.checksum_type}")
        if self.source_permissions not in ("use", "use_when_creating", "ignore"):
            raise FileRefused(f"Unsupported source_permission {self.source_permissions}")


def _number(given: str, default: int | None) -> int | None:
    try:
        return int(given)
    except ValueError:
        return default


class Checksums:
    """Digests of files, cached as long as a file does not change."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], tuple[Stamp, str]] = {}

    def of(self, path: str, kind: str) -> str:
        """The digest of a file's content, or one of its times. Raises OSError."""
        if kind in ("mtime", "ctime"):
            status = os.stat(path)
            return _time(status.st_mtime if kind == "mtime" else status.st_ctime)
        if kind == "none":
            return ""
        key = path, kind
        with open(path, "rb", opener=_open_regular) as file:
            status = os.fstat(file.fileno())
            known = self._known.get(key)
            if known is not None and known[0] == stamp_of(status):
                return known[1]
            if kind.endswith("lite"):
                value = hashlib.new(kind.removesuffix("lite"), file.read(_LITE)).hexdigest()
            else:
                value = hashlib.file_digest(file, kind).hexdigest()
        if is_settled(status):
            if len(self._known) >= _MOST_DIGESTS:
                self._known.clear()
            self._known[key] = stamp_of(status), value
        return value


def _open_regular(path: str, flags: int) -> int:
    """Open a file, but no pipe or device, which could block."""
    descriptor = os.open(path, flags | os.O_NONBLOCK)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(22, "not a regular file", path)
    return descriptor


def open_regular(path: str) -> int:
    """A descriptor of a regular file to read. Raises OSError."""
    return _open_regular(path, os.O_RDONLY)


def _time(seconds: float) -> str:
    """As Ruby shows times."""
    return time.strftime("%Y-%m-%d %H:%M:%S +0000", time.gmtime(seconds))


class FileServer:
    """The files that an agent may get in an environment."""

    def __init__(
        self, environment: Environment, mounts: dict[str, str], checksums: Checksums, node: str
    ) -> None:
        """`mounts` are the directories that the site has named, as they are written."""
        self._environment = environment
        self._checksums = checksums
        expanded = {name: _expanded(path, node) for name, path in mounts.items()}
        #: The directories that mounts are for this node.
        self._mounts = {name: path for name, path in expanded.items() if path is not None}
        self._in_mounts = ReadableDirectories(self._mounts.values())

    # --- Which files

    def find(self, place: str) -> str | None:
        """The path of what `mount/path` stands for, if it exists. Raises FileRefused."""
        mount, rest = _split(place)
        if mount in _MERGED:
            directory = _MERGED[mount]
            for root in self._environment.modules.values():
                found = self._permitted(os.path.join(root, directory, rest))
                if found is not None:
                    return found
            return None
        if mount in _OF_MODULE:
            module, _, path = rest.partition("/")
            if not module:
                raise FileRefused("No module specified")
            in_module = self._environment.modules.get(module)
            if in_module is None:
                return None
            return self._permitted(os.path.join(in_module, _OF_MODULE[mount], path))
        directory_of = self._mounts.get(mount)
        return None if directory_of is None else self._permitted(os.path.join(directory_of, rest))

    def search(self, place: str) -> list[str]:
        """The directories that `mount/path` stands for; several for files of all modules."""
        mount, rest = _split(place)
        if mount not in _MERGED or rest:
            found = self.find(place)
            return [] if found is None else [found]
        directory = _MERGED[mount]
        roots = self._environment.modules.values()
        found_all = [os.path.join(root, directory) for root in roots]
        return [path for path in found_all if os.path.isdir(path) and self._is_permitted(path)]

    def _permitted(self, path: str) -> str | None:
        path = path.rstrip("/")
        return path if os.path.lexists(path) and self._is_permitted(path) else None

    def _is_permitted(self, path: str) -> bool:
        """Whether an agent may be told of a path: of a link itself, wherever it leads."""
        is_link = os.path.islink(path)
        return self._may_read(path) or (is_link and self._may_read(os.path.dirname(path)))

    def _may_read(self, path: str) -> bool:
        """Whether a path leads to what is in the environment, in its modules, or in a mount."""
        return self._environment.readable_directories.has(path) or self._in_mounts.has(path)

    def content_path(self, place: str) -> str | None:
        """The path of a file whose content an agent may have."""
        path = self.find(place)
        return path if path is not None and self._may_read(path) else None

    def digest(self, path: str) -> str:
        """What names the content of a file."""
        return self._checksums.of(path, "sha256")

    # --- What agents must know of them

    def metadata(self, place: str, query: Query) -> dict[str, Any] | None:
        """What an agent must know of a file."""
        path = self.find(place)
        return None if path is None else self.described(path, None, query)

    def metadatas(self, place: str, query: Query) -> list[dict[str, Any]] | None:
        """The same of a directory and all that is in it, merged over modules."""
        bases = self.search(place)
        mount, rest = _split(place)
        if not bases:
            if mount in _MERGED and not rest:
                return self._nothing(query)
            return None
        merged: dict[str, str] = {}
        for base in bases:
            for relative in self._below(base, query):
                merged.setdefault(relative, base)
        found = (self.described(base, relative, query) for relative, base in merged.items())
        return [each for each in found if each is not None]

    def _nothing(self, query: Query) -> list[dict[str, Any]]:
        """An empty mount is a directory without files: agents then remove what they have."""
        root = self._environment.root or next(iter(self._environment.existing_modulepath()), "/")
        described = self.described(root, ".", query)
        return [] if described is None else [described]

    def _below(self, base: str, query: Query) -> Iterator[str]:
        yield "."
        count = 0
        ignored = list(map(_IgnoredNames, query.ignore))
        #: Directories with their depth, and where they lie that links have led away from.
        waiting: deque[tuple[str, int, tuple[str, ...]]] = deque()
        if query.recurse and self._may_read(base):  # it may be a link that leads elsewhere
            waiting.append(("", 1, ()))
        while waiting:
            relative, depth, through = waiting.popleft()
            if query.recurselimit is not None and depth > query.recurselimit:
                continue
            directory = os.path.join(base, relative)
            try:
                names = os.listdir(directory)
            except OSError:
                continue
            for name in sorted(names):
                if any(each.has(name) for each in ignored):
                    continue
                path = f"{relative}/{name}" if relative else name
                count += 1
                if 0 < query.max_files < count:
                    raise FileRefused(
                        f"The directory '{base}' contains more entries than the limit of "
                        f"{query.max_files} specified by the max_files parameter for this resource"
                    )
                if count > _MOST_FILES:
                    raise FileRefused(f"The directory '{base}' has more than {_MOST_FILES} files")
                yield path
                whole = os.path.join(base, path)
                if not os.path.isdir(whole):
                    continue
                if not os.path.islink(whole):
                    waiting.append((path, depth + 1, through))
                elif query.links == "follow" and self._may_read(whole):
                    places = (*through, os.path.realpath(directory))
                    if not _leads_back(os.path.realpath(whole), places):
                        waiting.append((path, depth + 1, places))

    def described(self, base: str, relative: str | None, query: Query) -> dict[str, Any] | None:
        """A file in Puppet's form; None if it is gone, or of a kind that agents cannot have."""
        path = base if relative in (None, ".") else os.path.join(base, relative or "")
        follow = query.links == "follow"
        try:
            status = os.stat(path) if follow else os.lstat(path)
            kind, checksum_type, checksum, destination = self._content(path, status, query)
        except OSError:
            return None
        if kind is None or (follow and kind != "directory" and not self._may_read(path)):
            return None
        ignores = query.source_permissions == "ignore"
        return {
            "path": base,
            "relative_path": relative,
            "links": query.links,
            "owner": os.geteuid() if ignores else status.st_uid,
            "group": os.getegid() if ignores else status.st_gid,
            "mode": 0o644 if ignores else stat.S_IMODE(status.st_mode),
            "checksum": {"type": checksum_type, "value": checksum},
            "type": kind,
            "destination": destination,
        }

    def _content(
        self, path: str, status: os.stat_result, query: Query
    ) -> tuple[str | None, str, str | None, str | None]:
        """Type, type of the checksum, checksum and the destination of a link. Raises OSError."""
        kind = query.checksum_type
        mode = status.st_mode
        if stat.S_ISREG(mode):
            return "file", kind, f"{{{kind}}}{self._checksums.of(path, kind)}", None
        if stat.S_ISDIR(mode):
            return "directory", "ctime", f"{{ctime}}{_time(status.st_ctime)}", None
        if stat.S_ISLNK(mode):
            checksum = None
            if os.path.isfile(path) and self._may_read(path):
                checksum = f"{{{kind}}}{self._checksums.of(path, kind)}"
            return "link", kind, checksum, os.readlink(path)
        return None, kind, None, None


def _split(place: str) -> tuple[str, str]:
    """The mount and the path below it. Raises FileRefused."""
    mount, _, rest = place.strip("/").partition("/")
    if not mount or not mount.replace("-", "").replace("_", "").isalnum():
        raise FileRefused(f"Cannot find file: Invalid mount '{mount}'")
    parts = [part for part in rest.split("/") if part]
    if ".." in parts or "\0" in rest:
        raise FileRefused(f"Cannot find file: Invalid relative path '{rest}'")
    return mount, "/".join(parts)


def _leads_back(target: str, places: Iterable[str]) -> bool:
    """Whether a link leads to a directory that one of these places is, or is in: a circle."""
    return any(f"{place}/".startswith(f"{target.rstrip('/')}/") for place in places)


class _IgnoredNames:
    """Matches names by a pattern, as in Ruby: `*` does not match a leading dot.

    It is compiled for one walk: agents may send any number of patterns, and `fnmatch` would cache
    tens of thousands of them, however long they are.
    """

    def __init__(self, pattern: str) -> None:
        self._pattern = re.compile(translate(pattern))
        self._has_dots = pattern.startswith(".")

    def has(self, name: str) -> bool:
        is_hidden = name.startswith(".") and not self._has_dots
        return not is_hidden and self._pattern.match(name) is not None


_PLACEHOLDER = re.compile("%([hHd%])")


def _expanded(path: str, node: str) -> str | None:
    """The directory of a mount for a node: %h is its host name, %d its domain, %H both.

    A node without a domain, or with one that cannot be the name of a directory, has none: it would
    be one around those of others.
    """
    host, _, domain = node.partition(".")
    values = {"h": host, "H": node, "d": domain, "%": "%"}
    used = {values[each] for each in _PLACEHOLDER.findall(path)}
    if used & {"", ".", ".."}:
        return None
    return _PLACEHOLDER.sub(lambda found: values[found[1]], path)


def read_mounts(path: str) -> dict[str, str]:
    """The mounts of a `fileserver.conf`. Raises OSError and FileRefused."""
    mounts: dict[str, str] = {}
    name = None
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            if words[0].startswith("[") and words[0].endswith("]"):
                name = words[0][1:-1]
            elif words[0] == "path" and len(words) == 2 and name is not None:
                if not os.path.isabs(words[1]):
                    raise FileRefused(f"{path}:{number}: the path of a mount must be absolute")
                mounts[name] = words[1]
            elif words[0] not in ("allow", "deny"):
                raise FileRefused(f"{path}:{number}: expected `path DIRECTORY` in a mount")
    return mounts
