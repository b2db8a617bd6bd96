"""`+ - * / %` with timespans and timestamps on the left.

Numbers are seconds when they are added, and factors when they multiply. An operator that the left
side lacks is a `TypeError`; a right side that does not fit is a `TimeError`.
"""

from __future__ import annotations

from math import floor, isfinite
from typing import Any

from mupuppet.values.times import NANOSECONDS, TimeError, TimeValue, float_quotient, whole
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.value import Value
from mupuppet.values.versions import SemVer


def calculate_time(operator: str, left: TimeValue, right: Value) -> Value:
    """The value of an operation on a time."""
    if isinstance(left, Timespan):
        return _SPAN[operator](left, right) if operator in _SPAN else _no_operator(operator)
    assert isinstance(left, Timestamp)  # there are two kinds of times
    return _STAMP[operator](left, right) if operator in _STAMP else _no_operator(operator)


def _no_operator(operator: str) -> Value:
    raise TypeError(operator)


def _nanoseconds(seconds: float) -> int:
    return whole(seconds * NANOSECONDS)


def _is_number(value: Value) -> bool:
    return type(value) is int or type(value) is float


def _name(value: Value) -> str:
    """The name of a value's class in Ruby, with its article."""
    kinds = {int: "Integer", float: "Float", SemVer: "Version"}
    kind = kinds.get(type(value), type(value).__name__)
    return f"{'an' if kind[0] in 'AEIOUY' else 'a'} {kind}"


def _upper_name(value: Value) -> str:
    name = _name(value)
    return name[0].upper() + name[1:]


def _add_to_span(left: Timespan, right: Any) -> Value:
    if isinstance(right, TimeValue):
        return type(right)(left.nanoseconds + right.nanoseconds)
    if _is_number(right):
        return Timespan(left.nanoseconds + _nanoseconds(right))
    raise TimeError(f"{_upper_name(right)} cannot be added to a Timespan")


def _subtract_from_span(left: Timespan, right: Any) -> Value:
    if isinstance(right, Timespan):
        return Timespan(left.nanoseconds - right.nanoseconds)
    if _is_number(right):
        return Timespan(left.nanoseconds - _nanoseconds(right))
    raise TimeError(f"{_upper_name(right)} cannot be subtracted from a Timespan")


def _multiply_span(left: Timespan, right: Any) -> Value:
    if _is_number(right):
        return Timespan(whole(left.nanoseconds * right))
    raise TimeError(f"A Timestamp cannot be multiplied by {_name(right)}")


def _divide_span(left: Timespan, right: Any) -> Value:
    if isinstance(right, Timespan):
        if right.nanoseconds == 0:
            return float("nan") if left.nanoseconds == 0 else float("inf") * left.nanoseconds
        return float_quotient(left.nanoseconds, right.nanoseconds)
    if _is_number(right):
        if type(right) is int:
            return Timespan(left.nanoseconds // right)
        quotient = left.nanoseconds / right
        return Timespan(floor(quotient) if isfinite(quotient) else whole(quotient))
    raise TimeError(f"A Timespan cannot be divided by {_name(right)}")


def _span_modulo(left: Timespan, right: Any) -> Value:
    if type(right) is int:
        return left.seconds_integer % right
    if type(right) is float:
        return left.seconds_float % right
    raise TimeError(f"Can not do modulus on a Timespan using a {_name(right)}")


def _add_to_stamp(left: Timestamp, right: Any) -> Value:
    if isinstance(right, Timespan):
        return Timestamp(left.nanoseconds + right.nanoseconds)
    if _is_number(right):
        return Timestamp(left.nanoseconds + _nanoseconds(right))
    raise TimeError(f"{_upper_name(right)} cannot be added to a Timestamp")


def _subtract_from_stamp(left: Timestamp, right: Any) -> Value:
    if isinstance(right, Timestamp):
        return Timespan(left.nanoseconds - right.nanoseconds)
    if isinstance(right, Timespan):
        return Timestamp(left.nanoseconds - right.nanoseconds)
    if _is_number(right):
        return Timestamp(left.nanoseconds - _nanoseconds(right))
    raise TimeError(f"{_upper_name(right)} cannot be subtracted from a Timestamp")


_SPAN = {
    "+": _add_to_span,
    "-": _subtract_from_span,
    "*": _multiply_span,
    "/": _divide_span,
    "%": _span_modulo,
}
_STAMP = {"+": _add_to_stamp, "-": _subtract_from_stamp}
