"""What can be said about the value of an expression before anything is evaluated.

Literals, the types that the language itself names, and types made of these are the same in
every compilation: `Optional[Enum['a', 'b']]` is put together once, when it is lowered. What a
module could define, such as `Stdlib::Port` or `File`, is looked for in each compilation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mupuppet.syntax import nodes as n
from mupuppet.types.access import specialize
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import builtin
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.values.basic import DEFAULT, Value
from mupuppet.values.hashes import hash_of
from mupuppet.values.regexps import Regexp


class _Unknown:
    """No value: it takes a compilation to find it."""


UNKNOWN: Final = _Unknown()


#: What is nested deeper is left alone: each level is looked at once for each level above it.
_DEPTH = 8


def constant_value(node: n.Node, depth: int = _DEPTH) -> Value | _Unknown:
    """The value that an expression has in every compilation, or `UNKNOWN`."""
    if not depth:
        return UNKNOWN
    depth -= 1
    match node:
        case n.String(value) | n.Name(value) | n.Integer(value) | n.Float(value):
            return value
        case n.Boolean(value):
            return value
        case n.Undef():
            return None
        case n.Default():
            return DEFAULT
        case n.Regexp(pattern):
            return Regexp(pattern)
        case n.Paren(inner):
            return constant_value(inner, depth)
        case n.Negate(operand):
            number = constant_value(operand, depth)
            return UNKNOWN if not isinstance(number, (int, float)) else -number
        case n.TypeName(name):
            found = builtin(name.lower().removeprefix("::"))
            return UNKNOWN if found is None else found
        case n.Array(elements):
            values = _all(elements, depth)
            return UNKNOWN if values is None else values
        case n.Hash(entries):
            keys = _all([entry.key for entry in entries], depth)
            values = _all([entry.value for entry in entries], depth)
            if keys is None or values is None:
                return UNKNOWN
            return hash_of(zip(keys, values, strict=True))
        case n.Access(left, keys):
            return _access(left, keys, depth)
        case _:
            return UNKNOWN


def _all(nodes: Iterable[n.Expression], depth: int) -> list[Value] | None:
    values = []
    for node in nodes:
        value = constant_value(node, depth)
        if value is UNKNOWN:
            return None
        values.append(value)
    return values


def _access(left: n.Expression, keys: tuple[n.Expression, ...], depth: int) -> Value | _Unknown:
    container = constant_value(left, depth)
    # References to resources and classes ask the catalog.
    if not isinstance(container, Type) or isinstance(container, (ClassType, ResourceType)):
        return UNKNOWN
    values = _all(keys, depth)
    if values is None:
        return UNKNOWN
    try:
        return specialize(container, values)
    except TypeArgumentError:
        return UNKNOWN  # the mistake is reported where it is evaluated
