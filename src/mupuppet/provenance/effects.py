"""What code would have done, had it been run: told from its text alone."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.syntax import nodes as n

#: Functions that change the catalog, or the flow of evaluation.
DECLARING = frozenset(
    "include contain require hiera_include lookup_include realize create_resources "
    "ensure_resource ensure_resources ensure_packages tag".split()
)
LEAVING = frozenset(["return", "next", "break"])
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


def nodes_of(body: n.Body) -> Iterator[n.Node]:
    """All nodes of a body."""
    for statement in body:
        yield from n.walk(statement)


def has_effects(body: n.Body) -> bool:
    """Whether skipping the body can change anything outside of it."""
    for node in nodes_of(body):
        if isinstance(node, _STATEMENTS):
            return True
        name = called_name(node)
        if name in DECLARING or name in LEAVING:
            return True
    return False


def leaves_early(body: n.Body) -> bool:
    """Whether the body would have ended the code around it."""
    return any(called_name(node) in LEAVING for node in nodes_of(body))
