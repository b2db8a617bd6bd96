"""Laws of merging, whatever is merged."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.hiera.deep_merge import DeepMergeOptions, deep_merge
from mupuppet.hiera.errors import NOT_FOUND, UsageError
from mupuppet.hiera.explain import NO_TRACE
from mupuppet.hiera.invocation import Invocation
from mupuppet.hiera.keys import LookupKey, lookup_key
from mupuppet.hiera.merging import strategy_for
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.value import Value

pytestmark = pytest.mark.slow

_SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b", "--a", "--"])
_KEYS = st.sampled_from(["a", "b", "c", "d"])
_VALUES = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_KEYS, inner, max_size=4),
    max_leaves=12,
)
_HASHES = st.dictionaries(_KEYS, _VALUES, max_size=4)
_OPTIONS = st.builds(
    DeepMergeOptions,
    knockout_prefix=st.none() | st.just("--"),
    merge_hash_arrays=st.booleans(),
)
_LOOKUPS: Any = SimpleNamespace(current=None)
_SCOPE: Any = None
_INVOCATION = Invocation(_LOOKUPS, _SCOPE)


@given(_VALUES, _VALUES, _OPTIONS)
def test_deep_merge_changes_nothing_that_it_is_given(
    first: Value, second: Value, options: DeepMergeOptions
) -> None:
    before = copy.deepcopy((first, second))
    deep_merge(first, second, options)
    assert (first, second) == before


@given(_HASHES, _HASHES)
def test_deep_merge_has_the_keys_of_both(first: dict[str, Value], second: dict[str, Value]) -> None:
    merged = deep_merge(first, second, DeepMergeOptions())
    assert set(merged) == set(first) | set(second)


@given(_HASHES, _HASHES)
def test_deep_merge_prefers_plain_values_of_the_first(
    first: dict[str, Value], second: dict[str, Value]
) -> None:
    merged = deep_merge(first, second, DeepMergeOptions())
    for key, value in first.items():
        if value is not None and not isinstance(value, list | dict):
            assert merged[key] == value


@given(_HASHES, _HASHES)
def test_hash_takes_whole_values(first: dict[str, Value], second: dict[str, Value]) -> None:
    assert strategy_for("hash").merge(first, second) == {**second, **first}


@given(st.lists(st.lists(_SCALARS, max_size=3), max_size=3))
def test_unique_has_each_element_once(arrays: list[list[Value]]) -> None:
    strategy = strategy_for("unique")
    found = strategy.search([*arrays, [1]], lambda array, *_: array, lookup_key("a"), _INVOCATION)
    keys = [hash_key(element) for element in found]
    if sum(bool(array) for array in arrays) + 1 > 1:
        assert len(keys) == len(set(keys))
    assert {hash_key(e) for array in arrays for e in array} | {1} == set(keys)


@given(st.lists(st.just(NOT_FOUND) | _VALUES, max_size=4))
def test_first_stops_at_the_first_value(values: list[Value]) -> None:
    asked: list[Value] = []

    def find(value: Value, *_: object) -> Value:
        asked.append(value)
        return value

    found = strategy_for(None).search(values, find, lookup_key("a"), _INVOCATION)
    expected = next((value for value in values if value is not NOT_FOUND), NOT_FOUND)
    assert found is expected
    assert all(value is NOT_FOUND for value in asked[:-1])


@pytest.mark.parametrize("merge", ["sideways", {"strategy": "sideways"}, {}, {"a": 1}, 5])
def test_strategies_that_do_not_exist(merge: Value) -> None:
    with pytest.raises(UsageError):
        strategy_for(merge)


@given(st.lists(st.text(st.characters(exclude_characters="'\"\0"), min_size=1), min_size=1))
def test_keys_in_quotes_are_split_where_they_were_joined(parts: list[str]) -> None:
    key = lookup_key(".".join(f"'{part}'" for part in parts))
    assert key.all_segments == parts


@given(st.lists(st.integers(0, 5) | st.sampled_from(["a", "b"]), max_size=4), _SCALARS)
def test_what_is_undug_can_be_dug(segments: list[str | int], value: Value) -> None:
    key = LookupKey(".".join(["root", *map(str, segments)]))
    assert key.dig(key.undig(value), NO_TRACE) == value
