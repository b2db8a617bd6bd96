"""Encrypted values: `ENC[PKCS7,…]` in YAML files.

A value is a PKCS #7 envelope: its content is encrypted with a symmetric key, which is encrypted
for the holder of a private RSA key. The ciphers come from the package `cryptography`, which is
needed for nothing else, so it is imported when the first value is decrypted.
"""

from __future__ import annotations

import base64
import binascii
import os
import re
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.caches import cached_by_size
from mupuppet.environment.data_files import DataFileError
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

    from mupuppet.environment.data_files import DataFiles

_TOKEN = re.compile(r"ENC\[(\w+,)?([a-zA-Z0-9+/ =\n]+?)\]", re.ASCII)

#: Object identifiers, as they are encoded.
_ENVELOPED_DATA = bytes.fromhex("2a864886f70d010703")
_RSA = bytes.fromhex("2a864886f70d010101")
_AES_CBC = {
    bytes.fromhex("60864801650304012a"): 32,
    bytes.fromhex("608648016503040116"): 24,
    bytes.fromhex("608648016503040102"): 16,
}


#: The first private key of a file that can be one.
_KEY = re.compile(rb"-----BEGIN ((?:RSA )?PRIVATE KEY)-----(?P<content>[^-]*)-----END \1-----")
#: In bytes.
_LONGEST_PRIME = 512


class EyamlProblem(Exception):
    """A value that cannot be decrypted; the message gives the reason."""

    #: The key that cannot be read.
    key: DataFileError | None = None


def is_encrypted(string: str) -> bool:
    """Whether any part of a string is encrypted: `ENC[` and `]` in one line."""
    return any("]" in line.partition("ENC[")[2] for line in string.split("\n"))


def decrypt(string: str, options: dict[Value, Value], files: DataFiles, directory: str) -> str:
    """The string with everything decrypted. Raises EyamlProblem.

    Relative paths of keys start at a directory.
    """

    def replace(found: re.Match[str]) -> str:
        scheme = (found[1] or "PKCS7,")[:-1]
        if scheme.upper() != "PKCS7":
            raise EyamlProblem(f"Could not find hiera-eyaml encryptor: {scheme}")
        return _open_envelope(_decoded(found[2]), _private_key(options, files, directory))

    return _TOKEN.sub(replace, string).removesuffix("\n").removesuffix("\r")


def _decoded(string: str) -> bytes:
    try:
        return base64.b64decode(re.sub(r"\s", "", string))
    except binascii.Error as error:
        raise EyamlProblem(f"the encrypted value is damaged: {error}") from None


def _private_key(options: dict[Value, Value], files: DataFiles, directory: str) -> RSAPrivateKey:
    """The key that the options name, by an environment variable or by a path."""
    for name in ("public", "private"):
        path = options.get(f"pkcs7_{name}_key")
        variable = options.get(f"pkcs7_{name}_key_env_var")
        if path is None and variable is None:
            raise EyamlProblem(f"pkcs7_{name}_key is not defined")
    found = _KEY.search(_pem(options, files, directory))
    if found is None:
        raise EyamlProblem("the private key cannot be read: no RSA key in PEM, without a password")
    return _key_of(found["content"].decode("ascii", errors="replace"))


@cached_by_size(100_000)
def _key_of(content: str) -> RSAPrivateKey:
    """A key, checked once for all values: to check a long one takes a second."""
    try:
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
        from cryptography.hazmat.primitives.serialization import load_der_private_key
    except ImportError:
        raise EyamlProblem(
            "the package `cryptography` is not installed: pip install 'mupuppet[eyaml]'"
        ) from None

    try:
        encoded = base64.b64decode(content)
        if _longest_prime(encoded) > _LONGEST_PRIME:
            raise EyamlProblem(f"the private key has more than {2 * 8 * _LONGEST_PRIME:,} bits")
        key = load_der_private_key(encoded, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise EyamlProblem(f"the private key cannot be read: {error}") from None
    if not isinstance(key, RSAPrivateKey):
        raise EyamlProblem("the private key is not an RSA key")
    return key


def _longest_prime(content: bytes) -> int:
    """The bytes of the longer prime of an RSA key.

    They decide how long the library checks the key, which nothing can interrupt.
    """
    key = _KeyReader(_KeyReader(content).read(_SEQUENCE))
    key.read(_INTEGER)
    if key.is_at(_SEQUENCE):  # PKCS #8: the algorithm, and the key inside
        if _KeyReader(key.read(_SEQUENCE)).read(_OBJECT) != _RSA:
            raise EyamlProblem("the private key is not an RSA key")
        key = _KeyReader(_KeyReader(key.read(_OCTETS)).read(_SEQUENCE))
        key.read(_INTEGER)
    _modulus, _public, _private, *primes = (key.read(_INTEGER) for _ in range(5))
    return max(len(prime.lstrip(b"\0")) for prime in primes)


def _pem(options: dict[Value, Value], files: DataFiles, directory: str) -> bytes:
    variable = options.get("pkcs7_private_key_env_var")
    if isinstance(variable, str) and os.environ.get(variable):
        note_undetermined("a variable of the process")
        pem = os.environ[variable]
        if "-----BEGIN" not in pem:  # data could name any other variable
            raise EyamlProblem(f"the environment variable {variable} does not hold a key")
        return pem.encode(errors="surrogateescape")
    path = options.get("pkcs7_private_key")
    if not isinstance(path, str):
        raise EyamlProblem(f"the environment variable {variable} is not set")
    try:
        return files.read(slashed.join(directory, path))
    except DataFileError as error:
        problem = EyamlProblem(error.message)
        problem.key = error
        raise problem from None


# --- Envelopes


class _Reader:
    """Reads values in the distinguished encoding rules of ASN.1."""

    name = "encrypted value"
    form = "a PKCS #7 envelope"

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._position = 0

    @property
    def is_done(self) -> bool:
        return self._position >= len(self._content)

    def is_at(self, tag: int) -> bool:
        """Whether the next value has this tag."""
        return not self.is_done and self._content[self._position] == tag

    def read(self, *tags: int) -> bytes:
        """The content of the next value, which must have one of these tags."""
        try:
            tag = self._content[self._position]
            length = self._content[self._position + 1]
        except IndexError:
            raise EyamlProblem(f"the {self.name} ends too early") from None
        start = self._position + 2
        if length & 0x80:
            size = length & 0x7F
            length = int.from_bytes(self._content[start : start + size])
            start += size
        if tags and tag not in tags:
            raise EyamlProblem(f"the {self.name} is not {self.form}")
        if start + length > len(self._content):
            raise EyamlProblem(f"the {self.name} ends too early")
        self._position = start + length
        return self._content[start : start + length]


class _KeyReader(_Reader):
    name = "private key"
    form = "an RSA key"


_SEQUENCE, _SET, _INTEGER, _OCTETS, _OBJECT = 0x30, 0x31, 0x02, 0x04, 0x06
#: Tags that replace others, primitive and constructed.
_CONTEXT, _CONTEXT_PARTS = 0x80, 0xA0


def _open_envelope(envelope: bytes, private_key: RSAPrivateKey) -> str:
    """The content of an envelope, decrypted."""
    content_info = _Reader(_Reader(envelope).read(_SEQUENCE))
    if content_info.read(_OBJECT) != _ENVELOPED_DATA:
        raise EyamlProblem("the encrypted value is not a PKCS #7 envelope")
    data = _Reader(_Reader(content_info.read(_CONTEXT_PARTS)).read(_SEQUENCE))
    data.read(_INTEGER)
    recipients = _Reader(data.read(_SET))
    content = _Reader(data.read(_SEQUENCE))
    content.read(_OBJECT)
    algorithm = _Reader(content.read(_SEQUENCE))
    key_size = _AES_CBC.get(algorithm.read(_OBJECT))
    if key_size is None:
        raise EyamlProblem("the value is encrypted with an unknown cipher")
    vector = algorithm.read(_OCTETS)
    encrypted = content.read(_CONTEXT, _CONTEXT_PARTS)
    while not recipients.is_done:
        key = _content_key(_Reader(recipients.read(_SEQUENCE)), private_key)
        if key is not None and len(key) == key_size:
            string = _decipher(encrypted, key, vector)
            if string is not None:
                return string.decode(errors="surrogateescape")
    raise EyamlProblem("the private key does not fit the encrypted value")


def _content_key(recipient: _Reader, private_key: RSAPrivateKey) -> bytes | None:
    """The symmetric key, if it is encrypted for this private key."""
    from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15

    recipient.read(_INTEGER)
    recipient.read(_SEQUENCE)  # the issuer and number of the certificate
    if _Reader(recipient.read(_SEQUENCE)).read(_OBJECT) != _RSA:
        return None
    try:
        return private_key.decrypt(recipient.read(_OCTETS), PKCS1v15())
    except ValueError:
        return None


def _decipher(encrypted: bytes, key: bytes, vector: bytes) -> bytes | None:
    """The decrypted content; None if the key is wrong."""
    from cryptography.hazmat.primitives.ciphers import Cipher
    from cryptography.hazmat.primitives.ciphers.algorithms import AES
    from cryptography.hazmat.primitives.ciphers.modes import CBC
    from cryptography.hazmat.primitives.padding import PKCS7

    try:
        decryptor = Cipher(AES(key), CBC(vector)).decryptor()
        padded = decryptor.update(encrypted) + decryptor.finalize()
        unpadder = PKCS7(128).unpadder()
        return unpadder.update(padded) + unpadder.finalize()
    except ValueError:
        return None
