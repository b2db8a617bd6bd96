"""The fewest nodes that cover a change."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from mupuppet.fleet.impact import Impact, Reason
from mupuppet.fleet.selection import smallest_selection

NODES = st.dictionaries(
    st.sampled_from("abcdefgh"), st.sets(st.integers(0, 6), min_size=1), max_size=7
)


def impact_of(nodes: dict[str, set[int]]) -> Impact:
    reasons = {name: [Reason(str(each), "") for each in sorted(nodes[name])] for name in nodes}
    return Impact(reasons, len(nodes))


@given(NODES)
def test_no_smaller_set_covers_all(nodes: dict[str, set[int]]) -> None:
    chosen = smallest_selection(impact_of(nodes))
    every = set().union(*nodes.values())
    assert set().union(*(nodes[each] for each in chosen)) == every
    for fewer in combinations(nodes, max(0, len(chosen) - 1)):
        assert not chosen or set().union(*(nodes[each] for each in fewer)) != every


def test_greed_is_not_enough() -> None:
    nodes = {"a": {1, 2, 3, 4}, "b": {1, 2, 5}, "c": {3, 4, 6}}
    assert smallest_selection(impact_of(nodes)) == ["b", "c"]
