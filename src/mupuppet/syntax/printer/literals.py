"""How values are written: strings in each kind of quotes, numbers, patterns, template text.

Each function is the inverse of what the lexer does, so that the value survives.
"""

import re

_W = "[A-Za-z0-9_]"

#: Characters that are not written as themselves: controls, line separators, and marks that
#: cannot be seen, of which the byte order mark is also an error at the start of a heredoc.
_INVISIBLE = "\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028\u2029\ufeff"
_NEEDS_DOUBLE_QUOTES = re.compile(f"[{_INVISIBLE}\t]")
_IN_DOUBLE_QUOTES = re.compile(f'[{_INVISIBLE}\t\n"$\\\\]')
_IN_DOUBLE_QUOTES_ESCAPES = {
    "\t": "\\t",
    "\n": "\\n",
    "\r": "\\r",
    '"': '\\"',
    "$": "\\$",
    "\\": "\\\\",
}


def quote(string: str) -> str:
    """A string literal: in single quotes unless double ones are needed or easier to read.

    Text of several lines stays text of several lines.
    """
    if _NEEDS_DOUBLE_QUOTES.search(string) or ("\n" in string and "\n" not in string[:-1]):
        return f'"{escape_double_quoted(string)}"'
    if "'" in string and not _IN_DOUBLE_QUOTES.search(string):
        return f'"{string}"'
    return "'" + string.replace("\\", "\\\\").replace("'", "\\'") + "'"


def escape_double_quoted(string: str) -> str:
    """Text between double quotes."""
    return _IN_DOUBLE_QUOTES.sub(_escape_in_double_quotes, string)


def _escape_in_double_quotes(match: re.Match[str]) -> str:
    return _IN_DOUBLE_QUOTES_ESCAPES.get(match[0]) or _unicode_escape(match)


def _unicode_escape(match: re.Match[str]) -> str:
    return f"\\u{{{ord(match[0]):x}}}"


_UNSAFE_IN_HEREDOC = re.compile(f"[{_INVISIBLE}]")


def heredoc_escapes(pieces: list[str], *, interpolated: bool) -> str:
    """The letters of the escapes with which these pieces of a heredoc's text can be written."""
    letters = ""
    everything = "".join(pieces)
    if interpolated and "$" in everything:
        letters += "$"
    unsafe = set(_UNSAFE_IN_HEREDOC.findall(everything))
    if "\r" in unsafe:
        letters += "r"
    if unsafe - {"\r"}:
        letters += "u"
    return letters


def escape_heredoc(content: str, escapes: str) -> str:
    """Text of a heredoc with these escapes. (Without any, a backslash is a backslash.)"""
    if not escapes:
        return content
    content = content.replace("\\", "\\\\")
    if "$" in escapes:
        content = content.replace("$", "\\$")
    if "r" in escapes:
        content = content.replace("\r", "\\r")
    return _UNSAFE_IN_HEREDOC.sub(_unicode_escape, content) if "u" in escapes else content


#: What is a variable's name after a dollar sign, and what in `${...}` without one.
_AFTER_DOLLAR = re.compile(rf"(?:::)?(?:{_W}+::)*{_W}+")
_WITHOUT_DOLLAR = re.compile(rf"(?:::)?[a-z_]{_W}*(?:::[a-z_]{_W}*)*|0|[1-9][0-9]*")


def interpolated_variable(name: str) -> str:
    """A variable at the start of `${...}`, where Puppet reads some names without a dollar.

    A few names that are not those of variables come only from there (`${a-b}`, `${1.5}`).
    """
    if name in ("true", "false") or not _WITHOUT_DOLLAR.fullmatch(name):
        if not name or _AFTER_DOLLAR.fullmatch(name):
            return "$" + name
    return name


def integer(value: int, radix: int) -> str:
    """An integer; Puppet has decimal, octal and hexadecimal ones."""
    if radix == 16:
        return f"0x{value:x}"
    return f"0{value:o}" if radix == 8 else str(value)


def floating(value: float) -> str:
    """A number with a point or an exponent, which has no plus sign in Puppet."""
    return repr(value).replace("e+", "e")


def regexp(pattern: str) -> str:
    """A regular expression; a slash in it is escaped."""
    return "/" + pattern.replace("/", "\\/") + "/"


_TEMPLATE_TAG = re.compile("<%|%>")


def template_text(text: str) -> str:
    """Literal text of a template, in which tags are doubled."""
    return _TEMPLATE_TAG.sub(lambda match: "<%%" if match[0] == "<%" else "%%>", text)
