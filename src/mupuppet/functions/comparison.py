"""Ruby's order of values, and the function `compare`.

`sort` without a block needs values that Ruby can compare: two numbers, two strings, two
arrays, and others of one kind. A block decides by a number which of two values comes first.
"""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.basics.sorting import merge_sorted
from mupuppet.functions.declarations import Topic
from mupuppet.functions.registry import Block, Context, FunctionError, function
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import compare as spaceship
from mupuppet.ruby_semantics.conversion import described, no_conversion, no_method
from mupuppet.types.labels import label
from mupuppet.values.compare import fold_case
from mupuppet.values.times import TimeValue
from mupuppet.values.value import Default, Value
from mupuppet.values.versions import SemVer

Order = Callable[[Value, Value], int]


def sorted_by_ruby(values: list[Value]) -> list[Value]:
    """The values in Ruby's order; raises FunctionError where they have none."""
    kinds = set(map(type, values))
    if kinds <= {int} or (kinds <= {str} and all(map(str.isascii, values))):
        return sorted(values)
    return merge_sorted(values, _order_or_error)


def _order_or_error(left: Value, right: Value) -> int:
    order = spaceship(left, right)
    if order is None:
        raise not_comparable(left, right)
    return order


def not_comparable(left: Value, right: Value) -> FunctionError:
    """The error for two values that have no order."""
    # Ruby shows what is a single value, and of all else only the class.
    special = right is None or type(right) in (int, float, bool, Default)
    shown = described(right) if special else class_name(right)
    return FunctionError(
        f"comparison of {class_name(left)} with {shown} failed", "comparison-not-possible"
    )


def block_order(block: Block) -> Order:
    """The order that a block defines."""

    def order(left: Value, right: Value) -> int:
        result = block(left, right)
        if type(result) is int or type(result) is float:
            return int(result > 0) - int(result < 0)
        if result is None:
            raise not_comparable(left, right)
        if type(result) is dict:  # hashes have an order, but not with numbers
            no_conversion(0, "Hash")
        if type(result) is not str:
            raise no_method(">", result)
        raise not_comparable(result, 0)

    return order


# --- compare

compare = function(
    "compare",
    Topic.COMPARISON,
    "Compares two values: -1 for less, 0 for equal, 1 for greater.",
    types={
        "TimeComparable": "Variant[Numeric, Timespan, Timestamp]",
        "Comparable": "Variant[String, Semver, TimeComparable]",
    },
)


@compare.dispatch("Numeric $a, Numeric $b")
def _numbers(context: Context, a: Value, b: Value) -> Value:
    return spaceship(a, b)


@compare.dispatch("String $a, String $b, ?Boolean $ignore_case")
def _strings(context: Context, a: str, b: str, ignore_case: bool = True) -> Value:
    return spaceship(fold_case(a), fold_case(b)) if ignore_case else spaceship(a, b)


@compare.dispatch("Semver $a, Semver $b")
def _versions(context: Context, a: SemVer, b: SemVer) -> Value:
    return a.compare(b)


@compare.dispatch("Numeric $a, Variant[Timespan, Timestamp] $b")
def _number_with_time(context: Context, a: Value, b: TimeValue) -> Value:
    return -(b.compare(a) or 0)


@compare.dispatch("Timestamp $a, Variant[Timestamp, Numeric] $b")
def _times(context: Context, a: TimeValue, b: Value) -> Value:
    return a.compare(b)


compare.dispatch("Timespan $a, Variant[Timespan, Numeric] $b")(_times)


@compare.mismatch("Comparable $a, Comparable $b, *Any $ignore_case")
def _explain(context: Context, a: Value, b: Value, *ignore_case: Value) -> str:
    if ignore_case:
        if not (type(a) is str and type(b) is str):
            return (
                "compare(): The third argument (ignore case) can only be used when comparing"
                " strings"
            )
        if len(ignore_case) != 1:
            return f"compare(): Accepts at most 3 arguments, got {2 + len(ignore_case)}"
        shown = label(ignore_case[0])
        return f"compare(): The third argument (ignore case) must be a Boolean. Got {shown}"
    return (
        "compare(): Can only compare values of the same type (or for Timestamp/Timespan also"
        f" against Numeric). Got {label(a)} and {label(b)}"
    )


@compare.mismatch("Any $a, Any $b, *Any $ignore_case")
def _explain_other(context: Context, a: Value, b: Value, *ignore_case: Value) -> str:
    return (
        "compare(): Non comparable type. Only values of the types Numeric, String, Semver,"
        f" Timestamp and Timestamp can be compared. Got {label(a)} and {label(b)}"
    )
