"""Records what real Puppet makes of the environments of the corpus.

    python -m tests.oracle.environments.record [--check] [CASE ...]

`cases` says what a case is. With `--check` nothing is written: the command fails if Puppet says
something else now.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from mupuppet.comparison.outcome import from_data, to_data
from mupuppet.comparison.puppet import Puppet
from tests.oracle.environments.cases import Answer, EnvironmentCase, all_cases, read_case


def record(puppet: Puppet, case: EnvironmentCase) -> str:
    """The text of the file with what Puppet says about a case."""

    def compile(request: dict[str, Any]) -> Answer:
        answer = puppet.ask(request)
        if "broken" in answer:
            raise SystemExit(f"{case.name}: {answer['broken']}")
        return to_data(from_data(answer)), answer.get("exported", [])

    outcomes = case.answers(compile)
    data = {"puppet": puppet.version, "outcomes": outcomes}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Record, or check."""
    parser = argparse.ArgumentParser(description="Record the corpus of environments.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("cases", metavar="CASE", nargs="*")
    options = parser.parse_args()
    cases = [read_case(name) for name in options.cases] or all_cases()
    changed = []
    with Puppet() as puppet:
        for case in cases:
            path = case.root / "recorded.json"
            text = record(puppet, case)
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            changed.append(case.name)
            if not options.check:
                path.write_text(text, encoding="utf-8")
    for name in changed:
        print(f"{name}: {'differs' if options.check else 'recorded'}")
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
