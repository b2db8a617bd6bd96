"""Functions that look at facts."""

from __future__ import annotations

import re

from mupuppet.basics.caches import cached_if_short
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import Context, InvalidArgument
from mupuppet.functions.stdlib.compiler_context import (
    expected_variable,
    variable,
    warn_of_autoloader,
)
from mupuppet.functions.stdlib.declarations import function, legacy
from mupuppet.functions.stdlib.ruby_values import integer_of
from mupuppet.ruby_semantics.comparison import equal
from mupuppet.ruby_semantics.conversion import as_string, no_method, to_s
from mupuppet.ruby_semantics.ip_addresses import Address, AddressError, parse_address
from mupuppet.values.ruby_numbers import NotANumber
from mupuppet.values.ruby_strings import split_at
from mupuppet.values.value import Value

# --- Facts by their path

fact = function("fact", Topic.FACTS, "Returns the value of a fact by a dotted path.")


@fact.dispatch("String $fact_name")
def _fact(context: Context, name: str) -> Value:
    found = variable(context, "::facts")
    walked: list[str] = []
    for key in _keys(name):
        if found is None:
            return None
        found = found.get(key) if type(found) is dict else _step(context, name, found, walked, key)
        walked.append(key)
    return found


@cached_if_short(1000)
def _keys(path: str) -> tuple[str, ...]:
    """The parts of a path; those in quotes may have dots in them."""
    return tuple(plain or quoted for plain, quoted in re.findall(r'([^."]+)|"([^"]+)"', path))


def _step(context: Context, name: str, data: Value, walked: list[str], key: str) -> Value:
    """What is in an array under an index; nothing is in other values."""
    if type(data) is list:
        try:
            index = integer_of(key)
        except NotANumber:
            problem = f"is an array; cannot index to '{key}'"
        else:
            return data[index] if -len(data) <= index < len(data) else None
    else:
        problem = f"is not a collection; cannot walk to '{key}'"
    path = ".".join(f'"{part}"' if "." in part else part for part in walked)
    context.log("warning", f"fact request for {name} returning nil: '{path}' {problem}")
    return None


# --- Versions


@function(
    "os_version_gte",
    Topic.FACTS,
    "Checks whether the operating system has a name and at least a version.",
).dispatch("String[1] $os, String[1] $version >> Boolean")
def _os_version_gte(context: Context, os: str, version: str) -> Value:
    facts = variable(context, "::facts")
    if facts.get("operatingsystem") != os:
        return False
    return _is_at_least(context, facts.get("operatingsystemmajrelease"), version)


@function(
    "stdlib::os_version_gte",
    Topic.FACTS,
    "Checks whether the operating system has a name and at least a version.",
).dispatch("String[1] $os, String[1] $version >> Boolean")
def _new_os_version_gte(context: Context, os: str, version: str) -> Value:
    system = entry(variable(context, "::facts"), "os")
    if entry(system, "name") != os:
        return False
    release = entry(system, "release")
    return _is_at_least(context, entry(release, "major"), version)


def _is_at_least(context: Context, actual: Value, wanted: str) -> bool:
    order = context.call_function("versioncmp", [as_string(actual), wanted])
    return bool(order >= 0)


def entry(data: Value, name: str) -> Value:
    """An entry of a structured fact, which must be there."""
    if type(data) is not dict:
        raise no_method("[]", data)
    return data.get(name)


# --- Interfaces


def _has_interface_with(context: Context, arguments: list[Value]) -> bool:
    check_count(
        arguments, 1, 2, "has_interface_with(): Wrong number of arguments given ({} for 1 or 2)"
    )
    interfaces = expected_variable(context, "interfaces")
    if interfaces is None:
        return False
    if type(interfaces) is not str:
        raise no_method("split", interfaces)
    names = split_at(interfaces, ",")
    if len(arguments) == 1:
        return arguments[0] in names
    kind, value = to_s(arguments[0]), arguments[1]
    facts = [kind, *(f"{kind}_{name.lower()}" for name in names)]
    return any(equal(variable(context, fact), value) for fact in facts)


@legacy(
    "has_interface_with",
    "$kind, [$value]",
    Topic.FACTS,
    "Checks whether a network interface has a value.",
)
def _legacy_has_interface_with(context: Context, arguments: list[Value]) -> Value:
    return _has_interface_with(context, arguments)


@legacy(
    "has_ip_address",
    "$address",
    Topic.FACTS,
    "Checks whether a network interface has an IP address.",
)
def _has_ip_address(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "has_ip_address(): Wrong number of arguments given ({} for 1)")
    warn_of_autoloader(context, "has_interface_with")
    return _has_interface_with(context, ["ipaddress", arguments[0]])


@legacy(
    "has_ip_network",
    "$network",
    Topic.FACTS,
    "Checks whether a network interface is in an IP network.",
)
def _has_ip_network(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "has_ip_network(): Wrong number of arguments given ({} for 1)")
    warn_of_autoloader(context, "has_interface_with")
    return _has_interface_with(context, ["network", arguments[0]])


new_has_interface_with = function(
    "stdlib::has_interface_with", Topic.FACTS, "Checks whether a network interface has a value."
)


@new_has_interface_with.dispatch("String[1] $interface")
def _has_interface(context: Context, interface: str) -> Value:
    return interface in _interfaces(context, "key?")


@new_has_interface_with.dispatch(
    "Enum['macaddress','netmask','ipaddress','network','ip','mac'] $kind, String[1] $value"
)
def _has_interface_of_kind(context: Context, kind: str, value: str) -> Value:
    name = {"ipaddress": "ip", "macaddress": "mac"}.get(kind, kind)
    interfaces = _interfaces(context, "any?").values()
    return any(entry(interface, name) == value for interface in interfaces)


def _interfaces(context: Context, method: str) -> dict[Value, Value]:
    networking = entry(variable(context, "::facts"), "networking")
    interfaces = entry(networking, "interfaces")
    if type(interfaces) is not dict:
        raise no_method(method, interfaces)
    return interfaces


# --- Addresses


@function(
    "stdlib::ip_in_range", Topic.FACTS, "Checks whether an IP address is in one of some networks."
).dispatch("String $ipaddress, Variant[String, Array] $range >> Boolean")
def _ip_in_range(context: Context, address: str, ranges: Value) -> Value:
    given = _address(address)
    wanted = [_address(each) for each in (ranges if type(ranges) is list else [ranges])]
    return any(network.includes(given) for network in wanted)


def _address(value: Value) -> Address:
    try:
        return parse_address(value)
    except AddressError as problem:
        raise InvalidArgument(str(problem)) from None
