"""Functions that encode, digest or hash."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import secrets
import uuid
import zlib

from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import LegacyFunction, check_count
from mupuppet.functions.registry import ArgumentMismatch, Context, InvalidArgument
from mupuppet.functions.stdlib.declarations import function, legacy
from mupuppet.functions.stdlib.ruby_values import bytes_of, string_of
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import as_string, to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Sensitive, Value

# --- Base64


@legacy(
    "base64", "$action, $string, [$method]", Topic.DIGESTS, "Encodes or decodes a string in Base64."
)
def _base64(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 2, None, "base64(): Wrong number of arguments ({}; must be >= 2)")
    action, string = arguments[0], arguments[1]
    method = arguments[2] if len(arguments) > 2 else "default"
    if action not in ("encode", "decode"):
        raise InvalidArgument("base64(): the first argument must be one of 'encode' or 'decode'")
    if type(string) is not str:
        raise ArgumentMismatch("base64(): the second argument must be a string to base64")
    if method not in ("default", "strict", "urlsafe"):
        raise InvalidArgument(
            "base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'"
        )
    if action == "encode":
        return _encoded(string, method)
    content = _decoded(string, method)
    made = context.binary_string(content)
    return made if type(made) is str else string_of(content)


def _encoded(string: str, method: str) -> str:
    content = bytes_of(string)
    if method == "strict":
        return base64.b64encode(content).decode("ascii")
    if method == "urlsafe":
        return base64.urlsafe_b64encode(content).decode("ascii")
    # Ruby's lines hold 45 bytes.
    lines = (content[start : start + 45] for start in range(0, len(content), 45))
    return "".join(f"{base64.b64encode(line).decode('ascii')}\n" for line in lines)


def _decoded(string: str, method: str) -> bytes:
    if method == "default":
        return _decoded_leniently(string)
    if method == "urlsafe":
        if not string.endswith("="):
            string += "=" * (-len(string) % 4)
        string = string.replace("-", "+").replace("_", "/")
    try:
        content = base64.b64decode(string, validate=True)
    except (binascii.Error, ValueError):
        raise RubyError("ArgumentError", "invalid base64") from None
    # Bits that are left over must be nought, and the padding must fit.
    if base64.b64encode(content).decode("ascii") != string:
        raise RubyError("ArgumentError", "invalid base64")
    return content


_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def _decoded_leniently(string: str) -> bytes:
    """Other characters are skipped; an equals sign ends it where padding may be."""
    digits: list[int] = []
    for character in string:
        if character == "=" and len(digits) % 4 >= 2:
            break
        if character in _ALPHABET:
            digits.append(_ALPHABET.index(character))
    bits = 0
    for digit in digits:
        bits = bits << 6 | digit
    size = len(digits) * 6 // 8
    return (bits >> len(digits) * 6 - size * 8).to_bytes(size, "big")


# --- Digests


def _digested_bytes(data: Value) -> bytes:
    """The bytes of a value as a string; it may be Sensitive."""
    return bytes_of(to_s(data.value if isinstance(data, Sensitive) else data))


_DIGESTED = "Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]] $my_data"


@function(
    "stdlib::crc32", Topic.DIGESTS, "Returns the CRC-32 checksum of a value in hexadecimal."
).dispatch(_DIGESTED)
def _crc32(context: Context, data: Value) -> Value:
    return f"{zlib.crc32(_digested_bytes(data)):x}"


@function(
    "stdlib::sha256", Topic.DIGESTS, "Returns the SHA-256 digest of a value in hexadecimal."
).dispatch(_DIGESTED)
def _sha256(context: Context, data: Value) -> Value:
    return hashlib.sha256(_digested_bytes(data)).hexdigest()


@legacy("fqdn_uuid", "$name", Topic.DIGESTS, "Returns the UUID of a domain name.")
def _fqdn_uuid(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "fqdn_uuid: No arguments given")
    check_count(arguments, 0, 1, "fqdn_uuid: Too many arguments given ({})")
    return str(uuid.uuid5(uuid.NAMESPACE_DNS, as_string(arguments[0])))


# --- Passwords

_HASH_TYPES = {
    "md5": "$1$",
    "sha-256": "$5$",
    "sha-512": "$6$",
    "bcrypt": "$2b$",
    "bcrypt-a": "$2a$",
    "bcrypt-x": "$2x$",
    "bcrypt-y": "$2y$",
}
_SALT = re.compile(r"[a-zA-Z0-9./]+")
#: Salts of bcrypt, as stdlib 8 takes them, and as newer versions do, which look at the strength.
_BCRYPT_SALT = r"^[0-9]{2}\$[./A-Za-z0-9]{22}"
_NEWER_BCRYPT_SALT = r"^(0[4-9]|[12][0-9]|3[01])\$[./A-Za-z0-9]{22}"


def _unwrapped(value: Value) -> Value:
    return value.value if isinstance(value, Sensitive) else value


@legacy(
    "pw_hash",
    "$password, $type, $salt",
    Topic.DIGESTS,
    "Hashes a password for a password file.",
    arity=3,
)
def _pw_hash(context: Context, arguments: list[Value]) -> Value:
    return _password_hash(arguments, _BCRYPT_SALT)


newer_pw_hash = LegacyFunction(
    "pw_hash", lambda _context, arguments: _password_hash(arguments, _NEWER_BCRYPT_SALT), 3
)


def _password_hash(arguments: list[Value], bcrypt_salt: str) -> Value:
    password, algorithm, salt = map(_unwrapped, arguments)
    if password is not None and type(password) is not str:
        raise ArgumentMismatch("pw_hash(): first argument must be a string")
    if type(algorithm) is not str:
        raise ArgumentMismatch("pw_hash(): second argument must be a string")
    prefix = _HASH_TYPES.get(algorithm.lower())
    if prefix is None:
        raise InvalidArgument(f"pw_hash(): {algorithm} is not a valid hash type")
    if type(salt) is not str:
        raise ArgumentMismatch("pw_hash(): third argument must be a string")
    if not salt:
        raise InvalidArgument("pw_hash(): third argument must not be empty")
    _check_salt(prefix, salt, bcrypt_salt)
    if not password:
        return None
    if "\0" in password:
        raise RubyError("ArgumentError", "string contains null byte")
    return _hashed(prefix, bytes_of(password), salt)


def _check_salt(prefix: str, salt: str, bcrypt_salt: str) -> None:
    if prefix.startswith("$2"):
        if re.search(bcrypt_salt, salt, re.M) is None:
            shown = bcrypt_salt.replace("/", "\\/")
            raise InvalidArgument(f"pw_hash(): characters in salt must match (?-mix:{shown})")
    elif _SALT.fullmatch(salt) is None:
        raise InvalidArgument("pw_hash(): characters in salt must be in the set [a-zA-Z0-9./]")


def _hashed(prefix: str, password: bytes, salt: str) -> str:
    if prefix.startswith("$2"):
        from mupuppet.ruby_semantics.bcrypt import bcrypt

        return bcrypt(prefix, password, salt)
    from mupuppet.ruby_semantics.crypt import md5_crypt, sha256_crypt, sha512_crypt

    crypt = {"$1$": md5_crypt, "$5$": sha256_crypt, "$6$": sha512_crypt}[prefix]
    return crypt(password, salt.encode("ascii"))


@legacy(
    "str2saltedpbkdf2",
    "$password, $salt, $iterations",
    Topic.DIGESTS,
    "Hashes a password for macOS.",
)
def _str2saltedpbkdf2(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 3, 3, "str2saltedpbkdf2(): wrong number of arguments ({} for 3)")
    password, salt, iterations = map(_unwrapped, arguments)
    if type(password) is not str:
        raise ArgumentMismatch("str2saltedpbkdf2(): first argument must be a string")
    if type(salt) is not str:
        raise ArgumentMismatch("str2saltedpbkdf2(): second argument must be a string")
    if len(bytes_of(salt)) < 8:
        raise InvalidArgument("str2saltedpbkdf2(): second argument must be at least 8 bytes long")
    if type(iterations) is not int:
        raise ArgumentMismatch("str2saltedpbkdf2(): third argument must be an integer")
    if not 40_000 < iterations < 70_000:
        raise InvalidArgument(
            "str2saltedpbkdf2(): third argument must be between 40,000 and 70,000"
        )
    content = bytes_of(salt)
    hashed = hashlib.pbkdf2_hmac("sha512", bytes_of(password), content, iterations, 128)
    return {"password_hex": hashed.hex(), "salt_hex": content.hex(), "iterations": iterations}


@legacy(
    "str2saltedsha512",
    "$password",
    Topic.DIGESTS,
    "Hashes a password for older versions of macOS.",
    determined=False,
)
def _str2saltedsha512(context: Context, arguments: list[Value]) -> Value:
    check_count(
        arguments,
        1,
        1,
        "str2saltedsha512(): Wrong number of arguments passed ({} but we require 1)",
    )
    password = arguments[0]
    if type(password) is not str:
        raise ArgumentMismatch(
            f"str2saltedsha512(): Requires a String argument, you passed: {class_name(password)}"
        )
    note_undetermined("a random number")
    salt = secrets.token_bytes(4)
    return (salt + hashlib.sha512(salt + bytes_of(password)).digest()).hex()
