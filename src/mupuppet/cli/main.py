"""`mupuppet VERB …`: finds the verb and runs it; exits cleanly whatever the terminal does."""

import atexit
import gc
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

from mupuppet import __version__
from mupuppet.basics.platform import lacks_memory
from mupuppet.cli.configuration_search import configuration_path, has_variables
from mupuppet.cli.options import (
    ERRORS,
    INTERRUPTED,
    PIPE_CLOSED,
    Parser,
    WrongUsage,
    add_color,
    add_configuration,
    add_verbosity,
    new_parser,
)
from mupuppet.environment.permissions import Refused

#: The verbs, each a module of this package, by purpose.
_SECTIONS = {
    "catalogs": {
        "compile": "compile the catalog of a node, or of all nodes",
        "batch": "compile on request, for editors, CI and comparisons",
        "compare": "compare our evaluators with real Puppet on a corpus of manifests",
        "rspec": "run rspec-puppet suites unchanged, with catalogs from mupuppet",
    },
    "fleets": {
        "fleet": "compile all nodes, store the results, and answer questions about them",
        "diff": "show what a change does to every node, and why",
        "impact": "show which nodes a change can affect, without compiling them",
    },
    "answers": {
        "why": "explain a value, a resource, an order or a failure of a catalog",
        "why-not": "explain why a resource or an attribute is not in a catalog",
        "who-reads": "show what in a catalog depends on a fact, on data or on a line of code",
    },
    "code and data": {
        "validate": "check manifests, templates, data and other files of a repository",
        "explain": "explain the id of a diagnostic: what is wrong, why, and what to do",
        "parse": "print the syntax tree of manifests and templates",
        "lookup": "look up keys in the data of an environment, and show where values come from",
        "upgrade": "show what breaks or changes with another version of Puppet",
        "env": "show what an environment contains, and what fails to load",
        "exports": "show or forget what nodes export to each other",
        "init": "write a control repository to start from",
        "functions": "show the functions that manifests may call",
        "types": "show the data types of the language",
    },
    "server": {
        "serve": "serve catalogs, files and certificates to Puppet agents",
        "ca": "show, sign and revoke the certificates of nodes",
        "terminus": "let a Puppet Server or `puppet` use catalogs from mupuppet",
    },
    "this tool": {
        "completion": "print a script that lets a shell complete verbs and options",
        "man": "print the manual page",
    },
    "the μPuppet paper": {
        "step": "run a manifest by the rules of the paper, step by step",
        "rules": "show the rules of the paper",
        "subset": "check whether manifests are within μPuppet, and show what is not",
    },
}

VERBS = {name: summary for verbs in _SECTIONS.values() for name, summary in verbs.items()}

DESCRIPTION = """\
mupuppet understands and compiles Puppet code: manifests, modules, and control repositories with
their Hiera data. It needs no Ruby, no server and no agent.

{sections}"""

_EPILOG = """\
examples:
  mupuppet compile site.pp                            the catalog of this machine, as a table
  mupuppet compile . --node web1 --facts rhel-9       that of a node of a control repository
  mupuppet compile . --node web1 --format json        the same as a Puppet agent would get it
  mupuppet why . --node web1 'File[/etc/motd]' content    where this value comes from
  mupuppet lookup ntp::servers --node web1 --explain  how the hierarchy answers
  mupuppet validate --format concise .                mistakes in all files, one line each

`mupuppet VERB --help` explains a verb and its options.

exit status: 0 success, 1 errors in code or files, 2 wrong usage"""


def program() -> NoReturn:
    """Run the command line and exit."""
    gc.disable()  # trees have no cycles: looking for some would take a quarter of the time
    ending = _Ending()
    atexit.register(ending.end)  # what is registered first is called last
    ending.status = main()
    gc.freeze()  # a collection at exit would traverse every object
    sys.exit(ending.status)


class _Ending:
    """The end of the process: the system frees all memory at once, Python frees each object.

    Threads have ended and exit handlers have run, but for those from before the program began.
    """

    def __init__(self) -> None:
        #: None after an exception, which Python reports.
        self.status: int | None = None

    def end(self) -> None:
        """End the process without freeing objects, unless something traces it until the end."""
        if self.status is not None and sys.gettrace() is None:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(self.status)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    _prepare_streams()
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has closed it
        _abandon_output()
        return PIPE_CLOSED
    except OSError as error:  # errors of reading files are handled elsewhere: this is writing, or
        # forking
        _abandon_output()
        if lacks_memory(error):
            return _no_memory()
        from mupuppet.diagnostics.render_text import show_text

        place = f"{show_text(str(error.filename))}: " if error.filename is not None else ""
        print(f"mupuppet: {place}{error.strerror or error}", file=sys.stderr)
        return ERRORS
    except Refused as refused:  # an environment that is looked at, but not compiled
        from mupuppet.diagnostics.render_text import show_text

        print(f"mupuppet: {show_text(refused.message)}", file=sys.stderr)
        print(f"mupuppet: {show_text(refused.hint)}", file=sys.stderr)
        return ERRORS
    except (MemoryError, ImportError, SystemError, RuntimeError) as error:
        if not lacks_memory(error):
            raise
        _abandon_output()
        return _no_memory()
    return status


def _no_memory() -> int:
    """The beginning of a report, if there is too little memory for all of it."""
    print("error[out-of-memory]: there is not enough memory", file=sys.stderr)
    print("  = help: --memory raises the limit", file=sys.stderr)
    return ERRORS


def _run(arguments: list[str]) -> int:
    at = _index_of_verb(arguments)
    color = "auto"
    if at > 0 or not arguments or arguments[0] not in VERBS:
        color = _color_before_verb(arguments, at)
    name = arguments[at]
    verb = _module_of(name)
    verb_parser = parser_of(name, color)
    # Verbs that take several arguments take them before and after options.
    intermixed = getattr(verb, "INTERMIXED", False)
    parse = verb_parser.parse_known_intermixed_args if intermixed else verb_parser.parse_known_args
    options, unrecognized = parse(arguments[at + 1 :])
    if unrecognized:
        verb_parser.reject(unrecognized)
    try:
        path = configuration_path(options)
        if path is not None or has_variables():
            given, _ = parse(arguments[at + 1 :], _Given())
            if not _configure(verb_parser, name, path, given, options):
                return ERRORS
            options, _ = parse(arguments[at + 1 :])
        elif options.trust:
            raise WrongUsage("--trust: there is no mupuppet.toml to confirm")
        status: int = verb.run(options)
    except WrongUsage as problem:
        return verb_parser.report(str(problem))
    return status


def _module_of(verb: str) -> Any:
    return import_module(f"mupuppet.cli.{verb.replace('-', '_')}")


def parser_of(verb: str, color: str = "auto") -> Parser:
    """The parser of the command line of a verb."""
    module = _module_of(verb)
    parser = new_parser(verb, module.DESCRIPTION, module.EXAMPLES)
    module.add_arguments(parser)
    add_color(parser, color)
    add_verbosity(parser)
    add_configuration(parser)
    return parser


def _configure(
    parser: Parser, verb: str, path: str | None, given: Namespace, options: Namespace
) -> bool:
    """Let a file and variables set defaults of options; returns whether they are valid."""
    from mupuppet.cli.configuration import configure

    configuration = configure(parser, verb, VERBS, path, given, trust=options.trust)
    refusal = configuration.refusal() if verb != "env" else None  # that shows it
    problems = [*configuration.problems, *([] if refusal is None else [refusal])]
    if problems:
        from mupuppet.cli.rendering import print_in_full

        print_in_full(problems, options.color)
        return False
    if options.trust and configuration.file is not None:
        problem = configuration.file.trust()
        if problem is not None:
            from mupuppet.diagnostics.render_text import show_text

            print(
                f"mupuppet: the confirmation could not be saved: {show_text(problem)}",
                file=sys.stderr,
            )
    parser.set_defaults(**{each.dest: each.value for each in configuration.values.values()})
    return True


class _Given(Namespace):
    """The options given on the command line, without defaults.

    argparse sets a default where there is no attribute.
    """

    def __getattr__(self, name: str) -> None:
        if name.startswith("_"):
            raise AttributeError(name)


def _color_before_verb(arguments: list[str], at: int) -> str:
    """The options before the verb; ends the program if they, or the verb, are wrong."""
    parser = _top_parser()
    options, unrecognized = parser.parse_known_args(arguments[:at])
    if unrecognized:
        parser.reject(unrecognized)
    color: str = options.color
    if at == len(arguments):
        parser.error("a verb is required")
    if arguments[at] not in VERBS:
        parser.error(_unknown_verb(arguments[at]))
    return color


def _index_of_verb(arguments: list[str]) -> int:
    """The index of the first argument that is neither an option nor a value of `--color`."""
    for index, argument in enumerate(arguments):
        if not argument.startswith("-") and (index == 0 or arguments[index - 1] != "--color"):
            return index
    return len(arguments)


def _top_parser() -> Parser:
    usage = "mupuppet [--help] [--version] [--color WHEN] VERB ..."
    parser = new_parser(None, DESCRIPTION.format(sections=_sections()), _EPILOG, usage)
    parser.promise = "lists the verbs"
    parser.add_argument("--version", action="version", version=f"mupuppet {__version__}")
    add_color(parser, "auto")
    return parser


def _sections() -> str:
    lines: list[str] = []
    for title, verbs in _SECTIONS.items():
        lines += ["", f"{title}:"] if lines else [f"{title}:"]
        lines += [f"  {name:10} {summary}" for name, summary in verbs.items()]
    return "\n".join(lines)


def _unknown_verb(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, VERBS, n=1)
    advice = f": did you mean `{near[0]}`?" if near else ""
    return f"there is no verb `{name}`{advice}"


def _prepare_streams() -> None:
    """Write UTF-8 in every locale: our output is data, and Puppet code is UTF-8."""
    # What the caller has closed.
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115  # open until the end
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # open until the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  # open until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _abandon_output() -> None:
    """Prevent an error at exit about output that can no longer be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
