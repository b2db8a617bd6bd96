r"""Escape sequences in quoted strings and heredocs.

Puppet resolves them in two passes over the raw text: first Unicode escapes, again and
again until none is left, then all others. The passes show: a backslash that comes out of
the first one (`\u005c`) escapes the character after it in the second.
"""

import re
from collections.abc import Callable

from mupuppet.basics.patterns import pattern

#: What may follow a backslash in double quotes.
DOUBLE_QUOTED_ESCAPES = frozenset(["\\", "$", "'", '"', "r", "n", "t", "s", "u", "\n", "\r\n"])

_SINGLE_QUOTED = pattern(r"\\([\\'])")
_UNICODE = pattern(
    r"((?:[^\\]|^)(?:\\\\)*)\\u(?:([0-9a-fA-F]{4})|\{([0-9a-fA-F]{1,6})\})", re.MULTILINE
)
_ANY = pattern(r"\\([^\r\n]|\r?\n)")
_RESOLVED = {"r": "\r", "n": "\n", "t": "\t", "s": " ", "\n": "", "\r\n": ""}


class BadCodePoint(Exception):
    """A Unicode escape that names no character: a surrogate, or beyond U+10FFFF."""


def resolve_single_quoted(raw: str) -> str:
    """The value of the text between single quotes."""
    return _SINGLE_QUOTED.sub(r"\1", raw)


def resolve(raw: str, escapes: frozenset[str], unknown: Callable[[str], None] | None) -> str:
    """The value of raw text in which the given escapes are known.

    An unknown escape stands for itself, backslash included, and is passed to `unknown`;
    so is a `u` without its digits. Raises BadCodePoint.
    """
    if "u" in escapes:
        before = None
        while raw != before:
            before = raw
            raw = _UNICODE.sub(_character, raw)

    def replacement(match: re.Match[str]) -> str:
        character = match[1]
        if character == "u" and "u" in escapes:
            if unknown is not None:
                unknown(character)
            return "\\u"
        if character in escapes:
            return _RESOLVED.get(character, character)
        if unknown is not None:
            unknown(character)
        return match[0]

    return _ANY.sub(replacement, raw)


def _character(match: re.Match[str]) -> str:
    code = int(match[2] or match[3], 16)
    if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
        raise BadCodePoint(f"\\u{{{code:x}}}")
    return match[1] + chr(code)
