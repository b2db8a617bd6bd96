"""Which styles of YAML a string can be written in; libyaml's rules."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mupuppet.basics.records import Record

#: What libyaml takes for an end of line.
BREAKS: Final = frozenset("\r\n\x85\u2028\u2029")
_BLANKS = frozenset(" \t\0") | BREAKS
_FIRST_INDICATORS = frozenset("#,[]{}&*!|>'\"%@`")
_FLOW_INDICATORS = frozenset(",?[]{}")


def is_printable(character: str) -> bool:
    """Whether a character is written as it is."""
    if character < "\x7f":
        return character >= " " or character == "\n"
    if character < "\xa0" or "\ud800" <= character <= "\udfff":
        return False
    return character < "\ufffe" and character != "\ufeff"


class Forms(Record):
    """What is possible for a string."""

    multiline: bool
    plain_in_flow: bool
    plain: bool
    single_quoted: bool
    block: bool


_EMPTY: Final = Forms(False, False, True, True, False)


def possible_forms(string: str) -> Forms:
    """The forms in which a string can be written."""
    if not string:
        return _EMPTY
    flow_indicators, block_indicators = _indicators(string)
    has_break = any(character in BREAKS for character in string)
    special = not all(map(is_printable, string))
    edges = string[0] == " " or string[-1] == " " or string[0] in BREAKS or string[-1] in BREAKS
    pairs = list(pairwise(string))
    break_space = any(left in BREAKS and right == " " for left, right in pairs)
    space_break = any(left == " " and right in BREAKS for left, right in pairs)
    plain = not (edges or break_space or space_break or special or has_break)
    return Forms(
        multiline=has_break,
        plain_in_flow=plain and not flow_indicators,
        plain=plain and not block_indicators,
        single_quoted=not (break_space or space_break or special),
        block=not (string[-1] == " " or space_break or special),
    )


def _indicators(string: str) -> tuple[bool, bool]:
    """Whether something in the string has a meaning inside brackets, and outside them."""
    flow = block = string.startswith(("---", "..."))
    first = string[0]
    followed_by_blank = string[1:2] in _BLANKS or len(string) == 1
    if first in _FIRST_INDICATORS or (first == "-" and followed_by_blank):
        flow = block = True
    elif first in "?:":
        flow = True
        block |= followed_by_blank
    for position in range(1, len(string)):
        character = string[position]
        if character in _FLOW_INDICATORS:
            flow = True
        elif character == ":":
            flow = True
            block |= string[position + 1 : position + 2] in _BLANKS or position + 1 == len(string)
        elif character == "#" and string[position - 1] in _BLANKS:
            flow = block = True
    return flow, block
