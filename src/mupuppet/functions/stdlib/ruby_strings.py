"""What Ruby's strings can do and Python's cannot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mupuppet.functions.registry import FunctionError
from mupuppet.functions.stdlib.ruby_values import inspect

# --- Successors

_ALPHABETS = ("0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
#: What goes in front of the letters that have all been counted through.
_CARRIES = {"0": "1", "a": "a", "A": "A"}


def successor(text: str) -> str:
    """Ruby's `succ`: `a9` → `b0`, `Zz` → `AAa`, `1.9` → `2.0`, `-` → `.`"""
    letters = list(text)
    carried: int | None = None
    skipped = False
    for position in range(len(letters) - 1, -1, -1):
        letter = letters[position]
        if not (letter.isascii() and letter.isalnum()):
            skipped = True
            continue
        if skipped and carried is not None and _differ(letters[carried], letter):
            break
        skipped = False
        alphabet = next(each for each in _ALPHABETS if letter in each)
        following = alphabet.index(letter) + 1
        letters[position] = alphabet[following % len(alphabet)]
        if following < len(alphabet):
            return "".join(letters)
        carried = position
    if carried is None:
        return text[:-1] + chr(ord(text[-1]) + 1) if text else ""
    letters.insert(carried, _CARRIES[letters[carried]])
    return "".join(letters)


def _differ(last: str, letter: str) -> bool:
    """A digit and a letter with something else between them are not counted together."""
    return last.isdigit() != letter.isdigit()


def string_range(start: str, stop: str, excludes_last: bool) -> Iterator[str]:
    """Ruby's `(start..stop)`, or `(start...stop)`."""
    if len(start) == len(stop) == 1 and start.isascii() and stop.isascii():
        last = ord(stop) + (not excludes_last)
        yield from map(chr, range(ord(start), last))
        return
    if start.encode() > stop.encode() or (excludes_last and start == stop):
        return
    after, current = successor(stop), start
    while current != after:
        yield current
        if current == stop and not excludes_last:
            return
        current = successor(current)
        if excludes_last and current == stop:
            return
        if not current or len(current.encode()) > len(stop.encode()):
            return


# --- Sets of characters

_SET_ITEM = re.compile(r"(?P<from>\\.|.)-(?P<to>\\.|.)|(?P<one>\\.|.)", re.S)


def character_set(description: str) -> Callable[[str], bool]:
    r"""Is a character in a set like `a-z`, `^abc` or `a\-z`?"""
    is_negated = len(description) > 1 and description[0] == "^"
    singles: set[str] = set()
    ranges: list[tuple[str, str]] = []
    for found in _SET_ITEM.finditer(description, int(is_negated)):
        if found["one"]:
            singles.add(found["one"][-1])
            continue
        low, high = found["from"][-1], found["to"][-1]
        if low > high:
            raise FunctionError(f'invalid range "{low}-{high}" in string transliteration')
        ranges.append((low, high))

    def contains(letter: str) -> bool:
        found = letter in singles or any(low <= letter <= high for low, high in ranges)
        return found != is_negated

    return contains


def squeeze(text: str, in_set: Callable[[str], bool] | None = None) -> str:
    """Runs of one character as one, for all characters or those of a set."""
    kept: list[str] = []
    for letter in text:
        if not kept or letter != kept[-1] or (in_set is not None and not in_set(letter)):
            kept.append(letter)
    return "".join(kept)


def split(text: str, separator: str) -> list[str]:
    """Ruby's `split`: empty parts at the end do not count, and a space stands for any number."""
    if separator == " ":
        return text.split()
    parts = text.split(separator) if separator else list(text)
    while parts and not parts[-1]:
        parts.pop()
    return parts


# --- Words of the shell

_UNSAFE_IN_SHELL = re.compile(r"[^A-Za-z0-9_\-.,:+/@\n]")
_SHELL_WORD = re.compile(
    r"""[ \t\n\v\f\r]*(?>(?P<word>[^ \t\n\v\f\r\\'"]+)|'(?P<single>[^']*)'"""
    r"""|"(?P<double>(?:[^"\\]|\\.)*)"|(?P<escape>\\.?)|(?P<garbage>[^ \t\n\v\f\r]))"""
    r"""(?P<end>[ \t\n\v\f\r]|\Z)?""",
    re.S,
)


def shell_escape(text: str) -> str:
    """The text as one word of a Bourne shell."""
    if not text:
        return "''"
    return _UNSAFE_IN_SHELL.sub(lambda found: "\\" + found[0], text).replace("\n", "'\n'")


def shell_split(line: str) -> list[str]:
    """The words of a line as a Bourne shell sees them."""
    words: list[str] = []
    field = ""
    position = 0
    while (found := _SHELL_WORD.match(line, position)) is not None:
        if found["garbage"] is not None:
            raise FunctionError(f"Unmatched quote: {inspect(line)}")
        if found["double"] is not None:
            field += re.sub(r'\\([$`"\\\n])', r"\1", found["double"])
        elif found["escape"] is not None:
            field += found["escape"][1:] or "\\"
        else:
            field += found["word"] if found["word"] is not None else found["single"]
        if found["end"] is not None:
            words.append(field)
            field = ""
        position = found.end()
    return words


# --- Regular expressions

_REGEXP_ESCAPES = {"\t": r"\t", "\n": r"\n", "\r": r"\r", "\f": r"\f", "\v": r"\v"}


def regexp_escape(text: str) -> str:
    """The text as a regular expression that matches it."""
    return re.sub(
        r"[][{}()|\-*.\\?+^$# \t\n\r\f\v]",
        lambda found: _REGEXP_ESCAPES.get(found[0], "\\" + found[0]),
        text,
    )
