"""Functions that call a lambda for each element of something."""

from __future__ import annotations

from collections.abc import Iterable

from mupuppet.functions.jumps import BreakJump
from mupuppet.functions.registry import Block, Context, function
from mupuppet.types.iteration import iterate
from mupuppet.values.basic import Value
from mupuppet.values.hashes import hash_of, pairs_of


def _elements(value: Value) -> Iterable[Value]:
    """What an iteration with one parameter goes through: the pairs of a hash as arrays."""
    if isinstance(value, dict):
        return [[k, v] for k, v in pairs_of(value)]
    if isinstance(value, list):
        return value
    return iterate(value) or ()


def _pairs(value: Value) -> Iterable[tuple[Value, Value]]:
    """What an iteration with two parameters goes through: keys or indices, and values."""
    if isinstance(value, dict):
        return pairs_of(value)
    return enumerate(_elements(value))


each = function("each")


@each.dispatch("Hash[Any, Any] $hash, &Callable[2,2] $block")
@each.dispatch("Iterable $enumerable, &Callable[2,2] $block")
def _each_pair(context: Context, value: Value, block: Block) -> Value:
    try:
        for key, element in _pairs(value):
            block(key, element)
    except BreakJump:
        pass
    return value


@each.dispatch("Hash[Any, Any] $hash, &Callable[1,1] $block")
@each.dispatch("Iterable $enumerable, &Callable[1,1] $block")
def _each_element(context: Context, value: Value, block: Block) -> Value:
    try:
        for element in _elements(value):
            block(element)
    except BreakJump:
        pass
    return value


map_ = function("map")


@map_.dispatch("Hash[Any, Any] $hash, &Callable[2,2] $block")
@map_.dispatch("Iterable $enumerable, &Callable[2,2] $block")
def _map_pairs(context: Context, value: Value, block: Block) -> Value:
    result = []
    try:
        for key, element in _pairs(value):
            result.append(block(key, element))
    except BreakJump:
        pass
    return result


@map_.dispatch("Hash[Any, Any] $hash, &Callable[1,1] $block")
@map_.dispatch("Iterable $enumerable, &Callable[1,1] $block")
def _map_elements(context: Context, value: Value, block: Block) -> Value:
    result = []
    try:
        for element in _elements(value):
            result.append(block(element))
    except BreakJump:
        pass
    return result


filter_ = function("filter")


def _holds(value: Value) -> bool:
    return value is not None and value is not False


@filter_.dispatch("Hash[Any, Any] $hash, &Callable[2,2] $block")
def _filter_hash_pairs(context: Context, value: Value, block: Block) -> Value:
    kept = []
    try:
        for key, element in pairs_of(value):
            if _holds(block(key, element)):
                kept.append((key, element))
    except BreakJump:
        pass
    return hash_of(kept)


@filter_.dispatch("Hash[Any, Any] $hash, &Callable[1,1] $block")
def _filter_hash(context: Context, value: Value, block: Block) -> Value:
    kept = []
    try:
        for key, element in pairs_of(value):
            if _holds(block([key, element])):
                kept.append((key, element))
    except BreakJump:
        pass
    return hash_of(kept)


@filter_.dispatch("Iterable $enumerable, &Callable[2,2] $block")
def _filter_pairs(context: Context, value: Value, block: Block) -> Value:
    kept = []
    try:
        for index, element in enumerate(_elements(value)):
            if _holds(block(index, element)):
                kept.append(element)
    except BreakJump:
        pass
    return kept


@filter_.dispatch("Iterable $enumerable, &Callable[1,1] $block")
def _filter_elements(context: Context, value: Value, block: Block) -> Value:
    kept = []
    try:
        for element in _elements(value):
            if _holds(block(element)):
                kept.append(element)
    except BreakJump:
        pass
    return kept


reduce_ = function("reduce")


@reduce_.dispatch("Iterable $enumerable, &Callable[2,2] $block")
def _reduce(context: Context, value: Value, block: Block) -> Value:
    elements = iter(_elements(value))
    memo = next(elements, None)
    return _fold(elements, memo, block)


@reduce_.dispatch("Iterable $enumerable, Any $memo, &Callable[2,2] $block")
def _reduce_from(context: Context, value: Value, memo: Value, block: Block) -> Value:
    return _fold(_elements(value), memo, block)


def _fold(elements: Iterable[Value], memo: Value, block: Block) -> Value:
    try:
        for element in elements:
            memo = block(memo, element)
    except BreakJump:
        pass
    return memo


with_ = function("with")


@with_.dispatch("*Any $args, &Callable $block")
def _with(context: Context, *arguments: Value) -> Value:
    *values, block = arguments
    return block(*values)


then = function("then")


@then.dispatch("Any $arg, &Callable[1,1] $block")
def _then(context: Context, value: Value, block: Block) -> Value:
    return None if value is None else block(value)


lest = function("lest")


@lest.dispatch("Any $arg, &Callable[0,0] $block")
def _lest(context: Context, value: Value, block: Block) -> Value:
    return block() if value is None else value
