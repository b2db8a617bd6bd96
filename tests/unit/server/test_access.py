"""Who may ask for what, address by address."""

from __future__ import annotations

import ssl
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from mupuppet.server.certificates.authority import Authority, Lifetimes
from mupuppet.server.certificates.making import Pair, node_certificate, pem, read_key
from mupuppet.server.identity import Identities, Rejected
from mupuppet.server.own_certificate import write_pair
from mupuppet.server.routes import ROUTES, Access, Route, find_route
from tests.unit.server.serving import Serving
from tests.unit.server.test_authority import never, request

pytestmark = pytest.mark.slow

FORBIDDEN = 403


def address_of(route: Route, name: str) -> str:
    path = "sha256/" + "0" * 64 if "bucket" in route.address else "modules/demo/hello.txt"
    return route.address.replace("{name}", name).replace("{path}", path)


EACH = [
    pytest.param(method, route, id=f"{method} {route.address}")
    for route in ROUTES
    for method in route.methods.split()
]


@pytest.mark.parametrize(("method", "route"), EACH)
def test_without_a_certificate_only_certificates_and_status_can_be_asked_for(
    serving: Serving, method: str, route: Route
) -> None:
    status = serving.call(method, address_of(route, "node1")).status
    assert (status == FORBIDDEN) == (route.access is not Access.ANYONE)


@pytest.mark.parametrize(("method", "route"), EACH)
def test_a_node_may_not_do_what_another_node_or_an_administrator_may(
    serving: Serving, method: str, route: Route
) -> None:
    status = serving.call(method, address_of(route, "node1"), "stranger").status
    assert (status == FORBIDDEN) == (route.access in (Access.SELF, Access.ADMINISTRATOR))


@pytest.mark.parametrize(
    ("method", "route"), [each for each in EACH if each.values[1].access is Access.SELF]  # type: ignore[union-attr]  # a route
)  # fmt: skip
def test_a_node_may_ask_for_what_is_its_own(serving: Serving, method: str, route: Route) -> None:
    assert serving.call(method, address_of(route, "node1"), "node1").status != FORBIDDEN


@pytest.mark.parametrize(("method", "route"), EACH)
def test_an_administrator_is_never_forbidden(serving: Serving, method: str, route: Route) -> None:
    serving.certificate("admin", administers=True)
    assert serving.call(method, address_of(route, "nobody"), "admin").status != FORBIDDEN


def test_a_revoked_certificate_is_rejected_at_once_also_on_an_open_connection(
    serving: Serving,
) -> None:
    connection = serving.connection("revoked1")
    connection.request("GET", "/puppet/v3/environments")
    first = connection.getresponse()
    first.read()
    assert first.status == 200
    assert serving.authority is not None
    serving.authority.revoke(["revoked1"])
    connection.request("GET", "/puppet/v3/environments")
    second = connection.getresponse()
    assert (second.status, b"revoked" in second.read()) == (FORBIDDEN, True)
    connection.close()
    assert serving.call("GET", "/puppet/v3/node/revoked1", "revoked1").status == FORBIDDEN


def _is_rejected(serving: Serving, name: str, directory: Path, method: str, address: str) -> bool:
    """Whether a certificate is refused, by the TLS layer or by an answer."""
    context = ssl.create_default_context(cafile=str(serving.state / "ca" / "ca_crt.pem"))
    context.load_cert_chain(directory / f"certs/{name}.pem", directory / f"private_keys/{name}.pem")
    connection = HTTPSConnection("localhost", serving.port, context=context)
    try:
        connection.request(method, address)
        return connection.getresponse().status == FORBIDDEN
    except (ssl.SSLError, ConnectionError):
        return True
    finally:
        connection.close()


@pytest.mark.parametrize(("method", "route"), EACH)
@pytest.mark.parametrize("kind", ["revoked", "expired", "foreign"])
def test_what_does_not_count_any_more_may_do_nothing(
    serving: Serving, unwanted: Path, kind: str, method: str, route: Route
) -> None:
    """Not even what clients without a certificate may do; an administrator's neither."""
    assert _is_rejected(serving, kind, unwanted, method, address_of(route, kind))


@pytest.fixture(scope="module")
def unwanted(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Administrators' certificates that must be rejected."""
    assert serving.authority is not None
    directory = tmp_path_factory.mktemp("unwanted")
    other = directory / "other"
    Authority.create(str(other), "puppet", bits=2048)
    authority = serving.authority.directory
    for name, issuer in {
        "revoked": Authority(authority),
        "expired": Authority(authority, lifetimes=Lifetimes(certificate=-3600)),
        "foreign": Authority(str(other)),
    }.items():
        made = issuer.generate(name, elliptic=True, administers=True)
        write_pair(str(directory), name, made)
    serving.authority.revoke(["revoked"])
    return directory


def test_a_name_that_leads_out_of_directories_is_no_node(authority: Authority) -> None:
    """An authority elsewhere may have signed it."""
    directory = Path(authority.directory)
    key = read_key((directory / "ca_key.pem").read_bytes())
    pair = Pair(authority.bundle[0], key)
    made = node_certificate(pair, "../x", key.public_key(), 7, 3600, extensions={})
    identities = Identities(authority.bundle_path, authority.crl_path)
    with pytest.raises(Rejected):
        identities.of(made.public_bytes(Encoding.DER))


def test_the_table_denies_what_it_does_not_have() -> None:
    assert find_route("GET", "/puppet/v3/secrets") is None
    assert find_route("GET", "/puppet/v3/catalog/a/b") is None
    assert find_route("DELETE", "/puppet/v3/catalog/a") == "GET, POST"


def test_an_escaped_slash_does_not_take_a_name_apart() -> None:
    found = find_route("GET", "/puppet/v3/node/a%2Fb")
    assert found is not None
    assert not isinstance(found, str)
    assert found.argument == "a/b"


# --- Calls about certificates


def test_a_node_gets_its_certificate(serving: Serving) -> None:
    address = "/puppet-ca/v1/certificate_request/fresh"
    assert serving.call("PUT", address, body=request("fresh")).status == 200
    found = serving.call("GET", "/puppet-ca/v1/certificate/fresh")
    assert (found.status, found.headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
    certificate = x509.load_pem_x509_certificate(found.content)
    assert found.headers["X-Puppet-Version"].startswith("8.")
    bundle = x509.load_pem_x509_certificates(
        serving.call("GET", "/puppet-ca/v1/certificate/ca").content
    )
    certificate.verify_directly_issued_by(bundle[0])
    assert serving.call("GET", "/puppet-ca/v1/certificate/unknown").status == 404
    assert serving.call("PUT", address, body=request("other")).status == 400


def test_what_an_agent_has_already_is_not_sent_again(serving: Serving) -> None:
    for address in ("certificate/ca", "certificate_revocation_list/ca"):
        headers = {"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"}
        reply = serving.call("GET", f"/puppet-ca/v1/{address}", headers=headers)
        assert (reply.status, reply.content) == (304, b"")
        headers = {"If-Modified-Since": "Fri, 01 Jan 1999 00:00:00 GMT"}
        assert serving.call("GET", f"/puppet-ca/v1/{address}", headers=headers).status == 200


def test_an_agent_renews_its_certificate(serving: Serving) -> None:
    reply = serving.call("POST", "/puppet-ca/v1/certificate_renewal", "renewing")
    made = x509.load_pem_x509_certificate(reply.content)
    before = (serving.certificate("renewing") / "certs/renewing.pem").read_bytes()
    assert made.public_key() == x509.load_pem_x509_certificate(before).public_key()
    assert pem(made) != before


def test_an_administrator_signs_and_revokes_as_puppetserver_ca_does(serving: Serving) -> None:
    serving.certificate("admin", administers=True)
    assert serving.authority is not None
    for name in ("w1", "w2", "w3"):
        serving.authority.submit(name, request(name), never)
    status = "/puppet-ca/v1/certificate_status/w1"
    assert serving.call("GET", status, "admin").data["state"] == "requested"
    assert serving.call("PUT", status, "admin", {"desired_state": "signed"}).status == 204
    assert serving.call("GET", status, "admin").data["state"] == "signed"
    signed = serving.call("POST", "/puppet-ca/v1/sign", "admin", {"certnames": ["w2", "none"]})
    assert signed.data == {"signed": ["w2"], "no-csr": ["none"], "signing-errors": []}
    assert "w3" in serving.call("POST", "/puppet-ca/v1/sign/all", "admin", {}).data["signed"]
    assert serving.call("PUT", status, "admin", {"desired_state": "revoked"}).status == 204
    assert serving.call("GET", status, "admin").data["state"] == "revoked"
    assert serving.call("PUT", status, "admin", {"desired_state": "x"}).status == 400
    cleaned = serving.call("PUT", "/puppet-ca/v1/clean", "admin", {"certnames": ["w1", "w2"]})
    assert cleaned.status == 200
    assert serving.call("GET", status, "admin").status == 404
    names = {
        each["name"]
        for each in serving.call("GET", "/puppet-ca/v1/certificate_statuses/any", "admin").data
    }
    assert "w3" in names
    assert "w1" not in names
    assert "crls" in serving.call("GET", "/puppet-ca/v1/expirations", "admin").data
