r"""Does the content of a heredoc match its syntax tag: `@(END:json)`?

Puppet checks a heredoc while it validates a manifest, if its text is static: a text with an
interpolation is checked when it is evaluated, not here. What Puppet does, measured:

- A tag is looked up whole, then without its first part, and so on: `a+b+json` is checked as
  JSON, `json+a` is not. The parts are those of Ruby's `split`: empty ones at the end do not
  count (`json+` is JSON), others do (`a++json` is JSON as well). A tag for which nothing is
  found passes unchecked. Which tags can be written at all is the lexer's affair.
- The checked text is the final one: margin, trimming and escapes are resolved.
- Known are `json`, `base64`, `pp` and `epp`; the errors are ILLEGAL_JSON, ILLEGAL_BASE64,
  ILLEGAL_PP and ILLEGAL_EPP, always errors. `pp` and `epp` run parser and validator over the
  text, as a file without a name; their warnings are dropped.
- `a+pp` and `a+epp` find a checker, which then refuses the tag: an error that has no code and
  no position.
- The error is at the start of the heredoc's text, that is of the node of the text: the
  line after the tag, column 1 (after the end of the heredoc before it, if there are several
  on a line). The margin does not move it, and it does not depend on where in the text the
  problem is.
- It ends validation at once. Of several such heredocs only the first in the order of the tree
  is reported, and with it nothing else: neither what was found before nor any warning.

The text is JSON if Ruby's parser takes it, which is generous: comments, any escaped character
in strings, any value at the top. It is strict where Python's is not: `NaN` and `Infinity` are
rejected, and so is nesting of more than 100 levels.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class EmbeddedError(Record):
    """Why a string does not match its tag."""

    id: DiagnosticId
    message: str


_IDS: dict[str, DiagnosticId] = {
    "json": "illegal-json",
    "base64": "illegal-base64",
    "pp": "illegal-pp",
    "epp": "illegal-epp",
}

#: Parses and validates Puppet code (a template, if the second argument is true) and returns
#: its first error, if any.
ParsePuppet = Callable[[str, bool], str | None]


def check_embedded(syntax: str, content: str, parse_puppet: ParsePuppet) -> EmbeddedError | None:
    """Check a text by its tag; None if it is right, or if nothing is known about the tag."""
    checked_as = _checker(syntax)
    if checked_as is None:
        return None
    if checked_as == "json":
        problem = _json_problem(content)
    elif checked_as == "base64":
        problem = _base64_problem(content)
    elif syntax != checked_as:
        message = f"a text of the syntax `{syntax}` cannot be checked; write `{checked_as}`"
        return EmbeddedError("illegal-syntax-tag", message)
    else:
        problem = parse_puppet(content, checked_as == "epp")
    if problem is None:
        return None
    return EmbeddedError(_IDS[checked_as], f"this text is not valid `{syntax}`: {problem}")


def _checker(syntax: str) -> str | None:
    """The name of what checks texts with this tag."""
    last = syntax.rstrip("+").rpartition("+")[2]  # no name of a checker has more than one part
    return last if last in ("json", "base64", "pp", "epp") else None


# --- Base64


@cache
def _base64() -> tuple[re.Pattern[str], ...]:
    """What does not count in the text, what the rest must be, and what cannot be in it.

    Question marks do not count because of the expression in Puppet's checker. Ruby insists
    on padding, and on zeros in the bits that the last character has too many.
    """
    ignored = r"[\r\n\t? \xa0\u1680\u2000-\u200a\u202f\u205f\u3000]+"
    digit = "[A-Za-z0-9+/]"
    rest = f"(?:{digit}[AQgw]==|{digit}{{2}}[AEIMQUYcgkosw048]=)?"
    encoding = f"(?:{digit}{{4}})*{rest}"
    return tuple(map(re.compile, (ignored, encoding, "[^A-Za-z0-9+/=]")))


def _base64_problem(content: str) -> str | None:
    ignored, encoding, foreign = _base64()
    cleaned = ignored.sub("", content)
    if encoding.fullmatch(cleaned) is not None:
        return None
    found = foreign.search(cleaned)
    if found is not None:
        return f"{_shown(found.group())} is not a character of Base64"
    return "its padding is not correct"


# --- JSON

_DEEPEST_NESTING = 100


@cache
def _json_tokens() -> tuple[re.Pattern[str], ...]:
    """Space; a string up to its closing quote; a number or a word; half a surrogate pair."""
    space = r"(?>(?:[ \t\r\n]|/\*(?>(?:[^*]|\*(?!/))*)\*/|//[^\n]*+\n)*)"
    string = r'"(?>(?:[^"\\\x00-\x1f]|\\(?:u[0-9a-fA-F]{4}|[^u\x00-\x1f]))*)'
    number = r"-?(?:0|[1-9][0-9]*+)(?>(?:\.[0-9]++)?)(?>(?:[eE][+-]?[0-9]++)?)"
    half = r"[dD][89abAB][0-9a-fA-F]{2}"
    return tuple(map(re.compile, (space, string, f"{number}|null|true|false", half)))


def _json_problem(content: str) -> str | None:
    """The first problem that Ruby's JSON parser would have with the text."""
    try:
        _check_json(content)
    except _JSONError as error:
        before = content[: error.offset]
        line = before.count("\n") + 1
        column = error.offset - before.rfind("\n")
        return f"{error} (line {line}, column {column} of the text)"
    return None


class _JSONError(Exception):
    def __init__(self, problem: str, offset: int) -> None:
        super().__init__(problem)
        self.offset = offset


def _check_json(content: str) -> None:
    skip_space, _, scalar, _ = (pattern.match for pattern in _json_tokens())
    closers: list[str] = []  # what closes the arrays and objects that are open
    pos = 0
    while True:
        # A value, or the end of an array or object that has none.
        pos = _end(skip_space(content, pos))
        char = content[pos : pos + 1]
        if char == "[" or char == "{":
            if len(closers) == _DEEPEST_NESTING:
                raise _JSONError(f"nesting of {_DEEPEST_NESTING + 1} is too deep", pos)
            closers.append("]" if char == "[" else "}")
            pos = _end(skip_space(content, pos + 1))
            if content.startswith(closers[-1], pos):
                closers.pop()
                pos += 1
            else:
                if char == "{":
                    pos = _check_name(content, pos)
                continue
        elif char == '"':
            pos = _check_string(content, pos)
        else:
            found = scalar(content, pos)
            if found is None:
                raise _unexpected(content, pos, "a value")
            pos = found.end()
        # What follows a value.
        pos = _end(skip_space(content, pos))
        while closers and content.startswith(closers[-1], pos):
            closers.pop()
            pos = _end(skip_space(content, pos + 1))
        if not closers:
            if pos != len(content):
                raise _unexpected(content, pos, "the end of the text")
            return
        if not content.startswith(",", pos):
            raise _unexpected(content, pos, f"',' or '{closers[-1]}'")
        pos += 1
        if closers[-1] == "}":
            pos = _check_name(content, _end(skip_space(content, pos)))


def _end(found: re.Match[str] | None) -> int:
    """Where a match ends, of a pattern that matches the empty text too."""
    assert found is not None
    return found.end()


def _check_name(content: str, pos: int) -> int:
    """Check the name in an object and the colon after it; return where they end."""
    if not content.startswith('"', pos):
        raise _unexpected(content, pos, "a name in quotes")
    pos = _end(_json_tokens()[0].match(content, _check_string(content, pos)))
    if not content.startswith(":", pos):
        raise _unexpected(content, pos, "':'")
    return pos + 1


def _check_string(content: str, pos: int) -> int:
    """Check the string that begins at `pos`; return where it ends."""
    end = _end(_json_tokens()[1].match(content, pos))
    char = content[end : end + 1]
    if char == '"':
        _check_surrogates(content, pos + 1, end)
        return end + 1
    if not char:
        raise _JSONError("this string is not closed", pos)
    if char == "\\":
        raise _JSONError("this escape is not complete", end)
    raise _JSONError(f"{_shown(char)} must be escaped in a string", end)


def _check_surrogates(content: str, start: int, end: int) -> None:
    r"""Check that the first half of a surrogate pair is not the end of a string.

    After it Ruby wants six bytes. If they are not an escape of four digits, it drops the next
    character, even if that is the backslash of another escape, and continues.
    """
    first_half = _json_tokens()[3].match
    pos = content.find("\\", start, end)
    while pos >= 0:
        after = pos + 2
        if content[pos + 1] == "u":
            after = pos + 6
            if after > end + 1:
                raise _JSONError("this escape is not complete", pos)
            if first_half(content, pos + 2) is not None:
                if len(content[after : min(after + 6, end)].encode("utf-8", "surrogatepass")) < 6:
                    raise _JSONError("this surrogate pair is not complete", pos)
                after += 6 if content.startswith("\\u", after) else 1
        pos = content.find("\\", after, end)


def _unexpected(content: str, pos: int, expected: str) -> _JSONError:
    found = _shown(content[pos]) if pos < len(content) else "the end of the text"
    return _JSONError(f"expected {expected}, found {found}", pos)


def _shown(char: str) -> str:
    return repr(char) if char.isprintable() else f"the character U+{ord(char):04X}"
