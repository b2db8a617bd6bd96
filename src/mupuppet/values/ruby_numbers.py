"""Which texts are numbers in Ruby.

`Integer()` and `Float()` take the whole text or nothing; `to_i` and `to_f` take what a text
begins with, and nought where that is no number.
"""

from __future__ import annotations

import re

from mupuppet.values.text import inspect_text


class NotANumber(ValueError):
    """A text is no number; the message is Ruby's."""


_SPACE = r"[ \t\n\v\f\r]*"
_DIGITS = r"[0-9]+(?:_[0-9]+)*"
_EXPONENT = rf"(?:[eE][-+]?{_DIGITS})?"

_INTEGER = re.compile(
    rf"{_SPACE}(?P<sign>[-+]?)(?P<prefix>0[xXbBoOdD])?(?P<digits>[0-9A-Za-z]+(?:_[0-9A-Za-z]+)*)"
    rf"{_SPACE}"
)
_PREFIXES = {"0x": 16, "0b": 2, "0o": 8, "0d": 10}


def parse_integer(text: str, base: int | None = None) -> int:
    """`Integer(text, base)`; without a base, a prefix like `0x` or a leading nought tells it."""
    found = _INTEGER.fullmatch(text)
    if found is not None:
        number = _integer(found["prefix"] or "", found["digits"], base)
        if number is not None:
            return -number if found["sign"] == "-" else number
    raise NotANumber(f"invalid value for Integer(): {inspect_text(text)}")


def _integer(prefix: str, digits: str, base: int | None) -> int | None:
    prefixed = _PREFIXES.get(prefix.lower())
    if base is None:
        leading_nought = digits[0] == "0" and len(digits) > 1
        base = prefixed or (8 if leading_nought else 10)
    elif prefixed is not None and prefixed != base:
        digits = prefix + digits  # what is no prefix in this base may be digits
    try:
        return int(digits.replace("_", ""), base)
    except ValueError:
        return None


_FLOAT = re.compile(rf"{_SPACE}([-+]?(?:{_DIGITS}(?:\.{_DIGITS})?|\.{_DIGITS}){_EXPONENT}){_SPACE}")
_HEXADECIMAL_FLOAT = re.compile(
    rf"{_SPACE}([-+]?0[xX][0-9a-fA-F]+(?:_[0-9a-fA-F]+)*(?:\.[0-9a-fA-F]+)?(?:[pP][-+]?[0-9]+)?)"
    rf"{_SPACE}"
)


def parse_float(text: str) -> float:
    """`Float(text)`"""
    found = _FLOAT.fullmatch(text)
    if found is not None:
        return float(found[1].replace("_", ""))
    found = _HEXADECIMAL_FLOAT.fullmatch(text)
    if found is not None:
        return float.fromhex(found[1].replace("_", ""))
    raise NotANumber(f"invalid value for Float(): {_inspect_bytes(text)}")


def _inspect_bytes(text: str) -> str:
    """A Ruby string literal in which what is not ASCII shows its bytes."""
    return "".join(
        letter
        if letter.isascii()
        else "".join(f"\\x{byte:02X}" for byte in letter.encode("utf-8", "surrogatepass"))
        for letter in inspect_text(text)
    )


_LEADING_INTEGER = re.compile(rf"{_SPACE}([-+]?{_DIGITS})")
_LEADING_FLOAT = re.compile(rf"{_SPACE}([-+]?(?:{_DIGITS}(?:\.{_DIGITS})?|\.{_DIGITS}){_EXPONENT})")


def leading_integer(text: str) -> int:
    """`text.to_i`"""
    found = _LEADING_INTEGER.match(text)
    return 0 if found is None else int(found[1])


def leading_float(text: str) -> float:
    """`text.to_f`"""
    found = _LEADING_FLOAT.match(text)
    return 0.0 if found is None else float(found[1])
