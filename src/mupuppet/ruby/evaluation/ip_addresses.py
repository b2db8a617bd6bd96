"""Ruby's `IPAddr`."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable

from mupuppet.ruby.evaluation.errors import RubyError, UnsupportedRuby
from mupuppet.ruby.evaluation.libraries import module_function
from mupuppet.ruby.evaluation.run import TABLES, Run, definer
from mupuppet.ruby.evaluation.values import Proc, Range
from mupuppet.values.basic import Value

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class IpAddress:
    """An address with its mask; bits that the mask leaves out are nought."""

    __slots__ = ("network",)

    def __init__(self, network: Network) -> None:
        self.network = network

    def __str__(self) -> str:
        return str(self.network.network_address)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IpAddress) and other.network == self.network

    def __hash__(self) -> int:
        return hash(self.network)


#: Ruby 3.1 says no more about what it does not understand.
_INVALID = RubyError("IPAddr::InvalidAddressError", "invalid address: ")
_ZERO_FILLED = re.compile(r"(?:\d+\.)*0\d+(?:\.\d+)*")


def parse_address(value: Value) -> IpAddress:
    """`IPAddr.new(value)`"""
    if isinstance(value, IpAddress):
        return value
    if type(value) is not str:
        message = "address family must be specified"
        raise RubyError("IPAddr::AddressFamilyError", message)
    address, slash, mask = value.partition("/")
    if address.startswith("[") and address.endswith("]"):
        address = address[1:-1]
    if "%" in address or (slash and not mask) or _ZERO_FILLED.fullmatch(address):
        raise UnsupportedRuby("an unusual address of a network")
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        raise RubyError(_INVALID.kind, _INVALID.message) from None
    if mask.isdigit() and int(mask) > found.max_prefixlen:
        raise RubyError("IPAddr::InvalidPrefixError", f"invalid length: {int(found)}")
    try:
        return IpAddress(ipaddress.ip_network(f"{found}/{mask}" if mask else found, strict=False))
    except ValueError:
        raise UnsupportedRuby("an address with an unusual mask") from None


address_method = definer(TABLES.setdefault(IpAddress, {}))


@module_function("IPAddr")("new", 1, 2)
def _new(run: Run, kind: Value, block: Proc | None, text: Value, family: Value = None) -> Value:
    if family is not None:
        raise UnsupportedRuby("`IPAddr.new' with a family")
    return parse_address(text)


@module_function("IPAddr")("const_defined?", 1)
def _const_defined(run: Run, kind: Value, block: Proc | None, name: Value) -> Value:
    return name in ("InvalidAddressError", "AddressFamilyError", "InvalidPrefixError", "Error")


def _simple(names: str, function: Callable[[Network], Value]) -> None:
    address_method(names)(lambda run, address, block: function(address.network))


_simple("ipv4?", lambda network: network.version == 4)
_simple("ipv6?", lambda network: network.version == 6)
_simple("to_s", lambda network: str(network.network_address))
_simple("to_string", lambda network: network.network_address.exploded)
_simple("to_i", lambda network: int(network.network_address))
_simple("prefix", lambda network: network.prefixlen)
_simple("netmask", lambda network: str(network.netmask))
_simple(
    "to_range",
    lambda network: Range(
        IpAddress(ipaddress.ip_network(network.network_address)),
        IpAddress(ipaddress.ip_network(network.broadcast_address)),
        False,
    ),
)
_simple("reverse", lambda network: network.network_address.reverse_pointer)
_simple("loopback?", lambda network: network.network_address.is_loopback)


@address_method("include? ===", 1)
def _include(run: Run, address: IpAddress, block: Proc | None, other: Value) -> Value:
    network = parse_address(other).network
    if network.version != address.network.version:
        return False
    return network.network_address in address.network and (
        network.broadcast_address in address.network
    )


@address_method("mask", 1)
def _mask(run: Run, address: IpAddress, block: Proc | None, length: Value) -> Value:
    return parse_address(f"{address}/{length}")


@address_method("succ")
def _succ(run: Run, address: IpAddress, block: Proc | None) -> Value:
    return IpAddress(ipaddress.ip_network(address.network.network_address + 1))
