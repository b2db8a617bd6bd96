"""Types that depend on other files, cached from one compilation of an environment to the next.

What `Optional[Stdlib::Port]` means depends on files, which may change, and on the environment. So a
type is cached together with the types that its names denote. It is valid as long as they denote the
very same types: those of the language, resource types, and cached aliases, which are compared in
the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mupuppet.compiler.errors import EvaluationError
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceType
from mupuppet.types.lazy import aliases, builtin

Find = Callable[[str], Type | None]


class CachedType:
    """A type, and what the names in it stood for."""

    __slots__ = ("_uses", "node", "type")

    def __init__(self, node: n.Node, type: Type, uses: dict[str, Type]) -> None:
        #: The expression that it was made of.
        self.node = node
        self.type = type
        self._uses = uses

    def is_valid(self, find: Find) -> bool:
        """Do all names stand for the same as before? They are found in the same order."""
        try:
            return all(_is_same(find(name), used) for name, used in self._uses.items())
        except EvaluationError:
            return False  # evaluating the expression raises it again, with its place


def _is_same(found: Type | None, used: Type) -> bool:
    return found is used or (type(found) is ResourceType and found == used)


class CachedAliases:
    """The aliases of an environment."""

    def __init__(self) -> None:
        self._cached: dict[str, CachedType] = {}

    def find(self, name: str, node: n.TypeAlias, find: Find) -> Type | None:
        """What an earlier compilation has made of a definition, if it still means the same."""
        cached = self._cached.get(name)
        if cached is None or cached.node is not node or not cached.is_valid(find):
            return None
        return cached.type

    def add(self, name: str, node: n.TypeAlias, made: Type, uses: dict[str, Type | None]) -> None:
        """Cache an alias, unless it is recursive or there is more to what it means."""
        self._cached.pop(name, None)
        if type(made) is not aliases.TypeAlias or made.is_recursive:
            return
        reusable = self.reusable(uses)
        if reusable is not None:
            made.forget_definition()
            self._cached[name] = CachedType(node, made, reusable)

    def reusable(self, uses: dict[str, Type | None]) -> dict[str, Type] | None:
        """What names stand for, if all of it can be found again in another compilation."""
        reusable = {
            name: used for name, used in uses.items() if used is not None and self._is_cached(used)
        }
        return reusable if len(reusable) == len(uses) else None

    def _is_cached(self, found: Type) -> bool:
        if type(found) is aliases.TypeAlias:
            cached = self._cached.get(found.alias_name.lower())
            return cached is not None and cached.type is found
        return type(found) is ResourceType


def names_in_type(node: n.Node) -> tuple[str, ...] | None:
    """The names in an expression that are not the language's; None if it has more than literals."""
    names: dict[str, None] = {}
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, n.TypeName):
            if not builtin.is_fixed(each.value.lower().removeprefix("::")):
                names[each.value] = None
        elif not isinstance(each, _LITERALS):
            parts = _parts(each)
            if parts is None:
                return None
            waiting.extend(parts)
    return tuple(names)


_LITERALS = (n.String, n.Name, n.Integer, n.Float, n.Regexp, n.Default, n.Boolean, n.Undef)


def _parts(node: n.Node) -> Iterable[n.Node] | None:
    match node:
        case n.Access(left=left, keys=keys):
            return (*reversed(keys), left)
        case n.Array(elements):
            return reversed(elements)
        case n.Hash(entries):
            return [part for entry in reversed(entries) for part in (entry.value, entry.key)]
    return None
