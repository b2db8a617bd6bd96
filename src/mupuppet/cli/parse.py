"""`mupuppet parse`: print syntax trees."""

import sys
from argparse import Namespace

from mupuppet.basics.slashed import slashes
from mupuppet.cli.checking import Checked, Checks, check
from mupuppet.cli.inputs import Input
from mupuppet.cli.options import ERRORS, FINE, Parser
from mupuppet.cli.rendering import print_in_full

DESCRIPTION = """\
Print the syntax tree of manifests and EPP templates, or their source in one canonical layout.

Files are also checked, as `mupuppet validate` does. Diagnostics go to standard error, and
a file with errors has no tree."""

EXAMPLES = """\
examples:
  mupuppet parse site.pp                             the tree, for people
  echo '$x = [1, 2]' | mupuppet parse --format pn -  the notation of `puppet parser dump`
  mupuppet parse --format json site.pp | jq .tree    the tree, for programs
  mupuppet parse --format puppet site.pp             the source, reformatted
  mupuppet parse --epp motd.txt                      a template without the usual suffix"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "files", metavar="FILE", type=slashes, nargs="+", help="a file, or - for standard input"
    )
    parser.add_argument(
        "--format",
        choices=("tree", "json", "pn", "puppet"),
        default="tree",
        help="tree (for people; the default), json (one line per file), pn (Puppet's notation) or "
        "puppet (the source in one canonical layout, without comments)",
    )
    parser.add_argument(
        "--epp", action="store_true", help="files are EPP templates, whatever their names"
    )
    parser.add_argument(
        "--no-validate", action="store_true", help="only parse, without Puppet's static checks"
    )


def run(options: Namespace) -> int:
    """Print all trees and diagnostics."""
    checks = Checks(templates=options.epp, validate=not options.no_validate)
    with_header = len(options.files) > 1 and options.format != "json"
    status = FINE
    for path in options.files:
        checked = check(Input(path), checks)
        if checked.diagnostics:
            print_in_full(checked.diagnostics, options.color)
        if checked.program is None or checked.has_errors:
            status = ERRORS
        else:
            if with_header:
                sys.stdout.write(_header(checked.source.name))
            sys.stdout.write(_render(checked, options.format))
    return status


def _header(name: str) -> str:
    from mupuppet.diagnostics.render_text import show_text

    return f"--- {show_text(name)}\n"


def _render(checked: Checked, output_format: str) -> str:
    """The tree as text; what is imported depends on the format."""
    program, source = checked.program, checked.source
    assert program is not None
    if output_format == "pn":
        from mupuppet.syntax.pn import to_pn

        return to_pn(program) + "\n"
    if output_format == "json":
        from json import dumps

        from mupuppet.syntax.dump import to_json

        return f'{{"file": {dumps(source.name)}, "tree": {to_json(program, source)}}}\n'
    if output_format == "puppet":
        from mupuppet.syntax.printer import print_program

        printed = print_program(program)
        return _visible(printed) if sys.stdout.isatty() else printed
    from mupuppet.syntax.dump import to_tree

    return to_tree(program, source).rstrip("\n") + "\n"


def _visible(printed: str) -> str:
    """Source for a terminal: heredocs and templates may contain what it would obey."""
    from mupuppet.diagnostics.render_text import show_text

    return "\n".join(map(show_text, printed.split("\n")))
