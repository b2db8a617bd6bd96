"""What a compilation reports: diagnostics, log entries, and warnings that are given once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax.nodes import Node, anchor

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.values.value import Value


class Log:
    """The reports of one compilation, in order."""

    __slots__ = ("diagnostics", "entries", "revealed", "warned")

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        #: Level and message, as Puppet logs them.
        self.entries: list[tuple[str, str]] = []
        #: Warnings that have been given and are not repeated.
        self.warned: set[str] = set()
        #: Sensitive values that code has unwrapped.
        self.revealed: list[Value] = []

    def add(self, level: str, message: str) -> None:
        self.entries.append((level, message))

    def warn_once(self, key: str, message: str) -> None:
        if key not in self.warned:
            self.warned.add(key)
            self.entries.append(("warning", message))

    def warn(
        self,
        id: DiagnosticId,
        message: str,
        source: SourceFile,
        node: Node,
        hint: str | None = None,
    ) -> None:
        """Warn about an expression: as a diagnostic, and in the log."""
        span, at = Span(node.start, node.end), anchor(node)
        self.diagnostics.append(
            Diagnostic(id, Severity.WARNING, message, source, span, at, hint=hint)
        )
        self.entries.append(("warning", message))
