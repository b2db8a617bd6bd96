"""Work in other processes, whose failures do not harm this one.

`pool.Pool` answers requests by forked processes that share what is loaded. A request that takes too
long, needs too much memory or ends its process gets an error that explains it; the others continue.
It needs a POSIX system; elsewhere `open_pool` answers in this process.
"""

from mupuppet.supervision.errors import (
    OverMemory,
    OverTime,
    PoolClosed,
    ServiceFailed,
    SupervisionError,
    WorkerDied,
)
from mupuppet.supervision.limits import Last, WorkLimits
from mupuppet.supervision.portable_pool import open_pool

__all__ = [
    "Last",
    "OverMemory",
    "OverTime",
    "PoolClosed",
    "ServiceFailed",
    "SupervisionError",
    "WorkLimits",
    "WorkerDied",
    "open_pool",
]
