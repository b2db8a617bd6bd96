"""Built-in functions give what real Puppet gave for the expressions of the corpus.

`deviations.json` names by reason the expressions on which we differ from Puppet.
"""

from __future__ import annotations

import json
from functools import cache

import pytest

from mupuppet.versions import PuppetVersion
from tests.agreement.cases import check_all
from tests.agreement.versions import versions_of
from tests.oracle.functions.calls import CORPUS, topic_questions, topics
from tests.oracle.functions.ours import evaluate
from tests.oracle.transcripts import Question

TOPICS = [topic for topic in topics() if not topic.startswith("stdlib")]


@cache
def _deviations() -> frozenset[str]:
    """The expressions on which we differ, whatever the reason."""
    reasons = json.loads((CORPUS / "deviations.json").read_text(encoding="utf-8"))
    return frozenset(expression for expressions in reasons.values() for expression in expressions)


@pytest.mark.many_cases
@pytest.mark.parametrize("topic", TOPICS)
def test_agrees_with_puppet(topic: str) -> None:
    check_all(_check, [(question,) for question in topic_questions(topic)])


def _check(question: Question) -> None:
    outcomes = [_outcomes(question, version) for version in versions_of(question)]
    if question.asked in _deviations():
        # A deviation may be one from some versions only.
        assert any(found != expected for found, expected in outcomes), "no longer a deviation"
        return
    for found, expected in outcomes:
        assert found == expected, question.asked


def _outcomes(question: Question, version: PuppetVersion) -> tuple[object, object]:
    """What we give, and what a version of Puppet gave."""
    answer = question.answer(version.major)
    assert answer, "nothing is recorded: python -m tests.record --missing"
    expected = {name: answer[name] for name in ("value", "type", "error") if name in answer}
    found = evaluate(question.asked, version)
    if expected.get("type", "").startswith("Runtime[ruby"):
        expected.pop("type")  # there is no Ruby here
        found.pop("type")
    return found, expected


def test_deviations_are_in_the_corpus() -> None:
    asked = {question.asked for topic in TOPICS for question in topic_questions(topic)}
    assert _deviations() <= asked
