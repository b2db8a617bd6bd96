"""Forked processes that compile, and share loaded code."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait

from mupuppet.basics.records import replace
from mupuppet.environment.exports import ExportedResource
from mupuppet.fleet.results import Batch, NodeResult, failure_in
from mupuppet.fleet.runs import Site
from mupuppet.supervision import Last, SupervisionError, WorkLimits, open_pool
from mupuppet.supervision.limits import discount_memory


class Forked:
    """Processes of this machine. If one of them dies, only one node fails."""

    def __init__(self, processes: int, limits: WorkLimits) -> None:
        self._processes = processes
        self._limits = limits

    def run(
        self,
        site: Site,
        exported: Sequence[ExportedResource],
        batches: Sequence[Sequence[str]],
    ) -> Iterator[Batch]:
        """The results of all batches, in any order.

        The first is compiled here, so that all others find most of the code loaded.
        """
        if not batches:
            return

        def compile(nodes: Sequence[str]) -> Batch:
            return site.compile(nodes, exported)

        def compile_apart(nodes: Sequence[str]) -> Batch | Last[Batch]:
            batch = compile(nodes)
            if not any(map(_had_too_little_memory, batch.results)):
                return batch
            if len(nodes) > 1:
                raise MemoryError  # those after it may only have failed because of it
            return Last(batch)

        first, *others = batches
        warm, rest = first[:1], first[1:]
        if self._processes < 2 and not any((self._limits.seconds, self._limits.megabytes)):
            yield from map(compile, batches)
            return
        made = compile(warm)
        yield made
        if not rest and not others:
            return
        limits = self._limits
        if any(map(_had_too_little_memory, made.results)):
            inherited = discount_memory()
            if limits.megabytes is not None:
                limits = replace(limits, megabytes=limits.megabytes + inherited)
        with open_pool(compile_apart, self._processes, limits) as pool:
            waiting: dict[Future[Batch], Sequence[str]] = {
                pool.submit(each): each for each in [rest, *others] if each
            }
            while waiting:
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    nodes = waiting.pop(future)
                    try:
                        yield future.result()
                    except SupervisionError as problem:
                        if len(nodes) == 1:
                            yield failed_batch(nodes[0], str(problem))
                        for node in nodes if len(nodes) > 1 else ():
                            waiting[pool.submit([node])] = [node]


def _had_too_little_memory(result: NodeResult) -> bool:
    return result.failure is not None and failure_in(result.failure).id == "out-of-memory"


def failed_batch(node: str, message: str) -> Batch:
    """A node whose process has ended: nothing is known of what it read."""
    failure = {"message": message, "file": None, "line": None, "id": "interrupted"}
    segment = ("node", (("undetermined", "the end of a process", ""),))
    result = NodeResult(node, None, "{}", json.dumps(failure), ("interrupted",), messages=message)
    return Batch([result], segments={"interrupted": segment})
