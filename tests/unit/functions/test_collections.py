"""Functions of collections: what holds whatever is in them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mupuppet
from mupuppet.basics.sorting import merge_sorted
from mupuppet.functions.access import dig_into, split_navigation
from mupuppet.functions.comparison import sorted_by_ruby
from mupuppet.functions.registry import FunctionError
from mupuppet.functions.string_conversion import convert_to_string
from mupuppet.functions.trees import Walk
from mupuppet.ruby_semantics.comparison import compare

pytestmark = pytest.mark.slow

_TREES = st.recursive(
    st.integers() | st.text(max_size=3) | st.none() | st.booleans(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=10,
)
_CONTAINERS = st.lists(_TREES, max_size=3) | st.dictionaries(st.text(max_size=3), _TREES)


@given(st.lists(st.integers()))
def test_sorting_by_merging(numbers: list[int]) -> None:
    assert merge_sorted(numbers, lambda a, b: a - b) == sorted(numbers)


@given(st.lists(st.text() | st.integers()))
def test_mixed_values_are_sorted_or_refused(values: list[Any]) -> None:
    if len(set(map(type, values))) > 1:
        with pytest.raises(FunctionError, match=r"comparison of \w+ with .* failed"):
            sorted_by_ruby(values)
    else:
        found = sorted_by_ruby(values)
        assert all(compare(a, b) != 1 for a, b in pairwise(found))


@given(_CONTAINERS)
def test_paths_of_a_tree_lead_to_its_values(tree: Any) -> None:
    for path, value in Walk({}).nodes(tree):
        assert dig_into(tree, path) == value


@given(_CONTAINERS)
def test_both_orders_visit_the_same(tree: Any) -> None:
    depth_first = list(Walk({"order": "depth_first"}).nodes(tree))
    breadth_first = list(Walk({"order": "breadth_first"}).nodes(tree))
    assert sorted(map(repr, depth_first)) == sorted(map(repr, breadth_first))


@given(st.lists(st.from_regex(r"[a-z_]+", fullmatch=True) | st.integers(), min_size=1))
def test_navigation_is_read_as_written(path: list[Any]) -> None:
    assert split_navigation(".".join(map(str, path))) == path
    quoted = ".".join(f'"{step}"' for step in path)
    assert split_navigation(quoted) == [str(step) for step in path]


@pytest.mark.parametrize("navigation", ["", ".", "a.", ".a", "a..b", "'a", "a'b'"])
def test_bad_navigation(navigation: str) -> None:
    with pytest.raises(FunctionError, match="Syntax error"):
        split_navigation(navigation)


@given(_TREES)
def test_every_value_has_a_string(value: Any) -> None:
    assert isinstance(convert_to_string(value), str)


@given(_CONTAINERS)
def test_indentation_adds_only_white_space(tree: Any) -> None:
    if "\n" in repr(tree) or " " in repr(tree).replace(", ", ",").replace(": ", ":"):
        return
    kind = "a" if isinstance(tree, list) else "h"
    plain, indented = convert_to_string(tree, f"%{kind}"), convert_to_string(tree, f"%#{kind}")
    assert "".join(plain.split()) == "".join(indented.split())


def test_equal_times_are_two_keys() -> None:
    """Puppet says the same nearly always (docs/deviations.md), so that no record can pin it."""
    code = """
        $a = Timespan(90)
        $b = Timespan(90)
        notice(size({ $a => 1, $b => 2 }), size([$a, $b].unique), { $a => 1 }[$b] =~ Undef)
    """
    compilation = mupuppet.compile(mupuppet.Environment.from_code(code))
    assert compilation.logs == (("notice", "2 2 true"),)
