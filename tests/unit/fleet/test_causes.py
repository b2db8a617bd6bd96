"""Causes: what was injected is what is named, and what is proven is never wrong.

Some rounds of `python -m tests.oracle.fleet.causes`, which runs for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.fleet.injections import inject


@pytest.mark.slow
def test_injected_changes_are_the_named_causes(tmp_path: Path) -> None:
    injector = inject(tmp_path, seed=1, rounds=25)
    assert injector.mistakes == []
    assert injector.injections > 70
    assert injector.proven > injector.groups * 0.9
