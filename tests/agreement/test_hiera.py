"""Lookups give what real Puppet gave in the control repositories of the corpus."""

from __future__ import annotations

import json
import re

import pytest

from mupuppet.versions import PuppetVersion
from tests.agreement.versions import TESTED
from tests.oracle.hiera.cases import Case, cases, repositories
from tests.oracle.hiera.ours import answer
from tests.requirements import NO_CRYPTOGRAPHY

#: Beginnings of messages after which Puppet reports what only Ruby can know, each with the
#: end of what is compared.
_UP_TO = (
    # What OpenSSL says.
    ("hiera-eyaml backend error", ". Error was"),
    # What the parser says about a type that is none.
    ("Invalid data type in lookup_options", "error: '"),
    # Which of several values cannot be compared depends on how an array is sorted.
    ("Error while evaluating a Function Call, comparison of", "comparison of"),
)
#: A mistake in Puppet itself; it is enough that we find the mistake that led to it.
_CRASH = "undefined method `"


_CASES = [case for name in repositories() for case in cases(name)]


def _name(case: Case) -> str:
    return f"{case.repository}:{case.question.line} {case.expression[:50]}"


def _comparable(error: str) -> str:
    error = error.removeprefix("Evaluation Error: ")
    for beginning, end in _UP_TO:
        if error.startswith(beginning) and end in error:
            return error.partition(end)[0]
    # Ruby's library reports a line of its own source, and the rest of the content.
    return re.split(r":(?: \d+:)? unexpected token", error)[0]


def _warnings(messages: list[str]) -> set[str]:
    """The warnings without the place that Puppet does not know."""
    return {message.partition("\n   (")[0] for message in messages}


def test_there_are_many_repositories() -> None:
    assert len(repositories()) >= 25


@pytest.mark.parametrize("case", [c for c in _CASES if c.explained_key is None], ids=_name)
def test_lookup(case: Case) -> None:
    if case.repository == "eyaml":
        pytest.importorskip("cryptography", reason=NO_CRYPTOGRAPHY)
    for version in TESTED:
        _check(case, version)


def _check(case: Case, version: PuppetVersion) -> None:
    expected = case.question.answer(version.major)
    assert expected, "nothing is recorded: python -m tests.record --missing"
    found = answer(case, version)
    if _CRASH in expected.get("error", ""):
        assert "error" in found.data
        return
    if "error" in expected:
        assert "error" in found.data, found.data
        assert _comparable(found.data["error"]) == _comparable(expected["error"])
    else:
        wanted = {name: expected[name] for name in ("value", "missing") if name in expected}
        # As texts, since the order of keys counts.
        assert json.dumps(found.data) == json.dumps(wanted)
    assert _warnings(found.warnings) == _warnings(expected.get("warnings", []))


@pytest.mark.parametrize("case", [c for c in _CASES if c.explained_key is not None], ids=_name)
def test_explanation_has_every_step_that_puppet_tells(case: Case) -> None:
    for version in TESTED:
        expected = case.question.answer(version.major)
        assert expected, "nothing is recorded: python -m tests.record --missing"
        found = answer(case, version)
        if "error" in expected:
            assert found.data["error"] == expected["error"], version
            continue
        text = found.data["explanation"]
        if case.directory == ".":
            text = text.replace('Path "ROOT/', 'Path "')  # Puppet leaves relative paths as is
        assert text == expected["explanation"], version
