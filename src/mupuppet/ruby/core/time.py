"""Ruby's `Time` and `Date`, as far as modules use them.

Only the clock differs from one compilation to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import MAXYEAR, MINYEAR, date, datetime, timedelta
from time import localtime, mktime, time_ns

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, TABLES, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.comparison import not_comparable
from mupuppet.ruby_semantics.conversion import as_integer, as_string
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc
from mupuppet.values.strftime import format_time
from mupuppet.values.times import NANOSECONDS, TimeError
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Value

_EPOCH = datetime(1970, 1, 1)
_DAY = 24 * 60 * 60


class TimeObject(LibraryObject):
    """`Time`: a point in time, in a timezone or in UTC."""

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

    def formatted(self, form: str) -> str:
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
        return self.formatted("%Y-%m-%d %H:%M:%S UTC" if self.is_utc else "%Y-%m-%d %H:%M:%S %z")

    def inspected(self) -> str:
        """`inspect`, which also shows fractions of seconds."""
        rest = f"{self.nanoseconds % NANOSECONDS:09d}".rstrip("0")
        fraction = f".{rest}" if rest else ""
        return self.formatted(f"%Y-%m-%d %H:%M:%S{fraction} {'UTC' if self.is_utc else '%z'}")

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

    def formatted(self, form: str) -> str:
        """`strftime`"""
        seconds = (self.day - _EPOCH.date()).days * _DAY
        return TimeObject(seconds * NANOSECONDS, 0, False).formatted(form.replace("%Z", "+00:00"))

    def compared(self, other: object) -> int | None:
        """`self <=> other`"""
        if not isinstance(other, DateObject):
            return None
        return (self.day > other.day) - (self.day < other.day)

    def __str__(self) -> str:
        return self.day.isoformat()

    def inspected(self) -> str:
        """`inspect`, which shows the calendar."""
        raise UnsupportedRuby("the inspection of a date")

    def __eq__(self, other: object) -> bool:
        return self.compared(other) == 0

    def __hash__(self) -> int:
        return hash(self.day)


def _local_offset(seconds: float) -> int:
    return localtime(seconds).tm_gmtoff


def _here(nanoseconds: int) -> TimeObject:
    return TimeObject(nanoseconds, _local_offset(nanoseconds / NANOSECONDS), False)


def _current_time() -> TimeObject:
    note_undetermined("the time")
    return _here(time_ns())


def _current_date() -> DateObject:
    note_undetermined("the time")
    return DateObject(date.today())


# --- Making times

_time_class = module_function("Time")
_time_class("now")(lambda run, kind, block: _current_time())


@_time_class("at", 1)
def _at(run: Run, kind: Value, block: Proc | None, seconds: Value) -> Value:
    if isinstance(seconds, TimeObject):
        return seconds
    if type(seconds) is float:
        raise UnsupportedRuby("`Time.at' of a fraction")
    if type(seconds) is not int:
        as_integer(seconds)
    return _here(seconds * NANOSECONDS)


def _datetime(values: tuple[Value, ...]) -> datetime:
    numbers = [as_integer(value) for value in values]
    if len(numbers) > 6:
        raise UnsupportedRuby("a time with fractions or a timezone")
    defaults = [0, 1, 1, 0, 0, 0]
    _check_year(numbers[0])
    try:
        return datetime(*(numbers + defaults[len(numbers) :]))  # type: ignore[arg-type]  # six
    except ValueError:
        raise RubyError("ArgumentError", "argument out of range") from None


def _check_year(year: int) -> None:
    if not MINYEAR <= year <= MAXYEAR:
        raise UnsupportedRuby(f"the year {year}")


@_time_class("utc gm", 1, MANY)
def _utc(run: Run, kind: Value, block: Proc | None, *values: Value) -> Value:
    seconds = (_datetime(values) - _EPOCH).total_seconds()
    return TimeObject(int(seconds) * NANOSECONDS, 0, True)


@_time_class("local mktime new", 0, MANY)
def _local(run: Run, kind: Value, block: Proc | None, *values: Value) -> Value:
    if not values:
        return _current_time()
    return _here(int(mktime(_datetime(values).timetuple())) * NANOSECONDS)


_WRITTEN = pattern(
    r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?(?: ?(Z|UTC|[-+]\d\d:?\d\d))?"
)


@_time_class("parse iso8601", 1)
def _parse_time(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    found = _WRITTEN.fullmatch(as_string(string))
    if found is None:
        raise UnsupportedRuby("a time that is written in an unusual way")
    time = _datetime(tuple(int(part) for part in found.groups()[:6] if part is not None))
    zone = found[7]
    if zone is None:
        return _here(int(mktime(time.timetuple())) * NANOSECONDS)
    offset = 0
    if zone not in ("Z", "UTC"):
        size = int(zone[1:3]) * 3600 + int(zone[-2:]) * 60
        offset = -size if zone[0] == "-" else size
    seconds = int((time - _EPOCH).total_seconds()) - offset
    return TimeObject(seconds * NANOSECONDS, offset, zone in ("Z", "UTC"))


# --- Methods of times

LIBRARY_KINDS.update([TimeObject, DateObject])
_time = definer(TABLES.setdefault(TimeObject, {}))
_date = definer(TABLES.setdefault(DateObject, {}))

_FIELDS: dict[str, Callable[[datetime], int]] = {
    "year": lambda time: time.year,
    "month mon": lambda time: time.month,
    "day mday": lambda time: time.day,
    "wday": lambda time: time.isoweekday() % 7,
    "yday": lambda time: time.timetuple().tm_yday,
}
_TIME_FIELDS: dict[str, Callable[[datetime], int]] = {
    "hour": lambda time: time.hour,
    "min": lambda time: time.minute,
    "sec": lambda time: time.second,
}


def _field(names: str, read: Callable[[datetime], int]) -> None:
    _time(names)(lambda run, time, block: read(time.local))


def _date_field(names: str, read: Callable[[datetime], int]) -> None:
    _date(names)(lambda run, day, block: read(datetime.combine(day.day, datetime.min.time())))


for _names, _read in {**_FIELDS, **_TIME_FIELDS}.items():
    _field(_names, _read)
for _names, _read in _FIELDS.items():
    _date_field(_names, _read)
_date_field("cweek", lambda time: time.isocalendar().week)
_date_field("cwday", lambda time: time.isoweekday())

_time("to_i tv_sec")(lambda run, time, block: time.nanoseconds // NANOSECONDS)
_time("to_f")(lambda run, time, block: time.nanoseconds / NANOSECONDS)
_time("nsec tv_nsec")(lambda run, time, block: time.nanoseconds % NANOSECONDS)
_time("usec tv_usec")(lambda run, time, block: time.nanoseconds % NANOSECONDS // 1000)
_time("to_s")(lambda run, time, block: str(time))
_time("inspect")(lambda run, time, block: time.inspected())
_time("utc? gmt?")(lambda run, time, block: time.is_utc)
_time("utc_offset gmt_offset gmtoff")(lambda run, time, block: time.offset)
_time("getutc getgm utc gmtime")(lambda run, time, block: TimeObject(time.nanoseconds, 0, True))
_time("getlocal localtime")(lambda run, time, block: _here(time.nanoseconds))
_time("to_time")(lambda run, time, block: time)
_time("to_date")(lambda run, time, block: DateObject(time.local.date()))
_time("iso8601 xmlschema")(
    lambda run, time, block: time.formatted("%Y-%m-%dT%H:%M:%S" + ("Z" if time.is_utc else "%:z"))
)


def _shared_method(names: str, minimum: int = 0) -> Callable[[Callable[..., Value]], None]:
    def register(function: Callable[..., Value]) -> None:
        _time(names, minimum)(function)
        _date(names, minimum)(function)

    return register


@_shared_method("strftime", 1)
def _strftime(run: Run, time: Value, block: Proc | None, form: Value) -> Value:
    return time.formatted(as_string(form))


def _define_order(name: str, test: Callable[[int], bool]) -> None:
    @_shared_method(name, 1)
    def operate(run: Run, time: Value, block: Proc | None, other: Value) -> Value:
        order = time.compared(other)
        if order is None:
            not_comparable(time, other)
        return test(order)


_define_order("<", lambda order: order < 0)
_define_order("<=", lambda order: order <= 0)
_define_order(">", lambda order: order > 0)
_define_order(">=", lambda order: order >= 0)
_shared_method("<=>", 1)(lambda run, time, block, other: time.compared(other))


def _moved(time: TimeObject, seconds: Value) -> TimeObject:
    if type(seconds) is not int:
        raise UnsupportedRuby("a time that is moved by a fraction")
    moved = time.nanoseconds + seconds * NANOSECONDS
    if time.is_utc:
        return TimeObject(moved, 0, True)
    return TimeObject(moved, time.offset, False)


_time("+", 1)(lambda run, time, block, seconds: _moved(time, seconds))


@_time("-", 1)
def _time_difference(run: Run, time: TimeObject, block: Proc | None, other: Value) -> Value:
    if isinstance(other, TimeObject):
        return (time.nanoseconds - other.nanoseconds) / NANOSECONDS
    return _moved(time, -other if type(other) is int else other)


# --- Dates

_date_class = module_function("Date")
_date_class("today")(lambda run, kind, block: _current_date())
_ISO_DATE = pattern(r"(\d{4})-?(\d\d)-?(\d\d)")


def _day(year: int, month: int, day: int) -> DateObject:
    _check_year(year)
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
def _parse_date(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    found = _ISO_DATE.fullmatch(as_string(string))
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
    """The difference of two dates, a Rational in Ruby."""

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
