"""The picture of a catalog: all of a small one; a large one folds, zooms and searches."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from mupuppet import Environment, compile
from mupuppet.catalog import Catalog
from mupuppet.catalog.svg import to_svg
from tests.chromium import ask_page
from tests.requirements import needs_chromium

pytestmark = pytest.mark.slow

_LARGE = r"""
define vhost { file { "/etc/${title}": notify => Service['web'] } }
class web {
  service { 'web': }
  Integer[1, 60].each |$n| { vhost { "site${n}": } }
}
class base {
  Integer[1, 80].each |$n| { package { "p${n}": before => Class['web'] } }
}
node /^web\d+/ {
  include web, base
  notify { "odd ]]> <b> & \u{7} title": }
}
"""


def _catalog(code: str, node: str = "web1") -> Catalog:
    found = compile(Environment.from_code(code), node=node).catalog
    assert found is not None
    return found


def _texts(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")]


def test_a_small_catalog_is_drawn_whole_and_without_a_script() -> None:
    picture = to_svg(_catalog(r"node /^web\d+/ { notify { ['a', 'b']: } }"))
    assert {"Notify[a]", "Notify[b]", r"node /^web\d+/"} <= set(_texts(picture))
    assert "<script>" not in picture


def test_a_large_catalog_is_folded_by_class_also_where_no_script_runs() -> None:
    texts = _texts(to_svg(_catalog(_LARGE)))
    assert "▸ Class[Web]  121" in texts
    assert "▸ Class[Base]  80" in texts
    assert not any(text.startswith(("Package", "File", "Vhost")) for text in texts)


def test_orderings_of_folded_boxes_are_drawn_once() -> None:
    root = ElementTree.fromstring(to_svg(_catalog(_LARGE)))
    canvas = root.find(".//*[@id='canvas']")
    assert canvas is not None
    assert len(canvas.findall("{http://www.w3.org/2000/svg}path")) == 1


def test_many_resources_outside_of_classes_are_grouped_by_type() -> None:
    texts = _texts(to_svg(_catalog('Integer[1, 200].each |$n| { notify { "n${n}": } }')))
    assert "▸ Notify  200" in texts


_BOXES = """
const shown = () => [...document.querySelectorAll("#canvas text")].map((each) => each.textContent);
const press = (text) => [...document.querySelectorAll("g[data-box]")]
  .find((each) => each.querySelector("title").textContent === text)
  .querySelector("rect").dispatchEvent(new MouseEvent("click", { bubbles: true }));
const search = (words) => { $("find").value = words; $("find").dispatchEvent(new Event("input")); };
const enter = () => $("find").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
const view = () => document.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
"""


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    page = tmp_path / "picture.html"
    page.write_text(f"<html><body>\n{to_svg(_catalog(_LARGE))}</body></html>", encoding="utf-8")
    return page


def _ask(page: Path, script: str) -> Any:
    return ask_page(page, _BOXES + script)


@needs_chromium
def test_a_click_unfolds_a_box_and_another_folds_it(picture: Path) -> None:
    before, opened, grouped, folded = _ask(
        picture,
        """
        const before = shown();
        press("Class[Web]");
        const opened = shown();
        press("Vhost");
        const grouped = shown();
        press("Class[Web]");
        answer([before, opened, grouped, shown()]);
        """,
    )
    assert "▸ Vhost  120" in set(opened) - set(before)
    assert "▸ Vhost[site60]  1" in set(grouped) - set(opened)
    assert folded == before
    static = _texts(to_svg(_catalog(_LARGE)))  # what is drawn without a script
    assert [each for each in before if "▸" in each] == [each for each in static if "▸" in each]


@needs_chromium
def test_a_search_counts_and_unfolds_what_it_finds(picture: Path) -> None:
    counted, shown, current, wide, near = _ask(
        picture,
        """
        search("file site4");
        const counted = text("count");
        const wide = view()[2];
        search("file /etc/site42");
        enter();
        const current = document.querySelector(".current").parentElement.dataset.box;
        answer([counted, shown(), document.querySelector(
          `g[data-box="${current}"] title`).textContent, wide, view()[2]]);
        """,
    )
    assert counted.startswith("11 found")
    assert "File[/etc/site42]" in shown
    assert current == "File[/etc/site42]"
    assert near <= wide * 1.2


@needs_chromium
def test_the_wheel_zooms_about_the_pointer(picture: Path) -> None:
    before, after = _ask(
        picture,
        """
        const before = view();
        document.querySelector("svg").dispatchEvent(new WheelEvent("wheel",
          { deltaY: -500, clientX: 0, clientY: 0, bubbles: true, cancelable: true }));
        answer([before, view()]);
        """,
    )
    assert after[2] < before[2] / 2
    assert after[:2] == pytest.approx(before[:2])


@needs_chromium
def test_everything_unfolds_and_folds_again(picture: Path) -> None:
    everything, folded = _ask(
        picture,
        """
        $("all").dispatchEvent(new MouseEvent("click"));
        const everything = shown().length;
        $("fold").dispatchEvent(new MouseEvent("click"));
        answer([everything, shown().length]);
        """,
    )
    assert everything > 205
    assert folded < 12
