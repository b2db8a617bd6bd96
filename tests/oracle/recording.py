"""What `python -m tests.record` does alike for all corpora: find, ask, compare and write.

A recorder stands for a corpus. It consists of *items*, which are what an outcome is recorded for:
cases of case files, questions of transcripts, or rows of tables.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from mupuppet.comparison.case_files import compact_json, read_case_file, write_case_file
from tests.oracle.stored import CORPORA, case_file, case_files
from tests.oracle.transcripts import Question, questions, with_answers


@dataclass(frozen=True, slots=True, order=True)
class Item:
    """Something that an outcome is recorded for, named uniquely in its file."""

    path: Path
    name: str

    def __str__(self) -> str:
        return f"{os.path.relpath(self.path)}::{self.name}"


class Left(Exception):
    """Something cannot be recorded here; the message says what is missing."""


class Recorder(ABC):
    """A corpus, and the way to ask Puppet or Ruby about it."""

    def __init__(self, corpus: str) -> None:
        self.corpus = corpus

    @abstractmethod
    def files(self) -> list[Path]:
        """The files with items."""

    @abstractmethod
    def items(self, path: Path) -> list[Item]:
        """The items of a file."""

    @abstractmethod
    def recorded(self, item: Item) -> Any:
        """What is recorded for an item, or None."""

    @abstractmethod
    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        """What Puppet or Ruby says now; raises `Left` if nothing can be asked here."""

    @abstractmethod
    def write(self, path: Path, outcomes: Mapping[str, Any]) -> bool:
        """Replace what is recorded for some items of a file; whether that changed the file."""

    def same(self, item: Item, live: Any) -> bool:
        """Whether the recorded outcome is this one."""
        return compact_json(self.recorded(item)) == compact_json(live)


class CaseFileRecorder(Recorder):
    """A corpus of case files with the outcomes in them."""

    def files(self) -> list[Path]:
        return case_files(self.corpus)

    def items(self, path: Path) -> list[Item]:
        return [Item(path, name) for name in case_file(path).cases]

    def recorded(self, item: Item) -> Any:
        return case_file(item.path).cases[item.name].expected()

    def write(self, path: Path, outcomes: Mapping[str, Any]) -> bool:
        file = read_case_file(path)
        for name, outcome in outcomes.items():
            file.cases[name] = file.cases[name].with_expected(outcome)
        if version := self.version():
            file.set_puppet(version)
        return write_case_file(path, file)

    def version(self) -> str:
        """The version of Puppet that was asked, if it is recorded."""
        return ""


class TranscriptRecorder(Recorder):
    """A corpus of transcripts; the items are their lines."""

    def __init__(self, corpus: str, pattern: str = "*.pp") -> None:
        super().__init__(corpus)
        self._pattern = pattern

    def files(self) -> list[Path]:
        return sorted((CORPORA / self.corpus).glob(self._pattern))

    def items(self, path: Path) -> list[Item]:
        return [Item(path, str(line)) for line in transcript(path)]

    def question(self, item: Item) -> Question:
        return transcript(item.path)[int(item.name)]

    def recorded(self, item: Item) -> Any:
        return self.question(item).answer()

    def write(self, path: Path, outcomes: Mapping[str, Any]) -> bool:
        source = path.read_text(encoding="utf-8")
        answered = with_answers(source, {int(name): each for name, each in outcomes.items()})
        path.write_text(answered, encoding="utf-8")
        return source != answered


@cache
def transcript(path: Path) -> dict[int, Question]:
    """The questions of a transcript by line."""
    return {each.line: each for each in questions(path.read_text(encoding="utf-8"))}


class TableRecorder(Recorder):
    """A corpus of JSON lists with a row in each line, which has a question and its answer."""

    def __init__(self, corpus: str, names: Sequence[str]) -> None:
        super().__init__(corpus)
        self._names = names

    def files(self) -> list[Path]:
        return [CORPORA / self.corpus / f"{name}.json" for name in self._names]

    def items(self, path: Path) -> list[Item]:
        return [Item(path, str(number)) for number in range(1, len(table(path)) + 1)]

    def recorded(self, item: Item) -> Any:
        return table(item.path)[int(item.name) - 1]

    def write(self, path: Path, outcomes: Mapping[str, Any]) -> bool:
        rows = list(table(path))
        for name, row in outcomes.items():
            rows[int(name) - 1] = row
        before, content = path.read_text(encoding="utf-8"), table_source(rows)
        path.write_text(content, encoding="utf-8")
        return before != content


@cache
def table(path: Path) -> list[Any]:
    """The rows of a table."""
    rows: list[Any] = json.loads(path.read_text(encoding="utf-8"))
    return rows


def table_source(rows: Sequence[Any]) -> str:
    """A table with one row in each line."""
    return "[\n" + ",\n".join(map(compact_json, rows)) + "\n]\n"


def grouped(items: Sequence[Item]) -> dict[Path, list[Item]]:
    """Items by their files."""
    groups: dict[Path, list[Item]] = {}
    for item in items:
        groups.setdefault(item.path, []).append(item)
    return groups
