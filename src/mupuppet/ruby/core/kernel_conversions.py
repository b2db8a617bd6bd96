"""Conversions of Ruby's kernel (`Integer()`, `Float()` …), and printing."""

from __future__ import annotations

import re

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.kernel import command
from mupuppet.ruby.core.numeric import whole
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY
from mupuppet.ruby.core.string import parsed_integer
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import as_integer, inspect, named
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.ruby_semantics.strings import content_of
from mupuppet.values.value import Value

# --- Numbers

_INTEGER = pattern(r"\s*([-+]?)(0[xXbBoOdD])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)\s*")
_PREFIXES = {"x": 16, "b": 2, "o": 8, "d": 10}
_FLOAT = pattern(
    r"\s*[-+]?(?:[0-9]+(?:_[0-9]+)*)?(?:\.?(?<=[0-9.])[0-9]+(?:_[0-9]+)*)?(?:[eE][-+]?[0-9]+)?\s*"
)


def _quietly(values: list[Value]) -> tuple[list[Value], bool]:
    """The arguments without `exception: false`, and whether that is among them."""
    if not isinstance(values[-1], dict) or len(values) < 2:
        return values, False
    options = dict(values[-1])
    quiet = not truthy(options.pop(Symbol("exception"), True))
    if options:
        names = ", ".join(map(inspect, options))
        raise RubyError("ArgumentError", f"unknown keyword: {names}")
    return values[:-1], quiet


@command("Integer", 1, 3)
def _integer(run: Run, block: Proc | None, values: list[Value]) -> Value:
    given, is_quiet = _quietly(values)
    if len(given) > 2:
        raise argument_error(len(given), "1..2")
    try:
        return _as_integer(*given)
    except RubyError:
        if is_quiet:
            return None
        raise


def _as_integer(value: Value, base: Value = None) -> Value:
    value = content_of(value)
    if base is not None and type(value) is not str:
        raise RubyError("ArgumentError", "base specified for non string value")
    if type(value) is int:
        return value
    if type(value) is float:
        return whole(value)
    if type(value) is not str:
        raise RubyError("TypeError", f"can't convert {named(value)} into Integer")
    return _integer_of(value, 0 if base is None else as_integer(base))


def _integer_of(string: str, base: int) -> int:
    if base < 0 or base == 1 or base > 36:
        raise RubyError("ArgumentError", f"invalid radix {base}")
    found = _INTEGER.fullmatch(string)
    problem = RubyError("ArgumentError", f"invalid value for Integer(): {inspect(string)}")
    if found is None:
        raise problem
    sign, prefix, digits = found[1], found[2] or "", found[3]
    named_base = _PREFIXES.get(prefix[1:].lower(), 0)
    if base == 0:
        base = named_base or (8 if digits[0] == "0" and len(digits) > 1 else 10)
    elif named_base != base:
        digits = prefix + digits
    try:
        number = parsed_integer(digits, base)
    except ValueError:
        raise problem from None
    return -number if sign == "-" else number


@command("Float", 1, 2)
def _float(run: Run, block: Proc | None, values: list[Value]) -> Value:
    given, is_quiet = _quietly(values)
    if len(given) != 1:
        raise UnsupportedRuby("`Float' with two arguments")
    try:
        return _as_float(given[0])
    except RubyError:
        if is_quiet:
            return None
        raise


def _as_float(value: Value) -> float:
    value = content_of(value)
    if type(value) in (int, float):
        return float(value)
    if type(value) is not str:
        raise RubyError("TypeError", f"can't convert {named(value)} into Float")
    if re.match(r"\s*[-+]?0[xX]", value) is not None:
        raise UnsupportedRuby("a hexadecimal number with a fraction")
    plain = value.replace("_", "").strip()
    if _FLOAT.fullmatch(value) is None or not any(map(str.isdigit, plain)):
        raise RubyError("ArgumentError", f"invalid value for Float(): {inspect(value)}")
    return float(plain)


# --- Printing: the output is discarded


@command("puts print warn", 0, MANY)
def _print(run: Run, block: Proc | None, values: list[Value]) -> Value:
    return None


@command("p pp", 0, MANY)
def _show(run: Run, block: Proc | None, values: list[Value]) -> Value:
    return None if not values else values[0] if len(values) == 1 else list(values)
