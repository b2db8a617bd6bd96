"""Keys of hashes that are known without evaluation, to find those written twice."""

from collections.abc import Hashable

from mupuppet.syntax.nodes import (
    Array,
    Boolean,
    Default,
    Float,
    Hash,
    Integer,
    Name,
    Node,
    Regexp,
    String,
    Undef,
)


class Literals:
    """Finds keys. It numbers arrays and hashes, so that nested ones are compared only once."""

    __slots__ = ("_found", "_numbers")

    def __init__(self) -> None:
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
                    parts = self._array(node) if isinstance(node, Array) else self._hash(node)
                    self._found[id(node)] = None if parts is None else self._number(parts)
                return self._found[id(node)]
            case _:
                return None

    def _array(self, node: Array) -> Hashable | None:
        keys = []
        for element in node.elements:
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
