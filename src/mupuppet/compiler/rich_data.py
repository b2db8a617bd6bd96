"""Values as Puppet's catalogs write them: plain data, or rich data with the name of its type."""

from __future__ import annotations

from mupuppet.compiler import limits
from mupuppet.compiler.errors import EvaluationError
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.types.collections import StructElement
from mupuppet.types.type_sets import TypeSetType
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
    if kind is ResourceReference:
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
    if isinstance(value, StructElement):
        from mupuppet.types.pcore import element_attributes

        attributes = {k: to_data(v, depth + 1) for k, v in element_attributes(value).items()}
        return {_TYPE: "Pcore::StructElement", **attributes}
    return {_TYPE: kind.__name__, _VALUE: str(value)}


def _type_data(type: Type, depth: int) -> Value:
    """A type as the object that it is to Puppet."""
    from mupuppet.types.pcore import attributes_of, class_name_of  # most catalogs have no types

    if isinstance(type, TypeSetType):  # Puppet does not find out what one was made of
        raise EvaluationError("runtime-error", "a set of types cannot be serialized")
    try:
        attributes = {k: to_data(v, depth + 1) for k, v in attributes_of(type).items()}
    except EvaluationError as error:
        if error.id != "value-too-deep":
            raise
        raise EvaluationError("serialization-endless-recursion", _ENDLESS) from None
    return {_TYPE: class_name_of(type), **attributes}
