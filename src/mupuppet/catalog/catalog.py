"""A finished catalog and its resources."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics.records import Record, field, replace
from mupuppet.syntax.metaparameters import RELATIONSHIPS
from mupuppet.values.value import Value


def same_data(one: Value, other: Value) -> bool:
    """Whether two values are the same in JSON, where `1`, `1.0` and `true` differ."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(
            same_data(value, other[name]) for name, value in one.items()
        )
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same_data, one, other))
    return bool(one == other)


def is_sensitive(value: Value) -> bool:
    """Whether data stands for a Sensitive value."""
    return isinstance(value, dict) and value.get("__ptype") == "Sensitive"


def has_sensitive(value: Value) -> bool:
    """Whether there is a Sensitive value anywhere in data."""
    if isinstance(value, dict):
        return is_sensitive(value) or any(map(has_sensitive, value.values()))
    return isinstance(value, list) and any(map(has_sensitive, value))


class CatalogResource(Record, eq=False):
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

    def shared_parameters(self) -> dict[str, Value]:
        """What others may know: no parameter that is sensitive, or has something so inside."""
        return {
            name: value
            for name, value in self.parameters.items()
            if name not in self.sensitive_parameters and not has_sensitive(value)
        }

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

    def __getitem__(self, name: str) -> Value:
        """The value of a parameter."""
        return self.parameters[name]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CatalogResource):
            return NotImplemented
        return same_data(self.to_dict(), other.to_dict())

    def __hash__(self) -> int:
        return hash((self.type, self.title))

    def __repr__(self) -> str:
        return f"<{self.ref} {self.parameters!r}>"


#: Shorter secrets are recognized only where they are a whole string.
_LONG_ENOUGH = 6


def _has_any(value: Value, secrets: frozenset[str]) -> bool:
    if isinstance(value, str):
        return value in secrets or any(
            len(secret) >= _LONG_ENOUGH and secret in value for secret in secrets
        )
    if isinstance(value, list):
        return any(_has_any(each, secrets) for each in value)
    if isinstance(value, dict):
        return any(_has_any(each, secrets) for each in value.values())
    return False


def _references(value: Value) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [reference for each in value for reference in _references(each)]
    return []


def in_full_form(ref: str) -> str:
    """`class[a::b]` as `Class[A::B]`: types, and the titles of classes, are capitalised."""
    if not isinstance(ref, str):
        raise TypeError(f"a reference is a string like 'File[/etc/motd]', not {ref!r}")
    type, bracket, title = ref.removesuffix("]").partition("[")
    type = "::".join(part.capitalize() for part in type.removeprefix("::").split("::"))
    if type == "Class" and title != "main":
        title = "::".join(part.capitalize() for part in title.removeprefix("::").split("::"))
    return f"{type}{bracket}{title}]"


class Catalog(Record, eq=False):
    """All resources of a node, how they contain each other, and its classes.

    Two catalogs are equal if their content is; the order of resources does not matter.
    """

    name: str
    environment: str
    resources: tuple[CatalogResource, ...]
    #: Containment edges: references of the container and of its content.
    edges: tuple[tuple[str, str], ...]
    classes: tuple[str, ...]
    tags: tuple[str, ...] = ()
    version: int | str = 0
    #: What people are shown instead of references: a node by its regular expression.
    labels: dict[str, str] = field(default_factory=dict, repr=False)
    #: Filled on the first lookup of a resource.
    _by_ref: dict[str, CatalogResource] = field(default_factory=dict, init=False, repr=False)

    def __iter__(self) -> Iterator[CatalogResource]:
        return iter(self.resources)

    def __len__(self) -> int:
        return len(self.resources)

    def __contains__(self, ref: str) -> bool:
        return self.get(ref) is not None

    def __getitem__(self, ref: str) -> CatalogResource:
        """The resource with a reference like `File[/etc/motd]`."""
        found = self.get(ref)
        if found is None:
            raise KeyError(ref)
        return found

    def get(self, ref: str) -> CatalogResource | None:
        """The resource with a reference, if there is one."""
        if not self._by_ref:
            self._by_ref.update((resource.ref, resource) for resource in self.resources)
        return self._by_ref.get(ref) or self._by_ref.get(in_full_form(ref))

    def label(self, ref: str) -> str:
        """What people are shown of a resource."""
        return self.labels.get(ref, ref)

    def hiding(self, secrets: frozenset[str]) -> Catalog:
        """The same catalog, in which attributes with one of these strings count as sensitive."""
        if not secrets:
            return self
        resources = tuple(
            replace(
                each,
                sensitive_parameters=(
                    *each.sensitive_parameters,
                    *(
                        name
                        for name, value in each.parameters.items()
                        if name not in each.sensitive_parameters and _has_any(value, secrets)
                    ),
                ),
            )
            for each in self.resources
        )
        return replace(self, resources=resources)

    @property
    def dependencies(self) -> list[tuple[str, str, dict[str, Value]]]:
        """What comes before what: edges for `networkx.DiGraph`, besides containment."""
        edges: dict[tuple[str, str, bool], None] = {}
        for resource in self.resources:
            for name, relationship in RELATIONSHIPS.items():
                for other in _references(resource.parameters.get(name)):
                    pair = (resource.ref, other)
                    pair = pair if relationship.comes_first else (other, resource.ref)
                    edges[(*pair, relationship.refreshes)] = None
        return [(first, second, {"refreshes": refreshes}) for first, second, refreshes in edges]

    def rows(self) -> list[dict[str, Value]]:
        """A row for each attribute, for `pandas.DataFrame`; one for a resource that has none."""
        made: list[dict[str, Value]] = []
        for each in self.resources:
            named: list[tuple[str | None, Value]] = [*each.parameters.items()] or [(None, None)]
            made += [
                {"resource": each.ref, "type": each.type, "title": each.title,
                 "attribute": name, "value": None if name in each.sensitive_parameters else value,
                 "file": each.file, "line": each.line}
                for name, value in named
            ]  # fmt: skip
        return made

    def _repr_html_(self) -> str:
        from mupuppet.catalog.notebook import catalog_html

        return catalog_html(self)

    def of_type(self, type: str) -> list[CatalogResource]:
        """All resources of a type."""
        return [r for r in self.resources if r.type.lower() == type.lower()]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Catalog):
            return NotImplemented
        return (
            (self.name, self.environment) == (other.name, other.environment)
            and set(self.edges) == set(other.edges)
            and set(self.classes) == set(other.classes)
            and len(self) == len(other)
            and all(other.get(resource.ref) == resource for resource in self.resources)
        )

    def __hash__(self) -> int:
        return hash((self.name, self.environment, len(self.resources)))

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
        counts = f"{len(self.resources)} resources, {len(self.classes)} classes"
        return f"<Catalog of {self.name}: {counts}>"
