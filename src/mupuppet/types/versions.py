"""Types of versions, times and bytes."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, ClassVar, Self

from mupuppet.types.base import CompiledType, Guard, Predicate, Type, TypeWriter, with_parameters
from mupuppet.types.scalars import ScalarType
from mupuppet.values.binary import Binary
from mupuppet.values.times import NANOSECONDS, TimeError, TimeValue, whole
from mupuppet.values.timespans import (
    DEFAULT_FORMATS,
    Timespan,
    parse_timespan,
    timespan_of_fields,
)
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.value import DEFAULT, Value
from mupuppet.values.version_ranges import SemVerRange, SimpleRange, parse_range
from mupuppet.values.versions import SemVer


class SemVerType(ScalarType):
    """`SemVer`, `SemVer['>=1.0.0', ...]`."""

    __slots__ = ("ranges",)
    name = "SemVer"

    def __init__(self, ranges: Iterable[SemVerRange] = ()) -> None:
        self.ranges = tuple(_merge_ranges(list(ranges)))

    def make_predicate(self) -> Predicate:
        ranges = self.ranges
        if not ranges:
            return lambda value: type(value) is SemVer
        return lambda value: (
            type(value) is SemVer and any(accepted.includes(value) for accepted in ranges)
        )

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, SemVerType):
            return False
        if not self.ranges:
            return True
        return bool(other.ranges) and all(
            any(_covers(mine, theirs) for mine in self.ranges) for theirs in other.ranges
        )

    def identity(self) -> tuple[Any, ...]:
        return (self.ranges,)

    def written(self, writer: TypeWriter) -> str:
        return with_parameters("SemVer", (f"'{accepted}'" for accepted in self.ranges))


def _covers(outer: SemVerRange, inner: SemVerRange) -> bool:
    wide, narrow = outer.single, inner.single
    if wide is None or narrow is None:
        return outer == inner
    if not wide.low <= narrow.low:
        return False
    if wide.high > narrow.high:
        return True
    return wide.high == narrow.high and (not wide.high_excluded or narrow.high_excluded)


def _merge_ranges(ranges: list[SemVerRange]) -> list[SemVerRange]:
    """Unite ranges without a gap between them, from the last one backwards."""
    if len(ranges) < 2:
        return ranges
    result: list[SemVerRange] = []
    while ranges:
        current = ranges[-1]
        apart = []
        for other in ranges[:-1]:
            union = _union(current, other)
            if union is None:
                apart.append(other)
            else:
                current = union
        result.append(current)
        ranges = apart
    return result[::-1]


def _union(left: SemVerRange, right: SemVerRange) -> SemVerRange | None:
    from mupuppet.values.version_ranges import version_range

    one, two = left.single, right.single
    if one is None or two is None:
        return None
    if left.includes(two.low) or right.includes(one.low):
        highest = max(one.high, two.high)
        excluded = _excludes(one, two, highest)
        return version_range(min(one.low, two.low), highest, excluded)
    if one.high_excluded and one.high == two.low:
        return version_range(one.low, two.high, two.high_excluded)
    if two.high_excluded and two.high == one.low:
        return version_range(two.low, one.high, one.high_excluded)
    return None


def _excludes(one: SimpleRange, two: SimpleRange, highest: SemVer) -> bool:
    for first, second in ((one, two), (two, one)):
        if first.high_excluded:
            return highest == first.high and (highest > second.high or second.high_excluded)
    return False


class SemVerRangeType(CompiledType):
    """`SemVerRange`."""

    __slots__ = ()
    name = "SemVerRange"

    def make_predicate(self) -> Predicate:
        return lambda value: type(value) is SemVerRange

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, SemVerRangeType)


class BinaryType(CompiledType):
    """`Binary`."""

    __slots__ = ()
    name = "Binary"

    def make_predicate(self) -> Predicate:
        return lambda value: type(value) is Binary

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, BinaryType)


class TimeType(ScalarType):
    """What Timespan and Timestamp share: a range between two times, in nanoseconds."""

    __slots__ = ("high", "low")
    values: ClassVar[type[TimeValue]]

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low: float = -inf if low is None else low
        self.high: float = inf if high is None else high
        if self.low > self.high:
            raise ValueError(
                "'from' must be less or equal to 'to'."
                f" Got ({self._shown(self.low)}, {self._shown(self.high)}"
            )

    def _shown(self, bound: float) -> str:
        if bound in (inf, -inf):
            return "Infinity" if bound > 0 else "-Infinity"
        return str(self.values(int(bound)))

    @property
    def lowest(self) -> TimeValue | None:
        """The lower end, if there is one."""
        return None if self.low == -inf else self.values(int(self.low))

    @property
    def highest(self) -> TimeValue | None:
        """The upper end, if there is one."""
        return None if self.high == inf else self.values(int(self.high))

    def make_predicate(self) -> Predicate:
        kind, low, high = self.values, self.low, self.high
        return lambda value: type(value) is kind and low <= value.nanoseconds <= high

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, TimeType) or type(other) is not type(self):
            return False
        return self.low <= other.low and self.high >= other.high

    def merge(self, other: Self) -> Self | None:
        """One range that is both; None when there is a gap between them."""
        if self.high < other.low or other.high < self.low:
            return None
        low, high = min(self.low, other.low), max(self.high, other.high)
        return type(self)(None if low == -inf else int(low), None if high == inf else int(high))

    def identity(self) -> tuple[Any, ...]:
        return (self.low, self.high)

    def written(self, writer: TypeWriter) -> str:
        low, high = self.lowest, self.highest
        if low is None and high is None:
            return self.name
        parts = ["default" if low is None else f"'{low}'"]
        if high is not None and high != low:
            parts.append(f"'{high}'")
        return with_parameters(self.name, parts)


class TimespanType(TimeType):
    """`Timespan[low, high]`."""

    __slots__ = ()
    name = "Timespan"
    values = Timespan

    def generalize(self) -> Type:
        return TIMESPAN


class TimestampType(TimeType):
    """`Timestamp[low, high]`."""

    __slots__ = ()
    name = "Timestamp"
    values = Timestamp

    def generalize(self) -> Type:
        return TIMESTAMP


SEM_VER = SemVerType()
SEM_VER_RANGE = SemVerRangeType()
BINARY = BinaryType()
TIMESPAN = TimespanType()
TIMESTAMP = TimestampType()


def time_bound(kind: type[TimeValue], value: Value) -> int | None:
    """The nanoseconds that an argument of a time type means; None for no bound.

    Raises TimeError.
    """
    if value is None or value is DEFAULT:
        return None
    if type(value) is kind:
        return int(value.nanoseconds)
    if type(value) is int:
        return value * NANOSECONDS
    if type(value) is float:
        return whole(value * NANOSECONDS)
    if type(value) is str or type(value) is dict:
        read = _timespan if kind is Timespan else _timestamp
        return read(value).nanoseconds
    from mupuppet.types.runtime_types import ruby_class_name

    name = f"Puppet::Pops::Time::{kind.__name__}"
    raise TimeError(f"Unable to create a {name} from a {ruby_class_name(value)}")


_FIELDS = frozenset(
    "days hours minutes seconds milliseconds microseconds nanoseconds negative".split()
)


def _timespan(value: Value) -> TimeValue:
    if type(value) is str:
        return parse_timespan(value)
    if "string" in value:
        return parse_timespan(_string_in(value), value.get("format") or DEFAULT_FORMATS)
    fields = {name: number for name, number in value.items() if name in _FIELDS}
    if not all(isinstance(number, int) for number in fields.values()):
        raise TimeError("the fields of a Timespan must be integers")
    return timespan_of_fields(**fields)


def _timestamp(value: Value) -> TimeValue:
    from mupuppet.values.strptime import parse_timestamp

    if type(value) is str:
        return parse_timestamp(value)
    return parse_timestamp(_string_in(value), value.get("format"), value.get("timezone"))


def _string_in(value: Value) -> str:
    string = value.get("string")
    if type(string) is not str:
        raise TimeError("no implicit conversion of nil into String")
    return string


def semver_range_argument(value: Value) -> SemVerRange:
    """A range of versions, or its string."""
    return value if isinstance(value, SemVerRange) else parse_range(value)
