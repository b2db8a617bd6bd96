"""From the catalog in the making to the finished one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog import Catalog, CatalogResource
from mupuppet.compiler.builtin_types import RELATIONSHIP_NAMES
from mupuppet.compiler.resources import Reference, Resource, flatten
from mupuppet.types.base import Type
from mupuppet.values.basic import DEFAULT, Sensitive, Value
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler


def finished_catalog(compiler: Compiler) -> Catalog:
    """The catalog without virtual resources (exported ones are), its values as data."""
    kept = [resource for resource in compiler.catalog.resources if not resource.virtual]
    ids = {id(resource) for resource in kept}
    edges = tuple(
        (source.ref, target.ref)
        for source, target in compiler.catalog.edges
        if id(source) in ids and id(target) in ids
    )
    return Catalog(
        name=compiler.node,
        environment=compiler.known.environment.name,
        resources=tuple(_finished(resource) for resource in kept),
        edges=edges,
        classes=tuple(dict.fromkeys(compiler.classes)),
        tags=tuple(compiler.catalog.tags),
    )


def _finished(resource: Resource) -> CatalogResource:
    return CatalogResource(
        resource.type,
        resource.title,
        _parameters(resource),
        tuple(resource.tags),
        resource.exported,
        _kind(resource),
        resource.source.name if resource.source is not None and resource.source.name else None,
        resource.line,
        tuple(resource.sensitive),
    )


def _kind(resource: Resource) -> str:
    if resource.native is not None:
        return "compilable_type"
    if resource.is_class:
        return "class" if resource.line is not None else "unknown"
    return "defined_type" if resource.type != "Node" else "unknown"


def _parameters(resource: Resource) -> dict[str, Value]:
    given: dict[str, Value] = dict(resource.title_attributes())
    for name, parameter in resource.parameters.items():
        if parameter.value is not None:
            given[name] = parameter.value
    values: dict[str, Value] = {}
    for name, value in given.items():
        if name in RELATIONSHIP_NAMES and isinstance(value, list):
            value = [each for each in flatten(value) if each is not None]
        elif isinstance(value, list) and any(isinstance(v, Reference) for v in flatten(value)):
            value = flatten(value)
        # Puppet's catalogs know no upper case in the names of attributes.
        values[resource.namevar if name == "name" else name.lower()] = value
    is_main = resource.title == "main" and resource.type in ("Stage", "Class")
    return {
        name: to_data(value)
        for name, value in values.items()
        if is_main or not (name == resource.namevar and value == resource.title)
    }


def to_data(value: Value) -> Value:
    """A value as Puppet's catalogs write it: plain data, or rich data with its type."""
    kind = type(value)
    if kind is str or kind is int or kind is float or kind is bool or value is None:
        return value
    if kind is list:
        return [to_data(each) for each in value]
    if kind is dict:
        if all(type(key) is str for key in value):
            return {key: to_data(each) for key, each in value.items()}
        flat = [to_data(part) for pair in pairs_of(value) for part in pair]
        return {"__ptype": "Hash", "__pvalue": flat}
    if kind is Reference:
        return str(value)
    if value is DEFAULT:
        return {"__ptype": "Default"}
    if isinstance(value, Sensitive):
        return {"__ptype": "Sensitive", "__pvalue": to_data(value.value)}
    if isinstance(value, Regexp):
        return {"__ptype": "Regexp", "__pvalue": value.source}
    if isinstance(value, Type):
        return {"__ptype": "Pcore::TypeReference", "__pvalue": str(value)}
    return {"__ptype": type(value).__name__, "__pvalue": str(value)}
