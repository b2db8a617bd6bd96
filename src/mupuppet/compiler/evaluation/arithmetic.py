"""`+ - * / % << >>` on numbers, arrays, hashes, times and the rest."""

from __future__ import annotations

import operator as op
from collections.abc import Callable
from math import isinf
from typing import TYPE_CHECKING, Any

from mupuppet.compiler import limits
from mupuppet.syntax import nodes as n
from mupuppet.syntax.strictness import Strictness
from mupuppet.types.labels import a_an, ruby_string
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import hash_of, keys_of, pairs_of
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.numbers import MAX_INTEGER, MIN_INTEGER, to_number
from mupuppet.values.times import NANOSECONDS, TimeError, TimeValue, whole
from mupuppet.values.value import Value
from mupuppet.values.versions import SemVer

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.base import Lowering
    from mupuppet.compiler.model.scope import Frame

#: Greater shifts are out of range whatever the value is; they are not carried out.
_MOST_BITS = 1 << 16

#: Ruby's message for a version where a number is needed.
NOT_A_NUMBER = "can't convert SemanticPuppet::Version into Float"

#: What the operators do with two integers, the second of which is not 0.
INTEGER_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": op.add,
    "-": op.sub,
    "*": op.mul,
    "/": op.floordiv,
    "%": op.mod,
}


def calculate(
    operator: str, left: Value, right: Value, scope: Frame, lowering: Lowering, node: n.Binary
) -> Value:
    """The value of `left operator right`."""
    if isinstance(left, (list, dict)) and operator in ("+", "-", "<<"):
        return _collections(operator, left, right, lowering, node)
    if isinstance(left, Binary) and operator == "+":
        if not isinstance(right, Binary):
            raise _runtime(lowering, node, "Can only append Binary to a Binary")
        return Binary(left.content + right.content)
    from mupuppet.values.uris import URI

    if isinstance(left, URI) and operator == "+":
        if not isinstance(right, (str, URI)):
            raise _runtime(lowering, node, "An URI can only be merged with an URI or String")
        return left + right
    is_joining = operator == "+" and type(left) is str
    left = _number(left, scope, lowering, node.left, is_joining=is_joining)
    right = _number(right, scope, lowering, node.right, is_joining=is_joining)
    if isinstance(left, TimeValue) or isinstance(right, TimeValue):
        return _times(operator, left, right, lowering, node)
    if isinstance(left, SemVer) or isinstance(right, SemVer):
        raise _versions(operator, left, lowering, node)
    return _numbers(operator, left, right, lowering, node)


def _number(
    value: Value, scope: Frame, lowering: Lowering, node: n.Node, *, is_joining: bool = False
) -> Value:
    if type(value) is int or type(value) is float or isinstance(value, (TimeValue, SemVer)):
        return value
    return as_number(value, scope, lowering, node, is_joining=is_joining)


def as_number(
    value: Value, scope: Frame, lowering: Lowering, node: n.Node, *, is_joining: bool = False
) -> int | float:
    """A number, or the number that a string stands for.

    `is_joining`: the expression may have been meant to join strings.
    """
    if type(value) is int or type(value) is float:
        number: int | float = value
        return number
    converted = to_number(value)
    if converted is None:
        message = f"The value '{ruby_string(value)}' cannot be converted to Numeric."
        hint = None
        if is_joining:
            from mupuppet.syntax.other_languages import JOINING  # for a mistake only

            hint = JOINING
        raise lowering.error("not-numeric", message, node, hint=hint)
    compiler = scope.compiler
    if compiler.strict is not Strictness.OFF:
        message = (
            f"The string '{value}' was automatically coerced to the numerical value {converted}"
        )
        if compiler.strict is Strictness.ERROR:
            raise lowering.error("numeric-coercion", message, node)
        compiler.log.warn("numeric-coercion", message, lowering.source, node)
    return converted


def negated(value: Value, scope: Frame, lowering: Lowering, node: n.Negate) -> Value:
    """`-value` of what is not a plain number."""
    number = _number(value, scope, lowering, node)
    if isinstance(number, SemVer):
        raise lowering.error("invalid-operand", NOT_A_NUMBER, node, during="an Unary Minus")
    if not isinstance(number, TimeValue):
        return -number
    from mupuppet.values.timespans import Timespan

    if isinstance(number, Timespan):
        return Timespan(-number.nanoseconds)
    message = "a Timestamp has no opposite"
    raise lowering.error("invalid-operand", message, node, during="an Unary Minus")


def _runtime(lowering: Lowering, node: n.Binary, detail: str) -> Exception:
    during = f"a '{node.operator}' expression"
    return lowering.error("invalid-operand", detail, node, during=during)


def _not_applicable(lowering: Lowering, node: n.Binary, left: Value) -> Exception:
    message = f"Operator '{node.operator}' is not applicable to {a_an(left)}."
    return lowering.error("operator-not-applicable", message, node.left)


def _not_applicable_when(
    lowering: Lowering, node: n.Binary, left: Value, right: Value
) -> Exception:
    message = (
        f"Operator '{node.operator}' is not applicable to {a_an(left)} "
        f"when right side is {a_an(right)}."
    )
    return lowering.error("operator-not-applicable-when", message, node.left)


# --- Numbers


def _divide(left: Any, right: Any) -> Any:
    if isinstance(left, int) and isinstance(right, int):
        return left // right
    return left / right


_NUMERIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": op.add,
    "-": op.sub,
    "*": op.mul,
    "/": _divide,
    "%": op.mod,
}


def _numbers(operator: str, left: Any, right: Any, lowering: Lowering, node: n.Binary) -> Value:
    if operator in ("<<", ">>"):
        result = _shift(operator, left, right, lowering, node)
    else:
        if operator == "%" and (isinstance(left, float) or isinstance(right, float)):
            if isinstance(left, float):
                raise _not_applicable(lowering, node, left)
            raise _not_applicable_when(lowering, node, left, right)
        if operator in ("/", "%") and right == 0 and not isinstance(left, float):
            if isinstance(right, float):
                raise _infinite(lowering, node)
            raise lowering.error("div-by-zero", "Division by 0", node.right)
        if operator == "/" and right == 0:
            raise _infinite(lowering, node)
        result = _NUMERIC[operator](left, right)
    if isinstance(result, float):
        if isinf(result):
            raise _infinite(lowering, node)
    elif result < MIN_INTEGER or result > MAX_INTEGER:
        end = "max" if result > 0 else "min"
        text = f"{'+' if result > 0 else '-'}0x{abs(result):x}"
        message = (
            f"A '{operator}' expression resulted in a value outside of Puppet Integer {end} range, "
            f"got '{text}'"
        )
        raise lowering.error("numeric-overflow", message, node)
    return result


def _infinite(lowering: Lowering, node: n.Binary) -> Exception:
    message = f"The result of the {node.operator} expression is Infinity"
    return lowering.error("result-is-infinity", message, node.left)


def _shift(operator: str, left: Any, right: Any, lowering: Lowering, node: n.Binary) -> int:
    if isinstance(left, float):
        raise _not_applicable(lowering, node, left)
    distance = int(right) if operator == "<<" else -int(right)
    if distance > MAX_INTEGER and left != 0:
        raise _runtime(lowering, node, "shift width too big")
    if distance > _MOST_BITS and left != 0:
        distance = _MOST_BITS
    shifted: int = left << distance if distance >= 0 else left >> -distance
    return shifted


# --- Versions and times


def _versions(operator: str, left: Value, lowering: Lowering, node: n.Binary) -> Exception:
    """Versions count as numbers to Ruby, which then finds that it cannot calculate with them."""
    if isinstance(left, SemVer) or operator in ("<<", ">>"):
        return _not_applicable(lowering, node, left)
    return _runtime(lowering, node, NOT_A_NUMBER)


def _span_of(seconds: float, lowering: Lowering, node: n.Binary) -> TimeValue:
    from mupuppet.values.timespans import Timespan

    try:
        return Timespan(whole(seconds * NANOSECONDS))
    except TimeError as problem:
        raise _runtime(lowering, node, str(problem)) from None


def _times(operator: str, left: Value, right: Value, lowering: Lowering, node: n.Binary) -> Value:
    from mupuppet.values.time_arithmetic import calculate_time
    from mupuppet.values.timespans import Timespan

    if operator == "%" and isinstance(right, float):
        raise _not_applicable_when(lowering, node, left, right)
    if operator == "%" and isinstance(left, float):
        raise _not_applicable(lowering, node, left)
    if isinstance(right, TimeValue) and not isinstance(left, TimeValue):
        if operator == "+" or (operator == "*" and isinstance(right, Timespan)):
            left, right = right, left
        elif operator == "-" and isinstance(right, Timespan):
            if isinstance(left, SemVer):
                raise _not_applicable(lowering, node, left)
            left = _span_of(left, lowering, node)
        else:
            raise _not_applicable_when(lowering, node, left, right)
    try:
        result = calculate_time(operator, left, right)
    except ZeroDivisionError:
        raise lowering.error("div-by-zero", "Division by 0", node.right) from None
    except TypeError:
        raise _not_applicable(lowering, node, left) from None
    except ValueError as problem:
        raise _runtime(lowering, node, str(problem)) from None
    if isinstance(result, float) and isinf(result):
        raise _infinite(lowering, node)
    return result


# --- Arrays and hashes


def _collections(
    operator: str, left: Any, right: Value, lowering: Lowering, node: n.Binary
) -> Value:
    if isinstance(left, list):
        if operator == "<<":
            return [*left, right]
        others = _as_list(right)
        if operator == "+":
            if len(left) + len(others) > limits.current.get().elements:
                message = (
                    f"this array would have more than {limits.current.get().elements} elements"
                )
                raise lowering.error("array-too-long", message, node)
            return left + others
        return _without(left, others)
    if operator == "<<":
        raise _not_applicable(lowering, node, left)
    if operator == "+":
        return left | _as_hash(right, lowering, node)
    others = keys_of(right) if isinstance(right, dict) else _as_list(right)
    removed = {hash_key(value) for value in others}
    return {key: value for key, value in left.items() if key not in removed}


def _without(values: list[Value], removed: list[Value]) -> list[Value]:
    """The values that are not among others, compared as Ruby does: `1` is `1.0`, 'a' is not 'A'."""
    strings = {value for value in removed if type(value) is str}
    rest = [value for value in removed if type(value) is not str]
    return [
        value
        for value in values
        if not (value in strings if type(value) is str else any(_same(value, r) for r in rest))
    ]


def _same(left: Value, right: Value) -> bool:
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(_same, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(_same(left[k], right[k]) for k in left)
    return bool(left == right)


def _as_list(value: Value) -> list[Value]:
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        return [[k, v] for k, v in pairs_of(value)]
    return [value]


def _as_hash(value: Value, lowering: Lowering, node: n.Binary) -> dict[Value, Value]:
    if isinstance(value, dict):
        return value
    if not isinstance(value, list):
        raise _runtime(lowering, node, "Can only append Array or Hash to a Hash")
    if value and all(isinstance(element, list) for element in value):
        if any(len(pair) not in (1, 2) for pair in value):
            bad = next(pair for pair in value if len(pair) not in (1, 2))
            detail = f"invalid number of elements ({len(bad)} for 1..2)"
            raise _runtime(lowering, node, detail)
        return hash_of((pair[0], pair[1] if len(pair) > 1 else None) for pair in value)
    if len(value) % 2:
        raise _runtime(lowering, node, "odd number of arguments for Hash")
    return hash_of(zip(value[::2], value[1::2], strict=True))
