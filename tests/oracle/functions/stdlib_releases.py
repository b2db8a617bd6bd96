"""Records which files of stdlib's releases do what our functions do.

    python -m tests.oracle.functions.stdlib_releases DIRECTORY ...

Each DIRECTORY has a release of the module in a directory `stdlib`. For every file there that
defines a function that we have, too, and whose content is not known yet, real Puppet with that
release is asked the calls of the corpus that name the function. If our function gives the same
values, and fails where it fails, the digest of the file is recorded in
`functions/stdlib/known_sources.py`. Messages of errors are not compared. A function that no call
names is not recorded.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import mupuppet.functions.stdlib
from mupuppet.compiler.functions.stdlib_functions import (
    digest,
    known_variant,
    source_of,
    stdlib_files,
)
from mupuppet.environment.environment import Environment
from mupuppet.functions import function_index
from mupuppet.functions.stdlib.declarations import find_stdlib_function
from mupuppet.functions.stdlib.known_sources import KNOWN
from tests.oracle.functions.calls import ask_puppet, topic_questions, topics
from tests.oracle.functions.ours import evaluate
from tests.oracle.versions import asked_version

TABLE = Path(mupuppet.functions.stdlib.__file__).with_name("known_sources.py")
HEADER = '''\
"""Digests of the files of stdlib's releases that our functions are equivalent to.

A word after a colon says which of our functions it is (`VARIANTS` in
`compiler/functions/stdlib_functions.py`). Written by
`python -m tests.oracle.functions.stdlib_releases`; do not edit.
"""

from __future__ import annotations

KNOWN: dict[str, str] = {
'''


def _table() -> str:
    rows = []
    for name, known in sorted(KNOWN.items()):
        digests = " ".join(sorted(known.split()))
        row = f'    "{name}": "{digests}",\n'
        if len(row) > 100:
            first, *others = textwrap.wrap(digests, 68)
            lines = "".join(f'\n        " {line}"' for line in others)
            row = f'    "{name}": (\n        "{first}"{lines}\n    ),\n'
        rows.append(row)
    return f"{HEADER}{''.join(rows)}}}\n"


@cache
def _calls() -> dict[str, list[str]]:
    """The calls of the corpus by the functions of stdlib that they name."""
    found: dict[str, list[str]] = {}
    for topic in topics():
        if not topic.startswith("stdlib"):
            continue
        for question in topic_questions(topic):
            for name in _named(question.asked):
                found.setdefault(name, []).append(question.asked)
    return found


def _named(call: str) -> set[str]:
    words = set(re.findall(r"[a-z_][\w:]*", call))
    return {word for word in words if word in function_index.STDLIB}


class _Release:
    """A release of stdlib."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self._environment = Environment.from_code("", modulepath=(str(directory),))

    def sources(self) -> Iterator[tuple[str, bytes]]:
        """The functions that we have, too, and their sources."""
        for name in sorted(function_index.STDLIB):
            ours = find_stdlib_function(name)
            assert ours is not None
            paths = stdlib_files(self._environment, ours)
            if paths:
                source = source_of(self._environment, paths)
                yield name, source.encode("utf-8", "surrogateescape")

    def has(self, name: str) -> bool:
        return self._environment.find_ruby_function(name) is not None

    def record(self) -> tuple[int, list[str]]:
        """Record what is not known yet: how many calls that took, and what does something else."""
        unknown = {
            name: source for name, source in self.sources() if known_variant(name, source) is None
        }
        waiting = {name: source for name, source in unknown.items() if _variant(name, source)}
        named = [call for name in waiting for call in _calls().get(name, ())]
        calls = [call for call in dict.fromkeys(named) if all(map(self.has, _named(call)))]
        expected = dict(zip(calls, ask_puppet(calls, str(self.directory)), strict=True))
        # All at once, since they call each other; then those that differ are taken out again.
        for name, source in waiting.items():
            _add(name, source)
        for name in set(self._different(waiting, expected)):
            _remove(name, waiting[name])
        return len(calls), [name for name in unknown if known_variant(name, unknown[name]) is None]

    def _different(
        self, waiting: dict[str, bytes], expected: dict[str, dict[str, Any]]
    ) -> Iterator[str]:
        ours: dict[str, dict[str, Any]] = {}
        for name in waiting:
            asked = [call for call in _calls().get(name, ()) if call in expected]
            if not asked:
                yield name
            for call in asked:
                if call not in ours:
                    ours[call] = evaluate(call, asked_version(), (str(self.directory),))
                if not _agree(ours[call], expected[call]):
                    yield name
                    break


def _agree(ours: dict[str, Any], puppets: dict[str, Any]) -> bool:
    if "error" in ours or "error" in puppets:
        return "error" in ours and "error" in puppets
    return all(ours[part] == puppets[part] for part in ("value", "type"))


def _variant(name: str, source: bytes) -> str | None:
    """Which of our functions may do what a file does; None if none of them does.

    This looks at what the values of calls do not show: logs, resources, random numbers.
    """
    if b"'deprecation'" in source and f"call_function('stdlib::{name}'".encode() in source:
        return "forwarding"
    if name in _UNWRAPPING and b"rewrap_sensitive_data" not in source:
        return "unprefixed"
    if _NEWER.get(name, b"nothing like it") in source:
        return "newer"
    if b"Puppet.version" in source and name != "defined_with_params":
        return None  # it does something else in another version
    changed = _ONLY.get(name)
    return "same" if changed is None or changed in source else None


#: Functions that unwrap sensitive values inside data, since some version of stdlib 9.
_UNWRAPPING = frozenset(
    f"stdlib::to_{each}" for each in "json json_pretty python ruby toml yaml".split()
)
#: What only the files have that our second versions do the same as.
_NEWER = {
    "deprecation": b"use_strict_setting",
    "load_module_metadata": b"JSON.parse",
    "loadjson": b"JSON.parse",
    "loadyaml": b"aliases: true",
    "validate_legacy": b"please use Puppet data types to validate parameters",
    "pw_hash": b"(0[4-9]|[12][0-9]|3[01])",
}
#: What only the files have that our functions do the same as.
_ONLY = {"ensure_packages": b"packages.dup, defaults"}


def _add(name: str, source: bytes) -> None:
    variant = _variant(name, source)
    word = digest(source) + ("" if variant == "same" else f":{variant}")
    KNOWN[name] = f"{KNOWN.get(name, '')} {word}".strip()


def _remove(name: str, source: bytes) -> None:
    kept = [word for word in KNOWN[name].split() if word.partition(":")[0] != digest(source)]
    KNOWN[name] = " ".join(kept)
    if not kept:
        del KNOWN[name]


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 1
    for argument in arguments:
        calls, different = _Release(Path(argument)).record()
        TABLE.write_text(_table(), encoding="utf-8")
        print(f"{argument}: {calls} calls; not ours: {' '.join(different) or 'none'}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
