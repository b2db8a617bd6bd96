r"""Names and numbers of groups, where they are written: `(?<name>`, `\k<name+1>`, `\g<1>`.

The engine allows almost anything in a name. Its error messages quote the name, up to an end
that depends on how far it has read; the quotes here are the same.
"""

from __future__ import annotations

from typing import NoReturn

from mupuppet.syntax.regexps.escapes import RegexpError

#: The character that ends a name, by the one that opens it.
NAME_ENDS = {"<": ">", "'": "'", "(": ")"}

#: The engine counts in 32 bits.
_GREATEST_INTEGER = 2**31 - 1

#: How many bytes of a name an error message quotes at most.
_QUOTED_BYTES = 47


def quoted(name: str) -> str:
    """A name as the engine's error messages show it: long ones are cut."""
    encoded = name.encode("utf-8", "surrogatepass")
    if len(encoded) <= _QUOTED_BYTES:
        return name
    return encoded[:_QUOTED_BYTES].decode("utf-8", "ignore") + "..."


def scan_number(source: str, pos: int, end: int) -> tuple[int | None, int]:
    """The decimal number at `pos` (None if it is too big) and where it ends."""
    number = 0
    while pos < end and source[pos].isdecimal():
        number = number * 10 + ord(source[pos]) - 48
        if number > _GREATEST_INTEGER:
            return None, pos
        pos += 1
    return number, pos


def read_name(source: str, pos: int, opened_by: str, *, numbers: bool) -> tuple[str, int, int]:
    """Read the name at `pos` and its closing character.

    Returns the name, the number that it is (0 if it is none) and where it ends. Numbers are
    allowed only where the name refers to a group, not where it defines one.
    """
    closer = NAME_ENDS[opened_by]
    start, end = pos, len(source)
    if pos == end or source[pos] == closer:
        raise RegexpError("group name is empty")
    first = source[pos]
    pos += 1
    is_number = first == "-" or first.isdecimal()
    if is_number and not numbers:
        _reject_rest("invalid group name", source, start, pos, closer)
    lacks_digits = first == "-"
    while pos < end and source[pos] != closer and source[pos] != ")":
        if is_number and not source[pos].isdecimal():
            word = source[pos].isalnum() or source[pos] == "_"
            problem = "invalid group name" if word else "invalid char in group name"
            _reject_rest(problem, source, start, pos + 1, closer)
        lacks_digits = False
        pos += 1
    if pos == end or source[pos] != closer:
        if pos < end and lacks_digits:
            _reject_rest("invalid group name", source, start, pos + 1, closer)
        _reject("invalid group name", source[start:])
    if lacks_digits:
        _reject_rest("invalid group name", source, start, pos + 1, closer)
    name = source[start:pos]
    if not is_number:
        return name, 0, pos + 1
    number = _to_number(source, start, pos)
    if number == 0:
        _reject("invalid group name", name)
    return name, number, pos + 1


def read_name_with_level(source: str, pos: int, opened_by: str) -> tuple[str, int, int]:
    """Read the name at `pos`, which may have a nesting level: `name+1`, `-1-2`.

    Returns the name, the number that it is (0 if it is none) and where all of it ends.
    """
    closer = NAME_ENDS[opened_by]
    start, end = pos, len(source)
    if pos == end or source[pos] == closer:
        raise RegexpError("group name is empty")
    is_number = source[pos] == "-" or source[pos].isdecimal()
    lacks_digits = source[pos] == "-"
    valid = True
    name_end = end
    last = source[pos]
    pos += 1
    while pos < end:
        name_end = pos
        last = source[pos]
        pos += 1
        if last == closer or last in ")+-":
            if lacks_digits:
                valid = False
            break
        if is_number and not last.isdecimal():
            valid = is_number = False
        lacks_digits = False
    if not valid:
        _reject("invalid group name", source[start:name_end])
    if last != closer:
        pos = _read_level(source, start, pos, name_end, last, closer)
    name = source[start:name_end]
    if not is_number:
        return name, 0, pos
    number = _to_number(source, start, name_end)
    if number == 0:
        _reject("invalid group name", source[start:])
    return name, number, pos


def _read_level(source: str, start: int, pos: int, name_end: int, sign: str, closer: str) -> int:
    """Read the nesting level after its sign, and the closing character."""
    if sign not in "+-":
        _reject("invalid group name", source[start:])
    if pos == len(source):
        _reject("invalid char in group name", source[start:name_end])
    level, after = scan_number(source, pos, len(source))
    if level is None:
        raise RegexpError("too big number")
    if after == pos or source[after : after + 1] != closer:
        _reject("invalid group name", source[start:])
    return after + 1


def _to_number(source: str, start: int, end: int) -> int:
    negative = source[start] == "-"
    number, _ = scan_number(source, start + negative, end)
    if number is None:
        raise RegexpError("too big number")
    return -number if negative else number


def _reject(problem: str, name: str) -> NoReturn:
    raise RegexpError(f"{problem} <{quoted(name)}>")


def _reject_rest(problem: str, source: str, start: int, pos: int, closer: str) -> NoReturn:
    """Reject a name; quote it up to its end, which is looked for from `pos` on."""
    end = len(source)
    name_end = end
    while pos < end:
        name_end = pos
        pos += 1
        if source[name_end] == closer or source[name_end] == ")":
            break
    _reject(problem, source[start : end if pos == end else name_end])
