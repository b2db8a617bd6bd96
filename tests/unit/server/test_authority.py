"""The certificate authority."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from mupuppet.server.certificates.authority import (
    Authority,
    AuthorityError,
    Lifetimes,
    import_authority,
)
from mupuppet.server.certificates.autosign import autosign_from
from mupuppet.server.certificates.extensions import (
    CLI_AUTH,
    made_extension,
    puppet_extensions,
    read_oid_mapping,
    string_of,
    trusted_extensions,
    utf8_string,
)
from mupuppet.server.certificates.making import common_name, key_pem, name_in, new_key, now, pem
from mupuppet.server.certificates.requests import Policy, RequestRefused
from mupuppet.server.own_certificate import ensure_own_certificate
from tests.requirements import needs_openssl

pytestmark = pytest.mark.slow

ROLE = "1.3.6.1.4.1.34380.1.1.13"
KEY = ec.generate_private_key(ec.SECP256R1())


def request(name: str, *extensions: x509.ExtensionType, subject: str | None = None) -> bytes:
    builder = x509.CertificateSigningRequestBuilder().subject_name(common_name(subject or name))
    for each in extensions:
        builder = builder.add_extension(each, critical=False)
    return pem(builder.sign(KEY, hashes.SHA256()))


def never(name: str, request: bytes) -> bool:
    return False


def always(name: str, request: bytes) -> bool:
    return True


def test_a_request_waits_until_it_is_signed(authority: Authority) -> None:
    assert authority.submit("web1", request("web1"), never) is False
    assert [each["state"] for each in authority.statuses()] == ["requested"]
    made = authority.sign("web1")
    made.verify_directly_issued_by(authority.bundle[0])
    assert authority.names("requests") == []
    assert [each["state"] for each in authority.statuses("signed")] == ["signed"]
    inventory = Path(authority.directory, "inventory.txt").read_text().splitlines()
    assert [line.split()[0] for line in inventory] == ["0x0001"]
    assert inventory[0].endswith(" /CN=web1")


@needs_openssl
def test_openssl_accepts_what_is_signed_until_it_is_revoked(authority: Authority) -> None:
    authority.submit("web1", request("web1"), always)
    directory = authority.directory

    def is_accepted() -> bool:
        command = ["openssl", "verify", "-crl_check_all", "-CAfile", f"{directory}/ca_crt.pem"]
        command += ["-CRLfile", f"{directory}/ca_crl.pem", f"{directory}/signed/web1.pem"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    assert is_accepted()
    assert authority.revoke(["web1", "unknown"]) == ["unknown"]
    assert not is_accepted()
    assert [each["state"] for each in authority.statuses()] == ["revoked"]


def test_extensions_of_puppet_are_taken_over_and_have_short_names(authority: Authority) -> None:
    sent = (made_extension(ROLE, "wéb"), made_extension("1.3.6.1.4.1.34380.1.2.7", "x" * 200))
    authority.submit("web1", request("web1", *sent), always)
    content = authority.certificate_pem("web1")
    assert content is not None
    extensions = puppet_extensions(x509.load_pem_x509_certificate(content).extensions)
    own = {"1.3.6.1.4.1.34380.1.2.7": "site_thing"}
    assert trusted_extensions(extensions, own) == {"pp_role": "wéb", "site_thing": "x" * 200}


@pytest.mark.parametrize("value", ["", "true", "y" * 127, "y" * 128, "y" * 70000])
def test_strings_in_der_are_read_as_they_were_written(value: str) -> None:
    assert string_of(utf8_string(value)) == value


def test_a_bare_string_is_read_as_well() -> None:
    assert string_of(b"web") == "web"


REFUSED = {
    "another name": (request("web1", subject="web2"), "does not match"),
    "upper case": (request("WEB"), "lower case"),
    "a wildcard": (request("*.example.com"), "wildcard"),
    "alternative names": (
        request("web1", x509.SubjectAlternativeName([x509.DNSName("puppet")])),
        "alternative names",
    ),
    "authorization": (request("web1", made_extension(CLI_AUTH, "true")), "authorization"),
    "unknown extensions": (
        request("web1", x509.UnrecognizedExtension(x509.ObjectIdentifier("1.2.3.4"), b"\x05\x00")),
        "1.2.3.4",
    ),
    "garbage": (b"nothing", "not a certificate request"),
    "too much": (b"x" * 100_000, "too long"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_may_not_be_signed_is_not(authority: Authority, case: str) -> None:
    content, message = REFUSED[case]
    name = {"upper case": "WEB", "a wildcard": "*.example.com"}.get(case, "web1")
    with pytest.raises(RequestRefused, match=message):
        authority.submit(name, content, always)
    assert authority.names("signed") == []


def test_a_signature_that_is_not_of_the_key_is_refused(authority: Authority) -> None:
    lines = request("web1").decode().splitlines()
    changed = "B" if lines[-2][8] != "B" else "C"
    lines[-2] = lines[-2][:8] + changed + lines[-2][9:]
    with pytest.raises(RequestRefused):
        authority.submit("web1", "\n".join(lines).encode(), always)


def test_a_policy_can_allow_more(authority: Authority) -> None:
    policy = Policy(allow_alternative_names=True, allow_authorization_extensions=True)
    allowing = Authority(authority.directory, policy=policy)
    names = x509.SubjectAlternativeName([x509.DNSName("db.example.com")])
    content = request("web1", names, made_extension(CLI_AUTH, "true"))
    assert allowing.submit("web1", content, always)
    status = allowing.status("web1")
    assert status is not None
    assert status["subject_alt_names"] == ["DNS:db.example.com"]
    assert status["authorization_extensions"] == {"pp_cli_auth": "true"}


def test_a_name_has_one_request_and_one_certificate(authority: Authority) -> None:
    authority.submit("web1", request("web1"), never)
    authority.submit("web1", request("web1"), never)  # the same key: an agent asks again
    other = x509.CertificateSigningRequestBuilder().subject_name(common_name("web1"))
    theirs = pem(other.sign(new_key(elliptic=True), hashes.SHA256()))
    with pytest.raises(RequestRefused, match="already has a requested"):
        authority.submit("web1", theirs, always)
    authority.sign("web1")
    with pytest.raises(RequestRefused, match="already has a signed"):
        authority.submit("web1", theirs, always)


@pytest.mark.parametrize("name", ["../x", "a/b", ".", "..", "", "a\x00b", "ü", " a", "a" * 300])
def test_names_do_not_lead_out_of_the_directory(authority: Authority, name: str) -> None:
    with pytest.raises(RequestRefused):
        authority.submit(name, request("web1"), always)
    assert authority.certificate_pem(name) is None
    assert authority.request_pem(name) is None
    assert authority.clean([name]) == [name]
    assert os.path.exists(authority.crl_path)


def test_serial_numbers_are_never_used_twice(authority: Authority) -> None:
    """By several processes at once, some of which are killed at any time."""
    program = """
import sys
from mupuppet.server.certificates.authority import Authority
authority = Authority(sys.argv[1])
for at in range(100):
    authority.generate(f"{sys.argv[2]}-{at}", elliptic=True)
"""
    processes = [
        subprocess.Popen([sys.executable, "-c", program, authority.directory, f"n{each}"])
        for each in range(3)
    ]
    signed = Path(authority.directory, "signed")
    for process in processes:
        while process.poll() is None and len(os.listdir(signed)) < 12:
            pass
        process.kill()
        process.wait()
    authority.generate("last", elliptic=True)
    lines = authority.inventory()
    serials = [line.serial for line in lines]
    assert len(set(serials)) == len(serials) >= 12
    for name in authority.names("signed"):
        content = authority.certificate_pem(name)
        assert content is not None
        assert x509.load_pem_x509_certificate(content).serial_number in serials


def test_a_lost_serial_file_repeats_no_number(authority: Authority) -> None:
    first = authority.generate("a", elliptic=True).certificate.serial_number
    os.unlink(os.path.join(authority.directory, "serial"))
    assert authority.generate("b", elliptic=True).certificate.serial_number == first + 1


def test_renewal_keeps_name_key_and_extensions(authority: Authority) -> None:
    authority.submit("web1", request("web1", made_extension(ROLE, "db")), always)
    content = authority.certificate_pem("web1")
    assert content is not None
    before = x509.load_pem_x509_certificate(content)
    after = authority.renew(before)
    assert after.serial_number != before.serial_number
    assert after.public_key() == before.public_key()
    assert puppet_extensions(after.extensions) == {ROLE: "db"}
    authority.revoke(["web1"])  # the old one as well
    gone = {entry.serial_number for crl in authority.crls() for entry in crl}
    assert {before.serial_number, after.serial_number} <= gone


def test_revocation_lists_are_made_anew_before_they_end(authority: Authority) -> None:
    ending = Authority(authority.directory, lifetimes=Lifetimes(crl=24 * 3600))
    ending.generate("web1", elliptic=True)
    ending.revoke(["web1"])
    usual = Authority(authority.directory)
    assert usual.refresh_crl() is True
    assert usual.refresh_crl() is False
    lists = {name_in(each.issuer): each for each in usual.crls()}
    own = lists["Puppet CA: puppet"]
    assert own.next_update_utc is not None
    assert own.next_update_utc > now() + timedelta(days=300)
    assert len(list(own)) == 1
    assert len(lists) == 2


def test_lists_of_authorities_whose_keys_are_elsewhere_stay_as_they_are(tmp_path: Path) -> None:
    directory = str(tmp_path / "ca")
    Authority.create(directory, "puppet", bits=2048, lifetimes=Lifetimes(authority=24 * 3600))
    Path(directory, "root_key.pem").unlink()
    authority = Authority(directory)
    assert authority.refresh_crl() is True  # its own
    assert authority.refresh_crl() is False


def test_a_bundle_and_a_key_become_an_authority(authority: Authority, tmp_path: Path) -> None:
    def content(name: str) -> bytes:
        return Path(authority.directory, name).read_bytes()

    target = str(tmp_path / "imported")
    import_authority(target, content("ca_crt.pem"), content("ca_key.pem"), None)
    made = Authority(target).generate("web1", elliptic=True)
    made.certificate.verify_directly_issued_by(authority.bundle[0])
    with pytest.raises(AuthorityError, match="already"):
        import_authority(target, content("ca_crt.pem"), content("ca_key.pem"), None)
    other = str(tmp_path / "other")
    with pytest.raises(AuthorityError, match="belongs to the key"):
        import_authority(other, content("ca_crt.pem"), key_pem(KEY), None)


def test_autosign_follows_a_list_or_a_program(tmp_path: Path) -> None:
    listed = tmp_path / "autosign.conf"
    listed.write_text("# comment\nweb1\n*.example.com\n")
    found = autosign_from(str(listed))
    assert found.allows("web1", b"")
    assert found.allows("a.b.example.com", b"")
    assert not found.allows("example.com", b"")
    assert not found.allows("web2", b"")
    program = tmp_path / "program"
    program.write_text('#!/bin/sh\ngrep -q secret && [ "$1" = web1 ]\n')
    program.chmod(0o755)
    decides = autosign_from(str(program))
    assert decides.allows("web1", b"secret")
    assert not decides.allows("web1", b"other")
    assert not decides.allows("web2", b"secret")
    assert not autosign_from(None).allows("web1", b"")
    assert autosign_from("all").allows("web1", b"")
    assert not autosign_from(str(tmp_path / "missing")).allows("web1", b"")


def test_a_certificate_whose_key_is_elsewhere_stays_in_force(
    authority: Authority, tmp_path: Path
) -> None:
    """Such as that of a Puppet Server, to which the site may go back."""
    authority.generate("puppet", elliptic=True)
    with pytest.raises(AuthorityError, match="--ssl-dir"):
        ensure_own_certificate(str(tmp_path / "ssl"), "puppet", [], authority)
    assert [each["state"] for each in authority.statuses()] == ["signed"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_what_root_writes_belongs_to_the_owner_of_the_directory(authority: Authority) -> None:
    """Such as the user of a Puppet Server, who must be able to continue."""
    root = Path(authority.directory)
    for path in (root, *root.rglob("*")):
        os.chown(path, 1234, 5678)
    authority.submit("web1", request("web1"), never)
    authority.sign("web1")
    authority.revoke(["web1"])
    assert {(each.stat().st_uid, each.stat().st_gid) for each in root.rglob("*")} == {(1234, 5678)}


def test_the_own_certificate_is_completed_after_a_crash(
    authority: Authority, tmp_path: Path
) -> None:
    own = ensure_own_certificate(str(tmp_path / "ssl"), "puppet", [], authority)
    before = Path(own.certificate).read_bytes()
    Path(own.certificate).unlink()
    ensure_own_certificate(str(tmp_path / "ssl"), "puppet", [], authority)
    assert Path(own.certificate).read_bytes() == before
    assert len(authority.inventory()) == 1


@pytest.mark.parametrize("content", ["x: 1", "oid_mapping: [1]", "oid_mapping: {1.2: {}}", "{"])
def test_a_mapping_of_names_that_is_none_is_an_error(tmp_path: Path, content: str) -> None:
    (tmp_path / "mapping.yaml").write_text(content)
    with pytest.raises(ValueError, match=r"mapping\.yaml"):
        read_oid_mapping(str(tmp_path / "mapping.yaml"))


def test_the_own_certificate_is_made_once_and_again_before_it_ends(
    authority: Authority, tmp_path: Path
) -> None:
    own = ensure_own_certificate(str(tmp_path / "ssl"), "puppet", ["localhost"], authority)
    before = Path(own.certificate).read_bytes()
    ensure_own_certificate(str(tmp_path / "ssl"), "puppet", ["localhost"], authority)
    assert Path(own.certificate).read_bytes() == before
    short = Authority(authority.directory, lifetimes=Lifetimes(certificate=3600))
    Path(own.certificate).write_bytes(pem(short.renew(x509.load_pem_x509_certificate(before))))
    ensure_own_certificate(str(tmp_path / "ssl"), "puppet", ["localhost"], authority)
    renewed = x509.load_pem_x509_certificate(Path(own.certificate).read_bytes())
    assert renewed.not_valid_after_utc > now() + timedelta(days=300)
    assert puppet_extensions(renewed.extensions) == {CLI_AUTH: "true"}
    with pytest.raises(FileNotFoundError):
        ensure_own_certificate(str(tmp_path / "other"), "puppet", [], None)
