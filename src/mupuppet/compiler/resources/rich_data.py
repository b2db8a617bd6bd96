"""Values as Puppet's catalogs write them: plain data, or rich data with the name of its type."""

from __future__ import annotations

from mupuppet.compiler import limits
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.resources.rich_keys import TYPE_KEY, VALUE_KEY
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.values.hashes import pairs_of
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import DEFAULT, Sensitive, Value

#: The classes of values that are data as they are.
_DATA = frozenset([str, int, float, bool, type(None)])
_STRINGS = frozenset([str])


def to_data(value: Value, depth: int = 0) -> Value:
    """A value as data. Raises HostObjectFound."""
    kind = type(value)
    if kind in _DATA:
        return value
    if kind is ResourceReference:
        return str(value)
    if depth > limits.current.get().value_depth:
        message = f"a value is nested more than {limits.current.get().value_depth} deep"
        raise EvaluationError("value-too-deep", message)
    # Most of what is in arrays and hashes is data as it is: a look at its class saves a call.
    if kind is list:
        return [each if type(each) in _DATA else to_data(each, depth + 1) for each in value]
    if kind is dict:
        if _STRINGS.issuperset(map(type, value)) and TYPE_KEY not in value:
            return {
                key: each if type(each) in _DATA else to_data(each, depth + 1)
                for key, each in value.items()
            }
        flat = [to_data(part, depth + 1) for pair in pairs_of(value) for part in pair]
        return {TYPE_KEY: "Hash", VALUE_KEY: flat}
    if kind is Symbol:
        return value.name
    if value is DEFAULT:
        return {TYPE_KEY: "Default"}
    if isinstance(value, Sensitive):
        return {TYPE_KEY: "Sensitive", VALUE_KEY: to_data(value.value, depth + 1)}
    from mupuppet.compiler.resources.rich_objects import object_data  # most catalogs have none

    return object_data(value, depth, to_data)
