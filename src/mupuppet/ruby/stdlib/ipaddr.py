"""Ruby's `IPAddr`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics import ip_addresses
from mupuppet.ruby_semantics.conversion import as_integer, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.ip_addresses import Address
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, Range
from mupuppet.ruby_semantics.strings import binary_string, content_of
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from ipaddress import IPv4Address, IPv6Address

#: The numbers of address families on Linux.
_FAMILIES = {32: 2, 128: 10}


class IpAddress(LibraryObject):
    """An address with the length of its mask."""

    __slots__ = ("bits", "number", "prefix")
    ruby_class = "IPAddr"

    def __init__(self, number: int, bits: int, prefix: int) -> None:
        self.number = number
        self.bits = bits
        self.prefix = prefix

    @property
    def mask(self) -> int:
        return ((1 << self.prefix) - 1) << (self.bits - self.prefix)

    @property
    def first(self) -> int:
        return self.number & self.mask

    @property
    def last(self) -> int:
        return self.number | ((1 << self.bits) - 1) ^ self.mask

    def moved(self, number: int) -> IpAddress:
        """The same with other bits."""
        if not 0 <= number < 1 << self.bits:
            raise RubyError("IPAddr::InvalidAddressError", f"invalid address: {number}")
        return IpAddress(number, self.bits, self.prefix)

    def masked(self, prefix: int) -> IpAddress:
        """The same, with the bits outside the mask cleared."""
        if prefix > self.bits:
            raise RubyError("IPAddr::InvalidPrefixError", f"invalid length: {self.number}")
        made = IpAddress(self.number, self.bits, prefix)
        return made.moved(made.first)

    def written(self, number: int) -> IPv4Address | IPv6Address:
        from ipaddress import IPv4Address, IPv6Address  # few programs need it

        return IPv4Address(number) if self.bits == 32 else IPv6Address(number)

    def compared(self, other: object) -> int | None:
        """`self <=> other`"""
        if not isinstance(other, IpAddress) or other.bits != self.bits:
            return None
        return (self.number > other.number) - (self.number < other.number)

    def __str__(self) -> str:
        return str(Address(self.number, self.mask, self.bits == 128))

    def __eq__(self, other: object) -> bool:
        other = content_of(other)
        if type(other) is str:
            try:
                return self.compared(parse_address(other)) == 0
            except RubyError:
                return False
        return self.compared(other) == 0

    def __hash__(self) -> int:
        return hash((self.number, self.bits))


def parse_address(value: Value) -> IpAddress:
    """`IPAddr.new(value)`"""
    if isinstance(value, IpAddress):
        return value
    found = ip_addresses.parse_address(value)
    if found.zone:
        raise UnsupportedRuby("an address with a zone")
    return IpAddress(found.number, 128 if found.is_ipv6 else 32, found.mask.bit_count())


LIBRARY_KINDS.add(IpAddress)
address_method = definer(TABLES.setdefault(IpAddress, {}))


@module_function("IPAddr")("new", 1, 2)
def _new(run: Run, kind: Value, block: Proc | None, string: Value, family: Value = None) -> Value:
    if family is None:
        return parse_address(string)
    bits = next((size for size, number in _FAMILIES.items() if number == family), None)
    if bits is None or type(string) is str:
        raise UnsupportedRuby("`IPAddr.new' with a family")
    number = string.number if isinstance(string, IpAddress) else as_integer(string)
    if not 0 <= number < 1 << bits:
        raise RubyError("IPAddr::InvalidAddressError", f"invalid address: {number}")
    return IpAddress(number, bits, bits)


@address_method("instance_variable_get", 1)
def _instance_variable(run: Run, address: IpAddress, block: Proc | None, name: Value) -> Value:
    found = {"@mask_addr": address.mask, "@addr": address.number}
    if to_s(name) not in found:
        raise UnsupportedRuby(f"the variable `{to_s(name)}' of an address")
    return found[to_s(name)]


@module_function("IPAddr")("const_defined?", 1)
def _const_defined(run: Run, kind: Value, block: Proc | None, name: Value) -> Value:
    return name in ("InvalidAddressError", "AddressFamilyError", "InvalidPrefixError", "Error")


def _simple(names: str, function: Callable[[IpAddress], Value]) -> None:
    address_method(names)(lambda run, address, block: function(address))


def _inspected(address: IpAddress) -> str:
    number, mask = (address.written(each).exploded for each in (address.number, address.mask))
    return f"#<IPAddr: IPv{4 if address.bits == 32 else 6}:{number}/{mask}>"


_simple("ipv4?", lambda address: address.bits == 32)
_simple("ipv6?", lambda address: address.bits == 128)
_simple("family", lambda address: _FAMILIES[address.bits])
_simple("to_s", str)
_simple("inspect", _inspected)
_simple("to_string", lambda address: address.written(address.number).exploded)
_simple("to_i", lambda address: address.number)
_simple("prefix", lambda address: address.prefix)
_simple("netmask", lambda address: str(address.written(address.mask)))
_simple("succ", lambda address: address.moved(address.number + 1))
_simple("~", lambda address: address.moved(address.number ^ ((1 << address.bits) - 1)))
_simple("reverse", lambda address: address.written(address.number).reverse_pointer)
_simple("private?", lambda address: _is_private(address))
_simple("loopback?", lambda address: address.written(address.number).is_loopback)
_simple(
    "to_range",
    lambda address: Range(address.moved(address.first), address.moved(address.last), False),
)


@address_method("hton")
def _network_order(run: Run, address: IpAddress, block: Proc | None) -> Value:
    return binary_string(address.number.to_bytes(address.bits // 8, "big"))


def _is_private(address: IpAddress) -> bool:
    networks = _PRIVATE if address.bits == 32 else _PRIVATE_IPV6
    return any(address.number >> shift == start for start, shift in networks)


#: Private networks: prefix and number of host bits.
_PRIVATE = ((10, 24), (0xAC1, 20), (0xC0A8, 16))
_PRIVATE_IPV6 = ((0xFC >> 1, 121),)


def _nibbles(address: IpAddress, suffix: str) -> str:
    if address.bits != 128:
        message = f"not an IPv6 address: {address}"
        raise RubyError("IPAddr::InvalidAddressError", message)
    return ".".join(reversed(f"{address.number:032x}")) + suffix


_simple("ip6_arpa", lambda address: _nibbles(address, ".ip6.arpa"))
_simple("ip6_int", lambda address: _nibbles(address, ".ip6.int"))


@address_method("include? ===", 1)
def _include(run: Run, address: IpAddress, block: Proc | None, other: Value) -> Value:
    wanted = parse_address(other)
    if wanted.bits != address.bits:
        return False
    return address.first <= wanted.first and wanted.last <= address.last


@address_method("mask", 1)
def _mask(run: Run, address: IpAddress, block: Proc | None, length: Value) -> Value:
    mask = ip_addresses.mask_of(to_s(length), address.number, address.bits == 128)
    return address.masked(mask.bit_count())


def _operator(name: str, operate: Callable[[int, int], int]) -> None:
    @address_method(name, 1)
    def operation(run: Run, address: IpAddress, block: Proc | None, other: Value) -> Value:
        number = other if type(other) is int else parse_address(other).number
        return address.moved(operate(address.number, number))


_operator("|", lambda left, right: left | right)
_operator("&", lambda left, right: left & right)


def address_range(first: IpAddress, last: IpAddress) -> list[Value]:
    """The addresses of a range."""
    check_size(last.number - first.number)
    return [first.moved(number) for number in range(first.number, last.number + 1)]
