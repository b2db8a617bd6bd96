"""Arithmetic, comparison and boolean expressions (Appendix C.2).

The paper shows the rules of `+`, `>` and `and`. Those of the other operators are "similar and
omitted": they are in `similar.py`, made from the functions here.
"""

from collections.abc import Callable
from math import isfinite
from operator import gt, le

from mupuppet.semantics.configurations import (
    Configuration,
    Outcome,
    Problem,
    Refused,
    Under,
)
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.terms import (
    FALSE,
    TRUE,
    Array,
    Boolean,
    Expression,
    Float,
    Hash,
    Integer,
    Not,
    Operation,
    Operator,
    ResourceReference,
    String,
    Undef,
)

ARITHMETIC = Group("Arithmetic expressions", "C.2 Expressions, Arithmetic expressions")
COMPARISON = Group("Comparison expressions", "C.2 Expressions, Comparison expressions")
BOOLEAN = Group("Boolean expressions", "C.2 Expressions, Boolean expressions")

#: Integers of the paper have no bounds. We stop at a size that Python can still print: beyond it,
#: a few lines of squares would exhaust the memory.
MAXIMUM_BITS = 8192


def kind(v: Expression) -> str:
    """What a value is, for messages."""
    match v:
        case Integer():
            return f"the integer {v.value}"
        case Float():
            return f"the floating-point number {format_inline(v)}"
        case String():
            return f"the string {format_inline(v, limit=40)}"
        case Boolean():
            return f"the boolean {format_inline(v)}"
        case Undef():
            return "undef"
        case Array():
            return "an array"
        case Hash():
            return "a hash"
        case ResourceReference():
            return f"the resource reference {format_inline(v, limit=40)}"
        case _:
            raise TypeError(f"not a value: {v!r}")


# --- What the rules of all operators share


def left_operand(c: Configuration, operator: Operator) -> Outcome:
    """The left operand steps."""
    match c.term:
        case Operation(op, e_1, e_2, origin) if op == operator:
            if e_1.is_value:
                return Refused("σ, κ, v_C, e₁ ─α→ e₁′")
            return Under(
                Judgement.EXPRESSION, c.α, e_1, lambda e: Operation(operator, e, e_2, origin)
            )
    return None


def right_operand(
    c: Configuration,
    operator: Operator,
    form: str,
    is_ready: Callable[[Expression], bool],
    problem: Callable[[Expression], Problem | None],
) -> Outcome:
    """The right operand steps, once the left one is as the form of the conclusion says."""
    match c.term:
        case Operation(op, e_1, e_2, origin) if op == operator:
            if not is_ready(e_1):
                found = problem(e_1) if e_1.is_value else None
                return Refused(form, 0, None if found is None else lambda: found)
            if e_2.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(
                Judgement.EXPRESSION, c.α, e_2, lambda e: Operation(operator, e_1, e, origin)
            )
    return None


def arithmetic_right(c: Configuration, operator: Operator) -> Outcome:
    return right_operand(
        c,
        operator,
        f"i {operator} e",
        lambda e_1: isinstance(e_1, Integer | Float),
        lambda e_1: not_a_number(operator, "left", e_1),
    )


def not_a_number(operator: str, side: str, v: Expression) -> Problem:
    wanted = "integers" if operator in _OF_INTEGERS else "numbers"
    message = f"`{operator}` needs {wanted}, and its {side} operand is {kind(v)}"
    return Problem("operator-not-applicable", message, v.origin)


#: The operators that Puppet does not have for floating-point numbers.
_OF_INTEGERS = frozenset({"%", "<<", ">>"})


def arithmetic_value(
    c: Configuration,
    operator: Operator,
    compute: Callable[[int, int], int | None],
    partial: str | None = None,
) -> Outcome:
    """Both operands are numbers. `partial` is the premise of an operation that 0 has none of."""
    match c.term:
        case Operation(op, Integer(i_1) | Float(i_1), Integer(i_2) | Float(i_2) as right) if (
            op == operator
        ):
            if partial is not None and i_2 == 0:
                division = Problem("div-by-zero", "division by zero", right.origin)
                return Refused(partial, 0, lambda: division)
            if isinstance(i_1, float) or isinstance(i_2, float):
                return _float_value(c, operator, float(i_1), float(i_2))
            result = compute(i_1, i_2)
            if result is None or result.bit_length() > MAXIMUM_BITS:
                bound = f"|i₁ {operator}_ℤ i₂| < 2⁸¹⁹²"
                return Refused(bound, 1, lambda: too_large(operator))
            return c.becomes(Integer(result, c.term.origin))
        case Operation(op, e_1, e_2) if op == operator:
            form = f"i₁ {operator} i₂"
            if isinstance(e_1, Integer | Float) and e_2.is_value:
                return Refused(form, 0, lambda: not_a_number(operator, "right", e_2))
            return Refused(form)
    return None


_OF_FLOATS: dict[str, Callable[[float, float], float]] = {
    "+": float.__add__,
    "-": float.__sub__,
    "*": float.__mul__,
    "/": float.__truediv__,
}


def _float_value(c: Configuration, operator: Operator, i_1: float, i_2: float) -> Outcome:
    """One of the operands is a floating-point number; so is the result, if it is finite."""
    compute = _OF_FLOATS.get(operator)
    if compute is None:
        assert isinstance(c.term, Operation)
        e_1, e_2 = c.term.left, c.term.right
        wrong, side = (e_1, "left") if isinstance(e_1, Float) else (e_2, "right")
        return Refused(f"i₁ {operator} i₂", 0, lambda: not_a_number(operator, side, wrong))
    result = compute(i_1, i_2)
    if not isfinite(result):
        bound = f"|i₁ {operator}_ℤ i₂| < 2⁸¹⁹²"
        return Refused(bound, 1, lambda: too_large(operator))
    return c.becomes(Float(result, c.term.origin))


def too_large(operator: str) -> Problem:
    note = f"the paper has no bound; this implementation stops at {MAXIMUM_BITS} bits, Puppet at 64"
    return Problem("numeric-overflow", f"the result of `{operator}` is too large", notes=(note,))


def comparison_right(c: Configuration, operator: Operator) -> Outcome:
    return right_operand(c, operator, f"v {operator} e", lambda e_1: e_1.is_value, lambda _: None)


def comparison_value(
    c: Configuration,
    operator: Operator,
    premise: str,
    holds: Callable[[float, float], bool],
    result: Boolean,
) -> Outcome:
    """Two values are compared as numbers; `premise` says how they must be related."""
    match c.term:
        case Operation(op, e_1, e_2) if op == operator:
            if not (e_1.is_value and e_2.is_value):
                return Refused(f"v₁ {operator} v₂")
            if not (isinstance(e_1, Integer | Float) and isinstance(e_2, Integer | Float)):
                return Refused(premise, 0, lambda: not_comparable(operator, e_1, e_2))
            return c.becomes(result) if holds(e_1.value, e_2.value) else Refused(premise)
    return None


def not_comparable(operator: str, e_1: Expression, e_2: Expression) -> Problem:
    wrong = e_2 if isinstance(e_1, Integer | Float) else e_1
    message = f"`{operator}` compares numbers, and one of its operands is {kind(wrong)}"
    return Problem("comparison-not-possible", message, wrong.origin)


def boolean_right(
    c: Configuration, operator: Operator, form: str, left: bool, written: str
) -> Outcome:
    """The left operand is the boolean `left`, and the right one steps."""
    return right_operand(
        c,
        operator,
        form,
        lambda e_1: isinstance(e_1, Boolean) and e_1.value is left,
        lambda e_1: None if isinstance(e_1, Boolean) else not_a_boolean(written, e_1),
    )


def not_a_boolean(written: str, v: Expression) -> Problem:
    return Problem(
        "not-a-boolean",
        f"{written} must be true or false, and it is {kind(v)}",
        v.origin,
        notes=("Puppet would take any value but false and undef for true; μPuppet does not",),
    )


# --- Arithmetic


@rule(ARITHMETIC, Judgement.EXPRESSION, "+")
def ArithLeft(c: Configuration) -> Outcome:
    """The left operand of `+` is evaluated first.

    σ, κ, v_C, e₁ ─α→ e₁′
    ─────────────────────────────── ArithLeft
    σ, κ, v_C, e₁ + e₂ ─α→ e₁′ + e₂
    """
    return left_operand(c, "+")


@rule(ARITHMETIC, Judgement.EXPRESSION, "+")
def ArithRight(c: Configuration) -> Outcome:
    """The right operand of `+` is evaluated when the left one is an integer.

    σ, κ, v_C, e ─α→ e′
    ─────────────────────────── ArithRight
    σ, κ, v_C, i + e ─α→ i + e′
    """
    return arithmetic_right(c, "+")


@rule(ARITHMETIC, Judgement.EXPRESSION, "+")
def ArithValue(c: Configuration) -> Outcome:
    """Two integers are combined by `+` as integers usually are.

    |i₁ +_ℤ i₂| < 2⁸¹⁹²
    ──────────────────────────────── ArithValue
    σ, κ, v_C, i₁ + i₂ ─α→ i₁ +_ℤ i₂

    Erratum: the printed rule has no premise, since the paper's integers have no bound. Ours have
    one, so that a few lines of squares cannot exhaust the memory.
    """
    return arithmetic_value(c, "+", int.__add__)


# --- Comparison


@rule(COMPARISON, Judgement.EXPRESSION, ">")
def CompLeft(c: Configuration) -> Outcome:
    """The left operand of `>` is evaluated first.

    σ, κ, v_C, e₁ ─α→ e₁′
    ─────────────────────────────── CompLeft
    σ, κ, v_C, e₁ > e₂ ─α→ e₁′ > e₂
    """
    return left_operand(c, ">")


@rule(COMPARISON, Judgement.EXPRESSION, ">")
def CompRight(c: Configuration) -> Outcome:
    """The right operand of `>` is evaluated when the left one is a value.

    σ, κ, v_C, e ─α→ e′
    ─────────────────────────── CompRight
    σ, κ, v_C, v > e ─α→ v > e′
    """
    return comparison_right(c, ">")


@rule(COMPARISON, Judgement.EXPRESSION, ">")
def CompValueI(c: Configuration) -> Outcome:
    """`>` is true of values of which it holds.

    v₁ >_ℤ v₂
    ─────────────────────────── CompValueI
    σ, κ, v_C, v₁ > v₂ ─α→ true
    """
    return comparison_value(c, ">", "v₁ >_ℤ v₂", gt, TRUE)


@rule(COMPARISON, Judgement.EXPRESSION, ">")
def CompValueII(c: Configuration) -> Outcome:
    """`>` is false of values of which it does not hold.

    v₁ ≤_ℤ v₂
    ──────────────────────────── CompValueII
    σ, κ, v_C, v₁ > v₂ ─α→ false
    """
    return comparison_value(c, ">", "v₁ ≤_ℤ v₂", le, FALSE)


# --- Boolean operators


@rule(BOOLEAN, Judgement.EXPRESSION, "and")
def AndLeft(c: Configuration) -> Outcome:
    """The left operand of `and` is evaluated first.

    σ, κ, v_C, e₁ ─α→ e₁′
    ─────────────────────────────────── AndLeft
    σ, κ, v_C, e₁ and e₂ ─α→ e₁′ and e₂
    """
    return left_operand(c, "and")


@rule(BOOLEAN, Judgement.EXPRESSION, "and")
def AndRightI(c: Configuration) -> Outcome:
    """`false and e` is false, whatever e is.

    ──────────────────────────────── AndRightI
    σ, κ, v_C, false and e ─α→ false

    Erratum: the printed rule has the premise `σ, κ, v_C, e ─α→ e′`, so that `false and true` and
    `false and false` would be stuck, and so would `false and e` for an e that is.
    """
    match c.term:
        case Operation("and", Boolean(False)):
            return c.becomes(FALSE)
        case Operation("and"):
            return Refused("false and e")
    return None


@rule(BOOLEAN, Judgement.EXPRESSION, "and")
def AndRightII(c: Configuration) -> Outcome:
    """The right operand of `and` is evaluated when the left one is true.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────── AndRightII
    σ, κ, v_C, true and e ─α→ true and e′
    """
    return boolean_right(c, "and", "true and e", True, "the left operand of `and`")


@rule(BOOLEAN, Judgement.EXPRESSION, "and")
def AndValue(c: Configuration) -> Outcome:
    """`true and true` is true.

    ───────────────────────────────── AndValue
    σ, κ, v_C, true and true ─α→ true
    """
    return _and_value(c, True)


@rule(BOOLEAN, Judgement.EXPRESSION, "and", ours=True)
def AndValueII(c: Configuration) -> Outcome:
    """`true and false` is false.

    ─────────────────────────────────── AndValueII
    σ, κ, v_C, true and false ─α→ false

    Erratum: the paper has no rule for this case.
    """
    return _and_value(c, False)


def _and_value(c: Configuration, right: bool) -> Outcome:
    match c.term:
        case Operation("and", Boolean(True), Boolean(value)) if value is right:
            return c.becomes(TRUE if right else FALSE)
        case Operation("and", e_1, e_2):
            form = "true and true" if right else "true and false"
            if e_1 == TRUE and e_2.is_value and not isinstance(e_2, Boolean):
                return Refused(form, 0, lambda: not_a_boolean("the right operand of `and`", e_2))
            return Refused(form)
    return None


@rule(BOOLEAN, Judgement.EXPRESSION, Not)
def NotStep(c: Configuration) -> Outcome:
    """The operand of `!` is evaluated.

    σ, κ, v_C, e ─α→ e′
    ───────────────────── NotStep
    σ, κ, v_C, !e ─α→ !e′
    """
    match c.term:
        case Not(e, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Not(new, origin))
    return None


@rule(BOOLEAN, Judgement.EXPRESSION, Not)
def NotValueI(c: Configuration) -> Outcome:
    """`!true` is false.

    ────────────────────────── NotValueI
    σ, κ, v_C, !true ─α→ false
    """
    match c.term:
        case Not(Boolean(True)):
            return c.becomes(FALSE)
        case Not(e) if e.is_value and not isinstance(e, Boolean):
            return Refused("!true", 0, lambda: not_a_boolean("the operand of `!`", e))
        case Not():
            return Refused("!true")
    return None


@rule(BOOLEAN, Judgement.EXPRESSION, Not)
def NotValueII(c: Configuration) -> Outcome:
    """`!false` is true.

    ────────────────────────── NotValueII
    σ, κ, v_C, !false ─α→ true
    """
    match c.term:
        case Not(Boolean(False)):
            return c.becomes(TRUE)
        case Not():
            return Refused("!false")
    return None
