"""What timespans and timestamps share: nanoseconds, compared among themselves and with numbers."""

from __future__ import annotations

from math import gcd
from typing import Final

from mupuppet.basics.records import Record
from mupuppet.values.value import Value

NANOSECONDS: Final = 1_000_000_000


class TimeError(ValueError):
    """A string or a format that does not denote a time."""


def whole(number: float) -> int:
    """The integer part of a number; raises TimeError, with Ruby's message, if there is none."""
    try:
        return int(number)
    except (OverflowError, ValueError):
        if number != number:  # NaN
            raise TimeError("NaN") from None
        raise TimeError("Infinity" if number > 0 else "-Infinity") from None


def float_quotient(dividend: int, divisor: int) -> float:
    """A quotient as Ruby computes it: both become floats after common factors are removed."""
    common = gcd(dividend, divisor)
    return float(dividend // common) / float(divisor // common)


class TimeValue(Record):
    """A number of nanoseconds."""

    nanoseconds: int

    @property
    def seconds_float(self) -> float:
        """Seconds with their fraction."""
        return float_quotient(self.nanoseconds, NANOSECONDS)

    @property
    def seconds_integer(self) -> int:
        """Whole seconds, rounded down."""
        return self.nanoseconds // NANOSECONDS

    def compare(self, other: Value) -> int | None:
        """Negative, zero or positive; None if the other is neither a number nor of this class."""
        if type(other) is type(self):
            mine: float = self.nanoseconds
            theirs: float = other.nanoseconds
        elif type(other) is int:
            mine, theirs = self.seconds_integer, other
        elif type(other) is float:
            mine, theirs = self.seconds_float, other
        else:
            return None
        return (mine > theirs) - (mine < theirs)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.nanoseconds == other.nanoseconds

    def __hash__(self) -> int:
        return hash((type(self), self.nanoseconds))

    def __lt__(self, other: Value) -> bool:
        return self._order(other) < 0

    def __le__(self, other: Value) -> bool:
        return self._order(other) <= 0

    def __gt__(self, other: Value) -> bool:
        return self._order(other) > 0

    def __ge__(self, other: Value) -> bool:
        return self._order(other) >= 0

    def _order(self, other: Value) -> int:
        order = self.compare(other)
        if order is None:
            raise TypeError(f"{type(self).__name__} is not comparable to {type(other).__name__}")
        return order

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"
