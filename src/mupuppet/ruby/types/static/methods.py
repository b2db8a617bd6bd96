"""Methods and operators of values while Ruby code is followed."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeAlias

from mupuppet.basics import slashed
from mupuppet.ruby.types.static.values import (
    UNKNOWN,
    ConstantName,
    Module,
    PathName,
    Pattern,
    StaticValue,
    interpolated,
    is_known,
    is_small,
)

_Array: TypeAlias = list[StaticValue]
_Hash: TypeAlias = dict[StaticValue, StaticValue]


def flattened(values: _Array) -> _Array:
    flat: _Array = []
    for value in values:
        if isinstance(value, list):
            flat += flattened(value)
        else:
            flat.append(value)
    return flat


def _unique(values: _Array) -> _Array:
    unique: _Array = []
    for value in values:
        if value not in unique:
            unique.append(value)
    return unique


#: Methods of strings without arguments.
_TEXT_METHODS: dict[str, Callable[[str], StaticValue]] = {
    "capitalize": str.capitalize,
    "chomp": lambda string: string.removesuffix("\n"),
    "downcase": str.lower,
    "empty?": lambda string: not string,
    "intern": str,
    "length": len,
    "strip": str.strip,
    "to_s": str,
    "to_sym": str,
    "upcase": str.upper,
}

#: Methods of arrays without arguments and block.
_LIST_METHODS: dict[str, Callable[[_Array], StaticValue]] = {
    "compact": lambda values: [value for value in values if value is not None],
    "empty?": lambda values: not values,
    "entries": list,
    "first": lambda values: values[0] if values else None,
    "flatten": flattened,
    "last": lambda values: values[-1] if values else None,
    "length": len,
    "reverse": lambda values: values[::-1],
    "size": len,
    "sort": lambda values: sorted(map(str, values)) if is_known(values) else UNKNOWN,
    "to_a": list,
    "uniq": _unique,
}

_HASH_METHODS: dict[str, Callable[[_Hash], StaticValue]] = {
    "empty?": lambda table: not table,
    "keys": list,
    "length": len,
    "size": len,
    "to_a": lambda table: [[key, value] for key, value in table.items()],
    "to_h": dict,
    "values": lambda table: list(table.values()),
}

#: Methods that change an array or a hash, besides those that end in an exclamation mark.
_CHANGING = frozenset(
    "clear compare_by_identity concat delete delete_at delete_if fill filter! insert keep_if pop "
    "prepend push append rehash replace shift store unshift update default= <<".split()
)

#: Methods that return a new value.
_COPYING = frozenset(["dup", "clone"])


def call_plain(receiver: StaticValue, name: str, arguments: _Array) -> StaticValue:
    """A method of a value, without a block."""
    if not is_small(receiver, *arguments):
        return UNKNOWN
    if name in _COPYING:
        return copied(receiver)
    if name in ("freeze", "itself"):
        return receiver
    if name == "nil?" and receiver is not UNKNOWN:
        return receiver is None
    if isinstance(receiver, (list, dict)) and changes(name):
        return _change(receiver, name, arguments)
    found = _call_known(receiver, name, arguments)
    if found is UNKNOWN and _is_plain(receiver) and is_known([receiver, *arguments]):
        from mupuppet.ruby.types.static.native import call_native

        return call_native(receiver, name, arguments)
    return found


def changes(name: str) -> bool:
    """Whether a method changes an array or a hash."""
    return name in _CHANGING or (name.endswith("!") and name != "!")


def copied(value: StaticValue) -> StaticValue:
    """A copy as `dup` makes it."""
    if isinstance(value, list):
        return list(value)
    return dict(value) if isinstance(value, dict) else value


def _is_plain(value: StaticValue) -> bool:
    return value is None or isinstance(value, (str, int, float, list, dict))


def forget(value: StaticValue) -> None:
    """Forget the content of an array or a hash."""
    if isinstance(value, list):
        value[:] = [UNKNOWN]
    elif isinstance(value, dict):
        value[UNKNOWN] = UNKNOWN


def _call_known(receiver: StaticValue, name: str, arguments: _Array) -> StaticValue:
    if isinstance(receiver, str):
        return _call_string_method(receiver, name, arguments)
    if isinstance(receiver, list):
        return _call_list(receiver, name, arguments)
    if isinstance(receiver, dict):
        return _call_hash(receiver, name, arguments)
    if isinstance(receiver, PathName):
        return _call_path(receiver, name, arguments)
    if isinstance(receiver, Pattern):
        return {"source": receiver.source, "to_s": receiver.embedded()}.get(name, UNKNOWN)
    return UNKNOWN


def _call_string_method(receiver: str, name: str, arguments: _Array) -> StaticValue:
    if not arguments:
        method = _TEXT_METHODS.get(name)
        return method(receiver) if method is not None else UNKNOWN
    if len(arguments) == 2 and all(isinstance(argument, str) for argument in arguments):
        old, new = map(str, arguments)
        if name == "gsub" and "\\" not in new:
            return receiver.replace(old, new)
        if name == "sub" and "\\" not in new:
            return receiver.replace(old, new, 1)
    if name == "split" and isinstance(arguments[0], str) and arguments[0].strip():
        return list(receiver.split(arguments[0]))
    return UNKNOWN


def _call_list(receiver: _Array, name: str, arguments: _Array) -> StaticValue:
    if not arguments and name in _LIST_METHODS:
        return _LIST_METHODS[name](receiver)
    if name == "include?" and is_known(receiver) and arguments and arguments[0] is not UNKNOWN:
        return arguments[0] in receiver
    if name == "join":
        separator = arguments[0] if arguments else ""
        strings = [interpolated(value) for value in receiver]
        if isinstance(separator, str) and None not in strings:
            return separator.join(string for string in strings if string is not None)
    if name == "to_h" and all(isinstance(pair, list) and len(pair) == 2 for pair in receiver):
        return table_of(receiver)
    return UNKNOWN


def table_of(pairs: _Array) -> StaticValue:
    """The hash of pairs; UNKNOWN unless all keys are known."""
    table: _Hash = {}
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], (str, int)):
            return UNKNOWN
        table[pair[0]] = pair[1]
    return table


def _call_hash(receiver: _Hash, name: str, arguments: _Array) -> StaticValue:
    if not arguments:
        return _HASH_METHODS[name](receiver) if name in _HASH_METHODS else UNKNOWN
    if name == "merge":
        merged = dict(receiver)
        _merge(merged, arguments)
        return merged
    key = arguments[0]
    if UNKNOWN in receiver or not isinstance(key, (str, int)):
        return UNKNOWN
    if name in ("key?", "has_key?", "include?", "member?"):
        return key in receiver
    if name in ("fetch", "dig") and len(arguments) == 1:
        return receiver.get(key, UNKNOWN)
    if name == "fetch" and len(arguments) == 2:
        return receiver.get(key, arguments[1])
    if name == "except":
        return {each: value for each, value in receiver.items() if each not in arguments}
    if name == "slice":
        return {each: value for each, value in receiver.items() if each in arguments}
    return UNKNOWN


def _merge(table: _Hash, others: _Array) -> None:
    for other in others:
        if isinstance(other, dict):
            table.update(other)
        else:
            forget(table)


def _change(receiver: _Array | _Hash, name: str, arguments: _Array) -> StaticValue:
    """A method that changes its receiver, which becomes unknown if the effect is."""
    if isinstance(receiver, list):
        if name in ("push", "append", "<<"):
            receiver.extend(arguments)
            return receiver
        if name in ("unshift", "prepend"):
            receiver[:0] = arguments
            return receiver
        if name == "concat" and all(isinstance(other, list) for other in arguments):
            for other in arguments:
                receiver += other if isinstance(other, list) else []
            return receiver
        if name == "delete" and is_known([receiver, *arguments]):
            found = arguments[0] if arguments and arguments[0] in receiver else None
            receiver[:] = [value for value in receiver if value != found]
            return found
        if name in ("uniq!", "compact!", "flatten!", "sort!", "reverse!") and not arguments:
            changed = _LIST_METHODS[name[:-1]](receiver)
            receiver[:] = changed if isinstance(changed, list) else [UNKNOWN]
            return receiver
    elif name in ("merge!", "update"):
        _merge(receiver, arguments)
        return receiver
    elif name == "store" and len(arguments) == 2:
        set_element(receiver, arguments[0], arguments[1])
        return arguments[1]
    elif name == "delete" and arguments and isinstance(arguments[0], (str, int)):
        return receiver.pop(arguments[0], None)
    forget(receiver)
    return UNKNOWN


def set_element(receiver: StaticValue, key: StaticValue, value: StaticValue) -> None:
    """`receiver[key] = value`"""
    in_list = isinstance(receiver, list) and isinstance(key, int) and 0 <= key < len(receiver)
    if isinstance(receiver, dict) and isinstance(key, (str, int)):
        receiver[key] = value
    elif in_list and isinstance(receiver, list) and isinstance(key, int):
        receiver[key : key + 1] = [value]
    else:
        forget(receiver)


def _call_path(receiver: PathName, name: str, arguments: _Array) -> StaticValue:
    """Methods that compute names of files; nothing is looked up."""
    if name in ("to_s", "to_str", "to_path"):
        return receiver.path
    if name in ("dirname", "parent"):
        return PathName(os.path.dirname(receiver.path) or ".")
    if name in ("expand_path", "realpath", "cleanpath") and not arguments:
        return PathName(slashed.normpath(receiver.path))
    strings = [interpolated(argument) for argument in arguments]
    if name in ("join", "+") and None not in strings:
        path = slashed.join(receiver.path, *(string for string in strings if string is not None))
        return PathName(slashed.normpath(path))
    return UNKNOWN


def call_operator(operator: str, left: StaticValue, right: StaticValue) -> StaticValue:
    if isinstance(left, (list, dict)) and operator == "<<":
        return _change(left, operator, [right])
    if left is UNKNOWN or right is UNKNOWN or not is_small(left, right):
        return UNKNOWN
    if isinstance(left, PathName):
        return _call_path(left, operator, [right])
    if operator in ("==", "!="):
        if isinstance(left, (ConstantName, Module)) or isinstance(right, (ConstantName, Module)):
            return UNKNOWN
        if not is_known([left, right]):
            return UNKNOWN
        return (left == right) == (operator == "==")
    if isinstance(left, str) and isinstance(right, str) and operator == "+":
        return left + right
    if isinstance(left, list) and isinstance(right, list):
        if operator == "+":
            return left + right
        if operator == "-":
            return [value for value in left if value not in right]
        if operator == "|":
            return _unique(left + right)
    if _is_plain(left) and is_known([left, right]):
        from mupuppet.ruby.types.static.native import call_native

        if operator not in ("=~", "!~"):
            return call_native(left, operator, [right])
        if isinstance(left, str) and isinstance(right, Pattern):
            found = call_native(left, "index", [right])
            return found if operator == "=~" or found is UNKNOWN else found is None
    return UNKNOWN
