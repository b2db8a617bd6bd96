"""Values as Puppet's catalogs write them: plain data, or rich data with the name of its type."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any

from mupuppet.compiler import limits
from mupuppet.compiler.errors import EvaluationError
from mupuppet.types import aliases, base, callables, catalog_entries, collections, combinations
from mupuppet.types import scalars as s
from mupuppet.types.base import Type
from mupuppet.types.extras import InitType, RuntimeType, URIType
from mupuppet.types.iteration import IterableType, IteratorType
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.versions import SemVerType, TimespanType, TimestampType
from mupuppet.values.basic import DEFAULT, Sensitive, Value
from mupuppet.values.hashes import pairs_of
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.receivers import Receiver
from mupuppet.values.regexps import Regexp
from mupuppet.values.text import object_name

_TYPE = "__ptype"
_VALUE = "__pvalue"
#: The classes of values that are data as they are.
_DATA = frozenset([str, int, float, bool, type(None)])
_STRINGS = frozenset([str])

_ENDLESS = (
    "Endless recursion detected when attempting to serialize value of class "
    "Puppet::Pops::Types::PTypeAliasType"
)


def to_data(value: Value, depth: int = 0) -> Value:
    """A value as data."""
    kind = type(value)
    if kind in _DATA:
        return value
    if depth > limits.current.get().value_depth:
        message = f"a value is nested more than {limits.current.get().value_depth} deep"
        raise EvaluationError("value-too-deep", message)
    # Most of what is in arrays and hashes is data as it is: a look at its class saves a call.
    if kind is list:
        return [each if type(each) in _DATA else to_data(each, depth + 1) for each in value]
    if kind is dict:
        if _STRINGS.issuperset(map(type, value)) and _TYPE not in value:
            return {
                key: each if type(each) in _DATA else to_data(each, depth + 1)
                for key, each in value.items()
            }
        flat = [to_data(part, depth + 1) for pair in pairs_of(value) for part in pair]
        return {_TYPE: "Hash", _VALUE: flat}
    if kind is catalog_entries.ResourceReference:
        return str(value)
    if value is DEFAULT:
        return {_TYPE: "Default"}
    if isinstance(value, Sensitive):
        return {_TYPE: "Sensitive", _VALUE: to_data(value.value, depth + 1)}
    if isinstance(value, Regexp):
        return {_TYPE: "Regexp", _VALUE: value.source}
    if isinstance(value, ErrorValue):  # Puppet finds no end when it looks at one
        raise EvaluationError("serialization-endless-recursion", "an Error cannot be serialized")
    if isinstance(value, (Deferred, ObjectValue)):
        attributes = {k: to_data(v, depth + 1) for k, v in value.attributes().items()}
        return {_TYPE: object_name(value), **attributes}
    if isinstance(value, Receiver):
        attributes = {k: to_data(v, depth + 1) for k, v in value.attributes().items()}
        return {_TYPE: value.type_name, **attributes}
    if isinstance(value, Type):
        return _type_data(value, depth)
    if isinstance(value, collections.StructElement):
        return {
            _TYPE: "Pcore::StructElement",
            "key_type": to_data(value.key, depth + 1),
            "value_type": to_data(value.value, depth + 1),
        }
    return {_TYPE: kind.__name__, _VALUE: str(value)}


_Attributes = dict[str, Value]


def _type_data(type: Type, depth: int) -> Value:
    """A type as the object that it is to Puppet, up to the last attribute that is no default."""
    if isinstance(type, (ObjectType, TypeSetType)):
        return _definition_data(type, depth)
    describe = _DESCRIPTIONS.get(type.__class__)
    if describe is None:
        return {_TYPE: f"Pcore::{type.name}Type"}
    try:
        attributes = {k: to_data(v, depth + 1) for k, v in describe(type).items()}
    except EvaluationError as error:
        if error.id != "value-too-deep":
            raise
        raise EvaluationError("serialization-endless-recursion", _ENDLESS) from None
    return {_TYPE: f"Pcore::{type.name}Type", **attributes}


def _definition_data(type: ObjectType | TypeSetType, depth: int) -> Value:
    """A type that manifests define, as the hash that defines it."""
    if type is OBJECT:
        return {_TYPE: "Pcore::ObjectType", "_pcore_init_hash": {}}
    definition = to_data(type.definition(), depth + 1)
    return {_TYPE: f"Pcore::{type.name}Type", "_pcore_init_hash": definition}


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
