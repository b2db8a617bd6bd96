"""What agents, and clients that are none, can do to `mupuppet serve`.

Who may ask for what is in `tests/unit/server/test_access.py`.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from urllib.parse import quote, urlencode

import pytest
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding

from mupuppet.server import http
from mupuppet.server.certificates.authority import Authority
from mupuppet.server.certificates.making import common_name
from mupuppet.server.certificates.requests import RequestRefused, read_request
from mupuppet.server.durable_files import is_safe_name
from mupuppet.server.http import HttpError, body_parts
from mupuppet.server.running import write_log
from mupuppet.server.workers import WaitingRequests
from tests.unit.server.serving import Reply, Serving, copy_authority, make_site

pytestmark = pytest.mark.slow

_MANIFEST = r"""
node 'loud' {
  fail("\u{1b}]0;title\u{7}\nERROR not a line of its own")
}
node default { notify { "color ${facts['color']}": } }
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("attacked")


@pytest.fixture(scope="module")
def serving(place: Path) -> Iterator[Serving]:
    """A server with mounts, links in circles, links that lead out, and other people's files."""
    Authority.create(str(place / "authority"), "puppet", bits=2048)
    copy_authority(place / "authority", place / "state")
    production = make_site(place / "site") / "environments" / "production"
    (production / "manifests" / "site.pp").write_text(_MANIFEST)
    files = production / "modules" / "demo" / "files"
    (files / "circles" / "inner").mkdir(parents=True)
    for link, target in {"a": ".", "b": ".", "inner/up": "..", "inner/c": "../inner"}.items():
        (files / "circles" / link).symlink_to(target)
    for name in ("secret/key", "extra/file", "own/example.com/theirs", "own/example.org/theirs"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(name)
    (place / "extra" / "out").symlink_to(place / "secret")
    (files / "out").symlink_to(place / "secret")
    configuration = place / "fileserver.conf"
    configuration.write_text(f"[extra]\npath {place}/extra\n[own]\npath {place}/own/%d\n")
    made = Serving(
        place / "site", place / "state",
        "--autosign", "all", "--fileserver-config", str(configuration),
    )  # fmt: skip
    yield made
    assert made.end() == 0
    log = made.log.read_text()
    assert "Traceback" not in log
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", log)


def asked(serving: Serving, address: str, node: str) -> Reply:
    return serving.call("GET", f"/puppet/v3/{address}", node)


# --- Files


@pytest.mark.parametrize("node", ["nodomain", "web.", "web..", "web...", "web.example.net", "%d.x"])
@pytest.mark.parametrize(
    "path", ["", "/theirs", "/example.com/theirs", "/secret/key", "/../secret/key"]
)
def test_a_name_does_not_lead_to_the_files_of_other_domains(
    serving: Serving, node: str, path: str
) -> None:
    for call in ("file_metadata", "file_metadatas", "file_content"):
        assert asked(serving, f"{call}/own{path}?recurse=true", node).status in (400, 404)


def test_a_node_has_the_files_of_its_domain(serving: Serving) -> None:
    found = asked(serving, "file_content/own/theirs", "web.example.com")
    assert found.content == b"own/example.com/theirs"


@pytest.mark.parametrize("mount", ["extra", "modules/demo"])
@pytest.mark.parametrize("links", ["manage", "follow"])
def test_nothing_is_told_of_what_a_link_leads_to(serving: Serving, mount: str, links: str) -> None:
    query = f"links={links}&recurse=true"
    for call in ("file_metadata", "file_metadatas", "file_content"):
        assert asked(serving, f"{call}/{mount}/out/key?{query}", "web").status == 404
    for path in ("/out", ""):
        reply = asked(serving, f"file_metadatas/{mount}{path}?{query}", "web")
        listed = reply.data if reply.status == 200 else []
        assert not [each for each in listed if each["relative_path"] in ("key", "out/key")]


def test_links_are_followed_but_not_in_circles(serving: Serving) -> None:
    address = "file_metadatas/modules/demo/circles?links=follow&recurse=true"
    found = {each["relative_path"] for each in asked(serving, address, "web").data}
    assert found == {".", "a", "b", "inner", "inner/up", "inner/c"}


def test_patterns_of_names_take_no_time(serving: Serving) -> None:
    pattern = quote("*a" * 5000 + "b")
    address = f"file_metadatas/modules/demo/tree?recurse=true&ignore={pattern}&ignore=sub"
    found = {each["relative_path"] for each in asked(serving, address, "web").data}
    assert found == {".", "a", "link"}


@pytest.mark.parametrize("code_id", ["..", ".", ""])
def test_a_version_is_no_way_up(serving: Serving, place: Path, code_id: str) -> None:
    content = place / "state" / "static" / "contents" / "ab" / "abc"
    content.parent.mkdir(parents=True, exist_ok=True)
    content.write_text("of another environment")
    address = f"static_file_content/contents/ab/abc?environment=production&code_id={code_id}"
    assert asked(serving, address, "web").status == 404


# --- Facts and reports


NOT_JSON = (
    b'"\\ud800"', b'"\xed\xa0\x80"', b"NaN", b"-Infinity", b"1e999", b"9" * 5000, b"[" * 50_000,
    b"\xff",
)  # fmt: skip


@pytest.mark.parametrize("value", NOT_JSON, ids=range(len(NOT_JSON)))
def test_values_that_are_no_json(serving: Serving, value: bytes) -> None:
    """They would continue into catalogs, those of nodes that collect what this one exports, too."""
    facts = b'{"name": "odd", "values": {"color": ' + value + b"}}"
    report = b'{"host": "odd", "time": ' + value + b"}"
    headers = {"Content-Type": "application/json"}
    for kind, body in (("facts", facts), ("report", report)):
        reply = serving.call("PUT", f"/puppet/v3/{kind}/odd", "odd", body, headers)
        assert (reply.status, "JSON" in reply.message) == (400, True)
    form = urlencode({"facts_format": "application/json", "facts": quote(facts)}).encode()
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    reply = serving.call("POST", "/puppet/v3/catalog/odd", "odd", form, headers)
    # In a form, what is no UTF-8 is replaced.
    assert reply.status == (200 if b"\xed" in value else 400)


def test_whole_characters_are_facts(serving: Serving) -> None:
    catalog = serving.catalog("smile", {"color": "😀"}).data
    assert "color 😀" in [each["title"] for each in catalog["resources"]]


def test_messages_of_code_do_not_reach_the_log_as_they_are(serving: Serving) -> None:
    assert serving.catalog("loud").status == 500
    lines = serving.log.read_text().splitlines()
    assert any("title" in line for line in lines)
    assert next(line for line in lines if "not a line of its own" in line).startswith("  ")


def test_a_formatter_shows_exceptions_without_control_characters(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = logging.getLogger("mupuppet")
    monkeypatch.setattr(log, "handlers", [])
    monkeypatch.setattr(log, "propagate", True)
    monkeypatch.setattr(sys, "stderr", sys.stderr)
    write_log("info")
    try:
        raise ValueError("\x1b[2J")
    except ValueError:
        log.exception("%s", "\x9b31m")
    written = capsys.readouterr().err
    assert "ValueError" in written
    assert "\x1b" not in written
    assert "\x9b" not in written


# --- HTTP


SMUGGLED = (
    b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"Content-Length: 0\r\nContent-Length: 40\r\n\r\n",
    b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
    b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    b"Content-Length: +5\r\n\r\n",
    b"Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
    b"X: a\0b\r\n\r\n",
    b"".join(b"X%d: y\r\n" % at for at in range(100_000)) + b"\r\n",
)


@pytest.mark.parametrize("rest", SMUGGLED, ids=range(len(SMUGGLED)))
def test_a_request_in_doubt_is_refused_with_all_that_follows(serving: Serving, rest: bytes) -> None:
    start = b"PUT /puppet-ca/v1/certificate_request/x HTTP/1.1\r\nHost: x\r\n"
    second = b"GET /status/v1/simple HTTP/1.1\r\nHost: x\r\n\r\n"
    received = b""
    with (
        socket.create_connection(("localhost", serving.port), timeout=60) as plain,
        serving.context(None).wrap_socket(plain, server_hostname="localhost") as secure,
        suppress(OSError),  # the server does not want the rest
    ):
        secure.sendall(start + rest + second)
        while part := secure.recv(1 << 16):
            received += part
    assert b"200 OK" not in received
    assert b"running" not in received


def test_a_body_that_comes_drop_by_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each drop comes in time; all of them would hold a connection for days."""
    monkeypatch.setattr(http, "_SECONDS_FOR_PART", 0.3)

    class Drops:
        async def readany(self) -> bytes:
            await asyncio.sleep(0.05)
            return b"x"

    async def read() -> int:
        request = cast(web.BaseRequest, SimpleNamespace(content=Drops()))
        return len([part async for part in body_parts(request)])

    with pytest.raises(HttpError) as refused:
        asyncio.run(asyncio.wait_for(read(), 60))
    assert (refused.value.status, refused.value.closes) == (408, True)


def test_one_node_does_not_take_all_places() -> None:
    """What waits for a worker is limited for each node, and others are served."""
    waiting = WaitingRequests(most=50)
    with ExitStack() as greedy:
        for _ in range(10):
            greedy.enter_context(waiting.place("greedy"))
        for _ in range(2):  # the refused one has not taken a place
            with pytest.raises(HttpError, match="too many requests of greedy are waiting"):
                greedy.enter_context(waiting.place("greedy"))
        with waiting.place("modest"):
            assert len(waiting) == 11
    assert len(waiting) == 0
    with waiting.place("greedy"):
        assert len(waiting) == 1


def test_no_more_requests_wait_than_there_are_places() -> None:
    waiting = WaitingRequests(most=3)
    with ExitStack() as waiters:
        for node in "abc":
            waiters.enter_context(waiting.place(node))
        with pytest.raises(HttpError, match="too many requests are waiting"):
            waiters.enter_context(waiting.place("d"))


# --- Certificates


KEY = ec.generate_private_key(ec.SECP256R1())


def signing_request(name: str = "web1") -> bytes:
    builder = x509.CertificateSigningRequestBuilder().subject_name(common_name(name))
    return builder.sign(KEY, hashes.SHA256()).public_bytes(Encoding.DER)


def as_pem(content: bytes) -> bytes:
    from base64 import encodebytes

    kind = b"CERTIFICATE REQUEST-----\n"
    return b"-----BEGIN " + kind + encodebytes(content) + b"-----END " + kind


def test_a_request_that_is_changed_in_one_byte_is_refused() -> None:
    content = signing_request()
    accepted = []
    for at in range(len(content)):
        for flipped in (0x01, 0x80, 0xFF):
            changed = bytearray(content)
            changed[at] ^= flipped
            try:
                accepted.append(read_request(as_pem(bytes(changed)), "web1"))
            except RequestRefused:
                continue
        with pytest.raises(RequestRefused):
            read_request(as_pem(content[:at]), "web1")
    # How many bits of the signature's last byte are not used is not signed, and says nothing.
    assert len(accepted) <= 1
    assert all(each.key == KEY.public_key() for each in accepted)


@pytest.mark.parametrize("version", [1, 2, 127])
def test_a_signed_request_of_an_unknown_version(version: int) -> None:
    """The version is read before the signature is checked."""
    content = bytearray(signing_request())
    at = content.index(b"\x02\x01\x00") + 2
    content[at] = version
    with pytest.raises(RequestRefused, match="not a certificate request"):
        read_request(as_pem(bytes(content)), "web1")


@pytest.mark.parametrize("name", ["--help", "-rf", "-", ".hidden", "..", "a/b", "a\nb", " a", ""])
def test_names_that_programs_or_directories_would_take_for_something_else(name: str) -> None:
    """Programs that decide on requests and classify nodes get the name: `--help` succeeds."""
    assert not is_safe_name(name)


def test_an_option_is_not_signed(serving: Serving) -> None:
    address = "/puppet-ca/v1/certificate_request/--help"
    reply = serving.call("PUT", address, body=as_pem(signing_request("--help")))
    assert reply.status == 400
    assert serving.call("GET", "/puppet-ca/v1/certificate/--help").status == 404
