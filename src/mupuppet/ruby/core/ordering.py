"""Sorting, and the least and greatest elements.

Ruby sorts with the merge sort of the C library. Which elements are compared shows where a block is
inconsistent, and in messages about values that cannot be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from mupuppet.basics.sorting import merge_sorted
from mupuppet.ruby.core.enumerable import SHARED, elements, shared
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import Table, call_method
from mupuppet.ruby_semantics.comparison import not_comparable, ordered, sorted_values, truthy
from mupuppet.ruby_semantics.conversion import as_integer
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.value import Value

#: All methods of Enumerable.
ENUMERABLE: Table = SHARED

_STRINGS = frozenset([str, RubyString])

Order = Callable[[Value, Value], int]


def block_order(run: Run, block: Proc) -> Order:
    """The order that a block defines."""

    def order(left: Value, right: Value) -> int:
        result = block.call(left, right)
        if type(result) is int:
            return int(result > 0) - int(result < 0)
        if result is None:
            not_comparable(left, right)
        for name, sign in ((">", 1), ("<", -1)):
            if truthy(call_method(run, result, name, [0], None)):
                return sign
        return 0

    return order


@shared("sort")
def _sort(run: Run, value: Value, block: Proc | None) -> Value:
    items = list(elements(run, value))
    return sorted_values(items) if block is None else merge_sorted(items, block_order(run, block))


@shared("sort_by", enumerates=True)
def _sort_by(run: Run, value: Value, block: Proc) -> Value:
    keyed = [(block.call(element), element) for element in list(elements(run, value))]
    kinds = {type(rank) for rank, _ in keyed}
    if kinds <= _STRINGS:
        keyed = [(str(rank), element) for rank, element in keyed]
        kinds = {str}
    if kinds == {int} or (kinds == {str} and all(rank.isascii() for rank, _ in keyed)):
        keyed.sort(key=lambda pair: pair[0])
    else:
        keyed = merge_sorted(keyed, lambda one, other: ordered(one[0], other[0]))
    return [element for _, element in keyed]


def _several(items: list[Value], count: Value, order: Order, sign: int, names: str) -> list[Value]:
    """The least or greatest elements, in their order."""
    wanted = as_integer(count)
    if wanted < 0:
        raise RubyError("ArgumentError", f"negative size ({wanted})")
    try:
        found = merge_sorted(items, order)
    except RubyError:
        raise UnsupportedRuby(f"`{names}' of elements without an order") from None
    if any(order(a, b) == 0 for a, b in pairwise(found)):
        raise UnsupportedRuby(f"`{names}' of several elements some of which are equal")
    return (found if sign < 0 else found[::-1])[:wanted]


def _extreme(names: str, sign: int) -> None:
    @shared(names, 0, 1)
    def extreme(run: Run, value: Value, block: Proc | None, *count: Value) -> Value:
        order = ordered if block is None else block_order(run, block)
        if count and count[0] is not None:
            as_integer(count[0])
            return _several(list(elements(run, value)), count[0], order, sign, names)
        best: Value = None
        for position, item in enumerate(list(elements(run, value))):
            if position == 0 or order(item, best) * sign > 0:
                best = item
        return best

    @shared(f"{names}_by", 0, 1, enumerates=True)
    def extreme_by(run: Run, value: Value, block: Proc, *count: Value) -> Value:
        keyed = [(block.call(item), item) for item in list(elements(run, value))]

        def order(one: Value, other: Value) -> int:
            return ordered(one[0], other[0])

        if count and count[0] is not None:
            found = _several(keyed, count[0], order, sign, f"{names}_by")
            return [item for _, item in found]
        best: Value = None
        for position, pair in enumerate(keyed):
            if position == 0 or order(pair, best) * sign > 0:
                best = pair
        return None if best is None else best[1]


_extreme("max", 1)
_extreme("min", -1)


@shared("minmax")
def _minmax(run: Run, value: Value, block: Proc | None) -> Value:
    """Ruby compares two elements at a time with each other, then with the previous results."""
    order = ordered if block is None else block_order(run, block)
    items = list(elements(run, value))
    found: list[Value] = []
    for start in range(0, len(items), 2):
        low, high = items[start], items[min(start + 1, len(items) - 1)]
        if start + 1 < len(items):
            sign = order(low, high)
            if sign == 0:
                high = low
            elif sign > 0:
                low, high = high, low
        if not found:
            found = [low, high]
            continue
        if order(low, found[0]) < 0:
            found[0] = low
        if order(high, found[1]) > 0:
            found[1] = high
    return found or [None, None]
