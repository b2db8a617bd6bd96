"""Work in other processes, which may fail in any way without harm to this one.

`Pool` answers requests by forked processes that share what is loaded. A request that takes too
long, needs too much memory or ends its process gets an error that explains it; the others go on.
"""

from mupuppet.supervision.errors import (
    OverMemory,
    OverTime,
    PoolClosed,
    ServiceFailed,
    SupervisionError,
    WorkerDied,
)
from mupuppet.supervision.pool import Pool
from mupuppet.supervision.processes import WorkLimits

__all__ = [
    "OverMemory",
    "OverTime",
    "Pool",
    "PoolClosed",
    "ServiceFailed",
    "SupervisionError",
    "WorkLimits",
    "WorkerDied",
]
