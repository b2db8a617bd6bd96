"""Why a request has no answer."""

from __future__ import annotations


class SupervisionError(Exception):
    """A request without an answer."""


class OverTime(SupervisionError):
    """It took longer than it may."""


class OverMemory(SupervisionError):
    """It needed more memory than it may."""


class WorkerDied(SupervisionError):
    """Its process ended for some other reason."""


class ServiceFailed(SupervisionError):
    """What serves it raised an exception: a bug. The message is the traceback."""


class PoolClosed(SupervisionError):
    """There are no processes any more."""
