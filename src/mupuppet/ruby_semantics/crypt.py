"""The hashes of passwords that `crypt` makes: `$1$` (MD5), `$5$` and `$6$` (SHA-2)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any

_ALPHABET = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def _characters(number: int, count: int) -> str:
    """A number in base 64, the lowest digit first."""
    return "".join(_ALPHABET[number >> 6 * place & 63] for place in range(count))


def _encoded(digest: bytes, groups: list[tuple[int, ...]]) -> str:
    """The bytes of a digest in groups of three, in a certain order."""
    parts: list[str] = []
    for group in groups:
        number = 0
        for position in group:
            number = number << 8 | digest[position]
        parts.append(_characters(number, (len(group) * 8 + 5) // 6))
    return "".join(parts)


def _repeated(digest: bytes, length: int) -> bytes:
    """A digest again and again, up to a length."""
    return (digest * (length // len(digest) + 1))[:length]


# --- MD5

_MD5_ROUNDS = 1000
_MD5_GROUPS: list[tuple[int, ...]] = [
    (0, 6, 12), (1, 7, 13), (2, 8, 14), (3, 9, 15), (4, 10, 5), (11,),
]  # fmt: skip


def _md5(content: bytes) -> bytes:
    return hashlib.md5(content, usedforsecurity=False).digest()


_SETTING = re.compile(r"(\$[156]\$)(?!rounds=)([^$\x80-\U0010ffff]*)(?:\$.*)?", re.S)


def crypt(password: bytes, setting: str) -> str | None:
    """What the C library makes of a password by a setting like `$6$salt`; None for others."""
    found = _SETTING.fullmatch(setting)
    if found is None or b"\0" in password:
        return None
    algorithm = {"$1$": md5_crypt, "$5$": sha256_crypt, "$6$": sha512_crypt}[found[1]]
    return algorithm(password, found[2].encode("ascii"))


def md5_crypt(password: bytes, salt: bytes) -> str:
    """`$1$salt$hash`; eight characters of the salt count."""
    salt = salt[:8]
    alternate = _md5(password + salt + password)
    content = password + b"$1$" + salt + _repeated(alternate, len(password))
    length = len(password)
    while length:
        content += b"\0" if length & 1 else password[:1]
        length >>= 1
    digest = _md5(content)
    for number in range(_MD5_ROUNDS):
        digest = _round(_md5, number, digest, password, salt)
    return f"$1${salt.decode('ascii')}${_encoded(digest, _MD5_GROUPS)}"


def _round(
    hash: Callable[[bytes], bytes], number: int, digest: bytes, password: bytes, salt: bytes
) -> bytes:
    """One round: digest and password in changing order, sometimes with more of them."""
    parts = [password if number & 1 else digest]
    if number % 3:
        parts.append(salt)
    if number % 7:
        parts.append(password)
    parts.append(digest if number & 1 else password)
    return hash(b"".join(parts))


# --- SHA-2

_SHA_ROUNDS = 5000
_SHA256_GROUPS: list[tuple[int, ...]] = [
    *((number % 30, (number + 10) % 30, (number + 20) % 30) for number in range(0, 210, 21)),
    (31, 30),
]
_SHA512_GROUPS: list[tuple[int, ...]] = [
    *((number % 63, (number + 21) % 63, (number + 42) % 63) for number in range(0, 462, 22)),
    (63,),
]


def sha256_crypt(password: bytes, salt: bytes) -> str:
    """`$5$salt$hash`; sixteen characters of the salt count."""
    return _sha_crypt("$5$", hashlib.sha256, password, salt[:16], _SHA256_GROUPS)


def sha512_crypt(password: bytes, salt: bytes) -> str:
    """`$6$salt$hash`; sixteen characters of the salt count."""
    return _sha_crypt("$6$", hashlib.sha512, password, salt[:16], _SHA512_GROUPS)


def _sha_crypt(
    prefix: str,
    algorithm: Callable[[bytes], Any],
    password: bytes,
    salt: bytes,
    groups: list[tuple[int, ...]],
) -> str:
    def hash(content: bytes) -> bytes:
        digest: bytes = algorithm(content).digest()
        return digest

    alternate = hash(password + salt + password)
    content = password + salt + _repeated(alternate, len(password))
    length = len(password)
    while length:
        content += alternate if length & 1 else password
        length >>= 1
    digest = hash(content)
    password_part = _repeated(hash(password * len(password)), len(password))
    salt_part = _repeated(hash(salt * (16 + digest[0])), len(salt))
    for number in range(_SHA_ROUNDS):
        digest = _round(hash, number, digest, password_part, salt_part)
    return f"{prefix}{salt.decode('ascii')}${_encoded(digest, groups)}"
