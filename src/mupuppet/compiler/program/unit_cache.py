"""What was made of texts in this process, for whoever compiles the same text again.

An environment keeps what it has read. Here it is kept beyond environments: an editor, a test or
`mupuppet batch` makes a new environment for each compilation, of code that is mostly the same.
What is kept depends on the text, on the name that messages show and on how it was checked, and on
nothing else; these are what it is found by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.syntax.strictness import Strictness

if TYPE_CHECKING:
    from mupuppet.compiler.program.definitions import Unit

#: The text; the name of the file; its module and the module path; and the strictness.
Key = tuple[str, str, str | None, tuple[str, ...], Strictness]

#: How many characters of text are kept. What is made of a character takes up to 100 bytes.
MAXIMUM_CHARACTERS = 300_000


class UnitCache:
    """The texts that were used last, as many as there is room for."""

    def __init__(self, room: int = MAXIMUM_CHARACTERS) -> None:
        self._room = room
        self._characters = 0
        #: The one that was used last is the last one.
        self._units: dict[Key, Unit] = {}

    def find(self, key: Key) -> Unit | None:
        unit = self._units.pop(key, None)
        if unit is not None:
            self._units[key] = unit
        return unit

    def keep(self, key: Key, unit: Unit) -> None:
        size = len(key[0])
        if size > self._room or key in self._units:
            return
        self._units[key] = unit
        self._characters += size
        while self._characters > self._room:
            oldest = next(iter(self._units))
            del self._units[oldest]
            self._characters -= len(oldest[0])

    def forget(self) -> None:
        """Forget everything: the next compilation reads as the first one did."""
        self._units.clear()
        self._characters = 0


#: Those of this process.
UNIT_CACHE = UnitCache()
