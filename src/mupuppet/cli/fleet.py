"""`mupuppet compile --nodes` and `--all-nodes`: the catalogs of many nodes in one run.

The code is parsed once and shared by forked processes. Where nodes export to each other, all are
compiled again as long as somebody exports something else than before, so that the order of nodes
does not matter.
"""

import io
import os
import sys
from argparse import Namespace
from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Any

from mupuppet.catalog.text import size_in_words
from mupuppet.cli.compile import compile_with, limits_of, shown, tell
from mupuppet.cli.environments import environment_of
from mupuppet.cli.node_inputs import classification_of, exports_of, exports_problem, store_of
from mupuppet.cli.node_options import facts_of
from mupuppet.cli.options import ERRORS, FINE
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.cli.workers import available_cores, map_in_order
from mupuppet.compiler.limits import Limits
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.render_text import show_text
from mupuppet.environment.classification import file_of_node
from mupuppet.environment.exports import ExportedResource, ExportsError, ListedExports

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import Exports

#: How often nodes that export to each other are compiled again.
_ROUNDS = 5

#: A node, the catalog as text (None if it failed), its size in words, what was told about it,
#: and what it exports, all in a form that goes through a pipe.
_Outcome = tuple[str, str | None, str, str, list[dict[str, Any]]]


def run_fleet(options: Namespace) -> int:
    """Compile several nodes; write their catalogs, or a line for each."""
    limits = limits_of(options.limits)
    fleet = None if limits is None else _Fleet(options, limits)
    sources = None if fleet is None else fleet.sources()
    if fleet is None or sources is None:
        return ERRORS
    wrong = [name for name in sources if os.sep in name or name.startswith(".")]
    if not sources or wrong:
        reason = f"{wrong[0]!r} is no name of a node" if wrong else "there is no node to compile"
        print(f"mupuppet: {show_text(reason)}", file=sys.stderr)
        return ERRORS
    try:
        outcomes = fleet.settled(sources)
    except ExportsError as error:
        print_diagnostics((exports_problem(error),), options)
        return ERRORS
    _write(outcomes, options)
    return FINE if all(outcome[1] is not None for outcome in outcomes) else ERRORS


class _Fleet:
    """What all nodes share."""

    def __init__(self, options: Namespace, limits: Limits) -> None:
        self._options = options
        self._limits = limits
        if options.format == "table" and options.output is not None:
            options.format = "json"
        self._environments: dict[str | None, Environment] = {}

    def sources(self) -> dict[str, str | None] | None:
        """The nodes, each with the facts to use for it; None if there is a mistake."""
        options = self._options
        if options.all_nodes:
            from mupuppet.cli.lookup_answers import facts_of_nodes

            return facts_of_nodes(self._environment(None), options)
        names = dict.fromkeys(name.strip() for name in options.nodes.split(",") if name.strip())
        if options.facts is None or not os.path.isdir(options.facts):
            return dict.fromkeys(names, options.facts)
        return {name: file_of_node(options.facts, name) for name in names}

    def settled(self, sources: dict[str, str | None]) -> list[_Outcome]:
        """The outcomes when nobody exports anything new. Raises ExportsError."""
        store = store_of(self._options, self._environment(None))
        if store is None:
            return self._compile_all(sources, exports_of(self._options, None))
        for _ in range(_ROUNDS):
            before = store.all()
            outcomes = self._compile_all(sources, ListedExports(before))
            for node, text, _, _, exported in outcomes:
                if text is not None:
                    store.replace(node, [ExportedResource.from_data(each) for each in exported])
            if store.all() == before:
                break
        return outcomes

    def _compile_all(
        self, sources: dict[str, str | None], exports: "Exports | None"
    ) -> list[_Outcome]:
        nodes = list(sources.items())
        if not nodes:
            return []
        # The first is compiled here, so that the others find most of the code parsed.
        first = self._compile(*nodes[0], exports)
        jobs = self._options.jobs or available_cores()
        rest = map_in_order(
            lambda node: self._compile(*node, exports), nodes[1:], [1] * len(nodes[1:]), jobs
        )
        return [first, *rest]

    def _compile(self, node: str, given: str | None, exports: "Exports | None") -> _Outcome:
        told = io.StringIO()
        with redirect_stderr(told):
            outcome = self._catalog(node, given, exports)
        text, size, exported = outcome
        return node, text, size, told.getvalue(), exported

    def _catalog(
        self, node: str, given: str | None, exports: "Exports | None"
    ) -> tuple[str | None, str, list[dict[str, Any]]]:
        options = Namespace(**{**vars(self._options), "node": node, "facts": given})
        nothing: tuple[str | None, str, list[dict[str, Any]]] = (None, "failed", [])
        classification = classification_of(options, node)
        if isinstance(classification, Diagnostic):
            print_diagnostics((classification,), options)
            return nothing
        facts = facts_of(options)
        if facts is None:
            return nothing
        environment = self._environment(classification.environment)
        result = compile_with(
            options,
            environment,
            classification,
            self._limits,
            exports,
            node=node,
            facts=facts.values,
            trusted=facts.trusted,
        )
        tell(result, options)
        if result.catalog is None:
            return nothing
        exported = [each.to_data() for each in result.exported]
        needed = options.output is not None or options.format != "table"
        text = shown(result.catalog, options.format) if needed else ""
        return text, size_in_words(result.catalog), exported

    def _environment(self, name: str | None) -> "Environment":
        if name not in self._environments:
            self._environments[name] = environment_of(self._options, name)
        return self._environments[name]


def _write(outcomes: list[_Outcome], options: Namespace) -> None:
    width = max(len(show_text(outcome[0])) for outcome in outcomes)
    if options.output is not None:
        os.makedirs(options.output, exist_ok=True)
    for node, text, size, told, _ in outcomes:
        if told:
            sys.stderr.write(f"{show_text(node)}:\n{told}")
        if options.output is None and options.format != "table":
            sys.stdout.write(text or "")
            continue
        print(f"{show_text(node):{width}}  {size}")
        if options.output is not None and text is not None:
            path = os.path.join(options.output, f"{node}.{_ENDINGS[options.format]}")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)


#: What the files of each format are called.
_ENDINGS = {"json": "json", "yaml": "yaml", "puppet": "pp", "dot": "dot", "svg": "svg"}
