"""Records what real Puppet makes of the expressions of the corpus of functions.

    python -m tests.oracle.functions.record [--check] [--modulepath DIRECTORIES] [TOPIC ...]

`tests/corpus/functions/TOPIC.pp` holds one expression per line; blank lines and comments are
skipped. The answers go to `TOPIC.json` beside it. With `--check` nothing is written: the
command fails if something that is recorded is not what Puppet says now. The function `scanf`
needs Ruby's gem of that name, which newer Rubies do not bring along.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parents[2] / "corpus" / "functions"
DRIVER = Path(__file__).with_name("driver.rb")
FACTS = CORPUS / "facts.json"
MODULES = CORPUS / "modules"

#: What stands in recorded texts for the directory of modules, which differs from place to place.
MODULES_MARK = "<modules>"


def topics() -> list[str]:
    """The names of all topics."""
    return sorted(
        str(path.relative_to(CORPUS).with_suffix(""))
        for path in CORPUS.rglob("*.pp")
        if MODULES not in path.parents
    )


def expressions(topic: str) -> list[str]:
    """The expressions of a topic."""
    lines = (CORPUS / f"{topic}.pp").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def ask_puppet(lines: Iterable[str], modulepath: str = "") -> Iterator[dict[str, Any]]:
    """Puppet's answers to expressions."""
    modules = ":".join(filter(None, [str(MODULES), modulepath]))
    with tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        finished = subprocess.run(
            ["ruby", "-W0", str(DRIVER), directory, str(FACTS), modules],
            input="".join(f"{json.dumps(line)}\n" for line in lines),
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
            env=_environment(directory),
        )
    for line in finished.stdout.splitlines():
        yield json.loads(line.replace(str(MODULES), MODULES_MARK))


def _environment(home: str) -> dict[str, str]:
    """Surroundings that are the same everywhere."""
    return {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def record(topic: str, modulepath: str = "") -> list[dict[str, Any]]:
    """The cases of a topic with Puppet's answers."""
    lines = expressions(topic)
    answers = list(ask_puppet(lines, modulepath))
    if len(answers) != len(lines):
        raise SystemExit(f"{topic}: Puppet ended at: {lines[len(answers)]}")
    return [{"expression": line, **answer} for line, answer in zip(lines, answers, strict=True)]


def to_text(cases: list[dict[str, Any]]) -> str:
    """One case per line, so that differences are easy to see."""
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    return f"[\n{lines}\n]\n"


def main() -> int:
    """Record, or check."""
    parser = argparse.ArgumentParser(description="Record the corpus of functions.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--modulepath", default="")
    parser.add_argument("topics", nargs="*", metavar="TOPIC")
    options = parser.parse_args()
    differing = 0
    for topic in options.topics or topics():
        text = to_text(record(topic, options.modulepath))
        target = CORPUS / f"{topic}.json"
        if not options.check:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{topic}: Puppet says something else now")
            differing += 1
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
