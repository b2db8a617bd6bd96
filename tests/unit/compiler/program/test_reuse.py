"""One environment compiled several times: what was parsed and lowered is used again."""

from pathlib import Path

import pytest

from mupuppet import Compilation, compile
from mupuppet.compiler.functions import epp_functions
from mupuppet.compiler.program.definitions import Unit
from mupuppet.compiler.program.unit_cache import UNIT_CACHE, Key, UnitCache
from mupuppet.environment.environment import Environment
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Program
from mupuppet.syntax.strictness import Strictness

pytestmark = pytest.mark.slow

CODE = r"""
$text = "odd \escape"
type Port = Integer[1, 100]
function double(Port $n) >> Integer { $n * 2 }
class a(Port $port = 5, Optional[Enum['x', 'y']] $kind = undef) {
  notify { "port ${port}": message => double($port) }
}
define b(String $text = $title) { notify { "b ${text}": } }
include a
b { 'one': }
notify { $facts['who']: }
notice(Integer[1, 3].reduce |$memo, $n| { $memo + $n })
"""


def outcome(result: Compilation) -> object:
    assert result.catalog is not None, result.error
    diagnostics = [(d.id, d.message, d.at) for d in result.diagnostics]
    return result.catalog.to_dict(), diagnostics, result.logs


def test_a_second_compilation_has_the_same_result() -> None:
    environment = Environment.from_code(CODE)
    compile(environment, facts={"who": "other"})
    second = compile(environment, facts={"who": "this"})
    assert outcome(second) == outcome(compile(Environment.from_code(CODE), facts={"who": "this"}))


def test_failed_compilation_leaves_nothing_behind() -> None:
    environment = Environment.from_code("notify { 'a': message => $facts['x'] + 1 }")
    assert not compile(environment, facts={"x": "text"}).ok
    result = compile(environment, facts={"x": 1})
    assert result.catalog is not None
    assert result.catalog["Notify[a]"].parameters == {"message": 2}


def test_changed_files_are_read_again(tmp_path: Path) -> None:
    manifest = tmp_path / "modules/m/manifests/init.pp"
    alias = tmp_path / "modules/m/types/port.pp"
    for file in (manifest, alias):
        file.parent.mkdir(parents=True)
    manifest.write_text('class m(M::Port $port) { notify { "one ${port}": } }')
    alias.write_text("type M::Port = Integer[1, 10]")
    environment = Environment.from_code(
        "class { m: port => 20 }", modulepath=(str(tmp_path / "modules"),)
    )
    assert not compile(environment).ok
    alias.write_text("type M::Port = Integer[1, 20]")
    result = compile(environment)
    assert result.catalog is not None
    assert "Notify[one 20]" in result.catalog
    manifest.write_text('class m(M::Port $port) { notify { "two ${port}": } }')
    result = compile(environment)
    assert result.catalog is not None
    assert "Notify[two 20]" in result.catalog


ALIASES = {
    "m/manifests/init.pp": """
        class m(Struct[{port => Optional[M::Port]}] $s, M::Port $port = 5) { notify { "${s}": } }
        """,
    "m/types/port.pp": "type M::Port = Variant[M::Small, Enum['none']]",
    "m/types/small.pp": "type M::Small = Integer[1, 10]",
}


def test_a_type_whose_file_becomes_empty_is_reported_as_in_a_first_compilation(
    tmp_path: Path,
) -> None:
    manifest = tmp_path / "modules/m/manifests/init.pp"
    alias = tmp_path / "modules/m/types/port.pp"
    for file in (manifest, alias):
        file.parent.mkdir(parents=True)
    manifest.write_text("class m(M::Port $port = 1) { }")
    alias.write_text("type M::Port = Integer")
    environment = Environment.from_code("include m", modulepath=(str(tmp_path / "modules"),))
    assert compile(environment).ok
    alias.write_text("# nothing")
    error = compile(environment).error
    assert error is not None
    assert error.message.endswith("does not define the type 'm::port' - it is empty.")


def test_types_mean_what_their_names_mean_now(tmp_path: Path) -> None:
    write(tmp_path, ALIASES)
    code = "class { m: s => { port => 10 }, port => 'none' }"
    environment = Environment.from_code(code, modulepath=(str(tmp_path),))
    assert compile(environment).ok
    assert compile(environment).ok
    write(tmp_path, {"m/types/small.pp": "type M::Small = Integer[1, 9]"})
    error = compile(environment).error
    assert error is not None
    assert "M::Small = Integer[1, 9], Enum['none']] value, got Integer" in error.message
    write(tmp_path, {"m/types/small.pp": "type M::Small = Integer[1, 11]"})
    assert compile(environment).ok
    # A resource type is found before an alias.
    write(tmp_path, {"m/manifests/port.pp": "define m::port() { }"})
    error = compile(environment).error
    assert error is not None
    assert "parameter 'port' expects a Resource value" in error.message


def test_types_mean_what_their_names_mean_in_an_environment(tmp_path: Path) -> None:
    modules = tmp_path / "one", tmp_path / "two"
    for directory, most in zip(modules, (10, 9), strict=True):
        write(directory, ALIASES | {"m/types/small.pp": f"type M::Small = Integer[1, {most}]"})
    code = "class { m: s => { port => 10 } }"
    one, two = (Environment.from_code(code, modulepath=(str(directory),)) for directory in modules)
    for _ in range(3):
        assert compile(one).ok
        assert not compile(two).ok


WRITTEN = """
define d(
  $a = 'x', Optional[String] $b = undef, Integer $c = 3, $d = $c, $e = 'e', $f = "${a}${e}"
) {
  notify { "${title}: ${a} ${b} ${c} ${d} ${e} ${f}": }
}
d { 'all': }
d { 'some': b => 'given', e => 'E' }
d { 'undef': a => undef, c => undef, f => 'f' }
class p { $x = 'from p' }
include p
class k($x = $p::x, $y = $p::y, $z = 'z') { notify { "${x} ${y} ${z}": } }
include k
D['all'] -> D['some']
"""


def test_defaults_that_are_written_out_are_the_same_for_all() -> None:
    environment = Environment.from_code(WRITTEN)
    first = compile(environment, puppet="7")
    assert first.catalog is not None, first.error
    titles = [resource.title for resource in first.catalog if resource.type == "Notify"]
    assert titles == [
        "from p  z",
        "all: x  3 3 e xe",
        "some: x given 3 3 E xE",
        "undef: x  3 3 e f",
    ]
    for _ in range(3):
        assert outcome(compile(environment, puppet="7")) == outcome(first)


def test_a_given_value_of_another_type_is_a_mistake_each_time() -> None:
    code = "define d(Integer $a = 1, $b = 'b') { }\nd { ['x', 'y']: }\nd { 'z': a => 'text' }"
    environment = Environment.from_code(code)
    for _ in range(3):
        error = compile(environment).error
        assert error is not None
        assert "parameter 'a' expects an Integer value, got String" in error.message


def test_strictness_is_that_of_each_compilation() -> None:
    from mupuppet.syntax.validation import Strictness

    environment = Environment.from_code("$x = { a => 1, a => 2 }")
    assert compile(environment, strict=Strictness.WARNING).ok
    assert not compile(environment, strict=Strictness.ERROR).ok
    assert compile(environment, strict=Strictness.WARNING).ok


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


CONTROL_REPOSITORY = {
    "hiera.yaml": """\
version: 5
defaults: {datadir: data, data_hash: yaml_data}
hierarchy:
  - {name: node, path: "nodes/%{trusted.certname}.yaml"}
  - {name: common, path: common.yaml}
""",
    "data/common.yaml": """\
m::plain: common
m::text: "%{facts.who} and %{facts.os.family}"
m::nested: {list: ["%{facts.who}", 1], other: "%{trusted.certname}"}
m::looked_up: "%{lookup('m::text')}!"
m::unknown: "[%{facts.nothing}]"
m::indirect: "%{facts.template}"
""",
    "data/nodes/b.yaml": "m::plain: of b\n",
    "modules/m/manifests/init.pp": """\
class m($plain, $text, $nested, $looked_up, $unknown, $indirect) {
  notify { 'all': message => [$plain, $text, $nested, $looked_up, $unknown, $indirect] }
  notify { 'epp': message => epp('m/t.epp', { 'text' => $text }) }
}
""",
    "modules/m/templates/t.epp": "<%- | String $text | -%>one <%= $text %>",
    "manifests/site.pp": "include m\n",
}


def of_node(environment: Environment, node: str) -> object:
    facts = {"who": f"fact of {node}", "os": {"family": "Debian"}, "template": "<%{facts.who}>"}
    return outcome(compile(environment, node=node, facts=facts))


def test_data_and_templates_are_those_of_each_node(tmp_path: Path) -> None:
    write(tmp_path, CONTROL_REPOSITORY)
    shared = Environment.from_directory(tmp_path)
    for node in ("a", "b", "a", "c", "b"):
        assert of_node(shared, node) == of_node(Environment.from_directory(tmp_path), node)


def test_changes_of_equal_length_are_noticed_at_once(tmp_path: Path) -> None:
    write(tmp_path, CONTROL_REPOSITORY)
    shared = Environment.from_directory(tmp_path)
    before = of_node(shared, "b")
    changes = {
        "data/nodes/b.yaml": "m::plain: or b\n",
        "modules/m/templates/t.epp": "<%- | String $text | -%>two <%= $text %>",
        "manifests/site.pp": "require m\n",
        "modules/m/manifests/init.pp": CONTROL_REPOSITORY["modules/m/manifests/init.pp"].replace(
            "'epp'", "'ppe'"
        ),
    }
    for name, text in changes.items():
        assert len(text) == len(CONTROL_REPOSITORY[name])
        write(tmp_path, {name: text})
        after = of_node(shared, "b")
        assert after != before or name == "manifests/site.pp"
        assert after == of_node(Environment.from_directory(tmp_path), "b")
        before = after


def test_files_that_appear_and_vanish_are_noticed(tmp_path: Path) -> None:
    write(tmp_path, {**CONTROL_REPOSITORY, "manifests/site.pp": "include m\ninclude m::more\n"})
    shared = Environment.from_directory(tmp_path)
    more = tmp_path / "modules/m/manifests/more.pp"
    facts = {"who": "me", "os": {"family": "Debian"}, "template": ""}
    assert not compile(shared, node="a", facts=facts).ok
    more.write_text("class m::more { }")
    assert compile(shared, node="a", facts=facts).ok
    more.unlink()
    assert not compile(shared, node="a", facts=facts).ok
    more.mkdir()
    assert not compile(shared, node="a", facts=facts).ok


def test_compilations_leave_little_to_the_garbage_collector(tmp_path: Path) -> None:
    import gc

    body = 'notify { "n ${title}": message => $title }'
    code = (
        f'define d {{ {body} }}\n$names = Integer[1, 500].map |$n| {{ "t${{n}}" }}\nd {{ $names: }}'
    )
    environment = Environment.from_code(code)
    assert compile(environment).ok
    gc.collect()
    gc.disable()
    try:
        assert compile(environment).ok
        assert gc.collect() < 500  # there are thousands of objects in 1,000 resources
    finally:
        gc.enable()


def test_another_environment_with_the_same_source_has_the_same_result() -> None:
    UNIT_CACHE.forget()
    first = outcome(compile(Environment.from_code(CODE), facts={"who": "this"}))
    compile(Environment.from_code(CODE), facts={"who": "other"})
    assert outcome(compile(Environment.from_code(CODE), facts={"who": "this"})) == first


def test_the_same_source_in_two_files_is_reported_under_both_names(tmp_path: Path) -> None:
    for name in ("a.pp", "b.pp"):
        (tmp_path / name).write_text("\nnotify { 'x': message => 1 + 'a' }")
        result = compile(Environment.from_file(tmp_path / name))
        assert result.error is not None
        assert result.error.source.name == str(tmp_path / name)


def test_the_same_source_under_another_strictness_is_checked_again() -> None:
    code = "$a = { 'k' => 1, 'k' => 2 }"
    assert compile(Environment.from_code(code), strict="warning").ok
    assert not compile(Environment.from_code(code), strict="error").ok
    assert compile(Environment.from_code(code), strict="warning").ok


def test_templates_are_parsed_once_for_all_environments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = tmp_path / "m" / "templates" / "a.epp"
    template.parent.mkdir(parents=True)
    template.write_text('<%- |Integer[1] $n| -%>\n<%= $n * 2 %> <%= "odd \\escape" %>\n')
    code = """
        notify { 'a': message => epp('m/a.epp', { 'n' => 1 }) }
        notify { 'b': message => "${inline_epp('<%= 1 %>')} ${inline_epp('<%= 2 %>')}" }
    """

    def compiled() -> Compilation:
        return compile(Environment.from_code(code, modulepath=[tmp_path]))

    first = outcome(compiled())
    with monkeypatch.context() as patched:
        patched.setattr(epp_functions, "parse", None)
        assert outcome(compiled()) == first
    template.write_text("<%- |$n| -%><%= $n %>")
    result = compiled()
    assert result.catalog is not None
    assert result.catalog["Notify[a]"]["message"] == "1"


def test_a_template_is_no_manifest_with_the_same_source(tmp_path: Path) -> None:
    template = tmp_path / "m" / "templates" / "a.epp"
    template.parent.mkdir(parents=True)
    template.write_text("notify { 'a': }")
    manifest = Environment.from_file(template, modulepath=[tmp_path])
    assert compile(manifest).ok
    code = Environment.from_code("notify { epp('m/a.epp'): }", modulepath=[tmp_path])
    result = compile(code)
    assert result.catalog is not None, result.error
    assert "Notify[notify { 'a': }]" in result.catalog


def _key(source: str) -> Key:
    return (source, False, "", None, (), Strictness.WARNING, "8")


def test_units_that_were_not_used_for_long_are_forgotten() -> None:
    cache = UnitCache(limit=10)
    unit = Unit(SourceFile(""), Program(()))
    for source in ("aaaa", "bbbb"):
        cache.add(_key(source), unit)
    assert cache.find(_key("aaaa")) is unit
    cache.add(_key("cccc"), unit)
    assert cache.find(_key("bbbb")) is None
    assert cache.find(_key("aaaa")) is unit
    assert cache.find(_key("cccc")) is unit
    cache.add(_key("d" * 11), unit)
    assert cache.find(_key("d" * 11)) is None
    assert cache.find(_key("cccc")) is unit
