"""Loops over values that are known, while Ruby code is followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mupuppet.ruby.types.static.frames import Block, BoundMethod, Break, Call
from mupuppet.ruby.types.static.methods import call_plain, changes, forget, table_of
from mupuppet.ruby.types.static.values import UNKNOWN, StaticValue, is_small, is_true

if TYPE_CHECKING:
    from mupuppet.ruby.types.static.interfaces import Evaluator

#: The arguments of a block in each iteration.
_Iterations: TypeAlias = list[list[StaticValue]]

#: The limit of iterations over numbers.
_MAX_ITERATIONS = 1000


def iterate(evaluator: Evaluator, call: Call, receiver: StaticValue) -> StaticValue:
    """The value of a method that runs a block for each element."""
    block = call.block
    assert block is not None  # the caller looked
    if call.name == "tap":
        evaluator.run_block(block, [receiver])
        return receiver
    if call.name in ("then", "yield_self"):
        return evaluator.run_block(block, [receiver])
    try:
        if call.name in ("inject", "reduce", "each_with_object"):
            return _accumulated(evaluator, call, receiver, block)
        iterations = _iterations(call, receiver)
        if iterations is None:
            evaluator.follow(block)
            if changes(call.name):
                forget(receiver)
            return UNKNOWN
        results = [evaluator.run_block(block, iteration) for iteration in iterations]
    except Break as ended:
        return ended.value
    return _RESULTS[call.name](receiver, results) if call.name in _RESULTS else receiver


def _iterations(call: Call, receiver: StaticValue) -> _Iterations | None:
    """The arguments of a call's block in each iteration, or None if they are not known."""
    name, arguments = call.name, call.arguments
    if isinstance(receiver, dict) and UNKNOWN not in receiver:
        if name == "each_key":
            return [[key] for key in receiver]
        if name in ("each_value", "transform_values"):
            return [[value] for value in receiver.values()]
        if name == "transform_keys":
            return [[key] for key in receiver]
        receiver = [[key, value] for key, value in receiver.items()]
    if isinstance(receiver, list):
        return _iterations_over_list(name, arguments, receiver)
    if type(receiver) is int:
        return _iterations_over_number(name, arguments, receiver)
    if isinstance(receiver, str) and name in ("each_char", "each_line") and not arguments:
        return [[part] for part in (receiver if name == "each_char" else receiver.splitlines(True))]
    return None


def _iterations_over_list(
    name: str, arguments: list[StaticValue], values: list[StaticValue]
) -> _Iterations | None:
    size = arguments[0] if len(arguments) == 1 else None
    if name in ("each_slice", "each_cons") and isinstance(size, int) and size > 0:
        step = size if name == "each_slice" else 1
        last = len(values) if name == "each_slice" else len(values) - size + 1
        return [[values[start : start + size]] for start in range(0, last, step)]
    if name in ("each_with_index", "each_index"):
        pairs = [[value, index] for index, value in enumerate(values)]
        return pairs if name == "each_with_index" else [[index] for _, index in pairs]
    if name == "reverse_each":
        return [[value] for value in reversed(values)]
    if name in ("each", "each_pair", "each_entry") or name in _RESULTS:
        return [[value] for value in values]
    return None


def _iterations_over_number(
    name: str, arguments: list[StaticValue], number: int
) -> _Iterations | None:
    if name == "times" and number < _MAX_ITERATIONS:
        return [[index] for index in range(number)]
    last = arguments[0] if arguments else None
    if (
        name in ("upto", "downto")
        and isinstance(last, int)
        and abs(last - number) < _MAX_ITERATIONS
    ):
        way = 1 if name == "upto" else -1
        return [[index] for index in range(number, last + way, way)]
    return None


def _accumulated(
    evaluator: Evaluator, call: Call, receiver: StaticValue, block: Block | BoundMethod
) -> StaticValue:
    """`inject` and `each_with_object`"""
    if isinstance(receiver, dict):
        receiver = [[key, value] for key, value in receiver.items()]
    if not isinstance(receiver, list) or len(call.arguments) > 1:
        evaluator.follow(block)
        return UNKNOWN
    values = list(receiver)
    if call.name == "each_with_object":
        memo = call.arguments[0] if call.arguments else UNKNOWN
        for value in values:
            evaluator.run_block(block, [value, memo])
        return memo
    found = call.arguments[0] if call.arguments else values.pop(0) if values else None
    for value in values:
        found = evaluator.run_block(block, [found, value])
    return found


def _selected(receiver: StaticValue, results: list[StaticValue], wanted: bool) -> StaticValue:
    """The elements for which a block returned the wanted truth value."""
    truths = [is_true(result) for result in results]
    if None in truths:
        return UNKNOWN
    if isinstance(receiver, dict):
        pairs = zip(receiver.items(), truths, strict=True)
        return {key: value for (key, value), truth in pairs if truth == wanted}
    assert isinstance(receiver, list)  # nothing else has elements here
    return [value for value, truth in zip(receiver, truths, strict=True) if truth == wanted]


def _flattened(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    if not is_small(results):
        return UNKNOWN
    return [each for r in results for each in (r if isinstance(r, list) else [r])]


def _found(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    selected = _selected(receiver, results, True)
    return (selected[0] if selected else None) if isinstance(selected, list) else UNKNOWN


def _any(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    truths = [is_true(result) for result in results]
    return True if True in truths else UNKNOWN if None in truths else False


def _all(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    truths = [is_true(result) for result in results]
    return False if False in truths else UNKNOWN if None in truths else True


def _with_keys(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    assert isinstance(receiver, dict)  # only hashes have keys
    return table_of([list(pair) for pair in zip(results, receiver.values(), strict=True)])


def _with_values(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    assert isinstance(receiver, dict)  # as above
    return dict(zip(receiver, results, strict=True))


def _true_ones(receiver: StaticValue, results: list[StaticValue]) -> StaticValue:
    truths = [is_true(result) for result in results]
    if None in truths:
        return UNKNOWN
    return [result for result, truth in zip(results, truths, strict=True) if truth]


#: The results of methods by those of their blocks; methods not listed return the receiver.
_RESULTS: dict[str, Callable[[StaticValue, list[StaticValue]], StaticValue]] = {
    "all?": _all,
    "any?": _any,
    "collect": lambda _, results: results,
    "collect_concat": _flattened,
    "detect": _found,
    "filter": lambda receiver, results: _selected(receiver, results, True),
    "filter_map": _true_ones,
    "find": _found,
    "find_all": lambda receiver, results: _selected(receiver, results, True),
    "flat_map": _flattened,
    "map": lambda _, results: results,
    "reject": lambda receiver, results: _selected(receiver, results, False),
    "select": lambda receiver, results: _selected(receiver, results, True),
    "to_h": lambda _, results: table_of(results),
    "transform_keys": _with_keys,
    "transform_values": _with_values,
}


def map_method(receiver: StaticValue, name: str, method: str) -> StaticValue:
    """The value of `values.map(&:method)`."""
    if isinstance(receiver, list) and name in _RESULTS and "transform" not in name:
        results = [call_plain(value, method, []) for value in receiver]
        return _RESULTS[name](receiver, results)
    if changes(name):
        forget(receiver)
    return UNKNOWN
