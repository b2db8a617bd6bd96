"""Times formatted by Ruby's `strftime`.

    %-d  %_H  %^B  %#p  %3N  %:z  %10A

Flags say how to pad (`-` not at all, `_` with spaces, `0` with zeroes) and whether to change
case (`^` upper, `#` the other way round); a number is the width. `E` and `O` are
ignored before the letters that allow them, and so are four colons in a row.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

from mupuppet.basics.patterns import pattern
from mupuppet.values.times import NANOSECONDS, TimeError

_DIRECTIVE = pattern(
    r"%(?P<options>(?:[-0^#_]|[1-9][0-9]*|::::)*)"
    r"(?:(?:E(?=[cCxXyY])|O(?=[deHkIlmMSuUVwWy]))?(?P<letter>:{0,3}z|[A-Za-z%])|\Z)"
)
_OPTION = pattern(r"[-0^#_]|[1-9][0-9]*")
#: Ruby too refuses widths of some millions; beyond the second number it sees no width at all.
_MAXIMUM_WIDTH, _NO_WIDTH = 1 << 22, 1 << 31
_EPOCH = datetime(1970, 1, 1)
SECONDS_OF_400_YEARS = 146_097 * 24 * 60 * 60

DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
MONTHS = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
]  # fmt: skip
_COMPOSED = {
    "c": "%a %b %e %H:%M:%S %Y", "D": "%m/%d/%y", "F": "%Y-%m-%d", "r": "%I:%M:%S %p",
    "R": "%H:%M", "T": "%H:%M:%S", "v": "%e-%^b-%4Y", "X": "%H:%M:%S", "x": "%m/%d/%y",
}  # fmt: skip


class _LocalTime:
    """A time in a timezone, field by field."""

    def __init__(self, nanoseconds: int, offset: int, is_utc: bool) -> None:
        self.nanoseconds = nanoseconds
        self.offset = offset
        self.is_utc = is_utc
        # Python's years end at 9999; the calendar repeats itself every 400 years.
        cycles, seconds = divmod(nanoseconds // NANOSECONDS + offset, SECONDS_OF_400_YEARS)
        self.local = _EPOCH + timedelta(seconds=seconds)
        self.year = self.local.year + 400 * cycles

    @property
    def iso_year(self) -> int:
        """The year that the week belongs to."""
        return self.local.isocalendar().year + self.year - self.local.year

    @property
    def hour12(self) -> int:
        return self.local.hour % 12 or 12

    def week(self, first_weekday: int) -> int:
        """The week of the year, where weeks begin on a day (0 is Sunday)."""
        day_of_year = self.local.timetuple().tm_yday
        weekday = (self.local.isoweekday() - first_weekday) % 7
        return (day_of_year + 6 - weekday) // 7


#: Letters that stand for numbers: how wide, padded with what, and which.
_NUMBERS: dict[str, tuple[int, str, Callable[[_LocalTime], int]]] = {
    "Y": (4, "0", lambda m: m.year),
    "C": (2, "0", lambda m: m.year // 100),
    "y": (2, "0", lambda m: m.year % 100),
    "m": (2, "0", lambda m: m.local.month),
    "d": (2, "0", lambda m: m.local.day),
    "e": (2, " ", lambda m: m.local.day),
    "j": (3, "0", lambda m: m.local.timetuple().tm_yday),
    "H": (2, "0", lambda m: m.local.hour),
    "k": (2, " ", lambda m: m.local.hour),
    "I": (2, "0", lambda m: m.hour12),
    "l": (2, " ", lambda m: m.hour12),
    "M": (2, "0", lambda m: m.local.minute),
    "S": (2, "0", lambda m: m.local.second),
    "u": (1, "0", lambda m: m.local.isoweekday()),
    "w": (1, "0", lambda m: m.local.isoweekday() % 7),
    "G": (4, "0", lambda m: m.iso_year),
    "g": (2, "0", lambda m: m.iso_year % 100),
    "V": (2, "0", lambda m: m.local.isocalendar().week),
    "U": (2, "0", lambda m: m.week(0)),
    "W": (2, "0", lambda m: m.week(1)),
    "s": (1, "0", lambda m: m.nanoseconds // NANOSECONDS),
}
_WORDS: dict[str, Callable[[_LocalTime], str]] = {
    "A": lambda m: DAYS[m.local.weekday()],
    "a": lambda m: DAYS[m.local.weekday()][:3],
    "B": lambda m: MONTHS[m.local.month - 1],
    "b": lambda m: MONTHS[m.local.month - 1][:3],
    "h": lambda m: MONTHS[m.local.month - 1][:3],
    "p": lambda m: "AM" if m.local.hour < 12 else "PM",
    "P": lambda m: "am" if m.local.hour < 12 else "pm",
    "Z": lambda m: "UTC" if m.is_utc else "",
    "n": lambda _time: "\n",
    "t": lambda _time: "\t",
    "%": lambda _time: "%",
}


def format_time(form: str, nanoseconds: int, offset: int = 0, is_utc: bool = True) -> str:
    """Format a time, in a timezone that is some seconds ahead of UTC."""
    return _format(form, _LocalTime(nanoseconds, offset, is_utc))


class _Options:
    """The flags and the width of a directive."""

    __slots__ = ("flips", "is_upper", "padding", "unpadded", "width")

    def __init__(self, string: str) -> None:
        self.width = 0
        #: The padding, where it is given.
        self.padding = ""
        self.unpadded = self.is_upper = self.flips = False
        for option in _OPTION.findall(string):
            if option == "-":
                self.unpadded, self.padding, self.width = True, "", 0
            elif option == "^":
                self.is_upper = True
            elif option == "#":
                self.flips = True
            elif option in "_0":
                self.padding = " " if option == "_" else "0"
            else:
                self.width = min(int(option[:12]), _NO_WIDTH)


def _format(form: str, time: _LocalTime) -> str:
    def replace(found: re.Match[str]) -> str:
        options, letter = _Options(found["options"]), found["letter"]
        if letter is None:
            raise TimeError(f"invalid format: {form}")
        if options.width >= _NO_WIDTH:
            return found[0]
        if options.width > _MAXIMUM_WIDTH:
            raise TimeError(f"Numerical result out of range - {form}")
        if letter in _NUMBERS:
            return _number(letter, options, time)
        if letter in _WORDS:
            return _word(_WORDS[letter](time), letter, options)
        if letter in ("N", "L"):
            return _fraction(time, options.width or (9 if letter == "N" else 3))
        if letter.endswith("z") and not found["options"].endswith("::::"):
            return _offset(time, letter.count(":"), options)
        if letter in _COMPOSED:
            return _composed(_format(_COMPOSED[letter], time), options)
        return found[0]

    return _DIRECTIVE.sub(replace, form)


def _number(letter: str, options: _Options, time: _LocalTime) -> str:
    default_width, default_padding, field = _NUMBERS[letter]
    number = field(time)
    if options.unpadded:
        return str(number)
    width = options.width or default_width
    if (options.padding or default_padding) == "0":
        return f"{number:0{width + (number < 0 and letter in 'YG')}d}"
    return str(number).rjust(width)


def _word(word: str, letter: str, options: _Options) -> str:
    if options.flips:
        word = word.lower() if letter in "pZ" else word.upper()
    elif options.is_upper:
        word = word.upper()
    if options.unpadded or not word:
        return word
    return word.rjust(options.width, options.padding or " ")


def _composed(string: str, options: _Options) -> str:
    string = string.upper() if options.is_upper else string
    return string.rjust(options.width, options.padding or " ")


def _fraction(time: _LocalTime, width: int) -> str:
    return f"{time.nanoseconds % NANOSECONDS:09d}".ljust(width, "0")[:width]


def _offset(time: _LocalTime, colons: int, options: _Options) -> str:
    padding = options.padding or ("" if options.unpadded else "0")
    width = options.width
    sign = "-" if time.offset < 0 or (time.is_utc and options.unpadded) else "+"
    hours, rest = divmod(abs(time.offset), 3600)
    minutes, seconds = divmod(rest, 60)
    tail = {
        0: f"{minutes:02d}",
        1: f":{minutes:02d}",
        2: f":{minutes:02d}:{seconds:02d}",
        3: f":{minutes:02d}:{seconds:02d}" if seconds else f":{minutes:02d}" if minutes else "",
    }[colons]
    if padding == " ":
        return f"{sign}{hours}{tail}".rjust(max(width, len(tail) + 3))
    return f"{sign}{hours:0{max(2, width - 1 - len(tail))}d}{tail}"
