"""How data types are declared: with everything that users and constructors need of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.types.base import Type

if TYPE_CHECKING:
    from mupuppet.types.signatures import Signature


class Constructor:
    """What `new` accepts: signatures, and the types that only these can name.

    The functions that do the work belong to the package `functions`.
    """

    __slots__ = ("_local_types", "_signatures")

    def __init__(self, *signatures: str, **local_types: str) -> None:
        self._signatures = signatures
        self._local_types = local_types

    def signatures(self) -> tuple[Signature, ...]:
        """The signatures, parsed."""
        from mupuppet.types.aliases import TypeAlias
        from mupuppet.types.parsing import parse_type
        from mupuppet.types.signatures import parse_signature

        aliases: dict[str, Type] = {}

        def find(name: str) -> Type | None:
            return aliases.get(name.lower())

        def alias(name: str, definition: str) -> Type:
            return TypeAlias(name, lambda: parse_type(definition, find))

        for name, definition in self._local_types.items():
            aliases[name.lower()] = alias(name, definition)
        return tuple(parse_signature(each, find) for each in self._signatures)


class DataType:
    """A type that the language names."""

    __slots__ = ("constructor", "description", "forms", "is_fixed", "name", "topic", "type")

    def __init__(
        self,
        name: str,
        type: Type,
        topic: str,
        description: str,
        *forms: str,
        new: Constructor | None = None,
        is_fixed: bool = True,
    ) -> None:
        self.name = name
        self.type = type
        #: The heading in the reference.
        self.topic = topic
        #: What its instances are, as a sentence for the reference.
        self.description = description
        #: The ways to write it with parameters.
        self.forms = forms
        #: What `new` accepts, if it can make instances.
        self.constructor = new
        #: Whether the name always means this type, whatever else is defined.
        self.is_fixed = is_fixed
