"""What the verbs share: how options look, and what exit statuses mean."""

from __future__ import annotations

import os
import sys
from argparse import (
    Action,
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Sequence
from typing import Any, NoReturn

from mupuppet.basics.platform import limit_memory
from mupuppet.basics.records import Record
from mupuppet.versions import DEFAULT, PuppetVersion, puppet_version

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


#: Options whose value is optional and follows after `=` only, and what they mean without it.
OPTIONAL_VALUES = {"--allow-generate": "*"}


class WrongUsage(Exception):
    """Options that make no sense together; the message explains why."""


class Declaration(Record):
    """An option as a verb declares it."""

    action: Action
    #: The number of the group of options that exclude each other, if it is in one.
    group: int | None = None

    @property
    def key(self) -> str | None:
        """Its name in configuration files: the first long one."""
        long = (name for name in self.action.option_strings if name.startswith("--"))
        return next((name.removeprefix("--") for name in long), None)

    @property
    def is_switch(self) -> bool:
        """Whether it is true or false."""
        return self.action.nargs == 0

    @property
    def is_list(self) -> bool:
        """Whether it may be repeated."""
        return isinstance(self.action.default, list)

    @property
    def is_assignment(self) -> bool:
        """Whether each value is a name and a value."""
        return self.is_list and "=" in str(self.action.metavar)


class OptionGroup:
    """Some options of a parser that are shown together, or exclude each other."""

    def __init__(self, parser: Parser, group: Any, number: int | None = None) -> None:
        self._parser = parser
        self._group = group
        self._number = number

    def add_argument(self, *names: str, **options: Any) -> Action:
        action: Action = self._group.add_argument(*names, **options)
        self._parser.declared.append(Declaration(action, self._number))
        return action

    def add_alternatives(self) -> OptionGroup:
        """Options of the group that exclude each other."""
        number = len(self._parser.declared)
        return OptionGroup(self._parser, self._group.add_mutually_exclusive_group(), number)


class Parser(ArgumentParser):
    """Reports wrong usage in three lines instead of listing every option of a verb."""

    #: What `--help` does.
    promise = "explains all options"

    def __init__(self, **options: Any) -> None:
        self.fixed_usage: str | None = options.get("usage")
        self.shown_in_usage: list[tuple[str, dict[str, Any]]] = []
        #: All options and arguments.
        self.declared: list[Declaration] = []
        #: Arguments that were given after an option whose value must follow a `=`.
        self._follows: dict[str, str] = {}
        super().__init__(**options)

    def add_argument(self, *names: str, **options: Any) -> Action:
        """Add an argument; the usage line of a mistake names positional ones only."""
        if not names[0].startswith("-"):
            self.shown_in_usage.append((names[0], options))
        action = super().add_argument(*names, **options)
        self.declared.append(Declaration(action))
        return action

    def add_group(self, *titles: str) -> OptionGroup:
        """Add a group of options that are shown together."""
        return OptionGroup(self, self.add_argument_group(*titles))

    def add_alternatives(self) -> OptionGroup:
        """Add a group of options that exclude each other."""
        group = self.add_mutually_exclusive_group()
        return OptionGroup(self, group, len(self.declared))

    def parse_known_args(  # type: ignore[override]  # the overloads of the base add nothing here
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        """Parse arguments. argparse would take what follows an option for its optional value."""
        given = list(sys.argv[1:] if args is None else args)
        end = given.index("--") if "--" in given else len(given)
        for at, argument in enumerate(given[:end]):
            if argument in OPTIONAL_VALUES:
                self._follows.update(dict.fromkeys(given[at + 1 : at + 2], argument))
                given[at] = f"{argument}={OPTIONAL_VALUES[argument]}"
        return super().parse_known_args(given, namespace)

    def error(self, message: str) -> NoReturn:
        self.exit(self.report(message))

    def report(self, message: str) -> int:
        """Report wrong usage and return its exit status."""
        from mupuppet.diagnostics.render_text import show_text

        print(
            f"{self._short_usage()}{self.prog}: error: {show_text(message)}\n"
            f"`{self.prog} --help` {self.promise}",
            file=sys.stderr,
        )
        return WRONG_USAGE

    def _short_usage(self) -> str:
        """The usage line, without all the options."""
        prog = f"{self.prog} [options]"
        short = ArgumentParser(prog=prog, usage=self.fixed_usage, add_help=False)
        for name, options in self.shown_in_usage:
            short.add_argument(name, **options)
        return short.format_usage()

    def reject(self, arguments: list[str]) -> NoReturn:
        """Report arguments that the verb does not take."""
        import re
        from difflib import get_close_matches

        wrong = next((each for each in arguments if each.startswith("-")), "")
        options = re.findall(r"(?<=\[)--?[\w-]+", self.format_usage())
        near = get_close_matches(wrong.partition("=")[0], options, n=1)
        advice = f" (did you mean `{near[0]}`?)" if near else ""
        for argument in arguments:
            if argument in self._follows:
                advice = f" (did you mean `{self._follows[argument]}={argument}`?)"
        self.error(f"unrecognized arguments: {' '.join(arguments)}{advice}")


def new_parser(
    verb: str | None, description: str, examples: str, usage: str | None = None
) -> Parser:
    """The parser of a verb, or of the whole command line."""
    return Parser(
        prog=f"mupuppet {verb}" if verb else "mupuppet",
        usage=usage,
        description=description,
        epilog=examples,
        formatter_class=_HelpFormatter,
        allow_abbrev=False,  # an abbreviation breaks when an option with the same start is added
    )


def changed(options: Namespace, **changes: Any) -> Namespace:
    """The options with other values for some of them."""
    return Namespace(**{**vars(options), **changes})


def add_color(parser: Parser, default: str) -> None:
    """The option that all verbs have."""
    parser.add_argument(
        "--color",
        metavar="WHEN",
        choices=("auto", "always", "never"),
        default=default,
        help="auto (on a terminal; the default), always or never; honours NO_COLOR and FORCE_COLOR",
    )


def add_verbosity(parser: Parser) -> None:
    """How much is reported besides the answer; all verbs have these options."""
    choice = parser.add_alternatives()
    choice.add_argument(
        "-q", "--quiet", action="store_true", help="report errors only: no warnings, no summaries"
    )
    choice.add_argument(
        "-v", "--verbose", action="store_true", help="report more, including informational messages"
    )


def verbosity(options: Namespace) -> int:
    """-1 for errors only, 1 for more than usual; callers may have made the options themselves."""
    return getattr(options, "verbose", False) - getattr(options, "quiet", False)


def add_configuration(parser: Parser) -> None:
    """Which configuration counts; all verbs have these options."""
    options = parser.add_group("configuration")
    options.add_argument(
        "--config",
        metavar="FILE",
        help="the file that sets options (default: the nearest mupuppet.toml between the path and "
        "the root of the repository); `none` uses no file",
    )
    options.add_argument(
        "--trust",
        action="store_true",
        help="trust this file to read, run and connect to what it names; needed once, and again "
        "after each change of the file",
    )


def add_strict(parser: Parser) -> None:
    """Puppet's own setting of this name."""
    parser.add_argument(
        "--strict",
        metavar="LEVEL",
        choices=("off", "warning", "error"),
        help="the level of Puppet's optional checks: off, warning or error (default: error; with "
        "--puppet 7, warning)",
    )


def add_puppet(parser: Parser, *, with_two: bool = False) -> None:
    """Whose language it is; `with_two` allows `7..8`, for the two sides of a comparison."""
    parser.add_argument(
        "--puppet",
        metavar="VERSION",
        type=one_or_two_versions if with_two else version,
        help="the version of Puppet to compile as: 7, 8 or 9, or an exact version such as 8.10.0 "
        f"(default: {DEFAULT.major}; docs/versions.md lists the differences)"
        + ("; 7..8 compares two" if with_two else ""),
    )


def version_of(options: Namespace) -> PuppetVersion:
    """The version of Puppet that the options name."""
    chosen: PuppetVersion | None = options.puppet
    return DEFAULT if chosen is None else chosen


def one_or_two_versions(name: str) -> PuppetVersion | tuple[PuppetVersion, PuppetVersion]:
    """A version of Puppet, or two as `7..8`."""
    first, dots, second = name.partition("..")
    return (version(first), version(second)) if dots else version(name)


def version(name: str) -> PuppetVersion:
    """A version of Puppet as it is written on the command line."""
    try:
        return puppet_version(name)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from None


def add_memory(parser: Parser) -> None:
    """How much memory the process may have; `memory_bounded` lets it have no more.

    With less than the least, it could not even report that.
    """
    parser.add_argument(
        "--memory",
        metavar="MB",
        type=_megabytes,
        default=4096,
        help=f"the memory limit, in megabytes (default: 4096; at least {_LEAST_MEGABYTES})",
    )


def _megabytes(argument: str) -> int:
    """The digits are counted first: Python reads no number of thousands of them."""
    if not (argument.isascii() and argument.isdigit() and len(argument) <= _MOST_DIGITS):
        raise ArgumentTypeError(f"expected a number of megabytes, not {argument!r}")
    if int(argument) < _LEAST_MEGABYTES:
        raise ArgumentTypeError(f"expected at least {_LEAST_MEGABYTES} megabytes, not {argument}")
    return int(argument)


_LEAST_MEGABYTES = 64
#: Systems know no more memory.
_MOST_DIGITS = 9


class memory_bounded:  # noqa: N801  # a context manager
    """Lets the system refuse more memory, so that one compilation fails and not the whole run.

    Programs that are started in the meantime have the same limit; a lower limit is kept.
    """

    def __init__(self, megabytes: int) -> None:
        self._megabytes = megabytes
        self._before: tuple[int, int] | None = None

    def __enter__(self) -> None:
        self._before = limit_memory(self._megabytes)

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
