"""A fleet: the catalogs of 200 nodes of one control repository, the code parsed once.

Both sides work in one process and keep what they know of the environment, as a server does. The
figures are CPU seconds for all nodes, libraries warm, in turns. Catalogs must agree. Memory is what
our process has after the first 200 compilations, and after 1,000.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench import PUPPET
from bench.fleet_repository import write_repository
from bench.report import Figure, add_json_option, report
from mupuppet import compile
from mupuppet.comparison.catalogs import NormalCatalog, differences
from mupuppet.environment.discovery import open_environment
from mupuppet.environment.environment import Environment
from mupuppet.environment.facts import Facts, facts_for

ROUNDS = 3
TARGET = 10
COMPILATIONS = 1_000


def main() -> int:
    if "--scale" in sys.argv:
        from bench.fleet_scale import main as at_scale

        return at_scale([each for each in sys.argv[1:] if each != "--scale"])
    options = argparse.ArgumentParser(prog="bench/run fleet", description=__doc__)
    add_json_option(options)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        nodes = {name: facts_of(name) for name in write_repository(Path(scratch))}
        environment = open_environment(scratch)
        with puppet_fleet(Path(scratch), nodes) as puppet:
            compare_catalogs(puppet, environment, nodes)
            rounds = [
                (puppet.compile_all(), our_seconds(environment, nodes)) for _ in range(ROUNDS)
            ]
        theirs, ours = (median(side) for side in zip(*rounds, strict=True))
        before, after = our_memory(environment, nodes)
    figures = [Figure(f"{len(nodes)} nodes, loaded", theirs, ours, TARGET)]
    report(figures, chosen.json)
    print(f"\nmemory: {before:.1f} MB after {len(nodes)} compilations, ", end="")
    print(f"{after:.1f} MB after {COMPILATIONS:,} more ({after - before:+.1f} MB)")
    return 0


def facts_of(name: str) -> dict[str, Any]:
    system = "debian-12" if name.endswith("0.example.com") else "rhel-9"
    found = facts_for(system, node=name, default_node=name, legacy=True)
    assert isinstance(found, Facts)
    return dict(found.values)


class PuppetFleet:
    """Real Puppet in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise SystemExit(f"Puppet says: {answer['error']}")
        return answer

    def seconds(self, node: str, *, cold: bool) -> float:
        """CPU seconds for the catalog of one node, in a new environment or the one before."""
        seconds: float = self.ask({"time": node, "cold": cold})["seconds"]
        return seconds

    def compile_all(self) -> float:
        """CPU seconds for the catalogs of all nodes."""
        seconds: float = self.ask({"all": True})["seconds"]
        return seconds


@contextmanager
def puppet_fleet(code: Path, nodes: dict[str, dict[str, Any]]) -> Iterator[PuppetFleet]:
    facts = code / "facts.json"
    facts.write_text(json.dumps(nodes))
    script = Path(__file__).with_name("puppet_fleet.rb")
    command = ["ruby", str(script), str(code), str(facts)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield PuppetFleet(process)
        assert process.stdin is not None
        process.stdin.close()


def compare_catalogs(
    puppet: PuppetFleet, environment: Environment, nodes: dict[str, dict[str, Any]]
) -> None:
    """Every node must have the catalog that Puppet makes."""
    resources = 0
    for name, facts in nodes.items():
        result = compile(environment, node=name, facts=facts, puppet=PUPPET)
        if result.catalog is None:
            raise SystemExit(f"{name}: mupuppet says: {result.error}")
        theirs = NormalCatalog.from_data(puppet.ask({"node": name})["catalog"])
        ours = NormalCatalog.from_data(result.catalog.to_dict())
        found = differences(theirs, ours)
        if found:
            raise SystemExit(f"{name}: {found[0]}")
        resources += len(result.catalog)
    print(f"{len(nodes)} catalogs agree, {resources // len(nodes)} resources each\n")


def our_seconds(environment: Environment, nodes: dict[str, dict[str, Any]]) -> float:
    gc.collect()
    start = time.process_time()
    for name, facts in nodes.items():
        compile(environment, node=name, facts=facts, puppet=PUPPET)
    return time.process_time() - start


def our_memory(environment: Environment, nodes: dict[str, dict[str, Any]]) -> tuple[float, float]:
    """Megabytes after all nodes once, and after many more compilations."""
    our_seconds(environment, nodes)
    before = resident()
    for _ in range(COMPILATIONS // len(nodes)):
        our_seconds(environment, nodes)
    return before, resident()


def resident() -> float:
    gc.collect()
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise SystemExit("/proc/self/status does not have our memory")


if __name__ == "__main__":
    sys.exit(main())
