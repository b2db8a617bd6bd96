"""Addresses of networks as Ruby's IPAddr reads and writes them.

Python's `ipaddress` differs: it knows no address with a mask that clears its other bits, nor
masks as addresses, and writes addresses of version 6 in another short form.
"""

from __future__ import annotations

import re
from typing import NoReturn

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.values.value import Value


class AddressError(RubyError):
    """A value is not an address."""


class Address(Record):
    """An address, or a network: the bits that the mask clears are zero."""

    number: int
    mask: int
    is_ipv6: bool
    zone: str = ""

    def includes(self, other: Address) -> bool:
        """Whether another address or network lies within this network."""
        if self.is_ipv6 != other.is_ipv6:
            return False
        return self.number <= other.number and self._last >= other._last

    @property
    def _last(self) -> int:
        """The last address of the network."""
        return self.number | (self.mask ^ _all_bits(self.is_ipv6))

    def __str__(self) -> str:
        return self._short_ipv6() if self.is_ipv6 else _dotted(self.number)

    def _short_ipv6(self) -> str:
        """The longest run of zeros (the first of several) is left out."""
        groups = [f"{self.number >> shift & 0xFFFF:x}" for shift in range(112, -1, -16)]
        string = ":".join(groups) + self.zone
        for length in range(8, 1, -1):
            zeros = ":".join(["0"] * length)
            pattern = rf"\A{zeros}\Z" if length == 8 else rf"\b{zeros}\b"
            replacement = "::" if length == 8 else ":"
            string, count = re.subn(pattern, replacement, string, count=1)
            if count:
                break
        string = re.sub(":{3,}", "::", string, count=1)
        found = re.fullmatch(r"::(ffff:)?([\da-f]{1,4}):([\da-f]{1,4})", string)
        if found is None:
            return string
        return f"::{found[1] or ''}{_dotted(int(found[2], 16) << 16 | int(found[3], 16))}"


def _dotted(number: int) -> str:
    return ".".join(str(number >> shift & 0xFF) for shift in (24, 16, 8, 0))


def _all_bits(is_ipv6: bool) -> int:
    return (1 << (128 if is_ipv6 else 32)) - 1


# --- Reading

_IPV4 = pattern(r"(\d+)\.(\d+)\.(\d+)\.(\d+)", re.ASCII)
_IPV6_FULL = pattern(
    r"(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|((?:[\da-f]{1,4}:){6})(\d+)\.(\d+)\.(\d+)\.(\d+))",
    re.ASCII | re.I,
)
_IPV6_SHORT = pattern(
    r"((?:(?:[\da-f]{1,4}:)*[\da-f]{1,4})?)::"
    r"((?:((?:[\da-f]{1,4}:)*)(?:[\da-f]{1,4}|(\d+)\.(\d+)\.(\d+)\.(\d+)))?)",
    re.ASCII | re.I,
)


def parse_address(value: Value) -> Address:
    """The address of a string like `10.0.0.1`, `10.0.0.0/8` or `[fe80::1%eth0]/64`."""
    if type(value) is not str:
        raise AddressError("IPAddr::AddressFamilyError", "address family must be specified")
    string, slash, mask = value.partition("/")
    must_be_ipv6 = False
    zone = ""
    found = re.fullmatch(r"\[(.*)\]", string)
    if found is not None:
        string, must_be_ipv6 = found[1], True
    found = re.fullmatch(r"(.*)(%\w+)", string, re.ASCII)
    if found is not None:
        string, zone, must_be_ipv6 = found[1], found[2], True
    number = None if must_be_ipv6 else _parse_ipv4(string)
    is_ipv6 = number is None
    if number is None:
        number = _parse_ipv6(string)
    if not slash:
        return Address(number, _all_bits(is_ipv6), is_ipv6, zone)
    bits = mask_of(mask, number, is_ipv6)
    return Address(number & bits, bits, is_ipv6, zone)


def _invalid() -> NoReturn:
    # Ruby names the address, but has not stored it yet.
    raise AddressError("IPAddr::InvalidAddressError", "invalid address: ")


def _parse_ipv4(string: str) -> int | None:
    found = _IPV4.fullmatch(string)
    return None if found is None else _octets(found.groups())


def _octets(octets: tuple[str, ...]) -> int:
    number = 0
    for octet in octets:
        if int(octet) > 255:
            _invalid()
        if octet[0] == "0" and len(octet) > 1:
            raise AddressError(
                "IPAddr::InvalidAddressError", "zero-filled number in IPv4 address is ambiguous: "
            )
        number = number << 8 | int(octet)
    return number


def _parse_ipv6(string: str) -> int:
    embedded = 0
    full = _IPV6_FULL.fullmatch(string)
    short = _IPV6_SHORT.fullmatch(string)
    if full is not None:
        left, right = string, ""
        if full[1] is not None:
            left, embedded = full[1] + "0:0", _octets(full.groups()[1:])
    elif short is not None:
        left, right = short[1], short[2]
        most = 6 if short[4] is not None else 7 + (not left or not right)
        if string.count(":") > most:
            _invalid()
        if short[4] is not None:
            right, embedded = short[3] + "0:0", _octets(short.groups()[3:])
    else:
        _invalid()
    before = left.split(":") if left else []
    after = right.split(":") if right else []
    groups = before + ["0"] * (8 - len(before) - len(after)) + after
    number = 0
    for group in groups:
        number = number << 16 | int(group, 16)
    return number | embedded


def mask_of(mask: str, number: int, is_ipv6: bool) -> int:
    """The bits of a mask that is a length or an address."""
    if re.fullmatch(r"0|[1-9]\d*", mask, re.ASCII):
        size = 128 if is_ipv6 else 32
        if len(mask) > 3 or int(mask) > size:
            raise AddressError("IPAddr::InvalidPrefixError", f"invalid length: {number}")
        return _all_bits(is_ipv6) ^ ((1 << (size - int(mask))) - 1)
    if re.fullmatch(r"\d+", mask, re.ASCII):
        raise AddressError("IPAddr::InvalidPrefixError", "leading zeros in prefix")
    given = parse_address(mask)
    if given.is_ipv6 != is_ipv6:
        raise AddressError("IPAddr::InvalidPrefixError", f"address family is not same: {number}")
    cleared = given.number ^ given.mask
    if cleared & (cleared + 1):
        raise AddressError("IPAddr::InvalidPrefixError", f"invalid mask {mask}: {number}")
    return given.number
