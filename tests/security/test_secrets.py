"""Keys and values of eyaml that are broken, foreign, or made to take forever."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.ciphers.algorithms import AES256
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.hazmat.primitives.serialization.pkcs7 import (
    PKCS7EnvelopeBuilder,
    PKCS7Options,
)

from mupuppet.environment.data_files import DataFileError, DataFiles
from mupuppet.hiera.eyaml import EyamlProblem, decrypt, is_encrypted
from mupuppet.values.value import Value
from tests.cli.command import mupuppet

KEY = rsa.generate_private_key(65537, 2048)
PEM = KEY.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def encrypted(content: bytes, key: rsa.RSAPrivateKey = KEY) -> str:
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "eyaml")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), 1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2040, 1, 1, tzinfo=UTC))
        .sign(key, hashes.SHA256())
    )
    envelope = (
        PKCS7EnvelopeBuilder()
        .set_data(content)
        .add_recipient(certificate)
        .set_content_encryption_algorithm(AES256)
        .encrypt(Encoding.DER, [PKCS7Options.Binary])
    )
    return f"ENC[PKCS7,{base64.b64encode(envelope).decode()}]"


VALUE = encrypted(b"the secret")


def opened(directory: Path, value: str = VALUE, path: str = "private.pem") -> str:
    options: dict[Value, Value] = {"pkcs7_private_key": path, "pkcs7_public_key": "unused"}
    return decrypt(value, options, DataFiles([str(directory)]), str(directory))


# --- Keys


def minimal(tag: int, content: bytes) -> bytes:
    """A value with a length as short as it can be, which readers of keys insist on."""
    if len(content) < 128:
        return bytes([tag, len(content)]) + content
    length = len(content).to_bytes((len(content).bit_length() + 7) // 8)
    return bytes([tag, 0x80 | len(length)]) + length + content


def key_of(modulus: int, public: int, private: int, p: int, q: int) -> bytes:
    """A key in PEM, whatever its numbers are."""
    numbers = (
        0,
        modulus,
        public,
        private,
        p,
        q,
        private % (p - 1),
        private % (q - 1),
        pow(q, -1, p),
    )
    content = b"".join(minimal(2, n.to_bytes(n.bit_length() // 8 + 1)) for n in numbers)
    kind = b" RSA PRIVATE KEY-----\n"
    encoded = base64.encodebytes(minimal(0x30, content))
    return b"-----BEGIN" + kind + encoded + b"-----END" + kind


def huge_key() -> bytes:
    """A good key of two primes that anyone knows: the library checks it for minutes."""
    p, q = 2**9689 - 1, 2**9941 - 1
    return key_of(p * q, 65537, pow(65537, -1, (p - 1) * (q - 1)), p, q)


def uneven_key() -> bytes:
    """One prime is huge, and all the rest is small."""
    p, q = 2**21701 - 1, 5
    return key_of(15, 3, 3, p, q)


def written(kind: PrivateFormat, key: object = KEY, password: bytes = b"") -> bytes:
    assert isinstance(
        key, rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey
    )
    protection = BestAvailableEncryption(password) if password else NoEncryption()
    return key.private_bytes(Encoding.PEM, kind, protection)


EC_KEY = ec.generate_private_key(ec.SECP256R1())

BROKEN_KEYS: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "cannot be read"),
    "random": (lambda: os.urandom(5000), "cannot be read"),
    "truncated": (lambda: PEM[: len(PEM) // 2], "cannot be read"),
    "a certificate": (lambda: PEM.replace(b"PRIVATE KEY", b"CERTIFICATE"), "cannot be read"),
    "not base64": (lambda: PEM.replace(b"M", b"\xff"), "private key"),
    "a byte missing": (lambda: PEM[:100] + PEM[104:], "private key"),
    "elliptic": (lambda: written(PrivateFormat.PKCS8, EC_KEY), "not an RSA key"),
    "elliptic, old": (lambda: written(PrivateFormat.TraditionalOpenSSL, EC_KEY), "cannot be read"),
    "Edwards": (
        lambda: written(PrivateFormat.PKCS8, ed25519.Ed25519PrivateKey.generate()),
        "not an RSA key",
    ),
    "protected": (lambda: written(PrivateFormat.PKCS8, KEY, b"x"), "without a password"),
    "protected, old": (
        lambda: written(PrivateFormat.TraditionalOpenSSL, KEY, b"x"),
        "without a password",
    ),
    "huge": (huge_key, "more than 8,192 bits"),
    "uneven": (uneven_key, "more than 8,192 bits"),
    "a decoy first": (lambda: b"-----BEGIN PRIVATE KEY-----\n" + huge_key(), "8,192 bits"),
    "tiny": (lambda: key_of(15, 3, 3, 3, 5), "private key"),
    "no exponent": (lambda: key_of(15, 0, 1, 3, 5), "private key"),
    "another": (
        lambda: written(PrivateFormat.PKCS8, rsa.generate_private_key(65537, 2048)),
        "does not fit",
    ),
}


@pytest.mark.parametrize("name", BROKEN_KEYS)
def test_broken_keys_are_errors_at_once(tmp_path: Path, name: str) -> None:
    content, message = BROKEN_KEYS[name]
    (tmp_path / "private.pem").write_bytes(content())
    with pytest.raises(EyamlProblem, match=message):
        opened(tmp_path)


@pytest.mark.parametrize("kind", [PrivateFormat.PKCS8, PrivateFormat.TraditionalOpenSSL])
def test_good_keys(tmp_path: Path, kind: PrivateFormat) -> None:
    (tmp_path / "private.pem").write_bytes(b"Comment\n" + written(kind))
    assert opened(tmp_path) == "the secret"


def test_a_key_is_checked_once_for_all_values(tmp_path: Path) -> None:
    """To check a key of 4,096 bits takes a third of a second, and many values have one key."""
    (tmp_path / "private.pem").write_bytes(PEM)
    assert opened(tmp_path, VALUE * 2000) == "the secret" * 2000


@pytest.mark.parametrize(
    "made",
    [
        Path.mkdir,
        os.mkfifo,
        lambda path: path.symlink_to("/dev/zero"),
        lambda path: path.symlink_to("/etc/passwd"),
        lambda path: path.symlink_to(path.name),
        lambda _: None,
    ],
    ids=["directory", "pipe", "endless", "elsewhere", "circle", "missing"],
)
def test_keys_that_are_not_files(tmp_path: Path, made: Callable[[Path], None]) -> None:
    made(tmp_path / "private.pem")
    with pytest.raises(EyamlProblem) as problem:
        opened(tmp_path)
    assert "root:" not in str(problem.value)


@pytest.mark.parametrize("path", ["a\0b", "/\0", "\udcff", "", "a" * 5000, "a/" * 5000])
def test_paths_of_keys_that_no_file_has(tmp_path: Path, path: str) -> None:
    with pytest.raises(EyamlProblem):
        opened(tmp_path, path=path)


# --- Values


def enveloped(content: bytes) -> str:
    return f"ENC[PKCS7,{base64.b64encode(content).decode()}]"


ENVELOPE = base64.b64decode(VALUE[len("ENC[PKCS7,") : -1])


def test_a_value_that_is_changed_in_one_byte(tmp_path: Path) -> None:
    """It is an error, or another string: these envelopes are not signed."""
    (tmp_path / "private.pem").write_bytes(PEM)
    for at in range(len(ENVELOPE)):
        changed = bytearray(ENVELOPE)
        changed[at] ^= 0x81
        for content in (bytes(changed), ENVELOPE[:at]):
            try:
                assert isinstance(opened(tmp_path, enveloped(content)), str)
            except EyamlProblem:
                continue


@pytest.mark.parametrize(
    "value",
    [
        "ENC[PKCS7,AAA]",
        "ENC[PKCS7,=====]",
        "ENC[PKCS7,ENC[PKCS7,AAAA]]",
        "ENC[GPG,AAAA]",
        "ENC[KMS,AAAA]",
        enveloped(b"\x30\xff" + b"\xff" * 127),
        enveloped(b"\x30\x80"),
        enveloped(b"\x30\x84\xff\xff\xff\xff"),
        enveloped(b"\x30\x82\x10\x00" * 1000),
        enveloped(bytes(10_000_000)),
        encrypted(b"x", rsa.generate_private_key(65537, 2048)),
    ],
    ids=range(11),
)
def test_values_that_are_not_envelopes(tmp_path: Path, value: str) -> None:
    (tmp_path / "private.pem").write_bytes(PEM)
    with pytest.raises(EyamlProblem):
        opened(tmp_path, value)


def test_what_was_decrypted_is_not_decrypted_again(tmp_path: Path) -> None:
    (tmp_path / "private.pem").write_bytes(PEM)
    assert opened(tmp_path, encrypted(VALUE.encode())) == VALUE


@pytest.mark.parametrize("string", ["ENC[" * 200_000, "ENC[a," * 200_000, "ENC[\n" * 200_000])
def test_values_that_begin_again_and_again(string: str) -> None:
    assert not is_encrypted(string)
    assert is_encrypted(f"{string}ENC[]")


# --- From a repository, as a user meets it

HIERARCHY = """\
version: 5
hierarchy:
  - name: secrets
    lookup_key: eyaml_lookup_key
    path: secrets.eyaml
    options:
      pkcs7_private_key: {key}
      pkcs7_public_key: unused
"""


@pytest.mark.parametrize("key", ["keys/private.pem", '"a\\0b"', "/etc/passwd", "5"])
@pytest.mark.parametrize("value", [VALUE, encrypted(bytes(range(256))), "ENC[]" + "%{" * 100_000])
def test_verbs_have_an_answer(tmp_path: Path, key: str, value: str) -> None:
    files = {
        "manifests/site.pp": b"notify { 'x': message => lookup('secret') }\n",
        "hiera.yaml": HIERARCHY.format(key=key).encode(),
        "data/secrets.eyaml": f'secret: "{value}"\n'.encode(),
        "keys/private.pem": PEM,
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    root = str(tmp_path)
    for arguments in (["compile", root], ["lookup", "secret", root], ["why", root, "Notify[x]"]):
        done = mupuppet(*arguments, "--color", "never")
        printed = done.out + done.err
        assert done.status in (0, 1), printed
        assert "Traceback" not in printed
        assert "the secret" not in printed
        assert "root:" not in printed


# --- Strings and patterns of hiera.yaml that take forever


def test_patterns_with_too_many_choices(tmp_path: Path) -> None:
    files = DataFiles([str(tmp_path)])
    (tmp_path / "ab").touch()
    assert files.glob(f"{tmp_path}/{{a,b}}{{a,b}}") == [f"{tmp_path}/ab"]
    for pattern in ("{a,b}" * 40, "{a,b}" * 700, "{a," * 2000 + "}" * 2000):
        with pytest.raises(DataFileError, match=r"too many choices|too long"):
            files.glob(f"{tmp_path}/{pattern}")


def test_names_with_null_characters(tmp_path: Path) -> None:
    files = DataFiles([str(tmp_path)])
    for name in ("a\0b", f"{tmp_path}/\0"):
        with pytest.raises(DataFileError, match="null"):
            files.read(name)
        with pytest.raises(DataFileError, match="null"):
            files.load(name, "yaml", lambda content, _: content)
    assert files.glob(f"{tmp_path}/a\0*") == []
