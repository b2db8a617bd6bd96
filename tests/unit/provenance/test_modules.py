"""Explanations of the catalogs of real modules, evaluated again from their leaves.

Their templates are rendered again from nothing but what they are recorded to have read. Some change
arrays and hashes in place; what the variables are then is evaluated by rendering them, too.
"""

from __future__ import annotations

import tempfile

import pytest

from mupuppet.comparison.full import compile_case, environment_of
from mupuppet.provenance import Provenance
from tests.oracle.catalogs.module_catalogs import ModuleCase, corpus_cases
from tests.oracle.modules import fetched_modulepath
from tests.unit.provenance.test_soundness import check

MODULEPATH = fetched_modulepath()


@pytest.mark.skipif(MODULEPATH is None, reason="Debian's module packages have not been fetched")
@pytest.mark.parametrize("case", corpus_cases(), ids=lambda case: case.id)
def test_the_explanations_of_a_module(case: ModuleCase) -> None:
    whole = case.case(str(MODULEPATH))
    with tempfile.TemporaryDirectory() as directory:
        compilation = compile_case(whole, environment_of(whole, directory))
        explained = Provenance.of(compilation)
        assert explained.compilation.catalog == compilation.catalog
        if compilation.catalog is None:
            assert explained.failure() is not None
        else:
            check(explained.recording)
