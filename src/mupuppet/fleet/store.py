"""Results and traces of all runs, in one SQLite file beside the repository.

The file is `.mupuppet/fleet.db`. It can be read while a run writes to it, and a run that is killed
leaves what it has finished: each batch of nodes is one transaction. What no run refers to is
removed, and so are the least recently used runs when there are too many, or when the file is too
large.

The schema is documented (`docs/fleet.md`), for queries in SQL. The views `nodes`,
`resources` and `inputs` are those of the last run of `mupuppet fleet`.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import UnionType
from typing import Any, Literal

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.diff.changes import Outcome
from mupuppet.diff.given_catalogs import checked_catalog
from mupuppet.environment.databases import (
    checked,
    decoded,
    opened,
    require,
    require_schema,
    rows,
    statements,
    unpacked,
)
from mupuppet.fleet.results import Batch, NodeResult, StoredResult, inputs_in, put_together
from mupuppet.fleet.schema import COLLECT, SCHEMA, VERSION

DIRECTORY = ".mupuppet"
FILE = "fleet.db"
#: How many runs are kept, and how large the file may become.
_MOST_RUNS = 20
_MOST_BYTES = 2 << 30
_DROPPED = "another process has dropped this run in the meantime: try again"


class StoreError(Exception):
    """The store cannot be used; the message gives the reason."""


class Run(Record):
    """A run over all nodes."""

    id: int
    label: str
    snapshot: str
    settings: str


#: Columns of a result after its number and its node.
_RESULT = "result.ok, failure, exported, collects, queries, seconds, facts, environment, messages"
_RESULT_TYPES = (int, str, int, str | None, str, int, int, float, str, str | None, str)


class Store:
    """An open store; to be closed."""

    def __init__(self, path: str) -> None:
        """Open or make a store. Raises StoreError."""
        self.path = path
        try:
            self._database = self._opened(path)
        except (OSError, sqlite3.Error, UnicodeDecodeError) as problem:  # also of SQLite's messages
            raise StoreError(f"cannot use {path}: {problem}") from None
        self._resources: dict[str, int] = {}
        self._segments: dict[str, int] = {}
        #: Numbers of structures, and the resources of the first result that had them.
        self._structures: dict[str, tuple[int, list[int]]] = {}

    @classmethod
    def beside(cls, directory: str) -> Store:
        """The store of a repository. Raises StoreError."""
        return cls(slashed.join(directory, DIRECTORY, FILE))

    @staticmethod
    def exists(directory: str) -> bool:
        """Whether a repository has a store."""
        return os.path.exists(slashed.join(directory, DIRECTORY, FILE))

    def _opened(self, path: str) -> sqlite3.Connection:
        directory = os.path.dirname(slashed.abspath(path))
        os.makedirs(directory, mode=0o700, exist_ok=True)
        for each in (directory, path):
            # A database of something else would lose its tables.
            if os.path.basename(directory) == DIRECTORY and os.path.islink(each):
                raise StoreError(f"cannot use {path}: {each} is a link")
        ignored = slashed.join(directory, ".gitignore")
        if os.path.basename(directory) == DIRECTORY and not os.path.lexists(ignored):
            with open(ignored, "w", encoding="utf-8") as file:
                file.write("*\n")
        if not os.path.lexists(path):  # catalogs have secrets
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        database = opened(path, 60)
        try:
            self._prepare(database)
        except BaseException:  # the connection must be closed; the error propagates
            database.close()
            raise
        return database

    def _prepare(self, database: sqlite3.Connection) -> None:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if tables and not {"run", "snapshot"} <= tables:  # it must stay as it is
            raise sqlite3.DatabaseError("it is the database of another program")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute("PRAGMA auto_vacuum = INCREMENTAL")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version != VERSION:
            database.execute("BEGIN IMMEDIATE")
            version = database.execute("PRAGMA user_version").fetchone()[0]
            if version != VERSION:  # no other process has made it meanwhile
                self._make_schema(database)
            database.execute("COMMIT")
        require_schema(database, SCHEMA)

    @staticmethod
    def _make_schema(database: sqlite3.Connection) -> None:
        listed = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        for kind, name in database.execute(listed).fetchall():
            if kind in ("table", "view"):
                database.execute(f'DROP {kind} IF EXISTS "{name}"')
        for statement in statements(SCHEMA):
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {VERSION}")

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        database = self._database
        database.execute("BEGIN IMMEDIATE")
        try:
            yield database
        except BaseException:  # KeyboardInterrupt as well; it is raised again
            database.execute("ROLLBACK")
            self._forget_numbers()  # what they say may not be there
            raise
        database.execute("COMMIT")

    def _forget_numbers(self) -> None:
        for numbers in (self._resources, self._segments, self._structures):
            numbers.clear()

    def _rows(
        self, types: Sequence[type | UnionType], sql: str, values: Sequence[Any] = ()
    ) -> Iterator[tuple[Any, ...]]:
        return rows(self._database, types, sql, values)

    def _row(
        self, types: Sequence[type | UnionType], sql: str, values: Sequence[Any]
    ) -> tuple[Any, ...] | None:
        return next(self._rows(types, sql, values), None)

    # --- Runs

    def begin_run(self, label: str, snapshot: str, files: Mapping[str, str], settings: str) -> Run:
        """A run of these files: one that was interrupted continues."""
        now = time.time()
        with self._transaction() as database:
            packed = zlib.compress(json.dumps(dict(files)).encode("utf-8", "surrogatepass"), 1)
            database.execute(
                "INSERT OR IGNORE INTO snapshot (digest, files) VALUES (?, ?)", (snapshot, packed)
            )
            unfinished = database.execute(
                "SELECT run.id FROM run JOIN snapshot ON snapshot.id = run.snapshot WHERE "
                "snapshot.digest = ? AND settings = ? AND finished IS NULL ORDER BY run.id DESC",
                (snapshot, settings),
            ).fetchone()
            if unfinished is not None:
                number = unfinished[0]
                database.execute("UPDATE run SET label = ? WHERE id = ?", (label, number))
            else:
                number = database.execute(
                    "INSERT INTO run (label, snapshot, settings, started, used) "
                    "SELECT ?, id, ?, ?, ? FROM snapshot WHERE digest = ?",
                    (label, settings, now, now, snapshot),
                ).lastrowid
        return Run(number, label, snapshot, settings)

    def finish_run(self, run: Run, compiled: int) -> None:
        """Mark a run as complete, and drop what is too old."""
        with self._transaction() as database:
            now = time.time()
            database.execute(
                "UPDATE run SET finished = ?, used = ?, compiled = ? WHERE id = ?",
                (now, now, compiled, run.id),
            )
            if compiled:
                database.execute("ANALYZE")  # so that queries begin with what is rare
        self.collect()

    def show(self, run: Run) -> None:
        """Make a run the one that queries are about."""
        with self._transaction() as database:
            now = time.time()
            database.execute("UPDATE run SET shown = ?, used = ? WHERE id = ?", (now, now, run.id))

    def find_run(self, snapshot: str, settings: str) -> Run | None:
        """The last finished run of these files; it is in use, and not to be dropped soon."""
        found = self._run("snapshot.digest = ? AND settings = ?", (snapshot, settings))
        if found is not None:
            with self._transaction() as database:
                database.execute("UPDATE run SET used = ? WHERE id = ?", (time.time(), found.id))
        return found

    def last_run(self, settings: str | None = None) -> Run | None:
        """The last finished run."""
        if settings is None:
            return self._run("1", ())
        return self._run("settings = ?", (settings,))

    def _run(self, condition: str, values: Sequence[Any]) -> Run | None:
        found = self._row(
            (int, str, str, str),
            "SELECT run.id, label, snapshot.digest, settings FROM run JOIN snapshot ON "
            f"snapshot.id = run.snapshot WHERE finished IS NOT NULL AND {condition} "
            "ORDER BY run.id DESC",
            values,
        )
        return None if found is None else Run(*found)

    def files_of(self, run: Run) -> dict[str, str]:
        """The files of a run, each with the identifier of its content."""
        (packed,) = self._database.execute(
            "SELECT files FROM snapshot WHERE digest = ?", (run.snapshot,)
        ).fetchone()
        files: dict[str, str] = decoded(unpacked(packed), dict)
        require(str, *files.values())
        return files

    # --- Results

    def add(self, run: Run, batch: Batch) -> None:
        """Store the results of a batch, all or none."""
        with self._transaction() as database:
            for digest, resource in batch.resources.items():
                if digest not in self._resources:
                    self._resources[digest] = self._number(
                        "resource",
                        digest,
                        "INSERT OR IGNORE INTO resource (digest, type, title, data) "
                        "VALUES (?, ?, ?, ?)",
                        (digest, resource.type, resource.title, resource.data),
                    )
            for digest, (kind, inputs) in batch.segments.items():
                if digest not in self._segments:
                    self._segments[digest] = self._add_segment(digest, kind, inputs)
            for result in batch.results:
                self._add_result(database, run, result, batch.structures)

    def _number(self, table: str, digest: str, insert: str, values: Sequence[Any]) -> int:
        made = self._database.execute(insert, values)
        if made.rowcount:
            return made.lastrowid or 0
        found = self._database.execute(f"SELECT id FROM {table} WHERE digest = ?", (digest,))
        number: int = found.fetchone()[0]
        return number

    def _add_segment(self, digest: str, kind: str, inputs: Sequence[tuple[str, str, str]]) -> int:
        database = self._database
        found = database.execute("SELECT id FROM segment WHERE digest = ?", (digest,)).fetchone()
        if found is not None:
            return int(found[0])
        number = database.execute(
            "INSERT INTO segment (digest, kind) VALUES (?, ?)", (digest, kind)
        ).lastrowid
        database.executemany(
            "INSERT OR IGNORE INTO input (kind, key, digest) VALUES (?, ?, ?)", inputs
        )
        database.executemany(
            "INSERT OR IGNORE INTO segment_input (input, segment) SELECT id, ? FROM input WHERE "
            "kind = ? AND key = ? AND digest = ?",
            [(number, *each) for each in inputs],
        )
        return number or 0

    def _structure(self, digest: str, data: str, numbers: list[int]) -> tuple[int, list[int]]:
        """The number of a structure, and the resources that results with it have, mostly."""
        found = self._structures.get(digest)
        if found is not None:
            return found
        database = self._database
        known = database.execute("SELECT id FROM structure WHERE digest = ?", (digest,)).fetchone()
        if known is not None:
            shared = self._shared_resources(known[0])
            found = int(known[0]), [shared[at] for at in range(len(shared))]
        else:
            packed = zlib.compress(data.encode("utf-8", "surrogatepass"), 6)
            made = database.execute(
                "INSERT INTO structure (digest, data) VALUES (?, ?)", (digest, packed)
            )
            found = made.lastrowid or 0, numbers
            database.executemany(
                "INSERT INTO structure_resource (structure, position, resource) VALUES (?, ?, ?)",
                [(found[0], at, number) for at, number in enumerate(numbers)],
            )
        self._structures[digest] = found
        return found

    def _shared_resources(self, structure: int) -> dict[int, int]:
        """By position."""
        return dict(
            self._rows(
                (int, int),
                "SELECT position, resource FROM structure_resource WHERE structure = ?",
                (structure,),
            )
        )

    def _add_result(
        self,
        database: sqlite3.Connection,
        run: Run,
        result: NodeResult,
        structures: Mapping[str, str],
    ) -> None:
        structure: int | None = None
        numbers: list[int] = []
        shared = numbers
        if result.resources is not None:
            numbers = [self._resources[digest] for digest in result.resources]
            structure, shared = self._structure(
                result.structure, structures[result.structure], numbers
            )
        number = database.execute(
            "INSERT INTO result (node, ok, failure, structure, resources, catalog_environment, "
            "version, own, exported, collects, queries, seconds, facts, environment, messages) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                result.node,
                result.resources is not None,
                result.failure,
                structure,
                len(numbers),
                result.catalog_environment,
                result.version,
                result.own,
                result.exported,
                result.collects,
                result.queries,
                result.seconds,
                result.facts,
                result.environment,
                result.messages,
            ),
        ).lastrowid
        if numbers is not shared:
            database.executemany(
                "INSERT INTO result_resource (result, position, resource) VALUES (?, ?, ?)",
                [(number, at, each) for at, each in enumerate(numbers) if each != shared[at]],
            )
        database.executemany(
            "INSERT OR IGNORE INTO result_segment (segment, result) VALUES (?, ?)",
            [(self._segments[digest], number) for digest in result.segments],
        )
        database.execute(
            "INSERT OR REPLACE INTO node (run, name, result) VALUES (?, ?, ?)",
            (run.id, result.node, number),
        )

    def reuse(self, run: Run, results: Mapping[str, int]) -> None:
        """Nodes whose results of other runs still hold."""
        with self._transaction() as database:
            database.executemany(
                "INSERT OR REPLACE INTO node (run, name, result) VALUES (?, ?, ?)",
                [(run.id, node, result) for node, result in results.items()],
            )

    def forget(self, run: Run, nodes: Iterable[str]) -> None:
        """Nodes that are no longer part of a run."""
        with self._transaction() as database:
            database.executemany(
                "DELETE FROM node WHERE run = ? AND name = ?", [(run.id, node) for node in nodes]
            )

    def results(self, run: Run) -> dict[str, StoredResult]:
        """The results of a run, by node."""
        found = self._rows(
            _RESULT_TYPES,
            f"SELECT result.id, node.name, {_RESULT} FROM node JOIN result "
            "ON result.id = node.result WHERE run = ? ORDER BY node.name",
            (run.id,),
        )
        return {row[1]: StoredResult.of_row(*row) for row in found}

    def numbers(self, run: Run) -> dict[str, int]:
        """The numbers of the results of a run, by node: two nodes of runs with one share it."""
        return dict(
            self._rows(
                (str, int), "SELECT name, result FROM node WHERE run = ? ORDER BY name", (run.id,)
            )
        )

    def result(self, number: int) -> StoredResult:
        """One result. Raises StoreError."""
        row = self._row(
            _RESULT_TYPES, f"SELECT id, node, {_RESULT} FROM result WHERE id = ?", (number,)
        )
        if row is None:
            raise StoreError(_DROPPED)
        return StoredResult.of_row(*row)

    def count(self, run: Run) -> int:
        """How many nodes a run has."""
        found = self._database.execute("SELECT count(*) FROM node WHERE run = ?", (run.id,))
        number: int = found.fetchone()[0]
        return number

    def nodes_that(self, run: Run, what: Literal["collects", "queries"]) -> set[str]:
        """The nodes that depend on what others export, or on what is known of others."""
        found = self._rows(
            (str,),
            "SELECT name FROM node JOIN result ON result.id = node.result "
            f"WHERE run = ? AND {what}",
            (run.id,),
        )
        return {name for (name,) in found}

    def stamps(self, run: Run) -> dict[str, str]:
        """What identifies the facts of the nodes of a run."""
        return dict(
            self._rows(
                (str, str),
                "SELECT name, facts FROM node JOIN result ON result.id = node.result WHERE run = ?",
                (run.id,),
            )
        )

    # --- Files of facts, so that their names need not be read again

    def facts_files(self, directory: str) -> dict[str, tuple[str, list[str]]]:
        """The facts files that were below a directory: stamps, and nodes."""
        found = self._rows(
            (str, str, str),
            "SELECT path, stamp, nodes FROM facts_file WHERE directory = ?",
            (directory,),
        )
        return {path: (stamp, nodes.split("\n")) for path, stamp, nodes in found}

    def keep_facts_files(
        self, directory: str, files: Mapping[str, tuple[str, Sequence[str]]]
    ) -> None:
        """Remember which nodes facts files are about."""
        with self._transaction() as database:
            database.execute("DELETE FROM facts_file WHERE directory = ?", (directory,))
            database.executemany(
                "INSERT OR REPLACE INTO facts_file (directory, path, stamp, nodes) "
                "VALUES (?, ?, ?, ?)",
                [(directory, path, each[0], "\n".join(each[1])) for path, each in files.items()],
            )

    def catalog(self, result: int) -> dict[str, Any] | None:
        """The catalog of a result, in Puppet's format. Raises StoreError."""
        row = self._row(
            (int | None, str, str, str),
            "SELECT structure, node, catalog_environment, version FROM result WHERE id = ?",
            (result,),
        )
        if row is None:
            raise StoreError(_DROPPED)
        structure, *rest = row
        if structure is None:
            return None
        about = self._row((bytes,), "SELECT data FROM structure WHERE id = ?", (structure,))
        if about is None:
            raise StoreError(_DROPPED)
        numbers = self._shared_resources(structure)
        own = "SELECT position, resource FROM result_resource WHERE result = ?"
        numbers.update(self._rows((int, int), own, (result,)))
        listed = ",".join(map(str, numbers.values()))
        found = dict(
            self._rows((int, str), f"SELECT id, data FROM resource WHERE id IN ({listed})")
        )
        try:
            resources = [decoded(found[numbers[at]], dict) for at in range(len(numbers))]
            return checked_catalog(
                put_together(resources, decoded(unpacked(about[0]), dict), *rest)
            )
        except (KeyError, IndexError, TypeError, ValueError) as problem:
            # Parts that do not belong together; nothing but this is done here.
            raise sqlite3.DatabaseError(f"it has an invalid catalog: {problem}") from None

    def outcome(self, result: StoredResult) -> Outcome:
        """What is compared of a result."""
        if result.failure is not None:
            return Outcome(None, result.failure)
        return Outcome(self.catalog(result.id) if result.ok else None)

    # --- Traces

    def inputs(self, run: Run) -> list[tuple[int, str, str, str]]:
        """The distinct inputs of all nodes of a run: number, kind, key and digest."""
        found = self._rows(
            (int, str, str, str),
            "SELECT id, kind, key, digest FROM input WHERE id IN (SELECT input FROM segment_input "
            "WHERE segment IN (SELECT segment FROM result_segment WHERE result IN "
            "(SELECT result FROM node WHERE run = ?)))",
            (run.id,),
        )
        return [(number, kind, key, digest) for number, kind, key, digest in found]

    def readers(self, run: Run, inputs: Iterable[int]) -> Iterator[tuple[str, int]]:
        """The nodes of a run that have one of some inputs, with the input."""
        for each in inputs:
            for (name,) in self._rows(
                (str,),
                "SELECT DISTINCT node.name FROM segment_input JOIN result_segment ON "
                "result_segment.segment = segment_input.segment JOIN node ON "
                "node.result = result_segment.result WHERE segment_input.input = ? AND "
                "node.run = ?",
                (each, run.id),
            ):
                yield name, each

    def variables(self, result: int) -> list[str]:
        """The variables that a result depends on if they are facts."""
        found = self._rows(
            (str,),
            "SELECT input.key FROM result_segment JOIN segment_input ON segment_input.segment = "
            "result_segment.segment JOIN input ON input.id = segment_input.input WHERE "
            "result_segment.result = ? AND input.kind = 'variable'",
            (result,),
        )
        return [key for (key,) in found]

    def own_inputs(self, result: int) -> set[tuple[str, str, str]]:
        """What a result depends on of the node itself: facts, and what it was given."""
        (own,) = self._database.execute("SELECT own FROM result WHERE id = ?", (result,)).fetchone()
        return inputs_in(own)

    # --- Housekeeping

    def collect(self, most_runs: int = _MOST_RUNS, most_bytes: int = _MOST_BYTES) -> None:
        """Drop the runs that were not used for longest, and what no run refers to.

        The two that were used last are kept in any case: they are being compared.
        """
        with self._transaction() as database:
            listed = database.execute("SELECT id FROM run ORDER BY used DESC, id DESC")
            runs = [row[0] for row in listed]
            pages = database.execute("PRAGMA page_count").fetchone()[0]
            page = database.execute("PRAGMA page_size").fetchone()[0]
            kept = most_runs if pages * page <= most_bytes else max(2, len(runs) // 2)
            dropped = runs[kept:]
            if not dropped:
                return
            database.executemany("DELETE FROM node WHERE run = ?", [(each,) for each in dropped])
            database.executemany("DELETE FROM run WHERE id = ?", [(each,) for each in dropped])
            for statement in COLLECT:
                database.execute(statement)
        self._forget_numbers()
        self._database.execute("PRAGMA incremental_vacuum")

    def query(
        self,
        sql: str,
        values: Sequence[Any] = (),
        types: Sequence[type | UnionType] | None = None,
    ) -> tuple[list[str], list[tuple[Any, ...]]]:
        """The answer to a query that changes nothing, with columns of types that are relied on.

        Raises StoreError.
        """
        self._database.execute("PRAGMA query_only = ON")
        try:
            cursor = self._database.execute(sql, values)
            names = [each[0] for each in cursor.description or ()]
            return names, list(cursor if types is None else checked(cursor, types))
        except (sqlite3.Error, sqlite3.Warning) as problem:
            raise StoreError(f"SQLite: {problem}") from None
        finally:
            self._database.execute("PRAGMA query_only = OFF")
