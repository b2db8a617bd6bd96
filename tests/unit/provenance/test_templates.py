"""ERB templates: which tag gave which text, what it read, and what a template changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Explanation, Provenance
from mupuppet.provenance.provenance import UnknownSubject
from tests.requirements import needs_ruby
from tests.unit.provenance.repository import kinds, shown
from tests.unit.provenance.test_soundness import check

TEMPLATE = """\
# <%= @motto %>
<% users = @admins + @guests -%>
<% users.each do |user| -%>
user <%= user %>
<% end -%>
<% if @port > 1024 -%>
high <%= @port %>
<% elsif @port == 80 -%>
standard
<% else -%>
low <%= @port + @offset %>
<% end -%>
<% lines = [] -%>
<% lines << @one -%>
<% lines.push(scope['two']) if scope.lookupvar('three') != 'no' -%>
<%= lines.join(',') %>
<%= [@alpha, @beta].map { |each| each.upcase }.join(' ') %>
<%= scope.call_function('join', [[@four, 'x'], '-']) %>
"""
VALUES: dict[str, Any] = {
    "motto": "hello", "admins": ["ann"], "guests": ["bob", "cy"], "port": 8080, "offset": 3,
    "one": "1", "two": "2", "three": "yes", "alpha": "a", "beta": "b", "four": "4",
    "unread": "nothing reads this",
}  # fmt: skip

Explained = Callable[..., Provenance]


@pytest.fixture
def explained(tmp_path: Path) -> Explained:
    (tmp_path / "manifests").mkdir()
    templates = tmp_path / "modules" / "m" / "templates"
    templates.mkdir(parents=True)

    def explain(template: str, code: str = "", **values: Any) -> Provenance:
        (templates / "t.erb").write_text(template)
        assigned = "".join(f"  ${name} = {value!r}\n" for name, value in values.items())
        body = code or "  notify { 'n': message => template('m/t.erb') }\n"
        (tmp_path / "manifests" / "site.pp").write_text(
            f"class c {{\n{assigned}{body}}}\ninclude c\n"
        )
        return Provenance.of(compile(Environment.from_directory(str(tmp_path)), facts={"f": "x"}))

    return explain


def _message(provenance: Provenance) -> Explanation:
    return provenance.attribute("Notify[n]", "message")


def _tags(explanation: Explanation) -> dict[str, Explanation]:
    return {each.text: each for each in explanation.walk() if each.kind == "template-value"}


def _variables(explanation: Explanation) -> set[str]:
    return {each.text for each in explanation.walk() if each.kind == "template-variable"}


def test_each_tag_has_its_line_its_output_and_what_it_read(explained: Explained) -> None:
    tags = _tags(_message(explained(TEMPLATE, **VALUES)))
    motto = tags["<%= @motto %>"]
    assert (motto.value, motto.line, motto.column) == ("hello", 1, 7)
    assert _variables(motto) == {"@motto"}
    assert tags["<%= user %>"].value == ["ann", "bob", "cy"]
    assert tags["<%= user %>"].note == "rendered 3 times"


def test_local_variables_lead_to_what_they_were_made_from(explained: Explained) -> None:
    tags = _tags(_message(explained(TEMPLATE, **VALUES)))
    assert _variables(tags["<%= user %>"]) == {"@admins", "@guests"}
    lines = {each.line for each in tags["<%= user %>"].walk() if each.kind == "template-local"}
    assert lines == {2, 3}
    assert _variables(tags["<%= lines.join(',') %>"]) == {"@one", "@two", "@three"}


def test_conditions_around_a_tag_are_explained_with_what_they_read(explained: Explained) -> None:
    tags = _tags(_message(explained(TEMPLATE, **VALUES)))
    (condition,) = [each for each in tags["<%= @port %>"].children if each.kind == "condition"]
    assert (condition.text, condition.value, condition.line) == ("@port > 1024", True, 6)


def test_what_was_not_rendered_is_explained_by_its_conditions(explained: Explained) -> None:
    explanation = _message(explained(TEMPLATE, **{**VALUES, "port": 22}))
    conditions = {each.text: each.value for each in explanation.walk() if each.kind == "condition"}
    assert conditions["@port > 1024"] is False
    assert conditions["@port == 80"] is False


def test_a_function_that_a_template_calls_is_part_of_it(explained: Explained) -> None:
    calls = [
        e for e in _message(explained(TEMPLATE, **VALUES)).walk() if e.text.startswith("join(")
    ]
    assert [each.value for each in calls] == ["4-x"]


def test_the_variable_behind_a_changed_line_is_mentioned_by_its_tag(explained: Explained) -> None:
    """Each variable is changed in turn: whichever tag gives another text has mentioned it."""
    before = _message(explained(TEMPLATE, **VALUES))
    tags, shown = _tags(before), {text: _variables(each) for text, each in _tags(before).items()}
    everything = _variables(before)
    changed_by: dict[str, str] = {}
    for name, value in VALUES.items():
        other = {"three": "no", "port": 8081, "offset": 4}.get(name, f"{value}9")
        changed = {**VALUES, name: [*value, "new"] if isinstance(value, list) else other}
        after = _message(explained(TEMPLATE, **changed))
        if after.value != before.value:
            assert f"@{name}" in everything
        now = _tags(after)
        for text, tag in tags.items():
            if text in now and now[text].value != tag.value:
                changed_by.setdefault(name, text)
                assert f"@{name}" in shown[text], (name, text)
    assert set(changed_by) == set(VALUES) - {"offset", "unread"}
    assert "@unread" not in everything


CHANGING = "<% @list << 'added' -%>\n<%= @list.join(' ') %>\n"
CHANGED_CODE = """\
  notify { 'n': message => template('m/t.erb') }
  notify { 'later': message => join($list, '+') }
"""


def test_a_change_in_place_is_an_event_of_its_own(explained: Explained) -> None:
    provenance = explained(CHANGING, CHANGED_CODE, list=["first"])
    later = provenance.attribute("Notify[later]", "message")
    assert later.value == "first+added"
    (changed,) = [each for each in later.walk() if each.kind == "changed"]
    assert changed.note == "changed in place by template t.erb"
    assert next(each.value for each in changed.walk() if each.kind == "assignment") == ["first"]
    assert check(provenance.recording) == 2


def test_a_parameter_that_a_template_changes(explained: Explained) -> None:
    code = "}\ndefine d($list = ['a']) {\n  notify { 'n': message => template('m/t.erb') }\n}\n"
    code += "class x { d { 'one': }\n}\ninclude x\nclass y {"
    provenance = explained(CHANGING, code)
    explanation = provenance.attribute("D[one]", "list")
    assert (explanation.kind, explanation.value) == ("changed", ["a", "added"])
    assert "parameter-default" in kinds(explanation)
    check(provenance.recording)


def test_all_renderings_of_the_template_are_sound(explained: Explained) -> None:
    assert check(explained(TEMPLATE, **VALUES).recording) == 1


@needs_ruby
def test_a_template_that_only_ruby_can_render_shows_what_it_read(explained: Explained) -> None:
    template = "a <%= @one %>\n<%= ObjectSpace.respond_to?(:each_object) %> <%= @two %>\n"
    explanation = _message(explained(template, one="1", two="2"))
    assert explanation.value == "a 1\ntrue 2\n"
    assert _variables(explanation) == {"@one", "@two"}
    assert any("line 2 of the template" in line for line in shown(explanation))


def test_an_inline_template_is_explained_too(explained: Explained) -> None:
    code = "  notify { 'n': message => inline_template('<%= @one %>!') }\n"
    explanation = _message(explained("", code, one="1"))
    assert _tags(explanation)["<%= @one %>"].line == 1


def test_one_line_of_the_output_leads_to_the_tags_that_made_it(explained: Explained) -> None:
    provenance = explained(TEMPLATE, **VALUES)
    lines = provenance.attribute("Notify[n]", "message").value.split("\n")
    assert lines[3:6] == ["user cy", "high 8080", "1,2"]
    for line, tag, variables in [
        (4, "<%= user %>", {"@admins", "@guests"}),
        (5, "<%= @port %>", {"@port"}),
        (6, "<%= lines.join(',') %>", {"@one", "@two", "@three"}),
    ]:
        explanation = provenance.attribute("Notify[n]", "message", line)
        (template,) = [each for each in explanation.walk() if each.kind == "template"]
        shown = [each for each in template.children if not each.is_detail]
        assert [each.text for each in shown if each.kind == "template-value"] == [tag]
        assert variables <= {name for each in shown for name in _variables(each)}
    fifth = provenance.attribute("Notify[n]", "message", 5)
    (text,) = [each for each in fifth.walk() if each.kind == "template-text"]
    assert (text.value, text.line) == ("high ", 7)


def test_a_line_that_is_not_there(explained: Explained) -> None:
    provenance = explained("one\ntwo\n")
    with pytest.raises(UnknownSubject, match="has no line 3") as problem:
        provenance.attribute("Notify[n]", "message", 3)
    assert problem.value.hint == "it has 2"
