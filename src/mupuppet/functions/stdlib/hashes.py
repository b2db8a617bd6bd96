"""Functions on hashes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mupuppet.functions.control_flow import BreakJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import (
    ArgumentMismatch,
    Block,
    Context,
    FunctionError,
    InvalidArgument,
)
from mupuppet.functions.stdlib.declarations import function, functions, legacy
from mupuppet.functions.stdlib.ruby_values import as_pattern, integer_of
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import equal
from mupuppet.ruby_semantics.conversion import described, no_method, to_s
from mupuppet.types.iteration import iterate
from mupuppet.values.hashes import key, pairs_of
from mupuppet.values.ruby_numbers import NotANumber
from mupuppet.values.ruby_strings import split_at
from mupuppet.values.value import Value


@legacy("has_key", "$hash, $key", Topic.COLLECTIONS, "Checks whether a hash has a key.")
def _has_key(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "has_key(): wrong number of arguments ({}; must be 2)")
    hash, name = arguments
    if type(hash) is not dict:
        raise ArgumentMismatch(
            f"has_key(): expects the first argument to be a hash, got {described(hash)} "
            f"which is of type {class_name(hash)}"
        )
    return key(name) in hash


@legacy(
    "delete_values",
    "$hash, $value",
    Topic.COLLECTIONS,
    "Removes the entries with a given value from a hash.",
)
def _delete_values(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, 2, "delete_values(): Wrong number of arguments given ({} of 2)")
    hash, item = arguments
    if type(hash) is not dict:
        raise ArgumentMismatch(
            "delete_values(): First argument must be a Hash. "
            f"Given an argument of class {class_name(hash)}."
        )
    return {name: entry for name, entry in hash.items() if not equal(item, entry)}


@legacy(
    "join_keys_to_values",
    "$hash, $separator",
    Topic.COLLECTIONS,
    "Joins each key of a hash to its value with a separator.",
)
def _join_keys_to_values(context: Context, arguments: list[Value]) -> Value:
    check_count(
        arguments, 2, 2, "join_keys_to_values(): Takes exactly two arguments, but {} given."
    )
    hash, separator = arguments
    if type(hash) is not dict:
        raise ArgumentMismatch(
            "join_keys_to_values(): The first argument must be a hash, "
            f"but a {class_name(hash)} was given."
        )
    if type(separator) is not str:
        raise ArgumentMismatch(
            "join_keys_to_values(): The second argument must be a string, "
            f"but a {class_name(separator)} was given."
        )
    joined: list[Value] = []
    for name, entry in pairs_of(hash):
        if type(entry) is list:
            joined += [to_s(name) + separator + to_s(element) for element in entry]
        elif entry == "undef":
            joined.append(to_s(name))
        else:
            joined.append(to_s(name) + separator + to_s(entry))
    return joined


# --- Merging


@legacy("deep_merge", "$hash, $hash, …", Topic.COLLECTIONS, "Merges hashes recursively.")
def _deep_merge(context: Context, arguments: list[Value]) -> Value:
    check_count(
        arguments, 2, None, "deep_merge(): wrong number of arguments ({}; must be at least 2)"
    )
    result: dict[Value, Value] = {}
    for hash in arguments:
        if hash == "":
            continue
        if type(hash) is not dict:
            raise ArgumentMismatch(
                f"deep_merge: unexpected argument type {class_name(hash)}, "
                "only expects hash arguments"
            )
        result = _merged_deeply(result, hash)
    return result


def _merged_deeply(left: dict[Value, Value], right: dict[Value, Value]) -> dict[Value, Value]:
    merged = dict(left)
    for name, entry in right.items():
        mine = merged.get(name)
        if type(mine) is dict and type(entry) is dict:
            entry = _merged_deeply(mine, entry)
        merged[name] = entry
    return merged


merge = functions(
    ("merge", "stdlib::merge"),
    Topic.COLLECTIONS,
    "Merges hashes, the last value of a key winning, or builds a hash with a lambda.",
    traits=Trait.ALSO_LEGACY,
)


@merge("*Variant[Hash[Scalar,Any], Undef, String[0,0]] $args")
def _merge(context: Context, *hashes: Value) -> Value:
    merged: dict[Value, Value] = {}
    for hash in hashes:
        if type(hash) is dict:
            merged |= hash
    return merged


@merge("*Iterable $args, &Callable[3,3] $block")
def _merge_with_keys(context: Context, *arguments: Value) -> Value:
    values, block = _only_iterable(arguments)
    pairs = pairs_of(values) if type(values) is dict else enumerate(iterate(values) or ())
    merged: dict[Value, Value] = {}
    for name, entry in pairs:
        try:
            addition = block(dict(merged), name, entry)
        except BreakJump:
            break
        if type(addition) is dict:
            merged |= addition
    return merged


@merge("*Iterable $args, &Callable[2,2] $block")
def _merge_with(context: Context, *arguments: Value) -> Value:
    values, block = _only_iterable(arguments)
    elements: Iterable[Value] = iterate(values) or ()
    if type(values) is dict:
        elements = [[name, entry] for name, entry in pairs_of(values)]
    merged: dict[Value, Value] = {}
    for element in elements:
        try:
            addition = block(dict(merged), element)
        except BreakJump:
            break
        if type(addition) is dict:
            merged |= addition
    return merged


def _only_iterable(arguments: tuple[Value, ...]) -> tuple[Value, Block]:
    """The one thing to iterate over, and the block."""
    *values, block = arguments
    if len(values) != 1:
        raise FunctionError(
            f"wrong number of arguments (given {len(values)}, expected 1)", "wrong-argument-count"
        )
    return values[0], block


# --- Digging


@legacy(
    "dig44",
    "$data, $path, [$default]",
    Topic.COLLECTIONS,
    "Returns the value at a path of keys and indices, or a default.",
    arity=-2,
)
def _dig44(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "dig44(): Wrong number of arguments given ({} for at least 2)")
    data, path = arguments[0], arguments[1]
    default = arguments[2] if len(arguments) > 2 else None
    if type(data) not in (dict, list):
        raise ArgumentMismatch(
            f"dig44(): first argument must be a hash or an array, given {class_name(data)}"
        )
    if type(path) is not list:
        raise ArgumentMismatch(
            f"dig44(): second argument must be an array, given {class_name(path)}"
        )
    found = _dug(data, path)
    return default if found is None else found


def _dug(data: Value, path: list[Value]) -> Value:
    """What is at a path, or None."""
    for step in path:
        if type(data) is dict:
            data = data.get(key(step))
        elif type(data) is list:
            try:
                index = integer_of(step)
            except NotANumber:
                return None
            data = data[index] if -len(data) <= index < len(data) else None
        else:
            return None
    return data


@legacy(
    "try_get_value",
    "$data, $path, [$default], [$separator]",
    Topic.COLLECTIONS,
    "Returns the value at a path, or a default.",
    arity=-2,
)
def _try_get_value(context: Context, arguments: list[Value]) -> Value:
    context.log("warning", "try_get_value() is deprecated: use dig() instead")
    data, path, default, separator = (*arguments, *[None] * 4)[:4]
    path = "" if path is None or path is False else path
    if type(data) not in (dict, list) or path == "":
        return data if default is None or default is False else default
    if type(path) is not str:
        raise no_method("split", path)
    given = "/" if separator is None or separator is False else as_pattern(separator)
    steps = split_at(path, given)
    if not context.puppet.calls_dig:
        message = "dig() can only be called using the 4.x function API. See Scope#call_function"
        raise InvalidArgument(message)
    found = _dug(data, [int(step) if re.fullmatch(r"\d+", step) else step for step in steps])
    return default if found is None else found


@function(
    "stdlib::nested_values", Topic.COLLECTIONS, "Returns all values of nested hashes."
).dispatch("Hash $hash")
def _nested_values(context: Context, hash: dict[Value, Value]) -> Value:
    return flatten_values(hash)


def flatten_values(hash: dict[Value, Value]) -> list[Value]:
    """The values of a hash and of the hashes in it; arrays stay as they are."""
    values: list[Value] = []
    for entry in hash.values():
        values += flatten_values(entry) if type(entry) is dict else [entry]
    return values
