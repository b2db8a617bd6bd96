"""Files that survive a crash: either complete or absent."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex
from time import time

from mupuppet.basics.platform import DIRECTORY, effective_user, lock

#: What the names of nodes may contain, as Puppet Server has it; a `/` never.
_CERTNAME = re.compile(r"[ -.0-~]+")
#: A file that is being written, and how long that may take.
_TEMPORARY = re.compile(r"\..*\.[0-9a-f]{16}")
_SECONDS_TO_WRITE = 3600.0


def is_safe_name(name: str) -> bool:
    """Whether a name of a node or an environment may be the name of a file."""
    return (
        _CERTNAME.fullmatch(name) is not None
        and name == name.strip()
        and not name.startswith((".", "-"))  # programs that get a name take no option for it
        and len(name) <= 200
    )


def write_file(path: str, content: bytes, mode: int = 0o640, *, is_kept: bool = True) -> None:
    """Write a file such that readers see the old content or the new one, also after a crash.

    What need not be kept may be the old one again if the machine itself crashes.
    """
    directory = os.path.dirname(path)
    temporary = os.path.join(directory, f".{os.path.basename(path)[:200]}.{token_hex(8)}")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        with open(descriptor, "wb") as file:
            _give_to_owner(file.fileno(), directory)
            file.write(content)
            if is_kept:
                file.flush()
                os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:  # a half-written file must not stay; the error propagates
        os.unlink(temporary)
        raise
    if is_kept:
        sync_directory(directory)


def _give_to_owner(descriptor: int, directory: str) -> None:
    """What root writes belongs to the user whose directory it is: a server must read it, too."""
    if effective_user() != 0:
        return
    owner, present = os.stat(directory), os.fstat(descriptor)
    if (owner.st_uid, owner.st_gid) != (present.st_uid, present.st_gid):
        os.fchown(descriptor, owner.st_uid, owner.st_gid)


def remove_leftovers(directory: str) -> None:
    """Remove what processes have left that were killed while they wrote a file."""
    before = time() - _SECONDS_TO_WRITE
    for parent, _, names in os.walk(directory):
        for name in filter(_TEMPORARY.fullmatch, names):
            path = os.path.join(parent, name)
            with suppress(FileNotFoundError):  # it has got its name just now
                if os.stat(path).st_mtime < before:
                    os.unlink(path)


def append_line(path: str, line: str, mode: int = 0o640) -> None:
    """Add a line to a file; half a line that a crash has left is completed first."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, mode)
    with open(descriptor, "r+b") as file:
        _give_to_owner(file.fileno(), os.path.dirname(path))
        size = file.seek(0, os.SEEK_END)
        if size:
            file.seek(size - 1)
            line = line if file.read(1) == b"\n" else "\n" + line
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def remove_file(path: str) -> bool:
    """Remove a file; whether it was there."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return False
    sync_directory(os.path.dirname(path))
    return True


def sync_directory(path: str) -> None:
    """Let names of files survive a crash, too."""
    if DIRECTORY is None:
        return
    descriptor = os.open(path, os.O_RDONLY | DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def locked(path: str) -> Iterator[None]:
    """One process at a time, such as a server and a command line; a killed one holds no lock."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o640)
    try:
        _give_to_owner(descriptor, os.path.dirname(path))
        lock(descriptor)
        yield
    finally:
        os.close(descriptor)
