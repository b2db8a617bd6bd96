"""How risky a change is, and what it triggers through the graph."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from mupuppet.diff.changes import Change

#: From what people look at first to what they look at last.
RISKS = (
    "failure", "removal", "restart", "command", "content", "permission", "change", "addition",
    "structure",
)  # fmt: skip
_PERMISSIONS = frozenset(["mode", "owner", "group", "seluser", "selrole", "seltype", "selrange"])
_CONTENT = frozenset(["content", "source", "target", "ensure"])
_RUNS = frozenset(["Exec", "Service"])


def risk_of(change: Change, triggers: Iterable[str] = ()) -> str:
    """Which of `RISKS` a change is."""
    kind = change.kind
    if kind in ("failed", "failure-changed"):
        return "failure"
    if kind == "removed" or (change.attribute == "ensure" and change.after in _GONE):
        return "removal"
    if kind == "mended" or kind.startswith(("class-", "edge-")):
        return "structure"
    if change.type == "Service" or any(each.startswith("Service[") for each in triggers):
        return "restart"
    if change.type == "Exec" or any(each.startswith("Exec[") for each in triggers):
        return "command"
    if kind == "added":
        return "addition"
    if change.attribute in _PERMISSIONS:
        return "permission"
    return "content" if change.attribute in _CONTENT else "change"


_GONE = ("absent", "purged", "stopped")


class Graph:
    """Which resources of a catalog notify which, with containers and their content."""

    def __init__(self, catalog: Mapping[str, Any]) -> None:
        self._catalog = catalog

    @cached_property
    def _contents(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for edge in self._catalog.get("edges", ()):
            found.setdefault(edge["source"], []).append(edge["target"])
        return found

    @cached_property
    def _containers(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for container, contents in self._contents.items():
            for each in contents:
                found.setdefault(each, []).append(container)
        return found

    @cached_property
    def _notified(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for resource in self._catalog.get("resources", ()):
            parameters = resource.get("parameters") or {}
            ref = f"{resource['type']}[{resource['title']}]"
            for target in _listed(parameters.get("notify")):
                found.setdefault(ref, []).append(target)
            for source in _listed(parameters.get("subscribe")):
                found.setdefault(source, []).append(ref)
        return found

    def triggered(self, ref: str) -> list[str]:
        """The resources that are refreshed if one changes: directly, or by one another.

        A container notifies whatever its content notifies, and one that is notified passes it
        on to its content. Only what can be refreshed is returned: services and commands.
        """
        if not self._notified:
            return []
        seen: set[str] = {ref}
        found: dict[str, None] = {}
        waiting = [ref]
        while waiting:
            current = waiting.pop()
            for source in self._with_containers(current):
                for target in self._notified.get(source, ()):
                    for each in self._with_contents(target):
                        if each not in seen:
                            seen.add(each)
                            waiting.append(each)
                            if each.partition("[")[0] in _RUNS:
                                found[each] = None
        return sorted(found)

    def _with_containers(self, ref: str) -> list[str]:
        return _reached(ref, self._containers)

    def _with_contents(self, ref: str) -> list[str]:
        return _reached(ref, self._contents)


def _reached(start: str, steps: Mapping[str, list[str]]) -> list[str]:
    found = {start: None}
    waiting = [start]
    while waiting:
        for each in steps.get(waiting.pop(), ()):
            if each not in found:
                found[each] = None
                waiting.append(each)
    return list(found)


def _listed(value: Any) -> list[str]:
    given = value if isinstance(value, list) else [value]
    return [each for each in given if isinstance(each, str)]
