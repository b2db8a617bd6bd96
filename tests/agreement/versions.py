"""The versions of Puppet whose recorded outcomes ours are compared with."""

from __future__ import annotations

from mupuppet.versions import VERSIONS

#: One test compares a case in all of them: most cases have the same outcome in all.
TESTED = tuple(VERSIONS.values())

#: For corpora that are not recorded for all versions yet.
TESTED_IN_7 = (VERSIONS["7"],)

#: The one whose outcomes the leading comments of cases speak of.
DESCRIBED = VERSIONS["7"]
