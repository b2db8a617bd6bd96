"""Which strings are numbers in Ruby.

`Integer()` and `Float()` convert the whole string or fail; `to_i` and `to_f` convert the number
that a string begins with, or give zero.
"""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.values.strings import inspect_string


def has_too_many_digits(problem: ValueError) -> bool:
    """Whether Python refuses to read or write a number, for its thousands of digits.

    Any expression may lead there, and only the message tells it apart from a mistake of ours.
    """
    return str(problem).startswith("Exceeds the limit (")


class NotANumber(ValueError):
    """A string is not a number; the message is Ruby's."""


_SPACE = r"[ \t\n\v\f\r]*"
_DIGITS = r"[0-9]+(?:_[0-9]+)*"
_EXPONENT = rf"(?:[eE][-+]?{_DIGITS})?"

_INTEGER = pattern(
    rf"{_SPACE}(?P<sign>[-+]?)(?P<prefix>0[xXbBoOdD])?(?P<digits>[0-9A-Za-z]+(?:_[0-9A-Za-z]+)*)"
    rf"{_SPACE}"
)
_PREFIXES = {"0x": 16, "0b": 2, "0o": 8, "0d": 10}


def parse_integer(string: str, base: int | None = None) -> int:
    """`Integer(string, base)`; without a base, a prefix like `0x` or a leading zero sets it."""
    found = _INTEGER.fullmatch(string)
    if found is not None:
        number = _integer(found["prefix"] or "", found["digits"], base)
        if number is not None:
            return -number if found["sign"] == "-" else number
    raise NotANumber(f"invalid value for Integer(): {inspect_string(string)}")


def _integer(prefix: str, digits: str, base: int | None) -> int | None:
    prefixed = _PREFIXES.get(prefix.lower())
    if base is None:
        leading_nought = digits[0] == "0" and len(digits) > 1
        base = prefixed or (8 if leading_nought else 10)
    elif prefixed is not None and prefixed != base:
        digits = prefix + digits  # in this base the prefix may be digits
    try:
        return int(digits.replace("_", ""), base)
    except ValueError as problem:
        if has_too_many_digits(problem):
            raise
        return None


_FLOAT = pattern(rf"{_SPACE}([-+]?(?:{_DIGITS}(?:\.{_DIGITS})?|\.{_DIGITS}){_EXPONENT}){_SPACE}")
_HEXADECIMAL_FLOAT = pattern(
    rf"{_SPACE}([-+]?0[xX][0-9a-fA-F]+(?:_[0-9a-fA-F]+)*(?:\.[0-9a-fA-F]+)?(?:[pP][-+]?[0-9]+)?)"
    rf"{_SPACE}"
)


def parse_float(string: str) -> float:
    """`Float(string)`"""
    found = _FLOAT.fullmatch(string)
    if found is not None:
        return float(found[1].replace("_", ""))
    found = _HEXADECIMAL_FLOAT.fullmatch(string)
    if found is not None:
        return float.fromhex(found[1].replace("_", ""))
    raise NotANumber(f"invalid value for Float(): {_inspect_bytes(string)}")


def _inspect_bytes(string: str) -> str:
    """A Ruby string literal in which what is not ASCII shows its bytes."""
    return "".join(
        character
        if character.isascii()
        else "".join(f"\\x{byte:02X}" for byte in character.encode("utf-8", "surrogatepass"))
        for character in inspect_string(string)
    )


_LEADING_INTEGER = pattern(rf"{_SPACE}([-+]?{_DIGITS})")
_LEADING_FLOAT = pattern(rf"{_SPACE}([-+]?(?:{_DIGITS}(?:\.{_DIGITS})?|\.{_DIGITS}){_EXPONENT})")


def leading_integer(string: str) -> int:
    """`string.to_i`"""
    found = _LEADING_INTEGER.match(string)
    return 0 if found is None else int(found[1])


def leading_float(string: str) -> float:
    """`string.to_f`"""
    found = _LEADING_FLOAT.match(string)
    return 0.0 if found is None else float(found[1])
