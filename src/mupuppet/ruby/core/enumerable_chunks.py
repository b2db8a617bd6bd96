"""Methods of everything enumerable that split sequences or derive others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, perm

from mupuppet.ruby.core import array, hash, sequences
from mupuppet.ruby.core.enumerable import SHARED, elements, extra_kinds
from mupuppet.ruby.core.operators import case_equal
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import MANY, TABLES, Enumerator, call_method, definer
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import as_integer
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.values.value import Value


def _shared(
    names: str, minimum: int = 0, maximum: int | None = None, *, enumerates: bool = False
) -> Callable[[Callable[..., Value]], Callable[..., Value]]:
    """Define methods of everything enumerable, unless a class has its own."""

    def register(function: Callable[..., Value]) -> Callable[..., Value]:
        definer(SHARED, holds=True)(names, minimum, maximum, enumerates=enumerates)(function)
        for table in _TABLES:
            for name in names.split():
                table.setdefault(name, SHARED[name])
        return function

    return register


#: The tables of the enumerable classes.
_TABLES = [
    array.array_table,
    hash.hash_table,
    sequences.range_table,
    sequences.enumerator_table,
]


class Pieces(Enumerator):
    """An enumerator of pieces that have been computed."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: list[Value]) -> None:
        super().__init__(pieces, "each", [])
        self.pieces = pieces

    def inspected(self) -> str:
        """Ruby shows the address of the generator."""
        raise UnsupportedRuby("the inspection of an enumerator of pieces")


TABLES[Pieces] = TABLES[Enumerator]
extra_kinds[Pieces] = lambda found: found.pieces


def _items(run: Run, value: Value) -> list[Value]:
    """The elements, which Ruby reads when the pieces are consumed."""
    try:
        return list(elements(run, value))
    except RubyError:
        raise UnsupportedRuby("pieces of a value without elements") from None


def _cut(items: list[Value], cuts: Callable[[Value, Value], bool]) -> list[Value]:
    """Split where a test of two neighbours is true."""
    pieces: list[Value] = []
    for position, item in enumerate(items):
        if position == 0 or cuts(items[position - 1], item):
            pieces.append([])
        pieces[-1].append(item)
    return pieces


def _needed(block: Proc | None, name: str) -> Proc:
    if block is None:
        message = "tried to create Proc object without a block"
        raise RubyError("ArgumentError", message if name != "chunk" else "no block given")
    return block


@_shared("slice_when")
def _slice_when(run: Run, value: Value, block: Proc | None) -> Value:
    test = _needed(block, "slice_when")
    return Pieces(_cut(_items(run, value), lambda a, b: truthy(test.call(a, b))))


@_shared("chunk_while")
def _chunk_while(run: Run, value: Value, block: Proc | None) -> Value:
    test = _needed(block, "chunk_while")
    return Pieces(_cut(_items(run, value), lambda a, b: not truthy(test.call(a, b))))


def _test(run: Run, block: Proc | None, pattern: tuple[Value, ...]) -> Callable[[Value], bool]:
    if pattern:
        return lambda item: case_equal(run, pattern[0], item)
    if block is None:
        raise RubyError("ArgumentError", "wrong number of arguments (given 0, expected 1)")
    return lambda item: truthy(block.call(item))


@_shared("slice_before", 0, MANY)
def _slice_before(run: Run, value: Value, block: Proc | None, *pattern: Value) -> Value:
    if pattern and block is not None:
        raise argument_error(len(pattern), "0")
    if len(pattern) > 1:
        raise argument_error(len(pattern), "1")
    test = _test(run, block, pattern)
    return Pieces(_cut(_items(run, value), lambda a, b: test(b)))


@_shared("slice_after", 0, MANY)
def _slice_after(run: Run, value: Value, block: Proc | None, *pattern: Value) -> Value:
    if pattern and block is not None:
        raise RubyError("ArgumentError", "both pattern and block are given")
    if len(pattern) > 1:
        raise argument_error(len(pattern), "1")
    test = _test(run, block, pattern)
    return Pieces(_cut(_items(run, value), lambda a, b: test(a)))


@_shared("chunk", enumerates=True)
def _chunk(run: Run, value: Value, block: Proc) -> Value:
    found: list[Value] = []
    for item in _items(run, value):
        mark = block.call(item)
        if mark is None:
            found.append(None)  # an element without a key belongs to no piece, and separates others
        elif found and found[-1] is not None and found[-1][0] == mark:
            found[-1][1].append(item)
        else:
            found.append([mark, [item]])
    return Pieces([piece for piece in found if piece is not None])


@_shared("minmax_by", enumerates=True)
def _minmax_by(run: Run, value: Value, block: Proc) -> Value:
    keyed = [[block.call(item), item] for item in elements(run, value)]
    ranks = call_method(run, [rank for rank, _ in keyed], "minmax", [], None)
    if not keyed:
        return ranks
    return [next(item for rank, item in keyed if rank is wanted) for wanted in ranks]


@_shared("find_index", 0, 1)
def _find_index(run: Run, value: Value, block: Proc | None, *wanted: Value) -> Value:
    return call_method(run, list(elements(run, value)), "index", list(wanted), block)


@_shared("cycle", 0, 1)
def _cycle(run: Run, value: Value, block: Proc | None, count: Value = None) -> Value:
    if block is None:
        return Enumerator(value, "cycle", [] if count is None else [count])
    items = list(elements(run, value))
    rounds = None if count is None else as_integer(count)
    while items and (rounds is None or rounds > 0):
        for item in items:
            run.tick()
            block.call(item)
        rounds = None if rounds is None else rounds - 1
    return None


# --- Arrays

_array = definer(TABLES[list], holds=True)


def _choices(names: str, make: Callable[..., object], count: Callable[[int, int], int]) -> None:
    @_array(names, 0 if names == "permutation" else 1, 1)
    def choices(run: Run, array: list[Value], block: Proc | None, size: Value = None) -> Value:
        length = len(array) if size is None else as_integer(size)
        if block is None:
            return Enumerator(array, names, [] if size is None else [size])
        if length < 0:
            return array
        number = count(len(array), length)
        check_size(number * length)
        if number:  # otherwise Python makes room for the length of what there is none of
            for found in make(list(array), length):  # type: ignore[attr-defined]  # an iterator
                block.call(list(found))
        return array


#: More choices than can be made; the exact number would be a number of millions of digits.
_COUNTED = 64

_choices(
    "combination", combinations, lambda n, k: comb(n, min(k, n - k, _COUNTED)) if k <= n else 0
)
_choices("permutation", permutations, lambda n, k: perm(n, min(k, _COUNTED)) if k <= n else 0)
_choices(
    "repeated_combination",
    combinations_with_replacement,
    lambda n, k: comb(n + k - 1, min(k, n - 1, _COUNTED)) if n else int(k == 0),
)
_choices(
    "repeated_permutation",
    lambda items, k: product(items, repeat=k),
    lambda n, k: n ** min(k, _COUNTED),
)


@_array("bsearch")
def _bsearch(run: Run, array: list[Value], block: Proc | None) -> Value:
    if block is None:
        raise UnsupportedRuby("`bsearch' without a block")
    low, high = 0, len(array)
    found: Value = None
    while low < high:
        middle = (low + high) // 2
        answer = block.call(array[middle])
        if answer is True:
            found, high = array[middle], middle
        elif answer is False or answer is None:
            low = middle + 1
        else:
            raise UnsupportedRuby("`bsearch' with numbers")
    return found
