"""Timespans: a duration in nanoseconds, its formats, and reading one."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mupuppet.basics.caches import cached_if_short
from mupuppet.basics.records import Record
from mupuppet.values.hashes import are_unique_keys
from mupuppet.values.regexps import groups_of_match
from mupuppet.values.times import NANOSECONDS, TimeError, TimeValue
from mupuppet.values.value import Value

_MILLISECOND = 1_000_000
_MINUTE = 60 * NANOSECONDS
_HOUR = 60 * _MINUTE
_DAY = 24 * _HOUR

#: The formats that are tried when none is given; the first is the one that is printed.
DEFAULT_FORMATS = (
    "%D-%H:%M:%S.%-N", "%H:%M:%S.%-N", "%M:%S.%-N", "%S.%-N",
    "%D-%H:%M:%S", "%H:%M:%S", "%D-%H:%M", "%S",
)  # fmt: skip


class Timespan(TimeValue):
    """A duration; negative ones exist."""

    #: What messages call one.
    LABEL = "Timespan"

    __slots__ = ()

    @property
    def total(self) -> int:
        """Nanoseconds without sign."""
        return abs(self.nanoseconds)

    def format(self, form: str) -> str:
        """Format by a format string like `%D-%H:%M:%S`; raises TimeError for a bad format."""
        string = "".join(segment.formatted(self.total) for segment in read_format(form))
        return f"-{string}" if self.nanoseconds < 0 else string

    def fields(self) -> dict[str, Value]:
        """The parts that are not zero, from days to nanoseconds."""
        total = self.total
        fraction = total % NANOSECONDS
        fields = {
            "days": total // _DAY,
            "hours": total // _HOUR % 24,
            "minutes": total // _MINUTE % 60,
            "seconds": total // NANOSECONDS % 60,
            "nanoseconds": fraction % 1000,
            "microseconds": fraction // 1000 % 1000,
            "milliseconds": fraction // _MILLISECOND,
        }
        result: dict[str, Value] = {name: number for name, number in fields.items() if number}
        if self.nanoseconds < 0:
            result["negative"] = True
        return result

    def __str__(self) -> str:
        return self.format(DEFAULT_FORMATS[0])


are_unique_keys(Timespan)


def timespan_of_fields(
    days: int = 0,
    hours: int = 0,
    minutes: int = 0,
    seconds: int = 0,
    milliseconds: int = 0,
    microseconds: int = 0,
    nanoseconds: int = 0,
    negative: bool = False,
) -> Timespan:
    """The sum of the parts."""
    whole = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    total = ((whole * 1000 + milliseconds) * 1000 + microseconds) * 1000 + nanoseconds
    return Timespan(-total if negative else total)


def parse_timespan(string: str, formats: str | Iterable[str] = DEFAULT_FORMATS) -> Timespan:
    """Parse a timespan, by one format or by the first of several that fits."""
    if isinstance(formats, str):
        return _parse(string, formats)
    formats = list(formats)
    for form in formats:
        read_format(form)  # a bad format is an error, one that does not fit is not
        try:
            return _parse(string, form)
        except TimeError:
            continue
    shown = ", ".join(formats)
    raise TimeError(f"Unable to parse '{string}' using any of the formats {shown}")


def _parse(string: str, form: str) -> Timespan:
    segments = read_format(form)
    found = groups_of_match(_pattern(form), string)
    if found is None:
        raise TimeError(f"Unable to parse '{string}' using format '{form}'")
    total = 0
    for segment, group in zip(segments, found, strict=True):
        if isinstance(segment, _Literal):
            continue
        digits = group.lstrip()
        if re.fullmatch("[0-9]+", digits) is None:
            raise TimeError(f"Unable to parse '{string}' using format '{form}'")
        total += segment.nanoseconds(digits)
    return Timespan(-total if string.startswith("-") else total)


@cached_if_short(1000)
def _pattern(form: str) -> str:
    return "-?" + "".join(segment.pattern() for segment in read_format(form))


class _Literal(Record, eq=False):
    """Literal characters between the fields."""

    literal: str

    def formatted(self, total: int) -> str:
        return self.literal

    def pattern(self) -> str:
        return f"({re.escape(self.literal)})"


class _Field:
    """`%H`, `%-H`, `%_3H`. The largest unit of a format shows all that is left."""

    __slots__ = ("is_largest", "letter", "padding", "width")

    _UNITS = {"D": _DAY, "H": _HOUR, "M": _MINUTE, "S": NANOSECONDS, "L": _MILLISECOND, "N": 1}
    _MODULI = {"D": 0, "H": 24, "M": 60, "S": 60, "L": 1000, "N": NANOSECONDS}
    _WIDTHS = {"D": 1, "H": 2, "M": 2, "S": 2, "L": 3, "N": 9}

    def __init__(self, letter: str, padding: str, width: int | None) -> None:
        self.letter = letter
        self.padding = padding
        self.width = width
        self.is_largest = False

    @property
    def shown_width(self) -> int:
        return self._WIDTHS[self.letter] if self.width is None else self.width

    def formatted(self, total: int) -> str:
        number = self._number(total)
        if self.letter in "LN":
            return self._fraction_text(number)
        if not self.padding:
            return str(number)
        return str(number).rjust(self.shown_width, self.padding)

    def _number(self, total: int) -> int:
        unit, modulus = self._UNITS[self.letter], self._MODULI[self.letter]
        if self.letter == "N" and self.shown_width < 9:
            unit, modulus = 10 ** (9 - self.shown_width), 10**self.shown_width
        number = total // unit
        return number if self.is_largest or not modulus else number % modulus

    def _fraction_text(self, number: int) -> str:
        """Fractions are padded on the right, since their zeroes stand there."""
        if not self.is_largest and self.padding != "0":
            number = int(str(number).rstrip("0") or "0")
        return str(number).ljust(self.shown_width) if self.padding else str(number)

    def pattern(self) -> str:
        if self.width is None:
            if self.padding == " ":
                return r"\s*([0-9]+)" if self.is_largest else rf"([0-9\s]{{1,{self.shown_width}}})"
            return "([0-9]+)" if self.is_largest else f"([0-9]{{1,{self.shown_width}}})"
        if not self.padding:
            return f"([0-9]{{1,{self.width}}})"
        digits = "[0-9]" if self.padding == "0" else r"[0-9\s]"
        return f"({digits}{{{self.width}}})"

    def nanoseconds(self, digits: str) -> int:
        """The nanoseconds of this field's digits."""
        if self.letter not in "LN":
            return int(digits) * self._UNITS[self.letter]
        if self.is_largest:
            raise TimeError(
                "Format specifiers %L and %N denotes fractions and must be used together with a"
                " specifier of higher magnitude"
            )
        return int(digits.ljust(9, "0"))


_Segment = _Literal | _Field


@cached_if_short(1000)
def read_format(form: str) -> tuple[_Segment, ...]:
    """The pieces of a format; raises TimeError for a bad format."""
    segments: list[_Segment] = []
    position = 0
    while position < len(form):
        if form[position] != "%":
            _add_literal(segments, form[position])
            position += 1
            continue
        position = _read_field(form, position, segments)
    fields = [segment for segment in segments if isinstance(segment, _Field)]
    if fields:
        largest = min(fields, key=lambda field: "DHMSLN".index(field.letter))
        largest.is_largest = True
    return tuple(segments)


#: Wider fields would only take memory.
_WIDEST = 9_999_999


def _read_field(form: str, start: int, segments: list[_Segment]) -> int:
    """Read what follows a percent sign; the position after it."""
    padding, width = "0", None
    position = start + 1
    is_first = True
    while position < len(form):
        letter = form[position]
        if letter == "%":
            _add_literal(segments, letter)
            return position + 1
        if letter in "DHMSLN":
            segments.append(_Field(letter, padding, width))
            return position + 1
        if letter in "-_" and is_first:
            padding = "" if letter == "-" else " "
        elif "0" <= letter <= "9":
            if not (is_first and letter == "0"):
                width = (width or 0) * 10 + int(letter)
                if width > _WIDEST:
                    raise TimeError(_bad_format(form, start, position))
        else:
            raise TimeError(_bad_format(form, start, position))
        is_first = False
        position += 1
    raise TimeError(_bad_format(form, start, position - 1))


def _bad_format(form: str, start: int, position: int) -> str:
    shown = form[start:position]
    return f"Bad format specifier '{shown}' in '{form}', at position {position}"


def _add_literal(segments: list[_Segment], letter: str) -> None:
    if segments and isinstance(segments[-1], _Literal):
        segments[-1] = _Literal(segments[-1].literal + letter)
    else:
        segments.append(_Literal(letter))
