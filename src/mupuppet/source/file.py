"""A source file and the places in it."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from mupuppet.basics.records import Record

#: Up to this number of requests, counting lines is faster than building a table of all of them.
_MOST_COUNTED = 8


class Span(Record):
    """A stretch of a file: character offsets, `end` excluded."""

    start: int
    end: int


class Position(Record):
    """A line and a column, both counted from 1, columns in characters."""

    line: int
    column: int


class SourceFile:
    """The content of one file, with the name that diagnostics show."""

    __slots__ = ("_asked", "_line_starts", "name", "text")

    def __init__(self, text: str, name: str = "<code>") -> None:
        self.text = text
        self.name = name
        self._line_starts: list[int] | None = None
        #: The number of requests for a line without the table.
        self._asked = 0

    @property
    def line_starts(self) -> list[int]:
        """The offset of each line's first character. Only a newline ends a line, as in Puppet."""
        starts = self._line_starts
        if starts is None:
            # The lengths of all lines before, and one for each line break.
            ends = accumulate(map(len, self.text.split("\n")))
            starts = [0, *[line + end for line, end in enumerate(ends, 1)]]
            starts.pop()  # no line begins after the last one
            self._line_starts = starts
        return starts

    def position(self, offset: int) -> Position:
        """The line and column of an offset (an offset past the end counts as the end)."""
        offset = min(offset, len(self.text))
        return Position(self.line(offset), offset - self.text.rfind("\n", 0, offset))

    def line(self, offset: int) -> int:
        """The line of an offset, counted from 1."""
        starts = self._line_starts
        if starts is None:
            if self._asked < _MOST_COUNTED:
                self._asked += 1
                return self.text.count("\n", 0, offset) + 1
            starts = self.line_starts
        return bisect_right(starts, offset)

    def line_text(self, line: int) -> str:
        """A line (counted from 1) without its line break."""
        starts = self.line_starts
        end = starts[line] - 1 if line < len(starts) else len(self.text)
        return self.text[starts[line - 1] : end].removesuffix("\r")

    def __repr__(self) -> str:
        return f"SourceFile({self.name!r}, {len(self.text)} characters)"
