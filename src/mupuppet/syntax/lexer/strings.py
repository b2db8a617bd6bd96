"""Strings in double quotes and heredocs: text with interpolations.

A string with interpolations is cut into its pieces of text with the tokens of its expressions
between them; only one with nothing but variables is a single token, which the parser takes apart.
A stack of open interpolations replaces recursion, so nesting has no limit. A heredoc's text lies on
the lines below its `@(...)`; its tokens come where the `@(...)` is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.diagnostics import Severity
from mupuppet.syntax import tokens as t
from mupuppet.syntax.escapes import DOUBLE_QUOTED_ESCAPES, BadCodePoint, resolve
from mupuppet.syntax.lexer.characters import BLANK, BRACED_NAME, VARIABLE_NAME, stands_apart
from mupuppet.syntax.lexer.state import LexerState, OpenString

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

_SIMPLE = rf"\$\{{({BRACED_NAME})\}}|\$({VARIABLE_NAME})"
#: `${name}` and `$name`.
SIMPLE_INTERPOLATION = pattern(_SIMPLE)
# The end of a piece of text, one group for each: what closes it, `${name}`, `$name`, and any other
# `${` or `$`.
_CLOSED, _BRACED_NAME, _NAME, _DOLLAR = range(2, 6)
_INTERPOLATION = rf"{_SIMPLE}|(\$\{{?)"
#: As in single quotes, a quote or dollar before another one is text.
_DOUBLE_QUOTED_PIECE = pattern(
    r'((?>(?:["$](?=(?>(?:\\\\)*)["$]))?)(?>(?:[^"\\$]++|\\(?s:.))*))'
    rf'(?:(")|{_INTERPOLATION})'
)
#: Heredoc text up to an interpolation or the end: with and without `\$` as an escape.
_HEREDOC_PIECE = pattern(rf"((?>(?:[^\\$]++|\\(?s:.))*))(?:(\Z)|{_INTERPOLATION})")
_HEREDOC_PIECE_DOLLAR = pattern(rf"([^$]*+)(?:(\Z)|{_INTERPOLATION})")
_HEREDOC_TAG = pattern(
    rf"@\(([^:/\r\n)]+)(?::{BLANK}*([a-z][a-zA-Z0-9_+]+){BLANK}*)?(?:/([A-Za-z0-9_$]*){BLANK}*)?\)"
)
_QUOTED_TAG = pattern(r'"(.*)"\Z')
_RUBY_SPACE = " \t\n\v\f\r\0"
_BECOMES_VARIABLE = frozenset([t.NUMBER, t.NAME, t.WORD, *t.KEYWORDS.values()])
_ALL_HEREDOC_ESCAPES = "trnsuL$"


class Strings(LexerState):
    """Lexes strings in double quotes, and heredocs."""

    def _string(self, start: int, pos: int, *, first: bool, quoted: bool) -> int:
        """Lex a string from `pos` to its end or into its next `${`.

        `start` is where the current piece of text begins, quote included.
        """
        text = self.text
        if quoted:
            piece, escapes = _DOUBLE_QUOTED_PIECE, DOUBLE_QUOTED_ESCAPES
        else:
            escapes = self.heredoc_escapes
            piece = _HEREDOC_PIECE if "$" in escapes else _HEREDOC_PIECE_DOLLAR
        value = ""
        while True:
            m = piece.match(text, pos)
            if m is None:
                return self._unclosed_quote(start, pos)
            raw = m[1]
            pos = m.end()
            ending = m.lastindex or 0  # one of the groups is always set
            value += self._resolve(raw, escapes, _after_sign(m), quoted) if "\\" in raw else raw
            if ending == _CLOSED:
                self._add(t.STRING if first else t.STRING_END, value, start, pos)
                return pos
            if ending == _DOLLAR:
                if text[pos - 1] == "$":
                    value += "$"
                    continue
                self._add(t.STRING_START if first else t.STRING_MIDDLE, value, start, pos)
                self.open_strings.append(OpenString(self.braces, len(self.tokens.kinds), quoted))
                self.braces += 1
                return pos
            begin, end = m.span(ending)
            if ending == _NAME:
                begin -= 1  # the dollar is a part of the variable
            self._add(t.STRING_START if first else t.STRING_MIDDLE, value, start, begin)
            self._add(t.VARIABLE, m[ending], begin, end)
            start, first, value = pos, False, ""

    def _resolve(self, raw: str, escapes: frozenset[str], end: int, quoted: bool) -> str:
        """The value of a piece of text that ends at `end`."""

        def unknown(character: str) -> None:
            if not quoted and (character != "u" or "u" not in escapes):
                return
            id: DiagnosticId
            if character == "u":
                id = "illegal-unicode-escape"
                message = "`\\u` needs four hexadecimal digits, or one to six in braces"
            else:
                id = "unrecognized-escape"
                message = f"`\\{character}` is not an escape sequence: the backslash is kept"
            if quoted and self.parent is None:
                self._warning(id, message, end)
            else:
                self._error(id, f"{message}; in a heredoc this makes Puppet fail", end - 1, end)

        try:
            return resolve(raw, escapes, unknown)
        except BadCodePoint as bad:
            message = f"`{bad}` is not a Unicode character"
            self._error("illegal-unicode-escape", message, end - len(raw) - 1, end)
            return raw

    def _resume_string(self, pos: int) -> int:
        """After the `}` of an interpolation: read its tokens as Puppet does, then the text."""
        string = self.open_strings.pop()
        kinds = self.tokens.kinds
        first = string.first_token
        count = len(kinds) - first
        if count == 1 or (count > 1 and self._accesses(first + 1)):
            # `${name}`, `${name[1]}` and `${name.f}` mean the variable.
            if kinds[first] == t.BOOLEAN:
                self._boolean_variable(first)
            elif kinds[first] in _BECOMES_VARIABLE:
                kinds[first] = t.VARIABLE
        return self._string(pos, pos, first=False, quoted=string.quoted)

    def _accesses(self, index: int) -> bool:
        """Does this token continue from what is before it with an access or a call?"""
        tokens = self.tokens
        kind = tokens.kinds[index]
        return kind == "." or (kind == "[" and not stands_apart(self.text, tokens.starts[index]))

    def _boolean_variable(self, index: int) -> None:
        """`${true}`: Puppet takes it for a variable and then fails on its name."""
        tokens = self.tokens
        start, end = tokens.starts[index], tokens.ends[index]
        word = tokens.values[index]
        tokens.kinds[index] = t.VARIABLE
        message = f"`{word}` cannot be the name of a variable"
        hint = f"write `{word}` without `${{}}`, or `${{({word})}}`"
        tokens.diagnostics.append(
            self._diagnostic("illegal-var-name", Severity.ERROR, message, start, end, hint=hint)
        )

    def _unclosed_quote(self, start: int, pos: int) -> int:
        message = "this string is never closed"
        self.open_strings.clear()
        end = min(start + 1, len(self.text))
        return self._error("unclosed-quote", message, start, end, at=pos, stop=True)

    # --- Heredocs

    def _heredoc(self, start: int) -> int:
        text = self.text
        close = text.find(")", start)
        if close < 0:
            message = "the parenthesis of this heredoc is never closed"
            return self._error("heredoc-unclosed-parenthesis", message, start, start + 2)
        after = close + 1
        m = _HEREDOC_TAG.search(text, start, after)
        if m is None:
            message = "a heredoc begins with @(END), @(END:syntax), @(END/escapes) or both"
            return self._error("heredoc-invalid-syntax", message, start, after, at=after)
        tag = m[1].strip(_RUBY_SPACE)
        interpolates = False
        if quoted := _QUOTED_TAG.match(tag):
            interpolates = True
            tag = quoted[1].strip(_RUBY_SPACE)
        if not tag:
            message = "the end tag of this heredoc is empty"
            return self._error("heredoc-empty-endtag", message, start, after, at=after)
        problem, escapes = _heredoc_escapes(m[3])
        if problem is not None:
            return self._error(*problem, start, after, at=after)
        if self.parent is not None:
            message = "a heredoc in the interpolation of a heredoc makes Puppet fail"
            return self._error("nested-heredoc", message, start, after)

        self._add(t.HEREDOC, m[2] or "", start, after)
        body = self.jump
        if body is None:
            body = text.find("\n", after) + 1
            if not body:
                message = "no text follows this heredoc"
                return self._error("heredoc-without-text", message, start, after, at=after)
        end_line = re.compile(
            rf"({BLANK}*)(?:(\|){BLANK}*)?(?:(-){BLANK}*)?{re.escape(tag)}{BLANK}*\r?(?:\n|\Z)"
        )
        lines: list[str] = []
        pos = body
        while pos < len(text):
            newline = text.find("\n", pos)
            line_end = newline + 1 if newline >= 0 else len(text)
            line = text[pos:line_end]
            end = end_line.search(line)
            if end is not None:
                self.jump = line_end
                margin = end[1] if end[2] else ""
                self._heredoc_text(lines, body, margin, bool(end[3]), interpolates, escapes)
                return after
            lines.append(line)
            pos = line_end
        message = f"the end tag `{tag}` of this heredoc is missing"
        return self._error(
            "heredoc-without-end-tagged-line", message, start, after, at=body, stop=True
        )

    def _heredoc_text(
        self,
        lines: list[str],
        body: int,
        margin: str,
        trim: bool,
        interpolates: bool,
        escapes: frozenset[str],
    ) -> None:
        """Add the tokens of a heredoc's text, which begins at `body`."""
        line_starts: list[int] = []  # in the text without its margin ...
        line_origins: list[int] = []  # ... and in the text that this lexer reads
        length = 0
        origin = body
        content: list[str] = []
        for line in lines:
            line_starts.append(length)
            rest = line.removeprefix(margin)
            line_origins.append(origin + len(line) - len(rest))
            content.append(rest)
            length += len(rest)
            origin += len(line)
        text = "".join(content)
        if trim:
            text = text.removesuffix("\n").removesuffix("\r") if text.endswith("\n") else text
        if not interpolates or "$" not in text:
            if "\\" in text and escapes:
                text = self._resolve(text, escapes, origin, quoted=False)
            self._add(t.STRING, text, body, origin)
            return
        inner = type(self)(self.source, text, parent=self)
        inner.line_starts = line_starts
        inner.line_origins = line_origins
        inner.heredoc_escapes = escapes
        inner.run(inner._string(0, 0, first=True, quoted=False))
        tokens, added = self.tokens, inner.tokens
        # All but the inner END.
        tokens.kinds += added.kinds[:-1]
        tokens.values += added.values[:-1]
        tokens.starts += map(inner._in_parent, added.starts[:-1])
        tokens.ends += map(inner._in_parent, added.ends[:-1])
        tokens.diagnostics += added.diagnostics

    def run(self, pos: int = 0) -> None:
        """Lex the text from a place on: defined above all parts of the lexer."""
        raise NotImplementedError


def _after_sign(piece: re.Match[str]) -> int:
    """The offset after the quote, the `${` or the `$` that ends a piece of text."""
    end = piece.end(1)
    return min(end + (2 if piece.string.startswith("${", end) else 1), len(piece.string))


def _heredoc_escapes(letters: str | None) -> tuple[tuple[DiagnosticId, str] | None, frozenset[str]]:
    """The escapes of `@(END/letters)`, or what is wrong with them, as id and message."""
    if letters is None:
        return None, frozenset()
    if not letters:
        letters = _ALL_HEREDOC_ESCAPES
    if len(set(letters)) != len(letters):
        return ("heredoc-multiple-at-escapes", "each escape may be named only once"), frozenset()
    escapes = {"\\"}
    for letter in letters:
        if letter not in _ALL_HEREDOC_ESCAPES:
            message = f"`{letter}` is not a heredoc escape: only t, r, n, s, u, L and $ are"
            return ("heredoc-invalid-escape", message), frozenset()
        escapes |= {"\n", "\r\n"} if letter == "L" else {letter}
    return None, frozenset(escapes)
