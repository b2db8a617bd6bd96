"""Ruby code in the worker connects only to hosts that are allowed."""

from __future__ import annotations

from pathlib import Path
from socket import create_server
from threading import Thread

import pytest

from mupuppet import Compilation, compile
from mupuppet.environment.environment import Environment
from mupuppet.environment.permissions import Permissions
from tests.requirements import needs_ruby

pytestmark = [needs_ruby, pytest.mark.slow]

FUNCTION = """
Puppet::Functions.create_function(:'m::f') do
  def f()
    begin
      BODY
    rescue StandardError => e
      "rescued #{e.class}"
    end
  end
end
"""


def run(tmp_path: Path, body: str, *hosts: str) -> Compilation:
    path = tmp_path / "modules/m/lib/puppet/functions/m/f.rb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(FUNCTION.replace("BODY", body))
    environment = Environment.from_code("notice(m::f())", modulepath=(str(tmp_path / "modules"),))
    return compile(environment, ruby="always", permissions=Permissions(network=hosts))


@pytest.mark.parametrize(
    "body",
    [
        "TCPSocket.new('host.invalid', 80)",
        "TCPSocket.open('host.invalid', 80)",
        "Socket.tcp('host.invalid', 80)",
        "require 'net/http'; Net::HTTP.get('host.invalid', '/')",
        "Net::HTTP.get('host.invalid', '/')",
        "Resolv.getaddress('host.invalid')",
        "Resolv::DNS.new.getresources('host.invalid', Resolv::DNS::Resource::IN::MX)",
        "Addrinfo.getaddrinfo('host.invalid', 80)",
        "IPSocket.getaddress('host.invalid')",
        "UDPSocket.new.connect('host.invalid', 53)",
        "UDPSocket.new.send('x', 0, 'host.invalid', 53)",
    ],
)
def test_connections_are_refused(tmp_path: Path, body: str) -> None:
    error = run(tmp_path, body).error
    assert error is not None
    assert error.id == "network-refused", error
    assert "--allow-network host.invalid" in (error.hint or "")


def test_addresses_can_be_taken_apart(tmp_path: Path) -> None:
    body = "[IPAddr.new('192.0.2.1').to_s, IPSocket.getaddress('192.0.2.1')].join(' ')"
    assert ("notice", "192.0.2.1 192.0.2.1") in run(tmp_path, body).logs


def test_hosts_that_are_allowed(tmp_path: Path) -> None:
    server = create_server(("127.0.0.1", 0))
    port = server.getsockname()[1]

    def answer() -> None:
        connection, _ = server.accept()
        connection.sendall(b"hello\n")
        connection.close()

    Thread(target=answer, daemon=True).start()
    body = f"TCPSocket.open('127.0.0.1', {port}) {{ |socket| socket.gets.strip.encode('UTF-8') }}"
    assert ("notice", "hello") in run(tmp_path, body, "127.0.0.*").logs
    server.close()
    # An allowed name is looked up; there is none.
    body = "Resolv.getaddress('host.invalid')"
    assert ("notice", "rescued Resolv::ResolvError") in run(tmp_path, body, "*.invalid").logs
    other = run(tmp_path, body, "*.example.com").error
    assert other is not None
    assert other.id == "network-refused"
