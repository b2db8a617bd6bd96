"""Impact is sound: nodes outside it do not change. `python -m tests.oracle.fleet.attack`
does the same for hours, also with real modules.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mupuppet.fleet.impact import Check
from tests.unit.fleet.attack import attack
from tests.unit.fleet.generated import Generated

pytestmark = pytest.mark.slow


@settings(max_examples=4, deadline=None)
@given(st.integers(min_value=0, max_value=10**9))
def test_no_node_outside_of_the_impact_set_changes(seed: int) -> None:
    with tempfile.TemporaryDirectory() as directory:
        score = attack(Generated(random.Random(seed)), 12, Path(directory))
    assert score.violations == []
    assert score.nodes > 0


def test_impact_is_not_sound_because_it_names_all(tmp_path: Path) -> None:
    score = attack(Generated(random.Random(1)), 20, tmp_path)
    assert 0 < score.changed <= score.touched < score.nodes
    assert score.failed < score.nodes / 2


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["_manifest", "_definition", "_data_key", "_file", "_environment"])
def test_the_attack_finds_a_rule_that_is_missing(
    rule: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Check, rule, lambda *_: None)
    for seed in range(6):
        subject = Generated(random.Random(seed))
        if attack(subject, 40, tmp_path / str(seed), stop_at_violation=True).violations:
            return
    pytest.fail("no violation was found")
