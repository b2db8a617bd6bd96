"""What code does to the worker concerns one catalog: the next one sees nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mupuppet import Compilation, compile
from mupuppet.compiler.limits import Limits
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.ruby import Ruby
from tests.requirements import needs_ruby
from tests.waiting import HANGING

pytestmark = [needs_ruby, pytest.mark.slow]

#: Looks at what code may have changed before.
LOOK = "[$given, ENV['GIVEN'], 'a'.upcase, Dir.pwd == '/', defined?(Given).nil?]"
#: Starting Ruby may take long.
PATIENT = Limits(ruby_seconds=HANGING)
UNTOUCHED = [None, None, "A", False, True]


@pytest.fixture(scope="module")
def ruby() -> Iterator[Ruby]:
    made = Ruby("always")
    yield made
    made.close()


def compiled(
    directory: Path, code: str, ruby: Ruby, limits: Limits = PATIENT, call: str = "m::f()"
) -> Compilation:
    """A manifest that shows what the function `m::f` gives, or the template `m/f.erb`."""
    function = directory / "m" / "lib" / "puppet" / "functions" / "m" / "f.rb"
    template = directory / "m" / "templates" / "f.erb"
    for file in (function, template):
        file.parent.mkdir(parents=True, exist_ok=True)
    function.write_text(
        f"Puppet::Functions.create_function(:'m::f') do\ndef f(*given)\n{code}\nend\nend\n"
    )
    template.write_text(f"first\n<%= begin\n{code}\nend %>\n")
    manifest = f"notify {{ 'x': message => {call} }}"
    environment = Environment.from_code(manifest, modulepath=(str(directory),))
    return compile(environment, ruby=ruby, limits=limits)


def shown(result: Compilation) -> Any:
    assert result.catalog is not None, result.error
    resources = result.catalog.to_dict()["resources"]
    return next(r for r in resources if r["type"] == "Notify")["parameters"].get("message")


def message(result: Compilation) -> str:
    assert result.error is not None
    return result.error.message


CALLS = pytest.mark.parametrize("call", ["m::f()", "template('m/f.erb')"])


@CALLS
@pytest.mark.parametrize(
    "code",
    [
        "$given = 1; ENV['GIVEN'] = 'x'; ENV['PATH'] = 'y'; 5",
        "Dir.chdir('/'); File.umask(0777); 5",
        "Object.const_set(:Given, 1); 5",
        "String.class_eval { def upcase; 'patched'; end }; 5",
        "Object.class_eval { def given?; true; end }; Kernel.srand(1); 5",
        "at_exit { sleep 100 }; trap('TERM') {}; trap('EXIT') { sleep 100 }; 5",
        "Thread.new { sleep 100 }; 5",
        "Thread.new { loop { $given = 1 } }; 5",
        "fork { sleep 100 }; 5",
        "fork; 5",
        "fork { Process.setsid; sleep 1 }; 5",
        "STDOUT.write('x' * 100_000); STDERR.write('y' * 100_000); system('echo z'); puts 1; 5",
        "IO.for_fd(1, 'w', autoclose: false).write('noise'); $stdin.read; 5",
        "Process.setrlimit(Process::RLIMIT_NOFILE, 16); 5",
        "GC.disable; ObjectSpace.garbage_collect; 5",
    ],
)
def test_what_is_changed_is_forgotten(tmp_path: Path, ruby: Ruby, code: str, call: str) -> None:
    assert str(shown(compiled(tmp_path, code, ruby, call=call))).split()[-1] == "5"
    assert shown(compiled(tmp_path, LOOK, ruby)) == UNTOUCHED


@CALLS
@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("Process.kill(:KILL, $$); sleep 60", "has ended with status -9"),
        ("Process.kill(:SEGV, $$); sleep 60", "has ended with status -"),
        ("abort('enough')", "has ended: enough"),
        ("exit!(3)", "has ended with status 3"),
        ("Process.daemon; 5", "has ended with status 0"),
        ("JSON.singleton_class.define_method(:generate) { |*| 'noise' }; 5", "is not understood"),
        ("Object.send(:remove_const, :JSON); 5", "has ended with status 70"),
        ("x = []; loop { x << 'y' * 10_000_000 }", "failed to allocate memory"),
    ],
)
def test_a_process_that_ends_is_reported(
    tmp_path: Path, ruby: Ruby, code: str, wanted: str, call: str
) -> None:
    found = message(
        compiled(tmp_path, code, ruby, Limits(ruby_megabytes=600, ruby_seconds=HANGING), call)
    )
    assert wanted in found
    assert "m/f.erb" in found or "'m::f'" in found or "templates/f.erb" in found
    assert shown(compiled(tmp_path, LOOK, ruby)) == UNTOUCHED


@CALLS
@pytest.mark.parametrize("code", ["sleep", "begin; loop { }; rescue Exception; retry; end"])
def test_what_does_not_end_is_ended(tmp_path: Path, ruby: Ruby, code: str, call: str) -> None:
    found = message(compiled(tmp_path, code, ruby, Limits(ruby_seconds=0.7), call))
    assert "took more than 0.7 seconds" in found
    assert shown(compiled(tmp_path, LOOK, ruby)) == UNTOUCHED


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("raise Interrupt", "Interrupt"),
        ("raise SignalException, 'TERM'", "SIGTERM"),
        ("raise Class.new(StandardError) { def message; raise 'again'; end }", ""),
        ("throw :unwind", "uncaught throw :unwind"),
        ("x = []; x << x; x", "stack level too deep"),
        ("g = proc { |n| g.call(n + 1) }; g.call(1)", "stack level too deep"),
        ("call_function('m::f')", "stack level too deep"),
        ("Thread.new { raise 'in a thread' }.join", "in a thread"),
    ],
)
def test_what_is_raised_is_an_error_like_others(
    tmp_path: Path, ruby: Ruby, code: str, wanted: str
) -> None:
    assert message(compiled(tmp_path, code, ruby)).endswith(wanted)
    assert shown(compiled(tmp_path, LOOK, ruby)) == UNTOUCHED


def test_threads_ask_one_after_the_other(tmp_path: Path, ruby: Ruby) -> None:
    ask = "Thread.new { 20.times { call_function('upcase', 'x') }; call_function('upcase', n) }"
    code = f"%w[a b c].map {{ |n| {ask} }}.map(&:value)"
    assert shown(compiled(tmp_path, code, ruby)) == ["A", "B", "C"]
    assert (
        shown(compiled(tmp_path, "Fiber.new { call_function('upcase', 'a') }.resume", ruby)) == "A"
    )


def test_a_thread_that_is_left_may_not_ask(tmp_path: Path, ruby: Ruby) -> None:
    code = """
    return $late.value if $late
    $late = Thread.new do
      sleep 0.3
      call_function('upcase', 'a')
    rescue ThreadError => e
      e.message
    end
    'first'
    """
    first, last = shown(compiled(tmp_path, code, ruby, call="[m::f(), m::f()]"))
    assert first == "first"
    assert last in ("A", "nothing is being compiled")


@pytest.mark.parametrize(
    ("code", "line"),
    [("\n\nnil.foo", 5), ("x = 1\nraise 'no'", 4), ("eval('nil.foo', binding)", 3)],
)
def test_templates_name_the_line(tmp_path: Path, ruby: Ruby, code: str, line: int) -> None:
    found = message(compiled(tmp_path, code, ruby, call="template('m/f.erb')"))
    assert f"Line: {line}\n" in found
    assert "Failed to parse template m/f.erb" in found


@pytest.mark.parametrize("kind", ["LoadError", "NotImplementedError", "ScriptError", "Exception"])
@CALLS
def test_exceptions_that_puppet_does_not_catch_are_unchanged(
    tmp_path: Path, ruby: Ruby, kind: str, call: str
) -> None:
    result = compiled(tmp_path, f"raise {kind}, 'as it is'", ruby, call=call)
    assert message(result) == "as it is"
    assert result.error is not None
    assert result.error.position.line == 1
    natively = compiled(tmp_path, f"raise {kind}, 'as it is'", Ruby("never"), call=call)
    assert message(natively) == "as it is"
