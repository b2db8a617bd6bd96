"""The declared traits of the functions that code calls."""

from __future__ import annotations

from functools import cache

from mupuppet.functions.declarations import Trait
from mupuppet.functions.registry import find_function
from mupuppet.functions.stdlib.declarations import find_stdlib_function
from mupuppet.syntax import nodes as n


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
