"""The one way in which tests run the command line, and look at what it understands."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.cli import forking
from tests.waiting import HANGING

#: Variables that Python itself reads, once.
_READ_AT_START = ("PYTHON", "LC_", "LANG", "MALLOC_")


class Result(NamedTuple):
    """How a command ended and what it printed."""

    status: int
    out: str
    err: str


def mupuppet(
    *arguments: str | Path,
    stdin: bytes = b"",
    directory: Path | None = None,
    environment: dict[str, str] | None = None,
) -> Result:
    """Run `mupuppet` in a process of its own, with nothing but pipes around it.

    It is forked, if it can be; `environment={"PYTHON…": …}` is for a Python of its own.
    """
    asked = environment or {}
    if sys.platform == "linux" and not any(name.startswith(_READ_AT_START) for name in asked):
        status, out, err = forking.run(
            [*map(str, arguments)],
            stdin,
            str(directory or os.getcwd()),
            clean_environment() | asked,
        )
        return Result(status, out.decode(), err.decode())
    done = subprocess.run(
        [sys.executable, "-m", "mupuppet", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=directory,
        env=clean_environment() | asked,
        check=False,
        timeout=HANGING,
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def clean_environment() -> dict[str, str]:
    """Our environment without what changes how output looks."""
    unwanted = ("NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "PYTHONUNBUFFERED")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    if "PYTHONPATH" in kept:  # commands also run in other directories
        paths = kept["PYTHONPATH"].split(os.pathsep)
        kept["PYTHONPATH"] = os.pathsep.join(map(os.path.abspath, paths))
    return kept


def loaded_by_argparse() -> set[str]:
    """The modules that Python's own parser of options loads: more in later versions."""
    code = "import argparse, sys; argparse.ArgumentParser().format_help(); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())
