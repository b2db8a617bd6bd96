"""Python's garbage collector, off during work that makes many objects and little garbage.

Switching the collector off is not enough: when it is switched on again, it traverses everything
that was created in the meantime, which takes a good part of the time of the work itself. So these
objects are moved to the oldest generation without being traversed. Python collects that generation
only after many collections of the younger ones, which no longer happen; so we collect it ourselves,
whenever there are many more objects than after the last collection.

How many more is a trade-off between memory and time. A compilation leaves no cycles, so the only
garbage is code that was replaced: a collection takes a fifth of the time in which a large
environment is loaded, and finds nothing then.
"""

from __future__ import annotations

import gc
import sys

#: After how many new objects we find out how much memory there is, which takes its time too.
_MORE_OBJECTS = 20_000
#: How many blocks of memory may be added before a look: this many, some 40 MB, and as many as there
#: were after the last one.
_MORE_BLOCKS = 500_000


class WithoutCollection:
    """`with WithoutCollection():` nothing is collected, and nothing is traversed afterwards."""

    __slots__ = ("_collecting",)

    #: How many objects recent work has left over.
    _objects = 0
    #: How many blocks there were after the last collection, or before the first work.
    _blocks = 0

    def __enter__(self) -> None:
        self._collecting = gc.isenabled()
        gc.disable()
        if self._collecting and not WithoutCollection._blocks:
            WithoutCollection._blocks = sys.getallocatedblocks()

    def __exit__(self, *problem: object) -> None:
        if not self._collecting:
            return
        cls = WithoutCollection
        cls._objects += gc.get_count()[0]
        # To the permanent generation, and from there to the oldest: two lists are joined.
        gc.freeze()
        gc.unfreeze()
        if cls._objects > _MORE_OBJECTS:
            cls._objects = 0
            if sys.getallocatedblocks() > 2 * cls._blocks + _MORE_BLOCKS:
                gc.collect()
                cls._blocks = sys.getallocatedblocks()
        gc.enable()
