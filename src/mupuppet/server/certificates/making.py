"""Keys, certificates and revocation lists, with the extensions that Puppet Server gives them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from mupuppet.basics.records import Record
from mupuppet.server.certificates.extensions import made_extension

#: The private keys that sign here.
PrivateKey = rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey

_NETSCAPE_COMMENT = x509.UnrecognizedExtension(
    x509.ObjectIdentifier("2.16.840.1.113730.1.13"),
    b"\x16\x22Puppet Server Internal Certificate",
)
_REVOKED = x509.CRLReason(x509.ReasonFlags.key_compromise)
#: Clocks of agents may be behind.
_BEFORE = timedelta(days=1)


class Pair(Record):
    """A certificate and its private key."""

    certificate: x509.Certificate
    key: PrivateKey


def new_key(bits: int = 4096, *, elliptic: bool = False) -> PrivateKey:
    """A private key; an elliptic one makes handshakes many times cheaper."""
    if elliptic:
        return ec.generate_private_key(ec.SECP256R1())
    return rsa.generate_private_key(65537, bits)


def common_name(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def name_in(name: x509.Name) -> str:
    """The common name, or an empty string."""
    found = name.get_attributes_for_oid(NameOID.COMMON_NAME)
    return str(found[0].value) if len(found) == 1 else ""


def now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def root_authority(name: str, bits: int, seconds: int) -> Pair:
    """A new authority that signs itself."""
    key = new_key(bits)
    builder = _authority(name, key, 1, seconds)
    subject = common_name(name)
    identifier = x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key())
    builder = builder.issuer_name(subject).add_extension(identifier, critical=False)
    return Pair(builder.sign(key, hashes.SHA256()), key)


def intermediate_authority(name: str, root: Pair, bits: int, seconds: int) -> Pair:
    """The authority that signs for nodes, signed by the root."""
    key = new_key(bits)
    builder = _authority(name, key, 2, seconds)
    builder = builder.issuer_name(root.certificate.subject)
    builder = builder.add_extension(_issuer(root.certificate), critical=False)
    return Pair(builder.sign(root.key, hashes.SHA256()), key)


def _authority(name: str, key: PrivateKey, serial: int, seconds: int) -> x509.CertificateBuilder:
    usage = x509.KeyUsage(
        digital_signature=False, content_commitment=False, key_encipherment=False,
        data_encipherment=False, key_agreement=False, key_cert_sign=True, crl_sign=True,
        encipher_only=False, decipher_only=False,
    )  # fmt: skip
    return (
        x509.CertificateBuilder()
        .subject_name(common_name(name))
        .public_key(key.public_key())
        .serial_number(serial)
        .not_valid_before(now() - _BEFORE)
        .not_valid_after(now() + timedelta(seconds=seconds))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(_NETSCAPE_COMMENT, critical=False)
    )


def _issuer(certificate: x509.Certificate) -> x509.AuthorityKeyIdentifier:
    """How a certificate or a revocation list names the key that has signed it."""
    try:
        found = certificate.extensions.get_extension_for_class(x509.SubjectKeyIdentifier)
    except x509.ExtensionNotFound:
        return x509.AuthorityKeyIdentifier.from_issuer_public_key(_public(certificate))
    return x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(found.value)


def _public(certificate: x509.Certificate) -> rsa.RSAPublicKey | ec.EllipticCurvePublicKey:
    key = certificate.public_key()
    if not isinstance(key, (rsa.RSAPublicKey, ec.EllipticCurvePublicKey)):
        raise ValueError(f"keys of the kind {type(key).__name__} are not supported")
    return key


def node_certificate(
    authority: Pair,
    name: str,
    key: rsa.RSAPublicKey | ec.EllipticCurvePublicKey,
    serial: int,
    seconds: int,
    *,
    extensions: dict[str, str],
    alternatives: Sequence[x509.GeneralName] = (),
) -> x509.Certificate:
    """The certificate of a node; `extensions` are Puppet's, by their numbers."""
    end = min(now() + timedelta(seconds=seconds), authority.certificate.not_valid_after_utc)
    usage = x509.KeyUsage(
        digital_signature=True, content_commitment=False, key_encipherment=True,
        data_encipherment=False, key_agreement=False, key_cert_sign=False, crl_sign=False,
        encipher_only=False, decipher_only=False,
    )  # fmt: skip
    purposes = x509.ExtendedKeyUsage(
        [ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH]
    )
    builder = (
        x509.CertificateBuilder()
        .subject_name(common_name(name))
        .issuer_name(authority.certificate.subject)
        .public_key(key)
        .serial_number(serial)
        .not_valid_before(now() - _BEFORE)
        .not_valid_after(end)
        .add_extension(_NETSCAPE_COMMENT, critical=False)
        .add_extension(_issuer(authority.certificate), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(purposes, critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )
    if alternatives:
        names = x509.SubjectAlternativeName(alternatives)
        builder = builder.add_extension(names, critical=False)
    for oid, value in extensions.items():
        builder = builder.add_extension(made_extension(oid, value), critical=False)
    return builder.sign(authority.key, hashes.SHA256())


def general_names(names: Iterable[str]) -> list[x509.GeneralName]:
    """Alternative names as they are written: `name`, `DNS:name` or `IP:address`."""
    made: list[x509.GeneralName] = []
    for each in names:
        kind, colon, value = each.partition(":")
        if colon and kind.upper() == "IP":
            made.append(x509.IPAddress(ip_address(value.strip())))
        else:
            is_dns = colon and kind.upper() == "DNS"
            made.append(x509.DNSName((value if is_dns else each).strip()))
    return list(dict.fromkeys(made))


def revocation_list(
    authority: Pair, before: x509.CertificateRevocationList | None, serials: Iterable[int],
    seconds: int,
) -> x509.CertificateRevocationList:  # fmt: skip
    """The revocation list that follows another one, with more serial numbers."""
    number = 0
    builder = x509.CertificateRevocationListBuilder().issuer_name(authority.certificate.subject)
    known: set[int] = set()
    if before is not None:
        number = _number(before) + 1
        for entry in before:
            known.add(entry.serial_number)
            builder = builder.add_revoked_certificate(entry)
    time = now()
    for serial in serials:
        if serial not in known:
            known.add(serial)
            made = x509.RevokedCertificateBuilder().serial_number(serial).revocation_date(time)
            made = made.add_extension(_REVOKED, critical=False)
            builder = builder.add_revoked_certificate(made.build())
    return (
        builder.last_update(time - _BEFORE)
        .next_update(time + timedelta(seconds=seconds))
        .add_extension(_issuer(authority.certificate), critical=False)
        .add_extension(x509.CRLNumber(number), critical=False)
        .sign(authority.key, hashes.SHA256())
    )


def _number(crl: x509.CertificateRevocationList) -> int:
    try:
        return crl.extensions.get_extension_for_class(x509.CRLNumber).value.crl_number
    except x509.ExtensionNotFound:
        return 0


# --- PEM


def pem(*made: x509.Certificate | x509.CertificateSigningRequest | x509.CertificateRevocationList,
        ) -> bytes:  # fmt: skip
    return b"".join(each.public_bytes(serialization.Encoding.PEM) for each in made)


def key_pem(key: PrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.TraditionalOpenSSL,
        serialization.NoEncryption(),
    )


def public_key_pem(key: PrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )


def read_key(content: bytes) -> PrivateKey:
    """A private key in PEM, without a password. Raises ValueError."""
    try:
        key = serialization.load_pem_private_key(content, None)
    except TypeError:
        raise ValueError("the private key has a password") from None
    if not isinstance(key, (rsa.RSAPrivateKey, ec.EllipticCurvePrivateKey)):
        raise ValueError(f"keys of the kind {type(key).__name__} are not supported")
    return key


def fingerprint(certificate: x509.Certificate | x509.CertificateSigningRequest) -> str:
    """As Puppet shows it: SHA256 of the whole, in pairs."""
    from hashlib import sha256

    digest = sha256(certificate.public_bytes(serialization.Encoding.DER)).hexdigest().upper()
    return ":".join(digest[at : at + 2] for at in range(0, len(digest), 2))
