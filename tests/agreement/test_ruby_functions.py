"""Functions that modules define in Ruby give what real Puppet gave."""

from __future__ import annotations

from pathlib import Path

from mupuppet.versions import PuppetVersion
from tests.agreement.cases import case_by_case
from tests.agreement.versions import TESTED
from tests.oracle.ruby.functions import calls, ours, own_modules
from tests.oracle.transcripts import Question

#: Calls whose outcome differs, which docs/deviations.md explains.
DEVIATING = [
    ("8", "translate('Hello %{name}', {'other' => 'World'})"),
    ("9", "sample_helper(1)"),
]


@case_by_case((call,) for call in calls("own"))
def test_own_functions(call: Question) -> None:
    for version in TESTED:
        check(call, version)


def check(call: Question, version: PuppetVersion) -> None:
    found = ours(call.asked, own_modules(), version=version)
    if (version.major, call.asked) in DEVIATING:
        assert found != call.answer(version.major), "this is no longer a deviation"
    else:
        assert found == call.answer(version.major), version


def test_all_recorded_calls_of_functions_of_debian_modules_agree(
    debian_modulepath: Path,
) -> None:
    wrong = [
        (version.major, call.asked)
        for call in calls("debian")
        for version in TESTED
        if ours(call.asked, str(debian_modulepath), version=version) != call.answer(version.major)
    ]
    assert wrong == [each for each in DEVIATING if each in wrong]
    assert len(wrong) == 1
