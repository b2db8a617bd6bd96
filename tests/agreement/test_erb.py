"""ERB templates give what real Ruby gave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.ruby.erb import VARIABLES, corpus_cases, ours


@pytest.mark.parametrize(
    ("template", "recorded"),
    [
        pytest.param(template, recorded, id=template[:50])
        for template, recorded in corpus_cases("7")
    ],
)
def test_recorded_outcome(template: str, recorded: dict[str, Any]) -> None:
    got = ours({"template": template, "variables": VARIABLES})
    # Which class an exception has shows nowhere, as all are rescued alike.
    got.pop("kind", None)
    assert got == {name: value for name, value in recorded.items() if name != "kind"}
