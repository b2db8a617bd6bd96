"""Literal arrays and hashes.

Most of their elements, and most arguments of calls, are literals: the constant part is copied, and
only the rest is evaluated. Each evaluation returns a new array or hash, because Ruby code may
change what it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering
from mupuppet.compiler.program.constants import SCALARS
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame

Scalar = n.String | n.Name | n.Integer | n.Float | n.Boolean | n.Undef
#: Deeper literals are not treated as literals: too deep a nesting must be noticed.
_DEPTH = 8
#: A hash with this key stands for something else in a catalog.
_TYPE_KEY = "__ptype"


def _is_data(node: n.Node, depth: int = _DEPTH) -> bool:
    """Whether a literal is the same in a catalog."""
    kind = type(node)
    if kind in SCALARS:
        return True
    if isinstance(node, n.Array):
        if depth > 0 and SCALARS.issuperset(map(type, node.elements)):
            return True
        return depth > 0 and all(_is_data(each, depth - 1) for each in node.elements)
    if isinstance(node, n.Hash):
        keys = literal_keys(node)
        if keys is None or _TYPE_KEY in keys or not depth:
            return False
        return all(_is_data(entry.value, depth - 1) for entry in node.entries)
    return False


def is_data_in_collection(node: n.Node) -> bool:
    """Whether an expression is an array or hash of data that is written out."""
    return type(node) in (n.Array, n.Hash) and _is_data(node)


def literal_keys(node: n.Hash) -> list[str] | None:
    """The keys of a hash if they are strings that are written out, each once."""
    keys = [e.key.value for e in node.entries if isinstance(e.key, (n.String, n.Name))]
    return keys if len(set(keys)) == len(node.entries) else None


def lower_array(
    lowering: Lowering, nodes: tuple[n.Expression, ...]
) -> Callable[[Frame], list[Value]]:
    """An array, which is copied from one that has the literals in their places."""
    values: list[Value] = []
    holes: list[tuple[int, Closure]] = []
    for node in nodes:
        if type(node) in SCALARS:
            values.append(node.value)  # type: ignore[union-attr]  # all of these have one
        else:
            holes.append((len(values), lowering.lower(node)))
            values.append(None)
    if not holes:
        return lambda scope: values.copy()
    if len(holes) == 1:
        ((at, closure),) = holes

        def with_one(scope: Frame) -> list[Value]:
            made = values.copy()
            made[at] = closure(scope)
            return made

        return with_one

    def array(scope: Frame) -> list[Value]:
        made = values.copy()
        for at, closure in holes:
            made[at] = closure(scope)
        return made

    return array


def lower_hash(lowering: Lowering, keys: list[str], node: n.Hash) -> Closure:
    """A hash with literal keys, which is copied from one that has the literals in their places."""
    template: dict[str, Value] = {}
    holes: list[tuple[str, Closure]] = []
    for key, entry in zip(keys, node.entries, strict=True):
        value = entry.value
        if type(value) in SCALARS:
            template[key] = value.value  # type: ignore[union-attr]  # all of these have one
        else:
            template[key] = None
            holes.append((key, lowering.lower(value)))
    if not holes:
        return lambda scope: template.copy()
    if len(holes) == len(keys):
        return lambda scope: {key: closure(scope) for key, closure in holes}

    def hash_of(scope: Frame) -> Value:
        made = template.copy()
        for key, closure in holes:
            made[key] = closure(scope)
        return made

    return hash_of
