"""What the verbs about fleets share: the nodes, revisions, the store, and how to run."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from contextlib import ExitStack
from functools import cached_property
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.cli.compilations import add_compilation_options
from mupuppet.cli.environments import environment_of
from mupuppet.cli.export_options import puppetdb_of
from mupuppet.cli.option_values import PathValue, names, number_from
from mupuppet.cli.options import Parser, WrongUsage, changed
from mupuppet.cli.workers import available_cores
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.cli.fleet_site import FleetSite
    from mupuppet.environment.exports import ExportedResource
    from mupuppet.environment.git import Repository
    from mupuppet.fleet.inventory import Entry, Inventory
    from mupuppet.fleet.results import StoredResult
    from mupuppet.fleet.runs import FleetRun, Plan
    from mupuppet.fleet.snapshots import Snapshot
    from mupuppet.fleet.store import Run, Store


class FleetError(Exception):
    """Something that prevents a whole run; the message describes it."""


def add_fleet_options(
    parser: Parser, *, with_ignore: bool = True, with_two_versions: bool = False
) -> None:
    """The options of all verbs about fleets."""
    group = parser.add_group("nodes")
    group.add_argument(
        "--inventory",
        metavar="FILE",
        type=PathValue("puppetdb"),
        help="a YAML or JSON file that lists nodes with their facts and classes; or `puppetdb`: "
        "the nodes of the PuppetDB that --puppetdb names",
    )
    group.add_argument(
        "--nodes",
        metavar="NAMES",
        type=names,
        help="only these, separated by commas: names, patterns (web*) or regular expressions "
        "(/^web/)",
    )
    group.add_argument(
        "--with-fact",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="only nodes with a fact, such as os.family=Debian (repeatable)",
    )
    group.add_argument(
        "--with-class",
        metavar="CLASS",
        action="append",
        default=[],
        help="only nodes that had this class in the last run, or have it in the PuppetDB of the "
        "inventory; may contain `*` (repeatable)",
    )
    group.add_argument(
        "--one-of-each",
        metavar="FACT",
        help="one node for each value of a fact, such as role or os.family; or for each set of "
        "classes that match a pattern, such as class:role::*",
    )
    running = parser.add_group("running")
    running.add_argument(
        "--jobs",
        metavar="N",
        type=number_from(0),
        default=0,
        help="processes that compile (default: all cores)",
    )
    running.add_argument(
        "--store",
        metavar="FILE",
        type=PathValue(),
        help="where results are stored (default: .mupuppet/fleet.db beside the code)",
    )
    running.add_argument(
        "--fresh",
        action="store_true",
        help="compile all nodes, ignoring the results of earlier runs",
    )
    running.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="compile on the workers of a Dask scheduler, such as tcp://host:8786; or `local`",
    )
    add_compilation_options(parser, with_ignore=with_ignore, with_two_versions=with_two_versions)


class Fleet:
    """The nodes of a repository, its store, and how to run a revision of it; to be closed."""

    def __init__(self, options: Namespace, directory: str) -> None:
        if not os.path.isdir(directory):
            raise FleetError(f"there is no directory `{directory}`")
        self.options = options
        self.directory = slashed.abspath(directory)
        self._stack = ExitStack()
        self._environment_name: str | None = None
        self._repository: Repository | None = None
        self._inventory: Inventory | None = None
        self._store: Store | None = None

    def __enter__(self) -> Fleet:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        store = self._store
        self._stack.close()
        if store is not None and error is not None:
            _report_damage(store.path, error)

    # --- What there is

    @property
    def store(self) -> Store:
        """The store, opened when it is first used. Raises FleetError."""
        from mupuppet.fleet.store import Store, StoreError

        if self._store is None:
            path = self.options.store
            if path is None and self._brings_store():
                raise FleetError(
                    "the repository tracks files in .mupuppet, which could be mistaken for results "
                    "of mupuppet: name another store (--store), or remove them from git"
                )
            try:
                store = Store.beside(self.directory) if path is None else Store(path)
            except StoreError as problem:
                raise FleetError(str(problem)) from None
            self._store = self._stack.enter_context(store)
        return self._store

    def _brings_store(self) -> bool:
        """Whether the repository itself has what mupuppet would take for its own results."""
        from mupuppet.environment.git import GitError, Repository
        from mupuppet.fleet.store import DIRECTORY

        if not os.path.lexists(slashed.join(self.directory, DIRECTORY)):
            return False
        try:
            repository = Repository.containing(self.directory)
            if repository is None:
                return False
            with repository:
                top = slashed.realpath(repository.top)
                below = slashed.relpath(slashed.realpath(self.directory), top)
                path = slashed.normpath(slashed.join(below, DIRECTORY))
                return repository.has(repository.commit("HEAD"), path)
        except GitError:  # there is no git, or no commit
            return False

    @property
    def environment_name(self) -> str:
        """What the environment is called, also where its files are read from elsewhere."""
        if self._environment_name is None:
            options = changed(self.options, path=self.directory)
            self._environment_name = environment_of(options).name
        return self._environment_name

    @property
    def repository(self) -> Repository:
        """The repository of the directory. Raises FleetError."""
        from mupuppet.environment.git import GitError, Repository

        if self._repository is None:
            try:
                found = Repository.containing(self.directory)
            except GitError as problem:
                raise FleetError(str(problem)) from None
            if found is None:
                raise FleetError(f"{self.directory} is not in a git repository")
            self._repository = self._stack.enter_context(found)
        return self._repository

    @property
    def inventory(self) -> Inventory:
        """The selected nodes. Raises FleetError."""
        if self._inventory is None:
            self._inventory = self._wanted(self._all_nodes())
            if not self._inventory:
                raise FleetError(
                    "there are no nodes: name them by facts (--facts DIR), an inventory "
                    "(--inventory FILE), node definitions or data"
                )
            wrong = next((each for each in self._inventory if _is_wrong(each)), None)
            if wrong is not None:
                raise FleetError(f"{wrong!r} is not a node name")
        return self._inventory

    def _all_nodes(self) -> Inventory:
        from mupuppet.environment.exports import ExportsError
        from mupuppet.fleet.inventory import (
            Entry,
            InventoryError,
            from_facts,
            from_file,
            from_puppetdb,
        )

        options = self.options
        try:
            if options.inventory == "puppetdb":
                puppetdb = puppetdb_of(options)
                if puppetdb is None:
                    raise WrongUsage("--inventory puppetdb needs --puppetdb URL")
                return from_puppetdb(puppetdb.query)
            if options.inventory is not None:
                return from_file(options.inventory)
            found = {} if options.facts is None else from_facts(options.facts, self.store)
        except (InventoryError, ExportsError) as problem:
            raise FleetError(str(problem)) from None
        for name in self._named_by_code():
            found.setdefault(name, Entry(name))
        return dict(sorted(found.items()))

    def _named_by_code(self) -> list[str]:
        from mupuppet.cli.lookup_answers import nodes_of_code

        options = changed(self.options, path=self.directory)
        found = nodes_of_code(environment_of(options), options)
        if found is None:
            raise FleetError("the main manifests cannot be read")
        return sorted(found)

    def _wanted(self, inventory: Inventory) -> Inventory:
        from mupuppet.diagnostics import Diagnostic
        from mupuppet.fleet.inventory import Filter, InventoryError, chosen, fact_at

        options = self.options
        site = self.site(self.directory, inventory)

        def facts_of(entry: Entry) -> dict[str, Any]:
            facts = site.facts(entry)
            return {} if isinstance(facts, Diagnostic) else facts.values

        def kind_by_fact(entry: Entry) -> str:
            return json.dumps(fact_at(facts_of(entry), options.one_of_each))

        def kind_by_classes(entry: Entry) -> str:
            return ", ".join(sorted(classes.get(entry.name, ())))

        one_of_each = None
        if options.one_of_each is not None:
            pattern = options.one_of_each.removeprefix("class:")
            is_class = pattern != options.one_of_each
            classes = self._classes(pattern) if is_class else {}
            one_of_each = kind_by_classes if is_class else kind_by_fact
        having = {name: frozenset(self._classes(name)) for name in options.with_class}
        names, facts = tuple(options.nodes or ()), tuple(options.with_fact)
        try:
            return chosen(inventory, Filter(names, facts, one_of_each, having), facts_of)
        except InventoryError as problem:
            raise FleetError(str(problem)) from None

    def _classes(self, pattern: str) -> dict[str, set[str]]:
        """The classes of nodes that match a pattern: in the PuppetDB, or in the last run."""
        from fnmatch import fnmatchcase

        from mupuppet.environment.exports import ExportsError
        from mupuppet.fleet.inventory import InventoryError, classes_in_puppetdb

        puppetdb = puppetdb_of(self.options) if self.options.inventory == "puppetdb" else None
        if puppetdb is None:
            query = "SELECT node, title FROM resources WHERE type = 'Class'"
            _, rows = self.store.query(query, types=(str, str))
        else:
            try:
                rows = list(classes_in_puppetdb(puppetdb.query))
            except (ExportsError, InventoryError) as problem:
                raise FleetError(str(problem)) from None
        found: dict[str, set[str]] = {}
        for node, title in rows:
            if fnmatchcase(title.lower(), pattern.lower().removeprefix("::")):
                found.setdefault(node, set()).add(title)
        return found

    def site(
        self, directory: str, inventory: Inventory | None = None, *, is_frozen: bool = False
    ) -> FleetSite:
        """How nodes are compiled from files in a directory; these may change if not frozen."""
        from mupuppet.cli.fleet_site import FleetSite

        options = self.options
        around = None
        if directory != self.directory:
            changes: dict[str, Any] = {"cache": False}
            if options.environment is None:
                changes["environment"] = self.environment_name
            options = changed(options, **changes)
            around = self._around(directory), self._around(self.directory)
        nodes = self.inventory if inventory is None else inventory
        site = FleetSite(directory, options, nodes, around, is_frozen=is_frozen)
        self._stack.callback(site.close)
        return site

    @staticmethod
    def _around(directory: str) -> str:
        """What several environments share: the directory of code, or that of the repository."""
        around = os.path.dirname(directory)
        return os.path.dirname(around) if os.path.basename(around) == "environments" else around

    # --- Revisions

    def snapshot(self, name: str | None) -> Snapshot:
        """The files of a revision, of a directory, or of the work tree. Raises FleetError."""
        from mupuppet.fleet.snapshots import SnapshotError, directory_snapshot, revision_snapshot

        if name is None:
            return self._with_outside(directory_snapshot(self.directory, "work tree"))
        if os.path.isdir(name) and ("/" in name or name in (".", "..")):
            return self._with_outside(directory_snapshot(name, name))
        own = self.site(self.directory, {}).modulepath
        try:
            made = revision_snapshot(self.repository, name, self.directory, own)
            return self._with_outside(made)
        except SnapshotError as problem:
            raise FleetError(str(problem)) from None

    def _with_outside(self, snapshot: Snapshot) -> Snapshot:
        """With modules that are outside the repository."""
        from mupuppet.fleet.snapshots import with_outside

        if snapshot.directory is not None:
            directory = snapshot.directory
        else:  # which directories these are is written in `environment.conf` alone
            directory = self._scratch()
            if snapshot.has_content("environment.conf"):
                with open(slashed.join(directory, "environment.conf"), "wb") as file:
                    file.write(snapshot.read("environment.conf"))
        modulepath = self.site(directory, {}).modulepath
        original = snapshot.directory or self.directory
        return with_outside(snapshot, original, modulepath, self.site(original, {}).may_link_to)

    def _scratch(self) -> str:
        """An empty directory for files of this repository, and around it what is around this."""
        from mupuppet.environment.temporary_directories import TemporaryDirectory

        made = self._stack.enter_context(TemporaryDirectory())
        root = slashed.join(made.path, "code")
        around = os.path.dirname(self.directory)
        if os.path.basename(around) == "environments":  # others share modules with it
            root = slashed.join(made.path, "environments", os.path.basename(self.directory))
            for name in ("modules", "hiera.yaml"):
                shared = slashed.join(os.path.dirname(around), name)
                if os.path.exists(shared):
                    os.symlink(shared, slashed.join(made.path, name))
        os.makedirs(root)
        return root

    def written(self, snapshot: Snapshot) -> str:
        """A directory that has the files of a snapshot."""
        if snapshot.directory is not None:
            return snapshot.directory
        root = self._scratch()
        snapshot.write_to(root)
        return root

    # --- Running

    @cached_property
    def _stamps(self) -> dict[str, str]:
        from mupuppet.cli.fleet_site import stamp_of

        return {name: stamp_of(entry, self.options) for name, entry in self.inventory.items()}

    def plan(self, snapshot: Snapshot, *, is_fresh: bool = False) -> Plan:
        """How a snapshot is run over all nodes."""
        from mupuppet.cli.fleet_site import settings_of
        from mupuppet.fleet.runs import Plan

        options = self.options
        return Plan(
            snapshot,
            self._stamps,
            settings_of(options),
            lambda: self.site(self.written(snapshot), is_frozen=True),
            self.site(self.directory, {}).language,
            self._executor(),
            Progress(snapshot.label),
            is_fresh or options.fresh,
        )

    def _executor(self) -> Any:
        from mupuppet.fleet.executors import Forked
        from mupuppet.supervision import WorkLimits

        if self.options.dask is not None:
            try:
                from mupuppet.fleet.dask_executor import Dask
            except ImportError:
                raise FleetError("--dask needs Dask: pip install 'mupuppet[dask]'") from None

            return Dask(self.options.dask, self.options.jobs or available_cores())
        return Forked(self.options.jobs or available_cores(), WorkLimits())

    def with_options(self, options: Namespace) -> Fleet:
        """The same repository and store, seen with other options."""
        other = Fleet(options, self.directory)
        other._store, other._repository = self.store, self._repository
        self._stack.callback(other._stack.close)
        return other

    def exported_of(self, snapshot: Snapshot) -> list[ExportedResource]:
        """What nodes exported in the run of a snapshot."""
        from mupuppet.fleet.results import exported_in

        return [
            each
            for result in self.results_of(snapshot).values()
            for each in exported_in(result.exported)
        ]

    def results_of(self, snapshot: Snapshot) -> dict[str, StoredResult]:
        """The results of the run of a snapshot."""
        from mupuppet.cli.fleet_site import settings_of

        run = self.store.find_run(snapshot.digest, settings_of(self.options))
        return {} if run is None else self.store.results(run)

    def run(self, snapshot: Snapshot, base: Run | None = None) -> FleetRun:
        """Run all nodes of a snapshot."""
        from mupuppet.fleet.runs import perform

        plan = self.plan(snapshot)
        try:
            return perform(self.store, plan, base)
        except ConnectionError as problem:  # the workers are out of reach
            raise FleetError(str(problem)) from None
        finally:
            if isinstance(plan.progress, Progress):
                plan.progress.clear()


def _report_damage(path: str, error: BaseException) -> None:
    """Raises FleetError if an error is one of reading a store or a repository."""
    import sqlite3

    from mupuppet.fleet.snapshots import SnapshotError
    from mupuppet.fleet.store import StoreError

    if isinstance(error, (StoreError, SnapshotError)):
        raise FleetError(str(error)) from None
    if isinstance(error, UnicodeEncodeError):
        name = ascii(error.object)
        raise FleetError(f"a name that is not UTF-8 cannot be stored: {name}") from None
    damages = (sqlite3.DatabaseError, json.JSONDecodeError, UnicodeDecodeError)
    if isinstance(error, damages):
        raise FleetError(f"{path} is damaged; remove it to start over: {error}") from None


def _is_wrong(name: str) -> bool:
    return "/" in name or name.startswith(".") or "\0" in name


class Progress:
    """The progress of a run: its rate, and the remaining time."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._begun = monotonic()
        self._next = self._begun + 1
        self._shown = False
        self._is_terminal = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def __call__(self, done: int, total: int, failed: int) -> None:
        now = monotonic()
        if now < self._next:
            return
        self._next = now + (0.2 if self._is_terminal else 30)
        rate = done / max(now - self._begun, 0.001)
        left = int((total - done) / rate) if rate else 0
        text = f"{self._label}: {done:,} of {total:,} nodes, {rate:.0f} a second, {left} s left"
        if failed:
            text += f", {failed:,} failed"
        end = "\x1b[K" if self._is_terminal else "\n"
        start = "\r" if self._is_terminal else ""
        sys.stderr.write(f"{start}{show_text(text)}{end}")
        sys.stderr.flush()
        self._shown = self._is_terminal

    def clear(self) -> None:
        """Clear the line."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._shown = False


def report(problem: FleetError) -> None:
    """Print what prevents a run."""
    print(f"mupuppet: {show_text(str(problem))}", file=sys.stderr)
