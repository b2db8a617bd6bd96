"""Environments of the corpus, compiled as they stand, against what real Puppet made of them.

A catalog must be Puppet's in all that an agent sees; a failure must have Puppet's message, file
and line. What Puppet logs must be logged, in the same order.
"""

from __future__ import annotations

import json
from functools import cache, partial
from typing import Any

import pytest

from mupuppet.comparison.catalogs import NormalCatalog, differences
from mupuppet.versions import PuppetVersion, puppet_version
from tests.agreement.versions import DESCRIBED, TESTED
from tests.oracle.environments.cases import EnvironmentCase, all_cases
from tests.oracle.environments.ours import compile_request
from tests.oracle.messages import without_additions
from tests.paths import CORPUS
from tests.requirements import needs_puppet, needs_recorded_ruby

CASES = all_cases()


def _logs(outcome: dict[str, Any]) -> list[str]:
    """Levels and messages, sorted: Puppet looks at modules in the order of the file system."""
    messages = [
        (log["level"], log["message"].partition("\n   (file & line not available)")[0])
        for log in outcome.get("logs", ())
        if log["level"] not in ("debug", "info")
    ]
    return sorted(f"{level}: {message}" for level, message in messages)


def _mistake(outcome: dict[str, Any], details: frozenset[str]) -> dict[str, Any]:
    """The details of an error. The front end reports mistakes in its own words."""
    error = dict(outcome["error"])
    message = error["message"].removeprefix("Evaluation Error: ")
    error["message"] = without_additions(message).rstrip()
    return {name: error.get(name) for name in details}


def _reported(outcome: dict[str, Any]) -> frozenset[str]:
    """What Puppet reports about an error, and we must report as well."""
    error = outcome["error"]
    reported = {name for name in ("file", "line") if error.get(name) is not None}
    is_of_front_end = error["kind"].isupper() and error["kind"] != "RUNTIME_ERROR"
    return frozenset(reported if is_of_front_end else reported | {"message"})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_outcomes_are_puppets(case: EnvironmentCase) -> None:
    assert case.about
    assert case.requests
    deviating = _deviations().get(case.name, {}).get("versions", ())
    for version in TESTED:
        if version.major in deviating:
            with pytest.raises(AssertionError):
                _check(case, version)
        else:
            _check(case, version)


#: Cases that must have the same outcome where all Ruby code is run by Ruby.
RUBY_CASES = [case for case in CASES if case.path.stem == "ruby_constructs"]


@needs_recorded_ruby
@needs_puppet  # which brings Facter
@pytest.mark.parametrize("case", RUBY_CASES, ids=lambda case: case.name)
def test_the_outcomes_are_puppets_with_the_worker(case: EnvironmentCase) -> None:
    _check(case, puppet_version("7"), "always")


@cache
def _deviations() -> dict[str, dict[str, Any]]:
    """The cases in which we are known to differ, with the versions and the reason."""
    path = CORPUS / "environments" / "deviations.json"
    listed: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return listed


def test_every_listed_deviation_is_a_case() -> None:
    assert _deviations().keys() <= {case.name for case in CASES}


def _check(case: EnvironmentCase, version: PuppetVersion, ruby: str = "never") -> None:
    recorded = case.recorded(version.major)
    ours = case.answers(partial(compile_request, ruby=ruby, version=version))
    assert len(ours) == len(recorded)
    for expected, actual in zip(recorded, ours, strict=True):
        assert actual["ok"] == expected["ok"], actual.get("error") or expected.get("error")
        if expected["ok"]:
            found = differences(NormalCatalog.from_data(expected), NormalCatalog.from_data(actual))
            assert found == []
        else:
            reported = _reported(expected)
            assert _mistake(actual, reported) == _mistake(expected, reported)
        assert _logs(actual) == _logs(expected)


def test_there_are_many_cases_good_and_bad() -> None:
    outcomes = [outcome for case in CASES for outcome in case.recorded(DESCRIBED.major)]
    assert len(CASES) >= 25
    assert sum(outcome["ok"] for outcome in outcomes) >= 40
    assert sum(not outcome["ok"] for outcome in outcomes) >= 15
