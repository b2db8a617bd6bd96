"""Timestamps: a time in nanoseconds since 1970-01-01 UTC."""

from __future__ import annotations

from mupuppet.values.hashes import are_unique_keys
from mupuppet.values.times import TimeValue


class Timestamp(TimeValue):
    """A point in time; as a string it is in UTC."""

    #: What messages call one.
    LABEL = "Timestamp"

    __slots__ = ()

    def format(self, form: str, timezone: str | None = None) -> str:
        """Format by `strftime`, in UTC or in a timezone like `+02:00`."""
        from mupuppet.values.strftime import format_time
        from mupuppet.values.timezones import utc_offset

        offset = utc_offset(timezone) // 60 * 60 if timezone else 0
        return format_time(form, self.nanoseconds, offset, is_utc=not timezone)

    def __str__(self) -> str:
        return self.format("%FT%T.%N %Z")


are_unique_keys(Timestamp)
