"""Types as the objects that they are to Puppet: with names of attributes and their values."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any

from mupuppet.types import aliases, base, callables, catalog_entries, collections, combinations
from mupuppet.types import scalars as s
from mupuppet.types.base import Type
from mupuppet.types.extras import InitType, RuntimeType, URIType
from mupuppet.types.iteration import IterableType, IteratorType
from mupuppet.types.object_instances import ObjectTypeExtension
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.versions import SemVerType, TimespanType, TimestampType
from mupuppet.values.basic import Value

_Attributes = dict[str, Value]


def class_name_of(type: Type) -> str:
    """What the class of a type is called."""
    # Puppet takes the middle of the name of its own class, which is another one here.
    own = "ObjectTypeExten" if isinstance(type, ObjectTypeExtension) else type.name
    return f"Pcore::{own}Type"


def attributes_of(type: Type) -> dict[str, Value]:
    """The attributes of a type, up to the last one that is no default."""
    if type is OBJECT:
        return {"_pcore_init_hash": {}}
    if isinstance(type, (ObjectType, TypeSetType)):
        return {"_pcore_init_hash": type.definition()}
    if isinstance(type, ObjectTypeExtension):
        return {"base_type": type.base, "init_parameters": type.shown_parameters()}
    describe = _DESCRIPTIONS.get(type.__class__)
    return {} if describe is None else describe(type)


def element_attributes(element: collections.StructElement) -> dict[str, Value]:
    """The attributes of an element of a Struct."""
    return {"key_type": element.key, "value_type": element.value}


def _up_to_last(*attributes: tuple[str, Value, Value]) -> _Attributes:
    """Attributes as names, values and defaults; those at the end that are defaults are left out."""
    count = len(attributes)
    while count and attributes[count - 1][1] == attributes[count - 1][2]:
        count -= 1
    return {name: value for name, value, _ in attributes[:count]}


def _range(type: s.NumericType) -> _Attributes:
    low = None if isinf(type.low) else type.low
    high = None if isinf(type.high) else type.high
    return _up_to_last(("from", low, None), ("to", high, None))


def _string(type: s.StringType) -> _Attributes:
    given = type.value if type.value is not None else type.size
    return {} if given is None else {"size_type_or_value": given}


def _enum(type: s.EnumType) -> _Attributes:
    values = {"values": list(type.values)}
    return {**values, "case_insensitive": True} if type.ignores_case else values


def _pattern(type: s.PatternType) -> _Attributes:
    return {"patterns": [s.RegexpType(pattern.source) for pattern in type.patterns]}


def _regexp(type: s.RegexpType) -> _Attributes:
    return {} if type.source is None else {"pattern": type.source}


def _size(type: Any) -> _Attributes:
    return {} if type.size is None else {"size_type": type.size}


def _array(type: collections.ArrayType) -> _Attributes:
    return _up_to_last(("element_type", type.element, base.ANY), ("size_type", type.size, None))


def _hash(type: collections.HashType) -> _Attributes:
    return _up_to_last(
        ("key_type", type.key, base.ANY),
        ("value_type", type.value, base.ANY),
        ("size_type", type.size, None),
    )


def _struct(type: collections.StructType) -> _Attributes:
    return {"elements": list(type.elements)}


def _callable(type: callables.CallableType) -> _Attributes:
    return {
        "param_types": type.parameters,
        "block_type": type.block,
        "return_type": type.returned,
    }


def _wrapper(type: Any) -> _Attributes:
    return _up_to_last(("type", type.type, None))


def _init(type: InitType) -> _Attributes:
    return _up_to_last(("type", type.type, None), ("init_args", list(type.arguments), []))


def _runtime(type: RuntimeType) -> _Attributes:
    return _up_to_last(("runtime", type.runtime, None), ("name_or_pattern", type.class_name, None))


def _times(type: Any) -> _Attributes:
    return _up_to_last(("from", type.lowest, None), ("to", type.highest, None))


def _resource(type: catalog_entries.ResourceType) -> _Attributes:
    found: _Attributes = {} if type.type_name is None else {"type_name": type.type_name}
    return found if type.title is None else {**found, "title": type.title}


def _class(type: catalog_entries.ClassType) -> _Attributes:
    return {} if type.class_name is None else {"class_name": type.class_name}


def _alias(type: aliases.TypeAlias) -> _Attributes:
    return {"name": type.alias_name, "type_expr": None, "resolved_type": type.resolved}


_DESCRIPTIONS: dict[type[Type], Callable[[Any], _Attributes]] = {
    s.IntegerType: _range,
    s.FloatType: _range,
    s.StringType: _string,
    s.EnumType: _enum,
    s.PatternType: _pattern,
    s.RegexpType: _regexp,
    collections.CollectionType: _size,
    collections.ArrayType: _array,
    collections.HashType: _hash,
    collections.TupleType: lambda type: {"types": list(type.types), **_size(type)},
    collections.StructType: _struct,
    combinations.OptionalType: _wrapper,
    combinations.NotUndefType: _wrapper,
    combinations.TypeType: _wrapper,
    IterableType: _wrapper,
    IteratorType: _wrapper,
    InitType: _init,
    RuntimeType: _runtime,
    SemVerType: lambda type: {"ranges": list(type.ranges)} if type.ranges else {},
    TimespanType: _times,
    TimestampType: _times,
    URIType: lambda type: {"parameters": type.parameters} if type.parameters else {},
    combinations.VariantType: lambda type: {"types": list(type.types)},
    callables.CallableType: _callable,
    catalog_entries.ResourceType: _resource,
    catalog_entries.ResourceReference: _resource,
    catalog_entries.ClassType: _class,
    aliases.TypeAlias: _alias,
    aliases.TypeReference: lambda type: {"type_string": type.text},
}
