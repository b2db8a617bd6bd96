"""Watches all processes of a confined worker: a program that runs outside their namespace.

The kernel limits the memory of each process, and the number of processes of each user but root.
Neither bounds what one namespace takes. So this program counts its processes and their memory many
times a second, and ends the whole namespace if they exceed their limits. Code in the namespace does
not see this process: it cannot stop it, or slow it down alone.

It is started together with each worker, and gets ready while Ruby does.
"""

from __future__ import annotations

import errno
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
_STATE, _PARENT, _THREADS, _PAGES = 0, 1, 17, 21


def watching(process: int, megabytes: int) -> list[str]:
    """The command that watches the namespace of a process's child; 0 megabytes are any number."""
    command = [sys.executable, "-I", "-S", __file__]
    return [*command, str(process), str(MOST_TASKS), str(megabytes)]


def _main(parent: str, tasks: int, most_bytes: int) -> int:
    first: str | None = None
    while (stat := _stat(f"/proc/{parent}")) is not None and stat[_STATE] not in "ZX":
        first = first or _child_of(parent)
        if first is not None and (reason := _excess(first, tasks, most_bytes)):
            # The kernel ends a namespace together with its first process.
            os.kill(int(first), signal.SIGKILL)
            return reason
        time.sleep(_INTERVAL)
    return 0


def _child_of(parent: str) -> str | None:
    """The first process of the namespace, as this one sees it; None if it is not there yet."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        stat = _stat(f"/proc/{process}")
        if stat is not None and stat[_PARENT] == parent:
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
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.ESRCH):  # it has just ended
            return 0
    return size


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) << 20))
