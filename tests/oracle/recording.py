"""What `python -m tests.record` does alike for all corpora: find, ask, compare and write.

A recorder stands for a corpus. It consists of *items*, which are what an outcome is recorded for:
cases of case files, questions of transcripts, or rows of tables.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.comparison.case_files import (
    MAIN_VERSION,
    compact_json,
    of_version,
    read_case_file,
    with_versions,
    write_case_file,
)
from tests.oracle.stored import CORPORA, case_file, case_files
from tests.oracle.transcripts import Question, questions, with_answers
from tests.oracle.versions import installed

#: What was asked, by the names of items and by major versions of Puppet.
Outcomes = Mapping[str, Mapping[str, Any]]


class Item(Record):
    """Something that an outcome is recorded for, named uniquely in its file."""

    path: Path
    name: str

    def __lt__(self, other: Item) -> bool:
        return (self.path, self.name) < (other.path, other.name)

    def __str__(self) -> str:
        return f"{os.path.relpath(self.path)}::{self.name}"


class Left(Exception):
    """Something cannot be recorded here; the message describes it is missing."""


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
    def recorded(self, item: Item, version: str = MAIN_VERSION) -> Any:
        """What is recorded for an item in a major version of Puppet, or None."""

    @abstractmethod
    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        """What Puppet or Ruby says now; raises `Left` if nothing can be asked here."""

    @abstractmethod
    def write(self, path: Path, outcomes: Outcomes) -> bool:
        """Replace what is recorded for some items of a file; whether that changed the file."""

    def same(self, item: Item, version: str, live: Any) -> bool:
        """Whether the outcome that is recorded for a version is this one."""
        return compact_json(self.recorded(item, version)) == compact_json(live)


class CaseFileRecorder(Recorder):
    """A corpus of case files with the outcomes in them."""

    def files(self) -> list[Path]:
        return case_files(self.corpus)

    def items(self, path: Path) -> list[Item]:
        return [Item(path, name) for name in case_file(path).cases]

    #: Whether the exact versions of Puppet that were asked stand in the files.
    names_versions = True

    def recorded(self, item: Item, version: str = MAIN_VERSION) -> Any:
        return case_file(item.path).cases[item.name].expected(version)

    def write(self, path: Path, outcomes: Outcomes) -> bool:
        file = read_case_file(path)
        for name, outcome in outcomes.items():
            file.cases[name] = file.cases[name].with_expected(outcome)
        if self.names_versions:
            for version in sorted({each for changed in outcomes.values() for each in changed}):
                file.add_puppet(installed()[version].exact_version)
        return write_case_file(path, file)


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

    def recorded(self, item: Item, version: str = MAIN_VERSION) -> Any:
        return self.question(item).answer(version)

    def write(self, path: Path, outcomes: Outcomes) -> bool:
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

    def recorded(self, item: Item, version: str = MAIN_VERSION) -> Any:
        return table(item.path, version)[int(item.name) - 1]

    def write(self, path: Path, outcomes: Outcomes) -> bool:
        rows = list(_rows(path))
        for name, changed in outcomes.items():
            records = with_versions(_records(rows[int(name) - 1]), changed)
            is_same = records.keys() == {""}
            rows[int(name) - 1] = records[""] if is_same else {_VERSIONS: records}
        before, content = path.read_text(encoding="utf-8"), table_source(rows)
        path.write_text(content, encoding="utf-8")
        return before != content


#: The key of a row that has versions.
_VERSIONS = "versions"


@cache
def table(path: Path, version: str = MAIN_VERSION) -> list[Any]:
    """The rows of a table as a version of Puppet has them.

    A row with differences is `{"versions": {"": ROW, "7": ROW}}`.
    """
    return [of_version(_records(row), version) for row in _rows(path)]


@cache
def _rows(path: Path) -> list[Any]:
    rows: list[Any] = json.loads(path.read_text(encoding="utf-8"))
    return rows


def _records(row: Any) -> dict[str, Any]:
    if isinstance(row, dict) and row.keys() == {_VERSIONS}:
        records: dict[str, Any] = row[_VERSIONS]
        return records
    return {"": row}


def table_source(rows: Sequence[Any]) -> str:
    """A table with one row in each line."""
    return "[\n" + ",\n".join(map(compact_json, rows)) + "\n]\n"


def grouped(items: Sequence[Item]) -> dict[Path, list[Item]]:
    """Items by their files."""
    groups: dict[Path, list[Item]] = {}
    for item in items:
        groups.setdefault(item.path, []).append(item)
    return groups
