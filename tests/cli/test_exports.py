"""Exported resources, as users of `mupuppet compile` and `mupuppet exports` meet them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.cli.command import mupuppet
from tests.cli.test_compile_nodes import compiled, failed, titles

SITE = """\
node default {
  @@file { "/etc/${trusted['certname']}": tag => 'shared' }
  File <<| tag == 'shared' |>>
}
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A code directory with two environments, whose nodes export to each other."""
    for name in ("production", "test"):
        manifests = tmp_path / "code" / "environments" / name / "manifests"
        manifests.mkdir(parents=True)
        (manifests / "site.pp").write_text(SITE)
    return tmp_path / "code"


def files(*arguments: str | Path) -> list[str]:
    """The files in the catalog of a compilation."""
    return sorted(titles(compiled(*arguments), "File"))


# --- Where they are kept


def test_an_environment_keeps_what_its_nodes_export(code: Path) -> None:
    assert files(code, "--node", "a") == ["/etc/a"]
    assert files(code, "--node", "b") == ["/etc/a", "/etc/b"]
    assert files(code, "--node", "c", "--environment", "test") == ["/etc/c"]
    same = code / "environments" / "production"
    assert files(same, "--node", "a") == ["/etc/a", "/etc/b"]


def test_nodes_export_to_each_other_through_a_file(code: Path, tmp_path: Path) -> None:
    store = tmp_path / "exports.sqlite"
    assert files(code, "--node", "a", "--exports", store) == ["/etc/a"]
    assert files(code, "--node", "b", "--exports", store) == ["/etc/a", "/etc/b"]
    assert files(code, "--node", "a", "--exports", store) == ["/etc/a", "/etc/b"]
    assert files(code, "--node", "c") == ["/etc/c"]


@pytest.mark.parametrize("option", [["--exports", "none"], ["--no-storeconfigs"]])
def test_without_a_store_nothing_is_exported(code: Path, option: list[str]) -> None:
    done = mupuppet("compile", code, "--node", "a", "--format", "json", *option)
    assert titles(json.loads(done.out), "File") == []
    assert done.err.count("without storeconfigs") == 2
    assert files(code, "--node", "b") == ["/etc/b"]


def test_a_single_manifest_keeps_nothing_unless_it_is_asked_to(tmp_path: Path) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text(SITE)
    assert files(manifest, "--node", "a") == []
    assert files(manifest, "--node", "a", "--storeconfigs") == ["/etc/a"]
    assert files(manifest, "--node", "b", "--storeconfigs") == ["/etc/a", "/etc/b"]


def test_what_is_shared_in_memory_is_gone_afterwards(code: Path, tmp_path: Path) -> None:
    arguments = ("--nodes", "a,b", "--exports", "memory", "--output", tmp_path / "out")
    assert mupuppet("compile", code, *arguments).status == 0
    for node in ("a", "b"):
        catalog = json.loads((tmp_path / "out" / f"{node}.json").read_text())
        assert sorted(titles(catalog, "File")) == ["/etc/a", "/etc/b"]
    assert files(code, "--node", "c") == ["/etc/c"]


def test_a_failed_compilation_exports_nothing(code: Path) -> None:
    site = code / "environments" / "production" / "manifests" / "site.pp"
    site.write_text(SITE + "fail('no')\n")
    failed(code, "--node", "a")
    site.write_text(SITE)
    assert files(code, "--node", "b") == ["/etc/b"]


def test_explanations_read_and_do_not_export(code: Path) -> None:
    files(code, "--node", "a")
    done = mupuppet("why", code, "File[/etc/a]", "--node", "b")
    assert (done.status, done.err) == (0, "")
    assert files(code, "--node", "c") == ["/etc/a", "/etc/c"]


def test_a_store_that_cannot_be_used(code: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"no database at all" * 100)
    assert "cannot be used" in failed(code, "--node", "a", "--exports", broken)


def test_a_catalog_is_made_where_nothing_can_be_stored(code: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    nowhere = {"XDG_STATE_HOME": str(tmp_path / "file")}
    done = mupuppet("compile", code, "--node", "a", environment=nowhere)
    assert done.status == 0
    assert "File[/etc/a]" in done.out
    assert done.err.startswith("warning[exports-unavailable]: ")
    asked = mupuppet("compile", code, "--node", "a", "--storeconfigs", environment=nowhere)
    assert (asked.status, asked.out) == (1, "")


def test_nodes_of_a_fleet_use_the_stores_of_their_environments(code: Path, tmp_path: Path) -> None:
    classifier = tmp_path / "nodes"
    classifier.mkdir()
    for node in ("a", "b", "c"):
        environment = "test" if node == "c" else "production"
        (classifier / f"{node}.yaml").write_text(f"environment: {environment}\n")
    arguments = ("--classification", classifier, "--nodes", "a,b,c", "--jobs", "2")
    done = mupuppet("compile", code, *arguments, "--output", tmp_path / "out")
    assert (done.status, done.err) == (0, "")
    found = {
        node: sorted(titles(json.loads((tmp_path / "out" / f"{node}.json").read_text()), "File"))
        for node in ("a", "b", "c")
    }
    assert found == {"a": ["/etc/a", "/etc/b"], "b": ["/etc/a", "/etc/b"], "c": ["/etc/c"]}


# --- The verb


def test_what_is_exported_can_be_listed_and_forgotten(code: Path) -> None:
    for node in ("a", "b"):
        compiled(code, "--node", node)
    listed = mupuppet("exports", "list", code)
    lines = listed.out.splitlines()
    assert lines[:4] == [
        "a",
        "  File[/etc/a]  (tag shared)",
        "b",
        "  File[/etc/b]  (tag shared)",
    ]
    assert lines[4].startswith("store: ")
    forgotten = mupuppet("exports", "forget", "a", code)
    assert (forgotten.status, forgotten.out) == (0, "a: 1 resource forgotten\n")
    assert "File[/etc/a]" not in mupuppet("exports", "list", code).out
    assert files(code, "--node", "c") == ["/etc/b", "/etc/c"]


def test_the_list_as_data_and_of_one_node(code: Path) -> None:
    for node in ("a", "b"):
        compiled(code, "--node", node)
    data = json.loads(mupuppet("exports", "list", "b", code, "--format", "json").out)
    assert [each["certname"] for each in data["resources"]] == ["b"]
    assert Path(data["store"]).exists()


def test_forgetting_all(code: Path) -> None:
    compiled(code, "--node", "a")
    assert mupuppet("exports", "forget", "--all", code).status == 0
    assert mupuppet("exports", "list", code).out.startswith("nothing is exported\n")


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["forget"], 2, "name a node"),
        (["list", "--all"], 2, "--all is for `forget`"),
        (["list", "./nowhere"], 2, "there is no directory `./nowhere`"),
        (["list", ".", ".."], 2, "one directory at a time"),
        (["forget", "z"], 1, "z exports nothing"),
        (["list", "z"], 1, "z exports nothing"),
        (["list", "--exports", "nowhere.sqlite"], 1, "there is no file nowhere.sqlite"),
    ],
)
def test_wrong_usage_of_the_verb(
    tmp_path: Path, arguments: list[str], status: int, message: str
) -> None:
    done = mupuppet("exports", *arguments, directory=tmp_path)
    assert done.status == status
    assert message in done.err


def test_two_nodes_with_one_title_and_what_to_do(code: Path) -> None:
    site = code / "environments" / "production" / "manifests" / "site.pp"
    site.write_text("@@file { '/etc/x': } File <<| |>>\n")
    compiled(code, "--node", "a")
    message = failed(code, "--node", "b")
    assert "it is exported by a, and declared by this node" in message
    assert "mupuppet exports forget" in message


# --- Telling a PuppetDB


class FakePuppetDB:
    """A server that takes commands, and knows of no exported resource."""

    def __init__(self) -> None:
        self.commands: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.status = 200
        fake = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._answer(b"[]", 200)

            def do_POST(self) -> None:
                parts = urlsplit(self.path)
                assert parts.path == "/pdb/cmd/v1"
                about = {name: values[0] for name, values in parse_qs(parts.query).items()}
                content = self.rfile.read(int(self.headers["Content-Length"]))
                fake.commands.append((about, json.loads(content)))
                self._answer(b'{"uuid": "d8a9"}', fake.status)

            def _answer(self, content: bytes, status: int) -> None:
                self.send_response(status)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: Any) -> None:
                """Requests are not logged."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"


@pytest.fixture
def puppetdb() -> Iterator[FakePuppetDB]:
    fake = FakePuppetDB()
    Thread(target=fake.server.serve_forever, daemon=True).start()
    yield fake
    fake.server.shutdown()
    fake.server.server_close()


TOLD = """\
file { 'conf': path => '/etc/conf', content => Sensitive('secret'), alias => 'c' }
file { '/etc/conf/x': require => File['/etc/conf'] } ~> service { 'x': }
@@host { 'me': ip => '10.0.0.1' }
@notify { 'unseen': }
"""


def test_facts_and_catalog_are_submitted_to_puppetdb(
    puppetdb: FakePuppetDB, tmp_path: Path
) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text(TOLD)
    arguments = ["--node", "a", "--puppetdb", puppetdb.url, "--puppetdb-submit"]
    compiled(manifest, *arguments)
    (about_facts, facts), (about_catalog, catalog) = puppetdb.commands
    assert (about_facts["command"], about_facts["version"]) == ("replace_facts", "5")
    assert (about_catalog["command"], about_catalog["version"]) == ("replace_catalog", "9")
    for about, payload in puppetdb.commands:
        assert about["certname"] == payload["certname"] == "a"
        assert about["producer-timestamp"] == payload["producer_timestamp"]
        assert payload["environment"] == "production"
    assert facts["values"]["os"]["family"] == "Debian"
    assert facts["values"]["trusted"]["certname"] == "a"
    assert set(catalog) == {
        "certname", "version", "environment", "transaction_uuid", "catalog_uuid", "code_id",
        "job_id", "producer_timestamp", "producer", "resources", "edges",
    }  # fmt: skip


def test_the_catalog_that_puppetdb_gets(puppetdb: FakePuppetDB, tmp_path: Path) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text(TOLD)
    compiled(manifest, "--node", "a", "--puppetdb", puppetdb.url, "--puppetdb-submit")
    catalog = puppetdb.commands[1][1]
    resources = {f"{each['type']}[{each['title']}]": each for each in catalog["resources"]}
    assert "Notify[unseen]" not in resources
    assert resources["Host[me]"]["exported"] is True
    assert resources["File[conf]"]["parameters"] == {
        "path": "/etc/conf",
        "alias": ["/etc/conf", "c"],
    }
    assert "aliases" not in resources["File[conf]"]  # PuppetDB fails to replace what has it
    edges = {
        (each["source"]["title"], each["relationship"], each["target"]["title"])
        for each in catalog["edges"]
    }
    assert ("conf", "required-by", "/etc/conf/x") in edges
    assert ("/etc/conf/x", "notifies", "x") in edges
    assert ("main", "contains", "conf") in edges
    assert not any("me" in edge for edge in edges)


def test_all_nodes_are_submitted_to_puppetdb(puppetdb: FakePuppetDB, code: Path) -> None:
    arguments = ["--nodes", "a,b", "--puppetdb", puppetdb.url, "--puppetdb-submit"]
    done = mupuppet("compile", code, *arguments)
    assert (done.status, done.err) == (0, "")
    message = [(about["certname"], about["command"]) for about, _ in puppetdb.commands]
    assert message == [
        ("a", "replace_facts"),
        ("a", "replace_catalog"),
        ("b", "replace_facts"),
        ("b", "replace_catalog"),
    ]


def test_nothing_is_sent_unless_it_is_asked_for(puppetdb: FakePuppetDB, code: Path) -> None:
    compiled(code, "--node", "a", "--puppetdb", puppetdb.url)
    assert puppetdb.commands == []
    done = mupuppet("compile", code, "--puppetdb-submit")
    assert done.status == 2
    assert "--puppetdb-submit needs --puppetdb" in done.err


def test_nothing_is_sent_of_a_failed_compilation(puppetdb: FakePuppetDB, tmp_path: Path) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text("fail('no')")
    failed(manifest, "--puppetdb", puppetdb.url, "--puppetdb-submit")
    assert puppetdb.commands == []


def test_a_puppetdb_that_refuses(puppetdb: FakePuppetDB, code: Path) -> None:
    puppetdb.status = 503
    message = failed(code, "--node", "a", "--puppetdb", puppetdb.url, "--puppetdb-submit")
    assert "Could not submit the command replace_facts to the PuppetDB at 127.0.0.1:" in message
    assert "[503 Service Unavailable]" in message


def test_removed_nodes_are_reported_when_all_are_compiled(code: Path) -> None:
    site = code / "environments" / "production" / "manifests" / "site.pp"
    site.write_text(SITE.replace("default", "'a', 'b'"))
    assert mupuppet("compile", code, "--all-nodes").err == ""
    site.write_text(SITE.replace("default", "'a'"))
    done = mupuppet("compile", code, "--all-nodes")
    assert (done.status, done.out.split()[0]) == (0, "a")
    assert "still exporting: b " in done.err
    mupuppet("exports", "forget", "b", code)
    assert mupuppet("compile", code, "--all-nodes").err == ""


# --- Queries

QUERYING = """\
node default {
  $nodes = puppetdb_query('nodes[certname] { resources { type = "Notify" and title = "hello" } }')
  notify { 'hello': message => $nodes.map |$row| { $row['certname'] }.join(' ') }
}
"""


def hello(*arguments: str | Path) -> str:
    (message,) = [
        each["parameters"]["message"]
        for each in compiled(*arguments)["resources"]
        if each["type"] == "Notify"
    ]
    return str(message)


def test_queries_are_answered_by_a_store_that_is_asked_for(tmp_path: Path) -> None:
    site = tmp_path / "site.pp"
    site.write_text(QUERYING)
    store = tmp_path / "store.sqlite"
    assert hello(site, "--node", "a", "--exports", store) == ""
    assert hello(site, "--node", "b", "--exports", store) == "a"
    assert hello(site, "--node", "b", "--exports", store) == "a b"
    assert hello(site, "--node", "c", "--storeconfigs") == ""
    assert hello(site, "--node", "c", "--storeconfigs") == "c"
    refused = mupuppet("compile", site, "--node", "a")
    assert refused.status == 1
    assert "--storeconfigs" in refused.err


@pytest.mark.parametrize("where", ["memory", "store.sqlite"])
def test_all_nodes_of_a_run_know_each_other(tmp_path: Path, where: str) -> None:
    site = tmp_path / "site.pp"
    site.write_text(QUERYING)
    store = where if where == "memory" else tmp_path / where
    output = tmp_path / "catalogs"
    arguments = (site, "--nodes", "a,b,c", "--exports", store, "--output", output, "--jobs", "2")
    ran = mupuppet("compile", *arguments)
    assert ran.status == 0, ran.err
    for node in ("a", "b", "c"):
        resources = json.loads((output / f"{node}.json").read_text())["resources"]
        (found,) = [each for each in resources if each["type"] == "Notify"]
        assert found["parameters"]["message"] == "a b c"
