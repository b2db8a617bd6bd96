"""What the writer of something that cannot be parsed may have meant.

Puppet's parser stops at the first token that cannot continue, and so does ours: that is where a
mistake is reported. Often the cause is before it: a word or a sign of another language, a quote
that is missing. This looks for such causes. It is loaded for the first mistake.
"""

from __future__ import annotations

from mupuppet.basics.records import Record, replace
from mupuppet.diagnostics import Diagnostic, Label
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import tokens as t
from mupuppet.syntax.lexer.characters import is_first_on_line
from mupuppet.syntax.other_languages import FUNCTIONS, STATEMENTS

#: How many tokens before a mistake its cause may be.
_FARTHEST = 200

_LAMBDA = "the parameters of a lambda come before its braces: `|$x| { ... }`"
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
#: What precedes the parameters of a lambda where they are not allowed.
_BEFORE_LAMBDA = {
    "{": _LAMBDA,
    "(": "a lambda comes after the parentheses: `each($list) |$x| { ... }`",
}
#: Words at which the parser stops, or just after them.
_WORDS = {
    "extends": "a class inherits from another with `inherits`",
    "then": "no `then` is needed: the block follows the condition",
    "when": "no `when` is needed: `case $x { 1: { ... } default: { ... } }`",
    "not": FUNCTIONS["not"],
    "do": "a block is written in braces: `$list.each |$x| { ... }`",
}


class Advice(Record):
    """How to write it, and perhaps a place to look at."""

    hint: str
    label: Label | None = None


def advice(source: SourceFile, tokens: t.Tokens, i: int) -> Advice | None:
    """Notes about an unexpected token."""
    kinds = tokens.kinds
    if i > 0:
        hint = _by_signs(tokens, i) or _by_words(tokens, i)
        if hint is not None:
            return Advice(hint)
        quote = _missing_quote(source, tokens, i)
        if quote is not None:
            return quote
    foreign = _foreign_word(source, tokens, i)
    if foreign is not None:
        return foreign
    if kinds[i] == "elsif":
        return Advice("`elsif` follows the block of an `if` or of another `elsif`")
    if kinds[i] == "else":
        return Advice("`else` follows the block of an `if`, an `elsif` or an `unless`")
    if kinds[i] in _CLOSES and not _is_open(tokens, i):
        return Advice("there is nothing open for it to close")
    return None


def advised(source: SourceFile, tokens: t.Tokens, index: int) -> Diagnostic:
    """The mistake that the lexer has found at a token, with notes about it."""
    diagnostic: Diagnostic = tokens.values[index]
    start, end = tokens.starts[index], tokens.ends[index]
    if diagnostic.id == "syntax-error" and source.text[start:end] == "&&":
        return replace(diagnostic, hint="`&&` is written `and`")
    if diagnostic.id == "unclosed-quote":
        label = _suspicious_string(source, tokens, index)
        if label is not None:
            return replace(diagnostic, labels=(label,), hint=_QUOTE)
    return diagnostic


def _by_signs(tokens: t.Tokens, i: int) -> str | None:
    kinds = tokens.kinds
    kind, before = kinds[i], kinds[i - 1]
    if tokens.ends[i - 1] == tokens.starts[i] and (before, kind) in _PAIRS:
        return _PAIRS[before, kind]
    if kind in ("|", "=") and tokens.ends[i] == tokens.starts[i + 1]:
        ahead = _PAIRS_AHEAD.get((kind, kinds[i + 1]))
        if ahead is not None:
            return ahead
    if kind == "|" and before in _BEFORE_LAMBDA:
        return _BEFORE_LAMBDA[before]
    if before == "-" and kinds[i - 2] == "-" and tokens.ends[i - 2] == tokens.starts[i - 1]:
        return _NO_CHANGE
    return None


def _by_words(tokens: t.Tokens, i: int) -> str | None:
    for at in (i, i - 1):
        if tokens.kinds[at] == t.NAME and tokens.values[at] in _WORDS:
            return _WORDS[tokens.values[at]]
    return None


# --- Words of other languages

_OPENS = frozenset(["(", "[", "{"])
_CLOSES = frozenset([")", "]", "}"])
_BEFORE_STATEMENT = frozenset(["{", "}", ";"])


def _foreign_word(source: SourceFile, tokens: t.Tokens, i: int) -> Advice | None:
    """A word of another language that begins the statement, or one around it."""
    kinds = tokens.kinds
    level = 0
    for at in range(i, max(-1, i - _FARTHEST), -1):
        kind = kinds[at]
        if kind in _CLOSES and at < i:
            if kind == "}" and level == 0:
                return None  # the end of another statement
            level += 1
        elif kind in _OPENS:
            level = max(0, level - 1)
        elif kind == t.NAME and level == 0 and tokens.values[at] in STATEMENTS:
            if (
                at == 0
                or kinds[at - 1] in _BEFORE_STATEMENT
                or is_first_on_line(source.text, tokens.starts[at])
            ):
                hint = STATEMENTS[tokens.values[at]]
                span = Span(tokens.starts[at], tokens.ends[at])
                label = None if at == i else Label(span, "Puppet has no such statement")
                return Advice(hint, label)
    return None


def _is_open(tokens: t.Tokens, i: int) -> bool:
    """Whether some bracket is open before a token."""
    level = 0
    for kind in tokens.kinds[:i]:
        if kind in _OPENS:
            level += 1
        elif kind in _CLOSES:
            level = max(0, level - 1)
    return level > 0


# --- Quotes

_WHOLE_STRINGS = frozenset([t.STRING, t.INTERPOLATED])
_ENDS_STRING = _WHOLE_STRINGS | {t.STRING_END}


def _missing_quote(source: SourceFile, tokens: t.Tokens, i: int) -> Advice | None:
    """A string of several lines that ends where another one was meant to begin."""
    kinds = tokens.kinds
    if tokens.ends[i - 1] != tokens.starts[i] or kinds[i - 1] not in _ENDS_STRING:
        return None
    label = _ends_late(source, tokens, i - 1)
    return None if label is None else Advice(_QUOTE, label)


def _suspicious_string(source: SourceFile, tokens: t.Tokens, index: int) -> Label | None:
    """The first string before a token that ends where another one was meant to begin."""
    text = source.text
    for at in range(index):
        if tokens.kinds[at] in _ENDS_STRING:
            after = text[tokens.ends[at] : tokens.ends[at] + 1]
            if after.isalnum() or after in ("_", "/", "$"):
                label = _ends_late(source, tokens, at)
                if label is not None:
                    return label
    return None


def _ends_late(source: SourceFile, tokens: t.Tokens, at: int) -> Label | None:
    """The beginning of a quoted string that ends on another line."""
    level = 0
    while tokens.kinds[at] not in _WHOLE_STRINGS:
        level += (tokens.kinds[at] == t.STRING_END) - (tokens.kinds[at] == t.STRING_START)
        if level == 0 and tokens.kinds[at] == t.STRING_START:
            break
        at -= 1
    start = tokens.starts[at]
    if source.text[start : start + 1] not in ("'", '"'):
        return None  # a word, or the text of a heredoc
    line_end = source.text.find("\n", start)
    end = _end_of_string(tokens, at)
    if line_end < 0 or line_end >= end:
        return None
    line = source.position(end - 1).line
    return Label(Span(start, line_end), f"this string ends on line {line}")


def _end_of_string(tokens: t.Tokens, at: int) -> int:
    """Where the string ends that begins with a token."""
    level = 0
    for index in range(at, len(tokens.kinds)):
        level += (tokens.kinds[index] == t.STRING_START) - (tokens.kinds[index] == t.STRING_END)
        if level == 0:
            return tokens.ends[index]
    return tokens.ends[at]
