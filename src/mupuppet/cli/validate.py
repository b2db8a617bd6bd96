"""`mupuppet validate`: check many files, on all cores."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from time import monotonic

from mupuppet.basics import slashed
from mupuppet.basics.slashed import slashes
from mupuppet.cli.checking import Checks, check
from mupuppet.cli.inputs import Input, find_inputs, is_code
from mupuppet.cli.option_values import number_from
from mupuppet.cli.options import (
    ERRORS,
    FINE,
    Parser,
    add_puppet,
    add_strict,
    terminal_columns,
    verbosity,
    version_of,
)
from mupuppet.cli.rendering import Render, renderer
from mupuppet.cli.terminal import Progress, palette_for
from mupuppet.cli.workers import map_files
from mupuppet.diagnostics.render_palette import Palette
from mupuppet.diagnostics.render_text import plural, show_text

DESCRIPTION = """\
Check the files of a control repository or a module: manifests (.pp) and EPP templates (.epp) as
`puppet parser validate` and `puppet epp validate` do (the same files are accepted and rejected),
the Ruby syntax of ERB templates (.erb), data (.yaml, .eyaml, .json, and HOCON in data
directories), hiera.yaml, environment.conf, metadata.json and Puppetfile.

Directories are searched for such files; hidden directories and other files are skipped (-v lists
the files). Diagnostics go to standard output, in the order of the files."""

EXAMPLES = """\
examples:
  mupuppet validate site.pp                        one file
  mupuppet validate manifests/ templates/          all files in two directories
  mupuppet validate --format github .              annotations in a GitHub workflow
  mupuppet validate --format sarif . > it.sarif    for code scanning; junit for test reports
  mupuppet validate --modulepath modules modules   check what files define
  git show HEAD:site.pp | mupuppet validate -      standard input"""

#: The rendered diagnostics of a file, and how many of them are errors: plain data, so that it
#: can come from another process.
Outcome = tuple[list[str], int]


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        type=slashes,
        nargs="+",
        help="a file, a directory, or - for standard input",
    )
    parser.add_argument(
        "--format",
        choices=("full", "concise", "json", "github", "sarif", "junit"),
        default="full",
        help="full (with source lines; the default), concise (one line each), json, github, sarif "
        "or junit",
    )
    parser.add_argument(
        "--modulepath",
        metavar="DIRS",
        default="",
        help=f"module directories, separated by `{os.pathsep}`: each of their files must define "
        "what its name implies",
    )
    add_puppet(parser)
    add_strict(parser)
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=number_from(0),
        default=0,
        help="processes to use (default: all cores)",
    )


def run(options: Namespace) -> int:
    """Check all files and print what is wrong with them."""
    started = monotonic()
    skipped = _Skipped(options.paths)
    inputs, empty = find_inputs(skipped.others, skipped.accept)
    for path in empty:
        print(f"mupuppet: nothing to check in {show_text(path)}", file=sys.stderr)
    if verbosity(options) > 0:
        skipped.list()
    elif options.format == "full" and verbosity(options) == 0:
        skipped.count()
    puppet = version_of(options)
    roots = [root for root in slashed.split(options.modulepath) if root]
    strict = options.strict or puppet.strict
    checks = Checks(others=True, module_roots=roots, strict=strict, puppet=puppet, facts=True)
    palette = palette_for(options.color, sys.stdout)
    counter = _Counter(inputs)
    outcomes = _outcomes(
        inputs, checks, renderer(options.format, palette, terminal_columns(1, 120)), options.jobs
    )
    pieces: Iterable[str] = counter.count(outcomes)
    if options.format == "json":
        from mupuppet.diagnostics.render_json import json_array

        pieces = json_array(pieces)
    elif options.format in ("sarif", "junit"):
        pieces = [_report(options.format, list(pieces), inputs)]
    counter.progress.write(pieces)
    if options.format == "full" and verbosity(options) >= 0:
        sys.stdout.flush()
        summary = counter.summary(palette_for(options.color, sys.stderr), monotonic() - started)
        sys.stderr.write(summary + "\n")
    return ERRORS if counter.errors else FINE


def _outcomes(inputs: list[Input], checks: Checks, render: Render, jobs: int) -> Iterator[Outcome]:
    def outcome(file: Input) -> Outcome:
        diagnostics = check(file, checks).diagnostics
        errors = sum(diagnostic.is_error for diagnostic in diagnostics)
        return [render(diagnostic) for diagnostic in diagnostics], errors

    return map_files(outcome, inputs, jobs)


def _report(output_format: str, rendered: list[str], inputs: list[Input]) -> str:
    import json

    from mupuppet import __version__
    from mupuppet.diagnostics.render_reports import junit, sarif

    data = [json.loads(each) for each in rendered]
    if output_format == "sarif":
        return sarif(data, __version__)
    return junit(data, [file.name for file in inputs])


class _Skipped:
    """Files that are not checked, because nothing is known about their kind."""

    def __init__(self, paths: list[str]) -> None:
        self.paths: list[str] = []
        #: What is given and is not skipped.
        self.others = [path for path in paths if not self._is_other_file(path)]

    def _is_other_file(self, path: str) -> bool:
        """Whether a path that is given is a file of another kind; without an ending it is code."""
        if not os.path.splitext(path)[1] or is_code(path) or os.path.isdir(path):
            return False
        from mupuppet.analysis.file_checks import kind_of

        return kind_of(path) is None and self._skip(path)

    def accept(self, path: str) -> bool:
        """Whether a file that was found in a directory is checked."""
        if is_code(path):
            return True
        from mupuppet.analysis.file_checks import kind_of

        if kind_of(path) is not None and not _is_content_of_module(slashed.slashes(path)):
            return True
        return not self._skip(path)

    def _skip(self, path: str) -> bool:
        self.paths.append(path)
        return True

    def list(self) -> None:
        for path in self.paths:
            print(f"mupuppet: skipped: {show_text(slashed.normpath(path))}", file=sys.stderr)

    def count(self) -> None:
        if self.paths:
            by_ending: dict[str, int] = {}
            for path in self.paths:
                ending = os.path.splitext(path)[1] or "without an ending"
                by_ending[ending] = by_ending.get(ending, 0) + 1
            listed = ", ".join(f"{count} {ending}" for ending, count in sorted(by_ending.items()))
            count = plural(len(self.paths), "file")
            print(f"mupuppet: {count} of other kinds skipped: {show_text(listed)}", file=sys.stderr)


def _is_content_of_module(path: str) -> bool:
    """Whether a file is what a module ships to nodes, or the template of that: it is not data."""
    parts = path.split("/")
    return any(
        part in ("files", "templates") and _is_module("/".join(parts[:index]))
        for index, part in enumerate(parts[:-1])
    )


def _is_module(directory: str) -> bool:
    return any(
        os.path.exists(slashed.join(directory, part)) for part in ("manifests", "metadata.json")
    )


class _Counter:
    """What has been seen so far."""

    def __init__(self, inputs: list[Input]) -> None:
        self.inputs = inputs
        self.errors = 0
        self.warnings = 0
        self.progress = Progress(sys.stderr, len(inputs), sum(file.size for file in inputs))

    def count(self, outcomes: Iterable[Outcome]) -> Iterator[str]:
        """Pass on all rendered diagnostics, and count."""
        for file, (rendered, errors) in zip(self.inputs, outcomes, strict=True):
            self.errors += errors
            self.warnings += len(rendered) - errors
            yield from rendered
            self.progress.advance(file.size)

    def summary(self, palette: Palette, seconds: float) -> str:
        """`3 files checked in 0.1 s: 1 error, 2 warnings`."""
        found = [
            f"{colour}{plural(number, noun)}{palette.reset}"
            for number, noun, colour in (
                (self.errors, "error", palette.error),
                (self.warnings, "warning", palette.warning),
            )
            if number
        ]
        verdict = ", ".join(found) or f"{palette.success}no problems{palette.reset}"
        return f"{plural(len(self.inputs), 'file')} checked in {seconds:.1f} s: {verdict}"
