"""Collectors realize virtual resources, repeatedly until nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.model.override import Override
from mupuppet.compiler.model.resource import Parameter, Reference, Resource
from mupuppet.compiler.resources.declarations import add_exported
from mupuppet.compiler.resources.overrides import apply_override
from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError
from mupuppet.source import SourceFile
from mupuppet.values.host_objects import HostObject

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.syntax.nodes import Node

Query = Callable[[Resource], bool]


class TagQuery(Record, eq=False):
    """`tag == 'a'`: holds for what has one of the tags, or is contained in what has it."""

    tags: list[str]

    def __call__(self, resource: Resource) -> bool:
        return resource.is_tagged(self.tags)


class Collector(HostObject):
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
        if self.overrides is not None and new:
            self._override(new, self.overrides)
        for resource in new:
            collected[resource.ref] = resource
        return bool(new)

    def _override(self, resources: list[Resource], overrides: list[Parameter]) -> None:
        """Override attributes of resources, which are all of one type."""
        scope = self.scope
        if scope.definition is not None:
            scope.compiler.resources.override_sources.add(scope.definition)
        # What is overridden also brings along the defaults in force where the collector is.
        names = {parameter.name for parameter in overrides}
        defaults = scope.resource_defaults(resources[0].type)
        more = [default for name, default in defaults.items() if name not in names]
        override = Override(overrides + more, scope.definition, self.source, self.line)
        override.check(resources[0].ref)
        for resource in resources:
            apply_override(scope.compiler, resource, override)


class CatalogCollector(Collector):
    """`Type <| query |>`"""

    ruby_class = "Puppet::Pops::Evaluator::Collectors::CatalogCollector"

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
        #: How many resources of the type it has seen, where it wants all of them.
        self._seen = 0

    def find(self) -> list[Resource]:
        declared = self.scope.compiler.catalog.by_type.get(self.type)
        if declared is None:
            return []
        query = self.query
        if query is None:  # those that it has seen, it has collected
            new = declared.resources[self._seen :]
            self._seen += len(new)
            return new
        if isinstance(query, TagQuery):
            return declared.tagged(query.tags, self.scope.compiler.catalog.tags_added)
        return [resource for resource in declared.resources if query(resource)]

    def __str__(self) -> str:
        return f"Catalog-Collector[{self.type}]"


class ExportedCollector(CatalogCollector):
    """`Type <<| query |>>`: what this node and others have exported.

    Without a store of exported resources it finds nothing.
    """

    ruby_class = "Puppet::Pops::Evaluator::Collectors::ExportedCollector"
    #: What the store is asked for; None for all.
    export_query: ExportQuery | None = None
    _others: list[ExportedResource] | None = None

    def evaluate(self) -> bool:
        return self.scope.compiler.inputs.exports is not None and super().evaluate()

    def find(self) -> list[Resource]:
        own = [resource for resource in super().find() if resource.exported]
        if self._others is None:
            self._others = self._search()
        taken = (self._take(exported) for exported in self._others)
        return own + [resource for resource in taken if resource is not None]

    def _search(self) -> list[ExportedResource]:
        inputs = self.scope.compiler.inputs
        assert inputs.exports is not None  # `evaluate` has looked
        try:
            return inputs.exports.search(self.type, inputs.node.name, self.export_query)
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
            return add_exported(self.scope, exported, origin)
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
            f"if {exported.certname} no longer exists, `mupuppet exports forget` removes it from "
            f"the store"
        )
        raise EvaluationError("duplicate-export", message, notes=notes, hint=hint)

    def __str__(self) -> str:
        return f"Exported-Collector[{self.type}]"


class FixedCollector(Collector):
    """`realize(...)`: collects resources that are named."""

    def __init__(
        self,
        scope: Scope,
        references: list[Reference | Exception],
        place: tuple[SourceFile, Node] | None = None,
    ) -> None:
        super().__init__(scope)
        self.missing = list(references)
        #: The call.
        self.place = place

    def find(self) -> list[Resource]:
        compiler = self.scope.compiler
        found: list[Resource] = []
        missing: list[Reference | Exception] = []
        for reference in self.missing:
            if isinstance(reference, Exception):
                raise reference
            resource = compiler.catalog.find_written(reference.type_name, reference.title)
            if resource is None:
                missing.append(reference)
            else:
                found.append(resource)
        self.missing = missing
        if not missing:
            compiler.resources.collectors.remove(self)
        return found
