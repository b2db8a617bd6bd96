"""Our front end against what real Puppet was recorded to say about each case of the corpus."""

from __future__ import annotations

from functools import cache

import pytest

from tests.oracle.front_end import corpus, ours
from tests.oracle.front_end.compare import differences
from tests.oracle.front_end.corpus import Case
from tests.oracle.front_end.outcome import Outcome

CASES = corpus.all_cases()


@cache
def recorded(topic: str) -> dict[str, Outcome]:
    return corpus.recorded(topic)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case) -> None:
    expected = recorded(case.topic).get(case.name)
    assert expected, f"nothing is recorded for {case}: run python -m tests.oracle.front_end.record"
    found = differences(expected, ours.examine(case.request))
    assert not found, "\n".join(found)


def test_every_record_has_its_case() -> None:
    records = {Case(topic, name) for topic in {c.topic for c in CASES} for name in recorded(topic)}
    assert records == set(CASES)
