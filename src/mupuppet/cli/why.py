"""`mupuppet why`: where a value, a resource, an order or a failure comes from."""

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, TextIO

from mupuppet.basics import slashed
from mupuppet.cli.compilations import (
    add_inputs,
    add_show_secrets,
    compile_by_options,
    explained,
    print_messages,
)
from mupuppet.cli.option_values import number_from, path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, terminal_columns
from mupuppet.cli.terminal import Progress, palette_for
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.cli.blame import Blame
    from mupuppet.compiler.api import Compilation
    from mupuppet.provenance import Explanation, Provenance

DESCRIPTION = """\
Explain where something in the catalog of a node comes from (the value of an attribute, a
resource, the order of two resources), or why a compilation failed. The answer is a tree that
leads from the catalog back to literals, facts and data, each with its place, the most important
first.

The same inputs are compiled twice, the second time with a recorder; see docs/provenance.md."""

EXAMPLES = """\
examples:
  mupuppet why site.pp 'File[/etc/motd]' content        why this value?
  mupuppet why site.pp 'File[/etc/motd]'                why is this resource there?
  mupuppet why . --node web1 'File[/etc/motd]' mode --full
  mupuppet why . --node web1 'File[/etc/motd]' content --line 3
  mupuppet why . --edge 'Package[ntp]' 'Service[ntp]'    why this order?
  mupuppet why site.pp                                  why did the compilation fail?
  mupuppet why . --node web1 --all > web1.jsonl         everything, as JSON lines
  mupuppet why . --node web1 --format html --output web1.html"""

FORMATS = ("text", "json", "html", "dot")
INTERMIXED = True


def add_arguments(parser: Parser) -> None:
    add_inputs(parser)
    parser.add_argument("resource", metavar="RESOURCE", nargs="?", help="such as 'File[/etc/motd]'")
    parser.add_argument("attribute", metavar="ATTRIBUTE", nargs="?", help="such as content")
    parser.add_argument(
        "--all",
        action="store_true",
        dest="everything",
        help="explain every attribute of every resource, as JSON lines",
    )
    parser.add_argument(
        "--edge",
        nargs=2,
        metavar=("A", "B"),
        help="explain why resource A comes before resource B",
    )
    parser.add_argument(
        "--line",
        metavar="N",
        type=number_from(1),
        help="explain only line N of a value made by templates",
    )
    add_tree_options(parser)
    add_show_secrets(parser)
    parser.add_argument(
        "--format",
        choices=FORMATS,
        default="text",
        help="text (a tree; the default), json, dot (for Graphviz), or html: one page with all "
        "explanations of the catalog beside its sources",
    )
    parser.add_argument("--output", metavar="FILE", type=path, help="write the answer to a file")


def add_tree_options(parser: Parser) -> None:
    """How trees are shown."""
    parser.add_argument(
        "--depth",
        metavar="N",
        type=number_from(1),
        default=8,
        help="how many levels to show (default: 8)",
    )
    parser.add_argument("--full", action="store_true", help="show everything, at any depth")
    parser.add_argument(
        "--blame",
        action="store_true",
        help="add the commit and the author of each line, from git",
    )


def run(options: Namespace) -> int:
    """Compile, replay, explain."""
    compilation = compile_by_options(options)
    if compilation is None:
        return ERRORS
    from mupuppet.provenance import Provenance

    provenance = Provenance.of(compilation, shows_secrets=options.show_secrets)
    if compilation.catalog is None or (options.resource is None and _has_cycle(compilation)):
        if options.format != "html":
            return _failure(provenance, compilation, options)
        print_messages(compilation, options)
    if options.output is None:
        return _answer(provenance, options, sys.stdout)
    try:
        file = open(options.output, "w", encoding="utf-8")  # noqa: SIM115  # closed below
    except OSError as problem:
        print(f"mupuppet: {show_text(options.output)}: {problem.strerror}", file=sys.stderr)
        return ERRORS
    with file:
        return _answer(provenance, options, file)


def _answer(provenance: "Provenance", options: Namespace, out: TextIO) -> int:
    if options.everything and options.format != "html":
        return _everything(provenance, options, out)
    from mupuppet.provenance.provenance import UnknownSubject

    try:
        if options.format == "html":
            return _page(provenance, options, out)
        return _one(provenance, options, out)
    except UnknownSubject as problem:
        hint = "" if problem.hint is None else f"; {problem.hint}"
        found = show_text(f"{problem}{hint}")
        print(f"mupuppet: {found} (`mupuppet why-not` explains absences)", file=sys.stderr)
        return ERRORS


def _page(provenance: "Provenance", options: Namespace, out: TextIO) -> int:
    from mupuppet.provenance.render_html import render_html

    chosen = (options.resource, options.attribute) if options.resource else None
    if chosen is not None:
        _explanation(provenance, *chosen, None)  # whether there is such a thing
    count = len(provenance.reached)
    progress = Progress(sys.stderr, count, count, "resources")
    compilation = provenance.compilation
    diagnostics = tuple(
        explained(each, provenance) if each is compilation.error else each
        for each in compilation.diagnostics
    )
    page = render_html(
        provenance, _root(options), chosen, lambda *_: progress.advance(1), diagnostics
    )
    progress.clear()
    out.write(page)
    return FINE if compilation.ok and not _has_cycle(compilation) else ERRORS


def _explanation(
    provenance: "Provenance", resource: str, attribute: str | None, line: int | None
) -> "Explanation":
    if attribute is None:
        return provenance.resource(resource)
    return provenance.attribute(resource, attribute, line)


def _has_cycle(compilation: "Compilation") -> bool:
    return any(each.id == "dependency-cycle" for each in compilation.diagnostics)


def _failure(provenance: "Provenance", compilation: "Compilation", options: Namespace) -> int:
    """Explain why there is no catalog, or none that an agent could apply."""
    from mupuppet.cli.relative_paths import shortening

    explanation = provenance.failure()
    if explanation is None or not explanation.children:
        print_messages(compilation, options)
        return ERRORS
    if options.everything:  # no answer in that form
        print_messages(compilation, options)
        return ERRORS
    explanation.text = shortening(options)(explanation.text)
    show("", explanation, options, provenance)
    error = compilation.error
    if error is not None and error.hint is not None:
        print(f"help: {show_text(error.hint)}", file=sys.stderr)
    return ERRORS


def _everything(provenance: "Provenance", options: Namespace, out: TextIO) -> int:
    from mupuppet.provenance.render_json import json_lines

    blame = _blame(options)
    out.writelines(json_lines(provenance, blame))
    tell_blame(blame)
    return FINE


def _blame(options: Namespace) -> "Blame | None":
    if not options.blame:
        return None
    from mupuppet.cli.blame import Blame

    return Blame()


def _one(provenance: "Provenance", options: Namespace, out: TextIO) -> int:
    if options.resource is None and options.edge is None:
        raise WrongUsage("name a resource, such as 'File[/etc/motd]', or use --all")
    if options.edge is not None:
        title, explanation = " -> ".join(options.edge), provenance.order(*options.edge)
    else:
        explanation = _explanation(provenance, options.resource, options.attribute, options.line)
        rest = "is in the catalog" if options.attribute is None else options.attribute
        title = f"{options.resource} {rest}"
        focus = provenance.explainer.focus
        if focus is not None:
            title += f" line {options.line}"
            if isinstance(explanation.value, str):
                explanation.value = provenance.shown(focus.text)
    show(title, explanation, options, provenance, out)
    return FINE


def _root(options: Namespace) -> str | None:
    """The directory from which paths are shown."""
    return slashed.abspath(options.path) if os.path.isdir(options.path) else None


def show(
    title: str,
    explanation: "Explanation",
    options: Namespace,
    provenance: "Provenance",
    out: TextIO | None = None,
) -> None:
    """Write one explanation in the format that is asked for."""
    out = sys.stdout if out is None else out
    blame = _blame(options)
    if options.format == "json":
        from mupuppet.provenance.render_json import to_json

        out.write(to_json(explanation, blame))
        tell_blame(blame)
        return
    if options.format == "dot":
        from mupuppet.cli.relative_paths import shortening
        from mupuppet.provenance.render_dot import render_dot

        shorten = shortening(options)
        out.write(render_dot(title, explanation, full=options.full, shorten=shorten))
        return
    from mupuppet.provenance.render_text import TextOptions, render_text

    palette = palette_for(options.color, out)
    text_options = TextOptions(
        columns=terminal_columns(1, 100),
        palette=palette,
        depth=options.depth,
        full=options.full,
        links=bool(palette.reset) and out.isatty(),
        root=_root(options),
        modulepath=provenance.modulepath,
        blame=blame,
    )
    out.write(render_text(title, explanation, text_options))
    tell_blame(blame)


def tell_blame(blame: "Blame | None") -> None:
    """Say so if git knows nothing about any of the files."""
    if blame is not None and not blame.knows_something:
        print("mupuppet: git knows none of these lines: is this a checkout?", file=sys.stderr)
