"""Strings: what Ruby code can reach of them, and that they stay inside it."""

from __future__ import annotations

from typing import Any

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.ruby.compilation.file_summary import CHANGING_METHODS
from mupuppet.ruby.compilation.program import load_everything
from mupuppet.ruby.core.runtime import TABLES
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.strings import RubyString
from tests.oracle.ruby.erb import stub_host

#: Attributes of the classes that stand for strings, of Python's and of our own.
_ATTRIBUTES = ["content", "origin", "is_frozen", "is_binary", "copy", "__class__", "__init__",
               "__slots__", "__eq__", "isascii", "casefold", "format_map", "encode_", "join",
               "title", "__getattribute__", "removesuffix"]  # fmt: skip


@pytest.mark.parametrize("attribute", _ATTRIBUTES)
@pytest.mark.parametrize(
    "call",
    [
        "s.{0}",
        "s.send(:{0})",
        "s.public_send('{0}')",
        "s.__send__('{0}')",
        "s.method(:{0}).call",
        "[s].map(&:{0})",
        "s.then(&:{0})",
        "s.to_sym.{0}",
    ],
)
def test_code_cannot_reach_attributes_of_python(call: str, attribute: str) -> None:
    source = f"<% s = 'a' << 'b' %><%= {call.format(attribute)} %>"
    with pytest.raises((RubyError, UnsupportedRuby)):
        compile_template(source).render(stub_host({}))


@pytest.mark.parametrize(
    "call",
    [
        "s.instance_variable_get('@content')",
        "s.instance_variable_set('@content', 'x')",
        "s.instance_variables",
        "s.instance_eval('content')",
        "s.singleton_class",
        "s.define_singleton_method(:content) { 1 }",
        "String.define_method(:content) { 1 }",
        "String.instance_method(:content)",
        "String.send(:attr_reader, :content)",
        "'{0.content.__class__}' % s",
        "format('%<content>s', s)",
        "'%{content}' % { other: s }",
        "s.extend(Comparable).content",
        "ObjectSpace.each_object(String).first",
    ],
)
def test_code_cannot_look_into_strings(call: str) -> None:
    source = f"<% s = 'a' << 'b' %><%= {call} %>"
    try:
        result = compile_template(source).render(stub_host({}))
    except (RubyError, UnsupportedRuby):
        return
    assert result == "{0.content.__class__}"  # which is not a directive of Ruby's formats


def test_formats_do_not_know_those_of_python() -> None:
    source = "<% s = '{0.__class__}' << '{}' %><%= s % [] %> <%= format(s) %>"
    whole = "{0.__class__}{}"
    assert compile_template(source).render(stub_host({})) == f"{whole} {whole}"


#: Manifests whose templates and functions give Puppet strings that were changed.
_HANDING_OVER = [
    'notify { inline_template(\'<% s = "a" << "b" %><%= s %>\'): }',
    (
        'inline_template(\'<% s = "a" << "b"; scope.setvar("x", [s, { s => s }]) %>\')'
        " notify { 'x': message => $x }"
    ),
    (
        'inline_template(\'<% s = "a" << "b"; scope.setvar("x", s) %>\')'
        " notify { 'x': message => $x }"
    ),
    (
        '$x = inline_template(\'<% s = "a" << "b" %>'
        '<%= scope.call_function("split", [s, s << "c"]) %>\') notify { $x: }'
    ),
    (
        '$l = ["a${1}b", "c${1}d"]'
        ' $x = inline_template(\'<% @l[0] << "x"; @l << ("y" << "z") %>\')'
        " notify { $l: message => $l }"
    ),
    (
        "$h = { 'a' => \"a${1}b\" }"
        ' $x = inline_template(\'<% @h["a"] << "x"; @h["k" << "l"] = "y" << "z" %>\')'
        " notify { 'x': message => $h }"
    ),
]


@pytest.mark.parametrize("code", _HANDING_OVER)
def test_no_string_of_ruby_enters_a_catalog(code: str) -> None:
    result = compile(Environment.from_code(code), ruby="never")
    assert result.error is None
    assert result.catalog is not None
    assert not list(strings_of_ruby(result.catalog.to_dict()))


def strings_of_ruby(value: Any) -> Any:
    """The strings of Ruby code in a value."""
    if isinstance(value, RubyString):
        yield value
    elif isinstance(value, dict):
        for name, entry in value.items():
            yield from strings_of_ruby(name)
            yield from strings_of_ruby(entry)
    elif isinstance(value, list | tuple):
        for entry in value:
            yield from strings_of_ruby(entry)


def test_the_methods_that_change_values_are_known() -> None:
    """A program in which none of them occurs gets Puppet values without copies."""
    load_everything()
    names = {name for kind in (str, RubyString, list, dict) for name in TABLES[kind]}
    changing = {name for name in names if name.endswith("!")} | {
        "<<", "[]=", "append", "clear", "concat", "delete", "delete_at", "delete_if", "fill",
        "force_encoding", "insert", "keep_if", "pop", "prepend", "push", "replace", "shift",
        "store", "unshift", "update",
    }  # fmt: skip
    assert changing <= CHANGING_METHODS
    assert {name for name in TABLES[RubyString] if TABLES[str].get(name) is not None} <= {
        *CHANGING_METHODS, "+@", "-@", "clone", "dedup", "dup", "encoding", "freeze", "frozen?",
        "itself",
        "to_s", "to_str",
    }  # fmt: skip
