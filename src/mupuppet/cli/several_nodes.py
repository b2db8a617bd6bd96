"""What the verbs that compile several nodes share: the nodes, and the inputs of each."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import Any

from mupuppet.cli.classification_options import classification_of
from mupuppet.cli.environments import environment_of
from mupuppet.cli.node_options import facts_of
from mupuppet.cli.options import changed
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.classification import Classification, file_of_node
from mupuppet.environment.environment import Environment
from mupuppet.environment.facts import Facts


class SeveralNodes:
    """The nodes that the options name, and the environments that they are compiled in."""

    def __init__(self, options: Namespace) -> None:
        self._options = options
        self._environments: dict[str | None, Environment] = {}

    def sources(self) -> dict[str, str | None] | None:
        """The nodes, each with the facts to use for it; None if there is a mistake."""
        options = self._options
        if options.all_nodes:
            from mupuppet.cli.lookup_answers import facts_of_nodes

            return facts_of_nodes(self._environment(None), options)
        names: list[str] = options.nodes or ([options.node] if options.node else [])
        if options.facts is None or not os.path.isdir(options.facts):
            return dict.fromkeys(names, options.facts)
        return {name: file_of_node(options.facts, name) for name in names}

    def _given(
        self, node: str, facts: str | None, **changes: Any
    ) -> tuple[Namespace, Classification, Facts] | None:
        """The options for a node, its classes and its facts; None if there is a mistake."""
        options = changed(self._options, node=node, facts=facts, **changes)
        classification = classification_of(options, node)
        if isinstance(classification, Diagnostic):
            print_diagnostics((classification,), options)
            return None
        found = facts_of(options)
        return None if found is None else (options, classification, found)

    def _environment(self, name: str | None) -> Environment:
        if name not in self._environments:
            self._environments[name] = environment_of(self._options, name)
        return self._environments[name]
