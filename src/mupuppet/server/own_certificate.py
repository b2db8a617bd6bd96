"""The server's own key and certificate, in the layout of an agent's `ssldir`."""

from __future__ import annotations

import os
from datetime import timedelta

from cryptography import x509

from mupuppet.basics.records import Record
from mupuppet.server.certificates.authority import Authority
from mupuppet.server.certificates.making import Pair, key_pem, now, pem
from mupuppet.server.durable_files import write_file

#: The certificate is made anew when it ends within this time.
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
    for path, content, mode in (
        (own.key, key_pem(made.key), 0o600),
        (own.certificate, pem(made.certificate), 0o644),
    ):
        os.makedirs(os.path.dirname(path), mode=0o750, exist_ok=True)
        write_file(path, content, mode)
    return own.key, own.certificate


def ensure_own_certificate(
    directory: str, name: str, alternatives: list[str], authority: Authority | None
) -> OwnCertificate:
    """The server's certificate: an existing one that is valid for long enough, or a new one.

    Raises FileNotFoundError if there is none and no authority to make it.
    """
    own = own_certificate(directory, name)
    if authority is None:
        for path in (own.key, own.certificate):
            if not os.path.exists(path):
                raise FileNotFoundError(2, "without an authority this file is needed", path)
        return own
    if os.path.exists(own.key) and os.path.exists(own.certificate):
        with open(own.certificate, "rb") as file:
            present = x509.load_pem_x509_certificate(file.read())
        if present.not_valid_after_utc > now() + _RENEW_BEFORE:
            return own
        write_file(own.certificate, pem(authority.renew(present)), 0o644)
        return own
    if authority.certificate_pem(name) is not None:
        # Its key is gone: what is left of it must not be used by others.
        authority.clean([name])
    made = authority.generate(name, alternatives=alternatives, administers=True, elliptic=True)
    write_pair(directory, name, made)
    return own
