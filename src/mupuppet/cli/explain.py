"""`mupuppet explain`: what the id of a diagnostic means, and what to do about it."""

from argparse import Namespace
from functools import cache

from mupuppet.cli import reference
from mupuppet.cli.options import Parser
from mupuppet.cli.reference import Entry, Reference

DESCRIPTION = """\
Explain diagnostics by their ids, such as `unknown-class`: what is wrong, why, and what to do about
it. Without an id, list them all."""

EXAMPLES = """\
examples:
  mupuppet explain                              all ids
  mupuppet explain unknown-class                this one in full
  mupuppet explain --format json type-mismatch  for programs
  mupuppet explain --write docs/diagnostics.md  the page about all of them"""

_INTRODUCTION = """\
Every diagnostic has an id, which does not change when its wording does. Where Puppet has an issue
code for the mistake, the id is that code in lower case with hyphens: `ILLEGAL_VAR_NAME` is
`illegal-var-name`. `mupuppet explain ID` shows the same as this page for one id.

[Formats of diagnostics](diagnostic-formats.md) describes how diagnostics are shown, for people and
for programs. The severity is `error` unless an entry says otherwise."""


@cache
def entries() -> list[Entry]:
    """All kinds of diagnostics by topic."""
    from mupuppet.diagnostics.catalogue import TOPICS

    found = []
    for topic, kinds in TOPICS.items():
        for id, kind in kinds.items():
            code = id.upper().replace("-", "_") if kind.is_issue else None
            remarks = []
            if kind.severity.value != "error":
                remarks.append(f"Severity: {kind.severity.value}.")
            if code is not None:
                remarks.append(f"Puppet's issue code: {code}.")
            data = {
                "id": id,
                "topic": topic,
                "severity": kind.severity.value,
                "meaning": kind.meaning,
                "reason": kind.reason,
                "fix": kind.fix,
                "example": kind.example or None,
                "issue_code": code,
            }
            found.append(
                Entry(
                    id,
                    topic,
                    kind.meaning,
                    remark=" ".join(remarks),
                    paragraphs=(kind.reason, kind.fix),
                    example=kind.example,
                    data=data,
                )
            )
    return found


REFERENCE = Reference(
    "diagnostic", "explain", "Diagnostics", _INTRODUCTION, entries, page="diagnostics"
)


def add_arguments(parser: Parser) -> None:
    reference.add_arguments(parser, REFERENCE)


def run(options: Namespace) -> int:
    """Print the explanations, or write the page."""
    return reference.run(options, REFERENCE)
