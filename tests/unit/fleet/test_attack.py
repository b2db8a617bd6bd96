"""Impact is sound: nodes outside of it do not change. `python -m tests.oracle.fleet.attack`
does the same for hours.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.fleet.attack import attack


@pytest.mark.parametrize("seed", range(3))
def test_no_node_outside_of_the_impact_set_changes(seed: int, tmp_path: Path) -> None:
    score = attack(seed, 12, tmp_path)
    assert score.violations == []
    assert score.touched < score.nodes  # it is not sound because it names all
