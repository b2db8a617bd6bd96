"""Features that some systems lack, with substitutes for them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from mupuppet.basics.caches import emptied_by

if TYPE_CHECKING:
    import subprocess

T = TypeVar("T")

#: Whether a process can be forked, with all that it has loaded.
CAN_FORK = hasattr(os, "fork")
#: Opening a pipe does not wait for its other end.
NONBLOCK: int = getattr(os, "O_NONBLOCK", 0)
#: Opens nothing but a directory; None where directories cannot be opened.
DIRECTORY: int | None = getattr(os, "O_DIRECTORY", None)
#: Opening a link fails.
NOFOLLOW: int = getattr(os, "O_NOFOLLOW", 0)
#: A stack for the deepest recursion that Python's own limit allows, in C as well.
STACK_BYTES = 1 << 28
#: Two of the areas that Python allocates for small objects. Nothing is written there, so it takes
#: addresses, but no memory.
_SPARE_BYTES = 2 << 20

#: What a process with a limit gives up when it has no memory left: to report that needs some, and
#: Python 3.11 may never get out of a function without memory for a single integer.
_spare: list[bytes] = []
emptied_by(_spare.clear)


def lock(descriptor: int, *, waits: bool = True) -> None:
    """Lock a file as long as it is open. Raises OSError if another process has, and not `waits`.

    Where files cannot be locked, nothing happens.
    """
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))


def machine_name() -> str:
    """The name of this machine."""
    if hasattr(os, "uname"):
        return os.uname().nodename
    return os.environ.get("COMPUTERNAME", "localhost").lower()


def limit_memory(megabytes: int) -> tuple[int, int] | None:
    """Let the system refuse more memory to this process. The limits before, if they have changed.

    The system counts addresses. Those of a stack are reserved, and hardly used: it does not count.
    What is limited more stays so. Windows has no such limit, and macOS refuses to set it.
    """
    try:
        import resource
    except ImportError:
        return None
    _spare[:] = [bytes(_SPARE_BYTES)]
    wanted = (megabytes << 20) + STACK_BYTES
    before = resource.getrlimit(resource.RLIMIT_AS)
    if any(limit != resource.RLIM_INFINITY and limit <= wanted for limit in before):
        return None
    try:
        resource.setrlimit(resource.RLIMIT_AS, (wanted, before[1]))
    except (OSError, ValueError):
        return None
    return before


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a process that leads a session, with all that it has started; or at least itself."""
    if hasattr(os, "killpg"):
        import signal

        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def read_within(pipe: int, count: int, seconds: float) -> bytes | None:
    """Read from a pipe: at most so many bytes, none if it has ended, None if none come in time."""
    if CAN_FORK:
        return os.read(pipe, count) if _is_ready(pipe, "POLLIN", seconds) else None
    return _within(seconds, lambda: os.read(pipe, count))


def write_within(pipe: int, data: bytes | memoryview, seconds: float) -> int | None:
    """Write to a pipe that does not block: how many bytes it took, None if none in time."""
    if CAN_FORK:
        return os.write(pipe, data) if _is_ready(pipe, "POLLOUT", seconds) else None
    return _within(seconds, lambda: os.write(pipe, data))


def _is_ready(pipe: int, event: str, seconds: float) -> bool:
    import select

    poll = select.poll()  # unlike `select`, it takes descriptors of any number
    poll.register(pipe, getattr(select, event))
    return bool(poll.poll(max(0.0, seconds) * 1000))


def _within(seconds: float, work: Callable[[], T]) -> T | None:
    """What a call returns, if it does so in time: Windows can wait for sockets only."""
    import threading

    results: list[T] = []
    thread = threading.Thread(target=lambda: results.append(work()), daemon=True)
    thread.start()
    thread.join(max(0.0, seconds))
    return results[0] if results else None


def effective_user() -> int:
    """The number of the user; where there are none, files say that they belong to 0."""
    return os.geteuid() if hasattr(os, "geteuid") else 0


def lacks_memory(problem: BaseException) -> bool:
    """Whether it stands for memory that the system has refused.

    Not always does Python say so: CPython 3.11 sets no exception where there is none for the frame
    of a call, a library that cannot be mapped is an error of its import, and for locks and the
    stacks of threads there is a RuntimeError.
    """
    if isinstance(problem, OSError):
        return problem.errno == errno.ENOMEM
    if isinstance(problem, SystemError):
        return str(problem) == "error return without exception set"
    if isinstance(problem, ImportError):
        return os.strerror(errno.ENOMEM) in str(problem) or "failed to map segment" in str(problem)
    if isinstance(problem, RuntimeError):
        return str(problem).startswith(("can't allocate ", "can't start new thread"))
    return isinstance(problem, MemoryError)
