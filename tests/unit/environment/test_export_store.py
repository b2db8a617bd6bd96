"""The store of exported resources: several writers, processes that are killed, damaged files."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from mupuppet.environment.default_exports import DefaultExports, default_store_path
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError
from tests.waiting import HANGING

pytestmark = pytest.mark.slow


def exported(node: str, title: str, **parameters: object) -> ExportedResource:
    return ExportedResource(node, "File", title, dict(parameters), ("file", node))


def titles(store: ExportStore, node: str = "nobody", query: ExportQuery | None = None) -> list[str]:
    return [each.title for each in store.search("File", node, query)]


def test_what_a_node_exports_is_found_by_others(tmp_path: Path) -> None:
    path = str(tmp_path / "exports.sqlite")
    resource = exported("a", "/x", mode="0644", list=[1, True, None, {"k": 1.5}])
    with ExportStore(path) as store:
        store.replace("a", [resource])
        assert store.search("File", "b", None) == [resource]
        assert store.search("File", "a", None) == []
        assert store.search("Notify", "b", None) == []
    with ExportStore(path) as store:
        assert store.search("File", "b", None) == [resource]
        assert store.nodes() == {"a": 1}


def test_what_a_node_no_longer_exports_is_gone(tmp_path: Path) -> None:
    with ExportStore(str(tmp_path / "e")) as store:
        store.replace("a", [exported("a", "/x"), exported("a", "/y")])
        store.replace("b", [exported("b", "/z")])
        store.replace("a", [exported("a", "/y")])
        assert titles(store) == ["/y", "/z"]
        store.replace("a", [])
        assert titles(store) == ["/z"]


def test_results_are_ordered_by_node_and_title(tmp_path: Path) -> None:
    with ExportStore(str(tmp_path / "e")) as store:
        store.replace("b", [exported("b", "/2"), exported("b", "/1")])
        store.replace("a", [exported("a", "/3")])
        assert titles(store) == ["/3", "/1", "/2"]


def test_queries_have_the_meaning_of_puppetdb(tmp_path: Path) -> None:
    with ExportStore(str(tmp_path / "e")) as store:
        store.replace("a", [exported("a", "/1", mode="1", n=1), exported("a", "/2", n=[1])])
        assert titles(store, query=["=", ["parameter", "n"], 1]) == ["/1"]
        assert titles(store, query=["=", ["parameter", "n"], True]) == []
        assert titles(store, query=["not", ["=", ["parameter", "mode"], "1"]]) == ["/2"]
        assert titles(store, query=["and", ["=", "tag", "a"], ["=", "title", "/2"]]) == ["/2"]
        assert titles(store, query=["or", ["=", "tag", "z"], ["=", "title", "/2"]]) == ["/2"]


@pytest.mark.parametrize("content", [b"this is not a database" * 99, b"\0" * 5000])
def test_a_file_that_is_not_a_database_is_an_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "e"
    path.write_bytes(content)
    with pytest.raises(ExportsError, match="cannot be used"):
        ExportStore(str(path))
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "e"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE t (x)")
    connection.close()
    with pytest.raises(ExportsError, match="another program"):
        ExportStore(str(path))


def test_a_directory_or_a_missing_one_is_an_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "e"):
        with pytest.raises(ExportsError, match="cannot be used"):
            ExportStore(str(path))


def test_each_environment_has_a_store_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    one = default_store_path("/code", "production")
    assert one.startswith(str(tmp_path))
    assert len({one, default_store_path("/code", "test"), default_store_path("/x", "test")}) == 3
    assert default_store_path("/code", "production") == one


def test_an_environment_under_another_name_has_the_same_store(tmp_path: Path) -> None:
    (tmp_path / "code").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "code")
    paths = {default_store_path(str(tmp_path / name), "test") for name in ("code", "link")}
    assert len(paths) == 1


def test_the_store_of_an_environment_is_made_when_something_is_exported(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "e.sqlite"
    store = DefaultExports(str(path))
    assert store.search("File", "b", None) == store.all() == []
    store.replace("a", [])
    assert store.forget("a") == 0
    assert not path.exists()
    store.replace("a", [exported("a", "/x")])
    assert path.stat().st_mode & 0o777 == 0o600
    assert [each.title for each in DefaultExports(str(path)).search("File", "b", None)] == ["/x"]
    assert DefaultExports(str(path)).forget("a") == 1
    assert store.all() == []


def test_a_store_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ExportsError, match="cannot be created"):
        DefaultExports(str(tmp_path / "file" / "e")).replace("a", [exported("a", "/x")])
    with pytest.raises(ExportsError, match="HOME"):
        DefaultExports("~/e").replace("a", [exported("a", "/x")])


# --- Several processes

_WRITER = """
import sys
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportedResource
path, node, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
store = ExportStore(path)
for number in range(rounds):
    print(number, flush=True)
    store.replace(node, [
        ExportedResource(node, "File", f"/{node}/{each}", {"round": number}, ())
        for each in range(50)
    ])
"""


def start_writer(path: str, node: str, rounds: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", _WRITER, path, node, str(rounds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)


def rounds_of(store: ExportStore, node: str) -> list[int]:
    found = store.search("File", "nobody", None)
    return [each.parameters["round"] for each in found if each.certname == node]


def test_writers_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "e")
    writers = [start_writer(path, f"node{number}", 20) for number in range(4)]
    assert [writer.wait(HANGING) for writer in writers] == [0, 0, 0, 0]
    for writer in writers:
        assert writer.stdout
        writer.stdout.close()
    with ExportStore(path) as store:
        assert store.nodes() == {f"node{number}": 50 for number in range(4)}
        assert all(rounds_of(store, f"node{number}") == [19] * 50 for number in range(4))


def test_a_killed_writer_leaves_a_whole_state(tmp_path: Path) -> None:
    path = str(tmp_path / "e")
    with ExportStore(path) as store:
        store.replace("other", [exported("other", "/kept", round=0)])
    for rounds_before in (0, 1, 3, 10, 30):
        writer = start_writer(path, "node", 1_000_000)
        assert writer.stdout
        while writer.stdout.readline() != b"%d\n" % rounds_before:
            assert writer.poll() is None
        writer.send_signal(signal.SIGKILL)
        writer.wait(HANGING)
        writer.stdout.close()
        with ExportStore(path) as store:
            rounds = rounds_of(store, "node")
            assert len(rounds) in (0, 50)
            assert len(set(rounds)) <= 1
            store.replace("after", [exported("after", f"/{rounds_before}")])
            assert "/kept" in titles(store)
            assert f"/{rounds_before}" in titles(store)
