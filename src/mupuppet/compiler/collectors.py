"""Collectors: they make virtual resources real, again and again until nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.declaring import add_exported
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.overrides import add_override
from mupuppet.compiler.resources import Parameter, Reference, Resource
from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError
from mupuppet.source import SourceFile

if TYPE_CHECKING:
    from mupuppet.compiler.scope import Scope

Query = Callable[[Resource], bool]


class ResourcesOfType:
    """What has been declared of one type, in order, and what contains it."""

    def __init__(self) -> None:
        self.resources: list[Resource] = []
        self.containers: dict[int, Resource] = {}

    def add(self, resource: Resource) -> None:
        self.resources.append(resource)
        container = resource.scope.resource
        if container is not None and container is not resource:
            self.containers[id(container)] = container


class TagQuery:
    """`tag == 'a'`: holds for what has one of the tags, or is contained in what has it."""

    def __init__(self, tags: list[str]) -> None:
        self.tags = tags

    def __call__(self, resource: Resource) -> bool:
        return resource.is_tagged(self.tags)

    def select(self, declared: ResourcesOfType) -> list[Resource]:
        """The resources for which it holds; where no container has a tag, a quick look will do."""
        tags = self.tags
        if any(container.is_tagged(tags) for container in declared.containers.values()):
            return [resource for resource in declared.resources if resource.is_tagged(tags)]
        if len(tags) == 1:
            (tag,) = tags
            return [resource for resource in declared.resources if tag in resource.tags]
        wanted = frozenset(tags)
        return [each for each in declared.resources if not wanted.isdisjoint(each.tags)]


class Collector:
    """What all collectors share: what they found so far, and what they change in it."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.collected: dict[str, Resource] = {}
        self.overrides: list[Parameter] | None = None
        self.source: SourceFile | None = None
        self.line: int | None = None

    def find(self) -> list[Resource]:
        """The resources that this collector wants now."""
        raise NotImplementedError  # each kind has its own

    def evaluate(self) -> bool:
        """Collect; True if there was anything new."""
        found = self.find()
        if not found:
            return False
        collected = self.collected
        for resource in found:
            resource.virtual = False
        new = [resource for resource in found if resource.ref not in collected]
        if self.overrides is not None:
            compiler = self.scope.compiler
            if self.scope.definition is not None:
                compiler.override_sources.add(self.scope.definition)
            for resource in new:
                add_override(
                    compiler,
                    resource.type,
                    resource.title,
                    self._overrides_with_defaults(resource.type, self.overrides),
                    self.scope,
                    self.source,
                    self.line,
                )
        for resource in new:
            collected[resource.ref] = resource
        return bool(new)

    def _overrides_with_defaults(self, type: str, overrides: list[Parameter]) -> list[Parameter]:
        """What is overridden also brings along the defaults in force where the collector is."""
        names = {parameter.name for parameter in overrides}
        defaults = self.scope.resource_defaults(type)
        return overrides + [default for name, default in defaults.items() if name not in names]


class CatalogCollector(Collector):
    """`Type <| query |>`"""

    def __init__(
        self,
        scope: Scope,
        type: str,
        query: Query | None,
        overrides: list[Parameter] | None,
        source: SourceFile | None,
        line: int | None,
    ) -> None:
        super().__init__(scope)
        self.type = type
        self.query = query
        self.overrides = overrides
        self.source = source
        self.line = line

    def find(self) -> list[Resource]:
        declared = self.scope.compiler.resources_by_type.get(self.type)
        if declared is None:
            return []
        query = self.query
        if query is None:
            return list(declared.resources)
        if isinstance(query, TagQuery):
            return query.select(declared)
        return [resource for resource in declared.resources if query(resource)]

    def __str__(self) -> str:
        return f"Catalog-Collector[{self.type}]"


class ExportedCollector(CatalogCollector):
    """`Type <<| query |>>`: what this node and others have exported.

    Without a store of exported resources it finds nothing.
    """

    #: What the store is asked for; None for all.
    export_query: ExportQuery | None = None
    _others: list[ExportedResource] | None = None

    def evaluate(self) -> bool:
        return self.scope.compiler.exports is not None and super().evaluate()

    def find(self) -> list[Resource]:
        own = [resource for resource in super().find() if resource.exported]
        if self._others is None:
            self._others = self._search()
        taken = (self._take(exported) for exported in self._others)
        return own + [resource for resource in taken if resource is not None]

    def _search(self) -> list[ExportedResource]:
        compiler = self.scope.compiler
        assert compiler.exports is not None  # `evaluate` has looked
        try:
            return compiler.exports.search(self.type, compiler.node, self.export_query)
        except ExportsError as error:
            raise EvaluationError(
                "exports-unavailable", str(error), self.source, None, line=self.line
            ) from None

    def _take(self, exported: ExportedResource) -> Resource | None:
        """Add a resource of another node to the catalog; None if some collector has done so."""
        compiler = self.scope.compiler
        origin = (exported.certname, exported.type, exported.title)
        existing = compiler.catalog.find(exported.type, exported.title)
        if existing is None:
            return add_exported(compiler, self.scope, exported, origin)
        if existing.origin == origin:
            return None
        message = (
            "A duplicate resource was found while collecting exported resources, with the type "
            f"and title {exported.type}[{exported.title}]"
        )
        where = existing.origin[0] if existing.origin is not None else None
        declared = f"exported by {where}" if where is not None else "declared by this node"
        notes = (f"it is exported by {exported.certname}, and {declared}",)
        hint = (
            f"if {exported.certname} is no more, `mupuppet exports forget` makes it so in the store"
        )
        raise EvaluationError("duplicate-export", message, notes=notes, hint=hint)

    def __str__(self) -> str:
        return f"Exported-Collector[{self.type}]"


class FixedCollector(Collector):
    """`realize(...)`: collects resources that are named."""

    def __init__(self, scope: Scope, references: list[Reference | Exception]) -> None:
        super().__init__(scope)
        self.missing = list(references)

    def find(self) -> list[Resource]:
        compiler = self.scope.compiler
        found: list[Resource] = []
        missing: list[Reference | Exception] = []
        for reference in self.missing:
            if isinstance(reference, Exception):
                raise reference
            resource = compiler.catalog_resource(reference.type, reference.title)
            if resource is None:
                missing.append(reference)
            else:
                found.append(resource)
        self.missing = missing
        if not missing:
            compiler.collectors.remove(self)
        return found
