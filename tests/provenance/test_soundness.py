"""Explanations are right: evaluating them again, from their leaves, gives the catalog's values."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mupuppet.catalog.explanation import plain
from mupuppet.comparison.cases import Case, find_cases
from mupuppet.comparison.full import compile_case, environment_of
from mupuppet.compiler.limits import Limits, current
from mupuppet.provenance import Provenance
from mupuppet.provenance.replay import Recording
from tests.provenance.reevaluation import Reevaluation, final_changes
from tests.provenance.repository import provenance

CORPORA = Path(__file__).resolve().parent.parent / "corpus"
CASES = find_cases([str(CORPORA / "compiler"), str(CORPORA / "paper")])


@contextmanager
def _room() -> Iterator[None]:
    limit = sys.getrecursionlimit()
    token = current.set(Limits())
    sys.setrecursionlimit(100_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
        current.reset(token)


def check(recording: Recording) -> int:
    """Evaluate all attributes again; how many there were."""
    reevaluation = Reevaluation(recording)
    changes = final_changes(recording)
    with _room():
        for name, parameter, change in changes:
            value = reevaluation.change(change)
            assert (value, type(value)) == (parameter.value, type(parameter.value)), name
    return len(changes)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_explanations_of_a_case(case: Case) -> None:
    with tempfile.TemporaryDirectory() as directory:
        compilation = compile_case(case, environment_of(case, directory))
        explained = Provenance.of(compilation)
        replayed = explained.compilation
        assert replayed.catalog == compilation.catalog
        assert [each.message for each in replayed.diagnostics] == [
            each.message for each in compilation.diagnostics
        ]
        if compilation.catalog is None:
            assert explained.failure() is not None
            return
        check(explained.recording)
        for ref, name, explanation in explained.everything():
            if name is None:
                continue
            resource = compilation.catalog[ref]
            if name not in resource.sensitive_parameters and "Sensitive [" not in str(
                explanation.value
            ):
                assert explanation.value == resource.parameters[name]
            assert plain(explanation.value) == explanation.to_dict()["value"]


def test_the_explanations_of_a_control_repository() -> None:
    assert check(provenance().recording) > 20
