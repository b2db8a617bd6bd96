"""`mupuppet lookup`: what data has for a key, and why."""

import os
from argparse import SUPPRESS, BooleanOptionalAction, Namespace

from mupuppet.cli.compilations import add_compilation_options
from mupuppet.cli.environments import is_directory_of_code
from mupuppet.cli.option_values import name
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage

DESCRIPTION = """\
Look up keys in the data of an environment, as Hiera does for a node, and print the value of the
first key that has one. The node is compiled first, so that variables of manifests are known.

An argument that is `.`, has a `/` in it, or is a directory of code, is the directory of the
environment (default: the current directory); all others are keys.

With --explain the hierarchy is shown as a tree: what each place contains, which values were used,
what was interpolated, and which lookup_options applied. Decrypted values are hidden unless you
give --show-decrypted."""

EXAMPLES = """\
examples:
  mupuppet lookup profile::web::port --node web01.example.com
  mupuppet lookup profile::web::port --node web01.example.com --explain
  mupuppet lookup users --node web01 --facts debian-12 --merge deep --knock-out-prefix=--
  mupuppet lookup ntp::servers --type 'Array[String]' --format json control-repo/
  mupuppet lookup profile::web::port --all-nodes --facts facts/
  mupuppet lookup --unused                       data that nothing reads, and likely typos"""

#: Keys may come before options and the directory after them.
INTERMIXED = True

MERGES = ("first", "unique", "hash", "deep")
FORMATS = ("yaml", "json", "text", "s")


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "arguments", metavar="KEY|DIR", nargs="*", help="keys, and the environment's directory"
    )
    parser.add_argument(
        "--node", metavar="NAME", type=name, help="the node's name (default: this machine's)"
    )
    _add_lookup_options(parser)
    _add_questions(parser)
    parser.add_argument(
        "--compile",
        action=BooleanOptionalAction,
        default=True,
        dest="compiles",
        help="compile the node first, so that variables of manifests are known (the default)",
    )
    add_compilation_options(parser, with_cycles=False)
    parser.add_argument(
        "--format",
        "--render-as",
        choices=FORMATS,
        help="yaml (the default for a value), json, text (the default for everything else), or s "
        "(as Ruby shows values)",
    )
    parser.add_argument(
        "--show-decrypted", action="store_true", help="show values that were encrypted"
    )


def _add_lookup_options(parser: Parser) -> None:
    parser.add_argument(
        "--merge", choices=MERGES, help="how to merge values; overrides the data's lookup_options"
    )
    parser.add_argument(
        "--knock-out-prefix",
        metavar="PREFIX",
        help="with --merge deep: a value with this prefix removes another",
    )
    parser.add_argument(
        "--sort-merged-arrays", action="store_true", help="with --merge deep: sort merged arrays"
    )
    parser.add_argument(
        "--merge-hash-arrays",
        action="store_true",
        help="with --merge deep: merge hashes in arrays by their position",
    )
    parser.add_argument("--type", metavar="TYPE", help="the type that the value must have")
    parser.add_argument("--default", metavar="VALUE", help="the value if there is none")


def _add_questions(parser: Parser) -> None:
    parser.add_argument("--explain", action="store_true", help="show where the value comes from")
    parser.add_argument(
        "--all-nodes",
        action="store_true",
        help="look up for all nodes that the manifests, the data or the facts name",
    )
    parser.add_argument(
        "--unused",
        action="store_true",
        help="list keys of the data that no class parameter and no lookup can reach",
    )
    parser.add_argument("--explain-options", action="store_true", help=SUPPRESS)


def run(options: Namespace) -> int:
    """Look up and print."""
    keys, directories, problem = _arguments(options)
    if problem is not None:
        raise WrongUsage(problem)
    status = FINE
    for directory in directories:
        options.path = directory
        if options.unused:
            from mupuppet.cli.lookup_unused import print_unused

            status = max(status, print_unused(options))
            continue
        from mupuppet.cli.lookup_answers import print_answers

        if len(directories) > 1:
            print(f"# {directory}")
        if not print_answers(keys, options):
            status = ERRORS
    return status


def _arguments(options: Namespace) -> tuple[list[str], list[str], str | None]:
    """The keys, the directories, and what is wrong with the options."""
    keys: list[str] = []
    directories: list[str] = []
    for argument in options.arguments:
        (directories if is_directory_of_code(argument) else keys).append(argument)
    missing = next((each for each in directories if not os.path.isdir(each)), None)
    problem = None
    if missing is not None:
        problem = f"there is no directory `{missing}`"
    elif not keys and not options.unused:
        problem = "a key is required (`mupuppet lookup --help` shows examples)"
    elif keys and options.unused:
        problem = "--unused takes no keys"
    elif options.merge != "deep" and (
        options.knock_out_prefix is not None
        or options.sort_merged_arrays
        or options.merge_hash_arrays
    ):
        problem = (
            "--knock-out-prefix, --sort-merged-arrays and --merge-hash-arrays need --merge deep"
        )
    return keys, directories or ["."], problem
