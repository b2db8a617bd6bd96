"""One environment compiled several times: what was parsed and lowered is used again."""

from pathlib import Path

from mupuppet.compiler.api import Compilation, compile
from mupuppet.environment.environment import Environment

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


def test_second_compilation_says_the_same_as_a_first() -> None:
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


def test_strictness_is_that_of_each_compilation() -> None:
    from mupuppet.syntax.validation import Strictness

    environment = Environment.from_code("$x = { a => 1, a => 2 }")
    assert compile(environment).ok
    assert not compile(environment, strict=Strictness.ERROR).ok
    assert compile(environment).ok
