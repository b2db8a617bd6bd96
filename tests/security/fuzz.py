"""Mutates what others write, at every way in: `python -m tests.security.fuzz`.

Whatever an input holds, there is an outcome: never a traceback. `requests` are requests to
`mupuppet batch` with files of all kinds, whose answers are neither internal errors nor blame the
client for what is in a file.
"""

import argparse
import json
import random
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from mupuppet.cli.batch import answer
from tests.security.entry_points import ENTRY_POINTS, cases

#: What is inserted: brackets, quotes, and numbers beyond every range.
PIECES = [
    "", "(", ")", "[", "]", "{", "}", "'", '"', "\\", "$", "${", "%", "<%", "%>", "*", "**", "&",
    "|", "#", "::", "=>", "-", "0", "-1", "1e400", "9" * 30, "9" * 5000, "10**20", "nil", "undef",
    "\0", "\x1b", "\u202e", "\ud800", "\\ud800", "\\u{110000}", "\\xff", "é", "\n", ",",
    ".", "x", "/", "/(/", "..", "~", "@@", "!", "?", ":",
]  # fmt: skip

NAMES = (*ENTRY_POINTS, "requests")
#: What an input may take: far more than any does.
MOST_SECONDS = 20

#: Calls of core methods with extreme arguments.
RECEIVERS = ['"abc"', '""', "[1, 2]", "[]", "{1=>2}", "{}", "0", "-7", "10**30", "1.5", "0.0", ":a",
             "nil", "true", "(1..3)", '("a".."c")', "Time.at(0)", "1e308"]  # fmt: skip
ARGUMENTS = ["", "0", "-1", "10**20", "-10**20", "1.5", "1e308", "nil", '""', '"a"', ":a", "[]",
             "[1]", "{}", "/a/", "(0..-1)", "1, 2", '"a", -1', "0, 10**20", "*[1]",
             "a: 1"]  # fmt: skip


@cache
def method_names() -> tuple[str, ...]:
    from mupuppet.ruby.core.method_names import _all_names

    return tuple(sorted(_all_names()))


def mutated(choose: random.Random, text: str) -> str:
    if text[:1] in ("{", "[") and choose.random() < 0.5:
        return _mutated_json(choose, text)
    for _ in range(choose.randint(1, 4)):
        start = choose.randint(0, len(text))
        end = min(len(text), start + choose.choice((0, 0, 1, 3, 20)))
        part = choose.choice(PIECES)
        if choose.random() < 0.1:  # what is there, once more or many times
            part = text[start : start + 30] * choose.choice((1, 1, 2, 50))
        text = text[:start] + part + text[end:]
    return text


#: What is where something else is expected.
_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e308, 2**70, "", "x", "\0\x1b", "9" * 5000, [], [None], [[1]], {},
    {"": {}}, {"x": [1]},
)  # fmt: skip


def _mutated_json(choose: random.Random, text: str) -> str:
    """A document with other values in some places; it is JSON still, if it was."""
    try:
        root: Any = {"": json.loads(text)}
    except ValueError:
        return text
    for _ in range(choose.randint(1, 3)):
        container, key = root, ""
        while (
            container[key] and isinstance(container[key], (dict, list)) and choose.random() < 0.85
        ):
            container = container[key]
            is_list = isinstance(container, list)
            key = choose.choice(range(len(container)) if is_list else list(container))
        container[key] = deepcopy(choose.choice(_VALUES))
        if choose.random() < 0.02:
            for _ in range(choose.choice((90, 300))):
                container[key] = [container[key]]
    return json.dumps(root[""])


def call(choose: random.Random) -> str:
    receiver, name = choose.choice(RECEIVERS), choose.choice(method_names())
    block = choose.choice(("", "", " { |x| x }"))
    return f"({receiver}).{name}({choose.choice(ARGUMENTS)}){block}"


def request(choose: random.Random) -> dict[str, Any]:
    """One input: a form of attack, chosen at random."""
    settings = {"ruby": "never", "limits": {"seconds": 5, "search_seconds": 1}}
    manifest = choose.choice(cases("compiler"))
    form = choose.randrange(6)
    if form == 0:
        return {"code": mutated(choose, manifest), "settings": settings}
    if form == 1:
        template = f"<%= {call(choose)} %>"
        files = {"m/templates/t.erb": template}
        code = "notify { 'a': message => template('m/t.erb') }"
        return {"code": code, "modules": files, "settings": settings}
    if form == 2:
        files = {"m/templates/t.erb": mutated(choose, f"<% x = {call(choose)} %><%= x %>")}
        return {"code": "notice(template('m/t.erb'))", "modules": files, "settings": settings}
    if form == 3:
        body = mutated(choose, f"def f(x)\n    {call(choose)}\n  end")
        source = f"Puppet::Functions.create_function(:'m::f') do\n  {body}\nend\n"
        files = {"m/lib/puppet/functions/m/f.rb": source}
        return {"code": "notice(m::f(1))", "modules": files, "settings": settings}
    if form == 4:
        hierarchy = "version: 5\nhierarchy:\n  - name: c\n    path: c.yaml\n"
        data = "x: 1\ny: [a, {b: '%{x}'}]\nz: |\n  text\nlookup_options: {x: {merge: deep}}\n"
        files = {"hiera.yaml": hierarchy, "data/c.yaml": mutated(choose, data)}
        if choose.random() < 0.3:
            files["hiera.yaml"] = mutated(choose, hierarchy)
        code = "notice(lookup('x', default_value => 1), lookup('y', default_value => 2))"
        return {"code": code, "environment_files": files, "settings": settings}
    files = {"environment.conf": mutated(choose, "modulepath = modules:dist\nmanifest = site.pp\n")}
    files["modules/m/metadata.json"] = mutated(choose, '{"name": "a-m", "version": "1.0.0"}')
    return {"code": "include m", "environment_files": files, "settings": settings}


def _attack(choose: random.Random) -> tuple[str, Callable[[str], None]]:
    """A request with files; see `request`."""
    return json.dumps(request(choose)), _answered


def _answered(line: str) -> None:
    found = answer(line.encode())["error"] or ""
    blamed = found.startswith("bad request") and not re.search("utf-8|half a character", found)
    assert not found.startswith("internal"), found
    assert not blamed, found


def mutation(name: str, choose: random.Random) -> tuple[str, Callable[[str], None]]:
    """An input for a way in, and what is done with it."""
    if name == "requests":
        return _attack(choose)
    entry_point = ENTRY_POINTS[name]
    text = mutated(choose, choose.choice(entry_point.inputs()))
    # No file can have it: it is not UTF-8.
    return text.replace("\ud800", "\x85"), entry_point.use


def failures(
    name: str, seed: int, count: int | None, seconds: float | None = None
) -> Iterator[tuple[int, str, str]]:
    """The number of each input that has no proper outcome, the input, and what was raised."""
    started = time.monotonic()
    number = 0
    while (count is None or number < count) and (
        seconds is None or time.monotonic() - started < seconds
    ):
        text, use = mutation(name, random.Random(f"{name} {seed} {number}"))
        before = time.process_time()
        try:
            use(text)
        except Exception as problem:  # noqa: BLE001 - the question is whether there are any
            frame = traceback.extract_tb(problem.__traceback__)[-1]
            place = f"{frame.filename.rpartition('mupuppet/')[2]}:{frame.lineno}"
            yield number, text, f"{type(problem).__name__} in {place}: {str(problem)[:200]}"
        if time.process_time() - before > MOST_SECONDS:
            yield number, text, f"it took more than {MOST_SECONDS} s"
        number += 1
    print(f"{name}: {number} inputs, {time.process_time():.0f} s CPU so far", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--count", type=int, help="how many inputs of each (default: no limit)")
    parser.add_argument("--seconds", type=float, help="how long for each (default: no limit)")
    parser.add_argument("names", nargs="*", help="ways in (default: all)")
    options = parser.parse_args()
    print(f"seed {options.seed}", file=sys.stderr)
    seen: set[str] = set()
    for name in options.names or NAMES:
        for number, text, found in failures(name, options.seed, options.count, options.seconds):
            if found not in seen:  # one input for each mistake is enough
                seen.add(found)
                print(f"{name} {number}: {found}\n  {text[:500]!r}", flush=True)
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
