"""Which of stdlib's functions are ours depends on the version of the module."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.basics.caches import empty_caches
from mupuppet.compiler.functions.stdlib_functions import digest, native_function
from mupuppet.environment.environment import Environment
from mupuppet.functions import function_index
from mupuppet.functions.stdlib.known_sources import KNOWN

SWAPCASE = """
Puppet::Functions.create_function(:swapcase) do
  dispatch(:swap) { param 'String', :text }
  def swap(text)
    "swapped #{text}"
  end
end
"""
LEGACY_SWAPCASE = """
module Puppet::Parser::Functions
  newfunction(:swapcase, :type => :rvalue) do |args|
    "swapped #{args[0]}"
  end
end
"""
ENSURE_PACKAGES = """
Puppet::Functions.create_function(:ensure_packages) do
  dispatch(:main) { param 'Any', :packages }
  def main(packages)
    call_function('create_resources', 'package', { packages => { 'ensure' => 'held' } })
  end
end
"""


#: Makes a source known as one that our function does the same as.
Known = Callable[..., None]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Known:
    def add(name: str, source: str, variant: str = "") -> None:
        monkeypatch.setitem(KNOWN, name, f"{digest(source.encode())}{variant}")
        empty_caches()  # what was known of a source without it

    return add


def _message(modules: Path, code: str) -> str:
    environment = Environment.from_code(code, modulepath=(str(modules),))
    compiled = compile(environment, ruby="never")
    if compiled.error is not None:
        return compiled.error.message
    assert compiled.catalog is not None
    last = compiled.catalog.resources[-1]
    return f"{last} {last.parameters}"


def _write(modules: Path, name: str, text: str) -> None:
    path = modules / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_function_that_the_version_does_not_have_is_unknown(tmp_path: Path) -> None:
    _write(tmp_path, "stdlib/lib/puppet/functions/merge.rb", "")
    assert _message(tmp_path, "has_key({}, 'a')") == "Unknown function: 'has_key'."


def test_a_function_of_another_interface_is_the_module_s(tmp_path: Path) -> None:
    _write(tmp_path, "stdlib/lib/puppet/functions/swapcase.rb", SWAPCASE)
    assert "swapped aB" in _message(tmp_path, "notify { 'a': message => swapcase('aB') }")


def test_a_function_of_another_module_is_that_module_s(tmp_path: Path) -> None:
    _write(tmp_path, "stdlib/lib/puppet/parser/functions/swapcase.rb", "")
    _write(tmp_path, "own/lib/puppet/functions/swapcase.rb", SWAPCASE)
    assert "swapped aB" in _message(tmp_path, "notify { 'a': message => swapcase('aB') }")


def test_a_function_whose_file_is_not_known_is_the_module_s(tmp_path: Path) -> None:
    _write(tmp_path, "stdlib/lib/puppet/functions/ensure_packages.rb", ENSURE_PACKAGES)
    _write(tmp_path, "stdlib/lib/puppet/parser/functions/ensure_packages.rb", "")
    assert "'ensure': 'held'" in _message(tmp_path, "ensure_packages('vim')")


def test_a_changed_line_of_a_known_file_counts(tmp_path: Path, known: Known) -> None:
    path = "stdlib/lib/puppet/parser/functions/swapcase.rb"
    source = f"# as released\n{LEGACY_SWAPCASE}"
    code = "notify { 'a': message => swapcase('aB') }"
    _write(tmp_path, path, source)
    known("swapcase", source)
    assert "Ab" in _message(tmp_path, code)
    _write(tmp_path, path, source.replace("released", "patched"))
    assert "swapped aB" in _message(tmp_path, code)


def test_a_function_is_ours_only_if_those_are_that_it_calls(tmp_path: Path, known: Known) -> None:
    calling = "function_swapcase(['a'])"
    directory = "stdlib/lib/puppet/parser/functions"
    _write(tmp_path, f"{directory}/swapcase.rb", LEGACY_SWAPCASE)
    _write(tmp_path, f"{directory}/any2array.rb", calling)
    known("any2array", calling)
    environment = Environment.from_code("", modulepath=(str(tmp_path),))
    assert native_function(environment, "any2array") is None
    known("swapcase", LEGACY_SWAPCASE)
    environment = Environment.from_code("", modulepath=(str(tmp_path),))
    assert native_function(environment, "any2array") is not None


def test_the_functions_of_debian_s_package_are_ours(debian_modulepath: Path) -> None:
    environment = Environment.from_code("", modulepath=(str(debian_modulepath),))
    assert environment.find_ruby_function("merge") is not None
    foreign = [
        name
        for name in function_index.STDLIB
        if environment.find_ruby_function(name) is not None
        and native_function(environment, name) is None
    ]
    # The first is a reserved word, so that no call of the corpus names it.
    assert foreign == ["private"]


def test_an_old_name_that_forwards_warns(tmp_path: Path, known: Known) -> None:
    functions = "stdlib/lib/puppet/functions"
    forwarding = """
Puppet::Functions.create_function(:batch_escape) do
  dispatch :forward do
    repeated_param 'Any', :args
  end
  def forward(*args)
    call_function('deprecation', 'batch_escape', 'an old name')
    call_function('stdlib::batch_escape', *args)
  end
end
"""
    _write(tmp_path, f"{functions}/batch_escape.rb", forwarding)
    _write(tmp_path, f"{functions}/stdlib/batch_escape.rb", "")
    _write(tmp_path, f"{functions}/deprecation.rb", "")
    known("batch_escape", forwarding, ":forwarding")
    known("stdlib::batch_escape", "")
    known("deprecation", "")
    code = "notice(batch_escape('a b')) notice(batch_escape('c'))"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    compiled = compile(environment, ruby="never", puppet="7")
    warning = 'an old name at ["unknown", 1]:["unknown", 0]'
    expected = (("warning", warning), ("notice", '"a b"'), ("notice", '"c"'))
    assert compiled.logs == expected, compiled.error


def test_strings_of_sensitive_values_are_sensitive_where_the_version_unwraps_them(
    tmp_path: Path, known: Known
) -> None:
    path = "stdlib/lib/puppet/functions/stdlib/to_json.rb"
    code = "notice(stdlib::to_json([Sensitive('x')]) =~ Sensitive)"
    for source, variant, unwraps in (("1", ":unprefixed", "false"), ("2", "", "true")):
        _write(tmp_path, path, source)
        known("stdlib::to_json", source, variant)
        compiled = compile(Environment.from_code(code, modulepath=(str(tmp_path),)), ruby="never")
        assert compiled.logs == (("notice", unwraps),), compiled.error
    assert "'stdlib::to_json' expects 1 argument" in _message(tmp_path, "stdlib::to_json()")


def test_strengths_of_bcrypt_that_do_not_exist_are_refused_where_the_version_looks_at_them(
    tmp_path: Path, known: Known
) -> None:
    path = "stdlib/lib/puppet/parser/functions/pw_hash.rb"
    code = "notice(pw_hash('x', 'bcrypt', '03$abcdefghijklmnopqrstuu'))"
    _write(tmp_path, path, "1")
    known("pw_hash", "1")
    compiled = compile(Environment.from_code(code, modulepath=(str(tmp_path),)), ruby="never")
    assert compiled.logs == (("notice", "*0"),), compiled.error
    _write(tmp_path, path, "2")
    known("pw_hash", "2", ":newer")
    assert "characters in salt must match (?-mix:^(0[4-9]|" in _message(tmp_path, code)


def test_yaml_files_may_have_aliases_or_symbols_by_the_version(
    tmp_path: Path, known: Known
) -> None:
    path = "stdlib/lib/puppet/parser/functions/loadyaml.rb"
    _write(tmp_path, "m/aliases.yaml", "a: &x [1]\nb: *x\n")
    _write(tmp_path, "m/symbols.yaml", "a: :b\n")
    aliases, symbols = (
        f"notify {{ 'a': message => loadyaml(\"${{module_directory('m')}}/{name}.yaml\") }}"
        for name in ("aliases", "symbols")
    )
    _write(tmp_path, path, "1")
    known("loadyaml", "1")
    assert "Alias parsing was not enabled" in _message(tmp_path, aliases)
    assert _message(tmp_path, symbols).endswith(" {'message': {'a': 'b'}}")
    _write(tmp_path, path, "2")
    known("loadyaml", "2", ":newer")
    assert _message(tmp_path, aliases).endswith(" {'message': {'a': [1], 'b': [1]}}")
    assert _message(tmp_path, symbols).endswith("Tried to load unspecified class: Symbol")


def test_functions_that_load_others_themselves_are_warned_of_once(tmp_path: Path) -> None:
    (tmp_path / "stdlib").mkdir()
    code = "[1, 2].each |$x| { has_ip_address('127.0.0.1') has_ip_network('127.0.0.0') }"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    facts = {"interfaces": "lo"}
    compiled = compile(environment, facts=facts, ruby="never", strict="warning")
    assert [message.split("' is deprecated")[0] for _, message in compiled.logs] == [
        'The method \'Puppet::Parser::Functions.autoloader#loaded?("has_interface_with")',
        'The method \'Puppet::Parser::Functions.autoloader#load("has_interface_with")',
    ]
    assert compile(environment, facts=facts, ruby="never", strict="off").logs == ()


def test_an_unset_variable_that_a_function_expects_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "stdlib").mkdir()
    code = "notice(has_interface_with('lo'))"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    compiled = compile(environment, ruby="never", strict="warning", strict_variables=False)
    assert compiled.logs == (("warning", "Undefined variable 'interfaces'; "), ("notice", "false"))


@pytest.mark.parametrize(
    ("scope", "call", "container"),
    [
        ("", "call_function('stdlib::ensure_packages', *args)", "Class[main]"),
        ("scope, ", "scope.call_function('stdlib::ensure_packages', args)", "Class[A]"),
    ],
)
def test_an_old_name_forwards_at_the_top_unless_it_passes_its_scope(
    tmp_path: Path, known: Known, scope: str, call: str, container: str
) -> None:
    functions = "stdlib/lib/puppet/functions"
    forwarding = f"""
Puppet::Functions.create_function(:ensure_packages) do
  def forward({scope}*args)
    call_function('deprecation', 'ensure_packages', 'an old name')
    {call}
  end
end
"""
    _write(tmp_path, f"{functions}/ensure_packages.rb", forwarding)
    _write(tmp_path, "stdlib/lib/puppet/parser/functions/ensure_resource.rb", "")
    known("ensure_resource", "")
    for name in ("stdlib::ensure_packages", "deprecation"):
        _write(tmp_path, f"{functions}/{name.replace('::', '/')}.rb", "")
        known(name, "")
    known("ensure_packages", forwarding, ":forwarding")
    code = "class a { ensure_packages('git') } include a"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    compiled = compile(environment, ruby="never", puppet="7")
    assert compiled.catalog is not None, compiled.error
    edges = compiled.catalog.to_dict()["edges"]
    assert {"source": container, "target": "Package[git]"} in edges
