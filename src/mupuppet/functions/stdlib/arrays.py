"""Functions on arrays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count, wrong_count
from mupuppet.functions.registry import (
    ArgumentMismatch,
    Block,
    Context,
    FunctionError,
    InvalidArgument,
)
from mupuppet.functions.stdlib.declarations import function, legacy
from mupuppet.functions.stdlib.numbers import bool_of
from mupuppet.functions.stdlib.ruby_values import (
    as_array,
    as_pattern,
    character_set,
    flatten,
    in_order,
    regexp_of,
    to_i,
    unique,
    without,
)
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import equal
from mupuppet.ruby_semantics.conversion import as_string, described, match_of_other, no_method, to_s
from mupuppet.ruby_semantics.ip_addresses import AddressError, parse_address
from mupuppet.values.hashes import hash_of, key, keys_of, pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_strings import strings_between
from mupuppet.values.value import Value


@legacy(
    "any2array",
    "$value, …",
    Topic.COLLECTIONS,
    "Converts any value to an array; a hash becomes its keys and values.",
)
def _any2array(context: Context, arguments: list[Value]) -> Value:
    if len(arguments) != 1:
        return arguments
    only = arguments[0]
    if type(only) is list:
        return only
    if only == "":
        return []
    if type(only) is dict:
        return [part for pair in pairs_of(only) for part in pair]
    return arguments


@legacy(
    "concat", "$array, $more, …", Topic.COLLECTIONS, "Appends arrays and other values to an array."
)
def _concat(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "concat(): Wrong number of arguments given ({} for < 2)")
    if type(arguments[0]) is not list:
        raise ArgumentMismatch("concat(): Requires array to work with")
    result: list[Value] = []
    for argument in arguments:
        result += argument if type(argument) is list else [argument]
    return result


@legacy(
    "count",
    "$array, [$value]",
    Topic.COLLECTIONS,
    "Counts the elements of an array, or those equal to a value.",
    arity=-2,
)
def _count(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 0, 2, "count(): Wrong number of arguments given {} for 1 or 2.")
    collection = arguments[0]
    if type(collection) is str:
        return _count_characters(collection, arguments[1:])
    if type(collection) not in (list, dict):
        raise no_method("count", collection)
    elements = as_array(collection)
    if len(arguments) == 2 and arguments[1] is not False:
        return sum(equal(element, arguments[1]) for element in elements)
    return sum(element is not None and element != "" for element in elements)


def _count_characters(string: str, sets: list[Value]) -> int:
    """How many characters of a string are in a set."""
    if not sets or sets[0] is False:
        raise FunctionError(
            "wrong number of arguments (given 0, expected 1+)", "wrong-argument-count"
        )
    wanted = character_set(as_string(sets[0]))
    return sum(character in wanted for character in string)


# --- Deleting


def _wrong_collection(name: str, kinds: str, value: Value) -> FunctionError:
    given = class_name(value)
    return ArgumentMismatch(
        f"{name}(): First argument must be {kinds}. Given an argument of class {given}."
    )


@legacy(
    "delete",
    "$from, $what",
    Topic.COLLECTIONS,
    "Removes elements of an array, keys of a hash or parts of a string.",
)
def _delete(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "delete(): Wrong number of arguments given {} for 2")
    collection, items = arguments[0], as_array(arguments[1])
    for item in items:
        if type(collection) is list:
            collection = [element for element in collection if not equal(element, item)]
        elif type(collection) is dict:
            collection = {k: v for k, v in collection.items() if k != key(item)}
        elif type(collection) is str:
            collection = collection.replace(as_pattern(item), "")
        else:
            raise _wrong_collection("delete", "an Array, String, or Hash", collection)
    return collection


@legacy("delete_at", "$array, $index", Topic.COLLECTIONS, "Removes the element at an index.")
def _delete_at(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "delete_at(): Wrong number of arguments given ({} for 2)")
    array, index = arguments[0], arguments[1]
    if type(array) is not list:
        raise ArgumentMismatch("delete_at(): Requires array to work with")
    if type(index) is str and re.search(r"^\d+$", index, re.M) is None:
        raise InvalidArgument("delete_at(): You must provide non-negative numeric index")
    position = to_i(index)
    if position > len(array) - 1:
        raise InvalidArgument("delete_at(): Given index exceeds size of array given")
    if position < -len(array):
        return array
    position %= len(array)
    return array[:position] + array[position + 1 :]


@legacy(
    "delete_regex",
    "$from, $pattern",
    Topic.COLLECTIONS,
    "Removes elements or keys that match a regular expression.",
)
def _delete_regex(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "delete_regex(): Wrong number of arguments given {} for 2")
    collection = arguments[0]
    for item in as_array(arguments[1]):
        if type(collection) is str:
            raise no_method("reject!", collection)
        if type(collection) not in (list, dict):
            raise _wrong_collection("delete_regex", "an Array, Hash, or String", collection)
        word = regexp_of(rf"\b{to_s(item)}\b")
        if type(collection) is list:
            collection = [each for each in collection if not _is_match(word, each)]
        else:
            others = [k for k in keys_of(collection) if not _is_match(word, k)]
            collection = {key(k): collection[key(k)] for k in others}
    return collection


@legacy("delete_undef_values", "$from", Topic.COLLECTIONS, "Removes undef from an array or hash.")
def _delete_undef_values(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "delete_undef_values(): Wrong number of arguments given (0)")
    value = arguments[0]
    if type(value) is dict:
        return {k: v for k, v in value.items() if v is not None}
    if type(value) is list:
        return [element for element in value if element is not None]
    raise ArgumentMismatch(
        f"delete_undef_values(): expected an array or hash, got {to_s(value)} "
        f"type  {class_name(value)} "
    )


# --- Sets


@legacy(
    "difference",
    "$array, $array",
    Topic.COLLECTIONS,
    "Returns the elements of the first array that are not in the second.",
)
def _difference(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "difference(): Wrong number of arguments given ({} for 2)")
    first, second = arguments
    if type(first) is not list or type(second) is not list:
        raise ArgumentMismatch("difference(): Requires 2 arrays")
    return without(first, second)


@legacy(
    "intersection",
    "$array, $array",
    Topic.COLLECTIONS,
    "Returns the elements that are in both arrays.",
)
def _intersection(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "intersection(): Wrong number of arguments given ({} for 2)")
    first, second = arguments
    if type(first) is not list or type(second) is not list:
        raise ArgumentMismatch(
            f"intersection(): Requires 2 arrays, got {class_name(first)} and {class_name(second)}"
        )
    keys = set(map(key, second))
    return unique(element for element in first if key(element) in keys)


@legacy(
    "union",
    "$array, …",
    Topic.COLLECTIONS,
    "Returns the elements of all arrays without duplicates.",
)
def _union(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "union(): Wrong number of arguments given ({} for < 2)")
    if any(type(argument) is not list for argument in arguments):
        raise ArgumentMismatch("union(): Every parameter must be an array")
    return unique(element for argument in arguments for element in argument)


@legacy(
    "member",
    "$array, $value",
    Topic.COLLECTIONS,
    "Checks whether an array includes a value, or all of several values.",
)
def _member(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "member(): Wrong number of arguments given ({} for 2)")
    array, item = arguments[0], arguments[1]
    if type(array) is not list:
        raise ArgumentMismatch("member(): Requires array to work with")
    if type(item) in (str, int):
        item = [item]
    elif type(item) is not list:
        raise ArgumentMismatch("member(): Item to search for must be a string, fixnum, or array")
    if not item:
        raise InvalidArgument("member(): You must provide item to search for within array given")
    return not without(item, array)


# --- Selecting


@legacy(
    "grep",
    "$array, $pattern",
    Topic.COLLECTIONS,
    "Returns the elements that match a regular expression.",
)
def _grep(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "grep(): Wrong number of arguments given {} for 2")
    pattern = regexp_of(arguments[1])
    collection = arguments[0]
    if type(collection) not in (list, dict):
        raise no_method("grep", collection)
    return [
        element
        for element in as_array(collection)
        if type(element) is str and pattern.match(element) is not None
    ]


@legacy(
    "reject",
    "$array, $pattern",
    Topic.COLLECTIONS,
    "Returns the elements that do not match a regular expression.",
)
def _reject(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "reject(): Wrong number of arguments given {} for 2")
    pattern = regexp_of(arguments[1])
    collection = arguments[0]
    if type(collection) is list:
        return [element for element in collection if not _is_match(pattern, element)]
    if type(collection) is dict:
        # Ruby hands the block a key, which is all that it asks for.
        return hash_of(
            (name, entry) for name, entry in pairs_of(collection) if not _is_match(pattern, name)
        )
    raise no_method("reject", collection)


def _is_match(pattern: Regexp, value: Value) -> bool:
    """`value =~ pattern`"""
    if type(value) is not str:
        match_of_other(value)
        return False
    return pattern.match(value) is not None


_INDEX_RANGE = re.compile(r"^(\d+)(\.\.\.?|-)(\d+)$", re.M)


@legacy(
    "values_at",
    "$array, $indices",
    Topic.COLLECTIONS,
    "Returns the elements at some indices or ranges of indices.",
)
def _values_at(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "values_at(): Wrong number of arguments given ({} for 2)")
    array = arguments[0]
    if type(array) is not list:
        raise ArgumentMismatch("values_at(): Requires array to work with")
    indices = flatten([arguments[1]])
    if not indices:
        raise InvalidArgument(
            "values_at(): You must provide at least one positive index to collect"
        )
    positions = [position for index in indices for position in _positions(array, to_s(index))]
    found = [array[position] if position < len(array) else None for position in positions]
    return [element for element in found if element is not None]


def _positions(array: list[Value], index: str) -> range:
    """The positions that an index or a range of them names."""
    found = _INDEX_RANGE.search(index)
    if found is not None:
        start, stop = int(found[1]), int(found[3])
        if start > stop:
            raise InvalidArgument(
                "values_at(): Stop index in given indices range is smaller than the start index"
            )
        if stop > len(array) - 1:
            raise InvalidArgument(
                "values_at(): Stop index in given indices range exceeds array size"
            )
        return range(start, stop if found[2] == "..." else stop + 1)
    if re.search(r"^\d+$", index, re.M) is None:
        raise InvalidArgument("values_at(): Unknown format of given index")
    position = to_i(index)
    if position > len(array) - 1:
        raise InvalidArgument("values_at(): Given index exceeds array size")
    return range(position, position + 1)


# --- Making arrays and hashes


@legacy(
    "hash",
    "$array",
    Topic.COLLECTIONS,
    "Converts an array of alternating keys and values to a hash.",
)
def _hash(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "hash(): Wrong number of arguments given ({} for 1)")
    if type(arguments[0]) is not list:
        raise ArgumentMismatch("hash(): Requires array to work with")
    flat = flatten(arguments[0])
    if len(flat) == 1 and type(flat[0]) is dict:
        return flat[0]
    if len(flat) % 2:
        raise InvalidArgument("hash(): Unable to compute hash from array given")
    return hash_of(zip(flat[::2], flat[1::2], strict=True))


@legacy("zip", "$array, $array, [$flatten]", Topic.COLLECTIONS, "Pairs the elements of two arrays.")
def _zip(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "zip(): Wrong number of arguments given ({} for 2)")
    first, second = arguments[0], arguments[1]
    if type(first) is not list or type(second) is not list:
        raise ArgumentMismatch("zip(): Requires array to work with")
    is_flat = len(arguments) > 2 and arguments[2] is not False and bool_of(arguments[2])
    missing = [None] * (len(first) - len(second))
    zipped: list[Value] = [list(pair) for pair in zip(first, second + missing, strict=False)]
    return flatten(zipped) if is_flat else zipped


@legacy(
    "prefix",
    "$from, [$prefix]",
    Topic.COLLECTIONS,
    "Adds a prefix to all elements of an array or keys of a hash.",
)
def _prefix(context: Context, arguments: list[Value]) -> Value:
    return _extended("prefix", arguments, lambda string, addition: addition + string)


@legacy(
    "suffix",
    "$from, [$suffix]",
    Topic.COLLECTIONS,
    "Adds a suffix to all elements of an array or keys of a hash.",
)
def _suffix(context: Context, arguments: list[Value]) -> Value:
    return _extended("suffix", arguments, lambda string, addition: string + addition)


def _extended(name: str, arguments: list[Value], extend: Callable[[str, str], str]) -> Value:
    """The elements of an array, or the keys of a hash, with something before or after them."""
    if not arguments:
        raise wrong_count(name, 0, "1")
    collection = arguments[0]
    if not isinstance(collection, (list, dict)):
        raise ArgumentMismatch(
            f"{name}(): expected first argument to be an Array or a Hash,"
            f" got {described(collection)}"
        )
    addition = arguments[1] if len(arguments) > 1 and arguments[1] is not False else ""
    if type(addition) is not str:
        raise ArgumentMismatch(
            f"{name}(): expected second argument to be a String, got {described(addition)}"
        )
    if isinstance(collection, dict):
        return hash_of((extend(to_s(k), addition), v) for k, v in pairs_of(collection))
    return [extend(to_s(element), addition) for element in collection]


@legacy("reverse", "$from", Topic.COLLECTIONS, "Reverses an array or string.")
def _reverse(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "reverse(): Wrong number of arguments given ({} for 1)")
    if not isinstance(arguments[0], (list, str)):
        raise ArgumentMismatch("reverse(): Requires either array or string to work with")
    return arguments[0][::-1]


_RANGE = re.compile(r"^(\w+)(\.\.\.?|-)(\w+)$", re.M)
_LONGEST_RANGE = 1_000_000
#: Ruby would continue for as long as it takes.
_MOST_STRINGS = 5_000_000


@legacy(
    "range", "$first, $last, [$step]", Topic.COLLECTIONS, "Returns all numbers or names of a range."
)
def _range(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "range(): Wrong number of arguments given ({} for 1)")
    step, excludes_last = 1, False
    if len(arguments) > 1:
        start, stop = arguments[0], arguments[1]
        if len(arguments) > 2 and arguments[2] is not None:
            step = abs(to_i(arguments[2]))
        if not step:
            raise InvalidArgument(
                "range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"
            )
    else:
        start, stop, excludes_last = _parsed_range(arguments[0])
    if re.search(r"^\d+$", to_s(start), re.M) is not None:
        last = to_i(stop) + (not excludes_last)
        return list(range(to_i(start), last, step)[:_LONGEST_RANGE])
    return _every(step, strings_between(to_s(start), to_s(stop), exclusive=excludes_last))


def _every(step: int, strings: Iterator[str]) -> list[Value]:
    """Every nth of the strings; fails if there are too many."""
    chosen: list[Value] = []
    for position, string in enumerate(strings):
        if position % step == 0:
            if len(chosen) == _LONGEST_RANGE:
                break
            chosen.append(string)
        elif position > _MOST_STRINGS:
            raise InvalidArgument(f"range(): more than {_MOST_STRINGS} strings lie between the two")
    return chosen


def _parsed_range(value: Value) -> tuple[str, str, bool]:
    """The bounds of `a-z`, `a..z` or `a...z`, and whether the last is left out."""
    if type(value) is not str:
        raise no_method("match", value)
    found = _RANGE.search(value)
    if found is not None:
        return found[1], found[3], found[2] == "..."
    if re.search(r"^.+$", value, re.M) is not None:
        raise InvalidArgument(f"range(): Unable to compute range from the value: {value}")
    raise InvalidArgument(f"range(): Unknown range format: {value}")


# --- Sorting

sort_by = function(
    "stdlib::sort_by", Topic.COLLECTIONS, "Sorts an array or hash by the result of a lambda."
)


@sort_by.dispatch("Array $ary, &Callable[1,1] $block")
def _sort_array_by(context: Context, array: list[Value], block: Block) -> Value:
    return _sorted_by(array, lambda element: block(element))


@sort_by.dispatch("String $str, &Callable[1,1] $block")
def _sort_characters_by(context: Context, string: str, block: Block) -> Value:
    return "".join(_sorted_by(list(string), lambda character: block(character)))


@sort_by.dispatch("Hash $hsh, &Variant[Callable[1,1], Callable[2,2]] $block")
def _sort_hash_by(context: Context, hash: dict[Value, Value], block: Block) -> Value:
    # A block with two parameters is taken, but gets the pair for its first one.
    pairs = [[name, entry] for name, entry in pairs_of(hash)]
    by_block = _sorted_by(pairs, lambda pair: block(pair))
    return hash_of((name, entry) for name, entry in by_block)


def _sorted_by(elements: list[Value], criterion: Callable[[Value], Value]) -> list[Value]:
    """The elements in the order of what the criterion makes of them."""
    marked = [(criterion(element), element) for element in elements]
    return [element for _, element in in_order(marked, lambda pair: pair[0])]


# --- Addresses


@legacy("enclose_ipv6", "$addresses", Topic.FACTS, "Encloses IPv6 addresses in brackets.")
def _enclose_ipv6(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "enclose_ipv6(): Wrong number of arguments given {} for 1")
    given = arguments[0]
    if type(given) not in (str, list):
        raise ArgumentMismatch(
            f"enclose_ipv6(): Wrong argument type given {class_name(given)} "
            "expected String or Array"
        )
    strings = [element for element in flatten([given]) if element is not None]
    return unique(string if string == "*" else _enclosed(string) for string in strings)


def _enclosed(string: Value) -> Value:
    try:
        address = parse_address(string)
    except AddressError:
        raise InvalidArgument(
            f"enclose_ipv6(): Wrong argument given {to_s(string)} is not an ip address."
        ) from None
    return f"[{address}]" if address.is_ipv6 else string
