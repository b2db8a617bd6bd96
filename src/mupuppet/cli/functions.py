"""`mupuppet functions`: the functions that manifests may call."""

from argparse import ArgumentParser, Namespace
from functools import cache

from mupuppet.cli import reference
from mupuppet.cli.reference import Entry, Reference

DESCRIPTION = """\
Show the functions that manifests may call without any module, and those of the module stdlib: all
of them with a line each by topic, or those that are named with their signatures.

In signatures `[…]` may be left out, `…` may come again, and `&` is a lambda. Functions of
Puppet's older interface (3.x) check their arguments themselves. A function whose result is not
determined by its arguments and the facts, such as one that reads the time, says so."""

EXAMPLES = """\
examples:
  mupuppet functions                            all functions
  mupuppet functions regsubst stdlib::ensure    these functions in full
  mupuppet functions --format json split        for programs
  mupuppet functions --write docs/functions.md  the page about all functions"""

_INTRODUCTION = """\
What manifests may call without any module, and the functions of the module stdlib, which are there
as soon as the environment has a module of that name. `mupuppet functions NAME` shows the same for
one function.

In signatures `[…]` may be left out, `…` may come again, and `&` is a lambda. Functions of Puppet's
older interface (3.x) check their arguments themselves. Regular expressions are those of Ruby: see
[regexps.md](regexps.md)."""


@cache
def entries() -> list[Entry]:
    """All functions."""
    from mupuppet.compiler.functions.described_functions import described_functions

    found = []
    for function in described_functions():
        where = function.origin if function.origin == "Puppet" else "the module stdlib"
        remark = f"From {where}; interface {function.interface}"
        remark += "." if function.determined else "; its result is not determined by its arguments."
        topic = function.topic if function.origin == "Puppet" else f"stdlib: {function.topic}"
        data = {
            "name": function.name,
            "topic": topic,
            "description": function.description,
            "signatures": list(function.signatures),
            "origin": function.origin,
            "interface": function.interface,
            "determined": function.determined,
        }
        forms = {"signatures": function.signatures}
        found.append(Entry(function.name, topic, function.description, forms, remark, data))
    return found


REFERENCE = Reference("function", "functions", "Functions", _INTRODUCTION, entries)


def add_arguments(parser: ArgumentParser) -> None:
    """The options of this verb."""
    reference.add_arguments(parser, REFERENCE)


def run(options: Namespace) -> int:
    """Print the functions, or write the page."""
    return reference.run(options, REFERENCE)
