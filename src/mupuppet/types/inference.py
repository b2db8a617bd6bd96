"""The type of a value, and what two types have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mupuppet.types.base import ANY, DEFAULT_TYPE, UNDEF, Type, UndefType, UnitType
from mupuppet.types.callables import CALLABLE, CallableType, CallableValue, proc_type
from mupuppet.types.catalog_entries import (
    CLASS,
    RESOURCE,
    ClassType,
    ResourceReference,
    ResourceType,
)
from mupuppet.types.collections import (
    EMPTY_ARRAY,
    EMPTY_HASH,
    ArrayType,
    HashType,
    StructElement,
    StructType,
    TupleType,
)
from mupuppet.types.combinations import SensitiveType, TypeType, VariantType, variant_of
from mupuppet.types.iterators import IteratorType, element_type
from mupuppet.types.objects import OBJECTS, type_of
from mupuppet.types.rich_data import DATA, RICH_DATA
from mupuppet.types.runtime_types import RuntimeType, module_type, ruby_class_name, ruby_type
from mupuppet.types.scalars import (
    ENUM,
    FALSE,
    NUMERIC,
    REGEXP,
    SCALAR,
    SCALAR_DATA,
    STRING,
    TRUE,
    EnumType,
    FloatType,
    IntegerType,
    PatternType,
    RegexpType,
    StringType,
    integer_range,
)
from mupuppet.types.uri_types import URIType
from mupuppet.types.versions import (
    BINARY,
    SEM_VER,
    SEM_VER_RANGE,
    SemVerType,
    TimespanType,
    TimestampType,
)
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import keys_of
from mupuppet.values.host_objects import HostObject, Receiver
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI
from mupuppet.values.value import Default, Sensitive, Value
from mupuppet.values.version_ranges import SemVerRange, version_range
from mupuppet.values.versions import SemVer


def infer(value: Value) -> Type:
    """The type of a value; what is in an array or hash is reduced to one common type.

    This is `type($x, 'reduced')`.
    """
    made = _OF_CLASS.get(type(value))
    if made is not None:
        return made(value)
    if isinstance(value, ResourceReference):
        return TypeType(ResourceType(value.type_name, value.title))
    if isinstance(value, Type):
        return TypeType(value)
    return _infer_other(value)


def infer_detailed(value: Value) -> Type:
    """The type of a value, with that of each thing in it: `type($x)`.

    Puppet calls this `infer_set`.
    """
    kind = type(value)
    if kind is list:
        return TupleType(map(infer_detailed, value)) if value else EMPTY_ARRAY
    if kind is dict:
        return _infer_detailed_hash(value)
    if kind is SemVer:
        return SemVerType([version_range(value, value)])
    return infer(value)


def infer_generalized(value: Value) -> Type:
    """The type of a value without what depends on it: `type($x, 'generalized')`."""
    return infer(value).generalize()


def _infer_array(value: list[Value]) -> Type:
    if not value:
        return EMPTY_ARRAY
    return ArrayType(common_type_of(map(infer, value)), IntegerType(len(value), len(value)))


def _infer_hash(value: dict[Value, Value]) -> Type:
    if not value:
        return EMPTY_HASH
    keys = common_type_of(map(infer, keys_of(value)))
    values = common_type_of(map(infer, value.values()))
    return HashType(keys, values, IntegerType(len(value), len(value)))


def _infer_detailed_hash(value: dict[Value, Value]) -> Type:
    if not value:
        return EMPTY_HASH
    if all(type(key) is str and key for key in value):
        return StructType(
            StructElement(StringType(value=key), infer_detailed(entry))
            for key, entry in value.items()
        )
    keys = variant_of(map(infer_detailed, keys_of(value)))
    values = variant_of(map(infer_detailed, value.values()))
    return HashType(keys, values, IntegerType(len(value), len(value)))


_OF_CLASS: dict[type, Callable[[Any], Type]] = {
    str: lambda value: StringType(value=value),
    int: lambda value: IntegerType(value, value),
    bool: lambda value: TRUE if value else FALSE,
    float: lambda value: FloatType(value, value),
    type(None): lambda _value: UNDEF,
    Default: lambda _value: DEFAULT_TYPE,
    list: _infer_array,
    dict: _infer_hash,
    Regexp: RegexpType,
    Sensitive: lambda value: SensitiveType(infer(value.value)),
    Binary: lambda _value: BINARY,
    SemVer: lambda _value: SEM_VER,
    SemVerRange: lambda _value: SEM_VER_RANGE,
    Timespan: lambda value: TimespanType(value.nanoseconds, value.nanoseconds),
    Timestamp: lambda value: TimestampType(value.nanoseconds, value.nanoseconds),
}


def _infer_other(value: Value) -> Type:
    if isinstance(value, IteratorValue):
        return IteratorType(element_type(value))
    if isinstance(value, CallableValue):
        return value.callable_type
    if isinstance(value, StructElement):
        from mupuppet.types.struct_elements import STRUCT_ELEMENT  # hardly any code has one

        return STRUCT_ELEMENT
    if isinstance(value, OBJECTS):
        return type_of(value)
    if isinstance(value, Receiver):
        own = value.own_type
        assert isinstance(own, Type)  # there is no other kind of type
        return own
    return URIType.of(value) if isinstance(value, URI) else _infer_host_value(value)


def _infer_host_value(value: Value) -> Type:
    """The type of a value of the host language."""
    if isinstance(value, HostObject):
        if value.module_name is not None:
            return TypeType(module_type(value))
        counts = value.parameter_counts
        if counts is not None:
            return proc_type(*counts)
    return ruby_type(value) or RuntimeType("ruby", ruby_class_name(value))


# --- What types have in common


def common_type_of(types: Iterable[Type]) -> Type | None:
    """The common type of several; None of none."""
    common: Type | None = None
    for type in types:
        common = type if common is None else common_type(common, type)
    return common


def common_type(left: Type, right: Type) -> Type:
    """A type to which both are assignable, as narrow as Puppet finds one."""
    # Undef is forgotten: what may be missing has the type that it has when it is there.
    if isinstance(left, UndefType):
        return right
    if isinstance(right, UndefType):
        return left
    if isinstance(left, UnitType):
        return right
    if isinstance(right, UnitType):
        return left
    if left.is_assignable(right):
        return left
    if right.is_assignable(left):
        return right
    return _common_of_kind(left, right) or _common_general(left, right)


def _common_of_kind(left: Type, right: Type) -> Type | None:
    """The common type of two types that are alike."""
    match left, right:
        case ArrayType(), ArrayType():
            return ArrayType(common_type(left.element, right.element))
        case HashType(), HashType():
            return HashType(common_type(left.key, right.key), common_type(left.value, right.value))
        case ClassType(), ClassType():
            return CLASS
        case ResourceType(), ResourceType():
            same = left.type_name == right.type_name
            return ResourceType(left.type_name) if same else RESOURCE
        case IntegerType(), IntegerType():
            return integer_range(min(left.low, right.low), max(left.high, right.high))
        case FloatType(), FloatType():
            return FloatType(min(left.low, right.low), max(left.high, right.high))
        case StringType() | EnumType(), StringType() | EnumType():
            return _common_string(left, right)
        case PatternType(), PatternType():
            return PatternType([*left.patterns, *right.patterns])
        case VariantType(), VariantType():
            return variant_of([*left.types, *right.types])
        case RegexpType(), RegexpType():
            return REGEXP
        case CallableType(), CallableType():
            return CALLABLE
    return None


def _common_string(left: StringType | EnumType, right: StringType | EnumType) -> Type:
    if isinstance(left, StringType) and isinstance(right, StringType):
        if left.size is not None and right.size is not None:
            size = common_type(left.size, right.size)
            assert isinstance(size, IntegerType)  # of two ranges
            return StringType(size)
        if left.value is None or right.value is None:
            return STRING
        return EnumType([left.value, right.value])
    values = [*_values_of(left), *_values_of(right)]
    known = all(_values_of(type) or isinstance(type, EnumType) for type in (left, right))
    return EnumType(values) if known else ENUM


def _values_of(type: StringType | EnumType) -> tuple[str, ...]:
    if isinstance(type, EnumType):
        return type.values
    return () if type.value is None else (type.value,)


def _common_general(left: Type, right: Type) -> Type:
    """The common type of two types that are not alike."""
    for general in (NUMERIC, SCALAR_DATA, SCALAR, DATA):
        if general.is_assignable(left) and general.is_assignable(right):
            return general
    if isinstance(left, TypeType) and isinstance(right, TypeType):
        return TypeType(_common_or_none(left.type, right.type))
    if RICH_DATA.is_assignable(left) and RICH_DATA.is_assignable(right):
        return RICH_DATA
    return ANY


def _common_or_none(left: Type | None, right: Type | None) -> Type | None:
    if left is None or right is None:
        return right if left is None else left
    return common_type(left, right)


# --- In messages


def key_type_name(value: Value) -> str:
    """The type of a key that does not fit, in messages."""
    if value is None:
        return "Undef"
    if type(value) is Default:
        return "Default"
    return general_type_name(value)


def general_type_name(value: Value) -> str:
    """The type of a value without what only this value has: `Array[Integer]`."""
    return str(infer_generalized(value))
