"""What Ruby makes of values.

The module `stdlib` is written in Ruby and relies on Ruby's conversions: how a value is printed,
which strings are numbers, which elements of arrays are the same, and the message when a
value lacks a method.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cmp_to_key
from math import inf

from mupuppet.basics.floats import float_to_string
from mupuppet.ruby_semantics.comparison import ordered
from mupuppet.ruby_semantics.conversion import as_string, named, no_method, to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.syntax.regexps import check_regexp
from mupuppet.values.hashes import HashKey, key
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_numbers import (
    NotANumber,
    leading_float,
    leading_integer,
    parse_float,
    parse_integer,
)
from mupuppet.values.ruby_strings import CharacterSet, WrongCharacterSet
from mupuppet.values.value import Value

# --- Strings


def as_pattern(value: Value) -> str:
    """A string, where a regular expression would do as well."""
    if type(value) is str:
        string: str = value
        return string
    raise RubyError("TypeError", f"wrong argument type {named(value)} (expected Regexp)")


def character_set(written: str) -> CharacterSet:
    """A set of characters such as `a-z`."""
    try:
        return CharacterSet(written)
    except WrongCharacterSet as error:
        raise RubyError("ArgumentError", str(error)) from None


# --- Numbers


def float_of(value: Value) -> float:
    """Ruby's `Float(value)`; raises NotANumber."""
    if is_number(value):
        return float(value)
    if type(value) is not str:
        raise NotANumber(f"can't convert {named(value)} into Float")
    return parse_float(value)


def integer_of(value: Value) -> int:
    """Ruby's `Integer(value)`; raises NotANumber."""
    if is_number(value):
        return truncated(value)
    if type(value) is not str:
        raise NotANumber(f"can't convert {named(value)} into Integer")
    return parse_integer(value)


def to_f(value: Value) -> float:
    """Ruby's `value.to_f`: a string gives the number that it starts with."""
    if is_number(value):
        return float(value)
    if value is None:
        return 0.0
    if type(value) is not str:
        raise no_method("to_f", value)
    return leading_float(value)


def to_i(value: Value) -> int:
    """Ruby's `value.to_i`: a string gives the number that it starts with."""
    if is_number(value):
        return truncated(value)
    if value is None:
        return 0
    if type(value) is not str:
        raise no_method("to_i", value)
    return leading_integer(value)


def truncated(number: float) -> int:
    """A number as an integer, if it has one."""
    if number != number or number in (inf, -inf):
        raise RubyError("FloatDomainError", float_to_string(number))
    return int(number)


def is_number(value: Value) -> bool:
    """An Integer or a Float."""
    return type(value) is int or type(value) is float


# --- Equality and sets


def without(array: list[Value], removed: list[Value]) -> list[Value]:
    """Ruby's `array - removed`."""
    keys = set(map(key, removed))
    return [element for element in array if key(element) not in keys]


def unique(array: Iterable[Value]) -> list[Value]:
    """Ruby's `uniq`."""
    found: dict[Value, Value] = {}
    for element in array:
        found.setdefault(key(element), element)
    return list(found.values())


def flatten(array: Iterable[Value]) -> list[Value]:
    """Ruby's `flatten`."""
    flat: list[Value] = []
    for element in array:
        if type(element) is list:
            flat += flatten(element)
        else:
            flat.append(element)
    return flat


def joined(array: Iterable[Value], separator: str) -> str:
    """Ruby's `join`: arrays in the array are joined, too, and an empty one is an empty text."""
    return separator.join(
        joined(element, separator) if type(element) is list else to_s(element) for element in array
    )


def as_array(value: Value) -> list[Value]:
    """Ruby's `Array(value)`: nothing for nil, pairs for a hash."""
    if value is None:
        return []
    if type(value) is list:
        return list(value)
    if type(value) is dict:
        return [[name.value if type(name) is HashKey else name, v] for name, v in value.items()]
    return [value]


# --- Regular expressions


def regexp_of(source: Value) -> Regexp:
    """Ruby's `Regexp.new(source)`."""
    if isinstance(source, Regexp):
        return source
    string = as_string(source)
    problem = check_regexp(string)
    if problem is not None:
        raise RubyError("RegexpError", f"{problem}: /{string}/")
    return Regexp(string)


# --- Order


def in_order(values: Iterable[Value], part: Callable[[Value], Value]) -> list[Value]:
    """The values in the order of a part of them."""

    def order(later: Value, earlier: Value) -> int:
        # Python asks whether the later is less, Ruby whether the earlier is.
        return -ordered(part(earlier), part(later))

    return sorted(values, key=cmp_to_key(order))


def bytes_of(string: str) -> bytes:
    """The bytes of a string; bytes that were not UTF-8 when they were read stay as they were."""
    return string.encode("utf-8", "surrogateescape")


def string_of(content: bytes) -> str:
    """Bytes as a string; what is not valid UTF-8 survives the way back to bytes."""
    return content.decode("utf-8", "surrogateescape")
