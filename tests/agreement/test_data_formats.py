"""Data files and merges: our answers against those that Ruby gave, and gives."""

from __future__ import annotations

import os
from typing import Any

import pytest

from mupuppet.versions import PuppetVersion
from tests.agreement.cases import check_all
from tests.agreement.versions import TESTED
from tests.oracle.front_end.puppet import is_installed
from tests.oracle.hiera.documents import COUNTS, agree, answers, inputs, ours, recorded
from tests.oracle.versions import asked_version
from tests.requirements import NO_PUPPET

CASES = int(os.environ.get("MUPUPPET_LIVE_CASES", "150"))


@pytest.mark.many_cases
@pytest.mark.parametrize("kind", COUNTS)
@pytest.mark.parametrize("version", TESTED, ids=str)
def test_recorded(kind: str, version: PuppetVersion) -> None:
    def check(given: Any, theirs: Any) -> None:
        mine = ours(kind, given, version)
        assert agree(kind, theirs, mine), (theirs, mine)

    records = recorded(kind, version.major)
    assert len(records) >= COUNTS[kind]
    check_all(check, records)


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
