"""A persistent map: every version stays valid, and the newest is as fast as a dict.

Baker's trick. The newest version holds the dict. An older version holds one difference and the
version that it differs from, so a version without references is garbage at once, and a snapshot
costs nothing. Reading an older version first moves the dict there, one difference at a time
(a trace that goes back by one step pays for one step). Not for use from several threads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeVar, cast

K = TypeVar("K")
V = TypeVar("V")


class _Missing:
    __slots__ = ()


_MISSING: Final = _Missing()


class PersistentMap(Generic[K, V]):
    """A map that `set` and `remove` leave as it is; they return the changed map."""

    __slots__ = ("_key", "_next", "_old", "_table")

    def __init__(self, table: dict[K, V] | None = None) -> None:
        self._table: dict[K, V] | None = dict(table) if table else {}
        self._key: K | None = None
        self._old: V | _Missing = _MISSING
        self._next: PersistentMap[K, V] | None = None

    def _current(self) -> dict[K, V]:
        """The dict with the contents of this version, after moving it here."""
        table = self._table
        if table is not None:
            return table
        path: list[PersistentMap[K, V]] = []
        version = self
        while version._next is not None:
            path.append(version)
            version = version._next
        table = cast("dict[K, V]", version._table)
        for target in reversed(path):
            key = cast("K", target._key)
            version._key, version._old, version._next = key, table.get(key, _MISSING), target
            version._table = None
            if isinstance(target._old, _Missing):
                del table[key]
            else:
                table[key] = target._old
            target._key, target._old, target._next = None, _MISSING, None
            target._table = table
            version = target
        return table

    def _successor(self, key: K, table: dict[K, V]) -> PersistentMap[K, V]:
        """Hand the dict to a new version, and keep what it will differ in."""
        new: PersistentMap[K, V] = PersistentMap()
        new._table = table
        self._key, self._old, self._next = key, table.get(key, _MISSING), new
        self._table = None
        return new

    def set(self, key: K, value: V) -> PersistentMap[K, V]:
        table = self._current()
        new = self._successor(key, table)
        table[key] = value
        return new

    def remove(self, key: K) -> PersistentMap[K, V]:
        table = self._current()
        if key not in table:
            return self
        new = self._successor(key, table)
        del table[key]
        return new

    def get(self, key: K) -> V | None:
        table = self._table
        return (self._current() if table is None else table).get(key)

    def __contains__(self, key: object) -> bool:
        return key in self._current()

    def __len__(self) -> int:
        return len(self._current())

    def __iter__(self) -> Iterator[K]:
        return iter(list(self._current()))

    def items(self) -> list[tuple[K, V]]:
        """All pairs, in no particular order; a copy, since reading another version moves them."""
        return list(self._current().items())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, PersistentMap):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __hash__ = None  # type: ignore[assignment]  # a map is compared, never a key

    def __repr__(self) -> str:
        return f"PersistentMap({dict(self.items())!r})"
