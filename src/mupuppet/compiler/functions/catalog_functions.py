"""Functions that work on the catalog, on scopes, or on the flow of evaluation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.evaluation.variables import is_variable
from mupuppet.compiler.model.resource import Parameter, Reference, Resource, not_a_reference
from mupuppet.compiler.program.names import capitalized, flatten
from mupuppet.compiler.resources.attributes import (
    attribute_name,
    found_by,
    to_attribute,
    to_reference,
)
from mupuppet.compiler.resources.declarations import create_resources
from mupuppet.functions.control_flow import BreakJump, NextJump, ReturnJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import given_back, legacy_function
from mupuppet.functions.registry import Context, FunctionError, function
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import named, to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.source import SourceFile
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.types.combinations import TypeType
from mupuppet.types.labels import ruby_string
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import inspect, to_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.compiler.program.program import Program
    from mupuppet.diagnostics.ids import DiagnosticId


def _class_names(values: list[Value]) -> list[str]:
    """The names of classes that are given as strings or references."""
    names = []
    for value in flatten(values):
        if value is None:
            raise FunctionError("Cannot use undef as a class name", "invalid-class-name")
        if isinstance(value, str):
            if not value:
                raise FunctionError("Cannot use empty string as a class name", "invalid-class-name")
            name = value
        elif isinstance(value, ClassType):
            if value.class_name is None:
                raise FunctionError("Cannot use an unspecific Class[] Type", "invalid-class-name")
            name = value.class_name
        elif isinstance(value, ResourceType):
            name = _class_of_resource(value)
        else:
            raise FunctionError(
                f"Cannot use {to_string(value)} as a class name", "invalid-class-name"
            )
        names.append((name if name.startswith("::") else f"::{name}").lower())
    return names


def _class_of_resource(value: ResourceType) -> str:
    if not value.type_name:
        raise FunctionError(
            "Cannot use an unspecific Resource[] where a Resource['class', name] is expected",
            "invalid-class-name",
        )
    if value.type_name.lower() != "class":
        raise FunctionError(
            f"Cannot use a Resource[{value.type_name}] where a Resource['class', name] is expected",
            "invalid-class-name",
        )
    if value.title is None:
        raise FunctionError(
            "Cannot use an unspecific Resource['class'] where a Resource['class', name]"
            " is expected",
            "invalid-class-name",
        )
    return ruby_string(value.title)


def _class_types(names: list[str]) -> list[Type]:
    return [ClassType(name.removeprefix("::")) for name in names]


# A jump out of the defaults of a class's parameters ends at the function that declares the class.


def _include_classes(context: CallContext, names: list[str]) -> list[Resource]:
    """Declare classes; this call is among the steps of an error in them."""
    compiler = context.compiler
    classes = compiler.classes
    outer = classes.including
    if context.lowering is not None and context.node is not None:
        classes.including = (context.lowering.source, context.node)
    base, active = context.scope.base, context.scope.base.active
    base.active = context.scope
    try:
        return compiler.include_classes(names, base)
    finally:
        base.active = active
        classes.including = outer


include = function(
    "include",
    Topic.RESOURCES,
    "Declares classes unless they have already been declared.",
    traits=Trait.DECLARES | Trait.INCLUDES_CLASSES | Trait.ALSO_LEGACY,
)


@include.dispatch("+Any $names")
def _include(context: CallContext, *values: Value) -> Value:
    names = _class_names(list(values))
    try:
        _include_classes(context, names)
    except (NextJump, ReturnJump) as jump:
        return jump.value
    return _class_types(names)


contain = function(
    "contain",
    Topic.RESOURCES,
    "Declares classes and contains them in the calling class.",
    traits=Trait.DECLARES | Trait.INCLUDES_CLASSES | Trait.ALSO_LEGACY,
)


@contain.dispatch("+Any $names")
def _contain(context: CallContext, *values: Value) -> Value:
    names = _class_names(list(values))
    scope = context.scope.base
    catalog = context.compiler.catalog
    try:
        contained = _include_classes(context, names)
    except (NextJump, ReturnJump) as jump:
        return jump.value
    for resource in contained:
        if scope.resource is not None and not catalog.has_edge(scope.resource, resource):
            catalog.add_edge(scope.resource, resource)
    return _class_types(names)


require = function(
    "require",
    Topic.RESOURCES,
    "Declares classes and applies them before the calling class or defined type.",
    traits=Trait.DECLARES | Trait.INCLUDES_CLASSES | Trait.ALSO_LEGACY,
)


@require.dispatch("+Any $names")
def _require(context: CallContext, *values: Value) -> Value:
    names = _class_names(list(values))
    scope = context.scope.base
    try:
        _include_classes(context, names)
    except (NextJump, ReturnJump) as jump:
        return jump.value
    resource = scope.resource
    if resource is not None:
        for name in names:
            required = [
                value for value in flatten([resource.value("require")]) if value is not None
            ]
            reference = Reference("Class", capitalized(name.removeprefix("::")))
            resource.set(Parameter("require", [*required, reference], resource.setter))
            if context.lowering is not None and context.node is not None:
                place = context.lowering.source, context.node
                context.compiler.resources.relationships.required[id(resource), reference] = place
    return _class_types(names)


def _at_call(context: CallContext, id: DiagnosticId, message: str) -> Exception:
    """An error that Puppet reports without saying that a function call has failed."""
    if context.lowering is None or context.node is None:
        return FunctionError(message, id)
    return context.lowering.error(id, message, context.node)


@legacy_function(
    "realize",
    "$reference, …",
    Topic.RESOURCES,
    "Adds virtual resources to the catalog.",
    arity=-2,
    traits=Trait.DECLARES | Trait.TAKES_TITLES,
)
def _realize(given: Context, values: list[Value]) -> Value:
    context = cast(CallContext, given)
    references = [_realized(context, value) for value in flatten(values)]
    context.compiler.realize(references, context.scope.base, context.place)
    return None


def _realized(context: CallContext, value: Value) -> Reference | Exception:
    """The resource that is named, or why none is: Puppet finds that out when it looks for it."""
    if isinstance(value, ReferredResource):
        value = to_reference(value.reference, context.compiler.program)
    if isinstance(value, Reference) and value.title:
        return value
    string = to_s(value)
    match = re.fullmatch(r"([^\[\]]+)\[(.+)\]", string, re.DOTALL)
    if match is not None:
        return Reference(match[1], match[2])
    # No statement makes a Puppet error of it: the catalog is being finished by then.
    message = f"Puppet::Parser::Compiler failed with error ArgumentError: {not_a_reference(string)}"
    return _at_call(context, "invalid-reference", message)


@legacy_function(
    "create_resources",
    "$type, $hash, [$defaults]",
    Topic.RESOURCES,
    "Declares a resource of a type for each title in a hash.",
    arity=-3,
    traits=Trait.DECLARES,
)
def _create_resources(given_context: Context, arguments: list[Value]) -> Value:
    context = cast(CallContext, given_context)
    if len(arguments) > 3:
        raise FunctionError(
            f"create_resources(): wrong number of arguments ({len(arguments)}; must be 2 or 3)",
            "wrong-argument-count",
        )
    type_name, instances = arguments[0], arguments[1]
    defaults: Any = arguments[2] if len(arguments) == 3 else {}
    if not isinstance(instances, dict):
        raise FunctionError(
            "create_resources(): second argument must be a hash", "argument-mismatch"
        )
    if not isinstance(defaults, dict):
        raise FunctionError(
            "create_resources(): third argument, if provided, must be a hash", "argument-mismatch"
        )
    if not isinstance(type_name, str):
        raise FunctionError(
            f"create_resources(): first argument must be a string, got {to_string(type_name)}",
            "argument-mismatch",
        )
    exported = type_name.startswith("@@")
    virtual = type_name.startswith("@")
    name = type_name.removeprefix("@").removeprefix("@").lower()
    if name == "class" and virtual:
        raise _at_call(context, "class-not-virtualizable", "Classes are not virtualizable")
    program = context.compiler.program
    scope = context.scope.base
    source = _source_of_call(context)
    shared = _attributes(defaults, program) if instances else {}
    for title, given in pairs_of(instances):
        if isinstance(given, ReferredResource):  # which is a hash of what names it
            given = dict(program.named_by_title(*given.parts))
        if not isinstance(given, dict):
            message = f"no implicit conversion of {named(given)} into Hash"
            mismatch = FunctionError(message, "argument-mismatch")
            mismatch.ruby_error = RubyError("TypeError", message)
            raise mismatch
        attributes = {**shared, **_attributes(given, program)}
        parameters = {}
        for key, value in pairs_of(attributes):
            attribute = attribute_name(key)
            parameters[attribute] = Parameter(
                attribute, value, scope.definition, scope=context.scope
            )
        create_resources(
            scope,
            name,
            _checked_titles(program, title if isinstance(title, list) else [title], name),
            parameters,
            virtual=virtual,
            exported=exported,
            source=source,
            line=context.line,
        )
    return None


def _attributes(given: dict[Value, Value], program: Program) -> dict[Value, Value]:
    return {key: to_attribute(given_back(value), program) for key, value in given.items()}


def _source_of_call(context: CallContext) -> SourceFile | None:
    """Where a function is called; for functions, code without a file is in an unknown one."""
    if context.lowering is None:
        return None
    source = context.lowering.source
    return source if source.name else SourceFile(source.text, "unknown")


def _checked_titles(program: Program, titles: list[Value], type_name: str) -> list[Value]:
    """The titles; unlike a declaration, this takes whatever has a text."""
    if any(title is None or title is False for title in titles):
        is_native = program.native_type(type_name) is not None
        shown = f":{type_name}" if is_native else inspect(type_name)
        raise FunctionError(
            f"No title provided and {shown} is not a valid resource reference", "invalid-reference"
        )
    return [str(title) if isinstance(title, Regexp) else title for title in titles]


@legacy_function(
    "tag",
    "$name, …",
    Topic.RESOURCES,
    "Adds tags to the calling class or defined type.",
    arity=-2,
    traits=Trait.DECLARES,
)
def _tag(given: Context, values: list[Value]) -> Value:
    resource = cast(CallContext, given).scope.base.resource
    if resource is not None:
        resource.add_tags([_tag_of(value) for value in values])
    return None


def _tag_of(value: Value) -> Value:
    """What a tag is made of; a resource is its reference, whose brackets no tag can have."""
    if isinstance(value, list):
        return [_tag_of(element) for element in value]
    return to_s(value) if isinstance(value, ReferredResource) else given_back(value)


@legacy_function(
    "tagged",
    "$name, …",
    Topic.RESOURCES,
    "Checks whether all of the tags are set in the calling scope.",
    arity=-2,
    traits=Trait.READS_CATALOG,
)
def _tagged(given: Context, values: list[Value]) -> Value:
    context = cast(CallContext, given)
    catalog = context.compiler.catalog
    resource = context.scope.base.resource
    for value in values:
        wanted = to_s(value).lower()
        if wanted not in catalog.tags and not (resource and resource.is_tagged([wanted])):
            return False
    return True


_DEFINABLE = "Variant[String, Type[CatalogEntry], Type[Type[CatalogEntry]]]"
defined = function(
    "defined",
    Topic.RESOURCES,
    "Checks whether classes, types, resources or variables are defined.",
    traits=Trait.READS_CATALOG | Trait.LEGACY_STUB,
)


@defined.dispatch(f"+{_DEFINABLE} $vals")
def _defined(context: CallContext, *values: Value) -> Value:
    return any(_is_defined(context, value) for value in values)


def _is_defined(context: CallContext, value: Value) -> bool:
    compiler = context.compiler
    if isinstance(value, str):
        if re.match(r"\$(.+)\Z", value):
            return is_variable(context.scope, value[1:])
        if value in ("", "main", "::"):
            return value != ""  # the class of main manifests has no name of its own
        return compiler.program.resource_type_exists(value.lower()) or (
            compiler.program.find_class(value) is not None
        )
    if isinstance(value, Reference) and value.type_name == "Class":
        # Puppet takes the class itself for the type of the resource.
        definition = compiler.program.find_class(value.title)
        type_name = "Class" if definition is None else definition.name
        return compiler.catalog_resource(type_name, value.title) is not None
    if isinstance(value, ResourceType):
        if value.type_name is None:
            raise FunctionError(
                "The given resource type is a reference to all kind of types", "invalid-argument"
            )
        if value.title is None:
            return compiler.program.resource_type_exists(value.type_name.lower())
        return _has_resource(compiler, value.type_name, value.title)
    if isinstance(value, ClassType):
        if value.class_name is None:
            raise FunctionError(
                "The given class type is a reference to all classes", "invalid-argument"
            )
        if value.class_name == "main":
            return False  # its resource has no capital, so Puppet does not find it
        return compiler.catalog_resource("Class", value.class_name) is not None
    if isinstance(value, TypeType) and isinstance(value.type, ResourceType):
        return _is_defined(context, value.type)
    if isinstance(value, TypeType) and isinstance(value.type, ClassType):
        if value.type.class_name is None:
            raise FunctionError(
                "The given class type is a reference to all classes", "invalid-argument"
            )
        return compiler.program.find_class(value.type.class_name) is not None
    if isinstance(value, TypeType):
        return False
    raise FunctionError(
        f"Invalid argument of type '{class_name(value)}' to 'defined'", "argument-mismatch"
    )


def _has_resource(compiler: CompilationContext, type_name: str, title: Value) -> bool:
    reference = found_by(compiler.program, type_name, title)
    if str(reference) == "Class[main]":
        return True  # the class of the main manifests
    return compiler.catalog_resource(reference.type_name, reference.title) is not None


# --- Messages


def _message(values: tuple[Value, ...]) -> str:
    return " ".join(to_string(value) for value in values)


def _declare_log(level: str) -> None:
    @function(
        level, Topic.MESSAGES, f"Logs a message at level `{level}`.", traits=Trait.ALSO_LEGACY
    ).dispatch("*Any $values >> Undef")
    def log(context: CallContext, *values: Value) -> Value:
        context.log(level, _message(values))
        return None


for _level in ("debug", "info", "notice", "warning", "err", "alert", "crit", "emerg"):
    _declare_log(_level)


@legacy_function(
    "fail", "$message, …", Topic.MESSAGES, "Fails the compilation with an error message."
)
def _fail(context: Context, values: list[Value]) -> Value:
    raise FunctionError(" ".join(map(to_s, values)), "fail-called")


# --- Flow


next_ = function(
    "next",
    Topic.ITERATION,
    "Ends the current call of a lambda and returns a value from it.",
    traits=Trait.LEAVES | Trait.LEGACY_STUB,
)


@next_.dispatch("?Any $value")
def _next(context: CallContext, value: Value = None) -> Value:
    raise NextJump(value, _source(context), context.node)


return_ = function(
    "return",
    Topic.ITERATION,
    "Returns from the calling function, class or defined type.",
    traits=Trait.LEAVES | Trait.LEGACY_STUB,
)


@return_.dispatch("?Any $value")
def _return(context: CallContext, value: Value = None) -> Value:
    raise ReturnJump(value, _source(context), context.node)


break_ = function(
    "break",
    Topic.ITERATION,
    "Ends the innermost iteration.",
    traits=Trait.LEAVES | Trait.LEGACY_STUB,
)


@break_.dispatch("")
def _break(context: CallContext) -> Value:
    raise BreakJump(None, _source(context), context.node)


def _source(context: CallContext) -> Any:
    return None if context.lowering is None else context.lowering.source
