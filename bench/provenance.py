"""What explanations cost: ordinary compilations, replays, and the explanation of everything.

Ordinary compilations are measured against a copy of the package without anything that serves
explanations alone. Processes of both work in turns: CPU time is the least of several compilations
of a loaded environment in each, memory the peak of a process that compiles once.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

import mupuppet
from bench.without_recording import copy_without_recording
from bench.workloads import WORKLOADS
from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.render_json import json_lines

#: The most that explanations may cost of compilations that are not explained.
_MOST_TIME, _MOST_MEMORY = 0.03, 0.10

#: Compiles a workload, and then again and again; prints the peak memory, and the least CPU time.
_PROCESS = """
import gc, json, resource, sys, time
from mupuppet import compile
from mupuppet.environment.environment import Environment
environment = Environment.from_code(sys.stdin.read())
compile(environment)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
least = 1e9
for _ in range(int(sys.argv[1])):
    gc.collect()
    begin = time.process_time()
    compile(environment)
    least = min(least, time.process_time() - begin)
print(json.dumps([least, peak / 1024]))
"""


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run provenance", description=__doc__)
    options.add_argument("--rounds", type=int, default=7, help="processes of each side (7)")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        sides = [Path(mupuppet.__file__).parents[1], copy_without_recording(Path(scratch))]
        print(
            f"{'ordinary compilations':40} {'time':>9} {'without':>9} {'':>8} {'memory':>9} without"
        )
        for workload in WORKLOADS:
            _report(workload.name, *_both(workload.code, sides, chosen.rounds))
    print(f"\n{'':40} {'replay':>9} {'all':>9}  peak MB of both")
    for workload in WORKLOADS:
        replayed = _measured(partial(_replay, workload.code))
        explained = _measured(partial(_explain, workload.code))
        seconds = f"{replayed['seconds']:8.2f}s {explained['seconds']:8.2f}s"
        print(f"{workload.name:40} {seconds}  {replayed['peak']} / {explained['peak']}")
    return 0


_Side = list[tuple[float, float]]


def _both(code: str, sides: list[Path], rounds: int) -> list[_Side]:
    """Seconds and megabytes of both sides, in turns."""
    found: list[_Side] = [[], []]
    for number in range(rounds):
        # The side that begins finds cold caches, so the sides take turns at it.
        order = [0, 1] if number % 2 == 0 else [1, 0]
        for side in order:
            found[side].append(_in_process(code, sides[side]))
    return found


def _in_process(code: str, path: Path) -> tuple[float, float]:
    variables = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", _PROCESS, "5"]
    explained = subprocess.run(
        command, input=code, env=variables, capture_output=True, text=True, check=True
    )
    seconds, megabytes = json.loads(explained.stdout)
    return seconds, megabytes


def _report(name: str, usual: _Side, stripped: _Side) -> None:
    time_usual, time_stripped = (min(seconds for seconds, _ in side) for side in (usual, stripped))
    memory = [median(megabytes for _, megabytes in side) for side in (usual, stripped)]
    more_time = time_usual / time_stripped - 1
    more_memory = memory[0] / memory[1] - 1
    missed = more_time > _MOST_TIME or more_memory > _MOST_MEMORY
    print(
        f"{name:40} {time_usual:8.4f}s {time_stripped:8.4f}s {more_time:+7.1%} "
        f"{memory[0]:6.1f} MB {memory[1]:6.1f} MB {more_memory:+6.1%}{'  missed' if missed else ''}"
    )


def _replay(code: str) -> dict[str, float]:
    result = compile(Environment.from_code(code))
    begin = time.process_time()
    Provenance.of(result)
    return {"seconds": time.process_time() - begin}


def _explain(code: str) -> dict[str, float]:
    provenance = Provenance.of(compile(Environment.from_code(code)))
    begin = time.process_time()
    for _ in json_lines(provenance):
        pass
    return {"seconds": time.process_time() - begin}


def _measured(work: Callable[[], dict[str, float]]) -> dict[str, float]:
    """What some work gives, done in a process of its own, and the memory that it took."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        result = work()
        result["peak"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        os.write(writing, json.dumps(result).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        text = file.read()
    os.waitpid(child, 0)
    measured: dict[str, float] = json.loads(text)
    return measured


if __name__ == "__main__":
    sys.exit(main())
