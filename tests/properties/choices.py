"""Where a generator takes its choices from: Hypothesis, or plain random numbers.

A generator is written once, as a function of `Choices`. Through Hypothesis its results shrink,
which property tests want; with random numbers it is some twenty times faster, which comparisons of
many thousand cases want.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

T = TypeVar("T")


class Choices(Protocol):
    """What a generator may ask for. The first or least of the options is the simplest."""

    def integer(self, least: int, most: int) -> int: ...

    def boolean(self) -> bool: ...

    def pick(self, options: Sequence[T]) -> T: ...

    def some(self, options: Sequence[T], most: int) -> list[T]:
        """Some of the options, each at most once, in any order."""
        ...

    def shuffled(self, items: Sequence[T]) -> list[T]: ...

    def whole(self, make: Callable[[Choices], T]) -> T:
        """Something made of choices that belong together."""
        ...

    def several(self, make: Callable[[Choices], T], *, most: int, least: int = 0) -> list[T]:
        """Some of what `make` makes."""
        ...


class RandomChoices:
    """Choices by random numbers."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def integer(self, least: int, most: int) -> int:
        return self._random.randint(least, most)

    def boolean(self) -> bool:
        return self._random.random() < 0.5

    def pick(self, options: Sequence[T]) -> T:
        return self._random.choice(options)

    def some(self, options: Sequence[T], most: int) -> list[T]:
        return self._random.sample(options, self._random.randint(0, min(most, len(options))))

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self._random.sample(items, len(items))

    def whole(self, make: Callable[[Choices], T]) -> T:
        return make(self)

    def several(self, make: Callable[[Choices], T], *, most: int, least: int = 0) -> list[T]:
        return [make(self) for _ in range(self._random.randint(least, most))]


class DrawnChoices:
    """Choices by Hypothesis, which sees where each part begins and ends, and can drop it."""

    def __init__(self, draw: DrawFn) -> None:
        self._draw = draw

    def integer(self, least: int, most: int) -> int:
        return self._draw(st.integers(least, most))

    def boolean(self) -> bool:
        return self._draw(st.booleans())

    def pick(self, options: Sequence[T]) -> T:
        return self._draw(st.sampled_from(options))

    def some(self, options: Sequence[T], most: int) -> list[T]:
        places = st.integers(0, len(options) - 1)
        return [options[at] for at in self._draw(st.lists(places, max_size=most, unique=True))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self._draw(st.permutations(items))

    def whole(self, make: Callable[[Choices], T]) -> T:
        return self._draw(drawn(make))

    def several(self, make: Callable[[Choices], T], *, most: int, least: int = 0) -> list[T]:
        return self._draw(st.lists(drawn(make), min_size=least, max_size=most))


@st.composite
def _drawn(draw: DrawFn, make: Callable[[Choices], T]) -> T:
    return make(DrawnChoices(draw))


def drawn(make: Callable[[Choices], T]) -> SearchStrategy[T]:
    """A generator as a strategy."""
    return _drawn(make)
