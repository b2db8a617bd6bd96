"""Numbers: their bounds, conversion to strings and from strings."""

from __future__ import annotations

from math import inf
from typing import Final

from mupuppet.basics.patterns import pattern
from mupuppet.values.value import Value

#: The integers of the language have 64 bits.
MIN_INTEGER: Final = -(2**63)
MAX_INTEGER: Final = 2**63 - 1

#: Blanks are those of `[[:blank:]]`: tab and the space separators of Unicode.
_BLANK = "[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]*"
_NUMERIC = pattern(
    rf"{_BLANK}(?P<sign>[-+]?){_BLANK}"
    r"(?P<number>(?P<hex>0[xX][0-9A-Fa-f]+)|(?P<whole>[0-9]+)(?P<rest>(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?))"
    rf"{_BLANK}\Z"
)
_OCTAL = pattern(r"0[0-7]+")
_ZERO_WITH_EXPONENT = pattern(r"\.?0*[eE].*")


def to_number(value: Value) -> int | float | None:
    """The number that a value is, or that a string stands for; None where there is none."""
    kind = type(value)
    if kind is int or kind is float:
        number: int | float = value
        return number
    if kind is not str:
        return None
    return string_to_number(value)


#: Python reads no longer numbers in decimal digits; Puppet's integers have 19 of them.
_MOST_DIGITS = 4_300


def string_to_number(string: str) -> int | float | None:
    """`42`, `0x2a`, `052`, `4.2`, `1e-3`, with blanks around and between sign and digits."""
    if string.startswith("::"):
        string = string[2:]
    found = _NUMERIC.match(string)
    if found is None:
        return None
    number: int | float | None
    if found["hex"]:
        number = int(found["hex"], 16)
    elif found["rest"]:
        number = _float_of(found["whole"], found["rest"])
    elif found["whole"][0] == "0" and len(found["whole"]) > 1:
        number = int(found["whole"], 8) if _OCTAL.fullmatch(found["whole"]) else None
    elif len(found["whole"]) > _MOST_DIGITS:
        return None
    else:
        number = int(found["whole"])
    if number is None or found["sign"] != "-":
        return number
    return -number


def _float_of(whole: str, rest: str) -> float | None:
    """In Puppet zero with an exponent, bad octal digits and infinity are not numbers."""
    if whole[0] == "0" and len(whole) > 1 and not _OCTAL.fullmatch(whole):
        return None
    if not whole.strip("0") and _ZERO_WITH_EXPONENT.fullmatch(rest):
        return None
    number = float(whole + rest)
    return None if number == inf else number


def digits_of(number: int, base: int) -> str:
    """The digits of a number that is not negative."""
    if base == 10:
        return str(number)
    return format(number, {2: "b", 8: "o", 16: "x"}[base])


def complement_digits(number: int, base: int) -> str:
    """The digits of a negative number in two's complement, with one leading one."""
    bits = {2: 1, 8: 3, 16: 4}[base]
    count = number.bit_length() // bits + 1
    digits = digits_of(number + (1 << (count * bits)), base)
    first = digits_of(base - 1, base)
    return first + digits.lstrip(first)


def is_wide(number: int) -> bool:
    """Whether an integer exceeds the 64 bits of the language; facts and functions can yield one."""
    return number > MAX_INTEGER or number < MIN_INTEGER


def wide_message(number: int) -> str:
    """Puppet's message for an integer of more than 64 bits as an attribute or an argument."""
    end = "max" if number > 0 else "min"
    shown = digits_of(number, 16) if number > 0 else f"..{complement_digits(number, 16)}"
    return f"Use of a Ruby Integer outside of Puppet Integer {end} range, got '0x{shown}'"
