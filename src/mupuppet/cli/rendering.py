"""The output format of diagnostics, as chosen by options."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from mupuppet.cli.option_values import diagnostic_id
from mupuppet.cli.options import Parser, terminal_columns, verbosity
from mupuppet.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mupuppet.diagnostics.render_palette import Palette

Render = Callable[[Diagnostic], str]

DIAGNOSTICS = ("full", "concise", "json", "github")


def add_diagnostics(parser: Parser, *, with_ignore: bool = True) -> None:
    """The options of verbs whose own output has another format."""
    parser.add_argument(
        "--diagnostics",
        choices=DIAGNOSTICS,
        default="full",
        help="the format of errors and warnings: full (with source lines; the default), concise "
        "(one line each), json or github",
    )
    if not with_ignore:  # the verb has its own, which takes ids as well
        return
    parser.add_argument(
        "--ignore",
        metavar="ID",
        action="append",
        default=[],
        type=diagnostic_id,
        help="do not show warnings with this id, such as unknown-variable (repeatable)",
    )


def print_diagnostics(diagnostics: tuple[Diagnostic, ...], options: Namespace) -> None:
    """Show diagnostics on standard error, in the format of `--diagnostics`."""
    if options.ignore:
        diagnostics = tuple(
            each for each in diagnostics if each.is_error or each.id not in options.ignore
        )
    if verbosity(options) < 0:
        diagnostics = tuple(each for each in diagnostics if each.is_error)
    if not diagnostics:
        return
    from mupuppet.cli.relative_paths import complete, shortened, shortening
    from mupuppet.cli.terminal import palette_for

    palette = palette_for(options.color, sys.stderr)
    render = renderer(options.diagnostics, palette, terminal_columns(2, 120))
    shorten = shortening(options)
    rendered: Iterable[str] = (
        render(complete(shortened(each, shorten), options)) for each in diagnostics
    )
    if options.diagnostics == "json":
        from mupuppet.diagnostics.render_json import json_array

        rendered = json_array(rendered)
    sys.stderr.writelines(rendered)


def print_in_full(diagnostics: Iterable[Diagnostic], color: str) -> None:
    """Show diagnostics on standard error, with source lines."""
    from mupuppet.cli.terminal import palette_for

    sys.stdout.flush()
    render = renderer("full", palette_for(color, sys.stderr), terminal_columns(2, 120))
    sys.stderr.writelines(map(render, diagnostics))


def renderer(output_format: str, palette: "Palette", columns: int) -> Render:
    """The function that lays out diagnostics; what is imported depends on the format."""
    if output_format == "concise":
        from mupuppet.diagnostics.render_concise import render_concise

        return lambda diagnostic: render_concise(diagnostic, palette)
    if output_format in ("json", "sarif", "junit"):
        from mupuppet.diagnostics.render_json import render_json

        return render_json
    if output_format == "github":
        from mupuppet.diagnostics.render_github import render_github

        return render_github
    from mupuppet.diagnostics.render_full import render_full

    return lambda diagnostic: render_full(diagnostic, palette, columns) + "\n"
