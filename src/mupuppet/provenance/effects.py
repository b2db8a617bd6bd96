"""The effects that code would have had if it had been run, judged by its syntax alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from mupuppet.functions.declarations import Trait
from mupuppet.functions.registry import find_function
from mupuppet.functions.stdlib.declarations import find_stdlib_function
from mupuppet.syntax import nodes as n

_STATEMENTS = (
    n.Assignment,
    n.Resource,
    n.ResourceDefaults,
    n.ResourceOverride,
    n.Collector,
    n.Relationship,
)


def called_name(node: n.Node) -> str | None:
    """The name of the function that a node calls."""
    if isinstance(node, n.Call):
        return node.function.value if isinstance(node.function, n.Name) else "new"
    return node.name.value if isinstance(node, n.MethodCall) else None


@cache
def traits_of(name: str) -> Trait:
    """The declared traits of a function of Puppet or stdlib."""
    found = find_function(name) or find_stdlib_function(name)
    return Trait.NONE if found is None else found.traits


def calls(node: n.Node, traits: Trait) -> bool:
    """Whether a node calls a function with one of these traits."""
    name = called_name(node)
    return name is not None and bool(traits_of(name) & traits)


def nodes_of(body: n.Body) -> Iterator[n.Node]:
    """All nodes of a body."""
    for statement in body:
        yield from n.walk(statement)


def has_effects(body: n.Body) -> bool:
    """Whether skipping the body can change anything outside of it."""
    for node in nodes_of(body):
        if isinstance(node, _STATEMENTS):
            return True
        if calls(node, Trait.DECLARES | Trait.LEAVES):
            return True
    return False


def leaves_early(body: n.Body) -> bool:
    """Whether the body would have ended the code around it."""
    return any(calls(node, Trait.LEAVES) for node in nodes_of(body))
