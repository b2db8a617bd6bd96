"""Which requests are signed automatically: none, those on a list, or by a program."""

from __future__ import annotations

import os
import subprocess
from fnmatch import fnmatchcase

from mupuppet.basics.records import Record

_SECONDS = 60.0


class Autosign(Record):
    """`off`, `all`, or the path of a list or of a program, as Puppet's setting has it."""

    #: Whether every request is signed.
    everyone: bool = False
    path: str | None = None

    def allows(self, name: str, request: bytes) -> bool:
        """Whether a request, which is given in PEM, is signed at once."""
        if self.everyone:
            return True
        if self.path is None or not os.path.isfile(self.path):
            return False
        if os.access(self.path, os.X_OK):
            return _program_allows(self.path, name, request)
        return _list_allows(self.path, name)


def autosign_from(given: str | None) -> Autosign:
    """From the value of an option."""
    if given in (None, "", "off", "none", "false"):
        return Autosign()
    if given in ("all", "true"):
        return Autosign(everyone=True)
    return Autosign(path=given)


def _list_allows(path: str, name: str) -> bool:
    """Whether a file names a node: a line is a name, or `*.` and a domain."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = [line.partition("#")[0].strip() for line in file]
    except (OSError, UnicodeDecodeError):
        return False
    return any(
        line
        and (line == name or line == "*" or (line.startswith("*.") and fnmatchcase(name, line)))
        for line in lines
    )


def _program_allows(path: str, name: str, request: bytes) -> bool:
    """Whether a program that gets the name as its argument and the request as input succeeds."""
    try:
        finished = subprocess.run(
            [path, name],
            input=request,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return finished.returncode == 0
