"""Dependency cycles: resources that would have to come before each other.

A resource that contains others is two points in time, when it begins and when it ends; what it
contains lies between them. An ordering `A -> B` means that the end of A comes before the beginning
of B. Points that nothing precedes are removed until none is left: what remains contains a cycle.
The shortest cycle is reported, with every ordering and containment on it. Puppet finds cycles
only when an agent applies the catalog.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.compiler.model.resource import Reference, Resource
from mupuppet.compiler.program.names import capitalized, flatten
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.diagnostics.diagnostic import Label
from mupuppet.source import SourceFile, Span
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES, RELATIONSHIPS
from mupuppet.syntax.nodes import Node, anchor
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder
    from mupuppet.compiler.model.interfaces import Arrows

#: How many further cycles are looked at for a shorter one.
_ATTEMPTS = 100

#: A resource's identity, and whether its end is meant.
_Point = tuple[int, bool]

#: In a fixed order: two of them may order the same resources, and the first is reported.
_NAMES = tuple(sorted(RELATIONSHIPS))

#: Resources, each before another.
Pairs = list[tuple[Resource, Resource]]
#: What each resource contains, if it contains anything.
Contained = dict[Resource, list[Resource]]


class Ordering(Record, frozen=False, eq=False):
    """One resource before another, and the code for it."""

    first: Resource
    second: Resource
    #: The arrow or the name of the attribute.
    written: str
    source: SourceFile | None
    node: Node | None


class _Edge(Record, frozen=False, eq=False):
    target: _Point
    #: The reason; for a containment the container and the contained.
    because: Ordering | tuple[Resource, Resource] | None


def find_cycle(
    catalog: CatalogBuilder, arrows: Arrows, ordered: Pairs, contained: Contained
) -> Diagnostic | None:
    """A warning about the shortest cycle, if there is one.

    `ordered` is what the attributes of resources put before what.
    """
    ordered = ordered + [(first, second) for first, second, _, _ in arrows.related]
    if not _may_have_cycle(contained, ordered):
        return None
    cycle = shortest_cycle(catalog, arrows)
    return None if cycle is None else _diagnostic(cycle)


def _may_have_cycle(contained: Contained, ordered: Pairs) -> bool:
    """A quick look: mostly there is nothing that both precedes and follows anything.

    A cycle goes from what an ordering puts second, through what that contains and what contains
    that, to what an ordering puts first. Orderings that are not reached this way from any other, or
    from which no other is reached, are left out, as long as that makes them considerably fewer.
    """
    firsts, seconds = _ends(ordered)
    if contained.keys().isdisjoint(firsts) and contained.keys().isdisjoint(seconds):
        contained, around = {}, {}
    else:
        around = _around(contained)
    while ordered:
        # First into what is contained, then out again: the way back is the same.
        for points in (firsts, seconds):
            _follow(contained, points)
            _follow(around, points)
        remaining = [pair for pair in ordered if pair[0] in seconds and pair[1] in firsts]
        if len(remaining) > len(ordered) * 0.9:
            return True
        ordered = remaining
        firsts, seconds = _ends(ordered)
    return False


def _ends(ordered: Pairs) -> tuple[set[Resource], set[Resource]]:
    """What orderings put first, and what second."""
    return {first for first, _ in ordered}, {second for _, second in ordered}


def _around(contained: Contained) -> Contained:
    """What contains each resource."""
    around: Contained = {}
    for container, below in contained.items():
        for resource in below:
            if resource in around:
                around[resource].append(container)
            else:
                around[resource] = [container]
    return around


def _follow(leads_to: Contained, reached: set[Resource]) -> None:
    """Add everything that can be reached from what has been reached."""
    waiting = [point for point in reached if point in leads_to]
    for point in waiting:  # grows while it is walked
        for following in leads_to.get(point, ()):
            if following not in reached:
                reached.add(following)
                waiting.append(following)


def shortest_cycle(
    catalog: CatalogBuilder, arrows: Arrows
) -> list[Ordering | tuple[Resource, Resource]] | None:
    """The orderings and containments on the shortest cycle, if there is one."""
    orderings = _orderings(catalog, arrows)
    if not orderings or not _has_cycle(catalog, orderings):
        return None
    edges = _graph(catalog, orderings)
    return _shortest_cycle(edges, _without_beginnings(edges))


def _orderings(catalog: CatalogBuilder, arrows: Arrows) -> list[Ordering]:
    found: dict[tuple[int, int], Ordering] = {}
    for source, target, node, file in arrows.related:
        # Arrows come first: the attributes that they end up in do not know where they stand.
        found.setdefault(
            (id(source), id(target)), Ordering(source, target, node.operator, file, node)
        )
    for resource in catalog.declared:
        if resource.virtual or RELATIONSHIP_NAMES.isdisjoint(resource.parameters):
            continue
        for name in _NAMES:
            parameter = resource.parameters.get(name)
            if parameter is None:
                continue
            for target in flatten([parameter.value]):
                other = target_of(catalog, target)
                if other is None:
                    continue
                pair = (resource, other) if RELATIONSHIPS[name].comes_first else (other, resource)
                key = (id(pair[0]), id(pair[1]))
                if key not in found:
                    called = _call_of_require(arrows, resource, target)
                    place = called or (parameter.source, parameter.node)
                    found[key] = Ordering(*pair, name, *place)
    return list(found.values())


def _call_of_require(
    arrows: Arrows, resource: Resource, target: Value
) -> tuple[SourceFile, Node] | None:
    """Where a function has put something before a resource, and no attribute."""
    if not isinstance(target, Reference):
        return None
    return arrows.required.get((id(resource), target))


def target_of(catalog: CatalogBuilder, target: Value) -> Resource | None:
    """The resource that a relationship names, if it is in the catalog."""
    if isinstance(target, Reference):
        type, title = target.type, target.title or ""
    elif isinstance(target, str) and target.endswith("]"):
        type, _, title = target[:-1].partition("[")
    else:
        return None
    return catalog.find(capitalized(type.removeprefix("::")), title)


def _has_cycle(catalog: CatalogBuilder, orderings: list[Ordering]) -> bool:
    """Whether there is a cycle at all: a quick look that does not remember why.

    The beginning of a resource is its identity, the end the same below zero. What is contained
    in something, contains nothing and is ordered against nothing cannot be on a cycle.
    """
    following: dict[int, list[int]] = {}
    involved: set[int] = set()
    for ordering in orderings:
        first, second = ordering.first, ordering.second
        following.setdefault(-id(first), []).append(id(second))
        involved.add(id(first))
        involved.add(id(second))
    involved.update(id(container) for container, _ in catalog.edges)
    for container, contained in catalog.edges:
        inner = id(contained)
        if inner in involved and not (container.virtual or contained.virtual):
            following.setdefault(id(container), []).append(inner)
            following.setdefault(-inner, []).append(-id(container))
    for point in involved:
        following.setdefault(point, []).append(-point)
    before: dict[int, int] = {}
    for targets in following.values():
        for target in targets:
            before[target] = before.get(target, 0) + 1
    ready = [point for point in following if point not in before]
    while ready:
        for target in following.get(ready.pop(), ()):
            before[target] -= 1
            if not before[target]:
                del before[target]
                ready.append(target)
    return bool(before)


def _graph(catalog: CatalogBuilder, orderings: list[Ordering]) -> dict[_Point, list[_Edge]]:
    edges: dict[_Point, list[_Edge]] = {}
    for ordering in orderings:
        end, start = (id(ordering.first), True), (id(ordering.second), False)
        edges.setdefault(end, []).append(_Edge(start, ordering))
    for container, contained in catalog.edges:
        if container.virtual or contained.virtual:
            continue
        because = (container, contained)
        edges.setdefault((id(container), False), []).append(_Edge((id(contained), False), because))
        edges.setdefault((id(contained), True), []).append(_Edge((id(container), True), because))
    for identity in {point[0] for point in edges} | {
        edge.target[0] for each in edges.values() for edge in each
    }:
        edges.setdefault((identity, False), []).append(_Edge((identity, True), None))
    return edges


def _without_beginnings(edges: dict[_Point, list[_Edge]]) -> set[_Point]:
    """The points on cycles or after them."""
    before: dict[_Point, int] = {}
    for each in edges.values():
        for edge in each:
            before[edge.target] = before.get(edge.target, 0) + 1
    ready = [point for point in edges if point not in before]
    while ready:
        for edge in edges.get(ready.pop(), ()):
            before[edge.target] -= 1
            if not before[edge.target]:
                del before[edge.target]
                ready.append(edge.target)
    return set(before)


def _shortest_cycle(
    edges: dict[_Point, list[_Edge]], left: set[_Point]
) -> list[Ordering | tuple[Resource, Resource]] | None:
    """The reasons along the shortest way from an ordering's target back to where it starts."""
    best: list[_Edge] | None = None
    attempts = 0
    for point in edges:  # in the order of the manifest, not of identities
        if point not in left:
            continue
        for edge in edges[point]:
            if isinstance(edge.because, Ordering) and edge.target in left:
                attempts += best is not None
                if attempts > _ATTEMPTS:
                    break
                way = _way(edges, left, edge.target, point, len(best) if best else None)
                if way is not None and (best is None or len(way) + 1 < len(best)):
                    best = [edge, *way]
    if best is None:
        return None
    return [edge.because for edge in best if edge.because is not None]


def _way(
    edges: dict[_Point, list[_Edge]],
    left: set[_Point],
    start: _Point,
    goal: _Point,
    bound: int | None,
) -> list[_Edge] | None:
    """The shortest way between two points."""
    came: dict[_Point, tuple[_Point, _Edge] | None] = {start: None}
    queue = deque([(start, 0)])
    while queue:
        point, length = queue.popleft()
        if point == goal:
            way: list[_Edge] = []
            step = came[point]
            while step is not None:
                way.append(step[1])
                step = came[step[0]]
            return way[::-1]
        if bound is not None and length >= bound:
            return None
        for edge in edges.get(point, ()):
            if edge.target in left and edge.target not in came:
                came[edge.target] = (point, edge)
                queue.append((edge.target, length + 1))
    return None


def _diagnostic(cycle: list[Ordering | tuple[Resource, Resource]]) -> Diagnostic:
    """The orderings of a cycle in words, each with its place."""
    orderings = [reason for reason in cycle if isinstance(reason, Ordering)]
    names: list[str] = []
    for ordering in orderings:
        for resource in (ordering.first, ordering.second):
            if not names or names[-1] != resource.ref:
                names.append(resource.ref)
    if len(names) == 1 or names[0] != names[-1]:
        names.append(names[0])
    first = next((o for o in orderings if o.source is not None and o.node is not None), None)
    source = first.source if first is not None else None
    node = first.node if first is not None else None
    span = Span(node.start, node.end) if node is not None else Span(0, 0)
    labels = tuple(
        Label(Span(o.node.start, o.node.end), f"{o.first.ref} before {o.second.ref}")
        for o in orderings
        if o.node is not None and o.source is source and o.node is not node
    )
    return Diagnostic(
        "dependency-cycle",
        Severity.WARNING,
        "dependency cycle: " + " -> ".join(names),
        source or SourceFile("", ""),
        span,
        anchor(node) if node is not None else 0,
        labels,
        tuple(map(_note, cycle)),
        "an agent cannot apply this catalog: remove one of these relationships",
    )


def _note(reason: Ordering | tuple[Resource, Resource]) -> str:
    if isinstance(reason, Ordering):
        at = _place(reason.source, reason.node)
        return f"{reason.first.ref} comes before {reason.second.ref}: `{reason.written}`{at}"
    container, contained = reason
    line = f" at {contained.source.name or '<code>'}:{contained.line}" if contained.source else ""
    return f"{container.ref} contains {contained.ref}{line}"


def _place(source: SourceFile | None, node: Node | None) -> str:
    if source is None or node is None:
        return ""
    position = source.position(anchor(node))
    line, column = position.line, position.column
    return f" at {source.name or '<code>'}:{line}:{column}"
