"""The attributes that types have as objects, which `tree_each` walks through.

To Puppet a type is an object of a class, and an attribute belongs to the class that declares it:
what a class inherits is not looked at, so that an Integer has none and an Array no size.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any

from mupuppet.types import catalog_entries, collections, combinations
from mupuppet.types import scalars as s
from mupuppet.types.aliases import TypeAlias, TypeReference
from mupuppet.types.base import Type
from mupuppet.types.callables import CallableType
from mupuppet.types.extras import InitType, RuntimeType, URIType
from mupuppet.types.iteration import IterableType, IteratorType
from mupuppet.types.objects import ObjectType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.versions import SemVerType, TimespanType, TimestampType
from mupuppet.values.basic import Value

Attributes = dict[str, Value]


def own_attributes(type: Type | collections.StructElement) -> Attributes:
    """What the class of a type declares, with the values of the type."""
    if isinstance(type, ObjectType | TypeSetType):
        return {"_pcore_init_hash": type.definition()}
    describe = _ATTRIBUTES.get(type.__class__)
    return {} if describe is None else describe(type)


def _range(type: s.NumericType) -> Attributes:
    low = None if isinf(type.low) else type.low
    high = None if isinf(type.high) else type.high
    return {"from": low, "to": high}


def _string(type: s.StringType) -> Attributes:
    return {"size_type_or_value": type.value if type.value is not None else type.size}


def _callable(type: CallableType) -> Attributes:
    return {
        "param_types": type.parameters,
        "block_type": type.block,
        "return_type": type.returned,
    }


def _wrapped(type: Any) -> Attributes:
    return {"type": type.type}


def _bounds(type: Any) -> Attributes:
    return {"from": type.lowest, "to": type.highest}


def _resource(type: catalog_entries.ResourceType) -> Attributes:
    return {"type_name": type.type_name, "title": type.title}


_ATTRIBUTES: dict[type, Callable[[Any], Attributes]] = {
    s.NumericType: _range,
    s.StringType: _string,
    s.EnumType: lambda type: {"values": [*type.values], "case_insensitive": type.ignores_case},
    s.PatternType: lambda type: {"patterns": [s.RegexpType(p.source) for p in type.patterns]},
    s.RegexpType: lambda type: {"pattern": type.source},
    collections.CollectionType: lambda type: {"size_type": type.size},
    collections.ArrayType: lambda type: {"element_type": type.element},
    collections.HashType: lambda type: {"key_type": type.key, "value_type": type.value},
    collections.TupleType: lambda type: {"types": [*type.types], "size_type": type.size},
    collections.StructType: lambda type: {"elements": [*type.elements]},
    collections.StructElement: lambda each: {"key_type": each.key, "value_type": each.value},
    combinations.OptionalType: _wrapped,
    combinations.NotUndefType: _wrapped,
    combinations.TypeType: _wrapped,
    combinations.VariantType: lambda type: {"types": [*type.types]},
    IterableType: _wrapped,
    IteratorType: _wrapped,
    InitType: lambda type: {"type": type.type, "init_args": [*type.arguments]},
    RuntimeType: lambda type: {"runtime": type.runtime, "name_or_pattern": type.class_name},
    SemVerType: lambda type: {"ranges": [*type.ranges]},
    TimespanType: _bounds,
    TimestampType: _bounds,
    URIType: lambda type: {"parameters": type.parameters},
    CallableType: _callable,
    catalog_entries.ResourceType: _resource,
    catalog_entries.ResourceReference: _resource,
    catalog_entries.ClassType: lambda type: {"class_name": type.class_name},
    TypeAlias: lambda type: {
        "name": type.alias_name,
        "type_expr": None,
        "resolved_type": type.resolved,
    },
    TypeReference: lambda type: {"type_string": type.text},
}
