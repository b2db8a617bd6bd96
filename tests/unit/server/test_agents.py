"""A real agent, from its certificate to a run that changes nothing.

`python -m tests.oracle.server.agents` does more, with all versions of agents.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle.server.agents import Agent, first_run, make_site
from tests.requirements import needs_puppet
from tests.unit.server.serving import Serving, copy_authority


@needs_puppet
@pytest.mark.slow
def test_an_agent_applies_its_catalog_and_a_second_run_changes_nothing(
    made_authority: Path, tmp_path: Path
) -> None:
    copy_authority(made_authority, tmp_path / "state")
    serving = Serving(make_site(tmp_path / "site"), tmp_path / "state", "--autosign", "all")
    try:
        assert list(first_run(Agent(serving, tmp_path / "agents", "web1.example.com"))) == []
    finally:
        assert serving.end() == 0
