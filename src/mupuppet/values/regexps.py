r"""Regular expressions as values.

A `Regexp` is the source text of a Ruby regular expression, compiled when it is first used.
Which engine runs it is decided in one place: `compile_pattern`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Protocol


class Match(Protocol):
    """What a match tells: the groups by number or name, and where they are."""

    def group(self, group: int | str = 0, /) -> str | None: ...

    def groups(self) -> tuple[str | None, ...]: ...

    def groupdict(self) -> dict[str, str | None]: ...

    def start(self, group: int | str = 0, /) -> int: ...

    def end(self, group: int | str = 0, /) -> int: ...


class Pattern(Protocol):
    """A compiled regular expression."""

    def search(self, text: str, position: int = 0, /) -> Match | None:
        """The first match at or after a position."""


class Regexp:
    """`/source/`. Two are equal when their sources are."""

    __slots__ = ("_pattern", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self._pattern: Pattern | None = None

    @property
    def pattern(self) -> Pattern:
        """The compiled form."""
        if self._pattern is None:
            self._pattern = compile_pattern(self.source)
        return self._pattern

    def match(self, text: str, position: int = 0) -> Match | None:
        """The first match in a text, anywhere in it."""
        return self.pattern.search(text, position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Regexp) and self.source == other.source

    def __hash__(self) -> int:
        return hash((Regexp, self.source))

    def __str__(self) -> str:
        """The text with delimiters, in which a bare slash is escaped."""
        return f"/{_escape_slashes(self.source)}/"

    __repr__ = __str__


def _escape_slashes(source: str) -> str:
    if "/" not in source:
        return source
    return re.sub(r"\\.|/", lambda found: r"\/" if found[0] == "/" else found[0], source, flags=re.S)


@cache
def compile_pattern(source: str) -> Pattern:
    """The compiled form of a Ruby regular expression."""
    return re.compile(_translate(source), re.MULTILINE)


#: What means something else in Ruby than in Python, outside and inside of classes.
_TOKENS = re.compile(r"\\.|\(\?<(?=[A-Za-z_])|\(\?([a-z]*)m([a-z]*)(-[a-z]+)?([:)])|\[:\w+:\]|.", re.S)
_ESCAPES = {r"\z": r"\Z", r"\Z": r"(?=\n?\Z)", r"\h": "[0-9a-fA-F]", r"\H": "[^0-9a-fA-F]"}
_CLASS_ESCAPES = {r"\h": "0-9a-fA-F"}
_POSIX = {
    "[:alpha:]": "a-zA-Z",
    "[:digit:]": "0-9",
    "[:alnum:]": "a-zA-Z0-9",
    "[:upper:]": "A-Z",
    "[:lower:]": "a-z",
    "[:space:]": r"\s",
    "[:xdigit:]": "0-9a-fA-F",
    "[:word:]": r"\w",
    "[:blank:]": r" \t",
    "[:punct:]": r"!-/:-@\[-`{-~",
}


def _translate(source: str) -> str:
    """The common differences; what is rarer waits for an engine that speaks Ruby's dialect."""
    parts: list[str] = []
    in_class = False
    for found in _TOKENS.finditer(source):
        token = found[0]
        if in_class:
            in_class = token != "]"
            token = _CLASS_ESCAPES.get(token, _POSIX.get(token, token))
            parts.append(r"\[" if token == "[" else token)
            continue
        if token == "[":
            in_class = True
        elif token == "(?<":
            token = "(?P<"
        elif found[4] is not None:
            token = f"(?{found[1]}s{found[2]}{found[3] or ''}{found[4]}"
        parts.append(_ESCAPES.get(token, token))
    return "".join(parts)
