"""The answers of `mupuppet lookup`: values, explanations, and both for all nodes."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Any, TypeVar

from mupuppet.basics.records import Record, replace
from mupuppet.cli.classification_options import classification_of
from mupuppet.cli.compilations import inputs_of, limits_of
from mupuppet.cli.environments import environment_of
from mupuppet.cli.export_options import exports_problem, puppetdb_of, store_of
from mupuppet.cli.node_options import facts_of
from mupuppet.cli.options import changed, memory_bounded
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.compiler.lookups import Answers, Asker, ask, defined_nodes
from mupuppet.compiler.program.program import CodeRejected
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.render_text import show_text
from mupuppet.environment.environment import Environment
from mupuppet.environment.exports import ExportsError
from mupuppet.environment.fact_directories import facts_in_directory, nodes_in_file
from mupuppet.environment.facts import Facts, this_machine
from mupuppet.hiera.errors import NOT_FOUND, HieraError, ValueMissing
from mupuppet.hiera.inventory import near_key
from mupuppet.hiera.key_report import KeyReport, report, without_secrets
from mupuppet.hiera.key_report_data import plain_data, report_data
from mupuppet.hiera.key_report_text import report_text
from mupuppet.hiera.merging import MergeArgument
from mupuppet.hiera.node_names import node_names
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.labels import ruby_string
from mupuppet.values.strings import to_literal
from mupuppet.values.value import Value

T = TypeVar("T")

_NO_VALUE = "(no value)"


class Answer(Record):
    """What one node has: a value, explanations, or a mistake."""

    value: Value = NOT_FOUND
    reports: tuple[KeyReport, ...] = ()
    problem: Diagnostic | None = None
    #: Whether the only problem is that there is no value.
    is_missing: bool = False
    hint: str | None = None


def print_answers(keys: list[str], options: Namespace) -> bool:
    """Look up and print; returns whether everything went well."""
    environment = environment_of(options)
    is_fine = _print_answers(environment, keys, options)
    environment.save_caches()
    return is_fine


def _print_answers(environment: Environment, keys: list[str], options: Namespace) -> bool:
    if options.all_nodes:
        return _print_all_nodes(environment, keys, options)
    facts = facts_of(options)
    if facts is None:
        return False
    answers = _ask(environment, keys, facts, options)
    _print_logs(answers, set())
    answer = answers.found
    if answer is None:
        print_diagnostics(answers.diagnostics, options)
        if options.compiles and not environment.problems:
            print("help: --no-compile looks up without compiling the node", file=sys.stderr)
        return False
    if options.explain:
        _print_explanations(answer.reports, environment, options)
        if answer.is_missing:
            from mupuppet.cli.relative_paths import shortening

            hint = "" if answer.hint is None else f"; {shortening(options)(answer.hint)}"
            message = f"no level has a value for {' or '.join(keys)}{hint}"
            print(f"mupuppet: {show_text(message)}", file=sys.stderr)
        return not answer.is_missing and not any(_is_broken(each) for each in answer.reports)
    if answer.problem is not None:
        _print_problem(answer.problem, options)
        return False
    _print_value(answer.value, options.format or "yaml")
    return True


# --- Asking


def _ask(
    environment: Environment, keys: list[str], facts: Facts, options: Namespace
) -> Answers[Answer]:
    def questions(asker: Asker) -> Answer:
        try:
            return _answer(asker, keys, options)
        except TypeArgumentError as error:
            return Answer(
                problem=asker.diagnostic(HieraError(f"--type: {error.message}", "invalid-argument"))
            )

    node = facts.node or this_machine()
    classification = classification_of(options, node)
    if isinstance(classification, Diagnostic):
        return Answers(None, (classification,), ())
    try:
        exports = puppetdb_of(options) or store_of(options, environment)
    except ExportsError as error:
        return Answers(None, (exports_problem(error),), ())
    inputs = inputs_of(
        options,
        environment,
        node,
        facts,
        classification=classification,
        limits=limits_of(options),
        exports=exports if options.compiles else None,
    )
    with memory_bounded(options.memory):
        return ask(inputs, questions, compiles=options.compiles)


def ask_of_no_node(
    environment: Environment, questions: Callable[[Asker], T], options: Namespace
) -> Answers[T]:
    """Ask about data as it is for any node; nothing is compiled."""
    inputs = compilation_inputs(
        environment, facts={}, strict=options.strict, limits=limits_of(options), ruby=options.ruby
    )
    with memory_bounded(options.memory):
        return ask(inputs, questions, compiles=False)


def _answer(asker: Asker, keys: list[str], options: Namespace) -> Answer:
    wanted = None if options.type is None else asker.type_named(options.type)
    default = NOT_FOUND if options.default is None else options.default
    if options.explain:
        reports = tuple(_reports(asker, keys, options, wanted, default))
        is_missing = all(each.is_missing for each in reports)
        hint = near_key(asker.hiera, keys) if is_missing else None
        return Answer(reports=reports, is_missing=is_missing, hint=hint)
    try:
        value = asker.hiera.lookup(
            keys, asker.scope, value_type=wanted, merge=_merge(options), default=default
        )
    except ValueMissing as error:
        problem = replace(asker.diagnostic(error), hint=near_key(asker.hiera, keys))
        return Answer(problem=problem, is_missing=True)
    except HieraError as error:
        error.message = str(without_secrets(error.message, frozenset(asker.hiera.secrets)))
        return Answer(problem=asker.diagnostic(error))
    if not options.show_decrypted:
        value = without_secrets(value, frozenset(asker.hiera.secrets))
    return Answer(value)


def _reports(
    asker: Asker, keys: list[str], options: Namespace, wanted: Type | None, default: Value
) -> list[KeyReport]:
    """Reports on the keys up to the first that has a value; the default is for the last."""
    found: list[KeyReport] = []
    for key in keys:
        found.append(
            report(
                asker.hiera,
                key,
                asker.scope,
                merge=_merge(options),
                value_type=wanted,
                default=default if key is keys[-1] else NOT_FOUND,
                shows_decrypted=options.show_decrypted,
            )
        )
        if found[-1].value is not NOT_FOUND:
            break
    return found


def _merge(options: Namespace) -> MergeArgument:
    if options.merge != "deep":
        return None if options.merge is None else {"strategy": options.merge}
    merge: dict[Value, Value] = {
        "strategy": "deep",
        "sort_merged_arrays": options.sort_merged_arrays,
        "merge_hash_arrays": options.merge_hash_arrays,
    }
    if options.knock_out_prefix is not None:
        merge["knockout_prefix"] = options.knock_out_prefix
    return merge


def _is_broken(explained: KeyReport) -> bool:
    """Is something wrong, other than that there is no value?"""
    return explained.error is not None and not explained.is_missing


# --- All nodes


def _print_all_nodes(environment: Environment, keys: list[str], options: Namespace) -> bool:
    sources = facts_of_nodes(environment, options)
    if sources is None:
        return False
    if not sources:
        print("mupuppet lookup: neither manifests nor data nor facts name a node", file=sys.stderr)
        return False
    is_fine = True
    reported: set[str] = set()
    values: dict[str, Value] = {}
    explained: dict[str, tuple[KeyReport, ...]] = {}
    for node, given in sources.items():
        facts = facts_of(changed(options, node=node, facts=given))
        if facts is None:
            return False
        answers = _ask(environment, keys, facts, options)
        _print_logs(answers, reported)
        answer = answers.found
        if answer is None or answer.problem is not None:
            if answer is None or not answer.is_missing:
                print(f"{show_text(node)}:", file=sys.stderr)
            if answer is None:
                print_diagnostics(answers.diagnostics, options)
            elif answer.problem is not None and not answer.is_missing:
                _print_problem(answer.problem, options)
            is_fine = False
            values[node] = NOT_FOUND
            continue
        values[node] = answer.value
        explained[node] = answer.reports
        is_fine = is_fine and not any(map(_is_broken, answer.reports))
    if options.explain:
        for node, reports in explained.items():
            print(f"# {show_text(node)}")
            _print_explanations(reports, environment, options)
    else:
        _print_table(values, options.format or "text")
    return is_fine


def facts_of_nodes(environment: Environment, options: Namespace) -> dict[str, str | None] | None:
    """The names of all nodes, each with the facts to use for it."""
    given: str | None = options.facts
    in_facts: dict[str, str] | Diagnostic = {}
    if given is not None:
        in_facts = facts_in_directory(given) if os.path.isdir(given) else nodes_in_file(given)
    if isinstance(in_facts, Diagnostic):
        print_diagnostics((in_facts,), options)
        return None
    sources: dict[str, str | None] = dict(in_facts)
    # Facts of several nodes are of no use for others.
    shared = None if given is None or os.path.isdir(given) or len(in_facts) > 1 else given
    names = nodes_of_code(environment, options)
    if names is None:
        return None
    for name in names:
        sources.setdefault(name, shared)
    return dict(sorted(sources.items()))


def nodes_of_code(environment: Environment, options: Namespace) -> set[str] | None:
    """The nodes that manifests and data name; None if there is a mistake, which is printed."""
    try:
        names = set(defined_nodes(environment))
    except CodeRejected as rejected:
        print_diagnostics(rejected.diagnostics, options)
        return None
    in_data = _nodes_in_data(environment, options)
    if isinstance(in_data, Diagnostic):
        _print_problem(in_data, options)
        return None
    return names.union(in_data)


def _nodes_in_data(environment: Environment, options: Namespace) -> list[str] | Diagnostic:
    """The nodes that data names, or a mistake in the configuration of Hiera."""
    return ask_of_no_node(environment, _named_nodes, options).found or []


def _named_nodes(asker: Asker) -> list[str] | Diagnostic:
    try:
        return node_names(asker.hiera)
    except HieraError as error:
        return asker.diagnostic(error)


# --- Printing


def _print_problem(problem: Diagnostic, options: Namespace) -> None:
    """Show a mistake; one without a position and a cause takes only a line or two."""
    from mupuppet.cli.relative_paths import shortened, shortening

    if problem.source.name or problem.notes or options.diagnostics != "full":
        print_diagnostics((problem,), options)
        return
    problem = shortened(problem, shortening(options))
    print(f"error: {show_text(problem.message)}", file=sys.stderr)
    if problem.hint is not None:
        print(f"help: {show_text(problem.hint)}", file=sys.stderr)


def _print_value(value: Value, chosen: str) -> None:
    sys.stdout.write(_output_of(value, chosen))


def _output_of(value: Value, chosen: str) -> str:
    if chosen == "json":
        return json.dumps(plain_data(value), ensure_ascii=False, separators=(",", ":")) + "\n"
    if chosen == "yaml":
        from mupuppet.ruby_semantics.yaml_writing import to_yaml

        return to_yaml(plain_data(value))
    if value is None:
        return "\n"
    if isinstance(value, str):
        output = value.removesuffix("\n")
    else:  # `s` is Puppet's name for what Ruby shows
        output = (ruby_string if chosen == "s" else to_literal)(plain_data(value))
    return _for_terminal(output) + "\n"


def _for_terminal(output: str) -> str:
    """Data may contain anything, also terminal control characters."""
    return "\n".join(map(show_text, output.split("\n"))) if sys.stdout.isatty() else output


def _print_table(values: dict[str, Value], chosen: str) -> None:
    if chosen in ("json", "yaml"):
        found = {node: value for node, value in values.items() if value is not NOT_FOUND}
        _print_value(found, chosen)
        return
    width = max(map(len, values))
    for node, value in values.items():
        shown = _NO_VALUE if value is NOT_FOUND else to_literal(plain_data(value))
        print(f"{show_text(node.ljust(width))}  {show_text(shown)}")


def _print_explanations(
    reports: tuple[KeyReport, ...], environment: Environment, options: Namespace
) -> None:
    chosen = options.format or "text"
    if chosen in ("json", "yaml"):
        data: list[dict[str, Any]] = [report_data(each) for each in reports]
        _print_value(data[0] if len(data) == 1 else data, chosen)
        return
    for each in reports:
        for line in report_text(each, root=environment.root).split("\n"):
            print(show_text(line))


def _print_logs(answers: Answers[Answer], reported: set[str]) -> None:
    for level, message in answers.logs:
        if level not in ("debug", "info") and message not in reported:
            reported.add(message)
            print(f"{level}: {show_text(message.strip())}", file=sys.stderr)
