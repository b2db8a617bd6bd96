"""The options with which verbs choose an environment."""

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment


def add_environment_options(parser: ArgumentParser) -> None:
    """Where modules and data are, and what the environment is called."""
    parser.add_argument(
        "--modulepath",
        metavar="DIRS",
        default="",
        help=f"directories of modules, separated by `{os.pathsep}`, before the environment's own",
    )
    parser.add_argument(
        "--environment",
        metavar="NAME",
        help="the environment's name; in a code directory, which environment (default: production)",
    )
    parser.add_argument(
        "--hiera-config",
        metavar="FILE",
        help="the hiera.yaml of the global layer (default: that of the code directory, if any)",
    )


def environment_of(options: Namespace) -> "Environment":
    """The environment that `path` and these options stand for."""
    from mupuppet.environment.discovery import open_environment
    from mupuppet.environment.environment import Environment

    modulepath = tuple(path for path in options.modulepath.split(os.pathsep) if path)
    if options.path == "-":
        name = options.environment or "production"
        environment = Environment.from_code(sys.stdin.read(), modulepath=modulepath, name=name)
    else:
        environment = open_environment(
            options.path, name=options.environment, modulepath=modulepath
        )
    if options.hiera_config is not None:
        environment.hiera_config = os.path.abspath(options.hiera_config)
    return environment
