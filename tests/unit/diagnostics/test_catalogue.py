"""The catalogue of diagnostics: it explains each id, and each id is raised for what it explains."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from mupuppet import compile
from mupuppet.compiler.errors import LIMITS
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.catalogue import TOPICS, Kind, kinds, limits
from mupuppet.diagnostics.ids import DiagnosticId
from mupuppet.environment.environment import Environment
from tests.paths import ROOT
from tests.rules.compiling import compile_text, translation_of

SOURCE = ROOT / "src" / "mupuppet"
KINDS = kinds()
PAPER = TOPICS["The μPuppet paper"]


def all_ids() -> set[str]:
    return {id for topic in get_args(DiagnosticId) for id in get_args(topic)}


# --- The table


def test_each_id_is_explained_once() -> None:
    assert set(KINDS) == all_ids()
    assert sum(map(len, TOPICS.values())) == len(KINDS)


@pytest.mark.slow
def test_each_id_is_raised_somewhere() -> None:
    raised: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.parent.name != "catalogue" and path != SOURCE / "diagnostics" / "ids.py":
            raised |= _strings_not_compared(ast.parse(path.read_text(encoding="utf-8")))
    assert all_ids() - raised == set()


def _strings_not_compared(tree: ast.AST) -> set[str]:
    """The strings of a module, without those that something is only compared with."""
    compared = {
        id(constant)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for constant in ast.walk(node)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in compared
    }


def test_limits_are_those_of_their_topic() -> None:
    assert set(limits.KINDS) == LIMITS


@pytest.mark.parametrize(("id", "kind"), KINDS.items(), ids=list(KINDS))
def test_texts_are_sentences(id: str, kind: Kind) -> None:
    for text in (kind.meaning, kind.reason, kind.fix):
        assert text.endswith("."), id
        assert text[0].isupper() or text[0] == "`", id
        assert "  " not in text, id
    assert len(kind.meaning) <= 100, id


# --- What raises them


def diagnostics_of(id: DiagnosticId, code: str) -> tuple[Diagnostic, ...]:
    if id == "outside-mupuppet":
        return tuple(translation_of(code).diagnostics)
    if id in PAPER:
        return compile_text(code).diagnostics
    return compile(Environment.from_code(code)).diagnostics


@pytest.mark.parametrize("id", [id for id, kind in KINDS.items() if kind.example])
def test_an_example_has_the_mistake(id: DiagnosticId) -> None:
    found = diagnostics_of(id, KINDS[id].example)
    assert KINDS[id].severity in [each.severity for each in found if each.id == id]


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
    ("", {"environment.conf": "nope = 1\n"}, "invalid-settings"),
    ("", {"environment.conf": "modulepath = $nope/a\n"}, "unknown-setting"),
]

_LOOKUP = "notice(lookup('k'))"


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


@pytest.mark.parametrize(
    ("code", "files", "id"), [*IN_FILES, *((_LOOKUP, files, id) for files, id in IN_DATA)]
)
def test_mistakes_in_files(
    code: str, files: dict[str, str], id: DiagnosticId, tmp_path: Path
) -> None:
    for name, content in {**files, "manifests/site.pp": code}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    found = compile(Environment.from_directory(str(tmp_path)), ruby="never").diagnostics
    assert KINDS[id].severity in [each.severity for each in found if each.id == id]


def test_an_error_keeps_its_id_on_its_way_out() -> None:
    code = "define a() { include no_such_class }\na { 'x': }\n"
    error = compile(Environment.from_code(code)).error
    assert error is not None
    assert error.id == "unknown-class"
    assert error.message.startswith("Error while evaluating a Resource Statement, ")
