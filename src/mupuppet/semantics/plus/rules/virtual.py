"""Layer `virtual`: declarations that may be virtual or exported, collectors, `realize`.

Collectors and `realize` only enter the catalog here; rounds (`rounds.py`) let them work.
"""

from mupuppet.semantics.builtin_types import BUILTIN_TYPES
from mupuppet.semantics.configurations import (
    Added,
    Applied,
    Configuration,
    Outcome,
    Problem,
    Refused,
)
from mupuppet.semantics.environments import ResourceDef
from mupuppet.semantics.features import VIRTUAL_LAYER
from mupuppet.semantics.plus.catalogs import (
    PlusCatalog,
    Resource,
    Wanted,
    invalid_tag,
    joined,
    shown,
)
from mupuppet.semantics.plus.rules.common import (
    WIDTH,
    catalog,
    changes,
    group,
    reference_of,
    refused_reference,
    steps,
)
from mupuppet.semantics.plus.terms import Collector, Compared, Declaration, Form, Joined, Realize
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.scopes import Scope
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import SKIP, Entries, ResourceValue, String, entry_list

_VIRTUAL = group("Declarations and collectors")
_STATEMENT = Judgement.STATEMENT


@rule(_VIRTUAL, _STATEMENT, Declaration, ours=True, layer=VIRTUAL_LAYER)
def DeclStep(c: Configuration) -> Outcome:
    """The title and the attributes of a resource are evaluated.

    σ, κ, v_C, e : H ─α→R e′ : H′
    ──────────────────────────────────────────────────── DeclStep
    σ, κ, v_C, φ t {e : H} ─α→s σ, κ, v_C, φ t {e′ : H′}
    """
    return steps(c, Declaration, "body", Judgement.RESOURCE)


@rule(_VIRTUAL, _STATEMENT, Declaration, ours=True, layer=VIRTUAL_LAYER)
def Decl(c: Configuration) -> Outcome:
    """A resource enters the catalog, virtual or not, with the defaults that hold in its scope.

    t is a type    t[w] ∉ dom(v_C)    v_H has valid tags    v_H′ = defaults(v_C, α, t)
    ────────────────────────────────────────────────────────────────────────────────── Decl
    σ, κ, v_C, φ t {w : v_H} ─α→s σ, κ, v_C ␣ φ t {w : v_H ⊕ v_H′}^α, skip
    """
    match c.term:
        case Declaration(φ, t, body, origin):
            w = body.title
            if not body.is_value:
                return Refused("φ t {w : v_H}")
            if not isinstance(w, String):
                message = f"a title must be a string, and this is {kind(w)}"
                problem = Problem("illegal-title-type", message, w.origin)
                return Refused("φ t {w : v_H}", 0, lambda: problem)
            if not is_type(c, t):
                problem = Problem("unknown-resource-type", f"resource type `{t}` is not defined")
                return Refused("t is a type", 1, lambda: problem)
            v_C = catalog(c)
            present = v_C.find(t, w.value)
            if present is not None:
                problem = Problem(
                    "duplicate-resource",
                    f"{shown((t, w.value))} is already declared",
                    related=((present.origin, "declared here"),),
                )
                return Refused("t[w] ∉ dom(v_C)", 1, lambda: problem)
            tag = invalid_tag(body.attributes)
            if tag is not None:
                problem = Problem("invalid-tag", f"`{tag}` is not a tag")
                return Refused("v_H has valid tags", 2, lambda: problem)
            v_H = v_C.default_attributes(c.α, t)
            put = declared(c, φ, t, w.value, body.attributes, v_H, c.α, origin)
            if φ or t not in BUILTIN_TYPES:
                return changes(c, put, f"v_C ␣ {format_inline(c.term, limit=WIDTH)}")
            added = Added(ResourceValue(t, w.value, joined(body.attributes, v_H), origin))
            return Applied(SKIP, c.σ, c.κ, put, added)
    return None


def is_type(c: Configuration, t: str) -> bool:
    """Whether t is a built-in type, or κ(t) = ResourceDef(ρ, s)."""
    return t in BUILTIN_TYPES or isinstance(c.κ.lookup(t), ResourceDef)


def declared(
    c: Configuration,
    φ: Form,
    t: str,
    w: str,
    own: Entries,
    defaults: Entries,
    α: Scope,
    origin: Origin | None = None,
) -> PlusCatalog:
    """v_C ␣ φ t {w : v_H ⊕ v_H′}^α."""
    sources = {str(k): β for k, (_, β) in catalog(c).defaults_from(α, t).items()}
    sources |= {str(k): α for k, _ in entry_list(own)}
    defined = t not in BUILTIN_TYPES
    attributes = joined(own, defaults)
    return catalog(c).put(Resource(φ, t, w, attributes, α, defined, sources=sources, origin=origin))


# --- Collectors


@rule(_VIRTUAL, _STATEMENT, Collector, ours=True, layer=VIRTUAL_LAYER)
def CollQuery(c: Configuration) -> Outcome:
    """The values in the query of a collector are evaluated.

    σ, κ, v_C, q ─α→q q′
    ──────────────────────────────────────────────────────── CollQuery
    σ, κ, v_C, t <| q |> {H} ─α→s σ, κ, v_C, t <| q′ |> {H}
    """
    return steps(c, Collector, "query", Judgement.QUERY)


@rule(_VIRTUAL, Judgement.QUERY, Compared, ours=True, layer=VIRTUAL_LAYER)
def QueryValue(c: Configuration) -> Outcome:
    """The value that an attribute is compared with is evaluated.

    σ, κ, v_C, e ─α→ e′
    ─────────────────────────────── QueryValue
    σ, κ, v_C, k ⋈ e ─α→q k ⋈ e′
    """
    return steps(c, Compared, "value", Judgement.EXPRESSION)


@rule(_VIRTUAL, Judgement.QUERY, Joined, ours=True, layer=VIRTUAL_LAYER)
def QueryLeft(c: Configuration) -> Outcome:
    """The left part of a query is evaluated first.

    σ, κ, v_C, q₁ ─α→q q₁′
    ─────────────────────────────────── QueryLeft
    σ, κ, v_C, q₁ ⊙ q₂ ─α→q q₁′ ⊙ q₂
    """
    return steps(c, Joined, "left", Judgement.QUERY)


@rule(_VIRTUAL, Judgement.QUERY, Joined, ours=True, layer=VIRTUAL_LAYER)
def QueryRight(c: Configuration) -> Outcome:
    """The right part of a query is evaluated next.

    σ, κ, v_C, q ─α→q q′
    ───────────────────────────────────── QueryRight
    σ, κ, v_C, v_q ⊙ q ─α→q v_q ⊙ q′
    """
    return steps(c, Joined, "right", Judgement.QUERY, behind="left", form="v_q ⊙ q")


@rule(_VIRTUAL, _STATEMENT, Collector, ours=True, layer=VIRTUAL_LAYER)
def CollStep(c: Configuration) -> Outcome:
    """The attributes that a collector sets are evaluated when its query is.

    σ, κ, v_C, H ─α→H H′
    ──────────────────────────────────────────────────────────── CollStep
    σ, κ, v_C, t <| v_q |> {H} ─α→s σ, κ, v_C, t <| v_q |> {H′}
    """
    return steps(c, Collector, "attributes", Judgement.HASH, behind="query", form="t <| v_q |> {H}")


@rule(_VIRTUAL, _STATEMENT, Collector, ours=True, layer=VIRTUAL_LAYER)
def Coll(c: Configuration) -> Outcome:
    """A collector waits for the rounds.

    ─────────────────────────────────────────────────────────────────────────────── Coll
    σ, κ, v_C, t <| v_q |> {v_H} ─α→s σ, κ, v_C ␣ (t <| v_q |> {v_H})^α, skip
    """
    match c.term:
        case Collector(_, _, _, q, v_H):
            if not (q.is_value and v_H.is_value):
                return Refused("t <| v_q |> {v_H}")
            waits = waiting(c, c.term, c.α)
            return changes(c, waits, f"v_C ␣ ({format_inline(c.term, limit=WIDTH)})^{c.α}")
    return None


def waiting(c: Configuration, γ: Collector, α: Scope) -> PlusCatalog:
    """v_C ␣ (t <| v_q |> {v_H})^α."""
    v_C = catalog(c)
    return v_C.changed(
        collectors=(*v_C.collectors, (γ, α)), collected=(*v_C.collected, frozenset())
    )


@rule(_VIRTUAL, _STATEMENT, Realize, ours=True, layer=VIRTUAL_LAYER)
def RealStep(c: Configuration) -> Outcome:
    """What is to be realised is evaluated.

    σ, κ, v_C, e ─α→ e′
    ──────────────────────────────────────────────── RealStep
    σ, κ, v_C, realize e ─α→s σ, κ, v_C, realize e′
    """
    return steps(c, Realize, "reference", Judgement.EXPRESSION)


@rule(_VIRTUAL, _STATEMENT, Realize, ours=True, layer=VIRTUAL_LAYER)
def Real(c: Configuration) -> Outcome:
    """A resource that is to be realised is noted: it may be declared later.

    ──────────────────────────────────────────────────────────── Real
    σ, κ, v_C, realize t[w] ─α→s σ, κ, v_C ␣ realize t[w], skip
    """
    match c.term:
        case Realize(e, origin):
            reference = reference_of(e)
            if reference is None:
                return refused_reference("realize t[w]", e)
            v_C = catalog(c)
            noted = v_C.changed(realized=(*v_C.realized, Wanted(reference, origin)))
            return changes(c, noted, f"v_C ␣ realize {shown(reference)}")
    return None
