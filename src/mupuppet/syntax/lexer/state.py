"""The state of lexing one text, and how tokens and errors are added to what was found."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import tokens as t
from mupuppet.syntax.tokens import Tokens

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class OpenString(Record, eq=False):
    """A string in whose interpolation the lexer is."""

    braces: int
    first_token: int
    quoted: bool


class LexerState:
    """The state of lexing one text: a file, or the text of one heredoc in it."""

    def __init__(
        self,
        source: SourceFile,
        text: str,
        *,
        epp: bool = False,
        parent: LexerState | None = None,
    ) -> None:
        self.source = source
        self.text = text
        self.tokens = Tokens()
        self.epp = epp
        self.rendering = False  # inside <%= ... %>
        self.template_open = False
        self.parent = parent
        #: The kind of the token before, for what depends on it.
        self.after = ""
        self.open_strings: list[OpenString] = []
        #: How many braces are open in interpolations.
        self.braces = 0
        #: Where the text continues after the next line break, if heredocs come between.
        self.jump: int | None = None
        #: In a heredoc's text: where its lines begin here and in the text of the parent,
        #: and what it escapes.
        self.line_starts: list[int] = []
        self.line_origins: list[int] = []
        self.heredoc_escapes: frozenset[str] = frozenset()

    # --- Tokens and errors

    def _add(self, kind: str, value: str | int | Diagnostic | None, start: int, end: int) -> None:
        tokens = self.tokens
        tokens.kinds.append(kind)
        tokens.values.append(value)
        tokens.starts.append(start)
        tokens.ends.append(end)

    def _error(
        self,
        id: DiagnosticId,
        message: str,
        start: int,
        end: int,
        *,
        at: int | None = None,
        stop: bool = False,
    ) -> int:
        """Add an error token; returns where to continue: after it, or at the end."""
        self._add(t.ERROR, self._error_at(id, message, start, end, at=at), start, end)
        if stop:
            self.template_open = False
            return len(self.text)
        return min(end, len(self.text))

    def _error_at(
        self, id: DiagnosticId, message: str, start: int, end: int, *, at: int | None = None
    ) -> Diagnostic:
        return self._diagnostic(id, Severity.ERROR, message, start, end, at=at)

    def _warning(self, id: DiagnosticId, message: str, at: int) -> None:
        self.tokens.diagnostics.append(
            self._diagnostic(id, Severity.WARNING, message, at - 1, at, at=at)
        )

    def _diagnostic(
        self,
        id: DiagnosticId,
        severity: Severity,
        message: str,
        start: int,
        end: int,
        *,
        at: int | None = None,
        hint: str | None = None,
    ) -> Diagnostic:
        span = Span(self._in_file(start), self._in_file(end))
        where = span.start if at is None else self._in_file(at)
        return Diagnostic(id, severity, message, self.source, span, where, hint=hint)

    # --- Offsets

    def _in_parent(self, offset: int) -> int:
        """The offset in the parent's text of an offset in this heredoc's text."""
        line = bisect_right(self.line_starts, offset) - 1
        return self.line_origins[line] + offset - self.line_starts[line]

    def _in_file(self, offset: int) -> int:
        """The offset in the file of an offset in this lexer's text."""
        lexer: LexerState = self
        while lexer.parent is not None:
            offset = lexer._in_parent(offset)
            lexer = lexer.parent
        return offset
