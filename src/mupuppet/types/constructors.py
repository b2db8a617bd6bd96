"""What `new` accepts for a type: the signatures of its constructor.

`Init[Integer]` accepts whatever `Integer.new` accepts as its only argument, so types must
know these signatures. The functions that do the work belong to the package `functions`.
"""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, Type
from mupuppet.types.collections import StructType, TupleType
from mupuppet.types.combinations import NotUndefType, OptionalType
from mupuppet.types.declarations import Constructor
from mupuppet.types.init_types import InitType
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.types.objects import ObjectType
from mupuppet.types.parsing import TypeParser
from mupuppet.types.signatures import Signature, SignatureParameter, parse_signature

_UNIT = Constructor("Any $from")


class Constructors:
    """The constructors of all types, given what is declared for the names of some."""

    def __init__(self, declared: Callable[[str], Constructor | None], parser: TypeParser) -> None:
        self._declared = declared
        self._parser = parser
        self._parsed: dict[str, tuple[Signature, ...]] = {}

    def signatures(self, type: Type) -> tuple[Signature, ...] | None:
        """The signatures of `new` for a type; None where no instance can be made."""
        match type:
            case TypeAlias():
                return self.signatures(type.resolved)
            case NotUndefType():
                return self.signatures(type.type) if type.type else self._named("Unit")
            case OptionalType():
                return self.signatures(type.type) if type.type else None
            case InitType():
                return self._named("Unit") if type.type else None
            case TupleType():
                return self._named("Array")
            case StructType():
                return self._named("Hash")
            case ObjectTypeExtension():
                return self.signatures(type.base)
            case ObjectType():
                signatures = _object_signatures(type)
                return signatures if type.is_made_of_hashes else signatures[1:]
        return self._named(type.name)

    def parameters(self, type: Type) -> list[TupleType] | None:
        """The types of the parameters of `new`, one Tuple for each signature."""
        signatures = self.signatures(type)
        if signatures is None:
            return None
        tuples = [signature.callable_type.parameters for signature in signatures]
        return [parameters or TupleType([ANY]) for parameters in tuples]

    def _named(self, name: str) -> tuple[Signature, ...] | None:
        found = self._parsed.get(name)
        if found is None:
            constructor = _UNIT if name == "Unit" else self._declared(name)
            if constructor is None:
                return None
            found = self._parsed[name] = self._parse(constructor)
        return found

    def _parse(self, constructor: Constructor) -> tuple[Signature, ...]:
        aliases: dict[str, Type] = {}

        def parse(source: str) -> Type:
            return self._parser.parse_type(source, lambda name: aliases.get(name.lower()))

        def alias(name: str, definition: str) -> Type:
            return TypeAlias(name, lambda: parse(definition))

        for name, definition in constructor.local_types.items():
            aliases[name.lower()] = alias(name, definition)
        return tuple(parse_signature(each, parse) for each in constructor.signatures)


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
