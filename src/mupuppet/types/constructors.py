"""What `new` accepts for a type: the signatures of its constructor.

`Init[Integer]` accepts whatever `Integer.new` accepts as its only argument, so types must
know these signatures. The functions that do the work belong to the package `functions`.
"""

from __future__ import annotations

from functools import cache

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, Type
from mupuppet.types.builtin import constructor_of
from mupuppet.types.collections import StructType, TupleType
from mupuppet.types.combinations import NotUndefType, OptionalType
from mupuppet.types.declarations import Constructor
from mupuppet.types.init_runtime_uri import InitType
from mupuppet.types.object_instances import ObjectTypeExtension
from mupuppet.types.objects import ObjectType
from mupuppet.types.parsing import parse_type
from mupuppet.types.signatures import Signature, SignatureParameter, parse_signature

_UNIT = Constructor("Any $from")


@cache
def _signatures_named(name: str) -> tuple[Signature, ...] | None:
    constructor = _UNIT if name == "Unit" else constructor_of(name)
    return None if constructor is None else _parsed(constructor)


def _parsed(constructor: Constructor) -> tuple[Signature, ...]:
    aliases: dict[str, Type] = {}

    def find(name: str) -> Type | None:
        return aliases.get(name.lower())

    def alias(name: str, definition: str) -> Type:
        return TypeAlias(name, lambda: parse_type(definition, find))

    for name, definition in constructor.local_types.items():
        aliases[name.lower()] = alias(name, definition)
    return tuple(parse_signature(each, find) for each in constructor.signatures)


def constructor_signatures(type: Type) -> tuple[Signature, ...] | None:
    """The signatures of `new` for a type; None where no instance can be made."""
    match type:
        case TypeAlias():
            return constructor_signatures(type.resolved)
        case NotUndefType():
            return constructor_signatures(type.type) if type.type else _signatures_named("Unit")
        case OptionalType():
            return constructor_signatures(type.type) if type.type else None
        case InitType():
            return _signatures_named("Unit") if type.type else None
        case TupleType():
            return _signatures_named("Array")
        case StructType():
            return _signatures_named("Hash")
        case ObjectTypeExtension():
            return constructor_signatures(type.base)
        case ObjectType():
            signatures = _object_signatures(type)
            return signatures if type.is_made_of_hashes else signatures[1:]
    return _signatures_named(type.name)


def _object_signatures(type: ObjectType) -> tuple[Signature, ...]:
    names, types, required = type.positional_parameters()
    positional = Signature(
        [
            SignatureParameter(name, parameter, int(index < required))
            for index, (name, parameter) in enumerate(zip(names, types, strict=True))
        ]
    )
    by_hash = Signature([SignatureParameter("hash", type.init_struct())])
    return (by_hash, positional)


def constructor_parameters(type: Type) -> list[TupleType] | None:
    """The types of the parameters of `new`, one Tuple for each signature."""
    signatures = constructor_signatures(type)
    if signatures is None:
        return None
    tuples = [signature.callable_type.parameters for signature in signatures]
    return [parameters or TupleType([ANY]) for parameters in tuples]
