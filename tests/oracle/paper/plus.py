"""Generated manifests of μPuppet⁺, compiled by three: its rules, our compiler, real Puppet.

    python -m tests.oracle.paper.plus [--cases N] [--seed S] [--layer undef …] [--each] [--puppet]

With --each, so many cases of each layer by itself, and of all together. What differs is printed,
and makes the exit status 1; what Puppet has no answer to is counted, and compared with nothing,
and so are catalogs with the address of a Ruby object (`join`, for a reference in a hash).
Without --puppet the rules are compared with the compiler.
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
from mupuppet.comparison.outcome import Broken, Compiled, Failed, Outcome, summary
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
    if isinstance(ours, Failed) and isinstance(theirs, Failed):
        return None
    return f"ours: {summary(ours)}; theirs: {summary(theirs)}"


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.oracle.paper.plus", description=__doc__)
    options.add_argument("--cases", type=int, default=2_000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--layer", action="append", choices=LAYERS)
    options.add_argument("--each", action="store_true")
    options.add_argument("--puppet", action="store_true")
    chosen = options.parse_args()
    layers = tuple(chosen.layer or LAYERS)
    choices = [(layer,) for layer in layers] if chosen.each else []
    counts: Counter[str] = Counter()
    with Puppet() if chosen.puppet else nullcontext() as puppet:
        for some in [*choices, layers]:
            random = Random(f"{chosen.seed} {some}")
            counts = Counter(differences=counts["differences"])
            for _ in range(chosen.cases):
                _compare(case_of(plus_manifest(RandomChoices(random), some)), puppet, counts)
            name = some[0] if len(some) == 1 else "all together"
            print(f"{name}: {dict(counts)}", flush=True)
    return 1 if counts["differences"] else 0


def _compare(case: Case, puppet: Puppet | None, counts: Counter[str]) -> None:
    """Give a case to the rules, the compiler and, if it is there, Puppet."""
    outcomes: list[Outcome] = [PlusEvaluator().evaluate(case), CompilerEvaluator().evaluate(case)]
    reference = outcomes[1] if puppet is None else puppet.evaluate(case)
    if isinstance(reference, Broken):
        counts["without an answer"] += 1
        return
    if isinstance(reference, Compiled) and "#<Puppet::" in str(reference.catalog.to_data()):
        counts["with an address"] += 1
        return
    counts["catalogs" if isinstance(reference, Compiled) else "failures"] += 1
    for name, outcome in zip(("rules", "compiler"), outcomes, strict=True):
        found = disagreement(case, outcome, reference)
        if found is not None:
            counts["differences"] += 1
            print(f"--- {name}: {found}\n{case.code}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
