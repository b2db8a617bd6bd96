"""Runs over all nodes of a fleet: nodes that a change cannot affect are not compiled.

Where nodes export to each other, those that collect are compiled again as long as any node's
exports change, so that the order of nodes does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from mupuppet.basics.records import Record
from mupuppet.environment.exports import ExportedResource
from mupuppet.fleet.impact import Impact, Language, Reason, impact_of
from mupuppet.fleet.results import Batch, exported_in
from mupuppet.fleet.snapshots import Snapshot
from mupuppet.fleet.store import Run, Store

#: How often nodes that export to each other are compiled again.
_ROUNDS = 5
#: How many nodes a process gets at a time.
_BATCH = 16


class Site(Protocol):
    """How nodes are compiled in the files of one snapshot."""

    #: Where the files are.
    directory: str

    def compile(self, nodes: Sequence[str], exported: Sequence[ExportedResource]) -> Batch:
        """Compile some nodes, which see what others have exported (as it is stored)."""

    def own_inputs(self, node: str, variables: Sequence[str]) -> set[tuple[str, str, str]] | None:
        """What a node is given now: facts that code may read, and the rest of it."""

    def shipment(self) -> tuple[Callable[..., Site], tuple[object, ...]]:
        """What makes the same site of a copy of the files, on another machine.

        A function that is called with the directory and these arguments.
        """


class Executor(Protocol):
    """Works on batches of nodes, in processes or on machines."""

    def run(
        self,
        site: Site,
        exported: Sequence[ExportedResource],
        batches: Sequence[Sequence[str]],
    ) -> Iterator[Batch]:
        """The results of all batches, in any order."""


class FleetRun(Record):
    """A run, which nodes it has compiled, and what the impact of the change was."""

    run: Run
    compiled: set[str]
    #: None if there was nothing to compare with.
    impact: Impact | None
    notes: tuple[str, ...] = ()


class Progress(Protocol):
    def __call__(self, done: int, total: int, failed: int, /) -> None: ...


class Plan(Record):
    """What is to be run."""

    snapshot: Snapshot
    #: The nodes, each with what identifies its facts and classification.
    nodes: Mapping[str, str]
    #: What identifies the options that catalogs depend on.
    settings: str
    #: Opens the files when something must be compiled.
    site: Callable[[], Site]
    language: Language
    executor: Executor
    progress: Progress | None = None
    #: Whether all nodes are compiled, whatever is known.
    is_fresh: bool = False


def perform(store: Store, plan: Plan, base: Run | None = None) -> FleetRun:
    """Run all nodes of a plan, as far as results of earlier runs do not hold any more."""
    snapshot = plan.snapshot
    if not plan.is_fresh:
        same = store.find_run(snapshot.digest, plan.settings)
        if same is not None and store.stamps(same) == dict(plan.nodes):
            # The files are the same; what is outside the repository may not be.
            if not _impact(store, same, plan).nodes:
                return FleetRun(same, set(), None if base is None else _impact(store, base, plan))
        if base is None:
            base = same or store.last_run(plan.settings)
    run = store.begin_run(snapshot.label, snapshot.digest, snapshot.files, plan.settings)
    done = {} if plan.is_fresh else store.stamps(run)  # of a run that was interrupted
    reused, impact = reusable(store, plan, base)
    finished = {name for name, facts in done.items() if facts == plan.nodes.get(name)}
    reused = {name: each for name, each in reused.items() if name not in finished}
    store.reuse(run, reused)
    store.forget(run, done.keys() - plan.nodes.keys())
    compiled = plan.nodes.keys() - finished - reused.keys()
    if compiled:
        _Work(store, run, plan).settle(sorted(compiled), compiled)
    store.finish_run(run, len(compiled))
    return FleetRun(run, compiled, impact)


def _impact(store: Store, base: Run, plan: Plan) -> Impact:
    return impact_of(store, base, plan.snapshot, plan.language)[0]


def reusable(store: Store, plan: Plan, base: Run | None) -> tuple[dict[str, int], Impact | None]:
    """The results of an earlier run that still hold, and what the change since then touches."""
    if base is None or plan.is_fresh:
        return {}, None
    impact = _impact(store, base, plan)
    results = store.numbers(base)
    site: Site | None = None
    for name, stamp in store.stamps(base).items():
        facts = plan.nodes.get(name)
        if facts is None or name in impact.nodes or facts == stamp:
            continue
        site = site or plan.site()
        own = site.own_inputs(name, store.variables(results[name]))
        if own is None or own != store.own_inputs(results[name]):
            impact.nodes[name] = [Reason(f"facts of {name}", "they were changed")]
    if impact.nodes or plan.nodes.keys() != results.keys():
        collectors = store.nodes_that(base, "collects") | store.nodes_that(base, "queries")
        for name in collectors - impact.nodes.keys():
            impact.nodes[name] = [Reason("exported resources", "other nodes are affected")]
    kept = {
        name: number
        for name, number in results.items()
        if name in plan.nodes and name not in impact.nodes
    }
    return kept, impact


class _Work:
    """The nodes of a run that must be compiled."""

    def __init__(self, store: Store, run: Run, plan: Plan) -> None:
        self._store = store
        self._run = run
        self._plan = plan
        self._site = plan.site()

    def settle(self, nodes: Sequence[str], compiled: set[str]) -> None:
        """Compile nodes, and those that depend on what these export, until nothing changes."""
        exported = self._exported()
        for _ in range(_ROUNDS):
            self._compile(nodes, exported)
            before, exported = exported, self._exported()
            if exported == before:
                return
            results = self._store.results(self._run)
            nodes = [name for name, each in results.items() if each.collects or each.queries]
            compiled.update(nodes)
            if not nodes:
                return

    def _exported(self) -> list[ExportedResource]:
        found: list[ExportedResource] = []
        for _, result in sorted(self._store.results(self._run).items()):
            if result.ok and result.exported != "[]":
                found += exported_in(result.exported)
        return found

    def _compile(self, nodes: Sequence[str], exported: Sequence[ExportedResource]) -> None:
        batches = [nodes[at : at + _BATCH] for at in range(0, len(nodes), _BATCH)]
        done = failed = 0
        site = self._site
        for batch in self._plan.executor.run(site, exported, batches):
            self._store.add(self._run, batch)
            done += len(batch.results)
            failed += sum(each.resources is None for each in batch.results)
            if self._plan.progress is not None:
                self._plan.progress(done, len(nodes), failed)
