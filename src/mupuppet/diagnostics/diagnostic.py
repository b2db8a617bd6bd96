"""The one kind of message about a user's code."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.source import Position, SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class Severity(Enum):
    """How bad it is. Only errors make a command fail."""

    ERROR = "error"
    WARNING = "warning"
    DEPRECATION = "deprecation"


class Label(Record):
    """A further place that helps to understand a diagnostic, with a short text."""

    span: Span
    text: str


class Diagnostic(Record):
    """A stable id, one terse message, the place, and then whatever helps.

    The id is Puppet's own issue code in kebab case where Puppet has one
    (`ILLEGAL_VAR_NAME` is `illegal-var-name`), and ours otherwise.

    `span` is what the carets underline. `at` is the offset whose line and column are
    reported; it is the span's start unless Puppet points elsewhere, such as at the
    operator of a binary expression.

    `during` is the expression whose evaluation failed, in Puppet's wording; the message begins with
    it.
    """

    id: DiagnosticId
    severity: Severity
    message: str
    source: SourceFile
    span: Span
    at: int
    labels: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    hint: str | None = None
    during: str | None = None

    def __str__(self) -> str:
        """`FILE:LINE:COLUMN: error: MESSAGE [ID]`, and the hint."""
        position = self.position
        place = f"{self.source.name or '<code>'}:{position.line}:{position.column}"
        hint = "" if self.hint is None else f" (help: {self.hint})"
        return f"{place}: {self.severity.value}: {self.message} [{self.id}]{hint}"

    @property
    def position(self) -> Position:
        """The line and column to report."""
        return self.source.position(self.at)

    @property
    def shown_position(self) -> Position:
        """The line and column for people: the mistake itself, where Puppet names but its line."""
        position, start = self.position, self.source.position(self.span.start)
        return start if position.column == 1 and start.line == position.line else position

    @property
    def is_error(self) -> bool:
        return self.severity is Severity.ERROR


class Cause(str):
    """A note about another place, where the cause of a mistake is.

    As a string it has the place and the message; renderers may show its source as well.
    """

    __slots__ = ("diagnostic",)

    diagnostic: Diagnostic

    @classmethod
    def of(cls, diagnostic: Diagnostic) -> Cause:
        """The note that a diagnostic makes."""
        position = diagnostic.position
        line, column = position.line, position.column
        place = f"{diagnostic.source.name or '<code>'}:{line}:{column}"
        made = cls(f"{place}: {diagnostic.message}")
        made.diagnostic = diagnostic
        return made

    @classmethod
    def at_line(cls, id: DiagnosticId, message: str, source: SourceFile, line: int) -> Cause:
        """A note about something of which only the line is known; the last one if it has fewer."""
        line = min(max(line, 1), len(source.line_starts))
        start = source.line_starts[line - 1]
        text = source.line_text(line).rstrip()
        at = start + len(text) - len(text.lstrip())
        span = Span(at, max(start + len(text), at + 1))
        return cls.of(Diagnostic(id, Severity.ERROR, message, source, span, at))


def distinct(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Diagnostics without those that are there already, as people want to see them."""
    return tuple({id(diagnostic): diagnostic for diagnostic in diagnostics}.values())
