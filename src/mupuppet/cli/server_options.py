"""Options of the verbs that belong to the server."""

from argparse import Namespace
from importlib.util import find_spec

from mupuppet.basics import slashed
from mupuppet.basics.platform import CAN_FORK
from mupuppet.cli.option_values import path
from mupuppet.cli.options import Parser, WrongUsage


def needs_server(verb: str) -> None:
    """Raises WrongUsage if the libraries of the server are not installed."""
    missing = [name for name in ("aiohttp", "cryptography") if find_spec(name) is None]
    if missing:
        raise WrongUsage(
            f"`mupuppet {verb}` needs {' and '.join(missing)}: pip install 'mupuppet[server]'"
        )


def needs_forking(verb: str) -> None:
    """Raises WrongUsage where processes cannot be forked."""
    if not CAN_FORK:
        raise WrongUsage(
            f"`mupuppet {verb}` forks processes, and so needs a POSIX system such as Linux or macOS"
        )


def add_authority_options(parser: Parser) -> None:
    """Where the certificate authority is."""
    parser.add_argument(
        "--state",
        metavar="DIR",
        type=path,
        help="where certificates, reports and stores are (default: /var/lib/mupuppet for root, "
        "otherwise your state directory)",
    )
    parser.add_argument(
        "--ca-dir",
        metavar="DIR",
        type=path,
        help="the directory of the certificate authority, such as that of a Puppet Server "
        "(default: ca/ in the state directory)",
    )


def state_directory(options: Namespace) -> str:
    """The state directory that the options name."""
    from mupuppet.server.state import default_state_directory

    return slashed.abspath(options.state or default_state_directory())


def authority_directory(options: Namespace) -> str:
    """The directory of the certificate authority."""
    from mupuppet.server.state import State

    return slashed.abspath(options.ca_dir or State(state_directory(options)).authority)
