"""Lazy sequences: what `step`, `reverse_each` and iterating over a range give.

There are two ways to iterate over one. `each`, `map` and `filter` consume elements: a second
call continues where the last one stopped, and finds nothing after the end. Everything else
starts again, except where elements are computed on the way (ranges, steps and trees): those are
iterated over once. Only the package above knows the types of elements, so a function supplies them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from sys import maxsize

from mupuppet.values.hashes import pairs_of
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Value


class IteratorValue:
    """A sequence that is iterated over forwards."""

    __slots__ = ("_element_type", "_items", "is_hash", "rest", "stated_size")

    def __init__(
        self,
        items: Sequence[Value],
        element_type: Callable[[], TypeValue],
        is_hash: bool = False,
    ) -> None:
        self._items = items
        self._element_type = element_type
        #: The elements that have not been consumed yet.
        self.rest: Iterator[Value] = iter(items)
        #: Are the elements the pairs of a hash?
        self.is_hash = is_hash
        #: The number of elements that Puppet assumes: it rounds down, and slices do not exceed it.
        self.stated_size = len(items)

    @property
    def element_type(self) -> TypeValue:
        """The type of the elements."""
        return self._element_type()

    def __iter__(self) -> Iterator[Value]:
        return iter(self._items)

    def __bool__(self) -> bool:
        return True

    def step(self, step: int) -> IteratorValue:
        """Every nth element, from the first."""
        return SteppedIterator(self, step)

    def reverse(self) -> IteratorValue:
        """The elements from the last to the first."""
        return IteratorValue(list(self)[::-1], self._element_type)

    def __str__(self) -> str:
        return f"Iterator[{self.element_type.generalize()}]-Value"

    __repr__ = __str__


class OnceIterator(IteratorValue):
    """A sequence whose elements can be consumed only once."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Value]:
        return self.rest


class TreeIterator(OnceIterator):
    """What `tree_each` gives."""

    __slots__ = ("ruby_name",)

    def __init__(
        self, items: Sequence[Value], element_type: Callable[[], TypeValue], ruby_name: str
    ) -> None:
        super().__init__(items, element_type)
        #: The class that Puppet has for it.
        self.ruby_name = ruby_name


class SteppedIterator(OnceIterator):
    """Every nth of the elements that are left of another iterator."""

    __slots__ = ()

    def __init__(self, source: IteratorValue, step: int) -> None:
        super().__init__((), source._element_type)
        self.rest = _every(source.rest, step)
        self.stated_size = source.stated_size // step

    def __iter__(self) -> Iterator[Value]:
        return map(_spread, self.rest)


def _spread(element: Value) -> Value:
    """What Puppet's iteration makes of an element by mistake: several, one or none."""
    if isinstance(element, dict):
        element = [[key, value] for key, value in pairs_of(element)]
    if isinstance(element, list) and len(element) < 2:
        return element[0] if element else None
    return element


def _every(elements: Iterator[Value], step: int) -> Iterator[Value]:
    """Every nth element; those between are taken together with the one before them."""
    for element in elements:
        deque(islice(elements, min(step - 1, maxsize)), maxlen=0)
        yield element


class IntegerRange(OnceIterator):
    """Integers from one to another; steps and reversal keep it a range."""

    __slots__ = ("_make_type", "_range")

    def __init__(self, numbers: range, make_type: Callable[[int, int], TypeValue]) -> None:
        low, high = sorted((numbers[0], numbers[-1]))
        super().__init__((), lambda: make_type(low, high))
        self.rest = iter(numbers)
        self.stated_size = (high - low) // abs(numbers.step)
        self._make_type = make_type
        self._range = numbers

    def step(self, step: int) -> IntegerRange:
        return IntegerRange(self._range[::step], self._make_type)

    def reverse(self) -> IntegerRange:
        return IntegerRange(self._range[::-1], self._make_type)
