"""What an unquoted YAML scalar means to Ruby.

Ruby's library follows YAML 1.1 in its own way. `yes` is true and `y` a string; `1e5` and
`1.0e5` are strings, since an exponent needs a sign; `08` is a string and `010` is 8; `12:30` is
45000, because two numbers are hours and minutes; `:name` is a symbol. Dates and times are
recognized and then refused, for only symbols may be loaded besides plain data.

Readers of data, of facts and of what manifests give to `parseyaml` all ask here, and so does the
writer of YAML, which puts quotes around what would be read as something else.
"""

from __future__ import annotations

import re
from datetime import date

from mupuppet.values.basic import DEFAULT, Value
from mupuppet.values.ruby_numbers import (
    NotANumber,
    leading_float,
    leading_integer,
)
from mupuppet.values.ruby_numbers import parse_float as ruby_float


class RubySymbol:
    """A symbol. Keys that are symbols become strings; as a value it is an error later on."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RubySymbol) and self.name == other.name

    def __hash__(self) -> int:
        return hash((RubySymbol, self.name))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f":{self.name}"


class RefusedClass(Exception):
    """A scalar, or a tag, that stands for an object of a class that data may not have."""

    def __init__(self, class_name: str) -> None:
        super().__init__(f"Tried to load unspecified class: {class_name}")


class RefusedMoment(RefusedClass):
    """A date or a time, which is nothing that data may have."""

    def __init__(self, class_name: str, *, exists: bool) -> None:
        super().__init__(class_name)
        #: Whether there is such a moment. Where nothing is refused, it is a text if not.
        self.exists = exists


class BadNumber(Exception):
    """A scalar that looks like a number and is none."""


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

_TIME = re.compile(
    r"-?\d{4}-(\d{1,2})-(\d{1,2})(?:[Tt]|\s+)(\d{1,2}):(\d\d):(\d\d)(?:\.\d*)?"
    r"(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?",
    re.ASCII,
)
_DATE = re.compile(r"(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)", re.ASCII)
_INFINITY = re.compile(r"([-+]?)\.inf", re.IGNORECASE)
_NAN = re.compile(r"\.nan", re.IGNORECASE)
_QUOTED_SYMBOL = re.compile(r""":(["'])(.*)\1""")
_SEXAGESIMAL = re.compile(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(\.[0-9_]*)?")
_FLOAT = re.compile(r"[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?")
_INTEGER = re.compile(
    r"(?P<sign>[-+]?)(?:0b(?P<binary>[01_,]+)|0(?P<octal>[0-7_,]+)"
    r"|(?P<decimal>0|[1-9](?:[,_]?[0-9])*)|0x(?P<hexadecimal>[0-9a-fA-F_,]+))"
)
_BASES = {"binary": 2, "octal": 8, "decimal": 10, "hexadecimal": 16}
#: What may begin something other than a string or one of the words.
_SIGNIFICANT = frozenset("0123456789+-.:")
_SHORT_LINE = re.compile(r"^[^ytonf~]", re.IGNORECASE | re.MULTILINE)
_LINE_WORD = re.compile(
    r"^(?:(?P<null>null)|(?P<true>yes|true|on)|(?P<false>no|false|off))$",
    re.IGNORECASE | re.MULTILINE,
)


def scalar_value(text: str) -> Value:
    """The value of a plain scalar without a tag."""
    if not text:
        return None
    if text[0] in _SIGNIFICANT:
        if "\n" not in text:
            return _number_or_symbol(text)
        return _folded(text)
    if len(text) > 5:
        return text
    word = _WORDS.get(text.lower(), _NOT_A_WORD)
    if word is not _NOT_A_WORD:
        return word
    return _folded(text) if "\n" in text else text


def _folded(text: str) -> Value:
    """A scalar of several lines. Ruby looks for words on each line of a short one."""
    if len(text) > 5 or _SHORT_LINE.search(text) is not None:
        return text
    found = {match.lastgroup for match in _LINE_WORD.finditer(text)}
    if "null" in found:
        return None
    if "true" in found:
        return True
    return False if "false" in found else text


def _number_or_symbol(text: str) -> Value:
    if text[0] == ":":
        return _symbol(text) if len(text) > 1 else text
    if _INTEGER.fullmatch(text) is not None:
        return parse_integer(text)
    if _FLOAT.fullmatch(text) is not None:
        return text if text.strip("+-") == "." else parse_float(text)
    return _special_number(text)


def _special_number(text: str) -> Value:
    infinity = _INFINITY.fullmatch(text)
    if infinity is not None:
        return float("-inf") if infinity[1] == "-" else float("inf")
    if _NAN.fullmatch(text) is not None:
        return float("nan")
    sexagesimal = _SEXAGESIMAL.fullmatch(text)
    if sexagesimal is not None:
        return _sexagesimal(text, is_float=sexagesimal[1] is not None)
    time = _TIME.fullmatch(text)
    if time is not None:
        raise RefusedMoment("Time", exists=_is_time(*map(int, time.groups())))
    day = _DATE.fullmatch(text)
    if day is not None:
        raise RefusedMoment("Date", exists=_is_date(*map(int, day.groups())))
    return text


def _is_date(year: int, month: int, day: int) -> bool:
    try:
        # Ruby's calendar has a year nought, Python's has not; both leap every 400 years.
        date(year or 2000, month, day)
    except ValueError:
        return False
    return True


def _is_time(month: int, day: int, hour: int, minute: int, second: int) -> bool:
    """Ruby lets months have 31 days, minutes 60 seconds, and days end at 24:00."""
    if hour == 24:
        return 1 <= month <= 12 and 1 <= day <= 31 and minute == second == 0
    return 1 <= month <= 12 and 1 <= day <= 31 and hour < 24 and minute < 60 and second <= 60


def _symbol(text: str) -> Value:
    quoted = _QUOTED_SYMBOL.match(text)
    name = quoted[2].removeprefix(":") if quoted is not None else text[1:]
    return symbol(name)


def symbol(name: str) -> Value:
    """A symbol; `:default` is how Ruby writes Puppet's `default`."""
    return DEFAULT if name == "default" else RubySymbol(name)


def _sexagesimal(text: str, *, is_float: bool) -> int | float:
    """Hours, minutes and, perhaps, seconds."""
    parts = text.split(":")
    weights = (3600, 60, 1)
    read = leading_float if is_float else leading_integer
    total = 0.0 if is_float else 0
    for part, weight in zip(parts, weights, strict=False):
        total += read(part) * weight
    return total


def parse_float(text: str) -> float:
    """The float that a scalar stands for, without the separators that YAML allows."""
    digits = text.replace(",", "").replace("_", "")
    digits = re.sub(r"\.(?=[eE]|$)", "", digits)
    try:
        return ruby_float(digits)
    except NotANumber as problem:
        raise BadNumber(str(problem)) from None


def parse_integer(text: str) -> int:
    """The integer that a scalar stands for; `text` must look like one."""
    digits = text.replace(",", "").replace("_", "")
    found = _INTEGER.fullmatch(digits)
    if found is None or found.lastgroup is None:
        raise BadNumber(f'invalid value for Integer(): "{digits}"')
    try:
        number = int(found[found.lastgroup], _BASES[found.lastgroup])
    except ValueError:  # Python refuses numbers of thousands of digits
        raise BadNumber(f"the number {digits[:20]}… has too many digits") from None
    return -number if found["sign"] == "-" else number
