"""Comparing types with operators: `Integer < Numeric`."""

from __future__ import annotations

from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceReference, is_type
from mupuppet.values.value import Value


def types_equal(left: Type, right: Value) -> bool:
    """`==` of a type: it describes the same, or each is assignable to the other."""
    if isinstance(left, ResourceReference):
        return isinstance(right, ResourceReference) and left == right
    if not is_type(right):
        return False
    return left == right or (left.is_assignable(right) and right.is_assignable(left))


def compare_types(operator: str, left: Type, right: Value) -> bool:
    """`<`, `<=`, `>`, `>=`, `==` or `!=` of a type; a narrower type is less."""
    match operator:
        case "==":
            return types_equal(left, right)
        case "!=":
            return not types_equal(left, right)
        case "<" | "<=":
            fits = is_type(right) and right.is_assignable(left)
        case _:
            fits = is_type(right) and left.is_assignable(right)
    return fits and (operator in ("<=", ">=") or not types_equal(left, right))
