"""finish(κ, v_C): overrides that wait, edges, what containers hand down, and all checks."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics.records import replace
from mupuppet.semantics.auxiliary import lookup
from mupuppet.semantics.catalogs import flat
from mupuppet.semantics.configurations import Problem
from mupuppet.semantics.environments import DefinitionEnvironment
from mupuppet.semantics.plus.catalogs import (
    Edge,
    PlusCatalog,
    Reference,
    Resource,
    given_by,
    invalid_tag,
    joined,
    named,
    shown,
)
from mupuppet.semantics.scopes import Class, Instance, Scope
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    Array,
    Entries,
    Entry,
    Expression,
    ResourceReference,
    String,
    Undef,
    element_list,
    elements,
    entries,
    entry_list,
)
from mupuppet.syntax.metaparameters import INHERITED, RELATIONSHIP_NAMES


def finish(κ: DefinitionEnvironment, v_C: PlusCatalog) -> PlusCatalog | Problem:
    """The finished catalog; a problem if a resource is missing, or an override is not allowed."""
    for step in (_override, _check_realized, _connect, _hand_down, _check_targets):
        changed = step(κ, v_C)
        if isinstance(changed, Problem):
            return changed
        v_C = changed
    for each in v_C.all():
        kept = [(k, v) for k, v in entry_list(each.attributes) if not isinstance(v, Undef)]
        if len(kept) < len(entry_list(each.attributes)):  # an attribute that is undef is not set
            v_C = v_C.put(replace(each, attributes=entries(kept)))
    return v_C


def _override(κ: DefinitionEnvironment, v_C: PlusCatalog) -> PlusCatalog | Problem:
    for waits in v_C.pending:
        resource = v_C.resources.get(waits.reference)
        if resource is None:
            return _missing("unknown-override", waits.reference, "to override", waits.origin)
        name = shown(waits.reference)
        tag = invalid_tag(waits.attributes)
        if tag is not None:
            return Problem("invalid-tag", f"`{tag}` is not a tag", waits.origin)
        if resource.expanded:
            message = f"{name} is already evaluated, and cannot be changed"
            return Problem("illegal-override", message, waits.origin)
        if not v_C.may_change(κ, resource, waits.scope):
            message = f"{name} can be changed only by its own class, or one that inherits it"
            return Problem("illegal-override", message, waits.origin)
        given = given_by(waits.scope, waits.attributes)
        k = v_C.forbidden(κ, resource, given)
        if k is not None:
            return Problem("already-set", f"`{k}` is already set on {name}", waits.origin)
        v_C = v_C.override(resource, given)
    return v_C


def _check_realized(_: DefinitionEnvironment, v_C: PlusCatalog) -> PlusCatalog | Problem:
    for each in v_C.realized:
        if each.reference not in v_C.resources:
            return _missing("unknown-virtual", each.reference, "to realize", each.origin)
    return v_C


# --- Ordering


def _connect(_: DefinitionEnvironment, v_C: PlusCatalog) -> PlusCatalog | Problem:
    """Each edge as a metaparameter of its source."""
    for edge in v_C.edges:
        sources, targets = _ends(v_C, edge.source), _ends(v_C, edge.target)
        for end in (*sources, *targets):
            if not v_C.has(end):
                return _missing("unknown-resource", end, "to order", edge.origin)
        for source in sources:
            resource = v_C.resources.get(source)
            if resource is not None:  # a class has no attributes here
                for target in targets:
                    resource = _with_edge(resource, edge, target)
                v_C = v_C.put(resource)
    return v_C


def _ends(v_C: PlusCatalog, end: Reference | int) -> list[Reference]:
    if not isinstance(end, int):
        return [end]
    return [key for key, _ in v_C.resources.items() if key in v_C.collected[end]]


def _with_edge(resource: Resource, edge: Edge, target: Reference) -> Resource:
    """The source of an edge, with its target in the metaparameter that says so."""
    name = "before" if edge.operator == "->" else "notify"
    present = lookup(name, resource.attributes)
    targets: list[Expression] = []
    if present is not None and not isinstance(present, Undef):
        targets = element_list(present.elements) if isinstance(present, Array) else [present]
    reference = ResourceReference(target[0], String(target[1]))
    if reference not in targets:
        targets = [*targets, reference]
    made = Entry(name, Array(elements(targets)), NO_ENTRIES)
    return replace(resource, attributes=joined(made, resource.attributes, after=True))


def _check_targets(_: DefinitionEnvironment, v_C: PlusCatalog) -> PlusCatalog | Problem:
    for each in v_C.all():
        for name, target in () if each.form else _targets(each):
            if not v_C.has(target):
                return _missing("unknown-resource", target, f"for `{name}`", each.origin)
    return v_C


def _targets(resource: Resource) -> Iterator[tuple[str, Reference]]:
    """The references in metaparameters that order resources."""
    for name in sorted(RELATIONSHIP_NAMES):
        value = lookup(name, resource.attributes)
        for item in [] if value is None else flat(value):
            if isinstance(item, ResourceReference) and isinstance(item.title, String):
                if item.type != "stage":  # Puppet adds Stage['main'] by itself
                    yield name, (item.type, item.title.value)


# --- Containers


def _hand_down(_: DefinitionEnvironment, v_C: PlusCatalog) -> PlusCatalog:
    """Metaparameters of a defined resource that what it contains does not set.

    Puppet hands them down from the top scope. No class is contained in it, so that nothing that a
    class declares is reached.
    """
    if not any(each.defined and _inherited(each.attributes) for each in v_C.all()):
        return v_C
    given: dict[Reference, dict[str, Expression] | None] = {}
    for each in v_C.all():  # what contains a resource was declared before it
        down = _of_container(given, each.scope)
        given[each.type, each.title] = None
        if down is not None:
            own = {str(k) for k, v in entry_list(each.attributes) if not isinstance(v, Undef)}
            more = [(k, v) for k, v in down.items() if k not in own]
            attributes = joined(entries(more), each.attributes, after=True)
            if more:
                v_C = v_C.put(replace(each, attributes=attributes))
            given[each.type, each.title] = {**down, **_inherited(attributes)}
    return v_C


def _of_container(
    given: dict[Reference, dict[str, Expression] | None], α: Scope
) -> dict[str, Expression] | None:
    """What is handed down in a scope; None if it is not reached."""
    match named(α):
        case Instance() as scope:
            return given[scope.type, scope.title]
        case Class():
            return None
        case _:
            return {}


def _inherited(v_H: Entries) -> dict[str, Expression]:
    pairs = ((str(k), v) for k, v in entry_list(v_H))
    return {k: v for k, v in pairs if k in INHERITED and not isinstance(v, Undef)}


def _missing(identifier: str, reference: Reference, purpose: str, origin: Origin | None) -> Problem:
    message = f"there is no {shown(reference)} {purpose}"
    return Problem(identifier, message, origin)  # type: ignore[arg-type]  # an id
