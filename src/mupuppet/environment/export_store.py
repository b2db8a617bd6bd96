"""A store of exported resources in one SQLite file, for one environment.

Several processes may use it at once: readers never wait (write-ahead logging), writers wait for
each other. All that a node exports is replaced in one transaction, so a process that is killed
leaves what was there before, or what it wrote, and nothing in between.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from threading import Lock
from types import TracebackType
from typing import TypeVar
from weakref import finalize

from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError, matches

#: Marks the file as ours ("mupp"), and the form of its tables.
_APPLICATION = 0x6D757070
_VERSION = 1
#: How long a writer waits for others.
_SECONDS = 60.0

_TABLE = """
CREATE TABLE exported (
  type TEXT NOT NULL,
  certname TEXT NOT NULL,
  title TEXT NOT NULL,
  parameters TEXT NOT NULL,
  tags TEXT NOT NULL,
  PRIMARY KEY (type, certname, title)
) WITHOUT ROWID
"""
_COLUMNS = "certname, type, title, parameters, tags"

_Row = tuple[str, str, str, str, str]
_Result = TypeVar("_Result")


class ExportStore:
    """Exported resources in a file, which is made when it is missing."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._lock = Lock()
        self._connection = self._tried(self._open)
        # A store that a compilation opened goes with its environment.
        self._closing = finalize(self, self._connection.close)

    def __enter__(self) -> ExportStore:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._closing()

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        """What other nodes have exported, by node and title."""

        def select() -> list[_Row]:
            sql = f"SELECT {_COLUMNS} FROM exported WHERE type = ? AND certname <> ? ORDER BY 1, 3"
            return self._connection.execute(sql, (type, node)).fetchall()

        found = (_resource(row) for row in self._tried(select))
        return [resource for resource in found if matches(query, resource)]

    def all(self) -> list[ExportedResource]:
        """All that is exported, by node."""

        def select() -> list[_Row]:
            sql = f"SELECT {_COLUMNS} FROM exported ORDER BY 1, 2, 3"
            return self._connection.execute(sql).fetchall()

        return [_resource(row) for row in self._tried(select)]

    def replace(self, node: str, resources: Iterable[ExportedResource]) -> None:
        """Keep these resources as all that a node exports."""
        rows = sorted(_row(resource) for resource in resources)
        self._tried(lambda: self._replace(node, rows))

    def forget(self, node: str) -> int:
        """Keep nothing that a node has exported; how much that was."""
        sql = "DELETE FROM exported WHERE certname = ?"
        return self._tried(lambda: self._connection.execute(sql, (node,)).rowcount)

    def nodes(self) -> dict[str, int]:
        """The nodes that export something, and how much."""
        sql = "SELECT certname, count(*) FROM exported GROUP BY certname ORDER BY certname"
        return dict(self._tried(lambda: self._connection.execute(sql).fetchall()))

    def _replace(self, node: str, rows: list[_Row]) -> None:
        connection = self._connection
        if self._rows_of(node) == rows:  # the usual case: no lock is needed
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute("DELETE FROM exported WHERE certname = ?", (node,))
            insert = f"INSERT INTO exported ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
            connection.executemany(insert, rows)
            connection.execute("COMMIT")
        except BaseException:  # also a key that was pressed; it goes on upwards
            connection.execute("ROLLBACK")
            raise

    def _rows_of(self, node: str) -> list[_Row]:
        sql = f"SELECT {_COLUMNS} FROM exported WHERE certname = ? ORDER BY 1, 2, 3"
        return self._connection.execute(sql, (node,)).fetchall()

    def _open(self) -> sqlite3.Connection:
        # Compilations have threads of their own, so that their stacks can be large.
        connection = sqlite3.connect(
            self.path, timeout=_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            self._prepare(connection)
        except BaseException:  # the connection must be closed; the error goes on upwards
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make the table in a new file; leave a file that is not ours alone."""
        application = _pragma(connection, "application_id")
        if application == 0:
            connection.execute("BEGIN IMMEDIATE")  # several processes may find a new file
            if _pragma(connection, "application_id") == 0:
                self._reject_foreign(connection)
                connection.execute(_TABLE)
                connection.execute(f"PRAGMA application_id = {_APPLICATION}")
                connection.execute(f"PRAGMA user_version = {_VERSION}")
            connection.execute("COMMIT")
            application = _pragma(connection, "application_id")
        if application != _APPLICATION:
            raise ExportsError(f"{self.path} is the database of another program")
        version = _pragma(connection, "user_version")
        if version != _VERSION:
            raise ExportsError(f"{self.path} was written by another version ({version})")
        connection.execute("PRAGMA journal_mode = WAL")

    def _reject_foreign(self, connection: sqlite3.Connection) -> None:
        with closing(connection.execute("SELECT count(*) FROM sqlite_master")) as found:
            if found.fetchone()[0]:
                raise ExportsError(f"{self.path} is the database of another program")

    def _tried(self, action: Callable[[], _Result]) -> _Result:
        try:
            with self._lock:
                return action()
        except (sqlite3.Error, OSError) as error:
            message = f"the store of exported resources {self.path} cannot be used: {error}"
            raise ExportsError(message) from None


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    with closing(connection.execute(f"PRAGMA {name}")) as found:
        value: int = found.fetchone()[0]
        return value


def _row(resource: ExportedResource) -> _Row:
    return (
        resource.certname,
        resource.type,
        resource.title,
        json.dumps(resource.parameters, ensure_ascii=False),
        json.dumps(resource.tags, ensure_ascii=False),
    )


def _resource(row: _Row) -> ExportedResource:
    certname, type, title, parameters, tags = row
    return ExportedResource(certname, type, title, json.loads(parameters), tuple(json.loads(tags)))
