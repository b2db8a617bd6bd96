"""All explanations of a catalog as one page of HTML that needs nothing else.

The catalog stands on one side; a click on an attribute shows its explanation, and the lines of
the sources that it mentions light up. Data files may contain more than was asked for: of these only
the lines that explanations mention are on the page.
"""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.labels import shortened
from mupuppet.provenance.lines import Line, folded, line_of, value_text
from mupuppet.provenance.provenance import Provenance
from mupuppet.source import SourceFile
from mupuppet.values.value import Sensitive

_PARTS = Path(__file__).parent / "page"
_LONGEST_VALUE = 300
#: So much of a text of several lines is shown as it is.
_LONGEST_TEXT = 20_000
_DATA_FILES = (".yaml", ".yml", ".eyaml", ".json", ".conf")


def render_html(
    provenance: Provenance, root: str | None = None, chosen: tuple[str, str | None] | None = None
) -> str:
    """The page of a catalog, which opens with the explanation of a resource or an attribute."""
    catalog = provenance.compilation.catalog
    name = "" if catalog is None else catalog.name
    if chosen is not None:
        named = provenance.recording.resource(chosen[0])
        chosen = None if named is None else (provenance.shown(named.ref), chosen[1])
    data = {**_Page(provenance, root).data(), "chosen": chosen}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    parts = {
        "title": escape(f"Why: the catalog of {name}"),
        "style": _part("page.css"),
        "script": _part("page.js"),
        "data": re.sub("[\ud800-\udfff]", lambda m: f"\\u{ord(m[0]):04x}", text),
    }
    return re.sub(r"\{\{(title|style|script|data)\}\}", lambda m: parts[m[1]], _part("page.html"))


def _part(name: str) -> str:
    return (_PARTS / name).read_text(encoding="utf-8")


class _Page:
    """The data of one page."""

    def __init__(self, provenance: Provenance, root: str | None) -> None:
        self._provenance = provenance
        self._root = root
        self._files: dict[str, int] = {}
        #: The lines of each file that are mentioned, and those of them that are sensitive.
        self._mentioned: dict[str, set[int]] = {}
        self._hidden: dict[str, set[int]] = {}

    def data(self) -> dict[str, Any]:
        resources: dict[str, dict[str, Any]] = {}
        for ref, attribute, explanation in self._provenance.everything():
            resource = resources.setdefault(ref, {"ref": ref, "answers": []})
            self._note_secrets(explanation)
            value = value_text(explanation.value, 80) if explanation.has_value else None
            answer = {"attribute": attribute, "value": value, "why": self._node(explanation)}
            if isinstance(explanation.value, str) and "\n" in explanation.value.strip("\n"):
                answer["text"] = explanation.value[:_LONGEST_TEXT]
            resource["answers"].append(answer)
        files = [{"name": self._shown(path), "lines": self._lines(path)} for path in self._files]
        return {"resources": list(resources.values()), "files": files}

    # --- Explanations

    def _node(self, explanation: Explanation) -> dict[str, Any]:
        line = line_of(explanation)
        made: dict[str, Any] = {"s": shortened(line.subject, 200)}
        if line.has_value:
            made["v"] = value_text(line.value, _LONGEST_VALUE)
        if line.is_condition:
            made["b"] = 1
        if line.file is not None:
            made["f"] = [self._file(line), line.line]
        if line.source is not None and line.source != line.subject:
            made["e"] = shortened(line.source, 300)
        notes = ", ".join(dict.fromkeys(note for note in line.notes if note))
        if notes:
            made["n"] = notes
        if explanation.is_detail or explanation.note == "explained above":
            made["d"] = 1
        children, _ = folded(line.children, full=True)
        if children:
            made["c"] = [self._node(child) for child in children]
        return made

    def _file(self, line: Line) -> int:
        path = line.file or ""
        if line.line is not None:
            self._mentioned.setdefault(path, set()).add(line.line)
        return self._files.setdefault(path, len(self._files))

    def _note_secrets(self, explanation: Explanation) -> None:
        for each in explanation.walk():
            if isinstance(each.value, Sensitive) and each.file and each.line:
                self._hidden.setdefault(each.file, set()).add(each.line)

    # --- Sources

    def _shown(self, path: str) -> str:
        if self._root is not None and path.startswith(f"{self._root.rstrip('/')}/"):
            return path[len(self._root.rstrip("/")) + 1 :]
        return path

    def _lines(self, path: str) -> list[tuple[int, str]]:
        text = self._provenance.shown(self._text(path))
        lines = list(enumerate(text.split("\n"), 1))
        if lines and lines[-1][1] == "":
            lines.pop()
        if not path.endswith(_DATA_FILES):
            return lines
        mentioned = self._mentioned.get(path, set())
        hidden = self._hidden.get(path, set())
        return [
            (number, _without_value(text) if number in hidden else text)
            for number, text in lines
            if number in mentioned
        ]

    def _text(self, path: str) -> str:
        source = self._known_sources().get(path)
        if source is not None:
            return self._masked(source)
        environment = self._provenance.recording.compiler.program.environment
        try:
            return environment.read_bytes(path).decode("utf-8", "replace")
        except OSError:
            return ""

    def _known_sources(self) -> dict[str, SourceFile]:
        definitions = self._provenance.recording.compiler.program.definitions
        units = list(definitions.main)
        tables = (definitions.classes, definitions.defines, definitions.nodes)
        units += [definition.unit for table in tables for definition in table.values()]
        units += [unit for _, unit in definitions.functions.values()]
        return {unit.source.name: unit.source for unit in units}

    def _masked(self, source: SourceFile) -> str:
        """The text of a file without what is sensitive."""
        _, spans = self._provenance.recording.recorder.secret_spans.get(id(source), (source, []))
        text = source.text
        for start, end in sorted(spans, reverse=True):
            breaks = "\n" * text.count("\n", start, end)
            text = f"{text[:start]}[redacted]{breaks}{text[end:]}"
        return text


def _without_value(line: str) -> str:
    """A line of data without its value."""
    head, colon, _ = line.partition(": ")
    return f"{head}: [redacted]" if colon else "[redacted]"
