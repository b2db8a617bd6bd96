"""Puppet code for values of a test: parameters as they would be written in a manifest."""

from __future__ import annotations

from typing import Any

from mupuppet.testing.mistakes import WrongArguments


class Code(str):
    """A string that is Puppet code, not a value."""

    __slots__ = ()


def code(text: str) -> Code:
    """An expression in Puppet's language: `code("Package['ntp']")`."""
    return Code(text)


def sensitive(value: Any) -> Code:
    """A value that no output shows."""
    return Code(f"Sensitive({as_code(value)})")


def as_code(value: Any) -> str:
    """A value of a test as Puppet code."""
    from mupuppet.catalog.text import literal

    if isinstance(value, Code):
        return str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(as_code, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{as_code(k)} => {as_code(v)}" for k, v in value.items()) + "}"
    if value is None or isinstance(value, (bool, int, float, str)):
        return literal(value)
    raise WrongArguments(f"a parameter cannot be {type(value).__name__}: {value!r}")


def declaration(type: str, title: str, parameters: dict[str, Any]) -> str:
    """A resource expression."""
    from mupuppet.catalog.text import quote

    attributes = "".join(f" {name} => {as_code(value)}," for name, value in parameters.items())
    return f"{type} {{ {quote(title)}:{attributes} }}"
