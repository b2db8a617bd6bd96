"""`mupuppet who-reads`: what of a catalog depends on a fact, on data or on a line of code."""

import sys
from argparse import ArgumentParser, Namespace

from mupuppet.cli.compile import add_inputs, compile_inputs, tell
from mupuppet.cli.options import ERRORS, FINE

DESCRIPTION = """\
Say which resources and attributes of a node's catalog depend on something: a fact, a key in a
file of data, or a line of a manifest or template. It is the reverse of `mupuppet why`."""

EXAMPLES = """\
examples:
  mupuppet who-reads . --node web1 fact os.family
  mupuppet who-reads . --node web1 data/common.yaml:ntp::servers
  mupuppet who-reads . --node web1 modules/ntp/manifests/init.pp:12"""

INTERMIXED = True


def add_arguments(parser: ArgumentParser) -> None:
    """The options of this verb."""
    add_inputs(parser)
    parser.add_argument(
        "source",
        metavar="SOURCE",
        nargs="+",
        help="fact NAME, FILE:KEY of data, or FILE:LINE of code",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json"),
        default="text",
        help="text (the default) or json (one object per line)",
    )


def run(options: Namespace) -> int:
    """Compile, replay, and look through all explanations."""
    from mupuppet.provenance.readers import UnknownSource, parse_source, readers

    try:
        matches = parse_source(options.source)
    except UnknownSource as problem:
        print(f"mupuppet: {problem}", file=sys.stderr)
        return ERRORS
    compilation = compile_inputs(options)
    if compilation is None:
        return ERRORS
    if compilation.catalog is None:
        tell(compilation, options)
        return ERRORS
    from mupuppet.provenance import Provenance
    from mupuppet.provenance.render_json import reader_json
    from mupuppet.provenance.render_text import reader_text

    render = reader_json if options.format == "json" else reader_text
    count = 0
    for reader in readers(Provenance.of(compilation), matches):
        count += 1
        sys.stdout.write(render(reader) + "\n")
    if not count:
        print(f"nothing in the catalog depends on {' '.join(options.source)}", file=sys.stderr)
    return FINE
