"""Operators: `not`, `-`, `*`, and those with two sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.basics.lazy import lazy_module
from mupuppet.compiler.errors import EvaluationError, failed_in_ruby, unusable
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.evaluation.matching import matches_pattern
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Type, UnusableType
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.types.labels import label
from mupuppet.types.ordering import compare_types, types_equal
from mupuppet.values.compare import NotComparable, SymbolAsPattern, compare, equals, includes
from mupuppet.values.value import Value
from mupuppet.values.versions import SemVer

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation import arithmetic
    from mupuppet.compiler.model.scope import Frame
else:  # much code does not calculate
    arithmetic = lazy_module("mupuppet.compiler.evaluation.arithmetic")


@lowers(n.Not)
def _not(lowering: Lowering, node: n.Not) -> Closure:
    operand = lowering.lower(node.operand)

    def negate(scope: Frame) -> Value:
        value = operand(scope)
        return value is None or value is False

    return negate


@lowers(n.Negate)
def _negate(lowering: Lowering, node: n.Negate) -> Closure:
    operand = lowering.lower(node.operand)

    def negative(scope: Frame) -> Value:
        value = operand(scope)
        if type(value) is int or type(value) is float:
            return -value
        return arithmetic.negated(value, scope, lowering, node)

    return negative


@lowers(n.Unfold)
def _unfold(lowering: Lowering, node: n.Unfold) -> Closure:
    operand = lowering.lower(node.operand)

    def unfold(scope: Frame) -> Value:
        value = operand(scope)
        if isinstance(value, list):
            return value
        if value is None:
            return []
        if isinstance(value, dict):
            from mupuppet.values.hashes import pairs_of

            return [[k, v] for k, v in pairs_of(value)]
        from mupuppet.values.iterators import IteratorValue

        return list(value) if isinstance(value, IteratorValue) else [value]

    return unfold


@lowers(n.Binary)
def _binary(lowering: Lowering, node: n.Binary) -> Closure:
    left = lowering.lower(node.left)
    right = lowering.lower(node.right)
    return _BINARY[node.operator](lowering, node, left, right)


_BinaryLowerer = Callable[[Lowering, n.Binary, Closure, Closure], Closure]


def _and(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    def both(scope: Frame) -> Value:
        value = left(scope)
        if value is None or value is False:
            return False
        value = right(scope)
        return not (value is None or value is False)

    return both


def _or(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    def either(scope: Frame) -> Value:
        value = left(scope)
        if not (value is None or value is False):
            return True
        value = right(scope)
        return not (value is None or value is False)

    return either


def _equality(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    wanted = node.operator == "=="

    def equal(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        if type(one) is int and type(other) is int:
            return (one == other) is wanted
        try:
            same = types_equal(one, other) if isinstance(one, Type) else equals(one, other)
        except UnusableType as problem:
            raise _incomparable(lowering, node, one, other, problem) from None
        return same if wanted else not same

    return equal


def _incomparable(
    lowering: Lowering, node: n.Binary, one: Value, other: Value, problem: Exception
) -> EvaluationError:
    message = (
        f"Comparison of: {label(one)} {node.operator} {label(other)}, "
        f"is not possible. Caused by '{problem}'."
    )
    return lowering.error("comparison-not-possible", message, node)


_ORDERS: dict[str, Callable[[int], bool]] = {
    "<": lambda sign: sign < 0,
    "<=": lambda sign: sign <= 0,
    ">": lambda sign: sign > 0,
    ">=": lambda sign: sign >= 0,
}


def _ordering(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    operator = node.operator
    holds = _ORDERS[operator]

    def ordered(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        if type(one) is int and type(other) is int:
            return holds(one - other)
        if isinstance(one, Type) and not isinstance(one, ResourceReference):
            try:
                return compare_types(operator, one, other)
            except UnusableType as problem:
                raise _incomparable(lowering, node, one, other, problem) from None
        try:
            return holds(compare(one, other))
        except NotComparable as problem:
            if isinstance(one, (int, float)) and isinstance(other, SemVer):
                from mupuppet.compiler.evaluation.arithmetic import NOT_A_NUMBER

                during = f"a '{operator}' expression"
                raise lowering.error("invalid-operand", NOT_A_NUMBER, node, during=during) from None
            raise _incomparable(lowering, node, one, other, problem) from None

    return ordered


def _match(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    wanted = node.operator == "=~"

    def match(scope: Frame) -> Value:
        try:
            matched = matches_pattern(left(scope), right(scope), scope, lowering, node)
        except UnusableType as problem:
            raise unusable(problem, lowering.source, node) from None
        return matched if wanted else not matched

    return match


def _in(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    def contained(scope: Frame) -> Value:
        element = left(scope)
        try:
            return includes(right(scope), element, scope)
        except SymbolAsPattern as problem:
            raise failed_in_ruby(problem, lowering.source, node) from None

    return contained


def _arithmetic(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    """Most operands are integers: these need no look at anything else."""
    operator = node.operator
    on_integers = arithmetic.INTEGER_OPERATIONS[operator]

    def calculate(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        if type(one) is int and type(other) is int and other:
            result = on_integers(one, other)
            if -0x8000000000000000 <= result <= 0x7FFFFFFFFFFFFFFF:
                return result
        return arithmetic.calculate(operator, one, other, scope, lowering, node)

    return calculate


def _shift(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    operator = node.operator

    def shift(scope: Frame) -> Value:
        return arithmetic.calculate(operator, left(scope), right(scope), scope, lowering, node)

    return shift


_BINARY: dict[str, _BinaryLowerer] = {
    "and": _and,
    "or": _or,
    "==": _equality,
    "!=": _equality,
    "<": _ordering,
    "<=": _ordering,
    ">": _ordering,
    ">=": _ordering,
    "=~": _match,
    "!~": _match,
    "in": _in,
    **dict.fromkeys(["+", "-", "*", "/", "%"], _arithmetic),
    "<<": _shift,
    ">>": _shift,
}
