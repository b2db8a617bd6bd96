"""Real Puppet, run by `puppet_driver.rb`: one process for all cases, started on demand."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import IO, Any

from mupuppet.basics import slashed
from mupuppet.basics.platform import end_group, read_within
from mupuppet.comparison.cases import Case
from mupuppet.comparison.outcome import Broken, Outcome, from_data
from mupuppet.environment.temporary_directories import TemporaryDirectory

#: Seconds that one case may take, and that Puppet may take to load.
CASE_SECONDS = 30.0
START_SECONDS = 300.0

_DRIVER = slashed.join(os.path.dirname(__file__), "puppet_driver.rb")


class PuppetUnavailable(Exception):
    """Real Puppet cannot be run on this machine; the message gives the reason."""


class Puppet:
    """Real Puppet as an evaluator. Close it, or use it in a `with` statement.

    A case on which Puppet ends or takes too long has the outcome `Broken`, and the next case
    starts a new process.
    """

    name = "puppet"

    def __init__(self, case_seconds: float = CASE_SECONDS) -> None:
        self.case_seconds = case_seconds
        self._process: _Process | None = None

    def __enter__(self) -> Puppet:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.end()
            self._process = None

    @property
    def version(self) -> str:
        """The version of the Puppet that answers."""
        return self._started().version

    def evaluate(self, case: Case) -> Outcome:
        """What Puppet makes of a case."""
        return self.compile(case.request())

    def compile(self, request: Mapping[str, Any]) -> Outcome:
        """What Puppet makes of a request in the driver's form."""
        answer = self.ask(request)
        if "broken" in answer:
            return Broken(answer["broken"])
        return from_data(answer)

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """The driver's own answer, or `{"broken": reason}` if it gave none."""
        process = self._started()
        try:
            return process.ask(request, self.case_seconds)
        except _DriverEnded as error:
            self.close()
            return {"broken": str(error)}

    def _started(self) -> _Process:
        if self._process is None:
            self._process = _Process()
        return self._process


class _DriverEnded(Exception):
    """The driver gave no answer and has ended; the message describes what is known."""


class _Process:
    """A running driver, and the directory that belongs to it."""

    def __init__(self) -> None:
        command = [_find_ruby(), _DRIVER]
        self._directory = TemporaryDirectory()
        # A file, not a pipe: the driver would wait for a pipe to be read.
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the driver
        self._process = subprocess.Popen(
            [*command, self._directory.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=_environment(self._directory.path),
            start_new_session=True,  # so that forked cases end with it
        )
        assert self._process.stdin
        assert self._process.stdout
        self._input: IO[bytes] = self._process.stdin
        self._output = self._process.stdout.fileno()
        self._read = bytearray()
        try:
            self.version: str = json.loads(self._line(START_SECONDS))["ready"]
        except _DriverEnded as error:
            self.end()
            raise PuppetUnavailable(f"Puppet could not be started: {error}") from error

    def ask(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        with suppress(BrokenPipeError):  # reading raises the error
            self._input.write(json.dumps(request).encode() + b"\n")
            self._input.flush()
        answer: dict[str, Any] = json.loads(self._line(seconds))
        return answer

    def end(self) -> None:
        """End the driver and everything that it has started, and forget its files."""
        end_group(self._process)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            assert stream
            with suppress(BrokenPipeError):  # a request that was not read
                stream.close()
        self._directory.remove()

    def _line(self, seconds: float) -> bytes:
        """The next line that the driver writes."""
        deadline = monotonic() + seconds
        while (end := self._read.find(b"\n")) < 0:
            received = read_within(self._output, 1 << 20, deadline - monotonic())
            if received is None:
                raise _DriverEnded(f"no answer within {seconds:g} seconds")
            if not received:
                raise _DriverEnded(self._last_words())
            self._read += received
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        return line

    def _last_words(self) -> str:
        """Why the driver ended, from its status and what it wrote to standard error."""
        status = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        ended = f"ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return f"{ended}: {lines[0]}" if lines else ended


def is_available() -> bool:
    """Whether real Puppet seems to be installed; starting it can still fail."""
    try:
        _find_ruby()
    except PuppetUnavailable:
        return False
    return True


def _find_ruby() -> str:
    """The Ruby that `puppet` runs with: packages bring their own, with Puppet's library in it."""
    puppet = shutil.which("puppet")
    if puppet is None:
        raise PuppetUnavailable("there is no `puppet` on the PATH")
    with open(puppet, "rb") as file:
        first = file.readline(200).decode(errors="replace").split()
    interpreter = first[0].removeprefix("#!") if first and first[0].startswith("#!") else ""
    if os.path.basename(interpreter).startswith("ruby") and os.access(interpreter, os.X_OK):
        return interpreter
    ruby = shutil.which("ruby")
    if ruby is None:
        raise PuppetUnavailable("there is no `ruby` on the PATH")
    return ruby


def _environment(home: str) -> dict[str, str]:
    """Variables that are the same everywhere, so that outcomes can be recorded."""
    return {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC"}
