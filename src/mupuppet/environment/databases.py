"""SQLite files that others may have written: only our own tables are accepted.

A file can have views and triggers in place of tables, or in addition: our statements would run
their queries, which need not end. So the schema must be, word for word, the one that we write.
SQLite does not enforce declared types, so rows can contain anything. So values are checked when
they are read, also those inside JSON.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from types import UnionType
from typing import Any, NoReturn, TypeVar, cast

#: The largest string or blob that is read.
_MOST_BYTES = 1 << 28

_NAMES: dict[type, str] = {str: "a string", list: "a list", dict: "a hash"}
_Value = TypeVar("_Value")


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
        raise sqlite3.DatabaseError("its tables are not those of mupuppet")


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


_DECODER = json.JSONDecoder(parse_constant=_refuse_constant)


def rows(
    connection: sqlite3.Connection,
    types: Sequence[type | UnionType],
    sql: str,
    values: Sequence[Any] = (),
) -> Iterator[tuple[Any, ...]]:
    """The rows of an answer, whose columns have these types. Raises sqlite3.DatabaseError."""
    return checked(connection.execute(sql, values), types)


def checked(
    found: Iterable[tuple[Any, ...]], types: Sequence[type | UnionType]
) -> Iterator[tuple[Any, ...]]:
    """Rows whose columns have these types. Raises sqlite3.DatabaseError."""
    for row in found:
        for value, type in zip(row, types, strict=True):
            if not isinstance(value, type):
                raise sqlite3.DatabaseError("it has a value of the wrong type")
        yield row


def decoded(content: object, kind: type[_Value]) -> _Value:
    """The value of JSON in a row, of this type. Raises sqlite3.DatabaseError."""
    try:
        text = content.decode("utf-8", "surrogatepass") if isinstance(content, bytes) else content
        if not isinstance(text, str):
            raise ValueError
        value = _DECODER.decode(text)
    except (ValueError, RecursionError):
        raise sqlite3.DatabaseError("it has a row that is not JSON") from None
    require(kind, value)
    return cast(_Value, value)


def require(kind: type, *values: object) -> None:
    """Raises sqlite3.DatabaseError if a value that was decoded has another type."""
    if not all(isinstance(each, kind) for each in values):
        raise sqlite3.DatabaseError(f"it has a row with a value that is not {_NAMES[kind]}")


def unpacked(packed: object) -> bytes:
    """What was compressed: a few bytes could become any number. Raises sqlite3.DatabaseError."""
    if not isinstance(packed, bytes):
        raise sqlite3.DatabaseError("it has a value of the wrong type")
    reader = zlib.decompressobj()
    try:
        content = reader.decompress(packed, _MOST_BYTES)
    except zlib.error as error:
        raise sqlite3.DatabaseError(f"it has a value that cannot be unpacked: {error}") from None
    if not reader.eof:
        raise sqlite3.DatabaseError("it has a value that is too long, or ends too early")
    return content
