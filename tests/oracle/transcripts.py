"""Transcripts: one question in a line, with its recorded answer in a comment below it.

    # camelcase
    camelcase('abc_def')
    #=> {"value": "AbcDef", "type": "String"}

Other comments and empty lines are skipped. Answers are JSON and are written by
`python -m tests.record`; a question without an answer is new.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mupuppet.comparison.case_files import compact_json

_ANSWER = "#=> "


@dataclass(frozen=True, slots=True)
class Question:
    """A question, the number of its line, and its recorded answer, undecoded."""

    line: int
    asked: str
    record: str | None = None

    def answer(self) -> Any:
        """The recorded answer; None if nothing is recorded."""
        return None if self.record is None else json.loads(self.record)


def questions(source: str) -> list[Question]:
    """The questions of a transcript."""
    found: list[Question] = []
    for number, line in enumerate(source.split("\n"), 1):
        if line.startswith(_ANSWER):
            found[-1] = Question(found[-1].line, found[-1].asked, line[len(_ANSWER) :])
        elif line.strip() and not line.startswith("#"):
            found.append(Question(number, line))
    return found


def with_answers(source: str, answers: Mapping[int, Any]) -> str:
    """The transcript with other answers to the questions in some lines."""
    lines = []
    replacing = False
    for number, line in enumerate(source.split("\n"), 1):
        if replacing and line.startswith(_ANSWER):
            continue
        lines.append(line)
        replacing = number in answers
        if replacing:
            lines.append(_ANSWER + compact_json(answers[number]))
    return "\n".join(lines)
