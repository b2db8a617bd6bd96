"""The identity of a client: its certificate, and what it may do.

The TLS layer has checked that an authority signed the certificate. This module checks it against
the current authorities and revocation lists, also on connections that have been open for a long
time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from typing import Generic, TypeVar

from cryptography import x509
from cryptography.exceptions import InvalidSignature

from mupuppet.basics.records import Record
from mupuppet.server.certificates.authority import read_crls
from mupuppet.server.certificates.extensions import CLI_AUTH, puppet_extensions
from mupuppet.server.certificates.making import name_in, now
from mupuppet.server.durable_files import is_safe_name

T = TypeVar("T")

#: Of how many certificates it is remembered what they say.
_MOST_KNOWN = 20_000


class Identity(Record, eq=False):
    """A client with a certificate."""

    name: str
    #: The certificate in DER: thousands are remembered, and hardly any call needs more of it.
    der: bytes
    #: Puppet's extensions by their numbers.
    extensions: dict[str, str]
    serial: int
    issuer: x509.Name
    ends: datetime

    @property
    def certificate(self) -> x509.Certificate:
        return x509.load_der_x509_certificate(self.der)

    @property
    def administers(self) -> bool:
        """Whether the authority lets it sign, revoke and empty caches."""
        return self.extensions.get(CLI_AUTH) == "true"


class Rejected(Exception):
    """A certificate that is no longer valid; the message gives the reason."""


class Identities:
    """The certificates of clients, checked against files that may change at any time."""

    def __init__(
        self, bundle_path: str, crl_path: str | None, changed: Callable[[], None] = lambda: None
    ) -> None:
        """`changed` is called when there are other authorities. Raises OSError and ValueError."""
        self._changed = changed
        self._bundle = _Watched(bundle_path, x509.load_pem_x509_certificates)
        self._crls = None if crl_path is None else _Watched(crl_path, _revoked)
        self._known: dict[bytes, Identity] = {}

    def reload(self) -> None:
        """Read what has changed. Raises OSError and ValueError."""
        if self._crls is not None:
            self._crls.reload()
        if self._bundle.reload():
            self._known.clear()
            self._changed()

    def of(self, der: bytes) -> Identity:
        """Whose certificate it is. Raises Rejected."""
        key = sha256(der).digest()
        found = self._known.get(key)
        if found is None:
            found = self._read(der)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = found
        if found.ends < now():
            raise Rejected(f"the certificate of {found.name} has expired")
        if self._crls is not None and found.serial in self._crls.value.get(found.issuer, ()):
            raise Rejected(f"the certificate of {found.name} has been revoked")
        return found

    def _read(self, der: bytes) -> Identity:
        certificate = x509.load_der_x509_certificate(der)
        name = name_in(certificate.subject)
        for authority in self._bundle.value:
            try:
                certificate.verify_directly_issued_by(authority)
            except (ValueError, TypeError, InvalidSignature):
                continue
            if not is_safe_name(name):  # names become parts of paths
                raise Rejected("the name in the certificate cannot be that of a node")
            return Identity(
                name,
                der,
                puppet_extensions(certificate.extensions),
                certificate.serial_number,
                authority.subject,
                certificate.not_valid_after_utc,
            )
        raise Rejected(f"the certificate of {name} was not issued by an authority of this server")


class _Watched(Generic[T]):
    """The content of a file, read again when it has changed."""

    def __init__(self, path: str, read: Callable[[bytes], T]) -> None:
        self.path = path
        self._read = read
        self._stamp: tuple[int, int, int] | None = None
        self.value = self._load()

    def _load(self) -> T:
        with open(self.path, "rb") as file:
            status = os.fstat(file.fileno())
            content = file.read()
        value = self._read(content)
        self._stamp = status.st_mtime_ns, status.st_size, status.st_ino
        return value

    def reload(self) -> bool:
        status = os.stat(self.path)
        if (status.st_mtime_ns, status.st_size, status.st_ino) == self._stamp:
            return False
        self.value = self._load()
        return True


def _revoked(content: bytes) -> dict[x509.Name, frozenset[int]]:
    """The serial numbers that each authority has revoked."""
    return {
        crl.issuer: frozenset(entry.serial_number for entry in crl) for crl in read_crls(content)
    }
