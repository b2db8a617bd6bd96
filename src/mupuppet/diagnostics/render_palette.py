"""The colours of everything that goes to a terminal, in one place."""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.diagnostics.diagnostic import Severity


class Palette(Record):
    """Escape sequences by what they are for; all empty where colour is not wanted."""

    error: str = ""
    warning: str = ""
    deprecation: str = ""
    message: str = ""
    gutter: str = ""
    label: str = ""
    help: str = ""
    success: str = ""
    #: Frames, and remarks beside the output.
    faint: str = ""
    value: str = ""
    reset: str = ""

    def severity(self, severity: Severity) -> str:
        """The colour of a severity's name and of its carets."""
        if severity is Severity.ERROR:
            return self.error
        return self.warning if severity is Severity.WARNING else self.deprecation


PLAIN = Palette()

COLOURED = Palette(
    error="\x1b[1;31m",
    warning="\x1b[1;33m",
    deprecation="\x1b[1;35m",
    message="\x1b[1m",
    gutter="\x1b[1;34m",
    label="\x1b[36m",
    help="\x1b[1;36m",
    success="\x1b[1;32m",
    faint="\x1b[2m",
    value="\x1b[32m",
    reset="\x1b[0m",
)
