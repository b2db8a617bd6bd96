"""Watches all processes of a confined worker: a program that runs outside of their namespace.

The kernel limits the memory of each process, and the number of processes of each user but root.
Neither bounds what one namespace takes. So this program starts it, counts its processes and their
memory many times a second, and ends the whole namespace if they exceed their limits. Code in the
namespace does not see this process: it cannot stop it, or slow it down alone.

It imports little, since it is started together with each worker.
"""

from __future__ import annotations

import os
import signal
import sys
import time

#: The status of this program if it has ended the namespace, and why.
REASONS = {
    103: "it has started more than {tasks} processes and threads",
    104: "its processes together used more than {megabytes} megabytes of memory",
}
_TOO_MANY, _TOO_LARGE = REASONS
#: How many processes and threads a worker may have.
MOST_TASKS = 128
#: Seconds between two looks.
_INTERVAL = 0.05
#: Where `stat` has these numbers, counted from what follows the name of the program.
_PARENT, _THREADS, _PAGES = 1, 17, 21


def watching(megabytes: int) -> list[str]:
    """What begins the command of a worker that is watched; no memory is too much if it is 0."""
    return [sys.executable, "-I", "-S", __file__, str(MOST_TASKS), str(megabytes)]


def _main(tasks: int, megabytes: int, command: list[str]) -> int:
    defaults = [signal.SIGPIPE, signal.SIGXFSZ]  # Python ignores them
    child = os.posix_spawnp(command[0], command, os.environ, setsigdef=defaults)
    for pipe in (0, 1):  # they are the worker's: who uses their other ends must see it end
        os.close(pipe)
    first: str | None = None
    while os.waitpid(child, os.WNOHANG)[0] == 0:
        time.sleep(_INTERVAL)
        first = first or _child_of(child)
        if first is not None and (reason := _excess(first, tasks, megabytes << 20)):
            # The kernel ends a namespace together with its first process.
            os.kill(int(first), signal.SIGKILL)
            os.waitpid(child, 0)
            return reason
    return 0


def _child_of(parent: int) -> str | None:
    """The first process of the namespace, as this one sees it; None if it is not there yet."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        stat = _stat(f"/proc/{process}")
        if stat is not None and stat[_PARENT] == str(parent):
            return process
    return None


def _excess(first: str, tasks: int, most_bytes: int) -> int:
    """Which limit the processes of a namespace exceed; 0 if none."""
    inside = f"/proc/{first}/root/proc"
    try:
        # Before the namespace is set up, these are the processes of the machine.
        if os.readlink(f"{inside}/1/ns/pid") != os.readlink(f"/proc/{first}/ns/pid"):
            return 0
        found = [f"{inside}/{name}" for name in os.listdir(inside) if name.isdigit()]
    except OSError:  # it has just ended
        return 0
    if len(found) > tasks:
        return _TOO_MANY
    stats = {process: stat for process in found if (stat := _stat(process)) is not None}
    if sum(int(stat[_THREADS]) for stat in stats.values()) > tasks:
        return _TOO_MANY
    page = os.sysconf("SC_PAGESIZE")
    sizes = {process: int(stat[_PAGES]) * page for process, stat in stats.items()}
    if not most_bytes or sum(sizes.values()) <= most_bytes:
        return 0
    # What processes share was counted for each of them.
    shares = (_share(process, size) for process, size in sizes.items())
    return _TOO_LARGE if sum(shares) > most_bytes else 0


def _stat(process: str) -> list[str] | None:
    """The numbers of a process; None if it has ended."""
    try:
        with open(f"{process}/stat", "rb") as file:
            return file.read().decode("ascii", "replace").rpartition(")")[2].split()
    except OSError:
        return None


def _share(process: str, size: int) -> int:
    """The memory of a process, without the shares of others; its size if that is not known."""
    try:
        with open(f"{process}/smaps_rollup", "rb") as file:
            for line in file:
                if line.startswith(b"Pss:"):
                    return int(line.split()[1]) << 10
    except OSError:
        pass
    return size


if __name__ == "__main__":
    sys.exit(_main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
