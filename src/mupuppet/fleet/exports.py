"""Exported resources in a fleet that also has a PuppetDB."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from mupuppet.environment.exports import ExportedResource, ExportQuery, ListedExports
from mupuppet.environment.puppetdb import PuppetDB
from mupuppet.environment.reads import Reads


class SharedExports(ListedExports):
    """What the nodes of a run export, and of all others what a PuppetDB has stored.

    Records that the PuppetDB was asked: what it answers may differ each time.
    """

    is_puppetdb = True

    def __init__(
        self,
        resources: Iterable[ExportedResource],
        nodes: Container[str],
        puppetdb: PuppetDB,
        reads: Reads,
    ) -> None:
        super().__init__(resources)
        self._nodes = nodes
        self._puppetdb = puppetdb
        self._reads = reads

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        self._reads.undetermined.add("what the PuppetDB answers")
        stored = self._puppetdb.search(type, node, query)
        others = [each for each in stored if each.certname not in self._nodes]
        found = [*super().search(type, node, query), *others]
        return sorted(found, key=lambda each: (each.certname, each.title))

    def query(self, query: str | list[Any]) -> list[Any]:
        """The answer of the PuppetDB. Raises ExportsError."""
        self._reads.undetermined.add("what the PuppetDB answers")
        return self._puppetdb.query(query)
