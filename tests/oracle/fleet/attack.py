"""`python -m tests.oracle.fleet.attack`: random edits; the status is 1 for violations.

The repositories are generated; with `--packaged` they are made of Debian's modules.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

from tests.oracle.fleet.packaged import Packaged
from tests.unit.fleet.attack import Score, attack
from tests.unit.fleet.generated import Generated


def main() -> int:
    """Attack with one seed after the other, and sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1000, help="the first seed")
    parser.add_argument("--edits", type=int, default=20_000, help="how many edits in all")
    parser.add_argument("--each", type=int, default=40, help="edits of each repository")
    parser.add_argument("--packaged", action="store_true", help="real modules")
    options = parser.parse_args()
    total = Score(violations=[], kinds={})
    for seed in range(options.seed, sys.maxsize):
        chance = random.Random(seed)
        subject = Packaged(chance) if options.packaged else Generated(chance)
        with tempfile.TemporaryDirectory() as directory:
            score = attack(subject, options.each, Path(directory))
        for each in score.violations:
            print(f"seed {seed}: {each}", flush=True)
        total.add(score)
        is_done = total.edits >= options.edits
        if is_done or seed % 10 == 9:
            print(f"seed {seed}: {total.summary}", flush=True)
        if is_done:
            break
    print(", ".join(f"{kind} {count:,}" for kind, count in sorted(total.kinds.items())))
    return 1 if total.violations else 0


if __name__ == "__main__":
    sys.exit(main())
