"""Why resources are there, in which order, and what scope a class has."""

from __future__ import annotations

import pytest

from mupuppet.provenance.provenance import UnknownSubject
from tests.unit.provenance.repository import kinds, of_code, provenance, shown

pytestmark = pytest.mark.slow


def test_the_chain_leads_from_a_resource_to_the_node_definition() -> None:
    lines = shown(provenance().resource("Package[apache2]"))
    chain = [line for line in lines if "Class[" in line or "node /^web/" in line]
    assert chain[0].endswith("site/role/manifests/web.pp:4 in class role::web")
    assert chain[1].endswith("manifests/site.pp:2 in node /^web/")
    assert chain[2].endswith("manifests/site.pp:1 matches the node's name web1.example.com")


def test_a_computed_title_is_explained() -> None:
    lines = shown(provenance().resource("Package[curl]"))
    assert any("$packages[1] = 'curl' data/common.yaml:5" in line for line in lines)


def test_a_virtual_resource_names_its_collector() -> None:
    explanation = provenance().resource("User[deploy]")
    (realized,) = [each for each in explanation.children if each.kind == "realized"]
    assert realized.text.startswith("User <| title == 'deploy' |>")


def test_a_realized_resource_names_the_call() -> None:
    explanation = of_code("@user { 'a': }\nrealize(User['a'])").resource("User[a]")
    (realized,) = [each for each in explanation.children if each.kind == "realized"]
    assert (realized.text, realized.line) == ("realize(User['a'])", 2)


def test_conditions_and_loops_are_on_the_way() -> None:
    code = "if $facts['a'] == 1 {\n  ['x', 'y'].each |$t| {\n    notify { $t: }\n  }\n}"
    explanation = of_code(code, facts={"a": 1}).resource("Notify[y]")
    assert {"condition", "loop", "main"} <= kinds(explanation)


def test_a_class_that_is_inherited_from_is_marked() -> None:
    code = "class a { }\nclass b inherits a { }\ninclude b"
    explanation = of_code(code).resource("Class[a]")
    assert explanation.children[0].kind == "inherits"
    assert explanation.children[0].note == "class b inherits from it"


def test_the_classifier_is_named() -> None:
    explanation = of_code("class a { }", classes={"a": None}).resource("Class[a]")
    assert explanation.children[0].kind == "classifier"


def test_later_includes_are_marked_as_without_effect() -> None:
    explanation = provenance().resource("Class[profile::base]")
    (later,) = [each for each in explanation.children if each.kind == "include"][1:]
    assert later.note is not None
    assert "without effect" in later.note


def test_what_another_first_inclusion_would_change() -> None:
    explanation = provenance().resource("Class[profile::base]")
    (scope,) = [each for each in explanation.children if each.kind == "scope"]
    assert scope.text == "its parent scope is class role::web, where it was declared first"
    (elsewhere,) = scope.children
    assert elsewhere.note is not None
    assert "File { owner => 'www-data' } instead of nothing" in elsewhere.note


def test_what_is_not_there_cannot_be_explained() -> None:
    with pytest.raises(UnknownSubject, match=r"there is no File\[/nowhere\]"):
        provenance().resource("File[/nowhere]")
    with pytest.raises(UnknownSubject, match="has no attribute mode"):
        provenance().attribute("File[/etc/motd]", "mode")


# --- Order


def test_a_metaparameter_explains_an_order() -> None:
    explanation = provenance().order("Package[apache2]", "File[/etc/web.conf]")
    (step,) = explanation.children
    assert step.text == "Package[apache2] before File[/etc/web.conf]"
    assert step.children[0].text == "require => Package[$package]"


def test_arrows_and_containment_explain_an_order() -> None:
    code = """
      class a { notify { 'x': } }
      class b { notify { 'y': } }
      include a, b
      Class['a'] -> Class['b']
    """
    explanation = of_code(code).order("Notify[x]", "Notify[y]")
    assert [each.kind for each in explanation.children] == ["containment", "before", "containment"]


def test_the_function_require_explains_an_order() -> None:
    code = "class a { notify { 'x': } }\nclass b { require a\n notify { 'y': } }\ninclude b"
    explanation = of_code(code).order("Class[a]", "Class[b]")
    (step,) = explanation.children
    assert [each.kind for each in step.children] == ["require"]


def test_all_shortest_paths_are_shown() -> None:
    code = """
      notify { 'a': before => Notify['b'] }
      notify { 'b': require => Notify['a'] }
    """
    explanation = of_code(code).order("Notify[a]", "Notify[b]")
    assert [each.text for each in explanation.children] == ["way 1 of 2", "way 2 of 2"]


def test_no_order_is_an_answer() -> None:
    explanation = of_code("notify { ['a', 'b']: }").order("Notify[a]", "Notify[b]")
    assert explanation.kind == "no-order"


def test_a_cycle_is_explained_step_by_step() -> None:
    code = """
      notify { 'a': require => Notify['b'] }
      notify { 'b': }
      class x { notify { 'c': } }
      include x
      Notify['a'] -> Class['x']
      Notify['c'] -> Notify['b']
    """
    explanation = of_code(code).failure()
    assert explanation is not None
    assert explanation.kind == "cycle"
    assert {each.text for each in explanation.children} == {
        "Notify[a] before Class[X]",
        "Class[X] contains Notify[c]",
        "Notify[c] before Notify[b]",
        "Notify[b] before Notify[a]",
    }


def test_a_match_of_a_regular_expression_is_explained() -> None:
    code = "if $facts['k'] =~ /^(a)b/ { notify { 'n': message => \"${1}\" } }"
    explanation = of_code(code, facts={"k": "abc"}).attribute("Notify[n]", "message")
    (group,) = [each for each in explanation.walk() if each.kind == "match"]
    assert (group.text, group.value) == ("$1", "a")


def test_a_large_loop_is_recorded_within_bounds() -> None:
    code = """
      $r = Integer[1, 60000].map |$i| { $i + 1 }
      notify { 'n': message => String($r[-1]) }
    """
    explained = of_code(code)
    turns = {each.kind for each in explained.attribute("Notify[n]", "message").walk()}
    assert "unrecorded" in turns
    assert explained.compilation.catalog is not None


def _shared(first: str) -> str:
    """A class that three places include, one of them first."""
    places = {"a": "include a", "b": "include b"}
    ordered = [places.pop(first), *places.values()]
    return f"""
      $where = 'top'
      class shared {{ file {{ '/x': content => "in ${{where}}" }} }}
      class a {{ File {{ mode => '0600' }} include shared }}
      class b {{ include shared }}
      {ordered[0] if first == "a" else ""}
      node default {{ $where = 'node' {" ".join(ordered)} }}
    """


def test_what_would_differ_is_what_does_differ() -> None:
    """The answer about another first inclusion holds in the catalog where it is first."""
    explained, other = of_code(_shared("a")), of_code(_shared("b"))
    explanation = explained.resource("Class[shared]")
    (scope,) = [each for each in explanation.children if each.kind == "scope"]
    assert scope.note == "variables that it does not set are looked for in the main manifest"
    (elsewhere,) = scope.children
    assert elsewhere.note == (
        "had class b been first: $where would be 'node' instead of 'top'; "
        "File { mode => nothing } instead of '0600'"
    )
    assert explained.attribute("File[/x]", "content").value == "in top"
    assert explained.attribute("File[/x]", "mode").value == "0600"
    assert other.attribute("File[/x]", "content").value == "in node"
    with pytest.raises(UnknownSubject):
        other.attribute("File[/x]", "mode")


def test_if_only_tags_would_differ_that_is_noted() -> None:
    code = "class s { }\nclass a { include s }\nclass b { include s }\ninclude a, b"
    explanation = of_code(code).resource("Class[s]")
    (scope,) = [each for each in explanation.children if each.kind == "scope"]
    (elsewhere,) = scope.children
    assert elsewhere.note == "had class b been first, only tags would differ: +b, -a"


def test_the_scope_of_a_class_that_inherits_is_followed_further() -> None:
    code = "class p { }\nclass c inherits p { }\nclass x { include c }\nnode default { include x }"
    explanation = of_code(code).resource("Class[c]")
    (scope,) = [each for each in explanation.children if each.kind == "scope"]
    assert scope.text == "its parent scope is class p, which it inherits from"
    assert scope.children[0].text == "that of class p is class x, where it was declared first"


def test_tags_are_explained_one_by_one() -> None:
    code = """
      class web::server {
        tag('blue')
        file { '/x': tag => 'red' }
      }
      include web::server
    """
    explanation = of_code(code).attribute("File[/x]", "tags")
    notes = {each.text: each.note for each in explanation.children}
    assert notes == {
        "file": "its type",
        "red": "its attribute tag",
        "class": "the type of class web::server",
        "web::server": "the title of class web::server",
        "web": "the title of class web::server",
        "server": "the title of class web::server",
        "blue": "set by tag('blue') in class web::server",
    }
    assert explanation.value == list(notes)
