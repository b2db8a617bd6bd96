"""How the catalogue describes a kind of diagnostic."""

from __future__ import annotations

from typing import ClassVar

from mupuppet.basics.records import Record
from mupuppet.diagnostics.diagnostic import Severity


class Kind(Record):
    """A kind of diagnostic.

    The strings are Markdown without headings or lists: they are shown on a terminal, too.
    """

    #: One line: what is wrong.
    meaning: str
    #: Why it is wrong, and how it comes about.
    reason: str
    #: What to do about it.
    fix: str
    #: A manifest that has the mistake. Tests check that it does.
    example: str = ""
    #: How bad it is unless a setting overrides it.
    severity: Severity = Severity.ERROR
    #: Whether Puppet has an issue code for it: the id in upper case, with underscores.
    is_issue: ClassVar[bool] = False


class Issue(Kind):
    """A kind for which Puppet has an issue code."""

    is_issue = True
