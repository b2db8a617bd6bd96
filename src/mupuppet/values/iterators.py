"""Lazy sequences: what `step`, `reverse_each` and iterating over a range give.

An iterator remembers where it was: like Ruby's, it can be walked once to its end, and a
second walk starts again only where the sequence underneath does. The types of elements are
known to the room above, so they are asked for by a function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mupuppet.values.basic import Value
from mupuppet.values.type_value import TypeValue


class IteratorValue:
    """A sequence that is walked forwards, by steps."""

    __slots__ = ("_element_type", "_items", "is_hash")

    def __init__(
        self,
        items: Sequence[Value],
        element_type: Callable[[], TypeValue],
        is_hash: bool = False,
    ) -> None:
        self._items = items
        self._element_type = element_type
        #: Are the elements the pairs of a hash?
        self.is_hash = is_hash

    @property
    def element_type(self) -> TypeValue:
        """The type of the elements."""
        return self._element_type()

    def __iter__(self) -> Iterator[Value]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __bool__(self) -> bool:
        return True

    def step(self, step: int) -> IteratorValue:
        """Every nth element, from the first."""
        return IteratorValue(self._items[::step], self._element_type)

    def reverse(self) -> IteratorValue:
        """The elements from the last to the first."""
        return IteratorValue(self._items[::-1], self._element_type)

    def __str__(self) -> str:
        return f"Iterator[{self.element_type.generalize()}]-Value"

    __repr__ = __str__


class IntegerRange(IteratorValue):
    """Integers from one to another; steps and reversal keep it a range."""

    __slots__ = ("_make_type",)

    def __init__(
        self, low: int, high: int, make_type: Callable[[int, int], TypeValue], step: int = 1
    ) -> None:
        numbers = range(low, high + 1, step) if step > 0 else range(high, low - 1, step)
        super().__init__(numbers, lambda: make_type(low, high))
        self._make_type = make_type

    def step(self, step: int) -> IntegerRange:
        return self._of(self._range[::step])

    def reverse(self) -> IntegerRange:
        return self._of(self._range[::-1])

    @property
    def _range(self) -> range:
        assert isinstance(self._items, range)  # the constructor made it
        return self._items

    def _of(self, numbers: range) -> IntegerRange:
        low, high = min(numbers), max(numbers)
        return IntegerRange(low, high, self._make_type, numbers.step)
