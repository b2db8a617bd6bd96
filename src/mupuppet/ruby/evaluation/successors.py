"""`succ` of strings: `"az"` is followed by `"ba"`, `"a9"` by `"b0"`, `"Zz"` by `"AAa"`."""

from __future__ import annotations

from mupuppet.ruby.evaluation.errors import UnsupportedRuby
from mupuppet.ruby.evaluation.run import check_size

#: How many strings a range may have.
_MOST = 100_000
#: The first and the last of each kind of letters that are counted.
_KINDS = [("0", "9", "1"), ("a", "z", "a"), ("A", "Z", "A")]


def _kind(letter: str) -> tuple[str, str, str] | None:
    return next((kind for kind in _KINDS if kind[0] <= letter <= kind[1]), None)


def successor(text: str) -> str:
    """The string that follows."""
    if not text:
        return ""
    if not text.isascii():
        raise UnsupportedRuby("the successor of a string that is not ASCII")
    letters = list(text)
    counted = [place for place, letter in enumerate(letters) if _kind(letter) is not None]
    if not counted:
        return _successor_of_others(letters)
    place = counted[-1]
    while True:
        kind = _kind(letters[place])
        assert kind is not None  # only such places are taken
        if letters[place] != kind[1]:
            letters[place] = chr(ord(letters[place]) + 1)
            return "".join(letters)
        letters[place] = kind[0]
        before = _place_before(letters, place)
        if before is None:
            letters.insert(place, kind[2])
            return "".join(letters)
        place = before


def _place_before(letters: list[str], place: int) -> int | None:
    """Where it is carried to: the next one to the left, across what is not counted.

    It is not carried across other characters from digits to letters, or the other way.
    """
    found = place - 1
    while found >= 0 and _kind(letters[found]) is None:
        found -= 1
    if found < 0:
        return None
    if found < place - 1 and letters[found].isdigit() != letters[place].isdigit():
        return None
    return found


def _successor_of_others(letters: list[str]) -> str:
    for place in range(len(letters) - 1, -1, -1):
        if ord(letters[place]) < 0x7F:
            letters[place] = chr(ord(letters[place]) + 1)
            return "".join(letters)
        letters[place] = "\x01"
    return "\x01" + "".join(letters)


def texts_between(first: str, last: str, *, exclusive: bool) -> list[str]:
    """The strings of a range."""
    if len(first) == len(last) == 1 and first.isascii() and last.isascii():
        return list(map(chr, range(ord(first), ord(last) + (not exclusive))))
    if first.isdigit() and last.isdigit() and first.isascii() and last.isascii():
        if len(first) <= len(last) and (first[0] != "0" or len(first) == len(last)):
            return _numbers_between(first, last, exclusive=exclusive)
    if first.encode("utf-8", "surrogateescape") > last.encode("utf-8", "surrogateescape"):
        return []
    found: list[str] = []
    text = first
    most = _MOST if len(last) < 100 else _MOST // len(last)
    while len(text) <= len(last):
        if text == last:
            return found if exclusive else [*found, text]
        found.append(text)
        if len(found) > most:
            raise UnsupportedRuby(f"a range of more than {most} strings")
        text = successor(text)
    return found


def _numbers_between(first: str, last: str, *, exclusive: bool) -> list[str]:
    end = int(last) + (not exclusive)
    check_size(end - int(first))
    return [str(number).zfill(len(first)) for number in range(int(first), end)]
