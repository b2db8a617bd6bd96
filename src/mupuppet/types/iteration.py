"""Iterable and Iterator, and iterating over whatever can be iterated over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.types.base import ANY, UNIT, Guard, Predicate, Type
from mupuppet.types.collections import ANY_PAIR, PAIR_SIZE, TupleType
from mupuppet.types.combinations import WrapperType, variant_of
from mupuppet.types.scalars import CHARACTER, EnumType, IntegerType
from mupuppet.values.hashes import keys_of, pairs_of
from mupuppet.values.iterators import IntegerRange, IteratorValue
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable


class IterableType(WrapperType):
    """`Iterable[type]`: whatever can be iterated over."""

    __slots__ = ()
    name = "Iterable"

    def _accepts_any_element(self) -> bool:
        return self.type is None or self.type.is_assignable(ANY)

    def sure_classes(self) -> frozenset[type]:
        return _ITERABLE_CLASSES if self._accepts_any_element() else frozenset()

    def make_predicate(self) -> Predicate:
        if self._accepts_any_element():
            return _is_iterable_value
        from mupuppet.types.inference import infer

        return lambda value: self.is_assignable(infer(value))

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if self._accepts_any_element():
            return other.is_iterable()
        iterated = other.iterated_type()
        if self.type is None or iterated is None:
            return False
        return self.type.is_assignable(iterated, guard)

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type | None:
        return self.type


_ITERABLE_CLASSES = frozenset([str, list, dict])


def _is_iterable_value(value: Value) -> bool:
    from mupuppet.types.aliases import TypeAlias

    kind = type(value)
    if kind in _ITERABLE_CLASSES:
        return True
    if kind is int:
        return bool(value >= 0)
    if isinstance(value, IteratorValue | EnumType):
        return True
    if isinstance(value, TypeAlias):
        return _is_iterable_value(value.resolved)
    return isinstance(value, IntegerType) and value.is_finite


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


ITERABLE = IterableType()
ITERATOR = IteratorType()


def iterate(value: Value) -> IteratorValue | None:
    """An iterator over a value; None where that is not possible.

    Strings give their characters, hashes their pairs, a number the numbers below it, a
    finite Integer type its numbers, and an Enum its strings.
    """
    from mupuppet.types.aliases import TypeAlias

    kind = type(value)
    if isinstance(value, IteratorValue):
        return value
    if kind is str:
        return IteratorValue(list(value), lambda: CHARACTER)
    if kind is list:
        return IteratorValue(value, _element_type(value))
    if kind is dict:
        pairs = [[key, entry] for key, entry in pairs_of(value)]
        return IteratorValue(pairs, _pair_type(value), is_hash=True)
    if kind is int:
        return _below(value)
    if isinstance(value, IntegerType):
        return _range(int(value.low), int(value.high)) if value.is_finite else None
    if isinstance(value, EnumType):
        return IteratorValue(list(value.values), lambda: value)
    return iterate(value.resolved) if isinstance(value, TypeAlias) else None


def _below(number: int) -> IteratorValue | None:
    if number < 0:
        return None
    return _range(0, number - 1) if number else IteratorValue([], lambda: UNIT)


def _range(low: int, high: int) -> IntegerRange:
    return IntegerRange(range(low, high + 1), IntegerType)


def _element_type(array: list[Value]) -> Callable[[], Type]:
    from mupuppet.types.inference import infer_detailed

    return lambda: variant_of(map(infer_detailed, array)) if array else UNIT


def _pair_type(hash: dict[Value, Value]) -> Callable[[], Type]:
    from mupuppet.types.inference import infer_detailed

    def element_type() -> Type:
        if not hash:
            return ANY_PAIR
        keys = variant_of(map(infer_detailed, keys_of(hash)))
        values = variant_of(map(infer_detailed, hash.values()))
        return TupleType((keys, values), PAIR_SIZE)

    return element_type
