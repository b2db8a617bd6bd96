"""Layer `undef`: a value for what is missing, and the truth of values that are not booleans.

`undef` itself needs no rule: it is a value. The rules here are about terms of the core, on which
those of the core are stuck; they belong to catalogs of μPuppet⁺ only.
"""

from mupuppet.semantics.auxiliary import lookup
from mupuppet.semantics.configurations import Configuration, Outcome, Refused
from mupuppet.semantics.features import UNDEF_LAYER
from mupuppet.semantics.plus.rules.common import group
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.terms import (
    FALSE,
    TRUE,
    Access,
    Array,
    Boolean,
    Expression,
    Hash,
    If,
    Integer,
    Not,
    Operation,
    Operator,
    String,
    Undef,
    Unless,
    element_list,
)

_TRUTH = group("Truth")
_MISSING = group("Missing elements")
_NOT_BOOLEAN = "v ∉ {true, false}"


def truth(v: Expression) -> Boolean:
    """truth(v): all values but false and undef are true."""
    return FALSE if isinstance(v, Undef) or v == FALSE else TRUE


def _is_other(c: Configuration, v: Expression) -> bool:
    """Whether v is a value, and not a boolean."""
    return c.v_C.is_plus and v.is_value and not isinstance(v, Boolean)


@rule(_TRUTH, Judgement.STATEMENT, If, ours=True, layer=UNDEF_LAYER)
def IfTruth(c: Configuration) -> Outcome:
    """A condition that is not a boolean counts as one.

    v ∉ {true, false}    v′ = truth(v)
    ────────────────────────────────────────────────────────────────────────── IfTruth
    σ, κ, v_C, if v {s₁} else {s₂} ─α→s σ, κ, v_C, if v′ {s₁} else {s₂}
    """
    match c.term:
        case If(v, s_1, s_2, origin):
            if _is_other(c, v):
                return c.becomes(If(truth(v), s_1, s_2, origin))
            return Refused(_NOT_BOOLEAN)
    return None


@rule(_TRUTH, Judgement.STATEMENT, Unless, ours=True, layer=UNDEF_LAYER)
def UnlessTruth(c: Configuration) -> Outcome:
    """The same for `unless`.

    v ∉ {true, false}    v′ = truth(v)
    ────────────────────────────────────────────────────────── UnlessTruth
    σ, κ, v_C, unless v {s} ─α→s σ, κ, v_C, unless v′ {s}
    """
    match c.term:
        case Unless(v, s, origin):
            if _is_other(c, v):
                return c.becomes(Unless(truth(v), s, origin))
            return Refused(_NOT_BOOLEAN)
    return None


@rule(_TRUTH, Judgement.EXPRESSION, Not, ours=True, layer=UNDEF_LAYER)
def NotTruth(c: Configuration) -> Outcome:
    """The same for `!`.

    v ∉ {true, false}    v′ = truth(v)
    ────────────────────────────────── NotTruth
    σ, κ, v_C, !v ─α→ !v′
    """
    match c.term:
        case Not(v, origin):
            if _is_other(c, v):
                return c.becomes(Not(truth(v), origin))
            return Refused(_NOT_BOOLEAN)
    return None


def _left(c: Configuration, operator: Operator) -> Outcome:
    match c.term:
        case Operation(written, v, e, origin) if written == operator:
            if _is_other(c, v):
                return c.becomes(Operation(operator, truth(v), e, origin))
            return Refused(_NOT_BOOLEAN)
    return None


def _right(c: Configuration, operator: Operator, first: Boolean) -> Outcome:
    match c.term:
        case Operation(written, left, v, origin) if written == operator and left == first:
            if _is_other(c, v):
                return c.becomes(Operation(operator, left, truth(v), origin))
            return Refused(_NOT_BOOLEAN)
    return None


@rule(_TRUTH, Judgement.EXPRESSION, "and", ours=True, layer=UNDEF_LAYER)
def AndTruth(c: Configuration) -> Outcome:
    """The same for the left operand of `and`.

    v ∉ {true, false}    v′ = truth(v)
    ────────────────────────────────── AndTruth
    σ, κ, v_C, v and e ─α→ v′ and e
    """
    return _left(c, "and")


@rule(_TRUTH, Judgement.EXPRESSION, "and", ours=True, layer=UNDEF_LAYER)
def AndTruthII(c: Configuration) -> Outcome:
    """The same for the right operand of `and`, when it counts.

    v ∉ {true, false}    v′ = truth(v)
    ──────────────────────────────────────── AndTruthII
    σ, κ, v_C, true and v ─α→ true and v′
    """
    return _right(c, "and", TRUE)


@rule(_TRUTH, Judgement.EXPRESSION, "or", ours=True, layer=UNDEF_LAYER)
def OrTruth(c: Configuration) -> Outcome:
    """The same for the left operand of `or`.

    v ∉ {true, false}    v′ = truth(v)
    ────────────────────────────────── OrTruth
    σ, κ, v_C, v or e ─α→ v′ or e
    """
    return _left(c, "or")


@rule(_TRUTH, Judgement.EXPRESSION, "or", ours=True, layer=UNDEF_LAYER)
def OrTruthII(c: Configuration) -> Outcome:
    """The same for the right operand of `or`, when it counts.

    v ∉ {true, false}    v′ = truth(v)
    ──────────────────────────────────────── OrTruthII
    σ, κ, v_C, false or v ─α→ false or v′
    """
    return _right(c, "or", FALSE)


# --- Missing elements


@rule(_MISSING, Judgement.EXPRESSION, Access, ours=True, layer=UNDEF_LAYER)
def DeRefBeyond(c: Configuration) -> Outcome:
    """An array has no element beyond its end; below 0 its elements are counted from the end.

    i ∉ {0, …, n - 1}    v = element([v₁, …, v_n], i)
    ───────────────────────────────────────────────── DeRefBeyond
    σ, κ, v_C, [v₁, …, v_n][i] ─α→ v
    """
    match c.term:
        case Access(Array(A), Integer(i)) if A.is_value and c.v_C.is_plus:
            elements = element_list(A)
            if 0 <= i < len(elements):
                return Refused("i ∉ {0, …, n - 1}")
            return c.becomes(element(elements, i))
    return None


def element(elements: list[Expression], i: int) -> Expression:
    """element(…, i): undef where there is none."""
    return elements[i] if -len(elements) <= i < len(elements) else Undef()


@rule(_MISSING, Judgement.EXPRESSION, Access, ours=True, layer=UNDEF_LAYER)
def DeRefMissing(c: Configuration) -> Outcome:
    """A hash has no value for a key that is not among its keys.

    v ∉ {k₁, …, k_n}
    ────────────────────────────────────────────────────── DeRefMissing
    σ, κ, v_C, {k₁ ⇒ v₁, …, k_n ⇒ v_n}[v] ─α→ undef
    """
    match c.term:
        case Access(Hash(H), v) if H.is_value and v.is_value and c.v_C.is_plus:
            k = v.value if isinstance(v, Integer | String) else None
            missing = k is None or lookup(k, H) is None
            return c.becomes(Undef()) if missing else Refused("v ∉ {k₁, …, k_n}")
    return None
