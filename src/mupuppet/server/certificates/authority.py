"""A certificate authority in the directory layout of Puppet Server, whose authority it can take
over.

Several processes may use the directory at the same time: a change needs a lock. A serial number is
incremented on disk before a certificate with it exists, so that no number is issued twice even if a
process is killed. A certificate is in the inventory before it is sent to anyone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from mupuppet.basics.records import Record
from mupuppet.server.certificates.extensions import (
    AUTO_RENEW,
    CLI_AUTH,
    alternative_names,
    puppet_extensions,
    trusted_extensions,
)
from mupuppet.server.certificates.making import (
    Pair,
    PrivateKey,
    fingerprint,
    general_names,
    intermediate_authority,
    key_pem,
    name_in,
    new_key,
    node_certificate,
    now,
    pem,
    public_key_pem,
    read_key,
    revocation_list,
    root_authority,
)
from mupuppet.server.certificates.requests import (
    Policy,
    Request,
    RequestRefused,
    check_request,
    read_request,
)
from mupuppet.server.durable_files import (
    append_line,
    is_safe_name,
    locked,
    remove_file,
    write_file,
)

_YEAR = 365 * 24 * 3600
#: A revocation list is renewed when it expires within this time.
_REFRESH_BEFORE = timedelta(days=30)


class AuthorityError(Exception):
    """A directory that does not contain an authority, or a change that is not possible."""


class Lifetimes(Record):
    """How long things are valid, in seconds."""

    authority: int = 15 * _YEAR
    certificate: int = 5 * _YEAR
    #: Of certificates that agents renew by themselves.
    renewed: int = 90 * 24 * 3600
    crl: int = 5 * _YEAR


class Authority:
    """The authority of a directory."""

    def __init__(
        self, directory: str, *, policy: Policy | None = None, lifetimes: Lifetimes | None = None
    ) -> None:
        """Raises AuthorityError."""
        self.directory = directory
        self._policy = policy or Policy()
        self._lifetimes = lifetimes or Lifetimes()
        try:
            self.bundle = x509.load_pem_x509_certificates(self._read("ca_crt.pem"))
            key = read_key(self._read("ca_key.pem"))
            self._pair = Pair(self._certificate_of(key), key)
            self.crls()
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise AuthorityError(f"{directory} is not usable as an authority: {reason}") from None
        for name in ("signed", "requests"):
            os.makedirs(self._path(name), mode=0o750, exist_ok=True)

    def _certificate_of(self, key: PrivateKey) -> x509.Certificate:
        public = key.public_key()
        found = [each for each in self.bundle if each.public_key() == public]
        if not found:
            raise ValueError("no certificate in ca_crt.pem belongs to ca_key.pem")
        return found[0]

    @classmethod
    def create(
        cls, directory: str, certname: str, *, bits: int = 4096, lifetimes: Lifetimes | None = None
    ) -> None:
        """Make a new root and an intermediate authority. Raises AuthorityError and OSError."""
        seconds = (lifetimes or Lifetimes()).authority
        if os.path.exists(os.path.join(directory, "ca_crt.pem")):
            raise AuthorityError(f"{directory} already contains an authority")
        os.makedirs(directory, mode=0o750, exist_ok=True)
        root = root_authority(f"Puppet Root CA: {os.urandom(7).hex()}", bits, seconds)
        pair = intermediate_authority(f"Puppet CA: {certname}", root, bits, seconds)
        crls = [revocation_list(each, None, (), seconds) for each in (pair, root)]
        files = {
            "root_key.pem": key_pem(root.key),
            "ca_key.pem": key_pem(pair.key),
            "ca_pub.pem": public_key_pem(pair.key),
            "ca_crl.pem": pem(*crls),
            "serial": b"0001",
            "inventory.txt": b"",
            "ca_crt.pem": pem(pair.certificate, root.certificate),  # the last: it makes it complete
        }
        for name, content in files.items():
            write_file(os.path.join(directory, name), content)

    # --- What there is

    def _path(self, *names: str) -> str:
        return os.path.join(self.directory, *names)

    def _read(self, *names: str) -> bytes:
        with open(self._path(*names), "rb") as file:
            return file.read()

    def crls(self) -> list[x509.CertificateRevocationList]:
        """The revocation lists of the whole chain."""
        return read_crls(self._read("ca_crl.pem"))

    @property
    def bundle_path(self) -> str:
        return self._path("ca_crt.pem")

    @property
    def crl_path(self) -> str:
        return self._path("ca_crl.pem")

    def certificate_pem(self, name: str) -> bytes | None:
        """The certificate of a node, or `ca` for those of the authority."""
        if name == "ca":
            return self._read("ca_crt.pem")
        return self._of_node("signed", name)

    def request_pem(self, name: str) -> bytes | None:
        """The request of a node that waits to be signed."""
        return self._of_node("requests", name)

    def _of_node(self, directory: str, name: str) -> bytes | None:
        if not is_safe_name(name):
            return None
        try:
            return self._read(directory, f"{name}.pem")
        except FileNotFoundError:
            return None

    def names(self, directory: str) -> list[str]:
        """The nodes that have a file in `signed` or in `requests`."""
        found = os.listdir(self._path(directory))
        return sorted(
            each.removesuffix(".pem")
            for each in found
            if each.endswith(".pem") and not each.startswith(".")
        )

    def statuses(self, state: str | None = None) -> list[dict[str, Any]]:
        """All nodes in the form of Puppet's API; only those with some state, if one is given."""
        found = [self.status(name) for name in self.names("requests")]
        revoked = self._revoked()
        found += [self.status(name, revoked) for name in self.names("signed")]
        by_name = {each["name"]: each for each in found if each is not None}
        return [
            each
            for _, each in sorted(by_name.items())
            if state in (None, "any") or each["state"] == state
        ]

    def status(self, name: str, revoked: frozenset[int] | None = None) -> dict[str, Any] | None:
        """A node in the form of Puppet's API."""
        content = self.certificate_pem(name) if name != "ca" else None
        if content is not None:
            certificate = x509.load_pem_x509_certificate(content)
            gone = self._revoked() if revoked is None else revoked
            state = "revoked" if certificate.serial_number in gone else "signed"
            return {
                **_described(name, state, certificate),
                "serial_number": certificate.serial_number,
                "not_before": _time(certificate.not_valid_before_utc),
                "not_after": _time(certificate.not_valid_after_utc),
            }
        content = self.request_pem(name)
        if content is None:
            return None
        return _described(name, "requested", x509.load_pem_x509_csr(content))

    def _revoked(self) -> frozenset[int]:
        subject = self._pair.certificate.subject
        return frozenset(
            entry.serial_number for crl in self.crls() if crl.issuer == subject for entry in crl
        )

    def expirations(self) -> dict[str, dict[str, str]]:
        """When the authorities and their revocation lists end, by name."""
        lists = {name_in(each.issuer): each.next_update_utc for each in self.crls()}
        return {
            "ca-certs": {
                name_in(each.subject): _time(each.not_valid_after_utc) for each in self.bundle
            },
            "crls": {name: _time(time) for name, time in lists.items() if time is not None},
        }

    # --- Changes

    @contextmanager
    def _changing(self) -> Iterator[None]:
        with locked(self._path(".lock")):
            yield

    def submit(self, name: str, content: bytes, allows: Callable[[str, bytes], bool]) -> bool:
        """Keep a request, and sign it if `allows` says so; whether it was signed.

        Raises RequestRefused.
        """
        request = read_request(content, name)
        with self._changing():
            if self._of_node("signed", name) is not None:
                raise RequestRefused(
                    f"{name} already has a signed certificate; ignoring certificate request"
                )
            before = self._of_node("requests", name)
            if before is not None and _key_of(before) != request.key:
                raise RequestRefused(
                    f"{name} already has a requested certificate; ignoring certificate request"
                )
            if before is None:
                write_file(self._path("requests", f"{name}.pem"), pem(request.csr))
        # A program may take its time: others need not wait for it.
        if not allows(name, pem(request.csr)):
            return False
        self.sign(name)
        return True

    def sign(self, name: str, seconds: int | None = None) -> x509.Certificate:
        """Sign the request of a node. Raises RequestRefused."""
        with self._changing():
            content = self._of_node("requests", name)
            if content is None:
                raise RequestRefused(f"there is no certificate request of {name}")
            request = read_request(content, name)
            check_request(request, self._policy)
            return self._sign(request, seconds)

    def _sign(self, request: Request, seconds: int | None = None) -> x509.Certificate:
        name = request.name
        present = self._of_node("signed", name)
        if present is None:
            lifetimes = self._lifetimes
            usual = lifetimes.renewed if request.renews else lifetimes.certificate
            extensions = dict(request.extensions)
            if request.renews:
                extensions[AUTO_RENEW] = "true"
            made = self._issue(
                name,
                request.key,
                seconds or usual,
                extensions=extensions,
                alternatives=request.general_names,
            )
        else:  # a process was killed before it could remove the request
            made = x509.load_pem_x509_certificate(present)
        remove_file(self._path("requests", f"{name}.pem"))
        return made

    def _issue(
        self,
        name: str,
        key: rsa.RSAPublicKey | ec.EllipticCurvePublicKey,
        seconds: int,
        *,
        extensions: dict[str, str],
        alternatives: list[x509.GeneralName],
    ) -> x509.Certificate:
        """Make a certificate; the lock is held."""
        serial = self._next_serial()
        made = node_certificate(
            self._pair,
            name,
            key,
            serial,
            seconds,
            extensions=extensions,
            alternatives=alternatives,
        )
        append_line(self._path("inventory.txt"), _inventory_line(made))
        write_file(self._path("signed", f"{name}.pem"), pem(made))
        return made

    def _next_serial(self) -> int:
        """A number that was never used: it counts as used before this returns."""
        try:
            serial = int(self._read("serial").strip() or b"1", 16)
        except (FileNotFoundError, ValueError):
            # Whatever happened to the file, numbers in the inventory are used.
            serial = 1 + max((line.serial for line in self.inventory()), default=0)
        write_file(self._path("serial"), f"{serial + 1:04X}".encode())
        return serial

    def inventory(self) -> list[InventoryLine]:
        """All certificates that were ever issued."""
        try:
            lines = self._read("inventory.txt").decode(errors="replace").splitlines()
        except FileNotFoundError:
            return []
        return [found for found in map(_read_inventory_line, lines) if found is not None]

    def renew(self, certificate: x509.Certificate) -> x509.Certificate:
        """A new certificate for a node and its key, in place of one that is still valid."""
        key = certificate.public_key()
        assert isinstance(key, (rsa.RSAPublicKey, ec.EllipticCurvePublicKey))
        name = name_in(certificate.subject)
        extensions = puppet_extensions(certificate.extensions)
        renews = extensions.get(AUTO_RENEW) == "true"
        lifetimes = self._lifetimes
        with self._changing():
            return self._issue(
                name,
                key,
                lifetimes.renewed if renews else lifetimes.certificate,
                extensions=extensions,
                alternatives=general_names(alternative_names(certificate.extensions)),
            )

    def generate(
        self,
        name: str,
        *,
        alternatives: Iterable[str] = (),
        extensions: dict[str, str] | None = None,
        administers: bool = False,
        elliptic: bool = False,
        bits: int = 4096,
        key: PrivateKey | None = None,
        seconds: int | None = None,
    ) -> Pair:
        """A key, which is new unless it is given, and its certificate. Raises RequestRefused.

        With `administers`, its holder may sign and revoke over HTTPS.
        """
        if not is_safe_name(name) or name != name.lower():
            raise RequestRefused(f"{name!r} cannot be the name of a certificate")
        try:
            names = general_names(alternatives)
        except ValueError as error:
            raise RequestRefused(f"alternative names: {error}") from None
        key = key or new_key(bits, elliptic=elliptic)
        given = dict(extensions or {})
        if administers:
            given[CLI_AUTH] = "true"
        with self._changing():
            if self._of_node("signed", name) is not None:
                raise RequestRefused(f"{name} already has a signed certificate")
            made = self._issue(
                name,
                key.public_key(),
                seconds or self._lifetimes.certificate,
                extensions=given,
                alternatives=names,
            )
            remove_file(self._path("requests", f"{name}.pem"))
        return Pair(made, key)

    def revoke(self, names: Iterable[str]) -> list[str]:
        """Revoke all certificates of some nodes; returns those that have none."""
        wanted = list(names)
        with self._changing():
            by_name: dict[str, list[int]] = {}
            for line in self.inventory():
                by_name.setdefault(line.name, []).append(line.serial)
            missing = []
            serials: list[int] = []
            for name in wanted:
                found = by_name.get(name, [])
                present = self._of_node("signed", name)
                if present is not None:
                    found.append(x509.load_pem_x509_certificate(present).serial_number)
                serials += found
                if not found:
                    missing.append(name)
            if serials:
                self._write_crl(serials)
        return missing

    def clean(self, names: Iterable[str]) -> list[str]:
        """Revoke and remove what there is of some nodes; returns those that are not known."""
        wanted = list(names)
        missing = []
        unrevoked = set(self.revoke(wanted))
        with self._changing():
            for name in filter(is_safe_name, wanted):
                removed = [
                    remove_file(self._path(each, f"{name}.pem")) for each in ("signed", "requests")
                ]
                if not any(removed) and name in unrevoked:
                    missing.append(name)
        return missing + [name for name in wanted if not is_safe_name(name)]

    def delete_request(self, name: str) -> bool:
        """Forget a request that waits to be signed."""
        with self._changing():
            return is_safe_name(name) and remove_file(self._path("requests", f"{name}.pem"))

    def refresh_crl(self) -> bool:
        """Renew the revocation lists that expire soon; returns whether there were any.

        Those of authorities whose keys are elsewhere stay as they are.
        """
        with self._changing():
            signers = self._signers()
            if not any(each.issuer in signers and _ends_soon(each) for each in self.crls()):
                return False
            self._write_crl(())
            return True

    def update_crls(self, content: bytes) -> None:
        """Take over newer revocation lists of other authorities of the chain. Raises ValueError."""
        with self._changing():
            own = self._pair.certificate.subject
            subjects = {each.subject: each for each in self.bundle}
            by_issuer = {each.issuer: each for each in self.crls()}
            for crl in read_crls(content):
                if crl.issuer == own:
                    continue
                issuer = subjects.get(crl.issuer)
                key = None if issuer is None else issuer.public_key()
                if key is None or not crl.is_signature_valid(key):  # type: ignore[arg-type]  # of an authority
                    name = name_in(crl.issuer)
                    raise ValueError(
                        f"the revocation list of {name!r} belongs to no authority of the bundle"
                    )
                before = by_issuer.get(crl.issuer)
                if before is None or crl.last_update_utc >= before.last_update_utc:
                    by_issuer[crl.issuer] = crl
            write_file(self.crl_path, pem(*by_issuer.values()))

    def _write_crl(self, serials: Iterable[int]) -> None:
        """Write the revocation lists with more serial numbers; the lock is held."""
        signers = self._signers()
        written = []
        own = self._pair.certificate.subject
        crls = self.crls()
        if all(crl.issuer != own for crl in crls):
            crls.insert(0, revocation_list(self._pair, None, (), self._lifetimes.crl))
        for crl in crls:
            pair = signers.get(crl.issuer)
            is_own = crl.issuer == own
            if pair is None or not (is_own or _ends_soon(crl)):
                written.append(crl)
            else:
                added = serials if is_own else ()
                written.append(revocation_list(pair, crl, added, self._lifetimes.crl))
        write_file(self.crl_path, pem(*written))

    def _signers(self) -> dict[x509.Name, Pair]:
        """The authorities whose keys are here, by their names."""
        found = {self._pair.certificate.subject: self._pair}
        try:
            key = read_key(self._read("root_key.pem"))
        except (FileNotFoundError, PermissionError, ValueError):
            return found
        public = key.public_key()
        for certificate in self.bundle:
            if certificate.public_key() == public:
                found[certificate.subject] = Pair(certificate, key)
        return found


class InventoryLine(Record):
    """A certificate in the inventory."""

    serial: int
    name: str
    line: str


def _read_inventory_line(line: str) -> InventoryLine | None:
    parts = line.split(None, 3)
    if len(parts) != 4 or "CN=" not in parts[3]:
        return None
    try:
        serial = int(parts[0], 16)
    except ValueError:
        return None
    return InventoryLine(serial, parts[3].partition("CN=")[2], line)


def _inventory_line(certificate: x509.Certificate) -> str:
    times = (certificate.not_valid_before_utc, certificate.not_valid_after_utc)
    return " ".join(
        [
            f"0x{certificate.serial_number:04x}",
            *map(_time, times),
            f"/CN={name_in(certificate.subject)}",
        ]
    )


def _time(time: datetime) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SUTC")


def _described(
    name: str, state: str, made: x509.Certificate | x509.CertificateSigningRequest
) -> dict[str, Any]:
    shown = fingerprint(made)
    alternatives = alternative_names(made.extensions)
    return {
        "name": name,
        "state": state,
        "fingerprint": shown,
        "fingerprints": {"SHA256": shown, "default": shown},
        "dns_alt_names": [each for each in alternatives if each.startswith("DNS:")],
        "subject_alt_names": alternatives,
        "authorization_extensions": trusted_extensions(
            {
                oid: value
                for oid, value in puppet_extensions(made.extensions).items()
                if oid.startswith("1.3.6.1.4.1.34380.1.3.")
            },
            {},
        ),
    }


def _ends_soon(crl: x509.CertificateRevocationList) -> bool:
    return crl.next_update_utc is None or crl.next_update_utc < now() + _REFRESH_BEFORE


def _key_of(request: bytes) -> object:
    return x509.load_pem_x509_csr(request).public_key()


def read_crls(content: bytes) -> list[x509.CertificateRevocationList]:
    """All revocation lists of a file in PEM. Raises ValueError."""
    end = b"-----END X509 CRL-----"
    parts = [part for part in content.split(end) if b"-----BEGIN X509 CRL-----" in part]
    return [x509.load_pem_x509_crl(part + end + b"\n") for part in parts]


def import_authority(
    directory: str, bundle: bytes, key: bytes, crls: bytes | None, serial: int = 1
) -> None:
    """Begin an authority with certificates and a key from elsewhere. Raises AuthorityError."""
    try:
        certificates = x509.load_pem_x509_certificates(bundle)
        private = read_key(key)
        lists = [] if crls is None else read_crls(crls)
    except ValueError as error:
        raise AuthorityError(str(error)) from None
    if os.path.exists(os.path.join(directory, "ca_crt.pem")):
        raise AuthorityError(f"{directory} already contains an authority")
    own = [each for each in certificates if each.public_key() == private.public_key()]
    if not own:
        raise AuthorityError("no certificate of the bundle belongs to the key")
    pair = Pair(own[0], private)
    if all(each.issuer != own[0].subject for each in lists):
        lists.insert(0, revocation_list(pair, None, (), Lifetimes().crl))
    os.makedirs(directory, mode=0o750, exist_ok=True)
    files = {
        "ca_key.pem": key_pem(private),
        "ca_pub.pem": public_key_pem(private),
        "ca_crl.pem": pem(*lists),
        "serial": f"{serial:04X}".encode(),
        "inventory.txt": b"",
        "ca_crt.pem": pem(*certificates),
    }
    for name, content in files.items():
        write_file(os.path.join(directory, name), content)
