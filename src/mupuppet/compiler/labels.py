"""What values are called in messages of the compiler."""

from __future__ import annotations

from mupuppet.types.labels import a_an as a_label
from mupuppet.types.labels import label
from mupuppet.values.basic import Value
from mupuppet.values.regexps import Regexp
from mupuppet.values.text import inspect, to_text

__all__ = ["a_label", "label", "ruby_text"]


def ruby_text(value: Value) -> str:
    """The text of a value where Puppet's messages show it as Ruby does."""
    if isinstance(value, (list, dict)):
        return inspect(value)
    if isinstance(value, Regexp):
        return f"(?-mix:{value.source})"
    return to_text(value)
