"""Puppet's own extensions of certificates: their names and values."""

from __future__ import annotations

from cryptography import x509
from cryptography.x509.oid import ExtensionOID

from mupuppet.environment.fact_files import RejectedFacts, read_data

PUPPET = "1.3.6.1.4.1.34380.1"
REGISTERED, PRIVATE, AUTHORIZATION = f"{PUPPET}.1", f"{PUPPET}.2", f"{PUPPET}.3"
#: Allows its holder to administer the certificate authority.
CLI_AUTH = f"{AUTHORIZATION}.39"
#: An agent asks for short-lived certificates that it renews.
AUTO_RENEW = f"{AUTHORIZATION}.2"

_REGISTERED_NAMES = (
    "uuid", "instance_id", "image_name", "preshared_key", "cost_center", "product", "project",
    "application", "service", "employee", "created_by", "environment", "role", "software_version",
    "department", "cluster", "provisioner", "region", "datacenter", "zone", "network",
    "securitypolicy", "cloudplatform", "apptier", "hostname", "owner",
)  # fmt: skip

#: The short names under which code finds extensions in `$trusted['extensions']`.
SHORT_NAMES = {
    **{f"{REGISTERED}.{at}": f"pp_{name}" for at, name in enumerate(_REGISTERED_NAMES, 1)},
    f"{AUTHORIZATION}.1": "pp_authorization",
    AUTO_RENEW: "pp_auth_auto_renew",
    f"{AUTHORIZATION}.13": "pp_auth_role",
    CLI_AUTH: "pp_cli_auth",
}


def is_puppets(oid: str) -> bool:
    """Whether an extension is one of Puppet's."""
    return oid.startswith((f"{REGISTERED}.", f"{PRIVATE}.", f"{AUTHORIZATION}."))


def puppet_extensions(extensions: x509.Extensions) -> dict[str, str]:
    """Puppet's extensions by their numbers; their values as strings."""
    found = {}
    for each in extensions:
        if is_puppets(each.oid.dotted_string) and isinstance(
            each.value, x509.UnrecognizedExtension
        ):
            found[each.oid.dotted_string] = string_of(each.value.value)
    return found


def trusted_extensions(extensions: dict[str, str], names: dict[str, str]) -> dict[str, str]:
    """Extensions as code sees them; `names` has the site's own short names."""
    return {names.get(oid) or SHORT_NAMES.get(oid, oid): value for oid, value in extensions.items()}


def read_oid_mapping(path: str) -> dict[str, str]:
    """The site's own short names, in the file of Puppet's `trusted_oid_mapping_file`.

    Raises ValueError.
    """
    try:
        source, data = read_data(path)
    except RejectedFacts as rejected:
        raise ValueError(f"{path}: {rejected}") from None
    mapping = data.get("oid_mapping") if isinstance(data, dict) else None
    if not isinstance(mapping, dict):
        raise ValueError(f"{source.name}: expected `oid_mapping` with identifiers and names")
    names = {}
    for oid, described in mapping.items():
        name = described.get("shortname") if isinstance(described, dict) else None
        if not isinstance(oid, str) or not isinstance(name, str):
            raise ValueError(f"{source.name}: {oid}: expected an identifier with a `shortname`")
        names[oid] = name
    return names


#: Tags of DER: the kinds of strings that hold text as UTF-8 or ASCII.
_STRING_TAGS = frozenset([0x0C, 0x13, 0x14, 0x16, 0x1A])


def string_of(der: bytes) -> str:
    """The string in the value of an extension; older agents send it bare."""
    if len(der) >= 2 and der[0] in _STRING_TAGS:
        length, start = der[1], 2
        if length & 0x80:
            size = length & 0x7F
            length, start = int.from_bytes(der[2 : 2 + size], "big"), 2 + size
        if start + length == len(der):
            return der[start:].decode(errors="replace")
    return der.decode(errors="replace")


def utf8_string(value: str) -> bytes:
    """The value of an extension: a string in DER."""
    content = value.encode()
    if len(content) < 0x80:
        return bytes([0x0C, len(content)]) + content
    size = (len(content).bit_length() + 7) // 8
    return bytes([0x0C, 0x80 | size]) + len(content).to_bytes(size, "big") + content


def made_extension(oid: str, value: str) -> x509.UnrecognizedExtension:
    """One of Puppet's extensions."""
    return x509.UnrecognizedExtension(x509.ObjectIdentifier(oid), utf8_string(value))


def alternative_names(extensions: x509.Extensions) -> list[str]:
    """The alternative names of a certificate or request as `DNS:name` and `IP:address`."""
    try:
        value = extensions.get_extension_for_oid(ExtensionOID.SUBJECT_ALTERNATIVE_NAME).value
    except x509.ExtensionNotFound:
        return []
    assert isinstance(value, x509.SubjectAlternativeName)
    return [_shown(name) for name in value]


def _shown(name: x509.GeneralName) -> str:
    if isinstance(name, x509.DNSName):
        return f"DNS:{name.value}"
    if isinstance(name, x509.IPAddress):
        return f"IP:{name.value}"
    return f"{type(name).__name__}:{name.value}"
