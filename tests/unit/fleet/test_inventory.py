"""Nodes of a PuppetDB, and catalogs that it has stored."""

from __future__ import annotations

from typing import Any

import pytest

from mupuppet.cli.diff import _stored_catalog
from mupuppet.diff.changes import Outcome, compare
from mupuppet.environment.facts import Facts
from mupuppet.fleet.inventory import InventoryError, from_puppetdb
from tests.unit.diff.catalogs import catalog, resource


def test_the_nodes_of_a_puppetdb() -> None:
    trusted = {"certname": "b", "extensions": {"pp_role": "db"}}
    rows: list[Any] = [
        {"certname": "b", "facts": {"role": "db"}, "trusted": trusted},
        {"certname": "a", "facts": {"role": "web"}, "trusted": None},
    ]
    found = from_puppetdb(lambda _: rows)
    assert list(found) == ["a", "b"]
    facts = found["b"].facts
    assert isinstance(facts, Facts)
    assert (facts.values, facts.trusted) == ({"role": "db"}, trusted)
    assert found["a"].stamp() != found["b"].stamp()
    with pytest.raises(InventoryError):
        from_puppetdb(lambda _: [{"name": "x"}])


def test_a_catalog_of_a_puppetdb_is_compared_like_others() -> None:
    edge = {
        "source_type": "Class", "source_title": "A", "target_type": "File", "target_title": "/a",
    }  # fmt: skip
    row = {
        "certname": "n",
        "resources": {"data": [resource("Class[A]"), resource("File[/a]", mode="0644")]},
        "edges": {
            "data": [{**edge, "relationship": "contains"}, {**edge, "relationship": "required-by"}]
        },
    }
    ours = catalog(
        resource("Class[A]"),
        resource("File[/a]", mode="0600"),
        edges=(("Class[A]", "File[/a]"),),
        classes="a",
    )
    (change,) = compare(Outcome(_stored_catalog(row)), ours)
    assert (change.resource, change.attribute) == ("File[/a]", "mode")
