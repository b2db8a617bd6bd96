"""The server's own key and certificate, in the layout of an agent's `ssldir`."""

from __future__ import annotations

import os
from datetime import timedelta

from cryptography import x509

from mupuppet.basics.records import Record
from mupuppet.server.certificates.authority import Authority, AuthorityError
from mupuppet.server.certificates.making import (
    Pair,
    PrivateKey,
    key_pem,
    new_key,
    now,
    pem,
    read_key,
)
from mupuppet.server.durable_files import write_file

#: The certificate is renewed when it expires within this time.
_RENEW_BEFORE = timedelta(days=60)


class OwnCertificate(Record):
    """Paths in PEM."""

    key: str
    certificate: str


def own_certificate(directory: str, name: str) -> OwnCertificate:
    """Where an `ssldir` has the key and the certificate of a name."""
    return OwnCertificate(
        os.path.join(directory, "private_keys", f"{name}.pem"),
        os.path.join(directory, "certs", f"{name}.pem"),
    )


def write_pair(directory: str, name: str, made: Pair) -> tuple[str, str]:
    """Write a key and its certificate; returns their paths."""
    own = own_certificate(directory, name)
    _write(own.key, key_pem(made.key), 0o600)
    _write(own.certificate, pem(made.certificate), 0o644)
    return own.key, own.certificate


def _write(path: str, content: bytes, mode: int) -> None:
    os.makedirs(os.path.dirname(path), mode=0o750, exist_ok=True)
    write_file(path, content, mode)


def ensure_own_certificate(
    directory: str, name: str, alternatives: list[str], authority: Authority | None
) -> OwnCertificate:
    """The server's certificate: an existing one that is valid for long enough, or a new one.

    Raises FileNotFoundError if there is none and no authority to make it, and AuthorityError if it
    was issued for a key that is elsewhere: another server may be using it.
    """
    own = own_certificate(directory, name)
    if authority is None:
        for path in (own.key, own.certificate):
            if not os.path.exists(path):
                raise FileNotFoundError(2, "this file is needed if there is no authority", path)
        return own
    if os.path.exists(own.key) and os.path.exists(own.certificate):
        with open(own.certificate, "rb") as file:
            present = x509.load_pem_x509_certificate(file.read())
        if present.not_valid_after_utc > now() + _RENEW_BEFORE:
            return own
        write_file(own.certificate, pem(authority.renew(present)), 0o644)
        return own
    # The key is written first: whenever this process is killed, it can be continued.
    key = _read_key(own.key)
    issued = authority.certificate_pem(name)
    if issued is not None:
        if key is None or x509.load_pem_x509_certificate(issued).public_key() != key.public_key():
            raise AuthorityError(
                f"a certificate of {name} has already been issued, and its key is not {own.key}: "
                f"give "
                f"the directory that has it (--ssl-dir), or revoke it (mupuppet ca clean {name})"
            )
        _write(own.certificate, issued, 0o644)
        return own
    if key is None:
        key = new_key(elliptic=True)
        _write(own.key, key_pem(key), 0o600)
    made = authority.generate(name, alternatives=alternatives, administers=True, key=key)
    _write(own.certificate, pem(made.certificate), 0o644)
    return own


def _read_key(path: str) -> PrivateKey | None:
    try:
        with open(path, "rb") as file:
            return read_key(file.read())
    except FileNotFoundError:
        return None
