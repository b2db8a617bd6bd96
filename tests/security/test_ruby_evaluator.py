"""Ruby code that is evaluated here reaches neither Python nor the machine."""

from __future__ import annotations

import pytest

from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from tests.oracle.ruby.erb import stub_host

#: Objects of libraries, and of classes that programs define.
_OBJECTS = [
    "StringScanner.new('abc').tap { |s| s.scan(/b?/) }",
    "Marshal.dump(['a'])",
    "ENV",
    "URI::DEFAULT_PARSER",
    "Puppet::Pops::Types::Iterable.asserted_iterable(1, ['a'])",
    "catch { |tag| tag }",
    "OpenStruct.new(a: 1)",
    "Random.new(1)",
    "Struct.new(:a).new(1)",
    "Object.new",
]
#: Names of attributes of Python's and ours.
_ATTRIBUTES = [
    "__class__", "__init__", "__dict__", "__globals__", "__slots__", "text", "place", "before",
    "value", "entries_", "generator", "is_hash", "kind", "state", "variables", "_called",
    "converted", "inspected", "hidden", "tables",
]  # fmt: skip
_CALLS = [
    "{object}.{name}(1)",
    "{object}.send(:{name}, 1)",
    "{object}.public_send('{name}', 1)",
    "{object}.method(:{name}).call(1)",
    "[{object}].map(&:{name}).first.co_code",
]


def shown(expression: str, before: str = "") -> str:
    return compile_template(f"<% {before}\n%><%= {expression} %>").render(stub_host({}))


@pytest.mark.parametrize("call", _CALLS)
@pytest.mark.parametrize("given", _OBJECTS)
def test_objects_have_no_attributes_of_python(given: str, call: str) -> None:
    for name in _ATTRIBUTES:
        with pytest.raises((RubyError, UnsupportedRuby)):
            shown(call.format(object=f"({given})", name=name))


@pytest.mark.parametrize(
    "expression",
    [
        "ENV['PATH']",
        "ENV.fetch('HOME')",
        "ENV.to_h",
        "ENV.each { |name, value| value }",
        "ENV['TZ'] = 'UTC'",
        "ENV.delete('PATH')",
        'Marshal.load("\\x04\\bo:\\vObject\\x00")',
        "Marshal.load('x')",
        "Object.new.instance_eval('1')",
        "Object.new.instance_eval('`id`')",
        "'a'.instance_eval { self }",
        "[1].instance_exec { self }",
        "Object.const_get('File')",
        "Timeout.timeout(1) { sleep 1 }",
        "case 1 in ^(`id`) then 1 end",
        "case 1 in 1 if system('id') then 1 end",
        "OpenURI.open_uri('http://localhost/')",
        "Resolv.getaddress('localhost')",
        "YAML.load_file('/etc/passwd')",
        "JSON.load_file('/etc/passwd')",
        "true ? `id` : 1",
        "`id` if true",
    ],
)
def test_what_is_not_evaluated_is_refused(expression: str) -> None:
    with pytest.raises(UnsupportedRuby):
        shown(expression)


def test_variables_of_the_environment_are_not_visible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MUPUPPET_SECRET", "hidden")
    assert shown("ENV['MUPUPPET_SECRET'].inspect") == "nil"
    assert shown("ENV.fetch('MUPUPPET_SECRET', 'none')") == "none"
    assert shown("ENV.key?('MUPUPPET_SECRET')") == "false"


@pytest.mark.parametrize(
    ("before", "expression"),
    [
        ("class A; def hash = 'x'; def eql?(o) = true; end", "{ A.new => 1 }"),
        ("class A; def hash = nil; end", "[A.new, A.new].uniq"),
        ("class A; def deconstruct = 1; end", "(case A.new\nin [x] then 1\nelse 2\nend)"),
        ("class A; def deconstruct_keys(k) = 1; end", "(case A.new\nin {x:} then 1\nelse 2\nend)"),
        ("class A; def coerce(o) = 1; end", "1 + A.new"),
        ("class A; def to_str = 1; end", "'a' + A.new"),
        ("class A; def inspect = raise('x'); end", "[A.new].inspect"),
    ],
)
def test_methods_with_results_of_other_classes_raise_errors_of_ruby(
    before: str, expression: str
) -> None:
    with pytest.raises(RubyError):
        shown(expression, before)


def test_hashes_that_ask_their_keys_end() -> None:
    before = "class A; def hash = { A.new => 1 }.size; end"
    with pytest.raises((RubyError, UnsupportedRuby)):
        shown("{ A.new => 1 }.size", before)
