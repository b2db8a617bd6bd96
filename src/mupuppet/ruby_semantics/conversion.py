"""`to_s`, `inspect` and implicit conversions."""

from __future__ import annotations

import re
from math import isfinite
from typing import NoReturn

from mupuppet.basics.patterns import pattern
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, describe_receiver
from mupuppet.ruby_semantics.objects import (
    DefaultHash,
    MatchData,
    Proc,
    RaisedError,
    Range,
    RubyClass,
    Symbol,
)
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.types.base import Type
from mupuppet.values.host_objects import HostObject
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import inspect as inspect_data
from mupuppet.values.strings import inspect_string, to_string
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version


def to_s(value: Value) -> str:
    """`value.to_s`"""
    kind = type(value)
    if kind is str:
        string: str = value
        return string
    if kind is RubyString:
        return str(value)
    if kind is int:
        return str(value)
    if value is None:
        return ""
    if kind is Symbol:
        name: str = value.name
        return name
    if kind in _INSPECTED:
        return inspect(value)
    if isinstance(value, Regexp):
        return value.to_s()
    if kind in _SHOWN:
        return str(value)
    if kind is Proc:
        raise UnsupportedRuby("`to_s' of a proc")
    shown: object = kind.__str__
    if shown is HostObject.__str__:
        raise UnsupportedRuby("`to_s' of an object")
    return to_string(value)


_INSPECTED = frozenset([list, dict, DefaultHash])
_SHOWN = frozenset([MatchData, RubyClass, RaisedError, Range])


_PLAIN_SYMBOL = pattern(
    r"(?:[A-Za-z_\x80-\U0010ffff][A-Za-z_0-9\x80-\U0010ffff]*[?!=]?|\[\]=?|[-+*/%<>!~^&|]|\*\*|<=>|===?|=~|<=|>=|<<|>>|!=|!~"
    r"|[-+]@|(?:@@?|\$)[A-Za-z_][A-Za-z_0-9]*)"
)


def inspect(value: Value) -> str:
    """`value.inspect`"""
    return inspect_data(value, _inspect_other)


def described(value: Value) -> str:
    """`value.inspect` in a message: a type, which Ruby shows with its address, by its class."""
    return inspect_data(value, _describe_other)


def _describe_other(value: Value) -> str:
    return f"#<{class_name(value)}>" if isinstance(value, Type) else _inspect_other(value)


#: An escaped backslash, or the escape of a character below 256.
_CONTROL_ESCAPE = pattern(r"\\\\|\\u00([0-9A-F]{2})")


def _as_byte(escape: re.Match[str]) -> str:
    """An escape as strings of bytes have it."""
    return escape[0] if escape[1] is None else f"\\x{escape[1]}"


def _inspect_other(value: Value) -> str:
    """`inspect` of values that are not Puppet data."""
    kind = type(value)
    if kind is RubyString:
        shown = inspect_string(value.content)
        return _CONTROL_ESCAPE.sub(_as_byte, shown) if value.is_binary else shown
    if kind is Symbol:
        plain = _PLAIN_SYMBOL.fullmatch(value.name) is not None
        return f":{value.name}" if plain else f":{inspect_string(value.name)}"
    if isinstance(value, Regexp):
        return value.inspect()
    if kind is Range:
        dots = "..." if value.exclusive else ".."
        first = "" if value.first is None else inspect(value.first)
        last = "" if value.last is None else inspect(value.last)
        return f"{first}{dots}{last}"
    if kind is MatchData:
        return _inspect_match(value)
    if kind is RaisedError:
        return f"#<{value.error.kind}: {value.error.message}>"
    if isinstance(value, Type):
        raise UnsupportedRuby("the inspection of a type")
    return to_s(value)


def _inspect_match(data: MatchData) -> str:
    names = list(data.match.groupdict()) or range(1, len(data.match.groups()) + 1)
    groups = [f" {name}:{inspect(data.match.group(name))}" for name in names]
    return f"#<MatchData {inspect(data.match.group(0))}{''.join(groups)}>"


def named(value: Value) -> str:
    """The name of a value in messages about conversions."""
    return inspect(value) if value is None or type(value) is bool else class_name(value)


def no_conversion(value: Value, target: str) -> NoReturn:
    """The error of an implicit conversion that is not defined."""
    if target == "Integer" and value is None:
        raise RubyError("TypeError", "no implicit conversion from nil to integer")
    raise RubyError("TypeError", f"no implicit conversion of {named(value)} into {target}")


def as_string(value: Value) -> str:
    """A string; no implicit conversion."""
    if type(value) is str:
        string: str = value
        return string
    return str(value) if type(value) is RubyString else as_string(_converted(value, "String"))


def as_integer(value: Value) -> int:
    """An integer, or a float that is truncated."""
    if type(value) is int:
        number: int = value
        return number
    if type(value) is float:
        if not isfinite(value):
            raise RubyError("FloatDomainError", inspect(value))
        return int(value)
    return as_integer(_converted(value, "Integer"))


def as_array(value: Value) -> list[Value]:
    """An array; no implicit conversion."""
    if type(value) is list:
        array: list[Value] = value
        return array
    return as_array(_converted(value, "Array"))


def as_hash(value: Value) -> dict[Value, Value]:
    """A hash; no implicit conversion."""
    if isinstance(value, dict):
        return value
    return as_hash(_converted(value, "Hash"))


#: The methods of implicit conversions, and the built-in classes of their results.
_CONVERSIONS: dict[str, tuple[str, tuple[type, ...]]] = {
    "String": ("to_str", (str, RubyString)),
    "Integer": ("to_int", (int,)),
    "Array": ("to_ary", (list,)),
    "Hash": ("to_hash", (dict,)),
}


def _converted(value: Value, target: str) -> Value:
    """What an object of Ruby code is converted to. Raises RubyError if it does not say."""
    convert = getattr(value, "converted", None)
    if convert is None:
        no_conversion(value, target)
    method, kinds = _CONVERSIONS[target]
    made = convert(method)
    if made is NotImplemented or made is None:
        no_conversion(value, target)
    if not isinstance(made, kinds) or isinstance(made, bool):
        named_class = class_name(value)
        raise RubyError(
            "TypeError",
            f"can't convert {named_class} to {target} ({named_class}#{method} gives "
            f"{class_name(made)})",
        )
    return made


def no_method(method: str, value: Value) -> RubyError:
    """The error of a missing method."""
    shown = describe_receiver(described(value), class_name(value))
    return RubyError("NoMethodError", f"undefined method `{method}' for {shown}")


def match_of_other(receiver: Value) -> None:
    """`=~` of what is neither a string nor a pattern: nothing, as far as Ruby has the method."""
    if receiver is not None and "Object#=~" in current_version.get().lacks_in_ruby:
        raise no_method("=~", receiver)
