"""What code may do besides reading its environment and modules.

Code comes from many authors, and runs on the user's own machine: anything beyond its own files is
refused until the user allows it. A refusal is never mistaken for something else, such as a missing
file, because the catalog would differ from Puppet's.
"""

from __future__ import annotations

import os
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.records import Record

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

#: Stands for all programs, or all hosts.
ANY = "*"


class Permissions(Record):
    """What the user allows."""

    #: Directories whose files code may read: absolute paths.
    read: tuple[str, ...] = ()
    #: Programs that `generate` may run: absolute paths, or `*`.
    generate: tuple[str, ...] = ()
    #: Hosts that code may connect to: names, patterns such as `*.example.com`, or `*`.
    network: tuple[str, ...] = ()
    #: Directories that Ruby code may write, if the operating system confines it: absolute paths.
    write: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Raises TypeError for a single string: its characters would be what is allowed."""
        for name in ("read", "generate", "network", "write"):
            given = getattr(self, name)
            if not isinstance(given, tuple) or not all(isinstance(each, str) for each in given):
                raise TypeError(f"`{name}` must be a tuple of strings, not {given!r}")

    def require_program(self, program: str, what: str = "generate()") -> None:
        """Raises Refused, unless `generate` may run the program."""
        if ANY in self.generate or slashed.normpath(program) in self.generate:
            return
        raise Refused(
            "generate-refused",
            f"{what} is refused: it would run `{program}`",
            "a program that code starts can do everything that you can do",
            _allowing("generate", program, f"--allow-generate={program}"),
        )

    def require_host(self, what: str, host: str) -> None:
        """Raises Refused, unless code may connect to the host."""
        if any(fnmatchcase(host.lower(), allowed.lower()) for allowed in self.network):
            return
        raise Refused(
            "network-refused",
            f"{what} is refused: it would connect to `{host}`",
            "what code sends could reveal secrets, and what it receives could change the catalog",
            _allowing("network", host, f"--allow-network {host}"),
        )


NOTHING_ALLOWED = Permissions()


def allowed(
    *,
    read: tuple[str, ...] = (),
    generate: tuple[str, ...] = (),
    network: tuple[str, ...] = (),
    write: tuple[str, ...] = (),
) -> Permissions:
    """Permissions as options give them: paths may be relative to the current directory."""
    programs = [each if each == ANY else slashed.normpath(each) for each in generate]
    return Permissions(
        tuple(map(slashed.abspath, read)),
        tuple(programs),
        network,
        tuple(map(slashed.abspath, write)),
    )


class Refused(Exception):
    """Something that code must not do without the user's permission."""

    def __init__(self, id: DiagnosticId, message: str, reason: str, hint: str, *more: str) -> None:
        super().__init__(message)
        self.id = id
        self.message = message
        self.notes = (*more, reason)
        self.hint = hint


def refused_file(path: str, *, by_worker: bool = False) -> Refused:
    """A file or directory that exists, and is none of the environment's.

    The worker cannot tell whether code that asks for a file is going to write it.
    """
    real = slashed.realpath(path)
    directory = real if os.path.isdir(real) else os.path.dirname(real)
    link = () if real == slashed.normpath(path) else (f"{path} leads to {real}",)
    return Refused(
        "read-refused",
        f"reading {path} is refused: it is outside the environment and its modules",
        "other files of this machine may contain secrets, which code could put into a catalog",
        _allowing("read", directory, f"--allow-read {directory}")
        + (_INSTEAD.format(directory) if by_worker else ""),
        *link,
    )


_INSTEAD = "; if it writes there, too, `--allow-write {}` instead, which allows both"


def refused_writing(path: str) -> Refused:
    """A file that Ruby code would write."""
    directory = os.path.dirname(path) or path
    return Refused(
        "write-refused",
        f"writing {path} is refused: Ruby code writes only its own temporary files",
        "what code writes could harm this machine, or change the next catalog",
        _allowing("write", directory, f"--allow-write {directory}"),
    )


def _allowing(what: str, value: str, option: str) -> str:
    """How the user of each front end allows it."""
    return (
        f'if you trust this code, allow it: `{option}`, or `allow-{what} = ["{value}"]` in '
        f"mupuppet.toml; `allow_{what}` in a request to `batch`; `Permissions({what}=…)` in Python"
    )
