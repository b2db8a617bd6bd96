"""Incremental digests, with and without a key; keys derived from passwords."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING
from zlib import crc32

from mupuppet.basics.lazy import lazy_module
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby.core.string import string_method
from mupuppet.ruby.stdlib.libraries import bytes_of, module_function
from mupuppet.ruby_semantics.conversion import as_hash, as_integer, as_string, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, RubyClass, Symbol
from mupuppet.ruby_semantics.strings import binary_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    import hashlib
    import hmac
else:  # they take milliseconds to import
    hashlib = lazy_module("hashlib")
    hmac = lazy_module("hmac")

#: The names of digests as Ruby's libraries write them, and as Python does.
_NAMES = {"MD5": "md5", "SHA1": "sha1", "SHA256": "sha256", "SHA384": "sha384", "SHA512": "sha512"}


class DigestObject(LibraryObject):
    """`Digest::MD5.new`, `OpenSSL::Digest.new('SHA256')`, `OpenSSL::HMAC.new(key, digest)`"""

    __slots__ = ("content", "key", "name")

    def __init__(self, name: str, key: bytes | None = None, content: bytes = b"") -> None:
        self.name = name
        self.key = key
        self.content = content

    def result(self) -> bytes:
        if self.key is None:
            return hashlib.new(self.name, self.content, usedforsecurity=False).digest()
        return hmac.new(self.key, self.content, self.name).digest()


def _digest_name(value: Value) -> str:
    if isinstance(value, DigestObject):
        return value.name
    name = _NAMES.get(as_string(value).upper().replace("-", ""))
    if name is None:
        raise UnsupportedRuby(f"the digest `{as_string(value)}'")
    return name


_method = definer(TABLES.setdefault(DigestObject, {}))
LIBRARY_KINDS.add(DigestObject)


def _computed(digest: DigestObject, given: tuple[Value, ...]) -> bytes:
    if given:
        return DigestObject(digest.name, digest.key, bytes_of(given[0])).result()
    return digest.result()


@_method("<< update", 1)
def _update(run: Run, digest: DigestObject, block: Proc | None, string: Value) -> Value:
    digest.content += bytes_of(string)
    return digest


_method("digest", 0, 1)(lambda run, d, block, *given: binary_string(_computed(d, given)))


@_method("hexdigest to_s", 0, 1)
def _hexadecimal(run: Run, digest: DigestObject, block: Proc | None, *given: Value) -> Value:
    if digest.key is not None:
        raise UnsupportedRuby("`hexdigest' of a digest with a key, which makes a binary string")
    return _computed(digest, given).hex()


_method("base64digest", 0, 1)(
    lambda run, d, block, *given: base64.b64encode(_computed(d, given)).decode()
)
_method("name")(lambda run, digest, block: digest.name.upper())

# --- How they are made

for _name, _algorithm in _NAMES.items():

    def _define(name: str, algorithm: str) -> None:
        def new(run: Run, kind: RubyClass, block: Proc | None, *given: Value) -> Value:
            return DigestObject(algorithm, content=bytes_of(given[0]) if given else b"")

        module_function(f"Digest::{name}")("new", 0)(new)
        openssl = module_function(f"OpenSSL::Digest::{name}")
        openssl("new", 0, 1)(new)
        made = DigestObject(algorithm)
        openssl("hexdigest", 1)(lambda run, kind, block, string: _computed(made, (string,)).hex())
        openssl("digest", 1)(
            lambda run, kind, block, string: binary_string(_computed(made, (string,)))
        )

    _define(_name, _algorithm)


@module_function("OpenSSL::Digest")("new", 1)
def _new_digest(run: Run, kind: RubyClass, block: Proc | None, name: Value) -> Value:
    return DigestObject(_digest_name(name))


_hmac = module_function("OpenSSL::HMAC")
_hmac("new", 2)(
    lambda run, kind, block, key, digest: DigestObject(_digest_name(digest), bytes_of(key))
)
_hmac("digest", 3)(
    lambda run, kind, block, digest, key, string: binary_string(
        DigestObject(_digest_name(digest), bytes_of(key), bytes_of(string)).result()
    )
)

_hmac("hexdigest", 3)(
    lambda run, kind, block, digest, key, string: (
        DigestObject(_digest_name(digest), bytes_of(key), bytes_of(string)).result().hex()
    )
)


@module_function("Zlib")("crc32", 0, 2)
def _crc32(
    run: Run, kind: RubyClass, block: Proc | None, string: Value = "", *start: Value
) -> Value:
    return crc32(bytes_of(string), *(as_integer(each) for each in start))


@string_method("crypt", 1)
def _crypt(run: Run, string: str, block: Proc | None, setting: Value) -> Value:
    """A password, by the algorithm and the salt of a setting like `$6$salt`."""
    from mupuppet.ruby_semantics.crypt import crypt

    made = crypt(bytes_of(string), as_string(setting))
    if made is None:
        raise UnsupportedRuby("`crypt' with an unusual salt")
    return made


#: The limit of rounds for a password.
_MAX_ITERATIONS = 1_000_000


@module_function("OpenSSL::KDF")("pbkdf2_hmac", 2)
def _derived_key(
    run: Run, kind: RubyClass, block: Proc | None, password: Value, options: Value
) -> Value:
    given = {to_s(name): value for name, value in as_hash(options).items()}
    for name in ("salt", "iterations", "length", "hash"):
        if name not in given:
            raise RubyError("ArgumentError", f"missing keyword: {Symbol(name).name}")
    return _derived(given["salt"], given["iterations"], given["length"], given["hash"], password)


_pkcs5 = module_function("OpenSSL::PKCS5")
_pkcs5("pbkdf2_hmac", 5)(
    lambda run, module, block, password, salt, iterations, length, digest: _derived(
        salt, iterations, length, digest, password
    )
)
_pkcs5("pbkdf2_hmac_sha1", 4)(
    lambda run, module, block, password, salt, iterations, length: _derived(
        salt, iterations, length, "sha1", password
    )
)


def _derived(salt: Value, rounds: Value, size: Value, digest: Value, password: Value) -> Value:
    iterations, length = as_integer(rounds), as_integer(size)
    if not 0 < iterations <= _MAX_ITERATIONS or not 0 < length <= 4096:
        raise UnsupportedRuby("an unusual key from a password")
    made = hashlib.pbkdf2_hmac(
        _digest_name(digest), bytes_of(password), bytes_of(salt), iterations, length
    )
    return binary_string(made)
