"""Conversions to Integer, Float, Numeric and Boolean."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from mupuppet.basics.patterns import pattern
from mupuppet.functions.constructors import constructor, not_convertible
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type, TypeAssertionError
from mupuppet.types.builtin import constructors
from mupuppet.types.scalars import INTEGER
from mupuppet.values.numbers import string_to_number
from mupuppet.values.ruby_numbers import NotANumber, parse_float, parse_integer
from mupuppet.values.times import TimeValue
from mupuppet.values.value import DEFAULT, Value

Number = TypeVar("Number", int, float)

_SPACE_AFTER_SIGN = pattern(r"^([+-])\s+(.*)$", re.M | re.A)


def _parsed(string: str, parse: Callable[[str], Number]) -> Number:
    """The number of a string, in which space may follow the sign."""
    try:
        return parse(string)
    except NotANumber as problem:
        found = _SPACE_AFTER_SIGN.search(string)
        if found is not None:
            try:
                return parse(found[1] + found[2])
            except NotANumber:
                pass  # the first error is the better one
        raise FunctionError(str(problem), "conversion-failed") from None


# --- Integer


def _integer(
    context: Context, value: Value, radix: Value = DEFAULT, absolute: Value = False
) -> Value:
    number = _integer_of(value, None if radix is DEFAULT else radix)
    return abs(number) if absolute else number


def _integer_of(value: Value, radix: int | None) -> int:
    if isinstance(value, TimeValue):
        return value.seconds_integer
    if type(value) is str:
        return _parsed(value, lambda string: parse_integer(string, radix))
    return int(value)


def _integer_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    radix = given.get("radix")
    return _integer(
        context, given["from"], DEFAULT if radix is None else radix, given.get("abs") or False
    )


def _check_radix(radix: Value) -> None:
    if radix not in (2, 8, 10, 16):
        raise FunctionError(
            f"Illegal radix: {radix}, expected 2, 8, 10, 16, or default", "conversion-failed"
        )


def _explain_integer(value: Value, radix: Value = DEFAULT, absolute: Value = None) -> str:
    if radix is not DEFAULT:
        _check_radix(radix)
    return not_convertible(value, "Integer")


def _parameter_types(index: int) -> list[Type]:
    signatures = constructors().signatures(INTEGER)
    assert signatures is not None  # there is a constructor
    return [parameter.type for parameter in signatures[index].parameters]


def _explain_integer_hash(given: dict[Value, Value]) -> str:
    """What is wrong with named arguments."""
    if "from" in given and not _parameter_types(0)[0].is_instance(given["from"]):
        return _explain_integer(given["from"])
    radix = given.get("radix")
    if radix is not None and radix is not DEFAULT:
        _check_radix(radix)
    try:
        assert_instance("Integer.new", _parameter_types(1)[0], given)
    except TypeAssertionError as problem:
        raise FunctionError(str(problem), "conversion-failed") from None
    return not_convertible(given, "Integer")


INTEGER_CONSTRUCTOR = constructor(
    "new",
    "Integer",
    _integer,
    _integer_of_hash,
    explanations=[
        ("Hash $hash_args", _explain_integer_hash),
        ("Any $from, ?Integer $radix, ?Boolean $abs", _explain_integer),
    ],
)


# --- Float and Numeric


def _float(context: Context, value: Value, absolute: Value = False) -> Value:
    number = _float_of(value)
    return abs(number) if absolute else number


def _float_of(value: Value) -> float:
    if isinstance(value, TimeValue):
        return value.seconds_float
    if type(value) is not str:
        return float(value)
    if value[:2] in ("0b", "0B"):
        return float(int(value, 2))
    return _parsed(value, parse_float)


def _float_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    return _float(context, given["from"], given.get("abs") or False)


FLOAT_CONSTRUCTOR = constructor(
    "new_float",
    "Float",
    _float,
    _float_of_hash,
    explanations=[
        ("Any $from, ?Boolean $abs", lambda value, _=None: not_convertible(value, "Float"))
    ],
)


def _numeric(context: Context, value: Value, absolute: Value = False) -> Value:
    number = _numeric_of(value)
    return abs(number) if absolute and number is not None else number


def _numeric_of(value: Value) -> int | float | None:
    if isinstance(value, TimeValue):
        return value.seconds_float
    if type(value) is bool:
        return int(value)
    if type(value) is not str:
        number: int | float = value
        return number
    if value[:2].lower() in ("0b", "0x"):
        return _parsed(value, parse_integer)
    return string_to_number(value)


def _numeric_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    return _numeric(context, given["from"], given.get("abs") or False)


NUMERIC_CONSTRUCTOR = constructor(
    "new_numeric",
    "Numeric",
    _numeric,
    _numeric_of_hash,
    explanations=[
        ("Any $from, ?Boolean $abs", lambda value, _=None: not_convertible(value, "Numeric"))
    ],
)


# --- Boolean


def _boolean(context: Context, value: Value) -> Value:
    if isinstance(value, str):
        return value.lower() not in ("false", "no", "n")
    return value != 0


BOOLEAN_CONSTRUCTOR = constructor(
    "new_boolean",
    "Boolean",
    _boolean,
    explanations=[("Any $from", lambda value: not_convertible(value, "Boolean"))],
)

CONSTRUCTORS = {
    "Integer": INTEGER_CONSTRUCTOR,
    "Float": FLOAT_CONSTRUCTOR,
    "Numeric": NUMERIC_CONSTRUCTOR,
    "Boolean": BOOLEAN_CONSTRUCTOR,
}
