"""JSON with indentation is that of Python's own writer."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.catalog.catalog import Catalog, CatalogResource
from mupuppet.catalog.json_writing import catalog_json, pretty_json
from mupuppet.values.value import Value

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
)  # fmt: skip
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
)
STRINGS = st.text(max_size=5)
TUPLES = st.lists(STRINGS, max_size=2).map(tuple)
RESOURCES = st.builds(
    CatalogResource, STRINGS, STRINGS, st.dictionaries(STRINGS, JSON, max_size=3), TUPLES,
    st.booleans(), STRINGS, st.none() | STRINGS, st.none() | st.integers(), TUPLES,
)  # fmt: skip
CATALOGS = st.builds(
    Catalog, STRINGS, STRINGS, st.lists(RESOURCES, max_size=3).map(tuple),
    st.lists(st.tuples(STRINGS, STRINGS), max_size=3).map(tuple), TUPLES, TUPLES,
    st.integers() | STRINGS,
)  # fmt: skip


@given(JSON)
def test_it_is_what_python_writes(value: Value) -> None:
    assert pretty_json(value) == json.dumps(value, indent=2, ensure_ascii=False) + "\n"


@given(CATALOGS)
def test_a_catalog_is_written_as_its_hash_is(catalog: Catalog) -> None:
    assert catalog_json(catalog) == pretty_json(catalog.to_dict())


@pytest.mark.parametrize("number", [float("inf"), float("nan")])
def test_numbers_that_json_does_not_have_are_refused(number: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        pretty_json({"a": [number]})
