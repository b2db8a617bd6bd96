"""Fleets of a PuppetDB: its nodes, classes, stored catalogs and exported resources.

The server here answers as PuppetDB 8 does to these queries.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.cli.test_fleet import run
from tests.unit.fleet.repositories import NODES, SMALL, commit_all, facts_of, write

COLLECTING = SMALL["manifests/site.pp"].replace(
    "node /^db/ { include base }",
    "node /^db/ { include base Host <<| |>> }",
)
EXPORTING = SMALL["modules/app/manifests/init.pp"].replace(
    "  service {", "  @@host { $facts['clientcert']: ip => '10.0.0.1' }\n  service {"
)


def exported(name: str) -> dict[str, Any]:
    return {
        "certname": name, "type": "Host", "title": name, "parameters": {"ip": "10.9.9.9"},
        "tags": ["host"], "exported": True, "resource": "1f", "file": "/a.pp", "line": 1,
        "environment": "production",
    }  # fmt: skip


class FakePuppetDB:
    """Answers by what is asked."""

    def __init__(self) -> None:
        self.queries: list[str] = []
        self.catalogs: list[Any] = []
        self.exported = [exported("web1"), exported("elsewhere")]

    def answer(self, query: str) -> list[Any]:
        self.queries.append(query)
        if query.startswith("inventory["):
            return [
                {"certname": node, "facts": facts_of(node, role), "trusted": {"certname": node}}
                for node, role in NODES.items()
            ]
        if query.startswith("resources["):
            return [
                {"certname": node, "title": title}
                for node, role in NODES.items()
                for title in ("Settings", f"Role::{role.title()}")
            ]
        assert query.startswith("catalogs[")
        return self.catalogs


@pytest.fixture
def puppetdb() -> Iterator[tuple[FakePuppetDB, str]]:
    fake = FakePuppetDB()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # resources that are exported
            assert json.loads(parse_qs(urlsplit(self.path).query)["query"][0])[0] == "and"
            self._send(fake.exported)

        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["Content-Length"]))
            self._send(fake.answer(json.loads(content)["query"]))

        def _send(self, data: list[Any]) -> None:
            content = json.dumps(data).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *args: Any) -> None:
            """Requests are not logged."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield fake, f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "repo"
    write(root, SMALL)
    commit_all(root, "first")
    monkeypatch.chdir(root)
    return root


def options(url: str) -> tuple[str, ...]:
    return ("--inventory", "puppetdb", "--puppetdb", url, "--jobs", "1")


def nodes(url: str, *arguments: str) -> list[str]:
    result = run("fleet", *options(url), "--format", "json", *arguments)
    assert result.out, result.err
    return list(json.loads(result.out)["nodes"])


def test_nodes_and_filters(repository: Path, puppetdb: tuple[FakePuppetDB, str]) -> None:
    url = puppetdb[1]
    assert nodes(url) == ["db1", "other", "web1", "web2"]
    assert nodes(url, "--with-class", "role::web") == ["web1", "web2"]
    assert nodes(url, "--one-of-each", "class:role::*") == ["db1", "other", "web1"]
    assert nodes(url, "--with-fact", "role=db") == ["db1"]


def test_what_nodes_of_a_run_export_counts_before_what_is_stored(
    repository: Path, puppetdb: tuple[FakePuppetDB, str]
) -> None:
    write(repository, {"manifests/site.pp": COLLECTING, "modules/app/manifests/init.pp": EXPORTING})
    url = puppetdb[1]
    assert run("fleet", *options(url)).status == 0
    found = json.loads(run("fleet", "query", "Host[*]", "ip", "--format", "json").out)
    collected = {each["resource"]: each["ip"] for each in found if "db1" in each["nodes"]}
    assert collected == {
        "Host[web1]": "10.0.0.1",
        "Host[web2]": "10.0.0.1",
        "Host[elsewhere]": "10.9.9.9",
    }
    # What it answers may be something else next time.
    puppetdb[0].exported = []
    assert "1 compiled" in run("fleet", *options(url)).out
    found = json.loads(run("fleet", "query", "Host[elsewhere]", "--format", "json").out)
    assert found == []


def test_what_it_has_stored_is_compared(
    repository: Path, puppetdb: tuple[FakePuppetDB, str]
) -> None:
    fake, url = puppetdb
    run("fleet", *options(url), "--catalogs", "../out")
    for path in sorted((repository.parent / "out").iterdir()):
        catalog = json.loads(path.read_text())
        edges = [
            {
                "source_type": edge["source"].partition("[")[0],
                "source_title": edge["source"].partition("[")[2].removesuffix("]"),
                "target_type": edge["target"].partition("[")[0],
                "target_title": edge["target"].partition("[")[2].removesuffix("]"),
                "relationship": "contains",
            }
            for edge in catalog["edges"]
        ]
        fake.catalogs.append(
            {
                "certname": catalog["name"],
                "environment": "production",
                "resources": {"data": catalog["resources"], "href": "/x"},
                "edges": {"data": edges, "href": "/y"},
            }
        )
    assert run("diff", "puppetdb", "main", *options(url)).status == 0
    write(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    result = run("diff", "puppetdb", *options(url), "--format", "json")
    assert result.status == 2, result.err
    resources = {each["resource"] for each in json.loads(result.out)["groups"]}
    assert resources == {"File[/etc/app.conf]", "Class[App]"}


def test_a_puppetdb_out_of_reach(repository: Path) -> None:
    result = run("fleet", *options("http://127.0.0.1:1"))
    assert result.status == 1
    assert "Traceback" not in result.err
    assert "127.0.0.1" in result.err
