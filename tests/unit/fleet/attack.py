"""The attack on impact: random edits; no node outside the impact set may have changed.

After each edit all nodes are compiled in full, from files that nothing has cached. A violation is
a node that a run would not have compiled again although it is something else now: another
resource, another order, another failure. Only files and lines do not count.
"""

from __future__ import annotations

import json
import os
import random
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.cli.fleet_site import FleetSite, settings_of, stamp_of
from mupuppet.cli.main import parser_of
from mupuppet.diff.changes import compare
from mupuppet.environment.exports import ExportedResource
from mupuppet.environment.facts import Facts
from mupuppet.fleet.inventory import Inventory
from mupuppet.fleet.results import Batch, NodeResult
from mupuppet.fleet.runs import Plan, Site, perform, reusable
from mupuppet.fleet.snapshots import directory_snapshot, with_outside
from mupuppet.fleet.store import Run, Store

#: How the content of a symbolic link begins in the files of a subject.
LINK = "\0link "
#: How often a state in which nodes fail is the start of another edit.
_STAY_BROKEN = 0.1


class Subject:
    """A repository and its nodes, which are edited. Editing replaces what the two fields hold."""

    def __init__(self, chance: random.Random) -> None:
        self.random = chance
        #: By path, relative to the repository; some may be outside it.
        self.files: dict[str, str] = {}
        self.inventory: Inventory = {}

    def edit(self, inputs: Sequence[tuple[str, str]]) -> str:
        """Change something at random. `inputs` are kinds and keys that nodes have read."""
        raise NotImplementedError

    def change_fact(self, name: str, path: Sequence[str]) -> str:
        """Another value of a fact of a node; it may be a new fact."""
        entry = self.inventory[name]
        assert isinstance(entry.facts, Facts)
        values = json.loads(json.dumps(entry.facts.values))
        inner = values
        for key in path[:-1]:
            inner = inner[key] if isinstance(inner.get(key), dict) else inner.setdefault(key, {})
            if not isinstance(inner, dict):
                return f"{'.'.join(path)} of {name} cannot be changed"
        old = inner.get(path[-1])
        if old is not None and self.random.random() < 0.15:
            del inner[path[-1]]
        else:
            inner[path[-1]] = self.other_value(old)
        facts = Facts(values, name, entry.facts.trusted)
        self.inventory = {**self.inventory, name: replace(entry, facts=facts)}
        return f"fact {'.'.join(path)} of {name}"

    def other_value(self, old: Any) -> Any:
        match old:
            case bool():
                return not old
            case int():
                return old + self.random.randint(1, 3)
            case str():
                return self.random.choice([f"{old}1", old[:-1], "other"])
            case dict() if old:
                key = self.random.choice(sorted(old))
                return {**old, key: self.other_value(old[key])}
            case list() if old:
                return [*old[1:], self.other_value(old[0])]
        return self.random.choice(["new", 7, True])


class Score(Record, frozen=False):
    """What an attack has found."""

    edits: int = 0
    nodes: int = 0
    touched: int = 0
    changed: int = 0
    failed: int = 0
    violations: list[str] = []
    #: Edits by what they change.
    kinds: dict[str, int] = {}

    def add(self, other: Score) -> None:
        for name in ("edits", "nodes", "touched", "changed", "failed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.violations += other.violations
        for kind, count in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + count

    @property
    def summary(self) -> str:
        return (
            f"{self.edits:,} edits, {self.nodes:,} nodes compared ({self.failed:,} failed): "
            f"{self.touched:,} touched at most, {self.changed:,} changed really, "
            f"{len(self.violations)} violations"
        )


def options_for(*arguments: str) -> Namespace:
    """The options of `mupuppet fleet`."""
    return parser_of("fleet", "never").parse_args(["--no-cache", *arguments])


def attack(
    subject: Subject, edits: int, directory: Path, *, stop_at_violation: bool = False
) -> Score:
    """Edit a repository, and compare what impact says with full compilations."""
    return _Attack(subject, directory).run(edits, stop_at_violation)


class _Here:
    """An executor without other processes; keeps the last result of each node."""

    def __init__(self) -> None:
        self.results: dict[str, _Result] = {}

    def run(
        self,
        site: Site,
        exported: Sequence[ExportedResource],
        batches: Sequence[Sequence[str]],
    ) -> Iterator[Batch]:
        for nodes in batches:
            batch = site.compile(nodes, exported)
            self.results |= {each.node: _Result(each, batch) for each in batch.results}
            yield batch


class _Result(Record):
    """What a full compilation of a node gave."""

    result: NodeResult
    batch: Batch

    @property
    def failure(self) -> str | None:
        return self.result.failure

    @property
    def meaning(self) -> object:
        """All but files and lines."""
        if self.failure is not None:
            failure = json.loads(self.failure)
            return failure["message"], failure["file"], failure["id"]
        structure = json.loads(self.batch.structures[self.result.structure])
        tags = [structure["lists_of_tags"][place[3]] for place in structure["places"]]
        kept = [structure[each] for each in ("edges", "classes", "tags")]
        return self.result.resources, tags, kept

    def changes_to(self, other: _Result) -> bool:
        return bool(compare(*(each.batch.outcome(each.result) for each in (self, other))))


class _Attack:
    def __init__(self, subject: Subject, directory: Path) -> None:
        self._subject = subject
        self._root = directory / "code" / "environments" / "production"
        self._options = options_for(str(self._root))
        self._store = directory / "attack.db"
        self._written: dict[str, str] = {}

    def run(self, edits: int, stop_at_violation: bool) -> Score:
        self._root.mkdir(parents=True)
        score = Score(violations=[], kinds={})
        with Store(str(self._store)) as store:
            base, old = self._full(store)
            is_broken = False
            while score.edits < edits and not (stop_at_violation and score.violations):
                if not store.results(base):  # the store has dropped it meanwhile
                    base, old = self._full(store)
                kept = self._subject.files, self._subject.inventory
                inputs = [(kind, key) for _, kind, key, _ in store.inputs(base)]
                what = self._subject.edit(inputs)
                self._write()
                plan = self._plan()
                reused, _ = reusable(store, plan, base)
                after, new = self._compiled(store, plan)
                self._count(score, what, set(reused), old, new)
                failed = any(each.failure is not None for each in new.values())
                if failed and (is_broken or self._subject.random.random() > _STAY_BROKEN):
                    self._subject.files, self._subject.inventory = kept
                else:
                    base, old, is_broken = after, new, failed
        return score

    def _count(
        self,
        score: Score,
        what: str,
        reused: set[str],
        old: Mapping[str, _Result],
        new: Mapping[str, _Result],
    ) -> None:
        score.edits += 1
        kind = what.partition(" ")[0]
        score.kinds[kind] = score.kinds.get(kind, 0) + 1
        for node, now in new.items():
            if node not in old:
                continue
            score.nodes += 1
            score.failed += now.failure is not None
            score.touched += node not in reused
            is_same = old[node].meaning == now.meaning
            score.changed += not is_same and old[node].changes_to(now)
            if not is_same and node in reused:
                score.violations.append(f"{node} has changed, but not its trace: {what}")

    def _plan(self) -> Plan:
        """How the files as they are now are run; as a new process would, with nothing cached."""
        options, inventory = self._options, self._subject.inventory
        site = FleetSite(str(self._root), options, inventory)
        files = directory_snapshot(str(self._root), "files")
        return Plan(
            with_outside(files, str(self._root), site.modulepath, site.may_link_to),
            {name: stamp_of(each, options) for name, each in inventory.items()},
            settings_of(options),
            lambda: site,
            site.language,
            _Here(),
        )

    def _full(self, store: Store) -> tuple[Run, dict[str, _Result]]:
        self._write()
        return self._compiled(store, self._plan())

    def _compiled(self, store: Store, plan: Plan) -> tuple[Run, dict[str, _Result]]:
        """All nodes, whatever is known."""
        done = perform(store, replace(plan, is_fresh=True))
        site, executor = plan.site(), plan.executor
        assert isinstance(site, FleetSite)
        assert isinstance(executor, _Here)
        site.close()
        return done.run, executor.results

    def _write(self) -> None:
        """Make the files those of the subject."""
        now = self._subject.files
        for path in self._written.keys() - now.keys():
            target = self._root / path
            target.unlink()
            if self._subject.random.random() < 0.5:  # git does it; a user may not
                _remove_empty(target.parent)
        for path, content in now.items():
            if self._written.get(path) == content:
                continue
            target = self._root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if target.is_symlink():
                target.unlink()
            if content.startswith(LINK):
                target.unlink(missing_ok=True)
                target.symlink_to(content.removeprefix(LINK))
            else:
                target.write_bytes(content.encode("utf-8", "surrogateescape"))
        self._written = dict(now)


def _remove_empty(directory: Path) -> None:
    while not os.listdir(directory):
        directory.rmdir()
        directory = directory.parent
