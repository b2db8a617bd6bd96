"""Many machines: batches of nodes are tasks of a Dask scheduler.

The files of a revision are sent to each worker once, which writes them to its own directory. If a
worker dies, others repeat its batches; if the scheduler disappears, what has no result yet is sent
again to the next one. Each batch is counted once, when its results arrive here.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from distributed import CancelledError, Client, KilledWorker, LocalCluster, as_completed
from distributed.comm.core import CommClosedError

from mupuppet.basics.records import Record, field
from mupuppet.environment.exports import ExportedResource
from mupuppet.environment.temporary_directories import TemporaryDirectory
from mupuppet.fleet.executors import failed_batch
from mupuppet.fleet.results import Batch
from mupuppet.fleet.runs import Site
from mupuppet.fleet.snapshots import Snapshot, directory_snapshot

#: How often, and for how many seconds each time, a scheduler is looked for that is gone.
_ATTEMPTS = 10
_SECONDS_TO_CONNECT = 15


class Shipment(Record):
    """A revision and how it is compiled, as sent to a worker."""

    #: What identifies all that sites are made of.
    digest: str
    files: dict[str, str] = field(compare=False)
    contents: dict[str, bytes] = field(compare=False)
    make: Callable[..., Site] = field(compare=False)
    arguments: tuple[object, ...] = field(compare=False)
    #: What nodes have exported.
    exported: list[ExportedResource] = field(compare=False)


class Dask:
    """The workers of a scheduler; `local` starts some on this machine."""

    def __init__(self, address: str, processes: int) -> None:
        self._address = address
        self._processes = processes

    def run(
        self,
        site: Site,
        exported: Sequence[ExportedResource],
        batches: Sequence[Sequence[str]],
    ) -> Iterator[Batch]:
        """The results of all batches, in any order."""
        shipment = _shipment(site, exported)
        waiting: dict[int, Sequence[str]] = dict(enumerate(batches))
        if self._address == "local":
            with LocalCluster(
                n_workers=self._processes, threads_per_worker=1, dashboard_address=None
            ) as cluster:
                yield from self._work(str(cluster.scheduler_address), shipment, waiting)
        else:
            yield from self._work(self._address, shipment, waiting)

    def _work(
        self, address: str, shipment: Shipment, waiting: dict[int, Sequence[str]]
    ) -> Iterator[Batch]:
        attempts = 0
        while waiting:
            before = len(waiting)
            try:
                with Client(address, timeout=_SECONDS_TO_CONNECT, set_as_default=False) as client:
                    yield from _results(client, shipment, waiting)
            except (OSError, CommClosedError, CancelledError) as problem:
                attempts = 0 if len(waiting) < before else attempts + 1
                if attempts >= _ATTEMPTS:
                    raise ConnectionError(f"no scheduler at {address}: {problem}") from None
                time.sleep(0.5)


def _shipment(site: Site, exported: Sequence[ExportedResource]) -> Shipment:
    snapshot = directory_snapshot(site.directory, "")
    contents = {path: snapshot.read(path) for path in snapshot.files if snapshot.has_content(path)}
    make, arguments = site.shipment()
    # Workers live longer than runs: what they keep is that of these files and of these arguments.
    given = blake2b(pickle.dumps([snapshot.digest, make, arguments]), digest_size=16).hexdigest()
    return Shipment(given, dict(snapshot.files), contents, make, arguments, list(exported))


def _results(
    client: Client, shipment: Shipment, waiting: dict[int, Sequence[str]]
) -> Iterator[Batch]:
    """What the workers of a scheduler answer; what has an answer is no longer waiting."""
    sent = client.scatter(shipment, broadcast=True, hash=False)
    futures: dict[Any, tuple[int, Sequence[str]]] = {}

    def submit(number: int, nodes: Sequence[str]) -> Any:
        future = client.submit(compile_shipped, sent, list(nodes), pure=False, retries=2)
        futures[future] = number, nodes
        return future

    begun = [submit(number, nodes) for number, nodes in list(waiting.items())]
    arriving = as_completed(begun, loop=client.loop)
    for future in arriving:
        number, nodes = futures.pop(future)
        try:
            batch = future.result()
        except KilledWorker as problem:  # it ends each worker that tries
            if len(nodes) > 1:
                del waiting[number]
                for node in nodes:
                    single = max(waiting, default=number) + 1
                    waiting[single] = [node]
                    arriving.add(submit(single, [node]))
                continue
            batch = failed_batch(nodes[0], f"the worker has ended: {problem}")
        del waiting[number]
        yield batch


def compile_shipped(shipment: Shipment, nodes: Sequence[str]) -> Batch:
    """Compile some nodes, in a worker."""
    return _site(shipment).compile(nodes, shipment.exported)


@lru_cache(maxsize=4)
def _site(shipment: Shipment) -> Site:
    """The site of a revision, written out and opened once in each worker."""
    directory = TemporaryDirectory()
    _DIRECTORIES.append(directory)
    Snapshot("", shipment.files, shipment.contents.__getitem__).write_to(directory.path)
    return shipment.make(directory.path, *shipment.arguments)


#: They are removed when the process ends.
_DIRECTORIES: list[TemporaryDirectory] = []
