"""Selectors (Appendix C.2)."""

from mupuppet.semantics.auxiliary import caseMatch
from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.terms import Default, Expression, Match, NoMatches, Selector

SELECTORS = Group("Selectors", "C.2 Expressions, Selectors")


@rule(SELECTORS, Judgement.EXPRESSION, Selector)
def SControl(c: Configuration) -> Outcome:
    """What is selected on is evaluated first.

    σ, κ, v_C, e ─α→ e′
    ─────────────────────────────── SControl
    σ, κ, v_C, e ? {M} ─α→ e′ ? {M}
    """
    match c.term:
        case Selector(e, M, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Selector(new, M, origin))
    return None


@rule(SELECTORS, Judgement.EXPRESSION, Selector)
def SCase(c: Configuration) -> Outcome:
    """The first case is evaluated next.

    σ, κ, v_C, e₁ ─α→ e₁′
    ─────────────────────────────────────────────── SCase
    σ, κ, v_C, v ? {e₁ ⇒ e, M} ─α→ v ? {e₁′ ⇒ e, M}
    """
    match c.term:
        case Selector(v, Match(e_1, e, M, place), origin) if not isinstance(e_1, Default):
            if not v.is_value:
                return Refused("v ? {e₁ ⇒ e, M}")
            if e_1.is_value:
                return Refused("σ, κ, v_C, e₁ ─α→ e₁′")
            return Under(
                Judgement.EXPRESSION,
                c.α,
                e_1,
                lambda new: Selector(v, Match(new, e, M, place), origin),
            )
        case Selector():
            return Refused("v ? {e₁ ⇒ e, M}")
    return None


@rule(SELECTORS, Judgement.EXPRESSION, Selector)
def SChooseI(c: Configuration) -> Outcome:
    """If the first case matches, its expression is the result.

    caseMatch(v, v₁)
    ──────────────────────────────── SChooseI
    σ, κ, v_C, v ? {v₁ ⇒ e, M} ─α→ e
    """
    match c.term:
        case Selector(v, Match(v_1, e)) if not isinstance(v_1, Default):
            if not (v.is_value and v_1.is_value):
                return Refused("v ? {v₁ ⇒ e, M}")
            return c.becomes(e) if caseMatch(v, v_1) else Refused("caseMatch(v, v₁)", 1)
        case Selector(v, NoMatches()) if v.is_value:
            return Refused("v ? {v₁ ⇒ e, M}", 0, lambda: _no_match(v))
        case Selector():
            return Refused("v ? {v₁ ⇒ e, M}")
    return None


@rule(SELECTORS, Judgement.EXPRESSION, Selector)
def SChooseII(c: Configuration) -> Outcome:
    """If the first case does not match, the others are tried.

    ¬caseMatch(v, v₁)
    ────────────────────────────────────── SChooseII
    σ, κ, v_C, v ? {v₁ ⇒ e, M} ─α→ v ? {M}
    """
    match c.term:
        case Selector(v, Match(v_1, _, M), origin) if not isinstance(v_1, Default):
            if not (v.is_value and v_1.is_value):
                return Refused("v ? {v₁ ⇒ e, M}")
            if caseMatch(v, v_1):
                return Refused("¬caseMatch(v, v₁)", 1)
            return c.becomes(Selector(v, M, origin))
        case Selector():
            return Refused("v ? {v₁ ⇒ e, M}")
    return None


@rule(SELECTORS, Judgement.EXPRESSION, Selector)
def SDefault(c: Configuration) -> Outcome:
    """`default` matches every value.

    ───────────────────────────────────── SDefault
    σ, κ, v_C, v ? {default ⇒ e, M} ─α→ e

    Erratum: as printed, `default` is taken as soon as it is met, and the text admits that Puppet
    checks it last. The rule is unchanged; the translation puts `default` last.
    """
    match c.term:
        case Selector(v, Match(Default(), e)) if v.is_value:
            return c.becomes(e)
        case Selector():
            return Refused("v ? {default ⇒ e, M}")
    return None


def _no_match(v: Expression) -> Problem:
    return Problem(
        "unmatched-selector",
        f"no case of the selector matches {kind(v)}",
        hint="add a case `default => ...`",
    )
