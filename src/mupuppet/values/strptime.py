"""Reading times by the formats of `strptime`, as Ruby does."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from mupuppet.values.strftime import DAYS, MONTHS, SECONDS_OF_400_YEARS
from mupuppet.values.times import NANOSECONDS, TimeError
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.timezones import utc_offset

_WITHOUT_ZONE = ("%FT%T.%N", "%FT%T", "%F %T.%N", "%F %T", "%F")
#: The formats that are tried when none is given.
DEFAULT_FORMATS = (
    "%FT%T.%N %Z", "%FT%T %Z", "%F %T.%N %Z", "%F %T %Z", "%F %Z", *_WITHOUT_ZONE
)  # fmt: skip
_EPOCH = datetime(1970, 1, 1)


def parse_timestamp(
    string: str, formats: str | Iterable[str] | None = None, timezone: str | None = None
) -> Timestamp:
    """Parse a time, by one format or by the first of several that fits.

    A timezone may be in the string or given, but not both. Raises TimeError.
    """
    if formats is None:
        formats = _WITHOUT_ZONE if timezone else DEFAULT_FORMATS
    if isinstance(formats, str):
        fields = _read_one(string, formats, bool(timezone))
    else:
        fields = _read_first(string, list(formats), bool(timezone))
    return _timestamp(fields, timezone or fields.get("zone"))


def _read_one(string: str, form: str, has_timezone: bool) -> dict[str, Any]:
    fields = read_time(string, form)
    if fields is None:
        raise TimeError(f"Unable to parse '{string}' using format '{form}'")
    if has_timezone and "zone" in fields:
        raise TimeError(
            "Using a Timezone designator in format specification is mutually exclusive to"
            " providing an explicit timezone argument"
        )
    return fields


def _read_first(string: str, formats: list[str], has_timezone: bool) -> dict[str, Any]:
    for form in formats:
        fields = read_time(string, form)
        if fields is not None and not (has_timezone and "zone" in fields):
            return fields
    shown = ", ".join(formats)
    raise TimeError(f"Unable to parse '{string}' using any of the formats {shown}")


def _timestamp(fields: dict[str, Any], zone: str | None) -> Timestamp:
    if "year" not in fields:
        raise TimeError("no implicit conversion of nil into Integer")
    day, hour = fields.get("mday", 1), fields.get("hour", 0)
    # Python's years end at 9999; the calendar repeats itself every 400 years.
    cycles, year = divmod(fields["year"] - _EPOCH.year, 400)
    start = datetime(_EPOCH.year + year, fields.get("mon", 1), 1)
    # Days and hours may run over: the 31st of a short month is the 1st of the next one.
    seconds = cycles * SECONDS_OF_400_YEARS
    seconds += (start - _EPOCH).days * 86_400 + (day - 1) * 86_400
    seconds += hour * 3600 + fields.get("min", 0) * 60 + fields.get("sec", 0)
    if zone:
        seconds -= utc_offset(zone)
    return Timestamp(seconds * NANOSECONDS + fields.get("fraction", 0))


# --- One string by one format

_ZONE = (
    r"(?P<zone>(?:[Gg][Mm][Tt]|[Uu][Tt][Cc]?)?[-+]\d+(?:[,.:]\d+(?::\d+)?)?"
    r"|[A-Za-z.\s]+(?:[Ss]tandard|[Dd]aylight)\s[Tt]ime\b|[A-Za-z]+(?:\s[Dd][Ss][Tt])?\b)"
)
#: What directives match. Those of numbers are shorter when digits follow at once.
_FIELDS = {
    "Y": r"(?P<year>[-+]?\d+)",
    "C": r"(?P<century>[-+]?\d{1,2})",
    "y": r"(?P<short_year>\d{1,2})",
    "m": r"(?P<mon>\d{1,2})",
    "d": r"(?P<mday> \d|\d{1,2})",
    "j": r"(?P<yday>\d{1,3})",
    "H": r"(?P<hour> \d|\d{1,2})",
    "I": r"(?P<hour> \d|\d{1,2})",
    "M": r"(?P<min>\d{1,2})",
    "S": r"(?P<sec>\d{1,2})",
    "L": r"(?P<fraction>\d+)",
    "N": r"(?P<fraction>\d+)",
    "p": r"(?P<meridian>[AaPp])(?:[Mm]\b|\.[Mm]\.)",
    "A": "(?P<weekday>" + "|".join(f"{day}|{day[:3]}" for day in DAYS) + ")",
    "B": "(?P<month>" + "|".join(f"{month}|{month[:3]}" for month in MONTHS) + ")",
    "Z": _ZONE,
    "s": r"(?P<seconds>-?\d+)",
    "u": "[1-7]",
    "w": "[0-6]",
    "U": r"\d{1,2}",
    "G": r"[-+]?\d+",
    "g": r"\d{1,2}",
    "n": r"\s+",
    "t": r"\s+",
    "%": "%",
}
_SYNONYMS = {
    "a": "A", "b": "B", "h": "B", "e": "d", "k": "H", "l": "I", "P": "p", "z": "Z", "W": "U",
    "V": "U",
}  # fmt: skip
_COMPOSED = {
    "c": "%a %b %e %H:%M:%S %Y", "D": "%m/%d/%y", "F": "%Y-%m-%d", "r": "%I:%M:%S %p",
    "R": "%H:%M", "T": "%H:%M:%S", "v": "%e-%b-%Y", "X": "%H:%M:%S", "x": "%m/%d/%y",
    "+": "%a %b %e %H:%M:%S %Z %Y",
}  # fmt: skip
_LIMITS = {"mon": (1, 12), "mday": (1, 31), "hour": (0, 24), "min": (0, 59), "sec": (0, 60)}
_TOKEN = re.compile(r"%[EO]?(:{0,3}z|[A-Za-z%+])|\s+|.", re.S)


def read_time(string: str, form: str) -> dict[str, Any] | None:
    """The fields that a string has by a format; None if it does not fit to its end."""
    found = re.fullmatch(_pattern(form), string, re.IGNORECASE | re.ASCII)
    if found is None:
        return None
    fields: dict[str, Any] = {}
    for name, part in found.groupdict().items():
        if part is None:
            continue
        name = name.rstrip("_")
        if name == "fraction":
            fields[name] = int(part.ljust(9, "0")[:9])
        elif name in ("zone", "meridian"):
            fields[name] = part
        elif name == "month":
            fields["mon"] = [month[:3].lower() for month in MONTHS].index(part[:3].lower()) + 1
        elif name != "weekday":
            fields[name] = int(part)
    return _completed(fields)


def _completed(fields: dict[str, Any]) -> dict[str, Any] | None:
    for name, (low, high) in _LIMITS.items():
        if name in fields and not low <= fields[name] <= high:
            return None
    if "short_year" in fields:
        short = fields.pop("short_year")
        century = fields.pop("century", None)
        fields["year"] = short + (
            century * 100 if century is not None else 1900 if short >= 69 else 2000
        )
    if "meridian" in fields:
        if "hour" in fields:
            is_evening = fields["meridian"].lower() == "p"
            fields["hour"] = fields["hour"] % 12 + (12 if is_evening else 0)
        del fields["meridian"]
    return fields


def _pattern(form: str) -> str:
    """A regular expression for a format.

    Like Ruby, it reads no field in a second way: a format of many would take forever.
    """
    expanded = form
    while (composed := re.search(r"%([cDFrRTvXx+])", expanded)) is not None:
        expanded = expanded.replace(composed[0], _COMPOSED[composed[1]])
    tokens = list(_TOKEN.finditer(expanded))
    seen: set[str] = set()
    parts: list[str] = []
    for index, token in enumerate(tokens):
        following = tokens[index + 1] if index + 1 < len(tokens) else None
        parts.append(f"(?>{_token_pattern(token, following, seen)})")
    return "".join(parts)


def _token_pattern(token: re.Match[str], following: re.Match[str] | None, seen: set[str]) -> str:
    if token[0].isspace():
        return r"\s*"
    letter = (token[1] or "")[-1:]
    letter = _SYNONYMS.get(letter, letter)
    if letter not in _FIELDS:
        return re.escape(token[0])
    pattern = _FIELDS[letter]
    if _begins_with_digit(following):
        limit = {"Y": 4, "L": 3, "N": 9}.get(letter)
        if limit is not None:
            pattern = pattern.replace(r"\d+", rf"\d{{1,{limit}}}")
    return _renamed(pattern, seen)


def _begins_with_digit(token: re.Match[str] | None) -> bool:
    if token is None:
        return False
    if token[0].isdigit():
        return True
    return (token[1] or "")[-1:] in "CdeFGgHIjkLlMmNQRrSsTUuVvWwXxYy" and bool(token[1])


def _renamed(pattern: str, seen: set[str]) -> str:
    """A field may come twice, but the name of a group may not; the later one counts."""
    found = re.search(r"\?P<(\w+)>", pattern)
    if found is None:
        return pattern
    name = found[1]
    while name in seen:
        name += "_"
    seen.add(name)
    return pattern.replace(found[0], f"?P<{name}>")
