"""The default store of an environment.

Each environment has a file in the user's state directory. It is created when a node first exports
something: an environment without exports needs none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.lazy import cached
from mupuppet.environment.exports import ExportedResource, ExportQuery, ExportsError
from mupuppet.environment.node_records import NodeRecord, NodesInMemory, RecordedNodes

if TYPE_CHECKING:
    from mupuppet.environment.export_store import ExportStore


def _default_directory() -> str:
    """The directory of all default stores, by the XDG convention."""
    base = os.environ.get("XDG_STATE_HOME") or slashed.expanduser("~/.local/state")
    return slashed.join(base, "mupuppet", "exports")


def default_store_path(root: str, environment: str) -> str:
    """Where the exported resources of an environment are stored.

    The same directory under another name is the same environment.
    """
    from hashlib import blake2b  # it takes milliseconds to import

    place = slashed.realpath(root)
    digest = blake2b(f"{place}\0{environment}".encode(errors="surrogateescape"), digest_size=8)
    name = f"{environment}-{digest.hexdigest()}.sqlite"
    return slashed.join(_default_directory(), name)


class DefaultExports:
    """Exported resources in a file that need not exist: then nothing has been exported.

    The path may be that of `default_store_path`, which is determined only where there are stores.
    """

    def __init__(self, path: str | Callable[[], str]) -> None:
        self._path = path
        self._store: ExportStore | None = None

    @cached
    def path(self) -> str:
        return self._path if isinstance(self._path, str) else self._path()

    def _exists(self) -> bool:
        if not isinstance(self._path, str) and not os.path.isdir(_default_directory()):
            return False
        return os.path.exists(self.path)

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
        if self._store is None and self._exists():
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
