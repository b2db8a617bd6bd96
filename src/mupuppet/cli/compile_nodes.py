"""`mupuppet compile --nodes` and `--all-nodes`: the catalogs of many nodes in one run.

The code is parsed once and shared by forked processes. Where nodes export to each other, those
that collect are compiled again as long as any node's exports change, so that the
order of nodes does not matter.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, as_tuple, replace
from mupuppet.catalog.text import describe_size
from mupuppet.cli.compilations import (
    compile_with,
    ended_problem,
    inputs_of,
    keep_exports,
    limits_of,
    print_messages,
    shown,
    work_limits,
)
from mupuppet.cli.export_options import exports_problem, puppetdb_of, store_of
from mupuppet.cli.options import ERRORS, FINE
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.cli.several_nodes import SeveralNodes
from mupuppet.cli.workers import available_cores, map_in_order
from mupuppet.compiler.limits import Limits
from mupuppet.compiler.submission import node_record
from mupuppet.diagnostics.render_text import show_text
from mupuppet.environment.exports import (
    ExportedResource,
    ExportsError,
    ListedExports,
    ListedNodes,
    NodeStore,
)
from mupuppet.environment.node_records import NodeRecord
from mupuppet.supervision import Last, SupervisionError

if TYPE_CHECKING:
    from mupuppet.compiler.submission import Command, Submission
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import ExportsStore

#: How often nodes that export to each other are compiled again.
_ROUNDS = 5


class _Outcome(Record):
    """The result of a node, in a form for a pipe."""

    node: str
    #: The catalog as text; None if there is none.
    text: str | None = None
    size: str = "failed"
    #: What was printed about it.
    messages: str = ""
    #: The environment that a classifier has chosen.
    environment: str | None = None
    exported: tuple[dict[str, Any], ...] = ()
    #: Whether it depends on what others export, or on what a store knows of them.
    collects: bool = False
    queries: bool = False
    #: What the store remembers of it.
    known: tuple[Any, ...] | None = None
    #: What is to be sent to a PuppetDB.
    commands: tuple[Command, ...] = ()
    #: Whether there was too little memory for it.
    lacks_memory: bool = False


def run_fleet(options: Namespace) -> int:
    """Compile several nodes; write their catalogs, or a line for each."""
    gc.enable()  # many compilations: garbage must be collected
    try:
        return _run(_Fleet(options, limits_of(options)), options)
    except ExportsError as error:
        print_diagnostics((exports_problem(error),), options)
        return ERRORS


def _run(fleet: _Fleet, options: Namespace) -> int:
    sources = fleet.sources()
    if sources is None:
        return ERRORS
    wrong = [name for name in sources if "/" in name or name.startswith(".")]
    if not sources or wrong:
        reason = f"{wrong[0]!r} is not a node name" if wrong else "there are no nodes to compile"
        print(f"mupuppet: {show_text(reason)}", file=sys.stderr)
        return ERRORS
    outcomes = fleet.settled(sources)
    _write(outcomes, options)
    if options.all_nodes:
        _warn_of_absent(fleet.absent(sources))
    failed = sum(outcome.text is None for outcome in outcomes)
    if failed and len(outcomes) > 1:
        print(f"mupuppet: {failed} of {len(outcomes)} nodes failed", file=sys.stderr)
    return ERRORS if failed else FINE


class _Fleet(SeveralNodes):
    """What all nodes share."""

    def __init__(self, options: Namespace, limits: Limits) -> None:
        super().__init__(options)
        self._limits = limits
        if options.format == "table" and options.output is not None:
            options.format = "json"
        self._stores: dict[str, ExportsStore | None] = {}
        #: What was exported, by environment, when this round began.
        self._before: dict[str, list[ExportedResource]] = {}
        #: What is known of nodes, and whether this round has changed it.
        self._records: dict[str, tuple[Any, ...]] = {}
        self._has_new_records = False
        self._puppetdb = puppetdb_of(options)

    def settled(self, sources: dict[str, str | None]) -> list[_Outcome]:
        """The outcomes when no node exports anything new. Raises ExportsError."""
        outcomes: dict[str, _Outcome] = {}
        affected = sources
        for _ in range(_ROUNDS):
            self._has_new_records = False
            for outcome in self._compile_all(affected):
                outcomes[outcome.node] = outcome
                self._keep(outcome)
            has_new_exports = self._has_changed()
            affected = {
                name: sources[name]
                for name in sources
                if (has_new_exports and outcomes[name].collects)
                or (self._has_new_records and outcomes[name].queries)
            }
            if not affected:
                break
        self._submit(outcomes.values())
        return [outcomes[name] for name in sources]

    def absent(self, sources: Iterable[str]) -> list[str]:
        """Nodes that export something to those that were compiled, and were not themselves."""
        exporting = {each.certname for exported in self._before.values() for each in exported}
        return sorted(exporting.difference(sources))

    def _keep(self, outcome: _Outcome) -> None:
        """Store what a node exports, for the next round and for the next run."""
        environment = self._environment(outcome.environment)
        store = self._store(environment)
        if store is not None and outcome.text is not None:
            if environment.name not in self._before:  # a worker has read it for itself
                self._before[environment.name] = store.all()
            exported = tuple(map(ExportedResource.from_data, outcome.exported))
            keep_exports(store, outcome.node, exported, self._options)
            if isinstance(store, NodeStore) and outcome.known is not None:
                record = NodeRecord(*outcome.known)
                store.keep(record)
                known = (record.environment, record.facts, record.trusted, record.resources)
                self._has_new_records |= self._records.get(outcome.node) != known
                self._records[outcome.node] = known

    def _has_changed(self) -> bool:
        """Whether a node's exports have changed since the round began; begins a new round."""
        before = self._before
        self._before = {
            name: store.all() for name, store in self._stores.items() if store is not None
        }
        return any(self._before[name] != before[name] for name in before)

    def _submit(self, outcomes: Iterable[_Outcome]) -> None:
        if self._puppetdb is not None and self._options.puppetdb_submit:
            from mupuppet.compiler.submission import submit

            for outcome in outcomes:
                submit(self._puppetdb, list(outcome.commands))

    def _compile_all(self, sources: dict[str, str | None]) -> Iterator[_Outcome]:
        nodes = list(sources.items())
        if not nodes:
            return
        # The first is compiled here, so that the others find most of the code parsed. Nothing is
        # kept before all are done: no node of this round sees what others export in it.
        first = self._compile(*nodes[0])
        jobs = self._options.jobs or available_cores()
        limits = work_limits(self._options, self._limits)
        if first.lacks_memory and limits.megabytes is not None:
            from mupuppet.supervision.limits import discount_memory

            limits = replace(limits, megabytes=limits.megabytes + discount_memory())
        rest = list(
            map_in_order(
                self._compile_apart,
                nodes[1:],
                jobs,
                limits=limits,
                failed=lambda node, problem: as_tuple(self._ended(node[0], problem)),
            )
        )
        yield first
        yield from (_Outcome(*each) for each in rest)

    def _compile_apart(self, node: tuple[str, str | None]) -> tuple[Any, ...] | Last[Any]:
        """Compile in another process."""
        outcome = self._compile(*node)
        return Last(as_tuple(outcome)) if outcome.lacks_memory else as_tuple(outcome)

    def _ended(self, node: str, problem: SupervisionError) -> _Outcome:
        """The result of a node whose process has ended."""
        messages = io.StringIO()
        with redirect_stderr(messages):
            print_diagnostics((ended_problem(problem),), self._options)
        return _Outcome(node, messages=messages.getvalue())

    def _compile(self, node: str, given: str | None) -> _Outcome:
        messages = io.StringIO()
        with redirect_stderr(messages):
            outcome = self._catalog(node, given)
        return replace(outcome, messages=messages.getvalue())

    def _catalog(self, node: str, given: str | None) -> _Outcome:
        found = self._given(node, given)
        if found is None:
            return _Outcome(node)
        options, classification, facts = found
        environment = self._environment(classification.environment)
        exports = self._exports(environment)
        submission = self._submission()
        inputs = inputs_of(
            options,
            environment,
            node,
            facts,
            classification=classification,
            limits=self._limits,
            exports=self._puppetdb or exports,
        )
        make = None if submission is None else submission.make
        result = compile_with(options, inputs, make)
        print_messages(result, options)
        outcome = _Outcome(
            node,
            environment=classification.environment,
            collects=exports is not None and exports.asked,
            queries=exports is not None and exports.queried,
            lacks_memory=result.error is not None and result.error.id == "out-of-memory",
        )
        if result.catalog is None:
            return outcome
        remembered = isinstance(self._store(environment), NodeStore)
        record = node_record(result) if remembered else None
        needed = options.output is not None or options.format != "table"
        return replace(
            outcome,
            text=shown(result.catalog, options.format) if needed else "",
            size=describe_size(result.catalog),
            exported=tuple(each.to_data() for each in result.exported),
            known=None if record is None else as_tuple(record),
            commands=() if submission is None else tuple(submission.commands(result)),
        )

    def _submission(self) -> Submission | None:
        if self._puppetdb is None or not self._options.puppetdb_submit:
            return None
        from mupuppet.compiler.submission import Submission

        return Submission()

    def _exports(self, environment: Environment) -> ListedExports | None:
        """What nodes of an environment had exported when this round began."""
        name = environment.name
        store = None if name in self._before else self._store(environment)
        if store is not None:
            self._before[name] = store.all()
        found = self._before.get(name)
        if found is None:
            return None
        known: object = self._store(environment)
        if isinstance(known, NodeStore):
            return ListedNodes(found, known.recorded)
        return ListedExports(found)

    def _store(self, environment: Environment) -> ExportsStore | None:
        if environment.name not in self._stores:
            self._stores[environment.name] = store_of(self._options, environment)
        return self._stores[environment.name]


def _warn_of_absent(nodes: list[str]) -> None:
    """Warn about nodes that may no longer exist: their exports are still collected."""
    if nodes:
        names = show_text(", ".join(nodes))
        print(
            f"mupuppet: not compiled in this run, but still exporting: {names} "
            "(if they no longer exist: `mupuppet exports forget`)",
            file=sys.stderr,
        )


def _write(outcomes: list[_Outcome], options: Namespace) -> None:
    width = max(len(show_text(outcome.node)) for outcome in outcomes)
    if options.output is not None:
        os.makedirs(options.output, exist_ok=True)
    for outcome in outcomes:
        node, text = outcome.node, outcome.text
        if outcome.messages:
            sys.stderr.write(f"{show_text(node)}:\n{outcome.messages}")
        if options.output is None and options.format != "table":
            sys.stdout.write(text or "")
            continue
        print(f"{show_text(node):{width}}  {outcome.size}")
        if options.output is not None and text is not None:
            path = slashed.join(options.output, f"{node}.{_ENDINGS[options.format]}")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)


#: What the files of each format are called.
_ENDINGS = {"json": "json", "yaml": "yaml", "puppet": "pp", "dot": "dot", "svg": "svg"}
