"""Layer `overrides`: changing and extending resources that are declared elsewhere."""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused
from mupuppet.semantics.features import OVERRIDES_LAYER
from mupuppet.semantics.plus.catalogs import Pending, given_by, invalid_tag, shown
from mupuppet.semantics.plus.rules.common import (
    already_set,
    catalog,
    changes,
    expanded,
    group,
    reference_of,
    refused_reference,
    shown_entries,
    steps,
)
from mupuppet.semantics.plus.terms import Appended, Override
from mupuppet.semantics.registry import Judgement, rule

_OVERRIDES = group("Overrides and extension")
_STATEMENT = Judgement.STATEMENT


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def OverRef(c: Configuration) -> Outcome:
    """Which resource is changed is evaluated first.

    σ, κ, v_C, e ─α→ e′
    ──────────────────────────────────────── OverRef
    σ, κ, v_C, e {H} ─α→s σ, κ, v_C, e′ {H}
    """
    return steps(c, Override, "reference", Judgement.EXPRESSION)


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def OverStep(c: Configuration) -> Outcome:
    """The attributes are evaluated next.

    σ, κ, v_C, H ─α→H H′
    ──────────────────────────────────────── OverStep
    σ, κ, v_C, v {H} ─α→s σ, κ, v_C, v {H′}
    """
    return steps(c, Override, "attributes", Judgement.HASH, behind="reference", form="v {H}")


@rule(_OVERRIDES, Judgement.EXPRESSION, Appended, ours=True, layer=OVERRIDES_LAYER)
def AppendStep(c: Configuration) -> Outcome:
    """What `+>` appends is evaluated; k +> e is written k ⇒ ⊞ e.

    σ, κ, v_C, e ─α→ e′
    ─────────────────────── AppendStep
    σ, κ, v_C, ⊞ e ─α→ ⊞ e′
    """
    return steps(c, Appended, "value", Judgement.EXPRESSION)


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def Over(c: Configuration) -> Outcome:
    """A declared resource gets attributes that it lacks, or that α may change.

    α may change resources of its own class or type, and of those that its class inherits. What is
    set it may replace only if an inherited class has set it, or if its own code has and the value
    is that of a default. From the moment when a collector has changed a resource, its class or type
    may change all. ⊞ v is appended to what is set.

    t[w] ∈ dom(v_C)    t[w] is not expanded    α may set v_H on t[w]
    ──────────────────────────────────────────────────────────────── Over
    σ, κ, v_C, t[w] {v_H} ─α→s σ, κ, v_C[t[w] ← v_H]^α, skip
    """
    match c.term:
        case Override(v, v_H):
            reference = reference_of(v)
            if not v_H.is_value or reference is None:
                return refused_reference("t[w] {v_H}", v)
            v_C = catalog(c)
            resource = v_C.resources.get(reference)
            if resource is None:
                return Refused("t[w] ∈ dom(v_C)")
            if resource.expanded:
                return Refused("t[w] is not expanded", 1, lambda: expanded(reference))
            problem = cannot_set(c, reference, v_H)
            if problem is not None:
                return Refused("α may set v_H on t[w]", 2, lambda: problem)
            changed = v_C.override(resource, given_by(c.α, v_H))
            return changes(c, changed, f"v_C[{shown(reference)} ← {shown_entries(v_H)}]^{c.α}")
    return None


def cannot_set(c: Configuration, reference: tuple[str, str], v_H: object) -> Problem | None:
    """Why α may not set attributes of a resource that is declared."""
    v_C = catalog(c)
    resource = v_C.resources.get(reference)
    assert resource is not None
    tag = invalid_tag(v_H)  # type: ignore[arg-type]  # entries
    if tag is not None:
        return Problem("invalid-tag", f"`{tag}` is not a tag")
    if not v_C.may_change(c.κ, resource, c.α):
        message = f"{shown(reference)} can be changed only by code of {resource.scope}, or by a "
        return Problem(
            "illegal-override",
            message + "class that inherits it",
            related=((resource.origin, "declared here"),),
        )
    k = v_C.forbidden(c.κ, resource, given_by(c.α, v_H))  # type: ignore[arg-type]  # entries
    return None if k is None else already_set(k, reference)


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def OverLater(c: Configuration) -> Outcome:
    """An override of a resource that is not declared yet waits for it.

    t[w] ∉ dom(v_C)
    ─────────────────────────────────────────────────────────── OverLater
    σ, κ, v_C, t[w] {v_H} ─α→s σ, κ, v_C ␣ (t[w] ← v_H)^α, skip
    """
    match c.term:
        case Override(v, v_H, origin):
            reference = reference_of(v)
            if not v_H.is_value or reference is None:
                return Refused("t[w] {v_H}")
            v_C = catalog(c)
            if reference in v_C.resources:
                return Refused("t[w] ∉ dom(v_C)")
            waits = Pending(reference, v_H, c.α, origin)
            changed = v_C.changed(pending=(*v_C.pending, waits))
            return changes(c, changed, f"v_C ␣ ({shown(reference)} ← {shown_entries(v_H)})^{c.α}")
    return None
