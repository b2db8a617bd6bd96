"""Explanations of the catalogs of real modules, evaluated again from their leaves.

Their templates are rendered again from nothing but what they are recorded to have read. Some change
arrays and hashes in place; what the variables are then is evaluated by rendering them, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet.comparison.compiler_evaluator import compile_case
from mupuppet.provenance import Provenance
from tests.oracle.catalogs.module_catalogs import ModuleCase, corpus_cases, shared_environment
from tests.unit.provenance.test_soundness import check

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("case", corpus_cases(), ids=lambda case: case.id)
def test_the_explanations_of_a_module(case: ModuleCase, debian_modulepath: Path) -> None:
    whole = case.case(str(debian_modulepath))
    compilation = compile_case(whole, shared_environment(whole))
    explained = Provenance.of(compilation)
    assert explained.compilation.catalog == compilation.catalog
    if compilation.catalog is None:
        assert explained.failure() is not None
    else:
        check(explained.recording)
