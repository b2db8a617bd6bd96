"""`mupuppet types`: the data types of the language."""

from argparse import ArgumentParser, Namespace
from functools import cache

from mupuppet.cli import reference
from mupuppet.cli.reference import Entry, Reference

DESCRIPTION = """\
Show the data types of the language: all of them with a line each by topic, or those that are named
with their parameters and with what `new` makes instances of."""

EXAMPLES = """\
examples:
  mupuppet types                        all types
  mupuppet types Integer Timespan       these types in full
  mupuppet types --format json Struct   for programs
  mupuppet types --write docs/types.md  the page about all types"""

_INTRODUCTION = """\
The data types of the language, with the parameters that narrow them, and with what `new` (or the
type itself, called like a function) makes instances of. `mupuppet types NAME` shows the same for
one type. In forms, what is written in capitals is yours to fill in. In signatures `[…]` may be left
out and `…` may come again.

`type Name = …` in a module gives a type another name, or defines an Object type."""


@cache
def entries() -> list[Entry]:
    """All types."""
    from mupuppet.types.builtin import builtin
    from mupuppet.types.constructors import constructor_signatures
    from mupuppet.types.descriptions import described_types
    from mupuppet.types.signatures import shown_signature

    found = []
    for described in described_types():
        type = builtin(described.name)
        assert type is not None  # a test looks at all of them
        made = constructor_signatures(type) or ()
        signatures = tuple(shown_signature(described.name, signature) for signature in made)
        data = {
            "name": described.name,
            "topic": described.topic,
            "description": described.description,
            "forms": list(described.forms),
            "new": list(signatures),
        }
        forms = {"with parameters": described.forms, "new instances": signatures}
        found.append(Entry(described.name, described.topic, described.description, forms, "", data))
    return found


REFERENCE = Reference("data type", "types", "Data types", _INTRODUCTION, entries)


def add_arguments(parser: ArgumentParser) -> None:
    """The options of this verb."""
    reference.add_arguments(parser, REFERENCE)


def run(options: Namespace) -> int:
    """Print the types, or write the page."""
    return reference.run(options, REFERENCE)
