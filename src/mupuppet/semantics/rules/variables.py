"""Variables (Appendix C.2)."""

from mupuppet.semantics.configurations import (
    Configuration,
    Outcome,
    Problem,
    Refused,
    Under,
    unchanged,
)
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.scope_judgements import parentof
from mupuppet.semantics.scopes import TOP, Class, Scope
from mupuppet.semantics.terms import QualifiedVariable, TopVariable, Variable

VARIABLES = Group(
    "Variables",
    "C.2 Expressions, Variables",
    "3.2 Operational semantics, Expression evaluation",
)


def not_bound(written: str, α: Scope) -> Problem:
    """The problem of a variable that has no value in the only scope where it may have one."""
    return Problem("unknown-variable", f"`{written}` is not bound in {α}")


@rule(VARIABLES, Judgement.EXPRESSION, Variable)
def LVar(c: Configuration) -> Outcome:
    """A variable that is bound in the current scope has that value.

    x ∈ dom(σ_α)
    ──────────────────────── LVar
    σ, κ, v_C, $x ─α→ σ_α(x)
    """
    match c.term:
        case Variable(x):
            v = c.σ.lookup(c.α, x)
            return Refused("x ∈ dom(σ_α)") if v is None else c.becomes(v)
    return None


@rule(VARIABLES, Judgement.EXPRESSION, Variable)
def PVar(c: Configuration) -> Outcome:
    """A variable that is not bound in the current scope has its value in the parent scope.

    x ∉ dom(σ_α)    σ, κ, v_C, $x ─β→ v    β parentof_κ α
    ───────────────────────────────────────────────────── PVar
    σ, κ, v_C, $x ─α→ v
    """
    match c.term:
        case Variable(x):
            if c.σ.lookup(c.α, x) is not None:
                return Refused("x ∉ dom(σ_α)")
            β = parentof(c.κ, c.α)
            if β is None:
                return Refused("β parentof_κ α", 1, lambda: not_bound(f"${x}", c.α))
            return Under(Judgement.EXPRESSION, β.answer, c.term, unchanged, (β,))
    return None


@rule(VARIABLES, Judgement.EXPRESSION, TopVariable)
def TVar(c: Configuration) -> Outcome:
    """A variable that is qualified with `::` alone is looked up in the top scope.

    x ∈ dom(σ_::)
    ─────────────────────────── TVar
    σ, κ, v_C, $::x ─α→ σ_::(x)
    """
    match c.term:
        case TopVariable(x):
            v = c.σ.lookup(TOP, x)
            if v is None:
                return Refused("x ∈ dom(σ_::)", 0, lambda: not_bound(f"$::{x}", TOP))
            return c.becomes(v)
    return None


@rule(VARIABLES, Judgement.EXPRESSION, QualifiedVariable)
def QVar(c: Configuration) -> Outcome:
    """A variable that is qualified with a class is looked up in the scope of that class.

    x ∈ dom(σ_::a)
    ─────────────────────────────── QVar
    σ, κ, v_C, $::a::x ─α→ σ_::a(x)
    """
    match c.term:
        case QualifiedVariable(a, x):
            v = c.σ.lookup(Class(a), x)
            if v is None:
                return Refused("x ∈ dom(σ_::a)", 0, lambda: _not_bound_in_class(c, a, x))
            return c.becomes(v)
    return None


def _not_bound_in_class(c: Configuration, a: str, x: str) -> Problem:
    problem = not_bound(f"$::{a}::{x}", Class(a))
    if c.κ.parent_scope(a) is not None:
        return problem
    note = f"class `{a}` is not declared, and only a declared class has variables"
    return Problem(problem.id, problem.message, notes=(note,))
