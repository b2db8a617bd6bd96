"""Layer `ordering`: arrows between resources, and between what collectors find."""

from mupuppet.semantics.configurations import Configuration, Outcome, Refused
from mupuppet.semantics.features import ORDERING_LAYER
from mupuppet.semantics.plus.catalogs import Edge, PlusCatalog, Reference
from mupuppet.semantics.plus.rules.common import (
    catalog,
    changes,
    group,
    reference_of,
    refused_reference,
    steps,
)
from mupuppet.semantics.plus.terms import Arrow, Found
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import Expression

_ORDERING = group("Ordering")
_STATEMENT = Judgement.STATEMENT


@rule(_ORDERING, _STATEMENT, Arrow, ours=True, layer=ORDERING_LAYER)
def ArrowLeft(c: Configuration) -> Outcome:
    """The left side of an arrow is evaluated first.

    σ, κ, v_C, e₁ ─α→ e₁′
    ────────────────────────────────────────────── ArrowLeft
    σ, κ, v_C, e₁ ⇀ e₂ ─α→s σ, κ, v_C, e₁′ ⇀ e₂
    """
    return steps(c, Arrow, "left", Judgement.EXPRESSION)


@rule(_ORDERING, _STATEMENT, Arrow, ours=True, layer=ORDERING_LAYER)
def ArrowRight(c: Configuration) -> Outcome:
    """The right side of an arrow is evaluated next.

    σ, κ, v_C, e ─α→ e′
    ────────────────────────────────────────── ArrowRight
    σ, κ, v_C, v ⇀ e ─α→s σ, κ, v_C, v ⇀ e′
    """
    return steps(c, Arrow, "right", Judgement.EXPRESSION, behind="left", form="v ⇀ e")


@rule(_ORDERING, _STATEMENT, Arrow, ours=True, layer=ORDERING_LAYER)
def ArrowEdge(c: Configuration) -> Outcome:
    """An arrow is an edge, which waits until all resources are known; o is t[w] or found ℓ.

    ──────────────────────────────────────────────────────── ArrowEdge
    σ, κ, v_C, o₁ ⇀ o₂ ─α→s σ, κ, v_C ␣ (o₁ ⇀ o₂), skip
    """
    match c.term:
        case Arrow(o_1, operator, o_2, origin):
            if not (o_1.is_value and o_2.is_value):
                return Refused("o₁ ⇀ o₂")
            for each in (o_1, o_2):
                if end(catalog(c), each) is None:
                    return refused_reference("o₁ ⇀ o₂", each)
            changed = with_arrow(catalog(c), o_1, operator, o_2, origin)
            return changes(c, changed, f"v_C ␣ ({format_inline(c.term)})")
    return None


def end(v_C: PlusCatalog, o: Expression) -> Reference | int | None:
    """An end of an edge: a resource, or the number of the last collector with a label."""
    if isinstance(o, Found):
        labels = [collector.label for collector, _ in v_C.collectors]
        return len(labels) - 1 - labels[::-1].index(o.label)
    return reference_of(o)


def with_arrow(
    v_C: PlusCatalog,
    o_1: Expression,
    operator: str,
    o_2: Expression,
    origin: Origin | None = None,
) -> PlusCatalog:
    """v_C ␣ (o₁ ⇀ o₂)."""
    source, target = end(v_C, o_1), end(v_C, o_2)
    assert source is not None
    assert target is not None
    return v_C.changed(edges=(*v_C.edges, Edge(source, operator, target, origin)))
