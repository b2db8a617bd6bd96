"""`mupuppet who-reads`: what in a catalog depends on a fact, on data or on a line of code."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.cli.compilations import add_inputs, compile_by_options, print_messages
from mupuppet.cli.options import ERRORS, FINE, Parser, changed
from mupuppet.cli.terminal import palette_for
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.compiler.api import Compilation
    from mupuppet.provenance.readers import Reader, Source, UnknownName

DESCRIPTION = """\
Show which resources and attributes of a node's catalog depend on something: a fact, a trusted
fact, a setting, what the classifier provides, a key of data, or a line of a manifest, a template
or a data file. This is the reverse of `mupuppet why`. What reads it directly is listed separately
from what depends on it only because a level of Hiera has it in its path."""

EXAMPLES = """\
examples:
  mupuppet who-reads . --node web1 fact os.family
  mupuppet who-reads . --facts facts/ --all-nodes fact os.family
  mupuppet who-reads . --node web1 ntp::servers
  mupuppet who-reads . --node web1 data/common.yaml:ntp::servers
  mupuppet who-reads . --node web1 modules/ntp/manifests/init.pp:12
  mupuppet who-reads . --node web1 trusted extensions.pp_role
  mupuppet who-reads . --node web1 classifier ntp::servers"""

INTERMIXED = True


def add_arguments(parser: Parser) -> None:
    add_inputs(parser)
    parser.add_argument(
        "source",
        metavar="SOURCE",
        nargs="+",
        help="fact NAME (or trusted, server-fact, setting, classifier NAME), KEY or FILE:KEY of "
        "data, or FILE:LINE of code, templates or data",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json"),
        default="text",
        help="text (the default) or json (one object per line)",
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="also list what depends on it only through the path of a hierarchy level",
    )
    parser.add_argument(
        "--all-nodes",
        action="store_true",
        help="ask for all nodes that the manifests, the data or the facts name",
    )


def run(options: Namespace) -> int:
    """Compile, replay, and look through all explanations."""
    from mupuppet.provenance.readers import UnknownName, UnknownSource, parse_source

    try:
        source = parse_source(options.source)
    except UnknownSource as problem:
        print(f"mupuppet: {show_text(str(problem))}", file=sys.stderr)
        return ERRORS
    if options.all_nodes:
        return _all_nodes(source, options)
    compilation = compile_by_options(options)
    if compilation is None:
        return ERRORS
    if compilation.catalog is None:
        print_messages(compilation, options)
        return ERRORS
    found = _found(compilation, source)
    if isinstance(found, UnknownName):
        print(f"mupuppet: {show_text(f'{found}{_hint(found)}')}", file=sys.stderr)
        return ERRORS
    if options.format == "json":
        _write_json(found)
    else:
        from mupuppet.provenance.render_readers import Readers

        palette = palette_for(options.color, sys.stdout)
        sys.stdout.writelines(
            f"{line}\n" for line in Readers(found).lines(palette, full=options.full)
        )
    return FINE if found else _nothing(source, options)


def _found(compilation: "Compilation", source: "Source") -> "list[Reader] | UnknownName":
    """What depends on a source, or that there is no such thing."""
    from mupuppet.provenance import Provenance
    from mupuppet.provenance.readers import UnknownName, readers

    try:
        return list(readers(Provenance.of(compilation), source))
    except UnknownName as problem:
        return problem


def _hint(problem: "UnknownName | None") -> str:
    return "" if problem is None or problem.hint is None else f"; {problem.hint}"


def _write_json(found: "list[Reader]", node: str | None = None) -> None:
    from mupuppet.provenance.render_json import reader_json

    sys.stdout.writelines(reader_json(reader, node) + "\n" for reader in found)


def _all_nodes(source: "Source", options: Namespace) -> int:
    """The same for each node of the repository: a line each, or everything with --full."""
    from mupuppet.cli.environments import environment_of
    from mupuppet.cli.lookup_answers import facts_of_nodes
    from mupuppet.provenance.readers import UnknownName
    from mupuppet.provenance.render_readers import Readers

    sources = facts_of_nodes(environment_of(options), options)
    if sources is None:
        return ERRORS
    palette = palette_for(options.color, sys.stdout)
    width = max((len(show_text(node)) for node in sources), default=0)
    status, is_known, is_read = FINE, False, False
    unknown: UnknownName | None = None
    for node, facts in sources.items():
        of_node = changed(options, node=node, facts=facts)
        compilation = compile_by_options(of_node)
        if compilation is None or compilation.catalog is None:
            if compilation is not None:
                print_messages(compilation, options)
            status = ERRORS
            continue
        found = _found(compilation, source)
        if isinstance(found, UnknownName):
            unknown = found
            if options.format != "json":
                print(f"{show_text(node):{width}}  does not have it")
            continue
        is_known = True
        is_read = is_read or bool(found)
        if options.format == "json":
            _write_json(found, node)
            continue
        grouped = Readers(found)
        print(f"{show_text(node):{width}}  {show_text(grouped.summary) or 'nothing'}")
        if options.full:
            for line in grouped.lines(palette, full=True):
                print(f"  {line}")
    if not is_known and status == FINE:
        asked = f"{' '.join(options.source)}{_hint(unknown)}"
        print(f"mupuppet: no node has {show_text(asked)}", file=sys.stderr)
        return ERRORS
    return status if is_read else max(status, _nothing(source, options))


def _nothing(source: "Source", options: Namespace) -> int:
    """Nothing depends on it: perhaps there is no such file."""
    missing = source.file is not None and not _exists(source.file, options.path)
    hint = f" (there is no such file here or in {options.path})" if missing else ""
    asked = show_text(f"{' '.join(options.source)}{hint}")
    print(f"nothing in the catalog depends on {asked}", file=sys.stderr)
    return ERRORS if missing else FINE


def _exists(file: str, path: str) -> bool:
    return os.path.exists(file) or os.path.exists(slashed.join(path, file))
