"""Resource types of modules, read from Ruby: against tables recorded from real Puppet.

The tables are those of our own modules and of Debian's packages of modules. `python -m
tests.oracle.ruby.resource_types` compares with Puppet itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mupuppet import Compilation, compile
from mupuppet.environment.environment import Environment
from mupuppet.ruby.types.description import TypeDescription
from mupuppet.ruby.types.library import find_type
from mupuppet.ruby.types.problems import all_type_warnings
from tests.oracle.ruby.resource_types import described, differences, load, own_modules

pytestmark = pytest.mark.slow

OWN_TABLE = load("own")
DEBIAN_TABLE = load("debian")


@pytest.mark.parametrize("name", OWN_TABLE)
def test_own_types_are_read_as_puppet_loads_them(name: str) -> None:
    found = described(own_modules(), name)
    assert found is not None
    assert not found.open
    assert differences(own_modules(), name, OWN_TABLE[name]) == []


def test_all_types_of_debian_modulepath_are_read(debian_modulepath: Path) -> None:
    rows = DEBIAN_TABLE.items()
    assert [name for name, row in rows if differences(debian_modulepath, name, row)] == []


# --- What cannot be read


def read(tmp_path: Path, code: str, name: str = "x") -> TypeDescription | None:
    path = tmp_path / "m" / "lib" / "puppet" / "type" / f"{name}.rb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
    found = find_type(Environment.from_code("", modulepath=[tmp_path]), name)
    return None if found is None else found.description


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("newparam(ENV['X'])", "has an attribute whose name is computed"),
        ("Dir.glob('*').each { |f| newparam(f) }", "attribute whose name is computed"),
        ("add_everything", "calls `add_everything`, which is not defined in the module"),
        ("extend Elsewhere::Mixin", "mixes in Elsewhere::Mixin, which is not defined"),
        ("send(\"new#{ENV['X']}\", :a)", "calls a method whose name is computed"),
        ("newparam(:a", "is not understood as Ruby"),
    ],
)
def test_what_cannot_be_followed_makes_a_type_open(tmp_path: Path, body: str, problem: str) -> None:
    found = read(tmp_path, f"Puppet::Type.newtype(:x) do newparam(:name); {body} end")
    assert found is not None
    assert found.open
    assert problem in "; ".join(each.message for each in found.problems)
    assert {each.line for each in found.problems} == {1}
    assert {Path(each.path or "").name for each in found.problems} == {"x.rb"}


@pytest.mark.parametrize(
    "patterns",
    [
        "Other.patterns",
        "[[/(.*)/, [[:name, lambda { |x| File.read(x) }]]]]",
        "y = 1; [[/(.*)/, [[:name, lambda { |x| x + y }]]]]",
        "[[/#{ENV['X']}/, []]]",
    ],
)
def test_computed_title_patterns_are_reported(tmp_path: Path, patterns: str) -> None:
    code = f"newparam(:name); def self.title_patterns; {patterns}; end"
    found = read(tmp_path, f"Puppet::Type.newtype(:x) do {code} end")
    assert found is not None
    assert not found.open
    (found_problem,) = found.problems
    assert found_problem.message == "computes its title patterns; a title is taken as a whole"
    assert found_problem.line == 1
    assert found.patterns == (("(?m-ix:(.*))", ("name",), ()),)


@pytest.mark.parametrize(
    "body",
    [
        "def self.f(n); f(n); end; f(1)",
        "[1, 2].each { |a| " * 60 + "newvalues(a)" + " }" * 60,
        "x = " + "[" * 400 + "]" * 400,
        "x = [1, 2]; " + "x = x + x; " * 64 + "x.each { |a| newparam(a) }",
    ],
)
def test_hostile_code_ends(tmp_path: Path, body: str) -> None:
    found = read(tmp_path, f"Puppet::Type.newtype(:x) do {body} end")
    assert found is not None
    assert found.open
    assert found.problems


def test_branches_that_depend_on_the_machine_are_all_taken(tmp_path: Path) -> None:
    code = """
      Puppet::Type.newtype(:x) do
        newparam(:name)
        if Facter.value(:kernel) == 'Linux'
          newparam(:a)
        elsif other?
          newparam(:b)
        else
          newparam(:c)
        end
        case Puppet.version
        when /^7/ then newparam(:d)
        else newparam(:e)
        end
        newparam(:f) if Puppet.features.root?
      end
    """
    found = read(tmp_path, code.replace("other?", "Puppet.other?"))
    assert found is not None
    assert found.attributes == {"name", *"abcdef"}
    assert not found.open


def test_a_file_without_the_type_defines_nothing(tmp_path: Path) -> None:
    assert read(tmp_path, "Puppet::Type.newtype(:y) do newparam(:name) end") is None


def test_files_outside_of_the_modules_are_not_read(tmp_path: Path) -> None:
    (tmp_path / "outside.rb").write_text("module Outside; def add; newparam(:a); end; end")
    code = """
      require_relative '../../../../outside'
      Puppet::Type.newtype(:x) do
        extend Outside
      end
    """
    found = read(tmp_path, code)
    assert found is not None
    assert found.open


def test_metaparameters_of_a_file_are_attributes_of_all_resources(tmp_path: Path) -> None:
    read(
        tmp_path,
        "Puppet::Type.newtype(:x) { newparam(:name) }\nPuppet::Type.newmetaparam(:owned_by)\n",
    )
    define = "define d { notify { 'n': } }"
    result = compiled(f"x {{ 'a': }} {define} d {{ 'b': owned_by => 'me' }}", tmp_path)
    assert attributes(result, "Notify[n]") == {"owned_by": "me"}
    assert not compiled(f"{define} d {{ 'b': owned_by => 'me' }}", tmp_path).ok


RESOURCE_API = """
  require 'puppet/resource_api'
  Puppet::ResourceApi.register_type(
    name: 'x',
    docs: <<-EOS,
      A type.
    EOS
    features: ['canonicalize'],
    title_patterns: [
      { pattern: %r{^(?<package>.*[^-])-(?<manager>(a|b).*)$}, desc: 'both' },
      { pattern: %r{^(?<package>.*)$}, desc: 'one' },
    ],
    attributes: {
      ensure: { type: 'Enum[present, absent]', default: 'present' },
      package: { type: 'String', behaviour: :namevar },
      manager: { type: 'String', behavior: :namevar },
      version: { type: 'Optional[String]' },
    },
  )
"""


def test_types_of_the_resource_api(tmp_path: Path) -> None:
    found = read(tmp_path, RESOURCE_API)
    assert found is not None
    assert not found.problems
    assert found.attributes == {"ensure", "package", "manager", "version"}
    assert found.keys == ("package", "manager")
    assert [names for _, names, _ in found.patterns] == [("package", "manager"), ("package",)]


DESCRIBED_AT_LENGTH = """
  Puppet::ResourceApi.register_type(
    name: 'x',
    attributes: {
      label: {
        type: 'String',
        desc: <<-DESC,
          What it is called.
        DESC
        behaviour: :namevar,
      },
      size: {
        type: 'Integer',
        desc: <<~DESC
          How large it is.
        DESC
      },
    },
  )
"""


def test_descriptions_of_attributes_may_be_long(tmp_path: Path) -> None:
    found = read(tmp_path, DESCRIBED_AT_LENGTH)
    assert found is not None
    assert not found.problems
    assert found.attributes == {"label", "size"}
    assert found.keys == ("label",)


def test_a_name_names_if_nothing_can_be_read(tmp_path: Path) -> None:
    written = "{ name: made(), other: { type: 'String' } }"
    code = f"Puppet::ResourceApi.register_type(name: 'x', attributes: {written})"
    found = read(tmp_path, code)
    assert found is not None
    assert found.problems
    assert found.keys == ("name",)


# --- In compilations


def compiled(code: str, *modules: Path) -> Compilation:
    return compile(Environment.from_code(code, modulepath=tuple(map(str, modules))))


def attributes(result: Compilation, reference: str) -> dict[str, Any]:
    assert result.ok, result.error
    assert result.catalog is not None
    for resource in result.catalog.to_dict()["resources"]:
        if f"{resource['type']}[{resource['title']}]" == reference:
            return dict(resource.get("parameters", {}))
    raise AssertionError(f"{reference} is not in the catalog")


def test_attributes_are_checked() -> None:
    assert compiled("shop_item { 'a': colour => 'red', provider => plain }", own_modules()).ok
    result = compiled("shop_item { 'a': color => 'red' }", own_modules())
    assert result.error is not None
    assert "no parameter named 'color' (line: 1) on Shop_item[a]" in result.error.message


def test_titles_become_attributes(tmp_path: Path) -> None:
    result = compiled("shop_titles { 'north::York': value => 1 }", own_modules())
    assert attributes(result, "Shop_titles[north::York]") == {
        "region": "north",
        "place": "York",
        "value": 1,
    }
    read(tmp_path, RESOURCE_API)
    result = compiled("x { 'tool-apt': } x { 'other': manager => 'apt' }", tmp_path)
    assert attributes(result, "X[tool-apt]") == {"package": "tool", "manager": "apt"}


def test_names_are_unique_unless_the_type_says_otherwise() -> None:
    twice = "{ 'a': name => 'n' } "
    result = compiled(f"shop_loops {twice} shop_loops {twice.replace('a', 'b', 1)}", own_modules())
    assert result.error is not None
    assert "Cannot alias Shop_loops[b]" in result.error.message
    code = "shop_helperless { 'a': name => 'n' } shop_helperless { 'b': name => 'n' }"
    assert compiled(code, own_modules()).ok


def test_other_types_of_a_file_are_known_once_it_was_read() -> None:
    assert not compiled("shop_other { 'b': }", own_modules()).ok
    assert compiled("shop_several { 'a': } shop_other { 'b': }", own_modules()).ok


def test_a_title_that_no_pattern_matches_is_an_error() -> None:
    result = compiled("shop_titles { '1': }", own_modules())
    assert result.error is not None
    assert 'No set of title patterns matched the title "1".' in result.error.message


def test_an_open_type_accepts_anything_and_says_so(tmp_path: Path) -> None:
    read(tmp_path, "Puppet::Type.newtype(:x) do\n newparam(:name)\n  add_all\nend")
    result = compiled("x { 'a': anything => 1 }", tmp_path)
    assert result.ok
    (warning,) = [text for level, text in result.logs if level == "warning"]
    assert warning.startswith("the resource type x calls `add_all`")
    assert warning.endswith("any attribute is accepted")
    (diagnostic,) = result.diagnostics
    assert (diagnostic.id, diagnostic.is_error) == ("unreadable-type", False)
    assert diagnostic.message == warning
    assert diagnostic.source.name.endswith("x.rb")
    assert diagnostic.position.line == 3


def test_types_that_were_generated_come_first(tmp_path: Path) -> None:
    environment = tmp_path / "production"
    (environment / ".resource_types").mkdir(parents=True)
    (environment / ".resource_types" / "shop_item.pp").write_text(
        """
        Puppet::Resource::ResourceType3.new(
          'shop_item',
          [Puppet::Resource::Param(Enum['present', 'absent'], 'ensure')],
          [
            Puppet::Resource::Param(Any, 'code', true),

            Puppet::Resource::Param(Any, 'place', true)
          ],
          { /(?m-ix:^(.*):(.*)$)/ => ['code', 'place'] },
          true,
          false)
        """
    )
    (environment / "manifests").mkdir()
    manifest = environment / "manifests" / "site.pp"
    manifest.write_text("shop_item { 'a:b': ensure => present }")
    given = Environment.from_directory(str(environment), modulepath=(str(own_modules()),))
    result = compile(given)
    assert attributes(result, "Shop_item[a:b]") == {
        "code": "a",
        "place": "b",
        "ensure": "present",
    }
    manifest.write_text("shop_item { 'a:b': colour => red }")
    result = compile(Environment.from_directory(str(environment), modulepath=(str(own_modules()),)))
    assert result.error is not None
    assert "no parameter named 'colour'" in result.error.message


def test_a_generated_file_that_is_not_understood_is_open(tmp_path: Path) -> None:
    (tmp_path / ".resource_types").mkdir()
    text = "Puppet::Resource::ResourceType3.new($name)"
    (tmp_path / ".resource_types" / "thing.pp").write_text(text)
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("thing { 'a': b => 1 }")
    result = compile(Environment.from_directory(str(tmp_path)))
    assert result.ok
    assert any("is not written as `puppet generate types` does" in text for _, text in result.logs)


def test_a_rejected_generated_file_is_reported_in_advance(tmp_path: Path) -> None:
    module = tmp_path / "modules" / "shop" / "lib" / "puppet" / "type"
    module.mkdir(parents=True)
    (module / "thing.rb").write_text("Puppet::Type.newtype(:thing) { newparam(:name) }")
    (tmp_path / ".resource_types").mkdir()
    (tmp_path / ".resource_types" / "thing.pp").write_text("")
    environment = Environment.from_directory(str(tmp_path), modulepath=(str(tmp_path / "modules"),))
    (warning,) = all_type_warnings(environment)
    assert "does not create the resource type 'thing' - it is empty" in warning.message


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("raise 'not here'", "not here"),
        ("fail(ArgumentError, 'not here')", "not here"),
        ("newproperty(:v); newproperty(:v)", "Class x already has a property named v"),
        ("newparam(:v); newparam(:v)", "Class ParameterV is already defined in Puppet::Type::X"),
    ],
)
def test_a_type_that_cannot_be_loaded_is_an_error(tmp_path: Path, body: str, reason: str) -> None:
    read(tmp_path, f"Puppet::Type.newtype(:x) do newparam(:name); {body} end")
    result = compiled("x { 'a': }", tmp_path)
    assert result.error is not None
    assert result.error.message.endswith(f"Could not autoload puppet/type/x: {reason}")
    (warning,) = all_type_warnings(Environment.from_code("", modulepath=(str(tmp_path),)))
    assert warning.message == f"the resource type x cannot be loaded: {reason}"


@pytest.mark.parametrize(
    "body",
    [
        "raise 'no' if Facter.value(:x)",
        "begin; raise 'no'; rescue StandardError; nil; end",
        "Facter.add(:y) { raise 'no' }",
        "newparam(:v) if Puppet.features.root?; newparam(:v) unless Puppet.features.root?",
    ],
)
def test_what_may_not_be_raised_refuses_nothing(tmp_path: Path, body: str) -> None:
    found = read(tmp_path, f"Puppet::Type.newtype(:x) do newparam(:name); {body} end")
    assert found is not None
    assert found.refused is None
    assert not found.open


def test_providers_add_attributes_to_types_of_puppets_own(tmp_path: Path) -> None:
    provider = tmp_path / "m" / "lib" / "puppet" / "provider" / "package" / "p.rb"
    provider.parent.mkdir(parents=True)
    provider.write_text("Puppet::Type.type(:package).newparam(:pipe)\n")
    assert compiled("package { 'a': pipe => 'yes' }", tmp_path).ok
    assert not compiled("package { 'a': pipes => 'yes' }", tmp_path).ok


def test_lambdas_change_what_titles_stand_for(tmp_path: Path) -> None:
    patterns = "[[/^(.*)-(.*)$/, [[:a, lambda { |x| x.nil? ? 'none' : x.upcase }], [:b]]]]"
    code = f"newparam(:a, namevar: true); newparam(:b); def self.title_patterns; {patterns}; end"
    found = read(tmp_path, f"Puppet::Type.newtype(:x) do {code} end")
    assert found is not None
    assert not found.problems
    assert attributes(compiled("x { 'c-d': }", tmp_path), "X[c-d]") == {"a": "C", "b": "d"}


@pytest.mark.parametrize(
    "body",
    [
        "case { x: 1 }\nin { x: Integer }\nnewparam(:a)\nend",
        "[:a].each { newparam(_1) }",
        "class << self\nalias par newparam\nend\npar(:a)",
        "class << self\nalias_method :par, :newparam\nend\npar(:a)",
        "class << self\ndefine_method(:par) { |n| newparam(n) }\nend\npar(:a)",
        "def self.par(n) = newparam(n)\npar(:a)",
        "newparam(:a) rescue nil",
        "begin\nnewparam(:a)\nensure\nnil\nend",
        "a = :a\nclass_eval <<~CODE\n  newparam(:#{a})\nCODE",
        "x = { b: 1 }\nx[:a] = 2\nx.delete(:b)\nx.each_key { |n| newparam(n) }",
        "x = []\nx << :a\nx.concat([])\nx.each { |n| newparam(n) }",
        "n = 0\nn += 1 while n < 3\nnewparam(n == 3 ? :a : :b)",
    ],
)
def test_definitions_are_found_in_code_of_all_kinds(tmp_path: Path, body: str) -> None:
    found = read(tmp_path, f"Puppet::Type.newtype(:x) do\nnewparam(:name)\n{body}\nend\n")
    assert found is not None
    assert not found.problems
    assert found.attributes == {"name", "a"}


@pytest.mark.parametrize(
    "code",
    [
        "Object.const_get('Puppet::Type::X').newparam(:a)",
        "x = { a: 1 }\nx.replace(Facter.to_hash)\nx.each_key { |n| Puppet::Type::X.newparam(n) }",
    ],
)
def test_attributes_of_something_computed_make_types_open(tmp_path: Path, code: str) -> None:
    found = read(tmp_path, f"Puppet::Type.newtype(:x) {{ newparam(:name) }}\n{code}\n")
    assert found is not None
    assert found.open
