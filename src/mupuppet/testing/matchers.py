"""What a test expects of a value.

A plain value is compared as rspec-puppet compares it: as text, so that `80` is `'80'`, and one
element as an array of it. `exactly` compares strictly; the other matchers describe values. pytest
imports this module with the plugin, so its own imports are deferred.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any


class Matcher:
    """Accepts some values."""

    def __init__(
        self, description: str, accepts: Callable[[Any], bool], looked_for: tuple[str, ...] = ()
    ) -> None:
        self._description = description
        self.accepts = accepts
        #: What is looked for in strings.
        self.looked_for = looked_for

    def __repr__(self) -> str:
        return self._description

    def __eq__(self, other: object) -> bool:
        """A matcher is equal to what it accepts, so that `assert value == matching(…)` works."""
        return self.accepts(other)

    __hash__ = None  # type: ignore[assignment]  # what is equal to many values has no hash


def matching(pattern: str | re.Pattern[str]) -> Matcher:
    """A string in which a regular expression is found somewhere; `^` and `$` match at lines."""
    compiled = re.compile(pattern, re.MULTILINE) if isinstance(pattern, str) else pattern
    return Matcher(
        f"matching({compiled.pattern!r})",
        lambda value: value is not None and compiled.search(as_text(value)) is not None,
        (compiled.pattern,),
    )


def containing(*parts: Any) -> Matcher:
    """A string with all these parts, an array with these elements, or a hash with these keys.

    A single hash is a part of a hash: its keys with their values.
    """

    def accepts(value: Any) -> bool:
        if isinstance(value, str):
            return all(isinstance(part, str) and part in value for part in parts)
        if isinstance(value, list):
            return all(any(is_as_expected(part, each) for each in value) for part in parts)
        if isinstance(value, dict):
            return all(
                all(key in value and is_as_expected(each, value[key]) for key, each in part.items())
                if isinstance(part, dict)
                else part in value
                for part in parts
            )
        return False

    looked_for = tuple(part for part in parts if isinstance(part, str))
    return Matcher(f"containing({', '.join(map(repr, parts))})", accepts, looked_for)


def exactly(expected: Any) -> Matcher:
    """The very same value, of the same type: `80` is not `'80'`."""
    from mupuppet.catalog.catalog import same_data

    return Matcher(f"exactly({expected!r})", lambda value: same_data(expected, value))


#: Any value but undef.
anything = Matcher("anything", lambda value: value is not None)


def as_text(value: Any) -> str:
    """A value as Ruby prints it."""
    from mupuppet.types.labels import ruby_string

    return value if isinstance(value, str) else ruby_string(value)


def is_as_expected(expected: Any, actual: Any) -> bool:
    """Whether a value is what a test expects of it."""
    if isinstance(expected, Matcher):
        return expected.accepts(actual)
    if expected is None or actual is None:
        return expected is actual
    if isinstance(expected, re.Pattern):
        return expected.search(as_text(actual)) is not None
    if isinstance(expected, (list, tuple)):
        elements = actual if isinstance(actual, list) else [actual]
        return len(expected) == len(elements) and all(map(is_as_expected, expected, elements))
    if isinstance(expected, dict):
        return (
            isinstance(actual, dict)
            and {str(key) for key in expected} == {str(key) for key in actual}
            and all(is_as_expected(value, actual.get(key)) for key, value in expected.items())
        )
    if callable(expected):
        return bool(expected(actual))
    if isinstance(actual, (dict, list)):
        return False
    return as_text(expected) == as_text(actual)
