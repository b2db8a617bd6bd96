"""What the values of options can be.

Each function takes a value as it is written, and gives what it means or raises ArgumentTypeError:
wrong usage, whatever the verb. What a value leads to (a file, a node) is looked for later.
"""

import os
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any

#: A number with more digits is a mistake.
_MOST_DIGITS = 18


def number_from(lowest: int) -> Callable[[str], int]:
    """Whole numbers from some on."""

    def number(text: str) -> int:
        is_number = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
        if not is_number or int(text) < lowest:
            raise ArgumentTypeError(f"expected a number of at least {lowest}, not {text!r}")
        return int(text)

    return number


class PathValue:
    """The path of a file or directory; in a configuration file it is relative to that file."""

    def __init__(self, *words: str, may_be_name: bool = False) -> None:
        #: Words that stand for no file.
        self.words = words
        #: Whether it is a path only if there is such a file, and otherwise a name.
        self.may_be_name = may_be_name

    def __call__(self, text: str) -> str:
        return text

    def relative_to(self, directory: str, text: str) -> str:
        """What is written in a file of a directory."""
        joined = os.path.join(directory, text)
        is_name = self.may_be_name and os.sep not in text and not os.path.exists(joined)
        return text if text in self.words or is_name else joined


class PathsValue:
    """Several directories in one string."""

    def __call__(self, text: str) -> str:
        return text

    def relative_to(self, directory: str, text: str) -> str:
        return os.pathsep.join(os.path.join(directory, each) for each in text.split(os.pathsep))


class CommandValue:
    """A program and its arguments; a path to the program is relative as other paths are."""

    def __call__(self, text: str) -> str:
        return text

    def relative_to(self, directory: str, text: str) -> str:
        program, blank, rest = text.partition(" ")
        return os.path.join(directory, program) + blank + rest if "/" in program else text


path = PathValue()


def name(text: str) -> str:
    """The name of something."""
    if not text.strip():
        raise ArgumentTypeError("expected a name, not an empty string")
    return text


def names(text: str) -> list[str]:
    """Names separated by commas, each once."""
    found = list(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    if not found:
        raise ArgumentTypeError(f"expected names separated by commas, not {text!r}")
    return found


def environment_name(text: str) -> str:
    """The name of an environment, as Puppet allows it."""
    if not text.replace("_", "a").isalnum() or not text.isascii():
        raise ArgumentTypeError(
            f"{text!r} is not a valid environment name: use letters, digits and `_`"
        )
    return text


def override(text: str) -> str:
    """A fact and its value, such as os.family=RedHat; it is the facts that know how to set it."""
    from mupuppet.environment.facts import problem_with_override

    problem = problem_with_override(text)
    if problem is not None:
        raise ArgumentTypeError(f"{text!r}: {problem}")
    return text


def bound(text: str) -> tuple[str, Any]:
    """A bound and its new value, such as call_depth=5000."""
    from mupuppet.compiler.limits import BOUNDS, Limits
    from mupuppet.compiler.program.suggestions import did_you_mean

    name, equals, number = text.partition("=")
    if not equals:
        raise ArgumentTypeError(f"expected NAME=N, such as call_depth=5000, not {text!r}")
    if name not in BOUNDS:
        near = did_you_mean(name, BOUNDS) or f"the limits are {', '.join(BOUNDS)}"
        raise ArgumentTypeError(f"there is no limit {name!r}: {near}")
    try:
        value = type(BOUNDS[name][0])(number)
        Limits(**{name: value})
    except ValueError:
        raise ArgumentTypeError(f"{name}: expected a positive number, not {number!r}") from None
    return name, value


def diagnostic_id(text: str) -> str:
    """The id of some kind of diagnostic."""
    from mupuppet.diagnostics.catalogue import kinds

    if text not in kinds():
        from mupuppet.compiler.program.suggestions import did_you_mean

        near = did_you_mean(text, list(kinds())) or "`mupuppet explain` lists them"
        raise ArgumentTypeError(f"there is no diagnostic {text!r}: {near}")
    return text


def puppetdb_address(text: str) -> str:
    """Where a PuppetDB is."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(text)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_address = is_address and (parts.port is None or parts.port > 0)
    except ValueError:  # of a port that is not a number
        is_address = False
    if not is_address:
        example = "https://puppetdb.example.com:8081"
        raise ArgumentTypeError(f"expected the URL of a PuppetDB, such as {example}, not {text!r}")
    return text
