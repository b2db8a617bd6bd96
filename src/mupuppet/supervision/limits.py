"""What a request may use."""

from __future__ import annotations

from mupuppet.basics.records import Record


class WorkLimits(Record):
    """What one request may use."""

    #: Seconds by the clock; None if they are not limited.
    seconds: float | None = None
    #: Megabytes of memory of the process that works on it; None if they are not limited.
    megabytes: int | None = None
    #: After how many requests a process is replaced: with 1 each has a process of its own.
    requests: int | None = None


UNLIMITED = WorkLimits()
