"""What an unquoted YAML scalar means to Ruby.

Ruby's library follows YAML 1.1 in its own way. `yes` is true and `y` a string; `1e5` and
`1.0e5` are strings, since an exponent needs a sign; `08` is a string and `010` is 8; `12:30` is
45000, because two numbers are hours and minutes; `:name` is a symbol. Dates and times are
recognized and then rejected, since only symbols may be loaded besides plain data.

Used by the readers of data, facts and arguments of `parseyaml`, and by the YAML writer, which
quotes what would be read as something else.
"""

from __future__ import annotations

import re
from datetime import date

from mupuppet.basics.patterns import pattern
from mupuppet.values.ruby_numbers import (
    NotANumber,
    leading_float,
    leading_integer,
)
from mupuppet.values.ruby_numbers import parse_float as ruby_float
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import DEFAULT, Value


class RefusedClass(Exception):
    """A scalar, or a tag, that denotes an object of a class that is not permitted."""

    def __init__(self, class_name: str) -> None:
        super().__init__(f"Tried to load unspecified class: {class_name}")


class RefusedTime(RefusedClass):
    """A date or a time, which data may not contain."""

    def __init__(self, class_name: str, *, exists: bool) -> None:
        super().__init__(class_name)
        #: Whether the date is valid. If not, it is a string where dates are permitted.
        self.exists = exists


class BadNumber(Exception):
    """A scalar that looks like a number, but is not one."""


_WORDS: dict[str, bool | None] = {
    "~": None,
    "null": None,
    "yes": True,
    "true": True,
    "on": True,
    "no": False,
    "false": False,
    "off": False,
}
_NOT_A_WORD: Value = object()

_TIME = pattern(
    r"-?\d{4}-(\d{1,2})-(\d{1,2})(?:[Tt]|\s+)(\d{1,2}):(\d\d):(\d\d)(?:\.\d*)?"
    r"(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?",
    re.ASCII,
)
_DATE = pattern(r"(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)", re.ASCII)
_INFINITY = pattern(r"([-+]?)\.inf", re.IGNORECASE)
_NAN = pattern(r"\.nan", re.IGNORECASE)
_QUOTED_SYMBOL = pattern(r""":(["'])(.*)\1""")
_SEXAGESIMAL = pattern(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(\.[0-9_]*)?")
_FLOAT = pattern(r"[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?")
_INTEGER = pattern(
    r"(?P<sign>[-+]?)(?:0b(?P<binary>[01_,]+)|0(?P<octal>[0-7_,]+)"
    r"|(?P<decimal>0|[1-9](?:[,_]?[0-9])*)|0x(?P<hexadecimal>[0-9a-fA-F_,]+))"
)
_BASES = {"binary": 2, "octal": 8, "decimal": 10, "hexadecimal": 16}
#: Characters that may begin something other than a string or a keyword.
_SIGNIFICANT = frozenset("0123456789+-.:")
_SHORT_LINE = pattern(r"^[^ytonf~]", re.IGNORECASE | re.MULTILINE)
_LINE_WORD = pattern(
    r"^(?:(?P<null>null)|(?P<true>yes|true|on)|(?P<false>no|false|off))$",
    re.IGNORECASE | re.MULTILINE,
)


def scalar_value(string: str) -> Value:
    """The value of a plain scalar without a tag."""
    if not string:
        return None
    if string[0] in _SIGNIFICANT:
        if "\n" not in string:
            return _number_or_symbol(string)
        return _folded(string)
    if len(string) > 5:
        return string
    word = _WORDS.get(string.lower(), _NOT_A_WORD)
    if word is not _NOT_A_WORD:
        return word
    return _folded(string) if "\n" in string else string


def _folded(string: str) -> Value:
    """A scalar of several lines. Ruby looks for keywords on each line of a short one."""
    if len(string) > 5 or _SHORT_LINE.search(string) is not None:
        return string
    found = {match.lastgroup for match in _LINE_WORD.finditer(string)}
    if "null" in found:
        return None
    if "true" in found:
        return True
    return False if "false" in found else string


def _number_or_symbol(string: str) -> Value:
    if string[0] == ":":
        return _symbol(string) if len(string) > 1 else string
    if _INTEGER.fullmatch(string) is not None:
        return parse_integer(string)
    if _FLOAT.fullmatch(string) is not None:
        return string if string.strip("+-") == "." else parse_float(string)
    return _special_number(string)


def _special_number(string: str) -> Value:
    infinity = _INFINITY.fullmatch(string)
    if infinity is not None:
        return float("-inf") if infinity[1] == "-" else float("inf")
    if _NAN.fullmatch(string) is not None:
        return float("nan")
    sexagesimal = _SEXAGESIMAL.fullmatch(string)
    if sexagesimal is not None:
        return _sexagesimal(string, is_float=sexagesimal[1] is not None)
    time = _TIME.fullmatch(string)
    if time is not None:
        raise RefusedTime("Time", exists=_is_time(*map(int, time.groups())))
    day = _DATE.fullmatch(string)
    if day is not None:
        raise RefusedTime("Date", exists=_is_date(*map(int, day.groups())))
    return string


def _is_date(year: int, month: int, day: int) -> bool:
    try:
        # Ruby's calendar has a year 0, Python's has not; both repeat every 400 years.
        date(year or 2000, month, day)
    except ValueError:
        return False
    return True


def _is_time(month: int, day: int, hour: int, minute: int, second: int) -> bool:
    """Ruby lets months have 31 days, minutes 60 seconds, and days end at 24:00."""
    if hour == 24:
        return 1 <= month <= 12 and 1 <= day <= 31 and minute == second == 0
    return 1 <= month <= 12 and 1 <= day <= 31 and hour < 24 and minute < 60 and second <= 60


def _symbol(string: str) -> Value:
    quoted = _QUOTED_SYMBOL.match(string)
    name = quoted[2].removeprefix(":") if quoted is not None else string[1:]
    return symbol(name)


def symbol(name: str) -> Value:
    """A symbol; `:default` is how Ruby writes Puppet's `default`."""
    return DEFAULT if name == "default" else Symbol(name)


def _sexagesimal(string: str, *, is_float: bool) -> int | float:
    """Hours, minutes and, perhaps, seconds."""
    parts = string.split(":")
    weights = (3600, 60, 1)
    read = leading_float if is_float else leading_integer
    total = 0.0 if is_float else 0
    for part, weight in zip(parts, weights, strict=False):
        try:
            total += read(part) * weight
        except ValueError:  # Python rejects numbers of thousands of digits
            raise BadNumber(f"the number {part[:20]}… has too many digits") from None
    return total


def parse_float(string: str) -> float:
    """The float that a scalar denotes, without the separators that YAML allows."""
    digits = string.replace(",", "").replace("_", "")
    digits = re.sub(r"\.(?=[eE]|$)", "", digits)
    try:
        return ruby_float(digits)
    except NotANumber as problem:
        raise BadNumber(str(problem)) from None


def parse_integer(string: str) -> int:
    """The integer that a scalar denotes; `string` must look like one."""
    digits = string.replace(",", "").replace("_", "")
    found = _INTEGER.fullmatch(digits)
    if found is None or found.lastgroup is None:
        raise BadNumber(f'invalid value for Integer(): "{digits}"')
    try:
        number = int(found[found.lastgroup], _BASES[found.lastgroup])
    except ValueError:  # Python rejects numbers of thousands of digits
        raise BadNumber(f"the number {digits[:20]}… has too many digits") from None
    return -number if found["sign"] == "-" else number
