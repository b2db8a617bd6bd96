"""SQLite files that came with a checkout: their schemas, their rows, and the files beside them."""

from __future__ import annotations

import os
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mupuppet import Environment, compile
from mupuppet.cli.main import main
from mupuppet.environment.databases import statements
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportedResource, ExportsError
from mupuppet.environment.node_records import NodeRecord
from mupuppet.fleet.schema import SCHEMA
from mupuppet.fleet.store import Store, StoreError

#: A table without an end.
_ENDLESS = "WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t)"
_ROWS = "SELECT '' type, x certname, 't' title, '{}' parameters, '[]' tags FROM t"


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A store of exported resources, in which a node is known."""
    path = str(tmp_path / "exports.sqlite")
    with ExportStore(path) as store:
        store.replace("a", [ExportedResource("a", "Notify", "x", {"message": "m"}, ("t",))])
        resources = {"Notify": [{"title": "x", "parameters": {}, "tags": ["t"]}]}
        store.keep(NodeRecord("a", "production", "now", {"f": 1}, {}, resources))
    return path


def change(path: str, *statements: str, values: tuple[Any, ...] = ()) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement, values)


@pytest.mark.parametrize(
    "statements",
    [
        ["ALTER TABLE exported RENAME TO other", f"CREATE VIEW exported AS {_ENDLESS} {_ROWS}"],
        [f"CREATE TRIGGER x AFTER INSERT ON node BEGIN {_ENDLESS} SELECT max(x) FROM t; END"],
        ["CREATE TRIGGER x BEFORE DELETE ON exported BEGIN SELECT RAISE(IGNORE); END"],
        ["CREATE INDEX x ON exported (hex(zeroblob(100000000)))"],
        ["ALTER TABLE exported ADD COLUMN more AS (hex(zeroblob(100000000)))"],
        ["CREATE TABLE sqlitexyz (a)"],
        ["DROP TABLE node"],
    ],
)
def test_no_other_schema_is_used(path: str, statements: list[str]) -> None:
    change(path, *statements)
    with pytest.raises(ExportsError, match="not those of mupuppet"):
        ExportStore(path)


_ODD = (b"x", b"\xff", "5", "[]", "{}", "null", '"x"', "[1]", "[[]]", '{"a": 1}', '{"a": NaN}',
        '[{"parameters": 1}]', "", "[" * 100_000, 1e300)  # fmt: skip


@pytest.mark.parametrize(
    ("table", "column"),
    [
        *(("exported", name) for name in ("certname", "title", "parameters", "tags")),
        *(("node", name) for name in ("environment", "timestamp", "facts", "trusted")),
        *(("resources", name) for name in ("certname", "content")),
    ],
)
def test_odd_rows_have_an_outcome(path: str, table: str, column: str) -> None:
    code = """Notify <<| tag == 't' or title == 'x' |>>
        $found = ['nodes{}', 'facts{}', 'resources{ parameters.a = 1 or tag = "t" }',
            'inventory{ facts.f > 0 and trusted.a = 1 }'].map |$each| { puppetdb_query($each) }
        notice($found)"""
    refused = 0
    for value in _ODD:
        change(path, f"UPDATE {table} SET {column} = ?", values=(value,))
        with ExportStore(path) as store:
            result = compile(Environment.from_code(code), exports=store, node="b")
        assert result.error is None or result.error.id in (
            "exports-unavailable", "unknown-parameter", "duplicate-declaration",
        ), result.error  # fmt: skip
        refused += result.error is not None and result.error.id == "exports-unavailable"
        if main(["exports", "list", "--exports", path]) != 0:
            assert table == "exported"
    assert refused >= 2  # at least the two that are not strings at all


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
def test_files_beside_a_store_lead_nowhere(path: str, tmp_path: Path, suffix: str) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious\n" * 1000)
    if suffix == "":
        os.unlink(path)
    Path(path + suffix).symlink_to(victim)
    with pytest.raises(ExportsError), ExportStore(path) as store:
        store.replace("b", [ExportedResource("b", "Notify", "y", {}, ())])
    assert victim.read_bytes() == b"precious\n" * 1000


def test_a_value_of_any_length_is_refused(path: str) -> None:
    change(path, "UPDATE exported SET parameters = zeroblob(300000000)")
    with ExportStore(path) as store, pytest.raises(ExportsError, match="too big"):
        store.all()


# --- The store of fleets


@pytest.fixture
def fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("notify { 'a': }\n")
    (tmp_path / "facts").mkdir()
    (tmp_path / "facts" / "n1.yaml").write_text("name: n1\nvalues: {a: 1}\n")
    monkeypatch.chdir(tmp_path)
    assert main(["fleet", ".", "--facts", "facts", "--ruby", "never"]) == 0
    return tmp_path / ".mupuppet" / "fleet.db"


def test_no_other_schema_of_a_fleet_is_used(fleet: Path) -> None:
    trigger = f"CREATE TRIGGER x AFTER INSERT ON run BEGIN {_ENDLESS} SELECT max(x) FROM t; END"
    change(str(fleet), trigger)
    with pytest.raises(StoreError, match="not those of mupuppet"):
        Store(str(fleet))
    change(str(fleet), "DROP TRIGGER x")
    Store(str(fleet)).close()
    change(str(fleet), "DROP VIEW last_run", f"CREATE VIEW last_run AS {_ENDLESS} SELECT x FROM t")
    assert main(["fleet", "query", "classes"]) == 1


def test_a_small_value_does_not_unpack_to_a_large_one(
    fleet: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 24)) for _ in range(20)) + packer.flush()
    change(str(fleet), "UPDATE structure SET data = ?", values=(bomb,))
    change(str(fleet), "UPDATE snapshot SET files = ?", values=(bomb,))
    Path("manifests/site.pp").write_text("notify { 'b': }\n")
    assert main(["fleet", ".", "--facts", "facts", "--ruby", "never"]) == 1
    assert "too long" in capsys.readouterr().err


_FLEET = ["--facts", "facts", "--ruby", "never", "--jobs", "1"]
_SITE = """@@notify { $facts['a']: tag => 'x' }
Notify <<||>>
file { '/a': content => Sensitive('x'), mode => '0644' }
if $facts['a'] == '2' { fail('two') }
"""
_TABLES = [each.split()[2] for each in statements(SCHEMA) if each.startswith("CREATE TABLE")]
_FORGED = (b"\xff\x00", "x", "[]", '{"message": 1}', '[["a", "b"]]', "[" * 100_000, -5, 3.5, None)

#: Tables whose columns are only compared and joined by SQLite.
_NOT_READ = {"result_resource", "segment", "segment_input", "result_segment"}


@pytest.fixture
def changed_fleet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store with runs of two directories, whose nodes export, collect and fail."""
    for name, code in (("old", _SITE), ("new", _SITE + "notify { 'z': }\n")):
        (tmp_path / name / "manifests").mkdir(parents=True)
        (tmp_path / name / "manifests" / "site.pp").write_text(code)
    (tmp_path / "new" / "facts").mkdir()
    for number in (1, 2):
        facts = tmp_path / "new" / "facts" / f"n{number}.yaml"
        facts.write_text(f"name: n{number}\nvalues: {{a: '{number}'}}\n")
    monkeypatch.chdir(tmp_path / "new")
    assert main(["diff", "../old", ".", *_FLEET]) == 2  # there are changes
    return tmp_path / "new" / ".mupuppet" / "fleet.db"


@pytest.mark.parametrize("table", _TABLES)
def test_forged_rows_of_a_fleet_have_an_outcome(
    changed_fleet: Path, capsys: pytest.CaptureFixture[str], table: str
) -> None:
    good, site = changed_fleet.read_bytes(), Path("manifests/site.pp")
    code = site.read_text()
    with closing(sqlite3.connect(changed_fleet)) as database:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    forged = refused = 0
    for column in columns:
        for value in _FORGED:
            for beside in changed_fleet.parent.glob("fleet.db-*"):
                beside.unlink()
            changed_fleet.write_bytes(good)
            try:
                sql = f"UPDATE OR REPLACE {table} SET {column} = ?"
                change(str(changed_fleet), sql, values=(value,))
            except sqlite3.IntegrityError:  # NULL, and what is not a number as a key
                continue
            forged += 1
            codes = [
                main(["fleet", "query", "File[/a]", "mode"]),
                main(["diff", "../old", ".", *_FLEET]),
            ]
            site.write_text(code + "notify { 'y': }\n")
            codes += [main(["impact", *_FLEET]), main(["fleet", ".", *_FLEET])]
            site.write_text(code)
            assert set(codes) <= {0, 1, 2}
            refused += "is damaged; remove it to start over" in capsys.readouterr().err
    assert forged >= len(columns)
    assert refused or table in _NOT_READ
