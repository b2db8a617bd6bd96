"""Catalogs from elsewhere: their form is checked before anything relies on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: How deep values may nest: as deep as those of our own catalogs (docs/limits.md).
_DEEPEST = 500


class WrongCatalog(ValueError):
    """Something that is not a catalog in Puppet's format; the message gives the reason."""


def checked_catalog(data: object) -> dict[str, Any]:
    """A catalog of Puppet's format. Raises WrongCatalog."""
    if isinstance(data, dict) and isinstance(data.get("data"), dict):
        if "resources" in data["data"]:
            data = data["data"]  # as Puppet 3 and some tools write it
    if not isinstance(data, dict) or not isinstance(data.get("resources"), list):
        raise WrongCatalog("it has no list of resources")
    for resource in data["resources"]:
        _check_resource(resource)
    _check_strings(data.get("classes", ()), "its classes are not names")
    edges = data.get("edges", ())
    if not isinstance(edges, (list, tuple)) or not all(map(_is_edge, edges)):
        raise WrongCatalog("an edge has no source or target")
    return data


def _check_resource(resource: object) -> None:
    if not isinstance(resource, dict) or not all(
        isinstance(resource.get(name), str) for name in ("type", "title")
    ):
        raise WrongCatalog("a resource has no type or title")
    reference = f"{resource['type']}[{resource['title']}]"
    parameters = resource.get("parameters", {})
    if not isinstance(parameters, dict):
        raise WrongCatalog(f"the parameters of {reference} are not a hash")
    _check_depth(parameters, reference)
    _check_strings(
        resource.get("sensitive_parameters", ()),
        f"the sensitive parameters of {reference} are not names",
    )


def _check_strings(value: object, message: str) -> None:
    if not isinstance(value, (list, tuple)) or not all(isinstance(each, str) for each in value):
        raise WrongCatalog(message)


def _is_edge(edge: object) -> bool:
    return isinstance(edge, Mapping) and all(
        isinstance(edge.get(name), str) for name in ("source", "target")
    )


def _check_depth(value: object, reference: str) -> None:
    level = [value]
    for _ in range(_DEEPEST):
        level = [inner for each in level for inner in _contents(each)]
        if not level:
            return
    raise WrongCatalog(f"values of {reference} are nested too deeply")


def _contents(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
