"""Values inside values: `dig`, `get`, `getvar`; and calls by name: `call`."""

from __future__ import annotations

import re

from mupuppet.functions.caller_context import MISSING, CallerContext
from mupuppet.functions.control_flow import ReturnJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import Block, Context, FunctionError, InvalidArgument, function
from mupuppet.types.builtin import ERROR
from mupuppet.types.inference import infer
from mupuppet.values.hashes import key
from mupuppet.values.objects import Deferred, ErrorValue
from mupuppet.values.strings import inspect
from mupuppet.values.value import Sensitive, Value


class DigError(FunctionError):
    """Something on the path is not a collection, or has no such index."""

    def __init__(self, message: str, issue_code: str, details: dict[Value, Value]) -> None:
        super().__init__(message, "invalid-argument")
        #: What a block that handles the mistake gets.
        self.error = ErrorValue(ERROR, message, "SLICE_ERROR", details, issue_code)


def dig_into(data: Value, path: list[Value]) -> Value:
    """What is at a path of keys and indices; undef where there is nothing."""
    walked: list[Value] = []
    for step in path:
        if data is None or step is None:
            return None
        if type(data) is not list and type(data) is not dict:
            kind = infer(data)
            message = f"The given data does not contain a Collection at {inspect(walked)},"
            details: dict[Value, Value] = {"walked_path": walked, "value_type": kind}
            raise DigError(f"{message} got '{kind}'", "EXPECTED_COLLECTION", details)
        walked = [*walked, step]
        data = _entry(data, step, walked)
    return data


def _entry(data: Value, step: Value, walked: list[Value]) -> Value:
    if type(data) is dict:
        return data.get(key(step))
    if type(step) is not int:
        kind = infer(step)
        message = f"The given data requires an Integer index at {inspect(walked)}, got '{kind}'"
        details: dict[Value, Value] = {"walked_path": walked, "index_type": kind}
        raise DigError(message, "EXPECTED_INTEGER_INDEX", details)
    return data[step] if -len(data) <= step < len(data) else None


@function(
    "dig",
    Topic.COLLECTIONS,
    "Returns the value at a path of keys and indices, or undef.",
    traits=Trait.LEGACY_STUB,
).dispatch("Optional[Collection] $data, *Any $arg")
def _dig(context: Context, data: Value, *path: Value) -> Value:
    return dig_into(data, list(path))


# --- get

_SEGMENT = re.compile(r"\s*\"[^\"]+\"\s*|\s*'[^']+'\s*|[^'\".]+")
_INDEX = re.compile(r"[+-]?[0-9]+")


def split_navigation(navigation: str) -> list[Value]:
    """`a.b.1."c.d"` as keys and indices."""
    segments: list[Value] = []
    position = 0
    while True:
        found = _SEGMENT.match(navigation, position)
        if found is None:
            raise InvalidArgument("Syntax error in dotted-navigation string")
        segments.append(_segment(found[0].strip("\0\t\n\v\f\r ")))
        position = found.end()
        if position == len(navigation):
            return segments
        if navigation[position] != ".":
            raise InvalidArgument("Syntax error in dotted-navigation string")
        position += 1


def _segment(string: str) -> Value:
    if string.startswith(('"', "'")):
        return string[1:-1]
    if _INDEX.fullmatch(string):
        return int(string)
    # A colon before a number makes it nought, since Ruby reads no number there.
    return 0 if string.startswith(":") and _INDEX.fullmatch(string[1:]) else string


@function(
    "get", Topic.COLLECTIONS, "Returns the value at a dotted path into a value, or a default."
).dispatch("Any $value, String $dotted_string, ?Any $default_value, ?&Callable[1,1] $block")
def _get(
    context: Context, value: Value, navigation: str, default: Value, block: Block | None
) -> Value:
    if value is None:
        return default
    if not navigation:
        return value
    try:
        found = context.call_function("dig", [value, *split_navigation(navigation)])
    except DigError as problem:
        if block is None:
            raise
        return block(problem.error)
    return default if found is None else found


# --- getvar

_VARIABLE = r"(?:::)?(?:[a-z]\w*::)*[a-z_]\w*"
_NAVIGATION = re.compile(r"((?:::)?(?:\w+::)*\w+)(.*)", re.S | re.A)

getvar = function(
    "getvar", Topic.DATA, "Returns the value of a variable by a dotted path, or a default."
)


@getvar.dispatch(
    rf"Pattern[/\A{_VARIABLE}(?:\.|\Z)/] $get_string, ?Any $default_value,"
    " ?&Callable[1,1] $block"
)
def _getvar(context: CallerContext, navigation: str, default: Value, block: Block | None) -> Value:
    found = _NAVIGATION.fullmatch(navigation)
    assert found is not None  # the pattern of the signature is narrower
    name, rest = found[1], found[2]
    if rest and rest[0] != ".":
        raise InvalidArgument(
            f"First character after var name in get string must be a '.' - got {rest[0]}"
        )
    value = context.variable(name)
    if value is MISSING:
        return default
    if not rest:
        return default if value is None else value
    return context.call_function("get", [value, rest[1:], default], block)


@getvar.mismatch("String $get_string, ?Any $default_value, ?&Callable $block")
def _explain_getvar(context: Context, *arguments: Value) -> str:
    return "The given string does not start with a valid variable name"


# --- call

call = function(
    "call",
    Topic.TYPES,
    "Calls a function by name, or resolves a Deferred value.",
    traits=Trait.EVALUATES,
)


@call.dispatch("String $function_name, *Any $arguments, ?&Callable $block")
def _call(context: Context, name: str, *arguments: Value) -> Value:
    *values, block = arguments
    try:
        return context.call_function(name, values, block)
    except ReturnJump as jump:  # the block returns from the function that is called
        return jump.value


@call.dispatch("Deferred $deferred")
def _call_deferred(context: CallerContext, deferred: Deferred) -> Value:
    return resolve_deferred(context, deferred)


def resolve_deferred(context: CallerContext, value: Value) -> Value:
    """A value in which deferred calls have been made: also those among their arguments."""
    if isinstance(value, Deferred):
        arguments = [resolve_deferred(context, each) for each in value.arguments or []]
        if not value.name.startswith("$"):
            return context.call_function(value.name, arguments)
        found = context.variable(value.name[1:])
        return dig_into(None if found is MISSING else found, arguments)
    if type(value) is list:
        return [resolve_deferred(context, each) for each in value]
    if type(value) is dict:
        return {name: resolve_deferred(context, entry) for name, entry in value.items()}
    if type(value) is Sensitive:
        return Sensitive(resolve_deferred(context, value.value))
    return value
