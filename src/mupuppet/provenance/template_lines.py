"""One line of a text: which pieces of a template have made it."""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.values.value import Sensitive, Value


class Shown(Record):
    """What a line has of a piece."""

    text: str
    #: How many line breaks of the piece come before that.
    lines_before: int

    @property
    def has_words(self) -> bool:
        return any(map(str.isalnum, self.text))


class Focus:
    """A line of the value of an attribute."""

    def __init__(self, value: str, line: int) -> None:
        lines = value.split("\n")
        self.value = value
        self.text = lines[line - 1]
        self._start = sum(len(each) + 1 for each in lines[: line - 1])
        self._end = self._start + max(len(self.text), 1)

    def pieces(self, pieces: list[str]) -> dict[int, Shown] | None:
        """Those of some pieces that the line has; None if they are not the pieces of the value."""
        if "".join(pieces) != self.value:
            return None
        found: dict[int, Shown] = {}
        at = 0
        for index, piece in enumerate(pieces):
            first, last = max(self._start - at, 0), min(self._end - at, len(piece))
            if first < last:
                found[index] = Shown(piece[first:last], piece.count("\n", 0, first))
            at += len(piece)
        return found


def revealed(value: Value) -> Value:
    """The plain value of one that is sensitive."""
    return value.value if isinstance(value, Sensitive) else value
