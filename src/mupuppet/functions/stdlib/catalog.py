"""Functions that look at the catalog, or add to it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import given_back
from mupuppet.functions.registry import ArgumentMismatch, Context, FunctionError
from mupuppet.functions.stdlib.compiler_context import (
    CatalogResource,
    compiler_of,
    scope_of,
    variable,
)
from mupuppet.functions.stdlib.declarations import function, legacy
from mupuppet.functions.stdlib.hashes import flatten_values
from mupuppet.functions.stdlib.ruby_values import as_array, flatten
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import equal
from mupuppet.ruby_semantics.conversion import described, no_conversion, no_method, to_s
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.types.builtin import DEFERRED
from mupuppet.types.catalog_entries import ResourceType
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.objects import Deferred
from mupuppet.values.value import Value

_REFERENCE = re.compile(r"^([^\[\]]+)\[(.+)\]$", re.S | re.M)


def _parsed_reference(string: str) -> tuple[str, str]:
    """Type and title of `File[/a]`."""
    found = _REFERENCE.search(string)
    if found is None:
        raise FunctionError(
            f"No title provided and {described(string)} is not a valid resource reference",
            "invalid-reference",
        )
    return found[1], found[2]


# --- Looking


@legacy(
    "getparam",
    "$reference, $name",
    Topic.RESOURCES,
    "Returns the value of an attribute of a resource.",
    traits=Trait.READS_CATALOG,
)
def _getparam(context: Context, arguments: list[Value]) -> Value:
    reference, name = (*arguments, None, None)[:2]
    if reference is None or reference is False:
        raise FunctionError("Must specify a reference", "wrong-argument-count")
    if type(name) is not str:
        raise FunctionError("Must specify name of a parameter", "wrong-argument-count")
    if not name:
        return ""
    resource = compiler_of(context).catalog_resource(*_parsed_reference(to_s(reference)))
    value = None if resource is None else resource.value(name)
    return "" if value is None else value


@legacy(
    "defined_with_params",
    "$reference, [$attributes]",
    Topic.RESOURCES,
    "Checks whether a resource with these attributes is declared.",
    traits=Trait.READS_CATALOG,
)
def _defined_with_params(context: Context, arguments: list[Value]) -> Value:
    reference, attributes = (*arguments, None, None)[:2]
    return _is_defined_with(context, reference, attributes)


def _is_defined_with(context: Context, reference: Value, attributes: Value) -> bool:
    """Whether a resource is in the catalog with these attributes, among others."""
    if reference is None or reference is False:
        raise FunctionError("Must specify a reference", "wrong-argument-count")
    if attributes is None or attributes is False or attributes == "":
        attributes = {}
    container = scope_of(context).resource
    for resource in _named_resources(context, reference):
        if container is not None and resource.ref == container.ref:
            continue
        if type(attributes) is not dict:
            raise no_method("map", attributes)
        if all(_has(resource, name, value) for name, value in pairs_of(attributes)):
            return True
    return False


def _named_resources(context: Context, reference: Value) -> Iterable[CatalogResource]:
    """The resource of a reference, or all of its type if it has no title."""
    if type(reference) is str:
        type_name, title = _parsed_reference(reference)
    elif isinstance(reference, ReferredResource):
        type_name, title = reference.parts
    else:
        raise FunctionError(
            f"Reference is not understood: '{class_name(reference)}'", "invalid-reference"
        )
    compiler = compiler_of(context)
    if not title:
        return [each for each in compiler.catalog.resources if each.type == type_name]
    found = compiler.catalog_resource(type_name, title)
    return [] if found is None else [found]


def _has(resource: CatalogResource, name: Value, value: Value) -> bool:
    return _is_same(resource.value(to_s(name)), value)


def _is_same(actual: Value, value: Value) -> bool:
    """Whether an attribute has a value, which may refer to resources wherever in it."""
    if isinstance(value, ReferredResource):
        return str(value) == str(actual)
    if type(value) is list and type(actual) is list and len(value) == len(actual):
        return all(map(_is_same, actual, value))
    return equal(actual, value)


@function(
    "stdlib::str2resource",
    Topic.RESOURCES,
    "Converts a string such as `File[/a]` to a resource reference.",
).dispatch("String $res_string >> Any")
def _str2resource(context: Context, string: str) -> Value:
    type_name, title = _parsed_reference(string)
    if compiler_of(context).catalog_resource(type_name, title) is None:
        raise FunctionError(
            f"stdlib::str2resource(): could not find {type_name}[{title}], this is parse order "
            "dependent and values should not be quoted",
            "unknown-resource",
        )
    return ResourceType(type_name, title)


# --- Adding


def _ensure_resource(context: Context, type_name: Value, title: Value, given: Value) -> None:
    """Declare resources that are not in the catalog with these attributes."""
    for item in flatten([title]):
        if _is_defined_with(context, f"{to_s(type_name)}[{to_s(item)}]", given):
            continue
        if type(type_name) is not str:
            raise no_method("capitalize", type_name)
        if type(given) is not dict:
            no_conversion(given, "Hash")
        # A number stays one, which shows in the catalog.
        resources = hash_of([(item, given_back(given))])
        context.call_function("create_resources", [type_name.capitalize(), resources])


def _type_and_title(arguments: list[Value]) -> tuple[Value, Value, Value]:
    type_name, title, attributes = (*arguments, None, None, None)[:3]
    if type_name is None or type_name is False:
        raise FunctionError("Must specify a type", "wrong-argument-count")
    if title is None or title is False:
        raise FunctionError("Must specify a title", "wrong-argument-count")
    return type_name, title, {} if attributes is None or attributes is False else attributes


@legacy(
    "ensure_resource",
    "$type, $title, [$attributes]",
    Topic.RESOURCES,
    "Declares a resource unless the same one has already been declared.",
    statement=True,
    traits=Trait.DECLARES | Trait.TAKES_TITLES,
)
def _legacy_ensure_resource(context: Context, arguments: list[Value]) -> Value:
    _ensure_resource(context, *_type_and_title(arguments))


@legacy(
    "ensure_resources",
    "$type, $hash, [$attributes]",
    Topic.RESOURCES,
    "Declares resources unless the same ones have already been declared.",
    statement=True,
    traits=Trait.DECLARES,
)
def _ensure_resources(context: Context, arguments: list[Value]) -> Value:
    type_name, resources, attributes = _type_and_title(arguments)
    if type(resources) is not dict:
        raise ArgumentMismatch("ensure_resources(): Requires second argument to be a Hash")
    for title, own in pairs_of(resources):
        merged = attributes
        if own is not None and own is not False:
            if type(attributes) is not dict:
                raise no_method("merge", attributes)
            merged = {**attributes, **own} if type(own) is dict else no_conversion(own, "Hash")
        _ensure_resource(context, type_name, title, merged)


@function(
    "ensure_packages",
    Topic.RESOURCES,
    "Declares packages unless they have already been declared.",
    traits=Trait.DECLARES | Trait.TAKES_TITLES | Trait.ALSO_LEGACY,
).dispatch(
    "Variant[String[1], Array[String[1]], Hash[String[1], Any]] $packages, "
    "?Hash $default_attributes >> Undef"
)
def _ensure_packages(
    context: Context, packages: Value, attributes: dict[Value, Value] | None = None
) -> Value:
    defaults = {"ensure": "installed", **(attributes or {})}
    if defaults["ensure"] == "present":
        defaults["ensure"] = "installed"
    if type(packages) is dict:
        context.call_function("ensure_resources", ["package", packages, defaults])
        return None
    for package in as_array(packages):
        context.call_function("ensure_resource", ["package", package, defaults])
    return None


new_ensure_packages = function(
    "stdlib::ensure_packages",
    Topic.RESOURCES,
    "Declares packages unless they have already been declared.",
    traits=Trait.DECLARES | Trait.TAKES_TITLES,
)


@new_ensure_packages.dispatch(
    "Variant[String[1], Array[String[1]]] $packages, ?Hash $default_attributes"
)
def _ensure_packages_by_name(
    context: Context, packages: Value, attributes: dict[Value, Value] | None = None
) -> Value:
    for package in as_array(packages):
        defaults = {"ensure": "installed", **(attributes or {})}
        if defaults["ensure"] in ("present", "installed"):
            # Both mean the same, so the one that is already declared will do.
            is_present = _is_defined_with(context, f"Package[{package}]", {"ensure": "present"})
            defaults["ensure"] = "present" if is_present else "installed"
        context.call_function("ensure_resource", ["package", package, defaults])
    return None


@new_ensure_packages.dispatch("Hash[String[1], Any] $packages, ?Hash $default_attributes")
def _ensure_packages_by_hash(
    context: Context,
    packages: dict[Value, Value],
    attributes: dict[Value, Value] | None = None,
) -> Value:
    for package, own in pairs_of(packages):
        own = own if type(own) is dict else no_conversion(own, "Hash")
        _ensure_packages_by_name(context, package, {**(attributes or {}), **own})
    return None


# --- Values of attributes


@function(
    "stdlib::ensure",
    Topic.RESOURCES,
    "Converts a boolean, `present` or `absent` to a resource type's `ensure` value.",
).dispatch(
    "Variant[Boolean, Enum['present', 'absent']] $ensure, "
    "?Optional[Enum['directory', 'link', 'mounted', 'service', 'file', 'package']] $resource"
)
def _ensure(context: Context, wanted: bool | str, kind: str | None = None) -> Value:
    is_present = wanted is True or wanted == "present"
    if kind == "service":
        return "running" if is_present else "stopped"
    if not is_present:
        return "absent"
    return {"package": "installed", None: "present"}.get(kind, kind)


@function(
    "stdlib::deferrable_epp",
    Topic.RESOURCES,
    "Renders an EPP template, on the agent if a value is deferred.",
).dispatch("String $template, Hash $variables, ?Boolean $preparse")
def _deferrable_epp(
    context: Context, template: str, variables: dict[Value, Value], preparse: bool = True
) -> Value:
    if not any(isinstance(value, Deferred) for value in flatten_values(variables)):
        return context.call_function("epp", [template, variables])
    path = context.call_function("find_template", [template])
    string = context.call_function("file", [path])
    if preparse:
        # What is deferred stays a tag of the template for the second time.
        known = {
            name: f"<%= ${name} %>" if isinstance(value, Deferred) else value
            for name, value in variables.items()
        }
        string = context.call_function("inline_epp", [string, known])
    return Deferred(DEFERRED, "inline_epp", [string, variables])


# --- Private classes


def _assert_private(context: Context, arguments: list[Value]) -> None:
    if len(arguments) > 1:
        raise FunctionError(
            f"assert_private(): Wrong number of arguments given ({len(arguments)}}}) for 0 or 1)",
            "wrong-argument-count",
        )
    definition = scope_of(context).definition
    is_main = definition is None or not definition.name
    caller = variable(context, "caller_module_name") or ""
    if not is_main and (variable(context, "module_name") or "") == caller:
        return
    if arguments and type(arguments[0]) is str:
        raise FunctionError(arguments[0], "private-definition")
    kind = "Definition" if definition is not None and definition.kind == "define" else "Class"
    raise FunctionError(
        f"{kind} {'' if definition is None else definition.name} is private", "private-definition"
    )


@legacy(
    "assert_private",
    "[$message]",
    Topic.RESOURCES,
    "Fails if the calling class or defined type is used by another module.",
    statement=True,
)
def _legacy_assert_private(context: Context, arguments: list[Value]) -> Value:
    _assert_private(context, arguments)


@legacy(
    "private",
    "[$message]",
    Topic.RESOURCES,
    "Fails if the calling class or defined type is used by another module; see `assert_private`.",
    statement=True,
)
def _private(context: Context, arguments: list[Value]) -> Value:
    context.log("warning", "private() is deprecated: use assert_private() instead")
    _assert_private(context, arguments[:1])
