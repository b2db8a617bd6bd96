"""Parsed and lowered files of this process, for compilations of the same source.

An environment caches what it has read. This cache outlives environments: an editor or a test opens
a new environment for each compilation of mostly the same code.
A unit depends on the source, on the name that messages show and on how it was checked, and on
nothing else; these are its key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.caches import emptied_by
from mupuppet.syntax.strictness import Strictness

if TYPE_CHECKING:
    from mupuppet.compiler.program.definitions import Unit

#: The source; whether it is a template; the name of the file; its module and the module path; the
#: strictness; the version of Puppet.
Key = tuple[str, bool, str, str | None, tuple[str, ...], Strictness, str]

#: How many characters of source are cached. A character takes up to 100 bytes of memory.
MAXIMUM_CHARACTERS = 300_000


class UnitCache:
    """The most recently used units, up to a total number of characters."""

    def __init__(self, limit: int = MAXIMUM_CHARACTERS) -> None:
        self._limit = limit
        self._characters = 0
        #: The one that was used last is the last one.
        self._units: dict[Key, Unit] = {}

    def find(self, key: Key) -> Unit | None:
        unit = self._units.pop(key, None)
        if unit is not None:
            self._units[key] = unit
        return unit

    def add(self, key: Key, unit: Unit) -> None:
        size = len(key[0])
        if size > self._limit or key in self._units:
            return
        self._units[key] = unit
        self._characters += size
        while self._characters > self._limit:
            oldest = next(iter(self._units))
            del self._units[oldest]
            self._characters -= len(oldest[0])

    def forget(self) -> None:
        """Forget everything: the next compilation reads as the first one did."""
        self._units.clear()
        self._characters = 0


#: Those of this process.
UNIT_CACHE = UnitCache()
emptied_by(UNIT_CACHE.forget)
