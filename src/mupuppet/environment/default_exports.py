"""The default store of an environment.

Each environment has a file in the user's state directory. It is created when a node first exports
something: an environment without exports needs none.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError
from mupuppet.environment.node_records import NodeRecord, NodesInMemory, RecordedNodes

if TYPE_CHECKING:
    from mupuppet.environment.export_store import ExportStore


def default_store_path(root: str, environment: str) -> str:
    """Where the exported resources of an environment are stored, by the XDG convention.

    The same directory under another name is the same environment.
    """
    base = os.environ.get("XDG_STATE_HOME") or slashed.expanduser("~/.local/state")
    place = slashed.realpath(root)
    digest = blake2b(f"{place}\0{environment}".encode(errors="surrogateescape"), digest_size=8)
    name = f"{environment}-{digest.hexdigest()}.sqlite"
    return slashed.join(base, "mupuppet", "exports", name)


class DefaultExports:
    """Exported resources in a file that need not exist: then nothing has been exported."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._store: ExportStore | None = None

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        """What other nodes have exported, by node and title."""
        store = self._existing()
        return [] if store is None else store.search(type, node, query)

    def all(self) -> list[ExportedResource]:
        """All that is exported, by node."""
        store = self._existing()
        return [] if store is None else store.all()

    def replace(self, node: str, resources: Sequence[ExportedResource]) -> None:
        """Keep these resources as all that a node exports."""
        store = self._created() if resources else self._existing()
        if store is not None:
            store.replace(node, resources)

    def forget(self, node: str) -> int:
        """Keep nothing that a node has exported; how much that was."""
        store = self._existing()
        return 0 if store is None else store.forget(node)

    def _existing(self) -> ExportStore | None:
        if self._store is None and os.path.exists(self.path):
            from mupuppet.environment.export_store import ExportStore

            self._store = ExportStore(self.path)
        return self._store

    def _created(self) -> ExportStore:
        directory = os.path.dirname(self.path)
        if not os.path.isabs(directory):
            raise ExportsError("there is no state directory: set HOME or XDG_STATE_HOME")
        try:
            os.makedirs(directory, mode=0o700, exist_ok=True)
            # Exports may be confidential: the file gets its permissions before its content.
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600))
        except OSError as error:
            message = f"{self.path} cannot be created: {error.strerror}"
            raise ExportsError(message) from None
        if self._store is None:
            from mupuppet.environment.export_store import ExportStore

            self._store = ExportStore(self.path)
        return self._store


class DefaultNodeStore(DefaultExports):
    """The same, with the facts and catalogs of nodes."""

    def keep(self, record: NodeRecord) -> None:
        """Remember a node as of its last compilation."""
        self._created().keep(record)

    def query(self, query: str | list[Any]) -> list[Any]:
        """The answer to a query. Raises QueryError."""
        from mupuppet.environment.query_evaluation import answer_query

        return answer_query(query, self.recorded())

    def recorded(self) -> RecordedNodes:
        """What is known of nodes."""
        return NodesInMemory() if (store := self._existing()) is None else store.recorded()
