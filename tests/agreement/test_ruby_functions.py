"""Functions that modules define in Ruby give what real Puppet gave."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle.ruby.functions import calls, ours, own_modules
from tests.oracle.transcripts import Question


@pytest.mark.parametrize("call", calls("own"), ids=lambda call: f"{call.line} {call.asked[:60]}")
def test_own_functions(call: Question) -> None:
    assert ours(call.asked, own_modules()) == call.answer("7")


def test_all_recorded_calls_of_functions_of_debian_modules_agree(
    debian_modulepath: Path,
) -> None:
    wrong = [
        call.asked
        for call in calls("debian")
        if ours(call.asked, str(debian_modulepath)) != call.answer("7")
    ]
    assert wrong == []
