"""Mistakes whose cause is a line of data: that line is shown first, and then what led to it."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.basics.records import replace
from mupuppet.catalog.explanation import Explanation
from mupuppet.diagnostics import Diagnostic
from mupuppet.source import SourceFile, Span
from mupuppet.values.value import Sensitive

#: Steps that hand a value on as it is.
_COPIES = frozenset(
    "parameter variable assignment argument element access declaration expression-default "
    "from-hash override collector-override default data".split()
)
#: The content of a file; None if it cannot be read.
Read = Callable[[str], str | None]


def blamed(error: Diagnostic, explanation: Explanation, read: Read) -> Diagnostic:
    """An error at the line of data that has the wrong value, if there is one."""
    wrong = [each for each in explanation.children if each.kind == "parameter"]
    found = _in_data(wrong[0]) if len(wrong) == 1 else None
    if found is None or found.file is None or found.line is None:
        return error
    text = read(found.file)
    source = SourceFile(text or "", found.file)
    if text is None or found.line > len(source.line_starts):
        return error
    line = source.line_text(found.line)
    at = source.line_starts[found.line - 1] + min((found.column or 1) - 1, len(line))
    span = Span(at, max(source.line_starts[found.line - 1] + len(line.rstrip()), at + 1))
    told = f"the value is that of `{found.text}` in the data"
    if found.note is not None:
        told += f" ({found.note})"
    # The line of data shows the value, and the first note its key.
    notes = tuple(
        note
        for note in error.notes
        if "` comes from the data, under the key" not in note and "` is `" not in note
    )
    place = f"{error.source.name or '<code>'}:{error.position.line}"
    if not any(place in note for note in notes):
        notes = (f"checked at {place}", *notes)
    return replace(error, source=source, span=span, at=at, labels=(), notes=(told, *notes))


def _in_data(explanation: Explanation) -> Explanation | None:
    """The place of data that a value was copied from."""
    node = explanation
    while not isinstance(node.value, Sensitive):
        if node.kind in ("data", "data-value") and node.line is not None:
            return node
        if node.kind not in _COPIES or not node.children or node.children[0].is_detail:
            return None
        node = node.children[0]
    return None
