"""Groups of equal changes, their risk, what they trigger, and the reports about them."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from mupuppet.diff.effects import Graph
from mupuppet.diff.groups import Cause
from mupuppet.diff.render_junit import render_junit
from mupuppet.diff.render_markdown import MARKER, render_markdown
from mupuppet.diff.render_text import render_text
from mupuppet.diff.report import Report, node_changes, report_of, to_data
from tests.unit.diff.catalogs import catalog, failure, resource

FACTS: dict[str, dict[str, Any]] = {
    f"web{number}.example.com": {
        "networking": {"ip": f"10.0.0.{number}", "fqdn": f"web{number}.example.com"},
        "os": {"family": "Debian" if number % 2 else "RedHat"},
    }
    for number in range(1, 5)
}


def report(change: Any) -> Report:
    """The report about what a function makes of each node: before and after."""
    nodes = [node_changes(node, *change(node, facts)) for node, facts in FACTS.items()]
    return report_of(nodes, before="main", after="feature", facts=FACTS.__getitem__)


def test_equal_changes_are_one_group() -> None:
    made = report(
        lambda node, _: (
            catalog(resource("File[/a]", mode="0644", owner=node)),
            catalog(resource("File[/a]", mode="0600", owner=node)),
        )
    )
    (group,) = made.groups
    assert (group.nodes, group.holes) == (list(FACTS), {})
    assert (group.risk, group.resource) == ("permission", "File[/a]")


def test_the_facts_of_nodes_are_holes() -> None:
    def change(node: str, facts: Any) -> Any:
        ip = facts["networking"]["ip"]
        text = f"name {node}\naddress {ip}\n"
        return (
            catalog(resource(f"File[/etc/{node}.conf]", content=text)),
            catalog(resource(f"File[/etc/{node}.conf]", content=text + f"listen {ip}:80\n")),
        )

    (group,) = report(change).groups
    assert group.resource == "File[/etc/{node}.conf]"
    assert len(group.nodes) == 4
    assert group.holes["web2.example.com"] == {
        "node": "web2.example.com",
        "networking.ip": "10.0.0.2",
    }


def test_a_value_that_all_nodes_have_is_not_a_hole() -> None:
    made = report(
        lambda _, facts: (
            catalog(resource("Notify[a]", message="x"), resource("Notify[b]", message="x")),
            catalog(
                resource("Notify[a]", message="Debian"),
                resource("Notify[b]", message=facts["os"]["family"]),
            ),
        )
    )
    groups = {group.resource: group for group in made.groups}
    assert len(groups) == 2
    assert groups["Notify[a]"].holes == {}
    assert groups["Notify[b]"].holes["web1.example.com"] == {"os.family": "Debian"}


def test_where_lines_are_does_not_count() -> None:
    def change(node: str, facts: Any) -> Any:
        start = "x\n" * int(node[3])
        return (
            catalog(resource("File[/a]", content=start + "a\nend\n")),
            catalog(resource("File[/a]", content=start + "b\nend\n")),
        )

    assert len(report(change).groups) == 1


def test_the_riskiest_come_first() -> None:
    before = catalog(
        resource("Package[gone]"),
        resource("File[/c]", content="1"),
        resource("File[/m]", mode="1"),
        resource("File[/n]", content="1", notify="Service[s]"),
        resource("Service[s]"),
        resource("Exec[e]", command="1"),
        resource("Notify[x]", message="1"),
    )
    after = catalog(
        resource("File[/c]", content="2"),
        resource("File[/m]", mode="2"),
        resource("File[/n]", content="2", notify="Service[s]"),
        resource("Service[s]"),
        resource("Exec[e]", command="2"),
        resource("Notify[x]", message="2"),
        resource("File[/new]"),
        classes="more",
    )
    made = report(
        lambda node, _: (catalog(), failure("no")) if node.startswith("web4") else (before, after)
    )
    assert [group.risk for group in made.groups] == [
        "failure", "removal", "restart", "command", "content", "permission", "change", "addition",
        "structure",
    ]  # fmt: skip
    assert made.groups[2].triggers == ["Service[s]"]


def test_what_a_change_triggers_through_the_graph() -> None:
    outcome = catalog(
        resource("Class[Config]", notify=["Class[Run]"]),
        resource("File[/a]"),
        resource("Class[Run]"),
        resource("Service[s]"),
        resource("Exec[reload]", subscribe="Service[s]"),
        resource("Service[other]"),
        edges=(("Class[Config]", "File[/a]"), ("Class[Run]", "Service[s]")),
    )
    assert outcome.catalog is not None
    graph = Graph(outcome.catalog)
    assert graph.triggered("File[/a]") == ["Exec[reload]", "Service[s]"]
    assert graph.triggered("Service[other]") == []


def sample() -> Report:
    """A report with a failure, a change with causes, and strange characters."""

    def change(node: str, facts: Any) -> Any:
        if node.startswith("web1"):
            return catalog(), failure("it </failure> & fails", "manifests/site.pp", 3)
        text = "a ``` b\n<script>\x1b[31m\n"
        return (
            catalog(resource("File[/a|b]", content=text)),
            catalog(resource("File[/a|b]", content=text + "more\n")),
        )

    made = report(change)
    made.groups[1].causes.append(Cause("data/common.yaml", 3, 5, "ntp::servers", proven=True))
    return made


def test_json() -> None:
    data = json.loads(json.dumps(to_data(sample())))
    assert data["nodes"]["web1.example.com"]["status"] == "failed"
    assert data["nodes"]["web2.example.com"]["groups"] == [data["groups"][1]["id"]]
    group = data["groups"][1]
    assert {"id", "kind", "resource", "attribute", "nodes", "causes"} <= group.keys()
    assert group["causes"] == [
        {
            "file": "data/common.yaml",
            "line": 3,
            "end_line": 5,
            "proven": True,
            "what": "ntp::servers",
        }
    ]
    assert data["summary"] == {"failed": 1, "mended": 0, "changed": 3, "same": 0, "untouched": 0}


def test_text() -> None:
    text = render_text(sample())
    assert "\x1b" not in text
    assert "compilation fails at manifests/site.pp:3  failure  1 node\n" in text
    assert "cause  data/common.yaml:3-5 (ntp::servers), proven\n" in text
    assert text.endswith("main → feature: 4 nodes: 1 fail, 3 change\n")


def test_markdown_is_bounded_and_well_formed() -> None:
    text = render_markdown(sample())
    assert text.startswith(MARKER)
    assert "````diff\n" in text  # the content has a fence of three
    assert text.count("<details>") == text.count("</details>") == 2
    short = render_markdown(sample(), limit=520, link="https://example.com/report")
    assert len(short) <= 520
    assert "more group" in short
    assert "https://example.com/report" in short
    assert short.count("<details>") == short.count("</details>")


def test_junit() -> None:
    suite = ElementTree.fromstring(render_junit(sample()))
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("4", "3", "1")
    assert {case.get("name") for case in suite} == set(FACTS)
