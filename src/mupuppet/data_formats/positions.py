"""Positions of keys in a data file.

Lookups do not need them, so they are not recorded when a file is read: an explanation that names a
line parses the file once more.
"""

from __future__ import annotations

from mupuppet.basics.records import Record, field
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.value import Value


class DataPosition(Record):
    """A position in a data file; lines and columns count from one."""

    line: int
    column: int
    #: Where the value ends; 0 if that is not known.
    last_line: int = 0

    @property
    def lines(self) -> range:
        """The lines of the key and its value."""
        return range(self.line, max(self.line, self.last_line) + 1)


class Positions(Record, frozen=False):
    """Where a value is in a data file, and where its elements are.

    Like values, elements are shared where a document has aliases or substitutions: the position of
    an element behind one is that of the element itself.
    """

    #: The place of the value, then those that it is taken from: the anchor of an alias, what a
    #: substitution stands for, the earlier value that it is merged with.
    places: tuple[DataPosition, ...] = ()
    inside: dict[Value, Positions] = field(default_factory=dict)

    def find(self, *path: Value) -> tuple[DataPosition, ...]:
        """The places of the value that the keys and indexes of a path select."""
        here: Positions | None = self
        for part in path:
            here = None if here is None else here._step(hash_key(part))
        return () if here is None else here.places

    def _step(self, key: Value) -> Positions | None:
        found = self.inside.get(key)
        if found is not None or "<<" not in self.inside:
            return found
        merged = self.inside["<<"]
        # What is merged is one hash, or a list of them, of which the first counts.
        sources = list(merged.inside.values()) if 0 in merged.inside else [merged]
        steps = (source._step(key) for source in sources)
        return next((step for step in steps if step is not None), None)
