"""Declaring classes and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.model.catalog_builder import ResourcesOfType
from mupuppet.compiler.model.resource import NAMED_BY_TITLE, Parameter, Resource, name_in_title
from mupuppet.compiler.program.names import capitalized, class_title
from mupuppet.compiler.resources.attributes import to_attribute
from mupuppet.source import SourceFile
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceType
from mupuppet.values.strings import to_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource_state import ResourceKind
    from mupuppet.compiler.model.scope import CompilationContext, Scope
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.compiler.program.program import Program
    from mupuppet.environment.exports import ExportedResource


def class_or_fail(compiler: CompilationContext, name: str) -> Definition:
    # The main manifests are a class as well, whose name is empty.
    definition = compiler.top.definition if name == "::" else compiler.program.find_class(name)
    if definition is None:
        message = f"Could not find class {name} for {compiler.inputs.node.name}"
        notes = _places_of(compiler.program, name)
        from mupuppet.compiler.program.suggestions import near_class

        hint = near_class(compiler.program, name)
        raise EvaluationError("unknown-class", message, notes=notes, hint=hint)
    return definition


def _places_of(program: Program, name: str) -> tuple[str, ...]:
    """Where a class or a defined type was looked for."""
    from mupuppet.environment.search_notes import class_search_notes

    return class_search_notes(program.environment, name)


def include_classes(names: list[str], scope: Scope) -> list[Resource]:
    """Declare classes that are not declared yet, and evaluate them."""
    compiler = scope.compiler
    definitions = [class_or_fail(compiler, name) for name in names]
    already: list[Resource] = []
    new: list[Resource] = []
    for definition in definitions:
        existing = compiler.classes.scopes.get(definition.name)
        if existing is not None and existing.resource is not None:
            already.append(existing.resource)
        else:
            new.append(declare_class(definition, scope, None))
    for resource in new:
        compiler.evaluate_resource(resource)
    return already + new


def declare_class(
    definition: Definition, scope: Scope, parameters: list[Parameter] | None
) -> Resource:
    """The class's resource in the catalog; without parameters an existing one will do."""
    compiler = scope.compiler
    title = class_title(definition.name)
    if parameters is None:
        existing = compiler.catalog.find("Class", title)
        if existing is not None:
            return existing
    # A class `component` has a title by which nothing finds its definition.
    found = definition if title != "Class" else None
    resource = Resource("Class", title, scope, definition, definition=found)
    for parameter in parameters or []:
        resource.set(parameter)
    resource.add_own_tags()
    if "Class" in compiler.resources.types_with_defaults:
        resource.add_defaults()
    compiler.declare_parent(definition, scope)
    compiler.catalog.merge_tags(resource)
    add_resource(scope, resource)
    return resource


def declare_parent(definition: Definition, scope: Scope) -> None:
    if definition.parent is None:
        return
    compiler = scope.compiler
    parent = compiler.program.parent_of(definition)
    if parent is not None and compiler.catalog.find("Class", capitalized(parent.name)) is None:
        seen = {definition.name: definition}
        ancestor: Definition | None = parent
        # The ancestors of a class are looked at once, and not again for each of them.
        acyclic = compiler.classes.acyclic
        while ancestor is not None and ancestor not in acyclic:
            if ancestor.name in seen:
                chain = " -> ".join([*seen, ancestor.name])
                message = f"Class '{definition.name}' inherits from itself: {chain}"
                raise EvaluationError("inheritance-cycle", message)
            seen[ancestor.name] = ancestor
            ancestor = compiler.program.parent_of(ancestor)
        acyclic.update(seen.values())
        declare_class(parent, scope, None)


#: Types whose resources are not contained in what declares them.
_NOT_CONTAINED = frozenset(["Stage", "Class"])


def add_resource(scope: Scope, resource: Resource) -> None:
    compiler = scope.compiler
    catalog = compiler.catalog
    type, declared, container = resource.type, catalog.declared, scope.resource
    declared.append(resource)
    same_type = catalog.by_type.get(type)
    if same_type is None:
        same_type = catalog.by_type[type] = ResourcesOfType()
    same_type.resources.append(resource)
    if len(declared) > compiler.limits.resources:
        message = f"there are more than {compiler.limits.resources} resources"
        raise EvaluationError("too-many-resources", message)
    catalog.add(resource)
    stage = resource.value("stage") if "stage" in resource.parameters else None
    if stage is not None and stage is not False and not resource.is_class:
        message = (
            f"Only classes can set 'stage'; normal resources like {resource.ref} "
            "cannot change run stage"
        )
        raise EvaluationError("illegal-stage", message)
    if container is not None and type not in _NOT_CONTAINED:
        catalog.edges.append((container, resource))


def create_resources(
    scope: Scope,
    type_name: str,
    titles: list[Value],
    parameters: dict[str, Parameter],
    virtual: bool = False,
    exported: bool = False,
    source: SourceFile | None = None,
    line: int | None = None,
) -> list[Type]:
    """Declare resources of one type with the same attributes; gives references to them."""
    compiler = scope.compiler
    state = compiler.resources
    kind = state.kinds.get(type_name)
    if kind is None:
        if type_name.lower() == "class":
            return _create_classes(scope, titles, parameters, virtual, exported, source, line)
        kind = state.kinds[type_name] = _resource_kind(compiler.program, type_name)
    type, native, definition = kind
    references: list[Type] = []
    for title in titles:
        own_type, own_title = type, title
        if type in NAMED_BY_TITLE:
            named = name_in_title(str(title), type)
            own_type, own_title = named.type_name, named.title
        resource = Resource(
            own_type, own_title, scope, scope.definition, definition, native, virtual, exported,
            source, line,
        )  # fmt: skip
        resource.set_all(parameters)
        resource.add_own_tags()
        if own_type in state.types_with_defaults:
            resource.add_defaults()
        add_resource(scope, resource)
        references.append(ResourceType(own_type, resource.title))
    return references


def _resource_kind(program: Program, type_name: str) -> ResourceKind:
    """What a resource type is called, and what defines it."""
    native = program.native_type(type_name.lower()) if ":" not in type_name else None
    if native is not None:
        return capitalized(type_name.lower()), native, None
    definition = program.find_define(type_name)
    if definition is None:
        message = f"Unknown resource type: '{type_name}'"
        notes = _places_of(program, type_name) if ":" in type_name else ()
        from mupuppet.compiler.program.suggestions import near_resource_type

        hint = near_resource_type(program, type_name)
        raise EvaluationError("unknown-resource-type", message, notes=notes, hint=hint)
    return capitalized(definition.name), None, definition


def _create_classes(
    scope: Scope,
    titles: list[Value],
    parameters: dict[str, Parameter],
    virtual: bool,
    exported: bool,
    source: SourceFile | None,
    line: int | None,
) -> list[Type]:
    compiler = scope.compiler
    references: list[Type] = []
    for title in titles:
        name = title if isinstance(title, str) else to_string(title)
        definition = compiler.program.find_class(name)
        if definition is None or definition.name == "component":
            shown = name if definition is None else definition.name
            message = f"Could not find declared class {shown}"
            notes = _places_of(compiler.program, name)
            from mupuppet.compiler.program.suggestions import near_class

            hint = near_class(compiler.program, name)
            raise EvaluationError("unknown-class", message, notes=notes, hint=hint)
        resource = Resource(
            "Class",
            capitalized(definition.name),
            scope,
            scope.definition,
            definition=definition,
            virtual=virtual,
            exported=exported,
            source=source,
            line=line,
        )
        resource.set_all(parameters)
        resource.add_own_tags()
        resource.add_defaults()
        compiler.declare_parent(definition, scope)
        compiler.catalog.merge_tags(resource)
        add_resource(scope, resource)
        if definition.name not in compiler.classes.scopes:
            compiler.evaluate_resource(resource)
        references.append(ResourceType("Class", resource.title))
    return references


def add_exported(
    scope: Scope, exported: ExportedResource, origin: tuple[str, str, str]
) -> Resource:
    """Add a resource that another node has exported to the catalog."""
    program = scope.compiler.program
    name = exported.type.lower()
    native = program.native_type(name) if ":" not in name else None
    resource = Resource(
        exported.type,
        exported.title,
        scope,
        scope.definition,
        definition=None if native is not None else program.find_define(name),
        native=native,
    )
    resource.origin = origin
    for parameter, value in exported.parameters.items():
        resource.set(Parameter(parameter, to_attribute(value, program), None))
    resource.add_own_tags()
    resource.add_defaults()
    add_resource(scope, resource)
    return resource
