"""Types as the objects that they are to Puppet: with names of attributes and their values."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any

from mupuppet.types import aliases, base, callables, catalog_entries, collections, combinations
from mupuppet.types import scalars as s
from mupuppet.types.base import Type
from mupuppet.types.init_types import InitType
from mupuppet.types.iteration import IterableType
from mupuppet.types.iterators import IteratorType
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.runtime_types import RuntimeType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.uri_types import URIType
from mupuppet.types.versions import SemVerType, TimespanType, TimestampType
from mupuppet.values.value import Value

#: The name of an attribute, its value, and its default.
_Attribute = tuple[str, Value, Value]
#: The default of an attribute that has none: nothing is equal to it.
_NONE: Any = object()


def class_name_of(type: Type) -> str:
    """What the class of a type is called."""
    # Puppet takes the middle of the name of its own class, which is another one here.
    own = "ObjectTypeExten" if isinstance(type, ObjectTypeExtension) else type.name
    return f"Pcore::{own}Type"


def attributes_of(type: Type) -> dict[str, Value]:
    """The attributes of a type, up to the last one that is not a default."""
    if type is OBJECT:
        return {"_pcore_init_hash": {}}
    if isinstance(type, (ObjectType, TypeSetType)):
        return {"_pcore_init_hash": type.definition()}
    if isinstance(type, ObjectTypeExtension):
        return {"base_type": type.base, "init_parameters": type.shown_parameters()}
    attributes = _described(type)
    count = len(attributes)
    while count and attributes[count - 1][1] == attributes[count - 1][2]:
        count -= 1
    return {name: value for name, value, _ in attributes[:count]}


def own_attributes(type: Type | collections.StructElement) -> dict[str, Value]:
    """The attributes that `tree_each` walks through.

    An attribute belongs to the class that declares it, and what a class inherits is not looked at:
    an Integer has none, and an Array no size.
    """
    if isinstance(type, (ObjectType, TypeSetType)):
        return {"_pcore_init_hash": type.definition()}
    inherited = _INHERITED.get(type.__class__, ())
    return {name: value for name, value, _ in _described(type) if name not in inherited}


def readable_attributes(type: Type) -> dict[str, Value]:
    """All attributes of a type, inherited ones as well."""
    return {name: value for name, value, _ in _described(type)}


def _described(type: Type | collections.StructElement) -> tuple[_Attribute, ...]:
    describe = _ATTRIBUTES.get(type.__class__)
    return () if describe is None else describe(type)


def element_attributes(element: collections.StructElement) -> dict[str, Value]:
    """The attributes of an element of a Struct."""
    return {"key_type": element.key, "value_type": element.value}


def _range(type: s.NumericType) -> tuple[_Attribute, ...]:
    low = None if isinf(type.low) else type.low
    high = None if isinf(type.high) else type.high
    return ("from", low, None), ("to", high, None)


def _string(type: s.StringType) -> tuple[_Attribute, ...]:
    given = type.value if type.value is not None else type.size
    return (("size_type_or_value", given, None),)


def _enum(type: s.EnumType) -> tuple[_Attribute, ...]:
    return ("values", [*type.values], _NONE), ("case_insensitive", type.ignores_case, False)


def _pattern(type: s.PatternType) -> tuple[_Attribute, ...]:
    return (("patterns", [s.RegexpType(each.given) for each in type.patterns], _NONE),)


def _size(type: Any) -> tuple[_Attribute, ...]:
    return (("size_type", type.size, None),)


def _array(type: collections.ArrayType) -> tuple[_Attribute, ...]:
    return ("element_type", type.element, base.ANY), *_size(type)


def _hash(type: collections.HashType) -> tuple[_Attribute, ...]:
    entry = ("key_type", type.key, base.ANY), ("value_type", type.value, base.ANY)
    return *entry, *_size(type)


def _types(type: Any) -> tuple[_Attribute, ...]:
    return (("types", [*type.types], _NONE),)


def _callable(type: callables.CallableType) -> tuple[_Attribute, ...]:
    return (
        ("param_types", type.parameters, _NONE),
        ("block_type", type.block, _NONE),
        ("return_type", type.returned, _NONE),
    )


def _wrapper(type: Any) -> tuple[_Attribute, ...]:
    return (("type", type.type, None),)


def _init(type: InitType) -> tuple[_Attribute, ...]:
    return ("type", type.type, None), ("init_args", [*type.arguments], [])


def _runtime(type: RuntimeType) -> tuple[_Attribute, ...]:
    return ("runtime", type.runtime, None), ("name_or_pattern", type.class_name, None)


def _times(type: Any) -> tuple[_Attribute, ...]:
    return ("from", type.lowest, None), ("to", type.highest, None)


def _uri(type: URIType) -> tuple[_Attribute, ...]:
    given = type.parameters
    return (("parameters", given, _NONE if given else given),)


def _resource(type: catalog_entries.ResourceType) -> tuple[_Attribute, ...]:
    return ("type_name", type.type_name, None), ("title", type.title, None)


def _alias(type: aliases.TypeAlias) -> tuple[_Attribute, ...]:
    return (
        ("name", type.alias_name, _NONE),
        ("type_expr", None, _NONE),
        ("resolved_type", type.resolved, _NONE),
    )


_ATTRIBUTES: dict[type, Callable[[Any], tuple[_Attribute, ...]]] = {
    s.NumericType: _range,
    s.IntegerType: _range,
    s.FloatType: _range,
    s.StringType: _string,
    s.EnumType: _enum,
    s.PatternType: _pattern,
    s.RegexpType: lambda type: (("pattern", type.source, None),),
    collections.CollectionType: _size,
    collections.ArrayType: _array,
    collections.HashType: _hash,
    collections.TupleType: lambda type: (*_types(type), *_size(type)),
    collections.StructType: lambda type: (("elements", [*type.elements], _NONE),),
    collections.StructElement: lambda each: (
        ("key_type", each.key, _NONE),
        ("value_type", each.value, _NONE),
    ),
    combinations.OptionalType: _wrapper,
    combinations.NotUndefType: _wrapper,
    combinations.TypeType: _wrapper,
    combinations.VariantType: _types,
    IterableType: _wrapper,
    IteratorType: _wrapper,
    InitType: _init,
    RuntimeType: _runtime,
    SemVerType: lambda type: (("ranges", [*type.ranges], []),),
    TimespanType: _times,
    TimestampType: _times,
    URIType: _uri,
    callables.CallableType: _callable,
    catalog_entries.ResourceType: _resource,
    catalog_entries.ResourceReference: _resource,
    catalog_entries.ClassType: lambda type: (("class_name", type.class_name, None),),
    aliases.TypeAlias: _alias,
    aliases.TypeReference: lambda type: (("type_string", type.type_string, _NONE),),
}

#: Attributes that the class above declares.
_INHERITED: dict[type, tuple[str, ...]] = {
    s.IntegerType: ("from", "to"),
    s.FloatType: ("from", "to"),
    collections.ArrayType: ("size_type",),
    collections.HashType: ("size_type",),
}
