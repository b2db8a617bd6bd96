"""Mistakes caused by a line of data: that line is shown first, and then what led to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeGuard

from mupuppet.basics.records import replace
from mupuppet.catalog.explanation import Explanation
from mupuppet.diagnostics import Cause, Diagnostic
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.inventory import place_of_option
from mupuppet.source import SourceFile, Span
from mupuppet.values.value import Sensitive

#: Steps that hand a value on as it is.
_COPIES = frozenset(
    "parameter variable assignment argument element access declaration expression-default "
    "from-hash override collector-override default data".split()
)
_DATA_FILES = (".yaml", ".yml", ".eyaml", ".json", ".conf")
#: The content of a file; None if it cannot be read.
Read = Callable[[str], str | None]


def blamed(error: Diagnostic, explanation: Explanation, read: Read) -> Diagnostic:
    """An error at the line of data that has the wrong value, if there is one."""
    cause = next((each.diagnostic for each in error.notes if _is_of_data(each)), None)
    if cause is not None:
        return _at_cause(error, cause)
    wrong = [each for each in explanation.children if each.kind == "parameter"]
    found = _in_data(wrong[0]) if len(wrong) == 1 else None
    if found is None or found.file is None or found.line is None:
        return error
    text = read(found.file)
    source = SourceFile(text or "", found.file)
    if text is None or found.line > len(source.line_starts):
        return error
    line = source.line_text(found.line)
    column = min((found.column or 1) - 1, len(line))
    at = source.line_starts[found.line - 1] + column
    span = Span(at, max(source.line_starts[found.line - 1] + _end_of_entry(line, column), at + 1))
    told = f"the value is that of `{found.text}` in the data"
    if error.id == "missing-required-parameter":
        told = f"`{found.text}` in the data does not have it"
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


def _is_of_data(note: str) -> TypeGuard[Cause]:
    return isinstance(note, Cause) and note.diagnostic.source.name.endswith(_DATA_FILES)


def _at_cause(error: Diagnostic, cause: Diagnostic) -> Diagnostic:
    """An error at the mistake in data or in a `hiera.yaml` that is behind it."""
    place = f"{error.source.name or '<code>'}:{error.position.line}"
    notes = tuple(note for note in error.notes if not _is_of_data(note))
    if not any(place in note for note in notes):
        notes = (f"looked up at {place}", *notes)
    return replace(error, source=cause.source, span=cause.span, at=cause.at, labels=(), notes=notes)


#: The strategy, or the key, whose options are wrong.
_OPTIONS = re.compile("(?:Unknown merge strategy:|lookup_options? for key) '([^']+)'")


def blamed_options(error: Diagnostic, hiera: Hiera, read: Read) -> Diagnostic:
    """An error at the `lookup_options` that cannot be applied."""
    named = _OPTIONS.search(error.message)
    found = None if named is None else place_of_option(hiera, named[1])
    text = None if found is None else read(found[0])
    if found is None or text is None:
        return error
    path, position = found
    source = SourceFile(text, path)
    return _at_cause(
        error, Cause.at_line(error.id, error.message, source, position.line).diagnostic
    )


def _end_of_entry(line: str, start: int) -> int:
    """Where an entry ends in its line: that of `{ port: 80, root: /srv }` at its comma."""
    end = len(line.rstrip())
    if not set("[{").intersection(line[:start]):
        return end
    depth, quote = 0, ""
    for at in range(start, end):
        character = line[at]
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif depth == 0 and character in ",]}":
            return at
        else:
            depth += (character in "[{") - (character in "]}")
    return end


def _behind_aliases(node: Explanation) -> Explanation:
    """The data that an alias stands for."""
    while True:
        inner = next((each for each in node.children if each.kind == "data"), None)
        if inner is None or inner.line is None or inner.value != node.value:
            return node
        node = inner


def _in_data(explanation: Explanation) -> Explanation | None:
    """The place of data that a value was copied from."""
    node = explanation
    while not isinstance(node.value, Sensitive):
        if node.kind in ("data", "data-value") and node.line is not None:
            return _behind_aliases(node)
        if not node.children or node.children[0].is_detail:
            return None
        first = node.children[0]
        if node.kind not in _COPIES and not (node.kind == "call" and first.kind == "data"):
            return None  # of calls only a lookup passes on what it has found
        node = first
    return None
