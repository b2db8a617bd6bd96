"""How strings and names are written: the inverse of what the lexer does to them."""

from __future__ import annotations

import re

_W = "[A-Za-z0-9_]"
#: Characters that are not written as themselves: controls, line separators, and marks that
#: cannot be seen, of which the byte order mark is also an error at the start of a heredoc.
_INVISIBLE = "\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028\u2029\ufeff"
_NEEDS_DOUBLE_QUOTES = re.compile(f"[{_INVISIBLE}\t]")
_ESCAPED = re.compile(f'[{_INVISIBLE}\t\n"$\\\\]')
_ESCAPES = {"\t": "\\t", "\n": "\\n", "\r": "\\r", '"': '\\"', "$": "\\$", "\\": "\\\\"}
UNSAFE_IN_HEREDOC = re.compile(f"[{_INVISIBLE}]")
#: What is a variable's name after a dollar sign, and what in `${...}` without one.
_AFTER_DOLLAR = re.compile(rf"(?:::)?(?:{_W}+::)*{_W}+")
_WITHOUT_DOLLAR = re.compile(rf"(?:::)?[a-z_]{_W}*(?:::[a-z_]{_W}*)*|0|[1-9][0-9]*")


def quoted(string: str) -> str:
    if _NEEDS_DOUBLE_QUOTES.search(string):
        return f'"{in_double_quotes(string)}"'
    return "'" + string.replace("\\", "\\\\").replace("'", "\\'") + "'"


def in_double_quotes(string: str) -> str:
    return _ESCAPED.sub(lambda found: _ESCAPES.get(found[0]) or _unicode_escape(found), string)


def _unicode_escape(found: re.Match[str]) -> str:
    return f"\\u{{{ord(found[0]):x}}}"


def interpolated_variable(name: str) -> str:
    """A variable at the start of `${...}`, where Puppet reads some names without a dollar.

    A few names that are not those of variables come only from there (`${a-b}`, `${1.5}`).
    """
    if name in ("true", "false") or not _WITHOUT_DOLLAR.fullmatch(name):
        if not name or _AFTER_DOLLAR.fullmatch(name):
            return "$" + name
    return name


def in_heredoc(content: str, escapes: str) -> str:
    """Content of a heredoc with these escapes. (Without any, a backslash is a backslash.)"""
    if not escapes:
        return content
    content = content.replace("\\", "\\\\")
    if "$" in escapes:
        content = content.replace("$", "\\$")
    if "r" in escapes:
        content = content.replace("\r", "\\r")
    return UNSAFE_IN_HEREDOC.sub(_unicode_escape, content) if "u" in escapes else content
