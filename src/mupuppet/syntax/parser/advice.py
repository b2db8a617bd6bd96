"""What the writer of something that cannot be parsed may have meant.

Puppet's parser stops at the first token that cannot go on, and so does ours: that is where a
mistake is reported. Often the cause stands before it: a word or a sign of another language, a quote
that is missing. This looks for such causes. It is loaded for the first mistake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import Record, replace
from mupuppet.diagnostics import Diagnostic, Label
from mupuppet.source import Span
from mupuppet.syntax import tokens as t
from mupuppet.syntax.other_languages import FUNCTIONS, STATEMENTS

if TYPE_CHECKING:
    from mupuppet.syntax.parser.state import ParserState

#: How many tokens before a mistake its cause may stand.
_FARTHEST = 200

_LAMBDA = "the parameters of a lambda stand before its braces: `|$x| { ... }`"
_QUOTE = "is the quote at the end of a string missing?"
_NO_CHANGE = "variables never change; set a new one: `$new = $old + 1`"

#: Two signs without a space between them, at the second of which the parser stops.
_PAIRS = {
    ("<", ">"): "`<>` is written `!=`",
    ("==", "="): "there is no `===`: `==` compares values",
    ("+", "+"): _NO_CHANGE,
}
#: The same for those at the first of which it stops.
_PAIRS_AHEAD = {
    ("|", "|"): "`||` is written `or`",
    ("=", "!"): "`=!` is written `!=`",
}
#: What stands before the parameters of a lambda where they cannot stand.
_BEFORE_LAMBDA = {
    "{": _LAMBDA,
    "(": "a lambda stands after the parentheses: `each($list) |$x| { ... }`",
}
#: Words at which the parser stops, or just after them.
_WORDS = {
    "extends": "a class inherits from another with `inherits`",
    "then": "no `then` is needed: the block follows the condition",
    "when": "no `when` is needed: `case $x { 1: { ... } default: { ... } }`",
    "not": FUNCTIONS["not"],
    "do": "a block stands in braces: `$list.each |$x| { ... }`",
}


class Advice(Record):
    """How to write it, and perhaps a place to look at."""

    hint: str
    label: Label | None = None


def advice(parser: ParserState, i: int) -> Advice | None:
    """Notes about an unexpected token."""
    kinds = parser.kinds
    if i > 0:
        hint = _by_signs(parser, i) or _by_words(parser, i)
        if hint is not None:
            return Advice(hint)
        quote = _missing_quote(parser, i)
        if quote is not None:
            return quote
    foreign = _foreign_word(parser, i)
    if foreign is not None:
        return foreign
    if kinds[i] == "elsif":
        return Advice("`elsif` follows the block of an `if` or of another `elsif`")
    if kinds[i] == "else":
        return Advice("`else` follows the block of an `if`, an `elsif` or an `unless`")
    if kinds[i] in _CLOSES and not _is_open(parser, i):
        return Advice("nothing is open here that it could close")
    return None


def advised(parser: ParserState, index: int) -> Diagnostic:
    """The mistake that the lexer has found at a token, with notes about it."""
    diagnostic: Diagnostic = parser.values[index]
    start, end = parser.starts[index], parser.ends[index]
    if diagnostic.id == "syntax-error" and parser.source.text[start:end] == "&&":
        return replace(diagnostic, hint="`&&` is written `and`")
    if diagnostic.id == "unclosed-quote":
        label = _suspicious_string(parser, index)
        if label is not None:
            return replace(diagnostic, labels=(label,), hint=_QUOTE)
    return diagnostic


def _by_signs(parser: ParserState, i: int) -> str | None:
    kinds = parser.kinds
    kind, before = kinds[i], kinds[i - 1]
    if parser.ends[i - 1] == parser.starts[i] and (before, kind) in _PAIRS:
        return _PAIRS[before, kind]
    if kind in ("|", "=") and parser.ends[i] == parser.starts[i + 1]:
        ahead = _PAIRS_AHEAD.get((kind, kinds[i + 1]))
        if ahead is not None:
            return ahead
    if kind == "|" and before in _BEFORE_LAMBDA:
        return _BEFORE_LAMBDA[before]
    if before == "-" and kinds[i - 2] == "-" and parser.ends[i - 2] == parser.starts[i - 1]:
        return _NO_CHANGE
    return None


def _by_words(parser: ParserState, i: int) -> str | None:
    for at in (i, i - 1):
        if parser.kinds[at] == t.NAME and parser.values[at] in _WORDS:
            return _WORDS[parser.values[at]]
    return None


# --- Words of other languages

_OPENS = frozenset(["(", "[", "{"])
_CLOSES = frozenset([")", "]", "}"])
_BEFORE_STATEMENT = frozenset(["{", "}", ";"])


def _foreign_word(parser: ParserState, i: int) -> Advice | None:
    """A word of another language that begins the statement, or one around it."""
    kinds = parser.kinds
    level = 0
    for at in range(i, max(-1, i - _FARTHEST), -1):
        kind = kinds[at]
        if kind in _CLOSES and at < i:
            if kind == "}" and level == 0:
                return None  # the end of another statement
            level += 1
        elif kind in _OPENS:
            level = max(0, level - 1)
        elif kind == t.NAME and level == 0 and parser.values[at] in STATEMENTS:
            if (
                at == 0
                or kinds[at - 1] in _BEFORE_STATEMENT
                or parser._first_on_line(parser.starts[at])
            ):
                hint = STATEMENTS[parser.values[at]]
                span = Span(parser.starts[at], parser.ends[at])
                label = None if at == i else Label(span, "Puppet has no such statement")
                return Advice(hint, label)
    return None


def _is_open(parser: ParserState, i: int) -> bool:
    """Whether some bracket is open before a token."""
    level = 0
    for kind in parser.kinds[:i]:
        if kind in _OPENS:
            level += 1
        elif kind in _CLOSES:
            level = max(0, level - 1)
    return level > 0


# --- Quotes

_WHOLE_STRINGS = frozenset([t.STRING, t.INTERPOLATED])
_ENDS_STRING = _WHOLE_STRINGS | {t.STRING_END}


def _missing_quote(parser: ParserState, i: int) -> Advice | None:
    """A string of several lines that ends where another one was meant to begin."""
    kinds = parser.kinds
    if parser.ends[i - 1] != parser.starts[i] or kinds[i - 1] not in _ENDS_STRING:
        return None
    label = _ends_late(parser, i - 1)
    return None if label is None else Advice(_QUOTE, label)


def _suspicious_string(parser: ParserState, index: int) -> Label | None:
    """The first string before a token that ends where another one was meant to begin."""
    text = parser.source.text
    for at in range(index):
        if parser.kinds[at] in _ENDS_STRING:
            after = text[parser.ends[at] : parser.ends[at] + 1]
            if after.isalnum() or after in ("_", "/", "$"):
                label = _ends_late(parser, at)
                if label is not None:
                    return label
    return None


def _ends_late(parser: ParserState, at: int) -> Label | None:
    """The beginning of a quoted string that ends on another line."""
    level = 0
    while parser.kinds[at] not in _WHOLE_STRINGS:
        level += (parser.kinds[at] == t.STRING_END) - (parser.kinds[at] == t.STRING_START)
        if level == 0 and parser.kinds[at] == t.STRING_START:
            break
        at -= 1
    source, start = parser.source, parser.starts[at]
    if source.text[start : start + 1] not in ("'", '"'):
        return None  # a word, or the text of a heredoc
    line_end = source.text.find("\n", start)
    end = _end_of_string(parser, at)
    if line_end < 0 or line_end >= end:
        return None
    line = source.position(end - 1).line
    return Label(Span(start, line_end), f"this string ends on line {line}")


def _end_of_string(parser: ParserState, at: int) -> int:
    """Where the string ends that begins with a token."""
    level = 0
    for index in range(at, len(parser.kinds)):
        level += (parser.kinds[index] == t.STRING_START) - (parser.kinds[index] == t.STRING_END)
        if level == 0:
            return parser.ends[index]
    return parser.ends[at]
