"""Conversions to String, Regexp, Type, Sensitive, Binary, versions and URIs."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from typing import cast

from mupuppet.basics.patterns import pattern
from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.constructors import constructor
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.functions.stdlib.ruby_values import regexp_of
from mupuppet.functions.string_conversion import convert_to_string
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import ERROR, builtin, parse_type
from mupuppet.types.catalog_entries import CORE_TYPES, ResourceType
from mupuppet.types.parsing import TypeParser
from mupuppet.values.binary import Binary
from mupuppet.values.uris import URI, URIError, parse_uri
from mupuppet.values.value import DEFAULT, Sensitive, Value
from mupuppet.values.version_ranges import parse_range, version_range
from mupuppet.values.versions import (
    GREATEST_VERSION,
    SMALLEST_VERSION,
    SemVer,
    VersionError,
    parse_version,
)


def _string(context: Context, value: Value, formats: Value = DEFAULT) -> Value:
    return convert_to_string(value, formats)


STRING_CONSTRUCTOR = constructor("new_string", "String", _string)


# --- Regexp, Type, Sensitive, and NotUndef, which takes anything

_SPECIAL = pattern(r"[\[\]{}()|\-*.\\?+^$# \t\f\v\n\r]")
_SPECIAL_NAMES = {"\t": r"\t", "\f": r"\f", "\v": r"\v", "\n": r"\n", "\r": r"\r"}


def escaped_regexp(string: str) -> str:
    """The source of a regular expression that matches a string itself."""
    return _SPECIAL.sub(lambda found: _SPECIAL_NAMES.get(found[0], f"\\{found[0]}"), string)


def _regexp(context: Context, source: str, escape: bool = False) -> Value:
    return regexp_of(escaped_regexp(source) if escape else source)


REGEXP_CONSTRUCTOR = constructor("new_float", "Regexp", _regexp)


def parsed_type(context: Context, string: str) -> Value:
    """The type that a string describes; it may name types of modules."""
    try:
        return parse_type(string, cast(CallerContext, context).find_type)
    except TypeArgumentError as problem:
        raise FunctionError(problem.message, problem.id, place=problem.place) from None


def _new_type(context: Context, string: str) -> Value:
    """The type that a string describes; what manifests and modules define stays a reference."""
    try:
        return _TYPE_PARSER.parse_type(string, _resource_type)
    except TypeArgumentError as problem:
        raise FunctionError(problem.message, problem.id, place=problem.place) from None


def _always_known(name: str) -> Type | None:
    """The types of the language itself; `Error` belongs to an environment."""
    found = builtin(name)
    return None if found is ERROR else found


#: Without a cache: each type that `Type.new` makes is one of its own.
_TYPE_PARSER = TypeParser(_always_known, caches=False)


def _resource_type(name: str) -> Type | None:
    """Puppet's own resource types: those of modules `Type.new` does not know."""
    lower = name.lower().removeprefix("::")
    return ResourceType(lower.capitalize()) if lower in CORE_TYPES else None


TYPE_CONSTRUCTOR = constructor("new_type", "Type", _new_type)


def _sensitive(context: Context, value: Value) -> Value:
    return Sensitive(value)


def _same(context: Context, value: Value) -> Value:
    return value


SENSITIVE_CONSTRUCTOR = constructor("new_Sensitive", "Sensitive", _same, _sensitive)
UNIT_CONSTRUCTOR = constructor("new_unit", "NotUndef", _same)


# --- Binary


def _binary(context: Context, string: str, form: str | None = None) -> Value:
    match form:
        case "%b":
            return Binary(_decoded_loosely(string + "=" * (len(string) % 3)))
        case "%u":
            padded = string
            if not string.endswith("=") and len(string) % 4:
                padded = string + "=" * (-len(string) % 4)
            return Binary(_decoded(padded.translate(_URL_LETTERS)))
        case "%s" | "%r":
            return Binary(string.encode("utf-8", "surrogateescape"))
    return Binary(_decoded(string))


_URL_LETTERS = str.maketrans("-_", "+/")


def _decoded(string: str) -> bytes:
    """Base64 without anything else, with all padding, and without stray bits at the end."""
    try:
        content = b64decode(string, validate=True)
    except (Base64Error, ValueError):
        raise FunctionError("invalid base64", "conversion-failed") from None
    if b64encode(content).decode("ascii") != string:
        raise FunctionError("invalid base64", "conversion-failed")
    return content


_NOT_BASE64 = pattern(r"[^A-Za-z0-9+/]")


def _decoded_loosely(string: str) -> bytes:
    """Base64 among other characters, up to the padding."""
    characters = _NOT_BASE64.sub("", string.split("=")[0])
    if len(characters) % 4 == 1:
        characters = characters[:-1]
    return b64decode(characters + "=" * (-len(characters) % 4))


def _binary_of_bytes(context: Context, numbers: list[int]) -> Value:
    return Binary(bytes(numbers))


def _binary_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    value = given["value"]
    if isinstance(value, list):
        return _binary_of_bytes(context, value)
    return _binary(context, value, given.get("format"))


BINARY_CONSTRUCTOR = constructor("new_Binary", "Binary", _binary, _binary_of_bytes, _binary_of_hash)


# --- SemVer and SemVerRange


def _version(context: Context, string: str) -> Value:
    try:
        return parse_version(string)
    except VersionError as problem:
        raise FunctionError(str(problem), "conversion-failed") from None


def _version_of_parts(
    context: Context,
    major: int,
    minor: int,
    patch: int,
    prerelease: str | None = None,
    build: str | None = None,
) -> Value:
    return SemVer(
        major,
        minor,
        patch,
        None if prerelease is None else (prerelease,),
        None if build is None else (build,),
    )


def _version_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    return _version_of_parts(context, **{str(name): part for name, part in given.items()})


SEM_VER_CONSTRUCTOR = constructor(
    "new_Version",
    "SemVer",
    _version,
    _version_of_parts,
    _version_of_hash,
    explanations=[
        ("String $str", lambda string: f"The string '{string}' cannot be converted to a SemVer")
    ],
)


def _range(context: Context, string: str) -> Value:
    try:
        return parse_range(string)
    except VersionError as problem:
        raise FunctionError(str(problem), "conversion-failed") from None


def _range_of_versions(
    context: Context, low: Value, high: Value = DEFAULT, exclude_high: bool = False
) -> Value:
    return version_range(
        SMALLEST_VERSION if low is DEFAULT else low,
        GREATEST_VERSION if high is DEFAULT else high,
        exclude_high,
    )


def _range_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    high = given.get("max", DEFAULT)
    return _range_of_versions(context, given["min"], high, given.get("exclude_max", False))


SEM_VER_RANGE_CONSTRUCTOR = constructor(
    "new_VersionRange", "SemVerRange", _range, _range_of_versions, _range_of_hash
)


# --- URI


def _uri(context: Context, string: str) -> Value:
    try:
        return parse_uri(string)
    except URIError as problem:
        raise FunctionError(str(problem), "conversion-failed") from None


def _uri_of_hash(context: Context, given: dict[Value, Value]) -> Value:
    path = given.get("path")
    if path is not None and given.get("scheme") is not None and not path.startswith("/"):
        raise FunctionError(
            f"bad component(expected absolute path component): {path}", "conversion-failed"
        )
    return URI(**{str(name): part for name, part in given.items()})


URI_CONSTRUCTOR = constructor("new_error", "URI", _uri, _uri_of_hash)

CONSTRUCTORS = {
    "String": STRING_CONSTRUCTOR,
    "Regexp": REGEXP_CONSTRUCTOR,
    "Type": TYPE_CONSTRUCTOR,
    "Sensitive": SENSITIVE_CONSTRUCTOR,
    "Unit": UNIT_CONSTRUCTOR,
    "Binary": BINARY_CONSTRUCTOR,
    "SemVer": SEM_VER_CONSTRUCTOR,
    "SemVerRange": SEM_VER_RANGE_CONSTRUCTOR,
    "URI": URI_CONSTRUCTOR,
}
