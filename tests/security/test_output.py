"""Nothing in a catalog reaches a terminal as something that it obeys, and no secret is shown."""

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mupuppet import Environment
from mupuppet.cli.main import main
from mupuppet.compiler.api import compile
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.compiler.submission import Submission, node_record
from mupuppet.diff.changes import Outcome
from mupuppet.diff.changes import compare as compare_catalogs
from mupuppet.diff.given_catalogs import checked_catalog
from mupuppet.diff.render_junit import render_junit
from mupuppet.diff.render_markdown import render_markdown
from mupuppet.diff.render_text import render_text
from mupuppet.diff.report import Report, node_changes, report_of
from mupuppet.diff.values import REDACTED
from mupuppet.environment.exports import ListedExports

CODE = r"""
notify { "a\u{1b}[31m\u{9b}1mb\u{202e}\u{7f}": message => { "k\u{7}" => "v\u{9b}" } }
notify { 'secret': message => { 'x' => Sensitive('geheim'), 'l' => [1, [Sensitive('geheim')]] } }
@@notify { 'exported': message => { 'x' => Sensitive('geheim') }, withpath => true }
"""


@pytest.mark.parametrize("form", ["table", "puppet", "dot"])
def test_what_is_printed(tmp_path: Path, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site.pp").write_text(CODE)
    arguments = ["compile", str(tmp_path / "site.pp"), "--format", form, "--exports", "memory"]
    assert main([*arguments, "--color", "never"]) == 0
    out = capsys.readouterr().out
    controls = [each for each in out if each != "\n" and not each.isprintable()]
    assert controls == []
    assert "geheim" not in out


def test_nothing_sensitive_is_exported() -> None:
    inputs = compilation_inputs(Environment.from_code(CODE), exports=ListedExports([]))
    (exported,) = compile(inputs).exported
    assert exported.to_data()["parameters"] == {"withpath": True}


HIDDEN = """
notify { 'whole': message => Sensitive('geheim') }
notify { 'inside': message => [{ 'k' => [Sensitive('geheim')] }], withpath => true }
notify { 'key': message => { Sensitive('geheim') => 1 } }
notify { 'later': message => Deferred('join', [[Sensitive('geheim')]]) }
@@notify { 'exported': message => { 'x' => Sensitive('geheim') }, tag => 'x' }
"""


def test_nothing_sensitive_is_stored_or_submitted() -> None:
    submission = Submission()
    inputs = compilation_inputs(Environment.from_code(HIDDEN), exports=ListedExports([]))
    result = compile(inputs, submission.make)
    record = node_record(result)
    assert record is not None
    stored = {each["title"]: each["parameters"] for each in record.resources["Notify"]}
    expected = {"whole": {}, "inside": {"withpath": True}, "key": {}, "later": {}}
    assert stored == {**expected, "exported": {"tag": "x"}}
    _, (_, _, catalog) = submission.commands(result)
    sent = {each["title"]: each["parameters"] for each in catalog["resources"]}
    assert stored.items() <= sent.items()
    assert "geheim" not in json.dumps(catalog)


def test_a_query_of_another_node_finds_nothing_sensitive(tmp_path: Path) -> None:
    site, store = tmp_path / "site.pp", tmp_path / "store.db"
    site.write_text(HIDDEN)
    assert main(["compile", str(site), "--node", "a", "--exports", str(store)]) == 0
    site.write_text("notify { 'all': message => puppetdb_query('resources {}') }")
    to = tmp_path / "catalog.json"
    arguments = ["--node", "b", "--exports", str(store), "--format", "json", "--output", str(to)]
    assert main(["compile", str(site), *arguments]) == 0
    assert "inside" in to.read_text()
    assert "geheim" not in to.read_text()
    assert b"geheim" not in store.read_bytes()


HOSTILE = "a\x1b[31m\x9b1m\u202e\x07\n\n# [b](http://x) @all <img src=x>"
SECRET = {"__ptype": "Sensitive", "__pvalue": "geheim"}


def hostile_catalog(value: str, secret: object) -> Outcome:
    """A catalog with a title, a value and an attribute that people would rather not see."""
    parameters = {
        "message": value,
        "k\x1b": {"x": secret, "l": [1, [secret]]},
        "notify": [f"Service[{HOSTILE}]"],
    }
    resource = {"type": "Notify", "title": HOSTILE, "parameters": parameters}
    return Outcome(checked_catalog({"name": "n", "resources": [resource]}))


@pytest.fixture
def hostile_report() -> Report:
    before = hostile_catalog("old", SECRET)
    after = hostile_catalog(f"new\n{HOSTILE}", {**SECRET, "__pvalue": "geheimer"})
    changes = node_changes(f"n{HOSTILE}", before, after)
    added = node_changes("m", Outcome(checked_catalog({"resources": []})), before)
    return report_of([changes, added], before=HOSTILE, after="b", notes=[HOSTILE])


@pytest.mark.parametrize("render", [render_text, render_markdown, render_junit])
def test_what_differs(hostile_report: Report, render: Callable[[Report], str]) -> None:
    out = render(hostile_report)
    assert [each for each in out if each != "\n" and not each.isprintable()] == []
    assert "geheim" not in out


def test_no_title_is_markup_in_a_comment(hostile_report: Report) -> None:
    out = render_markdown(hostile_report)
    outside = re.sub(r"^(`{3,}).*?^\1$|<summary>.*?</summary>", "", out, flags=re.DOTALL | re.M)
    assert "<img" not in outside
    assert re.search(r"(?<!\\)\[b|(?<!\\)@all|^# ", outside, re.M) is None
    assert all(line.count("<summary>") == line.count("</summary>") for line in out.split("\n"))


def test_only_that_a_nested_secret_differs_is_shown() -> None:
    before, after = ({"x": [{**SECRET, "__pvalue": value}]} for value in ("one", "two"))
    catalogs = (
        checked_catalog({"resources": [{"type": "T", "title": "t", "parameters": {"p": value}}]})
        for value in (before, after)
    )
    (change,) = compare_catalogs(*map(Outcome, catalogs))
    assert (change.before, change.after) == (REDACTED, REDACTED)


def test_messages_about_a_title(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site.pp").write_text(CODE)
    title = "a\x1b[31m\x9b1mb\u202e"
    for verb in (["why"], ["why-not"], ["who-reads"]):
        main([*verb, str(tmp_path / "site.pp"), f"Notify[{title}]", "--color", "never"])
        out = "".join(capsys.readouterr())
        assert out
        assert [each for each in out if each != "\n" and not each.isprintable()] == []


def test_documentation_and_metadata_of_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = "\x1b[31m\x9b1m\u202e\x07"
    ruby = "Puppet::Functions.create_function(:'m::r') do\n  def r(a)\n    a\n  end\nend\n"
    files = {
        "environment.conf": "modulepath = modules\n",
        "modules/m/metadata.json": json.dumps(
            dict.fromkeys(("name", "author", "summary", "license", "source"), f"a-m{odd}")
            | {"version": f"1.0{odd}", "dependencies": []}
        ),
        "modules/m/manifests/init.pp": "class m { }\n",
        "modules/m/functions/f.pp": (
            f"# Does {odd}\n#\n# More {odd}\n# @param x {odd}\n# @return {odd}\n"
            f"# @example {odd}\n#   f({odd})\nfunction m::f($x) {{ $x }}\n"
        ),
        "modules/m/types/t.pp": f"# Is {odd}\ntype M::T = Enum['{odd}']\n",
        "modules/m/lib/puppet/functions/m/r.rb": f"# Does {odd}\n{ruby}",
    }
    for path, content in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content)
    monkeypatch.chdir(tmp_path)
    for arguments in (
        ["env", "."], ["functions"], ["functions", "m::f", "m::r"], ["types"], ["types", "M::T"],
        ["functions", "m::f", "--format", "markdown"],
    ):  # fmt: skip
        assert main([*arguments, "--color", "never"]) == 0
        out = "".join(capsys.readouterr())
        assert "m" in out.lower()
        assert [each for each in out if each != "\n" and not each.isprintable()] == [], arguments


class _Page(HTMLParser):
    """Which elements a page has that could run something, or load it."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.scripts = 0
        self.others: list[str] = []
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        if tag in ("img", "iframe", "object", "embed", "base", "link", "a"):
            self.others.append(tag)
        self.others += [name for name, _ in attrs if name.startswith("on")]


MARKUP = "</script><script>alert(1)</script><!--<script>]]>><img src=x onerror=alert(1)>"


@pytest.mark.parametrize("page", ["step", "why", "why failure", "diff"])
def test_no_title_or_value_is_markup_in_a_page(tmp_path: Path, page: str) -> None:
    found = []
    for number, text in enumerate(("plain", MARKUP)):
        site, made = tmp_path / f"{number}.pp", tmp_path / f"{number}.html"
        site.write_text(f'$x = \'{text}\'\nfile {{ "{text}": content => "${{x}} {text}" }}\n')
        node = ["--node", text, "--format", "html", "--output", str(made)]
        if page == "step":
            status = main(["step", str(site), *node])
        elif page == "why":
            status = main(["why", str(site), f"File[{text}]", "content", *node])
        elif page == "why failure":
            site.write_text(f"$x = '{text}'\nfail(\"{text} ${{x}}\")\n")
            status = main(["why", str(site), *node])
        else:
            for name, value in (("old.json", "x"), ("new.json", f"{text}\n{text}")):
                resource = {"type": text, "title": text, "parameters": {text: value}}
                catalog = {"name": text, "resources": [resource], "classes": [text]}
                (tmp_path / name).write_text(json.dumps(catalog))
            status = main(
                ["diff", str(tmp_path / "old.json"), str(tmp_path / "new.json"), *node[2:]]
            )
        assert status in (0, 1, 2)
        found.append(_Page(made.read_text(encoding="utf-8")))
    plain, hostile = found
    assert plain.scripts == hostile.scripts > 0
    assert hostile.others == plain.others
