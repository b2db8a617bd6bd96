"""What a server does when something is killed, full, down or changed under it."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from mupuppet.server.durable_files import remove_leftovers
from mupuppet.server.spool import Spool
from tests.oracle.server.faults import Trial, processes_below
from tests.unit.server.serving import Serving, copy_authority, make_site
from tests.unit.server.test_authority import request

pytestmark = pytest.mark.slow


@pytest.fixture
def state(made_authority: Path, tmp_path: Path) -> Path:
    copy_authority(made_authority, tmp_path / "state")
    return tmp_path / "state"


def report_of(name: str, number: int) -> dict[str, Any]:
    return {"host": name, "status": "changed", "time": f"2026-01-01T00:00:{number:02d}.000+00:00"}


def test_killed_workers_cost_no_catalog(state: Path, tmp_path: Path) -> None:
    serving = Serving(make_site(tmp_path / "site"), state)
    try:
        assert serving.catalog("web1").status == 200
        for _ in range(3):
            # The last ones are the workers: what they fork from was there before.
            worker = max(processes_below(serving.process.pid))
            os.kill(worker, signal.SIGKILL)
            assert serving.catalog("web1").status == 200
        # The process that workers are forked from: the second that was started.
        os.kill(sorted(processes_below(serving.process.pid))[1], signal.SIGKILL)
        assert serving.catalog("web1").status == 200
        # The first: that is forked from; then again, with what it has forked.
        serving.certificate("admin", administers=True)
        for _ in range(2):
            for process in sorted(processes_below(serving.process.pid))[:2]:
                os.kill(process, signal.SIGKILL)
            address = "/puppet-admin-api/v1/environment-cache"
            assert serving.call("DELETE", address, "admin").status == 204
            assert serving.catalog("web1").status == 200
    finally:
        assert serving.end() == 0


@pytest.mark.slow
def test_nothing_is_lost_whatever_is_killed(tmp_path: Path) -> None:
    """The short form of `python -m tests.oracle.server.faults`."""
    trial = Trial(tmp_path, seconds=10.0, pause=0.7, seed=1)
    trial.run([], 0.0)
    assert trial.problems == []


def test_a_killed_server_has_lost_nothing_that_it_has_confirmed(
    state: Path, tmp_path: Path
) -> None:
    site = make_site(tmp_path / "site")
    signed = set()
    for at in range(3):
        serving = Serving(site, state, "--autosign", "all")
        name = f"node{at}"
        address = f"/puppet-ca/v1/certificate_request/{name}"
        assert serving.call("PUT", address, body=request(name)).status == 200
        reply = serving.call("PUT", "/puppet/v3/report/web1", "web1", report_of("web1", at))
        assert reply.status == 200
        assert serving.catalog("web1").status == 200
        below = processes_below(serving.process.pid)
        serving.process.kill()
        serving.process.wait()
        assert serving.process.stdout is not None
        serving.process.stdout.close()
        while any(os.path.exists(f"/proc/{each}/cmdline") and _is_alive(each) for each in below):
            time.sleep(0.01)  # they end with the process that they belong to
        assert serving.authority is not None
        status = serving.authority.status(name)
        assert status is not None
        signed.add(status["serial_number"])
    assert len(signed) == 3
    kept = [json.loads(each.read_bytes()) for each in (state / "reports" / "web1").iterdir()]
    assert sorted(each["time"] for each in kept) == [report_of("", at)["time"] for at in range(3)]


def _is_alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_full_disk_is_an_error_for_the_agent_and_nothing_else(
    state: Path, tmp_path: Path
) -> None:
    """A limit for the size of files stands for the end of the disk."""
    site = make_site(tmp_path / "site")
    serving = Serving(site, state)
    try:
        limit = 200_000
        for process in [serving.process.pid, *processes_below(serving.process.pid)]:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (limit, limit))
        large = {**report_of("web1", 1), "logs": ["x" * 400_000]}
        reply = serving.call("PUT", "/puppet/v3/report/web1", "web1", large)
        assert (reply.status, reply.headers["Retry-After"]) == (503, "5")
        digest = "0" * 64
        address = f"/puppet/v3/file_bucket_file/sha256/{digest}"
        assert serving.call("PUT", address, "web1", b"x" * 400_000).status == 503
        small = serving.call("PUT", "/puppet/v3/report/web1", "web1", report_of("web1", 2))
        assert small.status == 200
        left = [path.name for path in (state / "reports" / "web1").iterdir()]
        assert len(left) == 1  # nothing half-written
        assert not list((state / "bucket" / "incoming").iterdir())
    finally:
        assert serving.end() == 0


def test_code_and_revocations_change_under_load(state: Path, tmp_path: Path) -> None:
    """Every catalog is of one version, and every answer is a good one or a refusal."""
    site = make_site(tmp_path / "site")
    environments = site / "environments"
    (environments / "production").rename(tmp_path / "v0")
    for version in (0, 1):
        root = tmp_path / f"v{version}"
        if version:
            subprocess.run(["cp", "-a", str(tmp_path / "v0"), str(root)], check=True)
        (root / "manifests" / "site.pp").write_text(f"notify {{ 'site v{version}': }} include demo")
        manifest = root / "modules" / "demo" / "manifests" / "init.pp"
        manifest.write_text(f"class demo {{ notify {{ 'class v{version}': }} }}")
    (environments / "production").symlink_to(tmp_path / "v0")
    serving = Serving(site, state, "--environment-timeout", "unlimited")
    try:
        serving.certificate("admin", administers=True)
        for name in ("load0", "load1", "gone"):
            serving.certificate(name)
        seen: list[set[str]] = []
        problems: list[object] = []
        ending = threading.Event()

        def load(name: str) -> None:
            while not ending.is_set():
                reply = serving.catalog(name)
                if reply.status != 200:
                    problems.append(reply)
                    return
                titles = {r["title"] for r in reply.data["resources"] if r["type"] == "Notify"}
                seen.append({title.split()[1] for title in titles})

        threads = [threading.Thread(target=load, args=(f"load{at}",)) for at in range(2)]
        for thread in threads:
            thread.start()
        assert serving.authority is not None
        for version in (1, 0, 1):
            link = environments / "next"
            link.symlink_to(tmp_path / f"v{version}")
            link.rename(environments / "production")
            assert serving.catalog("gone").status in (200, 403)
            serving.authority.revoke(["gone"])
            assert serving.catalog("gone").status == 403
            address = "/puppet-admin-api/v1/environment-cache"
            assert serving.call("DELETE", address, "admin").status == 204
            reply = serving.catalog("load0")
            assert any(r["title"] == f"class v{version}" for r in reply.data["resources"])
        ending.set()
        for thread in threads:
            thread.join()
        assert problems == []
        assert all(len(versions) == 1 for versions in seen)
    finally:
        assert serving.end() == 0


# --- PuppetDB


class _PuppetDB:
    """Takes commands, and remembers them."""

    def __init__(self, port: int) -> None:
        self.commands: list[tuple[str, dict[str, Any]]] = []
        #: By the query, as JSON.
        self.answers: dict[str, list[Any]] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                payload = json.loads(self.rfile.read(size))
                if "query" in payload:
                    self._answer(200, outer.answers.get(json.dumps(payload["query"]), []))
                    return
                command = parse_qs(urlsplit(self.path).query)["command"][0]
                status = 400 if payload.get("certname") == "refused" else 200
                if status == 200:
                    outer.commands.append((command, payload))
                self._answer(status, {"uuid": "1"})

            def do_GET(self) -> None:
                self._answer(200, [])

            def _answer(self, status: int, data: Any) -> None:
                content = json.dumps(data).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def test_what_puppetdb_does_not_take_waits_in_order(state: Path, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    site = make_site(tmp_path / "site")
    for name in ("production", "testing"):
        manifest = site / "environments" / name / "manifests" / "site.pp"
        manifest.write_text("notify { 'a': } @@notify { 'exported': }")
    url = f"http://127.0.0.1:{port}"
    serving = Serving(site, state, "--puppetdb", url)
    spool = Spool(str(state / "spool" / "puppetdb"))
    puppetdb = None
    try:
        for name in ("web1", "refused", "web1"):
            assert serving.catalog(name, {"color": "red"}).status == 200
        for at in (0, 0, 1, 0):  # what comes again, since an answer was lost, is the same report
            report = {**report_of("web1", at), "resource_statuses": {}, "metrics": {}}
            reply = serving.call("PUT", "/puppet/v3/report/web1", "web1", report)
            assert reply.status == 200
        assert len(spool) == 8
        assert serving.end() == 0
        serving = Serving(site, state, "--puppetdb", url)  # they wait for the next one, too
        puppetdb = _PuppetDB(port)
        while len(spool):
            pass
        commands = [command for command, _ in puppetdb.commands]
        assert commands == ["replace_facts", "replace_catalog"] * 2 + ["store_report"] * 2
        facts = puppetdb.commands[0][1]
        assert (facts["certname"], facts["producer"]) == ("web1", "localhost")
        assert facts["values"]["color"] == "red"
        assert facts["values"]["trusted"]["certname"] == "web1"
        catalog = puppetdb.commands[1][1]
        assert catalog["transaction_uuid"] == "11111111-2222-3333-4444-555555555555"
        assert any(r["exported"] for r in catalog["resources"])
        assert puppetdb.commands[4][1]["certname"] == "web1"
        times = [payload["producer_timestamp"] for _, payload in puppetdb.commands]
        assert times == sorted(times)
        rejected = state / "spool" / "puppetdb" / "rejected"
        assert sum(path.suffix == ".reason" for path in rejected.iterdir()) == 2
    finally:
        serving.end()
        if puppetdb is not None:
            puppetdb.close()


def test_facts_that_another_server_has_got_are_those_of_puppetdb(
    state: Path, tmp_path: Path
) -> None:
    puppetdb = _PuppetDB(0)
    query = json.dumps(["from", "inventory", ["=", "certname", "far.example.com"]])
    trusted = {"certname": "far.example.com", "extensions": {"pp_role": "db"}}
    puppetdb.answers[query] = [{"facts": {"color": "red"}, "trusted": trusted}]
    site = make_site(tmp_path / "site")
    serving = Serving(site, state, "--puppetdb", f"http://127.0.0.1:{puppetdb.port}")
    try:
        serving.certificate("admin", administers=True)
        for name, expected in (("far.example.com", "db red"), ("unknown.example.com", None)):
            asked = {"certname": name, "persistence": {"facts": False, "catalog": False}}
            reply = serving.call("POST", "/puppet/v4/catalog", "admin", asked)
            if expected is None:
                assert (reply.status, "are not known" in reply.message) == (400, True)
            else:
                titles = {each["title"]: each for each in reply.data["catalog"]["resources"]}
                said = titles[f"I am {name} at localhost"]["parameters"]["message"]
                assert said == expected
    finally:
        assert serving.end() == 0
        puppetdb.close()


def test_what_killed_processes_have_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    old, new, other = (
        tmp_path / "below" / name
        for name in (".a.json.0123456789abcdef", ".b.json.0123456789abcdef", ".lock")
    )
    for path in (old, new, other):
        path.touch()
    os.utime(old, (0, 0))
    os.utime(other, (0, 0))
    remove_leftovers(str(tmp_path))
    assert sorted(path.name for path in (tmp_path / "below").iterdir()) == [new.name, other.name]


def test_a_damaged_message_is_moved_aside(tmp_path: Path) -> None:
    spool = Spool(str(tmp_path))
    spool.add({"certname": "a"}, b"content")
    (name,) = spool.names()
    (tmp_path / name).write_bytes(b"\xff{not json")
    assert spool.read(name) is None
    assert len(spool) == 0
    assert (tmp_path / "rejected" / name).exists()
