"""Iterator: the types of lazy sequences."""

from __future__ import annotations

from mupuppet.types.base import Guard, Predicate, Type
from mupuppet.types.combinations import WrapperType
from mupuppet.values.iterators import IteratorValue


class IteratorType(WrapperType):
    """`Iterator[type]`: the lazy sequences that `step` and `reverse_each` give."""

    __slots__ = ()
    name = "Iterator"

    def make_predicate(self) -> Predicate:
        wanted = self.type
        if wanted is None:
            return lambda value: isinstance(value, IteratorValue)
        return lambda value: (
            isinstance(value, IteratorValue) and wanted.is_assignable(element_type(value))
        )

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, IteratorType):
            return False
        if self.type is None:
            return True
        return other.type is not None and self.type.is_assignable(other.type, guard)

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type | None:
        return self.type


def element_type(iterator: IteratorValue) -> Type:
    """The type of what an iterator gives."""
    found = iterator.element_type
    assert isinstance(found, Type)  # the maker of an iterator sets one
    return found


ITERATOR = IteratorType()
