"""Ruby code that was made Python functions gives what real Ruby and Puppet gave.

The other tests run each program once, by closures; here all become functions before they run. These
are the same for all versions of Puppet: calls are made as the usual one, and as those with an
answer of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mupuppet.basics.caches import empty_caches
from mupuppet.ruby.compilation.defined_methods import Heat
from tests.agreement import test_erb, test_ruby_functions
from tests.agreement.versions import versions_of
from tests.oracle.ruby.erb import corpus_cases
from tests.oracle.ruby.functions import calls
from tests.oracle.transcripts import Question


@pytest.fixture(autouse=True, scope="module")
def generated() -> Iterator[None]:
    """Everything is hot from the beginning; nothing of it is left to other tests."""
    usual, Heat.enough = Heat.enough, 0
    yield
    Heat.enough = usual
    empty_caches()


@pytest.mark.parametrize(
    "template", [template for template, _ in corpus_cases("8")], ids=lambda template: template[:50]
)
def test_templates(template: str) -> None:
    test_erb.test_recorded_outcome(template)


@pytest.mark.parametrize("call", calls("own"), ids=lambda call: f"{call.line} {call.asked[:60]}")
def test_functions(call: Question) -> None:
    for version in versions_of(call):
        test_ruby_functions.check(call, version)
