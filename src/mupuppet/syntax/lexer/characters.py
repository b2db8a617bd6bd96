"""What words, blanks and numbers are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

#: Space separators: what Ruby's [[:blank:]] matches besides space and tab.
_BLANKS = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
BLANK = f"[ \\t{_BLANKS}]"
BLANK_OR_RETURN = pattern(f"[ \\t\\r{_BLANKS}]*")
W = "[A-Za-z0-9_]"
#: What follows a dollar sign, and what is alone in the braces of a simple interpolation.
#: (`${true}` is an error.)
VARIABLE_NAME = rf"(?:::|){W}++(?:::{W}++(?>(?:::{W}++)*)|)"
BRACED_NAME = rf"(?!(?:true|false)\}})[a-z]{W}*+(?>(?:::[a-z]{W}*+)*)"
BLANKS_SET = frozenset(
    chr(code) for code in [0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000]
)
SPACES = BLANKS_SET | {" ", "\t", "\r", "\n"}

_HEXADECIMAL = pattern(r"0[xX][0-9A-Fa-f]+")
_OCTAL = pattern(r"0[0-7]+")
_DECIMAL = pattern(r"[0-9]+(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?")
_DECIMAL_START = pattern(r"[0-9]+[eE.]")


def stands_apart(source: str, start: int) -> bool:
    """Is there nothing, or a space, before this place?"""
    return not start or source[start - 1] in SPACES


def is_first_on_line(source: str, start: int) -> bool:
    """Are there only spaces before this place in its line?"""
    at = start - 1
    while at >= 0 and source[at] != "\n" and source[at] in SPACES:
        at -= 1
    return at < 0 or source[at] == "\n"


def number_problem(number: str) -> tuple[DiagnosticId, str] | None:
    """What is wrong with a number, as id and message."""
    if number[0] == "0" and len(number) > 1 and number[1] != ".":
        if number[1] in "xX":
            if not _HEXADECIMAL.fullmatch(number):
                return "invalid-hex-number", f"`{number}` is not a hexadecimal number"
        elif not _OCTAL.fullmatch(number):
            return "invalid-octal-number", f"`{number}` begins with 0 but is not an octal number"
    elif _DECIMAL_START.match(number):
        if not _DECIMAL.fullmatch(number):
            return "invalid-decimal-number", f"`{number}` is not a decimal number"
    elif not number.isdigit():
        return "illegal-number", f"`{number}` is not a number"
    return None
