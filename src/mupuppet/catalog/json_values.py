"""Values of catalogs in JSON."""

from __future__ import annotations


def same_value(left: object, right: object) -> bool:
    """Equality of JSON values, which keeps booleans, integers and floating point numbers apart."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same_value(left[k], right[k]) for k in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same_value, left, right))
    return left == right
