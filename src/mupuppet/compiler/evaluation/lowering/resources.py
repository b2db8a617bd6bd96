"""Resources, resource defaults, overrides, collectors and relationships."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.evaluation.lowering.literals import is_data_in_collection
from mupuppet.compiler.model.resource import LiteralParameter, Parameter
from mupuppet.compiler.program.constants import SCALARS
from mupuppet.compiler.program.names import capitalized, flatten
from mupuppet.compiler.resources.attributes import PLAIN, attribute_name, found_by, to_attribute
from mupuppet.compiler.resources.declarations import create_resources
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES
from mupuppet.syntax.nodes import anchor
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.types.labels import label
from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import inspect
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from mupuppet.compiler.log import Log
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.compiler.program.program import Program
    from mupuppet.diagnostics.ids import DiagnosticId

_Operations = Callable[["Frame"], list[Parameter]]


def lower_operations(lowering: Lowering, operations: tuple[n.Operation, ...]) -> _Operations:
    """The attributes that a body sets, in order."""
    parts = [_lower_operation(lowering, operation) for operation in operations]

    def evaluate(scope: Frame) -> list[Parameter]:
        return [parameter for part in parts for parameter in part(scope)]

    return evaluate


def _lower_operation(lowering: Lowering, operation: n.Operation) -> _Operations:
    closure = lowering.attribute(operation)
    source = lowering.source

    def written(scope: Frame) -> list[Parameter]:
        assert isinstance(operation, n.AttributeOperation)  # see below
        value = _attribute(scope.compiler.program, closure(scope), lowering, operation)
        setter, adds = scope.base.definition, operation.operator == "+>"
        return [Parameter(operation.name, value, setter, source, operation, scope, adds)]

    def from_hash(scope: Frame) -> list[Parameter]:
        value, setter = closure(scope), scope.base.definition
        if not isinstance(value, dict):
            message = f"Expected value of type Hash, got {_type_name(value)}"
            raise lowering.error("type-mismatch", message, operation.value)
        parameters: list[Parameter] = []
        for key, each in pairs_of(value):
            converted = _attribute(scope.compiler.program, each, lowering, operation)
            try:
                name = attribute_name(key)
            except EvaluationError as error:
                raise runtime_error(error, source, operation) from None
            parameters.append(Parameter(name, converted, setter, source, operation, scope))
        return parameters

    return written if isinstance(operation, n.AttributeOperation) else from_hash


def _lower_attributes(
    lowering: Lowering, node: n.Resource, operations: tuple[n.Operation, ...]
) -> Callable[[Frame], dict[str, Parameter]]:
    """The attributes of a body by their names."""
    written = {op.name for op in operations if isinstance(op, n.AttributeOperation)}
    if len(written) == len(operations):
        return _lower_named_attributes(lowering, operations)
    parts = [_lower_operation(lowering, operation) for operation in operations]

    def attributes(scope: Frame) -> dict[str, Parameter]:
        named: dict[str, Parameter] = {}
        for part in parts:
            for parameter in part(scope):
                if parameter.name in named:
                    message = f"The attribute '{parameter.name}' has already been set"
                    raise lowering.error("duplicate-attribue", message, node)
                named[parameter.name] = parameter
        return named

    return attributes


_new_object = object.__new__


def _lower_named_attributes(
    lowering: Lowering, operations: tuple[n.Operation, ...]
) -> Callable[[Frame], dict[str, Parameter]]:
    """The attributes of a body in which each is written once and none comes from a hash."""
    source = lowering.source
    parts = [
        _lower_attribute(lowering, operation)
        for operation in operations
        if isinstance(operation, n.AttributeOperation)
    ]

    def attributes(scope: Frame) -> dict[str, Parameter]:
        setter = scope.base.definition
        named: dict[str, Parameter] = {}
        for name, value, closure, operation, adds, fitting in parts:
            if closure is not None:
                value = closure(scope)
            if type(value) not in PLAIN:
                if fitting is not None:
                    named[name] = LiteralParameter(
                        name, value, setter, source, operation, scope, adds, fitting
                    )
                    continue
                value = _attribute(scope.compiler.program, value, lowering, operation)
            # The same as `Parameter(…)`, which takes Python a third longer.
            named[name] = made = _new_object(Parameter)
            made.name = name
            made.value = value
            made.setter = setter
            made.source = source
            made.node = operation
            made.scope = scope
            made.adds = adds
        return named

    return attributes


#: The name; the value, or what evaluates it; whether it adds; the cache of what accepts it.
_LoweredAttribute = tuple[
    str, Value, Closure | None, n.AttributeOperation, bool, set[object] | None
]


def _lower_attribute(lowering: Lowering, operation: n.AttributeOperation) -> _LoweredAttribute:
    written, adds = operation.value, operation.operator == "+>"
    if not lowering.folds_literals:
        return operation.name, None, lowering.attribute(operation), operation, adds, None
    if type(written) in SCALARS:
        value: Value = written.value  # type: ignore[union-attr]  # these have one
        return operation.name, value, None, operation, adds, None
    is_data = is_data_in_collection(written) and operation.name not in RELATIONSHIP_NAMES
    fitting: set[object] | None = set() if is_data else None
    return operation.name, None, lowering.attribute(operation), operation, adds, fitting


def _attribute(program: Program, value: Value, lowering: Lowering, node: n.Operation) -> Value:
    """A value as an attribute; one that cannot be is reported where it is written."""
    try:
        return to_attribute(value, program)
    except EvaluationError as error:
        raise runtime_error(error, lowering.source, node) from None


def warn_of_no_store(log: Log, effect: str, lowering: Lowering, node: n.Node) -> None:
    """Say what comes of it that nothing is exported or collected."""
    id: DiagnosticId = "rt-no-storeconfigs"
    if isinstance(node, n.Resource):
        id = "rt-no-storeconfigs-export"
    message = f"You cannot collect exported resources without storeconfigs being set; {effect}"
    log.warn(id, message, lowering.source, node)


@lowers(n.Resource)
def _resource(lowering: Lowering, node: n.Resource) -> Closure:
    if len(node.bodies) == 1 and node.form != "exported":
        return _lower_one_body(lowering, node, node.bodies[0])
    source, line = lowering.source, lowering.line(anchor(node))
    type_name = _lower_type_name(lowering, node)
    bodies = [
        (body, lowering.lower(body.title), _lower_attributes(lowering, node, body.operations))
        for body in node.bodies
    ]

    def declare(scope: Frame) -> Value:
        name = type_name(scope)
        if node.form == "exported" and scope.compiler.inputs.exports is None:
            warn_of_no_store(scope.compiler.log, "the export is ignored", lowering, node)
        seen: set[Value] = set()
        evaluated: list[tuple[list[Value], dict[str, Parameter]]] = []
        defaults: dict[str, Parameter] = {}
        for body, title, attributes_of in bodies:
            titles, is_default = _titles(title(scope), seen, lowering, node, body)
            attributes = attributes_of(scope)
            if is_default:
                defaults = attributes
            evaluated.append((titles, attributes))
        references: list[Value] = []
        for titles, attributes in evaluated:
            given = {**defaults, **attributes} if defaults else attributes
            references += _create(scope, name, titles, given, node, source, line)
        return references

    return declare


def _lower_one_body(lowering: Lowering, node: n.Resource, body: n.ResourceBody) -> Closure:
    """The usual expression: it has one body."""
    source, line = lowering.source, lowering.line(anchor(node))
    attributes_of = _lower_attributes(lowering, node, body.operations)
    written = body.title
    if not isinstance(node.type, n.Name):
        type_name = _lower_type_name(lowering, node)
        title = lowering.lower(written)
        return lambda scope: _create(
            scope,
            type_name(scope),
            _titles(title(scope), set(), lowering, node, body)[0],
            attributes_of(scope),
            node,
            source,
            line,
        )
    name = node.type.value
    if type(written) is n.String and written.value and lowering.folds_literals:
        titles: list[Value] = [written.value]
        return lambda scope: _create(scope, name, titles, attributes_of(scope), node, source, line)
    title = lowering.lower(written)

    def declare(scope: Frame) -> Value:
        titled = title(scope)
        if type(titled) is str and titled:
            titles: list[Value] = [titled]
        else:
            titles, _ = _titles(titled, set(), lowering, node, body)
        return _create(scope, name, titles, attributes_of(scope), node, source, line)

    return declare


def _create(
    scope: Frame,
    name: str,
    titles: list[Value],
    attributes: dict[str, Parameter],
    node: n.Resource,
    source: SourceFile,
    line: int,
) -> list[Type]:
    """Make resources of titles and attributes that have been evaluated."""
    base, form = scope.base, node.form
    virtual, exported = form != "regular", form == "exported"
    active, base.active = base.active, scope
    try:
        return create_resources(base, name, titles, attributes, virtual, exported, source, line)
    except EvaluationError as error:
        if error.located:
            raise
        raise runtime_error(error, source, node) from None
    finally:
        base.active = active


def _lower_type_name(lowering: Lowering, node: n.Resource) -> Callable[[Frame], str]:
    """The name of the type of a resource: mostly written out, sometimes computed."""
    written = node.type
    if isinstance(written, n.Name):
        name = written.value
        return lambda scope: name
    acceptable = isinstance(written, n.TypeName) or (
        isinstance(written, n.Access) and isinstance(written.left, n.TypeName)
    )
    closure = lowering.lower(written)

    def evaluate(scope: Frame) -> str:
        value = closure(scope)
        actual = str(value)
        if acceptable:
            if isinstance(value, ClassType):
                if value.class_name is None:
                    return "class"
            elif isinstance(value, ResourceType):
                if value.type_name is None:
                    unnamed = EvaluationError("illegal-resource-type", "Resource names no type")
                    raise runtime_error(unnamed, lowering.source, node)
                if value.title is None:
                    return value.type_name
            else:
                actual = _type_name(value)
        else:
            actual = _type_name(value)
        message = (
            "Illegal Resource Type expression, expected result to be a type name, "
            f"or untitled Resource, got {actual}"
        )
        raise lowering.error("illegal-resource-type", message, written)

    return evaluate


def _titles(
    value: Value, seen: set[Value], lowering: Lowering, node: n.Resource, body: n.ResourceBody
) -> tuple[list[Value], bool]:
    """The titles of a body, and whether it holds the defaults of the expression."""
    if value is None:
        message = "Missing title. The title expression resulted in undef"
        raise lowering.error("missing-title", message, body.title)
    if type(value) is str and value and not seen:
        seen.add(value)
        return [value], False
    titles = flatten([value])
    for index, title in enumerate(titles):
        if type(title) is str and title and title not in seen:
            seen.add(title)
            continue
        if title is None:
            message = (
                f"Missing title at index {index}. The title expression resulted in an undef title"
            )
            raise lowering.error("missing-title-at", message, body.title)
        if not isinstance(title, str) and title is not DEFAULT:
            actual = _type_name(title)
            message = f"Illegal title type at index {index}. Expected String, got {actual}"
            raise lowering.error("illegal-title-type-at", message, body.title)
        if title == "":
            message = (
                f"Empty string title at {index}. "
                "Title strings must have a length greater than zero."
            )
            raise lowering.error("empty-string-title-at", message, body.title)
        if title in seen:
            shown = "default" if title is DEFAULT else title
            message = f"The title '{shown}' has already been used in this resource expression"
            raise lowering.error("duplicate-title", message, node)
        seen.add(title)
    return [title for title in titles if title is not DEFAULT], DEFAULT in titles


@lowers(n.ResourceWithoutTitle)
def _without_title(lowering: Lowering, node: n.ResourceWithoutTitle) -> Closure:
    def reject(scope: Frame) -> Value:
        message = (
            "This expression is invalid. Did you try declaring a "
            f"'{node.type.value}' resource without a title?"
        )
        raise lowering.error("resource-without-title", message, node)

    return reject


@lowers(n.ResourceDefaults)
def _defaults(lowering: Lowering, node: n.ResourceDefaults) -> Closure:
    type = lowering.lower(node.type)
    operations = lower_operations(lowering, node.operations)

    def set_defaults(scope: Frame) -> Value:
        reference = type(scope)
        if (
            not isinstance(reference, ResourceType)
            or reference.type_name is None
            or reference.title is not None
        ):
            actual = _type_name(reference)
            message = (
                "Illegal Resource Type expression, expected result to be a type name, "
                f"or untitled Resource, got {actual}"
            )
            raise lowering.error("illegal-resource-type", message, node.type)
        type_name = capitalized(reference.type_name)
        scope.compiler.resources.types_with_defaults.add(type_name)
        table = scope.base.defaults.setdefault(type_name, {})
        for parameter in operations(scope):
            if parameter.name in table:
                message = (
                    f"Default already defined for {type_name} "
                    f"{{ {parameter.name} }}; cannot redefine"
                )
                raise EvaluationError(
                    "duplicate-default-attribute", message, parameter.source, parameter.node
                )
            table[parameter.name] = parameter
        return reference

    return set_defaults


@lowers(n.ResourceOverride)
def _override(lowering: Lowering, node: n.ResourceOverride) -> Closure:
    from mupuppet.compiler.resources.overrides import add_override

    resources = lowering.lower(node.resources)
    operations = lower_operations(lowering, node.operations)
    line = lowering.line(anchor(node))

    def override(scope: Frame) -> Value:
        references = resources(scope)
        parameters = operations(scope)
        try:
            for reference in flatten([references]):
                if not isinstance(reference, ResourceType) or reference.type_name is None:
                    message = (
                        f"Resource Override can only operate on resources, got: {label(reference)}"
                    )
                    raise lowering.error("illegal-overridden-type", message, node)
                if reference.title is None:
                    raise EvaluationError("invalid-reference", _no_title(scope, reference))
                overridden = found_by(scope.compiler.program, reference.type_name, reference.title)
                add_override(
                    scope.compiler, overridden, parameters, scope.base, lowering.source, line
                )
        except EvaluationError as error:
            if error.located:
                raise
            raise runtime_error(error, lowering.source, node) from None
        return references

    return override


def _no_title(scope: Frame, reference: ResourceType) -> str:
    name = (reference.type_name or "").lower().removeprefix("::")
    shown = f":{name}" if scope.compiler.program.native_type(name) is not None else inspect(name)
    return f"No title provided and {shown} is not a valid resource reference"


# --- Relationships


@lowers(n.Relationship)
def _relationship(lowering: Lowering, node: n.Relationship) -> Closure:
    left = lowering.lower(node.left)
    right = lowering.lower(node.right)

    def relate(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        try:
            return scope.compiler.resources.relationships.add(one, other, node, lowering.source)
        except EvaluationError as error:
            if error.located:
                raise
            raise runtime_error(error, lowering.source, node) from None

    return relate


def _type_name(value: Value) -> str:
    """The name of a value's type, for messages: few runs need what finds it."""
    from mupuppet.types.inference import general_type_name

    return general_type_name(value)
