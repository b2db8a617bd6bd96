"""Parsing a program, and importing the modules that define what it may use."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from mupuppet.ruby.evaluation.errors import UnsupportedRuby
from mupuppet.ruby.evaluation.lowering import Node
from mupuppet.ruby.parsing import first_error, parse_ruby


@cache
def load_everything() -> None:
    """Import the modules that lower constructs and define methods; most compilations need none."""
    for name in (
        "arrays chunks kernel_conversions constants control definitions digests exceptions"
        " expressions hashes ip_addresses kernel standard_library literals regexps methods times"
        " numbers object_methods puppet_library puppet_utilities random_numbers"
        " semantic_versions sequences sets string_io"
        " string_encodings strings uris variables"
    ).split():
        import_module(f"mupuppet.ruby.evaluation.{name}")


def parse_program(source: str) -> Node:
    """The root of the tree of a program. Raises UnsupportedRuby if it cannot be parsed."""
    root = parse_ruby(source.encode("utf-8", "surrogateescape"))
    if root.has_error:
        found = first_error(root)
        line = found.start_point[0] + 1 if found is not None else 1
        raise UnsupportedRuby("Ruby that cannot be parsed", line)
    return root
