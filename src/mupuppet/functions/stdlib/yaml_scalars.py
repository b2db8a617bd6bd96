"""What Ruby's YAML library takes a plain scalar for.

It follows YAML 1.1 with its own exceptions: `1e3` is a string, `1,000` a number, `12:30` a
number of seconds, `:a` a symbol.
"""

from __future__ import annotations

import re
from datetime import date
from math import inf, nan
from typing import Final

from mupuppet.functions.ruby_numbers import (
    leading_float,
    leading_integer,
    parse_float,
    parse_integer,
)
from mupuppet.values.basic import Value


class Symbol(str):
    """A symbol of Ruby's, without its colon."""

    __slots__ = ()


class Moment:
    """A date or a time, which is nothing that the language knows."""

    __slots__ = ("class_name", "exists")

    def __init__(self, class_name: str, exists: bool) -> None:
        #: The name of Ruby's class.
        self.class_name = class_name
        #: Whether there is such a moment; otherwise it is a text after all.
        self.exists = exists


_TIME = re.compile(
    r"-?\d{4}-(\d{1,2})-(\d{1,2})(?:[Tt]|\s+)(\d{1,2}):(\d\d):(\d\d)(?:\.\d*)?"
    r"(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?",
    re.ASCII,
)
_DATE = re.compile(r"(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)", re.ASCII)
_SECONDS = re.compile(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}")
_PARTS_OF_SECONDS = re.compile(r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}\.[0-9_]*")
_FLOAT = re.compile(r"[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?")
_INTEGER = re.compile(
    r"[-+]?0b[0-1_,]+|[-+]?0[0-7_,]+|[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)"
    r"|[-+]?0x[0-9a-fA-F_,]+"
)
_SYMBOL = re.compile(r""":(["'])(.*)\1.*""", re.S)
# Each line of a text is looked at, as everywhere in Ruby.
_NO_SPECIAL_WORD = re.compile(r"^[^ytonf~]", re.I | re.M)
_WORDS: Final[tuple[tuple[Value, re.Pattern[str]], ...]] = (
    (None, re.compile("^null$", re.I | re.M)),
    (True, re.compile("^(?:yes|true|on)$", re.I | re.M)),
    (False, re.compile("^(?:no|false|off)$", re.I | re.M)),
)
_PUNCTUATION = frozenset("_ \t\n\v\f\r!@#$%^&*(){}<>|/\\~;=")
#: Longer words are texts.
_LONGEST_WORD = 5


def plain_value(text: str) -> Value:
    """The value of a plain scalar: a text, a number, a boolean, nothing, a symbol, a moment.

    Raises NotANumber where Ruby takes a text for a number that it then cannot read.
    """
    if not text:
        return None
    if _is_word(text):
        return _word(text)
    found = _TIME.fullmatch(text)
    if found is not None:
        return Moment("Time", _is_time(*map(int, found.groups())))
    found = _DATE.fullmatch(text)
    if found is not None:
        return Moment("Date", _is_date(*map(int, found.groups())))
    lower = text.lower()
    if lower in (".inf", "+.inf"):
        return inf
    if lower == "-.inf":
        return -inf
    if lower == ".nan":
        return nan
    if text[0] == ":" and len(text) > 1:
        found = _SYMBOL.fullmatch(text)
        return Symbol(text[1:] if found is None else found[2].removeprefix(":"))
    return _number(text)


def _is_word(text: str) -> bool:
    """Whether a text starts with a letter or something else that no number starts with."""
    if "\n" in text or _is_letter(text[0]):
        return True
    return text[0] not in "0123456789.:-" and _is_letter(text[1:2])


def _is_letter(letter: str) -> bool:
    return letter.isalpha() or letter in _PUNCTUATION


def _word(text: str) -> Value:
    if len(text) > _LONGEST_WORD:
        return text
    if _NO_SPECIAL_WORD.search(text) is not None:
        return text
    if text == "~":
        return None
    for value, words in _WORDS:
        if words.search(text) is not None:
            return value
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


def _number(text: str) -> Value:
    if _SECONDS.fullmatch(text) is not None:
        parts = enumerate(text.split(":"))
        return sum(leading_integer(part) * 60 ** abs(place - 2) for place, part in parts)
    if _PARTS_OF_SECONDS.fullmatch(text) is not None:
        parts = enumerate(text.split(":"))
        return sum(leading_float(part) * 60 ** abs(place - 2) for place, part in parts)
    if _FLOAT.fullmatch(text) is not None:
        if text in (".", "+.", "-."):
            return text
        return parse_float(re.sub(r"[,_]|\.([Ee]|$)", r"\1", text))
    if _INTEGER.fullmatch(text) is not None:
        return parse_integer(re.sub("[,_]", "", text))
    return text
