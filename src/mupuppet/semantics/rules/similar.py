"""The rules that the paper omits as "similar" to those of `+`, `>` and `and` (Appendix C.2).

The operators are those of the paper's table of features: `- * / % << >>`, `== != >= <= <` and `or`.
A rule here is the paper's with another operator in it, and so are its drawing and explanation. The
names follow the paper's pattern: ArithLeft, ArithRight, ArithValue become SubLeft, SubRight,
SubValue.

What "similar" leaves open is settled as in Puppet: division rounds down, and the remainder fits
to that; a shift by a negative count goes the other way; `==` and `!=` compare any two values.
"""

from collections.abc import Callable
from inspect import cleandoc
from operator import ge, gt, le, lt

from mupuppet.semantics.auxiliary import equal_values
from mupuppet.semantics.configurations import Configuration, Outcome, Refused, RuleFunction
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import (
    ARITHMETIC,
    BOOLEAN,
    COMPARISON,
    MAXIMUM_BITS,
    AndLeft,
    ArithLeft,
    ArithRight,
    ArithValue,
    CompLeft,
    CompRight,
    CompValueI,
    CompValueII,
    arithmetic_right,
    arithmetic_value,
    boolean_right,
    comparison_right,
    comparison_value,
    left_operand,
    not_a_boolean,
)
from mupuppet.semantics.terms import FALSE, TRUE, Boolean, Operation, Operator


def _similar(
    name: str,
    model: RuleFunction,
    group: Group,
    operator: Operator,
    function: RuleFunction,
    *replacements: tuple[str, str],
) -> RuleFunction:
    """Enter a rule whose docstring is that of its model, with these replacements."""
    # Some versions of Python keep the indentation of docstrings, others do not.
    text = cleandoc(model.__doc__ or "").replace(f" {model.__name__}\n", f" {name}\n")
    text = text.partition("\n\nErratum:")[0]  # what is printed is the model
    for old, new in replacements:
        text = text.replace(old, new)
    function.__name__ = function.__qualname__ = name
    function.__doc__ = text
    function.__module__ = __name__
    return rule(group, Judgement.EXPRESSION, operator, ours=True)(function)


def _arithmetic(
    prefix: str,
    operator: Operator,
    compute: Callable[[int, int], int | None],
    *,
    divides: bool = False,
) -> tuple[RuleFunction, RuleFunction, RuleFunction]:
    written = [("`+`", f"`{operator}`"), (" + ", f" {operator} "), ("+_ℤ", f"{operator}_ℤ")]
    premise = "i₂ ≠ 0" if divides else None
    if divides:
        written.append(("|i₁", "i₂ ≠ 0    |i₁"))
    return (
        _similar(
            f"{prefix}Left", ArithLeft, ARITHMETIC, operator,
            lambda c: left_operand(c, operator), *written,
        ),
        _similar(
            f"{prefix}Right", ArithRight, ARITHMETIC, operator,
            lambda c: arithmetic_right(c, operator), *written,
        ),
        _similar(
            f"{prefix}Value", ArithValue, ARITHMETIC, operator,
            lambda c: arithmetic_value(c, operator, compute, premise), *written,
        ),
    )  # fmt: skip


def _shift_left(i_1: int, i_2: int) -> int | None:
    """i₁ · 2^i₂, rounded down; None if it is too large to compute."""
    if i_2 > MAXIMUM_BITS and i_1 != 0:
        return None
    return i_1 << i_2 if i_2 >= 0 else i_1 >> -i_2


def _shift_right(i_1: int, i_2: int) -> int | None:
    return _shift_left(i_1, -i_2)


SubLeft, SubRight, SubValue = _arithmetic("Sub", "-", int.__sub__)
MulLeft, MulRight, MulValue = _arithmetic("Mul", "*", int.__mul__)
DivLeft, DivRight, DivValue = _arithmetic("Div", "/", int.__floordiv__, divides=True)
ModLeft, ModRight, ModValue = _arithmetic("Mod", "%", int.__mod__, divides=True)
ShlLeft, ShlRight, ShlValue = _arithmetic("Shl", "<<", _shift_left)
ShrLeft, ShrRight, ShrValue = _arithmetic("Shr", ">>", _shift_right)


def _comparison(
    prefix: str,
    operator: Operator,
    values: tuple[RuleFunction, RuleFunction],
    premises: tuple[str, str],
) -> tuple[RuleFunction, RuleFunction, RuleFunction, RuleFunction]:
    written = (("`>`", f"`{operator}`"), (" > ", f" {operator} "))
    holds, fails = ("v₁ >_ℤ v₂", premises[0]), ("v₁ ≤_ℤ v₂", premises[1])
    return (
        _similar(
            f"{prefix}Left", CompLeft, COMPARISON, operator,
            lambda c: left_operand(c, operator), *written,
        ),
        _similar(
            f"{prefix}Right", CompRight, COMPARISON, operator,
            lambda c: comparison_right(c, operator), *written,
        ),
        _similar(f"{prefix}ValueI", CompValueI, COMPARISON, operator, values[0], holds, *written),
        _similar(f"{prefix}ValueII", CompValueII, COMPARISON, operator, values[1], fails, *written),
    )  # fmt: skip


def _ordering(
    prefix: str,
    operator: Operator,
    symbols: tuple[str, str],
    relations: tuple[Callable[[float, float], bool], Callable[[float, float], bool]],
) -> tuple[RuleFunction, RuleFunction, RuleFunction, RuleFunction]:
    """The rules of `<`, `<=` or `>=`: the relation, and the one that holds when it does not."""
    holds, fails = (f"v₁ {symbol}_ℤ v₂" for symbol in symbols)
    values: tuple[RuleFunction, RuleFunction] = (
        lambda c: comparison_value(c, operator, holds, relations[0], TRUE),
        lambda c: comparison_value(c, operator, fails, relations[1], FALSE),
    )
    return _comparison(prefix, operator, values, (holds, fails))


def _equality(
    prefix: str, operator: Operator, holds: str, fails: str, *, when_equal: bool
) -> tuple[RuleFunction, RuleFunction, RuleFunction, RuleFunction]:
    """The rules of `==` or `!=`, which compare values of any kind."""
    values: tuple[RuleFunction, RuleFunction] = (
        lambda c: _equality_value(c, operator, holds, when_equal, TRUE),
        lambda c: _equality_value(c, operator, fails, not when_equal, FALSE),
    )
    return _comparison(prefix, operator, values, (holds, fails))


def _equality_value(
    c: Configuration, operator: Operator, premise: str, when_equal: bool, result: Boolean
) -> Outcome:
    match c.term:
        case Operation(op, e_1, e_2) if op == operator:
            if not (e_1.is_value and e_2.is_value):
                return Refused(f"v₁ {operator} v₂")
            return c.becomes(result) if equal_values(e_1, e_2) is when_equal else Refused(premise)
    return None


EqLeft, EqRight, EqValueI, EqValueII = _equality("Eq", "==", "v₁ = v₂", "v₁ ≠ v₂", when_equal=True)
NeLeft, NeRight, NeValueI, NeValueII = _equality("Ne", "!=", "v₁ ≠ v₂", "v₁ = v₂", when_equal=False)
GeLeft, GeRight, GeValueI, GeValueII = _ordering("Ge", ">=", ("≥", "<"), (ge, lt))
LeLeft, LeRight, LeValueI, LeValueII = _ordering("Le", "<=", ("≤", ">"), (le, gt))
LtLeft, LtRight, LtValueI, LtValueII = _ordering("Lt", "<", ("<", "≥"), (lt, ge))


# --- Disjunction

OrLeft = _similar(
    "OrLeft", AndLeft, BOOLEAN, "or",
    lambda c: left_operand(c, "or"), ("`and`", "`or`"), (" and ", " or "),
)  # fmt: skip


@rule(BOOLEAN, Judgement.EXPRESSION, "or", ours=True)
def OrRightI(c: Configuration) -> Outcome:
    """`true or e` is true, whatever e is.

    ───────────────────────────── OrRightI
    σ, κ, v_C, true or e ─α→ true
    """
    match c.term:
        case Operation("or", Boolean(True)):
            return c.becomes(TRUE)
        case Operation("or"):
            return Refused("true or e")
    return None


@rule(BOOLEAN, Judgement.EXPRESSION, "or", ours=True)
def OrRightII(c: Configuration) -> Outcome:
    """The right operand of `or` is evaluated when the left one is false.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────── OrRightII
    σ, κ, v_C, false or e ─α→ false or e′
    """
    return boolean_right(c, "or", "false or e", False, "the left operand of `or`")


@rule(BOOLEAN, Judgement.EXPRESSION, "or", ours=True)
def OrValue(c: Configuration) -> Outcome:
    """`false or false` is false.

    ─────────────────────────────────── OrValue
    σ, κ, v_C, false or false ─α→ false
    """
    return _or_value(c, False)


@rule(BOOLEAN, Judgement.EXPRESSION, "or", ours=True)
def OrValueII(c: Configuration) -> Outcome:
    """`false or true` is true.

    ───────────────────────────────── OrValueII
    σ, κ, v_C, false or true ─α→ true
    """
    return _or_value(c, True)


def _or_value(c: Configuration, right: bool) -> Outcome:
    match c.term:
        case Operation("or", Boolean(False), Boolean(value)) if value is right:
            return c.becomes(TRUE if right else FALSE)
        case Operation("or", e_1, e_2):
            form = "false or true" if right else "false or false"
            if e_1 == FALSE and e_2.is_value and not isinstance(e_2, Boolean):
                return Refused(form, 0, lambda: not_a_boolean("the right operand of `or`", e_2))
            return Refused(form)
    return None
