"""Values as attributes of resources: references to types become references to resources."""

from __future__ import annotations

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.resources import Reference, capitalized, not_a_reference
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.values.basic import Value
from mupuppet.values.iterators import IteratorValue

#: The classes of values that are attributes as they are.
PLAIN = frozenset([str, int, float, bool, type(None)])


def to_attribute(value: Value) -> Value:
    """A value as the attribute of a resource: references are resolved to what they name."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return [each if type(each) in PLAIN else to_attribute(each) for each in value]
    if kind is dict:
        return {
            k if type(k) is str else _attribute_key(k): v if type(v) in PLAIN else to_attribute(v)
            for k, v in value.items()
        }
    if isinstance(value, IteratorValue):
        raise EvaluationError("runtime-error", "Use of an Iterator is not supported here")
    if isinstance(value, (ResourceType, ClassType)):
        return to_reference(value)
    return value


def _attribute_key(key: Value) -> Value:
    """The key of a hash in an attribute: references are texts there."""
    if isinstance(key, (ResourceType, ClassType)):
        return str(to_reference(key))
    return key


def to_reference(value: Type) -> Reference:
    """The resource that a type of the catalog names."""
    if isinstance(value, ClassType):
        if value.class_name is None:
            raise EvaluationError("invalid-reference", not_a_reference("class"))
        return Reference("Class", capitalized(value.class_name.removeprefix("::")))
    assert isinstance(value, ResourceType)  # the callers have looked
    if value.type_name is None:
        raise EvaluationError("invalid-reference", not_a_reference("Resource"))
    type_name = value.type_name.removeprefix("::")
    if type_name.lower() == "class":
        if value.title is None:
            raise EvaluationError("invalid-reference", not_a_reference("class"))
        return Reference("Class", capitalized(value.title.removeprefix("::")))
    return Reference(capitalized(type_name), value.title or "")
