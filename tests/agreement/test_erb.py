"""ERB templates give what real Ruby gave."""

from __future__ import annotations

from tests.agreement.cases import case_by_case
from tests.agreement.versions import TESTED
from tests.oracle.ruby.erb import VARIABLES, corpus_cases, ours

#: By template, then by version.
RECORDED = {version: dict(corpus_cases(version.major)) for version in TESTED}


def check(template: str) -> None:
    """A template has the outcome of every version."""
    for version, recorded in RECORDED.items():
        got = ours({"template": template, "variables": VARIABLES}, version)
        # Which class an exception has shows nowhere, as all are rescued alike.
        got.pop("kind", None)
        expected = {name: each for name, each in recorded[template].items() if name != "kind"}
        assert got == expected, version


@case_by_case((template,) for template in RECORDED[TESTED[0]])
def test_recorded_outcomes(template: str) -> None:
    check(template)
