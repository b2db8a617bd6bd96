"""Templates in ERB: which file, and on which lines it reads what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.provenance.effects import called_name
from mupuppet.provenance.records import Record

if TYPE_CHECKING:
    from mupuppet.provenance.explainer import Explainer


def template_files(explainer: Explainer, record: Record) -> list[Explanation]:
    """The files that a call of `template` renders, and what they read."""
    if record.node is None or called_name(record.node) != "template":
        return []
    environment = explainer.recording.compiler.known.environment
    made = []
    for part in record.parts:
        if part.kind == "template-variable" or not isinstance(part.value, str):
            continue
        path = environment.file_in_module("templates", part.value)
        if path is None:
            continue
        each = explainer.make("template", f"template {part.value}", NO_VALUE)
        each.file, each.line = path, 1
        text = environment.read_bytes(path).decode("utf-8", "replace")
        lines = text.splitlines()
        for read in record.parts:
            if read.kind == "template-variable":
                variable = explainer.explain(read)
                numbers = lines_reading(lines, read.detail.name)
                if numbers:
                    if variable.file is None:
                        variable.file, variable.line = path, numbers[0]
                    shown = ", ".join(map(str, numbers[:5]))
                    word = "line" if len(numbers) == 1 else "lines"
                    note = f"{word} {shown} of the template"
                    variable.note = note if variable.note is None else f"{note}; {variable.note}"
                each.children.append(variable)
        made.append(each)
    return made


def lines_reading(lines: list[str], name: str) -> list[int]:
    """The lines of a template that mention a variable."""
    leaf = re.escape(name.removeprefix("::"))
    wanted = re.compile(
        rf"@{leaf}\b|lookupvar\(?\s*['\"](::)?{leaf}['\"]|scope\[['\"](::)?{leaf}['\"]"
    )
    return [number for number, line in enumerate(lines, 1) if wanted.search(line)]
