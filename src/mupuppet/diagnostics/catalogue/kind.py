"""What the catalogue says of a kind of diagnostic."""

from dataclasses import dataclass

from mupuppet.diagnostics.diagnostic import Severity


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of diagnostic.

    The texts are Markdown without headings or lists: they are shown on a terminal, too.
    """

    #: One line: what is wrong.
    meaning: str
    #: Why it is wrong, and how it comes about.
    reason: str
    #: What to do about it.
    fix: str
    #: A manifest that has the mistake. Tests check that it does.
    example: str = ""
    #: How bad it is unless a setting says otherwise.
    severity: Severity = Severity.ERROR
    #: Whether Puppet has an issue code for it: the id in upper case, with underscores.
    is_issue: bool = False
