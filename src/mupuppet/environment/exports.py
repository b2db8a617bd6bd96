"""Resources that nodes export to each other.

A collector `<<| |>>` asks for those of one type that other nodes have exported and that match a
query. The query has PuppetDB's form, nested lists such as
`["and", ["=", "tag", "web"], ["not", ["=", ["parameter", "ensure"], "absent"]]]`, so that it can be
sent to PuppetDB unchanged; our own stores evaluate it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from mupuppet.basics.records import Record, field
from mupuppet.catalog.catalog import same_data
from mupuppet.environment.node_records import NodeRecord, NodesInMemory, RecordedNodes

#: A query as PuppetDB takes it.
ExportQuery = list[Any]


class ExportedResource(Record):
    """A resource that a node has exported, its values as data."""

    certname: str
    type: str
    title: str
    parameters: dict[str, Any]
    tags: tuple[str, ...]
    #: Where it is declared, and what its type is; known while its node is compiled, and not stored.
    file: str | None = field(default=None, compare=False, repr=False)
    line: int | None = field(default=None, compare=False, repr=False)
    kind: str | None = field(default=None, compare=False, repr=False)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> ExportedResource:
        return cls(
            data["certname"], data["type"], data["title"], data["parameters"], tuple(data["tags"])
        )

    def to_data(self) -> dict[str, Any]:
        return {
            "certname": self.certname,
            "type": self.type,
            "title": self.title,
            "parameters": self.parameters,
            "tags": list(self.tags),
        }


def as_utf8(string: str) -> bytes:
    """A string in UTF-8; what is not a character becomes U+FFFD, as in what PuppetDB is sent."""
    try:
        return string.encode()
    except UnicodeEncodeError:
        return "".join(
            "\ufffd" if "\ud800" <= each <= "\udfff" else each for each in string
        ).encode()


class ExportsError(Exception):
    """A store of exported resources cannot be used; the message gives the reason."""


class Exports(Protocol):
    """Where a compilation finds what other nodes have exported.

    A PuppetDB has an attribute `is_puppetdb`.
    """

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        """What nodes other than this one have exported, in a fixed order."""


class ExportsStore(Exports, Protocol):
    """Exports that can be written, too."""

    def all(self) -> list[ExportedResource]:
        """All that is exported, by node."""

    def replace(self, node: str, resources: Sequence[ExportedResource]) -> None:
        """Store these resources as all that a node exports."""


@runtime_checkable
class Queries(Protocol):
    """A store that answers queries as PuppetDB does."""

    def query(self, query: str | list[Any]) -> list[Any]:
        """The answer to a query in PQL, or in PuppetDB's other form. Raises QueryError."""


@runtime_checkable
class NodeStore(Queries, Protocol):
    """A store that remembers facts and catalogs of nodes, too."""

    def keep(self, record: NodeRecord) -> None:
        """Remember a node as of its last compilation."""

    def recorded(self) -> RecordedNodes:
        """What is known of nodes; also in a process that was forked."""


class ListedExports:
    """Exported resources from a list."""

    def __init__(self, resources: Iterable[ExportedResource] = ()) -> None:
        self._resources = list(resources)
        #: Whether some collector has asked for any.
        self.asked = False
        #: Whether a query was asked.
        self.queried = False

    def all(self) -> list[ExportedResource]:
        return list(self._resources)

    def replace(self, node: str, resources: Sequence[ExportedResource]) -> None:
        others = [resource for resource in self._resources if resource.certname != node]
        own = sorted(resources, key=lambda each: (each.type, each.title))
        self._resources = sorted([*others, *own], key=lambda each: each.certname)

    def search(self, type: str, node: str, query: ExportQuery | None) -> list[ExportedResource]:
        self.asked = True
        return [
            resource
            for resource in self._resources
            if resource.type == type and resource.certname != node and matches(query, resource)
        ]


class ListedNodes(ListedExports):
    """Exported resources from a list, and what is known of nodes."""

    def __init__(
        self,
        resources: Iterable[ExportedResource] = (),
        nodes: Callable[[], RecordedNodes] | None = None,
    ) -> None:
        """`nodes` finds what others have recorded of nodes."""
        super().__init__(resources)
        self._own = NodesInMemory()
        self._nodes = nodes or (lambda: self._own)

    def keep(self, record: NodeRecord) -> None:
        """Remember a node as of its last compilation."""
        self._own.keep(record)

    def recorded(self) -> RecordedNodes:
        """What is known of nodes."""
        return self._nodes()

    def query(self, query: str | list[Any]) -> list[Any]:
        """The answer to a query. Raises QueryError."""
        from mupuppet.environment.query_evaluation import answer_query

        self.queried = True
        return answer_query(query, self.recorded())


def matches(query: ExportQuery | None, resource: ExportedResource) -> bool:
    """Whether a resource is one that a query asks for."""
    if query is None:
        return True
    operator, *operands = query
    if operator == "and":
        return all(matches(operand, resource) for operand in operands)
    if operator == "or":
        return any(matches(operand, resource) for operand in operands)
    if operator == "not":
        return not matches(operands[0], resource)
    field, value = operands
    if field == "tag":
        return value in resource.tags
    if field == "title":
        return bool(resource.title == value)
    name = field[1]
    return name in resource.parameters and same_data(resource.parameters[name], value)
