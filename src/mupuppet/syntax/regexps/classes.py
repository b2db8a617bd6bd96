r"""Character classes: `[a-z&&[^aeiou]]`.

The engine reads a class as a run of characters, ranges, types (`\d`, `[:alpha:]`), nested
classes and intersections. A hyphen makes a range only between two characters; what it means
elsewhere depends on what was read before it, which the states below say.
"""

from __future__ import annotations

from mupuppet.syntax.regexps.escapes import RegexpError

# What the last item of a class was.
_START = 0  # nothing yet, since the bracket or the last `&&`
_VALUE = 1  # a character, which a hyphen would make the start of a range
_TYPE = 2  # a set of characters, which cannot start a range
_RANGE = 3  # a character and a hyphen
_COMPLETE = 4  # a range

# The tokens in a class other than characters (whose token is their code, 0 or greater).
_CLOSE = -1
_HYPHEN = -2
_CHARACTER_TYPE = -3
_OPEN = -4
_INTERSECTION = -5
_END = -6

_POSIX_NAMES = (
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space",
    "upper", "xdigit", "ascii", "word",
)  # fmt: skip

#: After this many characters the engine stops looking for the end of an unknown `[:name:]`,
#: and with fewer than this many left in the pattern it does not look for a name at all.
_LONGEST_POSIX_NAME = 20
_SHORTEST_POSIX_REST = 7

_OCTAL_DIGITS = frozenset("01234567")

_CONTROL_LETTERS = {
    "n": 0x0A, "t": 0x09, "r": 0x0D, "f": 0x0C, "v": 0x0B, "a": 0x07, "b": 0x08, "e": 0x1B,
}  # fmt: skip


def skip_class(source: str, pos: int, levels: int) -> int:
    """Check the class whose source follows its bracket at `pos`; return where it ends.

    Classes may nest for so many levels.
    """
    reader = _Reader(source, pos)
    reader.check_class(levels)
    return reader.pos


class _Reader:
    __slots__ = ("_bracket", "_source", "pos")

    def __init__(self, source: str, pos: int) -> None:
        self._source = source
        self.pos = pos
        self._bracket = pos - 1  # see `_first_bracket`

    def check_class(self, levels: int) -> None:
        """Read a class up to the bracket that closes it."""
        outer: list[tuple[int, int]] = []
        state, low = _START, 0
        token = self._open(levels)
        while True:
            if token >= 0:
                if state == _RANGE:
                    if low > token:
                        raise RegexpError("empty range in char class")
                    state = _COMPLETE
                else:
                    state, low = _VALUE, token
            elif token == _HYPHEN:
                if state == _RANGE:
                    token = ord("-")
                    continue
                if state == _TYPE and not self._source.startswith(("]", "&&"), self.pos):
                    raise RegexpError("unmatched range specifier in char-class")
                token = self._next()
                if state == _VALUE and token not in (_CLOSE, _INTERSECTION):
                    state = _RANGE
                else:
                    state, low = _VALUE, ord("-")
                continue
            elif token == _CHARACTER_TYPE:
                if state == _RANGE:
                    raise RegexpError("char-class value at end of range")
                state = _TYPE
            elif token == _OPEN:
                outer.append((state, low))
                state = _START
                token = self._open(levels - len(outer))
                continue
            elif token == _INTERSECTION:
                state = _START
            elif token == _CLOSE:
                if not outer:
                    return
                # A range may begin before a nested class and end after it.
                state, low = outer.pop()
            else:
                raise RegexpError("premature end of char-class")
            token = self._next()

    def _open(self, levels: int) -> int:
        """The first token of a class, where a closing bracket stands for itself."""
        if levels < 1:
            raise RegexpError("parse depth limit over")
        if self._source.startswith("^", self.pos):
            self.pos += 1
        token = self._next()
        if token == _CLOSE:
            if self._source.find("]", self.pos) < 0:
                raise RegexpError("empty char-class")
            return ord("]")
        return token

    def _next(self) -> int:
        source, pos = self._source, self.pos
        if pos >= len(source):
            return _END
        char = source[pos]
        self.pos = pos + 1
        if char == "]":
            return _CLOSE
        if char == "-":
            return _HYPHEN
        if char == "\\":
            return self._escape()
        if char == "[":
            return self._bracketed()
        if char == "&" and source.startswith("&", pos + 1):
            self.pos = pos + 2
            return _INTERSECTION
        return ord(char)

    def _escape(self) -> int:
        """The token of an escape, whose letter is next."""
        source, pos = self._source, self.pos
        if pos == len(source):
            raise RegexpError("end pattern at escape")
        char = source[pos]
        self.pos = pos + 1
        if char in "wWdDsShH":
            return _CHARACTER_TYPE
        if char in "pP" and source.startswith("{", pos + 1):
            from mupuppet.syntax.regexps.properties import skip_property

            self.pos = skip_property(source, pos + 2)
            return _CHARACTER_TYPE
        if char == "x":
            self.pos = pos + 3
            return int(source[pos + 1 : pos + 3], 16)
        if char in _OCTAL_DIGITS:
            while self.pos < pos + 3 and source[self.pos : self.pos + 1] in _OCTAL_DIGITS:
                self.pos += 1
            return int(source[pos : self.pos], 8)
        return _CONTROL_LETTERS.get(char, ord(char))

    def _bracketed(self) -> int:
        """The token of a bracket that is read: a nested class, `[:alpha:]`, or itself."""
        source, pos = self._source, self.pos
        if not source.startswith(":", pos) or not self._has_posix_end(pos + 1):
            return _OPEN
        start = pos + 2 if source.startswith("^", pos + 1) else pos + 1
        if len(source) - start >= _SHORTEST_POSIX_REST:
            for name in _POSIX_NAMES:
                if source.startswith(name, start):
                    end = start + len(name)
                    if not source.startswith(":]", end):
                        raise RegexpError("invalid POSIX bracket type")
                    self.pos = end + 2
                    return _CHARACTER_TYPE
        colon = source.find(":", start, start + _LONGEST_POSIX_NAME + 1)
        if colon >= 0 and source.startswith("]", colon + 1) and "]" not in source[start:colon]:
            raise RegexpError("invalid POSIX bracket type")
        return ord("[")

    def _has_posix_end(self, pos: int) -> bool:
        """Does `:]` follow before any other bracket that is not escaped?"""
        bracket = self._first_bracket(pos)
        return (
            pos < bracket < len(self._source)
            and self._source[bracket - 1] == ":"
            and not self._is_escaped(bracket - 1, pos)
        )

    def _first_bracket(self, pos: int) -> int:
        """Where the first bracket is that is not escaped, from `pos` on; if none, the end.

        It is remembered, since a class may ask for the same one again and again.
        """
        if self._bracket < pos:
            bracket = self._source.find("]", pos)
            while bracket >= 0 and self._is_escaped(bracket, pos):
                bracket = self._source.find("]", bracket + 1)
            self._bracket = len(self._source) if bracket < 0 else bracket
        return self._bracket

    def _is_escaped(self, pos: int, start: int) -> bool:
        backslashes = 0
        while pos - backslashes > start and self._source[pos - backslashes - 1] == "\\":
            backslashes += 1
        return backslashes % 2 == 1
