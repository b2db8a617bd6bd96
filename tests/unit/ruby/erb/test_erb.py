"""ERB templates: what is refused, and how values are changed."""

from __future__ import annotations

from typing import Any

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.ruby.core.run import MAX_STEPS
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from tests.oracle.ruby.erb import VARIABLES, stub_host

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("template", "line", "construct"),
    [
        ("<% require 'redis' %>", 1, "redis"),
        ("<% require %q(redis) %>", 1, "the library `redis'"),
        ("\n\n<%= `ls` %>", 3, "subshell"),
        ("<%= File.chmod(0, '/etc/passwd') %>", 1, "chmod"),
        ("<%= OptionParser.new %>", 1, "OptionParser"),
        ("<%= @x.instance_eval('1') %>", 1, "instance_eval"),
        ("<%= Etc.getlogin %>", 1, "Etc"),
        ("<%= $stdin %>", 1, "$stdin"),
        ("<% if @x %>", 1, "not valid Ruby, or is not known here"),
        ("<%= eval('1') %>", 1, "eval"),
        ("<%= binding %>", 1, "binding"),
        ("<% class String; end %>", 1, "Ruby's own `String'"),
        ("<% def foo %>\ntext<% end %>", 1, "text inside"),
    ],
)
def test_outside_of_the_subset(template: str, line: int, construct: str) -> None:
    with pytest.raises(UnsupportedRuby) as caught:
        compile_template(template)
    assert caught.value.line == line
    assert construct in caught.value.construct


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("<% @text << 'x' %><%= @text %>", "Hello, Worldx"),
        ("<% x = @text; x << 'y' %><%= x %>", "Hello, Worldy"),
        ("<% x = 'aa'; y = x; x << 'b' %><%= y %>", "aab"),
        ("<% x = 'aa'; l = [x]; x << 'b' %><%= l %>", '["aab"]'),
        ("<% @words.each { |w| w << 'x' } %><%= @words.join %>", "pearxapplexfigx"),
        ("<% x = 'ab'; y = x.strip; y << 'c' %><%= x %>", "ab"),
        ("<% x = 'a'; y = x; x << 'b' %><%= y %>", "ab"),
        ("<% x = ''; l = [x]; x << 'b' %><%= l %>", '["b"]'),
        ("<%= %w[a b].each { |w| w << 'x' } %>", '["ax", "bx"]'),
    ],
)
def test_changes_of_strings_are_seen_by_all_who_hold_them(template: str, text: str) -> None:
    assert compile_template(template).render(stub_host(VARIABLES)) == text


def test_a_short_string_of_puppet_is_not_changed() -> None:
    # Python has one string of each character: others of Puppet's values may be the same object.
    with pytest.raises(UnsupportedRuby):
        compile_template("<% @x << 'b' %>").render(stub_host({"x": "a"}))


def test_values_of_puppet_stay_as_they_are() -> None:
    template = "<% x = @words.dup; x << 'new' %><%= x.length %>"
    assert compile_template(template).render(stub_host({"words": ["a"]})) == "2"


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("<% @words << 'x' %><%= @words.length %>", "2"),
        ("<% @hash['x'] = 1 %><%= @hash['x'] %>", "1"),
        ("<% @hash['in']['x'] = 1 %><%= @hash['in'].keys.join %>", "ax"),
        ("<% @words.map! { |w| w * 2 } %><%= @words.join %>", "aa"),
        ("<% list = @words; list << 'b' %><%= @words.join %>", "ab"),
    ],
)
def test_a_template_changes_copies_of_values_of_puppet(template: str, text: str) -> None:
    variables = {"words": ["a"], "hash": {"in": {"a": 1}}}
    assert compile_template(template).render(stub_host(variables)) == text
    assert variables == {"words": ["a"], "hash": {"in": {"a": 1}}}


def test_loops_end() -> None:
    with pytest.raises(UnsupportedRuby, match=str(MAX_STEPS)):
        compile_template("<% loop { 1 } %>").render(stub_host({}))


@pytest.mark.parametrize(
    "template",
    [
        "<%= 'x' * 10**9 %>",
        "<%= (1..10**12).to_a %>",
        "<%= 10**10**8 %>",
        "<% n = 3; 60.times { n *= n } %>",
        "<%= '%1000000000d' % 1 %>",
        "<%= format('%*d', 10**9, 1) %>",
        "<%= ('a' * 49_000_000) + ('b' * 49_000_000) %>",
        "<%= ([1] * 100).combination(50).to_a %>",
        "<%= ('a' * 1000).upto('z' * 1001).to_a %>",
        "<% x = 'aa'; a = [x]; 40.times { x << x } %>",
    ],
)
def test_values_are_bounded(template: str) -> None:
    with pytest.raises(UnsupportedRuby):
        compile_template(template).render(stub_host({}))


def _content(code: str, variables: str = "") -> Any:
    environment = Environment.from_code(f"{variables} notify {{ 'x': message => {code} }}")
    made = compile(environment, ruby="never")
    if not made.ok:
        assert made.error is not None
        return made.error.message
    assert made.catalog is not None
    data = made.catalog.to_dict()
    return next(r for r in data["resources"] if r["type"] == "Notify")["parameters"]["message"]


def test_inline_template() -> None:
    code = "inline_template('<%= @a %>', '<%= scope.lookupvar(\"b\").inspect %>')"
    assert _content(code, "$a = 1 $b = [undef, default]") == "1[nil, :default]"


def test_functions_of_the_scope() -> None:
    code = 'inline_template(\'<%= scope.call_function("join", [[1, 2], "-"]) %>\')'
    assert _content(code) == "1-2"


def test_mistake_in_an_inline_template() -> None:
    message = _content("inline_template('<%= nil.foo %>')")
    wanted = "Failed to parse inline template: undefined method `foo' for nil"
    assert wanted in message


def test_rescue_does_not_hide_what_is_unsupported() -> None:
    inner = 'scope.function_inline_template(["<" + "% $stdin %" + ">"])'
    message = _content(f"inline_template('<%= {inner} rescue 1 %>')")
    assert "$stdin" in message


def test_construct_outside_of_the_subset_is_named() -> None:
    message = _content("inline_template(\"x\\n<% require 'redis' %>\")")
    assert "line 2 of the template inline_template" in message
    assert "the library `redis'" in message


@pytest.mark.parametrize(
    ("template", "what"),
    [
        ("<%= unknown_name %>", "local variable or method `unknown_name'"),
        ("<%= unknown_name(1) %>", "method `unknown_name'"),
        ("<% x = 1; def foo; x; end; foo %>", "local variable or method `x'"),
    ],
)
def test_unknown_names_are_reported_as_ruby_does(template: str, what: str) -> None:
    message = _content(f"inline_template('{template}')")
    assert f"undefined {what} for an instance of Puppet::Parser::TemplateWrapper" in message


@pytest.mark.parametrize("call", ["__text(0)", "__text(9)", "__text('x')", "x = __show(1)"])
def test_what_stands_for_output_is_not_called_by_templates(call: str) -> None:
    with pytest.raises(UnsupportedRuby, match="stands for output"):
        compile_template(f"a<% {call} %>")


def test_a_group_of_any_number_is_nil_where_there_is_none() -> None:
    template = "<%= 'a' =~ /(a)/; $1 %><%= $%s.inspect %>".replace("%s", "9" * 5000)
    assert compile_template(template).render(stub_host({})) == "anil"
