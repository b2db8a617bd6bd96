"""The internal statement `scope α s` (Appendix C.4)."""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.scopes import Def
from mupuppet.semantics.terms import SKIP, Scoped, Skip

SCOPE = Group("Scope", "C.4 Statements, Scope", "3.2 Operational semantics, Statement evaluation")


@rule(SCOPE, Judgement.STATEMENT, Scoped)
def ScopeStep(c: Configuration) -> Outcome:
    """A statement in a persistent scope steps in that scope.

    α ∈ {::, ::a, ::nd}    σ, κ, v_C, s ─α→s σ′, κ′, v_C′, s′
    ───────────────────────────────────────────────────────── ScopeStep
    σ, κ, v_C, scope α s ─α′→s σ′, κ′, v_C′, scope α s′
    """
    match c.term:
        case Scoped(α, s, origin):
            if not α.is_persistent:
                return Refused("α ∈ {::, ::a, ::nd}")
            if isinstance(s, Skip):
                return Refused("σ, κ, v_C, s ─α→s σ′, κ′, v_C′, s′", 1)
            return Under(Judgement.STATEMENT, α, s, lambda new: Scoped(α, new, origin))
    return None


@rule(SCOPE, Judgement.STATEMENT, Scoped)
def DefScopeStep(c: Configuration) -> Outcome:
    """The body of a defined resource steps in its own scope, inside the scope that declared it.

    σ, κ, v_C, s ─α def→s σ′, κ′, v_C′, s′
    ────────────────────────────────────────────────────────────── DefScopeStep
    σ, κ, v_C, scope (α def) s ─α→s σ′, κ′, v_C′, scope (α def) s′
    """
    match c.term:
        case Scoped(Def() as scope, s, origin):
            if scope.outer != c.α:
                return Refused("scope (α def) s ─α→s", 0, lambda: _wrong_scope(c, scope))
            if isinstance(s, Skip):
                return Refused("σ, κ, v_C, s ─α def→s σ′, κ′, v_C′, s′", 1)
            return Under(Judgement.STATEMENT, scope, s, lambda new: Scoped(scope, new, origin))
        case Scoped():
            return Refused("scope (α def) s")
    return None


@rule(SCOPE, Judgement.STATEMENT, Scoped)
def ScopeDone(c: Configuration) -> Outcome:
    """A persistent scope that is done keeps its variables.

    α ∈ {::, ::a, ::nd}
    ──────────────────────────────────────────── ScopeDone
    σ, κ, v_C, scope α skip ─β→s σ, κ, v_C, skip
    """
    match c.term:
        case Scoped(α, s):
            if not isinstance(s, Skip):
                return Refused("scope α skip")
            return c.becomes(SKIP) if α.is_persistent else Refused("α ∈ {::, ::a, ::nd}", 1)
    return None


@rule(SCOPE, Judgement.STATEMENT, Scoped)
def DefScopeDone(c: Configuration) -> Outcome:
    """The scope of a defined resource that is done loses its variables.

    ──────────────────────────────────────────────────────────────── DefScopeDone
    σ, κ, v_C, scope (α def) skip ─α→s clear(σ, α def), κ, v_C, skip
    """
    match c.term:
        case Scoped(Def() as scope, Skip()):
            if scope.outer != c.α:
                return Refused("scope (α def) skip ─α→s", 0, lambda: _wrong_scope(c, scope))
            return c.clears(SKIP, scope)
        case Scoped():
            return Refused("scope (α def) skip")
    return None


def _wrong_scope(c: Configuration, scope: Def) -> Problem:
    message = f"scope {scope} belongs inside {scope.outer}, and this is {c.α}"
    return Problem("wrong-scope", message)
