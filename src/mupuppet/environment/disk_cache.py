"""Caches on disk: what was computed from files, for the next run.

A cache is one file in Python's marshal format, which must never be read from a place that others
can write: caches are in a private directory of the user, and a directory that is not private is
ignored. Each begins with a digest that needs the user's key, so that a file from elsewhere, such as
a checkout, is not accepted. A cache is written to a new file and moved into place, so that readers
never see a partial one; a damaged one, or one of another Python, is ignored.
"""

from __future__ import annotations

import marshal
import os
import sys
import time
from typing import Any

from mupuppet.basics import slashed
from mupuppet.environment.private_files import is_private, only_ours, private_state

#: The digest before the content shows that we wrote it, and that it is not damaged.
_DIGEST_SIZE = 32
_KEY_SIZE = 32
#: A cache beyond this size drops the entries that the last run did not use.
MAXIMUM_SIZE = 256 * 1024 * 1024
#: Caches that were written longer ago, in seconds, are removed.
_MAXIMUM_AGE = 60 * 24 * 3600


def default_cache_directory() -> str | None:
    """The user's own directory for caches, by the XDG convention; None if there is none.

    A relative path would lead into whatever directory is the current one.
    """
    base = os.environ.get("XDG_CACHE_HOME") or ""
    if not os.path.isabs(base):
        base = slashed.expanduser("~/.cache")
    return slashed.join(base, "mupuppet", "parsed") if os.path.isabs(base) else None


def _key(*, make: bool) -> bytes | None:
    """The key of this user, in the state directory; None if there is none."""
    directory = private_state("keys")
    if directory is None:
        return None
    path = slashed.join(directory, "cache")
    try:
        if make and not os.path.exists(path):
            os.makedirs(directory, mode=0o700, exist_ok=True)
            temporary = f"{path}.{os.getpid()}"
            descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "wb") as file:
                file.write(os.urandom(_KEY_SIZE))
            os.replace(temporary, path)
        with open(path, "rb") as file:
            if not is_private(directory) or not only_ours(os.fstat(file.fileno())):
                return None
            key = file.read()
    except OSError:
        return None
    return key if len(key) == _KEY_SIZE else None


def _digest(key: bytes, name: str, payload: bytes) -> bytes:
    """The digest of a cache: under another name it is not one."""
    from hashlib import blake2b  # it takes milliseconds to import

    made = blake2b(name.encode() + b"\0", digest_size=_DIGEST_SIZE, key=key)
    made.update(payload)
    return made.digest()


def read_cache(directory: str, name: str) -> dict[Any, Any]:
    """The entries of a cache; none if it is missing, damaged, or not ours alone."""
    key = _key(make=False)
    if key is None or not is_private(directory):
        return {}
    try:
        with open(_path(directory, name), "rb") as file:
            if not only_ours(os.fstat(file.fileno())):
                return {}
            content = file.read()
    except OSError:
        return {}
    digest, payload = content[:_DIGEST_SIZE], content[_DIGEST_SIZE:]
    if _digest(key, name, payload) != digest:
        return {}
    try:
        entries = marshal.loads(payload)
    except (ValueError, EOFError, TypeError):
        return {}
    return entries if isinstance(entries, dict) else {}


def write_cache(directory: str, name: str, entries: dict[Any, Any]) -> None:
    """Replace a cache. One that cannot be written is left out."""
    key = _key(make=True)
    if key is None:
        return
    payload = marshal.dumps(entries)
    temporary = f"{_path(directory, name)}.{os.getpid()}"
    try:
        os.makedirs(directory, mode=0o700, exist_ok=True)
        if not is_private(directory):
            return
        _remove_old(directory)
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError:
        return
    try:
        with open(descriptor, "wb") as file:
            file.write(_digest(key, name, payload))
            file.write(payload)
        os.replace(temporary, _path(directory, name))
    except OSError:
        os.unlink(temporary)


def _remove_old(directory: str) -> None:
    """Remove what has not been written for long: its environment may be gone."""
    with os.scandir(directory) as files:
        for file in files:
            if file.stat(follow_symlinks=False).st_mtime < time.time() - _MAXIMUM_AGE:
                os.unlink(file)


def _path(directory: str, name: str) -> str:
    """The file of a cache; each Python has its own, since marshal may change."""
    return slashed.join(directory, f"{sys.implementation.cache_tag}-{name}")
