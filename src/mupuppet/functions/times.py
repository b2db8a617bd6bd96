"""Timespans and timestamps: `strftime`, and their constructors."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import cast

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.constructors import constructor
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import Context, FunctionError, function
from mupuppet.values.strptime import parse_timestamp
from mupuppet.values.times import NANOSECONDS, TimeError, whole
from mupuppet.values.timespans import (
    DEFAULT_FORMATS,
    Timespan,
    parse_timespan,
    timespan_of_fields,
)
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Value


def _or_error(make: Callable[[], Value]) -> Value:
    try:
        return make()
    except TimeError as problem:
        raise FunctionError(str(problem), "invalid-format") from None


# --- strftime

#: Its oldest form, without a time, formats the current one.
strftime = function(
    "strftime",
    Topic.NUMBERS,
    "Formats a time or duration by a format string.",
    determined=False,
    traits=Trait.LEGACY_STUB,
)


@strftime.dispatch("Timespan $time_object, String $format")
def _format_timespan(context: Context, timespan: Timespan, form: str) -> Value:
    return _or_error(lambda: timespan.format(form))


@strftime.dispatch("Timestamp $time_object, String $format, ?String $timezone")
def _format_timestamp(
    context: Context, timestamp: Timestamp, form: str, timezone: str | None = None
) -> Value:
    return _or_error(lambda: timestamp.format(form, timezone))


@strftime.dispatch("String $format, ?String $timezone")
def _format_now(context: Context, form: str, timezone: str | None = None) -> Value:
    cast(CallerContext, context).warn_deprecated(
        "legacy#strftime",
        "The argument signature (String format, [String timezone]) is deprecated for #strftime."
        " See #strftime documentation and Timespan type for more info",
        with_place=True,
    )
    return _or_error(lambda: _now(context).format(form, timezone))


def _now(context: Context) -> Timestamp:
    note_undetermined("the time")
    return Timestamp(time.time_ns())


# --- Timespan


def _timespan(context: Context, seconds: float) -> Value:
    return Timespan(_or_error(lambda: whole(seconds * NANOSECONDS)))


def _timespan_of_string(context: Context, string: str, formats: Value = DEFAULT_FORMATS) -> Value:
    return _or_error(lambda: parse_timespan(string, formats))


_FIELDS = ("days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds")


def _timespan_of_fields(context: Context, *fields: int) -> Value:
    return _timespan_of_hash(context, dict(zip(_FIELDS, fields, strict=False)))


def _timespan_of_string_hash(context: Context, given: dict[Value, Value]) -> Value:
    return _timespan_of_string(context, given["string"], given.get("format") or DEFAULT_FORMATS)


def _timespan_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    return timespan_of_fields(**{str(name): number for name, number in given.items()})


TIMESPAN_CONSTRUCTOR = constructor(
    "new_timespan",
    "Timespan",
    _timespan,
    _timespan_of_string,
    _timespan_of_fields,
    _timespan_of_string_hash,
    _timespan_of_hash,
)


# --- Timestamp


def _timestamp(context: Context, seconds: float) -> Value:
    return Timestamp(_or_error(lambda: whole(seconds * NANOSECONDS)))


def _timestamp_of_string(
    context: Context, string: str, formats: Value = None, timezone: str | None = None
) -> Value:
    return _or_error(lambda: parse_timestamp(string, formats, timezone))


def _timestamp_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    return _timestamp_of_string(
        context, given["string"], given.get("format"), given.get("timezone")
    )


TIMESTAMP_CONSTRUCTOR = constructor(
    "new_timestamp", "Timestamp", _now, _timestamp, _timestamp_of_string, _timestamp_of_hash
)

CONSTRUCTORS = {"Timespan": TIMESPAN_CONSTRUCTOR, "Timestamp": TIMESTAMP_CONSTRUCTOR}
