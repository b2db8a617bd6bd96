"""How explanations show code, resources and scopes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.strings import to_literal
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.provenance.events import Found
    from mupuppet.provenance.recorder import Recorder

_BLANKS = re.compile(r"\s+")
#: Longer labels are cut: an explanation shows what to look at, not all of it.
_LONGEST = 160


def shortened(text: str, limit: int = _LONGEST) -> str:
    """In one line, and not too long."""
    line = _BLANKS.sub(" ", text).strip()
    return line if len(line) <= limit else f"{line[: limit - 1].rstrip()}…"


def literal(value: Value) -> str:
    """A value as a literal; something else for an object of Ruby whose `to_s` fails."""
    try:
        return to_literal(value)
    except HostObjectProblem:
        return "(cannot be shown)"


def source_text(recorder: Recorder, source: SourceFile, node: Node, end: int | None = None) -> str:
    """The text of a node without what is sensitive."""
    start, stop = node.start, node.end if end is None else end
    _, spans = recorder.secret_spans.get(id(source), (source, []))
    pieces = []
    at = start
    for first, last in sorted(spans):
        if first >= stop or last <= at:
            continue
        pieces += [source.text[at:first], "[redacted]"]
        at = last
    pieces.append(source.text[at:stop] if at < stop else "")
    return shortened("".join(pieces))


def head_text(recorder: Recorder, source: SourceFile, node: Node) -> str:
    """The first line of a statement, such as `if $x {`."""
    end = source.text.find("\n", node.start, node.end)
    return source_text(recorder, source, node, node.end if end < 0 else end)


def scope_label(frame: Frame | None) -> str:
    """What a scope belongs to: `class ntp`, `File_line[x]`, `the top scope`."""
    if frame is None:
        return "nowhere"
    return resource_label(frame.base.resource)


def resource_label(resource: Resource | None) -> str:
    """What code belongs to: `class ntp`, `node web01`, `the main manifest`."""
    if resource is None or (resource.type == "Class" and resource.title == "main"):
        return "the main manifest"
    if resource.type == "Class":
        return f"class {resource.title.lower()}"
    if resource.type == "Node":
        return f"node {resource.title}" if resource.label == resource.ref else resource.label
    return resource.ref


def route(found: Found) -> str | None:
    """In which scope a variable was found, where that is another than the reader's."""
    if found.frame is None or "::" in found.name:
        return None  # nowhere, or the name is qualified
    home, reader = scope_label(found.frame), scope_label(found.reader)
    if home == reader:
        return None
    return f"found in {home}, read in {reader}"
