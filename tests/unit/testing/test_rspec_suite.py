"""A suite of rspec-puppet passes and fails with mupuppet as it does with Puppet."""

from pathlib import Path

import pytest

from tests.oracle.rspec.compare import MODULE, MUPUPPET, compared, is_available, run_suite

NO_RSPEC = "rspec-puppet is not installed (apt-get install ruby-rspec-puppet)"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _rspec() -> None:
    """To ask takes seconds, which no process should spend that runs none of these tests."""
    if not is_available():
        pytest.skip(NO_RSPEC)


def test_a_suite_is_the_same_with_mupuppet_behind_it() -> None:
    runs, problems = compared(MODULE)
    assert problems == []
    statuses = list(runs["off"].examples.values())
    assert (statuses.count("failed"), len(statuses)) == (1, 52)
    assert "the specs define defined_here in Ruby" in runs["on"].output
    assert "JSON cannot represent the inputs of the example" in runs["on"].output
    assert "catalogs left to Puppet: 2" in runs["on"].output


def test_a_mode_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(SystemExit, match='MUPUPPET_RSPEC is on, off, dual; not "of"'):
        run_suite(MODULE, "of")


def test_puppet_compiles_where_mupuppet_has_ended(tmp_path: Path) -> None:
    program = tmp_path / "mupuppet"
    program.write_text(f"#!/bin/sh\nsed -u 5q | {MUPUPPET} batch\n")
    program.chmod(0o755)
    run = run_suite(MODULE, "on", program=str(program))
    assert list(run.examples.values()).count("failed") == 1
    assert run.output.count("Puppet compiles: mupuppet has ended") == 1
    assert "catalogs compiled: " in run.output
