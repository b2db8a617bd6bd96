"""The compiler against real Puppet: the same manifests and facts, one run.

In-process figures are CPU time with warm libraries, best of three on both sides. A whole
process is timed by the clock, also best of several.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.front_end import best, machine, process_seconds
from bench.workloads import TRIVIAL, WORKLOADS

FACTS = {"hostname": "bench", "networking": {"hostname": "bench"}}


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run compiler", description=__doc__)
    options.add_argument("--json", type=Path, help="also write the figures to this file")
    options.add_argument("--processes", action="store_true", help="whole processes too (slow)")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        files = []
        for number, (make, _) in enumerate(WORKLOADS.values()):
            path = Path(directory) / f"{number}.pp"
            path.write_text(make())
            files.append(str(path))
        trivial = Path(directory) / "trivial.pp"
        trivial.write_text(TRIVIAL)
        figures = in_process(files)
        if chosen.processes:
            figures |= whole_processes(files, str(trivial))
    print(f"{machine()}\n")
    print(f"{'':52}{'Puppet':>10}{'mupuppet':>10}{'ratio':>8}{'target':>8}")
    for name, (theirs, ours, target) in figures.items():
        print(f"{name:52}{theirs:9.3f}s{ours:9.3f}s{theirs / ours:7.1f}x{target:7}x")
    if chosen.json:
        data = {
            name: {"puppet": theirs, "mupuppet": ours, "ratio": theirs / ours, "target": target}
            for name, (theirs, ours, target) in figures.items()
        }
        chosen.json.write_text(json.dumps({"machine": machine(), "figures": data}, indent=2) + "\n")
    return 0


def in_process(files: list[str]) -> dict[str, tuple[float, float, int]]:
    script = str(Path(__file__).with_name("puppet_compiler.rb"))
    answer = subprocess.run(
        ["ruby", script, *files], check=True, capture_output=True, text=True
    ).stdout
    figures = {}
    for (name, (_, target)), file, line in zip(
        WORKLOADS.items(), files, answer.splitlines(), strict=True
    ):
        theirs = json.loads(line)
        seconds, resources = our_seconds(file)
        if resources != theirs["resources"]:
            raise SystemExit(f"{name}: {resources} resources, Puppet has {theirs['resources']}")
        figures[name] = (float(theirs["seconds"]), seconds, target)
    return figures


def our_seconds(file: str) -> tuple[float, int]:
    from mupuppet.compiler.api import compile
    from mupuppet.environment.environment import Environment

    code = Path(file).read_text()
    resources = 0

    def measure() -> float:
        nonlocal resources
        gc.collect()
        start = time.process_time()
        result = compile(Environment.from_code(code), node="bench", facts=FACTS)
        seconds = time.process_time() - start
        assert result.catalog is not None, result.error
        resources = len(result.catalog)
        return seconds

    return best(3, measure), resources


def whole_processes(files: list[str], trivial: str) -> dict[str, tuple[float, float, int]]:
    figures = {}
    targets = [("a trivial manifest", trivial, 15)]
    targets += [(name, file, 8) for name, file in zip(WORKLOADS, files, strict=True)]
    for name, file, target in targets:
        puppet = ["puppet", "catalog", "compile", "bench", "--manifest", file]
        puppet += ["--facts_terminus", "memory", "--render-as", "json"]
        ours = [sys.executable, "-m", "mupuppet", "compile", file, "--node", "bench"]
        ours += ["--format", "json", "--output", os.devnull]
        figures[f"whole process: {name}"] = (
            process_seconds(puppet),
            process_seconds(ours),
            target,
        )
    return figures


if __name__ == "__main__":
    sys.exit(main())
