"""Catalogs of real modules against what real Puppet made of them.

The modules are not part of this repository. Where they have been fetched, by
`python -m tests.oracle.catalogs.module_catalogs`, each catalog must have the recorded digest. Those
of Debian 12 are compiled as all versions, those of newer releases as the version that is packaged
with them.
"""

from __future__ import annotations

import json

import pytest

from mupuppet.versions import PuppetVersion
from tests.agreement.versions import TESTED
from tests.oracle.catalogs.module_catalogs import (
    EXPLAINED,
    SYSTEMS,
    ModuleCase,
    SharingEvaluator,
    agrees,
    corpus_cases,
    is_explained,
    recorded,
    recorded_form,
    version_of,
)
from tests.oracle.modules import DEFAULT_RELEASE, fetched_modulepath
from tests.requirements import NO_MODULES

CASES = [case for release in SYSTEMS for case in corpus_cases(release=release)]
DIFFERENCES = json.loads(EXPLAINED.read_text("utf-8"))


def compiled_as(release: str) -> tuple[PuppetVersion, ...]:
    """The versions that the modules of a release are compiled as."""
    return TESTED if release == DEFAULT_RELEASE else (version_of(release),)


RECORDED = {
    release: {version: recorded(version.major, release) for version in compiled_as(release)}
    for release in SYSTEMS
}


@pytest.mark.parametrize("release", SYSTEMS)
def test_every_case_is_recorded(release: str) -> None:
    for known in RECORDED[release].values():
        assert sorted(known) == sorted(case.id for case in CASES if case.release == release)


def test_every_explained_difference_is_one_of_a_case() -> None:
    assert {name.partition(" ")[0] for name in DIFFERENCES} <= {case.id for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_outcome_is_puppets(case: ModuleCase) -> None:
    modulepath = fetched_modulepath(case.release)
    if modulepath is None:
        pytest.skip(NO_MODULES)
    # All that they have in Ruby is evaluated here.
    evaluator = SharingEvaluator("never")
    first, *_ = recorded_of = RECORDED[case.release]
    for version, known in recorded_of.items():
        # With the same facts they differ where strictness does; most have one outcome.
        if version is not first and known[case.id] == recorded_of[first][case.id]:
            continue
        made = evaluator.evaluate(case.case(str(modulepath)).for_puppet(version))
        theirs, ours = known[case.id], recorded_form(made)
        if is_explained(DIFFERENCES, case, version):
            assert not agrees(theirs, ours), "agrees now: remove it from differences.json"
        else:
            assert agrees(theirs, ours), f"{version}: {ours}, unlike {theirs}"
