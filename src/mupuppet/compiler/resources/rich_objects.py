"""Objects and types as Puppet's catalogs write them."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.resources.host_values import HostObjectFound
from mupuppet.compiler.resources.rich_keys import TYPE_KEY, VALUE_KEY
from mupuppet.types.base import Type
from mupuppet.types.collections import StructElement
from mupuppet.types.pcore import attributes_of, class_name_of, element_attributes
from mupuppet.types.type_sets import TypeSetType
from mupuppet.values.host_objects import HostObject, Receiver
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import object_name
from mupuppet.values.value import Value

#: Converts a value at some depth.
Convert = Callable[[Value, int], Value]

_ENDLESS = (
    "Endless recursion detected when attempting to serialize value of class "
    "Puppet::Pops::Types::PTypeAliasType"
)


def object_data(value: Value, depth: int, to_data: Convert) -> Value:
    """A value that is neither data nor made of it; `to_data` converts what is inside."""
    if isinstance(value, Regexp):
        return {TYPE_KEY: "Regexp", VALUE_KEY: value.own_source}
    if isinstance(value, ErrorValue):  # Puppet finds no end when it looks at one
        raise EvaluationError("serialization-endless-recursion", "an Error cannot be serialized")
    if isinstance(value, (Deferred, ObjectValue)):
        attributes = {k: to_data(v, depth + 1) for k, v in value.attributes().items()}
        return {TYPE_KEY: object_name(value), **attributes}
    if isinstance(value, Receiver):
        attributes = {k: to_data(v, depth + 1) for k, v in value.attributes().items()}
        return {TYPE_KEY: value.type_name, **attributes}
    if isinstance(value, Type):
        return _type_data(value, depth, to_data)
    if isinstance(value, StructElement):
        attributes = {k: to_data(v, depth + 1) for k, v in element_attributes(value).items()}
        return {TYPE_KEY: "Pcore::StructElement", **attributes}
    if isinstance(value, HostObject):
        raise HostObjectFound
    return {TYPE_KEY: type(value).__name__, VALUE_KEY: str(value)}


def _type_data(type: Type, depth: int, to_data: Convert) -> Value:
    """A type as the object that it is to Puppet."""
    if isinstance(type, TypeSetType):  # Puppet does not find out what one was made of
        raise EvaluationError("unserializable-value", "a set of types cannot be serialized")
    try:
        attributes = {k: to_data(v, depth + 1) for k, v in attributes_of(type).items()}
    except EvaluationError as error:
        if error.id != "value-too-deep":
            raise
        raise EvaluationError("serialization-endless-recursion", _ENDLESS) from None
    return {TYPE_KEY: class_name_of(type), **attributes}
