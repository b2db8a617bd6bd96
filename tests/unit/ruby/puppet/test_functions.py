"""Functions that modules define in Ruby: what is refused, and how far it goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from tests.requirements import needs_ruby

pytestmark = pytest.mark.slow


def made(directory: Path, body: str, call: str, ruby: str = "never") -> str:
    """The message of a manifest that calls the function `m::f` with a body."""
    file = directory / "m" / "lib" / "puppet" / "functions" / "m" / "f.rb"
    file.parent.mkdir(parents=True)
    file.write_text(f"Puppet::Functions.create_function(:'m::f') do\n{body}\nend\n")
    code = f"$x = {call} notify {{ 'x': message => $x }}"
    result = compile(Environment.from_code(code, modulepath=(str(directory),)), ruby=ruby)
    if result.error is not None:
        return result.error.message
    assert result.catalog is not None
    resources = result.catalog.to_dict()["resources"]
    return str(next(r for r in resources if r["type"] == "Notify")["parameters"].get("message"))


@pytest.mark.parametrize(
    ("body", "construct", "line"),
    [
        ("def f\n  `ls`\nend", "subshell", 3),
        ("def f\n  system('ls')\nend", "system", 3),
        ("include Foo\ndef f; end", "the constant `Foo'", 2),
        ("require 'm/none'\ndef f; end", "the library `m/none'", 2),
        ("class ::String; end\ndef f; end", "Ruby's own `String'", 2),
        ("def f\n  $stdin\nend", "$stdin", 3),
        ("def f\n  eval('1')\nend", "eval", 3),
    ],
)
def test_what_needs_ruby_is_named(tmp_path: Path, body: str, construct: str, line: int) -> None:
    message = made(tmp_path, body, "m::f()")
    assert "the function 'm::f'" in message
    assert f"line {line} of the function" in message
    assert construct in message


def test_a_wrong_call_is_reported_although_the_body_needs_ruby(tmp_path: Path) -> None:
    message = made(tmp_path, "def f(x)\n  `ls`\nend", "m::f()")
    assert "'m::f' expects 1 argument, got none" in message


def test_recursion_ends(tmp_path: Path) -> None:
    message = made(tmp_path, "def f\n  f\nend", "m::f()")
    assert "stack level too deep" in message


def test_functions_of_the_environment_itself(tmp_path: Path) -> None:
    file = tmp_path / "lib" / "puppet" / "functions" / "own.rb"
    file.parent.mkdir(parents=True)
    file.write_text("Puppet::Functions.create_function(:own) do\n  def own\n    1\n  end\nend\n")
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text('notify { "x${own()}": }')
    result = compile(Environment.from_directory(str(tmp_path)))
    assert result.catalog is not None
    titles = [resource["title"] for resource in result.catalog.to_dict()["resources"]]
    assert "x1" in titles


BUILDER = """
class MBuilder
  attr_reader :text

  def initialize
    @text = 'a'
  end

  def add(more)
    @text << more
  end
end
"""


def built(directory: Path, body: str) -> str:
    """The message of a function whose file has a class that changes a string."""
    file = directory / "m" / "lib" / "puppet_x" / "builder.rb"
    file.parent.mkdir(parents=True)
    file.write_text(BUILDER)
    return made(directory, f"require 'puppet_x/builder'\ndef f\n{body}\nend", "m::f()")


@pytest.mark.parametrize(
    "body",
    [
        "b = MBuilder.new\nb.add('b')\nb.add('c')\nb.text",
        "b = MBuilder.new\nt = b.text\nb.add('b')\nb.add('c')\nt",
        "b = MBuilder.new\nt = b.add('b')\nb.add('c')\nt",
    ],
)
def test_a_change_of_the_string_of_an_object_is_visible_to_all(tmp_path: Path, body: str) -> None:
    assert built(tmp_path, body) == "abc"


def test_a_method_that_needs_ruby_is_no_matter_until_it_is_called(tmp_path: Path) -> None:
    body = "def f\n  g\nend\ndef g\n  'g'\nend\ndef h\n  `ls`\nend"
    assert made(tmp_path, body, "m::f()") == "g"


@pytest.mark.parametrize(
    "body",
    [
        "if x == 'ls'\n  a = `ls`\n  b = 1\nend\n[a, b, x].compact.join",
        "x == 'ls' ? `ls` : x",
        "return `ls` if x == 'ls'\nx",
        "case x\nwhen 'ls' then `ls`\nelse x\nend",
        "unless x == 'ls'\n  x\nelse\n  [1].each { |y| a = y; b = `ls` }\nend",
        "y = [x].map { |z| if z == 'ls' then w = `ls` else w = z end; w }\ny.join",
        "if x == 'ls'\n  a = 1\n  b = a; c = `ls`\nelse\n  d = x\nend\n\"#{a}#{b}#{c}#{d}\"",
    ],
)
def test_a_branch_that_needs_ruby_is_refused_where_it_is_reached(tmp_path: Path, body: str) -> None:
    function = f"def f(x)\n{body}\nend"
    assert made(tmp_path / "other", function, "m::f('other')") == "other"
    message = made(tmp_path / "ls", function, "m::f('ls')")
    assert "uses `subshell', which needs Ruby" in message
    assert "of the function 'm::f'" in message


@pytest.mark.parametrize("has_ruby", [False, pytest.param(True, marks=needs_ruby)])
def test_a_branch_matters_only_where_ruby_is_missing(
    tmp_path: Path, has_ruby: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_ruby:
        monkeypatch.setenv("PATH", str(tmp_path))
    body = "def f(x)\n  x == 'none' ? x : ObjectSpace.class.to_s\nend"
    results = [
        made(tmp_path / given, body, f"m::f('{given}')", ruby="auto") for given in ("none", "other")
    ]
    assert results[0] == "none"
    assert ("Module" if has_ruby else "there is none on this machine") in results[1]


def test_files_may_require_each_other(tmp_path: Path) -> None:
    directory = tmp_path / "m" / "lib" / "puppet_x"
    directory.mkdir(parents=True)
    (directory / "one.rb").write_text("require_relative 'two'\nmodule MOne; A = 1; end\n")
    (directory / "two.rb").write_text(
        "require 'puppet_x/one'\nmodule MTwo; def self.b; MOne::A + 1; end; end\n"
    )
    body = "require 'puppet_x/one'\nrequire 'puppet_x/two'\ndef f\n  MTwo.b\nend"
    assert made(tmp_path, body, "m::f()") == "2"


@pytest.mark.parametrize(
    "expression",
    [
        "Random.new(1).bytes(10**10)",
        "[1].pack('x99999999999')",
        "['a'].pack('a99999999999')",
        "('a'..'zzzzzzzzzz').to_a",
        "(1..).map { |x| x }",
        "[1].cycle { |x| x }",
        "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].permutation.to_a",
        "1.step(10.0**12, 0.001) { |x| x }",
    ],
)
def test_what_would_take_too_much_is_refused(tmp_path: Path, expression: str) -> None:
    message = made(tmp_path, f"def f\n  {expression}\nend", "m::f()")
    assert "which needs Ruby" in message


@pytest.mark.parametrize(
    ("body", "call"),
    [
        ("def f(x)\n  x << '!'\nend", "m::f('lit')"),
        ("def f(x)\n  x.each { |each| each << '!' }\nend", "m::f(['lit', 'eral'])"),
        ("def f(x)\n  x.strip!\nend", "m::f('lit')"),
    ],
)
def test_literals_of_puppet_code_are_frozen(tmp_path: Path, body: str, call: str) -> None:
    assert made(tmp_path, body, call).endswith('can\'t modify frozen String: "lit"')
