"""What values are called in messages."""

from __future__ import annotations

from mupuppet.types.base import Type
from mupuppet.values.basic import DEFAULT, Sensitive, Value
from mupuppet.values.regexps import Regexp
from mupuppet.values.text import inspect, to_text


def label(value: Value) -> str:
    """The name of a value's kind, as Puppet's messages have it."""
    if value is None:
        return "Undef Value"
    if isinstance(value, bool):
        return "Boolean"
    if isinstance(value, int):
        return "Integer"
    if isinstance(value, float):
        return "Float"
    if isinstance(value, str):
        return "String"
    if isinstance(value, list):
        return "Array"
    if isinstance(value, dict):
        return "Hash"
    if isinstance(value, Sensitive):
        return "Sensitive"
    if isinstance(value, Type):
        return f"{value}-Type"
    if value is DEFAULT:
        return "Object"
    return type(value).__name__


def ruby_text(value: Value) -> str:
    """The text of a value where Puppet's messages show it as Ruby does."""
    if isinstance(value, (list, dict)):
        return inspect(value)
    if isinstance(value, Regexp):
        return f"(?-mix:{value.source})"
    return to_text(value)


def a_label(value: Value) -> str:
    """The label with its article."""
    text = label(value)
    return f"{'an' if text[0] in 'AEIOUYaeiouy' else 'a'} {text}"
