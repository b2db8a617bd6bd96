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

    After a request that had too little memory, so might the next: what is freed may be in pieces.
    """

    answer: Answer


def plain(answer: Answer | Last[Answer]) -> Answer:
    """The answer itself."""
    return answer.answer if isinstance(answer, Last) else answer
