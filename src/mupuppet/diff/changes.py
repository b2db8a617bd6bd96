"""The changes between two outcomes of one node.

Only what an agent acts on is compared. The order of resources, of edges, of hash keys and of the
references of a relationship is ignored, as are tags, files and lines, and the directory that a
revision was read from. A resource that was added or removed is one change, with everything in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.catalog.json_values import same_value
from mupuppet.diff.values import ABSENT, REDACTED, encoded, without_secrets
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES

#: The kinds of changes; `docs/commands/diff.md` describes them.
KINDS = (
    "failed", "failure-changed", "mended", "removed", "changed", "added",
    "class-removed", "class-added", "edge-removed", "edge-added",
)  # fmt: skip


class Failure(Record):
    """Why a node has no catalog."""

    message: str
    file: str | None = None
    line: int | None = None
    id: str = ""

    @property
    def place(self) -> str:
        return "" if self.file is None else f"{self.file}:{self.line or 1}"


class Outcome(Record):
    """The result of a compilation: a catalog in Puppet's format, or a failure."""

    catalog: Mapping[str, Any] | None
    failure: Failure | None = None


class Change(Record):
    """One difference.

    `resource` is a reference; for an edge, `A -> B`; for a class, its name; for a failure, its
    place. `before` and `after` are values, attributes of a resource, or messages.
    """

    kind: str
    resource: str
    attribute: str | None = None
    before: Any = ABSENT
    after: Any = ABSENT
    #: Whether the values are secrets: then they are never shown.
    is_sensitive: bool = False

    @property
    def type(self) -> str:
        """The type of the resource; empty where there is none."""
        if self.kind in ("added", "removed", "changed"):
            return self.resource.partition("[")[0]
        return ""

    @property
    def title(self) -> str:
        return self.resource.partition("[")[2].removesuffix("]") if self.type else self.resource


def compare(before: Outcome, after: Outcome) -> list[Change]:
    """All changes between two outcomes, in a fixed order."""
    if before.catalog is None or after.catalog is None:
        return list(_failures(before, after))
    return sorted(_catalog_changes(before.catalog, after.catalog), key=_position)


def status_of(before: Outcome, after: Outcome, changes: list[Change]) -> str:
    """What became of a node: `same`, `changed`, `failed` or `mended`."""
    if after.catalog is None and (before.catalog is not None or changes):
        return "failed"
    if before.catalog is None and after.catalog is not None:
        return "mended"
    return "changed" if changes else "same"


def _failures(before: Outcome, after: Outcome) -> Iterator[Change]:
    old, new = before.failure, after.failure
    if new is None:
        if old is not None:
            yield Change("mended", old.place, before=old.message)
    elif old is None:
        yield Change("failed", new.place, after=new.message)
    elif (old.message, old.file) != (new.message, new.file):
        yield Change("failure-changed", new.place, before=old.message, after=new.message)


def _position(change: Change) -> tuple[int, str, str]:
    return KINDS.index(change.kind), change.resource, change.attribute or ""


def _catalog_changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    old, new = _by_reference(before), _by_reference(after)
    for ref in old.keys() - new.keys():
        yield Change("removed", ref, before=_attributes(old[ref]))
    for ref in new.keys() - old.keys():
        yield Change("added", ref, after=_attributes(new[ref]))
    for ref, resource in old.items():
        other = new.get(ref)
        if other is not None and other is not resource:
            yield from _resource_changes(ref, resource, other)
    gone_or_new = old.keys() ^ new.keys()
    # A PuppetDB does not store the list of classes, but resources for most of them.
    is_listed = "classes" in before and "classes" in after
    old_classes, new_classes = (
        set(each["classes"] if is_listed else ()) for each in (before, after)
    )
    for name in old_classes ^ new_classes:
        if f"Class[{_capitalized(name)}]" not in gone_or_new:
            yield Change("class-removed" if name in old_classes else "class-added", name)
    old_edges, new_edges = _edges(before), _edges(after)
    for source, target in old_edges ^ new_edges:
        if source not in gone_or_new and target not in gone_or_new:
            kind = "edge-removed" if (source, target) in old_edges else "edge-added"
            yield Change(kind, f"{source} -> {target}")


def _by_reference(catalog: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    return {f"{each['type']}[{each['title']}]": each for each in catalog.get("resources", ())}


def _edges(catalog: Mapping[str, Any]) -> set[tuple[str, str]]:
    return {
        (each["source"], each["target"]) if isinstance(each, Mapping) else tuple(each)
        for each in catalog.get("edges", ())
    }


def _capitalized(name: str) -> str:
    return "::".join(part.capitalize() for part in name.split("::"))


def _attributes(resource: Mapping[str, Any]) -> dict[str, Any]:
    """The attributes of a resource that was added or removed, without secrets."""
    secret = set(resource.get("sensitive_parameters", ()))
    attributes = {
        name: REDACTED if name in secret else without_secrets(value)
        for name, value in sorted(resource.get("parameters", {}).items())
    }
    return {"exported": True, **attributes} if resource.get("exported") else attributes


def _resource_changes(
    ref: str, before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[Change]:
    secret = {*before.get("sensitive_parameters", ()), *after.get("sensitive_parameters", ())}
    old, new = before.get("parameters", {}), after.get("parameters", {})
    for name in old.keys() | new.keys():
        one, other = old.get(name, ABSENT), new.get(name, ABSENT)
        if name in RELATIONSHIP_NAMES:
            one, other = _references(one), _references(other)
        if not same_value(one, other):
            shown = without_secrets(one), without_secrets(other)
            # If only a secret inside it differs, there is nothing else to show.
            hidden = name in secret or REDACTED in shown or same_value(*shown)
            if hidden:
                shown = _hidden(one), _hidden(other)
            yield Change("changed", ref, name, *shown, hidden)
    if bool(before.get("exported")) != bool(after.get("exported")):
        was = bool(before.get("exported"))
        yield Change("changed", ref, "exported", was, not was)
    if same_value(old, new):
        for name in sorted(
            {*before.get("sensitive_parameters", ())} ^ {*after.get("sensitive_parameters", ())}
        ):
            was = name in before.get("sensitive_parameters", ())
            yield Change("changed", ref, f"{name} (sensitive)", was, not was)


def _hidden(value: Any) -> Any:
    return ABSENT if value is ABSENT else REDACTED


def _references(value: Any) -> Any:
    """A relationship as a sorted list: it may be written as one reference or as several."""
    if value is ABSENT:
        return value
    given = value if isinstance(value, list) else [value]
    return sorted({encoded(each): each for each in given}.values(), key=encoded)
