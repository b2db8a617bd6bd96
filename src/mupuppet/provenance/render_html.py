"""All explanations of a catalog as one self-contained HTML page.

The catalog is on one side, as a tree by class; a click on an attribute shows its explanation, and
highlights the source lines that it mentions. Data files may contain secrets of other nodes: only
the lines that explanations mention are on the page.

Explanations are a graph: what many attributes come from is on the page once. A row of the graph has
numbers of strings, of a file and of other rows. Large pages are compressed in pieces, each of
which is unpacked when it is first needed.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from mupuppet.catalog.explanation import Explanation
from mupuppet.catalog.graph import containment
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.render_full import render_full
from mupuppet.provenance.labels import shortened
from mupuppet.provenance.lines import folded, line_of, value_text
from mupuppet.provenance.provenance import Provenance
from mupuppet.source import SourceFile
from mupuppet.values.value import Sensitive

_PARTS = Path(__file__).parent / "page"
_LONGEST_VALUE = 300
#: So much of a text of several lines is shown as it is.
_LONGEST_TEXT = 20_000
_DATA_FILES = (".yaml", ".yml", ".eyaml", ".json", ".conf")
#: Pages with more data than this are compressed.
_LARGE = 2_000_000
#: So many rows of the graph are unpacked at once.
_ROWS = 8192
#: Flags of rows.
_CONDITION, _DETAIL = 1, 2

Report = Callable[[int, int], None]


def render_html(
    provenance: Provenance,
    root: str | None = None,
    chosen: tuple[str, str | None] | None = None,
    report: Report | None = None,
    diagnostics: tuple[Diagnostic, ...] | None = None,
) -> str:
    """The page of a catalog, which opens with the explanation of a resource or an attribute.

    That of a failed compilation opens with the failure. `diagnostics` are those of the
    compilation, if more is known about them.
    """
    name = provenance.reached.name
    what = "failed compilation" if provenance.compilation.catalog is None else "catalog"
    if chosen is not None:
        named = provenance.recording.resource(chosen[0])
        chosen = None if named is None else (provenance.shown(named.label), chosen[1])
    if diagnostics is None:
        diagnostics = provenance.compilation.diagnostics
    pieces = _Page(provenance, root, report, diagnostics).pieces(chosen)
    parts = {
        "title": escape(f"Why: the {what} of {name}"),
        "style": _part("page.css"),
        "script": _part("page.js"),
        "data": "\n".join(_scripts(pieces)),
    }
    return re.sub(r"\{\{(title|style|script|data)\}\}", lambda m: parts[m[1]], _part("page.html"))


def _part(name: str) -> str:
    return (_PARTS / name).read_text(encoding="utf-8")


def _scripts(pieces: dict[str, Any]) -> list[str]:
    """The elements that hold the data."""
    texts = {
        name: json.dumps(piece, ensure_ascii=False, separators=(",", ":"))
        for name, piece in pieces.items()
    }
    if sum(map(len, texts.values())) <= _LARGE:
        return [
            f'<script type="application/json" id="data-{name}">{_safe(text)}</script>'
            for name, text in texts.items()
        ]
    return [
        f'<script type="application/zlib" id="data-{name}">'
        f"{b64encode(zlib.compress(_safe(text).encode(), 9)).decode()}</script>"
        for name, text in texts.items()
    ]


def _safe(text: str) -> str:
    """JSON that is safe in HTML and in UTF-8."""
    text = text.replace("<", "\\u003c")
    return re.sub("[\ud800-\udfff]", lambda m: f"\\u{ord(m[0]):04x}", text)


class _Page:
    """The data of one page."""

    def __init__(
        self,
        provenance: Provenance,
        root: str | None,
        report: Report | None,
        diagnostics: tuple[Diagnostic, ...],
    ) -> None:
        self._provenance = provenance
        self._diagnostics = diagnostics
        self._root = root
        self._report = report
        self._files: dict[str, int] = {}
        #: The lines of each file that are mentioned, and those of them that are sensitive.
        self._mentioned: dict[str, set[int]] = {}
        self._hidden: dict[str, set[int]] = {}
        self._noted: set[int] = set()
        #: Strings by number; the first one stands for none.
        self._strings: dict[str, int] = {"": 0}
        #: Rows by number, and the rows of explanations.
        self._rows: dict[tuple[Any, ...], int] = {}
        self._row_of: dict[int, int] = {}

    def pieces(self, chosen: tuple[str, str | None] | None) -> dict[str, Any]:
        answers = self._provenance.graph(self._report)
        resources: dict[str, list[Any]] = {}
        label = self._provenance.reached.label
        for ref, attribute, explanation in answers:
            self._note_secrets(explanation)
            value = value_text(explanation.value, 80) if explanation.has_value else None
            answer = [attribute, value, self._row(explanation)]
            if isinstance(explanation.value, str) and "\n" in explanation.value.strip("\n"):
                answer.append(explanation.value[:_LONGEST_TEXT])
            resources.setdefault(label(ref), []).append(answer)
        failure = self._provenance.failure()
        if failure is not None:
            self._note_secrets(failure)
        failed = -1 if failure is None else self._row(failure)
        rows = list(self._rows)
        pieces: dict[str, Any] = {
            "index": {
                "resources": list(resources.items()),
                "roots": self._tree(list(resources)),
                "summary": self._summary(len(resources)),
                "files": [self._shown(path) for path in self._files],
                "rows": _ROWS,
                "chosen": chosen,
                "failure": failed,
            },
            "strings": list(self._strings),
        }
        for number, first in enumerate(range(0, len(rows), _ROWS)):
            pieces[f"rows-{number}"] = rows[first : first + _ROWS]
        for path, number in self._files.items():
            pieces[f"file-{number}"] = self._lines(path)
        return pieces

    # --- The catalog

    def _tree(self, refs: list[str]) -> list[Any]:
        """The numbers of resources, each with those that it contains."""
        catalog = self._provenance.reached
        number_of = {
            resource.ref: number for number, resource in enumerate(catalog) if number < len(refs)
        }
        roots, children = containment(catalog)
        seen: set[str] = set()

        def below(ref: str) -> list[Any]:
            seen.add(ref)
            inner = [below(child) for child in children.get(ref, ()) if child not in seen]
            return [number_of.get(ref, -1), inner] if inner else [number_of.get(ref, -1)]

        return [below(ref) for ref in roots]

    def _summary(self, count: int) -> dict[str, Any]:
        compilation, catalog = self._provenance.compilation, self._provenance.reached
        inputs = compilation.inputs
        types: dict[str, int] = {}
        for resource in catalog:
            types[resource.type] = types.get(resource.type, 0) + 1
        messages = [
            [each.severity.value, self._provenance.shown(self._relative(render_full(each)))]
            for each in sorted(self._diagnostics, key=lambda each: not each.is_error)
        ]
        reported = {each.message for each in compilation.diagnostics}
        messages += [
            [level, self._provenance.shown(message)]
            for level, message in compilation.logs
            if level not in ("debug", "info") and message not in reported
        ]
        return {
            "node": catalog.name,
            "environment": catalog.environment,
            "puppet": "" if inputs is None else str(inputs.environment.puppet),
            "resources": count,
            "classes": len(catalog.classes),
            "types": sorted(types.items(), key=lambda each: (-each[1], each[0])),
            "messages": messages,
        }

    # --- Explanations

    def _row(self, explanation: Explanation) -> int:
        """The number of the row of an explanation; those below it have smaller ones."""
        found = self._row_of.get(id(explanation))
        if found is not None:
            return found
        line = line_of(explanation)
        value = value_text(line.value, _LONGEST_VALUE) if line.has_value else None
        source = None
        if line.source is not None and line.source != line.subject:
            source = shortened(line.source, 300)
        notes = ", ".join(dict.fromkeys(note for note in line.notes if note))
        is_detail = explanation.is_detail or explanation.note == "explained above"
        flags = (_CONDITION if line.is_condition else 0) | (_DETAIL if is_detail else 0)
        file = -1
        if line.file is not None:
            file = self._files.setdefault(line.file, len(self._files))
            if line.line is not None:
                self._mentioned.setdefault(line.file, set()).add(line.line)
        children, _ = folded(line.children, full=True)
        row = (
            self._string(shortened(line.subject, 200)),
            0 if value is None else self._string(value or " "),
            flags,
            file,
            line.line or 0,
            self._string(source or ""),
            self._string(notes),
            *(self._row(child) for child in children),
        )
        number = self._rows.setdefault(row, len(self._rows))
        self._row_of[id(explanation)] = number
        return number

    def _string(self, text: str) -> int:
        return self._strings.setdefault(text, len(self._strings))

    def _note_secrets(self, explanation: Explanation) -> None:
        waiting = [explanation]
        while waiting:
            each = waiting.pop()
            if id(each) in self._noted:
                continue
            self._noted.add(id(each))
            if isinstance(each.value, Sensitive) and each.file and each.line:
                self._hidden.setdefault(each.file, set()).add(each.line)
            waiting += each.children

    # --- Sources

    def _shown(self, path: str) -> str:
        if self._root is not None and path.startswith(f"{self._root.rstrip('/')}/"):
            return path[len(self._root.rstrip("/")) + 1 :]
        return path

    def _relative(self, text: str) -> str:
        return text if self._root is None else text.replace(f"{self._root.rstrip('/')}/", "")

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
        return self._provenance.read(path) or ""

    def _known_sources(self) -> dict[str, SourceFile]:
        if not self._provenance.recording.recorder.has_begun:
            return {}
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
