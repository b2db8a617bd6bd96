"""From the catalog under construction to the finished one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import replace
from mupuppet.catalog import Catalog, CatalogResource
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.model.binary_strings import BinaryStrings
from mupuppet.compiler.model.resource import LiteralParameter, Reference, Resource
from mupuppet.compiler.model.scope import scope_of
from mupuppet.compiler.program.names import flatten
from mupuppet.compiler.resources.host_values import HostObjectFound, without_host_objects
from mupuppet.compiler.resources.rich_data import to_data
from mupuppet.environment.exports import ExportedResource
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES
from mupuppet.values.binary import Binary
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import CompilationContext


def finished_catalog(compiler: CompilationContext) -> Catalog:
    """The catalog without virtual resources (exported ones are), its values as data."""
    resources = [resource for resource in compiler.catalog.resources if not resource.virtual]
    edges = [
        (source.ref, target.ref)
        for source, target in compiler.catalog.edges
        if not (source.virtual or target.virtual)
    ]
    return Catalog(
        name=compiler.inputs.node.name,
        environment=compiler.program.environment.name,
        resources=_finished(compiler, resources),
        edges=tuple(edges),
        classes=tuple(dict.fromkeys(compiler.classes.names)),
        tags=tuple(compiler.catalog.tags),
        labels={
            each.ref: each.label
            for each in resources
            if each.type == "Node" and each.label != each.ref
        },
    )


def exported_resources(compiler: CompilationContext) -> tuple[ExportedResource, ...]:
    """What the catalog exports to other nodes. What is sensitive stays here."""
    node = compiler.inputs.node.name
    exported = [each for each in compiler.catalog.resources if each.exported]
    return tuple(
        ExportedResource(
            node,
            made.type,
            made.title,
            made.shared_parameters(),
            made.tags,
            made.file,
            made.line,
            made.kind,
        )
        for made in _finished(compiler, exported)
    )


def _finished(
    compiler: CompilationContext, resources: list[Resource]
) -> tuple[CatalogResource, ...]:
    made = tuple(map(finished_resource, resources))
    known = compiler.binary_strings
    if not known:
        return made
    return tuple(
        replace(
            each,
            parameters={
                name: _with_binaries(known, value) for name, value in each.parameters.items()
            },
        )
        for each in made
    )


def _with_binaries(known: BinaryStrings, value: Value) -> Value:
    """A value as it is in a catalog: its strings of bytes are Binary."""
    if type(value) is str and id(value) in known:
        return to_data(Binary(value.encode("ascii", "surrogateescape")))
    if type(value) is list:
        return [_with_binaries(known, entry) for entry in value]
    if type(value) is dict:
        return {_key(name): _with_binaries(known, entry) for name, entry in value.items()}
    return value


def _key(name: Value) -> Value:
    """A key of a hash in a catalog: bytes that form characters are these."""
    if type(name) is not str or name.isascii():
        return name
    return name.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")


def finished_resource(resource: Resource) -> CatalogResource:
    """A resource with its values as data."""
    try:
        parameters = _parameters(resource)
    except EvaluationError as error:
        raise EvaluationError(
            error.id, error.message, resource.source, None, line=resource.line
        ) from None
    return CatalogResource(
        resource.type,
        resource.title,
        parameters,
        tuple(resource.tags),
        resource.exported,
        _kind(resource),
        None if resource.source is None or resource.line is None else resource.source.name,
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
    title, parameters, native = resource.title, resource.parameters, resource.native
    if (
        title == "main"
        or resource.given_title is not title
        or "name" in parameters
        or (native is not None and native.namevar in parameters)
        or (native is not None and not native.is_whole_name(title))
    ):
        return _renamed_parameters(resource)
    # Most resources are named by their titles, and most attributes are plain.
    values: dict[str, Value] = {}
    for name, parameter in parameters.items():
        value = parameter.value
        if value is None:
            continue
        if type(value) in _PLAIN or type(parameter) is LiteralParameter:
            values[name] = value
        else:
            values[name] = _data(resource, name, _flat(resource, name, value))
    # Puppet's catalogs know no upper case in the names of attributes, and hardly any has some.
    # (Of a string in ASCII, `lower` is much faster than `islower`.)
    names = "".join(values)
    if names == names.lower():
        return values
    return {name.lower(): value for name, value in values.items()}


def _data(resource: Resource, name: str, value: Value) -> Value:
    """The value of an attribute as data."""
    try:
        return to_data(value)
    except HostObjectFound:
        compiler = scope_of(resource).compiler
        return to_data(without_host_objects(compiler.strict, compiler.log, resource, name, value))


#: The classes of what is written as it is.
_PLAIN = frozenset([str, int, float, bool])


def _flat(resource: Resource, name: str, value: Value) -> Value:
    """Arrays of references have no arrays within."""
    if isinstance(value, Reference):
        _check_title(resource, value)
    if isinstance(value, list):
        if _PLAIN.issuperset(map(type, value)):
            return value
        if name in RELATIONSHIP_NAMES:
            return [each for each in flatten(value) if each is not None]
        flat = flatten(value)
        references = [each for each in flat if isinstance(each, Reference)]
        for reference in references:
            _check_title(resource, reference)
        return flat if references else value
    return value


def _check_title(resource: Resource, reference: Reference) -> None:
    """Puppet takes the titles of references apart. No path is empty, so that `File` fails."""
    if reference.title:
        return
    native = scope_of(resource).compiler.program.native_type(reference.type.lower())
    if native is not None and not native.parse_title(reference.title):
        message = 'No set of title patterns matched the title "".'
        raise EvaluationError("title-pattern", message, resource.source, None, line=resource.line)


def _renamed_parameters(resource: Resource) -> dict[str, Value]:
    """The parameters where attributes take part in naming the resource."""
    given: dict[str, Value] = dict(resource.title_attributes())
    for name, parameter in resource.parameters.items():
        if parameter.value is not None:
            given[name] = parameter.value
    values: dict[str, Value] = {}
    for name, value in given.items():
        # Puppet's catalogs know no upper case in the names of attributes.
        values[resource.namevar if name == "name" else name.lower()] = _flat(resource, name, value)
    is_main = resource.title == "main" and resource.type in ("Stage", "Class")
    return {
        name: _data(resource, name, value)
        for name, value in values.items()
        if is_main or not (name == resource.namevar and value == resource.given_title)
    }
