"""Code that was not run, found by what it would have done."""

from __future__ import annotations

from mupuppet.compiler.program.names import capitalized
from mupuppet.provenance.controls import Skipped
from mupuppet.provenance.effects import nodes_of
from mupuppet.syntax import nodes as n


class SkippedCode:
    """An index of the code that a compilation did not run."""

    def __init__(self, skipped: list[Skipped]) -> None:
        #: By the name of a variable: assignments to it, with their places in the list.
        self._assignments: dict[str, list[tuple[int, n.Node, Skipped]]] = {}
        #: By type of resource and attribute: defaults, overrides and collectors that set it.
        self._setters: dict[tuple[str, str], list[tuple[n.Node, Skipped]]] = {}
        self._known: dict[int, list[n.Node]] = {}
        for index, each in enumerate(skipped):
            for body in each.bodies:
                for node in self._effects(body):
                    self._add(index, node, each)

    def assignments(self, name: str) -> list[tuple[int, n.Node, Skipped]]:
        """Assignments to a variable that were not run: when, what, and why."""
        return self._assignments.get(name, [])

    def setters(self, type: str, attribute: str) -> list[tuple[n.Node, Skipped]]:
        """What would have set an attribute of resources of a type."""
        return self._setters.get((type, attribute), [])

    def _effects(self, body: n.Body) -> list[n.Node]:
        """What a body would have done; one body may be skipped many times."""
        known = self._known.get(id(body))
        if known is None:
            wanted = (n.Assignment, n.ResourceDefaults, n.ResourceOverride, n.Collector)
            known = [node for node in nodes_of(body) if isinstance(node, wanted)]
            self._known[id(body)] = known
        return known

    def _add(self, index: int, node: n.Node, skipped: Skipped) -> None:
        if isinstance(node, n.Assignment):
            for each in n.walk(node.target):
                if isinstance(each, n.Variable):
                    self._assignments.setdefault(each.name, []).append((index, node, skipped))
            return
        type = _type_of(node)
        if type is None:
            return
        assert isinstance(node, (n.ResourceDefaults, n.ResourceOverride, n.Collector))
        for operation in node.operations:
            if isinstance(operation, n.AttributeOperation):
                self._setters.setdefault((type, operation.name), []).append((node, skipped))


def _type_of(node: n.Node) -> str | None:
    """The resource type that a default, an override or a collector is about."""
    named: n.Node
    if isinstance(node, n.ResourceOverride):
        access = node.resources
        named = access.left if isinstance(access, n.Access) else access
    else:
        assert isinstance(node, (n.ResourceDefaults, n.Collector))
        named = node.type
    return capitalized(named.value) if isinstance(named, n.TypeName) else None
