"""Lines of text for a terminal: safe, and cut to a width.

Traces are long and full of arrows and Greek letters, for which `diagnostics/render_text.py` looks
at every character. So lines that are obviously harmless take a fast path here, to the same result.
"""

from __future__ import annotations

import re

from mupuppet.diagnostics.render_text import show_text
from mupuppet.diagnostics.render_text import width as exact_width
from mupuppet.traces.steps import Marked

#: Characters that take one column each: Latin and Greek letters, punctuation, arrows, mathematical
#: signs, the visible blank, and lines.
_NARROW = re.compile("[ -~\u00a1-\u02ff\u0391-\u03ff\u2010-\u22ff\u2423\u2500-\u257f]*")


def shown(text: str) -> str:
    """A text on one line, without control characters."""
    return text if text.isprintable() else show_text(text)


def width(text: str) -> int:
    """The columns that a shown text takes."""
    return len(text) if _NARROW.fullmatch(text) else exact_width(text)


def cut(text: str, columns: int) -> str:
    """The beginning of a shown text that may be too long."""
    if width(text) <= columns:
        return text
    start = text[: max(columns - 1, 0)]
    while width(start) > max(columns - 1, 0):
        start = start[:-1]
    return start + "…"


def fit(text: Marked, columns: int) -> Marked:
    """A shown line, cut to a width so that its marked part stays visible."""
    before, part, after = text.before, text.part, text.after
    if width(before) + width(part) + width(after) <= columns:
        return text
    part = cut(part, max(columns * 2 // 3, columns - width(before) - width(after), 8))
    available = columns - width(part)
    # Columns that one side of the part does not need go to the other side.
    left = min(width(before), max(available // 2, available - width(after)))
    return Marked(_cut_off_beginning(before, left), part, cut(after, available - left))


def _cut_off_beginning(text: str, columns: int) -> str:
    """The end of a shown text that may be too long."""
    if width(text) <= columns:
        return text
    end = text[-(columns - 1) :] if columns > 1 else ""
    while width(end) > max(columns - 1, 0):
        end = end[1:]
    return "…" + end
