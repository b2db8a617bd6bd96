"""Each id that has no example in the catalogue is triggered here, through a public interface.

The tables are by interface: an environment that is compiled, commands, and the paper's rules.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mupuppet import Limits, compile, validate
from mupuppet.basics.records import replace
from mupuppet.cli.main import main
from mupuppet.diagnostics.catalogue import kinds
from mupuppet.diagnostics.ids import DiagnosticId
from mupuppet.environment.environment import Environment
from mupuppet.environment.exports import ExportedResource, ListedExports
from mupuppet.environment.permissions import Permissions
from mupuppet.environment.spec import directory_spec
from mupuppet.hiera import interpolation
from mupuppet.semantics.registry import RULES
from mupuppet.semantics.step import Machine
from mupuppet.semantics.stuck import Stuck
from tests.cli.command import mupuppet
from tests.requirements import needs_puppet, needs_ruby
from tests.rules.compiling import compile_text
from tests.rules.notation import read_configuration
from tests.security import test_bounds, test_changes_while_running, test_ruby_worker

pytestmark = pytest.mark.slow

KINDS = kinds()

# --- Environments

HIERA = """\
version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: a
    path: a.yaml
"""
WITHOUT_BACK_END = HIERA.replace("  data_hash: yaml_data\n", "")
FUNCTION = """\
Puppet::Functions.create_function(:'m::f') do
  def f()
    BODY
  end
end
"""
BACK_END = """\
Puppet::Functions.create_function(:'m::f') do
  dispatch :f do
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def f(options, context)
    raise Puppet::DataBinding::LookupError, 'no'
  end
end
"""
RUBY_FUNCTION = "modules/m/lib/puppet/functions/m/f.rb"
LEGACY = "modules/m/lib/puppet/parser/functions/m.rb"
LEGACY_FUNCTION = """\
module Puppet::Parser::Functions
  newfunction(:m) { |arguments| helper }
  def helper
  end
end
"""
TYPE = """\
Puppet::Type.newtype(:x) do
  newparam(:a, namevar: true)
  newparam(:b, namevar: true)
  def self.title_patterns
    [[/^(\\d+)$/, [[:a]]]]
  end
end
"""
STDLIB = {
    "modules/stdlib/metadata.json": '{"name": "puppetlabs-stdlib", "version": "8.5.0", '
    '"author": "a", "license": "b", "summary": "c", "source": "d", "dependencies": []}'
}
INIT = "modules/m/manifests/init.pp"

#: What the code is, which files there are, and the id.
IN_FILES: list[tuple[str, dict[str, str], DiagnosticId]] = [
    ("include m", {INIT: "class n { }"}, "illegal-definition-location"),
    ("include m", {INIT: "notice(1)\nclass m { }"}, "illegal-top-construct-location"),
    ("include m", {INIT: "class m { }", "modules/m/metadata.json": "{"}, "invalid-metadata"),
    (
        "m::g()",
        {"modules/m/functions/g.pp": "function m::g() { }\nfunction m::g() { }"},
        "wrong-definition",
    ),
    (
        "file { '/a': source => 'puppet:///modules/m/x' }",
        {INIT: "class m { }"},
        "missing-source",
    ),
    (
        "notice(epp('m/a.epp'))",
        {"modules/m/templates/a.epp": "<%= $a + %>"},
        "template-error",
    ),
    (
        "notice(template('m/a.erb'))",
        {"modules/m/templates/a.erb": "<%= nope %>"},
        "template-error",
    ),
    ("m::f()", {RUBY_FUNCTION: FUNCTION.replace("m::f", "n::f")}, "unloadable-function"),
    ("m::f()", {RUBY_FUNCTION: FUNCTION.replace("BODY", "raise 'no'")}, "ruby-error"),
    ("m::f()", {RUBY_FUNCTION: FUNCTION.replace("BODY", "exit")}, "unsupported-ruby"),
    (
        "m::f()",
        {RUBY_FUNCTION: FUNCTION.replace("BODY", "raise NotImplementedError, 'no'")},
        "uncaught-ruby-error",
    ),
    (
        "notify { 'a': message => m::f() }",
        {RUBY_FUNCTION: FUNCTION.replace("BODY", "1..3")},
        "serialization-unknown-converted-to-string",
    ),
    (
        "x { 'a': }",
        {"modules/m/lib/puppet/type/x.rb": "Puppet::Type.newtype(:x) do\n  raise 'no'\nend\n"},
        "unloadable-type",
    ),
    (
        "x { 'a': }",
        {"modules/m/lib/puppet/type/x.rb": "Puppet::Type.newtype(:x) do\n  eval(a)\nend\n"},
        "unreadable-type",
    ),
    ("", {"environment.conf": "modulepath\n"}, "invalid-setting"),
    ("", {"environment.conf": "[agent]\nmodulepath = modules\n"}, "invalid-settings-section"),
    ("m()", {LEGACY: LEGACY_FUNCTION}, "illegal-function"),
    ("x { 'a': }", {"modules/m/lib/puppet/type/x.rb": TYPE}, "title-pattern"),
    ("class c(File['a', 'b'] $x) { }\nclass { 'c': x => 1 }", {}, "not-a-type"),
    ("function f() { }", {"manifests/a.pp": "function f() { }"}, "redefined"),
    ("type A inherits B { }", {}, "unsupported-expression"),
    ('$a = @("A")\n${@(B)}\nb\nB\nA\n', {}, "nested-heredoc"),
    ("include m", {INIT: "\ufeffclass m { }"}, "illegal-bom"),
    ("include m", {INIT: "class m { \udcff }"}, "invalid-utf-8"),
    ("notice(file('m/x'))", {"modules/m/files/x/y": ""}, "unreadable-file"),
    ("include 'm::../a'", {INIT: "class m { }"}, "unsafe-name"),
    ("include m", {**STDLIB, INIT: "class m { assert_private() }"}, "private-definition"),
    ("load_module_metadata('nope')", STDLIB, "unknown-module"),
    ("loadyaml('https://host.example.com/a.yaml')", STDLIB, "network-refused"),
    ("", {"modules/environment/manifests/init.pp": ""}, "reserved-module-name"),
    ("", {"environment.conf": "nope = 1\n"}, "invalid-settings"),
    ("", {"environment.conf": "modulepath = $nope/a\n"}, "unknown-setting"),
]

LOOKUP = "notice(lookup('k'))"


def _hierarchy(content: str) -> dict[str, str]:
    return {"hiera.yaml": content}


def _data(content: str) -> dict[str, str]:
    return {"hiera.yaml": HIERA, "data/a.yaml": content}


#: Mistakes in a hierarchy and in its data, found by one lookup.
IN_DATA: list[tuple[dict[str, str], DiagnosticId]] = [
    (_hierarchy("version: 7\n"), "hiera-unsupported-version"),
    (_hierarchy("a: [\n"), "invalid-hierarchy"),
    (_hierarchy(WITHOUT_BACK_END), "hiera-missing-data-provider-function"),
    (
        _hierarchy(HIERA + "    data_hash: a\n    lookup_key: b\n"),
        "hiera-multiple-data-provider-functions",
    ),
    (
        _hierarchy(HIERA.replace("hierarchy:", "  lookup_key: x\nhierarchy:")),
        "hiera-multiple-data-provider-functions-in-default",
    ),
    (_hierarchy(HIERA + "    paths: [b]\n"), "hiera-multiple-location-specs"),
    (_hierarchy(HIERA + "    options: { path: x }\n"), "hiera-option-reserved-by-puppet"),
    (
        _hierarchy(HIERA.replace("hierarchy:", "  options: { path: x }\nhierarchy:")),
        "hiera-default-option-reserved-by-puppet",
    ),
    (_hierarchy(HIERA + "  - name: a\n"), "hiera-hierarchy-name-multiply-defined"),
    (_hierarchy(HIERA + "    hiera3_backend: x\n"), "hiera-v3-backend-not-global"),
    (
        _hierarchy(HIERA + "default_hierarchy:\n  - name: b\n"),
        "hiera-default-hierarchy-not-in-module",
    ),
    (
        _hierarchy("version: 4\nhierarchy:\n  - name: a\n    backend: x\n"),
        "hiera-no-provider-for-backend",
    ),
    (
        {**_data("k: 1"), "hiera.yaml": HIERA.replace("yaml_data", "no_such_function")},
        "hiera-data-provider-function-not-found",
    ),
    (_data("k: ["), "invalid-data-file"),
    (
        _hierarchy(HIERA.replace("a.yaml", "'%{lookup(\"b\")}'")),
        "hiera-interpolation-method-syntax-not-allowed",
    ),
    (_data("k: '%{a..b}'"), "invalid-interpolation"),
    (_data("""k: "%{nope('x')}" """), "hiera-interpolation-unknown-interpolation-method"),
    (_data("""k: "a %{alias('x')}" """), "hiera-interpolation-alias-not-entire-string"),
    (_data("""k: "%{lookup('k')}" """), "recursive-lookup"),
    (_data("lookup_options: 1\nk: 1"), "invalid-lookup-options"),
    (_data("lookup_options: { k: { merge: nope } }\nk: 1"), "invalid-merge"),
    (_data("lookup_options: { k: { convert_to: Integer } }\nk: a"), "conversion-failed"),
    (
        {
            "hiera.yaml": HIERA.replace("data_hash: yaml_data", "lookup_key: eyaml_lookup_key"),
            "data/a.yaml": "k: ENC[PKCS7,xx]",
        },
        "decryption-failed",
    ),
    (
        {
            **_data("k: 1"),
            "hiera.yaml": HIERA.replace("yaml_data", "m::f"),
            RUBY_FUNCTION: BACK_END,
        },
        "lookup-backend-error",
    ),
]


#: The same with options: code, files, options of the environment and of the compilation, id.
WITH_OPTIONS: list[tuple[str, dict[str, str], dict[str, Any], dict[str, Any], DiagnosticId]] = [
    ("$x = is_string('a')", STDLIB, {}, {"strict": "error"}, "deprecated-call"),
    (
        "define d($x = 1) { }\ndefine e() { D <| |> { x => 2 } }\nd { 'a': }\ne { 'b': }",
        {}, {}, {"strict": "error"}, "late-override",
    ),
    (
        "generate('/no/such/program')", {}, {"permissions": Permissions(generate=("*",))}, {},
        "generate-failed",
    ),
    (
        LOOKUP, {"hiera.yaml": ":backends: [yaml]\n"}, {}, {"strict": "error"},
        "hiera-version-3-not-global",
    ),
    (
        LOOKUP,
        _hierarchy(HIERA.replace("a.yaml", "'%{nope}'")),
        {},
        {"strict": "error", "puppet": "7"},
        "hiera-undefined-variable",
    ),
    (
        LOOKUP, {"g.yaml": ":backends: [yaml, yaml]\n"}, {"hiera_config": "g.yaml"}, {},
        "hiera-backend-multiply-defined",
    ),
    (
        LOOKUP, {"g.yaml": ":backends: [mongo]\n"}, {"hiera_config": "g.yaml"}, {},
        "hiera-3-not-installed",
    ),
    (
        LOOKUP, {"g.yaml": "version: 4\n"}, {"hiera_config": "g.yaml"}, {},
        "hiera-unsupported-version-in-global",
    ),
    (
        LOOKUP, {"g.yaml": "version: 5\nhierarchy: [{ name: a, hiera3_backend: yaml }]\n"},
        {"hiera_config": "g.yaml"}, {}, "hiera-v3-backend-replaced-by-data-hash",
    ),
    ("$x = [1, 2] + [3]", {}, {}, {"limits": Limits(elements=2)}, "array-too-long"),
    ("$x = 'abc' $y = \"${x}d\"", {}, {}, {"limits": Limits(characters=3)}, "string-too-long"),
    (f"$x = Timespan('{'9' * 5000}', '%S')", {}, {}, {}, "number-too-long"),
    ("[1, 2].each |$x| { }", {}, {}, {"limits": Limits(lambda_calls=1)}, "too-many-calls"),
    ("notify { ['a', 'b']: }", {}, {}, {"limits": Limits(resources=1)}, "too-many-resources"),
    (
        "$x = [1] notify { 'a': message => [[[$x]]] }", {}, {}, {"limits": Limits(value_depth=2)},
        "value-too-deep",
    ),
    (
        "Integer[1, 1000].each |$x| { Integer[1, 1000].each |$y| { } }", {}, {},
        {"limits": Limits(seconds=0.05)}, "out-of-time",
    ),
    (
        f"notice('{'a' * 40}!' =~ /^(a|a)*$/)", {}, {}, {"limits": Limits(search_seconds=0.01)},
        "pattern-error",
    ),
    (
        "@@notify { 'a': }\nNotify <<| |>>\nnotify { 'b': }", {}, {},
        {"exports": ListedExports([ExportedResource("other", "Notify", "b", {}, ())])},
        "duplicate-export",
    ),
]  # fmt: skip


def write_files(directory: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8", errors="surrogateescape")


@pytest.mark.parametrize(
    ("code", "files", "environment", "options", "id"),
    [
        *((code, files, {}, {}, id) for code, files, id in IN_FILES),
        *((LOOKUP, files, {}, {}, id) for files, id in IN_DATA),
        *WITH_OPTIONS,
    ],
)
def test_mistakes_in_environments(
    code: str,
    files: dict[str, str],
    environment: dict[str, Any],
    options: dict[str, Any],
    id: DiagnosticId,
    tmp_path: Path,
) -> None:
    write_files(tmp_path, {**files, "manifests/site.pp": code})
    if "hiera_config" in environment:
        environment = {"hiera_config": str(tmp_path / environment["hiera_config"])}
    spec = replace(directory_spec(str(tmp_path)), **environment)
    found = compile(Environment(spec), **{"ruby": "never", **options}).diagnostics
    assert KINDS[id].severity in [each.severity for each in found if each.id == id]


def test_too_many_interpolations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpolation, "MAXIMUM_INTERPOLATIONS", 2)
    files = _data("""k: "%{lookup('a')}%{lookup('b')}"\na: '%{c}'\nb: '%{c}'\n""")
    write_files(tmp_path, {**files, "manifests/site.pp": LOOKUP})
    error = compile(Environment.from_directory(str(tmp_path)), puppet="7").error
    assert error is not None
    assert error.id == "too-many-interpolations"


#: Functions that real Ruby runs.
IN_RUBY: list[Any] = [
    pytest.param("Process.kill(:KILL, $$)", "ruby-worker", marks=needs_ruby),
    pytest.param("eval('Puppet::Node').name", "puppet-library", marks=needs_puppet),
]


@pytest.mark.parametrize(("body", "id"), IN_RUBY)
def test_mistakes_of_real_ruby(body: str, id: DiagnosticId, tmp_path: Path) -> None:
    write_files(tmp_path, {RUBY_FUNCTION: FUNCTION.replace("BODY", body)})
    environment = Environment.from_code("m::f()", modulepath=(str(tmp_path / "modules"),))
    assert id in [each.id for each in compile(environment).diagnostics]


# --- Commands

SITE = {"manifests/site.pp": "notice(1)"}

#: Arguments, files, standard input, and the id.
COMMANDS: list[tuple[str, dict[str, str], DiagnosticId]] = [
    ("validate a.epp", {"a.epp": "a <%= 1"}, "epp-unbalanced-tag"),
    ("validate a.epp", {"a.epp": "a <%# 1"}, "epp-unbalanced-comment"),
    ("validate a.epp", {"a.epp": "a <%"}, "epp-unbalanced-expression"),
    ("validate a.epp", {"a.epp": "a<% ($x) %>"}, "illegal-epp-parameters"),
    ("env . --format json", {**SITE, "modules/m/types/a.pp": "# later"}, "misplaced-definition"),
    ("compile . --classification c.yaml", {**SITE, "c.yaml": "[1]"}, "classification"),
    ("compile . --exports a.db", {**SITE, "a.db": "a" * 5000}, "exports-unavailable"),
    ("compile . --facts a.json", {**SITE, "a.json": "{"}, "facts-syntax"),
    ("compile . --facts a.json", {**SITE, "a.json": "[]"}, "facts-shape"),
    (
        "compile . --facts a.json",
        {
            **SITE,
            "a.json": '[{"certname": "a", "name": "x", "value": 1, "environment": "p"},'
            ' {"certname": "b", "name": "x", "value": 1, "environment": "p"}]',
        },
        "facts-node",
    ),
    ("compile . --facts no-such-system", SITE, "unknown-fact-set"),
    ("compile . --set a.b=1 --set a=1 --set a.c=1", SITE, "illegal-fact-override"),
    ("compile .", {**SITE, "mupuppet.toml": "strict = 3"}, "invalid-configuration"),
    ("compile .", {**SITE, "mupuppet.toml": "nope = 3"}, "unknown-configuration"),
    ("compile .", {**SITE, "mupuppet.toml": "enc = '/e'"}, "untrusted-configuration"),
    (
        "compile . --exports memory",
        {"manifests/site.pp": "puppetdb_query('reports {}')"},
        "query-failed",
    ),
    ("compile . --modulepath nowhere", SITE, "missing-directory"),
    ("compile empty", {"empty/a": ""}, "no-environment"),
    ("compile . --environment b", {"environments/a/manifests/site.pp": ""}, "unknown-environment"),
]


@pytest.mark.parametrize(("arguments", "files", "id"), COMMANDS)
def test_mistakes_in_commands(
    arguments: str,
    files: dict[str, str],
    id: DiagnosticId,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write_files(tmp_path, files)
    monkeypatch.chdir(tmp_path)
    main(arguments.split())
    output = capsys.readouterr()
    assert re.search(rf'\[{id}\]|"id": "{id}"', output.out + output.err)


def test_a_request_with_an_unknown_field() -> None:
    done = mupuppet("batch", stdin=b'{"id": 1, "code": "", "nope": 1}\n')
    assert '"id": "unknown-field"' in done.out


def test_a_compilation_without_enough_memory(tmp_path: Path) -> None:
    write_files(tmp_path, {"site.pp": "$a = Integer[1, 200000000].map |$x| { $x }"})
    done = mupuppet("compile", tmp_path / "site.pp", "--memory", "100")
    assert "error[out-of-memory]" in done.err


# --- The paper


def test_a_run_with_too_many_steps() -> None:
    result = compile_text("$x = 1 $y = 1", step_limit=2)
    assert [each.id for each in result.diagnostics] == ["step-limit"]


#: Configurations that no manifest leads to: rule, scope, definitions, term, and the id.
CONFIGURATIONS: list[tuple[str, dict[str, Any], DiagnosticId]] = [
    (
        "IncU",
        {"scope": "::b", "definitions": "class a { } class b { }", "term": "include a"},
        "no-base-scope",
    ),
    ("DefScopeDone", {"scope": "::nd", "term": "scope (:: def) { skip }"}, "wrong-scope"),
    ("DefScopeDone", {"term": "skip"}, "stuck"),
]


@pytest.mark.parametrize(("rule", "example", "id"), CONFIGURATIONS)
def test_configurations_without_a_next_step(
    rule: str, example: dict[str, Any], id: DiagnosticId
) -> None:
    judgement = RULES[rule].judgement
    machine = Machine(judgement, read_configuration(judgement, example))
    assert machine.advance() is None
    assert Stuck.of(machine).diagnostic().id == id


# --- All of them


#: Those that need more than a row of a table.
def test_files_that_are_not_code(tmp_path: Path) -> None:
    (tmp_path / "x.erb").write_text("<% if x %>")
    (tmp_path / "Puppetfile").write_text("mod 'a-b'\nmod 'c-b'\n")
    assert [each.id for each in validate(tmp_path)] == ["invalid-puppetfile", "invalid-erb"]


#: What differs in a later version of Puppet: files, that version, the id.
UPGRADES = [
    ({"manifests/site.pp": "notice($::osfamily)"}, "8", "upgrade-legacy-fact"),
    ({"hiera.yaml": ":backends: [yaml]\n"}, "8", "upgrade-hiera-version"),
    ({"modules/m/lib/puppet/functions/f.rb": "x = Fixnum"}, "8", "upgrade-removed-ruby"),
    ({"manifests/site.pp": "zone { 'a': }"}, "9", "upgrade-removed-type"),
    (
        {"environment.conf": "environment_data_provider = hiera\n"},
        "9",
        "upgrade-removed-setting",
    ),
    (
        {"manifests/site.pp": "notice(regsubst('a', 'b', 'c', 'G', 'U'))"},
        "9",
        "upgrade-changed-function",
    ),
    (
        {
            "modules/m/metadata.json": '{"name": "a-m", "requirements": [{"name": "puppet",'
            ' "version_requirement": ">= 6.0.0 < 8.0.0"}]}'
        },
        "8",
        "upgrade-module-requirement",
    ),
]


@pytest.mark.parametrize(("files", "version", "id"), UPGRADES, ids=[row[-1] for row in UPGRADES])
def test_what_a_version_changes(
    files: dict[str, str], version: str, id: str, tmp_path: Path
) -> None:
    write_files(tmp_path, {"manifests/other.pp": "", **files})
    arguments = ["--format", "concise", "--to", version]
    done = mupuppet("upgrade", tmp_path, *arguments)
    assert f"[{id}]" in done.out


ON_THEIR_OWN = {
    "invalid-erb": test_files_that_are_not_code,
    "invalid-puppetfile": test_files_that_are_not_code,
    "too-many-interpolations": test_too_many_interpolations,
    "unknown-field": test_a_request_with_an_unknown_field,
    "out-of-memory": test_a_compilation_without_enough_memory,
    "step-limit": test_a_run_with_too_many_steps,
    "environment-changed": test_changes_while_running.test_a_catalog_of_two_states_has_a_warning,
    "process-ended": test_bounds.test_a_node_whose_process_dies_fails_alone,
    "write-refused": test_ruby_worker.test_nothing_is_written,
}


def test_each_id_is_triggered() -> None:
    """By the example in the catalogue, or here."""
    tables = (IN_FILES, IN_DATA, WITH_OPTIONS, COMMANDS, CONFIGURATIONS, UPGRADES)
    here = {row[-1] for table in tables for row in table} | {row.values[-1] for row in IN_RUBY}
    examples = {id for id, kind in KINDS.items() if kind.example}
    assert set(KINDS) - examples - here - set(ON_THEIR_OWN) == set()
