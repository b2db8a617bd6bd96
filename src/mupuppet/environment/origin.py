"""When a catalog was compiled, and its identifier."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import uuid4

from mupuppet.basics.records import Record


class Origin(Record):
    """What distinguishes a catalog from another one with the same content."""

    #: The time in the form of PuppetDB.
    timestamp: str
    #: Puppet's version of a catalog: the seconds since 1970.
    version: str
    catalog_uuid: str

    @classmethod
    def now(cls) -> Origin:
        time = datetime.now(UTC)
        return cls(timestamp_of(time), str(int(time.timestamp())), str(uuid4()))


def timestamp_of(time: datetime) -> str:
    """A time in the form of PuppetDB."""
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
