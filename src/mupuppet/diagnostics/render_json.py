"""Diagnostics as data. The schema is described in docs/diagnostic-formats.md."""

from collections.abc import Iterable
from typing import Any

from mupuppet.diagnostics.diagnostic import Diagnostic
from mupuppet.source import SourceFile, Span


def to_data(diagnostic: Diagnostic) -> dict[str, Any]:
    """The diagnostic as plain data that JSON can hold."""
    source = diagnostic.source
    position = diagnostic.position
    line, column = position.line, position.column
    return {
        "file": source.name,
        "line": line,
        "column": column,
        "severity": diagnostic.severity.value,
        "id": diagnostic.id,
        "message": diagnostic.message,
        "span": _span(source, diagnostic.span),
        "labels": [
            {"span": _span(source, label.span), "text": label.text} for label in diagnostic.labels
        ],
        "notes": list(diagnostic.notes),
        "hint": diagnostic.hint,
    }


def render_json(diagnostic: Diagnostic) -> str:
    """One line of JSON, all in ASCII: safe on any terminal and in any encoding."""
    import json

    return json.dumps(to_data(diagnostic))


def json_array(rendered: Iterable[str]) -> Iterable[str]:
    """A JSON array with one element a line, piece by piece as the elements arrive."""
    opening = "[\n"
    for element in rendered:
        yield opening + element
        opening = ",\n"
    yield "[]\n" if opening == "[\n" else "\n]\n"


def _span(source: SourceFile, span: Span) -> dict[str, Any]:
    start, end = source.position(span.start), source.position(span.end)
    return {
        "start": {"offset": span.start, "line": start.line, "column": start.column},
        "end": {"offset": span.end, "line": end.line, "column": end.column},
    }
