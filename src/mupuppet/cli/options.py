"""What the verbs share: how options look, and what exit statuses mean."""

import argparse
import os
from argparse import ArgumentParser, RawDescriptionHelpFormatter

# argparse would have its texts translated. Python comes with no translations of them, but looking
# for some loads a module and compiles two patterns.
argparse._ = str  # type: ignore[attr-defined]  # so it calls what translates

#: Exit statuses. Wrong usage is that of argparse; the last two follow the shell's 128 + signal.
FINE = 0
ERRORS = 1
WRONG_USAGE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class _HelpFormatter(RawDescriptionHelpFormatter):
    """Help texts with their line breaks, at most 100 columns wide.

    argparse makes a formatter for every option, and one without a width imports `shutil` and
    all its compression modules to learn it.
    """

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=min(terminal_columns(1, 100), 100) - 2)


def new_parser(verb: str | None, description: str, examples: str) -> ArgumentParser:
    """The parser of a verb, or of the whole command line."""
    return ArgumentParser(
        prog=f"mupuppet {verb}" if verb else "mupuppet",
        description=description,
        epilog=examples,
        formatter_class=_HelpFormatter,
        allow_abbrev=False,  # an abbreviation breaks when an option with the same start is added
    )


def add_color(parser: ArgumentParser, default: str) -> None:
    """The option that all verbs have."""
    parser.add_argument(
        "--color",
        metavar="WHEN",
        choices=("auto", "always", "never"),
        default=default,
        help="auto (on a terminal; the default), always or never; NO_COLOR and FORCE_COLOR count",
    )


def add_strict(parser: ArgumentParser) -> None:
    """Puppet's own setting of this name."""
    parser.add_argument(
        "--strict",
        metavar="LEVEL",
        choices=("off", "warning", "error"),
        default="warning",
        help="what Puppet's optional checks report: off, warning (the default) or error",
    )


def add_memory(parser: ArgumentParser) -> None:
    """How much memory the process may have; `memory_bounded` lets it have no more."""
    parser.add_argument(
        "--memory",
        metavar="MB",
        type=_positive,
        default=4096,
        help="how much memory there is: what wants more fails (default: 4096)",
    )


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < _MOST_MEGABYTES):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of megabytes")
    return int(text)


#: Systems know no more.
_MOST_MEGABYTES = 1 << 32


class memory_bounded:  # noqa: N801  # a context manager
    """Let the system refuse more memory: an error of one compilation, and not the end of all.

    Programs that are started meanwhile have the same bound; what was bounded more stays so.
    """

    def __init__(self, megabytes: int) -> None:
        self._wanted = megabytes << 20
        self._before: tuple[int, int] | None = None

    def __enter__(self) -> None:
        try:
            import resource
        except ImportError:  # not on this system
            return
        bounds = resource.getrlimit(resource.RLIMIT_AS)
        if all(bound == resource.RLIM_INFINITY or bound > self._wanted for bound in bounds):
            resource.setrlimit(resource.RLIMIT_AS, (self._wanted, bounds[1]))
            self._before = bounds

    def __exit__(self, *problem: object) -> None:
        if self._before is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_AS, self._before)


def terminal_columns(descriptor: int, default: int) -> int:
    """The width of the terminal behind a file descriptor, or a default."""
    try:
        return os.get_terminal_size(descriptor).columns or default
    except OSError:
        return default
