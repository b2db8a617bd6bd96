"""Calls every method of native Ruby with extreme receivers and arguments.

    python -m tests.security.extremes [--part N/M]

A call returns a value, or raises what Ruby raises, or is a construct that is not supported here.
Anything else, such as a TypeError of Python's, is a mistake.
"""

from __future__ import annotations

import argparse
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from typing import Any

from mupuppet.ruby.compilation.file_summary import FileSummary
from mupuppet.ruby.compilation.lowering import Lowering
from mupuppet.ruby.compilation.program import load_everything, parse_program
from mupuppet.ruby.core.run import MAX_STEPS, Run
from mupuppet.ruby.core.runtime import CLASS_TABLES, COMMON, TABLES, call_method
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc, RubyClass
from mupuppet.values.regexps import PatternError
from tests.oracle.ruby.erb import VARIABLES, stub_host

#: At least one value of each class that has methods of its own.
RECEIVERS = (
    '""', '"abc"', '"é\\u{1F600}"', '"\\xff".b', '"9" * 400', '"%s %d %-*s"', ":a", ":[]", "0",
    "-7", "10**30", "-(10**30)", "1.5", "-0.0", "1e308", "Float::NAN", "Float::INFINITY", "nil",
    "true", "false", "[]", "[1, 2, 3]", '["b", "a"]', "[nil, [1, [2]], :a, 1.5]",
    "[[1, 2], [3, 4]]", "{}", '{"a" => 1, :b => nil}', "{[1] => {2 => 3}}", "(1..3)", "(1..)",
    "(1...10**30)", '("a".."c")', "(1.5..2.5)", "/a(b)?(?<n>c)/", '"abc".match(/b/)',
    "Time.at(0)", "Time.at(0).utc", "Time.at(10**11)", "Date.new(2020, 2, 29)", "proc { |x| x }",
    "lambda { |x, y| x }", "[1, 2, 3].each", '"abc".each_char', "[3, 4].each_with_index",
    "(1..3).lazy", "Set.new([1, 2])", "IPAddr.new('10.0.0.0/8')", "URI.parse('http://a:1/b?c#d')",
    "StringIO.new('a\\nb')", "Struct.new(:a, :b).new(1, 2)", "OpenStruct.new(a: 1)",
    "Pathname.new('/a/b')", "Random.new(1)", "Gem::Version.new('1.2.3')", "Digest::MD5.new",
    "Encoding::UTF_8", "Object.new", "String", "Class.new", "RuntimeError.new('x')",
    "Rational(1, 3)", "Comparable", "method(:puts)",
)  # fmt: skip

ARGUMENTS = (
    "", "0", "-1", "1", "10**9", "-(10**9)", "10**20", "-(10**20)", "1.5", "1e308", "Float::NAN",
    "Float::INFINITY", "nil", "true", '""', '"a"', '"%"', '"%Y%"', '"9" * 5000', '"\\u{10FFFF}"',
    '"\\xff".b', ":a", ":upcase", "[]", "[1]", '["a", nil]', "[[]]", "{}", '{"a" => 1}',
    "{a: 1}", "/a/", "/(/", "(0..-1)", "(-10**20..10**20)", "(1..)", '("a".."z")', "String",
    "Time.at(0)", "Object.new", "proc { |x| x }", "Set.new", "1, 2", '"a", -1', '"a", "b"',
    "0, 10**20", "-1, -1", "nil, nil", '/a/, "\\\\9"', "[], {}", "1, 2, 3", '"a", 1, nil',
    "nil, nil, nil, nil",
)  # fmt: skip

#: What a call may take: more than any does, since iterations and sizes are bounded.
MOST_SECONDS = 5.0

BLOCKS: dict[str, Callable[..., Any] | None] = {
    "": None,
    " { |x| x }": lambda *values: values[0] if values else None,
    " { nil }": lambda *_: None,
    ' { "a" }': lambda *_: "a",
}


@cache
def _compiled(source: str) -> tuple[Callable[[Run], Any], int]:
    root = parse_program(source)
    lowering = Lowering([], FileSummary(root))
    body = lowering.lower(root)
    return body, lowering.slot_count


def _new_run(changes: bool, slots: int = 0) -> Run:
    return Run(stub_host(VARIABLES), slots, "t.erb", changes)


def evaluated(source: str, changes: bool) -> Any:
    """The value of an expression. Raises RubyError, UnsupportedRuby."""
    body, slots = _compiled(source)
    return body(_new_run(changes, slots))


def method_names(receiver: Any) -> list[str]:
    """The methods that a value has here."""
    names = {*COMMON, *TABLES.get(type(receiver), ())}
    if isinstance(receiver, RubyClass):
        names |= CLASS_TABLES.get(receiver.name, {}).keys()
    return sorted(names)


def outcome(receiver: str, name: str, arguments: str, block: str, changes: bool) -> str | None:
    """What is wrong with the outcome of a call."""
    try:
        given = evaluated(f"[{arguments}]", changes)
        target = evaluated(receiver, changes)
    except (RubyError, UnsupportedRuby):
        return None
    run = _new_run(changes)
    run.steps = MAX_STEPS - 1000  # what continues without an end is found out sooner
    body = BLOCKS[block]

    def counted(*values: Any) -> Any:
        assert body is not None
        run.tick()
        return body(*values)

    made = None if body is None else Proc(counted, 1, is_lambda=False)
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    try:
        inspect(call_method(run, target, name, given, made))
    except (RubyError, UnsupportedRuby, PatternError, RecursionError):
        return None
    except OverflowError:  # a number or a time beyond Python's range: unsupported
        return None
    except Exception as problem:  # noqa: BLE001 - the question is which ones there are
        frame = traceback.extract_tb(problem.__traceback__)[-1]
        place = f"{frame.filename.rpartition('mupuppet/')[2]}:{frame.lineno}"
        return f"{type(problem).__name__} in {place}: {str(problem)[:80]}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


def _too_long(number: int, frame: object) -> None:
    raise TimeoutError(f"it took more than {MOST_SECONDS} s of CPU")


def calls(part: int, parts: int) -> Iterator[tuple[str, str, str, str, bool]]:
    """A share of all calls, the same each time: blocks and kinds of strings take turns."""
    load_everything()
    variants = cycle([(block, changes) for changes in (False, True) for block in BLOCKS])
    number = 0
    for receiver in (*RECEIVERS, *CLASS_TABLES):
        try:
            names = method_names(evaluated(receiver, False))
        except (RubyError, UnsupportedRuby):
            continue
        for name in names:
            for arguments in ARGUMENTS:
                block, changes = next(variants)
                number += 1
                if number % parts == part:
                    yield receiver, name, arguments, block, changes
            next(variants)  # otherwise some arguments would never have some blocks


def failures(part: int, parts: int) -> tuple[int, dict[str, list[str]]]:
    """The number of calls, and those that fail by what is wrong with them."""
    count = 0
    found: dict[str, list[str]] = {}
    signal.signal(signal.SIGVTALRM, _too_long)
    for receiver, name, arguments, block, changes in calls(part, parts):
        count += 1
        wrong = outcome(receiver, name, arguments, block, changes)
        if wrong is not None:
            if wrong not in found:
                print(f"{wrong}\n  ({receiver}).{name}({arguments}){block}", flush=True)
            found.setdefault(wrong, []).append(f"({receiver}).{name}({arguments}){block}")
    return count, found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", default="0/1", help="a share of the calls, such as 0/100")
    part, _, parts = parser.parse_args().part.partition("/")
    count, found = failures(int(part), int(parts))
    kinds = Counter({wrong: len(examples) for wrong, examples in found.items()})
    print(f"{count} calls, {sum(kinds.values())} wrong", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
