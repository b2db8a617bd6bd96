"""Iterable, and iterating over whatever can be iterated over."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, UNIT, Guard, Predicate, Type
from mupuppet.types.collections import ANY_PAIR, PAIR_SIZE, TupleType
from mupuppet.types.combinations import WrapperType, variant_of
from mupuppet.types.inference import infer, infer_detailed
from mupuppet.types.scalars import CHARACTER, EnumType, IntegerType
from mupuppet.values.hashes import keys_of, pairs_of
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import IntegerRange, IteratorValue
from mupuppet.values.value import Value


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
    kind = type(value)
    if kind in _ITERABLE_CLASSES:
        return True
    if kind is int:
        return bool(value >= 0)
    if isinstance(value, (IteratorValue, EnumType)):
        return True
    if isinstance(value, TypeAlias):
        return _is_iterable_value(value.resolved)
    if isinstance(value, HostObject):
        return value.is_iterable
    return isinstance(value, IntegerType) and value.is_finite


ITERABLE = IterableType()


def iterate(value: Value) -> IteratorValue | None:
    """An iterator over a value; None where that is not possible.

    Strings give their characters, hashes their pairs, a number the numbers below it, a
    finite Integer type its numbers, an Enum its strings, and a Ruby range its elements.
    """
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
    if isinstance(value, HostObject):
        return value.iterator()
    return iterate(value.resolved) if isinstance(value, TypeAlias) else None


def _below(number: int) -> IteratorValue | None:
    if number < 0:
        return None
    return _range(0, number - 1) if number else IteratorValue([], lambda: UNIT)


def _range(low: int, high: int) -> IntegerRange:
    return IntegerRange(range(low, high + 1), IntegerType)


def _element_type(array: list[Value]) -> Callable[[], Type]:
    return lambda: variant_of(map(infer_detailed, array)) if array else UNIT


def _pair_type(hash: dict[Value, Value]) -> Callable[[], Type]:
    def element_type() -> Type:
        if not hash:
            return ANY_PAIR
        keys = variant_of(map(infer_detailed, keys_of(hash)))
        values = variant_of(map(infer_detailed, hash.values()))
        return TupleType((keys, values), PAIR_SIZE)

    return element_type
