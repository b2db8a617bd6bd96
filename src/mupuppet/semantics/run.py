"""Whole runs: from a manifest, a node and its facts to a catalog, or to an explanation.

A run is streamed: each step is made when it is asked for, and forgotten when the caller forgets it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.semantics.auxiliary import TargetNode, nodeMatch
from mupuppet.semantics.catalogs import EMPTY_CATALOG, Catalog
from mupuppet.semantics.configurations import Configuration, Problem
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    DefinitionEnvironment,
    VariableEnvironment,
)
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.scopes import TOP, Def
from mupuppet.semantics.step import Machine, Step
from mupuppet.semantics.stuck import Stuck, diagnostic, enclosing_terms
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import (
    ClassDeclaration,
    Default,
    Include,
    Manifest,
    NodeDefinition,
    NodeName,
    NodeNames,
    NodePattern,
    NodeSpecification,
    manifest_items,
)

#: Enough for catalogs of many thousand resources; far less than a reader's patience is.
DEFAULT_STEP_LIMIT = 10_000_000


class Status(Enum):
    """How a run ended."""

    FINISHED = "finished"  # the manifest is skip
    STUCK = "stuck"  # no rule applies
    DIVERGED = "diverged"  # it would never end
    EXHAUSTED = "exhausted"  # the bound on steps is reached


class Result(Record):
    """σ, κ and v_C at the end of a run, and what there is to say about it."""

    status: Status
    steps: int
    σ: VariableEnvironment
    κ: DefinitionEnvironment
    v_C: Catalog
    diagnostics: tuple[Diagnostic, ...]
    #: Where the run is stuck, if it is.
    stuck: Stuck | None = None

    @property
    def ok(self) -> bool:
        return self.status is Status.FINISHED

    @property
    def declared_classes(self) -> list[str]:
        return [name for name, d in self.κ.definitions() if isinstance(d, DeclaredClass)]


class Run:
    """The steps of a run, once; `result` is there when they are used up."""

    def __init__(
        self,
        configuration: Configuration,
        step_limit: int,
        judgement: Judgement = Judgement.MANIFEST,
    ) -> None:
        self.judgement = judgement
        self._machine = Machine(judgement, configuration)
        self._step_limit = step_limit
        of_core = judgement is Judgement.MANIFEST
        self._warnings = _node_warnings(configuration) if of_core else ()
        #: Classes whose inheritance is known to end.
        self._acyclic: set[str] = set()
        self.result: Result | None = None

    def __iter__(self) -> Iterator[Step]:
        machine = self._machine
        while self.result is None:
            if machine.steps >= self._step_limit:
                self._end_at_limit()
                return
            step = machine.advance()
            if step is None:
                self._end()
                return
            if step.rule.name in ("IncPU", "CDecPU"):
                self._look_for_cycle(step)
            yield step

    def finish(self) -> Result:
        """Make all steps that are left."""
        for _ in self:
            pass
        assert self.result is not None
        return self.result

    def _end(self) -> None:
        if self._machine.is_done:
            self._conclude(Status.FINISHED)
        else:
            stuck = Stuck.of(self._machine)
            self._conclude(Status.STUCK, stuck.diagnostic(), stuck)

    def _end_at_limit(self) -> None:
        machine = self._machine
        if machine.is_done:
            self._conclude(Status.FINISHED)
            return
        notes: tuple[str, ...] = enclosing_terms(machine.configuration.term, machine.frames)
        α = machine.configuration.α
        if isinstance(α, Def) and α.depth > 100:
            nested = f"defined resources are nested {α.depth} deep: a type may declare itself"
            notes = (nested, *notes)
        problem = Problem("step-limit", f"the run did not end within {self._step_limit} steps")
        term = machine.configuration.term
        self._conclude(Status.EXHAUSTED, diagnostic(problem, term.origin, term, notes))

    def _look_for_cycle(self, step: Step) -> None:
        """IncPU and CDecPU continue forever when a class inherits itself, directly or not."""
        term = step.redex if isinstance(step.redex, Include | ClassDeclaration) else None
        assert term is not None
        path: dict[str, None] = {}
        name: str | None = term.name
        while name is not None and name not in self._acyclic:
            if name in path:
                names = list(path)
                cycle = " → ".join([*names[names.index(name) :], name])
                self._conclude(Status.DIVERGED, _cycle(cycle, term, step))
                return
            path[name] = None
            definition = step.before.κ.lookup(name)
            name = definition.parent if isinstance(definition, ClassDef) else None
        self._acyclic.update(path)

    def _conclude(
        self, status: Status, error: Diagnostic | None = None, stuck: Stuck | None = None
    ) -> None:
        c = self._machine.configuration
        errors = () if error is None else (error,)
        diagnostics = (*errors, *self._warnings)
        self.result = Result(status, self._machine.steps, c.σ, c.κ, c.v_C, diagnostics, stuck)


def _cycle(cycle: str, term: Term, step: Step) -> Diagnostic:
    problem = Problem(
        "inheritance-cycle",
        f"classes inherit each other in a cycle: {cycle}",
        notes=(f"by rule {step.rule.name}, the run would include them forever",),
    )
    notes = (*problem.notes, *enclosing_terms(term, step.frames))
    return diagnostic(problem, term.origin, term, notes)


def run(
    manifest: Manifest,
    *,
    node: str,
    facts: Mapping[str, Any] | None = None,
    variables: VariableEnvironment | None = None,
    definitions: DefinitionEnvironment | None = None,
    step_limit: int = DEFAULT_STEP_LIMIT,
) -> Run:
    """Compile a manifest for a node: σ, κ, ε, m ─N→m ... ─N→m σ′, κ′, v_C, skip.

    The initial σ has the facts as variables of the top scope, unless `variables` gives it in full;
    the initial κ is `definitions`.
    """
    if variables is None:
        variables = variables_from_facts(facts or {}).σ
    if definitions is None:
        definitions = DefinitionEnvironment()
    target = TargetNode(node, (item.specification for item in _node_definitions(manifest)))
    return Run(
        Configuration(variables, definitions, EMPTY_CATALOG, manifest, TOP, target), step_limit
    )


def _node_definitions(manifest: Manifest) -> Iterator[NodeDefinition]:
    for item in manifest_items(manifest):
        if isinstance(item, NodeDefinition):
            yield item


def _node_warnings(configuration: Configuration) -> tuple[Diagnostic, ...]:
    """What the paper's rules accept about node definitions and Puppet rejects."""
    manifest: Any = configuration.term
    defined = list(_node_definitions(manifest))
    warnings = []
    first_of: dict[object, NodeDefinition] = {}
    for item in defined:
        for name in _written_names(item.specification):
            if name in first_of:
                warnings.append(_defined_twice(name, item, first_of[name]))
            first_of.setdefault(name, item)
    if defined and not any(nodeMatch(configuration.N, item.specification) for item in defined):
        problem = Problem(
            "no-matching-node",
            f"no node definition matches `{configuration.N.name}`",
            notes=("by rule NodeNoMatch they are all skipped; Puppet rejects the manifest",),
        )
        warnings.append(_warning(problem, defined[0]))
    return tuple(warnings)


def _written_names(Q: NodeSpecification) -> tuple[str, ...]:
    match Q:
        case NodeName(name):
            return (name.lower(),)
        case NodeNames(names):
            return tuple(name.lower() for name in names)
        case NodePattern(pattern):
            return (f"/{pattern}/",)
        case Default():
            return ("default",)


def _defined_twice(name: str, item: NodeDefinition, first: NodeDefinition) -> Diagnostic:
    problem = Problem(
        "node-defined-twice",
        f"node `{name}` is defined twice",
        notes=("by rule NodeMatch all definitions of a node are compiled; Puppet rejects them",),
        related=((first.origin, "the first one"),),
    )
    return _warning(problem, item)


def _warning(problem: Problem, item: NodeDefinition) -> Diagnostic:
    place = item.specification.origin or item.origin
    return diagnostic(problem, place, item, problem.notes, Severity.WARNING)
