"""Programs that code may run, if the user allows it."""

from __future__ import annotations

import os
import subprocess
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import Any

from mupuppet.basics.platform import CAN_FORK, end_group
from mupuppet.basics.records import Record

#: How long a program may run, and how much it may print.
SECONDS = 60.0
MAXIMUM_OUTPUT = 16 << 20


class ProgramError(Exception):
    """A program that failed, in Puppet's words."""


class Finished(Record):
    """What a program has printed, and its status."""

    output: bytes
    errors: bytes
    status: int


class TooSlow(Exception):
    """A program that did not end in time."""


class TooLong(Exception):
    """A program that printed more than it may."""


def run_bounded(
    command: list[str],
    *,
    seconds: float,
    directory: str | None = None,
    environment: dict[str, str] | None = None,
    joins_errors: bool = False,
) -> Finished:
    """Run a program, without a shell, and end it and what it has started when it exceeds its
    bounds. Raises OSError, ValueError, TooSlow, TooLong.
    """
    deadline = monotonic() + seconds
    with subprocess.Popen(
        command,
        cwd=directory,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if joins_errors else subprocess.PIPE,
        start_new_session=True,
    ) as process:
        printed: dict[Any, bytearray] = {process.stdout: bytearray()}
        if process.stderr is not None:
            printed[process.stderr] = bytearray()
        ended = False
        try:
            if not CAN_FORK:  # Windows cannot wait for several pipes
                output, errors = process.communicate(timeout=seconds)
                ended = True
                return Finished(output, errors or b"", process.returncode)
            with DefaultSelector() as selector:
                for stream in printed:
                    selector.register(stream, EVENT_READ)
                while selector.get_map():
                    ready = selector.select(max(0.0, deadline - monotonic()))
                    if not ready:
                        raise TooSlow
                    for key, _ in ready:
                        piece = os.read(key.fd, 1 << 16)
                        if not piece:
                            selector.unregister(key.fileobj)
                        printed[key.fileobj] += piece
                        if len(printed[key.fileobj]) > MAXIMUM_OUTPUT:
                            raise TooLong
            process.wait(max(0.0, deadline - monotonic()))
            ended = True
        except subprocess.TimeoutExpired:
            raise TooSlow from None
        finally:
            if not ended:
                end_group(process)
    errors = b"" if process.stderr is None else bytes(printed[process.stderr])
    return Finished(bytes(printed[process.stdout]), errors, process.returncode)


def run_program(command: list[str], seconds: float = SECONDS) -> str:
    """What a program prints, errors included, started in its own directory; no shell is used.

    Raises ProgramError.
    """
    shown = " ".join(command)
    try:
        finished = run_bounded(
            command,
            seconds=seconds,
            directory=os.path.dirname(command[0]),
            environment={**os.environ, "LANG": "C", "LC_ALL": "C"},
            joins_errors=True,
        )
    except TooSlow:
        raise ProgramError(f"Execution of '{shown}' took more than {seconds:g} seconds") from None
    except TooLong:
        message = f"Execution of '{shown}' printed more than {MAXIMUM_OUTPUT} bytes"
        raise ProgramError(message) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ProgramError(f"Could not execute posix command: {reason} - {command[0]}") from None
    output = finished.output.decode("utf-8", "surrogateescape")
    if finished.status != 0:
        raise ProgramError(f"Execution of '{shown}' returned {finished.status}: {output.strip()}")
    return output
