"""docs/security.md names the tests of its guarantees: each of them exists."""

import re

from tests.paths import DOCS, ROOT


def test_the_tests_that_the_page_names_exist() -> None:
    page = (DOCS / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[^`]+\.py)`", page)
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).is_file()] == []
