"""Queries to PuppetDB, answered from our own records of nodes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ListedExports, ListedNodes
from mupuppet.environment.node_records import NodeRecord, NodesInMemory
from mupuppet.environment.pql import QueryError, parse_pql
from mupuppet.environment.query_evaluation import answer_query


def resource(title: str, *tags: str, **parameters: Any) -> dict[str, Any]:
    return {
        "title": title,
        "exported": False,
        "tags": sorted(tags),
        "file": "/a.pp",
        "line": 3,
        "parameters": parameters,
    }


def record(name: str, family: str, cores: int, *classes: str) -> NodeRecord:
    facts = {"os": {"family": family}, "cores": cores, "ips": ["192.0.2.1", "192.0.2.2"]}
    resources = {
        "Class": [resource(each, "class", each.lower(), port=cores) for each in classes],
        "File": [resource("/etc/motd", "file", ensure="file")],
    }
    time = "2026-11-17T00:00:00.000Z"
    return NodeRecord(name, "production", time, facts, {"certname": name}, resources)


RECORDS = [
    record("db1", "RedHat", 8, "Db"),
    record("web1", "Debian", 2, "Web", "Ntp"),
    record("web2", "Debian", 4, "Web"),
]


def names(query: str | list[Any]) -> list[str]:
    return [row["certname"] for row in answer_query(query, NodesInMemory(RECORDS))]


def ask(query: str | list[Any]) -> list[Any]:
    return answer_query(query, NodesInMemory(RECORDS))


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("nodes {}", ["db1", "web1", "web2"]),
        ("nodes { certname = 'web1' }", ["web1"]),
        ("nodes[certname] { certname ~ '^web' }", ["web1", "web2"]),
        ("nodes { certname !~ '^web' }", ["db1"]),
        ("nodes { ! (certname = 'db1' or certname = 'web2') }", ["web1"]),
        ("nodes { certname in ['db1', 'no'] }", ["db1"]),
        ("nodes { deactivated is null }", ["db1", "web1", "web2"]),
        ("nodes { expired is not null }", []),
        ("nodes[certname] { resources { type = 'Class' and title = 'Web' } }", ["web1", "web2"]),
        ("nodes { certname in inventory[certname] { facts.os.family = 'RedHat' } }", ["db1"]),
        ("inventory { facts.os.family = 'Debian' and facts.cores > 2 }", ["web2"]),
        ("inventory { facts.cores >= 4 and facts.cores < 8 }", ["web2"]),
        ("inventory { facts.ips.1 = '192.0.2.2' limit 1 offset 1 }", ["web1"]),
        ('inventory { trusted.certname = "web1" }', ["web1"]),
        ("inventory { nodes { certname = 'db1' } }", ["db1"]),
        ("nodes { certname != 'x' order by certname desc limit 2 }", ["web2", "web1"]),
        ("facts { name = 'cores' and value = 4 }", ["web2"]),
        ("facts[certname] { name = 'os' and value.family = 'RedHat' }", ["db1"]),
        ("resources { type = 'Class' and parameters.port = 2 and title = 'Ntp' }", ["web1"]),
        ("resources { tag = 'NTP' }", ["web1"]),
        ("resources { tag ~ '^nt' }", ["web1"]),
        ("resources { [certname, title] in resources[certname, title] { title = 'Db' } }", ["db1"]),
    ],
)
def test_pql(query: str, expected: list[str]) -> None:
    assert names(query) == expected


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (["from", "nodes"], ["db1", "web1", "web2"]),
        (["from", "nodes", ["=", ["fact", "cores"], 8]], ["db1"]),
        (["from", "nodes", ["=", ["node", "active"], True]], ["db1", "web1", "web2"]),
        (["from", "resources", ["=", ["parameter", "port"], 8]], ["db1"]),
        (["from", "nodes", ["subquery", "resources", ["=", "title", "Ntp"]]], ["web1"]),
        (
            ["from", "nodes", ["in", "certname", ["extract", "certname",
             ["select_resources", ["=", "title", "Db"]]]]],
            ["db1"],
        ),
        (["from", "nodes", ["in", ["certname"], ["array", ["web2"]]]], ["web2"]),
        (["from", "nodes", ["order_by", [["certname", "desc"]]], ["limit", 1]], ["web2"]),
        (["from", "nodes", ["and", ["~", "certname", "1"], ["null?", "expired", True]]],
         ["db1", "web1"]),
    ],
)  # fmt: skip
def test_lists(query: list[Any], expected: list[str]) -> None:
    assert names(query) == expected


def test_columns() -> None:
    assert ask("inventory[certname, facts.os.family] { certname = 'db1' }") == [
        {"certname": "db1", "facts.os.family": "RedHat"}
    ]
    assert ask("nodes[count()] {}") == [{"count": 3}]
    assert ask("resources[title, count()] { type = 'Class' group by title }") == [
        {"title": "Db", "count": 1},
        {"title": "Web", "count": 2},
        {"title": "Ntp", "count": 1},
    ]
    (row,) = ask("resources { title = 'Ntp' }")
    assert row["tags"] == ["class", "ntp"]
    assert row["environment"] == "production"
    assert ask("nodes[certname, facts_environment] { certname = 'db1' }") == [
        {"certname": "db1", "facts_environment": "production"}
    ]


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("", "expected the name of an entity"),
        ("nodes { certname = }", "expected a value at character 20"),
        ("nodes { certname }", "expected a comparison"),
        ("nodes { certname = 'a'", "expected `order`"),
        ("nodes {} x", "expected the end"),
        ("nodes { § }", "this cannot be parsed"),
        ("reports {}", "the store answers queries of nodes, facts, inventory, resources"),
        ("nodes { colour = 'red' }", "nodes has no field `colour`: the fields are certname,"),
        ("nodes { certname ~> ['a'] }", "the store cannot answer"),
        ("nodes { certname ~ '(' }", "regular expression"),
        ("nodes[avg(certname)] {}", "the store cannot answer"),
        ("nodes { " + "(" * 200 + "certname = 'a'" + ")" * 200 + " }", "nested more than"),
        (["nodes"], "must begin with"),
        ([], "must begin with"),
        (["from", "nodes", ["xor", 1, 2]], "the store cannot answer"),
        (["from", "nodes", ["limit", "x"]], "the store cannot answer"),
        (["from", "nodes", ["=", {"a": 1}, 2]], "the store cannot answer"),
        (["from", 3], "not of `3`"),
        (["from", "nodes", ["extract", ["certname", [["function", "count"]]]]], "cannot answer"),
        (["from", "resources", ["extract", [["parameter", ["x"]]]]], "cannot answer"),
    ],
)
def test_what_cannot_be_answered_is_an_error(query: str | list[Any], told: str) -> None:
    with pytest.raises(QueryError) as raised:
        ask(query)
    assert told in str(raised.value)


def test_pql_is_another_form_of_lists() -> None:
    assert parse_pql('nodes[certname] { a.b ~ "x\\\\.y" and c != 3 limit 2 }') == [
        "from",
        "nodes",
        ["extract", ["certname"], ["and", ["~", "a.b", "x\\.y"], ["not", ["=", "c", 3]]]],
        ["limit", 2],
    ]


def test_a_file_remembers_nodes(tmp_path: Path) -> None:
    path = str(tmp_path / "store.sqlite")
    with ExportStore(path) as store:
        for each in RECORDS:
            store.keep(each)
        store.keep(record("web2", "Suse", 4, "Web"))
    with ExportStore(path) as store:
        assert store.query("inventory[certname] { facts.os.family = 'Suse' }") == [
            {"certname": "web2"}
        ]
        assert len(store.query("resources { type = 'Class' }")) == 4
        store.forget("web1")
        assert [row["certname"] for row in store.query("nodes {}")] == ["db1", "web2"]
    assert Path(path).stat().st_mode & 0o777 == 0o600


# --- The function

QUERYING = """
$found = puppetdb_query('inventory[certname] { facts.os.family = "Debian" order by certname }')
notice($found.map |$row| { $row['certname'] }, $settings::storeconfigs,
  $settings::storeconfigs_backend)
"""


def notices(store: Any) -> list[str]:
    result = compile(Environment.from_code(QUERYING), exports=store)
    assert result.error is None, result.error
    return [message for level, message in result.logs if level == "notice"]


def test_the_function_asks_the_store() -> None:
    store = ListedNodes()
    for each in RECORDS:
        store.keep(each)
    assert notices(store) == ["[web1, web2] true mupuppet"]


def test_without_a_store_there_is_no_such_function() -> None:
    for store in (None, ListedExports()):
        error = compile(Environment.from_code(QUERYING), exports=store).error
        assert error is not None
        assert (error.id, error.position.line) == ("unknown-function", 2)
        assert "--storeconfigs" in (error.hint or "")


def test_a_wrong_query_is_reported_at_the_call() -> None:
    code = "puppetdb_query('reports {}')"
    error = compile(Environment.from_code(code), exports=ListedNodes()).error
    assert error is not None
    assert (error.id, error.position.line) == ("query-failed", 1)
