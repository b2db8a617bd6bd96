"""Queries of the store: what nodes have and use."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from mupuppet.diff.values import without_secrets
from mupuppet.environment.databases import decoded, require
from mupuppet.fleet.store import Store

Table = tuple[list[str], list[tuple[Any, ...]]]

#: What can be counted, and the query for it: a name and its nodes.
_USES = {
    "classes": "SELECT title, node FROM resources WHERE type = 'Class'",
    "types": "SELECT DISTINCT type, node FROM resources",
    "resources": "SELECT type || '[' || title || ']', node FROM resources",
    "parameters": "SELECT type || '::' || each.key, node FROM resources, "
    "json_each(resources.parameters) AS each WHERE resources.parameters IS NOT NULL",
    "data": "SELECT key, node FROM inputs WHERE kind LIKE 'data:%' AND digest != '-'",
    "facts": "SELECT key, node FROM inputs WHERE kind = 'fact' AND digest != '-'",
    "files": "SELECT key, node FROM inputs WHERE kind = 'file' AND digest != '-'",
    "modules": "SELECT key, node FROM inputs WHERE kind = 'module' AND digest != '-'",
    "definitions": "SELECT key, node FROM inputs WHERE kind IN ('class', 'define') "
    "AND key LIKE '%#%'",
}
SUBJECTS = tuple(_USES)


def uses(store: Store, subject: str) -> Table:
    """How many nodes use each class, type, key, fact …, the most used first."""
    _, rows = store.query(
        f"SELECT used, count(DISTINCT node) AS nodes FROM ({_USES[subject].replace(', node', ' AS used, node', 1)}) "  # noqa: E501  # one query
        "GROUP BY used ORDER BY nodes DESC, used"
    )
    return [subject, "nodes"], rows


def nodes_using(store: Store, subject: str, name: str) -> Table:
    """The nodes that use something; keys of data and definitions also without their files."""
    query = _USES[subject].replace(", node", " AS used, node", 1)
    _, rows = store.query(
        f"SELECT DISTINCT node FROM ({query}) WHERE lower(?) IN (lower(used), "
        "lower(substr(used, instr(used, '#') + 1))) ORDER BY node",
        (name,),
    )
    return ["node"], rows


def having(store: Store, reference: str, attributes: Sequence[str]) -> Table:
    """The nodes that have a resource, with the values of some attributes: a row for each value."""
    type, _, title = reference.removesuffix("]").partition("[")
    type = "::".join(part.capitalize() for part in type.split("::"))
    if type == "Class":
        title = "::".join(part.capitalize() for part in title.split("::"))
    condition = (
        "type = ? AND title GLOB ?" if any(c in title for c in "*?") else ("type = ? AND title = ?")
    )
    _, rows = store.query(
        f"SELECT title, parameters, data, node FROM resources WHERE {condition} ORDER BY node",
        (type, title),
        (str, str | None, str, str),
    )
    found: dict[tuple[str, ...], list[str]] = {}
    for name, parameters, data, node in rows:
        values = decoded(parameters or "{}", dict)
        secret = decoded(data, dict).get("sensitive_parameters", [])
        require(list, secret)
        shown = tuple(_shown(values, each, secret) for each in attributes)
        found.setdefault((f"{type}[{name}]", *shown), []).append(node)
    table: list[tuple[Any, ...]] = [
        (*key, len(nodes), ", ".join(nodes)) for key, nodes in sorted(found.items())
    ]
    return ["resource", *attributes, "count", "nodes"], table


def _shown(values: dict[str, Any], name: str, secret: list[str]) -> str:
    if name not in values:
        return "-"
    if name in secret:
        return "(secret)"
    value = without_secrets(values[name])
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
