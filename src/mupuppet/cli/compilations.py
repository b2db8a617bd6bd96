"""What the verbs that compile share: options, compilations, and the output of results."""

import sys
from argparse import BooleanOptionalAction, Namespace
from typing import TYPE_CHECKING, Any

from mupuppet.cli.classification_options import add_classification_options, classification_of
from mupuppet.cli.environments import add_code_options, add_environment_options, environment_of
from mupuppet.cli.export_options import (
    add_exports_options,
    exports_problem,
    is_asked_for,
    puppetdb_of,
    store_of,
)
from mupuppet.cli.node_options import add_facts, facts_of
from mupuppet.cli.option_values import bound, name, names, number_from, path
from mupuppet.cli.options import (
    Parser,
    add_memory,
    add_strict,
    memory_bounded,
    terminal_columns,
    verbosity,
)
from mupuppet.cli.permission_options import add_permission_options
from mupuppet.cli.rendering import add_diagnostics, print_diagnostics
from mupuppet.diagnostics import Cause, Diagnostic, Severity
from mupuppet.diagnostics.render_palette import PLAIN, Palette

if TYPE_CHECKING:
    from mupuppet.catalog import Catalog
    from mupuppet.compiler.api import Compilation, MakeCompiler
    from mupuppet.compiler.inputs import CompilationInputs
    from mupuppet.compiler.limits import Limits
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.environment.classification import Classification
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import ExportedResource, Exports, ExportsStore
    from mupuppet.environment.facts import Facts
    from mupuppet.provenance import Provenance
    from mupuppet.supervision import SupervisionError, WorkLimits


# --- Options


def add_inputs(parser: Parser, *, needs_path: bool = True) -> None:
    """What is compiled and for which node: the options of all verbs that compile."""
    about_path = "a manifest, a directory, or - for standard input"
    if needs_path:
        parser.add_argument("path", metavar="PATH", type=path, help=about_path)
    else:
        parser.add_argument("path", metavar="PATH", type=path, nargs="?", help=about_path)
    parser.add_argument(
        "--node",
        metavar="NAME",
        type=name,
        help="the node's name (default: the one in the file of facts, or this machine's)",
    )
    add_compilation_options(parser)


def add_compilation_options(
    parser: Parser,
    *,
    with_ignore: bool = True,
    with_two_versions: bool = False,
    with_cycles: bool = True,
) -> None:
    """The options of all verbs that compile, for one node or for many.

    Without `with_cycles`, the verb ignores dependency cycles.
    """
    add_facts(parser)
    add_environment_options(parser, with_two_versions=with_two_versions)
    add_code_options(parser)
    add_classification_options(parser)
    add_exports_options(parser)
    parser.add_argument(
        "--strict-variables",
        action=BooleanOptionalAction,
        help="report an unknown variable as an error (the default, but not with --puppet 7)",
    )
    add_strict(parser)
    add_diagnostics(parser, with_ignore=with_ignore)
    if with_cycles:
        parser.add_argument(
            "--allow-cycles",
            action="store_true",
            help="report a dependency cycle as a warning: Puppet compiles it, but no agent can "
            "apply it",
        )
    else:
        parser.set_defaults(allow_cycles=True)
    add_permission_options(parser)
    add_ruby_and_limits(parser)
    add_memory(parser)


RUBY_MODES = ("auto", "never", "always", "puppet", "confined")


def add_ruby(parser: Parser) -> None:
    """When Ruby runs code of modules."""
    parser.add_argument(
        "--ruby",
        choices=RUBY_MODES,
        default="auto",
        help="when Ruby runs templates and functions of modules: auto (what mupuppet cannot "
        "evaluate itself; the default), never, always, puppet (as auto, with Puppet's library), "
        "or confined "
        "(as auto, if the operating system confines it; `mupuppet env` shows whether it does)",
    )


def add_ruby_and_limits(parser: Parser) -> None:
    """When Ruby runs code of modules, and what a compilation may use."""
    add_ruby(parser)
    parser.add_argument(
        "--limit",
        metavar="NAME=N",
        type=bound,
        action="append",
        default=[],
        dest="limits",
        help="set a limit, such as call_depth=5000 (repeatable; docs/limits.md lists them)",
    )


def add_several_nodes(parser: Parser) -> None:
    """Which nodes are compiled in one run, by how many processes."""
    several = parser.add_group("several nodes").add_alternatives()
    several.add_argument(
        "--nodes", metavar="NAMES", type=names, help="compile these nodes, separated by commas"
    )
    several.add_argument(
        "--all-nodes",
        action="store_true",
        help="compile all nodes that the manifests, the data or the facts name",
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=number_from(0),
        default=0,
        help="processes for several nodes (default: all cores)",
    )


def add_show_secrets(parser: Parser) -> None:
    """Whether secrets are shown that the catalog has in clear."""
    parser.add_argument(
        "--show-secrets",
        action="store_true",
        help="show secrets that were unwrapped or decrypted, and so are in clear in the catalog; "
        "values that are still Sensitive stay hidden",
    )


# --- Compilations


def compile_by_options(options: Namespace) -> "Compilation | None":
    """The compilation that the options of `add_inputs` describe; None if they are wrong.

    It exports nothing.
    """
    facts = facts_of(options)
    if facts is None:
        return None
    return compile_node(options, name_of(facts), facts, exports=False)


def name_of(facts: "Facts") -> str:
    from mupuppet.environment.facts import this_machine

    return facts.node or this_machine()


def compile_node(
    options: Namespace, node: str, facts: "Facts", *, exports: bool
) -> "Compilation | None":
    """Compile with what other nodes export; with `exports`, others get what this one exports."""
    from mupuppet.environment.exports import ExportsError

    classification = classification_of(options, node)
    if isinstance(classification, Diagnostic):
        print_diagnostics((classification,), options)
        return None
    environment = environment_of(options, classification.environment)
    if environment.own_module and not environment.manifests and not classification.classes:
        from mupuppet.diagnostics.render_text import show_text

        name, _ = environment.own_module
        print(
            f"mupuppet: this is the module `{show_text(name)}`, and nothing includes its classes: "
            "compile one of its examples, or name classes with --classification",
            file=sys.stderr,
        )
    try:
        store, puppetdb = store_of(options, environment), puppetdb_of(options)
        inputs = inputs_of(
            options,
            environment,
            node,
            facts,
            classification=classification,
            limits=limits_of(options),
            exports=puppetdb or store,
        )
        if not exports or puppetdb is None or not options.puppetdb_submit:
            result = compile_with(options, inputs)
        else:
            from mupuppet.compiler.submission import Submission, submit

            submission = Submission()
            result = compile_with(options, inputs, submission.make)
            submit(puppetdb, submission.commands(result))
        environment.save_caches()
        if exports and store is not None and result.ok:
            keep_exports(store, node, result.exported, options)
            keep_node(store, result)
        return result
    except ExportsError as error:
        print_diagnostics((exports_problem(error),), options)
        return None


def keep_exports(
    store: "ExportsStore", node: str, resources: "tuple[ExportedResource, ...]", options: Namespace
) -> None:
    """Store what a node exports. Raises ExportsError, but only if the user named the store."""
    from mupuppet.environment.exports import ExportsError

    try:
        store.replace(node, resources)
    except ExportsError as error:
        if is_asked_for(options):
            raise
        print_diagnostics((exports_problem(error, Severity.WARNING),), options)


def keep_node(store: "ExportsStore", result: "Compilation") -> None:
    """Store facts and catalog of a node, if the store answers queries. Raises ExportsError."""
    from mupuppet.environment.exports import NodeStore

    if isinstance(store, NodeStore):
        from mupuppet.compiler.submission import node_record

        record = node_record(result)
        if record is not None:
            store.keep(record)


def inputs_of(
    options: Namespace,
    environment: "Environment",
    node: str,
    facts: "Facts",
    *,
    classification: "Classification",
    limits: "Limits",
    exports: "Exports | None",
) -> "CompilationInputs":
    """What the options give to the compilation of a node in an environment."""
    from mupuppet.compiler.inputs import compilation_inputs, local_trusted

    return compilation_inputs(
        environment,
        node=node,
        facts=facts.values,
        # The name on the command line takes precedence over that of the facts.
        trusted=local_trusted(node) if facts.trusted is None else facts.trusted,
        parameters=classification.parameters,
        classes=classification.classes,
        strict=options.strict,
        strict_variables=options.strict_variables,
        limits=limits,
        allow_cycles=options.allow_cycles,
        exports=exports,
        ruby=options.ruby,
    )


def compile_with(
    options: Namespace, inputs: "CompilationInputs", make: "MakeCompiler | None" = None
) -> "Compilation":
    """Compile within the limits that the options set."""
    from mupuppet.compiler.api import compile

    with memory_bounded(options.memory):
        return compile(inputs, make)


def limits_of(options: Namespace) -> "Limits":
    """The limits, with those that the options change."""
    from mupuppet.compiler.limits import Limits

    return Limits(**dict(options.limits))


def work_limits(options: Namespace, limits: "Limits") -> "WorkLimits":
    """What a process may use for a compilation that limits itself.

    The limit of a compilation is the time of its processor, and its error has a place: only what it
    does not end takes longer than this by the clock.
    """
    from mupuppet.supervision import WorkLimits

    return WorkLimits(seconds=60 + 10 * limits.seconds, megabytes=options.memory)


def ended_problem(problem: "SupervisionError") -> Diagnostic:
    """The error of a compilation whose process has ended."""
    from mupuppet.source import SourceFile, Span
    from mupuppet.supervision import OverMemory, OverTime

    id: DiagnosticId = "process-ended"
    if isinstance(problem, OverMemory):
        id = "out-of-memory"
    elif isinstance(problem, OverTime):
        id = "out-of-time"
    return Diagnostic(id, Severity.ERROR, str(problem), SourceFile("", ""), Span(0, 0), 0)


def explained(error: Diagnostic, provenance: "Provenance") -> Diagnostic:
    """An error with the values that led to it, at the data that is the cause, if any is."""
    from mupuppet.basics.records import replace
    from mupuppet.compiler.errors import LIMITS
    from mupuppet.provenance.data_to_blame import blamed, blamed_options
    from mupuppet.provenance.failures import failure_notes, is_in_code
    from mupuppet.provenance.hints import hint_about
    from mupuppet.syntax.depth import deep_recursion

    again = provenance.compilation.error
    if again is not None and again.id in LIMITS:  # a recorder takes time, memory and stack
        return error
    with deep_recursion():
        explanation = provenance.failure()
        if explanation is None:
            return error
        error = replace(error, hint=hint_about(error, explanation, provenance) or error.hint)
        at_data = blamed(error, explanation, provenance.read)
        if error.id in ("invalid-merge", "conversion-failed", "invalid-lookup-options"):
            hiera = provenance.recording.compiler.data.hiera
            at_data = blamed_options(error, hiera, provenance.read)
        if at_data is not error:
            return at_data
        if is_in_code(error):
            return error
        notes = [each for each in failure_notes(explanation) if each not in error.notes]
        return replace(error, notes=(*error.notes, *notes))


# --- Results

#: The verbosity at which each log level is shown.
_LEAST_VERBOSITY = {"debug": 1, "info": 1, "err": -1, "crit": -1, "alert": -1, "emerg": -1}


def print_messages(result: "Compilation", options: Namespace) -> None:
    """Print diagnostics and logs in order; a log line that repeats a diagnostic is omitted."""
    from mupuppet.compiler.program.parse_logs import diagnostic_logs

    waiting = list(result.diagnostics)
    logged: list[set[str]] = []
    for each in waiting:
        causes = {note.diagnostic.message for note in each.notes if isinstance(note, Cause)}
        repeated = {message for _, message in diagnostic_logs([each])}
        logged.append({each.message, *causes, *repeated})
    printed = 0
    for level, message in result.logs:
        at = next((at for at, messages in enumerate(logged) if message in messages), None)
        if at is None:
            if verbosity(options) >= _LEAST_VERBOSITY.get(level, 0):
                _print_log(level, message, options)
        elif at >= printed and not waiting[at].is_error and options.diagnostics != "json":
            # What was reported before it is not in the log. An array of JSON comes at the end.
            print_diagnostics(tuple(waiting[printed : at + 1]), options)
            printed = at + 1
    print_diagnostics(tuple(waiting[printed:]), options)


def _print_log(level: str, message: str, options: Namespace) -> None:
    from mupuppet.cli.relative_paths import shortening
    from mupuppet.diagnostics.render_text import show_text

    first, *others = map(show_text, shortening(options)(message).split("\n"))
    print(f"{level}: {first}", *map(_no_command, others), sep="\n", file=sys.stderr)


def _no_command(line: str) -> str:
    """A line of a log: GitHub takes one that begins with `::` for a command of the workflow."""
    return f"| {line}" if line.lstrip().startswith("::") else line


FORMATS = ("table", "json", "yaml", "puppet", "dot", "svg")


class Unrenderable(Exception):
    """A catalog that cannot be written in a format."""


def shown(catalog: "Catalog", output_format: str, palette: Palette = PLAIN) -> str:
    """The catalog in one of the formats; what is imported depends on it."""
    if output_format == "json":
        from mupuppet.catalog.json_writing import catalog_json

        try:
            return catalog_json(catalog)
        except ValueError:
            raise _infinite_number() from None
    if output_format == "yaml":
        from mupuppet.ruby_semantics.yaml_writing import to_yaml

        return to_yaml(catalog.to_dict(), line_width=-1)
    if output_format == "puppet":
        from mupuppet.catalog.text import to_puppet

        return to_puppet(catalog)
    if output_format == "dot":
        from mupuppet.catalog.graph import to_dot

        return to_dot(catalog)
    if output_format == "svg":
        from mupuppet.catalog.svg import to_svg

        return to_svg(catalog)
    from mupuppet.catalog.text import to_table

    return to_table(catalog, terminal_columns(1, 100), palette)


def to_json(data: dict[str, Any]) -> str:
    from mupuppet.catalog.json_writing import pretty_json

    try:
        return pretty_json(data)
    except ValueError:
        raise _infinite_number() from None


def _infinite_number() -> Unrenderable:
    """As Puppet has it: what it renders has no infinite numbers."""
    return Unrenderable("the catalog contains an infinite number, which JSON cannot represent")
