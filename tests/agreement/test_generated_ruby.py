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
from tests.agreement.cases import case_by_case
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


@case_by_case((template,) for template, _ in corpus_cases("8"))
def test_templates(template: str) -> None:
    test_erb.check(template)


@case_by_case((call,) for call in calls("own"))
def test_functions(call: Question) -> None:
    for version in versions_of(call):
        test_ruby_functions.check(call, version)
