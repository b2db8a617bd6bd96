"""What Ruby code may ask a Puppet type: its parts, and the values that it enumerates."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from mupuppet.ruby_semantics.objects import Symbol
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type
from mupuppet.types.callables import CallableType
from mupuppet.types.catalog_entries import ResourceType
from mupuppet.types.collections import StructType, TupleType
from mupuppet.types.combinations import OptionalType, SensitiveType, VariantType
from mupuppet.types.iteration import IterableType, iterate
from mupuppet.types.iterators import IteratorType
from mupuppet.types.objects import ObjectType
from mupuppet.types.pcore import readable_attributes
from mupuppet.types.runtime_types import RuntimeType, ruby_type_name
from mupuppet.types.scalars import (
    BooleanType,
    EnumType,
    FloatType,
    IntegerType,
    RegexpType,
    StringType,
)
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value


def members_of(kind: Type) -> dict[str, Value]:
    """The methods of a type that only return a part of it, with their results.

    An alias passes on what it does not know itself to the type that it stands for.
    """
    members: dict[str, Value] = {"name": kind.shown_name, "simple_name": _simple_name(kind)}
    while isinstance(kind, TypeAlias):
        members = readable_attributes(kind) | members
        kind = kind.resolved
    return _members_of_its_class(kind) | members


def _members_of_its_class(kind: Type) -> dict[str, Value]:
    members = readable_attributes(kind)
    if "case_insensitive" in members:
        members["case_insensitive?"] = members.pop("case_insensitive")
    for described, more in _MORE.items():
        if isinstance(kind, described):
            members |= more(kind)
    return members


def _simple_name(kind: Type) -> str:
    if isinstance(kind, ObjectType):
        return kind.shown_name.rpartition("::")[2]
    return ruby_type_name(kind)[1 : -len("Type")]


def _of_integer(kind: IntegerType) -> dict[str, Value]:
    return {
        "range": [kind.low, kind.high],
        "numeric_from": kind.low,
        "numeric_to": kind.high,
        "finite_range?": kind.is_finite,
        "unbounded?": kind.low == -inf and kind.high == inf,
        "size": int(kind.high) - int(kind.low) + 1 if kind.is_finite else inf,
    }


def _of_regexp(kind: RegexpType) -> dict[str, Value]:
    given = kind.given
    return {"regexp": given if isinstance(given, Regexp) else Regexp(given or "")}


def _of_resource(kind: ResourceType) -> dict[str, Value]:
    name = kind.type_name
    return {"downcased_name": None if name is None else name.lower()}


def _of_struct(kind: StructType) -> dict[str, Value]:
    return {"hashed_elements": {element.name: element for element in kind.elements}}


def _of_callable(kind: CallableType) -> dict[str, Value]:
    if kind.parameters is None:
        return {}
    sizes = kind.parameters.effective_size
    return {"size_range": [sizes.low, sizes.high]}


_MORE: dict[type, Callable[..., dict[str, Value]]] = {
    IntegerType: _of_integer,
    FloatType: lambda kind: {"numeric_from": kind.low, "numeric_to": kind.high},
    StringType: lambda kind: {"size_type": kind.size, "value": kind.value},
    BooleanType: lambda kind: {"value": kind.value},
    RegexpType: _of_regexp,
    OptionalType: lambda kind: {"optional_type": kind.type},
    SensitiveType: lambda kind: {"type": kind.type},
    IterableType: lambda kind: {"element_type": kind.type},
    IteratorType: lambda kind: {"element_type": kind.type},
    RuntimeType: lambda kind: {
        "runtime": None if kind.runtime is None else Symbol(kind.runtime),
        "runtime_type_name": kind.class_name,
    },
    ResourceType: _of_resource,
    StructType: _of_struct,
    CallableType: _of_callable,
}


def elements_of(kind: Type) -> Value:
    """What `each` goes through, which it returns as well; None if the type has no `each`."""
    while isinstance(kind, TypeAlias):
        kind = kind.resolved
    if isinstance(kind, (EnumType, IntegerType)):
        return iterate(kind)
    if isinstance(kind, (TupleType, VariantType)):
        return [*kind.types]
    return [*kind.elements] if isinstance(kind, StructType) else None


#: Other methods that are here, with the number of their arguments.
_QUESTIONS = {"assignable?": 1, "instance?": 1, "iterable?": 0, "generalize": 0}


def names_of_members(kind: Type) -> list[str]:
    """The methods of a type that Ruby code may call."""
    names = [*members_of(kind), *_QUESTIONS]
    return names if elements_of(kind) is None else [*names, "each"]


def asked_of_type(kind: Type, name: str, values: list[Value]) -> Value:
    """What a method returns that is more than a part of a type; NotImplemented for all others."""
    if _QUESTIONS.get(name) != len(values):
        return NotImplemented
    if name == "instance?":
        return kind.is_instance(to_puppet(values[0]))
    if name == "assignable?":
        other = values[0]
        return kind.is_assignable(other) if isinstance(other, Type) else NotImplemented
    return kind.is_iterable() if name == "iterable?" else kind.generalize()
