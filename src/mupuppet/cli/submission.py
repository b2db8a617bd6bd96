"""Telling a PuppetDB of the catalog and the facts of a node, as Puppet's server does."""

import os
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.environment.origin import Origin

if TYPE_CHECKING:
    from mupuppet.compiler.api import Compilation
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
            "producer": os.uname().nodename,
        }
        catalog = {
            **origin,
            "version": made.version,
            "transaction_uuid": str(uuid4()),
            "catalog_uuid": made.catalog_uuid,
            "code_id": None,
            "job_id": None,
            **resources_and_edges(compiler),
        }
        node = compiler.inputs.node
        values = {name: value for name, value in node.facts.items() if name[:1] != "_"}
        facts = {**origin, "values": {**values, "trusted": node.trusted}}
        return [("replace_facts", 5, facts), ("replace_catalog", 9, catalog)]


def submit(puppetdb: "PuppetDB", commands: list[Command]) -> None:
    """Send commands. Raises ExportsError."""
    for name, version, payload in commands:
        puppetdb.submit(name, version, payload)
