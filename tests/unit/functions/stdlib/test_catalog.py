"""Functions of stdlib that look at the catalog, at modules or at files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mupuppet import Compilation, compile
from mupuppet.environment.environment import Environment
from mupuppet.syntax.validation import Strictness


class Modules:
    """A directory of modules, among them an empty `stdlib`."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.write(
            "stdlib/metadata.json",
            '{"name": "puppetlabs-stdlib", "version": "8.5.0", "author": "a", "license": "l", '
            '"source": "s", "dependencies": []}',
        )

    def write(self, name: str, text: str) -> Path:
        path = self.directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def compile(self, code: str, **options: Any) -> Compilation:
        environment = Environment.from_code(code, modulepath=(str(self.directory),))
        return compile(environment, **options)

    def resource(self, code: str, reference: str, **options: Any) -> dict[str, Any]:
        """The attributes of a resource of the catalog."""
        compiled = self.compile(code, **options)
        assert compiled.catalog is not None, compiled.error
        found = {f"{each.type}[{each.title}]": each for each in compiled.catalog.resources}
        return found[reference].parameters

    def message(self, expression: str, **options: Any) -> Any:
        """The value of an expression."""
        code = f"notify {{ 'x': message => {expression} }}"
        return self.resource(code, "Notify[x]", **options)["message"]

    def error(self, code: str, **options: Any) -> str:
        compiled = self.compile(code, **options)
        assert compiled.error is not None
        return compiled.error.message


@pytest.fixture
def modules(tmp_path: Path) -> Modules:
    return Modules(tmp_path)


# --- Resources


def test_packages_are_declared_once(modules: Modules) -> None:
    code = "ensure_packages(['a', 'b']) ensure_packages(['b', 'c'], {'ensure' => 'present'})"
    for name in ("a", "b", "c"):
        assert modules.resource(code, f"Package[{name}]") == {"ensure": "installed"}


def test_newer_function_accepts_a_package_that_is_present(modules: Modules) -> None:
    code = "package { 'a': ensure => 'present' } stdlib::ensure_packages(['a', 'b'])"
    assert modules.resource(code, "Package[a]") == {"ensure": "present"}
    assert modules.resource(code, "Package[b]") == {"ensure": "installed"}


def test_newer_function_takes_a_hash(modules: Modules) -> None:
    code = "stdlib::ensure_packages({'a' => {'provider' => 'gem'}}, {'ensure' => 'latest'})"
    assert modules.resource(code, "Package[a]") == {"ensure": "latest", "provider": "gem"}


def test_a_resource_with_other_attributes_is_a_duplicate(modules: Modules) -> None:
    code = "package { 'a': ensure => 'absent' } ensure_packages('a')"
    assert "Duplicate declaration: Package[a]" in modules.error(code)


def test_references_stay_references(modules: Modules) -> None:
    code = "file { '/a': } ensure_resource('file', '/b', {'require' => File['/a']})"
    assert modules.resource(code, "File[/b]") == {"require": "File[/a]"}


def test_resources_of_a_defined_type(modules: Modules) -> None:
    code = "define d($x) { } ensure_resource('d', ['a', 'b'], {'x' => 1})"
    assert modules.resource(code, "D[b]") == {"x": 1}


def test_a_resource_does_not_find_itself(modules: Modules) -> None:
    code = """
        define d() {
          $found = defined_with_params("D[${title}]")
          notify { 'x': message => "${found}" }
        }
        d { 'a': }
    """
    assert modules.resource(code, "Notify[x]") == {"message": "false"}


# --- Private classes


def test_private_class_within_its_module(modules: Modules) -> None:
    modules.write("foo/manifests/init.pp", "class foo { include foo::inner }")
    modules.write("foo/manifests/inner.pp", "class foo::inner { assert_private() }")
    assert modules.compile("include foo").ok


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("include foo::inner", "Class foo::inner is private"),
        ("include bar", "Class foo::inner is private"),
        ("foo::thing { 'x': }", "Definition foo::thing is private"),
        ("include foo::named", "please include foo"),
    ],
)
def test_private_from_elsewhere(modules: Modules, code: str, message: str) -> None:
    modules.write("foo/manifests/inner.pp", "class foo::inner { assert_private() }")
    modules.write("foo/manifests/thing.pp", "define foo::thing { assert_private() }")
    modules.write(
        "foo/manifests/named.pp", "class foo::named { assert_private('please include foo') }"
    )
    modules.write("bar/manifests/init.pp", "class bar { include foo::inner }")
    assert message in modules.error(code)


def test_classes_of_the_main_manifest_are_one_module(modules: Modules) -> None:
    assert modules.compile("class a { include b } class b { assert_private() } include a").ok


# --- Files


def test_files_of_modules_are_loaded(modules: Modules) -> None:
    yaml = modules.write("foo/files/data.yaml", "a: [1, yes]\n")
    json = modules.write("foo/files/data.json", '{"b": 2}')
    assert modules.message(f"loadyaml('{yaml}')") == {"a": [1, True]}
    assert modules.message(f"loadjson('{json}')", puppet="7") == {"b": 2}
    # This version of stdlib asks for a library that Puppet 8 does not have.
    assert "uninitialized constant" in modules.error(f"loadjson('{json}')", puppet="8")


def test_broken_files(modules: Modules) -> None:
    yaml = modules.write("foo/files/data.yaml", "a: [1\n")
    assert modules.message(f"loadyaml('{yaml}', 'default')") == "default"
    assert "did not find expected" in modules.error(f"loadyaml('{yaml}')")


def test_loading_files_elsewhere_is_refused(modules: Modules, tmp_path_factory: Any) -> None:
    # Puppet would load the file: to return the default would be a wrong catalog.
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "data.yaml"
    assert modules.message(f"loadyaml('{elsewhere}', 'default')") == "default"
    elsewhere.write_text("a: 1\n")
    assert f"reading {elsewhere} is refused" in modules.error(f"loadyaml('{elsewhere}', 'default')")


def test_the_network_is_not_read(modules: Modules) -> None:
    message = modules.error("loadjson('https://example.com/a.json')")
    assert "loadjson() is refused: it would connect to `example.com`" in message


def test_metadata(modules: Modules) -> None:
    modules.write("bare/manifests/init.pp", "class bare { }")
    assert modules.message("load_module_metadata('stdlib')['version']", puppet="7") == "8.5.0"
    assert modules.message("load_module_metadata('bare', true)") == {}
    assert "No metadata.json file for module bare" in modules.error("load_module_metadata('bare')")
    assert modules.message("get_module_path('bare')") == str(modules.directory / "bare")


# --- Warnings


def test_deprecated_functions_warn_once(modules: Modules) -> None:
    code = "$a = is_array([]) $b = is_array({}) $c = is_string('a')"
    compiled = modules.compile(code, strict=Strictness.WARNING)
    where = ' at ["unknown", 1]:["unknown", 0]'
    assert compiled.logs == (
        ("warning", f"`is_array` is deprecated: match with Stdlib::Compat::Array instead{where}"),
        ("warning", f"`is_string` is deprecated: match with Stdlib::Compat::String instead{where}"),
    )


def test_deprecated_functions_are_errors_of_strict_compilations(modules: Modules) -> None:
    message = modules.error("$x = is_array([])", strict=Strictness.ERROR)
    assert "deprecation. is_array. " in message


def test_values_that_were_invalid_are_noticed(modules: Modules) -> None:
    compiled = modules.compile("validate_legacy(String, 'validate_re', 'abc', ['^b'])")
    assert (
        "notice",
        "Accepting previously invalid value for target type 'String'",
    ) in compiled.logs


def test_programs_are_not_run(modules: Modules) -> None:
    compiled = modules.compile("validate_cmd('text', '/bin/false %')")
    assert compiled.ok
    assert any("was not run" in message for _, message in compiled.logs)


# --- Interfaces of structured facts


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("stdlib::has_interface_with('eth0')", True),
        ("stdlib::has_interface_with('eth1')", False),
        ("stdlib::has_interface_with('ipaddress', '10.0.0.1')", True),
        ("stdlib::has_interface_with('mac', '00:11:22:33:44:55')", True),
        ("stdlib::has_interface_with('netmask', '255.0.0.0')", False),
    ],
)
def test_interfaces(modules: Modules, expression: str, value: bool) -> None:
    interface = {"ip": "10.0.0.1", "mac": "00:11:22:33:44:55"}
    facts = {"networking": {"interfaces": {"eth0": interface}}}
    compiled = modules.compile(f'notify {{ "${{{expression}}}": }}', facts=facts)
    assert compiled.catalog is not None
    assert compiled.catalog.resources[-1].title == str(value).lower()
