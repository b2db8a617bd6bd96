"""The files of a commit, of the work tree, or of any directory.

A snapshot knows the path of each file and git's identifier of its content, so two snapshots can be
compared without reading any file. The user's checkout is not touched: the files of a commit come
from git's objects, and are written to a separate directory to be compiled.

What code reads outside the repository, such as modules that all environments share, belongs to
a snapshot as well: such paths are absolute, or begin with `../`, and the files are those of now.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b, sha1

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached
from mupuppet.basics.records import Record, field, replace
from mupuppet.environment.git import GitError, Repository

#: Directories that never count.
_SKIPPED = frozenset([".git", ".mupuppet", ".hg", ".svn", ".bundle", ".vagrant"])
#: How the identifier of a symbolic link begins.
_LINK = "link:"
#: The identifier of a directory without files: git knows none, but Puppet sees a module in it.
_EMPTY = "empty directory"


#: How deep files may be: what makes and removes directories recurses.
_MOST_DIRECTORIES = 200


class SnapshotError(Exception):
    """A revision or directory that cannot be read; the message gives the reason."""


class Snapshot(Record, eq=False, slots=False):
    """The files below a directory; paths are relative to it."""

    #: What users call it.
    label: str
    files: Mapping[str, str]
    #: The content of a file.
    read: Callable[[str], bytes] = field(repr=False)
    #: Where the files are, if they are in a directory.
    directory: str | None = None
    #: Remarks for users, such as what was taken from elsewhere.
    notes: tuple[str, ...] = ()

    @cached
    def digest(self) -> str:
        """Equal for snapshots with equal files."""
        made = blake2b(digest_size=16)
        for path in sorted(self.files):
            made.update(f"{path}\0{self.files[path]}\n".encode("utf-8", "surrogateescape"))
        return made.hexdigest()

    def link(self, path: str) -> str | None:
        """Where a symbolic link leads, as it is written; None if a path is not one."""
        identifier = self.files.get(path, "")
        return identifier.removeprefix(_LINK) if identifier.startswith(_LINK) else None

    def has_content(self, path: str) -> bool:
        """Whether there is a file at a path that can be read."""
        identifier = self.files.get(path)
        return not (identifier is None or identifier == _EMPTY or identifier.startswith(_LINK))

    def check(self) -> None:
        """Raises SnapshotError if a path is too deep, or that of a directory and of something else.

        A tree can have a link and a directory of one name: what is in the directory would be
        written to where the link leads.
        """
        if any(path.count("/") > _MOST_DIRECTORIES for path in self.files):
            message = f"a file is more than {_MOST_DIRECTORIES} directories deep in {self.label}"
            raise SnapshotError(message)
        inside = (path for path in self.files if not is_outside(path))
        directories = {parent for path in inside for parent in parents(path)}
        if both := directories & self.files.keys():
            raise SnapshotError(f"{min(both)} is a directory and something else in {self.label}")

    def write_to(self, directory: str) -> None:
        """Write all files into an empty directory. Raises SnapshotError."""
        self.check()
        for path, identifier in self.files.items():
            if is_outside(path):
                continue
            target = slashed.join(directory, path)
            if identifier == _EMPTY:
                os.makedirs(target, exist_ok=True)
                continue
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if identifier.startswith(_LINK):
                os.symlink(identifier.removeprefix(_LINK), target)
            else:
                with open(target, "wb") as file:
                    file.write(self.read(path))


def with_files(
    base: Snapshot, label: str, changes: Mapping[str, tuple[str, bytes] | None]
) -> Snapshot:
    """A snapshot with some files replaced, added, or (None) left out."""
    files = {path: each for path, each in base.files.items() if path not in changes}
    contents: dict[str, bytes] = {}
    for path, change in changes.items():
        if change is not None:
            identifier, contents[path] = change
            files[path] = identifier
    return Snapshot(
        label, files, lambda path: contents[path] if path in contents else base.read(path)
    )


def parents(path: str) -> Iterator[str]:
    """The directories that a path leads through, the innermost first."""
    while (path := os.path.dirname(path)) not in ("", "/", ".."):
        yield path


def is_outside(path: str) -> bool:
    """Whether a path leads out of the repository."""
    return path.startswith(("/", "../"))


# --- Differences


class Difference(Record):
    """The paths in which two snapshots differ."""

    #: Files that were added, removed or changed, seen through links as well.
    paths: frozenset[str]
    #: Directories whose content may be anything else: links to them were changed.
    prefixes: tuple[str, ...]
    #: Files that were added or removed, and the directories that came or went with them.
    existence: frozenset[str]

    def has(self, path: str) -> bool:
        """Whether the content at a path may differ."""
        return path in self.paths or path.startswith(self.prefixes)

    def has_existence(self, path: str) -> bool:
        """Whether it may differ what there is at a path."""
        return path in self.existence or path.startswith(self.prefixes)

    @property
    def is_empty(self) -> bool:
        return not self.paths and not self.prefixes


def difference(before: Snapshot, after: Snapshot) -> Difference:
    """The paths in which two snapshots differ."""
    old, new = before.files, after.files
    changed = {path for path, each in old.items() if new.get(path) != each}
    changed |= new.keys() - old.keys()
    existence = {path for path in changed if (path in old) != (path in new)}
    for path in list(existence):
        existence.update(parents(path))
    prefixes: set[str] = set()
    links: dict[str, str] = {}
    for path, each in (*old.items(), *new.items()):
        if each.startswith(_LINK):
            target = slashed.join(os.path.dirname(path), each.removeprefix(_LINK))
            links[path] = slashed.normpath(target)
            if path in changed:
                prefixes.add(f"{path}/")
    for _ in range(4 if links else 0):  # a link may lead through others
        for link, target in links.items():
            for group in (changed, existence):
                below = [path for path in group if path == target or path.startswith(f"{target}/")]
                group.update(link + path.removeprefix(target) for path in below)
            if any(f"{target}/".startswith(each) for each in prefixes):
                prefixes.add(f"{link}/")
    return Difference(frozenset(changed), tuple(sorted(prefixes)), frozenset(existence))


# --- Making snapshots


def directory_snapshot(directory: str, label: str) -> Snapshot:
    """The files of a directory as they are now."""
    root = slashed.abspath(directory)
    files: dict[str, str] = {}
    _list_files(root, "", files)

    def read(path: str) -> bytes:
        with open(slashed.join(root, path), "rb") as file:
            return file.read()

    return Snapshot(label, files, read, root)


def _list_files(directory: str, prefix: str, files: dict[str, str]) -> None:
    waiting = _entries(directory, prefix, files)
    while waiting:
        prefix, entry = waiting.pop()
        if entry.is_dir(follow_symlinks=False):
            if entry.name not in _SKIPPED:
                waiting += _entries(entry.path, f"{prefix}{entry.name}/", files)
        elif (identifier := _identifier(entry.path)) is not None:
            files[prefix + entry.name] = identifier


def _entries(
    directory: str, prefix: str, files: dict[str, str]
) -> list[tuple[str, os.DirEntry[str]]]:
    """What is in a directory, the last first; one that is empty is listed itself."""
    try:
        with os.scandir(directory) as scanned:
            entries = sorted(scanned, key=lambda each: each.name, reverse=True)
    except OSError:
        return []  # it is gone, or must not be read
    if not entries and prefix:
        files[prefix.rstrip("/")] = _EMPTY
    return [(prefix, entry) for entry in entries]


def with_outside(
    snapshot: Snapshot, directory: str, roots: Iterable[str], may_lead_to: Callable[[str], bool]
) -> Snapshot:
    """A snapshot with files outside the repository, as they are now.

    `directory` is where the repository is, and `roots` are directories out of it. Those that
    symbolic links lead to are found here, if links of the repository may lead to them: nothing
    else is read, by code neither.
    """
    waiting = [root for root in roots if is_outside(root)]
    waiting += [
        target
        for target in _linked_outside(snapshot.files)
        if may_lead_to(slashed.normpath(slashed.join(directory, target)))
    ]
    files: dict[str, str] = {}
    seen: set[str] = set()
    while waiting:
        root = waiting.pop()
        absolute = slashed.normpath(slashed.join(directory, root))
        if absolute in seen:
            continue
        seen.add(absolute)
        if os.path.isdir(absolute):
            found: dict[str, str] = {}
            _list_files(absolute, f"{root.rstrip('/')}/", found)
            waiting += _linked_outside(found)
            files |= found
        elif (identifier := _identifier(absolute)) is not None:
            files[root] = identifier
    if not files:
        return snapshot

    def read(path: str) -> bytes:
        if path not in files:
            return snapshot.read(path)
        with open(slashed.join(directory, path), "rb") as file:
            return file.read()

    return replace(snapshot, files={**snapshot.files, **files}, read=read)


def _linked_outside(files: Mapping[str, str]) -> Iterator[str]:
    for path, identifier in files.items():
        if identifier.startswith(_LINK):
            target = slashed.join(os.path.dirname(path), identifier.removeprefix(_LINK))
            target = slashed.normpath(target)
            if is_outside(target):
                yield target


def _identifier(path: str) -> str | None:
    """What git would call the content of a file; None for what is neither a file nor a link."""
    try:
        status = os.lstat(path)
        if stat.S_ISLNK(status.st_mode):
            return _LINK + os.readlink(path)
        if not stat.S_ISREG(status.st_mode):
            return None
        with open(path, "rb") as file:
            return blob_identifier(file.read())
    except OSError:
        return None  # it is gone, or cannot be read


def blob_identifier(content: bytes) -> str:
    """The name that git gives to a content."""
    head = b"blob %d\0" % len(content)
    return sha1(head + content, usedforsecurity=False).hexdigest()


def revision_snapshot(
    repository: Repository, revision: str, directory: str, installed: Iterable[str] = ()
) -> Snapshot:
    """The files of a commit below a directory of the repository. Raises SnapshotError.

    `installed` are module directories, relative to it. Modules that git does not know, such
    as those of a Puppetfile, are taken from the work tree.
    """
    try:
        commit = repository.commit(revision)
        below = slashed.relpath(slashed.realpath(directory), slashed.realpath(repository.top))
        prefix = "" if below == "." else f"{below}/"
        files: dict[str, str] = {}
        blobs: dict[str, str] = {}
        missing: list[str] = []
        for entry in repository.files(commit):
            if not entry.path.startswith(prefix):
                continue
            path = entry.path.removeprefix(prefix)
            if entry.mode == "120000":
                files[path] = _LINK + os.fsdecode(repository.blob(entry.id))
            elif entry.mode == "160000":
                missing.append(path)
            else:
                files[path] = blobs[path] = entry.id
    except GitError as problem:
        raise SnapshotError(str(problem)) from None
    elsewhere = _untracked_modules(directory, files, installed, missing)
    notes: tuple[str, ...] = ()
    if elsewhere:
        names = ", ".join(sorted(elsewhere))
        notes = (f"git has no files of {names}: the current ones of the work tree are used",)
    top = slashed.realpath(directory)
    for module in elsewhere:
        leads_to = slashed.realpath(slashed.join(directory, module))
        if not leads_to.startswith(f"{top}/"):  # it is a link, and stays one
            files[module] = _LINK + leads_to
            continue
        for path, each in directory_snapshot(slashed.join(directory, module), "").files.items():
            files[f"{module}/{path}"] = each

    def read(path: str) -> bytes:
        if path not in blobs:
            with open(slashed.join(directory, path), "rb") as file:
                return file.read()
        try:
            return repository.blob(blobs[path])
        except GitError as problem:
            raise SnapshotError(f"{path}: {problem}") from None

    made = Snapshot(revision, files, read, notes=notes)
    made.check()
    return made


def _untracked_modules(
    directory: str, files: Mapping[str, str], installed: Iterable[str], submodules: list[str]
) -> list[str]:
    """Modules of the work tree of which a commit has no file."""
    tracked = {"/".join(path.split("/")[:depth]) for path in files for depth in (1, 2, 3)}
    found = [each for each in submodules if os.path.isdir(slashed.join(directory, each))]
    for where in installed:
        base = slashed.join(directory, where)
        if os.path.isabs(where) or where.startswith("..") or not os.path.isdir(base):
            continue
        if any(path.startswith(f"{where}/") for path in files):
            continue  # what is missing there was not there
        found += [
            f"{where}/{name}"
            for name in sorted(os.listdir(base))
            if os.path.isdir(slashed.join(base, name)) and f"{where}/{name}" not in tracked
        ]
    return found
