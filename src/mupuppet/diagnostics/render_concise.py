"""Diagnostics on one line each, for editors and grep."""

from mupuppet.diagnostics.diagnostic import Diagnostic
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import show_text


def render_concise(diagnostic: Diagnostic, palette: Palette = PLAIN) -> str:
    """`FILE:LINE:COLUMN: SEVERITY[ID] MESSAGE`."""
    position = diagnostic.position
    line, column = position.line, position.column
    severity = diagnostic.severity
    return (
        f"{show_text(diagnostic.source.name or '<code>')}:{line}:{column}: "
        f"{palette.severity(severity)}{severity.value}[{diagnostic.id}]{palette.reset} "
        f"{show_text(diagnostic.message)}\n"
    )
