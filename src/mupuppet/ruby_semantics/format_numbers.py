"""Numbers as text, as Ruby's format strings write them."""

from __future__ import annotations

from math import frexp, isinf, isnan

from mupuppet.basics.records import Record
from mupuppet.values.numbers import complement_digits, digits_of


class Flags(Record, frozen=False):
    """How a field is written."""

    left: bool = False
    plus: bool = False
    space: bool = False
    zero: bool = False
    alternative: bool = False
    width: int | None = None
    precision: int | None = None

    def sign_of(self, is_negative: bool) -> str:
        """The sign to write before a number."""
        if is_negative:
            return "-"
        return "+" if self.plus else " " if self.space else ""


# --- Integers

_BASES = {"o": 8, "x": 16, "X": 16, "b": 2, "B": 2}
_PREFIXES = {"o": "0", "x": "0x", "X": "0X", "b": "0b", "B": "0B"}


def integer_string(letter: str, number: int, flags: Flags) -> str:
    """`%d`, `%x` and so on of an integer."""
    base = _BASES.get(letter, 10)
    signed = base == 10 or flags.plus or flags.space
    prefix = _PREFIXES.get(letter, "") if flags.alternative else ""
    dots = ""
    if signed or number >= 0:
        sign = flags.sign_of(number < 0) if signed else ""
        digits = digits_of(abs(number), base)
        filler = "0"
    else:
        sign, dots = "", ".."
        digits = complement_digits(number, base)
        filler = digits[0]
    if letter == "X":
        digits, filler = digits.upper(), filler.upper()
    return _laid_out(sign, prefix, dots, digits, filler, flags)


def _laid_out(sign: str, prefix: str, dots: str, digits: str, filler: str, flags: Flags) -> str:
    """The parts of an integer in their field."""
    precision = -1 if flags.precision is None else flags.precision
    width = (flags.width or 0) - len(sign) - len(dots)
    precision -= len(dots)
    if prefix == "0":
        if dots or (flags.precision is not None and precision > len(digits)):
            prefix = ""
        elif digits == "0":
            digits = ""
            precision -= flags.precision is not None
    elif digits == "0":
        prefix = ""
    width -= len(prefix)
    if flags.zero and not flags.left and flags.precision is None:
        precision = width
    elif precision < len(digits):
        if not prefix and precision == 0 and digits == "0":
            digits = ""
        precision = len(digits)
    fill = filler * (precision - len(digits))
    body = f"{sign}{prefix}{dots}{fill}{digits}"
    blanks = " " * (width - precision)
    return body + blanks if flags.left else blanks + body


# --- Floats


def whole_float_string(number: int, flags: Flags) -> str:
    """`%f` of an integer, which loses no digit however large it is."""
    precision = 6 if flags.precision is None else flags.precision
    fraction = f".{'0' * precision}" if precision else ""
    return _in_field(flags.sign_of(number < 0), f"{abs(number)}{fraction}", flags)


def float_string(letter: str, number: float, flags: Flags) -> str:
    """`%f`, `%e`, `%g` or `%a` of a float."""
    if isnan(number) or isinf(number):
        sign = flags.sign_of(number < 0)
        body = f"{sign}{'NaN' if isnan(number) else 'Inf'}"
        width = flags.width or 0
        return body.ljust(width) if flags.left else body.rjust(width)
    is_negative = str(number)[0] == "-"
    sign = flags.sign_of(is_negative)
    if letter in "aA":
        body = _hexadecimal(abs(number), flags)
        padded = _in_field(sign + "0x", body, flags)
        return padded.upper() if letter == "A" else padded
    precision = 6 if flags.precision is None else flags.precision
    mark = "#" if flags.alternative else ""
    return _in_field(sign, f"%{mark}.{precision}{letter}" % abs(number), flags)


def _in_field(sign: str, body: str, flags: Flags) -> str:
    width = flags.width or 0
    if flags.left:
        return (sign + body).ljust(width)
    if flags.zero:
        return sign + body.rjust(width - len(sign), "0")
    return (sign + body).rjust(width)


def _hexadecimal(number: float, flags: Flags) -> str:
    """Digits and exponent of a float in base 16, without the `0x`."""
    fraction, exponent = frexp(number)
    # One digit before the point and thirteen after it hold every float.
    mantissa, places = int(fraction * 2**53), 13
    exponent = exponent - 1 if number else 0
    if flags.precision is not None and flags.precision < places:
        mantissa = _rounded(mantissa, 4 * (places - flags.precision))
        places = flags.precision
        if mantissa.bit_length() > 4 * places + 1:
            mantissa, exponent = mantissa >> 1, exponent + 1
    digits = f"{mantissa & ((1 << (4 * places)) - 1):0{places}x}" if places else ""
    if flags.precision is None:
        digits = digits.rstrip("0")
    else:
        digits = digits.ljust(flags.precision, "0")
    point = "." if digits or flags.alternative else ""
    return f"{mantissa >> (4 * places)}{point}{digits}p{exponent:+d}"


def _rounded(number: int, bits: int) -> int:
    """The number without its last bits, rounded to the nearest, and halves to the even one."""
    shifted, lost = number >> bits, number & ((1 << bits) - 1)
    half = 1 << (bits - 1)
    return shifted + (lost > half or (lost == half and shifted & 1))
