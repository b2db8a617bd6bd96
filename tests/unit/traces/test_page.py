"""The page about a run, in a browser; and what can be tested without one."""

# ruff: noqa: E501, RUF001  (scripts, and the paper's letters)

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mupuppet.semantics.environments import DefinitionEnvironment
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.features import LAYERS
from mupuppet.semantics.plus.run import run_plus
from mupuppet.semantics.run import run
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.traces.render_html import page
from tests.chromium import ask_page
from tests.paths import EXAMPLES
from tests.requirements import needs_chromium

pytestmark = pytest.mark.slow

PAPER = EXAMPLES / "paper"


def page_of(
    text: str,
    *,
    name: str = "site.pp",
    node: str = "www",
    facts: dict[str, Any] | None = None,
    limit: int = 100_000,
) -> str:
    source = SourceFile(text, name)
    translation = translate(parse(source).program, source)
    assert translation.manifest is not None
    σ = variables_from_facts(facts or {}).σ
    running = run(translation.manifest, node=node, variables=σ, step_limit=limit)
    return "".join(page(running, source, node, σ, DefinitionEnvironment()))


@pytest.fixture(scope="module")
def figure_2(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pages") / "figure_2.html"
    path.write_text(page_of((PAPER / "figure_2_legal.pp").read_text()))
    return path


PLUS = """\
define d($p = 'x') { @notify { 'v': message => $p } }
d { 'one': }
notify { 'n': }
Notify['n'] { message => 'set' }
Notify <| title == 'v' |> { tag => 'found' }
"""


@pytest.fixture(scope="module")
def plus_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = SourceFile(PLUS, "site.pp")
    translation = translate(parse(source).program, source, layers=tuple(LAYERS))
    assert translation.manifest is not None
    running = run_plus(translation.manifest, node="www")
    none = variables_from_facts({}).σ
    path = tmp_path_factory.mktemp("pages") / "plus.html"
    text = "".join(page(running, source, "www", none, DefinitionEnvironment()))
    path.write_text(text, encoding="utf-8")
    return path


def written(directory: Path, *arguments: Any, **options: Any) -> Path:
    path = directory / "run.html"
    path.write_text(page_of(*arguments, **options), encoding="utf-8")
    return path


# --- Without a browser


def test_a_page_needs_nothing_else() -> None:
    text = page_of("notify { 'a': }")
    assert re.findall(r"https?://[^\"' )]+", text) == ["http://www.w3.org/2000/svg"]  # a name
    assert not re.search(r"<(link|img|iframe|object)\b|@import|url\(|\bsrc=", text)
    assert "default-src 'none'" in text


def test_a_page_is_small() -> None:
    assert len(page_of("notify { 'a': }")) < 64 * 1024


def test_nothing_in_a_manifest_gets_out_of_the_data() -> None:
    evil = "</script><script>alert(1)</script><!--"
    text = page_of(f"notify {{ '{evil}': }}", name=f"{evil}.pp", node=evil)
    assert text.count("<script") == 3
    assert text.count("</script") == 3
    assert evil not in text
    assert "&lt;/script&gt;" in text  # the title


def test_characters_that_utf8_does_not_have() -> None:
    page_of("$x = $y", facts={"y": "\ud800"}).encode()


# --- In a browser


@needs_chromium
def test_the_beginning(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        answer([text("file"), text("node"), text("outcome"), text("count"), text("card"),
                $("number").value, document.querySelector("[data-go=back]").disabled,
                text("sigma"), text("catalog")]);
        """,
    )
    assert answer[:4] == ["site.pp", "www", "Finished after 38 steps", "38"]
    assert answer[4].startswith("The beginningσ has no variables, κ has no definitions")
    assert answer[5:] == ["0", True, "∅", "∅"]


@needs_chromium
def test_keys_move_back_and_forth(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        const seen = [];
        for (const name of ["ArrowRight", "ArrowRight", "ArrowLeft", "PageDown", "End", "ArrowRight",
                            "ArrowLeft", "PageUp", "Home", "ArrowLeft"]) {
          key(name);
          seen.push(text("announcement").split(":")[0]);
        }
        answer(seen);
        """,
    )
    assert answer == [
        "step 1 of 38", "step 2 of 38", "step 1 of 38", "step 11 of 38", "the end", "the end",
        "step 38 of 38", "step 28 of 38", "the beginning", "the beginning",
    ]  # fmt: skip


@needs_chromium
def test_buttons_slider_number_and_list(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        const seen = [];
        const note = () => seen.push([$("number").value, Number($("slider").value), location.hash]);
        const button = (name) => document.querySelector(`[data-go=${name}]`).click();
        button("next"); note();
        button("last"); note();
        button("back"); note();
        button("first"); note();
        $("slider").value = 20; $("slider").dispatchEvent(new Event("input")); note();
        $("number").value = "26"; $("number").dispatchEvent(new Event("change")); note();
        $("number").value = "what?"; $("number").dispatchEvent(new Event("change")); note();
        $("step-24").click(); note();
        answer([seen, $("step-24").getAttribute("aria-selected"), $("step-26").getAttribute("aria-selected")]);
        """,
    )
    assert answer[0] == [
        ["1", 1, "#1"], ["end", 39, "#39"], ["38", 38, "#38"], ["0", 0, "#0"], ["20", 20, "#20"],
        ["26", 26, "#26"], ["26", 26, "#26"], ["24", 24, "#24"],
    ]  # fmt: skip
    assert answer[1:] == ["true", "false"]


@needs_chromium
def test_what_rules_beyond_the_paper_change(plus_run: Path) -> None:
    """Overrides, collectors and parameters of defined resources: back and forth."""
    answer = ask_page(
        plus_run,
        """
        const state = () => [text("sigma"), text("catalog")].join("|");
        const there = [], back = [], changed = {};
        const count = Number(text("count"));
        for (let at = 0; at < count; at += 1) {
          there.push(state());
          key("ArrowRight");
          const rule = text("announcement").match(/: (\\w+)/)[1];
          const marks = [...document.querySelectorAll("#catalog .new, #sigma .new")];
          if (marks.length) changed[rule] = marks.map((mark) => mark.textContent);
        }
        for (let at = count; at > 0; at -= 1) { key("ArrowLeft"); back.unshift(state()); }
        answer([there.length, there.join() === back.join(), changed]);
        """,
    )
    assert answer[:2] == [32, True]
    assert answer[2]["Over"] == ["notify { 'n':\n  message => 'set'\n}"]
    assert answer[2]["ParamSet"] == ["$p = 'x'"]
    assert answer[2]["CollectAll"] == ["notify { 'v':\n  message => 'x',\n  tag => 'found'\n}"]


@needs_chromium
def test_a_step_side_by_side(figure_2: Path) -> None:
    """Step 26: `$source` of service2 is found in the scope of the node."""
    answer = ask_page(
        figure_2,
        """
        const marks = [...$("source").querySelectorAll("mark")];
        answer({
          marked: marks.map((mark) => mark.textContent),
          line: marks[0].closest(".row").firstChild.textContent,
          sigma: [...$("sigma").querySelectorAll(".read")].map((row) => row.textContent),
          kappa: [...$("kappa").children].map((row) => row.textContent),
          catalog: [...$("catalog").children].map((row) => row.textContent),
          card: text("card"),
          rules: [...$("derivation").querySelectorAll(".l b")].map((name) => name.textContent),
          title: text("now-title"),
        });
        """,
        position=26,
    )
    assert answer["marked"] == ["$source"]
    assert answer["line"] == "16"
    assert answer["sigma"] == ["$source = '/source'"]
    assert answer["kappa"] == [
        "service3 : DeclaredClass(::nd)",
        "service2 : DeclaredClass(::service3)",
        "service1 : DeclaredClass(::nd)",
    ]
    assert answer["catalog"] == ["file { 'config3':\n  path => 'path3'\n}"]
    assert answer["card"].startswith("LVarVariablesA variable that is bound in the current scope")
    assert "Looked for in ::service2, then ::service3, then ::nd." in answer["card"]
    assert answer["rules"] == [
        "LVar", "PVar", "PVar", "ResStepII", "ResStepIII", "ResStepI", "ResStep", "ScopeStep",
        "SeqStep", "ScopeStep", "ScopeStep", "TopScope",
    ]  # fmt: skip
    assert answer["title"] == "Step 26 of 38"


@needs_chromium
def test_scopes_as_in_figure_3(figure_2: Path) -> None:
    """Each scope is in its parent scope; the search went outwards from service2."""
    answer = ask_page(
        figure_2,
        """
        const boxes = [...$("picture").querySelectorAll("g")];
        const inside = (box) => box.parentElement.closest("g");
        const rectangle = (box) => box.firstChild.getBoundingClientRect();
        answer({
          parents: boxes.map((box) => [box.dataset.scope, inside(box) ? inside(box).dataset.scope : null]),
          nested: boxes.every((box) => {
            if (!inside(box)) return true;
            const a = rectangle(box), b = rectangle(inside(box));
            return a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom;
          }),
          apart: boxes.every((one) => boxes.every((other) => {
            if (one === other || inside(one) !== inside(other)) return true;
            const a = rectangle(one), b = rectangle(other);
            return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          })),
          current: boxes.filter((box) => box.classList.contains("current")).map((box) => box.dataset.scope),
          passed: boxes.filter((box) => box.classList.contains("passed")).map((box) => box.dataset.scope),
          title: $("picture").querySelector("svg > title").textContent,
          read: $("picture").querySelectorAll("rect.read").length,
        });
        """,
        position=26,
    )
    assert answer == {
        "parents": [
            ["::", None], ["::nd", "::"], ["::service1", "::nd"], ["::service3", "::nd"],
            ["::service2", "::service3"],
        ],
        "nested": True,
        "apart": True,
        "current": ["::service2"],
        "passed": ["::nd", "::service3"],
        "title": "Parent scopes as containment: ::; ::nd in ::; ::service1 in ::nd; "
        "::service3 in ::nd; ::service2 in ::service3",
        "read": 1,
    }  # fmt: skip


@needs_chromium
def test_what_changed_is_marked(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        const fresh = (id) => [...$(id).querySelectorAll(".new")].map((row) => row.textContent);
        const seen = {};
        for (const [position, id] of [[1, "kappa"], [15, "kappa"], [17, "sigma"], [19, "catalog"]]) {
          $("number").value = position; $("number").dispatchEvent(new Event("change"));
          seen[position] = fresh(id);
        }
        answer(seen);
        """,
    )
    assert answer == {
        "1": ["service3 : ClassDef(⊥, ε, s)"],
        "15": ["service3 : DeclaredClass(::nd)"],
        "17": ["$provider = 'posix'"],
        "19": ["file { 'config3':\n  path => 'path3'\n}"],
    }


@needs_chromium
def test_what_is_left_of_the_manifest(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        $("as-term").click();
        const first = [text("term"), $("term").querySelector("mark").textContent];
        key("End");
        answer([first, text("term"), $("as-term").getAttribute("aria-pressed")]);
        """,
        position=32,
    )
    left = """\
scope (::nd) {
  scope (::service1) {
    file { 'config1':
      path => 'path1',
      source => $source,
      mode => $mode
    }
    $checksum = 'md5'
  }
}"""
    assert answer[0] == [left, "$source"]
    assert answer[1:] == ["skip", "true"]


@needs_chromium
def test_going_back_undoes_what_going_forth_did(tmp_path: Path) -> None:
    """At every position the page is the same, however it was reached."""
    path = written(tmp_path, (PAPER / "figure_5_legal.pp").read_text())
    answer = ask_page(
        path,
        """
        const state = () => ["sigma", "kappa", "catalog", "picture", "source", "derivation", "card"]
          .map(text).join("|");
        const forth = [state()];
        for (let n = 0; n < 43; n += 1) { key("ArrowRight"); forth.push(state()); }
        const back = [];
        for (let n = 0; n < 44; n += 1) { back.unshift(state()); key("ArrowLeft"); }
        answer([forth.length, forth.filter((each, at) => each !== back[at]).length, new Set(forth).size]);
        """,
    )
    assert answer[:2] == [44, 0]
    assert answer[2] > 30


@needs_chromium
def test_filters(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        const walk = (value) => {
          $("filter").value = value; $("filter").dispatchEvent(new Event("change"));
          key("Home");
          const seen = [];
          for (let n = 0; n < 50; n += 1) {
            key("ArrowRight");
            if ($("number").value === "end") break;
            seen.push(Number($("number").value));
          }
          return [text("found"), seen];
        };
        answer([walk("rule:PVar"), walk("rule:IncPU"), walk("catalog"), walk("kappa"),
                [...$("filter").querySelectorAll("optgroup option")].map((each) => each.textContent).slice(0, 3)]);
        """,
    )
    assert answer == [
        ["3 steps", [26, 27, 32]],
        ["1 step", [14]],
        ["3 steps", [19, 29, 34]],
        ["6 steps", [1, 3, 5, 10, 15, 22]],
        ["Assign (5)", "BClass (1)", "BNode (2)"],
    ]


@needs_chromium
def test_a_stuck_run(tmp_path: Path) -> None:
    path = written(tmp_path, "class a {\n  $y = $x\n}\ninclude a")
    answer = ask_page(
        path,
        """
        key("End");
        const mark = $("source").querySelector("mark");
        answer([text("outcome"), mark.textContent, mark.className, text("card"),
                [...$("picture").querySelectorAll("g.passed")].map((box) => box.dataset.scope)]);
        """,
    )
    assert answer[:3] == ["Stuck after 4 steps", "$x", "redex stuck"]
    assert "2:8 `$x` is not bound in ::a nor in its ancestors ::" in answer[3]
    assert answer[4] == ["::"]


@needs_chromium
def test_defined_resources_and_facts(tmp_path: Path) -> None:
    code = "define d { notify { $title: message => $::f } }\nd { 'x': }"
    path = written(tmp_path, code, facts={"f": "</script>"})
    answer = ask_page(
        path,
        """
        const seen = [];
        for (let n = 0; n < 20; n += 1) {
          key("ArrowRight");
          const temporary = [...$("picture").querySelectorAll("g.temporary")];
          seen.push([temporary.map((box) => box.dataset.scope).join(), text("catalog")]);
          if (text("card").startsWith("DefScopeDone")) {
            answer([seen.at(-1), seen.at(-2), text("sigma"), $("sigma").querySelector(".gone").textContent]);
          }
        }
        """,
    )
    catalog = "notify { 'x':\n  message => '</script>'\n}"
    assert answer[0][1] == answer[1][1] == catalog
    assert answer[1][0] == ":: def"
    assert answer[3] == ":: def: $title"


@needs_chromium
def test_thousands_of_steps(tmp_path: Path) -> None:
    lines = [f"$x{n} = {n} + 1\nfile {{ '/f{n}': mode => $x{n} }}\n" for n in range(2000)]
    path = written(tmp_path, "".join(lines))
    answer = ask_page(
        path,
        """
        const items = $("list").querySelectorAll(".item").length;
        key("End"); key("ArrowLeft");
        const last = text("announcement");
        $("as-term").click();
        $("number").value = "6000"; $("number").dispatchEvent(new Event("change"));
        answer([text("count"), items < 100, last, $("source").querySelectorAll(".row").length <= 800,
                text("term").length < 100000, text("variables-size"), document.querySelectorAll("*").length < 6000]);
        """,
    )
    assert answer == [
        "11999", True, "step 11999 of 11999: ResDecl, v_C′ = v_C ␣ file { '/f1999': mode => 2000 }",
        True, True, "1000 variables", True,
    ]  # fmt: skip


@needs_chromium
def test_deeply_nested_scopes(tmp_path: Path) -> None:
    path = written(tmp_path, "define d { d { 'x': } }\nd { 'x': }", limit=5000)
    answer = ask_page(
        path,
        """
        key("End"); key("ArrowLeft");
        answer([$("picture").querySelectorAll("g").length, text("derivation").includes("more rules"),
                text("outcome")]);
        """,
    )
    assert answer == [13, True, "Stopped after 5000 steps"]


@needs_chromium
def test_themes_and_narrow_windows(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        const root = document.documentElement, before = root.dataset.theme;
        const ground = () => getComputedStyle(document.body).backgroundColor;
        const first = ground();
        $("theme").click();
        answer([before !== root.dataset.theme, first !== ground(),
                root.scrollWidth <= innerWidth, getComputedStyle(document.querySelector("main")).display]);
        """,
        size="500,900",
    )
    assert answer == [True, True, True, "flex"]


@needs_chromium
def test_everything_has_a_name_for_those_who_cannot_see_it(figure_2: Path) -> None:
    answer = ask_page(
        figure_2,
        """
        const named = (each) => each.getAttribute("aria-label") || each.getAttribute("aria-labelledby")
          || each.textContent.trim() || (each.labels && each.labels.length);
        const controls = [...document.querySelectorAll("button, input, select, [role=region], [role=listbox], nav, section")];
        const active = $("list").getAttribute("aria-activedescendant");
        answer([controls.filter((each) => !named(each)).map((each) => each.id || each.tagName),
                $(active) !== null, $("slider").getAttribute("aria-valuetext"), document.documentElement.lang]);
        """,
        position=3,
    )
    assert answer == [
        [],
        True,
        "step 3 of 38: CDefI, κ′ = κ[service2 : ClassDef(service3, ε, s)]",
        "en",
    ]
