"""The result of a comparison of many nodes, and its form for programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.diff.changes import Change, Outcome, compare, status_of
from mupuppet.diff.effects import Graph, risk_of
from mupuppet.diff.groups import Group, NodeChanges, grouped
from mupuppet.diff.ignoring import Rule, without_ignored
from mupuppet.diff.values import (
    ABSENT,
    binary_summary,
    cut,
    elements,
    is_binary,
    is_text,
    text_diff,
)

#: What becomes of nodes, in the order in which it is counted for people.
STATUSES = ("failed", "mended", "changed", "same", "untouched")


class Report(Record):
    """What a change does to all nodes.

    A node is `untouched` if it was proven, without compiling, that the change cannot reach it.
    """

    before: str
    after: str
    statuses: Mapping[str, str]
    groups: Sequence[Group]
    #: Remarks for people, such as limits that were reached.
    notes: Sequence[str] = field(default_factory=list)

    @property
    def has_changes(self) -> bool:
        return any(status in ("changed", "failed", "mended") for status in self.statuses.values())

    @property
    def has_failures(self) -> bool:
        """Whether a node fails that did not, or fails in another way."""
        return "failed" in self.statuses.values()

    def count(self, status: str) -> int:
        return sum(each == status for each in self.statuses.values())

    def groups_of(self) -> dict[str, list[str]]:
        """The groups of each node that has any."""
        found: dict[str, list[str]] = {}
        for group in self.groups:
            for node in group.nodes:
                found.setdefault(node, []).append(group.id)
        return found


def node_changes(
    node: str, before: Outcome, after: Outcome, rules: Sequence[Rule] = ()
) -> NodeChanges:
    """The changes of one node that no rule ignores, with what they trigger."""
    changes = without_ignored(compare(before, after), rules)
    status = status_of(before, after, changes)
    triggers: dict[str, list[str]] = {}
    if after.catalog is not None and changes:
        graph = Graph(after.catalog)
        for each in changes:
            if each.kind in ("added", "changed") and each.resource not in triggers:
                triggers[each.resource] = graph.triggered(each.resource)
    return NodeChanges(node, status, changes, triggers)


def report_of(
    nodes: Sequence[NodeChanges],
    *,
    before: str,
    after: str,
    facts: Callable[[str], Mapping[str, Any]] = lambda _: {},
    notes: Sequence[str] = (),
) -> Report:
    """The report about some nodes."""
    statuses = {each.node: each.status for each in sorted(nodes, key=lambda each: each.node)}
    groups = grouped(nodes, facts, risk_of)
    return Report(before, after, statuses, groups, list(notes))


# --- For programs


def to_data(report: Report) -> dict[str, Any]:
    """The report as JSON data; `docs/commands/diff.md` describes it."""
    groups = report.groups_of()
    return {
        "version": 1,
        "before": report.before,
        "after": report.after,
        "summary": {status: report.count(status) for status in STATUSES},
        "nodes": {
            node: {"status": status, "groups": groups.get(node, [])}
            for node, status in report.statuses.items()
        },
        "groups": [group_data(group) for group in report.groups],
        "notes": list(report.notes),
    }


def group_data(group: Group) -> dict[str, Any]:
    """A group as JSON data."""
    change = group.example
    data: dict[str, Any] = {
        "id": group.id,
        "kind": change.kind,
        "risk": group.risk,
        "resource": change.resource,
        "attribute": change.attribute,
        "nodes": group.nodes,
        "causes": [cause.to_data() for cause in group.causes],
        "triggers": group.triggers,
        "example": {"node": group.example_node, **change_data(change)},
    }
    if group.holes:
        data["pattern"] = group.resource
        data["holes"] = group.holes
    if group.cause_note:
        data["cause_note"] = group.cause_note
    return data


def change_data(change: Change) -> dict[str, Any]:
    """The values of a change: `before` and `after` are left out where there is none."""
    data: dict[str, Any] = {}
    for name, value in (("before", change.before), ("after", change.after)):
        if value is not ABSENT:
            data[name] = binary_summary(value) if is_binary(value) else value
    if change.is_sensitive:
        return {"sensitive": True}
    if change.kind == "changed":
        data["diff"] = list(change_lines(change))
    return data


# --- For people: lines that begin with a sign


def change_lines(change: Change, most: int = 1000) -> list[str]:
    """What differs, one line each: `-` before, `+` after, ` ` around, `@@` for places."""
    if change.is_sensitive:
        if change.before is ABSENT or change.after is ABSENT:
            return ["+ a secret" if change.before is ABSENT else "- a secret"]
        return ["the secret has changed"]
    lines: list[str] = []
    if change.kind in ("added", "removed"):
        sign, value = ("+", change.after) if change.kind == "added" else ("-", change.before)
        width = max(map(len, value), default=0)
        for name, each in value.items():
            lines += _labelled(sign, f"{name:{width}} => ", each)
    elif change.kind != "changed":
        for sign, value in (("-", change.before), ("+", change.after)):
            if value is not ABSENT:
                lines += [f"{sign} {line}" for line in str(value).split("\n")]
    else:
        for element in elements(change.before, change.after):
            lines += _element_lines(element.label, element.before, element.after)
    if len(lines) > most:
        lines = [*lines[:most], f"… {len(lines) - most} more lines"]
    return lines


def _element_lines(label: str, before: Any, after: Any) -> list[str]:
    both = is_text(before) or is_text(after)
    if (
        both
        and isinstance(before, str)
        and isinstance(after, str)
        and not (is_binary(before) or is_binary(after))
    ):
        head = [f"{label}:"] if label else []
        return head + [cut(line) for line in text_diff(before, after)]
    prefix = f"{label}: " if label else ""
    lines = [] if before is ABSENT else _labelled("-", prefix, before)
    return lines if after is ABSENT else lines + _labelled("+", prefix, after)


def _labelled(sign: str, label: str, value: Any) -> list[str]:
    from mupuppet.diff.values import shown

    if is_text(value) and not is_binary(value):
        return [f"{sign} {label}|", *(f"{sign}   {cut(line)}" for line in value.split("\n"))]
    return [f"{sign} {label}{shown(value)}"]


def headline(group: Group) -> str:
    """What a group is about, in a few words."""
    change = group.example
    match change.kind:
        case "failed":
            return f"compilation fails{_at(change)}"
        case "failure-changed":
            return f"compilation fails differently{_at(change)}"
        case "mended":
            return f"compilation no longer fails{_at(change)}"
        case "class-added" | "class-removed":
            return f"class {group.resource} {change.kind.removeprefix('class-')}"
        case "edge-added" | "edge-removed":
            return f"containment {change.kind.removeprefix('edge-')}: {group.resource}"
        case "changed":
            return f"{group.resource} {change.attribute}"
    return f"{group.resource} {change.kind}"


def _at(change: Change) -> str:
    return f" at {change.resource}" if change.resource else ""


def summary(report: Report) -> str:
    """How many nodes there are of each kind, in one sentence."""
    total = len(report.statuses)
    words = {
        "failed": "fail",
        "mended": "no longer fail",
        "changed": "change",
        "same": "stay the same",
        "untouched": "cannot be affected",
    }
    parts = [f"{report.count(each):,} {words[each]}" for each in STATUSES if report.count(each)]
    return f"{total:,} {'node' if total == 1 else 'nodes'}: {', '.join(parts) or 'nothing to do'}"


def cause_text(group: Group) -> list[str]:
    """The causes of a group, a line each."""
    lines = []
    for cause in group.causes:
        lines_ = (
            f"{cause.line}" if cause.end_line <= cause.line else f"{cause.line}-{cause.end_line}"
        )
        what = f" ({cause.what})" if cause.what else ""
        mark = "proven" if cause.proven else "not proven"
        together = ", together with the others" if cause.with_others else ""
        lines.append(f"{cause.file}:{lines_}{what}, {mark}{together}")
    return lines


def nodes_text(nodes: Sequence[str], most: int) -> str:
    """Some names, and how many more there are."""
    shown = ", ".join(nodes[:most])
    return shown if len(nodes) <= most else f"{shown} and {len(nodes) - most:,} more"
