"""`mupuppet init`: a control repository to start from."""

import os
import shutil
import sys
from argparse import Namespace

from mupuppet.basics import slashed
from mupuppet.cli.option_values import path
from mupuppet.cli.options import ERRORS, FINE, Parser
from mupuppet.diagnostics.render_text import show_text

DESCRIPTION = """\
Write a small control repository to start from, with comments that explain it: roles and profiles,
data in a hierarchy of five levels, a main manifest, an `environment.conf`, and tests. It needs no
other modules and compiles right away, with mupuppet and with Puppet.

The directory is created if it is missing; one that contains files is not changed."""

EXAMPLES = """\
examples:
  mupuppet init control-repo
  mupuppet compile control-repo --node web01.example.com
  mupuppet env control-repo"""

_REPOSITORY = slashed.join(os.path.dirname(__file__), "control_repo")


def add_arguments(parser: Parser) -> None:
    parser.add_argument("path", metavar="DIR", type=path, help="where to write it")


def run(options: Namespace) -> int:
    """Write the repository, unless there is something already."""
    target: str = options.path
    if os.path.lexists(target) and not (os.path.isdir(target) and not os.listdir(target)):
        print(f"mupuppet: {show_text(target)} already exists", file=sys.stderr)
        return ERRORS
    compiled = shutil.ignore_patterns("__pycache__")  # of the tests, when the package is installed
    shutil.copytree(
        _REPOSITORY, target, ignore=compiled, dirs_exist_ok=True, copy_function=shutil.copyfile
    )
    print(f"A control repository is in {show_text(target)}. Look at it with")
    print(f"  mupuppet env {show_text(target)}")
    print(f"  mupuppet compile {show_text(target)} --node web01.example.com")
    return FINE
