"""Functions that convert to or from numbers and booleans."""

from __future__ import annotations

import re

from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count, wrong_count
from mupuppet.functions.registry import ArgumentMismatch, Context, FunctionError, InvalidArgument
from mupuppet.functions.stdlib.declarations import legacy
from mupuppet.functions.stdlib.ruby_values import (
    flatten,
    float_of,
    is_number,
    to_f,
    to_i,
    truncated,
)
from mupuppet.ruby_semantics.conversion import described, no_conversion, to_s
from mupuppet.values.ruby_numbers import NotANumber
from mupuppet.values.value import Value

_TRUE = re.compile(r"^(?:1|t|y|true|yes)$", re.I | re.M)
_FALSE = re.compile(r"^(?:0|f|n|false|no)$", re.I | re.M)
_NOTHING = re.compile(r"^(?:undef|undefined)?$", re.M)


def bool_of(value: Value) -> bool:
    """The boolean that a string stands for."""
    if type(value) is bool:
        return value
    if type(value) is not str:
        raise ArgumentMismatch("str2bool(): Requires string to work with")
    if _has_empty_line(value):
        return False
    if _TRUE.search(value) is not None:
        return True
    if _FALSE.search(value) is not None or _NOTHING.search(value.removesuffix("\n")) is not None:
        return False
    raise InvalidArgument("str2bool(): Unknown type of boolean given")


def _has_empty_line(string: str) -> bool:
    return not string or string.startswith("\n") or "\n\n" in string


def _is_positive(value: Value) -> bool:
    """Whether a number, or the number that a string stands for, has a positive whole part."""
    if is_number(value):
        return truncated(value) > 0
    if type(value) is not str:
        return to_i(to_s(value)) > 0
    try:
        return truncated(float_of(value)) > 0
    except NotANumber as problem:
        raise InvalidArgument(
            f"num2bool(): '{value}' does not look like a number: {problem}"
        ) from None


@legacy(
    "str2bool", "$string", Topic.NUMBERS, "Converts a string such as `yes` or `f` to a boolean."
)
def _str2bool(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "str2bool(): Wrong number of arguments given ({} for 1)")
    return bool_of(arguments[0])


@legacy("num2bool", "$number", Topic.NUMBERS, "Checks whether a number is greater than zero.")
def _num2bool(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "num2bool(): Wrong number of arguments given ({} for 1)")
    return _is_positive(arguments[0])


@legacy("any2bool", "$value", Topic.NUMBERS, "Converts any value to a boolean.")
def _any2bool(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "any2bool(): Wrong number of arguments given ({} for 1)")
    value = arguments[0]
    if type(value) is bool:
        return value
    if is_number(value):
        return _is_positive(value)
    if type(value) is not str:
        return True
    try:
        float_of(value)
    except NotANumber:
        return bool_of(value)
    return _is_positive(value)


@legacy("bool2num", "$boolean", Topic.NUMBERS, "Converts a boolean to 1 or 0.")
def _bool2num(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "bool2num(): Wrong number of arguments given ({} for 1)")
    return int(bool_of(arguments[0]))


@legacy(
    "bool2str",
    "$boolean, [$true], [$false]",
    Topic.NUMBERS,
    "Converts a boolean to `true` or `false`, or to one of two given strings.",
)
def _bool2str(context: Context, arguments: list[Value]) -> Value:
    if len(arguments) not in (1, 3):
        raise wrong_count("bool2str", len(arguments), "3")
    value, *strings = arguments
    when_true, when_false = strings or ("true", "false")
    when_true = "true" if when_true is False else when_true
    when_false = "false" if when_false is False else when_false
    if type(value) is not bool:
        raise ArgumentMismatch("bool2str(): Requires a boolean to work with")
    if type(when_true) is not str or type(when_false) is not str:
        raise ArgumentMismatch("bool2str(): Requires strings to convert to")
    return when_true if value else when_false


@legacy(
    "clamp",
    "$number, $number, $number",
    Topic.NUMBERS,
    "Returns the middle one of three numbers.",
    arity=-2,
)
def _clamp(context: Context, arguments: list[Value]) -> Value:
    values = flatten(arguments)
    if len(values) != 3:
        raise FunctionError(
            "clamp(): Wrong number of arguments, need three to clamp", "wrong-argument-count"
        )
    for value in values:
        if type(value) is str and re.search(r"^\d+$", value, re.M) is None:
            raise InvalidArgument(f"clamp(): Required explicit numeric ({value}:String)")
        if type(value) is dict:
            raise ArgumentMismatch(f"clamp(): The Hash type is not allowed ({described(value)})")
    return sorted(map(to_i, values))[1]


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@legacy(
    "convert_base",
    "$number, $base",
    Topic.NUMBERS,
    "Converts an integer to its digits in a base from 2 to 36.",
    arity=2,
)
def _convert_base(context: Context, arguments: list[Value]) -> Value:
    for place, value in zip(("First", "Second"), arguments, strict=True):
        if type(value) not in (int, str):
            raise ArgumentMismatch(
                f"convert_base(): {place} argument must be either a string or an integer"
            )
    for value in arguments:
        if type(value) is str and re.search(r"^[0-9]+$", value, re.M) is None:
            raise ArgumentMismatch(
                "convert_base(): First argument must be an integer or a string corresponding "
                "to an integer in base 10"
            )
    number, base = map(to_i, arguments)
    if not 2 <= base <= 36:
        raise InvalidArgument(
            "convert_base(): base must be at least 2 and must not be greater than 36"
        )
    digits = ""
    rest = abs(number)
    while rest or not digits:
        rest, digit = divmod(rest, base)
        digits = _DIGITS[digit] + digits
    return f"-{digits}" if number < 0 else digits


_SIZE = re.compile(r"([0-9.e+-]*)\s*([^bB]?)", re.ASCII | re.S)
_MULTIPLES = {"": 0, "k": 10, "M": 20, "G": 30, "T": 40, "P": 50, "E": 60}


@legacy("to_bytes", "$string", Topic.NUMBERS, "Converts a size such as `4 kB` to bytes.")
def _to_bytes(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "to_bytes(): Wrong number of arguments given ({} for 1)")
    size = arguments[0]
    if is_number(size):
        return size
    if type(size) is not str:
        no_conversion(size, "String")
    found = _SIZE.match(size)
    assert found is not None  # every text has such a beginning
    number, multiple = found.groups()
    if multiple not in _MULTIPLES:
        raise InvalidArgument(f"to_bytes(): Unknown prefix {multiple}")
    return truncated(to_f(number) * (1 << _MULTIPLES[multiple]))
