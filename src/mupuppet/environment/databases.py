"""SQLite files that may come from others: nothing in them is followed but our own tables.

A file can have views and triggers in place of tables, or beside them: queries without an end, that
any statement of ours would run. So the schema must be, word for word, the one that we write.
"""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing

#: The largest string or blob that is read.
_MOST_BYTES = 1 << 28


def statements(schema: str) -> list[str]:
    """The statements of a schema, as SQLite stores them."""
    return [each.strip() for each in schema.split(";") if each.strip()]


def opened(path: str, seconds: float, *, check_same_thread: bool = True) -> sqlite3.Connection:
    """A connection without transactions of its own. Raises sqlite3.Error."""
    connection = sqlite3.connect(
        path, timeout=seconds, isolation_level=None, check_same_thread=check_same_thread
    )
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
    return connection


def schema_of(connection: sqlite3.Connection) -> set[str]:
    """What a database is made of, but for indexes and tables of SQLite's own."""
    listed = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%'"
    with closing(connection.execute(f"{listed} ESCAPE '\\'")) as found:
        return {str(sql).strip() for (sql,) in found}


def require_schema(connection: sqlite3.Connection, schema: str) -> None:
    """Raises sqlite3.DatabaseError if a database has other tables, views or triggers."""
    if schema_of(connection) != set(statements(schema)):
        raise sqlite3.DatabaseError("its tables are not those that mupuppet makes")


def unpacked(packed: object) -> bytes:
    """What was compressed: a few bytes could become any number. Raises sqlite3.DatabaseError."""
    if not isinstance(packed, bytes):
        raise sqlite3.DatabaseError("it has a value of another type")
    reader = zlib.decompressobj()
    try:
        content = reader.decompress(packed, _MOST_BYTES)
    except zlib.error as error:
        raise sqlite3.DatabaseError(f"it has a value that cannot be unpacked: {error}") from None
    if not reader.eof:
        raise sqlite3.DatabaseError("it has a value that is too long, or ends too early")
    return content
