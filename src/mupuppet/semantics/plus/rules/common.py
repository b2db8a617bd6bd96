"""What the rules of several layers share."""

from __future__ import annotations

from typing import Any

from mupuppet.basics.records import replace
from mupuppet.semantics.configurations import (
    Altered,
    Applied,
    Configuration,
    Outcome,
    Problem,
    Refused,
    Under,
)
from mupuppet.semantics.plus.catalogs import PlusCatalog, Reference, shown
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Group, Judgement
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import SKIP, Entries, Expression, ResourceReference, String

#: How long a term may be in the description of a change.
WIDTH = 80


def group(title: str, text: str = "5.3 Unsupported features") -> Group:
    """Rules for what the paper does not model."""
    return Group(title, "B, not modelled", text)


def catalog(c: Configuration) -> PlusCatalog:
    assert isinstance(c.v_C, PlusCatalog)
    return c.v_C


def changes(c: Configuration, v_C: PlusCatalog, change: str, term: Term = SKIP) -> Applied:
    return Applied(term, c.σ, c.κ, v_C, Altered(change))


def shown_entries(v_H: Entries) -> str:
    return f"{{{format_inline(v_H, limit=WIDTH)}}}"


def reference_of(e: Expression) -> Reference | None:
    """t[w], if an expression is one."""
    match e:
        case ResourceReference(t, String(w)):
            return t, w
    return None


def refused_reference(form: str, e: Expression) -> Refused:
    """A value that should be t[w] is something else."""
    if not e.is_value:
        return Refused(form)
    message = f"a resource reference is needed, and this is {kind(e)}"
    return Refused(form, 0, lambda: Problem("invalid-reference", message))


def expanded(reference: Reference) -> Problem:
    message = f"{shown(reference)} is already evaluated, and cannot be changed"
    return Problem("illegal-override", message)


def already_set(k: str, reference: Reference) -> Problem:
    return Problem(
        "already-set",
        f"`{k}` is already set on {shown(reference)}",
        notes=("only a class that inherits the one that set it may change it",),
    )


def steps(
    c: Configuration,
    of: type[Term],
    part: str,
    judgement: Judgement,
    *,
    behind: str = "",
    form: str = "",
) -> Outcome:
    """A part of a term steps, if it is not a value; behind another part, if that is a value.

    `form` is what the drawing shows of a term whose other part is a value.
    """
    whole: Any = c.term
    if not isinstance(whole, of):
        return None
    if behind and not getattr(whole, behind).is_value:
        return Refused(form)
    inner = getattr(whole, part)
    if inner.is_value:
        return Refused(_PREMISES[judgement])
    return Under(judgement, c.α, inner, lambda new: replace(whole, **{part: new}))


_PREMISES = {
    Judgement.EXPRESSION: "σ, κ, v_C, e ─α→ e′",
    Judgement.ELEMENTS: "σ, κ, v_C, A ─α→ A′",
    Judgement.HASH: "σ, κ, v_C, H ─α→H H′",
    Judgement.RESOURCE: "σ, κ, v_C, e : H ─α→R e′ : H′",
    Judgement.QUERY: "σ, κ, v_C, q ─α→q q′",
}
