"""`mupuppet compile`: the catalog of a node."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.cli.compilations import (
    FORMATS,
    Unrenderable,
    add_inputs,
    add_several_nodes,
    add_show_secrets,
    compile_node,
    explained,
    name_of,
    print_messages,
    shown,
    to_json,
)
from mupuppet.cli.export_options import add_submission_option
from mupuppet.cli.node_options import facts_of
from mupuppet.cli.option_values import path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, memory_bounded
from mupuppet.cli.paper_options import add_paper_options
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.cli.terminal import palette_for
from mupuppet.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mupuppet.compiler.api import Compilation

DESCRIPTION = """\
Compile the catalog of a node from a manifest, or from a directory with `manifests/` and
`modules/`, as Puppet does: no server, no agent, no Ruby.

Facts come from a file or from a built-in set such as rhel-9 (the default is debian-12); with
`--facts none` only the node's names are known. Without --node, the node is the one that the file
of facts names, or this machine. With --semantics paper, the catalog is made by the rules of the
paper: manifests outside μPuppet are rejected, and only the facts that you give are known."""

EXAMPLES = """\
examples:
  mupuppet compile site.pp                                   a table of the resources
  mupuppet compile site.pp --node web1 --facts web1.json     for a node with these facts
  mupuppet compile site.pp --facts ubuntu-24.04              for a typical Ubuntu
  mupuppet compile site.pp --facts rhel-9 --set os.selinux.enabled=false
  mupuppet compile site.pp --format json                     what the agent would get
  mupuppet compile -e "notify { 'hello': }"                  code from the command line
  mupuppet compile . --class profile::web --node web1        a single class, with its data
  mupuppet compile . --node web1 --format svg > web1.svg     a picture
  mupuppet compile site.pp --limit call_depth=5000           raise a limit
  mupuppet compile figure1.pp --semantics paper --format puppet
  mupuppet compile . --all-nodes --facts facts/ --output catalogs/   a catalog for each node"""

#: How long the search for the values that led to a mistake may take, besides compiling again.
_SECONDS_FOR_REASONS = 10.0


def add_arguments(parser: Parser) -> None:
    add_inputs(parser, needs_path=False)
    add_submission_option(parser)
    parser.add_argument(
        "--semantics",
        choices=("puppet", "paper"),
        default="puppet",
        help="the semantics to use: puppet (the default) or paper",
    )
    add_paper_options(parser)
    parser.add_argument(
        "--format",
        choices=FORMATS,
        default="table",
        help="table (for people; the default), json or yaml (Puppet's catalog), puppet (the "
        "paper's notation), svg (the resource graph) or dot (the same for Graphviz)",
    )
    parser.add_argument(
        "--output",
        metavar="FILE",
        type=path,
        help="write the catalog to a file; for several nodes, a directory with a file for each",
    )
    add_show_secrets(parser)
    add_several_nodes(parser)


def run(options: Namespace) -> int:
    """Compile and print."""
    if options.path is None:
        if options.code is None and not options.given_classes:
            raise WrongUsage("the following arguments are required: PATH (or -e CODE)")
        options.path = "."
    if options.puppetdb_submit and options.puppetdb is None:
        raise WrongUsage("--puppetdb-submit needs --puppetdb URL")
    if options.semantics == "paper":
        _check_for_paper(options)
    elif options.definitions_first or options.main_class or options.plus:
        raise WrongUsage("--definitions-first, --main-class and --plus need --semantics paper")
    if options.nodes is not None or options.all_nodes:
        from mupuppet.cli.compile_nodes import run_fleet

        return run_fleet(options)
    if options.semantics == "paper":
        output = _compile_by_paper(options)
    else:
        facts = facts_of(options)
        if facts is None:
            return ERRORS
        result = compile_node(options, name_of(facts), facts, exports=True)
        try:
            output = None if result is None else _shown_result(result, options)
        except Unrenderable as problem:
            from mupuppet.diagnostics.render_text import show_text

            print(f"mupuppet: {show_text(str(problem))}", file=sys.stderr)
            return ERRORS
    if output is None:
        return ERRORS
    if options.output is None:
        sys.stdout.write(output)
        return FINE
    try:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(output)
    except OSError as error:  # the error of a full disk does not name the file
        raise OSError(error.errno, error.strerror, options.output) from None
    return FINE


def _shown_result(result: "Compilation", options: Namespace) -> str | None:
    """The catalog as text; diagnostics and logs are printed."""
    if not result.ok:
        with memory_bounded(options.memory):
            result = _with_reasons(result)
    print_messages(result, options)
    if result.catalog is None:
        return None
    from mupuppet.syntax.depth import deep_recursion

    catalog = result.catalog
    if options.format in ("table", "puppet") and not options.show_secrets:
        catalog = catalog.hiding(result.revealed)
    palette = palette_for(options.color if options.output is None else "never", sys.stdout)
    with deep_recursion():
        return shown(catalog, options.format, palette)


def _with_reasons(result: "Compilation") -> "Compilation":
    """A failed compilation whose error explains how the offending values came about."""
    from mupuppet.compiler.errors import LIMITS

    if result.error is None or result.error.id in LIMITS:
        return result  # no value is the cause; and what has taken long would take longer again
    from mupuppet.basics.records import replace
    from mupuppet.compiler.limits import OutOfTime, on_large_stack

    error = result.error

    def reasons() -> Diagnostic:
        from mupuppet.provenance import Provenance

        return explained(error, Provenance.of(result))

    try:
        with_reasons = on_large_stack(reasons, _SECONDS_FOR_REASONS)
    except (RecursionError, MemoryError, OutOfTime):  # the error is reported without reasons
        return result
    diagnostics = tuple(with_reasons if each is error else each for each in result.diagnostics)
    return replace(result, diagnostics=diagnostics)


def _compile_by_paper(options: Namespace) -> str | None:
    from mupuppet.cli.paper_options import (
        arranged,
        initial_variables,
        read_manifest,
        start_run,
        with_definitions_first,
    )
    from mupuppet.semantics.catalogs import to_puppet
    from mupuppet.semantics.print import format_catalog

    read = read_manifest(options.path, options)
    initial = None if read is None else initial_variables(options, legacy=options.legacy_facts)
    if read is None or initial is None:
        return None
    _, manifest = read
    node, variables = initial
    manifest = arranged(manifest, options)
    compilation = start_run(manifest, node, variables, options).finish()
    print_diagnostics(tuple(compilation.diagnostics), options)
    if not compilation.ok:
        again = with_definitions_first(compilation, manifest, node, variables)
        if again is not None:
            from mupuppet.diagnostics.render_text import show_text

            print(f"mupuppet: {show_text(again.summary)}", file=sys.stderr)
        return None
    if options.format == "json":
        classes = compilation.declared_classes
        return to_json(to_puppet(compilation.v_C, node=node, classes=classes))
    return format_catalog(compilation.v_C) + "\n"


def _check_for_paper(options: Namespace) -> None:
    """Refuse options that do not apply to the paper's semantics."""
    problem = None
    if options.format not in ("table", "json", "puppet"):
        problem = "the formats are json and puppet"
    elif os.path.isdir(options.path):
        problem = "name one manifest"
    for option in ("trusted", "modulepath", "environment", "exports", "puppetdb", "nodes"):
        if getattr(options, option):
            problem = f"there is no --{option}"
    if options.all_nodes:
        problem = "there is no --all-nodes"
    if problem is not None:
        raise WrongUsage(f"with --semantics paper, {problem}")
