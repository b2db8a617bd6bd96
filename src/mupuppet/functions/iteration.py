"""Functions that call a lambda for each element of something, and lazy sequences.

As in Puppet, `break` does not end every iteration: not when `filter` iterates over a hash, and in
`all` and `any` only if the elements are generated lazily.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mupuppet.functions.control_flow import BreakJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import (
    Block,
    Context,
    Function,
    Implementation,
    InvalidArgument,
    function,
    repeatedly,
)
from mupuppet.ruby_semantics.errors import describe_receiver
from mupuppet.types.iteration import iterate
from mupuppet.types.runtime_types import ruby_class_name
from mupuppet.values.compare import is_true
from mupuppet.values.hashes import HashKey, hash_of, pairs_of
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.iterators import IteratorValue, OnceIterator, TreeIterator
from mupuppet.values.value import Value


def iterated(value: Value) -> IteratorValue:
    """An iterator over an argument; Puppet's type Iterable accepts more than there is one for."""
    try:
        iterator = iterate(value)
    except HostObjectProblem as problem:
        raise InvalidArgument(str(problem)) from None
    if iterator is None:
        kind = ruby_class_name(value)
        raise InvalidArgument(f"#<Class>(): wrong argument type ({kind}; is not Iterable.")
    return iterator


def _elements(value: Value) -> Iterable[Value]:
    """What an iteration with one parameter goes through: the pairs of a hash as arrays."""
    if isinstance(value, dict):
        return [[k, v] for k, v in pairs_of(value)]
    if isinstance(value, list):
        return value
    return iterated(value)


def _left(elements: Iterable[Value]) -> Iterable[Value]:
    """Of an iterator, what no earlier `each`, `map` or `filter` has taken."""
    return elements.rest if isinstance(elements, IteratorValue) else elements


def _pairs(value: Value) -> Iterable[tuple[Value, Value]]:
    """What an iteration with two parameters goes through: keys or indices, and values."""
    if isinstance(value, dict):
        return pairs_of(value)
    elements = _elements(value)
    if isinstance(elements, IteratorValue) and elements.is_hash:
        return [(pair[0], pair[1]) for pair in elements]
    return enumerate(elements)


def _pairs_left(context: Context, value: Value) -> Iterable[tuple[Value, Value]]:
    """The same; of an iterator, what is left of it."""
    if not isinstance(value, IteratorValue):
        return _pairs(value)
    if value.is_hash:
        return ((pair[0], pair[1]) for pair in value.rest)
    return _indexed(context, value)


def _indexed(context: Context, value: IteratorValue) -> Iterable[tuple[int, Value]]:
    """The elements with their indices, as Ruby's `each_with_index` has them in newer versions."""
    if not context.puppet.indexes_iterators:
        return enumerate(value.rest)
    if isinstance(value, TreeIterator):
        kind = f"Puppet::Pops::Types::Iterable::{value.ruby_name}"
        shown = describe_receiver(f"#<{kind}>", kind)
        message = f"undefined method `each_with_index' for {shown}"
        raise InvalidArgument(message)
    return enumerate(value)


def ends_at_break(value: Value) -> bool:
    """Whether `break` ends any walk along a value: where the elements are made on the way."""
    return isinstance(iterate(value), OnceIterator)


def _dispatch(made: Function, pairs: Implementation, elements: Implementation) -> None:
    """What a function does with lambdas of two parameters, and of one."""
    for collection in ("Hash[Any, Any] $hash", "Iterable $enumerable"):
        made.dispatch(f"{collection}, &Callable[2,2] $block")(pairs)
        made.dispatch(f"{collection}, &Callable[1,1] $block")(elements)


def _declare_quantifier(
    name: str, description: str, holds: Callable[[Iterable[bool]], bool]
) -> None:
    """`all` and `any`: whether a lambda returns true for as many elements as they ask for."""

    def pairs(context: Context, value: Value, block: Block) -> Value:
        run = repeatedly(block, 2)
        return decided(value, lambda: (is_true(run(key, each)) for key, each in _pairs(value)))

    def elements(context: Context, value: Value, block: Block) -> Value:
        run = repeatedly(block, 1)
        return decided(value, lambda: (is_true(run(each)) for each in _elements(value)))

    def decided(value: Value, results: Callable[[], Iterable[bool]]) -> bool:
        try:
            return holds(results())
        except BreakJump:
            if ends_at_break(value):
                return holds(())
            raise

    traits = Trait.ITERATES_IN_ORDER | Trait.STOPS_EARLY
    _dispatch(function(name, Topic.ITERATION, description, traits=traits), pairs, elements)


_declare_quantifier("all", "Checks whether a lambda returns true for every element.", all)
_declare_quantifier("any", "Checks whether a lambda returns true for at least one element.", any)


each = function(
    "each",
    Topic.ITERATION,
    "Calls a lambda for each element and returns the collection.",
    traits=Trait.ITERATES_IN_ORDER | Trait.IGNORES_RESULTS | Trait.LEGACY_STUB,
)


def _each_pair(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 2)
    try:
        for key, element in _pairs_left(context, value):
            run(key, element)
    except BreakJump:
        pass
    return value


def _each_element(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 1)
    try:
        for element in _left(_elements(value)):
            run(element)
    except BreakJump:
        pass
    return value


_dispatch(each, _each_pair, _each_element)


map_ = function(
    "map",
    Topic.ITERATION,
    "Returns an array of the results of a lambda for each element.",
    traits=Trait.ITERATES_IN_ORDER | Trait.LEGACY_STUB,
)


def _map_pairs(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 2)
    if isinstance(value, IteratorValue) and value.is_hash:
        return [run(key, element) for key, element in _pairs(value)]
    result = []
    try:
        for key, element in _pairs_left(context, value):
            result.append(run(key, element))
    except BreakJump:
        pass
    return result


def _map_elements(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 1)
    result = []
    try:
        for element in _left(_elements(value)):
            result.append(run(element))  # noqa: PERF401 - `break` leaves what is there
    except BreakJump:
        pass
    return result


_dispatch(map_, _map_pairs, _map_elements)


filter_ = function(
    "filter",
    Topic.ITERATION,
    "Returns the elements for which a lambda returns true.",
    traits=Trait.ITERATES_IN_ORDER | Trait.LEGACY_STUB,
)


@filter_.dispatch("Hash[Any, Any] $hash, &Callable[2,2] $block")
def _filter_hash_pairs(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 2)
    filtered: dict[Value, Value] = {}
    for key, element in value.items():
        chosen = run(key.value if type(key) is HashKey else key, element)
        if chosen is not None and chosen is not False:
            filtered[key] = element
    return filtered


@filter_.dispatch("Hash[Any, Any] $hash, &Callable[1,1] $block")
def _filter_hash(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 1)
    return hash_of((key, each) for key, each in pairs_of(value) if is_true(run([key, each])))


@filter_.dispatch("Iterable $enumerable, &Callable[2,2] $block")
def _filter_pairs(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 2)
    filtered: list[Value] = []
    if isinstance(value, IteratorValue) and value.is_hash:
        try:
            for key, element in _pairs_left(context, value):
                if is_true(run(key, element)):
                    filtered.append((key, element))
        except BreakJump:
            pass
        return hash_of(filtered)
    try:
        elements = _elements(value)
        if isinstance(elements, IteratorValue):
            indexed = _indexed(context, elements)
        else:
            indexed = enumerate(elements)
        for index, element in indexed:
            if is_true(run(index, element)):
                filtered.append(element)
    except BreakJump:
        pass
    return filtered


@filter_.dispatch("Iterable $enumerable, &Callable[1,1] $block")
def _filter_elements(context: Context, value: Value, block: Block) -> Value:
    run = repeatedly(block, 1)
    filtered = []
    try:
        for element in _left(_elements(value)):
            if is_true(run(element)):
                filtered.append(element)  # noqa: PERF401 - `break` leaves what is there
    except BreakJump:
        pass
    return filtered


reduce_ = function(
    "reduce",
    Topic.ITERATION,
    "Combines all elements into one value with a lambda.",
    traits=Trait.ACCUMULATES | Trait.LEGACY_STUB,
)


@reduce_.dispatch("Iterable $enumerable, &Callable[2,2] $block")
def _reduce(context: Context, value: Value, block: Block) -> Value:
    elements = iter(_elements(value))
    memo = next(elements, None)
    return _fold(elements, memo, block)


@reduce_.dispatch("Iterable $enumerable, Any $memo, &Callable[2,2] $block")
def _reduce_from(context: Context, value: Value, memo: Value, block: Block) -> Value:
    return _fold(_elements(value), memo, block)


def _fold(elements: Iterable[Value], memo: Value, block: Block) -> Value:
    run = repeatedly(block, 2)
    try:
        for element in elements:
            memo = run(memo, element)
    except BreakJump:
        pass
    return memo


@function(
    "with", Topic.ITERATION, "Calls a lambda with the given arguments.", traits=Trait.LEGACY_STUB
).dispatch("*Any $args, &Callable $block")
def _with(context: Context, *arguments: Value) -> Value:
    *values, block = arguments
    return block(*values)


@function(
    "then",
    Topic.ITERATION,
    "Calls a lambda with a value unless it is undef.",
    traits=Trait.LEGACY_STUB,
).dispatch("Any $arg, &Callable[1,1] $block")
def _then(context: Context, value: Value, block: Block) -> Value:
    return None if value is None else block(value)


@function(
    "lest",
    Topic.ITERATION,
    "Returns a value, or the result of a lambda if the value is undef.",
    traits=Trait.LEGACY_STUB,
).dispatch("Any $arg, &Callable[0,0] $block")
def _lest(context: Context, value: Value, block: Block) -> Value:
    return block() if value is None else value


# --- Lazy sequences


reverse_each = function(
    "reverse_each",
    Topic.ITERATION,
    "Iterates over the elements in reverse order.",
    traits=Trait.IGNORES_RESULTS | Trait.LEGACY_STUB,
)


@reverse_each.dispatch("Iterable $iterable")
def _reverse_each(context: Context, value: Value) -> Value:
    return iterated(value).reverse()


@reverse_each.dispatch("Iterable $iterable, &Callable[1,1] $block")
def _reverse_each_element(context: Context, value: Value, block: Block) -> Value:
    _walk(iterated(value).reverse(), block)
    return None


step = function(
    "step",
    Topic.ITERATION,
    "Iterates over every nth element, starting with the first.",
    traits=Trait.IGNORES_RESULTS | Trait.LEGACY_STUB,
)


@step.dispatch("Iterable $iterable, Integer[1] $step")
def _step(context: Context, value: Value, count: int) -> Value:
    iterator = iterated(value)
    return iterator if count == 1 else iterator.step(count)


@step.dispatch("Iterable $iterable, Integer[1] $step, &Callable[1,1] $block")
def _step_element(context: Context, value: Value, count: int, block: Block) -> Value:
    _walk(iterated(value).step(count), block)
    return None


def _walk(iterator: IteratorValue, block: Block) -> None:
    """Call a block for each element; one that may take more gets what is in it one by one."""
    takes_one = block.minimum == block.maximum == 1
    try:
        for element in iterator.rest:
            if takes_one:
                block(element)
            else:
                block(*_parts(element))
    except BreakJump:
        pass


def _parts(element: Value) -> Iterable[Value]:
    if isinstance(element, dict):
        return [[k, v] for k, v in pairs_of(element)]
    if isinstance(element, list):
        return element
    return () if element is None else (element,)
