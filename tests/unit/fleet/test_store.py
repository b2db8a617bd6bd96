"""The store: what it keeps, what it survives, and what it drops."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from mupuppet.fleet.results import Batch, NodeResult, StoredResource
from mupuppet.fleet.store import Store, StoreError

STRUCTURE = (
    '{"edges": [], "classes": [], "tags": [], "files": [""], "lists_of_tags": [[]], '
    '"places": [[0, null, "k", 0]]}'
)


def batch(*nodes: str, title: str = "a", fact: str = "1") -> Batch:
    data = f'{{"type": "Notify", "title": "{title}"}}'
    resource = StoredResource(f"digest of {title}", "Notify", title, data)
    inputs: tuple[tuple[str, str, str], ...] = (("path", fact, "-"), ("variable", "role", ""))
    segments = {f"s{fact}": ("node", inputs)}
    own = f'[["fact", "role", "{fact}"]]'
    results = [
        NodeResult(node, (resource.digest,), "digest", None, (f"s{fact}",), own, facts="f")
        for node in nodes
    ]
    return Batch(results, {resource.digest: resource}, {"digest": STRUCTURE}, segments)


def test_results_and_catalogs_come_back(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as store:
        run = store.begin_run("main", "s1", {"x": "1"}, "settings")
        store.add(run, batch("a", "b"))
        assert store.last_run() is None  # not before it is finished
        store.finish_run(run, 2)
        found = store.last_run("settings")
        assert found is not None
        assert store.files_of(found) == {"x": "1"}
        results = store.results(found)
        assert sorted(results) == ["a", "b"]
        catalog = store.catalog(results["a"].id)
        assert catalog is not None
        assert catalog["resources"][0]["title"] == "a"
        assert store.variables(results["a"].id) == ["role"]
        assert store.own_inputs(results["a"].id) == {("fact", "role", "1")}
        names, rows = store.query("SELECT node, title FROM resources ORDER BY node")
        assert (names, rows) == (["node", "title"], [("a", "a"), ("b", "a")])
    assert stat.S_IMODE((tmp_path / ".mupuppet/fleet.db").stat().st_mode) == 0o600
    assert (tmp_path / ".mupuppet/.gitignore").read_text() == "*\n"


def test_queries_change_nothing(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as store:
        for sql in ("DROP TABLE run", "DELETE FROM run", "nonsense", "SELECT 1; SELECT 2"):
            with pytest.raises(StoreError):
                store.query(sql)
        store.begin_run("main", "s1", {}, "settings")  # it can still be written


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as store:
        run = store.begin_run("main", "s1", {}, "settings")
        store.add(run, batch("a"))
    with Store.beside(str(tmp_path)) as store:
        again = store.begin_run("main", "s1", {}, "settings")
        assert again.id == run.id
        assert list(store.results(again)) == ["a"]
        assert store.begin_run("main", "s1", {}, "others").id != run.id


def test_a_process_that_is_killed_leaves_what_it_finished(tmp_path: Path) -> None:
    code = (
        "import sys, time\n"
        "from mupuppet.fleet.store import Store\n"
        "from tests.unit.fleet.test_store import batch\n"
        "store = Store.beside(sys.argv[1])\n"
        "run = store.begin_run('main', 's1', {}, 'settings')\n"
        "store.add(run, batch('a'))\n"
        "store._database.execute('BEGIN IMMEDIATE')\n"
        "store._add_segment('half', 'node', [('fact', 'x', '1')])\n"
        "print('ready', flush=True)\n"
        "time.sleep(60)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    with Store.beside(str(tmp_path)) as store:
        run = store.begin_run("main", "s1", {}, "settings")
        assert list(store.results(run)) == ["a"]
        assert store.query("SELECT count(*) FROM segment WHERE digest = 'half'")[1] == [(0,)]
        assert store.query("PRAGMA integrity_check")[1] == [("ok",)]


def test_others_can_read_while_a_run_writes(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as writer, Store.beside(str(tmp_path)) as reader:
        run = writer.begin_run("main", "s1", {}, "settings")
        writer.add(run, batch("a"))
        writer.finish_run(run, 1)
        with writer._transaction():
            assert reader.last_run() is not None


def test_old_runs_are_dropped_with_all_that_only_they_have(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as store:
        for number in range(4):
            run = store.begin_run("main", f"s{number}", {}, "settings")
            store.add(run, batch("a", title=f"t{number}", fact=str(number)))
            store.finish_run(run, 1)
        store.collect(most_runs=2)
        _, titles = store.query("SELECT title FROM resource ORDER BY title")
        # The structure has the resources of the first result that had it.
        assert titles == [("t0",), ("t2",), ("t3",)]
        for table in ("run", "snapshot", "result", "segment"):
            assert store.query(f"SELECT count(*) FROM {table}")[1] == [(2,)]
        assert store.query("SELECT count(*) FROM input WHERE kind = 'path'")[1] == [(2,)]
        assert store.query("SELECT key, digest FROM inputs WHERE kind = 'fact'")[1] == [
            ("role", "3")
        ]
        # What is still referred to can be added again.
        run = store.begin_run("main", "s9", {}, "settings")
        store.add(run, batch("b", title="t3", fact="3"))


def test_a_run_in_use_is_not_dropped(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as store:
        for number in range(6):
            run = store.begin_run("main", f"s{number}", {}, "settings")
            store.add(run, batch("a", title=f"t{number}"))
            store.finish_run(run, 1)
            base = store.find_run("s0", "settings")
            assert base is not None
            store.collect(most_runs=2)
            assert store.results(base)
        gone = store.find_run("s1", "settings")
        assert gone is None
        with pytest.raises(StoreError):
            store.catalog(12345)


def test_a_store_of_another_version_is_begun_anew(tmp_path: Path) -> None:
    with Store.beside(str(tmp_path)) as store:
        store.begin_run("main", "s1", {}, "settings")
        store._database.execute("PRAGMA user_version = 999")
    with Store.beside(str(tmp_path)) as store:
        assert store.query("SELECT count(*) FROM run")[1] == [(0,)]


def test_what_is_not_a_store_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is not a database, and long enough to be seen as none" * 9)
    with pytest.raises(StoreError):
        Store(str(tmp_path / "file"))
