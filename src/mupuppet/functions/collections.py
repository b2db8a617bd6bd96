"""Functions of arrays and hashes, and of what has a size."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import cast

from mupuppet.basics.sorting import merge_sorted
from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.comparison import block_order, sorted_by_ruby
from mupuppet.functions.control_flow import BreakJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.iteration import ends_at_break, iterated
from mupuppet.functions.registry import ArgumentMismatch, Block, Context, InvalidArgument, function
from mupuppet.functions.stdlib.ruby_values import flatten as flattened
from mupuppet.ruby_semantics.comparison import equal
from mupuppet.ruby_semantics.conversion import no_method, to_s
from mupuppet.types.iteration import iterate
from mupuppet.values.compare import is_true
from mupuppet.values.hashes import hash_of, key, keys_of, pairs_of
from mupuppet.values.iterators import IteratorValue, OnceIterator
from mupuppet.values.numbers import is_wide
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Sensitive, Value

# --- Sizes

length = function("length", Topic.COLLECTIONS, "Returns the number of elements or characters.")


@length.dispatch("Collection $arg")
def _length(context: Context, value: Value) -> Value:
    return len(value)


length.dispatch("String $arg")(_length)
length.dispatch("Binary $arg")(_length)


@function(
    "size", Topic.COLLECTIONS, "Returns the number of elements or characters; the same as `length`."
).dispatch("Variant[Collection, String, Binary] $arg")
def _size(context: Context, value: Value) -> Value:
    return len(value)


empty = function("empty", Topic.COLLECTIONS, "Checks whether a collection or string is empty.")


@empty.dispatch("Collection $coll")
def _empty(context: Context, value: Value) -> Value:
    return len(value) == 0


@empty.dispatch("Sensitive[String] $str")
def _empty_sensitive(context: Context, value: Sensitive) -> Value:
    return value.value == ""


empty.dispatch("String $str")(_empty)


@empty.dispatch("Numeric $num")
def _empty_number(context: CallerContext, value: Value) -> Value:
    message = "Calling function empty() with Numeric value is deprecated."
    context.warn_deprecated(f"empty in {context.line}", message, with_place=True)
    return False


empty.dispatch("Binary $bin")(_empty)


@empty.dispatch("Undef $x")
def _empty_undef(context: Context, value: Value) -> Value:
    return True


# --- Keys, values, joined and flattened arrays


@function("keys", Topic.COLLECTIONS, "Returns the keys of a hash.").dispatch("Hash $hsh")
def _keys(context: Context, hash: dict[Value, Value]) -> Value:
    return keys_of(hash)


values = function("values", Topic.COLLECTIONS, "Returns the values of a hash.")


@values.dispatch("Hash $hsh")
def _values(context: Context, hash: dict[Value, Value]) -> Value:
    return list(hash.values())


@function("flatten", Topic.COLLECTIONS, "Flattens nested arrays into one array.").dispatch(
    "*Any $args"
)
def _flatten(context: Context, *values: Value) -> Value:
    return flattened(values)


@function(
    "join",
    Topic.COLLECTIONS,
    "Joins the elements of an array into a string, with a separator between them.",
    traits=Trait.KEEPS_ENCODING,
).dispatch("Array $arg, ?String $delimiter")
def _join(context: Context, values: list[Value], delimiter: str = "") -> Value:
    if _TEXTS.issuperset(map(type, values)):
        return delimiter.join(values)
    return _joined(values, delimiter)


_TEXTS = frozenset([str])


def _joined(values: list[Value], delimiter: str) -> str:
    """Arrays in the array are joined, too; an empty one is an empty text."""
    return delimiter.join(
        _joined(value, delimiter) if type(value) is list else to_s_joined(value) for value in values
    )


def to_s_joined(value: Value) -> str:
    """The string of a value where Ruby joins an array."""
    return value.to_s() if type(value) is Regexp else to_s(value)


# --- sort and unique

sort = function(
    "sort",
    Topic.COLLECTIONS,
    "Sorts an array or the characters of a string, optionally by a lambda.",
    traits=Trait.KEEPS_ENCODING,
)


@sort.dispatch("String $string_value, ?&Callable[2,2] $block")
def _sort_string(context: Context, string: str, block: Block | None) -> Value:
    return "".join(_sort(context, list(string), block))


@sort.dispatch("Array $array_value, ?&Callable[2,2] $block")
def _sort(context: Context, array: list[Value], block: Block | None) -> Value:
    if block is None:
        return sorted_by_ruby(array)
    return merge_sorted(array, block_order(block))


unique = function(
    "unique", Topic.COLLECTIONS, "Removes duplicates, optionally by the result of a lambda."
)


def _unique(elements: Iterable[Value], block: Block | None = None) -> list[Value]:
    """The elements without those that are, or for which the block returns, the same as before."""
    found: dict[Value, Value] = {}
    try:
        for element in elements:
            criterion = element if block is None else block(element)
            found.setdefault(key(criterion), element)
    except BreakJump:
        if not isinstance(elements, OnceIterator):
            raise
    return list(found.values())


@unique.dispatch("String $string, ?&Callable[String] $block")
def _unique_string(context: Context, string: str, block: Block | None) -> Value:
    return "".join(_unique(string, block if len(string) > 1 else None))


@unique.dispatch("Hash $hash, ?&Callable[Any] $block")
def _unique_hash(context: Context, hash: dict[Value, Value], block: Block | None) -> Value:
    """The keys of each value, and what became the same value, as arrays."""
    grouped: dict[Value, tuple[list[Value], list[Value]]] = {}
    for name, value in pairs_of(hash):
        criterion = value if block is None else block(value)
        names, values = grouped.setdefault(key(criterion), ([], []))
        names.append(name)
        values.append(value)
    return hash_of((names, _unique(values)) for names, values in grouped.values())


@unique.dispatch("Array $array, ?&Callable[Any] $block")
def _unique_array(context: Context, array: list[Value], block: Block | None) -> Value:
    return _unique(array, block if len(array) > 1 else None)  # Ruby does not ask about one alone


@unique.dispatch("Iterable $iterable, ?&Callable[Any] $block")
def _unique_iterable(context: Context, iterable: Value, block: Block | None) -> Value:
    found = iterate(iterable)
    if found is None:
        raise no_method("uniq", None)
    return _unique(found, block)


# --- group_by and partition

Collection = list[Value] | dict[Value, Value]


def _members(collection: Collection) -> list[Value]:
    if type(collection) is dict:
        return [[name, value] for name, value in pairs_of(collection)]
    assert isinstance(collection, list)  # there are no other collections
    return collection


def _by_pairs(collection: Collection, block: Block) -> Iterable[tuple[Value, Value]]:
    """Each member of a collection, with what a block of two parameters returns for it."""
    if type(collection) is dict:
        for name, value in pairs_of(collection):
            yield [name, value], block(name, value)
    else:
        for index, element in enumerate(collection):
            yield element, block(index, element)


def _by_members(collection: Collection, block: Block) -> Iterable[tuple[Value, Value]]:
    """Each member of a collection, with the result of a block of one parameter for it."""
    for member in _members(collection):
        yield member, block(member)


def _declare_by_block(
    name: str,
    description: str,
    gather: Callable[[Iterable[tuple[Value, Value]]], Value],
    returned: str,
) -> None:
    made = function(name, Topic.ITERATION, description, traits=Trait.ITERATES_IN_ORDER)

    def frozen(context: Context, results: Iterable[tuple[Value, Value]]) -> Value:
        """Puppet freezes what these functions return, but not what is in it."""
        gathered = gather(results)
        cast(CallerContext, context).freeze(gathered)
        return gathered

    @made.dispatch(f"Collection $collection, &Callable[1,1] $block >> {returned}")
    def by_members(context: Context, collection: Collection, block: Block) -> Value:
        return frozen(context, _by_members(collection, block))

    @made.dispatch(f"Array $array, &Callable[2,2] $block >> {returned}")
    def by_pairs(context: Context, collection: Collection, block: Block) -> Value:
        return frozen(context, _by_pairs(collection, block))

    made.dispatch(f"Collection $collection, &Callable[2,2] $block >> {returned}")(by_pairs)


def _grouped(results: Iterable[tuple[Value, Value]]) -> Value:
    groups: dict[Value, list[Value]] = {}
    for member, group in results:
        groups.setdefault(key(group), []).append(member)
    return groups


def _parted(results: Iterable[tuple[Value, Value]]) -> Value:
    chosen: list[Value] = []
    others: list[Value] = []
    for member, is_chosen in results:
        (chosen if is_true(is_chosen) else others).append(member)
    return [chosen, others]


_declare_by_block(
    "group_by", "Groups elements into a hash of arrays by the result of a lambda.", _grouped, "Hash"
)
_declare_by_block(
    "partition",
    "Splits a collection in two: elements for which a lambda returns true, and the rest.",
    _parted,
    "Tuple[Array, Array]",
)


# --- index

index = function(
    "index",
    Topic.ITERATION,
    "Returns the index or key of an element, or of the first for which a lambda returns true.",
)


def _indexed(value: Value) -> Iterable[tuple[Value, Value]]:
    """The elements with their keys or indices."""
    if type(value) is dict:
        return pairs_of(value)
    iterator = iterated(value)
    if iterator.is_hash:
        return ((pair[0], pair[1]) for pair in iterator.rest)
    return enumerate(iterator)


def _first_key(value: Value, is_wanted: Callable[[Value, Value], Value]) -> Value:
    try:
        return next((k for k, v in _indexed(value) if is_true(is_wanted(k, v))), None)
    except BreakJump:
        if ends_at_break(value) or (isinstance(value, IteratorValue) and value.is_hash):
            return None
        raise


@index.dispatch("Hash[Any, Any] $hash, &Callable[2,2] $block")
def _index_by_pair(context: Context, value: Value, block: Block) -> Value:
    return _first_key(value, lambda key, element: block(key, element))


@index.dispatch("Hash[Any, Any] $hash, &Callable[1,1] $block")
def _index_by_element(context: Context, value: Value, block: Block) -> Value:
    return _first_key(value, lambda _, element: block(element))


index.dispatch("Iterable $enumerable, &Callable[2,2] $block")(_index_by_pair)
index.dispatch("Iterable $enumerable, &Callable[1,1] $block")(_index_by_element)


@index.dispatch("String $str, Variant[String,Regexp] $match")
def _index_in_string(context: Context, string: str, wanted: str | Regexp) -> Value:
    if isinstance(wanted, Regexp):
        found = wanted.match(string)
        return None if found is None else found.start()
    position = string.find(wanted)
    return None if position < 0 else position


@index.dispatch("Iterable $enumerable, Any $match")
def _index_of_value(context: Context, value: Value, wanted: Value) -> Value:
    return next((k for k, v in _indexed(value) if equal(v, wanted)), None)


# --- slice

slice_ = function(
    "slice",
    Topic.ITERATION,
    "Splits a collection into slices of a given size, as arrays or for a lambda.",
    traits=Trait.LEGACY_STUB,
)


@slice_.dispatch("Hash[Any, Any] $hash, Integer[1, default] $slice_size, ?&Callable $block")
def _slice_hash(
    context: Context, hash: dict[Value, Value], count: int, block: Block | None
) -> Value:
    _check_count(count)
    return _slice(_members(hash), count, block, hash, [], count)


@slice_.dispatch("Iterable $enumerable, Integer[1, default] $slice_size, ?&Callable $block")
def _slice_iterable(context: Context, value: Value, count: int, block: Block | None) -> Value:
    _check_count(count)
    iterator = iterated(value)
    elements = list(iterator)
    longest = count
    if iterator.stated_size < count:
        longest = iterator.stated_size or max(len(elements), 1)
    return _slice(elements, count, block, value, None, longest)


def _check_count(count: int) -> None:
    if is_wide(count):
        raise InvalidArgument("bignum too big to convert into `long'")


def _slice(
    elements: list[Value],
    count: int,
    block: Block | None,
    whole: Value,
    filler: Value,
    longest: int,
) -> Value:
    """The slices; or each of them given to a block, in one piece or one by one."""
    slices = [elements[start : start + longest] for start in range(0, len(elements), longest)]
    if block is None:
        return slices
    serving = _serving_size(block, count)
    with suppress(BreakJump):
        for piece in slices:
            if serving == 1:
                block(piece)
            else:
                block(*piece, *[filler] * (serving - len(piece)))
    return whole


def _serving_size(block: Block, count: int) -> int:
    """How many arguments the block gets at once."""
    is_fixed = block.minimum == block.maximum
    serving = block.minimum if is_fixed else count
    if serving == 0:
        raise ArgumentMismatch("slice(): block must define at least one parameter. Block has 0.")
    if serving not in (1, count):
        raise ArgumentMismatch(
            "slice(): block must define one parameter, or the same number of parameters as the"
            f" given size of the slice ({count}). Block has {serving}"
        )
    return serving
