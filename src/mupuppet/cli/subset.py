"""`mupuppet subset`: which manifests are within μPuppet, and which constructs are not."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.basics.records import Record, as_tuple, field
from mupuppet.basics.slashed import slashes
from mupuppet.cli.inputs import Input, find_inputs
from mupuppet.cli.option_values import number_from
from mupuppet.cli.options import ERRORS, FINE, Parser, terminal_columns
from mupuppet.cli.rendering import Render, renderer
from mupuppet.cli.terminal import Progress, palette_for
from mupuppet.cli.workers import map_files
from mupuppet.diagnostics.render_text import plural, show_text

if TYPE_CHECKING:  # imported when the verb runs
    from mupuppet.diagnostics import Diagnostic
    from mupuppet.diagnostics.render_palette import Palette

DESCRIPTION = """\
Show for each manifest whether it is within μPuppet, the language of the paper (with or without
sugar), or within a layer of μPuppet⁺, and if it is not, which constructs are outside, and where. A
table at the end counts the files by construct.

Directories are searched for manifests (.pp) and templates (.epp), which are never within μPuppet.
Only the syntax is checked; `mupuppet step` shows whether a manifest compiles."""

EXAMPLES = """\
examples:
  mupuppet subset site.pp                       every place where the manifest leaves μPuppet
  mupuppet subset --format concise manifests/   one line for each place
  mupuppet subset --format summary modules/     only the verdicts and the table
  mupuppet subset --format json . | jq .        for programs

exit status: 0 all are within μPuppet, 1 some are not or cannot be read, 2 wrong usage"""

WITHIN, PLUS, OUTSIDE, INVALID = "within", "plus", "outside", "invalid"


class Verdict(Record):
    """The result for a file: plain data, so that it can come from another process."""

    verdict: str
    #: What the manifest needs beyond the core: sugar, and layers of μPuppet⁺.
    layers: list[str]
    #: How many places have each construct, by its id; and the names of the constructs.
    counts: dict[str, int]
    names: dict[str, str]
    rendered: list[str]
    #: The forms that are sugar, by name, with the number of their places.
    sugar: dict[str, int] = field(default_factory=dict)


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        type=slashes,
        nargs="+",
        help="a manifest, a directory, or - for standard input",
    )
    parser.add_argument(
        "--format",
        choices=("full", "concise", "json", "summary"),
        default="full",
        help="full (with source lines; the default), concise (one line for each place), json or "
        "summary (without the places)",
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=number_from(0),
        default=0,
        help="processes to use (default: all cores)",
    )


def run(options: Namespace) -> int:
    """Look at all files, print the verdicts, then the table."""
    inputs, empty = find_inputs(options.paths)
    for path in empty:
        print(f"mupuppet: no .pp or .epp files in {show_text(path)}", file=sys.stderr)
    palette = palette_for(options.color, sys.stdout)
    totals = Totals()
    progress = Progress(sys.stderr, len(inputs), sum(file.size for file in inputs))
    render = renderer(options.format, palette, terminal_columns(1, 120))
    if options.format == "summary":
        render = _left_out
    verdicts = _verdicts(inputs, render, options.jobs)
    pieces: Iterable[str] = _pieces(inputs, verdicts, options.format, palette, totals, progress)
    if options.format == "json":
        from mupuppet.diagnostics.render_json import json_array

        pieces = json_array(pieces)
    progress.write(pieces)
    if options.format != "json" and inputs:
        sys.stdout.write(totals.table(palette))
    return FINE if totals.files[WITHIN] == len(inputs) else ERRORS


def _left_out(_: Diagnostic) -> str:
    return ""


# --- One file


def _verdicts(inputs: list[Input], render: Render, jobs: int) -> Iterator[Verdict]:
    def judge(file: Input) -> tuple[Any, ...]:
        return as_tuple(_judge(file, render))

    for data in map_files(judge, inputs, jobs):
        yield Verdict(*data)


def _judge(file: Input, render: Render) -> Verdict:
    """Read, parse and translate a file."""
    from mupuppet.semantics.features import LAYERS, SUGAR
    from mupuppet.semantics.translate import translate
    from mupuppet.syntax.parser import parse

    source, problems = file.read()
    if problems:
        return Verdict(INVALID, [], {}, {}, [render(each) for each in problems])
    parsed = parse(source, epp=file.is_template)
    errors = [render(each) for each in parsed.diagnostics if each.is_error]
    if errors:
        return Verdict(INVALID, [], {}, {}, errors)
    counts: dict[str, int] = {}
    names: dict[str, str] = {}
    rendered = []
    translation = translate(parsed.program, source, layers=LAYERS)
    beyond = [place for place in translation.admitted if place.feature.layer != SUGAR]
    places = [*translation.unsupported, *beyond]
    for place in sorted(places, key=lambda place: (place.origin.start, place.origin.end)):
        identifier = place.feature.id
        counts[identifier] = counts.get(identifier, 0) + 1
        names[identifier] = place.feature.name
        rendered.append(render(place.diagnostic()))
    verdict = OUTSIDE if translation.unsupported else PLUS if beyond else WITHIN
    sugar = Counter(p.feature.name for p in translation.admitted if p.feature.layer == SUGAR)
    return Verdict(verdict, list(translation.layers), counts, names, rendered, dict(sugar))


# --- All files


class Totals:
    """What has been seen so far."""

    def __init__(self) -> None:
        self.files = {WITHIN: 0, PLUS: 0, OUTSIDE: 0, INVALID: 0}
        self.with_sugar = 0
        #: Files and places by construct, and the names of constructs.
        self.by_construct: dict[str, tuple[int, int]] = {}
        self.names: dict[str, str] = {}

    def count(self, verdict: Verdict) -> None:
        self.files[verdict.verdict] += 1
        self.with_sugar += verdict.verdict == WITHIN and bool(verdict.layers)
        self.names.update(verdict.names)
        for identifier, places in verdict.counts.items():
            files, all_places = self.by_construct.get(identifier, (0, 0))
            self.by_construct[identifier] = (files + 1, all_places + places)

    def table(self, palette: Palette) -> str:
        """Constructs by the number of files that have them, and the sum of the verdicts."""
        lines = []
        rows = sorted(self.by_construct.items(), key=lambda row: (-row[1][0], row[0]))
        if rows:
            width = max(len(self.names[identifier]) for identifier, _ in rows)
            lines += [f"{palette.message}{'files':>6} {'places':>7}  construct{palette.reset}"]
            lines += [
                f"{files:>6} {places:>7}  {self.names[identifier]:{width}}  {identifier}"
                for identifier, (files, places) in rows
            ]
        total = sum(self.files.values())
        verb = "is" if total == 1 else "are"
        counts = [f"{self.files[WITHIN]} of {plural(total, 'file')} {verb} within μPuppet"]
        if self.with_sugar:
            counts[0] += f" ({self.with_sugar} with sugar)"
        if self.files[PLUS]:
            counts.append(f"{self.files[PLUS]} within μPuppet⁺")
        if self.files[OUTSIDE]:
            counts.append(f"{self.files[OUTSIDE]} outside")
        if self.files[INVALID]:
            counts.append(f"{self.files[INVALID]} with errors")
        return "\n".join([*lines, ", ".join(counts)]) + "\n"


def _pieces(
    inputs: list[Input],
    verdicts: Iterable[Verdict],
    output_format: str,
    palette: Palette,
    totals: Totals,
    progress: Progress,
) -> Iterator[str]:
    """The output about each file."""
    for file, verdict in zip(inputs, verdicts, strict=True):
        totals.count(verdict)
        progress.advance(file.size)
        if output_format == "json":
            yield _to_json(file, verdict)
            continue
        yield from verdict.rendered
        yield _verdict_line(file, verdict, palette)


def _verdict_line(file: Input, verdict: Verdict, palette: Palette) -> str:
    """The verdict about a file in one line."""
    name = show_text(file.name)
    if verdict.verdict == INVALID:
        return f"{name}: {palette.error}cannot be read as a manifest{palette.reset}\n"
    if verdict.verdict == WITHIN:
        sugar = f", with sugar: {_counted(verdict.sugar)}" if verdict.sugar else ""
        return f"{name}: {palette.success}within μPuppet{palette.reset}{sugar}\n"
    constructs = _counted({verdict.names[each]: count for each, count in verdict.counts.items()})
    layers = ", ".join(layer for layer in verdict.layers if layer != "sugar")
    where = f"within μPuppet⁺ ({layers})" if verdict.verdict == PLUS else "outside μPuppet"
    return f"{name}: {palette.warning}{where}{palette.reset}: {constructs}\n"


def _counted(constructs: dict[str, int]) -> str:
    return ", ".join(
        name + (f" ({places} times)" if places > 1 else "") for name, places in constructs.items()
    )


def _to_json(file: Input, verdict: Verdict) -> str:
    """The verdict as an object; the diagnostics are JSON already."""
    import json

    data = {
        "file": file.name,
        "verdict": verdict.verdict,
        "layers": verdict.layers,
        "constructs": [
            {"id": identifier, "name": verdict.names[identifier], "places": places}
            for identifier, places in verdict.counts.items()
        ],
        "sugar": [{"name": name, "places": places} for name, places in verdict.sugar.items()],
    }
    diagnostics = ", ".join(verdict.rendered)
    return json.dumps(data)[:-1] + f', "diagnostics": [{diagnostics}]}}'
