"""Explanations of attributes: from the catalog back to literals, facts and data."""

from __future__ import annotations

import json

from mupuppet.catalog.explanation import REDACTED
from mupuppet.provenance import Provenance
from mupuppet.provenance.render_json import json_lines
from tests.unit.provenance.repository import compiled, kinds, of_code, provenance, shown


def test_a_literal_is_explained_by_its_place() -> None:
    explanation = of_code("\nfile { '/x':\n  mode => '0644',\n}").attribute("File[/x]", "mode")
    (leaf,) = explanation.children
    assert (leaf.kind, leaf.value, leaf.line, leaf.column) == ("literal", "0644", 3, 11)
    assert explanation.text == "mode => '0644'"


def test_a_variable_leads_to_its_assignment() -> None:
    explanation = of_code("$m = '0644'\nfile { '/x': mode => $m }").attribute("File[/x]", "mode")
    (variable,) = explanation.children
    (assignment,) = variable.children
    assert (variable.kind, variable.text) == ("variable", "$m")
    assert (assignment.kind, assignment.line) == ("assignment", 1)


def test_an_access_is_followed_to_the_one_entry_that_matters() -> None:
    code = "$h = { 'a' => $facts['x'], 'b' => $facts['y'] }\nnotify { 'n': message => $h['a'] }"
    explanation = of_code(code, facts={"x": "1", "y": "2"}).attribute("Notify[n]", "message")
    facts = {each.text for each in explanation.walk() if each.kind == "fact"}
    assert facts == {"x"}


def _literals_of(code: str) -> list[object]:
    explanation = of_code(code).attribute("Notify[n]", "message")
    return [e.value for e in explanation.walk() if e.kind == "literal" and not e.is_detail]


def test_dig_and_get_are_followed_like_accesses() -> None:
    hash = "$h = { 'a' => { 'b' => 'x', 'c' => 'y' } }\n"
    assert _literals_of(f"{hash}notify {{ 'n': message => $h.dig('a', 'b') }}") == ["x"]
    assert _literals_of(f"{hash}notify {{ 'n': message => $h.get('a.c') }}") == ["y"]


def test_an_entry_of_merged_hashes_is_followed_to_the_hash_that_has_it() -> None:
    code = "$h = { 'a' => 'x', 'b' => 'y' } + { 'b' => 'z' }\n"
    assert _literals_of(f"{code}notify {{ 'n': message => $h['b'] }}") == ["z"]
    assert _literals_of(f"{code}notify {{ 'n': message => $h['a'] }}") == ["x"]


def test_data_is_explained_by_file_line_and_level() -> None:
    explanation = provenance().attribute("Class[Profile::Web]", "port")
    assert explanation.kind == "data"
    assert explanation.file is not None
    assert explanation.file.endswith("data/nodes/web1.example.com.yaml")
    assert explanation.line == 2
    others = [each for each in explanation.children if each.kind == "data-unused"]
    assert [(each.value, each.line) for each in others] == [(8443, 1), (8080, 6)]


def test_merged_data_is_followed_to_the_key_that_matters() -> None:
    lines = shown(provenance().attribute("File[/etc/sites/shop]", "content"))
    assert any("$settings['workers'] = 8 data/roles/web.yaml:3" in line for line in lines)


def test_a_condition_is_part_of_an_assignment_under_it() -> None:
    lines = shown(provenance().attribute("User[deploy]", "home"))
    assert any(line.endswith("collector in class profile::web") for line in lines)
    assert any("because $port < 1024 is true" in line for line in lines)


def test_a_template_in_epp_leads_to_the_variables_of_its_tags() -> None:
    explanation = provenance().attribute("File[/etc/motd]", "content")
    lines = shown(explanation)
    assert any("$motd = 'This is web1' data/common.yaml:2" in line for line in lines)
    assert any("fact os.name = 'Debian'" in line for line in lines)


def test_one_line_of_a_template_in_epp() -> None:
    code = """
      $a = 'x'
      $b = 'y'
      notify { 'n': message => inline_epp("one <%= \\$a %>\\ntwo <%= \\$b %>\\n") }
    """
    explanation = of_code(code).attribute("Notify[n]", "message", 2)
    shown_lines = shown(explanation)
    assert any("text of the template = 'two '" in line for line in shown_lines)
    assert any("<%= $b %> = 'y'" in line for line in shown_lines)
    assert not any("<%= $a %>" in line for line in shown_lines)


def test_a_template_in_erb_leads_to_the_variables_that_it_reads() -> None:
    lines = shown(provenance().attribute("File[/etc/web.conf]", "content"))
    assert any(
        "<%= @port %> = '443' site/profile/templates/web.conf.erb:1" in line for line in lines
    )
    assert any("@port = 443 data/nodes/web1.example.com.yaml:2" in line for line in lines)
    assert any("@user = 'root' site/profile/manifests/web.pp:19" in line for line in lines)


def test_a_function_is_explained_from_its_inside() -> None:
    lines = shown(provenance().attribute("File[/etc/web.url]", "content"))
    assert any("because $default[$scheme] == $port is true" in line for line in lines)
    assert any("fact networking.fqdn" in line for line in lines)


def test_a_resource_default_is_named() -> None:
    explanation = provenance().attribute("File[/etc/web.conf]", "owner")
    assert explanation.kind == "default"
    assert explanation.note == "resource default in class profile::web"


def test_an_override_shows_what_it_replaced() -> None:
    code = """
      class a { file { '/x': mode => '0600' } }
      class b inherits a { File['/x'] { mode => '0644' } }
      include b
    """
    explanation = of_code(code).attribute("File[/x]", "mode")
    assert explanation.kind == "override"
    replaced = explanation.children[-1]
    assert (replaced.kind, replaced.value) == ("declaration", "0600")
    assert replaced.note == "replaced"


def test_an_addition_shows_what_it_was_added_to() -> None:
    code = """
      class a { file { '/x': tag => ['one'] } }
      class b inherits a { File['/x'] { tag +> 'two' } }
      include b
    """
    explanation = of_code(code).attribute("File[/x]", "tag")
    assert explanation.kind == "addition"
    assert explanation.value == ["one", "two"]
    assert explanation.children[-1].note == "added to"


def test_attributes_from_a_hash_lead_to_their_entry() -> None:
    code = "$h = { 'mode' => '0600', 'owner' => 'root' }\nfile { '/x': * => $h }"
    explanation = of_code(code).attribute("File[/x]", "owner")
    assert explanation.kind == "from-hash"
    literals = [each.value for each in explanation.walk() if each.kind == "literal"]
    assert literals == ["root"]


def test_create_resources_leads_to_the_entry_of_its_hash() -> None:
    code = "$h = { '/x' => { 'mode' => '0600' }, '/y' => { 'mode' => '0700' } }\n"
    explanation = of_code(code + "create_resources(file, $h)").attribute("File[/y]", "mode")
    literals = [each.value for each in explanation.walk() if each.kind == "literal"]
    assert literals == ["0700", "file"]


def test_an_arrow_explains_the_attribute_that_it_sets() -> None:
    code = "notify { 'a': }\nnotify { 'b': }\nNotify['a'] -> Notify['b']"
    explanation = of_code(code).attribute("Notify[a]", "before")
    assert (explanation.kind, explanation.line) == ("relationship", 3)


def test_an_arrow_adds_to_what_was_written() -> None:
    code = """
      notify { 'a': before => [Notify['b']] }
      notify { ['b', 'c']: }
      Notify['a'] -> Notify['c']
    """
    explanation = of_code(code).attribute("Notify[a]", "before")
    assert explanation.value == ["Notify[b]", "Notify[c]"]
    assert [each.kind for each in explanation.children] == ["declaration", "arrow"]


def test_an_arrow_of_another_resource_that_shares_the_array() -> None:
    code = """
      notify { ['first', 'last']: }
      notify { ['a', 'b']: before => [Notify['last']] }
      Notify['a'] -> Notify['first']
    """
    explanation = of_code(code).attribute("Notify[b]", "before")
    assert explanation.value == ["Notify[last]", "Notify[first]"]
    arrow = explanation.children[-1]
    assert (arrow.kind, arrow.line) == ("arrow", 4)
    assert arrow.note == "an arrow from Notify[a], which shares this array"


def test_an_element_of_a_loop_leads_to_its_place_in_the_array() -> None:
    code = "$l = ['a',\n  'b']\n$l.each |$x| { notify { \"n${x}\": message => $x } }"
    explanation = of_code(code).attribute("Notify[nb]", "message")
    (leaf,) = [each for each in explanation.walk() if each.kind == "literal"]
    assert (leaf.value, leaf.line) == ("b", 2)


def test_an_assignment_that_was_not_run_is_mentioned() -> None:
    code = """
      $m = 'top'
      class a { if $facts['z'] { $m = 'inner' } notify { 'n': message => $m } }
      include a
    """
    explanation = of_code(code, facts={"z": False}).attribute("Notify[n]", "message")
    assert "not-run" in kinds(explanation)
    assert "z" in {each.text for each in explanation.walk() if each.kind == "fact"}


def test_nothing_sensitive_is_shown() -> None:
    code = "$p = Sensitive('hunter2')\nfile { '/x': content => $p }\nfile { '/y': mode => '0600' }"
    explained = of_code(code)
    text = "".join(json_lines(explained)) + "\n".join(
        shown(explained.attribute("File[/x]", "content"), full=True)
    )
    assert "hunter2" not in text
    assert explained.attribute("File[/x]", "content").to_dict()["value"] == REDACTED


def test_nothing_sensitive_inside_of_a_hash_is_shown() -> None:
    code = "class k($h = { 'p' => Sensitive('hunter2') }) { user { 'u': password => $h['p'] } }"
    explained = of_code(f"{code}\ninclude k")
    assert "hunter2" not in "".join(json_lines(explained))
    shown_values = "\n".join(shown(explained.attribute("Class[k]", "h"), full=True))
    assert "hunter2" not in shown_values


def test_sensitive_data_is_not_shown() -> None:
    text = "".join(json_lines(provenance()))
    assert "swordfish" not in text
    assert "profile::web::secret" in text


def test_the_lines_of_all_are_one_per_resource_and_attribute() -> None:
    compilation = compiled("file { '/x': mode => '0600', owner => 'root' }")
    lines = [json.loads(line) for line in json_lines(Provenance.of(compilation))]
    of_file = [line for line in lines if line["resource"] == "File[/x]"]
    assert [line["attribute"] for line in of_file] == [None, "mode", "owner"]
    for line in of_file[1:]:
        assert line["value"] == line["explanation"]["value"]
        keys = {"kind", "value", "file", "line", "column", "text", "children"}
        assert keys <= set(line["explanation"])


def test_an_explanation_can_be_printed() -> None:
    explanation = of_code("$m = 'hi'\nnotify { 'n': message => $m }").attribute(
        "Notify[n]", "message"
    )
    assert str(explanation).splitlines()[0] == "message => $m = 'hi'  (2:15)"
    assert str(explanation).splitlines()[-1].startswith("      'hi' = 'hi'")
