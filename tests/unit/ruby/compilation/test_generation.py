"""Ruby code that becomes Python functions: what of it is code, lines of errors, limits."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from mupuppet import compile as compile_catalog
from mupuppet.environment.environment import Environment
from mupuppet.ruby.compilation.defined_methods import Heat
from mupuppet.ruby.compilation.generation import programs
from mupuppet.ruby.compilation.generation.support import NAMES
from mupuppet.ruby.core.run import MAX_STEPS, Run
from mupuppet.ruby.erb.template import Template, make_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from tests.oracle.ruby.erb import VARIABLES, stub_host

pytestmark = pytest.mark.slow

#: The names that may be in generated code, besides those of `support`.
MADE_UP = re.compile(r"[vtkberj]\d+_?|run|s|owner|block|problem|m|_ruby|__builtins__")


@pytest.fixture(autouse=True)
def hot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heat, "enough", 0)


@pytest.fixture
def functions(monkeypatch: pytest.MonkeyPatch) -> list[FunctionType]:
    """The functions that are made."""
    made: list[FunctionType] = []
    for name in ("generate_template", "generate_method"):
        usual = getattr(programs, name)

        def generate(*given: Any, usual: Any = usual) -> Any:
            entry = usual(*given)
            if entry is not None:
                made.append(entry)
            return entry

        monkeypatch.setattr(programs, name, generate)
    return made


def rendered(source: str) -> str:
    template: Template = make_template(source)[0]
    return template.render(stub_host(VARIABLES))


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


@pytest.mark.parametrize(
    "program",
    [
        "__class__ = 1; __import__ = 2; __class__ + __import__",
        "ﬁle = 1; file = 2; ﬁle + file",  # NFKC would make them one name
        "class_ = 1; lambda_ = 2; None = 3; True = 4; class_ + lambda_ + None + True",
        "print = 1; exec = 2; print + exec",
        "x = [1]; x.map { |__builtins__| __builtins__ + 1 }",
        "f = lambda { |__globals__| __globals__ }; f.call(1)",
        "self_ = \"#{'{'}__import__('os')#{'}'}\"; self_",
        "s = 1; run = 2; owner = 3; block = 4; k0 = 5; v1 = 6; t2 = 7; s + run + owner + k0 + v1",
        'x = %q(""" + __import__(\'os\').system(\'ls\') + """); x.length',
        "x = '%s %(name)s {0.__class__}'; x + x",
        "x = { __doc__: 1, '__class__' => 2 }; x[:__doc__] + x['__class__']",
        "x = 123456789012345678901234567890 + 1; x",
    ],
)
def test_no_text_of_a_program_becomes_code(program: str, functions: list[FunctionType]) -> None:
    rendered(f"<% {program} %>")
    (function,) = functions
    assert function.__globals__["__builtins__"] == {}
    for code in codes(function.__code__):
        used = {*code.co_names, *code.co_varnames, *code.co_freevars, *code.co_cellvars}
        attributes = {
            "steps",
            "tick",
            "call",
            "get",
            "assigned",
            "append",
            "error",
            "owner",
            "value",
        }
        strange = {n for n in used - attributes if not MADE_UP.fullmatch(n) and n not in NAMES}
        assert strange == set()
        for constant in code.co_consts:
            assert not isinstance(constant, str) or "__" not in constant or "co_" not in constant


def test_methods_are_not_those_of_python(functions: list[FunctionType]) -> None:
    for method in ("__class__", "__globals__", "format_map", "__subclasses__", "tb_frame", "call"):
        with pytest.raises((RubyError, UnsupportedRuby)):
            rendered(f"<%= 'x'.{method} %>")
        with pytest.raises((RubyError, UnsupportedRuby)):
            rendered(f"<%= [1].send('{method}') %>")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("<% x = 1 %>\n\n<%= x.foo %>", 3),
        ("\n<% [1].each do |x| %>\n<%= x +\n nil %><% end %>", 3),
        ("<% f = lambda { |x|\n x.upcase }\n %>\n<%= f.call(1) %>", 2),
        ("<%\nbegin\n raise 'a'\nensure\n 1\nend %>", 3),
        ("<%= [3, 'a'].sort\n .first %>", 1),
    ],
)
def test_an_error_has_its_line(source: str, line: int, functions: list[FunctionType]) -> None:
    with pytest.raises(RubyError) as generated:
        rendered(source)
    assert functions
    Heat.enough = 10**9
    with pytest.raises(RubyError) as usual:
        rendered(source)
    assert (generated.value.line, generated.value.message) == (line, usual.value.message)
    assert usual.value.line == line


def test_the_line_of_an_error_in_a_method(tmp_path: Path) -> None:
    body = "def f(x)\n  g(x)\nend\ndef g(x)\n\n  x.map { |y|\n    y.nothing\n  }\nend"
    file = tmp_path / "m/lib/puppet/functions/m/f.rb"
    file.parent.mkdir(parents=True)
    file.write_text(f"Puppet::Functions.create_function(:'m::f') do\n{body}\nend\n")
    environment = Environment.from_code("m::f([1])", modulepath=(str(tmp_path),))
    result = compile_catalog(environment, ruby="never")
    assert result.error is not None
    (note,) = result.error.notes
    assert "f.rb:8" in str(note)


@pytest.mark.parametrize(
    "loop", ["while true do end", "loop { }", "begin; raise 'a'; rescue; retry; end"]
)
def test_loops_end(
    loop: str, functions: list[FunctionType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most iterations are counted already; `test_erb` makes all of them."""
    usual = Run.__init__

    def begin(run: Run, *given: Any, **named: Any) -> None:
        usual(run, *given, **named)
        run.steps = MAX_STEPS - 10_000

    monkeypatch.setattr(Run, "__init__", begin)
    with pytest.raises(UnsupportedRuby, match=str(MAX_STEPS)):
        rendered(f"<% {loop} %>")
    assert functions


@pytest.mark.parametrize(
    "source",
    [
        "<%= " + "(" * 300 + "1" + ")" * 300 + " %>",
        "<%= " + "[" * 200 + "1" + "]" * 200 + " %>",
        "<% " + "[1].each { |x| " * 30 + "x" + " }" * 30 + " %>",
        "<% " + "while true do " * 25 + "break" + "; break; end" * 25 + " %>",
        "<% " + "begin; " * 40 + "1" + "; rescue; 2; end" * 40 + " %>",
        "<%= " + " + ".join(["1"] * 2000) + " %>",
        "<% if true %>" * 150 + "<% end %>" * 150,
    ],
)
def test_deep_nesting_is_no_limit_of_pythons(source: str) -> None:
    def outcome(enough: int) -> object:
        Heat.enough = enough
        try:
            return rendered(source)
        except UnsupportedRuby as problem:
            return problem.construct

    assert outcome(0) == outcome(10**9)


def test_what_closures_refuse_only_when_it_is_reached() -> None:
    assert rendered("<% begin %>a<% rescue Nowhere::Known => e %>b<% end %>") == "a"


def test_jumps(functions: list[FunctionType]) -> None:
    source = """<%
      def_ = []
      [1, 2, 3].each { |x| next if x == 2; def_ << x }
      found = [1, 2, 3].each { |x| break x * 10 if x == 2 }
      counter = 0
      while true
        counter += 1
        next if counter < 3
        break if counter > 5
      end
      made = lambda { |x| return x + 1 if x > 1; 0 }
      tries = 0
      begin
        tries += 1
        raise 'again' if tries < 3
      rescue
        retry
      end
      ended = []
      begin
        ended << 1
      ensure
        ended << 2
      end
    -%>
<%= [def_, found, counter, made.call(1), made.call(2), tries, ended].inspect %>"""
    assert rendered(source) == "[[1, 3], 20, 6, 0, 3, 3, [1, 2]]"
    assert functions


def test_variables_of_blocks_are_captured(functions: list[FunctionType]) -> None:
    source = """<%
      procs = [1, 2].map { |x| y = x * 10; lambda { y += 1 } }
      first = procs.map { |each| each.call }
      x = 5
      [1].each { |x| x = 7 }
      z = nil
      [1, 2].each { |i| z = (z || 0) + i; w = w }
    -%>
<%= [first, procs[0].call, x, z].inspect %>"""
    assert rendered(source) == "[[11, 21], 12, 5, 3]"
    assert functions


def test_code_becomes_a_function_only_when_it_is_hot(
    functions: list[FunctionType], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heat, "enough", 1)
    template = make_template("<% 14.times { |x| x } %>")[0]
    for count in (0, 0, 1, 1):
        template.render(stub_host(VARIABLES))
        assert len(functions) == count


def test_a_function_is_built_of_trees_alone() -> None:
    """No other module of the package compiles, and this one compiles no text."""
    directory = Path(programs.__file__).parent
    for file in directory.glob("*.py"):
        tree = ast.parse(file.read_text())
        called = [
            node.func.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        wanted = ["compile", "exec"] if file.name == "programs.py" else []
        assert sorted(name for name in called if name in ("compile", "exec", "eval")) == wanted
