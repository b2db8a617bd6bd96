"""Which styles of YAML a text can be written in; libyaml's rules."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mupuppet.basics.records import Record

#: What libyaml takes for an end of line.
BREAKS: Final = frozenset("\r\n\x85\u2028\u2029")
_BLANKS = frozenset(" \t\0") | BREAKS
_FIRST_INDICATORS = frozenset("#,[]{}&*!|>'\"%@`")
_FLOW_INDICATORS = frozenset(",?[]{}")


def is_printable(letter: str) -> bool:
    """Whether a character is written as it is."""
    if letter < "\x7f":
        return letter >= " " or letter == "\n"
    if letter < "\xa0" or "\ud800" <= letter <= "\udfff":
        return False
    return letter < "\ufffe" and letter != "\ufeff"


class Forms(Record):
    """What is possible for a text."""

    multiline: bool
    plain_in_flow: bool
    plain: bool
    single_quoted: bool
    block: bool


_EMPTY: Final = Forms(False, False, True, True, False)


def possible_forms(text: str) -> Forms:
    """The forms in which a text can be written."""
    if not text:
        return _EMPTY
    flow_indicators, block_indicators = _indicators(text)
    has_break = any(letter in BREAKS for letter in text)
    special = not all(map(is_printable, text))
    edges = text[0] == " " or text[-1] == " " or text[0] in BREAKS or text[-1] in BREAKS
    pairs = list(pairwise(text))
    break_space = any(left in BREAKS and right == " " for left, right in pairs)
    space_break = any(left == " " and right in BREAKS for left, right in pairs)
    plain = not (edges or break_space or space_break or special or has_break)
    return Forms(
        multiline=has_break,
        plain_in_flow=plain and not flow_indicators,
        plain=plain and not block_indicators,
        single_quoted=not (break_space or space_break or special),
        block=not (text[-1] == " " or space_break or special),
    )


def _indicators(text: str) -> tuple[bool, bool]:
    """Whether something in the text has a meaning inside of brackets, and outside of them."""
    flow = block = text.startswith(("---", "..."))
    first = text[0]
    followed_by_blank = text[1:2] in _BLANKS or len(text) == 1
    if first in _FIRST_INDICATORS or (first == "-" and followed_by_blank):
        flow = block = True
    elif first in "?:":
        flow = True
        block |= followed_by_blank
    for position in range(1, len(text)):
        letter = text[position]
        if letter in _FLOW_INDICATORS:
            flow = True
        elif letter == ":":
            flow = True
            block |= text[position + 1 : position + 2] in _BLANKS or position + 1 == len(text)
        elif letter == "#" and text[position - 1] in _BLANKS:
            flow = block = True
    return flow, block
