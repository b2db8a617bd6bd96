"""The end of a compilation: relationships, overrides, tags, checks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.evaluation.class_bodies import check_again
from mupuppet.compiler.finishing.missing_sources import missing_sources
from mupuppet.compiler.model.catalog_builder import alias_message, duplicate_message
from mupuppet.compiler.model.resource import (
    Parameter,
    Reference,
    Resource,
    hashable,
    not_a_reference,
)
from mupuppet.compiler.model.scope import scope_of
from mupuppet.compiler.program.names import flatten
from mupuppet.source import Span
from mupuppet.syntax.metaparameters import INHERITED, RELATIONSHIP_NAMES, RELATIONSHIPS
from mupuppet.types.labels import ruby_string
from mupuppet.values.strings import inspect
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.finishing.cycles import Contained, Pairs
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder
    from mupuppet.compiler.model.resource_state import ResourceState
    from mupuppet.compiler.model.scope import CompilationContext

_INHERITED_NAMES = frozenset(INHERITED)


def finish(compiler: CompilationContext) -> None:
    relationships, overrides = compiler.resources.relationships, compiler.resources.overrides
    relationships.evaluate()
    for resource in compiler.catalog.declared:
        if overrides:
            _override(compiler, resource)
        _finish_resource(resource)
    contained = _contained(compiler.catalog)
    _hand_down(compiler.catalog, contained)
    _reject_unused(compiler.resources)
    ordered = _check_relationships(compiler.catalog)
    _check_aliases(compiler.catalog)
    compiler.log.diagnostics += missing_sources(compiler.program, compiler.catalog)
    if ordered or relationships.related:
        from mupuppet.compiler.finishing.cycles import find_cycle  # small catalogs do without

        cycle = find_cycle(compiler.catalog, relationships, ordered, contained)
        if cycle is not None:
            compiler.log.diagnostics.append(cycle)


def _contained(catalog: CatalogBuilder) -> Contained:
    """What each resource contains, if it contains anything."""
    contained: Contained = {}
    for container, resource in catalog.edges:
        if container in contained:
            contained[container].append(resource)
        else:
            contained[container] = [resource]
    return contained


def _finish_resource(resource: Resource) -> None:
    if resource.finished:
        return
    resource.finished = True
    resource.merge_scope_tags()
    if not resource.checked:
        resource.replace_sensitive()
    native = resource.native
    if native is None:
        try:
            check_again(resource)
        except EvaluationError as error:
            if error.located:
                raise
            raise EvaluationError(
                error.id, error.message, resource.source, None, line=resource.line
            ) from None
        return
    if native.accepts_all(resource.parameters):
        return
    added = scope_of(resource).compiler.program.added_attributes(native.name)
    for name in resource.parameters:
        if not native.accepts(name) and name not in added:
            from mupuppet.compiler.program.suggestions import did_you_mean

            place = location(resource.source, resource.line)
            where = f" {place}" if place else ""
            message = f"no parameter named '{name}'{where} on {resource.ref}"
            raise EvaluationError(
                "unknown-parameter",
                message,
                resource.source,
                None,
                line=resource.line,
                marked=_written_name(resource, name),
                hint=did_you_mean(name, native.attributes),
            )


def _written_name(resource: Resource, name: str) -> Span | None:
    """Where the name of an attribute is written, if that is in the file of its resource."""
    parameter = resource.parameters[name]
    node, source = parameter.node, parameter.source
    if node is None or source is None or source is not resource.source:
        return None
    end = node.start + len(name)
    return Span(node.start, end) if source.text[node.start : end] == name else None


def _hand_down(catalog: CatalogBuilder, contained: Contained) -> None:
    """Give metaparameters and tags of containers to what they contain, from main down."""
    main = catalog.main_class()
    inherited: dict[Resource, dict[str, Value]] = {}
    seen: set[Resource] = set()
    queue = [main] if main is not None else []
    for container in queue:  # grows while it is walked
        if container in seen:
            continue
        seen.add(container)
        below = contained.get(container, [])
        given = inherited.get(container)
        if given is None:
            given = _metaparameters(container)
            if given:
                inherited[container] = given
        tags = container.tags
        for resource in below:
            if given:
                for name, value in given.items():
                    if resource.value(name) is None:
                        resource.set(Parameter(name, value, container.setter))
                inherited[resource] = {**given, **_metaparameters(resource)}
            resource.tags.update(tags)
        queue += [resource for resource in below if resource in contained]


def _metaparameters(resource: Resource) -> dict[str, Value]:
    found: dict[str, Value] = {}
    more = scope_of(resource).compiler.program.metaparameters
    if _INHERITED_NAMES.isdisjoint(resource.parameters) and not more:
        return found
    for name in (*INHERITED, *sorted(more)):
        parameter = resource.parameters.get(name)
        if parameter is not None and parameter.value is not None:
            found[name] = parameter.value
    return found


def _override(compiler: CompilationContext, resource: Resource) -> None:
    from mupuppet.compiler.resources.overrides import apply_override

    for override in compiler.resources.overrides.pop(resource.ref, ()):
        apply_override(compiler, resource, override)


def _reject_unused(resources: ResourceState) -> None:
    overrides = resources.overrides
    if overrides:
        refs = [ref for ref, waiting in overrides.items() for _ in waiting]
        message = f"Could not find resource(s) {', '.join(refs)} for overriding"
        waiting = next(iter(overrides.values()))[0]
        raise EvaluationError("unknown-override", message, waiting.source, None, line=waiting.line)
    if resources.collectors:
        _reject_missing(resources)


def _reject_missing(resources: ResourceState) -> None:
    """What `realize` names must exist."""
    from mupuppet.compiler.resources.collectors import FixedCollector

    fixed = [each for each in resources.collectors if isinstance(each, FixedCollector)]
    missing = [str(reference) for collector in fixed for reference in collector.missing]
    if missing:
        message = f"Failed to realize virtual resources {', '.join(missing)}"
        place = next((each.place for each in fixed if each.missing and each.place), (None, None))
        raise EvaluationError("unknown-virtual", message, *place)


def _check_relationships(catalog: CatalogBuilder) -> Pairs:
    """Whatever a resource is ordered against must exist; what comes before what."""
    ordered: Pairs = []
    for resource in catalog.declared:
        if resource.virtual or RELATIONSHIP_NAMES.isdisjoint(resource.parameters):
            continue
        for name, parameter in resource.parameters.items():
            if name not in RELATIONSHIP_NAMES:
                continue
            relationship = RELATIONSHIPS[name]
            value = parameter.value
            for target in flatten(value) if type(value) is list else (value,):
                if target is not None:
                    other = _checked_target(catalog, target, parameter)
                    pair = (resource, other) if relationship.comes_first else (other, resource)
                    ordered.append(pair)
    return ordered


def _check_aliases(catalog: CatalogBuilder) -> None:
    """Aliases that overrides have set must not clash either."""
    resources = [resource for resource in catalog.resources if not resource.virtual]
    if True not in ["alias" in resource.parameters for resource in resources]:
        return
    table: dict[tuple[str, str], Resource] = {}
    for resource in resources:
        existing = table.setdefault((resource.type, resource.title), resource)
        if existing is not resource:
            message = duplicate_message(existing, resource)
            raise EvaluationError(
                "duplicate-declaration", message, resource.source, None, line=resource.line
            )
        if "alias" not in resource.parameters:
            continue
        for alias in flatten([resource.value("alias")]):
            if alias is None or alias == resource.title:
                continue
            if isinstance(alias, Reference):
                continue  # each resource has got one of its own
            existing = table.setdefault((resource.type, hashable(alias)), resource)
            if existing is not resource:
                shown = inspect(alias)
                message = alias_message(existing, resource, [shown], shown)
                raise EvaluationError("duplicate-alias", message)


_REFERENCE = pattern(r"([^\[\]]+)\[(.+)\]", re.DOTALL)


def _checked_target(catalog: CatalogBuilder, target: Value, parameter: Parameter) -> Resource:
    if isinstance(target, Reference) and target.title:
        found = catalog.find(target.type_name, target.title)
    else:
        string = ruby_string(target)
        match = _REFERENCE.fullmatch(string)
        if match is None:
            raise EvaluationError(
                "invalid-reference",
                not_a_reference(string),
                parameter.source,
                parameter.node,
                is_issue=False,
            )
        found = catalog.find_written(match[1], match[2])
    if found is None:
        message = f"Could not find resource '{ruby_string(target)}' in parameter '{parameter.name}'"
        raise EvaluationError(
            "missing-relationship-end", message, parameter.source, parameter.node, is_issue=False
        )
    return found
