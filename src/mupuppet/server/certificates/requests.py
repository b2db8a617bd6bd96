"""Which certificate requests may be signed, with Puppet Server's own rules and messages."""

from __future__ import annotations

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import ExtensionOID

from mupuppet.basics.records import Record
from mupuppet.server.certificates.extensions import (
    AUTHORIZATION,
    AUTO_RENEW,
    alternative_names,
    is_puppets,
    puppet_extensions,
    string_of,
)
from mupuppet.server.certificates.making import name_in
from mupuppet.server.durable_files import is_safe_name

#: A request has a key, a name and a few extensions.
MAXIMUM_BYTES = 64 << 10
_SMALLEST_RSA_KEY = 1024

#: What requests may ask for besides Puppet's own extensions; it is decided here what is given.
_IGNORED = frozenset(
    oid.dotted_string
    for oid in (
        ExtensionOID.BASIC_CONSTRAINTS,
        ExtensionOID.KEY_USAGE,
        ExtensionOID.EXTENDED_KEY_USAGE,
        ExtensionOID.SUBJECT_KEY_IDENTIFIER,
        ExtensionOID.AUTHORITY_KEY_IDENTIFIER,
    )
) | {"2.16.840.1.113730.1.13"}


class RequestRefused(Exception):
    """A request that is not signed; the message gives the reason."""


class Policy(Record):
    """What requests may contain."""

    #: Other names that the certificate is valid for: its owner can pose as that host.
    allow_alternative_names: bool = False
    #: Extensions that other programs take for permissions.
    allow_authorization_extensions: bool = False


class Request(Record):
    """A certificate request that was read."""

    name: str
    csr: x509.CertificateSigningRequest
    key: rsa.RSAPublicKey | ec.EllipticCurvePublicKey
    #: Puppet's extensions by their numbers.
    extensions: dict[str, str]
    alternatives: tuple[str, ...]
    #: Whether the agent will renew its certificate by itself.
    renews: bool = False

    @property
    def general_names(self) -> list[x509.GeneralName]:
        if not self.alternatives:
            return []
        value = self.csr.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        return list(value)


def read_request(content: bytes, name: str) -> Request:
    """A request in PEM that asks for a certificate of this name. Raises RequestRefused."""
    if len(content) > MAXIMUM_BYTES:
        raise RequestRefused("the certificate request is too long")
    try:
        csr = x509.load_pem_x509_csr(content)
        key = csr.public_key()
        extensions = puppet_extensions(csr.extensions)
        alternatives = tuple(alternative_names(csr.extensions))
        subject = name_in(csr.subject)
        renews = _renews(csr, extensions)
        is_signed = csr.is_signature_valid
    except (
        ValueError, TypeError, UnsupportedAlgorithm, x509.DuplicateExtension, x509.InvalidVersion
    ) as error:  # fmt: skip
        raise RequestRefused(f"this is not a certificate request: {error}") from None
    except InvalidSignature:
        is_signed = False
    if not is_signed:
        raise RequestRefused(f"CSR '{name}' contains a bad signature")
    if not isinstance(key, (rsa.RSAPublicKey, ec.EllipticCurvePublicKey)):
        raise RequestRefused("the key of a certificate must be an RSA or an elliptic curve key")
    if isinstance(key, rsa.RSAPublicKey) and key.key_size < _SMALLEST_RSA_KEY:
        raise RequestRefused(f"the key has only {key.key_size} bits")
    _check_name(name, subject)
    return Request(name, csr, key, extensions, alternatives, renews)


def _check_name(name: str, subject: str) -> None:
    if subject != name:
        message = f'Instance name "{subject}" does not match requested key "{name}"'
        raise RequestRefused(message)
    if name != name.lower():
        raise RequestRefused("Certificate names must be lower case.")
    if "*" in name:
        message = f'CSR subject contains a wildcard, which is not allowed: "{name}"'
        raise RequestRefused(message)
    if not is_safe_name(name):
        raise RequestRefused(f'Subject contains unprintable or non-ASCII characters: "{name}"')


def _renews(csr: x509.CertificateSigningRequest, extensions: dict[str, str]) -> bool:
    if extensions.get(AUTO_RENEW) == "true":
        return True
    try:
        attribute = csr.attributes.get_attribute_for_oid(x509.ObjectIdentifier(AUTO_RENEW))
    except x509.AttributeNotFound:
        return False
    return string_of(attribute.value) == "true"


def check_request(request: Request, policy: Policy) -> None:
    """Whether the policy lets a request be signed. Raises RequestRefused."""
    name = request.name
    unknown = [
        each.oid.dotted_string
        for each in request.csr.extensions
        if not is_puppets(each.oid.dotted_string)
        and each.oid.dotted_string not in _IGNORED
        and each.oid != ExtensionOID.SUBJECT_ALTERNATIVE_NAME
    ]
    if unknown:
        raise RequestRefused(f"Found extensions that are not permitted: {', '.join(unknown)}")
    authorizing = [
        oid
        for oid in request.extensions
        if oid.startswith(f"{AUTHORIZATION}.") and oid != AUTO_RENEW
    ]
    if authorizing and not policy.allow_authorization_extensions:
        raise RequestRefused(
            f"CSR '{name}' contains an authorization extension, which is disallowed: "
            f"{', '.join(authorizing)} (`allow-authorization-extensions` allows them)"
        )
    others = [each for each in request.alternatives if each != f"DNS:{name}"]
    if others and not policy.allow_alternative_names:
        raise RequestRefused(
            f"CSR '{name}' contains extra subject alternative names ({', '.join(others)}), which "
            "are disallowed (`allow-subject-alt-names` allows them)"
        )
    if any("*" in each for each in others):
        raise RequestRefused(f"CSR '{name}' contains a wildcard in its alternative names")
