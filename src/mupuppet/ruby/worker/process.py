"""The process that runs Ruby: frames, deadlines, and its end."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import weakref
from contextlib import suppress
from time import monotonic
from typing import Any, NoReturn

from mupuppet.basics import slashed
from mupuppet.basics.platform import CAN_FORK, end_group, read_within, write_within
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.ruby.worker.confinement import Sandbox, confined, own_directories, visible
from mupuppet.ruby.worker.watcher import MOST_TASKS, REASONS, watching

HARNESS = slashed.join(os.path.dirname(__file__), "harness", "main.rb")
#: The limit of the length of a message.
LONGEST_FRAME = 1 << 28
#: What the process sees of our own environment: nothing that may be a secret.
_KEPT = ("PATH", "HOME", "GEM_HOME", "GEM_PATH", "RUBYLIB", "TMPDIR", "TZ", "SYSTEMROOT")

NOT_UNDERSTOOD = "its answer is not understood"

_TO_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class WorkerGone(Exception):
    """The worker does not respond any more; the message gives the reason."""


class Process:
    """A running harness."""

    def __init__(self, ruby: str, with_puppet: bool, allowed: Sandbox, megabytes: int) -> None:
        """`megabytes` limits the memory of all of its processes together, if it is confined."""
        self.allowed = allowed
        self.megabytes = megabytes
        own_files = os.path.dirname(HARNESS)
        #: What it sees if the operating system hides files from it.
        self.visible = ReadableDirectories(visible(ruby, own_files, allowed))
        # Where this process ends, however it does, the other end of the pipe sees it.
        lifeline, self._lifeline = os.pipe()
        command = confined(ruby, own_files, allowed)
        #: The directories that are its own; None if it shares the processes of the machine.
        self.namespace = own_directories(ruby, own_files, allowed) if command else None
        command += [ruby, "--disable=did_you_mean,error_highlight", HARNESS, str(lifeline)]
        environment = {name: os.environ[name] for name in _KEPT if name in os.environ}
        environment["LANG"] = "C.UTF-8"
        self._process = subprocess.Popen(
            command + (["--puppet"] if with_puppet else []),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            pass_fds=(lifeline,) if CAN_FORK else (),  # elsewhere Ruby cannot fork, either
            start_new_session=True,  # so that what it forks ends with it
        )
        os.close(lifeline)
        self._watcher = (
            _watcher(self._process.pid, megabytes) if self.namespace is not None else None
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        if CAN_FORK:  # what it does not read must not keep us waiting
            os.set_blocking(self._input, False)
        self._unread = bytearray()
        # If it is not closed, it ends together with this object.
        self.close = weakref.finalize(self, _end, self._process, self._watcher, self._lifeline)

    def send(self, message: dict[str, Any], seconds: float) -> None:
        """Send a message; the process is killed if it does not read it in time."""
        if not self.close.alive:
            raise WorkerGone("it has ended")
        deadline = monotonic() + seconds
        data = _TO_JSON.encode(message).encode()
        left = memoryview(struct.pack(">I", len(data)) + data)
        try:
            while left:
                written = write_within(self._input, left, deadline - monotonic())
                if written is None:
                    self.give_up(f"it has read nothing for {seconds:g} seconds")
                left = left[written:]
        except BrokenPipeError:
            self.give_up(self._why_it_has_ended())

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next message; the process is killed if there is none in time."""
        deadline = monotonic() + seconds
        (length,) = struct.unpack(">I", self._read(4, deadline, seconds))
        if length > LONGEST_FRAME:
            self.give_up("its answer is too long")
        data = self._read(length, deadline, seconds)
        try:
            message = json.loads(data.decode())
        except (ValueError, RecursionError):  # the code has changed the classes that we use there
            message = None
        if not isinstance(message, dict):
            self.give_up(NOT_UNDERSTOOD)
        return message

    def _read(self, count: int, deadline: float, seconds: float) -> bytearray:
        """Read this many bytes; what follows them is buffered."""
        data = self._unread
        while len(data) < count:
            part = read_within(self._output, 1 << 16, deadline - monotonic())
            if part is None:
                self.give_up(f"it took more than {seconds:g} seconds")
            if not part:
                self.give_up(self._why_it_has_ended())
            data += part
        self._unread = data[count:]
        del data[count:]
        return data

    def end_catalog(self, seconds: float) -> None:
        """End the process of a catalog, or all if something of it is left. Raises WorkerGone.

        Code can leave processes, files, and messages, which the next catalog would see. No code
        knows the token before all that it may have written has been read.
        """
        self.send({"do": "end"}, seconds)
        self.receive(seconds)
        token = os.urandom(16).hex()
        self.send({"do": "rest", "token": token, "namespace": self.namespace}, seconds)
        if self.receive(seconds) != {"token": token, "clean": True} or self._unread:
            self.give_up("something of a catalog is left")

    def _why_it_has_ended(self) -> str:
        if self._watcher is None:
            return "it has ended"
        with suppress(subprocess.TimeoutExpired):
            self._watcher.wait(timeout=1)
        reason = REASONS.get(self._watcher.returncode or 0, "it has ended")
        return reason.format(tasks=MOST_TASKS, megabytes=self.megabytes)

    def give_up(self, reason: str) -> NoReturn:
        """End the process. Raises WorkerGone."""
        self.close()
        raise WorkerGone(reason)


def _watcher(process: int, megabytes: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        watching(process, megabytes),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _end(
    process: subprocess.Popen[bytes], watcher: subprocess.Popen[bytes] | None, lifeline: int
) -> None:
    """End the process and everything that it has started."""
    os.close(lifeline)
    for stream in (process.stdin, process.stdout):
        assert stream is not None
        with suppress(BrokenPipeError):
            stream.close()
    end_group(process)
    if watcher is not None:  # before the number of the process can belong to another
        watcher.kill()
        watcher.wait()
    process.wait()
