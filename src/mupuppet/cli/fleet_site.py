"""How the verbs about fleets compile nodes: a `Site` from the options of the command line."""

from __future__ import annotations

import io
import os
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import redirect_stderr
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mupuppet import __version__
from mupuppet.basics import slashed
from mupuppet.basics.records import replace
from mupuppet.cli.classification_options import classification_of
from mupuppet.cli.compilations import compile_with, inputs_of, limits_of, print_messages
from mupuppet.cli.environments import environment_of
from mupuppet.cli.export_options import puppetdb_of
from mupuppet.cli.options import changed, version_of
from mupuppet.compiler.trace import Input, Places, TraceMaker, digest_of, fact_inputs, node_inputs
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.exports import ListedExports
from mupuppet.environment.facts import Facts, facts_for, read_trusted
from mupuppet.environment.reads import Reads
from mupuppet.environment.traced_environment import TracedEnvironment
from mupuppet.fleet.executors import failed_batch
from mupuppet.fleet.impact import Language
from mupuppet.fleet.inventory import Entry, Inventory, file_stamp
from mupuppet.fleet.results import Batch, Packer, placed
from mupuppet.syntax.strictness import Strictness

if TYPE_CHECKING:
    from mupuppet.compiler.inputs import CompilationInputs
    from mupuppet.environment.classification import Classification
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import ExportedResource

#: The options that catalogs depend on.
_SETTINGS = (
    "puppet", "modulepath", "environment", "hiera_config", "setting", "strict",
    "strict_variables", "ruby", "limits", "legacy_facts", "overrides", "enc", "classification",
    "exports", "storeconfigs", "puppetdb", "allow_cycles", "trusted",
)  # fmt: skip


def settings_of(options: Namespace) -> str:
    """What identifies the options that catalogs depend on."""
    given = {name: str(getattr(options, name)) for name in _SETTINGS}
    return digest_of([__version__, given])


class FleetSite:
    """Compiles nodes from the files in a directory."""

    def __init__(
        self,
        directory: str,
        options: Namespace,
        inventory: Inventory,
        around: tuple[str, str] | None = None,
        *,
        is_frozen: bool = False,
    ) -> None:
        """`around` is what is around a copy, and around its original (`compiler.trace.Places`).

        If it is frozen, later changes of files are ignored.
        """
        self._is_frozen = is_frozen
        self._options = changed(options, path=directory)
        self.directory = slashed.abspath(directory)
        self._inventory = inventory
        self._packer = Packer(self.directory)
        self._places = Places(directory, around)
        self._environments: dict[str | None, Environment] = {}
        self._makers: dict[str | None, TraceMaker] = {}

    @cached_property
    def language(self) -> Language:
        strict = self._options.strict
        version = version_of(self._options)
        return Language(version, Strictness(strict or version.strict))

    @property
    def modulepath(self) -> tuple[str, ...]:
        """The module directories, relative to the repository where they are in it."""
        return tuple(map(self._places.relative, self._environment(None).modulepath))

    def may_link_to(self, path: str) -> bool:
        """Whether links of the repository may lead there."""
        return self._environment(None).area.allow(path)

    def _environment(self, name: str | None) -> Environment:
        if name not in self._environments:
            environment = environment_of(self._options, name)
            if self._is_frozen:
                environment.freeze()
            self._environments[name] = environment
            self._makers[name] = TraceMaker(environment, self._places)
        return self._environments[name]

    def close(self) -> None:
        """End what runs."""
        for environment in self._environments.values():
            environment.close()

    def shipment(self) -> tuple[type[FleetSite], tuple[object, ...]]:
        """What makes the same of a copy of the directory, on another machine."""
        # Files of facts and of options must be where all machines can read them.
        options = changed(self._options, cache=False)
        if options.environment is None:
            options.environment = self._environment(None).name
        return FleetSite, (options, self._inventory)

    # --- Nodes

    def facts(self, entry: Entry) -> Facts | Diagnostic:
        """The facts of a node."""
        options = self._options
        given = entry.facts
        if given is None and options.facts is not None and not os.path.isdir(options.facts):
            given = options.facts
        facts = facts_for(
            given,
            node=entry.name,
            default_node=entry.name,
            overrides=[*options.overrides, *entry.overrides],
            legacy=options.legacy_facts,
            version=version_of(options),
        )
        if isinstance(facts, Diagnostic):
            return facts
        if entry.trusted is not None:
            return facts.with_trusted(dict(entry.trusted))
        if options.trusted is None:
            return facts
        trusted = read_trusted(options.trusted)
        return trusted if isinstance(trusted, Diagnostic) else facts.with_trusted(trusted)

    def _classification(self, entry: Entry) -> Classification | Diagnostic:
        if entry.classification is not None:
            return entry.classification
        return classification_of(self._options, entry.name)

    def _inputs(
        self, entry: Entry, exported: Sequence[ExportedResource], reads: Reads
    ) -> tuple[CompilationInputs, str | None] | Diagnostic:
        options = self._options
        facts, classification = self.facts(entry), self._classification(entry)
        if isinstance(facts, Diagnostic):
            return facts
        if isinstance(classification, Diagnostic):
            return classification
        environment = self._environment(classification.environment)
        exports: ListedExports | None = None
        puppetdb = puppetdb_of(options)
        if puppetdb is not None:
            from mupuppet.fleet.exports import SharedExports

            exports = SharedExports(exported, self._inventory, puppetdb, reads)
        elif options.exports != "none" and options.storeconfigs is not False:
            exports = ListedExports(exported)
        inputs = inputs_of(
            options,
            environment,
            entry.name,
            facts,
            classification=classification,
            limits=limits_of(options),
            exports=exports,
        )
        return inputs, classification.environment

    def own_inputs(self, node: str, variables: Sequence[str]) -> set[Input] | None:
        """What a node is given now; None if that is a mistake."""
        found = self._inputs(self._inventory[node], (), Reads())
        if isinstance(found, Diagnostic):
            return None
        inputs = found[0]
        return {*node_inputs(inputs), *fact_inputs(variables, inputs.node.facts)}

    # --- Compiling

    def compile(self, nodes: Sequence[str], exported: Sequence[ExportedResource]) -> Batch:
        """Compile some nodes, which see what others have exported."""
        batch = Batch()
        exported = placed(exported, self.directory)
        for node in nodes:
            self._compile(self._inventory[node], exported, batch)
        return batch

    def _compile(self, entry: Entry, exported: Sequence[ExportedResource], batch: Batch) -> None:
        begun = time.perf_counter()
        reads = Reads()
        found = self._inputs(entry, exported, reads)
        if isinstance(found, Diagnostic):
            failed = failed_batch(entry.name, found.message)
            batch.results.extend(failed.results)
            batch.segments.update(failed.segments)
            return
        inputs, environment = found
        traced = TracedEnvironment.of(inputs.environment, reads)
        inputs = replace(inputs, environment=traced, reads=reads)
        messages = io.StringIO()
        result = compile_with(self._options, inputs)
        with redirect_stderr(messages):
            print_messages(result, self._options)
        self._packer.add(
            batch,
            result,
            self._makers[environment].trace(inputs, reads),
            collects=bool(getattr(inputs.exports, "asked", False)),
            queries=bool(getattr(inputs.exports, "queried", False)),
            seconds=time.perf_counter() - begun,
            facts=stamp_of(entry, self._options),
            environment=environment,
            messages=messages.getvalue(),
        )


def stamp_of(entry: Entry, options: Namespace) -> str:
    """What identifies what a node is given; never the same if a program classifies it."""
    entry_stamp = entry.stamp()
    stamps: list[Any] = [entry_stamp]
    if entry.facts is None and options.facts is not None and not os.path.isdir(options.facts):
        stamps += [options.facts, file_stamp(options.facts)]
    for given in (options.trusted, options.classification):
        if given is not None:
            inner = slashed.join(given, entry.name) if os.path.isdir(given) else given
            stamps.append([file_stamp(f"{inner}{ending}") for ending in ("", ".yaml", ".json")])
    if options.enc is not None:
        stamps.append(time.time_ns())
    return digest_of(stamps) if len(stamps) > 1 else entry_stamp
