"""The front end against real Puppet: the same files, one run, CPU time.

In-process figures are taken with the libraries loaded and warm. Each figure is the best of
several rounds, on both sides. A whole process is timed by the clock, also best of several.
"""

import argparse
import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.oracle.modules import debian_modules
from tests.oracle.modules import module_files as all_files

from bench.report import machine
from bench.sides import best

ROUNDS = 3
PROCESS_ROUNDS = 7
SMALL = "examples/ntp.pp"


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run", description=__doc__)
    options.add_argument("--modules", type=Path, help="a directory of Puppet modules")
    options.add_argument("--json", type=Path, help="also write the figures to this file")
    chosen = options.parse_args()
    if not (shutil.which("ruby") and shutil.which("puppet")):
        print("bench/run: `ruby` and `puppet` are needed", file=sys.stderr)
        return 2
    files = [str(path) for path in module_files(chosen.modules)]
    size = sum(os.path.getsize(file) for file in files)
    print(f"{len(files)} files, {size / 1e6:.1f} MB; {machine()}\n")

    puppet = puppet_seconds(files)
    figures = {
        "parse and validate all files": (puppet, uncached_seconds(files), 5),
        "the same files from the cache": (puppet, cached_seconds(files), 40),
        "whole process, one small file": (
            process_seconds(["puppet", "parser", "validate", SMALL]),
            process_seconds([sys.executable, "-m", "mupuppet", "parse", SMALL]),
            10,
        ),
    }
    print(f"{'':32}{'Puppet':>10}{'mupuppet':>10}{'ratio':>8}{'target':>8}")
    for name, (theirs, ours, target) in figures.items():
        print(f"{name:32}{theirs:9.3f}s{ours:9.3f}s{theirs / ours:7.1f}x{target:7}x")
    if chosen.json:
        data = {
            "machine": machine(),
            "files": len(files),
            "bytes": size,
            "figures": {
                name: {"puppet": theirs, "mupuppet": ours, "ratio": theirs / ours, "target": target}
                for name, (theirs, ours, target) in figures.items()
            },
        }
        chosen.json.write_text(json.dumps(data, indent=2) + "\n")
    return 0


def module_files(modules: Path | None) -> list[Path]:
    if modules is None:
        modules = debian_modules()
    return all_files(modules)


def puppet_seconds(files: list[str]) -> float:
    with tempfile.NamedTemporaryFile("w", suffix=".list") as listing:
        listing.write("\n".join(files) + "\n")
        listing.flush()
        script = Path(__file__).with_name("puppet_front_end.rb")

        def measure() -> float:
            command = ["ruby", str(script), listing.name]
            answer = subprocess.run(command, check=True, capture_output=True, text=True)
            return float(json.loads(answer.stdout)["seconds"])

        return best(ROUNDS, measure)


def uncached_seconds(files: list[str]) -> float:
    """Parse and validate, texts in memory as on Puppet's side."""
    from mupuppet.environment.file_reading import read_source
    from mupuppet.source import SourceFile
    from mupuppet.syntax.parser import parse
    from mupuppet.syntax.validation import validate

    sources = [read_source(file)[0] for file in files]

    def measure() -> float:
        fresh = [SourceFile(source.text, source.name) for source in sources]
        gc.collect()
        gc.disable()
        start = time.process_time()
        for source in fresh:
            result = parse(source, epp=source.name.endswith(".epp"))
            validate(result, source)
        seconds = time.process_time() - start
        gc.enable()
        return seconds

    return best(ROUNDS, measure)


def cached_seconds(files: list[str]) -> float:
    """Everything from reading the cache and the files to trees. Templates are not cached."""
    from mupuppet.environment.file_reading import read_source
    from mupuppet.environment.parsed_files import ParsedFiles

    files = [file for file in files if not file.endswith(".epp")]
    with tempfile.TemporaryDirectory() as cache:
        filling = ParsedFiles("bench", cache=cache)
        for file in files:
            filling.parse(read_source(file)[0])
        filling.save()

        def measure() -> float:
            gc.collect()
            gc.disable()
            start = time.process_time()
            parsed = ParsedFiles("bench", cache=cache)
            for file in files:
                parsed.parse(read_source(file)[0])
            seconds = time.process_time() - start
            gc.enable()
            return seconds

        return best(ROUNDS, measure)


def process_seconds(command: list[str]) -> float:
    # Both sides may keep their compiled code, as they do when they are installed.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}

    def measure() -> float:
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, env=environment)
        return time.perf_counter() - start

    return best(PROCESS_ROUNDS, measure)


if __name__ == "__main__":
    sys.exit(main())
