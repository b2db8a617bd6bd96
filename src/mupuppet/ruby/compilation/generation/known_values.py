"""Values that are known before the code runs."""

from __future__ import annotations

from mupuppet.ruby.compilation.constants import is_found_late
from mupuppet.ruby.compilation.generation.generator import Generator
from mupuppet.ruby.compilation.literals import raw_string
from mupuppet.ruby.compilation.lowering import Node, source_of


def known_constant(generator: Generator, node: Node) -> object:
    """The value of a constant of Ruby's own; None for others."""
    if node.type not in ("constant", "scope_resolution"):
        return None
    name = "".join(source_of(node).split()).removeprefix("::")
    scope = node.child_by_field_name("scope")
    if scope is not None and scope.type not in ("constant", "scope_resolution"):
        return None
    if is_found_late(generator.lowering, name):
        return None
    return generator.lowering.lower(node)(None)  # type: ignore[arg-type]  # it needs no run


def literal_content(node: Node) -> str | None:
    """The content of a string that is written out."""
    if node.type != "string":
        return None
    raw = raw_string(node)
    if raw is not None:
        return raw
    if any(child.type != "string_content" for child in node.named_children):
        return None
    return "".join(source_of(child) for child in node.named_children)
