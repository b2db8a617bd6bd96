"""`mupuppet who-reads`: what of a catalog depends on a fact, on data or on a line of code."""

import os
import sys
from argparse import Namespace

from mupuppet.cli.compile import add_inputs, compile_by_options, print_messages
from mupuppet.cli.options import ERRORS, FINE, Parser

DESCRIPTION = """\
Say which resources and attributes of a node's catalog depend on something: a fact, a trusted fact,
a setting, what the classifier gives, a key in a file of data, or a line of a manifest, a template
or data. It is the reverse of `mupuppet why`."""

EXAMPLES = """\
examples:
  mupuppet who-reads . --node web1 fact os.family
  mupuppet who-reads . --node web1 data/common.yaml:ntp::servers
  mupuppet who-reads . --node web1 modules/ntp/manifests/init.pp:12
  mupuppet who-reads . --node web1 trusted extensions.pp_role
  mupuppet who-reads . --node web1 classifier ntp::servers"""

INTERMIXED = True


def add_arguments(parser: Parser) -> None:
    """The options of this verb."""
    add_inputs(parser)
    parser.add_argument(
        "source",
        metavar="SOURCE",
        nargs="+",
        help="fact NAME (or trusted, server-fact, setting, classifier NAME), FILE:KEY of data, or "
        "FILE:LINE of code, templates or data",
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
        source = parse_source(options.source)
    except UnknownSource as problem:
        print(f"mupuppet: {problem}", file=sys.stderr)
        return ERRORS
    compilation = compile_by_options(options)
    if compilation is None:
        return ERRORS
    if compilation.catalog is None:
        print_messages(compilation, options)
        return ERRORS
    from mupuppet.provenance import Provenance
    from mupuppet.provenance.render_json import reader_json
    from mupuppet.provenance.render_text import reader_text

    render = reader_json if options.format == "json" else reader_text
    count = 0
    for reader in readers(Provenance.of(compilation), source):
        count += 1
        sys.stdout.write(render(reader) + "\n")
    if count:
        return FINE
    missing = source.file is not None and not _exists(source.file, options.path)
    hint = f" (there is no such file here or in {options.path})" if missing else ""
    print(f"nothing in the catalog depends on {' '.join(options.source)}{hint}", file=sys.stderr)
    return ERRORS if missing else FINE


def _exists(file: str, path: str) -> bool:
    return os.path.exists(file) or os.path.exists(os.path.join(path, file))
