"""`mupuppet compare`: our evaluators against real Puppet, and the paper's table of results."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from mupuppet.cli.compilations import add_ruby
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, add_puppet, version_of
from mupuppet.comparison.evaluators import EVALUATORS, MORE_EVALUATORS, make_evaluator
from mupuppet.versions import puppet_version

if TYPE_CHECKING:  # imported when the verb runs
    from mupuppet.comparison.cases import Case
    from mupuppet.comparison.compare import Comparison, Evaluator
    from mupuppet.comparison.outcome import Outcome
    from mupuppet.comparison.puppet import Puppet
    from mupuppet.comparison.report import Report

DESCRIPTION = """\
Compile manifests with real Puppet and with our evaluators, and compare the outcomes.

A case passes if both give the same catalog, up to the order of resources, or if both fail. The
result is a table like the paper's: for each feature, how many cases pass, how many an evaluator
does not support, and how many it gets wrong.

The leading comment of a manifest can set its node, facts and settings. Case files (.cases) hold
many manifests, each with the recorded outcome of real Puppet, which is used if there is one; see
docs/corpus.md."""

EXAMPLES = """\
examples:
  mupuppet compare tests/corpus/paper                   the paper's table of results
  mupuppet compare --show-differences site.pp           what differs on one manifest
  mupuppet compare --record my.cases                    run real Puppet and record its outcomes
  mupuppet compare --record my.cases::first.pp          the same for one case
  mupuppet compare --check tests/corpus/paper           check that Puppet still agrees
  mupuppet compare --format markdown tests/corpus/paper the table for a document

exit status: 0 no differences, 1 wrong results or problems, 2 wrong usage"""

S = TypeVar("S")
T = TypeVar("T")


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="+",
        help="a manifest, a case file (.cases), one of its cases (FILE::NAME), or a directory",
    )
    add_puppet(parser)
    action = parser.add_alternatives()
    action.add_argument(
        "--record",
        action="store_true",
        help="ask real Puppet and record its outcomes, then compare",
    )
    action.add_argument(
        "--check", action="store_true", help="only check the recorded outcomes against real Puppet"
    )
    parser.add_argument(
        "--against",
        choices=("auto", "recorded", "puppet"),
        default="auto",
        help="compare with what is recorded, with real Puppet, or with Puppet where nothing is "
        "recorded (auto, the default)",
    )
    add_ruby(parser)
    parser.add_argument(
        "--evaluator",
        choices=(*EVALUATORS, *MORE_EVALUATORS),
        action="append",
        help="which evaluator to compare (default: all): "
        + ", ".join(f"{name} ({what})" for name, what in (EVALUATORS | MORE_EVALUATORS).items()),
    )
    parser.add_argument(
        "--format",
        choices=("text", "markdown", "json"),
        default="text",
        help="text (the default), markdown or json (with all cases)",
    )
    parser.add_argument(
        "--show-differences",
        action="store_true",
        help="show all differences, including known deviations",
    )


def run(options: Namespace) -> int:
    """Compare, or record or check what is recorded."""
    from mupuppet.comparison.cases import CaseError, find_cases
    from mupuppet.comparison.puppet import Puppet, PuppetUnavailable
    from mupuppet.comparison.records import check_recordable

    if options.ruby == "never":  # Puppet is Ruby
        if options.record or options.check or options.against == "puppet":
            raise WrongUsage("real Puppet cannot run: --ruby never forbids it")
        options.against = "recorded"
    try:
        version = version_of(options)
        cases = [case.for_puppet(version) for case in find_cases(options.paths)]
        if not cases:
            return _problem(
                "there are no manifests (.pp) and no case files (.cases) in the given paths"
            )
        if options.record:
            for case in cases:
                check_recordable(case)
        with Puppet() as puppet:
            if options.record or options.check or options.against == "puppet":
                # What is asked decides.
                version = puppet_version(puppet.version)
                cases = [case.for_puppet(version) for case in cases]
            if options.check:
                return _check(cases, puppet)
            return _compare(options, cases, puppet)
    except CaseError as error:
        return _problem(str(error))
    except PuppetUnavailable as error:
        return _problem(
            f"{error}. Real Puppet is needed to record and check outcomes, and to compile "
            "manifests without a recorded outcome; Debian and Ubuntu package it as puppet-agent."
        )


def _compare(options: Namespace, cases: list[Case], puppet: Puppet) -> int:
    """Compare all cases and print the tables."""
    from functools import partial

    from mupuppet.comparison.report import Report

    against = "puppet" if options.record else options.against
    expected = _map(_expectations(against, puppet), cases)
    if options.record and not _record(cases, expected, puppet):
        return ERRORS
    pairs = list(zip(cases, expected, strict=True))
    reports = [
        Report(name, _map(partial(_judge, make_evaluator(name, options.ruby)), pairs))
        for name in options.evaluator or EVALUATORS
    ]
    _print_reports(reports, options)
    return ERRORS if any(report.failures for report in reports) else FINE


def _judge(evaluator: Evaluator, pair: tuple[Case, Outcome]) -> Comparison:
    from mupuppet.comparison.compare import compare

    case, expected = pair
    return compare(case, expected, evaluator)


def _expectations(against: str, puppet: Puppet) -> Callable[[Case], Outcome]:
    """Where the outcomes come from that ours are compared with."""
    from mupuppet.comparison.cases import CaseError

    def expect(case: Case) -> Outcome:
        recorded = None if against == "puppet" else case.expected()
        if recorded is None and against == "recorded":
            raise CaseError(f"{case.path}: no outcome is recorded (`mupuppet compare --record`)")
        return puppet.evaluate(case) if recorded is None else recorded

    return expect


def _record(cases: Sequence[Case], outcomes: Sequence[Outcome], puppet: Puppet) -> bool:
    """Write Puppet's outcomes; a case that it could not run is an error and is not recorded."""
    from mupuppet.comparison import records
    from mupuppet.comparison.outcome import Compiled, Failed, summary

    answered = []
    for case, outcome in zip(cases, outcomes, strict=True):
        if isinstance(outcome, Compiled | Failed):
            answered.append((case, outcome))
        else:
            _problem(f"{case.path}: {summary(outcome)}")
    changed = records.record(answered, puppet.version)
    for path in changed:
        print(f"recorded: {path}", file=sys.stderr)
    compiled = sum(isinstance(outcome, Compiled) for _, outcome in answered)
    print(
        f"Puppet {puppet.version}: {compiled} catalogs, {len(answered) - compiled} failures; "
        f"files changed: {len(changed)}",
        file=sys.stderr,
    )
    return len(answered) == len(cases)


def _check(cases: list[Case], puppet: Puppet) -> int:
    """Compare real Puppet with what is recorded of it."""
    from mupuppet.comparison.outcome import summary, to_data

    def check(case: Case) -> str | None:
        recorded = case.expected()
        if recorded is None:
            return f"{case.path}: no outcome is recorded"
        live = puppet.evaluate(case)
        if to_data(recorded) == to_data(live):
            return None
        return f"{case.path}:\n  recorded: {summary(recorded)}\n  Puppet now: {summary(live)}"

    problems = [problem for problem in _map(check, cases) if problem]
    for problem in problems:
        print(problem)
    print(f"{len(cases)} cases checked with Puppet {puppet.version}; differences: {len(problems)}")
    return ERRORS if problems else FINE


def _map(function: Callable[[S], T], items: Sequence[S]) -> list[T]:
    """The results of a function on all items, with a progress bar if it takes long."""
    from mupuppet.cli.terminal import Progress

    progress = Progress(sys.stderr, len(items), len(items))
    results = []
    try:
        for item in items:
            results.append(function(item))
            progress.advance(1)
    finally:
        progress.clear()
    return results


def _print_reports(reports: list[Report], options: Namespace) -> None:
    from mupuppet.comparison.compare import Verdict
    from mupuppet.comparison.report import describe

    if options.format == "json":
        from json import dumps

        print(dumps([report.to_data() for report in reports], ensure_ascii=False, indent=2))
        return
    shown = {Verdict.FAIL, Verdict.DEVIATES} if options.show_differences else {Verdict.FAIL}
    for report in reports:
        if len(reports) > 1:
            print(f"{report.evaluator}:")
        print(report.to_markdown() if options.format == "markdown" else report.to_text(), end="")
        for comparison in report.comparisons:
            if comparison.verdict in shown:
                print("\n" + describe(comparison), end="")


def _problem(message: str) -> int:
    from mupuppet.diagnostics.render_text import show_text

    print(f"mupuppet: {show_text(message)}", file=sys.stderr)
    return ERRORS
