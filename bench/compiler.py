"""The compiler against real Puppet: the same manifests, modules and facts, in one run."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from bench.real_modules import real_modules
from bench.report import Figure, add_json_option, report
from bench.sides import Kind, Workload, in_process, whole_process
from bench.workloads import TRIVIAL, WORKLOADS


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run compiler", description=__doc__)
    options.add_argument("--modules", type=Path, help="a directory of Debian's module packages")
    options.add_argument("--no-modules", action="store_true", help="leave the real modules out")
    options.add_argument("--processes", action="store_true", help="whole processes too (slow)")
    add_json_option(options)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        workloads = list(WORKLOADS)
        if not chosen.no_modules:
            workloads.append(real_modules(chosen.modules, Path(scratch)))
        figures = compiled_in_process(workloads)
        if chosen.processes:
            # `puppet catalog compile` takes no file of facts, which the real modules need.
            figures += compiled_by_processes([TRIVIAL, *WORKLOADS], Path(scratch))
    report(figures, chosen.json)
    return 0


def compiled_in_process(workloads: list[Workload]) -> list[Figure]:
    figures = []
    for kind in Kind:
        for workload in workloads:
            pair = in_process(workload, kind)
            name = f"{workload.name}, {kind}"
            figures.append(Figure(name, pair.puppet, pair.mupuppet, workload.target))
    return figures


def compiled_by_processes(workloads: list[Workload], scratch: Path) -> list[Figure]:
    seconds: list[Figure] = []
    cached: list[Figure] = []
    memory: list[Figure] = []
    for workload in workloads:
        found = whole_process(workload, scratch)
        target = workload.process_target
        for figures, pair, kind in (
            (seconds, found.seconds, "process"),
            (cached, found.with_cache, "process, parsed before"),
        ):
            name = f"{kind}: {workload.name}"
            figures.append(Figure(name, pair.puppet, pair.mupuppet, target))
        space = found.memory
        memory.append(Figure(f"memory: {workload.name}", space.puppet, space.mupuppet, 1, "MB"))
    return seconds + cached + memory


if __name__ == "__main__":
    sys.exit(main())
