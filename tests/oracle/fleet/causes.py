"""`python -m tests.oracle.fleet.causes`: injected changes; the status is 1 for wrong causes."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.unit.fleet.injections import inject, summary


def main() -> int:
    """Inject, and report what was named wrongly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=500, help="about 3.5 injections each")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        made = inject(
            Path(directory), options.seed, options.rounds, lambda each: print(each, flush=True)
        )
    print(summary(made))
    return 1 if made.mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
