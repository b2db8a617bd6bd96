"""`python -m tests.oracle.fleet.attack`: random edits; the status is 1 for violations."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.unit.fleet.attack import Score, attack


def main() -> int:
    """Attack with one seed after the other, and sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1000, help="the first seed")
    parser.add_argument("--edits", type=int, default=20_000, help="how many edits in all")
    parser.add_argument("--each", type=int, default=40, help="edits of each repository")
    options = parser.parse_args()
    total = Score(violations=[])
    seed = options.seed
    while total.edits < options.edits:
        with tempfile.TemporaryDirectory() as directory:
            score = attack(seed, options.each, Path(directory))
        seed += 1
        for name in ("edits", "nodes", "touched", "changed", "failed"):
            setattr(total, name, getattr(total, name) + getattr(score, name))
        for each in score.violations:
            print(each, flush=True)
        total.violations += score.violations
        if seed % 10 == 0 or total.edits >= options.edits:
            print(f"seed {seed}: {total.summary}", flush=True)
    return 1 if total.violations else 0


if __name__ == "__main__":
    sys.exit(main())
