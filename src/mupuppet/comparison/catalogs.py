"""Catalogs in the form in which they are compared, and descriptions of their differences.

Only what an agent acts on is compared: the resources with their parameters, whether they are
exported, which parameters are sensitive, their tags, containment, and the classes. What differs
from run to run or has no meaning is ignored: versions and identifiers, the order of
resources, tags and edges, and repeated entries of a relationship. Values have JSON's types, so
`1`, `1.0`, `"1"` and `true` are four values.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.catalog.json_values import same_value
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES


def string_of(value: object) -> str:
    """What has to be a string. Raises TypeError."""
    if not isinstance(value, str):
        raise TypeError(f"not a string: {str(value)[:100]}")
    return value


class NormalResource(Record):
    """A resource as it is compared."""

    type: str
    title: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()
    exported: bool = False
    sensitive: frozenset[str] = frozenset()

    @property
    def reference(self) -> str:
        return f"{self.type}[{self.title}]"

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> NormalResource:
        """Read a resource of a catalog in Puppet's format. Raises LookupError and TypeError."""
        return cls(
            type=string_of(data["type"]),
            title=string_of(data["title"]),
            parameters={
                name: _without_repeats(value) if name in RELATIONSHIP_NAMES else value
                for name, value in data.get("parameters", {}).items()
            },
            tags=frozenset(map(string_of, data.get("tags", ()))),
            exported=data.get("exported", False),
            sensitive=frozenset(data.get("sensitive_parameters", ())),
        )

    def to_data(self) -> dict[str, Any]:
        """Puppet's format, without empty fields and in a fixed order."""
        data: dict[str, Any] = {"type": self.type, "title": self.title}
        if self.parameters:
            data["parameters"] = dict(sorted(self.parameters.items()))
        if self.exported:
            data["exported"] = True
        if self.sensitive:
            data["sensitive_parameters"] = sorted(self.sensitive)
        if self.tags:
            data["tags"] = sorted(self.tags)
        return data


class NormalCatalog(Record):
    """A catalog as it is compared; at most one resource has a given reference."""

    resources: Mapping[str, NormalResource]
    edges: frozenset[tuple[str, str]] = frozenset()
    classes: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls,
        resources: Iterable[NormalResource],
        edges: Iterable[tuple[str, str]] = (),
        classes: Iterable[str] = (),
    ) -> NormalCatalog:
        """The catalog with these resources."""
        by_reference = {resource.reference: resource for resource in resources}
        return cls(by_reference, frozenset(edges), frozenset(classes))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> NormalCatalog:
        """Read a catalog in Puppet's format. Raises LookupError and TypeError."""
        return cls.of(
            map(NormalResource.from_data, data["resources"]),
            (
                (string_of(edge["source"]), string_of(edge["target"]))
                for edge in data.get("edges", ())
            ),
            map(string_of, data.get("classes", ())),
        )

    def to_data(self) -> dict[str, Any]:
        """Puppet's format, in a fixed order."""
        return {
            "resources": [self.resources[name].to_data() for name in sorted(self.resources)],
            "edges": [{"source": source, "target": target} for source, target in self.sorted_edges],
            "classes": sorted(self.classes),
        }

    @property
    def sorted_edges(self) -> list[tuple[str, str]]:
        return sorted(self.edges)


class View(Record):
    """What of a catalog an evaluator claims to define, so that no more is compared.

    `without_types` and `without` are resources that it does not have, by type and by reference.
    With `structure`, tags, edges, classes and the marks on resources are compared, without it
    only resources and their parameters. With `error_lines`, a failure must be in the same line as
    Puppet's. With `logs`, what is logged must be the same, in the same order.
    """

    without_types: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    structure: bool = True
    error_lines: bool = True
    logs: bool = True

    def of(self, catalog: NormalCatalog) -> NormalCatalog:
        """The part of a catalog that is compared."""
        seen = [
            resource
            for reference, resource in catalog.resources.items()
            if resource.type not in self.without_types and reference not in self.without
        ]
        if self.structure:
            return NormalCatalog.of(seen, catalog.edges, catalog.classes)
        return NormalCatalog.of(NormalResource(r.type, r.title, r.parameters) for r in seen)


def differences(expected: NormalCatalog, actual: NormalCatalog) -> list[str]:
    """How a catalog differs from Puppet's, one line each; nothing if they agree."""
    found = []
    for name in sorted(expected.resources.keys() | actual.resources.keys()):
        theirs, ours = expected.resources.get(name), actual.resources.get(name)
        if ours is None:
            found.append(f"{name} is missing")
        elif theirs is None:
            found.append(f"{name} is not in Puppet's catalog")
        else:
            found += [f"{name}: {line}" for line in _resource_differences(theirs, ours)]
    edges = (
        {f"{source} contains {target}" for source, target in catalog.edges}
        for catalog in (expected, actual)
    )
    found += _set_differences("edge", *edges)
    found += _set_differences("class", expected.classes, actual.classes)
    return found


def _resource_differences(expected: NormalResource, actual: NormalResource) -> list[str]:
    found = []
    theirs, ours = expected.parameters, actual.parameters
    for name in sorted(theirs.keys() | ours.keys()):
        if name not in ours:
            found.append(f"{name} is missing, Puppet has {_shown(theirs[name])}")
        elif name not in theirs:
            found.append(f"{name} is {_shown(ours[name])}, Puppet has none")
        elif not same_value(theirs[name], ours[name]):
            found.append(f"{name} is {_shown(ours[name])}, Puppet has {_shown(theirs[name])}")
    if expected.exported != actual.exported:
        found.append(f"exported is {_shown(actual.exported)}, unlike Puppet's")
    found += _set_differences("sensitive parameter", expected.sensitive, actual.sensitive)
    found += _set_differences("tag", expected.tags, actual.tags)
    return found


def _set_differences(kind: str, expected: Iterable[str], actual: Iterable[str]) -> list[str]:
    theirs, ours = set(expected), set(actual)
    missing = [f"{kind} {name} is missing" for name in sorted(theirs - ours)]
    return missing + [f"{kind} {name} is not in Puppet's" for name in sorted(ours - theirs)]


def _without_repeats(value: Any) -> Any:
    """A relationship's references, each once: arrows and metaparameters may both name one."""
    if not isinstance(value, list):
        return value
    return [each for at, each in enumerate(value) if each not in value[:at]]


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
