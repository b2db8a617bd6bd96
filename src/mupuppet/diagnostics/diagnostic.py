"""The one kind of message about a user's code."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from mupuppet.source import Position, SourceFile, Span


class Severity(Enum):
    """How bad it is. Only errors make a command fail."""

    ERROR = "error"
    WARNING = "warning"
    DEPRECATION = "deprecation"


class Label(NamedTuple):
    """A further place that helps to understand a diagnostic, with a short text."""

    span: Span
    text: str


class Diagnostic(NamedTuple):
    """A stable id, one terse message, the place, and then whatever helps.

    The id is Puppet's own issue code in kebab case where Puppet has one
    (`ILLEGAL_VAR_NAME` is `illegal-var-name`), and ours otherwise.

    `span` is what the carets underline. `at` is the offset whose line and column are
    reported; it is the span's start unless Puppet points elsewhere, such as at the
    operator of a binary expression.
    """

    id: str
    severity: Severity
    message: str
    source: SourceFile
    span: Span
    at: int
    labels: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    hint: str | None = None

    @property
    def position(self) -> Position:
        """The line and column to report."""
        return self.source.position(self.at)

    @property
    def is_error(self) -> bool:
        return self.severity is Severity.ERROR


def distinct(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Diagnostics without those that are there already, as people want to see them."""
    return tuple({id(diagnostic): diagnostic for diagnostic in diagnostics}.values())
