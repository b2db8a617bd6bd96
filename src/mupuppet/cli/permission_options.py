"""Options for what code may do besides reading its environment and its modules."""

from argparse import ArgumentTypeError, Namespace
from typing import TYPE_CHECKING

from mupuppet.cli.option_values import path
from mupuppet.cli.options import Parser

if TYPE_CHECKING:
    from mupuppet.environment.permissions import Permissions


def add_permission_options(parser: Parser) -> None:
    """What the user allows."""
    options = parser.add_group(
        "permissions",
        "Code may read the files of its environment and modules. Everything else is refused unless "
        "you allow it.",
    )
    options.add_argument(
        "--allow-read",
        metavar="DIR",
        action="append",
        default=[],
        type=path,
        help="let functions, templates and hierarchies read the files in a directory (repeatable)",
    )
    options.add_argument(
        "--allow-generate",
        metavar="PROGRAM",
        action="append",
        default=[],
        type=_program,
        help="let `generate` run a program: `--allow-generate=PROGRAM` (repeatable), or any "
        "program: `--allow-generate`",
    )
    options.add_argument(
        "--allow-network",
        metavar="HOST",
        action="append",
        default=[],
        help="let code connect to a host, to hosts such as '*.example.com', or to '*' (repeatable)",
    )
    options.add_argument(
        "--allow-write",
        metavar="DIR",
        action="append",
        default=[],
        type=path,
        help="let confined Ruby code write in a directory (repeatable)",
    )


def _program(argument: str) -> str:
    if argument != "*" and not argument.startswith("/"):
        raise ArgumentTypeError(f"expected the absolute path of a program, not {argument!r}")
    return argument


def permissions_of(options: Namespace) -> "Permissions":
    """The permissions that options give; verbs that do not compile have no such options."""
    from mupuppet.environment.permissions import NOTHING_ALLOWED, allowed

    if not hasattr(options, "allow_read"):
        return NOTHING_ALLOWED
    return allowed(
        read=tuple(options.allow_read),
        generate=tuple(options.allow_generate),
        network=tuple(options.allow_network),
        write=tuple(options.allow_write),
    )
