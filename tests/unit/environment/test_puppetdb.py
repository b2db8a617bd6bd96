"""Collecting from a PuppetDB: what it is asked, what becomes of its answers and failures."""

from __future__ import annotations

import json
import ssl
from collections.abc import Iterator
from datetime import UTC
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest

from mupuppet import Compilation, compile
from mupuppet.basics.records import Record, field
from mupuppet.environment.environment import Environment
from mupuppet.environment.exports import ExportsError
from mupuppet.environment.puppetdb import Certificates, PuppetDB
from tests.requirements import NO_CRYPTOGRAPHY

pytestmark = pytest.mark.slow

RESOURCE = {
    "certname": "web1.example.com",
    "type": "File",
    "title": "/etc/web1",
    "parameters": {"mode": "0644", "tag": "web"},
    "tags": ["file", "web"],
    "exported": True,
    "resource": "2f0c",
    "file": "/site.pp",
    "line": 1,
    "environment": "production",
}


class FakePuppetDB(Record, frozen=False):
    """A server that gives one answer, and keeps what it was asked."""

    status: int = 200
    content: bytes = b"[]"
    queries: list[Any] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    url: str = ""

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        parts = urlsplit(handler.path)
        self.paths.append(parts.path)
        self.queries.append(json.loads(parse_qs(parts.query)["query"][0]))
        handler.send_response(self.status)
        handler.send_header("Content-Length", str(len(self.content)))
        handler.end_headers()
        handler.wfile.write(self.content)


def serve(fake: FakePuppetDB, context: ssl.SSLContext | None = None) -> HTTPServer:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            fake.answer(self)

        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["Content-Length"]))
            self.path += "?query=" + quote(json.dumps(json.loads(content)["query"]))
            fake.answer(self)

        def log_message(self, format: str, *args: Any) -> None:
            """Requests are not logged."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    scheme = "http" if context is None else "https"
    fake.url = f"{scheme}://127.0.0.1:{server.server_address[1]}"
    Thread(target=server.serve_forever, daemon=True).start()
    return server


@pytest.fixture
def fake() -> Iterator[FakePuppetDB]:
    made = FakePuppetDB()
    server = serve(made)
    yield made
    server.shutdown()
    server.server_close()


def compiled(code: str, fake: FakePuppetDB) -> Compilation:
    return compile(Environment.from_code(code), node="me.example.com", exports=PuppetDB(fake.url))


def test_the_query_is_the_one_of_puppets_terminus(fake: FakePuppetDB) -> None:
    result = compiled("File <<| tag == 'Web' and (mode == '0644' or title != '/x') |>>", fake)
    assert result.ok
    assert fake.paths == ["/pdb/query/v4/resources"]
    assert fake.queries == [
        [
            "and",
            ["=", "type", "File"],
            ["=", "exported", True],
            ["not", ["=", "certname", "me.example.com"]],
            [
                "and",
                ["=", "tag", "web"],
                ["or", ["=", ["parameter", "mode"], "0644"], ["not", ["=", "title", "/x"]]],
            ],
        ]
    ]


def test_without_a_query_all_of_the_type_are_asked_for(fake: FakePuppetDB) -> None:
    assert compiled("File <<| |>>", fake).ok
    assert len(fake.queries) == 1
    assert len(fake.queries[0]) == 4


def test_resources_of_the_answer_are_in_the_catalog(fake: FakePuppetDB) -> None:
    fake.content = json.dumps([RESOURCE]).encode()
    catalog = compiled("File <<| |>>", fake).catalog
    assert catalog is not None
    found = {each.ref: each for each in catalog.resources}["File[/etc/web1]"]
    assert found.parameters == {"mode": "0644", "tag": "web"}
    assert not found.exported
    assert {"web", "file"} <= set(found.tags)


def test_two_nodes_that_export_one_title_are_named(fake: FakePuppetDB) -> None:
    fake.content = json.dumps([RESOURCE, {**RESOURCE, "certname": "web2.example.com"}]).encode()
    error = compiled("File <<| |>>", fake).error
    assert error is not None
    assert "File[/etc/web1]" in error.message
    assert any("web1.example.com" in note and "web2.example.com" in note for note in error.notes)


@pytest.mark.parametrize(
    ("status", "content", "message"),
    [
        (500, b"<html>\nbroken\n</html>", "[500 Internal Server Error] <html> broken </html>"),
        (404, b"", "[404 Not Found]"),
        (200, b"no json", "the response is not JSON"),
        (200, b'{"error": 1}', "the response is not a list of resources"),
        (200, b"[1]", "something that is not a resource"),
        (200, b'[{"type": "File"}]', "something that is not a resource"),
    ],
)
def test_failures_are_reported_at_the_collector(
    fake: FakePuppetDB, status: int, content: bytes, message: str
) -> None:
    fake.status, fake.content = status, content
    error = compiled("\n  File <<| |>>", fake).error
    assert error is not None
    assert error.message.startswith("Could not retrieve resources from the PuppetDB at 127.0.0.1:")
    assert message in error.message
    assert error.position.line == 2


def test_queries_of_code_are_passed_on(fake: FakePuppetDB) -> None:
    fake.content = b'[{"certname": "a"}]'
    code = """
      notify { puppetdb_query('nodes { }')[0]['certname']: }
      puppetdb_query(['from', 'nodes', ['=', 'certname', 'a']])
      notify { "${settings::storeconfigs} ${settings::storeconfigs_backend}": }
    """
    result = compiled(code, fake)
    assert result.catalog is not None, result.error
    found = [each.title for each in result.catalog.of_type("notify")]
    assert found == ["a", "true puppetdb"]
    assert fake.queries == ["nodes { }", ["from", "nodes", ["=", "certname", "a"]]]
    assert fake.paths == ["/pdb/query/v4"] * 2


@pytest.mark.parametrize(("status", "content"), [(500, b"no"), (200, b"{}"), (200, b"x")])
def test_a_query_that_fails(fake: FakePuppetDB, status: int, content: bytes) -> None:
    fake.status, fake.content = status, content
    error = compiled("notice(1)\npuppetdb_query('nodes { }')", fake).error
    assert error is not None
    assert (error.id, error.position.line) == ("exports-unavailable", 2)
    assert "Could not query the PuppetDB at 127.0.0.1" in error.message


def test_no_answer() -> None:
    with pytest.raises(ExportsError, match="Could not retrieve resources"):
        PuppetDB("http://127.0.0.1:1").search("File", "a", None)


@pytest.mark.parametrize("url", ["puppetdb:8081", "ftp://x", "https://", "/x"])
def test_an_address_must_be_one(url: str) -> None:
    with pytest.raises(ExportsError, match="not a URL of PuppetDB"):
        PuppetDB(url)


def test_certificates_that_are_missing(tmp_path: Path) -> None:
    for certificates in (
        Certificates(authority=str(tmp_path / "nowhere")),
        Certificates(certificate=str(tmp_path / "nowhere")),
    ):
        with pytest.raises(ExportsError, match="certificates"):
            PuppetDB("https://x", certificates)


# --- TLS


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A certificate and its key, signed by itself, in one file."""
    pytest.importorskip("cryptography", reason=NO_CRYPTOGRAPHY)
    from datetime import datetime, timedelta
    from ipaddress import ip_address

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "puppetdb")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return str(path)


def test_both_sides_show_their_certificates(certificate: str) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    context.load_verify_locations(certificate)
    context.verify_mode = ssl.CERT_REQUIRED
    fake = FakePuppetDB(content=json.dumps([RESOURCE]).encode())
    server = serve(fake, context)
    try:
        known = PuppetDB(fake.url, Certificates(certificate, certificate, certificate))
        assert [each.title for each in known.search("File", "a", None)] == ["/etc/web1"]
        with pytest.raises(ExportsError, match=r"(?i)certificate"):
            PuppetDB(fake.url).search("File", "a", None)
    finally:
        server.shutdown()
        server.server_close()
