"""Why the paper's rules and Puppet make different things of a manifest.

It is easy to guess a reason for a disagreement and hard to know it. So each documented difference
is an amendment to the rules (`amendments.py`). If the rules with some amendments do what Puppet
does, and with fewer of them they do not, these differences are the cause. Where an amendment
rejects the manifest, Puppet must also say what that difference makes it say.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from mupuppet.basics.records import replace
from mupuppet.comparison.cases import Case
from mupuppet.comparison.catalogs import NormalCatalog, NormalResource, View, differences
from mupuppet.comparison.outcome import Compiled, Failed, Outcome
from mupuppet.comparison.paper_evaluator import normal_form
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from tests.oracle.paper.amendments import PASSED_MARK, UNDEF, AmendedRun, Answer, Rejected
from tests.oracle.paper.differences import DIFFERENCES, Difference

Oracle = Callable[[Case], Outcome]


def causes(case: Case, theirs: Outcome, oracle: Oracle, view: View) -> frozenset[Difference]:
    """The differences that explain an outcome of Puppet's which the rules do not share.

    They are as few as possible. Empty if the documented differences do not explain it.
    """
    for difference in DIFFERENCES:
        if _explains(frozenset({difference}), case, theirs, oracle, view):
            return frozenset({difference})
    needed = frozenset(DIFFERENCES)
    if not _explains(needed, case, theirs, oracle, view):
        return frozenset()
    for difference in DIFFERENCES:
        fewer = needed - {difference}
        if _explains(fewer, case, theirs, oracle, view):
            needed = fewer
    return needed


def _explains(
    amendments: frozenset[Difference], case: Case, theirs: Outcome, oracle: Oracle, view: View
) -> bool:
    """Whether the amended rules do what Puppet does."""
    source = SourceFile(case.code, case.path)
    manifest = translate(parse(source).program, source).manifest
    assert manifest is not None  # it was generated from a term
    run = AmendedRun(manifest, case.node, case.facts, amendments, lambda e: _value(e, case, oracle))
    try:
        ours = _as_in_puppet(normal_form(run.catalog()))
    except Rejected as rejected:
        reason = rejected.difference
        if not isinstance(theirs, Failed):
            return False
        return reason is None or re.search(reason.message, theirs.message) is not None
    if not isinstance(theirs, Compiled):
        return False
    return not differences(view.of(theirs.catalog), view.of(ours))


def _value(expression: str, case: Case, oracle: Oracle) -> Answer | None:
    """What Puppet makes of an expression that is alone."""
    code = f"notify {{ 'value': message => {expression} }}"
    outcome = oracle(replace(case, code=code))
    if not isinstance(outcome, Compiled):
        return None
    return Answer(outcome.catalog.resources["Notify[value]"].parameters.get("message"))


def _as_in_puppet(catalog: NormalCatalog) -> NormalCatalog:
    """The catalog with what Puppet has for the values that μPuppet does not have."""
    return NormalCatalog.of(
        NormalResource(
            resource.type,
            resource.title,
            {
                name: _value_in_puppet(value)
                for name, value in resource.parameters.items()
                if value != UNDEF.value
            },
        )
        for resource in catalog.resources.values()
    )


def _value_in_puppet(value: Any) -> Any:
    if isinstance(value, list):
        return [_value_in_puppet(item) for item in value]
    if isinstance(value, dict):
        return {key: _value_in_puppet(item) for key, item in value.items()}
    if isinstance(value, str) and value.startswith(PASSED_MARK):
        return re.sub(r"\['(.*)'\]$", r"[\1]", value.removeprefix(PASSED_MARK))
    return None if value == UNDEF.value else value
