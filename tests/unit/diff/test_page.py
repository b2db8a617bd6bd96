"""The page of a report: search, filters, side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet.diff.render_html import render_html
from tests.chromium import ask_page
from tests.requirements import needs_chromium
from tests.unit.diff.test_groups import sample

pytestmark = pytest.mark.slow


def test_the_page_needs_nothing_else() -> None:
    page = render_html(sample())
    assert "<link" not in page
    assert "src=" not in page
    assert page.count("</script>") == 2  # none that is in the data


@needs_chromium
def test_groups_are_found_and_filtered(tmp_path: Path) -> None:
    page = tmp_path / "diff.html"
    page.write_text(render_html(sample()), encoding="utf-8")
    answer = ask_page(
        page,
        """
        const titles = () => [...document.querySelectorAll("#groups summary code")].map(
          (each) => each.textContent);
        const choose = (id, value) => {
          $(id).value = value;
          $("filters").dispatchEvent(new Event("input"));
        };
        const found = [titles()];
        choose("search", "fails");
        found.push(titles());
        choose("search", "");
        choose("node", "web2.example.com");
        found.push(titles());
        choose("node", "");
        choose("cause", "data/common.yaml:3");
        found.push(titles());
        found.push(document.querySelectorAll("#groups td.added").length);
        $("sides").checked = true;
        choose("cause", "");
        choose("type", "File");
        found.push(document.querySelectorAll("#groups .two tr").length > 0);
        found.push(text("count"));
        answer(found);
        """,
    )
    failure, change = "compilation fails at manifests/site.pp:3", "File[/a|b] content"
    assert answer == [
        [failure, change], [failure], [change], [change], 1, True, "1 of 2 groups",
    ]  # fmt: skip
