"""What values are called in messages: `an Integer`, `a File['a'] Resource-Reference`."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceReference, ResourceType
from mupuppet.values.strings import inspect, to_string
from mupuppet.values.value import Sensitive, Value

#: Other values have their own `LABEL`.
_LABELS: dict[type, str] = {
    str: "String",
    int: "Integer",
    float: "Float",
    bool: "Boolean",
    list: "Array",
    dict: "Hash",
    type(None): "Undef Value",
    Sensitive: "Sensitive",
}


def label(value: Value) -> str:
    """What a value is called, without article."""
    if isinstance(value, ResourceReference):
        return "Resource Statement"
    if isinstance(value, ResourceType) and value.title is not None:
        return f"{value} Resource-Reference"
    if isinstance(value, Type):
        return f"{value}-Type"
    known = _LABELS.get(type(value))
    return getattr(value, "LABEL", "Object") if known is None else known


def article(noun: str) -> str:
    """`a` or `an`, by the first letter."""
    first = noun[1:2] if noun[:1] in ("'", '"') else noun[:1]
    return "an" if first.lower() in "aeiouy" else "a"


def a_an(value: Value) -> str:
    """What a value is called, with article."""
    name = label(value)
    return f"{article(name)} {name}"


def a_an_upper(value: Value) -> str:
    """What a value is called, with article, at the beginning of a sentence."""
    name = label(value)
    return f"{article(name).capitalize()} {name}"


def ruby_string(value: Value, other: Callable[[Value], str] = to_string) -> str:
    """The string of a value where Puppet's messages show it as Ruby does.

    `other` handles what is in arrays and hashes and is not data.
    """
    if isinstance(value, (list, dict)):
        return inspect(value, other)
    if type(value) is str:
        return value
    from mupuppet.values.regexps import Regexp

    return value.to_s() if isinstance(value, Regexp) else to_string(value)
