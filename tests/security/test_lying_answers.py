"""PuppetDBs and classifiers that lie: each answer is a clear error, in bounded time and memory."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from threading import Event, Thread
from typing import Any

import pytest

from mupuppet import compile
from mupuppet.cli.main import main
from mupuppet.environment import programs, puppetdb
from mupuppet.environment.classification import (
    Classification,
    read_classification,
    run_classifier,
)
from mupuppet.environment.environment import Environment
from mupuppet.environment.puppetdb import PuppetDB
from mupuppet.fleet.inventory import InventoryError, from_file
from mupuppet.server.reports import ReportRefused, for_puppetdb

RESOURCE: dict[str, Any] = {
    "certname": "web1",
    "type": "Notify",
    "title": "a",
    "parameters": {"message": "m"},
    "tags": ["web"],
}


@contextmanager
def serving(*pieces: bytes, pause: float = 0) -> Iterator[str]:
    """A server that sends the same bytes to everyone, whatever it is asked."""
    stop = Event()
    with create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            while not stop.is_set():
                try:
                    connection, _ = server.accept()
                    with connection:
                        connection.recv(1 << 16)
                        for piece in pieces:
                            connection.sendall(piece)
                            stop.wait(pause)
                except OSError:  # the other side has had enough, or the test is over
                    continue

        thread = Thread(target=serve, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.getsockname()[1]}"
        finally:
            stop.set()
            server.shutdown(2)
    thread.join()


def http(content: bytes, status: str = "200 OK", *headers: str) -> bytes:
    head = [f"HTTP/1.1 {status}", f"Content-Length: {len(content)}", *headers, "", ""]
    return "\r\n".join(head).encode() + content


def collected(url: str) -> str:
    """The error of a compilation that collects from a PuppetDB."""
    environment = Environment.from_code("Notify <<| |>>")
    result = compile(environment, exports=PuppetDB(url))
    assert result.error is not None
    return result.error.message


def listed(**changes: Any) -> bytes:
    return json.dumps([{**RESOURCE, **changes}]).encode()


@pytest.mark.parametrize(
    ("content", "wanted"),
    [
        (b"", "is not JSON"),
        (b"<html>", "is not JSON"),
        (b"[" * 200_000, "is not JSON"),
        (b"[" + b"9" * 6000 + b"]", "is not JSON"),
        (b"[NaN]", "is not JSON"),
        (b"[1e400]", "is not JSON"),
        (listed(title="\ud800"), "half a character"),
        (listed(parameters={"message": "\udfff"}), "half a character"),
        (b'["\xed\xa0\x80"]', "is not JSON"),
        (b"\xff\xfe\x00", "is not JSON"),
        ("ä".encode("latin-1"), "is not JSON"),
        (b"{}", "not a list"),
        (b'"abc"', "not a list"),
        (b"null", "not a list"),
        (b"[1]", "not a resource"),
        (b"[null]", "not a resource"),
        (b'["x"]', "not a resource"),
        (b"[[]]", "not a resource"),
        (b"[{}]", "not a resource"),
        (listed(title=None), "not a resource"),
        (listed(title=["a"]), "not a resource"),
        (listed(certname=1), "not a resource"),
        (listed(parameters=[1]), "not a resource"),
        (listed(parameters="x"), "not a resource"),
        (listed(tags="abc"), "not a resource"),
        (listed(tags=[1]), "not a resource"),
        (listed(type="Exec"), "has Exec[a] of the node 'web1', not a Notify"),
        (listed(title=""), "not a Notify"),
        (listed(certname=""), "not a Notify"),
    ],
)
def test_a_puppetdb_that_lies(content: bytes, wanted: str) -> None:
    with serving(http(content)) as url:
        found = collected(url)
    assert wanted in found
    assert "Could not retrieve resources from the PuppetDB at 127.0.0.1" in found


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (b"", "closed connection"),
        (b"\x00\x01\x02", ""),
        (b"HTTP/1.1 200\r\n", ""),
        (http(listed())[:-10], "IncompleteRead"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", "IncompleteRead"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", ""),
        (b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 5000 + b"\r\n", "headers"),
        (b"HTTP/1.1 200 OK\r\nA: " + b"b" * 100_000, "line"),
        (http(b"", "302 Found", "Location: http://127.0.0.1:1/elsewhere"), "[302 Found]"),
        (http(b"", "301 Gone", "Location: file:///etc/passwd"), "[301 Gone"),
        (http(b"\x1b[31mno", "500 No"), "[500 No]"),
    ],
)
def test_a_puppetdb_that_does_not_speak_http(answer: bytes, wanted: str) -> None:
    with serving(answer) as url:
        found = collected(url)
    assert wanted in found
    assert "Could not retrieve resources from the PuppetDB at 127.0.0.1" in found


def test_a_puppetdb_that_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece comes in time, the whole does not."""
    monkeypatch.setattr(puppetdb, "_SECONDS", 1.0)
    head = b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"
    with serving(head, *[b" "] * 1000, pause=0.2) as url:
        assert "took more than 1 seconds" in collected(url)
    with serving(b"", pause=30) as url:
        assert "timed out" in collected(url)


def test_a_puppetdb_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puppetdb, "_MAXIMUM", 1 << 20)
    head = b"HTTP/1.1 200 OK\r\n\r\n["
    with serving(head, *[b" " * 65536] * 1000) as url:
        assert "more than 1048576 bytes" in collected(url)


def test_what_a_puppetdb_may_not_put_into_a_catalog() -> None:
    deep: Any = "x"
    for _ in range(900):
        deep = [deep]
    for parameters in ({"message": deep}, {"no_such": 1}, {"": 1}, {"message": {"a": deep}}):
        with serving(http(listed(parameters=parameters))) as url:
            environment = Environment.from_code("Notify <<| |>>")
            result = compile(environment, exports=PuppetDB(url))
        assert result.ok or result.error is not None


@pytest.mark.parametrize(
    ("printed", "wanted"),
    [
        ("", "printed nothing"),
        ("\0", "not YAML"),
        ("- a", "is a hash"),
        ("just words", "is a hash"),
        ("classes: 5", "must be a list of names"),
        ("classes: [[a]]", "must be a list of names"),
        ("classes: {a: [1]}", "must be a hash"),
        ("classes: {1: {}}", "must be"),
        ("parameters: [1]", "must be a hash"),
        ("parameters: {? [1, 2] : 3}", ""),
        ("environment: [a]", "must be the name"),
        ("a: &x [*x]", ""),
        ("classes: &x {a: *x}", ""),
        ("!!python/object/apply:os.system ['true']", ""),
        ("[" * 100_000, ""),
        ("a: " * 2000, ""),
        ("a: &a [x,x,x,x,x,x,x,x]\n" + "".join(
            f"b{i}: &b{i} [{','.join([f'*b{i - 1}' if i else '*a'] * 9)}]\n" for i in range(12)
        ), ""),
        ("classes: [a]\n---\nclasses: [b]", ""),
        ("classes: [a", "not YAML"),
    ],
)  # fmt: skip
def test_a_classifier_that_lies(tmp_path: Path, printed: str, wanted: str) -> None:
    path = tmp_path / "node.yaml"
    path.write_text(printed)
    script = tmp_path / "enc.py"
    script.write_text(f"import sys; sys.stdout.write(open({str(path)!r}).read())")
    found = run_classifier(f"{sys.executable} {script}", "node")
    if wanted:
        assert not isinstance(found, Classification)
        assert wanted in found.message
    for_file = read_classification(str(path), "node")
    assert isinstance(for_file, Classification) == isinstance(found, Classification)


@pytest.mark.parametrize("bytes_printed", [b"\xff\xfe\xfd", b"classes: ['\xe4']", b"\x00" * 100])
def test_a_classifier_that_does_not_print_utf_8(tmp_path: Path, bytes_printed: bytes) -> None:
    script = tmp_path / "enc.py"
    script.write_text(f"import sys; sys.stdout.buffer.write({bytes_printed!r})")
    found = run_classifier(f"{sys.executable} {script}", "node")
    assert not isinstance(found, Classification)
    assert "UTF-8" in found.message or "not YAML" in found.message or "hash" in found.message


def test_a_classifier_that_does_not_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mupuppet.environment import classification

    monkeypatch.setattr(programs, "MAXIMUM_OUTPUT", 1 << 20)
    found = run_classifier("yes", "node")
    assert not isinstance(found, Classification)
    assert "printed more than" in found.message
    monkeypatch.setattr(classification, "_SECONDS", 0.5)
    for command in (
        "sh -c 'sleep 60'",
        "sh -c 'sleep 60 & sleep 60'",
        "sh -c 'exec >&- 2>&-; sleep 60'",
    ):
        found = run_classifier(command, "node")
        assert not isinstance(found, Classification)
        assert "did not finish within 0.5 seconds" in found.message


# --- Catalogs, inventories and reports


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"resources": {}}, "no list of resources"),
        ({"resources": [1]}, "no type or title"),
        ({"resources": [{"type": 1, "title": "a"}]}, "no type or title"),
        ({"resources": [{"type": "A", "title": "a", "parameters": [1]}]}, "not a hash"),
        ({"resources": [{"type": "A", "title": "a", "sensitive_parameters": 1}]}, "not names"),
        ({"resources": [{"type": "A", "title": "a", "parameters": {"a": nested(600)}}]}, "deep"),
        ({"resources": [], "edges": [["a", "b"]]}, "source or target"),
        ({"resources": [], "edges": [{"source": 1, "target": "b"}]}, "source or target"),
        ({"resources": [], "edges": 5}, "source or target"),
        ({"resources": [], "classes": [1]}, "not names"),
        ({"resources": [], "classes": "abc"}, "not names"),
    ],
)
def test_a_catalog_that_is_none(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    changes: dict[str, Any],
    wanted: str,
) -> None:
    right, wrong = tmp_path / "right.json", tmp_path / "wrong.json"
    right.write_text('{"name": "a", "resources": []}')
    wrong.write_text(json.dumps({"name": "a", **changes}))
    assert main(["diff", str(right), str(wrong)]) == 1
    err = capsys.readouterr().err
    assert f"{wrong} is not a catalog: " in err
    assert wanted in err


def test_a_catalog_that_is_nested_too_deep_for_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.json"
    path.write_text("[" * 200_000)
    assert main(["diff", str(path), str(path)]) == 1
    assert "nested too deep" in capsys.readouterr().err


@pytest.mark.parametrize(
    "row",
    [
        1,
        {},
        {"certname": 1},
        {"certname": "a", "facts": [1]},
        {"certname": "a", "resources": 5, "edges": []},
        {"certname": "a", "resources": [], "edges": [1]},
        {"certname": "a", "resources": [{}], "edges": []},
        {"certname": "a", "title": None},
    ],
)
@pytest.mark.parametrize("verb", ["fleet", "diff", "with-class"])
def test_a_puppetdb_that_lies_about_nodes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], row: Any, verb: str
) -> None:
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("")
    catalog = tmp_path / "a.json"
    catalog.write_text('{"name": "a", "resources": []}')
    arguments = {
        "fleet": ["fleet", str(tmp_path), "--inventory", "puppetdb"],
        "diff": ["diff", str(catalog), "puppetdb"],
        "with-class": ["fleet", str(tmp_path), "--inventory", "puppetdb", "--with-class", "a"],
    }[verb]
    with serving(http(json.dumps([row]).encode())) as url:
        status = main([*arguments, "--puppetdb", url, "--store", str(tmp_path / "store")])
    assert status in (0, 1, 2)
    assert "mupuppet: " in capsys.readouterr().err or status == 0


@pytest.mark.parametrize(
    "lines",
    [
        "nodes: {a: {set: [1]}}",
        "defaults: {set: 1}\nnodes: [a]",
        "nodes: {a: {classes: {m: 1}}}",
        "nodes: {a: {classes: 5}}",
        "nodes: {a: {environment: [1]}}",
        "nodes: {a: {facts: 5}}",
        "nodes: {a: 5}",
        "nodes: 5",
    ],
)
def test_an_inventory_that_is_none(tmp_path: Path, lines: str) -> None:
    path = tmp_path / "inventory.yaml"
    path.write_text(lines)
    with pytest.raises(InventoryError):
        from_file(str(path))


@pytest.mark.parametrize(
    "changes",
    [
        {"logs": 5},
        {"logs": [1]},
        {"metrics": [1]},
        {"metrics": {"time": [1]}},
        {"metrics": {"time": {"values": 5}}},
        {"metrics": {"time": {"values": [["total"]]}}},
        {"resource_statuses": [1]},
        {"resource_statuses": {"a": 1}},
        {"resource_statuses": {"a": {"events": 5}}},
        {"resource_statuses": {"a": {"events": [1]}}},
    ],
)
def test_a_report_that_is_none(changes: dict[str, Any]) -> None:
    with pytest.raises(ReportRefused):
        for_puppetdb({"host": "a", **changes})


@pytest.mark.parametrize("total", ["x", None, [], 1e300, float("nan")])
def test_a_report_that_took_an_odd_time(total: Any) -> None:
    time = "2020-01-01T00:00:00"
    report = {"time": time, "metrics": {"time": {"values": [["total", "Total", total]]}}}
    assert for_puppetdb(report)["end_time"] == time
