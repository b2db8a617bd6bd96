"""Many compilations of a large generated repository in one process: memory must stay flat.

There are three ways of working: `dropped` opens an environment for each compilation and drops it,
`open` keeps one environment, and `batch` sends requests to `mupuppet batch`. All use one Ruby
worker for the Hiera back end. After each compilation no object of it may be alive, and once all
nodes have been compiled twice, the resident memory may grow by no more than a tenth.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bench import PUPPET
from bench.large_repository import LARGE, Size, facts_of, write_large_repository
from mupuppet import compile
from mupuppet.compiler.api import Compilation
from mupuppet.compiler.compiler import Compiler
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.ruby import Ruby

#: Compiles a node; raises SystemExit if that fails.
Work = Callable[[str], None]

COMPILATIONS = 500
#: What the memory may grow by from the second round over all nodes to the end.
GROWTH = 1.1


def resident_megabytes(process: int | str = "self") -> float:
    """The resident memory of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise SystemExit("this system does not report the memory of a process")


def resident_megabytes_of_all(process: int) -> float:
    """The resident memory of a process and of all that it has started."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    family = {process}
    while found := {each for each, parent in parents.items() if parent in family} - family:
        family |= found
    return sum(map(resident_megabytes, family))


def live_objects() -> dict[str, int]:
    """How many objects of compilations the garbage collector leaves."""
    gc.collect()
    kinds = (Compilation, Compiler, Environment)
    found = [type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds)]
    return {name: found.count(name) for name in sorted(set(found))}


@contextmanager
def dropped(root: Path) -> Iterator[Work]:
    """A new environment for each compilation."""
    ruby = Ruby()

    def work(node: str) -> None:
        environment = Environment.from_directory(root)
        _check(
            compile(
                environment,
                node=node,
                facts=facts_of(node),
                ruby=ruby,
                puppet=PUPPET,
            ).failure
        )

    yield work
    ruby.close()


@contextmanager
def kept_open(root: Path) -> Iterator[Work]:
    """One environment for all compilations."""
    ruby = Ruby()
    with Environment.from_directory(root) as environment:

        def work(node: str) -> None:
            _check(
                compile(
                    environment,
                    node=node,
                    facts=facts_of(node),
                    ruby=ruby,
                    puppet=PUPPET,
                ).failure
            )

        yield work
    ruby.close()


def request(root: Path, node: str) -> bytes:
    """A line for `mupuppet batch`."""
    data = {"id": node, "environment_dir": str(root), "node": node, "facts": facts_of(node)}
    return json.dumps(data).encode() + b"\n"


def _check(failure: str | None) -> None:
    if failure is not None:
        raise SystemExit(f"the compilation failed: {failure}")


def soak_in_process(way: str, root: Path, nodes: list[str], compilations: int) -> bool:
    """Compile here; whether memory stays flat."""
    allowed = {"dropped": {}, "open": {"Environment": 1}}[way]
    memory: list[float] = []
    with {"dropped": dropped, "open": kept_open}[way](root) as work:
        for number in range(compilations):
            work(nodes[number % len(nodes)])
            alive = live_objects()
            if alive != allowed:
                print(f"{way}: alive after {number + 1} compilations: {alive}")
                return False
            _note(way, memory, resident_megabytes())
    return _is_flat(memory, len(nodes))


def soak_batch(root: Path, nodes: list[str], compilations: int) -> bool:
    """Send requests to one process; whether its memory stays flat."""
    command = [sys.executable, "-m", "mupuppet", "batch"]
    memory: list[float] = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(compilations):
            process.stdin.write(request(root, nodes[number % len(nodes)]))
            process.stdin.flush()
            _check(json.loads(process.stdout.readline())["error"])
            _note("batch", memory, resident_megabytes_of_all(process.pid))
        process.stdin.close()
    return _is_flat(memory, len(nodes))


def _note(way: str, memory: list[float], megabytes: float) -> None:
    memory.append(megabytes)
    number = len(memory)
    if number in (1, 8) or number % 50 == 0:
        print(f"{way}: {megabytes:.1f} MB after {number}", flush=True)


def _is_flat(memory: list[float], nodes: int) -> bool:
    if len(memory) <= 2 * nodes:
        return True
    return memory[-1] <= GROWTH * memory[2 * nodes - 1]


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run soak", description=__doc__)
    options.add_argument("--compilations", type=int, default=COMPILATIONS)
    options.add_argument("--nodes", type=int, default=LARGE.nodes)
    options.add_argument(
        "--window",
        type=int,
        default=LARGE.window,
        help="modules of each node, about 145 resources each",
    )
    options.add_argument("--ways", nargs="+", default=["dropped", "open", "batch"])
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch)
        nodes = write_large_repository(root, Size(nodes=chosen.nodes, window=chosen.window))
        results = []
        for way in chosen.ways:
            if way == "batch":
                results.append(soak_batch(root, nodes, chosen.compilations))
            else:
                results.append(soak_in_process(way, root, nodes, chosen.compilations))
    print("flat" if all(results) else "memory is not flat")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
