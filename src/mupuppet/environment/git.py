"""Safe access to git repositories: the only module that runs git.

A repository's configuration can name programs for nearly everything that git does: filters, hooks,
aliases, pagers, diffs, credentials, a file system monitor, how to fetch what a partial clone lacks.
So git never sees it. It works on a directory that we create, with our own configuration and links
only to the references and objects of the repository. The user's and the system's configuration,
attributes and environment variables are ignored, too. Only commits are read, never the work tree;
and the repository is the one whose `.git` is nearest above a file: a bare repository that is
committed in a directory is ignored.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from threading import Timer
from typing import IO

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.environment.temporary_directories import TemporaryDirectory

#: How long one command may run.
_SECONDS = 60
#: How many files a tree may have (one of a few objects can have any number), and how many bytes an
#: answer or a file.
_MOST_ENTRIES = 1_000_000
_MOST_BYTES = 1 << 28
#: How many bytes git may allocate at once: a few of a pack can be any number of a file.
_MOST_MEMORY = 1 << 30
#: What a repository shares with all of its work trees, as far as it is read. Its `info` is not: it
#: can have attributes and grafts.
_SHARED = ("refs", "packed-refs", "reftable", "shallow")
#: What each work tree has of its own.
_OWN = ("HEAD", "ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD", "logs")
#: How a repository is stored: what one has to know to read it, and the values that are known.
_EXTENSIONS = {"objectformat": ("sha1", "sha256"), "refstorage": ("files", "reftable")}
_REGULAR = ("100644", "100755", "100664")


class GitError(Exception):
    """Why git does not answer."""


class TreeEntry(Record):
    """A file of a tree."""

    path: str
    #: `100644`, `100755`, `120000` (a link) or `160000` (a commit of a submodule)
    mode: str
    #: The object with its content; for a submodule, the commit.
    id: str

    @property
    def is_file(self) -> bool:
        """Whether it is a regular file."""
        return self.mode in _REGULAR


class ChangedPath(Record):
    """A file that differs between two trees. A file that is renamed is removed and added."""

    #: `A` (added), `D` (deleted), `M` (modified) or `T` (another type)
    status: str
    path: str


class LineOrigin(Record):
    """Where a line comes from."""

    #: None if it is not committed yet.
    commit: str | None
    author: str = "?"
    #: ISO 8601; None if the commit has a time that does not exist.
    day: str | None = None
    summary: str = ""


class Repository:
    """The commits of a repository; to be closed, or used in a `with`."""

    def __init__(self, git_directory: str, top: str) -> None:
        #: The directory that paths are relative to.
        self.top = top
        self._scratch = TemporaryDirectory()
        self._blobs: subprocess.Popen[bytes] | None = None
        self._objects = ""
        #: The only directory that git is given to work on, and an empty work tree.
        self._directory = slashed.join(self._scratch.path, "git")
        self._empty = slashed.join(self._scratch.path, "empty")
        try:
            self._lay_out(git_directory)
        except BaseException:  # nothing that was made may stay; the error propagates
            self._scratch.remove()
            raise

    @staticmethod
    def containing(path: str) -> Repository | None:
        """The repository of a file or directory; None if there is none. Raises GitError."""
        top = slashed.realpath(path)
        while True:
            git_directory = _git_directory(top)
            if git_directory is not None:
                return Repository(git_directory, top)
            above = os.path.dirname(top)
            if above == top:
                return None
            top = above

    def __enter__(self) -> Repository:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """End what runs, and remove what was made."""
        if self._blobs is not None:
            self._blobs.kill()
            self._blobs.communicate()
            self._blobs = None
        self._scratch.remove()

    # --- What is asked

    def commit(self, revision: str) -> str:
        """The id of the commit that a name, a tag, `HEAD~2` … stands for. Raises GitError."""
        return self._id(f"{revision}^{{commit}}", revision)

    def has(self, commit: str, path: str) -> bool:
        """Whether a commit, given by its id, has something at a path from the top."""
        try:
            self._id(f"{commit}:{path}", path)
        except GitError:
            return False
        return True

    def files(self, commit: str) -> Iterator[TreeEntry]:
        """All files of a commit, or of a tree, given by its id. Raises GitError.

        Trees need not be made by git: a path that leads out of the tree is an error.
        """
        listing = ("ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit)
        for entry in self._records(*listing):
            about, _, path = entry.partition(b"\t")
            mode, _, identifier = about.decode().split(" ")
            name = os.fsdecode(path)
            if not _stays_inside(name):
                raise GitError(f"a tree has the path {name!r}, which a work tree cannot have")
            yield TreeEntry(name, mode, identifier)

    def changed(self, one: str, other: str) -> Iterator[ChangedPath]:
        """The files that differ between two commits or trees, by their ids. Raises GitError."""
        command = ("diff-tree", "-r", "-z", "--no-renames", "--no-ext-diff", "--name-status")
        records = self._records(*command, "--end-of-options", one, other)
        for status in records:
            yield ChangedPath(status.decode(), os.fsdecode(next(records)))

    def blob(self, identifier: str) -> bytes:
        """The content of a file by the id of its object. Raises GitError."""
        if not identifier.isalnum():
            raise GitError(f"{identifier!r} is not the id of an object")
        if self._blobs is None:
            self._blobs = self._start("cat-file", "--batch", takes_input=True)
        process = self._blobs
        assert process.stdin is not None
        assert process.stdout is not None
        timer = _timer(process)
        try:
            process.stdin.write(f"{identifier}\n".encode())
            process.stdin.flush()
            header = process.stdout.readline().split()
            if len(header) != 3 or header[1] != b"blob":
                raise GitError(f"the repository has no file {identifier}")
            size = int(header[2])
            if size > _MOST_BYTES:
                self._stop_blobs()
                raise GitError(f"the file {identifier} has more than {_MOST_BYTES} bytes")
            content = process.stdout.read(size + 1)
        except OSError as error:
            self._stop_blobs()
            raise GitError(f"git does not answer: {error.strerror}") from None
        finally:
            timer.cancel()
        if len(content) != size + 1:
            self._stop_blobs()
            raise GitError(f"git cannot read {identifier}")
        return content[:-1]

    def blame(self, path: str, content: bytes) -> dict[int, LineOrigin]:
        """Which commit each line of a file comes from, by their numbers. Raises GitError.

        The path is relative to the top; lines that the commit `HEAD` does not have have no commit.
        """
        given = slashed.join(self._scratch.path, "content")
        with open(given, "wb") as file:
            file.write(content)
        command = ("blame", "--porcelain", "--no-textconv", "--contents", given, "--", path)
        return _origins(self._output(*command).decode("utf-8", "replace"))

    # --- Running git

    def _lay_out(self, git_directory: str) -> None:
        shared = _shared_directory(git_directory)
        self._objects = slashed.join(shared, "objects")
        extensions = self._extensions(shared)
        os.mkdir(self._empty)
        os.mkdir(self._directory)
        for names, directory in ((_SHARED, shared), (_OWN, git_directory)):
            for name in names:
                target = slashed.join(directory, name)
                if os.path.lexists(target):
                    os.symlink(slashed.realpath(target), slashed.join(self._directory, name))
        # To git a HEAD that is a link means something of its own.
        head = slashed.join(self._directory, "HEAD")
        if os.path.islink(head):
            content = _read_small(head)
            os.unlink(head)
            with open(head, "wb") as file:
                file.write(content)
        with open(slashed.join(self._directory, "config"), "w", encoding="utf-8") as file:
            file.write(f"[core]\n\trepositoryformatversion = {1 if extensions else 0}\n")
            file.write("\tbare = false\n[extensions]\n")
            file.writelines(f"\t{name} = {value}\n" for name, value in extensions.items())

    def _extensions(self, shared: str) -> dict[str, str]:
        """How a repository is stored: all that we take from its configuration."""
        config = slashed.join(shared, "config")
        found: dict[str, str] = {}
        if not os.path.isfile(config):
            return found
        for name, known in _EXTENSIONS.items():
            command = ("config", "--file", config, "--no-includes", f"extensions.{name}")
            try:
                value = self._output(*command, is_in_repository=False).decode().strip().lower()
            except GitError:
                continue  # it does not say
            if value not in known:
                raise GitError(f"the repository has an unknown {name}")
            found[name] = value
        return found

    def _id(self, name: str, shown: str) -> str:
        try:
            command = ("rev-parse", "--verify", "--quiet", "--end-of-options", name)
            return self._output(*command).decode().strip().splitlines()[-1]
        except (GitError, IndexError, UnicodeError):
            raise GitError(f"there is no commit {shown}") from None

    def _output(self, *arguments: str, is_in_repository: bool = True) -> bytes:
        process = self._start(*arguments, is_in_repository=is_in_repository)
        assert process.stdout is not None
        with _ending(process):
            output = process.stdout.read(_MOST_BYTES + 1)
            if len(output) > _MOST_BYTES:
                raise GitError("git's answer is too long")
        return output

    def _records(self, *arguments: str) -> Iterator[bytes]:
        """What git prints, by the NULs at the ends of its lines."""
        process = self._start(*arguments)
        assert process.stdout is not None
        with _ending(process):
            for number, record in enumerate(_separated(process.stdout)):
                if number >= _MOST_ENTRIES:
                    raise GitError(f"there are more than {_MOST_ENTRIES} files")
                yield record

    def _start(
        self, *arguments: str, takes_input: bool = False, is_in_repository: bool = True
    ) -> subprocess.Popen[bytes]:
        place = [f"--git-dir={self._directory}", f"--work-tree={self._empty}"]
        command = ["git", "--no-pager", *(place if is_in_repository else ()), *arguments]
        try:
            return subprocess.Popen(
                command,
                cwd=self._scratch.path,
                env={**_environment(), "GIT_OBJECT_DIRECTORY": self._objects},
                stdin=subprocess.PIPE if takes_input else subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "a name has a NUL"
            raise GitError(f"git cannot be run: {reason}") from None

    def _stop_blobs(self) -> None:
        if self._blobs is not None:
            self._blobs.kill()
            self._blobs.communicate()
        self._blobs = None


def _environment() -> dict[str, str]:
    """The variables of the environment: none that git or its libraries would follow."""
    return {
        "PATH": os.environ.get("PATH", os.defpath),
        "LC_ALL": "C.UTF-8",
        "HOME": os.devnull,
        "XDG_CONFIG_HOME": os.devnull,
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_CONFIG_SYSTEM": os.devnull,
        "GIT_ATTR_NOSYSTEM": "1",
        "GIT_NO_REPLACE_OBJECTS": "1",
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "none",
        "GIT_LITERAL_PATHSPECS": "1",
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_ALLOC_LIMIT": str(_MOST_MEMORY),
        "GIT_CONFIG_COUNT": "4",
        "GIT_CONFIG_KEY_0": "core.hooksPath",
        "GIT_CONFIG_VALUE_0": os.devnull,
        "GIT_CONFIG_KEY_1": "core.attributesFile",
        "GIT_CONFIG_VALUE_1": os.devnull,
        "GIT_CONFIG_KEY_2": "core.fsmonitor",
        "GIT_CONFIG_VALUE_2": "false",
        "GIT_CONFIG_KEY_3": "safe.bareRepository",
        "GIT_CONFIG_VALUE_3": "explicit",
    }


@contextmanager
def _ending(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """A process that must end well, and in time; it is killed if its output is not wanted."""
    timer = _timer(process)
    has_all = False
    try:
        yield
        has_all = True
    finally:
        if not has_all:
            process.kill()
        if process.stdout is not None:
            process.stdout.close()
        status = process.wait()
        timer.cancel()
    if status != 0:
        raise GitError("git has failed" if status > 0 else f"git took more than {_SECONDS} seconds")


def _timer(process: subprocess.Popen[bytes]) -> Timer:
    timer = Timer(_SECONDS, process.kill)
    timer.daemon = True
    timer.start()
    return timer


def _stays_inside(path: str) -> bool:
    """Whether a path is one below a directory, on any system, and not that of git's own files."""
    parts = path.replace("\\", "/").lower().split("/") if os.sep != "/" else path.split("/")
    is_drive = os.sep != "/" and ":" in path
    return not is_drive and not any(part in ("", ".", "..", ".git") for part in parts)


def _separated(stream: IO[bytes]) -> Iterator[bytes]:
    rest = b""
    while chunk := stream.read(1 << 16):
        *records, rest = (rest + chunk).split(b"\0")
        if len(rest) > 1 << 20:
            raise GitError("a path is too long")
        yield from records


# --- Finding a repository


def _git_directory(top: str) -> str | None:
    """The directory that `.git` is, or names; None if there is none."""
    path = slashed.join(top, ".git")
    if os.path.isfile(path):
        named = _read_small(path).decode("utf-8", "surrogateescape").strip()
        if not named.startswith("gitdir:") or "\0" in named:
            return None
        path = slashed.join(top, named.removeprefix("gitdir:").strip())
    return slashed.realpath(path) if os.path.isfile(slashed.join(path, "HEAD")) else None


def _shared_directory(git_directory: str) -> str:
    """Where a repository has what all of its work trees share."""
    named = slashed.join(git_directory, "commondir")
    if not os.path.isfile(named):
        return git_directory
    common = _read_small(named).decode("utf-8", "surrogateescape").strip()
    if "\0" in common:
        raise GitError("the repository names a directory with a NUL")
    return slashed.realpath(slashed.join(git_directory, common))


def _read_small(path: str) -> bytes:
    with suppress(OSError), open(path, "rb") as file:
        return file.read(1 << 13)
    return b""


# --- The porcelain format of blame


def _origins(output: str) -> dict[int, LineOrigin]:
    """A header of each commit, once, then its lines."""
    found: dict[int, LineOrigin] = {}
    commits: dict[str, dict[str, str]] = {}
    commit, line = "", 0
    for each in output.split("\n"):
        if each.startswith("\t"):
            found[line] = _origin(commit, commits[commit])
            continue
        words = each.split(" ")
        if len(words) >= 3 and len(words[0]) in (40, 64) and words[2].isdigit():
            commit, line = words[0], int(words[2])
            commits.setdefault(commit, {})
        elif commit:
            key, _, value = each.partition(" ")
            commits[commit][key] = value
    return found


def _origin(commit: str, fields: dict[str, str]) -> LineOrigin:
    if not commit.strip("0"):
        return LineOrigin(None)
    return LineOrigin(
        commit,
        fields.get("author", "?"),
        _day(fields.get("author-time", "")),
        fields.get("summary", ""),
    )


def _day(seconds: str) -> str | None:
    """The day of a time that a committer has written."""
    try:
        return datetime.fromtimestamp(int(seconds), tz=UTC).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return None
