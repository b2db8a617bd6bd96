"""What a request may use."""

from __future__ import annotations

from typing import Generic, TypeVar

from mupuppet.basics.records import Record

Answer = TypeVar("Answer")


class WorkLimits(Record):
    """What one request may use."""

    #: Seconds by the clock; None if they are not limited.
    seconds: float | None = None
    #: Megabytes of memory of the process that works on it; None if they are not limited.
    megabytes: int | None = None
    #: After how many requests a process is replaced: with 1 each has a process of its own.
    requests: int | None = None


UNLIMITED = WorkLimits()


class Last(Record, Generic[Answer]):
    """An answer of a process that is replaced before the next request.

    After a request that ran out of memory, the next one might, too: freed memory may be fragmented.
    """

    answer: Answer


def plain(answer: Answer | Last[Answer]) -> Answer:
    """The answer itself."""
    return answer.answer if isinstance(answer, Last) else answer


def discount_memory() -> int:
    """Let what this process uses now count no longer; how many megabytes these are.

    After work that had too little memory, little may be left for the next: what it has freed is in
    pieces. Processes that are forked from here would have as little.
    """
    try:
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
    except (ImportError, OSError):
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    if soft != resource.RLIM_INFINITY:
        raised = soft + used
        if hard != resource.RLIM_INFINITY:
            raised = min(raised, hard)
        resource.setrlimit(resource.RLIMIT_AS, (raised, hard))
        used = raised - soft
    return used >> 20
