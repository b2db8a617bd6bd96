"""Compare our front end with real Puppet's on the manifests and templates of real modules."""

from __future__ import annotations

import argparse
import difflib
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mupuppet.basics.records import Record, replace
from tests.oracle.front_end import ours
from tests.oracle.front_end.compare import differences
from tests.oracle.front_end.corpus import SyntaxRecorder
from tests.oracle.front_end.outcome import Outcome
from tests.oracle.front_end.puppet import Puppet, Request, installed_version, is_installed
from tests.oracle.modules import (
    MODULE_PATH_IN_PACKAGES,
    ModulesUnavailable,
    debian_modules,
    module_files,
    request_for,
)
from tests.oracle.versions import asked_version

#: Files that one process of Puppet's examines before we look at its answers.
BATCH = 50
#: Lines of a difference that are shown.
DIFF_LINES = 16


class Comparison(Record):
    """One file, and what both front ends reported about it."""

    path: Path
    puppet: Outcome
    ours: Outcome
    on_module_path: bool

    @property
    def agrees(self) -> bool:
        return self.puppet.ok == self.ours.ok

    @property
    def same_tree(self) -> bool:
        return self.puppet.pn is not None and self.puppet.pn == self.ours.pn


def compare_files(paths: Sequence[Path], jobs: int, module_path: Path) -> list[Comparison]:
    """Ask both about each file, with several processes of real Puppet."""
    shares = [paths[number::jobs] for number in range(jobs)]
    with ThreadPoolExecutor(jobs) as pool:
        done = list(pool.map(lambda share: _compare(share, module_path), shares))
    return sorted((c for share in done for c in share), key=lambda c: c.path)


def _compare(paths: Sequence[Path], module_path: Path) -> list[Comparison]:
    results = []
    with Puppet() as puppet:
        for start in range(0, len(paths), BATCH):
            asked = list(_requests(paths[start : start + BATCH], module_path))
            outcomes = puppet.examine_all([request for _, request in asked])
            for (path, request), outcome in zip(asked, outcomes, strict=True):
                own = ours.examine(request, asked_version())
                results.append(Comparison(path, outcome, own, bool(request.modulepath)))
    return results


def _requests(paths: Iterable[Path], module_path: Path) -> Iterator[tuple[Path, Request]]:
    """Each file by itself, and once more where it lies on a module path: its tree is the same."""
    roots = (str(module_path.resolve()),)
    for path in paths:
        request = request_for(path)
        yield path, request
        if path.is_relative_to(module_path):
            yield path, replace(request, modulepath=roots, tree=False)


def report(comparisons: Sequence[Comparison], directory: Path) -> int:
    """Print the table and each difference; the number of files that differ."""
    differing = 0
    for comparison in comparisons:
        found = differences(comparison.puppet, comparison.ours)
        if found:
            differing += 1
            print(comparison.path.relative_to(directory))
            for text in found:
                print("  " + text.splitlines()[0])
                for line in _details(comparison, text):
                    print("    " + line)
    for label, number in _table(comparisons, differing):
        print(f"{label:<24}{number:>6}")
    return differing


def _table(comparisons: Sequence[Comparison], differing: int) -> list[tuple[str, int]]:
    parsed = [c for c in comparisons if c.puppet.pn is not None]
    trees = [
        ("trees of Puppet's", len(parsed)),
        ("trees identical", sum(c.same_tree for c in parsed)),
    ]
    return [
        ("files", len(comparisons)),
        ("accepted by both", sum(c.agrees and c.puppet.ok for c in comparisons)),
        ("rejected by both", sum(c.agrees and not c.puppet.ok for c in comparisons)),
        ("disagreements", sum(not c.agrees for c in comparisons)),
        *(trees if parsed else []),
        ("files that differ", differing),
    ]


def _details(comparison: Comparison, text: str) -> Iterator[str]:
    if "trees" not in text.splitlines()[0]:
        yield from text.splitlines()[1 : DIFF_LINES + 1]
        return
    theirs = _in_lines(comparison.puppet.pn or "")
    mine = _in_lines(comparison.ours.pn or "")
    diff = difflib.unified_diff(theirs, mine, "puppet", "mupuppet", n=1, lineterm="")
    yield from list(diff)[:DIFF_LINES]


def _in_lines(pn: str) -> list[str]:
    return pn.replace(" (", "\n(").replace(" :", "\n:").splitlines()


def check_packages(directory: Path, jobs: int) -> int:
    """Compare on all files of a directory; the number that differ.

    The module path that Debian's packages have in it is compared once more, as such: its files
    must define what fits their place.
    """
    paths = module_files(directory)
    if not paths:
        raise ModulesUnavailable(f"no manifest or template lies below {directory}")
    module_path = directory / MODULE_PATH_IN_PACKAGES
    comparisons = compare_files(paths, jobs, module_path)
    differing = report([each for each in comparisons if not each.on_module_path], directory)
    if module_path.is_dir():
        print("once more, as a module path")
        differing += report([each for each in comparisons if each.on_module_path], module_path)
    return differing


def check_corpus() -> int:
    """Whether the installed Puppet still says what is recorded; the number of differences."""
    recorder = SyntaxRecorder()
    items = [item for path in recorder.files() for item in recorder.items(path)]
    version = installed_version().partition(".")[0]
    found = [item for item, live in recorder.ask(items) if not recorder.same(item, version, live)]
    print(*(f"{item}: Puppet says something else now" for item in found), sep="\n")
    print(f"{'recorded cases':<24}{len(items):>6}")
    print(f"{'records that differ':<24}{len(found):>6}")
    return len(found)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/agreement", description=__doc__)
    parser.add_argument("--modules", type=Path, metavar="DIR", help="compare on these modules")
    parser.add_argument("--corpus", action="store_true", help="check the recorded corpus only")
    parser.add_argument("--ci", action="store_true", help="check the modules and the corpus")
    parser.add_argument("--jobs", type=int, default=2, help="Puppet processes (default: 2)")
    options = parser.parse_args()
    if not is_installed():
        print("Puppet is not installed: there is nothing to compare with", file=sys.stderr)
        return 2
    print(f"real Puppet {installed_version()}")
    begin = time.monotonic()
    differing = 0
    if not options.corpus or options.ci:
        try:
            differing += check_packages(options.modules or debian_modules(), options.jobs)
        except ModulesUnavailable as error:
            print(f"the modules are not compared: {error}", file=sys.stderr)
            if not options.ci:
                return 2
    if options.corpus or options.ci:
        differing += check_corpus()
    print(f"{time.monotonic() - begin:.1f} seconds")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
