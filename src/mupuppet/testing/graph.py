"""The order of resources: what comes before what, through containers and others between them.

Each resource has a beginning and an end. What a container contains begins after it and ends
before it; what comes before another ends before that begins.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator

from mupuppet.catalog.catalog import Catalog, CatalogResource, in_full_form
from mupuppet.catalog.graph import ordering_edges

_Point = tuple[str, bool]


class Graph:
    """The relationships of a catalog, and those that Puppet adds for files by itself."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        #: References by what else a resource can be referred to: its alias, its namevar.
        self._names: dict[str, str] = {}
        for resource in catalog.resources:
            for name in _other_names(resource):
                self._names.setdefault(name, resource.ref)
        #: What follows after the end of a resource, and whether it is refreshed.
        self._after: dict[str, list[tuple[str, bool]]] = {}
        for first, second, refreshes in ordering_edges(catalog):
            self._after.setdefault(self.ref(first), []).append((self.ref(second), refreshes))
        for first, second in self._automatic():
            self._after.setdefault(first, []).append((second, False))
        self._content: dict[str, list[str]] = {}
        self._containers: dict[str, list[str]] = {}
        for container, content in catalog.edges:
            self._content.setdefault(container, []).append(content)
            self._containers.setdefault(content, []).append(container)

    def ref(self, reference: str) -> str:
        """The reference by type and title of what may be referred to by another name."""
        found = self._catalog.get(reference)
        if found is not None:
            return found.ref
        full = in_full_form(reference)
        return self._names.get(full, full)

    def comes_before(self, first: str, second: str, *, refreshes: bool = False) -> bool:
        """Whether one resource comes before another; or, if asked, refreshes it."""
        goal = (self.ref(second), False)
        begin: _Point = (self.ref(first), True)
        seen, waiting = {begin}, deque([begin])
        while waiting:
            for point in self._next(waiting.popleft(), refreshes):
                if point == goal:
                    return True
                if point not in seen:
                    seen.add(point)
                    waiting.append(point)
        return False

    def _next(self, point: _Point, only_refreshing: bool) -> Iterator[_Point]:
        ref, is_end = point
        if is_end:
            for container in self._containers.get(ref, ()):
                yield container, True
            for after, refreshes in self._after.get(ref, ()):
                if refreshes or not only_refreshing:
                    yield after, False
        else:
            for content in self._content.get(ref, ()):
                yield content, False
            if ref not in self._content:
                yield ref, True

    def _automatic(self) -> Iterator[tuple[str, str]]:
        """Files come after their owner, their group and the nearest directory around them."""
        files = {
            str(each.parameters.get("path", each.title)).rstrip("/"): each.ref
            for each in self._catalog.of_type("file")
        }
        for path, ref in files.items():
            above = os.path.dirname(path)
            while above not in files and above not in ("", "/"):
                above = os.path.dirname(above)
            if above in files and above != path:
                yield files[above], ref
            for type, name in (("User", "owner"), ("Group", "group")):
                other = self._catalog.get(f"{type}[{self._catalog[ref].parameters.get(name)}]")
                if other is not None:
                    yield other.ref, ref


#: The attribute that names a resource, where it is not `name`.
_NAMEVARS = {"File": "path", "Exec": "command"}


def _other_names(resource: CatalogResource) -> Iterator[str]:
    for name in ("alias", _NAMEVARS.get(resource.type, "name")):
        value = resource.parameters.get(name)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, str):
                yield f"{resource.type}[{each}]"
