"""The types of option values.

Each function converts an argument to its value, or raises ArgumentTypeError, which every verb
reports as wrong usage. Whether a file or a node exists is checked later.
"""

import os
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any

from mupuppet.basics import slashed

#: A number with more digits is a mistake.
_MOST_DIGITS = 18


def number_from(lowest: int) -> Callable[[str], int]:
    """Integers from a minimum on."""

    def number(argument: str) -> int:
        is_number = argument.isascii() and argument.isdecimal() and len(argument) <= _MOST_DIGITS
        if not is_number or int(argument) < lowest:
            raise ArgumentTypeError(f"expected a number of at least {lowest}, not {argument!r}")
        return int(argument)

    return number


class PathValue:
    """The path of a file or directory; in a configuration file it is relative to that file."""

    def __init__(self, *words: str, may_be_name: bool = False) -> None:
        #: Words that stand for no file.
        self.words = words
        #: Whether it is a path only if there is such a file, and otherwise a name.
        self.may_be_name = may_be_name

    def __call__(self, path: str) -> str:
        return slashed.slashes(path)

    def relative_to(self, directory: str, path: str) -> str:
        """What is written in a file of a directory."""
        joined = slashed.join(directory, path)
        is_name = self.may_be_name and "/" not in path and not os.path.exists(joined)
        return path if path in self.words or is_name else joined


class PathsValue:
    """Several directories in one string."""

    def __call__(self, paths: str) -> str:
        return slashed.slashes(paths)

    def relative_to(self, directory: str, paths: str) -> str:
        return os.pathsep.join(slashed.join(directory, each) for each in slashed.split(paths))


class CommandValue:
    """A program and its arguments; the path of the program may be relative, like other paths."""

    def __call__(self, command: str) -> str:
        return command

    def relative_to(self, directory: str, command: str) -> str:
        program, blank, rest = command.partition(" ")
        return slashed.join(directory, program) + blank + rest if "/" in program else command


path = PathValue()


def name(argument: str) -> str:
    """The name of something."""
    if not argument.strip():
        raise ArgumentTypeError("expected a name, not an empty string")
    return argument


def names(argument: str) -> list[str]:
    """Names separated by commas, each once."""
    found = list(dict.fromkeys(part.strip() for part in argument.split(",") if part.strip()))
    if not found:
        raise ArgumentTypeError(f"expected names separated by commas, not {argument!r}")
    return found


def environment_name(argument: str) -> str:
    """The name of an environment, as Puppet allows it."""
    if not argument.replace("_", "a").isalnum() or not argument.isascii():
        raise ArgumentTypeError(
            f"{argument!r} is not a valid environment name: use letters, digits and `_`"
        )
    return argument


def override(argument: str) -> str:
    """A fact and its value, such as os.family=RedHat."""
    from mupuppet.environment.facts import problem_with_override

    problem = problem_with_override(argument)
    if problem is not None:
        raise ArgumentTypeError(f"{argument!r}: {problem}")
    return argument


def bound(argument: str) -> tuple[str, Any]:
    """A limit and its new value, such as call_depth=5000."""
    from mupuppet.compiler.limits import BOUNDS, Limits
    from mupuppet.compiler.program.suggestions import did_you_mean

    name, equals, number = argument.partition("=")
    if not equals:
        raise ArgumentTypeError(f"expected NAME=N, such as call_depth=5000, not {argument!r}")
    if name not in BOUNDS:
        near = did_you_mean(name, BOUNDS) or f"the limits are {', '.join(BOUNDS)}"
        raise ArgumentTypeError(f"there is no limit {name!r}: {near}")
    try:
        value = type(BOUNDS[name][0])(number)
        Limits(**{name: value})
    except ValueError:
        raise ArgumentTypeError(f"{name}: expected a positive number, not {number!r}") from None
    return name, value


def diagnostic_id(argument: str) -> str:
    """The id of some kind of diagnostic."""
    from mupuppet.diagnostics.catalogue import kinds

    if argument not in kinds():
        from mupuppet.compiler.program.suggestions import did_you_mean

        near = did_you_mean(argument, list(kinds())) or "`mupuppet explain` lists them"
        raise ArgumentTypeError(f"there is no diagnostic {argument!r}: {near}")
    return argument


def puppetdb_address(argument: str) -> str:
    """Where a PuppetDB is."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(argument)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_address = is_address and (parts.port is None or parts.port > 0)
    except ValueError:  # of a port that is not a number
        is_address = False
    if not is_address:
        example = "https://puppetdb.example.com:8081"
        raise ArgumentTypeError(
            f"expected the URL of a PuppetDB, such as {example}, not {argument!r}"
        )
    return argument
