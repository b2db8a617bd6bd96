"""The versions of Puppet whose recorded outcomes ours are compared with."""

from __future__ import annotations

from mupuppet.versions import DEFAULT, VERSIONS, PuppetVersion
from tests.oracle.transcripts import Question

#: One test compares a case in all of them: most cases have the same outcome in all.
TESTED = tuple(VERSIONS.values())

#: The one whose outcomes the leading comments of cases speak of.
DESCRIBED = VERSIONS["7"]


#: Of the lines of large transcripts, one in so many is asked in all versions in any case.
_EVERY = 10


def versions_of(question: Question) -> list[PuppetVersion]:
    """The versions to ask a question in: the usual one, and those with an answer of their own."""
    asked_in_all = question.line % _EVERY == 0
    own = {version for names in question.records for version in names.split(", ")}
    return [
        version for version in TESTED if asked_in_all or version is DEFAULT or version.major in own
    ]
