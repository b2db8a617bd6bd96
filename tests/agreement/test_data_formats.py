"""Data files and merges: our answers against those that Ruby gave, and gives."""

from __future__ import annotations

import os

import pytest

from tests.agreement.versions import TESTED
from tests.oracle.front_end.puppet import is_installed
from tests.oracle.hiera.documents import COUNTS, agree, answers, inputs, ours, recorded
from tests.oracle.versions import asked_version
from tests.requirements import NO_PUPPET

CASES = int(os.environ.get("MUPUPPET_LIVE_CASES", "150"))


@pytest.mark.parametrize("kind", COUNTS)
def test_recorded(kind: str) -> None:
    for version in TESTED:
        records = recorded(kind, version.major)
        assert len(records) >= COUNTS[kind]
        differing = [
            (given, theirs, mine)
            for given, theirs in records
            if not agree(kind, theirs, mine := ours(kind, given, version))
        ]
        assert differing == [], version


@pytest.mark.skipif(not is_installed(), reason=NO_PUPPET)
@pytest.mark.parametrize("kind", COUNTS)
def test_live(kind: str) -> None:
    given = inputs(kind, CASES, seed=CASES)  # more cases are other ones
    differing = [
        (each, theirs, mine)
        for each, theirs in zip(given, answers(kind, given), strict=True)
        if not agree(kind, theirs, mine := ours(kind, each, asked_version()))
    ]
    assert differing == []
