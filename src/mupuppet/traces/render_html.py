"""A run as one page of HTML that needs nothing else: no network, no other file.

The page is `page/page.html` with the style sheet, the script and the run put in. The parts of the
script share one scope, in the order of `_SCRIPTS`. The run is one record a line (`compact.py`), and
is written as it continues.
"""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.run import Run
from mupuppet.source import SourceFile
from mupuppet.traces.compact import Compactor, Record

_PARTS = Path(__file__).parent / "page"
_SCRIPTS = ("run.js", "manifest.js", "scopes.js", "step.js", "lists.js", "moving.js")


def page(
    running: Run,
    source: SourceFile,
    node: str,
    σ: VariableEnvironment,
    κ: DefinitionEnvironment,
    *,
    second: Run | None = None,
) -> Iterator[str]:
    """The page, piece by piece; σ and κ are those that the run begins with.

    `second` is the run with definitions first. It is put in, for a switch on the page, if the
    first one is stuck that met a definition too late.
    """
    before, between, after = _frame_of_page(f"{Path(source.name).name} for node {node}")
    yield before
    yield from _records(running, source, node, σ, κ)
    yield between
    stuck = None if running.result is None else running.result.stuck
    if second is not None and stuck is not None and stuck.is_defined_too_late:
        yield from _records(second, source, node, σ, κ)
    yield after + "\n"


def _records(
    running: Run,
    source: SourceFile,
    node: str,
    σ: VariableEnvironment,
    κ: DefinitionEnvironment,
) -> Iterator[str]:
    compactor = Compactor(source, node)
    yield _line(compactor.opening(σ, κ))
    for step in running:
        for record in compactor.records(step):
            yield _line(record)
    assert running.result is not None
    for record in compactor.ending(running.result):
        yield _line(record)


def _frame_of_page(title: str) -> tuple[str, str, str]:
    """The parts of the page before, between and after the records of its two runs."""
    parts = {
        "title": escape(title),
        "style": _part("page.css"),
        "script": "\n\n".join(map(_part, _SCRIPTS)),
    }
    text = re.sub(r"\{\{(title|style|script)\}\}", lambda m: parts[m[1]], _part("page.html"))
    before, _, rest = text.partition("{{run}}\n")
    between, _, after = rest.partition("{{second}}\n")
    return before, between, after


def _part(name: str) -> str:
    return (_PARTS / name).read_text(encoding="utf-8").rstrip("\n")


def _line(record: Record) -> str:
    """A record as JSON that is safe in HTML and in UTF-8."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return re.sub("[\ud800-\udfff]", lambda m: f"\\u{ord(m[0]):04x}", text) + "\n"
