"""The table of functions keeps what it promises."""

from __future__ import annotations

import pytest

from mupuppet.functions.registry import find_function, function_names


@pytest.mark.parametrize("name", function_names())
def test_function_is_where_the_table_says(name: str) -> None:
    found = find_function(name)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("name", function_names())
def test_signatures_can_be_read(name: str) -> None:
    found = find_function(name)
    assert found is not None
    assert found.dispatches
    for dispatch in found.dispatches:
        assert dispatch.signature.minimum <= dispatch.signature.maximum


def test_what_depends_on_more_than_its_arguments_says_so() -> None:
    for name in ("file", "find_file", "binary_file", "generate", "strftime"):
        found = find_function(name)
        assert found is not None
        assert not found.determined, name
    for name in ("map", "sprintf", "regsubst", "md5"):
        found = find_function(name)
        assert found is not None
        assert found.determined, name
