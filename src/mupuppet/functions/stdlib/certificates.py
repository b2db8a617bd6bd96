"""Whether a key matches a certificate: the parts of RSA and PKCS#1 that this needs."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re

from mupuppet.basics.records import Record
from mupuppet.versions.current import current_version


class CertificateError(Exception):
    """A string that is not a certificate; the message is that of OpenSSL."""


class RsaKeyError(Exception):
    """A string that is not an RSA key; the message is that of OpenSSL."""


class Certificate(Record):
    """The content of a signature, and what is signed."""

    signed: bytes
    algorithm: bytes
    signature: int


class PublicKey(Record):
    """The public part of an RSA key."""

    modulus: int
    exponent: int


class _DerError(Exception):
    """Bytes that are not DER."""


# --- DER

_INTEGER, _OCTETS, _SEQUENCE = 0x02, 0x04, 0x30


class _Element(Record):
    tag: int
    content: bytes
    #: With tag and length.
    whole: bytes


def _elements(content: bytes) -> list[_Element]:
    """The elements one after the other."""
    found: list[_Element] = []
    position = 0
    while position < len(content):
        start = position
        tag, length, position = _head(content, position)
        end = position + length
        if end > len(content):
            raise _DerError
        found.append(_Element(tag, content[position:end], content[start:end]))
        position = end
    return found


def _head(content: bytes, position: int) -> tuple[int, int, int]:
    """Tag and length of an element, and where its content starts."""
    if position + 2 > len(content):
        raise _DerError
    tag, length = content[position], content[position + 1]
    position += 2
    if length < 0x80:
        return tag, length, position
    size = length & 0x7F
    if not 0 < size <= 4 or position + size > len(content):
        raise _DerError
    return tag, int.from_bytes(content[position : position + size], "big"), position + size


def _sequence(content: bytes) -> list[_Element]:
    """The elements of the sequence that the bytes are."""
    found = _elements(content)
    if len(found) != 1 or found[0].tag != _SEQUENCE:
        raise _DerError
    return _elements(found[0].content)


def _tags(elements: list[_Element]) -> list[int]:
    return [element.tag for element in elements]


# --- PEM

_BEGIN = re.compile(r"^-----BEGIN ([A-Z0-9 ]+)-----\s*$", re.M)


def _pem(string: str, labels: frozenset[str]) -> tuple[str, str | None] | None:
    """The label and the body of the first block with one of some labels; no body if it is cut."""
    for begin in _BEGIN.finditer(string):
        if begin[1] in labels:
            end = string.find(f"-----END {begin[1]}-----", begin.end())
            return begin[1], None if end < 0 else string[begin.end() : end]
    return None


def read_certificate(string: str) -> Certificate:
    """The certificate in a string."""
    block = _pem(string, frozenset(["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"]))
    if block is None:
        # A beginning without its end of line is cut, too.
        if string.startswith("-----BEGIN CERTIFICATE-----"):
            raise CertificateError("PEM_read_bio_X509: bad end line")
        expected = current_version.get().expected_certificate
        raise CertificateError(f"PEM_read_bio_X509: no start line{expected}")
    if block[1] is None:
        raise CertificateError("PEM_read_bio_X509: bad end line")
    try:
        content = base64.b64decode("".join(block[1].split()), validate=True)
    except binascii.Error:
        raise CertificateError("PEM_read_bio_X509: bad base64 decode") from None
    try:
        signed, algorithm, signature = _sequence(content)
        identifier = _elements(algorithm.content)[0].content
    except (_DerError, ValueError, IndexError):
        raise CertificateError("PEM_read_bio_X509: ASN1 lib") from None
    return Certificate(signed.whole, identifier, int.from_bytes(signature.content[1:], "big"))


_NO_KEY = "Neither PUB key nor PRIV key: unsupported"
_RSA = bytes.fromhex("2a864886f70d010101")
_ELLIPTIC = bytes.fromhex("2a8648ce3d0201")


def read_key(string: str) -> PublicKey:
    """The RSA key in a string, private or public."""
    labels = ["RSA PRIVATE KEY", "PRIVATE KEY", "PUBLIC KEY", "RSA PUBLIC KEY", "EC PRIVATE KEY"]
    block = _pem(string, frozenset(labels))
    label, body = block or ("", None)
    if body is None:
        raise RsaKeyError(_NO_KEY)
    if label == "EC PRIVATE KEY":
        raise RsaKeyError("incorrect pkey type: id-ecPublicKey")
    try:
        return _key(label, base64.b64decode("".join(body.split()), validate=True))
    except (binascii.Error, _DerError, IndexError):
        raise RsaKeyError(_NO_KEY) from None


def _key(label: str, content: bytes) -> PublicKey:
    parts = _sequence(content)
    if label == "PRIVATE KEY":
        _check_algorithm(parts[1])
        return _key("RSA PRIVATE KEY", parts[2].content)
    if label == "PUBLIC KEY":
        _check_algorithm(parts[0])
        return _key("RSA PUBLIC KEY", parts[1].content[1:])
    if label == "RSA PRIVATE KEY":
        parts = parts[1:]
    if _tags(parts[:2]) != [_INTEGER, _INTEGER]:
        raise _DerError
    modulus, exponent = (int.from_bytes(part.content, "big") for part in parts[:2])
    return PublicKey(modulus, exponent)


def _check_algorithm(element: _Element) -> None:
    identifier = _elements(element.content)[0].content
    if identifier == _ELLIPTIC:
        raise RsaKeyError("incorrect pkey type: id-ecPublicKey")
    if identifier != _RSA:
        raise RsaKeyError(_NO_KEY)


# --- Signatures

#: The last byte of the identifiers of RSA with a digest, and the digests.
_ALGORITHMS = {
    4: ("md5", "2a864886f70d0205"),
    5: ("sha1", "2b0e03021a"),
    11: ("sha256", "608648016503040201"),
    12: ("sha384", "608648016503040202"),
    13: ("sha512", "608648016503040203"),
    14: ("sha224", "608648016503040204"),
}


def is_signed_by(certificate: Certificate, key: PublicKey) -> bool:
    """Whether the signature of a certificate was made with a key."""
    if certificate.algorithm[:-1] != _RSA[:-1] or certificate.algorithm[-1] not in _ALGORITHMS:
        return False
    name, identifier = _ALGORITHMS[certificate.algorithm[-1]]
    digest = hashlib.new(name, certificate.signed, usedforsecurity=False).digest()
    algorithm = _der(_SEQUENCE, _der(0x06, bytes.fromhex(identifier)) + _der(0x05, b""))
    information = _der(_SEQUENCE, algorithm + _der(_OCTETS, digest))
    size = (key.modulus.bit_length() + 7) // 8
    padding = b"\xff" * (size - len(information) - 3)
    expected = int.from_bytes(b"\x00\x01" + padding + b"\x00" + information, "big")
    return certificate.signature < key.modulus and (
        pow(certificate.signature, key.exponent, key.modulus) == expected
    )


def _der(tag: int, content: bytes) -> bytes:
    """A short element."""
    return bytes([tag, len(content)]) + content
