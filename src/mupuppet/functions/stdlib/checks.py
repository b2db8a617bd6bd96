"""Functions that check what a value is."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.floats import float_to_string
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import Context, InvalidArgument
from mupuppet.functions.stdlib.declarations import function, functions, legacy
from mupuppet.functions.stdlib.ruby_values import is_number
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import as_string, match_of_other, to_s
from mupuppet.ruby_semantics.ip_addresses import Address, AddressError, parse_address
from mupuppet.types.base import Type
from mupuppet.types.inference import infer_detailed
from mupuppet.values.ruby_numbers import leading_float, leading_integer
from mupuppet.values.times import TimeValue
from mupuppet.values.value import DEFAULT, Value


def _instead(type_name: str) -> str:
    return f"match with {type_name} instead"


def _check_one(name: str, arguments: list[Value]) -> Value:
    """The only argument."""
    check_count(arguments, 1, 1, f"{name}(): Wrong number of arguments given {{}} for 1")
    return arguments[0]


# --- Types


@function("is_a", Topic.VALIDATION, "Checks whether a value is of a type.").dispatch(
    "Any $value, Type $type"
)
def _is_a(context: Context, value: Value, type: Type) -> Value:
    return type.is_instance(value)


@functions(("type_of", "stdlib::type_of"), Topic.VALIDATION, "Returns the type of a value.")(
    "Any $value"
)
def _type_of(context: Context, value: Value) -> Value:
    return infer_detailed(value)


@legacy(
    "type3x",
    "$value",
    Topic.VALIDATION,
    "Returns the name of a value's type in the Puppet 3 language.",
)
def _type3x(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "type3x(): Wrong number of arguments given ({} for 1)")
    if "Bignum" in context.puppet.lacks_in_ruby:
        message = "uninitialized constant Puppet::Parser::Functions::Bignum"
        raise InvalidArgument(message)
    value = arguments[0]
    if type(value) is str:
        if _is_integer_string(value):
            return "integer"
        return "float" if _is_float_string(value) else "string"
    names = {bool: "boolean", list: "array", int: "integer", float: "float", dict: "hash"}
    if type(value) not in names:
        raise InvalidArgument("type3x(): Unknown type")
    return names[type(value)]


def _is_integer_string(string: str) -> bool:
    """Whether a string is an integer in its usual form."""
    return string == str(leading_integer(string))


def _is_float_string(string: str) -> bool:
    return string == float_to_string(leading_float(string))


@legacy(
    "is_array",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is an array.",
    deprecated=_instead("Stdlib::Compat::Array"),
)
def _is_array(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "is_array(): Wrong number of arguments given ({} for 1)")
    return type(arguments[0]) is list


@legacy(
    "is_bool",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is a boolean.",
    deprecated=_instead("Stdlib::Compat::Bool"),
)
def _is_bool(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "is_bool(): Wrong number of arguments given ({} for 1)")
    return type(arguments[0]) is bool


@legacy("is_hash", "$value", Topic.VALIDATION, "Checks whether a value is a hash.")
def _is_hash(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "is_hash(): Wrong number of arguments given ({} for 1)")
    return type(arguments[0]) is dict


@legacy(
    "is_string",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is a string that does not represent a number.",
    deprecated=_instead("Stdlib::Compat::String"),
)
def _is_string(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "is_string(): Wrong number of arguments given ({} for 1)")
    value = arguments[0]
    if type(value) is not str:
        return value is None
    return not _is_float_string(value) and not _is_integer_string(value)


# --- Numbers

_INTEGER = re.compile(r"^-?(?:[1-9]\d*|0)$", re.M | re.ASCII)
_NUMERIC = re.compile(r"^-?(?:[1-9]\d*|0)(?:\.\d+)?(?:[eE]-?\d+)?$", re.M | re.ASCII)


@legacy(
    "is_float",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is a float or a string that represents one.",
    deprecated=_instead("Stdlib::Compat::Float"),
)
def _is_float(context: Context, arguments: list[Value]) -> Value:
    value = _check_one("is_float", arguments)
    return type(value) is float or (type(value) is str and _is_float_string(value))


@legacy(
    "is_integer",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is an integer or a string that represents one.",
)
def _is_integer(context: Context, arguments: list[Value]) -> Value:
    return is_integer(_check_one("is_integer", arguments))


def is_integer(value: Value) -> bool:
    """An integer, or the string of one."""
    return type(value) is int or (type(value) is str and _INTEGER.search(value) is not None)


@legacy(
    "is_numeric",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is a number or a string that represents one.",
    deprecated=_instead("Stdlib::Compat::Numeric"),
)
def _is_numeric(context: Context, arguments: list[Value]) -> Value:
    value = _check_one("is_numeric", arguments)
    if isinstance(value, TimeValue):
        return True  # times are numbers in Ruby
    return is_number(value) or (type(value) is str and _NUMERIC.search(value) is not None)


# --- Names and addresses

# Ruby's expression matches the same, but may take ages to find that a string does not.
_EMAIL = re.compile(r"(?:[\w+\-][^\w+\-\n]?)+@[a-z\d\-]+(?:\.[a-z]+)+", re.ASCII)
_MAC = re.compile(r"^[a-f0-9]{1,2}(?:(?::[a-f0-9]{1,2}){5}|(?::[a-f0-9]{1,2}){19})$", re.I | re.M)
_LABEL = re.compile(r"^[a-z\d-]+$", re.I | re.M | re.ASCII)
_LAST_LABEL = re.compile(r"\.[A-Za-z]+$", re.M)


@legacy("is_domain_name", "$value", Topic.VALIDATION, "Checks whether a value is a domain name.")
def _is_domain_name(context: Context, arguments: list[Value]) -> Value:
    return is_domain_name(_check_one("is_domain_name", arguments))


def is_domain_name(value: Value) -> bool:
    """A name of at most 255 characters, its labels of 1 to 63, the last one of letters only."""
    if type(value) is not str:
        return False
    if value == ".":
        return True
    domain: str = value.removesuffix(".")
    if not domain or len(domain) > 255:
        return False
    if "." in domain and _LAST_LABEL.search(domain) is None:
        return False
    return all(map(_is_label, domain.rstrip(".").split(".")))


def _is_label(label: str) -> bool:
    if not 1 <= len(label) <= 63 or label[0] == "-" or label[-1] == "-":
        return False
    return _LABEL.search(label) is not None


@legacy(
    "is_email_address", "$value", Topic.VALIDATION, "Checks whether a value is an email address."
)
def _is_email_address(context: Context, arguments: list[Value]) -> Value:
    return is_email_address(_check_one("is_email_address", arguments))


def is_email_address(value: Value) -> bool:
    """Something before an at sign, a domain name after it."""
    if type(value) is not str:
        match_of_other(value)
        return False
    return _EMAIL.fullmatch(value) is not None


@legacy("is_mac_address", "$value", Topic.VALIDATION, "Checks whether a value is a MAC address.")
def _is_mac_address(context: Context, arguments: list[Value]) -> Value:
    value = _check_one("is_mac_address", arguments)
    return value is not DEFAULT and _MAC.search(as_string(value)) is not None


def address_or_none(value: Value) -> Address | None:
    """The address of a string, if it is one."""
    try:
        return parse_address(value)
    except AddressError:
        return None


def is_ip_address(value: Value) -> bool:
    return address_or_none(value) is not None


def is_ipv4_address(value: Value) -> bool:
    address = address_or_none(value)
    return address is not None and not address.is_ipv6


def is_ipv6_address(value: Value) -> bool:
    address = address_or_none(value)
    return address is not None and address.is_ipv6


def _declare_address(kind: str, check: Callable[[Value], bool], what: str, type_name: str) -> None:
    name = f"is_{kind}"
    description = f"Checks whether a value is an {what} address."

    @legacy(name, "$value", Topic.VALIDATION, description, deprecated=_instead(type_name))
    def _is_address(context: Context, arguments: list[Value]) -> Value:
        return check(_check_one(name, arguments))


_declare_address("ip_address", is_ip_address, "IPv4 or IPv6", "Stdlib::Compat::Ip_address")
_declare_address("ipv4_address", is_ipv4_address, "IPv4", "Stdlib::Compat::Ipv4")
_declare_address("ipv6_address", is_ipv6_address, "IPv6", "Stdlib::Compat::Ipv6")


# --- Paths

_ABSOLUTE = re.compile(
    r"^(?:/|[A-Z]:[\\/]|[\\/]{2}[^\\/]+[\\/][^\\/]+|[\\/]{2}\?[\\/][^\\/]+)", re.I | re.M
)


@legacy(
    "is_absolute_path",
    "$value",
    Topic.VALIDATION,
    "Checks whether a value is an absolute path.",
    arity=1,
    deprecated=_instead("Stdlib::Compat::Absolute_Path"),
)
def _is_absolute_path(context: Context, arguments: list[Value]) -> Value:
    return is_absolute_path(context, arguments[0])


def is_absolute_path(context: Context, value: Value) -> bool:
    """A path that starts at a root, of Unix or of Windows."""
    if type(value) is str:
        return _ABSOLUTE.search(value) is not None
    for _platform in ("posix", "windows"):
        context.log(
            "warning",
            f"Cannot check if {to_s(value)} is an absolute path because it is a "
            f"'{class_name(value)}' and not a String'",
        )
    return False
