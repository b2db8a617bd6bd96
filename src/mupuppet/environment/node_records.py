"""What a store remembers of each node, as PuppetDB does: its facts, and its resources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from mupuppet.basics.records import Record


class NodeRecord(Record):
    """A node, as of its last compilation."""

    certname: str
    environment: str
    timestamp: str
    facts: dict[str, Any]
    trusted: dict[str, Any]
    #: The resources of its catalog and what it exports, as data, by their types.
    resources: dict[str, list[dict[str, Any]]]


class RecordedNodes(Protocol):
    """Where queries find their answers."""

    def nodes(self) -> Iterable[NodeRecord]:
        """All nodes by name; their resources may be missing."""

    def resources(self, type: str | None) -> Iterator[tuple[str, str, list[dict[str, Any]]]]:
        """Node, type and resources, of one type or of all, in a fixed order."""


class NodesInMemory:
    """Records of nodes that end with the process."""

    def __init__(self, records: Iterable[NodeRecord] = ()) -> None:
        self._records = {each.certname: each for each in records}

    def keep(self, record: NodeRecord) -> None:
        self._records[record.certname] = record

    def nodes(self) -> Iterable[NodeRecord]:
        return [self._records[name] for name in sorted(self._records)]

    def resources(self, type: str | None) -> Iterator[tuple[str, str, list[dict[str, Any]]]]:
        for record in self.nodes():
            for name in sorted(record.resources):
                if type in (None, name):
                    yield record.certname, name, record.resources[name]
