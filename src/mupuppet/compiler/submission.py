"""Submits the catalog and the facts of a node to a PuppetDB, as Puppet's server does."""

from typing import TYPE_CHECKING, Any
from uuid import uuid4

from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.environment.facts import this_machine
from mupuppet.environment.origin import Origin

if TYPE_CHECKING:
    from mupuppet.compiler.api import Compilation
    from mupuppet.environment.node_records import NodeRecord
    from mupuppet.environment.puppetdb import PuppetDB

#: The name of a command, its version, and its payload.
Command = tuple[str, int, dict[str, Any]]


class Submission:
    """What is sent to PuppetDB about one compilation."""

    def __init__(self, origin: Origin | None = None) -> None:
        self._given_origin = origin
        self._compilers: list[Compiler] = []

    def make(self, inputs: CompilationInputs) -> Compiler:
        """The compiler, which is stored: it has more than the catalog."""
        self._compilers.append(Compiler(inputs))
        return self._compilers[-1]

    def commands(self, result: "Compilation") -> list[Command]:
        """What to send, in order; nothing of a compilation that has failed."""
        if result.catalog is None or not self._compilers:
            return []
        from mupuppet.compiler.finishing.puppetdb_catalog import resources_and_edges

        compiler = self._compilers[-1]
        made = self._given_origin or Origin.now()
        origin = {
            "certname": result.catalog.name,
            "environment": result.catalog.environment,
            "producer_timestamp": made.timestamp,
            "producer": this_machine(),
        }
        catalog = {
            **origin,
            "version": made.version,
            "transaction_uuid": str(uuid4()),
            "catalog_uuid": made.catalog_uuid,
            "code_id": None,
            "job_id": None,
            **resources_and_edges(compiler.catalog),
        }
        node = compiler.inputs.node
        values = {name: value for name, value in node.facts.items() if name[:1] != "_"}
        facts = {**origin, "values": {**values, "trusted": node.trusted}}
        return [("replace_facts", 5, facts), ("replace_catalog", 9, catalog)]


def node_record(result: "Compilation") -> "NodeRecord | None":
    """What a store remembers of a node whose compilation has succeeded."""
    from mupuppet.environment.node_records import NodeRecord

    catalog, inputs = result.catalog, result.inputs
    if catalog is None or inputs is None:
        return None
    by_type: dict[str, list[dict[str, Any]]] = {}
    for each in catalog.resources:
        described = _described(each.title, each.tags, each.shared_parameters())
        described.update(exported=each.exported, file=each.file, line=each.line)
        by_type.setdefault(each.type, []).append(described)
    present = {resource.ref for resource in catalog.resources}
    for exported in result.exported:
        if f"{exported.type}[{exported.title}]" not in present:
            described = _described(exported.title, exported.tags, exported.parameters)
            by_type.setdefault(exported.type, []).append(described)
    node, made = inputs.node, Origin.now()
    facts = {name: value for name, value in node.facts.items() if name[:1] != "_"}
    return NodeRecord(
        catalog.name, catalog.environment, made.timestamp, facts, node.trusted, by_type
    )


def _described(title: str, tags: tuple[str, ...], parameters: dict[str, Any]) -> dict[str, Any]:
    """A resource as PuppetDB has it, if it is only exported."""
    return {
        "title": title,
        "exported": True,
        "tags": sorted(tags),
        "file": None,
        "line": None,
        "parameters": parameters,
    }


def submit(puppetdb: "PuppetDB", commands: list[Command]) -> None:
    """Send commands. Raises ExportsError."""
    for name, version, payload in commands:
        puppetdb.submit(name, version, payload)
