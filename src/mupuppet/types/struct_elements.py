"""`Pcore::StructElement`: the type of the elements of a Struct, which are objects to Puppet."""

from __future__ import annotations

from mupuppet.types.base import Predicate, Type
from mupuppet.types.collections import StructElement
from mupuppet.types.combinations import TYPE, OptionalType
from mupuppet.types.object_members import Attribute
from mupuppet.types.objects import ObjectMembers, ObjectType
from mupuppet.types.scalars import StringType
from mupuppet.values.objects import KnownObject, ObjectValue
from mupuppet.values.value import Value


class _Definition:
    """A definition without a hash: there is nothing to check."""

    def read(self, type: ObjectType, members: ObjectMembers) -> None:
        """Add the members."""
        for name in ("key_type", "value_type"):
            members.attributes[name] = Attribute(name, type, {"type": TYPE})

    def extend(self, type: ObjectType, parameters: list[Value]) -> Type:
        """Not asked for: there are no type parameters."""
        raise NotImplementedError

    def string_of(self, instance: ObjectValue | KnownObject) -> str:
        """Not asked for: instances have strings of their own."""
        raise NotImplementedError


class StructElementType(ObjectType):
    """The type of the elements of a Struct."""

    __slots__ = ()
    is_made_of_hashes = False

    def make_predicate(self) -> Predicate:
        return lambda value: isinstance(value, StructElement)

    def make_of_arguments(self, arguments: list[Value]) -> Value:
        """An element, of types that are known to be some; raises ValueError."""
        key, value = arguments
        inner = key.type if isinstance(key, OptionalType) else key
        if not isinstance(inner, StringType) or inner.value is None:
            raise ValueError("the key of an element of a Struct must be the type of one string")
        return StructElement(key, value)


STRUCT_ELEMENT = StructElementType("Pcore::StructElement", _Definition())
