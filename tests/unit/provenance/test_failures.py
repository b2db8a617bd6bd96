"""Failures and absences: how the offending values came about, and what prevented the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

import mupuppet
from mupuppet.environment.discovery import open_environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.failures import failure_notes
from tests.unit.provenance.repository import compiled, of_code, provenance, shown


def _failure(code: str, **inputs: object) -> list[str]:
    explanation = of_code(code, **inputs).failure()
    assert explanation is not None
    assert explanation.kind == "failure"
    return shown(explanation)


def test_a_mismatch_of_types_leads_to_the_value() -> None:
    code = "class web(Integer $port) { }\n$q = $facts['p']\nclass { 'web': port => $q }"
    lines = _failure(code, facts={"p": "eighty"})
    assert any("$port of Class[Web] = 'eighty'" in line for line in lines)
    assert any("fact p = 'eighty'" in line for line in lines)


def test_a_failed_expression_leads_to_its_operands() -> None:
    code = "define d($n) { $m = $n + 1 }\n$l = 'abc'\nd { 'x': n => $l }"
    lines = _failure(code)
    assert any("$n = 'abc'" in line and "parameter of D[x], passed" in line for line in lines)
    assert any("$l = 'abc' line 2" in line for line in lines)


def test_a_failure_in_an_included_class_is_explained_from_the_inside() -> None:
    lines = _failure("class a { $x = 'one'\n $y = $x * 2 }\ninclude a")
    assert any("$x * 2" in line for line in lines)
    assert any("Class[A]" in line for line in lines)


def test_a_duplicate_declaration_names_both() -> None:
    code = "class a { notify { 'x': } }\ninclude a\nnotify { 'x': }"
    lines = _failure(code)
    assert any("the first declaration, declared in class a" in line for line in lines)


def test_fail_leads_to_the_condition_around_it() -> None:
    lines = _failure("if $facts['a'] < 5 { fail('too small') }", facts={"a": 3})
    assert any("because $facts['a'] < 5 is true" in line for line in lines)


def test_the_short_form_has_the_values_and_their_places() -> None:
    code = "$l = 'abc'\n$m = $l + 1"
    explanation = of_code(code).failure()
    assert explanation is not None
    assert failure_notes(explanation) == ("$l = 'abc' (line 1)",)


def test_a_missing_end_of_a_relationship_leads_to_the_code_that_was_not_run() -> None:
    code = """
      file { '/a': require => Package['p'] }
      if $facts['os'] == 'x' { package { 'p': } }
    """
    explanation = of_code(code, facts={"os": "y"}).failure()
    assert explanation is not None
    lines = shown(explanation)
    assert any("require => Package['p']" in line for line in lines)
    assert any("Package[p] is not in the catalog" in line for line in lines)
    assert failure_notes(explanation)[0] == "package { 'p': } (line 3, not run)"
    assert any("fact os = 'y'" in note for note in failure_notes(explanation))


def test_a_parameter_that_a_resource_does_not_have_leads_to_its_value() -> None:
    lines = _failure("$h = { 'mod' => '1' }\nfile { '/a': * => $h }")
    assert any("$h['mod'] = '1' line 1" in line for line in lines)


def test_an_override_that_is_not_allowed_names_what_it_would_replace() -> None:
    code = """
      class a { file { '/x': mode => '1' } }
      class b { File['/x'] { mode => '2' } }
      include a, b
    """
    lines = _failure(code)
    assert any("mode => '1' line 2 set here before" in line for line in lines)


def test_a_rejected_file_has_no_provenance_but_an_error() -> None:
    explanation = Provenance.of(compiled("class {")).failure()
    assert explanation is not None
    assert explanation.children == []


# --- Absence


def _absence(code: str, ref: str, attribute: str | None = None, **given: object) -> list[str]:
    return shown(of_code(code, **given).absence(ref, attribute))


def test_a_condition_prevented_a_declaration() -> None:
    lines = shown(provenance().absence("File[/windows]"))
    assert any("$facts['kernel'] == 'windows' is false" in line for line in lines)
    assert any("fact kernel = 'Linux'" in line for line in lines)


def test_nothing_realized_a_virtual_resource() -> None:
    lines = _absence("@user { 'bob': uid => 7 }\nUser <| uid == 8 |>", "User[bob]")
    assert any("nothing has realized it" in line for line in lines)
    assert any("User <| uid == 8 |>" in line and "does not match" in line for line in lines)


def test_no_code_includes_the_class_that_declares_it() -> None:
    lines = _absence("class unused { notify { 'x': } }", "Notify[x]")
    assert any("in class unused, which nothing includes" in line for line in lines)


def test_a_loop_over_nothing_declares_nothing() -> None:
    lines = _absence('$l = []\n$l.each |$x| { notify { "n${x}": } }', "Notify[n1]")
    assert any("has nothing to loop over" in line for line in lines)


def test_a_title_came_out_differently() -> None:
    lines = _absence('notify { "n${nothing}": }', "Notify[n1]", puppet="7")
    assert any("gave n" in line for line in lines)
    assert any("$nothing = undef" in line and "is not defined" in line for line in lines)


def test_an_include_that_was_not_run() -> None:
    code = "class a { }\nif $facts['z'] { include a }"
    lines = _absence(code, "Class[a]", facts={"z": False})
    assert any("include a" in line and "not run" in line for line in lines)


def test_a_class_that_does_not_exist() -> None:
    assert any("no class nowhere was found" in line for line in _absence("", "Class[nowhere]"))


def test_an_attribute_is_missing_because_a_variable_comes_later() -> None:
    code = "file { '/x': mode => $m }\n$m = '0600'"
    lines = _absence(code, "File[/x]", "mode", puppet="7")
    assert any("$m = undef" in line and "is not defined" in line for line in lines)
    assert any("$m is assigned here, but later" in line for line in lines)


def test_an_attribute_is_missing_because_a_default_was_not_run() -> None:
    code = "if $facts['z'] { File { mode => '0600' } }\nfile { '/x': }"
    lines = _absence(code, "File[/x]", "mode", facts={"z": False})
    assert any("File { mode => '0600' }" in line and "not run" in line for line in lines)


@pytest.mark.parametrize("attribute", [None, "mode"])
def test_what_exists_is_reported_to_exist(attribute: str | None) -> None:
    explanation = of_code("file { '/x': mode => '0600' }").absence("File[/x]", attribute)
    assert explanation.kind == "present"


OBJECTS = """Puppet::Functions.create_function(:'acme::made') do
  dispatch(:made) { param 'Boolean', :fails }
  def made(fails)
    kind = Class.new { def to_s; raise 'no string'; end }
    fails ? kind.new : [Object.new, kind]
  end
end
"""


def test_an_object_that_cannot_be_shown_is_no_second_failure(tmp_path: Path) -> None:
    functions = tmp_path / "modules" / "acme" / "lib" / "puppet" / "functions" / "acme"
    functions.mkdir(parents=True)
    (functions / "made.rb").write_text(OBJECTS)
    manifest = tmp_path / "manifests" / "site.pp"
    manifest.parent.mkdir()
    manifest.write_text('$made = acme::made(true)\nnotice("<${made}>")\n')
    with open_environment(str(tmp_path)) as environment:
        result = mupuppet.compile(environment, node="n", ruby="never")
        assert result.error is not None
        assert result.error.message == "no string"
        explanation = Provenance.of(result).failure()
        assert explanation is not None
        assert any("(cannot be shown)" in note for note in failure_notes(explanation))

    # What has no string of its own is shown without the address that Ruby adds.
    manifest.write_text('notice("${acme::made(false)}")\n')
    with open_environment(str(tmp_path)) as environment:
        result = mupuppet.compile(environment, node="n", ruby="never")
    assert result.logs == (("notice", "[#<Object>, #<Class>]"),)
