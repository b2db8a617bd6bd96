"""Sorting as C's library does it, which is what Ruby uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_Element = TypeVar("_Element")


def merge_sorted(
    values: list[_Element], order: Callable[[_Element, _Element], int]
) -> list[_Element]:
    """The values in an order; equal ones stay as they were.

    Which pairs are compared, and in which order, shows where a block has no consistent order, and
    in messages about values that cannot be compared.
    """
    if len(values) < 2:
        return list(values)
    middle = len(values) // 2
    left, right = merge_sorted(values[:middle], order), merge_sorted(values[middle:], order)
    merged: list[_Element] = []
    first = second = 0
    while first < len(left) and second < len(right):
        if order(left[first], right[second]) <= 0:
            merged.append(left[first])
            first += 1
        else:
            merged.append(right[second])
            second += 1
    return merged + left[first:] + right[second:]
