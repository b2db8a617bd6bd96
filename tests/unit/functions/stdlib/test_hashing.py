"""Hashes of passwords, random numbers and certificates, by themselves."""

from __future__ import annotations

import base64
import hashlib
import textwrap

import pytest

from mupuppet.functions.stdlib.certificates import (
    CertificateError,
    RsaKeyError,
    is_signed_by,
    read_certificate,
    read_key,
)
from mupuppet.ruby_semantics.bcrypt import bcrypt
from mupuppet.ruby_semantics.crypt import md5_crypt, sha256_crypt, sha512_crypt
from mupuppet.values.ruby_random import RubyRandom

# --- Random numbers; all values are Ruby's.


@pytest.mark.parametrize(
    ("seed", "number"),
    [
        (0, 2357136044),
        (1, 1791095845),
        (42, 1608637542),
        (2**32 - 1, 419326371),
        (2**32, 2357136044),
        (2**32 + 5, 953453411),
        (2**33, 49182197),
        (2**64, 647325673),
        (2**64 + 1, 577090037),
        (2**96 + 5, 753709249),
        (2**127 + 12345, 165063735),
        (2**128 - 1, 1009630920),
    ],
)
def test_seeds_are_rubys(seed: int, number: int) -> None:
    assert RubyRandom(seed).below(2**32) == number


def test_numbers_of_several_words_are_rubys() -> None:
    seed = 0x900150983CD24FB0D6963F7D28E17F72
    found = [RubyRandom(seed).below(limit) for limit in (10, 1000, 2**40)]
    assert found == [9, 249, 1070485390873]
    # Ruby forgets the highest word of a seed if it is 1.
    assert RubyRandom((1 << 96) | (5 << 64) | 12345).below(1000) == 286


def test_numbers_are_below_their_limit() -> None:
    generator = RubyRandom(7)
    for limit in (1, 2, 3, 10, 2**32 - 1, 2**32 + 1, 2**63):
        assert all(0 <= generator.below(limit) < limit for _ in range(50))


# --- Passwords; all values are those of the system's `crypt`.


def test_md5() -> None:
    assert md5_crypt(b"password", b"xxxxxxxx") == "$1$xxxxxxxx$UYCIxa628.9qXjpQCjM4a."


def test_sha256() -> None:
    expected = "$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEc5"
    assert sha256_crypt(b"Hello world!", b"saltstring") == expected


def test_sha512() -> None:
    expected = (
        "$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnI"
        "FNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1"
    )
    assert sha512_crypt(b"Hello world!", b"saltstring") == expected


@pytest.mark.parametrize(
    ("password", "expected"),
    [
        ("U*U", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"),
        ("", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy"),
        ("\u00a3", "$2x$05$/OK.fbVrR/bpIqNJ5ianF.ZWGqVwLKgsYeGeOWNzCYbZCI.oWeH2C"),
        ("\u00a3", "$2b$05$/OK.fbVrR/bpIqNJ5ianF.crQZGxQ7hWEf.fNKRjrYcudfgPvGbVK"),
    ],
)
@pytest.mark.slow
def test_bcrypt(password: str, expected: str) -> None:
    assert bcrypt(expected[:4], password.encode(), expected[4:29]) == expected


@pytest.mark.parametrize("setting", ["03$CCCCCCCCCCCCCCCCCCCCC.", "32$CCCCCCCCCCCCCCCCCCCCC."])
def test_costs_out_of_range(setting: str) -> None:
    assert bcrypt("$2b$", b"x", setting) == "*0"


# --- Certificates: made here, of two primes.

_FIRST, _SECOND = 2**521 - 1, 2**607 - 1
_EXPONENT = 65537


def _der(tag: int, content: bytes) -> bytes:
    length = len(content)
    if length < 0x80:
        return bytes([tag, length]) + content
    size = (length.bit_length() + 7) // 8
    return bytes([tag, 0x80 | size]) + length.to_bytes(size, "big") + content


def _integer(number: int) -> bytes:
    return _der(0x02, number.to_bytes(number.bit_length() // 8 + 1, "big"))


def _sequence(*parts: bytes) -> bytes:
    return _der(0x30, b"".join(parts))


def _pem(label: str, content: bytes) -> str:
    body = "\n".join(textwrap.wrap(base64.b64encode(content).decode(), 64))
    return f"-----BEGIN {label}-----\n{body}\n-----END {label}-----\n"


_RSA = _sequence(_der(0x06, bytes.fromhex("2a864886f70d010101")), _der(0x05, b""))


def _certificate(first: int, second: int) -> str:
    """A text, signed with a key as certificates are; what the text says does not matter."""
    signed = _sequence(_integer(5))
    digest = hashlib.sha256(signed).digest()
    algorithm = _sequence(_der(0x06, bytes.fromhex("608648016503040201")), _der(0x05, b""))
    information = _sequence(algorithm, _der(0x04, digest))
    modulus = first * second
    size = (modulus.bit_length() + 7) // 8
    padded = b"\0\1" + b"\xff" * (size - len(information) - 3) + b"\0" + information
    private = pow(_EXPONENT, -1, (first - 1) * (second - 1))
    signature = pow(int.from_bytes(padded, "big"), private, modulus)
    name = _sequence(_der(0x06, bytes.fromhex("2a864886f70d01010b")), _der(0x05, b""))
    bits = _der(0x03, b"\0" + signature.to_bytes(size, "big"))
    return _pem("CERTIFICATE", _sequence(signed, name, bits))


def _private_key(first: int, second: int) -> bytes:
    return _sequence(_integer(0), _integer(first * second), _integer(_EXPONENT))


CERTIFICATE = _certificate(_FIRST, _SECOND)
PRIVATE = _private_key(_FIRST, _SECOND)
KEYS = [
    _pem("RSA PRIVATE KEY", PRIVATE),
    _pem("PRIVATE KEY", _sequence(_integer(0), _RSA, _der(0x04, PRIVATE))),
    _pem("RSA PUBLIC KEY", _sequence(_integer(_FIRST * _SECOND), _integer(_EXPONENT))),
    "text before it\n" + _pem("RSA PRIVATE KEY", PRIVATE),
]


@pytest.mark.parametrize("key", KEYS)
def test_key_fits(key: str) -> None:
    assert is_signed_by(read_certificate(CERTIFICATE), read_key(key))


def test_other_key_does_not_fit() -> None:
    other = _pem("RSA PRIVATE KEY", _private_key(_FIRST, 2**1279 - 1))
    assert not is_signed_by(read_certificate(CERTIFICATE), read_key(other))


def test_other_certificate_does_not_fit() -> None:
    other = _certificate(_FIRST, 2**1279 - 1)
    assert not is_signed_by(read_certificate(other), read_key(KEYS[0]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no start line"),
        (KEYS[0], "no start line"),
        (CERTIFICATE[:80], "bad end line"),
        (CERTIFICATE.replace("MIG", "!!!"), "bad base64 decode"),
        (_pem("CERTIFICATE", b"\0\0\0"), "ASN1 lib"),
        (_pem("CERTIFICATE", b"\x30\x85\xff"), "ASN1 lib"),
    ],
)
def test_no_certificates(text: str, message: str) -> None:
    with pytest.raises(CertificateError, match=message):
        read_certificate(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        CERTIFICATE,
        KEYS[0][:60],
        _pem("RSA PRIVATE KEY", b"\0\0\0"),
        _pem("PRIVATE KEY", PRIVATE),
    ],
)
def test_no_keys(text: str) -> None:
    with pytest.raises(RsaKeyError, match="Neither PUB key nor PRIV key"):
        read_key(text)


def test_keys_of_other_kinds() -> None:
    with pytest.raises(RsaKeyError, match="incorrect pkey type"):
        read_key(_pem("EC PRIVATE KEY", b""))
