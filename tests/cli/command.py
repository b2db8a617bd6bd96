"""The one way in which tests run the command line, and look at what it understands."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from mupuppet.cli.options import Parser, add_color, new_parser
from tests.waiting import HANGING


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
    """Run `mupuppet` in a process of its own, with nothing but pipes around it."""
    done = subprocess.run(
        [sys.executable, "-m", "mupuppet", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=directory,
        env=clean_environment() | (environment or {}),
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


def parser_of(verb: str) -> Parser:
    """What understands the options of a verb."""
    module = import_module(f"mupuppet.cli.{verb.replace('-', '_')}")
    parser = new_parser(verb, module.DESCRIPTION, module.EXAMPLES)
    module.add_arguments(parser)
    add_color(parser, "auto")
    return parser
