"""Runs a suite of rspec-puppet three times: with Puppet, with mupuppet, and with both.

Every example must pass or fail as before, no catalog and no error may differ. Needs rspec-puppet
(`apt-get install ruby-rspec-puppet`), here or in a chroot in which this checkout is mounted at its
own path.

    python -m tests.oracle.rspec.compare [--chroot DIR] [MODULE]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.cli.rspec import ruby_directory

MODULE = Path(__file__).parent / "module"
MODES = ("off", "on", "dual")
#: How suites call mupuppet.
MUPUPPET = f"{sys.executable} -m mupuppet"


class Run(Record):
    """The outcome of each example, what differed, and what it cost."""

    examples: dict[str, str]
    differences: list[dict[str, Any]]
    output: str
    #: Of Ruby and of mupuppet together.
    cpu_seconds: float


def is_available() -> bool:
    """Whether rspec-puppet is installed here."""
    if shutil.which("rspec") is None:
        return False
    done = subprocess.run(
        ["ruby", "-e", "require 'rspec-puppet'"], capture_output=True, check=False
    )
    return done.returncode == 0


def run_suite(
    module: Path, mode: str, chroot: Path | None = None, *, program: str = MUPUPPET
) -> Run:
    """Run the suite of a module in a copy of it; `mode` is that of `MUPUPPET_RSPEC`."""
    around = None if chroot is None else str(chroot / "tmp")
    with tempfile.TemporaryDirectory(dir=around) as directory:
        copy = Path(directory) / _name(module)  # rspec-puppet goes by the name of the directory
        shutil.copytree(module, copy, symlinks=True)
        _add_fixtures(copy)
        inside = copy if chroot is None else Path("/") / copy.relative_to(chroot)
        command = _command(inside, mode, program)
        if chroot is not None:
            command = ["chroot", str(chroot), *command]
        output, cpu = _watched(command, copy)
        report = copy / "report.jsonl"
        lines = report.read_text().splitlines() if report.exists() else []
        result = copy / "result.json"
        if not result.exists():
            raise SystemExit(f"rspec has failed:\n{output}")
        examples = json.loads(result.read_text())["examples"]
    return Run(
        {each["id"]: each["status"] for each in examples},
        [json.loads(line) for line in lines],
        output,
        cpu,
    )


def _watched(command: list[str], directory: Path) -> tuple[str, float]:
    """The output of a command, and the CPU time of all processes of its session.

    They are looked at while they run: the system adds only those that were waited for.
    """
    seconds: dict[str, float] = {}
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(
            command, cwd=directory, stdout=output, stderr=output, start_new_session=True
        )
        while process.poll() is None:
            seconds.update(_cpu_of_session(process.pid))
            time.sleep(0.1)
        output.seek(0)
        return output.read(), sum(seconds.values())


def _cpu_of_session(session: int) -> Iterator[tuple[str, float]]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has just ended
        if int(fields[3]) == session:
            ticks = int(fields[11]) + int(fields[12])
            yield stat.parent.name, ticks / os.sysconf("SC_CLK_TCK")


def _name(module: Path) -> str:
    name = json.loads((module / "metadata.json").read_text())["name"].replace("/", "-")
    return str(name.partition("-")[2])


def _add_fixtures(module: Path) -> None:
    """What the suite needs besides; rspec-puppet links the module into them."""
    hierarchy = module / "spec" / "fixtures" / "hiera.yaml"
    (hierarchy.parent / "modules").mkdir(parents=True, exist_ok=True)
    if not hierarchy.exists():
        levels = [{"name": "Specs", "path": "specs.json", "data_hash": "json_data", "datadir": "."}]
        hierarchy.write_text(json.dumps({"version": 5, "hierarchy": levels}))
        (hierarchy.parent / "specs.json").write_text('{"probe::text": "from the specs"}')


def _command(module: Path, mode: str, program: str) -> list[str]:
    settings = {
        "MUPUPPET_RSPEC": mode,
        "MUPUPPET": program,
        "MUPUPPET_RSPEC_REPORT": f"{module}/report.jsonl",
        "LANG": "C.UTF-8",
    }
    rspec = f"rspec -I {ruby_directory()} -r mupuppet/rspec --format json --out result.json"
    specs = "$(ls -d spec/*/ | grep -v fixtures)"
    assigned = [f"{name}={value}" for name, value in settings.items()]
    return ["env", *assigned, "sh", "-c", f"cd {module} && {rspec} {specs}"]


def compared(module: Path, chroot: Path | None = None) -> tuple[dict[str, Run], list[str]]:
    """The runs of a suite in all modes, and what is wrong with them."""
    runs = {mode: run_suite(module, mode, chroot) for mode in MODES}
    problems = [
        f"{mode}: {example} {runs[mode].examples.get(example)}, with Puppet {status}"
        for mode in MODES[1:]
        for example, status in runs["off"].examples.items()
        if runs[mode].examples.get(example) != status
    ]
    for each in runs["dual"].differences:
        problems += [
            f"{each['example']}: {difference}"
            for difference in each["differences"]
            if not difference.startswith("left to Puppet")
        ]
    return runs, problems


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", nargs="?", type=Path, default=MODULE)
    parser.add_argument("--chroot", type=Path)
    options = parser.parse_args()
    runs, problems = compared(options.module, options.chroot)
    print("\n".join(problems))
    for mode, run in runs.items():
        passed = sum(status == "passed" for status in run.examples.values())
        print(f"{mode}: {passed} of {len(run.examples)} passed, {run.cpu_seconds:.1f} s of CPU")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
