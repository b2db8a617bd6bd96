"""One large control repository against real Puppet: 4,000 resources a node, data for 3,000 nodes.

There are two variants, one with its data in YAML files and one with a back end in Ruby, which
mupuppet evaluates itself. Each is measured warm (the environment has been compiled before), cold
(the environment is new, the libraries are loaded) and by whole processes, in turns of the same
length. Figures are CPU time and the peak of memory. The catalogs must agree. `--profile` prints
which packages of ours take the time of a warm compilation.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from unittest import mock

from bench import PUPPET
from bench.fleet import compare_catalogs, puppet_fleet
from bench.large_repository import Size, facts_of, write_large_repository
from bench.report import Figure, add_json_option, report
from bench.repository_data import Data
from bench.sides import measured, our_turn
from mupuppet import compile
from mupuppet.compiler import api
from mupuppet.compiler.program.unit_cache import UNIT_CACHE
from mupuppet.environment.discovery import open_environment
from mupuppet.environment.environment import Environment

ROUNDS = 3
PROCESSES = 3
#: The least ratio of each variant.
TARGETS = {Data.YAML: 10.0, Data.RUBY: 5.0}
#: Nodes that are compiled, each with its own data; the first one is measured.
NODES = 2
MORE_NODES = 3_000
WINDOW = 28
#: Lines of a profile.
_LINES = 20


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run repository", description=__doc__)
    options.add_argument("--data", nargs="+", choices=[*TARGETS], default=[*TARGETS])
    options.add_argument("--window", type=int, default=WINDOW, help="modules of a node")
    options.add_argument("--profile", action="store_true", help="only profile our own side")
    add_json_option(options)
    chosen = options.parse_args()
    figures: list[Figure] = []
    for data in map(Data, chosen.data):
        with tempfile.TemporaryDirectory() as scratch:
            code = Path(scratch)
            size = Size(nodes=NODES, window=chosen.window, data=data, more_nodes=MORE_NODES)
            root = code / "environments" / "production"
            nodes = {name: facts_of(name) for name in write_large_repository(root, size)}
            if chosen.profile:
                profile(code, nodes, data)
            else:
                figures += measure(code, nodes, data)
    if figures:
        report(figures, chosen.json)
    return 0


Nodes = dict[str, dict[str, object]]


def measure(code: Path, nodes: Nodes, data: Data) -> list[Figure]:
    """All figures of a variant."""
    node = next(iter(nodes))
    target = TARGETS[data]
    environment = open_environment(str(code))
    with puppet_fleet(code, nodes) as puppet:
        compare_catalogs(puppet, environment, nodes)

        def in_turns(ours: Callable[[], float], *, cold: bool) -> list[tuple[float, float]]:
            theirs = (puppet.seconds(node, cold=cold) for _ in range(ROUNDS))
            return [(seconds, our_turn(seconds, ours)) for seconds in theirs]

        warm = in_turns(lambda: our_warm_seconds(environment, nodes), cold=False)
        cold = in_turns(lambda: our_cold_seconds(code, nodes), cold=True)
    environment.close()
    processes = [by_processes(code, node, nodes) for _ in range(PROCESSES)]
    figures = [
        _figure(f"data from {data}, {kind}", rounds, target)
        for kind, rounds in (("warm", warm), ("cold", cold))
    ]
    for index, kind in enumerate(("process", "process, parsed before")):
        pairs = [(theirs[0], ours[index][0]) for theirs, *ours in processes]
        figures.append(_figure(f"data from {data}, {kind}", pairs, target))
    memory = [(theirs[1], ours[1]) for theirs, ours, _ in processes]
    return [*figures, _figure(f"data from {data}, memory of the process", memory, 1, "MB")]


def _figure(name: str, rounds: list[tuple[float, float]], target: float, unit: str = "s") -> Figure:
    theirs, ours = zip(*rounds, strict=True)
    return Figure(name, median(theirs), median(ours), target, unit)


def our_warm_seconds(environment: Environment, nodes: Nodes) -> float:
    """CPU seconds of a compilation in an environment that has been compiled before."""
    gc.collect()
    start = time.process_time()
    compile_first(environment, nodes)
    return time.process_time() - start


def compile_first(environment: Environment, nodes: Nodes) -> None:
    """Compile the node that is measured."""
    node, facts = next(iter(nodes.items()))
    result = compile(
        environment,
        node=node,
        facts=dict(facts),
        ruby="never",
        puppet=PUPPET,
    )
    assert result.catalog is not None, result.error


def our_cold_seconds(code: Path, nodes: Nodes) -> float:
    """CPU seconds of the first compilation in a new environment, whose code is parsed."""
    UNIT_CACHE.forget()
    with open_environment(str(code)) as environment:
        return our_warm_seconds(environment, nodes)


Measured = tuple[float, float]


def by_processes(code: Path, node: str, nodes: Nodes) -> tuple[Measured, Measured, Measured]:
    """CPU seconds and MB of Puppet's process and of ours, without and with a cache on disk."""
    facts = code / "node.json"
    facts.write_text(json.dumps(nodes[node]))
    state = code / "state"
    stored = state / "yaml" / "facts" / f"{node}.yaml"
    stored.parent.mkdir(parents=True, exist_ok=True)
    values = json.dumps(nodes[node])
    stored.write_text(f"--- !ruby/object:Puppet::Node::Facts\nname: {node}\nvalues: {values}\n")
    environments = code / "environments"
    puppet = ["puppet", "catalog", "compile", node, "--environmentpath", str(environments)]
    puppet += ["--confdir", str(state), "--vardir", str(state), "--codedir", str(code)]
    puppet += ["--yamldir", str(state / "yaml"), "--clientyamldir", str(state / "yaml")]
    puppet += ["--facts_terminus", "yaml", "--environment", "production", "--render-as", "json"]
    ours = [sys.executable, "-m", "mupuppet", "compile", str(code), "--node", node]
    ours += ["--facts", str(facts), "--format", "json", "--ruby", "never"]
    cache = {"XDG_CACHE_HOME": str(state)}
    measured(ours, **cache)
    return measured(puppet), measured([*ours, "--no-cache"]), measured(ours, **cache)


def profile(code: Path, nodes: Nodes, data: Data) -> None:
    """Print the time of a warm compilation by our packages, and the functions that take most."""
    with open_environment(str(code)) as environment:
        our_warm_seconds(environment, nodes)
        profiler = cProfile.Profile(time.thread_time)
        # A profiler sees one thread, and compilations have one of their own.
        with mock.patch.object(api, "on_large_stack", lambda work, _seconds: work()):
            profiler.runcall(compile_first, environment, nodes)
    rooms: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    entries = pstats.Stats(profiler).stats  # type: ignore[attr-defined]  # missing in typeshed
    for (file, line, name), (_, calls, own, _, callers) in entries.items():
        room = _room(file)
        if room is not None:
            rooms[room] += own
            functions[f"{room}: {name}, line {line} ({calls:,} calls)"] += own
            continue
        for (caller, _, _), (_, _, seconds, _) in callers.items():  # what Python does for others
            rooms[_room(caller) or "Python"] += seconds
    total = rooms.total()
    print(f"data from {data}: {total:.2f} s with the profiler")
    for counted in (rooms, functions):
        for name, seconds in counted.most_common(_LINES):
            print(f"  {seconds / total:6.1%}  {name}")
        print()


def _room(file: str) -> str | None:
    """The package of a file of ours; of the larger ones, the package in it."""
    _, found, path = file.partition("/mupuppet/")
    if not found:
        return None
    parts = path.removesuffix(".py").split("/")
    return "/".join(parts[: 2 if parts[0] in ("compiler", "ruby") else 1])


if __name__ == "__main__":
    sys.exit(main())
