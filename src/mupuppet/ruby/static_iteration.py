"""Loops over values that are known, while Ruby code is followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.ruby.static_frames import Break, Call
from mupuppet.ruby.static_values import UNKNOWN, StaticValue, call_plain, is_small, is_true

if TYPE_CHECKING:
    from mupuppet.ruby.static_evaluation import Evaluator

#: Methods that run a block for each element.
_ITERATIONS = frozenset(
    "collect each each_key each_pair each_value each_with_index filter flat_map map reject "
    "reverse_each select times".split()
)


def iterate(evaluator: Evaluator, call: Call, receiver: StaticValue) -> StaticValue:
    """The value of a method that runs a block for each element."""
    block = call.block
    assert block is not None  # the caller looked
    items: list[list[StaticValue]]
    if call.name == "tap":
        evaluator.run_block(block, [receiver])
        return receiver
    if call.name not in _ITERATIONS:
        evaluator.follow(block)
        return UNKNOWN
    if isinstance(receiver, list):
        items = [[value] for value in receiver]
    elif isinstance(receiver, dict):
        items = [[[key, value]] for key, value in receiver.items()]
    elif type(receiver) is int and call.name == "times" and receiver < 1000:
        items = [[index] for index in range(receiver)]
    else:
        evaluator.follow(block)
        return UNKNOWN
    if call.name == "each_with_index":
        items = [[value[0], index] for index, value in enumerate(items)]
    elif call.name in ("each_key", "each_value") and isinstance(receiver, dict):
        items = [[v] for v in (receiver if call.name == "each_key" else receiver.values())]
    try:
        results = [evaluator.run_block(block, item) for item in items]
    except Break as ended:
        return ended.value
    if call.name in ("map", "collect"):
        return results
    if call.name in ("select", "filter", "reject"):
        return _selected(receiver, results, call.name != "reject")
    if call.name == "flat_map":
        if not is_small(results):
            return UNKNOWN
        return [each for r in results for each in (r if isinstance(r, list) else [r])]
    return receiver


def _selected(receiver: StaticValue, results: list[StaticValue], wanted: bool) -> StaticValue:
    """The elements for which a block gave what is wanted."""
    kept = [is_true(result) for result in results]
    if None in kept:
        return UNKNOWN
    if isinstance(receiver, dict):
        pairs = zip(receiver.items(), kept, strict=True)
        return {key: value for (key, value), keep in pairs if keep == wanted}
    assert isinstance(receiver, list)  # nothing else has elements here
    return [value for value, keep in zip(receiver, kept, strict=True) if keep == wanted]


def map_method(receiver: StaticValue, name: str, method: str) -> StaticValue:
    """The value of `values.map(&:method)`."""
    if isinstance(receiver, list) and name in ("map", "collect"):
        return [call_plain(value, method, []) for value in receiver]
    return UNKNOWN
