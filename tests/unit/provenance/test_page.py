"""The page of a catalog: click an attribute, and its sources light up."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.explainer import LEFT_OUT
from mupuppet.provenance.render_dot import render_dot
from mupuppet.provenance.render_html import render_html
from tests.chromium import ask_page
from tests.requirements import needs_chromium
from tests.unit.provenance.repository import ROOT, of_code, provenance

pytestmark = pytest.mark.slow


def test_the_page_needs_nothing_else_and_shows_no_secret() -> None:
    page = render_html(provenance(), str(ROOT))
    assert "<link" not in page
    assert "src=" not in page
    assert "swordfish" not in page
    assert "profile::web::secret: [redacted]" in page


def test_literals_of_sensitive_values_are_masked_in_sources() -> None:
    page = render_html(of_code("$p = Sensitive('hunter2')\nfile { '/x': content => $p }"))
    assert "hunter2" not in page


@needs_chromium
def test_a_click_on_an_attribute_lights_up_its_sources(tmp_path: Path) -> None:
    page = tmp_path / "why.html"
    page.write_text(render_html(provenance(), str(ROOT)), encoding="utf-8")
    answer = ask_page(
        page,
        """
        const button = [...document.querySelectorAll("#catalog button")].find(
          (each) => each.dataset.words === "user[deploy] home");
        button.click();
        const name = (span) => span.closest(".file").querySelector("h2").textContent;
        const lit = [...document.querySelectorAll("#sources .lit")].map(
          (span) => name(span) + ":" + span.dataset.line);
        answer([document.querySelector("#why h2").textContent, lit]);
        """,
    )
    assert answer == [
        "User[deploy] home",
        [
            "site/profile/manifests/web.pp:18",
            "site/profile/manifests/web.pp:19",
            "site/profile/manifests/web.pp:40",
            "data/nodes/web1.example.com.yaml:2",
        ],
    ]


@needs_chromium
def test_the_page_opens_with_what_was_asked_for(tmp_path: Path) -> None:
    page = tmp_path / "why.html"
    chosen = ("User[deploy]", "home")
    page.write_text(render_html(provenance(), str(ROOT), chosen), encoding="utf-8")
    script = 'answer(document.querySelector("#why h2").textContent);'
    assert ask_page(page, script) == "User[deploy] home"


@needs_chromium
def test_the_catalog_can_be_searched(tmp_path: Path) -> None:
    page = tmp_path / "why.html"
    page.write_text(render_html(provenance(), str(ROOT)), encoding="utf-8")
    script = """
      $("find").value = "deploy home";
      $("find").dispatchEvent(new Event("input"));
      answer([...document.querySelectorAll("#catalog button")]
        .filter((each) => !each.hidden).map((each) => each.dataset.words));
    """
    assert ask_page(page, script) == ["user[deploy] home"]


@needs_chromium
def test_the_page_opens_on_a_tree_with_counts_and_a_summary(tmp_path: Path) -> None:
    page = tmp_path / "why.html"
    page.write_text(render_html(provenance(), str(ROOT)), encoding="utf-8")
    script = """
      const containers = [...document.querySelectorAll("#catalog summary.container")];
      answer([containers[0].textContent, document.querySelector("#why h2").textContent,
        document.querySelectorAll("#why td.count").length > 3]);
    """
    tree, summary, has_types = ask_page(page, script)
    assert tree.startswith("Stage[main] ")
    assert summary.startswith("web1.example.com: ")
    assert has_types


def _unpacked(page: str) -> str:
    packed = re.findall(r'<script type="application/zlib" id="data-[\w-]+">(.*?)</script>', page)
    assert len(packed) > 3
    return "".join(zlib.decompress(b64decode(each)).decode() for each in packed)


def test_large_pages_are_compressed_and_show_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = render_html(provenance(), str(ROOT))
    monkeypatch.setattr("mupuppet.provenance.render_html._LARGE", 0)
    page = render_html(provenance(), str(ROOT))
    assert len(page) < len(plain)
    data = _unpacked(page)
    assert "User[deploy]" in data
    assert "swordfish" not in data
    assert "profile::web::secret: [redacted]" in data


def test_what_many_attributes_come_from_is_on_the_page_once() -> None:
    lines = "\n".join(f"notify {{ 'n{i}': message => $m }}" for i in range(50))
    page = render_html(of_code(f"$m = 'shared value'\n{lines}"))
    found = re.search(r'id="data-rows-0">(.*?)</script>', page)
    assert found is not None
    assert len(json.loads(found[1])) < 50 * 4


def test_a_graph_has_the_same_explanations_as_trees() -> None:
    explained = provenance()
    graph = {(ref, name): str(each) for ref, name, each in explained.graph()}
    for ref, name, each in explained.everything():
        tree = each
        if any(node.note in ("explained above", LEFT_OUT) for node in tree.walk()):
            continue  # a graph does not say so
        assert graph[ref, name] == str(tree)


def test_a_graph_for_graphviz() -> None:
    explanation = of_code("$m = 'a\"b'\nnotify { 'n': message => $m }").attribute(
        "Notify[n]", "message"
    )
    graph = render_dot("Notify[n] message", explanation)
    assert graph.startswith("digraph why {")
    assert graph.count(" -> ") == 2
    assert '\\"' in graph


@needs_chromium
def test_long_files_are_folded_around_the_lines_that_light_up(tmp_path: Path) -> None:
    code = "$x = 'hi'\n" + "# nothing\n" * 200 + "notify { 'n': message => \"${x}\\n!\" }\n"
    manifest, page = tmp_path / "site.pp", tmp_path / "why.html"
    manifest.write_text(code)
    explained = Provenance.of(compile(Environment.from_file(str(manifest))))
    text = render_html(explained, None, ("notify[n]", "message"))
    page.write_text(text, encoding="utf-8")
    script = """
      const shown = () => [...document.querySelectorAll("#sources pre")]
        .filter((pre) => !pre.hidden).flatMap((pre) => [...pre.children]).length;
      const before = shown();
      document.querySelector(".gap").click();
      answer([document.querySelector(".answer").textContent, before, shown()]);
    """
    assert ask_page(page, script) == ["hi\n!", 10, 202]


_FAILING = """\
class web($port) {
  file { '/etc/web': content => "port ${port}" }
  $next = $port + 1
  if $next > 80 { fail("port ${next} is too high") }
}
warning('careful')
notify { 'first': message => $facts['os']['family'] }
class { 'web': port => 80 }
"""


@needs_chromium
def test_the_page_of_a_failure_opens_with_it_and_with_what_was_reached(tmp_path: Path) -> None:
    page, manifest = tmp_path / "why.html", tmp_path / "manifests" / "site.pp"
    manifest.parent.mkdir()
    manifest.write_text(_FAILING)
    explained = Provenance.of(compile(Environment.from_directory(tmp_path)))
    page.write_text(render_html(explained), encoding="utf-8")
    opened, tree, lit = ask_page(
        page,
        """
        answer([text("why"), text("catalog"),
          [...document.querySelectorAll("#sources .lit")].map((each) => each.dataset.line)]);
        """,
    )
    assert "no catalog, the compilation failed" in opened
    assert "port 81 is too high" in opened
    assert "careful" in opened
    assert opened.index("port 81") < opened.index("careful") < opened.index("Why it failed")
    assert "Notify[first]" in tree
    assert "content = 'port 80'" in tree
    assert {"4", "8"} <= set(lit)


@pytest.mark.parametrize(
    "code",
    [
        "class x {",
        "notify { 'a': before => Notify['b'] } notify { 'b': before => Notify['a'] }",
        "function f($x) { f($x) } f(1)",
        "node other { }",
        "include missing",
        "",
    ],
)
def test_every_failure_has_a_page(code: str) -> None:
    explained = of_code(code)
    page = render_html(explained)
    for each in explained.compilation.diagnostics:
        assert json.dumps(each.message, ensure_ascii=False)[1:-1].replace("<", "\\u003c") in page


def test_a_failure_shows_no_secret() -> None:
    code = "$s = Sensitive('hunter2')\nnotify { 'x': message => $s }\nfail(\"no ${s.unwrap}\")"
    assert "hunter2" not in render_html(of_code(code))
