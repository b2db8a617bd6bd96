"""Lazy sequences: what `step`, `reverse_each` and iterating over a range give.

An iterator is walked once: who walks it again goes on where the last walk stopped, and after
the end there is nothing. The types of elements are known only to the room above, so they are
asked for by a function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mupuppet.values.basic import Value
from mupuppet.values.type_value import TypeValue


class IteratorValue:
    """A sequence that is walked forwards, once."""

    __slots__ = ("_element_type", "_items", "_walk", "is_hash", "stated_size")

    def __init__(
        self,
        items: Sequence[Value],
        element_type: Callable[[], TypeValue],
        is_hash: bool = False,
        stated_size: int | None = None,
    ) -> None:
        self._items = items
        self._walk = iter(items)
        self._element_type = element_type
        #: Are the elements the pairs of a hash?
        self.is_hash = is_hash
        #: How many elements Puppet believes it has: it rounds down, and slices are no longer.
        self.stated_size = len(items) if stated_size is None else stated_size

    @property
    def element_type(self) -> TypeValue:
        """The type of the elements."""
        return self._element_type()

    def __iter__(self) -> Iterator[Value]:
        return self._walk

    def __bool__(self) -> bool:
        return True

    def step(self, step: int) -> IteratorValue:
        """Every nth element, from the first."""
        stated_size = self.stated_size // step if step > 1 else self.stated_size
        return IteratorValue(self._items[::step], self._element_type, stated_size=stated_size)

    def reverse(self) -> IteratorValue:
        """The elements from the last to the first."""
        return IteratorValue(self._items[::-1], self._element_type)

    def __str__(self) -> str:
        return f"Iterator[{self.element_type.generalize()}]-Value"

    __repr__ = __str__


class IntegerRange(IteratorValue):
    """Integers from one to another; steps and reversal keep it a range."""

    __slots__ = ("_make_type", "_range")

    def __init__(self, numbers: range, make_type: Callable[[int, int], TypeValue]) -> None:
        low, high = sorted((numbers[0], numbers[-1]))
        stated_size = (high - low) // abs(numbers.step)  # a range may be longer than `len` knows
        super().__init__(numbers, lambda: make_type(low, high), stated_size=stated_size)
        self._make_type = make_type
        self._range = numbers

    def step(self, step: int) -> IntegerRange:
        return IntegerRange(self._range[::step], self._make_type)

    def reverse(self) -> IntegerRange:
        return IntegerRange(self._range[::-1], self._make_type)
