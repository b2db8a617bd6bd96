"""Which of stdlib's functions are ours depends on the version of the module."""

from __future__ import annotations

from pathlib import Path

from mupuppet import compile
from mupuppet.compiler.functions.stdlib_functions import CHANGED, digest
from mupuppet.environment.environment import Environment

SWAPCASE = """
Puppet::Functions.create_function(:swapcase) do
  dispatch(:swap) { param 'String', :text }
  def swap(text)
    "swapped #{text}"
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


def test_a_function_whose_results_have_changed_is_the_module_s(tmp_path: Path) -> None:
    _write(tmp_path, "stdlib/lib/puppet/functions/ensure_packages.rb", ENSURE_PACKAGES)
    assert "'ensure': 'held'" in _message(tmp_path, "ensure_packages('vim')")


def test_comments_and_blanks_are_not_a_change() -> None:
    one = b"# about\nfunction do\n  a = 1\nend\n"
    other = b"=begin\nanother\n=end\nfunction do\n\n    # one\n    a = 1\nend\n"
    assert digest(one) == digest(other) != digest(b"function do\n  a = 2\nend\n")


def test_digests_are_those_of_debian_s_package(debian_modulepath: Path) -> None:
    directory = debian_modulepath / "stdlib" / "lib" / "puppet"
    for name, recorded in CHANGED.items():
        newer = directory / "functions" / f"{name}.rb"
        path = newer if newer.exists() else directory / "parser" / "functions" / f"{name}.rb"
        assert digest(path.read_bytes()) == recorded, name


def test_an_old_name_that_forwards_warns(tmp_path: Path) -> None:
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
    code = "notice(batch_escape('a b')) notice(batch_escape('c'))"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    compiled = compile(environment, ruby="never", strict="warning")
    expected = (("warning", "an old name"), ("notice", '"a b"'), ("notice", '"c"'))
    assert compiled.logs == expected, compiled.error


def test_texts_of_sensitive_values_are_sensitive_where_the_version_unwraps_them(
    tmp_path: Path,
) -> None:
    path = "stdlib/lib/puppet/functions/stdlib/to_json.rb"
    code = "notice(stdlib::to_json([Sensitive('x')]) =~ Sensitive)"
    for text, unwraps in (("data.to_json", "false"), ("'stdlib::rewrap_sensitive_data'", "true")):
        _write(tmp_path, path, text)
        compiled = compile(Environment.from_code(code, modulepath=(str(tmp_path),)), ruby="never")
        assert compiled.logs == (("notice", unwraps),), compiled.error
    assert "'stdlib::to_json' expects 1 argument" in _message(tmp_path, "stdlib::to_json()")


def test_strengths_of_bcrypt_that_do_not_exist_are_refused_where_the_version_looks_at_them(
    tmp_path: Path,
) -> None:
    path = "stdlib/lib/puppet/parser/functions/pw_hash.rb"
    code = "notice(pw_hash('x', 'bcrypt', '03$abcdefghijklmnopqrstuu'))"
    _write(tmp_path, path, "salt: %r{^[0-9]{2}}")
    compiled = compile(Environment.from_code(code, modulepath=(str(tmp_path),)), ruby="never")
    assert compiled.logs == (("notice", "*0"),), compiled.error
    _write(tmp_path, path, "salt: %r{^(0[4-9]|[12][0-9]|3[01])}")
    assert "characters in salt must match (?-mix:^(0[4-9]|" in _message(tmp_path, code)


def test_an_unset_variable_that_a_function_expects_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "stdlib").mkdir()
    code = "notice(has_interface_with('lo'))"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    compiled = compile(environment, ruby="never", strict="warning", strict_variables=False)
    assert compiled.logs == (("warning", "Undefined variable 'interfaces'; "), ("notice", "false"))
