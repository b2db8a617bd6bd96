"""The effects that code would have had if it had been run, judged by its syntax alone."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.compiler.functions.traits import calls
from mupuppet.functions.declarations import Trait
from mupuppet.syntax import nodes as n

_STATEMENTS = (
    n.Assignment,
    n.Resource,
    n.ResourceDefaults,
    n.ResourceOverride,
    n.Collector,
    n.Relationship,
)


def nodes_of(body: n.Body) -> Iterator[n.Node]:
    """All nodes of a body."""
    for statement in body:
        yield from n.walk(statement)


def has_effects(body: n.Body) -> bool:
    """Whether skipping the body can change anything outside it."""
    for node in nodes_of(body):
        if isinstance(node, _STATEMENTS):
            return True
        if calls(node, Trait.DECLARES | Trait.LEAVES):
            return True
    return False


def leaves_early(body: n.Body) -> bool:
    """Whether the body would have ended the code around it."""
    return any(calls(node, Trait.LEAVES) for node in nodes_of(body))
