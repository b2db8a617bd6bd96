"""Arrays, hashes and dereference (Appendix C.2).

A and H are not expressions, though the paper writes their steps with the arrow of expressions. They
are judgements of their own here, and the step of an array or a hash has theirs as its premise.
"""

from mupuppet.semantics.auxiliary import lookup, lookup_C
from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.terms import (
    Access,
    Array,
    Element,
    Entry,
    Expression,
    Hash,
    Integer,
    ResourceReference,
    String,
    element_list,
    entry_list,
)

ARRAY = Group("Array", "C.2 Expressions, Array")
HASH = Group("Hash", "C.2 Expressions, Hash")
DEREFERENCE = Group(
    "Dereference",
    "C.2 Expressions, Dereference",
    "3.2 Operational semantics, Expression evaluation",
)


# --- Array


@rule(ARRAY, Judgement.EXPRESSION, Array)
def ArrExp(c: Configuration) -> Outcome:
    """An array steps when its elements do.

    σ, κ, v_C, A ─α→ A′
    ─────────────────────── ArrExp
    σ, κ, v_C, [A] ─α→ [A′]
    """
    match c.term:
        case Array(A, origin):
            if A.is_value:
                return Refused("σ, κ, v_C, A ─α→ A′")
            return Under(Judgement.ELEMENTS, c.α, A, lambda new: Array(new, origin))
    return None


@rule(ARRAY, Judgement.ELEMENTS, Element)
def ArrEleI(c: Configuration) -> Outcome:
    """When the first element is a value, the other elements step.

    σ, κ, v_C, A ─α→ A′
    ───────────────────────── ArrEleI
    σ, κ, v_C, v, A ─α→ v, A′
    """
    match c.term:
        case Element(v, A, origin):
            if not v.is_value:
                return Refused("v, A")
            if A.is_value:
                return Refused("σ, κ, v_C, A ─α→ A′")
            return Under(Judgement.ELEMENTS, c.α, A, lambda new: Element(v, new, origin))
    return None


@rule(ARRAY, Judgement.ELEMENTS, Element)
def ArrEleII(c: Configuration) -> Outcome:
    """The first element steps.

    σ, κ, v_C, e₁ ─α→ e₁′
    ─────────────────────────── ArrEleII
    σ, κ, v_C, e₁, A ─α→ e₁′, A
    """
    match c.term:
        case Element(e, A, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e₁ ─α→ e₁′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Element(new, A, origin))
    return None


# --- Hash


@rule(HASH, Judgement.EXPRESSION, Hash)
def HaExp(c: Configuration) -> Outcome:
    """A hash steps when its entries do.

    σ, κ, v_C, H ─α→ H′
    ─────────────────────── HaExp
    σ, κ, v_C, {H} ─α→ {H′}

    Erratum: the printed conclusion ends in `{H}`, so that the hash would never change.
    """
    match c.term:
        case Hash(H, origin):
            if H.is_value:
                return Refused("σ, κ, v_C, H ─α→ H′")
            return Under(Judgement.ENTRIES, c.α, H, lambda new: Hash(new, origin))
    return None


@rule(HASH, Judgement.ENTRIES, Entry)
def HEleI(c: Configuration) -> Outcome:
    """When the first entry has a value, the other entries step.

    σ, κ, v_C, H ─α→ H′
    ───────────────────────────────── HEleI
    σ, κ, v_C, k ⇒ v, H ─α→ k ⇒ v, H′

    Erratum: the printed conclusion ends in `k ⇒ v, H`, so that the entries would never change.
    """
    match c.term:
        case Entry(k, v, H, origin):
            if not v.is_value:
                return Refused("k ⇒ v, H")
            if H.is_value:
                return Refused("σ, κ, v_C, H ─α→ H′")
            return Under(Judgement.ENTRIES, c.α, H, lambda new: Entry(k, v, new, origin))
    return None


@rule(HASH, Judgement.ENTRIES, Entry)
def HEleII(c: Configuration) -> Outcome:
    """The value of the first entry steps.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────── HEleII
    σ, κ, v_C, k ⇒ e, H ─α→ k ⇒ e′, H
    """
    match c.term:
        case Entry(k, e, H, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Entry(k, new, H, origin))
    return None


# --- Dereference


@rule(DEREFERENCE, Judgement.EXPRESSION, Access)
def DeRefExp(c: Configuration) -> Outcome:
    """What is dereferenced is evaluated first.

    σ, κ, v_C, d ─α→ d′
    ───────────────────────── DeRefExp
    σ, κ, v_C, d[e] ─α→ d′[e]
    """
    match c.term:
        case Access(d, e, origin):
            if d.is_value:
                return Refused("σ, κ, v_C, d ─α→ d′")
            return Under(Judgement.EXPRESSION, c.α, d, lambda new: Access(new, e, origin))
    return None


@rule(DEREFERENCE, Judgement.EXPRESSION, Access)
def DeRefIndex(c: Configuration) -> Outcome:
    """The index is evaluated next.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────── DeRefIndex
    σ, κ, v_C, v[e] ─α→ v[e′]
    """
    match c.term:
        case Access(v, e, origin):
            if not v.is_value:
                return Refused("v[e]")
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Access(v, new, origin))
    return None


@rule(DEREFERENCE, Judgement.EXPRESSION, Access)
def DeRefArray(c: Configuration) -> Outcome:
    """An array at an index is its element there, counted from 0.

    ────────────────────────────────────────── DeRefArray
    σ, κ, v_C, [v₀, …, v_n, …, v_m][n] ─α→ v_n
    """
    form = "[v₀, …, v_n, …, v_m][n]"
    match c.term:
        case Access(Array(A), Integer(n)) if A.is_value:
            elements = element_list(A)
            if 0 <= n < len(elements):
                return c.becomes(elements[n])
            return Refused(form, 0, lambda: _no_element(n, len(elements)))
        case Access(d, e):
            if d.is_value and e.is_value:
                return Refused(form, 0, lambda: _no_access(d, e))
            return Refused(form)
    return None


@rule(DEREFERENCE, Judgement.EXPRESSION, Access)
def DeRefHash(c: Configuration) -> Outcome:
    """A hash at a key is the value of that key.

    k = k_n    k ≠ k_j for all j < n
    ─────────────────────────────────────────────────────────── DeRefHash
    σ, κ, v_C, {k₁ ⇒ v₁, …, k_n ⇒ v_n, …, k_m ⇒ v_m}[k] ─α→ v_n

    Erratum: the printed rule writes `k₁ = v₁` for `k₁ ⇒ v₁`, and allows any n with k = k_n. Where a
    key is repeated only the first counts, as in lookup; else the step would not be deterministic.
    """
    match c.term:
        case Access(Hash(H), Integer(k) | String(k)) if H.is_value:
            v = lookup(k, H)
            if v is not None:
                return c.becomes(v)
            return Refused("k = k_n", 1, lambda: _no_key(c.term, entry_list(H)))
        case Access():
            return Refused("{k₁ ⇒ v₁, …, k_n ⇒ v_n, …, k_m ⇒ v_m}[k]")
    return None


@rule(DEREFERENCE, Judgement.EXPRESSION, ResourceReference)
def RefRes(c: Configuration) -> Outcome:
    """The title in a resource reference is evaluated.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────── RefRes
    σ, κ, v_C, t[e] ─α→ t[e′]
    """
    match c.term:
        case ResourceReference(t, e, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(
                Judgement.EXPRESSION, c.α, e, lambda new: ResourceReference(t, new, origin)
            )
    return None


@rule(DEREFERENCE, Judgement.EXPRESSION, Access)
def DeRefRes(c: Configuration) -> Outcome:
    """A resource reference at a name is the value of that attribute of the resource.

    lookup_C(v_C, t, w, k) = v
    ────────────────────────── DeRefRes
    σ, κ, v_C, t[w][k] ─α→ v
    """
    match c.term:
        case Access(ResourceReference(t, String(w)), String(k)):
            v = lookup_C(c.v_C, t, w, k)
            if v is not None:
                return c.becomes(v)
            return Refused("lookup_C(v_C, t, w, k) = v", 1, lambda: _no_attribute(c, t, w, k))
        case Access():
            return Refused("t[w][k]")
    return None


def _no_element(n: int, length: int) -> Problem:
    count = "1 element" if length == 1 else f"{length} elements"
    return Problem(
        "index-out-of-range",
        f"there is no element {n} in an array of {count}",
        notes=("elements are counted from 0",),
    )


def _no_key(term: object, pairs: list[tuple[int | str, Expression]]) -> Problem:
    assert isinstance(term, Access)
    known = ", ".join(f"`{key}`" for key, _ in pairs[:10])
    note = f"its keys are {known}" if known else "it has no keys"
    return Problem(
        "key-not-found", f"the hash has no key {format_inline(term.index)}", notes=(note,)
    )


def _no_attribute(c: Configuration, t: str, w: str, k: str) -> Problem:
    reference = format_inline(ResourceReference(t, String(w)))
    resource = c.v_C.find(t, w)
    if resource is None:
        return Problem(
            "unknown-resource",
            f"{reference} is not in the catalog",
            notes=("a resource can be read after it has been declared",),
        )
    known = ", ".join(f"`{key}`" for key, _ in entry_list(resource.attributes))
    note = f"its attributes are {known}" if known else "it has no attributes"
    return Problem(
        "unknown-resource-parameter", f"{reference} has no attribute `{k}`", notes=(note,)
    )


def _no_access(d: Expression, e: Expression) -> Problem:
    """The problem of values that no rule of dereference takes together."""
    match d:
        case Array():
            message = f"an array is indexed by an integer, and this index is {kind(e)}"
        case Hash():
            message = f"a hash is indexed by an integer or a string, and this index is {kind(e)}"
        case ResourceReference(_, String()):
            message = f"an attribute is named by a string, and this index is {kind(e)}"
        case ResourceReference(_, title):
            message = f"a resource is named by a string, and this title is {kind(title)}"
        case _:
            message = f"only arrays, hashes and resource references have parts; this is {kind(d)}"
    return Problem("illegal-access", message)
