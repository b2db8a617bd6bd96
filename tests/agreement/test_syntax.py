"""Our front end against what real Puppet was recorded to say about each case of the corpus."""

from __future__ import annotations

import pytest

from tests.agreement.versions import TESTED
from tests.oracle.front_end import ours
from tests.oracle.front_end.compare import differences
from tests.oracle.front_end.corpus import Case, all_cases


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_case(case: Case) -> None:
    for version in TESTED:
        expected = case.recorded(version.major)
        assert expected, "nothing is recorded: python -m tests.record --missing"
        found = differences(expected, ours.examine(case.request, version))
        assert not found, "\n".join([str(version), *found])
