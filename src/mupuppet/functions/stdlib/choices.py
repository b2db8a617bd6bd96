"""Functions that choose among values, or ask about functions and the time."""

from __future__ import annotations

import time

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import (
    Block,
    Context,
    Function,
    FunctionError,
    InvalidArgument,
    find_function,
)
from mupuppet.functions.stdlib.compiler_context import compiler_of, deprecate
from mupuppet.functions.stdlib.declarations import find_stdlib_function, function, legacy
from mupuppet.ruby_semantics.conversion import no_method, to_s
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Sensitive, Value

# --- Choosing


@legacy(
    "pick",
    "$value, …",
    Topic.CHOICES,
    "Returns the first value that is neither undef nor empty; fails if there is none.",
)
def _pick(context: Context, arguments: list[Value]) -> Value:
    for value in arguments:
        if value != "":
            if to_s(value) == "":
                break
            return value
    raise InvalidArgument("pick(): must receive at least one non empty value")


@legacy(
    "pick_default",
    "$value, …",
    Topic.CHOICES,
    "Returns the first value that is neither undef nor empty, or else the last.",
)
def _pick_default(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "Must receive at least one argument.")
    return next((value for value in arguments if value != ""), arguments[-1])


# --- Sensitive values


@function(
    "stdlib::rewrap_sensitive_data",
    Topic.TYPES,
    "Unwraps Sensitive values in data, and wraps the result if there were any.",
).dispatch("Any $data, ?&Callable[Any] $block")
def _rewrap(context: Context, data: Value, block: Block | None) -> Value:
    unwrapped, was_sensitive = unwrap_deeply(data)
    result = unwrapped if block is None else block(unwrapped)
    return Sensitive(result) if was_sensitive else result


def unwrap_deeply(data: Value) -> tuple[Value, bool]:
    """The data without any Sensitive in it, and whether there was one."""
    if isinstance(data, Sensitive):
        return unwrap_deeply(data.value)[0], True
    if type(data) is list:
        elements = [unwrap_deeply(element) for element in data]
        return [element for element, _ in elements], any(flag for _, flag in elements)
    if type(data) is dict:
        return _unwrap_hash(data)
    return data, False


def _unwrap_hash(hash: dict[Value, Value]) -> tuple[Value, bool]:
    """The same for a hash; a key is unwrapped once only."""
    was_sensitive = False
    pairs: list[tuple[Value, Value]] = []
    for name, entry in pairs_of(hash):
        if isinstance(name, Sensitive):
            name, was_sensitive = name.value, True
        entry, entry_was_sensitive = unwrap_deeply(entry)
        was_sensitive |= entry_was_sensitive
        pairs.append((name, entry))
    return hash_of(pairs), was_sensitive


# --- Functions

#: Functions of the 3.x API that stdlib defines although Puppet has them itself.
_SHADOWED = frozenset(
    """
    abs camelcase capitalize ceiling chomp chop downcase empty flatten floor getvar join keys
    lstrip max min round rstrip size sort strip unique upcase values
    """.split()
)


@legacy("is_function_available", "$name", Topic.CHOICES, "Checks whether a function exists.")
def _is_function_available(context: Context, arguments: list[Value]) -> Value:
    check_count(
        arguments, 1, 1, "is_function_available?(): Wrong number of arguments given {} for 1"
    )
    name = arguments[0]
    if type(name) is not str:
        return False
    found = find_function(name) or find_stdlib_function(name)
    return name in _SHADOWED or (found is not None and found.in_legacy_api)


@function("stdlib::has_function", Topic.CHOICES, "Checks whether a function exists.").dispatch(
    "String[1] $function_name"
)
def _has_function(context: Context, name: str) -> Value:
    if find_function(name) is not None or find_stdlib_function(name) is not None:
        return True
    return compiler_of(context).functions.exists(name)


@function(
    "deprecation",
    Topic.MESSAGES,
    "Logs a deprecation warning, once for each key.",
    traits=Trait.ALSO_LEGACY,
).dispatch("String $key, String $message")
def _deprecation(context: Context, key: str, message: str) -> Value:
    deprecate(context, key, message)
    return None


#: The same in stdlib 9. It is not in the registry: the module's files decide which one is used.
newer_deprecation = Function("deprecation")


@newer_deprecation.dispatch("String $key, String $message, ?Boolean $use_strict_setting")
def _newer_deprecation(
    context: Context, key: str, message: str, use_strict_setting: bool = True
) -> Value:
    deprecate(context, key, message, use_strict_setting)
    return None


@legacy("pry", "", Topic.CHOICES, "Starts a debugger in Puppet; does nothing here.", statement=True)
def _pry(context: Context, arguments: list[Value]) -> Value:
    raise FunctionError(
        "pry(): Requires the 'pry' rubygem to use, but it was not found", "ruby-error"
    )


# --- Time


@legacy("time", "[$timezone]", Topic.NUMBERS, "Returns the seconds since 1970.", determined=False)
def _time(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 0, 1, "time(): Wrong number of arguments given {} for 0 or 1")
    # A time zone changes nothing: the result counts seconds since 1970 in UTC.
    if arguments and arguments[0] is not False and type(arguments[0]) not in (str, list, dict):
        raise no_method("empty?", arguments[0])
    note_undetermined("the time")
    return int(time.time())
