"""Tests of many small cases.

A test of its own takes longer to begin, to end and to report than a question about a value takes to
answer, and there are tens of thousands of them. So the lines of a transcript and the rows of a
table are one test, which answers all of them and reports each that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest


def case_by_case(cases: Iterable[tuple[Any, ...]]) -> Callable[[Callable[..., None]], Any]:
    """Make one test of a function that checks a case: for all cases, given as its arguments."""
    arguments = list(cases)

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            check_all(check, arguments)

        test.__doc__ = check.__doc__
        return pytest.mark.many_cases(test)

    return decorate


class Selection:
    """Which cases are checked: those that contain a string (`pytest --case`)."""

    text = ""


def may_check_selected(item: pytest.Item) -> bool:
    """Whether a test has a selected case: a parameter `case`, or cases that it selects itself."""
    if isinstance(item, pytest.Function) and "case" in getattr(item, "fixturenames", ()):
        return Selection.text in item.name
    return item.get_closest_marker("many_cases") is not None


def check_all(check: Callable[..., None], cases: Sequence[tuple[Any, ...]]) -> None:
    """Check all cases; what any of them raises is raised at the end, with the case as a note."""
    assert cases
    labels = [" | ".join(map(str, case)) for case in cases]
    selected = [pair for pair in zip(cases, labels, strict=True) if Selection.text in pair[1]]
    if not selected:
        pytest.skip(f"no case here contains {Selection.text}")
    problems: list[Exception] = []
    for case, label in selected:
        try:
            check(*case)
        except Exception as problem:  # noqa: BLE001  # raised below
            problem.add_note(f"in the case {label}")
            problems.append(problem)
    if problems:
        raise ExceptionGroup(f"{len(problems)} of {len(selected)} cases fail", problems)
