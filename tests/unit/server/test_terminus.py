"""Catalogs for real Puppet through the terminus."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import clean_environment, mupuppet
from tests.requirements import needs_puppet
from tests.waiting import HANGING


class Service:
    """A running `mupuppet terminus serve`."""

    def __init__(self, directory: Path) -> None:
        self.socket = directory / "s"
        self.log = directory / "log" / "terminus.jsonl"
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "mupuppet", "terminus", "serve", "--workers", "1"),
                *("--socket", str(self.socket), "--log", str(self.log)),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=clean_environment(),
        )
        assert self.process.stdout is not None
        assert b"serving" in self.process.stdout.readline()

    def ask(self, request: dict[str, Any], compared: bytes = b"") -> tuple[dict[str, Any], bytes]:
        header = {"request": request, "code_id": "abc", "bytes": len(compared)}
        line, _, content = self.send(json.dumps(header).encode() + b"\n" + compared).partition(
            b"\n"
        )
        return json.loads(line), content

    def send(self, data: bytes) -> bytes:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(self.socket))
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            with connection.makefile("rb") as reading:
                return reading.read()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    made = Service(tmp_path_factory.mktemp("t"))
    yield made
    made.process.send_signal(signal.SIGTERM)
    _, complaints = made.process.communicate(timeout=HANGING)
    assert made.process.returncode == 0
    assert b"Traceback" not in complaints


def test_a_catalog_comes_with_version_and_code_id(service: Service) -> None:
    answer, content = service.ask({"code": "notify { 'a': }", "node": "web1"})
    assert answer["ok"] is True
    assert answer["bytes"] == len(content)
    catalog = json.loads(content)
    assert (catalog["name"], catalog["code_id"]) == ("web1", "abc")
    assert isinstance(catalog["version"], int)
    assert catalog["catalog_uuid"]


@pytest.mark.parametrize(
    "data",
    [
        b"{}\n",
        b'{"request": 5}\n',
        b'{"request": {}, "bytes": 2}\n[]',
        b'{"request": {}, "bytes": 2}\n{}',
        b'{"request": {}, "bytes": 17}\n{"resources": []}',
        b'{"request": {}, "bytes": 1}\nx',
        b'{"request": {}, "bytes": 99}\nx',
        b'{"bytes": true}\n',
        b"[]\n",
        b"\xff\n",
        b"[" * 100_000,
        b"",
    ],
)
def test_what_is_not_a_request(service: Service, data: bytes) -> None:
    """It is refused, or there is no answer; the next one gets its own."""
    line = service.send(data).partition(b"\n")[0]
    assert not line or json.loads(line)["error"].startswith("bad request: ")
    assert service.ask({"code": "notify { 'a': }"})[0]["ok"] is True


def test_a_report_of_other_lines(service: Service, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('5\n[]\n{}\n{"node": "a", "status": "same"}\n{"node": "b", "st\n')
    assert "1 nodes" in mupuppet("terminus", "report", "--log", log).out


def test_a_failure_has_its_message(service: Service) -> None:
    answer, content = service.ask({"code": "fail('no')", "node": "web1"})
    assert (answer["ok"], content) == (False, b"")
    assert "no" in answer["error"]


def test_garbage_does_not_end_the_service(service: Service) -> None:
    for sent in (
        b"\n", b"{}\n", b"[1]\n", b"1\n", b"\xff" * 1000 + b"\n", b"[" * 100_000 + b"\n",
        b'{"bytes": -1}\n', b'{"bytes": "x"}\n', b'{"bytes": []}\n', b'{"bytes": 1e99}\n', b"{",
        b'{"request": 1}\n', b'{"request": {"code": ""}, "bytes": 1}\n[',
    ):  # fmt: skip
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(service.socket))
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(1 << 16):
                pass
    assert service.ask({"code": "notify { 'a': }"})[0]["ok"] is True


def test_comparisons_are_written_down(service: Service) -> None:
    _, content = service.ask({"code": "notify { 'a': message => 'x' }", "node": "n1"})
    theirs = json.loads(content)
    service.ask(
        {"code": "notify { 'a': message => 'x' }", "node": "n1"}, json.dumps(theirs).encode()
    )
    theirs["name"] = "n2"
    service.ask(
        {"code": "notify { 'a': message => 'y' }", "node": "n2"}, json.dumps(theirs).encode()
    )
    report = mupuppet("terminus", "report", "--log", service.log)
    assert report.status == 1
    assert "2 catalogs compared, 2 nodes" in report.out
    assert "changed Notify[a] message  (1 nodes, such as n2)" in report.out
    records = json.loads(
        mupuppet("terminus", "report", "--log", service.log, "--format", "json").out
    )
    assert [each["status"] for each in records] == ["same", "changed"]
    assert records[1]["changes"][0]["before"] == "x"


@needs_puppet
@pytest.mark.slow
def test_puppet_applies_a_catalog_from_here_and_compares_in_shadow_mode(
    service: Service, tmp_path: Path
) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text(
        "class a($x) { file { '/nowhere/file': content => \"${x} ${facts['os']['name']}\" } }\n"
        "class { 'a': x => Sensitive('s') }\n"
        "notify { 'deferred': message => Deferred('upcase', ['a']) }\n"
    )
    ran = {}
    nowhere = tmp_path / "nowhere.sock"
    for case, mode, place in (
        ("use", "use", service.socket),
        ("shadow", "shadow", service.socket),
        ("fallback", "use", nowhere),
    ):
        installed = mupuppet(
            *("terminus", "install", "--mode", mode, "--socket", place),
            *("--library", tmp_path / "lib", "--confdir", _made(tmp_path / "conf")),
        )
        assert "catalog_terminus = mupuppet" in installed.out
        command = [
            *("puppet", "apply", "--noop", "--color", "false", "--catalog_terminus", "mupuppet"),
            *("--confdir", str(tmp_path / "conf"), "--vardir", str(tmp_path / "var")),
            *("--publicdir", str(tmp_path / "public")),
            str(manifest),
        ]
        environment = {**os.environ, "RUBYLIB": str(tmp_path / "lib")}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        ran[case] = [line for line in done.stdout.splitlines() if "catalog" not in line]
        assert done.returncode == 0, done.stderr
        assert ("Puppet compiles it" in done.stderr) == (case == "fallback")
    assert ran["use"] == ran["shadow"] == ran["fallback"]
    assert any("File[/nowhere/file]" in line for line in ran["use"])
    last = json.loads(service.log.read_text().splitlines()[-1])
    assert (last["status"], last["changes"]) == ("same", [])


@needs_puppet
@pytest.mark.slow
def test_puppet_catalog_compile_prints_the_same(service: Service, tmp_path: Path) -> None:
    manifests = tmp_path / "code" / "environments" / "production" / "manifests"
    manifests.mkdir(parents=True)
    code = "notify { 'a': message => $nowhere }\nnotify { $serverversion: tag => $clientcert }\n"
    (manifests / "site.pp").write_text(code)
    printed = []
    for mode in ("use", "off"):
        mupuppet(
            *("terminus", "install", "--mode", mode, "--socket", service.socket),
            *("--library", tmp_path / "lib", "--confdir", _made(tmp_path / "conf")),
        )
        command = [
            *("puppet", "catalog", "compile", "n1", "--color", "false"),
            *("--catalog_terminus", "mupuppet", "--codedir", str(tmp_path / "code")),
            *("--confdir", str(tmp_path / "conf"), "--vardir", str(tmp_path / "var")),
            *("--publicdir", str(tmp_path / "public")),
        ]
        environment = {**os.environ, "RUBYLIB": str(tmp_path / "lib")}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        _, _, catalog = done.stdout.partition("{")
        others = ("catalog_uuid", "version")
        data = {
            name: value for name, value in json.loads("{" + catalog).items() if name not in others
        }
        warnings = [line for line in done.stderr.splitlines() if line.startswith("Warning: ")]
        printed.append((data, warnings))
    assert printed[0] == printed[1]
    assert len(printed[0][1]) == 1


def _made(directory: Path) -> Path:
    directory.mkdir(exist_ok=True)
    return directory
