"""Transcripts: one question in a line, with its recorded answer in a comment below it.

    # camelcase
    camelcase('abc_def')
    #=> {"value": "AbcDef", "type": "String"}

Versions of Puppet with another answer have a line of their own: `#[7]=>` or `#[7, 9]=>`. Other
comments and empty lines are skipped. Answers are JSON and are written by
`python -m tests.record`; a question without an answer is new.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.comparison.case_files import compact_json, of_version, with_versions

_ANSWER = re.compile(r"#(?:\[([\d, ]+)\])?=> (.*)")


class Question(Record):
    """A question, the number of its line, and its recorded answer, undecoded."""

    line: int
    asked: str
    #: By the versions of Puppet that it holds for.
    records: Mapping[str, str] = field(default_factory=dict)

    def answer(self, version: str) -> Any:
        """The answer of a version of Puppet; None if nothing is recorded."""
        record = of_version(self.records, version)
        return None if record is None else json.loads(record)


def questions(source: str) -> list[Question]:
    """The questions of a transcript."""
    found: list[Question] = []
    for number, line in enumerate(source.split("\n"), 1):
        if answer := _ANSWER.fullmatch(line):
            last = found[-1]
            records = {**last.records, answer[1] or "": answer[2]}
            found[-1] = Question(last.line, last.asked, records)
        elif line.strip() and not line.startswith("#"):
            found.append(Question(number, line))
    return found


def with_answers(source: str, answers: Mapping[int, Mapping[str, Any]]) -> str:
    """The transcript with other answers, by version, to the questions in some lines."""
    asked = {question.line: question for question in questions(source)}
    lines = []
    replacing = False
    for number, line in enumerate(source.split("\n"), 1):
        if replacing and _ANSWER.fullmatch(line):
            continue
        lines.append(line)
        replacing = number in answers
        if replacing:
            changed = {version: compact_json(each) for version, each in answers[number].items()}
            for versions, record in with_versions(asked[number].records, changed).items():
                lines.append(f"#[{versions}]=> {record}" if versions else f"#=> {record}")
    return "\n".join(lines)
