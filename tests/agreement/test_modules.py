"""Catalogs of real modules against what real Puppet made of them.

The modules are not part of this repository. Where they have been fetched, by
`python -m tests.oracle.catalogs.module_catalogs`, each catalog must have the recorded digest.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from tests.agreement.versions import TESTED
from tests.oracle.catalogs.module_catalogs import (
    EXPLAINED,
    ModuleCase,
    agrees,
    corpus_cases,
    is_explained,
    recorded,
    recorded_form,
)

CASES = corpus_cases()
RECORDED = {version: recorded(version.major) for version in TESTED}
DIFFERENCES = json.loads(EXPLAINED.read_text("utf-8"))


def test_every_case_is_recorded() -> None:
    for known in RECORDED.values():
        assert sorted(known) == sorted(case.id for case in CASES)


def test_every_explained_difference_is_one_of_a_case() -> None:
    assert {name.partition(" ")[0] for name in DIFFERENCES} <= RECORDED[TESTED[0]].keys()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_outcome_is_puppets(case: ModuleCase, debian_modulepath: Path) -> None:
    # All that they have in Ruby is evaluated here.
    evaluator = CompilerEvaluator("never")
    for version, known in RECORDED.items():
        # With the same facts they differ where strictness does; most have one outcome.
        if version is not TESTED[0] and known[case.id] == RECORDED[TESTED[0]][case.id]:
            continue
        made = evaluator.evaluate(case.case(str(debian_modulepath)).for_puppet(version))
        theirs, ours = known[case.id], recorded_form(made)
        if is_explained(DIFFERENCES, case, version):
            assert not agrees(theirs, ours), "agrees now: remove it from differences.json"
        else:
            assert agrees(theirs, ours), f"{version}: {ours}, unlike {theirs}"
