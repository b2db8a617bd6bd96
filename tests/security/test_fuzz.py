"""A small, fixed number of mutated inputs; `python -m tests.security.fuzz` runs for long."""

from tests.security.fuzz import failures


def test_every_input_has_an_answer() -> None:
    assert list(failures(seed=1, count=150, seconds=None)) == []
