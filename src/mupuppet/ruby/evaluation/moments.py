"""Ruby's `Time` and `Date`, as far as code of modules asks for them.

What the clock says is the only thing here that differs from one compilation to the next.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta

from mupuppet.ruby.evaluation.errors import RubyError, UnsupportedRuby
from mupuppet.ruby.evaluation.libraries import module_function
from mupuppet.ruby.evaluation.operators import LIBRARY_KINDS
from mupuppet.ruby.evaluation.run import MANY, TABLES, Run, definer
from mupuppet.ruby.evaluation.values import (
    LibraryObject,
    Proc,
    as_integer,
    as_text,
    not_comparable,
)
from mupuppet.values.basic import Value
from mupuppet.values.strftime import format_time
from mupuppet.values.times import NANOSECONDS, TimeError

_EPOCH = datetime(1970, 1, 1)
_DAY = 24 * 60 * 60


class TimeObject(LibraryObject):
    """`Time`: a moment in a timezone, or in UTC."""

    __slots__ = ("is_utc", "nanoseconds", "offset")

    class_name = "Time"

    def __init__(self, nanoseconds: int, offset: int, is_utc: bool) -> None:
        self.nanoseconds = nanoseconds
        #: How many seconds the timezone is ahead of UTC.
        self.offset = offset
        self.is_utc = is_utc

    @property
    def local(self) -> datetime:
        seconds = self.nanoseconds // NANOSECONDS + self.offset
        try:
            return _EPOCH + timedelta(seconds=seconds)
        except OverflowError:
            raise UnsupportedRuby("a time that is too far away") from None

    def text(self, form: str) -> str:
        """`strftime`"""
        if "%Z" in form and not self.is_utc:
            raise UnsupportedRuby("the name of a timezone")
        try:
            return format_time(form, self.nanoseconds, self.offset, self.is_utc)
        except TimeError as problem:
            raise RubyError("ArgumentError", str(problem)) from None

    def compared(self, other: object) -> int | None:
        """`self <=> other`"""
        if not isinstance(other, TimeObject):
            return None
        mine, yours = self.nanoseconds, other.nanoseconds
        return (mine > yours) - (mine < yours)

    def __str__(self) -> str:
        return self.text("%Y-%m-%d %H:%M:%S UTC" if self.is_utc else "%Y-%m-%d %H:%M:%S %z")

    def inspected(self) -> str:
        """`inspect`, which shows fractions of seconds, too."""
        rest = f"{self.nanoseconds % NANOSECONDS:09d}".rstrip("0")
        fraction = f".{rest}" if rest else ""
        return self.text(f"%Y-%m-%d %H:%M:%S{fraction} {'UTC' if self.is_utc else '%z'}")

    def __eq__(self, other: object) -> bool:
        return self.compared(other) == 0

    def __hash__(self) -> int:
        return hash(self.nanoseconds)


class DateObject(LibraryObject):
    """`Date`"""

    __slots__ = ("day",)

    class_name = "Date"

    def __init__(self, day: date) -> None:
        self.day = day

    def text(self, form: str) -> str:
        """`strftime`"""
        seconds = (self.day - _EPOCH.date()).days * _DAY
        return TimeObject(seconds * NANOSECONDS, 0, False).text(form.replace("%Z", "+00:00"))

    def compared(self, other: object) -> int | None:
        """`self <=> other`"""
        if not isinstance(other, DateObject):
            return None
        return (self.day > other.day) - (self.day < other.day)

    def __str__(self) -> str:
        return self.day.isoformat()

    def inspected(self) -> str:
        """`inspect`, which tells of calendars."""
        raise UnsupportedRuby("the inspection of a date")

    def __eq__(self, other: object) -> bool:
        return self.compared(other) == 0

    def __hash__(self) -> int:
        return hash(self.day)


def _local_offset(seconds: float) -> int:
    return time.localtime(seconds).tm_gmtoff


def _here(nanoseconds: int) -> TimeObject:
    return TimeObject(nanoseconds, _local_offset(nanoseconds / NANOSECONDS), False)


# --- Making times

_time_class = module_function("Time")
_time_class("now")(lambda run, kind, block: _here(time.time_ns()))


@_time_class("at", 1)
def _at(run: Run, kind: Value, block: Proc | None, seconds: Value) -> Value:
    if isinstance(seconds, TimeObject):
        return seconds
    if type(seconds) is float:
        raise UnsupportedRuby("`Time.at' of a fraction")
    if type(seconds) is not int:
        as_integer(seconds)
    return _here(seconds * NANOSECONDS)


def _moment(values: tuple[Value, ...]) -> datetime:
    numbers = [as_integer(value) for value in values]
    if len(numbers) > 6:
        raise UnsupportedRuby("a time with fractions or a timezone")
    defaults = [0, 1, 1, 0, 0, 0]
    try:
        return datetime(*(numbers + defaults[len(numbers) :]))  # type: ignore[arg-type]  # six
    except ValueError:
        raise RubyError("ArgumentError", "argument out of range") from None


@_time_class("utc gm", 1, MANY)
def _utc(run: Run, kind: Value, block: Proc | None, *values: Value) -> Value:
    seconds = (_moment(values) - _EPOCH).total_seconds()
    return TimeObject(int(seconds) * NANOSECONDS, 0, True)


@_time_class("local mktime new", 0, MANY)
def _local(run: Run, kind: Value, block: Proc | None, *values: Value) -> Value:
    if not values:
        return _here(time.time_ns())
    return _here(int(time.mktime(_moment(values).timetuple())) * NANOSECONDS)


_WRITTEN = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?(?: ?(Z|UTC|[-+]\d\d:?\d\d))?"
)


@_time_class("parse iso8601", 1)
def _parse_time(run: Run, kind: Value, block: Proc | None, text: Value) -> Value:
    found = _WRITTEN.fullmatch(as_text(text))
    if found is None:
        raise UnsupportedRuby("a time that is written in an unusual way")
    moment = _moment(tuple(int(part) for part in found.groups()[:6] if part is not None))
    zone = found[7]
    if zone is None:
        return _here(int(time.mktime(moment.timetuple())) * NANOSECONDS)
    offset = 0
    if zone not in ("Z", "UTC"):
        size = int(zone[1:3]) * 3600 + int(zone[-2:]) * 60
        offset = -size if zone[0] == "-" else size
    seconds = int((moment - _EPOCH).total_seconds()) - offset
    return TimeObject(seconds * NANOSECONDS, offset, zone in ("Z", "UTC"))


# --- Methods of times

LIBRARY_KINDS.update([TimeObject, DateObject])
_time = definer(TABLES.setdefault(TimeObject, {}))
_date = definer(TABLES.setdefault(DateObject, {}))

_FIELDS: dict[str, Callable[[datetime], int]] = {
    "year": lambda moment: moment.year,
    "month mon": lambda moment: moment.month,
    "day mday": lambda moment: moment.day,
    "wday": lambda moment: moment.isoweekday() % 7,
    "yday": lambda moment: moment.timetuple().tm_yday,
}
_TIME_FIELDS: dict[str, Callable[[datetime], int]] = {
    "hour": lambda moment: moment.hour,
    "min": lambda moment: moment.minute,
    "sec": lambda moment: moment.second,
}


def _field(names: str, read: Callable[[datetime], int]) -> None:
    _time(names)(lambda run, moment, block: read(moment.local))


def _date_field(names: str, read: Callable[[datetime], int]) -> None:
    _date(names)(lambda run, day, block: read(datetime.combine(day.day, datetime.min.time())))


for _names, _read in {**_FIELDS, **_TIME_FIELDS}.items():
    _field(_names, _read)
for _names, _read in _FIELDS.items():
    _date_field(_names, _read)
_date_field("cweek", lambda moment: moment.isocalendar().week)
_date_field("cwday", lambda moment: moment.isoweekday())

_time("to_i tv_sec")(lambda run, moment, block: moment.nanoseconds // NANOSECONDS)
_time("to_f")(lambda run, moment, block: moment.nanoseconds / NANOSECONDS)
_time("nsec tv_nsec")(lambda run, moment, block: moment.nanoseconds % NANOSECONDS)
_time("usec tv_usec")(lambda run, moment, block: moment.nanoseconds % NANOSECONDS // 1000)
_time("to_s")(lambda run, moment, block: str(moment))
_time("inspect")(lambda run, moment, block: moment.inspected())
_time("utc? gmt?")(lambda run, moment, block: moment.is_utc)
_time("utc_offset gmt_offset gmtoff")(lambda run, moment, block: moment.offset)
_time("getutc getgm utc gmtime")(lambda run, moment, block: TimeObject(moment.nanoseconds, 0, True))
_time("getlocal localtime")(lambda run, moment, block: _here(moment.nanoseconds))
_time("to_time")(lambda run, moment, block: moment)
_time("to_date")(lambda run, moment, block: DateObject(moment.local.date()))
_time("iso8601 xmlschema")(
    lambda run, moment, block: moment.text("%Y-%m-%dT%H:%M:%S" + ("Z" if moment.is_utc else "%:z"))
)


def _shared_method(names: str, minimum: int = 0) -> Callable[[Callable[..., Value]], None]:
    def register(function: Callable[..., Value]) -> None:
        _time(names, minimum)(function)
        _date(names, minimum)(function)

    return register


@_shared_method("strftime", 1)
def _strftime(run: Run, moment: Value, block: Proc | None, form: Value) -> Value:
    return moment.text(as_text(form))


def _define_order(name: str, test: Callable[[int], bool]) -> None:
    @_shared_method(name, 1)
    def operate(run: Run, moment: Value, block: Proc | None, other: Value) -> Value:
        order = moment.compared(other)
        if order is None:
            not_comparable(moment, other)
        return test(order)


_define_order("<", lambda order: order < 0)
_define_order("<=", lambda order: order <= 0)
_define_order(">", lambda order: order > 0)
_define_order(">=", lambda order: order >= 0)
_shared_method("<=>", 1)(lambda run, moment, block, other: moment.compared(other))


def _moved(moment: TimeObject, seconds: Value) -> TimeObject:
    if type(seconds) is not int:
        raise UnsupportedRuby("a time that is moved by a fraction")
    moved = moment.nanoseconds + seconds * NANOSECONDS
    if moment.is_utc:
        return TimeObject(moved, 0, True)
    return TimeObject(moved, moment.offset, False)


_time("+", 1)(lambda run, moment, block, seconds: _moved(moment, seconds))


@_time("-", 1)
def _time_difference(run: Run, moment: TimeObject, block: Proc | None, other: Value) -> Value:
    if isinstance(other, TimeObject):
        return (moment.nanoseconds - other.nanoseconds) / NANOSECONDS
    return _moved(moment, -other if type(other) is int else other)


# --- Dates

_date_class = module_function("Date")
_date_class("today")(lambda run, kind, block: DateObject(date.today()))
_ISO_DATE = re.compile(r"(\d{4})-?(\d\d)-?(\d\d)")


def _day(year: int, month: int, day: int) -> DateObject:
    try:
        if day < 0:
            first = date(year + month // 12, month % 12 + 1, 1)
            return DateObject(first + timedelta(days=day))
        return DateObject(date(year, month, day))
    except ValueError:
        raise RubyError("Date::Error", "invalid date") from None


@_date_class("new civil", 3)
def _new_date(
    run: Run, kind: Value, block: Proc | None, year: Value, month: Value, day: Value
) -> Value:
    return _day(as_integer(year), as_integer(month), as_integer(day))


@_date_class("parse iso8601", 1)
def _parse_date(run: Run, kind: Value, block: Proc | None, text: Value) -> Value:
    found = _ISO_DATE.fullmatch(as_text(text))
    if found is None:
        raise UnsupportedRuby("a date that is written in an unusual way")
    return _day(*map(int, found.groups()))


def _days_later(day: DateObject, days: Value) -> DateObject:
    if type(days) is not int:
        raise UnsupportedRuby("a date that is moved by a fraction")
    try:
        return DateObject(day.day + timedelta(days=days))
    except OverflowError:
        raise UnsupportedRuby("a date that is too far away") from None


def _months_later(day: DateObject, months: Value) -> DateObject:
    count = day.day.year * 12 + day.day.month - 1 + as_integer(months)
    year, month = divmod(count, 12)
    if not 1 <= year <= 9998:
        raise UnsupportedRuby("a date that is too far away")
    last = (date(year + (month + 1) // 12, (month + 1) % 12 + 1, 1) - timedelta(days=1)).day
    return DateObject(date(year, month + 1, min(day.day.day, last)))


_date("to_s iso8601")(lambda run, day, block: str(day))
_date("to_date")(lambda run, day, block: day)
_date("+", 1)(lambda run, day, block, days: _days_later(day, days))
_date("next_day", 0, 1)(lambda run, day, block, days=1: _days_later(day, days))
_date("prev_day", 0, 1)(lambda run, day, block, days=1: _days_later(day, -as_integer(days)))
_date("succ next")(lambda run, day, block: _days_later(day, 1))
_date(">>", 1)(lambda run, day, block, months: _months_later(day, months))
_date("<<", 1)(lambda run, day, block, months: _months_later(day, -as_integer(months)))
_date("next_month", 0, 1)(lambda run, day, block, months=1: _months_later(day, months))
_date("prev_month", 0, 1)(lambda run, day, block, months=1: _months_later(day, -as_integer(months)))
_date("leap?")(lambda run, day, block: date(day.day.year, 12, 31).timetuple().tm_yday == 366)


@_date("-", 1)
def _date_difference(run: Run, day: DateObject, block: Proc | None, other: Value) -> Value:
    if isinstance(other, DateObject):
        return DaysBetween((day.day - other.day).days)
    return _days_later(day, -other if type(other) is int else other)


class DaysBetween(LibraryObject):
    """The difference of two dates, which Ruby has as a fraction."""

    __slots__ = ("days",)

    class_name = "Rational"

    def __init__(self, days: int) -> None:
        self.days = days

    def __str__(self) -> str:
        return f"{self.days}/1"


_between = definer(TABLES.setdefault(DaysBetween, {}))
_between("to_i round floor ceil truncate")(lambda run, between, block: between.days)
_between("to_f")(lambda run, between, block: float(between.days))
_between("to_s")(lambda run, between, block: str(between))
