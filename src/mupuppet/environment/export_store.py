"""A store of exported resources in one SQLite file, for one environment.

Several processes may use it at once: readers never wait (write-ahead logging), writers wait for
each other. Everything that a node exports is replaced in one transaction, so a process that is
killed leaves either the old or the new state.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from threading import Lock
from typing import Any, TypeVar
from weakref import finalize

from mupuppet.environment.databases import (
    decoded,
    opened,
    require,
    require_schema,
    schema_of,
    statements,
)
from mupuppet.environment.exports import (
    ExportedResource,
    ExportQuery,
    ExportsError,
    as_utf8,
    matches,
)
from mupuppet.environment.node_records import NodeRecord, RecordedNodes

#: Marks the file as ours ("mupp"), and the form of its tables.
_APPLICATION = 0x6D757070
_VERSION = 2
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
#: Since version 2: what is known of nodes, and their resources by type.
_NODE_TABLES = """
CREATE TABLE node (
  certname TEXT PRIMARY KEY,
  environment TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  facts TEXT NOT NULL,
  trusted TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE resources (
  type TEXT NOT NULL,
  certname TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (type, certname)
) WITHOUT ROWID;
"""
_COLUMNS = "certname, type, title, parameters, tags"

_Row = tuple[str, str, str, str, str]
_Result = TypeVar("_Result")


class ExportStore:
    """Exported resources in a file, which is created if it is missing."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._lock = Lock()
        self._connection = self._tried(self._open)
        # A store that a compilation opened goes with its environment.
        self._closing = finalize(self, self._connection.close)

    def __enter__(self) -> ExportStore:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        self._closing()

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        """What other nodes have exported, by node and title."""

        def select() -> list[_Row]:
            sql = f"SELECT {_COLUMNS} FROM exported WHERE type = ? AND certname <> ? ORDER BY 1, 3"
            return self._connection.execute(sql, (type, node)).fetchall()

        found = (self._resource(row) for row in self._tried(select))
        return [resource for resource in found if matches(query, resource)]

    def all(self) -> list[ExportedResource]:
        """All that is exported, by node."""

        def select() -> list[_Row]:
            sql = f"SELECT {_COLUMNS} FROM exported ORDER BY 1, 2, 3"
            return self._connection.execute(sql).fetchall()

        return [self._resource(row) for row in self._tried(select)]

    def replace(self, node: str, resources: Iterable[ExportedResource]) -> None:
        """Keep these resources as all that a node exports."""
        rows = sorted(_row(resource) for resource in resources)
        self._tried(lambda: self._replace(node, rows))

    def forget(self, node: str) -> int:
        """Keep nothing that a node has exported; how much that was."""
        return self._tried(lambda: self._forget(node))

    def _forget(self, node: str) -> int:
        count = 0
        for table in ("exported", "node", "resources"):
            sql = f"DELETE FROM {table} WHERE certname = ?"
            deleted = self._connection.execute(sql, (node,)).rowcount
            count += deleted if table == "exported" else 0
        return count

    def keep(self, record: NodeRecord) -> None:
        """Remember the facts and the resources of a node, as of its last compilation."""
        self._tried(lambda: self._keep(record))

    def _keep(self, record: NodeRecord) -> None:
        known = (
            record.certname,
            record.environment,
            record.timestamp,
            record.facts,
            record.trusted,
        )
        with self._transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO node VALUES (?, ?, ?, ?, ?)",
                [each if isinstance(each, str) else _json(each) for each in known],
            )
            connection.execute("DELETE FROM resources WHERE certname = ?", (record.certname,))
            rows = [(type, record.certname, _json(each)) for type, each in record.resources.items()]
            connection.executemany("INSERT INTO resources VALUES (?, ?, ?)", rows)

    def query(self, query: str | list[Any]) -> list[Any]:
        """The answer to a query, from what is known of nodes. Raises QueryError."""
        from mupuppet.environment.query_evaluation import answer_query

        return answer_query(query, StoredNodes(self))

    def recorded(self) -> RecordedNodes:
        """What is known of nodes, read by a connection of its own: a fork must not share one."""
        return StoredNodes(ExportStore(self.path))

    def recorded_nodes(self) -> list[NodeRecord]:
        """All nodes by name, without their resources."""
        sql = "SELECT * FROM node ORDER BY certname"
        rows = self._tried(lambda: self._connection.execute(sql).fetchall())
        return [self._node(*row) for row in rows]

    def _node(self, name: str, environment: str, time: str, facts: str, trusted: str) -> NodeRecord:
        self._require(str, name, environment, time)
        known = self.loaded(facts, dict)
        return NodeRecord(name, environment, time, known, self.loaded(trusted, dict), {})

    def _resource(self, row: _Row) -> ExportedResource:
        certname, type, title, parameters, tags = row
        tagged = self.loaded(tags, list)
        self._require(str, certname, type, title, *tagged)
        return ExportedResource(certname, type, title, self.loaded(parameters, dict), tuple(tagged))

    def loaded(self, content: object, kind: type[_Result]) -> _Result:
        """The data of a row, of this type. Raises ExportsError if it is damaged."""
        return self._tried(lambda: decoded(content, kind))

    def loaded_resources(self, content: str) -> list[dict[str, Any]]:
        """The resources of a type, as queries read them. Raises ExportsError."""
        found: list[dict[str, Any]] = self.loaded(content, list)
        self._require(dict, *found)
        for each in found:
            self._require(dict, each.get("parameters"))
            self._require(list, each.get("tags"))
        return found

    def _require(self, kind: type, *values: object) -> None:
        self._tried(lambda: require(kind, *values))

    def recorded_resources(self, type: str | None) -> list[tuple[str, str, str]]:
        """Node, type and content of resources."""
        where, values = ("", ()) if type is None else (" WHERE type = ?", (type,))
        sql = f"SELECT certname, type, content FROM resources{where} ORDER BY 1, 2"
        found = self._tried(lambda: self._connection.execute(sql, values).fetchall())
        self._require(str, *(each for row in found for each in row))
        return found

    def nodes(self) -> dict[str, int]:
        """The nodes that export something, and how much."""
        sql = "SELECT certname, count(*) FROM exported GROUP BY certname ORDER BY certname"
        return dict(self._tried(lambda: self._connection.execute(sql).fetchall()))

    def _replace(self, node: str, rows: list[_Row]) -> None:
        if self._rows_of(node) == rows:  # the usual case: no lock is needed
            return
        with self._transaction() as connection:
            connection.execute("DELETE FROM exported WHERE certname = ?", (node,))
            insert = f"INSERT INTO exported ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
            connection.executemany(insert, rows)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.execute("COMMIT")
        except BaseException:  # KeyboardInterrupt as well; it is raised again
            connection.execute("ROLLBACK")
            raise

    def _rows_of(self, node: str) -> list[_Row]:
        sql = f"SELECT {_COLUMNS} FROM exported WHERE certname = ? ORDER BY 1, 2, 3"
        return self._connection.execute(sql, (node,)).fetchall()

    def _open(self) -> sqlite3.Connection:
        with suppress(OSError):  # what is stored may be confidential; SQLite reports the rest
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        # Compilations have threads of their own, so that their stacks can be large.
        connection = opened(self.path, _SECONDS, check_same_thread=False)
        try:
            self._prepare(connection)
        except BaseException:  # the connection must be closed; the error propagates
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
                connection.execute("PRAGMA user_version = 1")
            connection.execute("COMMIT")
            application = _pragma(connection, "application_id")
        if application != _APPLICATION:
            raise ExportsError(f"{self.path} is the database of another program")
        if _pragma(connection, "user_version") == 1:
            connection.execute("BEGIN IMMEDIATE")
            if _pragma(connection, "user_version") == 1:
                for statement in statements(_NODE_TABLES):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {_VERSION}")
            connection.execute("COMMIT")
        version = _pragma(connection, "user_version")
        if version != _VERSION:
            raise ExportsError(f"{self.path} was written by another version ({version})")
        require_schema(connection, f"{_TABLE};{_NODE_TABLES}")
        connection.execute("PRAGMA journal_mode = WAL")

    def _reject_foreign(self, connection: sqlite3.Connection) -> None:
        if schema_of(connection):
            raise ExportsError(f"{self.path} is the database of another program")

    def _tried(self, action: Callable[[], _Result]) -> _Result:
        try:
            with self._lock:
                return action()
        except (sqlite3.Error, OSError, UnicodeEncodeError) as error:  # a name that is not UTF-8
            message = f"the store of exported resources {self.path} cannot be used: {error}"
            raise ExportsError(message) from None


class StoredNodes:
    """What a store knows of nodes, for queries."""

    def __init__(self, store: ExportStore) -> None:
        self._store = store

    def nodes(self) -> list[NodeRecord]:
        return self._store.recorded_nodes()

    def resources(self, type: str | None) -> Iterator[tuple[str, str, list[dict[str, Any]]]]:
        for certname, kind, content in self._store.recorded_resources(type):
            yield certname, kind, self._store.loaded_resources(content)


def _json(value: Any) -> str:
    return as_utf8(json.dumps(value, ensure_ascii=False)).decode()


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    with closing(connection.execute(f"PRAGMA {name}")) as found:
        value: int = found.fetchone()[0]
        return value


def _row(resource: ExportedResource) -> _Row:
    return (
        resource.certname,
        resource.type,
        as_utf8(resource.title).decode(),
        _json(resource.parameters),
        _json(resource.tags),
    )
