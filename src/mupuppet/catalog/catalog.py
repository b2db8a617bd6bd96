"""A finished catalog and its resources."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mupuppet.values.basic import Value


@dataclass(frozen=True, slots=True)
class CatalogResource:
    """A resource of a finished catalog. Its parameters are data, as in Puppet's JSON."""

    type: str
    title: str
    parameters: dict[str, Value] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    exported: bool = False
    kind: str = "unknown"
    file: str | None = None
    line: int | None = None
    sensitive_parameters: tuple[str, ...] = ()

    @property
    def ref(self) -> str:
        return f"{self.type}[{self.title}]"

    def to_dict(self) -> dict[str, Value]:
        data: dict[str, Value] = {"type": self.type, "title": self.title, "tags": list(self.tags)}
        if self.file is not None:
            data["file"] = self.file
        if self.line is not None:
            data["line"] = self.line
        data["exported"] = self.exported
        data["kind"] = self.kind
        if self.parameters:
            data["parameters"] = self.parameters
        if self.sensitive_parameters:
            data["sensitive_parameters"] = list(self.sensitive_parameters)
        return data

    def __repr__(self) -> str:
        return f"<{self.ref} {self.parameters!r}>"


@dataclass(frozen=True, slots=True)
class Catalog:
    """All resources of a node, how they contain each other, and its classes."""

    name: str
    environment: str
    resources: tuple[CatalogResource, ...]
    #: Containment: references of the container and of what it contains.
    edges: tuple[tuple[str, str], ...]
    classes: tuple[str, ...]
    tags: tuple[str, ...] = ()
    version: int | str = 0

    def __iter__(self) -> Iterator[CatalogResource]:
        return iter(self.resources)

    def __len__(self) -> int:
        return len(self.resources)

    def __contains__(self, ref: str) -> bool:
        return any(resource.ref == ref for resource in self.resources)

    def __getitem__(self, ref: str) -> CatalogResource:
        """The resource of a reference like `File[/etc/motd]`."""
        for resource in self.resources:
            if resource.ref == ref:
                return resource
        raise KeyError(ref)

    def to_dict(self) -> dict[str, Value]:
        """The catalog in Puppet's own format."""
        return {
            "tags": list(self.tags),
            "name": self.name,
            "version": self.version,
            "code_id": None,
            "catalog_uuid": None,
            "catalog_format": 2,
            "environment": self.environment,
            "resources": [resource.to_dict() for resource in self.resources],
            "edges": [{"source": source, "target": target} for source, target in self.edges],
            "classes": list(self.classes),
        }

    def __repr__(self) -> str:
        return f"<Catalog of {self.name}: {len(self.resources)} resources>"
