"""What `step` and `compile --semantics paper` share: their options, and reading a manifest."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.cli.inputs import Input
from mupuppet.cli.option_values import name
from mupuppet.cli.options import Parser
from mupuppet.cli.rendering import print_in_full

if TYPE_CHECKING:  # imported when a verb runs
    from mupuppet.semantics.environments import VariableEnvironment
    from mupuppet.semantics.run import Result, Run
    from mupuppet.semantics.terms import Manifest
    from mupuppet.source import SourceFile


def add_paper_options(parser: Parser) -> None:
    """The options about how the rules of the paper take a manifest."""
    parser.add_argument(
        "--definitions-first",
        action="store_true",
        help="move definitions of classes and types to the front, where μPuppet needs them",
    )
    parser.add_argument(
        "--plus",
        action="store_true",
        help="use the rules of μPuppet⁺, which extends the paper: virtual resources, collectors, "
        "overrides, defaults, ordering, definitions anywhere, lazy defined types",
    )
    parser.add_argument(
        "--main-class",
        metavar="NAME",
        type=name,
        help="include this class at the end of the manifest, as the paper's prototype does with -m",
    )


def start_run(
    manifest: Manifest,
    node: str,
    variables: VariableEnvironment,
    options: Namespace,
    step_limit: int | None = None,
) -> Run:
    """The run of a manifest, by the rules that the options choose."""
    from mupuppet.semantics.plus.run import run_plus
    from mupuppet.semantics.run import DEFAULT_STEP_LIMIT, run

    begin = run_plus if options.plus else run
    limit = step_limit or DEFAULT_STEP_LIMIT
    return begin(manifest, node=node, variables=variables, step_limit=limit)


def arranged(manifest: Manifest, options: Namespace) -> Manifest:
    """The manifest as the options want it."""
    from mupuppet.semantics.terms import Include, manifest_items, manifest_sequence
    from mupuppet.semantics.translate import definitions_first

    if options.main_class is not None:
        main = Include(options.main_class.removeprefix("::"))
        manifest = manifest_sequence([*manifest_items(manifest), main])
    return definitions_first(manifest) if options.definitions_first else manifest


class SecondAnswer(Record):
    """The result of a run with definitions first."""

    result: Result

    @property
    def summary(self) -> str:
        """The outcome in a line."""
        result = self.result
        steps = f"{result.steps} step{'' if result.steps == 1 else 's'}"
        if result.ok:
            return f"with --definitions-first the run finishes, after {steps}"
        return f"with --definitions-first it ends after {steps}: {self.problem}"

    @property
    def problem(self) -> str:
        """What keeps the run from finishing."""
        from mupuppet.diagnostics.render_text import show_text

        error = self.result.diagnostics[0]
        return show_text(f"{error.position.line}:{error.position.column}: {error.message}")


def with_definitions_first(
    result: Result, manifest: Manifest, node: str, variables: VariableEnvironment
) -> SecondAnswer | None:
    """The run with definitions first, if one is stuck that met a definition too late.

    The first manifest of the paper (Figure 2) is one: its node precedes its classes.
    """
    if result.stuck is None or not result.stuck.is_defined_too_late:
        return None
    return SecondAnswer(run_with_definitions_first(manifest, node, variables).finish())


def run_with_definitions_first(
    manifest: Manifest, node: str, variables: VariableEnvironment
) -> Run:
    """The run of a manifest with its definitions moved to the front."""
    from mupuppet.semantics.run import run
    from mupuppet.semantics.translate import definitions_first

    return run(definitions_first(manifest), node=node, variables=variables)


def initial_variables(
    options: Namespace, *, legacy: bool | None = None
) -> tuple[str, VariableEnvironment] | None:
    """The node's name and its variables: the facts that are given, and nothing else."""
    from mupuppet.diagnostics import Diagnostic
    from mupuppet.diagnostics.render_text import show_text
    from mupuppet.environment.facts import facts_for, this_machine
    from mupuppet.semantics.facts import variables_from_facts
    from mupuppet.versions import VERSIONS

    default_node = this_machine()
    facts = facts_for(
        options.facts,
        node=options.node,
        default_node=default_node,
        overrides=options.overrides,
        legacy=legacy,
        version=VERSIONS["7"],  # μPuppet has no structured facts: it needs the old names
        default=None,
    )
    if isinstance(facts, Diagnostic):
        print_in_full((facts,), options.color)
        return None
    initial = variables_from_facts(facts.values)
    variables, omitted = initial.variables, initial.omitted
    if omitted:
        names = show_text(", ".join(omitted[:5])) + (", …" if len(omitted) > 5 else "")
        print(f"mupuppet: facts without a value in μPuppet are left out: {names}", file=sys.stderr)
    return facts.node or default_node, variables


def read_manifest(path: str, options: Namespace) -> tuple[SourceFile, Manifest] | None:
    """A manifest as a term; what keeps it from being one is printed."""
    from mupuppet.semantics.features import LAYERS, SUGAR
    from mupuppet.semantics.translate import translate
    from mupuppet.syntax.parser import parse

    source, problems = Input(path).read()
    if problems:
        print_in_full(problems, options.color)
        return None
    parsed = parse(source)
    print_in_full(parsed.diagnostics, options.color)
    if not parsed.ok:
        return None
    layers = tuple(LAYERS) if options.plus else (SUGAR,)
    translation = translate(parsed.program, source, layers=layers)
    print_in_full(translation.diagnostics, options.color)
    if translation.manifest is None:
        if all(place.feature.layer for place in translation.unsupported):
            print("mupuppet: --plus runs it by the rules of μPuppet⁺", file=sys.stderr)
        return None
    return source, translation.manifest
