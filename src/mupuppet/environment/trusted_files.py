"""Configuration files that the user has confirmed.

A repository's own file may allow what the code of the repository must not do by itself. So it takes
effect only after the user has confirmed it: this very content at this very path. Confirmations are
stored in a directory that only the user can write.
"""

from __future__ import annotations

import os
from hashlib import sha256

from mupuppet.basics import slashed
from mupuppet.environment.private_files import is_private, only_ours, private_state


def is_trusted(path: str, content: str) -> bool:
    """Whether the user has confirmed a file with this content."""
    directory = private_state("trusted")
    if directory is None or not is_private(directory):
        return False
    try:
        with open(_record(directory, path), encoding="utf-8") as file:
            return only_ours(os.fstat(file.fileno())) and file.readline().strip() == _digest(
                content
            )
    except (OSError, UnicodeDecodeError):
        return False


def trust(path: str, content: str) -> str | None:
    """Remember that the user has confirmed a file; returns what went wrong, if anything did."""
    directory = private_state("trusted")
    if directory is None:
        return "there is no state directory: set HOME or XDG_STATE_HOME"
    record = _record(directory, path)
    temporary = f"{record}.{os.getpid()}"
    try:
        os.makedirs(directory, mode=0o700, exist_ok=True)
        if not is_private(directory):
            return f"{directory} can be written by others"
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{_digest(content)}\n{slashed.realpath(path)}\n")
        os.replace(temporary, record)
    except OSError as error:
        return f"{error.filename or directory}: {error.strerror}"
    return None


def _record(directory: str, path: str) -> str:
    return slashed.join(directory, _digest(slashed.realpath(path)))


def _digest(content: str) -> str:
    return sha256(content.encode(errors="surrogateescape")).hexdigest()
