"""`mupuppet functions`: the functions that manifests may call."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from mupuppet.cli import reference
from mupuppet.cli.options import Parser
from mupuppet.cli.reference import Entry, Reference

if TYPE_CHECKING:
    from mupuppet.analysis.documentation import Documented
    from mupuppet.environment.environment import Environment
    from mupuppet.functions.registry import Function, Registry

DESCRIPTION = """\
Show Puppet's built-in functions, those of the module stdlib, and those of the environment in this
directory, with their documentation (puppet-strings): all of them in one line each, or the named
ones with their signatures.

In signatures `[…]` is optional, `…` repeats, and `&` is a lambda. Functions of Puppet's 3.x API
check their arguments themselves. A function whose arguments and facts do not determine its result,
such as one that reads the time, is marked."""

EXAMPLES = """\
examples:
  mupuppet functions                            all functions
  mupuppet functions regsubst stdlib::ensure    these functions in full
  mupuppet functions --format json split        for programs
  mupuppet functions --write docs/functions.md  the page about all functions"""

_INTRODUCTION = """\
Puppet's built-in functions, and those of the module stdlib, which are available as soon as the
environment contains that module. `mupuppet functions NAME` shows the same for one function.

In signatures `[…]` is optional, `…` repeats, and `&` is a lambda. Functions of Puppet's 3.x API
check their arguments themselves. Regular expressions are those of Ruby: see
[regexps.md](regexps.md)."""


@cache
def entries() -> list[Entry]:
    """All functions: first Puppet's own, then those of stdlib, each by topic."""
    import mupuppet.compiler.functions  # noqa: F401  # it adds the compiler's functions
    from mupuppet.functions.registry import BUILT_IN
    from mupuppet.functions.stdlib.declarations import STDLIB

    return [*_entries(BUILT_IN), *_entries(STDLIB)]


def _entries(registry: Registry) -> Iterator[Entry]:
    from mupuppet.functions.declarations import Topic

    order = list(Topic)

    def place(function: Function) -> tuple[int, str]:
        assert function.topic is not None  # all declared functions have one
        return order.index(function.topic), function.name.removeprefix("stdlib::")

    is_built_in = registry.origin == "Puppet"
    for function in sorted(registry.all(), key=place):
        assert function.topic is not None
        interface = "3.x" if function.is_legacy else "4.x"
        origin = registry.origin if is_built_in else f"the module {registry.origin}"
        remark = f"From {origin}; interface {interface}"
        remark += "." if function.determined else "; its arguments do not determine its result."
        heading = function.topic.value
        topic = heading if is_built_in else f"{registry.origin}: {heading}"
        signatures = tuple(function.signatures())
        data = {
            "name": function.name,
            "topic": topic,
            "description": function.description,
            "signatures": list(signatures),
            "origin": registry.origin,
            "interface": interface,
            "determined": function.determined,
        }
        forms = {"signatures": signatures}
        yield Entry(function.name, topic, function.description, forms, remark, data)


def _own(environment: Environment) -> Iterator[Documented]:
    from mupuppet.analysis.documentation import functions_of

    return functions_of(environment)


REFERENCE = Reference("function", "functions", "Functions", _INTRODUCTION, entries, own=_own)


def add_arguments(parser: Parser) -> None:
    reference.add_arguments(parser, REFERENCE)


def run(options: Namespace) -> int:
    """Print the functions, or write the page."""
    return reference.run(options, REFERENCE)
