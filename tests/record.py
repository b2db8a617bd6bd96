"""Record the outcomes of real Puppet and Ruby for the corpora, or check that they have not changed.

    python -m tests.record [--check] [--missing] [--puppet VERSION] [PATH | FILE::NAME] ...

A PATH is a corpus (`tests/corpus/compiler`), a directory or a file of it. FILE::NAME is a case of a
case file, a line of a transcript, or a row of a table; REPOSITORY, or REPOSITORY:LINE, for lookups
in tests/corpus/hiera. The default is all corpora. Outcomes are written into the files; with
`--check` nothing is written, and the exit status is 1 if anything differs.

All installed versions of Puppet are used; `python -m tests.oracle.versions` shows and builds them.
An outcome is stored once, and again for versions with a different one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from mupuppet.comparison.case_files import case_names, compact_json
from mupuppet.comparison.cases import find_cases
from mupuppet.comparison.outcome import Compiled, Failed, summary, to_data
from mupuppet.comparison.puppet import Puppet, PuppetUnavailable
from mupuppet.versions import SUPPORTED
from tests.oracle.catalogs.module_catalogs import ModuleRecorder
from tests.oracle.environments.cases import EnvironmentRecorder
from tests.oracle.front_end.corpus import SyntaxRecorder
from tests.oracle.front_end.tables import FrontEndTableRecorder
from tests.oracle.functions.calls import FunctionRecorder
from tests.oracle.hiera.cases import LookupRecorder
from tests.oracle.hiera.documents import DataFormatRecorder
from tests.oracle.recording import CaseFileRecorder, Item, Left, Recorder, grouped
from tests.oracle.ruby.erb import ExpressionRecorder, TemplateRecorder
from tests.oracle.ruby.functions import RubyFunctionRecorder
from tests.oracle.ruby.resource_types import ResourceTypeRecorder
from tests.oracle.types.tables import TypeTableRecorder
from tests.oracle.versions import Oracle, Unavailable, chosen

#: Characters that are shown of each side of a difference.
_SHOWN = 2000


class ManifestRecorder(CaseFileRecorder):
    """Corpora of manifests, which `mupuppet compare` records as well."""

    def items(self, path: Path) -> list[Item]:
        return [Item(path, name) for name in case_names(path)]

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        with Puppet() as puppet:
            for path, asked in grouped(items).items():
                cases = {case.stored.name: case for case in find_cases([str(path)]) if case.stored}
                for item in asked:
                    outcome = puppet.evaluate(cases[item.name])
                    if not isinstance(outcome, Compiled | Failed):
                        raise Left(f"{item}: {summary(outcome)}")
                    yield item, to_data(outcome)


def recorders(modulepath: str | None = None) -> list[Recorder]:
    """The recorders of all corpora."""
    return [
        SyntaxRecorder(),
        FrontEndTableRecorder(),
        ManifestRecorder("paper"),
        ManifestRecorder("compiler"),
        EnvironmentRecorder(),
        FunctionRecorder(modulepath),
        TypeTableRecorder(),
        LookupRecorder(),
        DataFormatRecorder(),
        ExpressionRecorder(),
        TemplateRecorder(),
        RubyFunctionRecorder(),
        ResourceTypeRecorder(),
        ModuleRecorder(),
    ]


def chosen_items(recorder: Recorder, paths: Sequence[str]) -> list[Item]:
    """The items of a recorder that some paths stand for."""
    items: dict[Item, None] = {}
    for each in paths or [str(path) for path in recorder.files()]:
        path, _, name = each.partition("::")
        place = Path(os.path.abspath(path))
        for file in recorder.files():
            if not file.is_relative_to(place):
                continue
            for item in recorder.items(file):
                if not name or item.name == name or item.name.startswith(f"{name}:"):
                    items[item] = None
    return list(items)


def process(
    recorder: Recorder, items: Sequence[Item], oracles: Sequence[Oracle], check: bool
) -> int:
    """Record or check some items of a corpus; the number of differences, or of changed files."""
    outcomes: dict[Path, dict[str, dict[str, Any]]] = {}
    differing = 0
    for oracle in oracles:
        with oracle.asking():
            differing += _ask(recorder, items, oracle.version, check, outcomes)
    if not check:
        for path, changed in outcomes.items():
            if recorder.write(path, changed):
                print(f"recorded: {os.path.relpath(path)}")
    return differing


def _ask(
    recorder: Recorder,
    items: Sequence[Item],
    version: str,
    check: bool,
    outcomes: dict[Path, dict[str, dict[str, Any]]],
) -> int:
    """Ask one version, and add outcomes that differ from what is recorded; how many differ."""
    differing = asked = 0
    for item, live in recorder.ask(items):
        asked += 1
        recorded = recorder.recorded(item, version)
        if recorded is None or not recorder.same(item, version, live):
            differing += 1
            outcomes.setdefault(item.path, {}).setdefault(item.name, {})[version] = live
            if check:
                print(f"{item} ({version})\n  recorded: {_shown(recorded)}")
                print(f"  now:      {_shown(live)}", flush=True)
    left_out = f", {len(items) - asked} left out" if asked < len(items) else ""
    told = f"{asked:>7} asked, {differing} differ{left_out}"
    print(f"{recorder.corpus:<20}{version} {told}", flush=True)
    return differing


def _shown(outcome: Any) -> str:
    return "nothing" if outcome is None else compact_json(outcome)[:_SHOWN]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.record",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("paths", nargs="*", metavar="PATH")
    parser.add_argument(
        "--check", action="store_true", help="only compare with the recorded outcomes"
    )
    parser.add_argument(
        "--missing", action="store_true", help="only record what has no outcome yet"
    )
    parser.add_argument(
        "--puppet",
        metavar="VERSION",
        action="append",
        default=[],
        choices=SUPPORTED,
        help="use only this version (repeatable)",
    )
    parser.add_argument(
        "--modulepath", metavar="DIR", help="the directory that contains stdlib, for its functions"
    )
    options = parser.parse_args()
    try:
        oracles = chosen(options.puppet)
    except Unavailable as problem:
        print(problem, file=sys.stderr)
        return 2
    differing = found = left = 0
    for recorder in recorders(options.modulepath):
        items = chosen_items(recorder, options.paths)
        if options.missing:
            versions = [oracle.version for oracle in oracles]
            items = [
                item
                for item in items
                if any(recorder.recorded(item, version) is None for version in versions)
            ]
        found += len(items)
        if not items:
            continue
        try:
            differing += process(recorder, items, oracles, options.check)
        except (Left, PuppetUnavailable) as problem:
            print(f"{recorder.corpus}: {problem}", file=sys.stderr)
            left += 1
    if not found and not options.missing:
        print("nothing that is recorded lies at the given paths", file=sys.stderr)
        return 2
    return 1 if left or (options.check and differing) else 0


if __name__ == "__main__":
    sys.exit(main())
