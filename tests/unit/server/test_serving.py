"""Catalogs, files and reports, as agents ask for them."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import socket
import ssl
from contextlib import suppress
from http.client import HTTPException, HTTPResponse, HTTPSConnection
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote, urlencode

import pytest

from mupuppet.server.certificates.authority import Authority
from mupuppet.server.own_certificate import write_pair
from tests.unit.server.serving import Serving, copy_authority, make_site, resource_of
from tests.waiting import HANGING

pytestmark = pytest.mark.slow

ROLE, OWN = "1.3.6.1.4.1.34380.1.1.13", "1.3.6.1.4.1.34380.1.2.7"


def test_a_catalog_is_made_of_facts_and_certificate(serving: Serving) -> None:
    serving.certificate("web1", extensions={ROLE: "frontend"})
    reply = serving.catalog("web1", {"color": "blü + %41"})
    assert reply.status == 200
    assert reply.headers["Content-Type"] == "application/vnd.puppet.rich+json; charset=utf-8"
    assert reply.headers["X-Puppet-Compiler-Name"] == "localhost"
    catalog = reply.data
    assert (catalog["name"], catalog["environment"]) == ("web1", "production")
    assert (catalog["catalog_format"], catalog["code_id"]) == (2, None)
    assert catalog["catalog_uuid"]
    assert isinstance(catalog["version"], int)
    said = resource_of(catalog, "Notify", "I am web1 at localhost")
    assert said["parameters"]["message"] == "frontend blü + %41"


def test_nodes_collect_what_others_export(serving: Serving) -> None:
    serving.catalog("one")
    found = {r["title"] for r in serving.catalog("two").data["resources"]}
    assert {"from one", "from two"} <= found


def test_a_failure_has_puppets_message(serving: Serving) -> None:
    reply = serving.catalog("broken")
    assert reply.status == 500
    place = reply.message.partition("site.pp")[2]
    assert reply.message.startswith(
        "Server Error: Evaluation Error: Error while evaluating a Function Call, on purpose (file: "
    )
    assert place == ", line: 1, column: 17) on node broken"


def test_the_log_names_the_option_that_allows_what_is_refused(
    made_authority: Path, tmp_path: Path
) -> None:
    copy_authority(made_authority, tmp_path / "state")
    site = make_site(tmp_path / "site")
    (tmp_path / "shared").mkdir()
    configuration = site / "environments" / "production" / "environment.conf"
    configuration.write_text(f"modulepath = modules:{tmp_path}/shared\n")
    serving = Serving(site, tmp_path / "state")
    try:
        reply = serving.catalog("web1")
        assert (reply.status, "is refused" in reply.message) == (500, True)
        assert f"--allow-read {tmp_path}/shared" in serving.log.read_text()
    finally:
        assert serving.end() == 0


def test_an_environment_is_chosen_by_the_agent_and_must_exist(serving: Serving) -> None:
    catalog = serving.catalog("web2", environment="testing").data
    assert resource_of(catalog, "Notify", "environment testing")
    form = urlencode({"facts": json.dumps({"values": {}}), "environment": "testing"}).encode()
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    reply = serving.call("POST", "/puppet/v3/catalog/web2", "web2", form, headers)
    assert resource_of(reply.data, "Notify", "environment testing")
    reply = serving.catalog("web2", environment="missing")
    assert (reply.status, reply.message) == (404, "Not Found: Could not find environment 'missing'")
    assert serving.catalog("web2", environment="../testing").status == 404


@pytest.mark.parametrize(
    "body",
    [b"", b"facts=%7B", b"facts=nonsense&facts_format=x", b"\xff\xfe", b"&" * 5000, b"facts=1"],
)
def test_malformed_bodies_are_answered(serving: Serving, body: bytes) -> None:
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    reply = serving.call("POST", "/puppet/v3/catalog/odd", "odd", body, headers)
    assert reply.status == 400
    assert reply.message.startswith("Bad Request")


def test_facts_of_another_node_are_refused(serving: Serving) -> None:
    sent = json.dumps({"name": "web1", "values": {}})
    form = urlencode({"facts_format": "application/json", "facts": quote(sent)}).encode()
    assert "wrong node" in serving.call("POST", "/puppet/v3/catalog/odd", "odd", form).message


def test_an_orchestrator_asks_for_the_catalog_of_a_node(serving: Serving) -> None:
    serving.certificate("admin", administers=True)
    asked: dict[str, Any] = {
        "certname": "v4",
        "persistence": {"facts": False, "catalog": False},
        "facts": {"values": {"color": "red"}},
        "trusted_facts": {"values": {"certname": "v4", "extensions": {"pp_role": "db"}}},
    }
    catalog = serving.call("POST", "/puppet/v4/catalog", "admin", asked).data["catalog"]
    said = resource_of(catalog, "Notify", "I am v4 at localhost")
    assert said["parameters"]["message"] == "db red"
    assert not (serving.state / "facts" / "v4.json").exists()
    assert serving.call("POST", "/puppet/v4/catalog", "admin", {"certname": "x"}).status == 400
    unknown = {"certname": "../facts/v4", "persistence": {"facts": False, "catalog": False}}
    assert serving.call("POST", "/puppet/v4/catalog", "admin", unknown).status == 400


def test_a_node_learns_its_environment(serving: Serving) -> None:
    data = serving.call("GET", "/puppet/v3/node/web1?environment=testing", "web1").data
    assert (data["name"], data["environment"]) == ("web1", "testing")


# --- Files


def files(serving: Serving, address: str, query: str = "") -> Any:
    reply = serving.call("GET", f"/puppet/v3/{address}?environment=production{query}", "files")
    return reply.data if reply.status == 200 else reply.status


def test_metadata_of_a_file(serving: Serving) -> None:
    found = files(serving, "file_metadata/modules/demo/hello.txt", "&checksum_type=sha256")
    digest = hashlib.sha256(b"hello\n").hexdigest()
    assert found["checksum"] == {"type": "sha256", "value": f"{{sha256}}{digest}"}
    assert (found["type"], found["relative_path"], found["mode"]) == ("file", None, 0o644)
    assert found["path"].endswith("/modules/demo/files/hello.txt")


@pytest.mark.parametrize("kind", ["md5", "sha1", "sha224", "sha384", "sha512"])
def test_checksums_of_every_type(serving: Serving, kind: str) -> None:
    found = files(serving, "file_metadata/modules/demo/hello.txt", f"&checksum_type={kind}")
    digest = hashlib.new(kind, b"hello\n").hexdigest()
    assert found["checksum"] == {"type": kind, "value": f"{{{kind}}}{digest}"}


def test_checksums_of_other_types(serving: Serving) -> None:
    address = "file_metadata/modules/demo/binary"
    lite = files(serving, address, "&checksum_type=md5lite")
    digest = hashlib.md5(bytes(range(256))).hexdigest()
    assert lite["checksum"]["value"] == "{md5lite}" + digest
    assert files(serving, address, "&checksum_type=mtime")["checksum"]["value"].endswith("+0000")
    assert files(serving, address, "&checksum_type=none")["checksum"]["value"] == "{none}"
    assert files(serving, address, "&checksum_type=rot13") == 400


def test_directories_are_walked(serving: Serving) -> None:
    query = "&recurse=true&links=manage"
    found = {
        each["relative_path"]: each
        for each in files(serving, "file_metadatas/modules/demo/tree", query)
    }
    assert set(found) == {".", "a", "sub", "sub/b", "link"}
    assert (found["link"]["type"], found["link"]["destination"]) == ("link", "a")
    assert found["sub"]["checksum"]["type"] == "ctime"
    followed = files(serving, "file_metadatas/modules/demo/tree", "&recurse=true&links=follow")
    assert {each["relative_path"]: each["type"] for each in followed}["link"] == "file"


def test_walks_are_limited(serving: Serving) -> None:
    def names(query: str) -> Any:
        found = files(serving, "file_metadatas/modules/demo/tree", query)
        return found if isinstance(found, int) else {each["relative_path"] for each in found}

    assert names("&recurse=false") == {"."}
    assert names("&recurse=true&recurselimit=1") == {".", "a", "sub", "link"}
    assert names("&recurse=true&ignore=sub&ignore=l*") == {".", "a"}
    assert names("&recurse=true&max_files=2") == 400


def test_plugins_of_all_modules_are_merged(serving: Serving) -> None:
    found = files(serving, "file_metadatas/plugins", "&recurse=true&links=follow")
    assert {each["relative_path"] for each in found} == {".", "facter", "facter/demo.rb"}
    facts = files(serving, "file_metadatas/pluginfacts", "&recurse=true&source_permissions=use")
    assert {each["relative_path"]: each["mode"] for each in facts}["ext.txt"] == 0o755
    # An empty mount is a directory, so that agents do not take it for a mistake.
    locales = files(serving, "file_metadatas/locales", "&recurse=true")
    assert [each["relative_path"] for each in locales] == ["."]


def test_contents_are_sent_byte_by_byte(serving: Serving) -> None:
    reply = serving.call("GET", "/puppet/v3/file_content/modules/demo/binary", "files")
    assert reply.content == bytes(range(256))
    assert reply.headers["Content-Type"] == "application/octet-stream"
    plugin = serving.call("GET", "/puppet/v3/file_content/plugins/facter/demo.rb", "files")
    assert plugin.content == b"Facter.add(:demo) {}\n"


@pytest.mark.parametrize(
    "path",
    [
        "modules/demo/escape",
        "modules/demo/../manifests/init.pp",
        "modules/demo/%2e%2e/manifests/init.pp",
        "modules/demo/..%2fmanifests%2finit.pp",
        "modules/demo",
        "modules/demo/tree",
        "modules/demo/missing",
        "modules/missing/hello.txt",
        "modules",
        "unknown/hello.txt",
        "plugins/../manifests/init.pp",
        "modules/demo/%00",
        "%ff",
    ],
)
def test_files_that_are_not_served(serving: Serving, path: str) -> None:
    assert serving.call("GET", f"/puppet/v3/file_content/{path}", "files").status in (400, 404)


def test_a_link_that_leads_out_of_a_module_reveals_nothing_of_its_target(serving: Serving) -> None:
    address = "file_metadata/modules/demo/escape"
    assert files(serving, address, "&links=follow") == 404
    assert files(serving, address, "&links=manage")["checksum"]["value"] is None


# --- Reports, facts, the filebucket


def test_reports_are_kept(serving: Serving) -> None:
    report = {"host": "reporting", "status": "changed", "time": "2026-01-02T03:04:05.678+00:00"}
    for _ in range(2):  # an agent that has got no answer sends it again
        reply = serving.call("PUT", "/puppet/v3/report/reporting", "reporting", report)
        assert (reply.status, reply.content) == (200, b"[]")
    (kept,) = (serving.state / "reports" / "reporting").iterdir()
    assert json.loads(kept.read_bytes()) == report


def test_reports_of_others_and_garbage_are_refused(serving: Serving) -> None:
    other = {"host": "other", "status": "changed"}
    reply = serving.call("PUT", "/puppet/v3/report/reporting", "reporting", other)
    assert (reply.status, "other" in reply.message) == (400, True)
    headers = {"Content-Type": "application/json"}
    address = "/puppet/v3/report/reporting"
    assert serving.call("PUT", address, "reporting", b"{", headers).status == 400
    assert serving.call("PUT", address, "reporting", b"[" * 100_000, headers).status == 400
    headers = {"Content-Type": "application/x-msgpack"}
    assert serving.call("PUT", address, "reporting", b"{", headers).status == 415


def test_facts_are_kept(serving: Serving) -> None:
    sent = {"name": "facts1", "values": {"color": "green"}}
    assert serving.call("PUT", "/puppet/v3/facts/facts1", "facts1", sent).status == 200
    kept = json.loads((serving.state / "facts" / "facts1.json").read_bytes())
    assert kept["values"] == {"color": "green"}


def test_the_filebucket_gives_back_what_it_got(serving: Serving) -> None:
    content = os.urandom(300_000)
    digest = hashlib.sha256(content).hexdigest()
    address = f"/puppet/v3/file_bucket_file/sha256/{digest}//etc/motd"
    assert serving.call("HEAD", address, "bucket").status == 404
    assert serving.call("PUT", address, "bucket", content).status == 200
    assert serving.call("HEAD", address, "bucket").status == 200
    by_digest = f"/puppet/v3/file_bucket_file/sha256/{digest}"
    assert serving.call("GET", by_digest, "bucket").content == content
    assert serving.call("PUT", address, "bucket", b"other").status == 400
    bad = "/puppet/v3/file_bucket_file/sha256/../../x"
    assert serving.call("PUT", bad, "bucket", b"other").status == 400


# --- Clients that do not behave


def test_a_body_that_is_too_large_is_not_read(serving: Serving) -> None:
    headers = {"Content-Type": "application/json", "Content-Length": str(1 << 40)}
    connection = serving.connection("large")
    connection.putrequest("PUT", "/puppet/v3/report/large")
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()


def test_a_small_body_that_unpacks_to_a_large_one_is_not_unpacked(serving: Serving) -> None:
    bomb = gzip.compress(b" " * (200 << 20), 9)
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    reply = serving.call("PUT", "/puppet/v3/report/large", "large", bomb, headers)
    assert reply.status in (400, 413)


def test_a_packed_body_is_unpacked(serving: Serving) -> None:
    report = json.dumps({"host": "packed", "status": "changed"}).encode()
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    address = "/puppet/v3/report/packed"
    assert serving.call("PUT", address, "packed", gzip.compress(report), headers).status == 200


NOT_HTTP = (
    b"PUT / HTTP/1.1\r\nContent-Length: 9",
    b"\0\1\2\3",
    b"GET",
    b"GET / HTTP/9.9",
    b"A" * 200_000,
    b"GET /%zz HTTP/1.1",
)


@pytest.mark.parametrize("sent", NOT_HTTP, ids=range(len(NOT_HTTP)))
def test_what_is_not_http_does_no_harm(serving: Serving, sent: bytes) -> None:
    context = serving.context("garbage")
    with (
        socket.create_connection(("localhost", serving.port)) as plain,
        context.wrap_socket(plain, server_hostname="localhost") as secure,
    ):
        status = 0
        with suppress(OSError, ValueError, HTTPException):  # the server may close the connection
            secure.sendall(sent + b"\r\n\r\n")
            response = HTTPResponse(secure)
            response.begin()
            status = response.status
        assert status == 0 or status >= 400
    assert serving.call("GET", "/status/v1/simple").content == b"running"
    assert "Traceback" not in serving.log.read_text()  # it is no mistake of ours


def test_clients_that_hold_connections_do_not_keep_others_out(serving: Serving) -> None:
    held = [socket.create_connection(("localhost", serving.port)) for _ in range(50)]
    half = serving.connection("slow")
    half.putrequest("PUT", "/puppet/v3/report/slow")
    half.putheader("Content-Length", "1000")
    half.endheaders(b"{")
    assert serving.call("GET", "/status/v1/simple").content == b"running"
    assert serving.catalog("quick").status == 200
    for each in held:
        each.close()
    half.close()


# --- About the server


def test_status_environments_and_metrics(serving: Serving) -> None:
    assert serving.call("GET", "/status/v1/simple/server").content == b"running"
    assert serving.call("GET", "/status/v1/simple/nothing").status == 404
    services = serving.call("GET", "/status/v1/services", "web1").data
    assert services["server"]["state"] == "running"
    found = serving.call("GET", "/puppet/v3/environments", "web1").data["environments"]
    assert set(found) == {"production", "testing"}
    modulepath = found["testing"]["settings"]["modulepath"]
    assert modulepath[0].endswith("environments/testing/modules")
    metrics = serving.call("GET", "/metrics", "web1").content.decode()
    assert 'mupuppet_http_requests_total{handler="environments",status="200"}' in metrics


def test_a_large_catalog_is_packed_if_the_agent_takes_it(serving: Serving) -> None:
    headers = {"Accept-Encoding": "gzip", "Content-Type": "application/x-www-form-urlencoded"}
    body = b"facts_format=application/json&facts=%7B%22values%22%3A%7B%7D%7D"
    reply = serving.call("POST", "/puppet/v3/catalog/packs", "packs", body, headers)
    assert reply.headers["Content-Encoding"] == "gzip"
    assert json.loads(gzip.decompress(reply.content))["name"] == "packs"


# --- Servers with other options


@pytest.fixture
def state(made_authority: Path, tmp_path: Path) -> Path:
    copy_authority(made_authority, tmp_path / "state")
    return tmp_path / "state"


def test_a_classifier_chooses_the_environment(state: Path, tmp_path: Path) -> None:
    classifier = tmp_path / "enc"
    classifier.write_text(
        "#!/bin/sh\necho '{environment: testing, parameters: {color: white}, classes: [demo]}'\n"
    )
    classifier.chmod(0o755)
    external = tmp_path / "external"
    external.write_text('#!/bin/sh\necho \'{"rack": "r1"}\'\n')
    external.chmod(0o755)
    site = make_site(tmp_path / "site")
    (site / "environments/testing/manifests/site.pp").write_text(
        "notify { $trusted['external']['rack']: message => $color }"
    )
    serving = Serving(site, state, "--enc", str(classifier), "--trusted-external", str(external))
    try:
        first = serving.catalog("web1")
        assert (first.data["environment"], first.data["resources"]) == ("testing", [])
        second = serving.catalog("web1", environment="testing").data
        assert resource_of(second, "Notify", "r1")["parameters"]["message"] == "white"
        data = serving.call("GET", "/puppet/v3/node/web1", "web1").data
        assert (data["environment"], data["parameters"]) == ("testing", {"color": "white"})
    finally:
        assert serving.end() == 0


def test_code_is_switched_as_a_whole(state: Path, tmp_path: Path) -> None:
    """Loaded once: a change counts when the server is told, or another version is deployed."""
    site = make_site(tmp_path / "site")
    environments = site / "environments"
    (environments / "production").rename(tmp_path / "v1")
    (environments / "production").symlink_to(tmp_path / "v1")
    deployed = tmp_path / "v1" / ".r10k-deploy.json"
    deployed.write_text(json.dumps({"signature": "aaa1"}))
    serving = Serving(site, state, "--environment-timeout", "unlimited")
    try:
        serving.certificate("admin", administers=True)

        def said(name: str) -> str:
            titles = [str(r["title"]) for r in serving.catalog(name).data["resources"]]
            return next(title for title in titles if title.startswith("environment "))

        manifest = tmp_path / "v1" / "manifests" / "site.pp"
        assert said("web1") == "environment production"
        manifest.write_text("notify { 'environment edited': }")
        assert said("web1") == "environment production"
        address = "/puppet-admin-api/v1/environment-cache"
        assert serving.call("DELETE", address, "admin").status == 204
        assert said("web1") == "environment edited"
        # Static catalogs: contents as they were, by the version of the code.
        manifest.write_text("notify { 'environment deployed': }\ninclude demo")
        deployed.write_text(json.dumps({"signature": "bbb2"}))
        while said("web1") != "environment deployed":
            pass
        catalog = serving.catalog("web1").data
        assert (catalog["code_id"], catalog["version"]) == ("bbb2", "bbb2")
        metadata = catalog["metadata"]["/tmp/demo"]
        assert metadata["content_uri"] == "puppet:///modules/demo/files/hello.txt"
        tree = catalog["recursive_metadata"]["/tmp/tree"]["puppet:///modules/demo/tree"]
        assert {each["relative_path"] for each in tree} == {".", "a", "sub", "sub/b", "link"}
        (tmp_path / "v1/modules/demo/files/hello.txt").write_text("changed since\n")
        address = "/puppet/v3/static_file_content/modules/demo/files/hello.txt"
        query = "?environment=production&code_id=bbb2"
        assert serving.call("GET", address + query, "web1").content == b"hello\n"
        assert serving.call("GET", address + query + "x", "web1").status == 404
    finally:
        assert serving.end() == 0


def test_without_an_authority_the_files_of_one_are_enough(
    made_authority: Path, tmp_path: Path
) -> None:
    first = tmp_path / "first"
    copy_authority(made_authority, first)
    authority = Authority(str(first / "ca"))
    made = authority.generate("localhost", alternatives=["localhost"], elliptic=True)
    write_pair(str(first / "ssl"), "localhost", made)
    options = [
        *("--external-ca", str(first / "ca" / "ca_crt.pem")),
        *("--external-crl", str(first / "ca" / "ca_crl.pem")),
    ]
    serving = Serving(make_site(tmp_path / "site"), first, *options)
    try:
        assert serving.catalog("web1").status == 200
        reply = serving.call("GET", "/puppet-ca/v1/certificate/web1")
        assert (reply.status, "issues no certificates" in reply.message) == (404, True)
        assert serving.call("GET", "/puppet-ca/v1/certificate/ca").status == 200
        authority.revoke(["web1"])
        assert serving.catalog("web1").status == 403
    finally:
        assert serving.end() == 0


def test_an_authority_that_is_added_counts_at_once(made_authority: Path, tmp_path: Path) -> None:
    """Without a restart, although nobody who is known has connected since."""
    first, second = tmp_path / "first", tmp_path / "second"
    copy_authority(made_authority, first)
    Authority.create(str(second / "ca"), "second", bits=2048)
    bundle = tmp_path / "bundle.pem"
    bundle.write_bytes((first / "ca" / "ca_crt.pem").read_bytes())
    ssl_directory = tmp_path / "state" / "ssl"
    made = Authority(str(first / "ca")).generate("localhost", alternatives=["localhost"])
    write_pair(str(ssl_directory), "localhost", made)
    write_pair(str(tmp_path), "new", Authority(str(second / "ca")).generate("new", elliptic=True))
    options = ("--external-ca", str(bundle), "--external-crl", str(first / "ca" / "ca_crl.pem"))
    serving = Serving(make_site(tmp_path / "site"), tmp_path / "state", *options)

    def status() -> int:
        context = ssl.create_default_context(cafile=str(first / "ca" / "ca_crt.pem"))
        context.load_cert_chain(tmp_path / "certs/new.pem", tmp_path / "private_keys/new.pem")
        connection = HTTPSConnection("localhost", serving.port, context=context)
        try:
            connection.request("GET", "/puppet/v3/node/new")
            return connection.getresponse().status
        except (ssl.SSLError, ConnectionError):
            return 0
        finally:
            connection.close()

    try:
        assert status() == 0
        with open(bundle, "ab") as file:
            file.write((second / "ca" / "ca_crt.pem").read_bytes())
        until = monotonic() + HANGING
        while (found := status()) == 0:
            assert monotonic() < until
        assert found == 200
    finally:
        assert serving.end() == 0


def test_other_directories_are_served_for_those_who_may(
    made_authority: Path, tmp_path: Path
) -> None:
    copy_authority(made_authority, tmp_path / "state")
    site = make_site(tmp_path / "site")
    for path in ("extra/a", "own/web1/b", "own/web2/b"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(path)
    module = site / "environments" / "production" / "modules" / "demo"
    (module / "locales" / "ja").mkdir(parents=True)
    (module / "locales" / "ja" / "demo.po").write_text("msgid\n")
    configuration = tmp_path / "fileserver.conf"
    configuration.write_text(
        f"[extra]\n  path {tmp_path}/extra\n  allow *\n# each has its own\n"
        f"[own]\n  path {tmp_path}/own/%H\n"
    )
    serving = Serving(site, tmp_path / "state", "--fileserver-config", str(configuration))
    try:
        for address, expected in {
            "extra/a": b"extra/a",
            "own/b": b"own/web1/b",
            "locales/ja/demo.po": b"msgid\n",
            "extra/../state/ca/ca_key.pem": None,
            "nothing/a": None,
        }.items():
            reply = serving.call("GET", f"/puppet/v3/file_content/{address}", "web1")
            if expected is None:
                assert reply.status in (400, 404)
            else:
                assert (reply.status, reply.content) == (200, expected)
        found = serving.call("GET", "/puppet/v3/file_metadatas/extra?recurse=true", "web1").data
        assert {each["relative_path"] for each in found} == {".", "a"}
    finally:
        assert serving.end() == 0


def test_a_site_has_its_own_names_of_extensions(made_authority: Path, tmp_path: Path) -> None:
    copy_authority(made_authority, tmp_path / "state")
    site = make_site(tmp_path / "site")
    manifest = site / "environments" / "production" / "manifests" / "site.pp"
    manifest.write_text("$trusted['extensions'].each |$name, $value| { notify { $name: } }\n")
    mapping = tmp_path / "custom_trusted_oid_mapping.yaml"
    mapping.write_text(f"oid_mapping:\n  {OWN}:\n    shortname: rack\n    longname: Rack\n")
    serving = Serving(site, tmp_path / "state", "--trusted-oid-mapping", str(mapping))
    try:
        serving.certificate("web1", extensions={OWN: "r1", ROLE: "web"})
        found = {each["title"] for each in serving.catalog("web1").data["resources"]}
        assert {"rack", "pp_role"} <= found
    finally:
        assert serving.end() == 0


def test_a_fresh_start_prints_the_command_for_an_agent(state: Path, tmp_path: Path) -> None:
    serving = Serving(make_site(tmp_path / "site"), state)
    assert serving.process.stdout is not None
    lines = [serving.process.stdout.readline().decode() for _ in range(3)]
    assert lines[1].strip() == (
        f"agents: puppet agent --test --server localhost --serverport {serving.port}"
    )
    assert "mupuppet ca sign NAME" in lines[2]
    assert serving.end() == 0


@pytest.mark.parametrize("timeout", ["0", "unlimited"])
def test_config_version_names_catalogs_if_it_is_allowed(
    made_authority: Path, tmp_path: Path, timeout: str
) -> None:
    copy_authority(made_authority, tmp_path / "state")
    site = make_site(tmp_path / "site")
    environment = site / "environments" / "production"
    (environment / ".r10k-deploy.json").write_text('{"signature": "abc"}')
    (environment / "environment.conf").write_text(
        "config_version = scripts/version.sh of $environment\nstatic_catalogs = false\n"
    )
    program = environment / "scripts" / "version.sh"
    program.parent.mkdir()
    counter = tmp_path / "counter"
    program.write_text(f'#!/bin/sh\necho x >> {counter}\necho "  $* $(wc -l < {counter}) "\n')
    program.chmod(0o755)
    expected = {"0": ["of production 1", "of production 2"], "unlimited": ["of production 1"] * 2}
    options = ("--environment-timeout", timeout)
    serving = Serving(site, tmp_path / "state", *options, f"--allow-generate={program}")
    try:
        catalogs = [serving.catalog("web1").data for _ in range(2)]
        assert [each["version"] for each in catalogs] == expected[timeout]
        assert [each["code_id"] for each in catalogs] == [None, None]  # they are not static
        other = serving.catalog("web1", environment="testing").data
        assert isinstance(other["version"], int)
        program.write_text("#!/bin/sh\necho no; exit 3\n")
        if timeout == "0":
            message = serving.catalog("web1").message
            assert "config_version command `" in message
            assert "returned 3: no" in message
    finally:
        assert serving.end() == 0
    serving = Serving(site, tmp_path / "state", *options)
    try:
        assert serving.catalog("web1").data["version"] == "abc"
        assert "config_version is refused: it would run" in serving.log.read_text()
    finally:
        assert serving.end() == 0
