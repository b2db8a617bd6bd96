"""Call the functions that modules define in Ruby with arguments at random, in Puppet and here.

python -m tests.oracle.ruby.module_functions MODULEPATH [--count 12] [--seed 0] [--only TEXT]

Every module below MODULEPATH is looked at. Ours runs without Ruby. Prints what differs, and how
many calls agree, are refused because they need Ruby, and differ.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter
from pathlib import Path

from mupuppet.comparison.puppet import Puppet
from tests.oracle.ruby.functions import ours, real
from tests.oracle.versions import asked_version

_VALUES = [
    "undef", "''", "'a'", "'10.0.0.1'", "'10.0.0.0/24'", "'fe80::1/64'", "'two words'", "'1.2.3'",
    "'/etc/x.conf'", "'http://h:80/p?q=1'", "'true'", "'42'", "'a,b,c'", "'ABC'", "1", "0", "-3",
    "42", "2.5", "true", "false", "[]", "['a', 'b']", "['b', 'a', 'b']", "[3, 1, 2]",
    "[['a', 1], ['b', 2]]", "{}", "{'a' => 1}", "{'a' => {'b' => [1, 2]}, 'c' => undef}",
    "['10.0.0.1', '10.0.0.2']", "{'k' => 'v', 'l' => ['x', 'y']}", "Sensitive('secret')",
    "'present'", "'md5'", "'sha256'", "8080", "['a b', 'c=d']", "{'ensure' => 'present'}",
    "/a.c/", "default", "'%d'", "\"line\\nline\"", "'ü'",
]  # fmt: skip
#: What depends on the machine, or does something to it.
_LEFT_OUT = re.compile(r"File\.|Dir\.|Time|rand|SecureRandom|Execution|Resolv|`|Facter|Net::|Etc\b")


def functions(root: Path) -> list[str]:
    """The names of functions whose outcomes are made of their arguments alone."""
    names: dict[str, None] = {}
    for path in sorted(root.glob("*/lib/puppet/**/*.rb")):
        text = path.read_text("utf-8", "replace")
        if "/functions/" not in str(path) or _LEFT_OUT.search(text) is not None:
            continue
        found = re.search(r"(?:create_function|newfunction)\(\s*:?['\":]*([\w:]+)", text)
        if found is not None:
            names[found[1].lower()] = None
    return list(names)


def calls(name: str, count: int, seed: int) -> list[str]:
    """Calls of a function."""
    choose = random.Random(f"{name} {seed}")
    found: dict[str, None] = {}
    for turn in range(count):
        arguments = [choose.choice(_VALUES) for _ in range(turn % 4)]
        found[f"{name}({', '.join(arguments)})"] = None
    return list(found)


def main() -> None:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modulepath")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", help="only functions with this in their names")
    options = parser.parse_args()
    names = functions(Path(options.modulepath))
    counts: Counter[str] = Counter()
    needing: Counter[str] = Counter()
    with Puppet() as puppet:
        for name in names:
            if options.only is not None and options.only not in name:
                continue
            for call in calls(name, options.count, options.seed):
                expected = real(puppet, call, options.modulepath)
                got = ours(call, options.modulepath, version=asked_version())
                if "which needs Ruby" in got.get("error", ""):
                    counts["refused"] += 1
                    needing[name] += 1
                elif json.dumps(got, sort_keys=True) == json.dumps(expected, sort_keys=True):
                    counts["same"] += 1
                else:
                    counts["different"] += 1
                    print(f"{call}\n   Puppet {str(expected)[:300]}\n   ours   {str(got)[:300]}")
    print(f"{len(names)} functions: {dict(counts)}; needing Ruby: {dict(needing)}")


if __name__ == "__main__":
    main()
