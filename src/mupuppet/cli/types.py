"""`mupuppet types`: the data types of the language."""

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

DESCRIPTION = """\
Show the data types of the language, and the type aliases of the environment in this directory, with
their documentation (puppet-strings): all of them in one line each, or the named ones with their
parameters and the signatures of `new`."""

EXAMPLES = """\
examples:
  mupuppet types                        all types
  mupuppet types Integer Timespan       these types in full
  mupuppet types --format json Struct   for programs
  mupuppet types --write docs/types.md  the page about all types"""

_INTRODUCTION = """\
The data types of the language, with their parameters and the signatures of `new`. Calling a type
like a function is the same as calling its `new`. `mupuppet types NAME` shows the same for one type.
Capitals are placeholders. In signatures `[…]` is optional and `…` repeats.

`type Name = …` in a module gives a type another name, or defines an Object type."""


@cache
def entries() -> list[Entry]:
    """All types."""
    from mupuppet.types.builtin import TOPICS, constructors
    from mupuppet.types.signatures import shown_signature

    found = []
    for topic, members in TOPICS.items():
        for each in members:
            made = constructors().signatures(each.type) or ()
            signatures = tuple(shown_signature(each.name, signature) for signature in made)
            data = {
                "name": each.name,
                "topic": topic,
                "description": each.description,
                "forms": list(each.forms),
                "new": list(signatures),
            }
            forms = {"with parameters": each.forms, "new instances": signatures}
            found.append(Entry(each.name, topic, each.description, forms, "", data))
    return found


def _own(environment: "Environment") -> "Iterator[Documented]":
    from mupuppet.analysis.documentation import aliases_of

    return aliases_of(environment)


REFERENCE = Reference("data type", "types", "Data types", _INTRODUCTION, entries, own=_own)


def add_arguments(parser: Parser) -> None:
    reference.add_arguments(parser, REFERENCE)


def run(options: Namespace) -> int:
    """Print the types, or write the page."""
    return reference.run(options, REFERENCE)
