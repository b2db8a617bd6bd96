"""Finds the configuration of a run. Most runs have none, and load nothing else."""

import os
from argparse import Namespace

from mupuppet.basics import slashed

FILE_NAME = "mupuppet.toml"
PYTHON_FILE = "pyproject.toml"
#: What the file of a Python project has for us.
TABLE = "tool.mupuppet"
#: How much of such a file is looked at: a file can be as long as it likes.
_MOST_BYTES = 1 << 24
#: Environment variables that set options begin with it.
PREFIX = "MUPUPPET_"


def has_variables() -> bool:
    """Whether environment variables may set options."""
    return any(name.startswith(PREFIX) for name in os.environ)


def configuration_path(options: Namespace) -> str | None:
    """The file that is named, or the nearest one from the path of a verb upwards.

    The search ends at the root of the repository that the path is in.
    """
    if options.config is not None:
        return None if options.config == "none" else str(options.config)
    directory = slashed.abspath(_start(options))
    if not os.path.isdir(directory):
        directory = os.path.dirname(directory)
    while True:
        path = slashed.join(directory, FILE_NAME)
        if os.path.isfile(path):
            return path
        path = slashed.join(directory, PYTHON_FILE)
        if os.path.isfile(path) and _concerns_us(path):
            return path
        above = os.path.dirname(directory)
        if above == directory or os.path.exists(slashed.join(directory, ".git")):
            return None
        directory = above


def _start(options: Namespace) -> str:
    """The path that a verb is about, or the current directory."""
    for name in ("path", "file"):
        path = getattr(options, name, None)
        if path is not None:
            return "." if path == "-" else str(path)
    several = getattr(options, "paths", None) or getattr(options, "files", None)
    if several:
        return "." if several[0] == "-" else str(several[0])
    if not hasattr(options, "arguments"):
        return "."
    from mupuppet.cli.environments import is_directory_of_code

    return next((each for each in options.arguments if is_directory_of_code(each)), ".")


def _concerns_us(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return f"[{TABLE}".encode() in file.read(_MOST_BYTES)
    except OSError:
        return False
