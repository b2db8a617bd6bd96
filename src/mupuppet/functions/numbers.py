"""Functions of numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cmp_to_key
from math import ceil, floor

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.comparison import block_order
from mupuppet.functions.declarations import Topic
from mupuppet.functions.registry import (
    Block,
    Context,
    FunctionError,
    InvalidArgument,
    VersionedFunction,
    function,
)
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.values.binary import bytes_of
from mupuppet.values.ruby_numbers import NotANumber, leading_float, leading_integer, parse_float
from mupuppet.values.value import Value
from mupuppet.versions import PuppetVersion

Number = int | float

abs_ = function("abs", Topic.NUMBERS, "Returns the absolute value of a number.")

_DECIMAL_LINE = re.compile(r"^-?[0-9]+\.[0-9]+$", re.M)
_INTEGER_LINE = re.compile(r"^-?[0-9]+$", re.M)


@abs_.dispatch("Numeric $val")
def _abs(context: Context, number: Number) -> Value:
    return abs(number)


@abs_.dispatch("String $val")
def _abs_of_string(context: CallerContext, string: str) -> Value:
    _warn_of_conversion(context, "abs", "String to Numeric", "")
    # Any line may be the number, but it is the beginning of the string that is converted.
    if _DECIMAL_LINE.search(string):
        return abs(leading_float(string))
    if _INTEGER_LINE.search(string):
        return abs(leading_integer(string))
    raise InvalidArgument(
        "abs(): Requires float or integer to work with - was given non decimal string"
    )


def _warn_of_conversion(context: CallerContext, name: str, conversion: str, hint: str) -> None:
    context.warn_deprecated(
        f"{name}: {conversion}",
        f"The {name}() function's auto conversion of {conversion} is deprecated - change to"
        f" convert input before calling{hint}",
    )


def _declare_rounding(name: str, description: str, rounded: Callable[[Number], int]) -> None:
    """`ceiling` and `floor`: they also take strings."""
    made = function(name, Topic.NUMBERS, description)

    @made.dispatch("Numeric $val")
    def of_number(context: Context, number: Number) -> Value:
        return rounded(number)

    @made.dispatch("String $val")
    def of_string(context: CallerContext, string: str) -> Value:
        _warn_of_conversion(context, name, "String to Float", "")
        try:
            return rounded(parse_float(string))
        except NotANumber:
            message = f"{name}(): cannot convert given value to a floating point value."
            raise FunctionError(message, "conversion-failed") from None


_declare_rounding("ceiling", "Rounds a number up to an integer.", ceil)
_declare_rounding("floor", "Rounds a number down to an integer.", floor)


@function("round", Topic.NUMBERS, "Rounds a number to the nearest integer.").dispatch(
    "Numeric $val"
)
def _round(context: Context, number: Number) -> Value:
    return int(number + 0.5) if number > 0 else int(number - 0.5)


# --- max and min

_NUMBER = re.compile(r"-?[0-9]+([._eE][0-9]+)?")


class _Extreme:
    """`max` or `min`: of numbers, of strings, of anything, or by a block."""

    def __init__(self, name: str, description: str, pick: Callable[..., Value]) -> None:
        self.name = name
        self._pick = pick
        self._add_dispatches(VersionedFunction(name, Topic.NUMBERS, description))

    def _add_dispatches(self, made: VersionedFunction) -> None:
        def has_own_order(puppet: PuppetVersion) -> bool:
            return puppet.max_compares_versions

        made.dispatch("*Numeric $values")(self.of_numbers)
        made.dispatch("*String $values")(self.of_strings)
        for kind in ("Semver", "Timespan", "Timestamp"):
            made.dispatch(f"*{kind} $values", has_own_order)(self.of_ordered)
        made.dispatch("Array[Numeric] $values, ?&Callable[2,2] $block")(self.of_number_array)
        kinds = ["String", "Semver", "Timespan", "Timestamp"]
        for kind in kinds if self.name == "max" else (*kinds[1:], kinds[0]):
            is_string = kind == "String"
            made.dispatch(
                f"Array[{kind}] $values, ?&Callable[2,2] $block",
                None if is_string else has_own_order,
            )(self.of_string_array if is_string else self.of_ordered_array)
        made.dispatch("Array $values, ?&Callable[2,2] $block")(self.of_any_array)
        made.dispatch("*Any $values, &Callable[2,2] $block")(self.by_block)
        made.dispatch("*Any $values")(self.of_any)

    def of_numbers(self, context: CallerContext, *values: Value) -> Value:
        self._check_count(values)
        return self._pick(values)

    def of_strings(self, context: CallerContext, *values: Value) -> Value:
        self._check_count(values)
        return self._pick(values, key=cmp_to_key(lambda a, b: self._compare_strings(context, a, b)))

    def of_ordered(self, context: CallerContext, *values: Value) -> Value:
        self._check_count(values)
        return self._pick(values, key=cmp_to_key(lambda a, b: a.compare(b)))

    def of_any(self, context: CallerContext, *values: Value) -> Value:
        self._check_count(values)
        return self._pick(values, key=cmp_to_key(lambda a, b: self._compare_any(context, a, b)))

    def by_block(self, context: CallerContext, *arguments: Value) -> Value:
        *values, block = arguments
        if not values:
            return None
        return self._pick(values, key=cmp_to_key(block_order(block)))

    def of_number_array(
        self, context: CallerContext, values: list[Value], block: Block | None
    ) -> Value:
        return self._of_array(context, values, block, self.of_numbers)

    def of_string_array(
        self, context: CallerContext, values: list[Value], block: Block | None
    ) -> Value:
        return self._of_array(context, values, block, self.of_strings)

    def of_ordered_array(
        self, context: CallerContext, values: list[Value], block: Block | None
    ) -> Value:
        return self._of_array(context, values, block, self.of_ordered)

    def of_any_array(
        self, context: CallerContext, values: list[Value], block: Block | None
    ) -> Value:
        return self._of_array(context, values, block, self.of_any)

    def _of_array(
        self,
        context: CallerContext,
        values: list[Value],
        block: Block | None,
        plain: Callable[..., Value],
    ) -> Value:
        if block is not None:
            return self.by_block(context, *values, block)
        return plain(context, *values)

    def _check_count(self, values: Sequence[Value]) -> None:
        if not values:
            raise FunctionError(
                f"{self.name}(): Wrong number of arguments need at least one",
                "wrong-argument-count",
            )

    def _compare_strings(self, context: CallerContext, left: str, right: str) -> int:
        """Texts that look like numbers are compared as such."""
        if _NUMBER.fullmatch(left) and _NUMBER.fullmatch(right):
            _warn_of_conversion(context, self.name, "String to Numeric", ", or use lambda")
            return _order(leading_float(left), leading_float(right))
        return _order(bytes_of(left), bytes_of(right))

    def _compare_any(self, context: CallerContext, left: Value, right: Value) -> int:
        first, second = to_s(left), to_s(right)
        if not (_NUMBER.fullmatch(first) and _NUMBER.fullmatch(second)):
            _warn_of_conversion(context, self.name, "Any to String", ", or use lambda")
        return self._compare_strings(context, first, second)


def _order(left: Value, right: Value) -> int:
    return int(left > right) - int(left < right)


_Extreme("max", "Returns the greatest of its arguments.", max)
_Extreme("min", "Returns the least of its arguments.", min)
