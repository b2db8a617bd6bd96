"""The theorems of the paper (§4) as checks of a run: each raises `Broken` if the run breaks it."""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

from mupuppet.basics.records import replace
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.run import Run, run
from mupuppet.semantics.scopes import TOP
from mupuppet.semantics.step import Step, all_steps
from mupuppet.semantics.terms import Manifest

#: Runs that continue longer are cut: what holds of their first steps is enough.
STEP_LIMIT = 100


class Broken(AssertionError):
    """A run against a theorem."""


def start(manifest: Manifest, node: str) -> Run:
    return run(manifest, node=node, step_limit=STEP_LIMIT)


def whole_configuration(step: Step) -> Configuration:
    """The configuration that a step started from, with the whole manifest."""
    return replace(step.before, term=step.whole_before(), α=TOP)


def check_determinism(manifest: Manifest, node: str) -> None:
    """At most one derivation exists for every configuration, and it is the one that we take."""
    for step in start(manifest, node):
        derivations = all_steps(Judgement.MANIFEST, whole_configuration(step))
        if [found.rules for found in derivations] != [step.rules]:
            raise Broken([found.rules for found in derivations])
        if derivations[0].result() != step.result():
            raise Broken(step.rules)


def check_monotonicity(manifest: Manifest, node: str) -> None:
    """σ ⊑ σ′, κ ⊑ κ′ and v_C ⊑ v_C′ for every step."""
    for step in start(manifest, node):
        before, after = step.before, step.applied
        if not (
            before.σ.precedes(after.σ)
            and before.κ.precedes(after.κ)
            and before.v_C.precedes(after.v_C)
        ):
            raise Broken(step.rules)


THEOREMS = {"determinism": check_determinism, "monotonicity": check_monotonicity}
