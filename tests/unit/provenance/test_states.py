"""What functions learn about the catalog: what was declared before, and what only later."""

from __future__ import annotations

from mupuppet.provenance import Explanation
from tests.unit.provenance.repository import of_code, shown
from tests.unit.provenance.test_soundness import check


def _message(code: str) -> Explanation:
    provenance = of_code(code)
    check(provenance.recording)
    return provenance.attribute("Notify[n]", "message")


def test_defined_leads_to_the_declaration() -> None:
    code = "user { 'a': }\nnotify { 'n': message => String(defined(User['a'])) }"
    explanation = _message(code)
    (state,) = [each for each in explanation.walk() if each.kind == "declared"]
    assert state.text == "User[a] was declared before"
    assert state.children[0].line == 1
    assert state.note is not None
    assert state.note.startswith("resource 4 of 4")


def test_what_is_declared_later_is_not_defined_yet() -> None:
    code = "notify { 'n': message => String(defined(User['a'])) }\nuser { 'a': }"
    explanation = _message(code)
    assert explanation.value == "false"
    (state,) = [each for each in explanation.walk() if each.kind == "not-declared"]
    assert state.text == "User[a] was not declared yet"
    assert (state.children[0].note, state.children[0].line) == ("declared later", 2)


def test_what_is_never_declared() -> None:
    lines = shown(_message("notify { 'n': message => String(defined(User['a'])) }"))
    assert any("User[a] is not declared" in line for line in lines)


def test_names_and_variables_are_looked_for_too() -> None:
    asked = "[defined('c'), defined('$x'), defined('d')]"
    code = f"class c {{ }}\n$x = 1\nnotify {{ 'n': message => String({asked}) }}"
    explanation = _message(code)
    assert explanation.value == "[true, true, false]"
    lines = shown(explanation)
    assert any("class c { } line 1 c is defined here" in line for line in lines)
    assert any("$x = 1 line 2" in line for line in lines)
    assert any("no class, defined type or type d is known" in line for line in lines)


def test_a_tag_leads_to_what_has_it() -> None:
    code = """
      class c { tag('red') notify { 'n': message => "${tagged('red')} ${tagged('blue')}" } }
      include c
    """
    explanation = _message(code)
    assert explanation.value == "true false"
    (state,) = [each for each in explanation.walk() if each.kind == "declared"]
    assert (state.text, state.note) == ("tag red", "of class c")
    assert any(each.text == "nothing had the tag blue" for each in explanation.walk())


def test_a_condition_on_the_catalog_explains_what_is_declared_under_it() -> None:
    code = "class a { user { 'u': } }\ninclude a\nif defined(Class['a']) { notify { 'n': } }"
    explanation = of_code(code).resource("Notify[n]")
    (state,) = [each for each in explanation.walk() if each.kind == "declared"]
    assert state.text == "Class[A] was declared before"
