"""`mupuppet impact`: which nodes a change can affect, without compiling them."""

from __future__ import annotations

import gc
import json
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.cli.fleet_options import Fleet, FleetError, add_fleet_options, report
from mupuppet.cli.option_values import PathValue
from mupuppet.cli.options import ERRORS, FINE, Parser
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.fleet.impact import Impact

DESCRIPTION = """\
Show which nodes a change can affect, and why, without compiling them: this follows from what their
last compilation read. The catalogs of all other nodes are proven to stay the same.

A and B are revisions of the repository; B defaults to the work tree. If the nodes of A have not
been compiled yet, that is done first, and the results are stored as `mupuppet fleet` does."""

EXAMPLES = """\
examples:
  mupuppet impact main..feature            nodes that the branch can affect, and why
  mupuppet impact HEAD                     uncommitted changes
  mupuppet impact main..feature --format json
  mupuppet impact main..feature --test-selection   the fewest nodes that cover all of it"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "revisions",
        metavar="A..B",
        nargs="?",
        default="HEAD",
        help="the revisions to compare (default: HEAD)",
    )
    parser.add_argument(
        "--repository",
        metavar="DIR",
        type=PathValue(),
        default=".",
        help="the directory of code (default: the current one)",
    )
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="text (the default) or json"
    )
    parser.add_argument(
        "--test-selection",
        action="store_true",
        help="print the smallest set of nodes that covers everything the change affects",
    )
    add_fleet_options(parser)


def run(options: Namespace) -> int:
    """Show what a change can affect."""
    from mupuppet.fleet.impact import impact_of

    gc.enable()  # many compilations: garbage must be collected
    try:
        with Fleet(options, options.repository) as fleet:
            before, after = split_revisions(options.revisions)
            base = fleet.run(fleet.snapshot(before)).run
            snapshot = fleet.snapshot(after)
            impact, _ = impact_of(fleet.store, base, snapshot, fleet.plan(snapshot).language)
    except FleetError as problem:
        report(problem)
        return ERRORS
    if options.test_selection:
        from mupuppet.fleet.selection import smallest_selection

        for node in smallest_selection(impact):
            print(show_text(node))
    elif options.format == "json":
        sys.stdout.write(json.dumps(to_data(impact), indent=2, ensure_ascii=False) + "\n")
    else:
        _print(impact)
    return FINE


def split_revisions(text: str) -> tuple[str, str | None]:
    """`A..B` as two revisions; without `..`, the second one is the work tree."""
    before, dots, after = text.partition("..")
    if not dots:
        return text, None
    return before or "HEAD", after.removeprefix(".") or "HEAD"


def to_data(impact: Impact) -> dict[str, object]:
    """The impact as JSON data."""
    return {
        "nodes": {
            node: [{"input": each.input, "reason": each.reason} for each in reasons]
            for node, reasons in impact.nodes.items()
        },
        "all": impact.all,
    }


def _print(impact: Impact) -> None:
    for reason, nodes in impact.by_reason():
        count = "1 node" if len(nodes) == 1 else f"{len(nodes):,} nodes"
        some = ", ".join(nodes[:5]) + (", …" if len(nodes) > 5 else "")
        print(f"{show_text(reason.input)}: {show_text(reason.reason)}: {count} ({show_text(some)})")
    share = f"{len(impact.nodes):,} of {impact.all:,} nodes"
    print(f"{share} can be affected; all others stay the same")
