"""Mutates manifests, templates, Ruby code, data and requests: `python -m tests.security.fuzz`.

Each input is a request to `mupuppet batch`. Whatever it holds, there is an answer, and it is
neither an internal error nor one that blames the client for what is in a file.
"""

import argparse
import json
import random
import re
import sys
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

from mupuppet.cli.batch import answer
from tests.paths import CORPUS

#: What is inserted: brackets, quotes, and numbers beyond every range.
PIECES = [
    "", "(", ")", "[", "]", "{", "}", "'", '"', "\\", "$", "${", "%", "<%", "%>", "*", "**", "&",
    "|", "#", "::", "=>", "-", "0", "-1", "1e400", "9" * 30, "9" * 5000, "10**20", "nil", "undef",
    "\0", "\x1b", "\u202e", "\ud800", "é", "\n", ",", ".", "x", "/", "/(/", "..", "~", "@@", "!",
    "?", ":",
]  # fmt: skip

#: Calls of core methods with extreme arguments.
RECEIVERS = ['"abc"', '""', "[1, 2]", "[]", "{1=>2}", "{}", "0", "-7", "10**30", "1.5", "0.0", ":a",
             "nil", "true", "(1..3)", '("a".."c")', "Time.at(0)", "1e308"]  # fmt: skip
ARGUMENTS = ["", "0", "-1", "10**20", "-10**20", "1.5", "1e308", "nil", '""', '"a"', ":a", "[]",
             "[1]", "{}", "/a/", "(0..-1)", "1, 2", '"a", -1', "0, 10**20", "*[1]",
             "a: 1"]  # fmt: skip


@cache
def seeds() -> tuple[str, ...]:
    """Manifests of the corpus."""
    found: list[str] = []
    for path in sorted((CORPUS / "compiler").rglob("*.cases")):
        found += re.split(r"^(?:===|---).*$", path.read_text(encoding="utf-8"), flags=re.M)
    return tuple(each for each in found if 20 < len(each) < 2000)


@cache
def method_names() -> tuple[str, ...]:
    from mupuppet.ruby.core.method_names import _all_names

    return tuple(sorted(_all_names()))


def mutated(choose: random.Random, text: str) -> str:
    for _ in range(choose.randint(1, 4)):
        start = choose.randint(0, len(text))
        end = min(len(text), start + choose.choice((0, 0, 1, 3, 20)))
        text = text[:start] + choose.choice(PIECES) + text[end:]
    return text


def call(choose: random.Random) -> str:
    receiver, name = choose.choice(RECEIVERS), choose.choice(method_names())
    block = choose.choice(("", "", " { |x| x }"))
    return f"({receiver}).{name}({choose.choice(ARGUMENTS)}){block}"


def request(choose: random.Random) -> dict[str, Any]:
    """One input: a form of attack, chosen at random."""
    settings = {"ruby": "never", "limits": {"seconds": 5, "search_seconds": 1}}
    manifest = choose.choice(seeds())
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


def failures(seed: int, count: int | None, seconds: float | None) -> Iterator[tuple[int, str, str]]:
    """The number of each input that has no proper answer, the input, and the answer."""
    started = time.monotonic()
    number = 0
    while (count is None or number < count) and (
        seconds is None or time.monotonic() - started < seconds
    ):
        line = json.dumps(request(random.Random(f"{seed} {number}")))
        found = answer(line.encode())["error"] or ""
        blamed = found.startswith("bad request") and not re.search("utf-8|surrogate", found)
        if found.startswith("internal") or blamed:
            yield number, line, found
        number += 1
    print(f"{number} inputs", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--count", type=int, help="how many inputs (default: no limit)")
    parser.add_argument("--seconds", type=float, help="how long (default: no limit)")
    options = parser.parse_args()
    print(f"seed {options.seed}", file=sys.stderr)
    status = 0
    for number, line, found in failures(options.seed, options.count, options.seconds):
        status = 1
        print(f"{number}: {found}\n  {line}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
