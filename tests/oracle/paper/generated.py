"""Generated μPuppet manifests, compiled by three: the paper's rules, our compiler, real Puppet.

    python -m tests.oracle.paper.generated [--cases 10000] [--seed 0] [--without-puppet]

The rules and Puppet, and the compiler and Puppet, are to make the same of a manifest. Where they do
not, the cause must be a difference that is documented: `causes.py` finds it for the rules, by
amending them until they agree with Puppet. At the end is a table of causes. What has none is
printed with its manifest, and makes the exit status 1.

Without Puppet, the rules are compared with the compiler in its place.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from random import Random

from mupuppet.basics.records import Record, replace
from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.catalogs import View, differences
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Compiled, Failed, Outcome, summary
from mupuppet.comparison.paper_evaluator import PaperEvaluator
from mupuppet.comparison.puppet import Puppet
from mupuppet.semantics import terms
from mupuppet.semantics.print import format_term
from mupuppet.semantics.registry import RULES
from mupuppet.semantics.run import run
from mupuppet.semantics.step import enclosing
from mupuppet.semantics.terms import Manifest
from tests.oracle.paper.causes import Oracle, causes
from tests.oracle.paper.differences import PUPPET_BREAKS, Difference
from tests.oracle.paper.shrinking import shrink
from tests.oracle.versions import asked_version
from tests.properties.choices import RandomChoices
from tests.properties.semantics_strategies import NODES, manifest

#: The facts of all cases: what the variables are that are bound from the beginning.
FACTS = {"i3": 7, "s3": "fact", "b3": True, "a3": [1, 2], "h3": {"k": "v", "j": "w"}}
#: The paper knows only strict variables.
SETTINGS = {"settings": {"strict": "error", "strict_variables": True}, "facts": FACTS}
#: Rules are counted in so many steps of a run.
COUNTED_STEPS = 2_000


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.paper.generated", description=__doc__
    )
    options.add_argument("--cases", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--without-puppet", action="store_true")
    chosen = options.parse_args()
    with nullcontext() if chosen.without_puppet else Puppet() as puppet:
        tally = Tally(None if puppet is None else puppet.evaluate)
        compare_generated(tally, chosen.cases, chosen.seed)
    print(tally.report())
    return 1 if tally.unexplained else 0


def compare_generated(tally: Tally, cases: int, seed: int) -> None:
    """Generate as many different manifests and let the tally compare them."""
    random = Random(seed)
    choices = RandomChoices(random)
    while tally.counts["manifests"] < cases:
        tally.add(manifest(choices, FACTS), random.choice(NODES))


class Verdict(Record):
    """Whether one of ours agrees with Puppet on a case, and why not."""

    ours: Outcome
    theirs: Outcome
    view: View
    causes: frozenset[Difference] = frozenset()

    @property
    def differ(self) -> bool:
        ours, theirs = self.ours, self.theirs
        if isinstance(ours, Compiled) and isinstance(theirs, Compiled):
            return bool(self.differences())
        return isinstance(ours, Compiled) or isinstance(theirs, Compiled)

    @property
    def is_unexplained(self) -> bool:
        return self.differ and not self.causes

    def differences(self) -> list[str]:
        if not isinstance(self.ours, Compiled) or not isinstance(self.theirs, Compiled):
            return []
        return differences(self.view.of(self.theirs.catalog), self.view.of(self.ours.catalog))


class Judge:
    """Compares the rules and the compiler with Puppet."""

    def __init__(self, puppet: Oracle | None) -> None:
        self._paper = PaperEvaluator()
        self._compiler = CompilerEvaluator()
        self._oracle = puppet or self._compiler.evaluate
        self._answers: dict[tuple[str, str], Outcome] = {}

    def ask(self, case: Case) -> Outcome:
        """What Puppet says; the last answer is kept, since both judgements need it."""
        key = (case.code, case.node)
        if key not in self._answers:
            self._answers = {key: self._oracle(case)}
        return self._answers[key]

    def rules(self, case: Case) -> Verdict:
        theirs = self.ask(case)
        verdict = Verdict(self._paper.evaluate(case), theirs, self._paper.view(case))
        if not verdict.differ:
            return verdict
        found = _puppet_breaks(theirs) or causes(case, theirs, self._oracle, verdict.view)
        return replace(verdict, causes=found)

    def compiler(self, case: Case) -> Verdict:
        theirs = self.ask(case)
        ours = self._compiler.evaluate(case)
        return Verdict(ours, theirs, self._compiler.view(case), _puppet_breaks(theirs))


class Tally:
    """What the evaluators made of the manifests so far."""

    def __init__(self, puppet: Oracle | None) -> None:
        self.counts: Counter[str] = Counter()
        #: How many manifests have each cause, for the rules and for the compiler.
        self.causes: Counter[tuple[str, Difference]] = Counter()
        #: In how many manifests each rule was used.
        self.rules: Counter[str] = Counter()
        self.resources = 0
        self.unexplained: list[str] = []
        judge = Judge(puppet)
        self._judgements: dict[str, Callable[[Case], Verdict]] = {"rules": judge.rules}
        if puppet is not None:
            self._judgements["compiler"] = judge.compiler
        self._seen: set[tuple[str, str]] = set()

    def add(self, made: Manifest, node: str) -> None:
        case = _case(made, node)
        if (case.code, node) in self._seen:
            return
        self._seen.add((case.code, node))
        self.counts["manifests"] += 1
        self._count_rules(made, node)
        for who, judge in self._judgements.items():
            verdict = judge(case)
            self._count(who, verdict)
            if verdict.is_unexplained:
                self._report(who, judge, made, node)

    def _count_rules(self, made: Manifest, node: str) -> None:
        used: set[str] = set()
        running = run(made, node=node, facts=FACTS, step_limit=COUNTED_STEPS)
        for step in running:
            used.update(step.rules)
            facts = [*step.applied.premises]
            for frame in enclosing(step.frames):
                facts += frame.under.premises
            used.update(name for fact in facts for name, _ in fact.chain)
        self.rules.update(used)
        assert running.result is not None
        self.resources += len(running.result.v_C)

    def _count(self, who: str, verdict: Verdict) -> None:
        ours = "a catalog" if isinstance(verdict.ours, Compiled) else "a failure"
        theirs = "a catalog" if isinstance(verdict.theirs, Compiled) else "a failure"
        if ours == theirs:
            theirs = "another one" if verdict.differ else "the same"
        self.counts[f"{ours} by the {who}, {theirs} by Puppet"] += 1
        if verdict.differ:
            self.causes.update((who, cause) for cause in verdict.causes)

    def _report(
        self, who: str, judge: Callable[[Case], Verdict], made: Manifest, node: str
    ) -> None:
        small = _case(shrink(made, lambda it: judge(_case(it, node)).is_unexplained), node)
        verdict = judge(small)
        lines = [f"--- the {who} and Puppet differ, node {node}", small.code]
        lines += [f"    ours:   {summary(verdict.ours)}", f"    theirs: {summary(verdict.theirs)}"]
        lines += [f"    {line}" for line in verdict.differences()[:5]]
        self.unexplained.append("\n".join(lines))

    def report(self) -> str:
        """The table of outcomes, the table of causes, and what has none."""
        rows = sorted(self.counts.items(), key=lambda row: (row[0] != "manifests", row[0]))
        return "\n".join(
            [
                *(f"{count:8}  {name}" for name, count in rows),
                f"{self.resources:8}  resources by the rules",
                "",
                "causes of the differences between the rules and Puppet (there may be several):",
                *self._causes_of("rules"),
                "",
                "causes of the differences between the compiler and Puppet:",
                *self._causes_of("compiler"),
                "",
                self._rules_used(),
                "",
                f"unexplained: {len(self.unexplained)}",
                *self.unexplained,
            ]
        )

    def _causes_of(self, who: str) -> list[str]:
        rows = [(count, cause) for (whose, cause), count in self.causes.items() if whose == who]
        rows.sort(key=lambda row: (-row[0], row[1].name))
        width = max((len(cause.name) for _, cause in rows), default=0)
        return [
            f"{count:8}  {cause.name:{width}}  {cause.document}, {cause.manifest}"
            for count, cause in rows
        ]

    def _rules_used(self) -> str:
        unused = [name for name in RULES if not self.rules[name]]
        rarest = sorted((self.rules[name], name) for name in RULES if self.rules[name])[:5]
        shown = ", ".join(f"{name} ({count})" for count, name in rarest)
        text = f"rules used: {len(RULES) - len(unused)} of {len(RULES)}; the rarest: {shown}"
        return text + (f"\nnever used: {', '.join(unused)}" if unused else "")


def _case(made: Manifest, node: str) -> Case:
    code = "" if made == terms.SKIP else format_term(made)
    return Case(
        "generated.pp", Corpus("."), code, node=node, inputs=SETTINGS, puppet=asked_version()
    )


def _puppet_breaks(outcome: Outcome) -> frozenset[Difference]:
    """The cause, if Puppet fails with an exception that is not meant for people."""
    breaks = isinstance(outcome, Failed) and outcome.cause in ("NoMethodError", "TypeError")
    return frozenset({PUPPET_BREAKS} if breaks else ())


if __name__ == "__main__":
    sys.exit(main())
