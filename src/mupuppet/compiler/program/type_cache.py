"""Types that depend on other files, kept from one compilation of an environment to the next.

What `Optional[Stdlib::Port]` means depends on files, which may change, and on the environment. So a
type is kept together with the types that its names stood for. It means the same as long as they
stand for the very same types: those of the language, types of resources, and aliases that are
kept themselves, which are compared in the same way.
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
        #: The expression that says it.
        self.node = node
        self.type = type
        self._uses = uses

    def is_valid(self, find: Find) -> bool:
        """Do all names stand for the same as before? They are found in the same order."""
        try:
            return all(_is_same(find(name), used) for name, used in self._uses.items())
        except EvaluationError:
            return False  # who evaluates the expression again finds it again, with its place


def _is_same(found: Type | None, used: Type) -> bool:
    return found is used or (type(found) is ResourceType and found == used)


class CachedAliases:
    """The aliases of an environment."""

    def __init__(self) -> None:
        self._kept: dict[str, CachedType] = {}

    def find(self, name: str, node: n.TypeAlias, find: Find) -> Type | None:
        """What an earlier compilation has made of a definition, if it still means the same."""
        kept = self._kept.get(name)
        if kept is None or kept.node is not node or not kept.is_valid(find):
            return None
        return kept.type

    def keep(self, name: str, node: n.TypeAlias, made: Type, uses: dict[str, Type | None]) -> None:
        """Keep an alias, unless it is recursive or there is more to what it means."""
        self._kept.pop(name, None)
        if type(made) is not aliases.TypeAlias or made.is_recursive:
            return
        known = self.reusable(uses)
        if known is not None:
            made.forget_definition()
            self._kept[name] = CachedType(node, made, known)

    def reusable(self, uses: dict[str, Type | None]) -> dict[str, Type] | None:
        """What names stand for, if all of it can be found again in another compilation."""
        known = {
            name: used for name, used in uses.items() if used is not None and self._is_kept(used)
        }
        return known if len(known) == len(uses) else None

    def _is_kept(self, found: Type) -> bool:
        if type(found) is aliases.TypeAlias:
            kept = self._kept.get(found.alias_name.lower())
            return kept is not None and kept.type is found
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
