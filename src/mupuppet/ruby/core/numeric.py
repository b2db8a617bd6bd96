"""Numbers, and `Math`."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, gcd, inf, isfinite, log, log2, log10, sqrt

from mupuppet.ruby.core.operators import OPERATORS, floored
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import TABLES, Enumerator, definer
from mupuppet.ruby.core.string import define_operators
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.comparison import not_comparable, ordered
from mupuppet.ruby_semantics.conversion import as_integer, named, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc, Range, RubyClass, Symbol
from mupuppet.values.value import Value

integer_method = definer(TABLES.setdefault(int, {}))
float_method = definer(TABLES.setdefault(float, {}))
for _kind in (int, float):
    define_operators(_kind, "+ - * / % ** <=> < > <= >= == !=")
define_operators(int, "& | ^ << >>")


def _number_methods(kind: type) -> None:
    method = definer(TABLES[kind])
    method("to_i to_int truncate")(lambda run, number, block: whole(number))
    method("to_f")(lambda run, number, block: float(number))
    method("abs magnitude")(lambda run, number, block: abs(number))
    method("-@")(lambda run, number, block: -number)
    method("+@")(lambda run, number, block: number)
    method("zero?")(lambda run, number, block: number == 0)
    method("nonzero?")(lambda run, number, block: number if number else None)
    method("positive?")(lambda run, number, block: number > 0)
    method("negative?")(lambda run, number, block: number < 0)
    method("integer?")(lambda run, number, block: type(number) is int)
    method("between?", 2)(_between)
    method("clamp", 1, 2)(_clamp)
    method("finite?")(lambda run, number, block: type(number) is int or -inf < number < inf)
    method("real?")(lambda run, number, block: True)
    method("abs2")(lambda run, number, block: number * number)
    method("remainder", 1)(_remainder)
    method("coerce", 1)(_coerce)
    method("step", 0, 2)(_step)
    method("divmod", 1)(_divmod)
    method("div", 1)(_div)
    method("modulo", 1)(lambda run, number, block, other: OPERATORS["%"](run, number, other))
    method("fdiv", 1)(_float_division)
    method("round", 0, 1)(_round)
    method("floor", 0, 1)(lambda run, n, block, *digits: _cut(n, floor, digits))
    method("ceil", 0, 1)(lambda run, n, block, *digits: _cut(n, ceil, digits))


def whole(number: float) -> int:
    """The number without its fraction."""
    floored(number)
    return int(number)


def _float_division(run: Run, number: Value, block: Proc | None, other: Value) -> Value:
    if type(other) not in (int, float):
        return OPERATORS["/"](run, number, other)  # which raises the error
    return OPERATORS["/"](run, float(number), other)


def _between(run: Run, number: Value, block: Proc | None, low: Value, high: Value) -> Value:
    return OPERATORS[">="](run, number, low) and OPERATORS["<="](run, number, high)


def _clamp(run: Run, number: Value, block: Proc | None, low: Value, *above: Value) -> Value:
    low, high = clamp_bounds(low, above)
    if low is None or high is None:
        if low is not None and OPERATORS["<"](run, number, low):
            return low
        if high is not None and OPERATORS[">"](run, number, high):
            return high
        return number
    if ordered(low, high) > 0:
        raise RubyError("ArgumentError", "min argument must be smaller than max argument")
    if OPERATORS["<"](run, number, low):
        return low
    return high if OPERATORS[">"](run, number, high) else number


def clamp_bounds(low: Value, above: tuple[Value, ...]) -> tuple[Value, Value]:
    """The bounds of `clamp`, as two values or a range."""
    if above:
        return low, above[0]
    if not isinstance(low, Range):
        shown = named(low)
        raise RubyError("TypeError", f"wrong argument type {shown} (expected Range)")
    if low.exclusive and low.last is not None:
        raise RubyError("ArgumentError", "cannot clamp with an exclusive range")
    return low.first, low.last


def _remainder(run: Run, number: Value, block: Proc | None, other: Value) -> Value:
    rest = OPERATORS["%"](run, number, other)
    if rest != 0 and (number < 0) != (other < 0):
        return rest - other
    return rest


def _coerce(run: Run, number: Value, block: Proc | None, other: Value) -> Value:
    if type(number) is int and type(other) is int:
        return [other, number]
    if type(other) is str:
        raise UnsupportedRuby("`coerce' of a string")
    if type(other) not in (int, float):
        raise RubyError("TypeError", f"can't convert {named(other)} into Float")
    return [float(other), float(number)]


def _step(run: Run, number: Value, block: Proc | None, *bounds: Value) -> Value:
    """`1.step(10, 3)`, `1.step(by: 2, to: 9)`"""
    options = bounds[-1] if bounds and isinstance(bounds[-1], dict) else {}
    given = list(bounds[:-1] if options else bounds)
    last: Value = given[0] if given else options.get(Symbol("to"))
    step: Value = given[1] if len(given) > 1 else options.get(Symbol("by"), 1)
    if block is None:
        if len(given) < 1 or options:
            raise UnsupportedRuby("`step' without a block or an end")
        return Enumerator(number, "step", given)
    for name, value in (("last", last), ("step", step)):
        if type(value) not in (int, float):
            raise UnsupportedRuby(f"a {name} that is not a number")
    if step == 0:
        raise RubyError("ArgumentError", "step can't be 0")
    if float in (type(number), type(last), type(step)):
        for value in float_steps(float(number), float(last), float(step), exclusive=False):
            block.call(value)
        return number
    for index in range(number, last + (1 if step > 0 else -1), step):
        block.call(index)
    return number


def float_steps(first: float, last: float, step: float, *, exclusive: bool) -> list[float]:
    """The floats from one to another, with Ruby's rounding of their number."""
    if not (isfinite(first) and isfinite(last) and isfinite(step)):
        raise UnsupportedRuby("steps between numbers that are not finite")
    count = (last - first) / step
    error = (abs(first) + abs(last) + abs(last - first)) / abs(step) * 2.0**-52
    error = min(error, 0.5)
    if exclusive:
        if count <= 0:
            return []
        size = 0 if count < 1 else floor(count - error)
        size += 1 if first + size * step < last or size == 0 else 0
    else:
        if count < 0:
            return []
        size = floor(count + error) + 1
    check_size(size)
    made = [first + index * step for index in range(size)]
    return [min(value, last) if step > 0 else max(value, last) for value in made]


def _divmod(run: Run, number: Value, block: Proc | None, other: Value) -> Value:
    return [_div(run, number, block, other), OPERATORS["%"](run, number, other)]


def _div(run: Run, number: Value, block: Proc | None, other: Value) -> Value:
    if other == 0:
        raise RubyError("ZeroDivisionError", "divided by 0")
    return floored(OPERATORS["/"](run, number, other))


#: No float has more digits after its point, or before it.
_MOST_PLACES = 330


def _round(run: Run, number: Value, block: Proc | None, digits: Value = 0) -> Value:
    if isinstance(digits, dict):
        raise UnsupportedRuby("`round' with options")
    places = as_integer(digits)
    if type(number) is int:
        if places >= 0:
            return number
        if -places > number.bit_length():  # the unit is more than twice the number
            return 0
        unit = 10**-places
        size = (abs(number) + unit // 2) // unit * unit
        return size if number >= 0 else -size
    if places > 0:
        # Halves are rounded away from zero; Python's digits are exact, Ruby's are not always.
        if places > _MOST_PLACES or not abs(number) * 10**places < 2**50:
            return number
        scaled = abs(number) * 10**places
        rounded = floor(scaled + 0.5)
        if (rounded - 0.5) / 10**places == abs(number) and rounded - 0.5 > scaled:
            rounded -= 1
        made = rounded / 10**places
        return made if number >= 0 else -made
    floored(number)
    whole = floor(abs(number) + 0.5)
    if whole - abs(number) > 0.5:
        whole -= 1
    whole = whole if number >= 0 else -whole
    return whole if places == 0 else _round(run, whole, block, places)


def _cut(number: Value, cut: Callable[[float], int], digits: tuple[Value, ...]) -> Value:
    places = as_integer(digits[0]) if digits else 0
    if type(number) is int:
        if places >= 0:
            return number
        if -places > number.bit_length():
            if (number <= 0) is (cut is ceil) or number == 0:
                return 0
            if -places > _MOST_PLACES:
                raise UnsupportedRuby("an integer of thousands of digits")
        unit = 10**-places
        return cut_integer(number, unit, upwards=cut is ceil)
    if places > 0:
        return _cut_float(number, cut, places)
    floored(number)
    made = cut(number)
    return made if places == 0 else _cut(made, cut, (places,))


def cut_integer(number: int, unit: int, *, upwards: bool) -> int:
    """The next multiple of a unit below or above a number."""
    return -(-number // unit) * unit if upwards else number // unit * unit


def _cut_float(number: float, cut: Callable[[float], int], places: int) -> float:
    # Numbers without more digits stay as they are.
    if number == 0 or not abs(number) < 2**53 or places >= 15:
        return number
    scaled = cut(number * 10**places)
    made: float = scaled / 10**places
    # The product may have been rounded across the digit that is cut.
    if cut is floor and (scaled + 1) / 10**places <= number:
        made = (scaled + 1) / 10**places
    if cut is ceil and (scaled - 1) / 10**places >= number:
        made = (scaled - 1) / 10**places
    return made


for _kind in (int, float):
    _number_methods(_kind)


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@integer_method("to_s inspect", 0, 1)
def _integer_to_s(run: Run, number: int, block: Proc | None, base: Value = 10) -> Value:
    radix = as_integer(base)
    if radix == 10:
        return str(number)
    if not 2 <= radix <= 36:
        raise RubyError("ArgumentError", f"invalid radix {radix}")
    digits = ""
    rest = abs(number)
    while rest:
        rest, digit = divmod(rest, radix)
        digits = _DIGITS[digit] + digits
    return ("-" if number < 0 else "") + (digits or "0")


@integer_method("times", enumerates=True)
def _times(run: Run, number: int, block: Proc) -> Value:
    for index in range(number):
        block.call(index)
    return number


def _bound(number: int, last: Value) -> int:
    if type(last) not in (int, float):
        not_comparable(number, last)
    if last in (inf, -inf) or last != last:
        raise UnsupportedRuby("a number that has no end to count to")
    bound: int = floor(last)
    return bound


@integer_method("upto", 1, enumerates=True)
def _upto(run: Run, number: int, block: Proc, last: Value) -> Value:
    for index in range(number, _bound(number, last) + 1):
        block.call(index)
    return number


@integer_method("downto", 1, enumerates=True)
def _downto(run: Run, number: int, block: Proc, last: Value) -> Value:
    end = ceil(last) if type(last) is float and last == last and abs(last) != inf else last
    for index in range(number, _bound(number, end) - 1, -1):
        block.call(index)
    return number


integer_method("~")(lambda run, number, block: ~number)
integer_method("even?")(lambda run, number, block: number % 2 == 0)
integer_method("odd?")(lambda run, number, block: number % 2 == 1)
integer_method("succ next")(lambda run, number, block: number + 1)
integer_method("pred")(lambda run, number, block: number - 1)
integer_method("chr", 0, 1)(lambda run, number, block, *encoding: _chr(number, encoding))
integer_method("ord numerator")(lambda run, number, block: number)
integer_method("denominator")(lambda run, number, block: 1)
integer_method("infinite?")(lambda run, number, block: None)
integer_method("bit_length")(
    lambda run, number, block: (~number if number < 0 else number).bit_length()
)
integer_method("gcd", 1)(lambda run, number, block, other: gcd(number, _integer(other)))
integer_method("lcm", 1)(lambda run, number, block, other: _lcm(number, _integer(other)))
integer_method("gcdlcm", 1)(
    lambda run, number, block, other: [gcd(number, _integer(other)), _lcm(number, other)]
)
integer_method("allbits?", 1)(lambda run, n, block, mask: n & as_integer(mask) == as_integer(mask))
integer_method("anybits?", 1)(lambda run, n, block, mask: n & as_integer(mask) != 0)
integer_method("nobits?", 1)(lambda run, n, block, mask: n & as_integer(mask) == 0)


def _integer(value: Value) -> int:
    if type(value) is not int:
        raise RubyError("TypeError", "not an integer")
    return int(value)


def _lcm(one: int, other: int) -> int:
    return abs(one * other) // gcd(one, other) if one and other else 0


@integer_method("size")
def _size(run: Run, number: int, block: Proc | None) -> Value:
    bits = abs(number).bit_length()
    return 8 if bits < 64 else -(-bits // 64) * 8


@integer_method("[]", 1, 2)
def _bit(run: Run, number: int, block: Proc | None, index: Value, length: Value = None) -> Value:
    if length is not None or isinstance(index, Range):
        raise UnsupportedRuby("several bits of a number")
    if index is None:
        raise RubyError("TypeError", "no implicit conversion of nil into Integer")
    position = as_integer(index)
    return (number >> position) & 1 if position >= 0 else 0


@integer_method("digits", 0, 1)
def _number_digits(run: Run, number: int, block: Proc | None, base: Value = 10) -> Value:
    if number < 0:
        raise RubyError("Math::DomainError", "out of domain")
    radix = as_integer(base)
    if radix < 0:
        raise RubyError("ArgumentError", "negative radix")
    if radix < 2:
        raise RubyError("ArgumentError", f"invalid radix {radix}")
    found: list[Value] = []
    while True:
        number, digit = divmod(number, radix)
        found.append(digit)
        if not number:
            return found


@integer_method("pow", 1, 2)
def _pow(run: Run, number: int, block: Proc | None, other: Value, modulus: Value = None) -> Value:
    if modulus is None:
        return OPERATORS["**"](run, number, other)
    if type(other) is not int or type(modulus) is not int or other < 0 or modulus == 0:
        raise UnsupportedRuby("a power in other than natural numbers")
    return pow(number, other, modulus)


float_method("nan?")(lambda run, number, block: number != number)
float_method("infinite?")(lambda run, n, block: 1 if n == inf else -1 if n == -inf else None)


def _chr(number: int, encoding: tuple[Value, ...]) -> str:
    if encoding and to_s(encoding[0]).upper() == "UTF-8" and 0 <= number < 0xD800:
        return chr(number)
    if not 0 <= number < 2**32:
        raise RubyError("RangeError", f"{number} out of char range")
    if not 0 <= number < 128 or encoding:
        raise UnsupportedRuby("`chr' of a code that is not ASCII, or in another encoding")
    return chr(number)


# --- Math


def _logarithm(base: float | None) -> Callable[..., Value]:
    def logarithm(run: Run, kind: RubyClass, block: Proc | None, *values: Value) -> Value:
        number, chosen = values[0], values[1] if len(values) > 1 else base
        if type(number) not in (int, float) or number <= 0:
            raise UnsupportedRuby("the logarithm of a number that is not positive")
        if chosen is None:
            return log(number)
        if chosen == 2:
            return log2(number)
        return log10(number) if chosen == 10 else log(number, chosen)

    return logarithm


module_function("Math")("log", 1, 2)(_logarithm(None))
module_function("Math")("log2", 1)(_logarithm(2))
module_function("Math")("log10", 1)(_logarithm(10))


@module_function("Math")("sqrt", 1)
def _sqrt(run: Run, kind: RubyClass, block: Proc | None, number: Value) -> Value:
    if type(number) not in (int, float) or number < 0:
        raise UnsupportedRuby("the root of a number that is not positive")
    return sqrt(number)
