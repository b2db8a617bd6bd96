"""Changes between two outcomes of a node."""

from __future__ import annotations

from typing import Any

import pytest

from mupuppet.diff.changes import Outcome, compare, status_of
from mupuppet.diff.ignoring import WrongRule, parse_rule, without_ignored
from mupuppet.diff.report import change_lines
from mupuppet.diff.values import ABSENT, Element, cut, elements
from tests.unit.diff.catalogs import catalog, failure, resource


def kinds(before: Outcome, after: Outcome) -> list[tuple[str, str, str | None]]:
    return [(each.kind, each.resource, each.attribute) for each in compare(before, after)]


def test_resources_attributes_edges_and_classes() -> None:
    before = catalog(
        resource("File[/a]", mode="0644", owner="root"),
        resource("Package[p]"),
        resource("Class[A]"),
        edges=(("Class[A]", "File[/a]"), ("Class[A]", "Package[p]")),
        classes="a node1",
    )
    after = catalog(
        resource("File[/a]", mode="0600", group="wheel", owner="root"),
        resource("Class[A]"),
        resource("Class[B]"),
        edges=(("Class[B]", "File[/a]"),),
        classes="a b node2",
    )
    assert kinds(before, after) == [
        ("removed", "Package[p]", None),
        ("changed", "File[/a]", "group"),
        ("changed", "File[/a]", "mode"),
        ("added", "Class[B]", None),
        ("class-removed", "node1", None),
        ("class-added", "node2", None),
        ("edge-removed", "Class[A] -> File[/a]", None),
    ]
    assert compare(before, before) == []


def test_order_tags_and_lines_do_not_count() -> None:
    one = {**resource("File[/a]", require=["B[x]", "A[y]"], x={"a": 1, "b": 2}), "line": 1}
    other = {**resource("File[/a]", require=["A[y]", "B[x]", "A[y]"], x={"b": 2, "a": 1})}
    before = catalog(one, resource("B[x]"), edges=(("x", "y"), ("x", "z")), classes="a b")
    after = catalog(
        resource("B[x]"),
        {**other, "line": 2, "tags": ["t"]},
        edges=(("x", "z"), ("x", "y")),
        classes="b a",
    )
    assert compare(before, after) == []


def test_one_reference_is_a_list_of_one() -> None:
    before = catalog(resource("File[/a]", require="A[x]"))
    assert compare(before, catalog(resource("File[/a]", require=["A[x]"]))) == []


@pytest.mark.parametrize(
    ("one", "other"), [(1, True), (1, 1.0), ("1", 1), (0, False), ([1], [True])]
)
def test_values_of_different_types_differ(one: Any, other: Any) -> None:
    assert kinds(catalog(resource("A[x]", v=one)), catalog(resource("A[x]", v=other)))


def test_failures_are_changes() -> None:
    fine = catalog(resource("A[x]"))
    first, second = failure("no"), failure("never")
    for before, after, kind, status in [
        (fine, first, "failed", "failed"),
        (first, fine, "mended", "mended"),
        (first, second, "failure-changed", "failed"),
    ]:
        changes = compare(before, after)
        assert [each.kind for each in changes] == [kind]
        assert status_of(before, after, changes) == status
    assert compare(first, failure("no", line=7)) == []
    assert status_of(first, first, []) == "same"


def test_secrets_are_never_kept() -> None:
    before = catalog(resource("User[a]", "password", password="old", uid=1))
    after = catalog(resource("User[a]", "password", password="new", uid=1))
    (change,) = compare(before, after)
    assert change.is_sensitive
    assert not any(secret in repr(change) for secret in ("old", "new"))
    assert change_lines(change) == ["the secret has changed"]
    (added,) = compare(catalog(), after)
    assert "new" not in repr(added)
    wrapped = {"__ptype": "Sensitive", "__pvalue": "hidden"}
    (change,) = compare(before, catalog(resource("User[a]", password=wrapped, uid=1)))
    assert "hidden" not in repr(change)
    (change,) = compare(after, catalog(resource("User[a]", password="new", uid=1)))
    assert (change.attribute, change.before, change.after) == ("password (sensitive)", True, False)


def test_elements() -> None:
    before = {"a": [1, 2, 3], "b": {"c": 1}, "d": 1}
    after = {"a": [1, 3, 4], "b": {"c": 2}, "e": 1}
    assert list(elements(before, after)) == [
        Element(("a", 1), 2, ABSENT),
        Element(("a", 2), ABSENT, 4),
        Element(("b", "c"), 1, 2),
        Element(("d",), 1, ABSENT),
        Element(("e",), ABSENT, 1),
    ]
    assert Element(("a", 1), 1, 2).label == "['a'][1]"


def test_strings_are_compared_line_by_line() -> None:
    text = "".join(f"{number}\n" for number in range(20))
    before = catalog(resource("File[/a]", content=text))
    after = catalog(resource("File[/a]", content=text.replace("10\n", "ten\n")))
    (change,) = compare(before, after)
    assert [line for line in change_lines(change) if line[0] in "+-@"] == [
        "@@ -8,7 +8,7 @@",
        "-10",
        "+ten",
    ]


def test_binary_values_by_size_and_digest() -> None:
    values = [{"__ptype": "Binary", "__pvalue": each} for each in ("AAEC", "AAED")]
    before, after = (catalog(resource("File[/a]", content=each)) for each in values)
    (change,) = compare(before, after)
    lines = change_lines(change)
    assert [line[:19] for line in lines] == ["- 3 bytes, SHA-256 ", "+ 3 bytes, SHA-256 "]
    assert lines[0][2:] != lines[1][2:]


def test_long_values_are_cut() -> None:
    assert cut("x" * 1000, 100).startswith("x" * 75 + " … 900 characters … ")


@pytest.mark.parametrize(
    ("rule", "left"),
    [
        ("File", 2),
        ("file", 2),
        ("File[/a*]", 3),
        ("File[/^.a$/]", 3),
        ("File::mode", 2),
        ("::mode", 1),
        ("File[/b]::mode", 3),
        ("File::mode=~/^06/", 3),
        ("::mode=~[0-9]", 1),
        ("My::Thing", 3),
        ("/^(File|My)/", 1),
        ("My::*::mode", 3),
    ],
)
def test_rules_ignore(rule: str, left: int) -> None:
    refs = ("File[/a]", "File[/b]", "My::Thing[c]")
    before = catalog(*(resource(ref, mode="0644") for ref in refs), resource("Cron[d]", hour=1))
    after = catalog(
        resource("File[/a]", mode="0600"),
        resource("File[/b]", mode="0700"),
        resource("My::Thing[c]", mode="0700"),
        resource("Cron[d]", hour=2),
    )
    changes = compare(before, after)
    assert len(changes) == 4
    kept = without_ignored(changes, [parse_rule(rule)])
    assert len(kept) == left


def test_a_rule_about_values_needs_all_of_them_to_match() -> None:
    before = catalog(resource("File[/a]", content="# serial 1\n"))
    after = catalog(resource("File[/a]", content="# serial 2\n"))
    changes = compare(before, after)
    assert without_ignored(changes, [parse_rule("File::content=~/serial/")]) == []
    assert without_ignored(changes, [parse_rule("File::content=~/serial 1/")]) == changes


@pytest.mark.parametrize("rule", ["", "  ", "File[/(/]", "[a]b"])
def test_wrong_rules(rule: str) -> None:
    with pytest.raises(WrongRule):
        parse_rule(rule)
