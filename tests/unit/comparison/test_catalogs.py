"""Catalogs as they are compared."""

from typing import Any

import pytest

from mupuppet.catalog.json_values import same_value
from mupuppet.comparison.catalogs import (
    NormalCatalog,
    NormalResource,
    View,
    differences,
)

CATALOG: dict[str, Any] = {
    "version": 1,
    "catalog_uuid": "a",
    "resources": [
        {"type": "Stage", "title": "main", "tags": ["stage"], "parameters": {"name": "main"}},
        {
            "type": "File",
            "title": "/a",
            "tags": ["file", "class"],
            "file": "site.pp",
            "line": 3,
            "exported": False,
            "parameters": {"mode": "0644", "before": ["Notify[x]", "Notify[y]", "Notify[x]"]},
            "sensitive_parameters": ["content"],
        },
    ],
    "edges": [{"source": "Stage[main]", "target": "Class[main]"}],
    "classes": ["settings"],
}


def test_reads_puppets_format() -> None:
    catalog = NormalCatalog.from_data(CATALOG)
    file = catalog.resources["File[/a]"]
    assert file.parameters == {"mode": "0644", "before": ["Notify[x]", "Notify[y]"]}
    assert file.tags == {"file", "class"}
    assert file.sensitive == {"content"}
    assert catalog.edges == {("Stage[main]", "Class[main]")}
    assert catalog.classes == {"settings"}


def test_writes_what_it_reads_in_a_fixed_order() -> None:
    catalog = NormalCatalog.from_data(CATALOG)
    data = catalog.to_data()
    assert [resource["type"] for resource in data["resources"]] == ["File", "Stage"]
    assert data["resources"][0]["tags"] == ["class", "file"]
    assert NormalCatalog.from_data(data) == catalog


def test_order_and_identifiers_do_not_count() -> None:
    other = {**CATALOG, "version": 2, "resources": CATALOG["resources"][::-1]}
    assert differences(NormalCatalog.from_data(CATALOG), NormalCatalog.from_data(other)) == []


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (1, 1.0),
        (1, True),
        (0, False),
        (1, "1"),
        (None, ""),
        ([1, 2], [2, 1]),
        ([1], 1),
        ({"a": 1}, {"a": True}),
        ({"a": 1}, {"a": 1, "b": None}),
    ],
)
def test_values_of_different_types_differ(left: object, right: object) -> None:
    assert not same_value(left, right)
    assert same_value(left, left)


def test_equal_values() -> None:
    assert same_value({"a": [1, {"b": None}], "c": 1.5}, {"c": 1.5, "a": [1, {"b": None}]})


def test_differences_in_words() -> None:
    expected = NormalCatalog.of(
        [
            NormalResource("File", "/a", {"mode": "0644", "owner": "root"}, frozenset({"x"})),
            NormalResource("File", "/b"),
        ],
        [("Class[main]", "File[/a]")],
        ["settings"],
    )
    actual = NormalCatalog.of(
        [
            NormalResource(
                "File", "/a", {"mode": 644, "group": "wheel"}, frozenset({"y"}), exported=True
            ),
            NormalResource("File", "/c"),
        ],
        [],
        ["settings", "extra"],
    )
    assert differences(expected, actual) == [
        'File[/a]: group is "wheel", Puppet has none',
        'File[/a]: mode is 644, Puppet has "0644"',
        'File[/a]: owner is missing, Puppet has "root"',
        "File[/a]: exported is true, unlike Puppet's",
        "File[/a]: tag x is missing",
        "File[/a]: tag y is not in Puppet's",
        "File[/b] is missing",
        "File[/c] is not in Puppet's catalog",
        "edge Class[main] contains File[/a] is missing",
        "class extra is not in Puppet's",
    ]


def test_a_view_hides_what_an_evaluator_does_not_define() -> None:
    catalog = NormalCatalog.from_data(CATALOG)
    seen = View(without=frozenset({"Stage[main]"}), structure=False).of(catalog)
    assert list(seen.resources) == ["File[/a]"]
    assert seen.resources["File[/a]"].tags == frozenset()
    assert not seen.edges
    assert not seen.classes
    assert list(View(without_types=frozenset({"File"})).of(catalog).resources) == ["Stage[main]"]
    assert View().of(catalog) == catalog
