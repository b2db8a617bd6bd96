"""One test of many cases fails if any of them does, and reports each."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.agreement.cases import case_by_case, check_all
from tests.paths import ROOT


def test_all_cases_that_fail_are_reported() -> None:
    @case_by_case([(1, 1), (1, 2), (2, 2), ("a", 3)])
    def check(left: int, right: int) -> None:
        assert left + 0 == right

    with pytest.raises(ExceptionGroup, match="2 of 4 cases fail") as raised:
        check()
    first, second = raised.value.exceptions
    assert isinstance(first, AssertionError)
    assert first.__notes__ == ["in the case 1 | 2"]
    assert isinstance(second, TypeError)
    assert second.__notes__ == ["in the case a | 3"]


def test_cases_that_hold_are_no_failure() -> None:
    checked: list[int] = []
    check_all(checked.append, [(1,), (2,)])
    assert checked == [1, 2]


def test_a_test_without_cases_fails() -> None:
    with pytest.raises(AssertionError):
        check_all(print, [])


def test_one_case_of_a_case_file_is_selected_by_its_name() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    chosen = ["tests/agreement/test_paper.py", "--case", "classes/basics/include_twice.pp"]
    done = subprocess.run(
        [*command, *chosen], cwd=ROOT, capture_output=True, text=True, check=False
    )
    tests = [line for line in done.stdout.splitlines() if "::" in line]
    name = "test_no_result_is_wrong[classes/basics/include_twice.pp]"
    assert tests == [f"tests/agreement/test_paper.py::{name}"]
