"""Why one resource comes before another, and explanations of cycles.

As for the agent, a resource that contains others is two points in time, its beginning and its end,
and what it contains lies between. `A -> B` orders the end of A before the beginning of B. Each
shortest path from the end of one to the beginning of the other is an explanation.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from mupuppet.basics import records
from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.finishing.cycles import Ordering, shortest_cycle
from mupuppet.compiler.model.resource import Parameter, Reference, Resource
from mupuppet.compiler.program.names import flatten
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.events import Change
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.labels import source_text
from mupuppet.syntax.metaparameters import RELATIONSHIPS
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler

#: How many explanations of one order are listed.
_MOST_WAYS = 8

#: A resource's identity, and whether its end is meant.
_Point = tuple[int, bool]


class _Step(records.Record, eq=False):
    """From one point to the next: an ordering, or that one contains the other."""

    target: _Point
    first: Resource
    second: Resource
    #: Whose attribute orders them; none if the first contains the second.
    owner: Resource | None = None
    attribute: str | None = None


class Orders:
    """Explains the order of the resources of a catalog."""

    def __init__(self, explainer: Explainer) -> None:
        self._explainer = explainer
        self._compiler: Compiler = explainer.recording.compiler
        self._steps = self._graph()

    def _graph(self) -> dict[_Point, list[_Step]]:
        steps: dict[_Point, list[_Step]] = {}
        for resource in self._compiler.catalog.resources:
            if resource.virtual:
                continue
            steps.setdefault((id(resource), False), []).append(
                _Step((id(resource), True), resource, resource)
            )
            for name, relationship in sorted(RELATIONSHIPS.items()):
                for other in self._targets(resource.parameters.get(name)):
                    pair = (resource, other) if relationship.comes_first else (other, resource)
                    first, second = pair
                    step = _Step((id(second), False), first, second, resource, name)
                    steps.setdefault((id(first), True), []).append(step)
        for container, contained in self._compiler.catalog.edges:
            if container.virtual or contained.virtual:
                continue
            inwards = _Step((id(contained), False), container, contained)
            outwards = _Step((id(container), True), container, contained)
            steps.setdefault((id(container), False), []).append(inwards)
            steps.setdefault((id(contained), True), []).append(outwards)
        return steps

    def _targets(self, parameter: Parameter | None) -> list[Resource]:
        if parameter is None:
            return []
        found = []
        for value in flatten([parameter.value]):
            resource = self._target(value)
            if resource is not None:
                found.append(resource)
        return found

    def _target(self, value: Value) -> Resource | None:
        if isinstance(value, Reference):
            return self._compiler.catalog_resource(value.type, value.title or "")
        if isinstance(value, str) and value.endswith("]"):
            type, _, title = value[:-1].partition("[")
            return self._compiler.catalog_resource(type, title)
        return None

    # --- One before the other

    def explain(self, first: Resource, second: Resource) -> Explanation:
        """Why one comes before the other, if it does."""
        explainer = self._explainer
        ways = self._ways((id(first), True), (id(second), False))
        if ways:
            made = explainer.make("order", f"{first.ref} comes before {second.ref}")
            if len(ways) == 1:
                made.children = self._explained_steps(ways[0])
            else:
                for number, way in enumerate(ways, 1):
                    each = explainer.make("way", f"way {number} of {len(ways)}")
                    each.children = self._explained_steps(way)
                    made.children.append(each)
            return made
        inside = self._ways((id(first), False), (id(second), False))
        if inside:
            made = explainer.make("containment", f"{first.ref} contains {second.ref}")
            made.children = self._explained_steps(inside[0])
            return made
        made = explainer.make("no-order", f"nothing puts {first.ref} before {second.ref}")
        reverse = self._ways((id(second), True), (id(first), False))
        if reverse:
            made.note = "it is the other way round"
            made.children = self._explained_steps(reverse[0])
        return made

    def _ways(self, start: _Point, goal: _Point) -> list[list[_Step]]:
        """All shortest ways between two points, up to a bound."""
        lengths = {start: 0}
        came: dict[_Point, list[tuple[_Point, _Step]]] = {}
        queue = deque([start])
        while queue:
            point = queue.popleft()
            if point == goal:
                break
            for step in self._steps.get(point, ()):
                known = lengths.get(step.target)
                if known is None:
                    lengths[step.target] = known = lengths[point] + 1
                    queue.append(step.target)
                if known == lengths[point] + 1:
                    came.setdefault(step.target, []).append((point, step))
        if goal not in lengths or start == goal:
            return []
        ways: list[list[_Step]] = []
        waiting: list[tuple[_Point, list[_Step]]] = [(goal, [])]
        while waiting and len(ways) < _MOST_WAYS:
            point, rest = waiting.pop()
            if point == start:
                ways.append(rest)
                continue
            waiting += [(before, [step, *rest]) for before, step in reversed(came.get(point, []))]
        return ways

    def _explained_steps(self, way: list[_Step]) -> list[Explanation]:
        return [self._step(step) for step in way if step.first is not step.second]

    def _step(self, step: _Step) -> Explanation:
        if step.owner is None or step.attribute is None:
            return self.containment(step.first, step.second)
        return self.ordering(step.first, step.second, step.owner, step.attribute)

    def containment(self, container: Resource, contained: Resource) -> Explanation:
        text = f"{container.ref} contains {contained.ref}"
        made = self._explainer.make("containment", text)
        if contained.source is not None and contained.line is not None:
            made.file, made.line = contained.source.name or None, contained.line
        elif contained.is_class:
            self._include_place(made, container, contained)
        return made

    def _include_place(self, made: Explanation, container: Resource, contained: Resource) -> None:
        """The `contain` or `include` that put one class into another."""
        inclusions = self._explainer.recorder.inclusions.get(contained.title.lower(), [])
        for inclusion in inclusions:
            record = inclusion.record
            if inclusion.scope.resource is container and record.source and record.node:
                made.file = record.source.name or None
                position = record.source.position(record.node.start)
                made.line, made.column = position.line, position.column
                made.note = source_text(self._explainer.recorder, record.source, record.node)
                return

    def ordering(
        self, first: Resource, second: Resource, owner: Resource, attribute: str
    ) -> Explanation:
        """One before the other, by an attribute, an arrow or `require()`."""
        explainer = self._explainer
        made = explainer.make("before", f"{first.ref} before {second.ref}")
        other = second if owner is first else first
        change = self._change_for(owner, attribute, other)
        if change is None:
            return made
        explained = explainer.change(change)
        node, source = change.parameter.node, change.parameter.source
        if change.how == "arrow" and node is not None and source is not None:
            text = source_text(explainer.recorder, source, node)
            explained = explainer.make("arrow", text, NO_VALUE, node, source)
        elif explained.kind == "call" and "require" in explained.text:
            explained.kind = "require"
        if explained.kind not in ("arrow", "require"):
            explained.note = explained.note or f"attribute {attribute} of {owner.ref}"
        made.file, made.line, made.column = explained.file, explained.line, explained.column
        made.children = [explained]
        return made

    def _change_for(self, owner: Resource, attribute: str, other: Resource) -> Change | None:
        """The first change after which an attribute names a resource."""
        for change in changes_of(owner, attribute):
            if any(self._target(each) is other for each in flatten([change.parameter.value])):
                return change
        return None

    # --- Cycles

    def cycle(self) -> Explanation | None:
        """The shortest cycle as a story."""
        reasons = shortest_cycle(self._compiler.catalog, self._compiler.resources.relationships)
        if reasons is None:
            return None
        made = self._explainer.make("cycle", "a dependency cycle")
        for reason in reasons:
            if isinstance(reason, Ordering):
                made.children.append(self._reason(reason))
            else:
                made.children.append(self.containment(*reason))
        return made

    def _reason(self, ordering: Ordering) -> Explanation:
        first, second = ordering.first, ordering.second
        for owner, other in ((first, second), (second, first)):
            for name, relationship in RELATIONSHIPS.items():
                if relationship.comes_first != (owner is first):
                    continue
                if self._change_for(owner, name, other) is not None:
                    return self.ordering(first, second, owner, name)
        return self._explainer.make("before", f"{first.ref} before {second.ref}")
