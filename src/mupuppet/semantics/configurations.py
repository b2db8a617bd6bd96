"""What a rule takes and gives.

A rule is a function from a configuration to an outcome:

- `Applied`: the conclusion, for a rule whose premises are all side conditions.
- `Under`: the rule applies if its premise takes a step; `conclude` puts the result of that step in
  its place. So a rule never calls the stepper, and the stepper can leave a redex where it is
  and continue there (see `step.py`).
- `Refused`: the term is of the conclusion's kind, but this premise (or this form of the conclusion)
  does not hold; with an explanation for people where it is this rule's to give.
- None: the rule is not about such terms.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from mupuppet.basics.records import Record
from mupuppet.semantics.auxiliary import TargetNode
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.environments import (
    DeclaredClass,
    Definition,
    DefinitionEnvironment,
    VariableEnvironment,
)
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.scope_judgements import ScopeFact
from mupuppet.semantics.scopes import Class, Scope
from mupuppet.semantics.termbase import Origin, Term
from mupuppet.semantics.terms import ResourceValue, Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class Bound(Record):
    """σ′ = σ[(α, x) : v]."""

    scope: Scope
    name: str
    value: Value


class Cleared(Record):
    """σ′ = clear(σ, α); `names` are the variables that went."""

    scope: Scope
    names: tuple[str, ...]


class Defined(Record):
    """κ′ = κ[a : D], for an a that was not defined."""

    name: str
    definition: Definition


class Declared(Record):
    """κ′ = κ[a : DeclaredClass(α)]."""

    name: str
    parent_scope: Scope


class Added(Record):
    """v_C′ = v_C ␣ v_R."""

    resource: ResourceValue


class Altered(Record):
    """v_C′ is v_C with something else changed, by a rule of μPuppet⁺; in the rule's notation."""

    text: str


#: What a step did to σ, κ or v_C; no rule of the paper changes more than one of them.
Change: TypeAlias = Bound | Cleared | Defined | Declared | Added | Altered


class Configuration(Record):
    """σ, κ, v_C and a term, in ambient scope α, for node N.

    Expressions and statements do not look at N, and manifests do not look at α.
    """

    σ: VariableEnvironment
    κ: DefinitionEnvironment
    v_C: Catalog
    term: Term
    α: Scope
    N: TargetNode

    def becomes(self, term: Term) -> Applied:
        """The term steps to another one, and nothing else changes."""
        return Applied(term, self.σ, self.κ, self.v_C)

    def binds(self, term: Term, x: str, v: Value) -> Applied:
        """The step binds x to v in scope α."""
        σ = self.σ.update(self.α, x, v)
        return Applied(term, σ, self.κ, self.v_C, Bound(self.α, x, v))

    def clears(self, term: Term, α: Scope) -> Applied:
        """The step clears scope α."""
        names = tuple(sorted(self.σ.specialise(α)))
        return Applied(term, self.σ.clear(α), self.κ, self.v_C, Cleared(α, names))

    def defines(self, term: Term, name: str, definition: Definition) -> Applied:
        """The step defines a class or a resource type."""
        κ = self.κ.update(name, definition)
        return Applied(term, self.σ, κ, self.v_C, Defined(name, definition))

    def declares(
        self, term: Term, a: str, β: Scope, premises: tuple[ScopeFact, ...] = ()
    ) -> Applied:
        """The step declares class a, with β as its parent scope."""
        κ = self.κ.update(a, DeclaredClass(β))
        v_C = self.v_C.enters(Class(a), self.α, β)
        return Applied(term, self.σ, κ, v_C, Declared(a, β), premises)

    def adds(self, term: Term, v_R: ResourceValue) -> Applied:
        """The step appends a resource to the catalog."""
        return Applied(term, self.σ, self.κ, self.v_C.append(v_R), Added(v_R))


class Applied(Record):
    """The right-hand side of a rule's conclusion."""

    term: Term
    σ: VariableEnvironment
    κ: DefinitionEnvironment
    v_C: Catalog
    change: Change | None = None
    premises: tuple[ScopeFact, ...] = ()


class Under(Record):
    """The step that a rule has as a premise, and what to make of its result."""

    judgement: Judgement
    α: Scope
    term: Term
    conclude: Callable[[Any], Term]
    premises: tuple[ScopeFact, ...] = ()
    #: Whether the rule may not apply to the result of the step, so that all is looked at again.
    once: bool = False


class Problem(Record):
    """Why nothing applies, for people.

    `origin` is None for the place of the stuck term; `related` are further places that help.
    """

    id: DiagnosticId
    message: str
    origin: Origin | None = None
    notes: tuple[str, ...] = ()
    related: tuple[tuple[Origin | None, str], ...] = ()
    hint: str | None = None


class Refused(Record):
    """The premise that does not hold, as the rule's drawing has it.

    `met` says how many premises before it do hold: of several rules that refuse, the one that came
    furthest tells most about what went wrong.
    """

    premise: str
    met: int = 0
    problem: Callable[[], Problem] | None = None


Outcome: TypeAlias = Applied | Under | Refused | None
RuleFunction: TypeAlias = Callable[[Configuration], Outcome]


def unchanged(term: Term) -> Term:
    """The conclusion of a rule whose result is that of its premise."""
    return term
