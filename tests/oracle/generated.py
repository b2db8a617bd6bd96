"""Generated μPuppet manifests, compiled by three: the paper's rules, our compiler, real Puppet.

    python -m tests.oracle.generated [--cases 10000] [--seed 0] [--without-puppet]

Where the rules give a catalog, the compiler must give the same resources, and Puppet as well,
but for the differences between μPuppet and Puppet that docs/paper-errata.md lists: a class must
be defined before it is declared, instances of defined types are evaluated at once, and the
like. What differs is counted by kind and shown; it is for people to judge, so the exit status
tells only of differences between the compiler and Puppet.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings

from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.catalogs import NormalCatalog, differences
from mupuppet.comparison.full import CompilerEvaluator
from mupuppet.comparison.outcome import Compiled, Outcome
from mupuppet.comparison.paper import PaperEvaluator
from mupuppet.comparison.puppet import Puppet
from mupuppet.semantics.print import format_term
from mupuppet.semantics.terms import Manifest
from tests.properties.semantics_strategies import manifests, node_names

#: The paper knows only strict variables.
SETTINGS = {"settings": {"strict": "error", "strict_variables": True}}
SHOWN = 3


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.oracle.generated", description=__doc__)
    options.add_argument("--cases", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--without-puppet", action="store_true")
    chosen = options.parse_args()
    with Puppet() as puppet:
        tally = Tally(None if chosen.without_puppet else puppet)
        compare_generated(tally, chosen.cases, chosen.seed)
    print(tally.table())
    return 1 if tally.counts["compiler and Puppet differ"] else 0


def compare_generated(tally: Tally, cases: int, start: int) -> None:
    """Generate manifests and let the tally compare them."""

    @seed(start)
    @settings(
        max_examples=cases,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(manifests(), node_names)
    def compare(manifest: Manifest, node: str) -> None:
        tally.add(format_term(manifest), node)

    compare()


class Tally:
    """What the evaluators made of the manifests so far."""

    def __init__(self, puppet: Puppet | None) -> None:
        self.puppet = puppet
        self.counts: Counter[str] = Counter()
        self._paper = PaperEvaluator()
        self._compiler = CompilerEvaluator()
        self._seen: set[tuple[str, str]] = set()

    def add(self, code: str, node: str) -> None:
        if (code, node) in self._seen:
            return
        self._seen.add((code, node))
        self.counts["manifests"] += 1
        case = Case("generated.pp", Corpus("."), code, node=node, circumstances=SETTINGS)
        paper = self._paper.evaluate(case)
        compiled = self._compiler.evaluate(case)
        view = self._paper.view(case)
        self.counts["the rules give a catalog" if _ok(paper) else "the rules are stuck"] += 1
        if _ok(paper) and _differ(paper, compiled, view):
            self._report("rules and compiler differ", case, paper, compiled, view)
        if self.puppet is None:
            return
        real = self.puppet.evaluate(case)
        if _differ(real, compiled, self._compiler.view(case)):
            self._report("compiler and Puppet differ", case, real, compiled, None)
        if _ok(paper) and _differ(paper, real, view):
            self.counts["rules and Puppet differ"] += 1
        elif _ok(paper):
            self.counts["rules and Puppet agree"] += 1
        elif not _ok(real):
            self.counts["rules stuck, Puppet fails"] += 1
        else:
            self.counts["rules stuck, Puppet compiles"] += 1

    def _report(self, kind: str, case: Case, one: Outcome, other: Outcome, view: Any) -> None:
        self.counts[kind] += 1
        if self.counts[kind] <= SHOWN:
            print(f"--- {kind}, node {case.node}\n{case.code}", file=sys.stderr)
            for line in _shown_differences(one, other, view)[:5]:
                print(f"    {line}", file=sys.stderr)

    def table(self) -> str:
        return "\n".join(f"{name:32}{count:8}" for name, count in self.counts.items())


def _ok(outcome: Outcome) -> bool:
    return isinstance(outcome, Compiled)


def _catalogs(one: Outcome, other: Outcome, view: Any) -> tuple[NormalCatalog, NormalCatalog]:
    assert isinstance(one, Compiled)
    assert isinstance(other, Compiled)
    if view is None:
        return one.catalog, other.catalog
    return view.of(one.catalog), view.of(other.catalog)


def _differ(one: Outcome, other: Outcome, view: Any) -> bool:
    if _ok(one) != _ok(other):
        return True
    return _ok(one) and bool(differences(*_catalogs(one, other, view)))


def _shown_differences(one: Outcome, other: Outcome, view: Any) -> list[str]:
    if _ok(one) and _ok(other):
        return differences(*_catalogs(one, other, view))
    return [str(outcome)[:300] for outcome in (one, other) if not _ok(outcome)]


if __name__ == "__main__":
    sys.exit(main())
