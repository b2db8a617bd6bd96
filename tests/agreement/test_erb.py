"""ERB templates give what real Ruby gave."""

from __future__ import annotations

import pytest

from tests.agreement.versions import TESTED
from tests.oracle.ruby.erb import VARIABLES, corpus_cases, ours

#: By template, then by version.
RECORDED = {version: dict(corpus_cases(version.major)) for version in TESTED}


@pytest.mark.parametrize("template", RECORDED[TESTED[0]], ids=lambda template: template[:50])
def test_recorded_outcome(template: str) -> None:
    for version, recorded in RECORDED.items():
        got = ours({"template": template, "variables": VARIABLES}, version)
        # Which class an exception has shows nowhere, as all are rescued alike.
        got.pop("kind", None)
        expected = {name: each for name, each in recorded[template].items() if name != "kind"}
        assert got == expected, version
