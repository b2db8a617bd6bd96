"""Mistakes in templates, data and Ruby: the place that is the cause is shown with its source."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.diagnostics import Cause, Diagnostic
from mupuppet.diagnostics.render_full import render_full
from mupuppet.diagnostics.render_json import to_data
from mupuppet.environment.environment import Environment
from mupuppet.source import SourceFile
from mupuppet.source.file import Position

HIERA = "version: 5\nhierarchy:\n  - name: a\n    path: a.yaml\n"
FUNCTION = """\
Puppet::Functions.create_function(:'m::f') do
  dispatch :f do
    param 'String', :a
  end
  def f(a)
    a.nope
  end
end
"""


def failure(root: Path, files: dict[str, str]) -> Diagnostic:
    for name, text in {"hiera.yaml": HIERA, **files}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    error = compile(Environment.from_directory(str(root)), ruby="never").error
    assert error is not None
    return error


def causes(error: Diagnostic) -> list[Diagnostic]:
    return [note.diagnostic for note in error.notes if isinstance(note, Cause)]


#: Files, the name of the one to blame, the line of it, and a part of the message.
CASES = [
    (
        {"manifests/site.pp": "$x = epp('m/t')", "modules/m/templates/t": "a\n<%= $b + %>\n"},
        ("modules/m/templates/t", 2, "unexpected `%>`"),
    ),
    (
        {"manifests/site.pp": "$x = template('m/t')", "modules/m/templates/t": "a\n<%= @b.c %>\n"},
        ("modules/m/templates/t", 2, "undefined method `c' for nil"),
    ),
    (
        {"manifests/site.pp": "$x = m::f('a')", "modules/m/lib/puppet/functions/m/f.rb": FUNCTION},
        ("modules/m/lib/puppet/functions/m/f.rb", 6, "undefined method `nope'"),
    ),
    (
        {
            "manifests/site.pp": "$x = m::f('a')",
            "modules/m/lib/puppet/functions/m/f.rb": FUNCTION.replace("f(a)", "f(a"),
        },
        ("modules/m/lib/puppet/functions/m/f.rb", 5, "is missing"),
    ),
    (
        {
            "manifests/site.pp": "m::d { 'x': }",
            "modules/m/manifests/d.pp": "define m::d {\n  fail('no')\n}",
        },
        ("modules/m/manifests/d.pp", 2, "no"),
    ),
    (
        {"manifests/site.pp": "$x = lookup('a')", "hiera.yaml": HIERA.replace("path", "pth")},
        ("hiera.yaml", 4, "unrecognized key 'pth'"),
    ),
    (
        {
            "manifests/site.pp": "include m",
            "modules/m/manifests/init.pp": "class m($x) { }",
            "hiera.yaml": HIERA.replace("a.yaml", "["),
        },
        ("hiera.yaml", 5, "did not find expected"),
    ),
]


@pytest.mark.parametrize(("files", "expected"), CASES, ids=[case[1][0] for case in CASES])
def test_the_place_to_blame(
    tmp_path: Path, files: dict[str, str], expected: tuple[str, int, str]
) -> None:
    error = failure(tmp_path, files)
    (cause,) = causes(error)
    name, line, message = expected
    assert (cause.source.name, cause.position.line) == (str(tmp_path / name), line)
    assert message in cause.message
    shown = render_full(error)
    assert f"caused by: {cause.message}\n" in shown
    assert f"{tmp_path / name}:{line}:" in shown
    assert f"{line} | " in shown or not cause.source.line_text(line).strip()
    assert any(message in note and name in note for note in to_data(error)["notes"])


def test_all_mistakes_in_a_template_are_shown(tmp_path: Path) -> None:
    template = "<% $a::b = 1 %>\n<% $c::d = 2 %>\n"
    files = {"manifests/site.pp": "$x = epp('m/t')", "modules/m/templates/t": template}
    error = failure(tmp_path, files)
    assert "Language validation logged 2 errors. Giving up" in error.message
    assert [cause.position.line for cause in causes(error)] == [1, 2]
    assert [cause.hint for cause in causes(error)] == ["set `$b` here", "set `$d` here"]


def test_a_class_that_gets_no_value_names_the_key_of_the_data(tmp_path: Path) -> None:
    files = {"manifests/site.pp": "include m", "modules/m/manifests/init.pp": "class m($x) { }"}
    hint = failure(tmp_path, files).hint
    assert hint is not None
    assert "`mupuppet lookup m::x --explain`" in hint


def test_causes_reach_other_processes() -> None:
    made = Cause.at_line("template-error", "wrong", SourceFile("a\n  b\n", "x"), 2)
    again = pickle.loads(pickle.dumps(made))
    assert again == made == "x:2:3: wrong"
    assert again.diagnostic.position == Position(2, 3)


def test_a_line_that_is_not_there_is_the_last_one() -> None:
    assert Cause.at_line("template-error", "wrong", SourceFile("a\nb", "x"), 9) == "x:2:1: wrong"
