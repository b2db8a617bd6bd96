"""`mupuppet why-not`: why a resource or an attribute is not in a catalog."""

import re
import sys
from argparse import Namespace

from mupuppet.cli.compilations import add_inputs, compile_by_options, print_messages
from mupuppet.cli.options import ERRORS, FINE, Parser
from mupuppet.cli.why import add_tree_options, show
from mupuppet.diagnostics.render_text import show_text

DESCRIPTION = """\
Explain why a resource is not in the catalog of a node, or why a resource lacks an attribute: the
declarations that could have created it, and what prevented them: conditions, undefined variables,
virtual resources that nothing realized, collectors without a match."""

EXAMPLES = """\
examples:
  mupuppet why-not site.pp 'File[/etc/motd]'
  mupuppet why-not . --node web1 'File[/etc/motd]' owner
  mupuppet why-not . --node web1 'Class[profile::db]'"""

INTERMIXED = True


def add_arguments(parser: Parser) -> None:
    add_inputs(parser)
    parser.add_argument("resource", metavar="RESOURCE", help="such as 'File[/etc/motd]'")
    parser.add_argument("attribute", metavar="ATTRIBUTE", nargs="?", help="such as owner")
    add_tree_options(parser)
    parser.add_argument(
        "--format",
        choices=("text", "json", "dot"),
        default="text",
        help="text (a tree; the default), json or dot (for Graphviz)",
    )


def run(options: Namespace) -> int:
    """Compile, replay, explain."""
    compilation = compile_by_options(options)
    if compilation is None:
        return ERRORS
    if compilation.catalog is None:
        print_messages(compilation, options)
        return ERRORS
    from mupuppet.provenance import Provenance

    if re.fullmatch(r"\s*[\w:]+\[.+\]\s*", options.resource, re.DOTALL) is None:
        print(
            f"mupuppet: {show_text(options.resource)}: expected a reference such as "
            f"File[/etc/motd]",
            file=sys.stderr,
        )
        return ERRORS
    provenance = Provenance.of(compilation)
    explanation = provenance.absence(options.resource, options.attribute)
    title = " ".join(filter(None, (options.resource, options.attribute)))
    show(title, explanation, options, provenance)
    return FINE if explanation.kind != "present" else ERRORS
