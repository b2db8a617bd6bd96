"""A catalog in PuppetDB's form (the command "replace catalog").

In addition to the resources of the catalog, it contains those that the node only exports, so that
other nodes can collect them. Relationships are edges between resources, with aliases resolved.
Values that are or contain Sensitive ones are omitted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.compiler.finishing.cycles import target_of
from mupuppet.compiler.finishing.output import finished_resource
from mupuppet.compiler.model.resource import Resource
from mupuppet.compiler.program.names import flatten
from mupuppet.syntax.metaparameters import METAPARAMETERS, RELATIONSHIPS

if TYPE_CHECKING:
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder

#: Attributes with several values whose order has no meaning; `check` is the old name of `audit`.
_UNORDERED = ("check", *(each.name for each in METAPARAMETERS if each.is_set))


def resources_and_edges(catalog: CatalogBuilder) -> dict[str, list[dict[str, Any]]]:
    """The parts of the command that say what is in the catalog."""
    submitted = [each for each in catalog.resources if not each.virtual or each.exported]
    present = {id(each) for each in catalog.resources if not each.virtual}
    edges = [
        _edge(source, target, "contains")
        for source, target in catalog.edges
        if id(source) in present and id(target) in present
    ]
    for resource in submitted:
        if id(resource) in present:
            edges.extend(_relationships(catalog, resource))
    unique = {tuple(map(str, edge.values())): edge for edge in edges}
    return {"resources": [_resource(each) for each in submitted], "edges": list(unique.values())}


def _resource(resource: Resource) -> dict[str, Any]:
    made = finished_resource(resource)
    parameters = made.shared_parameters()
    names = _aliases(resource, parameters)
    if names:
        parameters["alias"] = names
    for name in _UNORDERED:
        value = parameters.get(name)
        if isinstance(value, list):
            parameters[name] = sorted(value, key=str)
    return {
        "type": made.type,
        "title": made.title,
        "exported": made.exported,
        "file": made.file,
        "line": made.line,
        "tags": sorted(made.tags),
        "parameters": parameters,
    }


def _aliases(resource: Resource, parameters: dict[str, Any]) -> list[str]:
    """Other names of a resource: its aliases, and the attribute that names it."""
    native = resource.native
    if native is not None and len(native.keys) > 1:  # then only titles are names
        return []
    names = [each for each in flatten([parameters.get("alias")]) if isinstance(each, str)]
    name = parameters.get(resource.namevar)
    if isinstance(name, str) and name != resource.title:
        names.append(name)
    return list(dict.fromkeys(names))


def _relationships(catalog: CatalogBuilder, resource: Resource) -> Iterator[dict[str, Any]]:
    for name, relationship in RELATIONSHIPS.items():
        parameter = resource.parameters.get(name)
        if parameter is None:
            continue
        for value in flatten([parameter.value]):
            other = target_of(catalog, value)
            if other is None or other.virtual:
                continue
            first, second = (resource, other) if relationship.comes_first else (other, resource)
            yield _edge(first, second, relationship.puppetdb_name)


def _edge(source: Resource, target: Resource, relationship: str) -> dict[str, Any]:
    return {
        "source": {"type": source.type, "title": source.title},
        "target": {"type": target.type, "title": target.title},
        "relationship": relationship,
    }
