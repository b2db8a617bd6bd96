"""A small, fixed number of mutated inputs; `python -m tests.security.fuzz` runs for long."""

import pytest

from tests.security.extremes import failures as failing_calls
from tests.security.fuzz import NAMES, failures

#: Few for those that take long.
COUNTS = dict.fromkeys(
    "compile step requests batch row t.epp f.rb type.rb lookup why pattern".split(), 150
)


@pytest.mark.parametrize("name", NAMES)
def test_every_input_has_an_outcome(name: str) -> None:
    assert list(failures(name, seed=1, count=COUNTS.get(name, 400))) == []


def test_calls_of_native_ruby_with_extreme_arguments() -> None:
    """A hundredth of all calls; `python -m tests.security.extremes` makes all of them."""
    count, found = failing_calls(part=0, parts=100)
    assert count > 3000
    assert found == {}
