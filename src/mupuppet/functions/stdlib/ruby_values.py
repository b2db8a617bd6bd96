"""What Ruby makes of values.

The module `stdlib` is written in Ruby and leans on Ruby's conversions: what a value prints
as, which strings are numbers, which elements of arrays are the same, and the message when a
value lacks a method.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cmp_to_key
from math import inf
from typing import NoReturn

from mupuppet.functions.registry import FunctionError
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import compare
from mupuppet.ruby_semantics.errors import describe_receiver
from mupuppet.syntax.regexps import check_regexp
from mupuppet.types.base import Type
from mupuppet.types.ruby_names import ruby_type_name
from mupuppet.values.hashes import HashKey, key
from mupuppet.values.numbers import float_to_string
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_numbers import (
    NotANumber,
    leading_float,
    leading_integer,
    parse_float,
    parse_integer,
)
from mupuppet.values.ruby_strings import CharacterSet, WrongCharacterSet
from mupuppet.values.strings import inspect as inspect_data
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value


class RubyError(FunctionError):
    """Ruby itself refuses something; functions that try others do not expect that."""


class ResourceReference:
    """What functions of the older interface see of `File['/a']`: a resource, not a type."""

    __slots__ = ("_named_by_title", "reference")

    class_name = "Puppet::Resource"

    def __init__(
        self, reference: Type, named_by_title: Callable[[str, str], Mapping[str, str]]
    ) -> None:
        #: The type as it was given, for handing it back.
        self.reference = reference
        self._named_by_title = named_by_title

    @property
    def parts(self) -> tuple[str, str]:
        """The name of the type, capitalized, and the title."""
        from mupuppet.types.catalog_entries import ClassType, ResourceType

        reference = self.reference
        if isinstance(reference, ClassType):
            return "Class", _capitalized((reference.class_name or "").removeprefix("::"))
        assert isinstance(reference, ResourceType)  # there are no other references
        name = _capitalized((reference.type_name or "").removeprefix("::"))
        return name, reference.title or ""

    def __str__(self) -> str:
        type_name, title = self.parts
        return f"{type_name}[{title}]"

    def inspect(self) -> str:
        """The string with the attributes that the title gives."""
        names = self._named_by_title(*self.parts).items()
        return f"{self}{{{', '.join(f':{each}=>{inspect(name)}' for each, name in names)}}}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ResourceReference) and self.reference == other.reference

    def __hash__(self) -> int:
        return hash(self.reference)


def _capitalized(name: str) -> str:
    return "::".join(part[:1].upper() + part[1:].lower() for part in name.split("::"))


# --- Classes and strings


def to_s(value: Value) -> str:
    """The string of a value by Ruby's `to_s`."""
    kind = type(value)
    if kind is str:
        string: str = value
        return string
    if kind is list or kind is dict:
        return inspect(value)
    if kind is Regexp:
        return f"(?-mix:{str(value)[1:-1]})"
    return to_string(value)


def inspect(value: Value) -> str:
    """The string of a value by Ruby's `inspect`."""
    return inspect_data(value, _inspect_other)


def _inspect_other(value: Value) -> str:
    if isinstance(value, ResourceReference):
        return value.inspect()
    if isinstance(value, Type):
        return f"#<Puppet::Pops::Types::{ruby_type_name(value)}>"
    return f"#<{value}>" if type(value) is Sensitive else to_string(value)


#: Longer strings are not shown in messages about missing methods.
_LONGEST_SHOWN = 65


def no_method(method: str, value: Value) -> NoReturn:
    """A value does not have a method."""
    shown = inspect(value)
    if len(shown) > _LONGEST_SHOWN:
        shown = f"#<{class_name(value)}>"
    shown = describe_receiver(shown, class_name(value))
    raise RubyError(f"undefined method `{method}' for {shown}", "invalid-argument")


def no_conversion(value: Value, target: str) -> NoReturn:
    """A value is not taken for one of another class."""
    if target == "Integer" and value is None:
        raise RubyError("no implicit conversion from nil to integer", "argument-mismatch")
    raise RubyError(f"no implicit conversion of {named(value)} into {target}", "argument-mismatch")


def named(value: Value) -> str:
    """What a value is called in messages about conversions."""
    return inspect(value) if value is None or type(value) is bool else class_name(value)


def as_string(value: Value) -> str:
    """A string, where nothing else will do."""
    if type(value) is str:
        string: str = value
        return string
    return no_conversion(value, "String")


def as_pattern(value: Value) -> str:
    """A string, where a regular expression would do as well."""
    if type(value) is str:
        string: str = value
        return string
    raise RubyError(f"wrong argument type {named(value)} (expected Regexp)", "argument-mismatch")


def character_set(written: str) -> CharacterSet:
    """A set of characters such as `a-z`."""
    try:
        return CharacterSet(written)
    except WrongCharacterSet as error:
        raise FunctionError(str(error), "invalid-argument") from None


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
    return leading_float(value) if type(value) is str else no_method("to_f", value)


def to_i(value: Value) -> int:
    """Ruby's `value.to_i`: a string gives the number that it starts with."""
    if is_number(value):
        return truncated(value)
    if value is None:
        return 0
    return leading_integer(value) if type(value) is str else no_method("to_i", value)


def truncated(number: float) -> int:
    """A number as an integer, if it has one."""
    if number != number or number in (inf, -inf):
        raise RubyError(float_to_string(number), "invalid-argument")
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
        raise RubyError(f"{problem}: /{string}/", "invalid-argument")
    return Regexp(string)


# --- Order


def ordered(left: Value, right: Value) -> int:
    """Ruby's `<=>` where an order is needed, as in `sort`."""
    order = compare(left, right)
    if order is None:
        special = right is None or type(right) is bool or is_number(right)
        shown = inspect(right) if special else class_name(right)
        raise RubyError(f"comparison of {class_name(left)} with {shown} failed", "invalid-argument")
    return order


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
