"""The catalog under construction: resources by type and title, aliases, containment."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.model.resource import Resource, hashable, inspect_reference, is_valid_tag
from mupuppet.compiler.program.names import class_title, flatten
from mupuppet.compiler.program.native_types import NativeType
from mupuppet.types.catalog_entries import ResourceReference, capitalize_segments
from mupuppet.values.strings import inspect
from mupuppet.values.value import Value


class ResourcesOfType:
    """The resources declared of one type, in order, for the repeated queries of collectors."""

    def __init__(self) -> None:
        self.resources: list[Resource] = []
        self._containers: dict[int, Resource] = {}
        self._by_tag: dict[str, list[Resource]] = {}
        #: How many resources, and tags of any resources, there were at the last check.
        self._seen = (0, 0)

    def _look(self, tags_added: int) -> None:
        """Find out what contains the resources, and which tags they have themselves."""
        if self._seen == (len(self.resources), tags_added):
            return
        self._seen = (len(self.resources), tags_added)
        self._by_tag = {}
        for resource in self.resources:
            container = resource.scope.resource
            if container is not None and container is not resource:
                self._containers[id(container)] = container
            for tag in resource.tags:
                self._by_tag.setdefault(tag, []).append(resource)

    def tagged(self, tags: list[str], tags_added: int) -> list[Resource]:
        """What has one of some tags, or is contained in what has it."""
        self._look(tags_added)
        if any(container.is_tagged(tags) for container in self._containers.values()):
            return [resource for resource in self.resources if resource.is_tagged(tags)]
        if len(tags) == 1:
            return self._by_tag.get(tags[0], [])
        wanted = frozenset(tags)
        return [each for each in self.resources if not wanted.isdisjoint(each.tags)]


class CatalogBuilder:
    """Finds resources, and rejects what is declared twice."""

    def __init__(self, native_type: Callable[[str], NativeType | None]) -> None:
        self._native_type = native_type
        self.resources: list[Resource] = []
        #: Resources in the order of their declaration, without stages and settings.
        self.declared: list[Resource] = []
        #: The same by their types, for collectors.
        self.by_type: dict[str, ResourcesOfType] = {}
        #: How many tags resources got in addition to those from types, titles and containers.
        self.tags_added = 0
        #: Whether a resource got a tag after its content had inherited its tags.
        self.has_late_tags = False
        self.edges: list[tuple[Resource, Resource]] = []
        self.tags: dict[str, None] = {}
        self._table: dict[tuple[Value, ...], Resource] = {}
        #: The first edges as a set, made on first use.
        self._edge_set: set[tuple[int, int]] = set()
        self._edges_in_set = 0

    def add(self, resource: Resource) -> None:
        key = (resource.type, resource.title)
        existing = self._table.get(key)
        if existing is not None:
            message = f"{duplicate_message(existing, resource)} {_location(resource)}".rstrip()
            raise EvaluationError("duplicate-declaration", message)
        self._table[key] = resource
        self.resources.append(resource)
        parameters, native = resource.parameters, resource.native
        if "alias" in parameters:
            for alias in flatten([resource.value("alias")]):
                if alias is not None:
                    self._alias(resource, [alias], self._inspect(alias))
        if native is None:
            if "name" in parameters:
                self._add_name(resource)
        elif native.unique and (
            native.namevar in parameters or not native.is_whole_name(resource.title)
        ):
            self._add_name(resource)

    def _add_name(self, resource: Resource) -> None:
        """A resource can also be found by its name, where that is not its title."""
        key = resource.uniqueness_key()
        if key != (resource.title,) and any(part is not None and part is not False for part in key):
            self._alias(resource, flatten(list(key)), inspect(list(key)))

    def _alias(self, resource: Resource, key: list[Value], shown: str) -> None:
        full = (resource.type, *map(hashable, key))
        existing = self._table.get(full)
        if existing is resource:
            return
        if existing is not None:
            parts = list(map(self._inspect, key))
            message = alias_message(existing, resource, parts, shown)
            raise EvaluationError("duplicate-alias", message)
        self._table[full] = resource

    def _inspect(self, value: Value) -> str:
        if not isinstance(value, ResourceReference):
            return inspect(value)
        native = self._native_type(value.type_name.lower())
        title = value.title
        return inspect_reference(
            value, {"name": title} if native is None else native.parse_title(title)
        )

    def find(self, type: str, title: str) -> Resource | None:
        """A resource by its title, by an alias, or by the name that its title implies."""
        if type in ("Class", "Component"):
            type, title = "Class", class_title(title)
        found = self._table.get((type, title))
        if found is None and type != "Class":
            native = self._native_type(type.lower())
            if native is not None:
                names = native.parse_title(title)
                if names:
                    name = names.get(native.namevar, title)
                    names.setdefault("name", name)
                    key = tuple(names.get(k) for k in native.keys)
                    found = self._table.get((type, *key))
        return found

    def find_written(self, type: str, title: str) -> Resource | None:
        """The resource that a string such as `Notify[a]` names; a capitalized type is not changed.

        If it is not found, its type must be a valid name; raises EvaluationError.
        """
        name = "Class" if type.lower() == "component" else capitalize_segments(type)
        found = self.find(name, title)
        if found is None and not is_valid_tag(name.lower()):
            raise EvaluationError("invalid-tag", f"Invalid tag '{name.lower()}'")
        return found

    def main_class(self) -> Resource | None:
        """The class of the main manifests, which no reference can name."""
        return self._table.get(("Class", "main"))

    def add_edge(self, source: Resource | None, target: Resource) -> None:
        if source is None:
            return
        self.edges.append((source, target))

    def has_edge(self, source: Resource, target: Resource) -> bool:
        new = self.edges[self._edges_in_set :]
        self._edge_set.update((id(first), id(second)) for first, second in new)
        self._edges_in_set = len(self.edges)
        return (id(source), id(target)) in self._edge_set

    def tag(self, tags: list[str]) -> None:
        """Add tags to the catalog itself. Raises EvaluationError for an invalid one."""
        for tag in map(str.lower, tags):
            if not is_valid_tag(tag):
                raise EvaluationError("invalid-tag", f"Invalid tag '{tag}'")
            self.tags[tag] = None
            if "::" in tag:
                self.tags.update(dict.fromkeys(tag.split("::")))

    def merge_tags(self, resource: Resource) -> None:
        self.tags.update(resource.tags)


def duplicate_message(existing: Resource, resource: Resource) -> str:
    """The error for a resource that is declared a second time."""
    where = _location(existing)
    at = f" at {where}" if where else ""
    return f"Duplicate declaration: {resource.ref} is already declared{at}; cannot redeclare"


def alias_message(existing: Resource, resource: Resource, key: list[str], shown: str) -> str:
    """The error for an alias, or a name, that another resource has."""
    declared = _location(resource)
    at = f" at {declared}" if declared else ""
    parts = ", ".join([inspect(resource.type), *key])
    taken = f"resource [{parts}] already declared {_location(existing)}"
    return f"Cannot alias {resource.ref} to {shown}{at}; {taken.rstrip()}"


def _location(resource: Resource) -> str:
    return location(resource.source, resource.line)
