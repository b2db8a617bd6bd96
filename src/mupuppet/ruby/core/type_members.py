"""What Ruby code may ask a Puppet type: its parts, and the values that it enumerates."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from mupuppet.ruby_semantics.objects import Range
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type
from mupuppet.types.collections import TupleType
from mupuppet.types.combinations import VariantType
from mupuppet.types.scalars import EnumType, IntegerType, NumericType
from mupuppet.values.value import Value


def members_of(kind: Type) -> dict[str, Value]:
    """The methods of a type that only return a part of it, with their results.

    An alias passes on what it does not know itself to the type that it stands for.
    """
    members: dict[str, Value] = {"name": kind.shown_name}
    while isinstance(kind, TypeAlias):
        kind = kind.resolved
    if isinstance(kind, EnumType):
        members["values"] = list(kind.values)
    elif isinstance(kind, NumericType):
        members["from"], members["to"] = map(_bound, (kind.low, kind.high))
        members["range"] = [kind.low, kind.high]
    elif isinstance(kind, (TupleType, VariantType)):
        members["types"] = list(kind.types)
    return members


def elements_of(kind: Type) -> Sequence[Value] | None:
    """What `each` yields; None if the type cannot be enumerated."""
    while isinstance(kind, TypeAlias):
        kind = kind.resolved
    if isinstance(kind, EnumType):
        return kind.values
    if isinstance(kind, IntegerType) and kind.is_finite:
        return range(int(kind.low), int(kind.high) + 1)
    return kind.types if isinstance(kind, (TupleType, VariantType)) else None


def _bound(bound: float) -> Value:
    return None if isinf(bound) else bound


def names_of_members(kind: Type) -> list[str]:
    """The methods of a type that Ruby code may call without arguments."""
    names = list(members_of(kind))
    return names if elements_of(kind) is None else [*names, "each"]


def member_of(kind: Type, name: str) -> Value:
    """A part of a type, or, for `each`, what it enumerates."""
    if name != "each":
        return members_of(kind)[name]
    elements = elements_of(kind)
    if isinstance(elements, range):
        return Range(elements.start, elements.stop, True)
    return None if elements is None else list(elements)
