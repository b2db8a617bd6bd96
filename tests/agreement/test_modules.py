"""Catalogs of real modules against what real Puppet made of them.

The modules are not part of this repository. Where they have been fetched, by
`python -m tests.oracle.catalogs.module_catalogs`, each catalog must have the recorded digest.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from tests.agreement.versions import DESCRIBED
from tests.oracle.catalogs.module_catalogs import (
    EXPLAINED,
    ModuleCase,
    agrees,
    corpus_cases,
    recorded,
    recorded_form,
)

CASES = corpus_cases()
RECORDED = recorded(DESCRIBED.major)
DIFFERENCES = json.loads(EXPLAINED.read_text("utf-8"))


def test_every_case_is_recorded() -> None:
    assert sorted(RECORDED) == sorted(case.id for case in CASES)


def test_every_explained_difference_is_one_of_a_case() -> None:
    assert DIFFERENCES.keys() <= RECORDED.keys()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_outcome_is_puppets(case: ModuleCase, debian_modulepath: Path) -> None:
    # All that they have in Ruby is evaluated here.
    ours = recorded_form(
        CompilerEvaluator("never").evaluate(case.case(str(debian_modulepath)).for_puppet(DESCRIBED))
    )
    if case.id in DIFFERENCES:
        assert not agrees(RECORDED[case.id], ours), "agrees now: remove it from differences.json"
    else:
        assert agrees(RECORDED[case.id], ours), f"{ours}, unlike {RECORDED[case.id]}"
