"""The diagnostics and log of a file that is refused.

Puppet parses a file up to the first syntax error, which ends the compilation. A file without one is
validated as a whole: a single mistake ends the compilation as well; of several, each is logged,
and the compilation ends with their number. Warnings are logged before.
"""

from __future__ import annotations

from collections.abc import Sequence

from mupuppet.basics.records import Record
from mupuppet.compiler.program.parse_logs import Entry, MostLogged, diagnostic_logs
from mupuppet.diagnostics import Diagnostic, distinct
from mupuppet.syntax.validation.registration import CLASHES

#: An error in the content of a heredoc ends validation at once: nothing else is reported.
_ENDS_VALIDATION = frozenset(
    ["illegal-json", "illegal-base64", "illegal-pp", "illegal-epp", "illegal-syntax-tag"]
)


class Rejection(Record):
    """The diagnostics and log of a file that is refused."""

    #: What is wrong with it, first what Puppet reports first.
    diagnostics: tuple[Diagnostic, ...]
    logs: list[Entry]
    #: How many mistakes there are, if they have been logged; else the first ends the compilation.
    summary: str | None


def rejection(
    diagnostics: tuple[Diagnostic, ...],
    validation: Sequence[Diagnostic] | None,
    most: MostLogged,
) -> Rejection:
    """The rejection of a file with such diagnostics; `validation` if it came so far."""
    if validation is None:
        first = next(each for each in diagnostics if each.is_error)
        # Puppet reads no further than to the word that is wrong, which it has read.
        before = [each for each in diagnostics if each.at <= first.span.end]
        return Rejection(diagnostics, list(diagnostic_logs(before, most)), None)
    lexical = diagnostics[: len(diagnostics) - len(distinct(validation))]
    logs = list(diagnostic_logs(lexical, most))
    last = next((each for each in validation if each.id in _ENDS_VALIDATION), None)
    if last is not None:
        return Rejection(distinct((last, *diagnostics)), logs, None)
    logs += diagnostic_logs(validation, most)
    errors = [each for each in validation if each.is_error]
    if len(errors) == 1 or most.errors <= 1 or {each.id for each in errors} <= CLASHES:
        return Rejection(diagnostics, logs, None)
    logs += [("err", each.message) for each in errors[: most.errors]]
    warnings = len(validation) - len(errors)
    others = f", and {warnings} warnings" if warnings else ""
    summary = f"Language validation logged {len(errors)} errors{others}. Giving up"
    return Rejection(diagnostics, logs, summary)
