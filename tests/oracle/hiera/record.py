"""Records what real Puppet looks up in the control repositories of the corpus.

    python -m tests.oracle.hiera.record [--check] [REPOSITORY ...]

Each directory of `tests/corpus/hiera` is a code directory: `hiera.yaml` (the global layer, if there
is one), `environments/production`, and `lookups.pp` with one expression per line. Lines that begin
with `#@` say something about the lines below them:

    #@ facts JSON       the facts of the node
    #@ settings JSON    Puppet's settings
    #@ directory PATH   where relative paths start, if not at the environment
    #@ needs LIBRARY    a library that Ruby must have, or else nothing is recorded

Besides Puppet code there are

    parameter('a::b')   what is looked up for a parameter of a class
    explain('a::b')     what `puppet lookup --explain` prints

The answers go to `recorded.json` beside it.

With `--check` nothing is written: the command fails if Puppet says something else now.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parents[2] / "corpus" / "hiera"
DRIVER = Path(__file__).with_name("driver.rb")

_EXPLAIN = re.compile(r"explain\('(.+)'\)")


@dataclass(frozen=True, slots=True)
class Case:
    """One lookup in a repository."""

    repository: str
    line: int
    expression: str
    facts: str
    settings: str
    directory: str
    needs: str

    @property
    def root(self) -> Path:
        return CORPUS / self.repository

    @property
    def explained_key(self) -> str | None:
        found = _EXPLAIN.fullmatch(self.expression)
        return found[1] if found is not None else None

    def request(self) -> dict[str, Any]:
        """The case in the form of the driver."""
        key = self.explained_key
        return {
            "do": "lookup",
            "codedir": str(self.root),
            "expression": "undef" if key is not None else self.expression,
            "facts": json.loads(self.facts),
            "settings": json.loads(self.settings),
            "directory": self.directory,
            "explain": key,
        }


def repositories() -> list[str]:
    """The names of all repositories."""
    return sorted(path.parent.name for path in CORPUS.glob("*/lookups.pp"))


def cases(repository: str) -> list[Case]:
    """The lookups of a repository."""
    found = []
    given = {
        "facts": "{}",
        "settings": "{}",
        "directory": "environments/production",
        "needs": "json",
    }
    text = (CORPUS / repository / "lookups.pp").read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#@ "):
            name, _, content = line[3:].partition(" ")
            given[name] = content
        elif line.strip() and not line.startswith("#"):
            found.append(Case(repository, number, line.strip(), **given))
    return found


def recorded(repository: str) -> list[dict[str, Any]]:
    """What Puppet said, in the order of the lookups."""
    text = (CORPUS / repository / "recorded.json").read_text(encoding="utf-8")
    answers: list[dict[str, Any]] = json.loads(text)
    return answers


def has_library(name: str) -> bool:
    """Can Ruby load a library?"""
    return subprocess.run(["ruby", "-e", f"require '{name}'"], capture_output=True).returncode == 0


def ask(requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puppet's answers to requests in the form of the driver."""
    with tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        finished = subprocess.run(
            ["ruby", "-W0", str(DRIVER), directory],
            input="".join(f"{json.dumps(request)}\n" for request in requests),
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
            env={**os.environ, "HOME": directory, "LC_ALL": "C.UTF-8", "TZ": "UTC"},
        )
    return [json.loads(line) for line in finished.stdout.split("\n") if line]


def record(names: Iterable[str]) -> dict[str, str]:
    """The records of repositories, as texts with one case per line."""
    wanted = [case for name in names for case in cases(name)]
    usable = {library: has_library(library) for library in {case.needs for case in wanted}}
    for library in sorted(library for library, is_usable in usable.items() if not is_usable):
        print(f"Ruby has no library {library}: what needs it is left as it is", file=sys.stderr)
    wanted = [case for case in wanted if usable[case.needs]]
    answers = ask(case.request() for case in wanted)
    if len(answers) != len(wanted):
        raise SystemExit(f"Puppet ended at: {wanted[len(answers)]}")
    lines: dict[str, list[str]] = {}
    for case, answer in zip(wanted, answers, strict=True):
        line = json.dumps({"expression": case.expression, **answer}, ensure_ascii=False)
        line = line.replace(str(case.root), "ROOT")
        lines.setdefault(case.repository, []).append(line)
    return {name: "[\n" + ",\n".join(texts) + "\n]\n" for name, texts in lines.items()}


def main() -> int:
    """Record, or check."""
    parser = argparse.ArgumentParser(description="Record the corpus of lookups.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("repositories", nargs="*", metavar="REPOSITORY")
    options = parser.parse_args()
    differing = 0
    for repository, text in record(options.repositories or repositories()).items():
        target = CORPUS / repository / "recorded.json"
        if not options.check:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{repository}: Puppet says something else now")
            differing += 1
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
