"""The attack on impact: random edits; no node outside of the impact set may have changed."""

from __future__ import annotations

import json
import random
import shutil
from argparse import Namespace
from pathlib import Path

from mupuppet.basics.records import Record
from mupuppet.cli.fleet_site import FleetSite, settings_of
from mupuppet.cli.main import parser_of
from mupuppet.diff.changes import Outcome, compare
from mupuppet.environment.facts import Facts
from mupuppet.fleet.impact import impact_of
from mupuppet.fleet.inventory import Entry
from mupuppet.fleet.results import Batch, outcome_of, put_together
from mupuppet.fleet.snapshots import directory_snapshot
from mupuppet.fleet.store import Store
from tests.unit.fleet.repositories import Generator, write


class Score(Record, frozen=False):
    """What an attack has found."""

    edits: int = 0
    nodes: int = 0
    touched: int = 0
    changed: int = 0
    failed: int = 0
    violations: list[str] = []

    @property
    def summary(self) -> str:
        return (
            f"{self.edits} edits, {self.nodes} nodes compared ({self.failed} failed): "
            f"{self.touched} touched at most, {self.changed} changed really, "
            f"{len(self.violations)} violations"
        )


def options_for(*arguments: str) -> Namespace:
    """The options of `mupuppet fleet`."""
    return parser_of("fleet", "never").parse_args(["--no-cache", *arguments])


def attack(seed: int, edits: int, directory: Path) -> Score:
    """Make a repository, edit it, and compare what impact says with full compilations."""
    generator = Generator(random.Random(seed))
    root = directory / "repo"
    shutil.rmtree(root, ignore_errors=True)
    write(root, generator.files)
    inventory = {
        node: Entry(node, Facts(dict(generator.facts(node)), node)) for node in generator.nodes
    }
    options = options_for(str(root))
    score = Score(violations=[])
    with Store(str(directory / f"{seed}.db")) as store:
        settings = settings_of(options)
        history: list[str] = []
        old: Batch | None = None
        for _ in range(edits):
            before = directory_snapshot(str(root), "before")
            site = FleetSite(str(root), options, inventory)
            run = store.begin_run("before", before.digest, before.files, settings)
            if old is None:
                old = site.compile(list(inventory), [])
            store.add(run, old)
            store.finish_run(run, len(inventory))
            kept = dict(generator.files)
            kind, changed = generator.edit()
            history.append(f"{kind}: {json.dumps(changed)}")
            write(root, {p: c for p, c in changed.items() if c is not None or (root / p).exists()})
            after = directory_snapshot(str(root), "after")
            # As a new process would: nothing of the old files is cached.
            fresh = FleetSite(str(root), options, inventory)
            impact, _ = impact_of(store, run, after, site.language)
            new = fresh.compile(list(inventory), [])
            score.edits += 1
            outcomes = [_outcomes(each) for each in (old, new)]
            for node in inventory:
                one, other = outcomes[0][node], outcomes[1][node]
                is_changed = bool(compare(one, other))
                score.nodes += 1
                score.failed += other.failure is not None
                score.touched += node in impact.nodes
                score.changed += is_changed
                if is_changed and node not in impact.nodes:
                    what = compare(one, other)[0]
                    score.violations.append(f"seed {seed}: {node}: {history[-1]}: {what}")
            site.close()
            fresh.close()
            old = new
            failures = sum(each.failure is not None for each in outcomes[1].values())
            if failures > len(inventory) // 3:  # what does not compile shows little: undo it
                generator.files, old = kept, None
                shutil.rmtree(root)
                write(root, kept)
    return score


def _outcomes(batch: Batch) -> dict[str, Outcome]:
    found = {}
    for result in batch.results:
        catalog = None
        if result.resources is not None:
            resources = [json.loads(batch.resources[each].data) for each in result.resources]
            catalog = put_together(resources, json.loads(result.structure))
        found[result.node] = outcome_of(catalog, result.failure)
    return found
