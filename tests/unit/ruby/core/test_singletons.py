"""Methods of single objects: what they may do, and what is left to Ruby."""

from __future__ import annotations

import pytest

from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from tests.oracle.ruby.erb import stub_host


def shown(program: str, expression: str) -> str:
    source = f"<% {program}\n%><%= {expression} %>"
    return compile_template(source).render(stub_host({}))


NAMES = [
    "__class__",
    "__globals__",
    "__init__",
    "variables",
    "content",
    "kind",
    "tables",
    "methods",
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", ["[1]", "{ 'a' => 1 }", "Object.new"])
def test_names_of_python_are_names_like_others(value: str, name: str) -> None:
    assert shown(f"x = {value}\ndef x.{name}\n 7\nend", f"x.{name}") == "7"
    with pytest.raises((RubyError, UnsupportedRuby)):
        shown(f"x = {value}\ny = {value}\ndef x.{name}\n 7\nend", f"y.{name}.co_code")


@pytest.mark.parametrize("name", ["each", "to_s", "==", "<=>", "hash", "method_missing", "to_str"])
@pytest.mark.parametrize("value", ["[1]", "{ 'a' => 1 }"])
def test_methods_that_ruby_itself_calls_are_left_to_ruby(value: str, name: str) -> None:
    with pytest.raises(UnsupportedRuby, match="of a single"):
        shown(f"x = {value}\ndef x.{name}(*)\n 7\nend", "1")


@pytest.mark.parametrize(
    ("program", "expression"),
    [
        ("x = 5\ndef x.y\n 1\nend", "x.y"),
        ("x = :a\ndef x.y\n 1\nend", "x.y"),
        ("x = [1]\ndef x.y\n @z\nend", "x.y"),
        ("module M\n attr_accessor :z\nend\nx = [1]\nx.extend(M)", "x.z"),
        ("x = [1]\nclass << x\n def to_s\n 1\n end\nend", "x.to_s"),
        ("x = [1]\nclass << x\n attr_reader :y\nend", "x.y"),
        ("x = [1]\nx.extend(Comparable)", "1"),
        ("module M\n def y\n 1\n end\nend\nx = [1]\nx.extend(M)", "x.clone.y"),
    ],
)
def test_what_has_no_place_here_is_left_to_ruby(program: str, expression: str) -> None:
    with pytest.raises(UnsupportedRuby):
        shown(program, expression)


def test_a_method_is_that_of_one_object_alone() -> None:
    program = "x = [1]\ny = [1]\ndef x.only\n first + 1\nend"
    assert shown(program, "[x, y].map { |each| each.respond_to?(:only) }") == "[true, false]"
    with pytest.raises(RubyError, match="undefined method `only'"):
        shown(program, "y.only")
    with pytest.raises(RubyError, match="undefined method `only'"):
        shown(program, "x.dup.only")
