"""Manifests without end, or without measure, end in an error."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from mupuppet import Compilation, compile
from mupuppet.compiler.limits import Limits, on_large_stack
from mupuppet.environment.environment import Environment
from mupuppet.source.file import Position
from tests.paths import ROOT
from tests.waiting import HANGING

pytestmark = pytest.mark.slow


def compiled(code: str, **limits: Any) -> Compilation:
    return compile(Environment.from_code(code), limits=Limits(**limits))


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ("function f($n) { f($n + 1) }\nf(1)", "too-deep"),
        ("define d { d { \"${title}x\": } }\nd { 'a': }", "endless-evaluation"),
        ("define d { @d { \"${title}x\": } }\nd { 'a': }\nD <| |>", "endless-evaluation"),
        ("class a inherits b { }\nclass b inherits a { }\ninclude a", "inheritance-cycle"),
        ("type A = Variant[A, B]\ntype B = A\nnotice(1 =~ A)", "unresolved-type-alias"),
        ("notice(1 << 100000000000)", "numeric-overflow"),
        (
            '$x = Integer[1, 100000].reduce([]) |$m, $i| { [$m] }\nnotice("${x}")',
            "too-deep",
        ),
        (
            "$x = Integer[1, 600].reduce([]) |$m, $i| { [$m] }\nnotify { 'a': message => $x }",
            "value-too-deep",
        ),
    ],
)
def test_what_does_not_end_is_an_error(code: str, id: str) -> None:
    error = compiled(code).error
    assert error is not None
    assert error.id == id


def test_calls_of_lambdas_are_counted() -> None:
    assert compiled("Integer[1, 1000].each |$i| { }", lambda_calls=1000).ok
    error = compiled("Integer[1, 100000000000].each |$i| { }", lambda_calls=1000).error
    assert error is not None
    assert "lambdas and functions are called more than 1000 times" in error.message


def test_calls_of_functions_are_counted() -> None:
    code = "function f($n) { if $n > 0 { f($n - 1) + f($n - 1) } else { 1 } }\nf(%d)"
    assert compiled(code % 8, lambda_calls=1000).ok
    error = compiled(code % 60, lambda_calls=1000).error
    assert error is not None
    assert (error.id, error.position.line) == ("too-many-calls", 1)


def test_what_takes_too_long_is_stopped_where_it_is() -> None:
    code = """function double($v, $n) { if $n == 0 { $v } else { double([$v, $v], $n - 1) } }
    class slow {
      $x = double([1], 60) == double([1], 60)
    }
    include slow
    """
    error = compiled(code, seconds=0.5).error
    assert error is not None
    assert (error.id, error.position) == ("out-of-time", Position(3, 28))
    assert error.message == "the compilation takes longer than 0.5 s"
    assert error.notes == ("in Class[Slow], declared at <code>:5:5",)


@pytest.mark.parametrize(
    ("code", "position"),
    [
        ("notice(1)\n$y = $x == $z", (3, 9)),
        ("notify { 'a': message => $x }", (2, 15)),
        ("$y = type($x)", (2, 6)),
        ("class c { $y = {$x => 1} } include c", (2, 14)),
    ],
)
def test_what_is_too_deep_has_a_place(code: str, position: tuple[int, int]) -> None:
    deep = "$x = Integer[1, 100000].reduce(1) |$m, $i| { [$m] } $z = [$x]\n"
    error = compiled(deep + code).error
    assert error is not None
    assert (error.id, error.position) == ("too-deep", Position(*position))


def test_what_declares_itself_for_ever_is_shown() -> None:
    error = compiled("define d {\n  d { \"${title}x\": }\n}\nd { 'a': }", rounds=100).error
    assert error is not None
    assert (error.id, error.position.line) == ("endless-evaluation", 2)
    assert "the last of 103 resources is D[axxx" in error.notes[0]


def test_a_pattern_without_end_is_an_error_wherever_it_stands() -> None:
    patterns = [
        "'{text}' =~ /^(a|aa)+$/",
        "case '{text}' {{ /^(a|aa)+$/: {{ }} default: {{ }} }}",
        "'{text}' ? {{ /^(a|aa)+$/ => 1, default => 2 }}",
        "regsubst('{text}', '^(a|aa)+$', 'b')",
        "split('{text}', '^(a|aa)+$')",
        "'{text}' =~ Pattern[/^(a|aa)+$/]",
        "class c(Pattern[/^(a|aa)+$/] $p) {{ }}\nclass {{ 'c': p => '{text}' }}",
        "function f(Pattern[/^(a|aa)+$/] $p) {{ }}\nf('{text}')",
        "['{text}'].filter |Pattern[/^(a|aa)+$/] $p| {{ }}",
        "$x = /^(a|aa)+$/ in ['{text}']",
        "[1].map |$x| {{ $x }}\n['{text}'].map |$x| {{ $x =~ /^(a|aa)+$/ }}",
        "notify {{ 'a': message => '{text}' =~ /^(a|aa)+$/ }}",
    ]
    for code in patterns:
        code = "notice(1)\n" + code.format(text="a" * 60 + "!")
        error = compiled(code, search_seconds=0.05).error
        assert error is not None, code
        assert error.id == "pattern-error", code
        assert error.position.line >= 2, code


def test_resources_are_counted() -> None:
    error = compiled('Integer[1, 200].each |$i| { notify { "n${i}": } }', resources=100).error
    assert error is not None
    assert "there are more than 100 resources" in error.message


def test_strings_and_arrays_have_a_size() -> None:
    doubled = "function f($v, $n) {{ if $n == 0 {{ $v }} else {{ f({}, $n - 1) }} }}\n"
    text = compiled(doubled.format('"${v}${v}"') + "notice(f('aa', 40))", characters=1000).error
    array = compiled(doubled.format("$v + $v") + "notice(f([1], 40))", elements=1000).error
    assert text is not None
    assert text.id == "string-too-long"
    assert array is not None
    assert array.id == "array-too-long"


def test_a_long_range_is_not_made_before_it_is_used() -> None:
    assert compiled("Integer[1, 100000000000].each |$i| { if $i > 3 { break() } }").ok


def test_catalogs_do_not_depend_on_the_hash_seed() -> None:
    code = (
        "import json; from mupuppet import compile;"
        "from mupuppet.environment.environment import Environment as E;"
        "c = 'class a { tag(x, y, z) notify { [p, q, r]: tag => [u, v, w] } } include a "
        "file { m: noop => true, mode => 1 } -> Notify <| |>';"
        "print(json.dumps(compile(E.from_code(c)).catalog.to_dict()))"
    )
    source = str(ROOT / "src")
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": source},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(outputs) == 1


def test_an_error_without_an_exception_is_a_lack_of_memory() -> None:
    def fail(message: str) -> None:
        raise SystemError(message)

    with pytest.raises(MemoryError):
        on_large_stack(lambda: fail("error return without exception set"))
    with pytest.raises(SystemError):
        on_large_stack(lambda: fail("something else"))


_WITH_MEMORY_FOR_THE_STACK_AND_LITTLE_MORE = """
import os, resource, signal
from pathlib import Path
from mupuppet.basics.platform import STACK_BYTES
from mupuppet.compiler.limits import on_large_stack

def outcome(more):
    if (child := os.fork()) == 0:
        signal.alarm(60)  # ends a process that hangs
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + STACK_BYTES + more,) * 2)
        try:
            on_large_stack(lambda: None)
        except MemoryError:
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

print(*(outcome(more) for more in range(-2 << 12, 32 << 12, 1 << 12)))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc/self/statm")
def test_a_thread_that_has_no_memory_to_begin_is_not_waited_for() -> None:
    """There may be enough for a stack, but not for the first frame on it."""
    ran = subprocess.run(
        [sys.executable, "-c", _WITH_MEMORY_FOR_THE_STACK_AND_LITTLE_MORE],
        capture_output=True,
        text=True,
        check=True,
        timeout=HANGING,
    )
    assert ran.stderr == ""
    assert set(ran.stdout.split()) == {"0", "1"}
