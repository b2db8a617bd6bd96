"""How deep a tree may be, and room on the stack for it.

Whatever walks a tree may do so by plain recursion: the parser rejects deeper trees with a
diagnostic, and Python's own recursion limit never shows as long as the walk happens inside
`room_for_depth()`. (Since Python 3.11 calls between Python functions take no C stack.)
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

#: How deep brackets, blocks, strings in strings, unary operators and the like may nest.
MAXIMUM_NESTING = 1_000
#: How many nodes may lie above a leaf; long chains of operators count here.
MAXIMUM_HEIGHT = 5_000

_FRAMES = 12 * MAXIMUM_HEIGHT


@contextmanager
def room_for_depth() -> Iterator[None]:
    """Let pure-Python recursion go as deep as the deepest tree needs."""
    limit = sys.getrecursionlimit()
    if limit >= _FRAMES:
        yield
        return
    sys.setrecursionlimit(_FRAMES)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
