"""Rules beside those of the paper: for forms that its prototype runs and its grammar lacks.

Most of what the prototype accepts beyond the grammar is written in other terms (`translate.py`);
arrays with `+` and strings with expressions in them have no other form, so they have rules.
"""

from mupuppet.semantics.auxiliary import to_string
from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.terms import (
    Array,
    Interpolation,
    Operation,
    String,
    element_list,
    elements,
)

CONCATENATION = Group("Arrays with +", "B, table of features: not modelled", "5 (its prototype)")
INTERPOLATION = Group(
    "String interpolation", "B, table of features: not modelled", "5.3 Unsupported features"
)


@rule(CONCATENATION, Judgement.EXPRESSION, "+", ours=True, layer="sugar")
def ConcRight(c: Configuration) -> Outcome:
    """The right operand of `+` is evaluated when the left one is an array.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────────────── ConcRight
    σ, κ, v_C, [v₁, …, v_n] + e ─α→ [v₁, …, v_n] + e′
    """
    match c.term:
        case Operation("+", e_1, e, origin):
            if not (isinstance(e_1, Array) and e_1.is_value):
                return Refused("[v₁, …, v_n] + e")
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′", 1)
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Operation("+", e_1, new, origin))
    return None


@rule(CONCATENATION, Judgement.EXPRESSION, "+", ours=True, layer="sugar")
def ConcValue(c: Configuration) -> Outcome:
    """Two arrays are joined by `+`.

    ─────────────────────────────────────────────────────────────────────────── ConcValue
    σ, κ, v_C, [v₁, …, v_n] + [v₁′, …, v_m′] ─α→ [v₁, …, v_n, v₁′, …, v_m′]
    """
    form = "[v₁, …, v_n] + [v₁′, …, v_m′]"
    match c.term:
        case Operation("+", Array(A) as e_1, Array(A_2) as e_2, origin) if (
            e_1.is_value and e_2.is_value
        ):
            return c.becomes(Array(elements([*element_list(A), *element_list(A_2)]), origin))
        case Operation("+", Array() as e_1, e_2) if e_1.is_value and e_2.is_value:
            message = f"`+` joins an array and an array, and its right operand is {kind(e_2)}"
            problem = Problem("operator-not-applicable", message, e_2.origin)
            return Refused(form, 1, lambda: problem)
        case Operation("+"):
            return Refused(form)
    return None


@rule(INTERPOLATION, Judgement.EXPRESSION, Interpolation, ours=True, layer="sugar")
def IntExp(c: Configuration) -> Outcome:
    """The expressions in a string are evaluated, from the left.

    σ, κ, v_C, A ─α→ A′
    ─────────────────────── IntExp
    σ, κ, v_C, "A" ─α→ "A′"
    """
    match c.term:
        case Interpolation(A, origin):
            if A.is_value:
                return Refused("σ, κ, v_C, A ─α→ A′")
            return Under(Judgement.ELEMENTS, c.α, A, lambda new: Interpolation(new, origin))
    return None


@rule(INTERPOLATION, Judgement.EXPRESSION, Interpolation, ours=True, layer="sugar")
def IntValue(c: Configuration) -> Outcome:
    """A string is the text of its parts, one after the other.

    w = string(v₁) ⋯ string(v_n)
    ────────────────────────────────── IntValue
    σ, κ, v_C, "v₁, …, v_n" ─α→ w
    """
    match c.term:
        case Interpolation(A, origin):
            if not A.is_value:
                return Refused('"v₁, …, v_n"')
            return c.becomes(String("".join(map(to_string, element_list(A))), origin))
    return None
