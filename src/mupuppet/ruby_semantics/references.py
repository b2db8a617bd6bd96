"""References to resources as functions of the older interface see them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mupuppet.ruby_semantics.conversion import described
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ClassType, ResourceType


class ReferredResource:
    """What functions of the older interface see of `File['/a']`: a resource, not a type."""

    __slots__ = ("_named_by_title", "reference")

    class_name = "Puppet::Resource"

    def __init__(
        self, reference: Type, named_by_title: Callable[[str, str], Mapping[str, str]]
    ) -> None:
        #: The type as it was given, for handing it back.
        self.reference = reference
        self._named_by_title = named_by_title

    @property
    def parts(self) -> tuple[str, str]:
        """The name of the type, capitalized, and the title."""
        reference = self.reference
        if isinstance(reference, ClassType):
            return "Class", _capitalized((reference.class_name or "").removeprefix("::"))
        assert isinstance(reference, ResourceType)  # there are no other references
        name = _capitalized((reference.type_name or "").removeprefix("::"))
        return name, reference.title or ""

    def __str__(self) -> str:
        type_name, title = self.parts
        return f"{type_name}[{title}]"

    @property
    def named_by_title(self) -> Mapping[str, str]:
        """The attributes that the title gives."""
        return self._named_by_title(*self.parts)

    def inspected(self) -> str:
        """The string with the attributes that the title gives."""
        names = self.named_by_title.items()
        return f"{self}{{{', '.join(f':{each}=>{described(name)}' for each, name in names)}}}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ReferredResource) and self.reference == other.reference

    def __hash__(self) -> int:
        return hash(self.reference)


def _capitalized(name: str) -> str:
    return "::".join(part[:1].upper() + part[1:].lower() for part in name.split("::"))
