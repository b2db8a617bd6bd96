"""`mupuppet VERB …`: find the verb, run it, and end well whatever happens to the terminal."""

import atexit
import gc
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

from mupuppet import __version__
from mupuppet.cli.options import ERRORS, INTERRUPTED, PIPE_CLOSED, add_color, new_parser

#: The verbs, each a module of this package, with what `mupuppet --help` says about it.
VERBS = {
    "batch": "compile on request, for editors, CI and comparisons",
    "compare": "compare our evaluators with real Puppet on a corpus of manifests",
    "compile": "make the catalog of a node",
    "env": "show what there is in an environment, and what will not load",
    "functions": "show the functions that manifests may call",
    "init": "write a control repository to start from",
    "lookup": "look up keys in the data of an environment, and say where values come from",
    "parse": "print the syntax tree of manifests and templates",
    "rules": "show the rules of the paper",
    "step": "run a manifest by the rules of the paper, step by step",
    "subset": "say whether manifests are within μPuppet, and what leaves it",
    "types": "show the data types of the language",
    "validate": "check manifests and templates as Puppet's own parser does",
    "who-reads": "say what of a catalog depends on a fact, on data or on a line of code",
    "why": "explain a value, a resource, an order or a failure of a catalog",
    "why-not": "explain why a resource or an attribute is not in a catalog",
}

_DESCRIPTION = """\
mupuppet reads the Puppet language: manifests (.pp) and EPP templates (.epp).

verbs:
{verbs}"""

_EPILOG = """\
examples:
  mupuppet parse site.pp                      look at the syntax tree of a file
  echo 'notice(1 + 2)' | mupuppet parse -     the same for a line of code
  mupuppet validate manifests/ templates/     check all files in two directories
  mupuppet validate --format concise .        one line per problem

`mupuppet VERB --help` explains a verb and its options.

exit status: 0 all is well, 1 there are errors in the code or files, 2 wrong usage"""


def program() -> NoReturn:
    """The whole program: run the command line, and leave.

    Python would take apart, object by object, what the system takes back at once.
    """
    status = main()
    if sys.stderr is not None:
        with suppress(OSError):  # nobody is left to tell
            sys.stderr.flush()
    atexit._run_exitfuncs()
    os._exit(status)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    gc.disable()  # trees hold no cycles: looking for some only costs a quarter of the time
    _prepare_streams()
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        _abandon_output()
        return PIPE_CLOSED
    except OSError as error:  # files are read elsewhere: what fails here is writing, or forking
        _abandon_output()
        from mupuppet.diagnostics.render_text import show_text

        place = f"{show_text(str(error.filename))}: " if error.filename is not None else ""
        print(f"mupuppet: {place}{error.strerror or error}", file=sys.stderr)
        return ERRORS
    return status


def _run(arguments: list[str]) -> int:
    at = _index_of_verb(arguments)
    color = "auto"
    if at > 0 or not arguments or arguments[0] not in VERBS:
        color = _color_before_verb(arguments, at)
    name = arguments[at]
    verb = import_module(f"mupuppet.cli.{name.replace('-', '_')}")
    verb_parser = new_parser(name, verb.DESCRIPTION, verb.EXAMPLES)
    verb.add_arguments(verb_parser)
    add_color(verb_parser, color)
    # Verbs that take several arguments take them before and after options.
    intermixed = getattr(verb, "INTERMIXED", False)
    parse = verb_parser.parse_intermixed_args if intermixed else verb_parser.parse_args
    status: int = verb.run(parse(arguments[at + 1 :]))
    return status


def _color_before_verb(arguments: list[str], at: int) -> str:
    """What the options before the verb say; ends the program if they, or the verb, are wrong."""
    parser = _top_parser()
    color: str = parser.parse_args(arguments[:at]).color
    if at == len(arguments):
        parser.error("which verb? (`mupuppet --help` lists them)")
    if arguments[at] not in VERBS:
        parser.error(_unknown_verb(arguments[at]))
    return color


def _index_of_verb(arguments: list[str]) -> int:
    """Where the verb stands: the first argument that is no option, nor the value of `--color`."""
    for index, argument in enumerate(arguments):
        if not argument.startswith("-") and (index == 0 or arguments[index - 1] != "--color"):
            return index
    return len(arguments)


def _top_parser() -> ArgumentParser:
    verbs = "\n".join(f"  {name:10} {summary}" for name, summary in VERBS.items())
    parser = new_parser(None, _DESCRIPTION.format(verbs=verbs), _EPILOG)
    parser.usage = "mupuppet [--help] [--version] [--color WHEN] VERB ..."
    parser.add_argument("--version", action="version", version=f"mupuppet {__version__}")
    add_color(parser, "auto")
    return parser


def _unknown_verb(name: str) -> str:
    from difflib import get_close_matches

    from mupuppet.diagnostics.render_text import show_text

    near = get_close_matches(name, VERBS, n=1)
    advice = f"did you mean `{near[0]}`?" if near else "`mupuppet --help` lists the verbs"
    return f"there is no verb `{show_text(name)}`: {advice}"


def _prepare_streams() -> None:
    """Write UTF-8 whatever the locale says: our output is data, and Puppet code is UTF-8."""
    if sys.stdout is None:  # closed by the caller
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - stays open until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _abandon_output() -> None:
    """Let nobody complain, at exit, about output that can no longer be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
