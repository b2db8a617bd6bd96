"""The same change of many nodes is one group.

Two changes are the same if they are equal, or if they are equal once the values of the node's
own facts (its name, its addresses, and others that occur) are replaced by holes. Holes only combine
what would be separate: a value that is the same for all nodes is not replaced.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.diff.changes import Change
from mupuppet.diff.effects import RISKS
from mupuppet.diff.values import ABSENT, changed_lines, elements, encoded, is_text

#: Facts in the order in which they claim a value; all others follow by their names.
_FIRST = (
    "clientcert", "networking.fqdn", "fqdn", "networking.hostname", "hostname", "networking.domain",
    "domain", "networking.ip", "ipaddress", "networking.ip6", "ipaddress6", "networking.mac",
    "macaddress",
)  # fmt: skip
#: Shorter values occur by chance.
_SHORTEST = 3
#: How deep facts are looked through, and how many values are used.
_DEEPEST = 6
_MOST_VALUES = 2000


class Cause(Record):
    """A hunk of code or data that causes a change.

    `proven` means that compilations have shown it: the old code with this hunk alone has the
    change, and the new code without it does not. `with_others` hunks are needed together.
    """

    file: str
    line: int
    end_line: int
    what: str = ""
    proven: bool = False
    with_others: bool = False

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "file": self.file,
            "line": self.line,
            "end_line": self.end_line,
            "proven": self.proven,
        }
        if self.what:
            data["what"] = self.what
        if self.with_others:
            data["together"] = True
        return data


class Group(Record, frozen=False, eq=False):
    """One change of one or many nodes."""

    id: str
    #: The change as the first node has it.
    example: Change
    example_node: str
    nodes: list[str]
    risk: str
    #: What the holes stand for, by node; empty if all nodes have the same values.
    holes: dict[str, dict[str, str]] = field(default_factory=dict)
    #: The reference and the values with holes, if there are any.
    resource: str = ""
    triggers: list[str] = field(default_factory=list)
    causes: list[Cause] = field(default_factory=list)
    #: Why there is no proven cause, if it was looked for.
    cause_note: str = ""


class NodeChanges(Record):
    """What became of a node, its changes, and what each of these triggers."""

    node: str
    status: str
    changes: Sequence[Change] = ()
    triggers: Mapping[str, list[str]] = field(default_factory=dict)


def grouped(
    nodes: Sequence[NodeChanges],
    facts: Callable[[str], Mapping[str, Any]],
    risk: Callable[[Change, Sequence[str]], str],
) -> list[Group]:
    """All changes in groups, the riskiest first, then those of most nodes."""
    same: dict[str, list[tuple[NodeChanges, Change]]] = {}
    for each in nodes:
        for change in each.changes:
            same.setdefault(form(change), []).append((each, change))
    groups = [_group(*each, risk) for each in _merged(same, facts)]
    groups.sort(key=lambda g: (RISKS.index(g.risk), -len(g.nodes), g.resource, g.id))
    return groups


Members = list[tuple[NodeChanges, Change]]


def _merged(
    same: Mapping[str, Members], facts: Callable[[str], Mapping[str, Any]]
) -> list[tuple[str, Members, dict[str, dict[str, str]]]]:
    """Equal changes, and those that are equal but for holes."""
    similar: dict[tuple[str, ...], list[str]] = {}
    for key, members in same.items():
        change = members[0][1]
        similar.setdefault((change.kind, change.type, change.attribute or ""), []).append(key)
    holes: dict[str, Holes] = {}

    def holes_of(node: str) -> Holes:
        if node not in holes:
            holes[node] = Holes(node, facts(node))
        return holes[node]

    result: list[tuple[str, Members, dict[str, dict[str, str]]]] = []
    for keys in similar.values():
        if len(keys) == 1:
            result.append((keys[0], same[keys[0]], {}))
            continue
        by_form: dict[str, list[str]] = {}
        for key in keys:
            forms = {holes_of(each.node).filled_in(key) for each, _ in same[key]}
            # If nodes see different facts in one value, it is not any node's own.
            by_form.setdefault(forms.pop() if len(forms) == 1 else key, []).append(key)
        for name, merged in by_form.items():
            if len(merged) == 1:
                result.append((merged[0], same[merged[0]], {}))
            else:
                members = [each for key in merged for each in same[key]]
                filled = {
                    each.node: holes_of(each.node).used_in(key)
                    for key in merged
                    for each, _ in same[key]
                }
                result.append((name, members, filled))
    return result


def _group(
    form_: str,
    members: Members,
    holes: dict[str, dict[str, str]],
    risk: Callable[[Change, Sequence[str]], str],
) -> Group:
    members.sort(key=lambda each: each[0].node)
    first, change = members[0]
    triggers = list(first.triggers.get(change.resource, ()))
    resource = change.resource
    for name, value in sorted(holes.get(first.node, {}).items(), key=lambda each: -len(each[1])):
        resource = resource.replace(value, f"{{{name}}}")
    return Group(
        id=hashlib.sha256(form_.encode("utf-8", "surrogatepass")).hexdigest()[:12],
        example=change,
        example_node=first.node,
        nodes=list(dict.fromkeys(each.node for each, _ in members)),
        risk=risk(change, triggers),
        holes=holes,
        resource=resource,
        triggers=triggers,
    )


def form(change: Change) -> str:
    """What makes two changes equal: what differs, and not what is around it."""
    if change.kind in ("added", "removed"):
        value = change.before if change.after is ABSENT else change.after
        return encoded([change.kind, change.resource, value])
    parts: list[Any] = []
    for element in elements(change.before, change.after):
        path = [each if isinstance(each, str) else "[]" for each in element.path]
        if is_text(element.before) and is_text(element.after):
            parts.append([path, changed_lines(element.before, element.after)])
        else:
            parts.append([path, _plain(element.before), _plain(element.after)])
    return encoded([change.kind, change.resource, change.attribute, parts])


def _plain(value: Any) -> Any:
    return [] if value is ABSENT else [value]


# --- Holes


class Holes:
    """The values of a node's own facts, to be found in its changes."""

    def __init__(self, node: str, facts: Mapping[str, Any]) -> None:
        names: dict[str, str] = {node: "node"}
        paths = dict(_leaves(facts))
        order = [*(path for path in _FIRST if path in paths), *sorted(paths)]
        for path in order[:_MOST_VALUES]:
            value = paths[path]
            if len(value) >= _SHORTEST:
                names.setdefault(value, path)
        short = node.partition(".")[0]
        if len(short) >= _SHORTEST:
            names.setdefault(short, "node name")
        self._names = names
        longest_first = sorted(names, key=len, reverse=True)
        joined = "|".join(re.escape(encoded(each)[1:-1]) for each in longest_first)
        self._pattern = re.compile(rf"(?<![A-Za-z0-9])(?:{joined})(?![A-Za-z0-9])")
        self._by_text = {encoded(each)[1:-1]: name for each, name in names.items()}

    def filled_in(self, text: str) -> str:
        """The form of a change with holes."""
        return self._pattern.sub(lambda found: f"{{{self._by_text[found[0]]}}}", text)

    def used_in(self, text: str) -> dict[str, str]:
        """The holes that a form has, and this node's values for them."""
        return {self._by_text[each]: each for each in self._pattern.findall(text)}


def _leaves(facts: Any, path: str = "", depth: int = 0) -> list[tuple[str, str]]:
    """The strings and numbers in facts, by their paths."""
    if depth > _DEEPEST:
        return []
    if isinstance(facts, Mapping):
        return [
            pair
            for key, value in facts.items()
            for pair in _leaves(value, f"{path}.{key}" if path else str(key), depth + 1)
        ]
    if isinstance(facts, list):
        return [
            pair
            for at, value in enumerate(facts)
            for pair in _leaves(value, f"{path}.{at}", depth + 1)
        ]
    if isinstance(facts, bool) or facts is None:
        return []
    text = str(facts)
    return [(path, text)] if len(text) <= 200 else []
