"""Diagnostics as workflow commands that GitHub shows beside the lines of a change."""

from mupuppet.diagnostics.diagnostic import Diagnostic, Severity
from mupuppet.diagnostics.render_text import show_text


def render_github(diagnostic: Diagnostic) -> str:
    """`::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`."""
    level = "error" if diagnostic.severity is Severity.ERROR else "warning"
    name = diagnostic.source.name
    place = {"file": name, **_place(diagnostic)} if name else {}  # code may come from a pipe
    properties = {**place, "title": diagnostic.id}
    listed = ",".join(f"{name}={_property(str(text))}" for name, text in properties.items())
    message = diagnostic.message
    if diagnostic.hint:
        message += f" (help: {diagnostic.hint})"
    return f"::{level} {listed}::{_data(message)}\n"


def _place(diagnostic: Diagnostic) -> dict[str, int]:
    """Lines and columns; GitHub takes columns only where both ends are on one line."""
    position = diagnostic.shown_position
    line, column = position.line, position.column
    end = diagnostic.source.position(max(diagnostic.span.end, diagnostic.at))
    if end.line != line:
        return {"line": line, "endLine": end.line}
    return {"line": line, "col": column, "endLine": end.line, "endColumn": end.column}


def _data(text: str) -> str:
    """Text in a command, whose line breaks are coded."""
    return "%0A".join(show_text(line).replace("%", "%25") for line in text.split("\n"))


def _property(text: str) -> str:
    return show_text(text).replace("%", "%25").replace(":", "%3A").replace(",", "%2C")
