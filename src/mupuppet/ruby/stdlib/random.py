"""`Random.new(seed)`, and what uses it. Without a seed the numbers cannot be reproduced."""

from __future__ import annotations

from mupuppet.ruby.core.runtime import TABLES, Run, check_size, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.conversion import as_integer, inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import binary_string
from mupuppet.values.ruby_random import RubyRandom
from mupuppet.values.value import Value


class RandomObject(LibraryObject):
    """A generator of random numbers."""

    __slots__ = ("generator", "seed")

    class_name = "Random"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.generator = RubyRandom(abs(seed))


_random = definer(TABLES.setdefault(RandomObject, {}))


@module_function("Random")("new", 0, 1)
def _new(run: Run, kind: Value, block: Proc | None, *seed: Value) -> Value:
    if not seed:
        raise UnsupportedRuby("random numbers without a seed")
    return RandomObject(as_integer(seed[0]))


_random("seed")(lambda run, random, block: random.seed)


@_random("bytes", 1)
def _bytes(run: Run, random: RandomObject, block: Proc | None, size: Value) -> Value:
    check_size(as_integer(size))
    return binary_string(random.generator.content(as_integer(size)))


@_random("rand", 0, 1)
def _rand(run: Run, random: RandomObject, block: Proc | None, *limit: Value) -> Value:
    generator = random.generator
    if not limit:
        return generator.fraction()
    highest = limit[0]
    if type(highest) is int and highest > 0:
        return generator.below(highest)
    if type(highest) is float and highest > 0:
        return generator.fraction() * highest
    if isinstance(highest, Range) and type(highest.first) is int and type(highest.last) is int:
        size = highest.last - highest.first + (not highest.exclusive)
        if size > 0:
            return highest.first + generator.below(size)
    raise RubyError("ArgumentError", f"invalid argument - {inspect(highest)}")


def _given(options: tuple[Value, ...], what: str) -> RubyRandom:
    """The generator given as `random:`."""
    chosen = (
        options[-1].get(Symbol("random")) if options and isinstance(options[-1], dict) else None
    )
    if not isinstance(chosen, RandomObject):
        raise UnsupportedRuby(f"`{what}' without a seed")
    return chosen.generator


_array = definer(TABLES[list], holds=True)


def _shuffled(array: list[Value], generator: RubyRandom) -> list[Value]:
    made = list(array)
    for last in range(len(made) - 1, -1, -1):
        other = generator.below(last + 1)
        made[last], made[other] = made[other], made[last]
    return made


@_array("shuffle", 0, 1)
def _shuffle(run: Run, array: list[Value], block: Proc | None, *options: Value) -> Value:
    return _shuffled(array, _given(options, "shuffle"))


@_array("shuffle!", 0, 1)
def _shuffle_here(run: Run, array: list[Value], block: Proc | None, *options: Value) -> Value:
    array[:] = _shuffled(array, _given(options, "shuffle!"))
    return array


@_array("sample", 0, 2)
def _sample(run: Run, array: list[Value], block: Proc | None, *options: Value) -> Value:
    generator = _given(options, "sample")
    if len(options) == 1:
        return array[generator.below(len(array))] if array else None
    count = min(as_integer(options[0]), len(array))
    check_size(count)
    if count > 2:
        raise UnsupportedRuby("a sample of more than two elements")
    places = [generator.below(len(array) - taken) for taken in range(count)]
    if count == 2 and places[1] >= places[0]:
        places[1] += 1
    return [array[place] for place in places]
