"""What one client of `mupuppet serve` can take from others: memory, connections, the log."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import ssl
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import web

from mupuppet.environment.received_json import read_flat_json
from mupuppet.server import http
from mupuppet.server.certificates.authority import Authority
from mupuppet.server.http import BodiesInMemory, HttpError, send_file, send_response
from tests.unit.server.serving import Serving, copy_authority, make_site
from tests.waiting import HANGING

pytestmark = pytest.mark.slow

_JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    place = tmp_path_factory.mktemp("bounds")
    Authority.create(str(place / "authority"), "puppet", bits=2048)
    copy_authority(place / "authority", place / "state")
    production = make_site(place / "site") / "environments" / "production"
    long = "notice(sprintf('%01000000d', 1))"
    (production / "manifests" / "site.pp").write_text(
        f"node 'talks' {{ {long} }}\nnode default {{}}"
    )
    made = Serving(place / "site", place / "state", "--autosign", "all")
    yield made
    assert made.end() == 0
    log = made.log.read_text()
    assert "Traceback" not in log
    assert len(log) < 1_000_000
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", log)


def connected(serving: Serving, name: str) -> ssl.SSLSocket:
    plain = socket.create_connection(("localhost", serving.port), timeout=HANGING)
    return serving.context(name).wrap_socket(plain, server_hostname="localhost")


def memory_of(serving: Serving) -> int:
    """In megabytes."""
    status = Path(f"/proc/{serving.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) // 1024


# --- Memory


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="there is no /proc")
def test_bodies_of_one_node_take_no_memory_from_others(serving: Serving) -> None:
    before = memory_of(serving)
    start = b"PUT /puppet/v3/report/greedy HTTP/1.1\r\nHost: x\r\nContent-Length: 67108864\r\n\r\n"
    connections = [connected(serving, "greedy") for _ in range(8)]
    for each in connections:
        with suppress(OSError):  # the server does not want the rest
            each.sendall(start)
            for _ in range(63):
                each.sendall(bytes(1 << 20))
    assert serving.catalog("modest").status == 200
    assert memory_of(serving) - before < 200
    for each in connections:
        each.close()
    reply = serving.call("PUT", "/puppet/v3/report/greedy", "greedy", {"host": "greedy"})
    assert reply.status == 200


def test_what_is_in_memory_is_counted_while_a_request_lasts() -> None:
    bodies = BodiesInMemory(100, 60)
    with bodies.share("a") as take:
        take(30)
        with bodies.share("a") as again:
            again(30)
            with pytest.raises(HttpError, match="a sends too much") as refused:
                again(1)
            assert (refused.value.status, refused.value.closes) == (503, True)
        take(30)
        with bodies.share("b") as other:
            other(40)
            with pytest.raises(HttpError, match="too many bytes are in transfer"):
                other(1)
        assert len(bodies) == 60
    assert len(bodies) == 0


# --- Connections


def test_a_client_that_does_not_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It would keep its connection, and a file, forever."""
    monkeypatch.setattr(http, "_SECONDS_FOR_PART", 0.2)
    monkeypatch.setattr(http, "_SLOWEST_RATE", 1e9)
    file = tmp_path / "large"
    with open(file, "wb") as written:
        written.truncate(100 << 20)
    ended: list[BaseException] = []

    async def handle(request: web.BaseRequest) -> web.StreamResponse:
        try:
            if request.path == "/file":
                return await send_file(request, os.open(file, os.O_RDONLY), {})
            response = web.Response(body=bytes(20 << 20))
            await send_response(request, response)
        except ConnectionError as error:
            ended.append(error)
            raise
        return response

    async def attack() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(web.Server(handle), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        for address in (b"/file", b"/memory"):
            before = len(ended)
            with socket.create_connection(("127.0.0.1", port)) as client:
                client.setblocking(False)
                await loop.sock_sendall(client, b"GET " + address + b" HTTP/1.1\r\nHost: x\r\n\r\n")
                while len(ended) == before:
                    await asyncio.sleep(0.05)
        server.close()

    asyncio.run(asyncio.wait_for(attack(), HANGING))
    assert len(ended) == 2


def test_a_client_that_leaves_in_the_middle_is_a_line_of_the_log(serving: Serving) -> None:
    for name in ("report", "facts"):
        secure = connected(serving, "leaves")
        start = (
            f"PUT /puppet/v3/{name}/leaves HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
        )
        secure.sendall(start.encode() + bytes(1000))
        # The connection is reset, rather than closed.
        secure.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        secure.close()
    assert serving.catalog("modest").status == 200  # the fixture looks for tracebacks


# --- Nested values, and what is written about them


@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
@pytest.mark.parametrize("depth", [201, 1000, 20_000, 50_000, 90_000, 1_000_000])
def test_values_that_are_nested_too_deep(serving: Serving, depth: int, opening: bytes) -> None:
    """A worker would need more stack than there is."""
    deep = opening * depth + b"1" + (b"]" if opening == b"[" else b"}") * depth
    bodies = (
        ("facts", b'{"name": "deep", "values": {"color": ' + deep + b"}}"),
        ("report", b'{"host": "deep", "time": ' + deep + b"}"),
        ("report", b'{"host": ' + deep + b"}"),
    )
    for kind, body in bodies:
        reply = serving.call("PUT", f"/puppet/v3/{kind}/deep", "deep", body, _JSON)
        assert (reply.status, "JSON" in reply.message) == (400, True)


def test_what_agents_nest_is_read() -> None:
    assert read_flat_json(b"[" * 200 + b"]" * 200) is not None
    with pytest.raises(ValueError, match="more than 200 deep"):
        read_flat_json(b"[" * 201 + b"]" * 201)


def test_long_names_and_messages_are_logged_in_part(serving: Serving) -> None:
    body = {"host": "x" * 10_000_000}
    reply = serving.call("PUT", "/puppet/v3/report/long", "long", body)
    assert reply.status == 400
    assert len(reply.content) < 1000
    assert serving.catalog("talks").status == 200
    assert re.search(r"0… \(1,000,\d\d\d characters\)", serving.log.read_text())
