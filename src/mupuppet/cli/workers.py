"""The same work on many items, on all cores, with results in order."""

from __future__ import annotations

import marshal
import os
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from mupuppet.basics.platform import CAN_FORK

if TYPE_CHECKING:
    from mupuppet.cli.inputs import Input
    from mupuppet.supervision import Last, SupervisionError, WorkLimits

T = TypeVar("T")

#: Below this many bytes in all, starting a second process takes longer than the work.
WORTH_FORKING = 300_000
#: Into how many parts the work of each process is divided, if its items are small.
_PARTS = 16


def available_cores() -> int:
    """The processors that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_files(function: Callable[[Input], Any], files: Sequence[Input], jobs: int) -> Iterator[Any]:
    """The results of a function on all files, in order; 0 jobs are as many as are worth it.

    Raises MemoryError and OSError for a file whose process has ended.
    """
    sizes = [file.size for file in files]
    if not jobs:
        jobs = available_cores() if sum(sizes) > WORTH_FORKING else 1
    return map_in_order(function, files, jobs, weights=sizes, failed=_ended)


def _ended(file: Input, problem: SupervisionError) -> NoReturn:
    from mupuppet.supervision import OverMemory

    if isinstance(problem, OverMemory):
        raise MemoryError
    raise ChildProcessError(None, str(problem), file.name)


def map_in_order(
    function: Callable[[T], Any | Last[Any]],
    items: Sequence[T],
    jobs: int,
    *,
    weights: Sequence[int] | None = None,
    limits: WorkLimits | None = None,
    failed: Callable[[T, SupervisionError], Any] | None = None,
) -> Iterator[Any]:
    """The results of a function on all items, in order, computed by some number of processes.

    Results must be plain data that `marshal` takes. A weight is how long an item may take in
    comparison to others: light ones are worked on together. An item within whose work a process
    ends, or exceeds the limits, has the result that `failed` makes, and all others have theirs;
    without `failed` that is an exception. With limits, no item is worked on by this process, if
    others can be forked.
    """
    jobs = min(jobs, len(items))
    if limits is None and (jobs < 2 or not CAN_FORK):
        yield from map(function, items)
        return
    from mupuppet.supervision import Last, WorkLimits, open_pool
    from mupuppet.supervision.limits import plain

    def work(part: range) -> bytes | Last[bytes]:
        results = [function(items[at]) for at in part]
        made = marshal.dumps(list(map(plain, results)))
        return Last(made) if any(isinstance(each, Last) for each in results) else made

    with open_pool(work, jobs, limits or WorkLimits()) as pool:
        waiting = [(part, pool.submit(part)) for part in _parts(items, weights, jobs)]
        for part, future in waiting:
            problem = _problem(future.exception())
            if problem is None:
                yield from marshal.loads(future.result())
                continue
            for at in part:  # which one is it?
                if len(part) > 1:
                    future = pool.submit(range(at, at + 1))
                    problem = _problem(future.exception())
                if problem is None:
                    yield from marshal.loads(future.result())
                elif failed is None:
                    raise problem
                else:
                    yield failed(items[at], problem)


def _problem(raised: BaseException | None) -> SupervisionError | None:
    """What ended a process, if something did. Raises what else is wrong: a bug of ours."""
    from mupuppet.supervision import OverMemory, OverTime, WorkerDied

    if raised is None or isinstance(raised, (OverMemory, OverTime, WorkerDied)):
        return raised
    raise raised


def _parts(items: Sequence[T], weights: Sequence[int] | None, jobs: int) -> Iterator[range]:
    """The items in parts that are worth a message."""
    if weights is None:
        yield from (range(at, at + 1) for at in range(len(items)))
        return
    enough = sum(weights) // (jobs * _PARTS)
    begin, weight = 0, 0
    for at in range(len(items)):
        weight += weights[at]
        if weight > enough or at == len(items) - 1:
            yield range(begin, at + 1)
            begin, weight = at + 1, 0
