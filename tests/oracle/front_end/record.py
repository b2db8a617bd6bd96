"""Record what real Puppet says about the corpus, or check that it still says so."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from tests.oracle.front_end import corpus
from tests.oracle.front_end.corpus import Case
from tests.oracle.front_end.outcome import Outcome, write_records
from tests.oracle.front_end.puppet import Puppet, installed_version, is_installed


def live_outcomes(cases: Sequence[Case]) -> dict[Case, Outcome]:
    """What the installed Puppet says about each case."""
    with Puppet() as puppet:
        outcomes = puppet.examine_all([case.request for case in cases])
    return dict(zip(cases, outcomes, strict=True))


def record(live: dict[Case, Outcome]) -> None:
    """Write the outcomes next to their cases; a record whose case is gone goes too."""
    existing = set(corpus.all_cases())
    for topic, cases in groupby(sorted(live), key=lambda case: case.topic):
        kept = {
            name: outcome
            for name, outcome in corpus.recorded(topic).items()
            if Case(topic, name) in existing
        }
        corpus.write_recorded(topic, kept | {case.name: live[case] for case in cases})
    corpus.VERSION_FILE.write_text(f"{installed_version()}\n", encoding="utf-8")


def differences(live: dict[Case, Outcome]) -> list[str]:
    """Where Puppet does not say what is recorded, with both texts.

    Another version of Puppet, on another Ruby, may word its messages differently.
    """
    same_version = corpus.recorded_version() == installed_version()
    found = []
    for case, outcome in live.items():
        expected = corpus.recorded(case.topic).get(case.name)
        if expected is None:
            found.append(f"{case}: nothing is recorded")
        elif _comparable(expected, same_version) != _comparable(outcome, same_version):
            found.append(
                f"{case}:\n  recorded: {_shown(expected)}\n  Puppet now: {_shown(outcome)}"
            )
    return found


def _comparable(outcome: Outcome, with_messages: bool) -> Outcome:
    if with_messages:
        return outcome
    errors = tuple(replace(issue, message="") for issue in outcome.errors)
    warnings = tuple(replace(issue, message="") for issue in outcome.warnings)
    return replace(outcome, errors=errors, warnings=warnings, pn_problem=None, exception=None)


def stale_records() -> list[str]:
    """Records whose case does not exist."""
    existing = set(corpus.all_cases())
    return [
        f"{topic}/{name}: recorded, but there is no such case"
        for topic in sorted({case.topic for case in existing})
        for name in corpus.recorded(topic)
        if Case(topic, name) not in existing
    ]


def selected_cases(paths: Iterable[str]) -> list[Case]:
    """The cases under the given files and directories; all if none is given."""
    chosen = [Path(path).resolve() for path in paths]
    cases = [
        case
        for case in corpus.all_cases()
        if not chosen or any(case.path.is_relative_to(path) for path in chosen)
    ]
    if not cases:
        raise SystemExit("no case of the corpus lies under the given paths")
    return cases


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle.front_end.record", description=__doc__
    )
    parser.add_argument("--check", action="store_true", help="fail on any difference")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="cases or folders (default: all)")
    options = parser.parse_args()
    if not is_installed():
        print("Puppet is not installed: nothing can be recorded", file=sys.stderr)
        return 2
    live = live_outcomes(selected_cases(options.paths))
    if not options.check:
        record(live)
        accepted = sum(outcome.ok for outcome in live.values())
        print(f"recorded {len(live)} cases: {accepted} accepted, {len(live) - accepted} rejected")
        return 0
    found = differences(live) + stale_records()
    for difference in found:
        print(difference)
    print(f"{len(live)} cases checked, {len(found)} differences")
    return 1 if found else 0


def _shown(outcome: Outcome) -> str:
    return write_records({"outcome": outcome.to_record()}).strip()


if __name__ == "__main__":
    sys.exit(main())
