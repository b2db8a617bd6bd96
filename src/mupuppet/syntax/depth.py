"""How deep a tree may be, and a stack that is large enough for it.

Whatever walks a tree may do so by plain recursion: the parser rejects deeper trees with a
diagnostic, and Python's own recursion limit never shows as long as the walk happens inside
`deep_recursion()`. (Since Python 3.11 calls between Python functions take no C stack.)
"""

from __future__ import annotations

import sys

#: How deep brackets, blocks, strings in strings, unary operators and the like may nest.
MAXIMUM_NESTING = 1_000
#: How many nodes may lie above a leaf; long chains of operators count here.
MAXIMUM_HEIGHT = 5_000

_FRAMES = 12 * MAXIMUM_HEIGHT


class deep_recursion:  # noqa: N801  # a context manager
    """Let pure-Python recursion go as deep as the deepest tree needs."""

    __slots__ = ("_limit",)

    def __enter__(self) -> None:
        self._limit = sys.getrecursionlimit()
        if self._limit < _FRAMES:
            sys.setrecursionlimit(_FRAMES)

    def __exit__(self, *problem: object) -> None:
        if self._limit < _FRAMES:
            sys.setrecursionlimit(self._limit)


class usual_recursion:  # noqa: N801  # a context manager
    """Inside of `deep_recursion`, for code in C: each of its calls takes a part of the stack."""

    __slots__ = ("_limit",)

    def __enter__(self) -> None:
        self._limit = sys.getrecursionlimit()
        sys.setrecursionlimit(min(self._limit, MAXIMUM_NESTING))

    def __exit__(self, *problem: object) -> None:
        sys.setrecursionlimit(self._limit)
