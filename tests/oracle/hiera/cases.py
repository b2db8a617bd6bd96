"""The corpus of lookups: small control repositories, and what real Puppet looks up in them.

The files of a case in `tests/corpus/hiera` are a code directory: `hiera.yaml` (the global layer, if
there is one) and `environments/production`. Its main content is a transcript with one expression
per line. Lines that begin with `#@` say something about the lines below them:

    #@ facts JSON       the facts of the node
    #@ settings JSON    Puppet's settings
    #@ directory PATH   where relative paths start, if not at the environment
    #@ needs LIBRARY    a library that Ruby must have, or else nothing is recorded

Besides Puppet code there are

    parameter('a::b')   what is looked up for a parameter of a class
    explain('a::b')     what `puppet lookup --explain` prints
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.comparison.case_files import (
    MAIN_VERSION,
    case_names,
    read_case_file,
    write_case_file,
)
from tests.oracle.recording import Item, Outcomes, Recorder
from tests.oracle.stored import case_file, case_files, laid_out
from tests.oracle.transcripts import Question, questions, with_answers

DRIVER = Path(__file__).with_name("driver.rb")

_EXPLAIN = re.compile(r"explain\('(.+)'\)")


class Case(Record):
    """One lookup in a repository."""

    path: Path
    repository: str
    question: Question
    facts: str
    settings: str
    directory: str
    needs: str

    @property
    def root(self) -> Path:
        return laid_out(self.path, self.repository)

    @property
    def expression(self) -> str:
        return self.question.asked.strip()

    @property
    def explained_key(self) -> str | None:
        found = _EXPLAIN.fullmatch(self.expression)
        return found[1] if found is not None else None

    def request(self) -> dict[str, Any]:
        """The case in the form of the driver."""
        key = self.explained_key
        return {
            "do": "lookup",
            "codedir": str(self.root),
            "expression": "undef" if key is not None else self.expression,
            "facts": json.loads(self.facts),
            "settings": json.loads(self.settings),
            "directory": self.directory,
            "explain": key,
        }


@cache
def _files() -> dict[str, Path]:
    """The case file of each repository."""
    return {name: path for path in case_files("hiera") for name in case_names(path)}


def repositories() -> list[str]:
    """The names of all repositories."""
    return sorted(_files())


def repository_root(name: str) -> Path:
    """The code directory of a repository."""
    return laid_out(_files()[name], name)


def cases(repository: str) -> list[Case]:
    """The lookups of a repository."""
    found = []
    given = {
        "facts": "{}",
        "settings": "{}",
        "directory": "environments/production",
        "needs": "json",
    }
    path = _files()[repository]
    source = case_file(path).cases[repository].content.decode()
    asked = {question.line: question for question in questions(source)}
    for number, line in enumerate(source.split("\n"), 1):
        if line.startswith("#@ "):
            name, _, content = line[3:].partition(" ")
            given[name] = content
        elif number in asked:
            found.append(Case(path, repository, asked[number], **given))
    return found


def has_library(name: str) -> bool:
    """Can Ruby load a library?"""
    return _has_library(name, os.environ["PATH"])


@cache
def _has_library(name: str, path: str) -> bool:
    return subprocess.run(["ruby", "-e", f"require '{name}'"], capture_output=True).returncode == 0


def ask(requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puppet's answers to requests in the form of the driver."""
    with tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        finished = subprocess.run(
            ["ruby", "-W0", str(DRIVER), directory],
            input="".join(f"{json.dumps(request)}\n" for request in requests),
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
            env={**os.environ, "HOME": directory, "LC_ALL": "C.UTF-8", "TZ": "UTC"},
        )
    return [json.loads(line) for line in finished.stdout.split("\n") if line]


class LookupRecorder(Recorder):
    """What Puppet looks up; the items are the lines of transcripts, as `REPOSITORY:LINE`."""

    def __init__(self) -> None:
        super().__init__("hiera")

    def files(self) -> list[Path]:
        return case_files("hiera")

    def items(self, path: Path) -> list[Item]:
        return [
            Item(path, f"{repository}:{case.question.line}")
            for repository in case_file(path).cases
            for case in cases(repository)
        ]

    def recorded(self, item: Item, version: str = MAIN_VERSION) -> Any:
        return _case(item).question.answer(version)

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        """Lookups that need a library which Ruby lacks have no answer."""
        asked = [(item, case) for item in items if has_library((case := _case(item)).needs)]
        answers = ask(case.request() for _, case in asked)
        for (item, case), answer in zip(asked, answers, strict=True):
            text = json.dumps(answer, ensure_ascii=False).replace(str(case.root), "ROOT")
            yield item, json.loads(text)

    def write(self, path: Path, outcomes: Outcomes) -> bool:
        file = read_case_file(path)
        for repository, stored in file.cases.items():
            answers = {
                int(name.rpartition(":")[2]): answer
                for name, answer in outcomes.items()
                if name.rpartition(":")[0] == repository
            }
            content = with_answers(stored.content.decode(), answers).encode()
            file.cases[repository] = replace(stored, content=content)
        return write_case_file(path, file)


def _case(item: Item) -> Case:
    repository, _, line = item.name.rpartition(":")
    return _by_line(repository)[int(line)]


@cache
def _by_line(repository: str) -> dict[int, Case]:
    return {case.question.line: case for case in cases(repository)}
