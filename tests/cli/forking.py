"""Commands in processes that are forked from one that has loaded mupuppet already.

Most of the time that a short command takes is Python's own start and loading. A process that only
loads, and is forked for each command, saves it: all else is as with `python -m mupuppet`. Each
command has its own arguments, environment, directory and pipes, and nothing of the ones before it.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module

#: Whose imports are most of what a command loads.
_LOADED = (
    "mupuppet.cli.compile",
    "mupuppet.compiler.api",
    "mupuppet.compiler.finishing.finish",
    "mupuppet.compiler.functions.calls",
    "mupuppet.compiler.host.hiera_data",
    "mupuppet.data_formats.yaml_reader",
    "mupuppet.diagnostics.render_full",
    "mupuppet.environment.configuration",
    "mupuppet.environment.facts",
    "mupuppet.functions.stdlib",
    "mupuppet.hiera.hiera",
    "mupuppet.syntax.validation",
    "regex",
    "yaml",
)
_LONGEST_REQUEST = 1 << 17
#: After how many seconds a command is killed: `tests.waiting.HANGING`, which is not found here.
_HANGING = 900


def run(
    arguments: Sequence[str], stdin: bytes, directory: str, environment: Mapping[str, str]
) -> tuple[int, bytes, bytes]:
    """Run `mupuppet`: its exit status and what it has printed."""
    request = json.dumps([arguments, directory, dict(environment)]).encode()
    assert len(request) < _LONGEST_REQUEST
    given, *printed = pipes = [os.pipe() for _ in ("stdin", "stdout", "stderr", "status")]
    theirs = [given[0], *(each[1] for each in printed)]
    try:
        socket.send_fds(_loaded(), [request], theirs)
    finally:
        for each in theirs:
            os.close(each)
    with ThreadPoolExecutor(len(pipes)) as pool:
        written = pool.submit(_write, given[1], stdin)
        out, err, status = pool.map(_read, [each[0] for each in printed])
        written.result()
    return int(status), out, err


def _read(pipe: int) -> bytes:
    with open(pipe, "rb") as file:
        return file.read()


def _write(pipe: int, data: bytes) -> None:
    try:
        with open(pipe, "wb", buffering=0) as file:
            view = memoryview(data)
            while view:
                view = view[file.write(view) :]
    except BrokenPipeError:  # a command need not read
        pass


@cache
def _loaded() -> socket.socket:
    """The connection to the process that has loaded mupuppet; it ends with ours."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        # The directory of this file is not one of those that are searched for modules (`-P`), and
        # Python's streams are those of pipes.
        process = subprocess.Popen(
            [sys.executable, "-P", __file__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def end() -> None:
        with process:
            ours.close()

    atexit.register(end)
    return ours


def _serve(connection: socket.socket) -> None:
    """Fork for each request, until there are no more."""
    for name in _LOADED:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nothing waits for those that wait
    while True:
        request, descriptors, _, _ = socket.recv_fds(connection, _LONGEST_REQUEST, 4)
        if not request:
            return
        if os.fork() == 0:
            connection.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            *streams, status = descriptors
            command = os.fork()
            if command == 0:
                os.close(status)
                _become(json.loads(request), streams)
                return
            for each in streams:
                os.close(each)
            os.write(status, str(_exit_status(command)).encode())
            os._exit(0)
        for each in descriptors:
            os.close(each)


def _exit_status(process: int) -> int:
    """How a process has ended; one that does not end is killed."""
    signal.signal(signal.SIGALRM, lambda *_: os.kill(process, signal.SIGKILL))
    signal.alarm(_HANGING)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def _become(request: tuple[list[str], str, dict[str, str]], streams: list[int]) -> None:
    """Be `python -m mupuppet`, in the process and with the pipes of the command."""
    arguments, directory, environment = request
    for number, each in enumerate(streams):
        os.dup2(each, number)
        os.close(each)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(directory)
    sys.path.insert(0, os.getcwd())
    sys.argv = ["mupuppet", *arguments]
    runpy.run_module("mupuppet", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
