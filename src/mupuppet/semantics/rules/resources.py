"""Attributes and titles of resources (Appendix C.3): the judgements →H and →R."""

from mupuppet.semantics.configurations import Configuration, Outcome, Refused, Under
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.terms import Entry, ResourceBody

RESOURCES = Group("Resources", "C.3 Resources")


@rule(RESOURCES, Judgement.HASH, Entry)
def ResStepII(c: Configuration) -> Outcome:
    """The value of the first attribute steps.

    σ, κ, v_C, e ─α→ e′
    ────────────────────────────────── ResStepII
    σ, κ, v_C, x ⇒ e, H ─α→H x ⇒ e′, H
    """
    match c.term:
        case Entry(x, e, H, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Entry(x, new, H, origin))
    return None


@rule(RESOURCES, Judgement.HASH, Entry)
def ResStepIII(c: Configuration) -> Outcome:
    """When the first attribute has a value, the other attributes step.

    σ, κ, v_C, H ─α→H H′
    ────────────────────────────────── ResStepIII
    σ, κ, v_C, x ⇒ v, H ─α→H x ⇒ v, H′
    """
    match c.term:
        case Entry(x, v, H, origin):
            if not v.is_value:
                return Refused("x ⇒ v, H")
            if H.is_value:
                return Refused("σ, κ, v_C, H ─α→H H′")
            return Under(Judgement.HASH, c.α, H, lambda new: Entry(x, v, new, origin))
    return None


@rule(RESOURCES, Judgement.RESOURCE, ResourceBody)
def ResTitle(c: Configuration) -> Outcome:
    """The title of a resource is evaluated first.

    σ, κ, v_C, e ─α→ e′
    ──────────────────────────── ResTitle
    σ, κ, v_C, e : H ─α→R e′ : H
    """
    match c.term:
        case ResourceBody(e, H, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: ResourceBody(new, H, origin))
    return None


@rule(RESOURCES, Judgement.RESOURCE, ResourceBody)
def ResStepI(c: Configuration) -> Outcome:
    """The attributes of a resource are evaluated when its title is a value.

    σ, κ, v_C, H ─α→H H′
    ──────────────────────────── ResStepI
    σ, κ, v_C, v : H ─α→R v : H′

    Erratum: the printed conclusion is `σ, κ, v_C, e : H ─α→R e : H′` for any e, so that title and
    attributes could step in any order. The text says: "the title expression is evaluated, then all
    the expressions in attribute-value pairs", and steps are meant to be deterministic.
    """
    match c.term:
        case ResourceBody(v, H, origin):
            if not v.is_value:
                return Refused("v : H")
            if H.is_value:
                return Refused("σ, κ, v_C, H ─α→H H′")
            return Under(Judgement.HASH, c.α, H, lambda new: ResourceBody(v, new, origin))
    return None
