"""Generated manifests of μPuppet⁺, compiled by three: its rules, our compiler, real Puppet.

    python -m tests.oracle.paper.plus [--cases 2000] [--seed 0] [--layer virtual …] [--puppet]

What differs is printed, and makes the exit status 1. Without --puppet the compiler stands in.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from contextlib import nullcontext
from random import Random

from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.catalogs import differences
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Compiled, Outcome, summary
from mupuppet.comparison.paper_evaluator import PlusEvaluator
from mupuppet.comparison.puppet import Puppet
from tests.oracle.versions import asked_version
from tests.properties.choices import RandomChoices
from tests.properties.plus_manifests import LAYERS, plus_manifest

SETTINGS = {"settings": {"strict": "error", "strict_variables": True}, "facts": {}}


def case_of(code: str) -> Case:
    return Case(
        "generated.pp", Corpus("."), code, node="w", inputs=SETTINGS, puppet=asked_version()
    )


def disagreement(case: Case, ours: Outcome, theirs: Outcome) -> str | None:
    """How two outcomes differ, in the resources and parameters that the rules know."""
    if isinstance(ours, Compiled) and isinstance(theirs, Compiled):
        view = PlusEvaluator().view(case)
        found = differences(view.of(theirs.catalog), view.of(ours.catalog))
        return "\n".join(found[:5]) if found else None
    if isinstance(ours, Compiled) is isinstance(theirs, Compiled):
        return None
    return f"ours: {summary(ours)}; theirs: {summary(theirs)}"


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.oracle.paper.plus", description=__doc__)
    options.add_argument("--cases", type=int, default=2_000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--layer", action="append", choices=LAYERS)
    options.add_argument("--puppet", action="store_true")
    chosen = options.parse_args()
    random = Random(chosen.seed)
    counts: Counter[str] = Counter()
    plus, compiler = PlusEvaluator(), CompilerEvaluator()
    with Puppet() if chosen.puppet else nullcontext() as puppet:
        for _ in range(chosen.cases):
            case = case_of(plus_manifest(RandomChoices(random), tuple(chosen.layer or LAYERS)))
            theirs = compiler.evaluate(case) if puppet is None else puppet.evaluate(case)
            ours = plus.evaluate(case)
            counts["catalogs" if isinstance(theirs, Compiled) else "failures"] += 1
            found = disagreement(case, ours, theirs)
            if found is not None:
                counts["different"] += 1
                print(f"--- {found}\n{case.code}")
    print(dict(counts))
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
