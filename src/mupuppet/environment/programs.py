"""Programs that code may run, where the user allows it."""

from __future__ import annotations

import os
import subprocess

#: How long a program may run, and how much it may print.
SECONDS = 60.0
MAXIMUM_OUTPUT = 16 << 20


class ProgramError(Exception):
    """A program that failed, in Puppet's words."""


def run_program(command: list[str], seconds: float = SECONDS) -> str:
    """What a program prints, errors included, started in its own directory; no shell is used.

    Raises ProgramError.
    """
    shown = " ".join(command)
    try:
        finished = subprocess.run(
            command,
            cwd=os.path.dirname(command[0]),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
            env={**os.environ, "LANG": "C", "LC_ALL": "C"},
        )
    except subprocess.TimeoutExpired:
        raise ProgramError(f"Execution of '{shown}' took more than {seconds:g} seconds") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ProgramError(f"Could not execute posix command: {reason} - {command[0]}") from None
    if len(finished.stdout) > MAXIMUM_OUTPUT:
        raise ProgramError(f"Execution of '{shown}' printed more than {MAXIMUM_OUTPUT} bytes")
    output = finished.stdout.decode("utf-8", "surrogateescape")
    if finished.returncode != 0:
        raise ProgramError(
            f"Execution of '{shown}' returned {finished.returncode}: {output.strip()}"
        )
    return output
