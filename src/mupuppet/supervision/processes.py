"""The processes of a pool.

    the user's process ── root ──┬─ template 1 ──┬─ worker
                                 └─ template 2   └─ worker

The root is forked when a pool is created. It has one thread, as forking requires, and nothing that
is loaded later, so that each template starts afresh. A template loads what its workers share, and
forks them. Templates and workers communicate with the user's process through inherited sockets, and
end when it does.
"""

from __future__ import annotations

import fcntl
import gc
import os
import pickle
import resource
import select
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn

from mupuppet.basics.platform import lacks_memory, limit_memory
from mupuppet.basics.records import Record
from mupuppet.supervision.limits import Last, WorkLimits, plain
from mupuppet.supervision.messages import (
    ANSWER,
    COMMAND,
    ENDED,
    FAILED,
    GOES_ON,
    LEAVES,
    LENGTH,
    NEWS,
    NO_MEMORY,
    READY,
    START,
    exactly,
    packed,
    received,
)

#: A worker that is out of memory, so that it cannot even say so, ends with this status.
STATUS_NO_MEMORY = 77
#: The status of a worker that could not be forked.
STATUS_NOT_STARTED = 78


class Service(Record):
    """What a pool does, and within which limits."""

    serve: Callable[[Any], Any]
    #: Loads what workers share, from the argument of a generation.
    prepare: Callable[[Any], object] | None
    #: What a worker does before it ends in good order.
    finish: Callable[[], object] | None
    limits: WorkLimits


class Root:
    """The process that templates are forked from, seen from the user's process."""

    def __init__(self, connection: socket.socket, wait: Callable[[], object]) -> None:
        self.connection = connection
        self._wait = wait

    def end(self) -> None:
        """Let it end, and wait for that."""
        self.connection.close()
        with suppress(ChildProcessError):  # it was waited for before
            self._wait()


def fork_root(service: Service) -> Root:
    """Fork the root from a process without threads."""
    ours, theirs = socket.socketpair()
    sys.stdout.flush()
    sys.stderr.flush()
    process = os.fork()
    if process == 0:
        with _no_way_back():
            ours.close()
            _root(service, theirs)
    theirs.close()
    return Root(ours, lambda: os.waitpid(process, 0))


def start_root(service: Service) -> Root:
    """Start a root as another program: this process has threads, and must not fork.

    Raises OSError, and what pickling does if the service has no name by which it could be found.
    """
    content = packed(service)
    ours, theirs = socket.socketpair()
    code = f"from mupuppet.supervision.processes import run_root; run_root({theirs.fileno()})"
    with theirs:
        descriptors = [theirs.fileno()]
        process = subprocess.Popen([sys.executable, "-P", "-c", code], pass_fds=descriptors)
    root = Root(ours, process.wait)
    try:
        ours.sendall(content)
    except OSError:
        root.end()
        raise
    return root


def run_root(descriptor: int) -> None:
    """Be the root, in a program that `start_root` has started."""
    with _no_way_back():
        control = socket.socket(fileno=descriptor)
        (size,) = LENGTH.unpack(exactly(control, LENGTH.size))
        _root(pickle.loads(exactly(control, size)), control)


class _no_way_back:  # noqa: N801  # a context manager
    """A forked process never returns to the code that forked it."""

    def __enter__(self) -> None:
        # The user's process decides what they mean. Programs that are started do not inherit this.
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, _nothing)

    def __exit__(self, kind: object, problem: BaseException | None, _: object) -> NoReturn:
        status = 0
        if isinstance(problem, SystemExit):
            status = problem.code if isinstance(problem.code, int) else 1
        elif problem is not None:
            status = 1
            traceback.print_exception(problem)  # a bug of ours: show where, as usual
        os._exit(status)


def _nothing(*_: object) -> None:
    """What signals do that were not meant for us."""


def _root(service: Service, control: socket.socket) -> None:
    """Fork a template for each argument that comes with a socket for it."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # templates are not waited for
    gc.freeze()  # templates collect garbage: what they share must not be touched, or it is copied
    while True:
        header, handed, _, _ = socket.recv_fds(control, LENGTH.size, 1)
        if len(header) < LENGTH.size:
            return
        argument = exactly(control, LENGTH.unpack(header)[0])
        own = socket.socket(fileno=handed[0])
        if os.fork() == 0:
            control.close()
            _Template(service, own).run(argument)
            os._exit(0)
        own.close()


class _Template:
    """A process that has loaded what workers share."""

    def __init__(self, service: Service, control: socket.socket) -> None:
        self._service = service
        self._control = control
        #: The workers' numbers by their process ids.
        self._workers: dict[int, int] = {}

    def run(self, argument: bytes) -> None:
        """Prepare, then start and end workers as the user's process says, as long as it lives."""
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        if self._service.prepare is not None:
            try:
                self._service.prepare(pickle.loads(argument))
            except Exception:  # noqa: BLE001  # reported to the user's process
                self._control.sendall(NEWS.pack(FAILED, 0, 0) + packed(traceback.format_exc()))
                return
        gc.collect()
        gc.freeze()
        woken, waker = socket.socketpair()
        woken.setblocking(False)
        waker.setblocking(False)
        signal.signal(signal.SIGCHLD, _nothing)
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        with suppress(BrokenPipeError, ConnectionResetError):  # the user's process has ended
            self._control.sendall(NEWS.pack(READY, 0, 0))
            while True:
                ready, _, _ = select.select([self._control, woken], [], [])
                if woken in ready:
                    woken.recv(1 << 12)
                    self._reap()
                if self._control in ready and not self._obey(woken, waker):
                    break
        for process in self._workers:
            _kill(process)

    def _obey(self, *others: socket.socket) -> bool:
        message, handed, _, _ = socket.recv_fds(self._control, COMMAND.size, 2)
        if len(message) < COMMAND.size:
            return False
        command, number = COMMAND.unpack(message)
        if command == START:
            self._start(number, [socket.socket(fileno=each) for each in handed], others)
        else:
            for process, worker in self._workers.items():
                if worker == number:
                    _kill(process)
        return True

    def _start(
        self, number: int, handed: list[socket.socket], others: tuple[socket.socket, ...]
    ) -> None:
        """Fork a worker; one that the system does not allow has ended at once."""
        try:
            connection, lifeline = handed
            process = os.fork()
        except (ValueError, OSError):  # there are too many open files, or processes
            self._control.sendall(NEWS.pack(ENDED, number, STATUS_NOT_STARTED << 8))
        else:
            if process == 0:
                with _no_way_back():
                    signal.set_wakeup_fd(-1)
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    for each in (self._control, *others):
                        each.close()
                    _Worker(self._service, connection, lifeline).run()
            self._workers[process] = number
        for each in handed:
            each.close()

    def _reap(self) -> None:
        while self._workers:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                return
            number = self._workers.pop(process, None)
            _kill_group(process)  # what it has started
            if number is not None:
                self._control.sendall(NEWS.pack(ENDED, number, status))


def _kill(process: int) -> None:
    """End a child that was not waited for, so that its id is still its own."""
    _kill_group(process)
    os.kill(process, signal.SIGKILL)


def _kill_group(process: int) -> None:
    try:
        os.killpg(process, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return  # it has no group yet, or no process is left in it


class _Worker:
    """A process that answers requests."""

    def __init__(
        self, service: Service, connection: socket.socket, lifeline: socket.socket
    ) -> None:
        self._service = service
        self._connection = connection
        self._lifeline = lifeline
        self._served = 0

    def run(self) -> None:
        """Answer requests until there are no more."""
        os.setpgid(0, 0)
        signal.signal(signal.SIGIO, signal.SIG_DFL)
        fcntl.fcntl(self._lifeline, fcntl.F_SETOWN, os.getpid())
        limits = self._service.limits
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
        if limits.megabytes is not None:
            limit_memory(limits.megabytes)
        try:
            while self._serve_one():
                pass
            if self._service.finish is not None:
                self._service.finish()
        except MemoryError:
            os._exit(STATUS_NO_MEMORY)
        except (BrokenPipeError, ConnectionResetError):
            return  # the user's process has ended

    def _serve_one(self) -> bool:
        """Whether there may be another request after this one."""
        header = received(self._connection, LENGTH.size)
        if len(header) < LENGTH.size:
            return False
        content = exactly(self._connection, LENGTH.unpack(header)[0])
        self._served += 1
        self._ends_when_unwanted(True)
        is_last = False
        try:
            served = self._service.serve(pickle.loads(content))
            is_last = isinstance(served, Last)
            answer = pickle.dumps(plain(served), pickle.HIGHEST_PROTOCOL)
            kind = ANSWER
        except Exception as problem:  # noqa: BLE001  # reported to the user's process
            if lacks_memory(problem):
                self._connection.sendall(LENGTH.pack(2) + NO_MEMORY + LEAVES)
                return False
            kind, answer = FAILED, pickle.dumps(traceback.format_exc())
        self._ends_when_unwanted(False)
        is_last = is_last or self._served == self._service.limits.requests
        leaves = is_last or self._is_bloated()
        self._connection.sendall(
            LENGTH.pack(2 + len(answer)) + kind + (LEAVES if leaves else GOES_ON)
        )
        self._connection.sendall(answer)
        return not leaves

    def _ends_when_unwanted(self, is_working: bool) -> None:
        """Let the end of the user's process end this one, also in the midst of a request.

        Its template would kill it, but may have been killed itself. Nothing is ever sent through
        the lifeline, so that its end is all that could be signalled: of the connection, the system
        may still signal a request that has already been read.
        """
        lifeline = self._lifeline
        flags = fcntl.fcntl(lifeline, fcntl.F_GETFL) & ~os.O_ASYNC
        fcntl.fcntl(lifeline, fcntl.F_SETFL, flags | (os.O_ASYNC if is_working else 0))
        if is_working and select.select([lifeline], [], [], 0)[0]:
            os._exit(0)  # it had ended before

    def _is_bloated(self) -> bool:
        """Whether so much memory is left in use that the next request would have too little."""
        megabytes = self._service.limits.megabytes
        return megabytes is not None and resident_megabytes() > megabytes / 2


def resident_megabytes() -> float:
    """The memory that this process uses; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / (1 << 20)
    except OSError:
        return 0.0
