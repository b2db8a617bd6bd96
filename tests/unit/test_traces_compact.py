"""The compact form of a run: from it, the whole term of every step can be put together again."""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.print import format_term
from mupuppet.semantics.run import run
from mupuppet.semantics.translate import definitions_first, translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.traces.compact import Compactor, Record

CORPUS = Path(__file__).parents[1] / "corpus" / "paper"


class Reader:
    """Puts texts together from records, as the page does."""

    def __init__(self) -> None:
        self.texts: list[Any] = []
        self.frames: list[Any] = []

    def read(self, record: Record) -> Any:
        """Enter a text or frame; the record itself if it is neither."""
        record = json.loads(json.dumps(record))
        if isinstance(record, str) or "m" in record or "b" in record or "q" in record and "f" not in record:
            self.texts.append(record)
        elif "t" in record or "end" in record:
            return record
        else:
            self.frames.append(record)
        return None

    def text(self, number: int) -> str:
        parts = []
        while "q" in (record := self.texts[number]) and not isinstance(record, str):
            parts.append(self.text(record["q"][0]))
            number = record["q"][1]
        if isinstance(record, str):
            parts.append(record)
        elif "m" in record:
            parts.append(record["m"])
        else:
            parts.append(_in_scope(record["s"], self.text(record["b"])))
        return "\n".join(parts)

    def whole(self, record: Any) -> str:
        if "n" in record:
            term = "⟦skip⟧\n" + self.text(record["n"])
        elif "p" in record:
            before, redex, after = (self.text(record[part]) for part in "pxq")
            term = f"{before}⟦{redex}⟧{after}"
        else:
            term = f"⟦{self.text(record['x'])}⟧"
        at = record["f"]
        while at >= 0:
            frame = self.frames[at]
            if "n" in frame:
                term += "\n" + self.text(frame["n"])
            elif "s" in frame:
                term = _in_scope(frame["s"], term)
            at = frame["f"]
        return term


def _in_scope(scope: str, body: str) -> str:
    return f"scope ({scope}) {{\n  " + body.replace("\n", "\n  ") + "\n}"


def check(text: str, *, node: str = "node.example", facts: dict[str, Any] | None = None) -> int:
    """Compare all terms of a run with what the semantics prints; the number of its steps."""
    source = SourceFile(text, "manifest.pp")
    translation = translate(parse(source).program, source)
    if translation.manifest is None:
        return 0
    σ = variables_from_facts(facts or {}).σ
    running = run(definitions_first(translation.manifest), node=node, variables=σ, step_limit=150)
    compactor = Compactor(source, node)
    reader = Reader()
    for step in running:
        *others, last = compactor.records(step)
        assert all(reader.read(record) is None for record in others)
        record = reader.read(last)
        assert record["r"] == step.rule.name
        assert reader.whole(record) == format_term(step.whole_before(), mark=step.marked)
    assert running.result is not None
    *others, last = compactor.ending(running.result)
    assert all(reader.read(record) is None for record in others)
    end = reader.read(last)["end"]
    if running.result.stuck is not None:
        shown = reader.whole(end).replace("⟦", "").replace("⟧", "")
        stuck = running.result.stuck
        term = stuck.term
        frame = stuck.frames
        while frame is not None:
            term = frame.under.conclude(term)
            frame = frame.outer
        assert shown == format_term(term)
    return running.result.steps


@pytest.mark.parametrize(
    "path", sorted(CORPUS.rglob("*.pp")), ids=lambda path: str(path.relative_to(CORPUS))
)
def test_terms_of_the_corpus(path: Path) -> None:
    text = path.read_text()
    check(text, facts={"osfamily": "Debian"})
