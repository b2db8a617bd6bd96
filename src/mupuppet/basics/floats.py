"""Floating-point numbers as Ruby writes them."""

from __future__ import annotations

from typing import Final


def float_to_string(number: float) -> str:
    """A float as a string: `1.0`, `1.0e-05`, `1.0e+20`."""
    string = repr(number)
    if "e" in string:
        mantissa, exponent = string.split("e")
        return f"{mantissa}e{exponent}" if "." in mantissa else f"{mantissa}.0e{exponent}"
    if string.endswith(".0"):
        digits = string[:-2].lstrip("-")
        if len(digits) > 15:
            shown = digits.rstrip("0")
            sign = "-" if number < 0 else ""
            return f"{sign}{shown[0]}.{shown[1:] or '0'}e+{len(digits) - 1}"
        return string
    return _NAMED.get(string, string)


_NAMED: Final = {"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}
