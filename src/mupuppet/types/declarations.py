"""How data types are declared: with everything that users and constructors need of them."""

from __future__ import annotations

from mupuppet.types.base import Type


class Constructor:
    """What `new` accepts: signatures, and the types that only these can name.

    The functions that do the work belong to the package `functions`.
    """

    __slots__ = ("local_types", "signatures")

    def __init__(self, *signatures: str, **local_types: str) -> None:
        #: In the notation of `parse_signature`.
        self.signatures = signatures
        #: The definitions of the types, by their names.
        self.local_types = local_types


class DataType:
    """A type that the language names."""

    __slots__ = ("constructor", "description", "forms", "is_fixed", "name", "type")

    def __init__(
        self,
        name: str,
        type: Type,
        description: str,
        *forms: str,
        new: Constructor | None = None,
        is_fixed: bool = True,
    ) -> None:
        self.name = name
        self.type = type
        #: What its instances are, as a sentence for the reference.
        self.description = description
        #: The ways to write it with parameters.
        self.forms = forms
        #: What `new` accepts, if it can make instances.
        self.constructor = new
        #: Whether the name always means this type, whatever else is defined.
        self.is_fixed = is_fixed
