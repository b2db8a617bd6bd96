"""Comparing an evaluator's outcomes with real Puppet's.

As in the paper, a case passes if both give the same catalog up to the order of resources, or if
both fail. An evaluator may also reject a case as outside its language; that is not a wrong result.
A difference that is understood is listed in the corpus; a case that is listed and does not differ
is a wrong result as well, so that the list stays accurate.
"""

from __future__ import annotations

import re
from enum import Enum
from itertools import zip_longest
from typing import Protocol

from mupuppet.basics.records import Record, replace
from mupuppet.comparison.cases import Case, Deviation
from mupuppet.comparison.catalogs import View, differences
from mupuppet.comparison.outcome import (
    Broken,
    Compiled,
    Failed,
    Log,
    Outcome,
    Unsupported,
    summary,
)


class Evaluator(Protocol):
    """Something that compiles cases."""

    @property
    def name(self) -> str:
        """The name on the command line and in reports."""

    def evaluate(self, case: Case) -> Outcome:
        """What the evaluator makes of a case. It never raises for a wrong manifest."""

    def view(self, case: Case) -> View:
        """What of the case's catalog the evaluator defines."""


#: Levels of what is not recorded of Puppet.
_DETAILS = frozenset({"debug", "info"})
_NO_PLACE = "\n   (file & line not available)"
#: What the message of a failure has if the mistakes have been logged.
_SUMMARY = re.compile(r"Language validation logged [^.]*\. Giving up")


class Verdict(Enum):
    """How an evaluator did on a case."""

    PASS = "pass"
    UNSUPPORTED = "unsupported"
    DEVIATES = "deviates"
    FAIL = "fail"


class Comparison(Record):
    """An evaluator's outcome beside Puppet's, with the verdict and what differs."""

    case: Case
    expected: Outcome
    actual: Outcome
    verdict: Verdict
    differences: tuple[str, ...] = ()
    deviation: Deviation | None = None


def compare(case: Case, expected: Outcome, evaluator: Evaluator) -> Comparison:
    """Let an evaluator compile a case and judge what it makes of it."""
    actual = evaluator.evaluate(case)
    deviation = case.deviation(evaluator.name)
    found = tuple(_differences(expected, actual, evaluator.view(case)))
    verdict = Verdict.FAIL if found else Verdict.PASS
    if isinstance(actual, Unsupported):
        verdict, found = Verdict.UNSUPPORTED, ()
    if deviation and not isinstance(expected, Broken) and not isinstance(actual, Broken):
        if verdict is Verdict.FAIL:
            verdict = Verdict.DEVIATES
        else:
            found = (f"listed as a deviation, but it is not: {deviation.reason}",)
            verdict = Verdict.FAIL
    return Comparison(case, expected, actual, verdict, found, deviation)


def _differences(expected: Outcome, actual: Outcome, view: View) -> list[str]:
    match expected, actual:
        case Compiled(theirs), Compiled(ours):
            found = differences(view.of(theirs), view.of(ours))
            return found + (_log_differences(expected.logs, actual.logs) if view.logs else [])
        case Failed(), Failed():
            # Puppet does not know the line of some; ours may.
            if view.error_lines and expected.line not in (None, actual.line):
                return [f"failure in line {actual.line}, Puppet's is in line {expected.line}"]
            if not view.logs:
                return []
            summary_of_theirs = _SUMMARY.search(expected.message)
            if summary_of_theirs is None:
                return _log_differences(expected.logs, actual.logs)
            if summary_of_theirs[0] not in actual.message:
                return [f"failure with {actual.message!r}, Puppet's is {expected.message!r}"]
            return _log_differences(_unworded(expected.logs), _unworded(actual.logs))
        case _:
            return [f"Puppet: {summary(expected)}", f"ours: {summary(actual)}"]


def _log_differences(expected: tuple[Log, ...], actual: tuple[Log, ...]) -> list[str]:
    """The first entry in which two logs differ."""
    for theirs, ours in zip_longest(_logged(expected), _logged(actual)):
        if theirs != ours:
            return [f"logged is {ours or 'nothing'}, Puppet has {theirs or 'nothing'}"]
    return []


def _unworded(logs: tuple[Log, ...]) -> tuple[Log, ...]:
    """Logs in which mistakes in the code are mentioned and not described: that we do in our way."""
    return tuple(replace(log, message="…") if log.level == "err" else log for log in logs)


def _logged(logs: tuple[Log, ...]) -> list[str]:
    """What counts of a log: details are not recorded, nor places that Puppet does not know."""
    return [
        f"{log.level}: {log.message.partition(_NO_PLACE)[0]}"
        for log in logs
        if log.level not in _DETAILS
    ]
