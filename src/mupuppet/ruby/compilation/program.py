"""Parsing a program, and importing the modules that define what it may use."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from mupuppet.ruby.compilation.lowering import Node
from mupuppet.ruby.syntax.parsing import NOT_PARSED, first_error, parse_ruby
from mupuppet.ruby_semantics.errors import UnsupportedRuby

_MODULES = {
    "compilation": "arguments class_variables constants control definitions exceptions expressions"
    " literals methods variables",
    "core": "array class_methods enumerable_chunks hash identity kernel kernel_conversions numeric"
    " object_methods regexp sequences string string_encoding string_mutation structures time",
    "puppet": "files iterators library utilities values",
    "stdlib": "digest ipaddr libraries marshal random semver set stringio strscan uri",
}


@cache
def load_everything() -> None:
    """Import the modules that lower constructs and define methods; most compilations need none."""
    for package, names in _MODULES.items():
        for name in names.split():
            import_module(f"mupuppet.ruby.{package}.{name}")


def parse_program(source: str) -> Node:
    """The root of the tree of a program. Raises UnsupportedRuby if it cannot be parsed."""
    root = parse_ruby(source.encode("utf-8", "surrogateescape"))
    if root.has_error:
        found = first_error(root)
        line = found.start_point[0] + 1 if found is not None else 1
        raise UnsupportedRuby(NOT_PARSED, line)
    return root
