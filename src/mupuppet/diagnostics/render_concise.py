"""Diagnostics on one line each, for editors and grep."""

from mupuppet.diagnostics.diagnostic import Diagnostic
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import show_text


def render_concise(diagnostic: Diagnostic, palette: Palette = PLAIN) -> str:
    """`FILE:LINE:COLUMN: SEVERITY[ID] MESSAGE`."""
    position = diagnostic.shown_position
    line, column = position.line, position.column
    severity = diagnostic.severity
    # A message of several lines stays on one, and each of its lines can be read.
    message = " \N{RETURN SYMBOL} ".join(
        show_text(line.strip()) for line in diagnostic.message.split("\n") if line.strip()
    )
    return (
        f"{show_text(diagnostic.source.name or '<code>')}:{line}:{column}: "
        f"{palette.severity(severity)}{severity.value}[{diagnostic.id}]{palette.reset} "
        f"{message}\n"
    )
