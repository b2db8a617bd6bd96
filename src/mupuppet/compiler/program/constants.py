"""What is known about the value of an expression before anything is evaluated.

Literals, the types that the language itself names, and types made of these are the same in
every compilation: `Optional[Enum['a', 'b']]` is built once, when it is lowered. What a module could
define, such as `Stdlib::Port` or `File`, is looked up in each compilation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.types.lazy import builtin
from mupuppet.values.hashes import hash_of
from mupuppet.values.value import DEFAULT, Value

#: Literals that are not collections: each has its value.
SCALARS: frozenset[type[n.Node]] = frozenset(
    [n.String, n.Name, n.Integer, n.Float, n.Boolean, n.Undef]
)


class _Unknown:
    """No value: only a compilation can determine it."""


UNKNOWN: Final = _Unknown()


#: What is nested deeper is left alone: each level is looked at once for each level above it.
_DEPTH = 8


def constant_value(node: n.Node, depth: int = _DEPTH) -> Value | _Unknown:
    """The value that an expression has in every compilation, or `UNKNOWN`."""
    kind = type(node)
    if kind in SCALARS:
        return node.value  # type: ignore[attr-defined]  # literals have one
    find = _FINDERS.get(kind)
    return UNKNOWN if find is None or not depth else find(node, depth - 1)


class ConstantType:
    """A type that is the same in every compilation."""

    __slots__ = ("classes", "constant", "evaluate")

    def __init__(self, type: Type) -> None:
        self.constant = type
        #: The classes whose values are all instances.
        self.classes = type.sure_classes()
        #: What the expression is lowered to.
        self.evaluate: Callable[[object], Value] = lambda scope: type


#: Types by their source: the same few are written again and again.
_types: dict[str, ConstantType | None] = {}
_MOST_TYPES, _LONGEST_TEXT = 4_000, 200


def constant_type(node: n.Node, source: SourceFile) -> ConstantType | None:
    """The type that an expression of a file gives in every compilation, or None."""
    text = node.value if type(node) is n.TypeName else source.text[node.start : node.end]
    try:
        return _types[text]
    except KeyError:
        pass
    value = constant_value(node)
    found = ConstantType(value) if isinstance(value, Type) else None
    # The lines of a heredoc's text may lack a margin that they have in the file.
    if len(text) <= _LONGEST_TEXT and "\n" not in text:
        if len(_types) >= _MOST_TYPES:
            _types.clear()
        _types[text] = found
    return found


def _paren(node: n.Paren, depth: int) -> Value | _Unknown:
    return constant_value(node.expression, depth)


def _negate(node: n.Negate, depth: int) -> Value | _Unknown:
    number = constant_value(node.operand, depth)
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        return UNKNOWN
    return -number


def _type_name(node: n.TypeName, depth: int) -> Value | _Unknown:
    name = node.value.lower().removeprefix("::")
    found = builtin.builtin(name) if builtin.is_fixed(name) or name in _HARDLY_HIDDEN else None
    return UNKNOWN if found is None else found


#: Common types, which a defined type of their name would hide as resources only.
_HARDLY_HIDDEN = frozenset(["data", "richdata", "richdatakey"])


def _regexp(node: n.Regexp, depth: int) -> Value | _Unknown:
    from mupuppet.values.regexps import Regexp

    return Regexp(node.pattern)


def _array(node: n.Array, depth: int) -> Value | _Unknown:
    values = _all(node.elements, depth)
    return UNKNOWN if values is None else values


def _hash(node: n.Hash, depth: int) -> Value | _Unknown:
    keys = _all([entry.key for entry in node.entries], depth)
    values = _all([entry.value for entry in node.entries], depth)
    if keys is None or values is None:
        return UNKNOWN
    return hash_of(zip(keys, values, strict=True))


def _access(node: n.Access, depth: int) -> Value | _Unknown:
    container = constant_value(node.left, depth)
    # References to resources and classes ask the catalog.
    if not isinstance(container, Type) or isinstance(container, (ClassType, ResourceType)):
        return UNKNOWN
    values = _all(node.keys, depth)
    if values is None:
        return UNKNOWN
    from mupuppet.types.access import specialize

    try:
        return specialize(container, values)
    except TypeArgumentError:
        return UNKNOWN  # the mistake is reported where it is evaluated


_FINDERS: dict[type[n.Node], Callable[[Any, int], Value | _Unknown]] = {
    n.Default: lambda node, depth: DEFAULT,
    n.Regexp: _regexp,
    n.Paren: _paren,
    n.Negate: _negate,
    n.TypeName: _type_name,
    n.Array: _array,
    n.Hash: _hash,
    n.Access: _access,
}


def _all(nodes: Iterable[n.Expression], depth: int) -> list[Value] | None:
    values = []
    for node in nodes:
        value = constant_value(node, depth)
        if value is UNKNOWN:
            return None
        values.append(value)
    return values
