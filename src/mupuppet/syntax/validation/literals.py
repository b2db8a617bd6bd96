"""Keys of hashes that are known without evaluation, to find those written twice."""

from collections.abc import Hashable, Sequence

from mupuppet.syntax.nodes import (
    Access,
    Array,
    Boolean,
    Default,
    Float,
    Hash,
    Integer,
    Name,
    Negate,
    Node,
    Regexp,
    String,
    TypeName,
    Undef,
)

#: What is a literal by itself.
_LEAVES = frozenset([String, Name, Integer, Float, Boolean, Regexp, Undef, Default, TypeName])


def is_literal_type(node: Node) -> bool:
    """Whether a type is made of nothing but literals."""
    kind = type(node)
    if kind in _LEAVES:
        return True
    if isinstance(node, Access):
        keys = node.keys
        if len(keys) == 1 and type(keys[0]) is Array:
            return False
        return all(map(is_literal_type, keys))
    if isinstance(node, Array):
        return all(map(is_literal_type, node.elements))
    if isinstance(node, Hash):
        return all(
            is_literal_type(each.key) and is_literal_type(each.value) for each in node.entries
        )
    return isinstance(node, Negate) and is_literal_type(node.operand)


class Literals:
    """Finds keys. It numbers arrays and hashes, so that nested ones are compared only once."""

    __slots__ = ("_found", "_numbers", "_with_types")

    def __init__(self, *, with_types: bool) -> None:
        """Since Puppet 8, types and negative numbers are among them."""
        self._with_types = with_types
        self._found: dict[int, Hashable | None] = {}
        self._numbers: dict[Hashable, int] = {}

    def key(self, node: Node) -> Hashable | None:
        """Something that is equal for two expressions if both are the same key of a hash.

        None: the value is known only when the program runs. Python's `1`, `1.0` and `True`
        are one key of a dictionary; in Puppet they are three. So whatever is not a string comes
        with what it is.
        """
        match node:
            case String(value) | Name(value):
                return value
            case Integer(number):
                return Integer, number
            case Float(decimal):
                return Float, decimal
            case Boolean(truth):
                return Boolean, truth
            case Regexp(pattern):
                return Regexp, pattern
            case Undef() | Default():
                return (type(node),)
            case Array() | Hash():
                if id(node) not in self._found:
                    parts = (
                        self._array(node.elements) if isinstance(node, Array) else self._hash(node)
                    )
                    self._found[id(node)] = None if parts is None else self._number(parts)
                return self._found[id(node)]
            case _:
                return self._of_types(node) if self._with_types else None

    def _of_types(self, node: Node) -> Hashable | None:
        """Of `T[a, b]` Puppet takes the array of what is in brackets, and of `T` its name."""
        match node:
            case TypeName(name):
                return name.lower()
            case Access(_, keys) if len(keys) != 1 or not isinstance(keys[0], Array):
                parts = self._array(keys)
                return None if parts is None else self._number(parts)
            case Negate(Integer(number)):
                return Integer, -number
            case Negate(Float(decimal)):
                return Float, -decimal
            case _:
                return None

    def _array(self, elements: Sequence[Node]) -> Hashable | None:
        keys = []
        for element in elements:
            key = self.key(element)
            if key is None:
                return None
            keys.append(key)
        return tuple(keys)

    def _hash(self, node: Hash) -> Hashable | None:
        pairs = {}
        for entry in node.entries:
            key = self.key(entry.key)
            value = self.key(entry.value)
            if key is None or value is None:
                return None
            pairs[key] = value
        return frozenset(pairs.items())

    def _number(self, parts: Hashable) -> Hashable:
        return Array, self._numbers.setdefault(parts, len(self._numbers))
