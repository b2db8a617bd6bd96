"""What Ruby's strings can do and Python's cannot.

Functions of stdlib are written in Ruby, and so is code of modules that is evaluated here: both need
the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mupuppet.values.regexps import Regexp

# --- Successors


def successor(text: str) -> str:
    """Ruby's `succ`: `a9` → `b0`, `Zz` → `AAa`, `1.9` → `2.0`, `-` → `.`

    The last letter or digit is counted up, within its neighbours of the same kind. From the last
    of these it goes on with the first, and the letter or digit before it is counted up as well: but
    not from digits to letters, or the other way, across anything else. A text without letters and
    digits is counted up by its characters.
    """
    letters = list(text)
    carried: int | None = None
    for place in range(len(letters) - 1, -1, -1):
        letter = letters[place]
        if not _is_counted(letter):
            continue
        if carried is not None and carried > place + 1 and _differ(letter, letters[carried]):
            break
        letters[place], is_first = _next_of_kind(letter)
        if not is_first:
            return "".join(letters)
        carried = place
    if carried is None:
        return _next_characters(letters)
    first = letters[carried]
    letters.insert(carried, _next_character(first) or first if first.isdigit() else first)
    return "".join(letters)


def _is_counted(letter: str) -> bool:
    return letter.isalpha() or letter.isdecimal()


def _differ(letter: str, other: str) -> bool:
    """Is one a digit, and the other a letter? Ruby asks that of ASCII only."""
    return letter.isascii() and other.isascii() and letter.isdecimal() != other.isdecimal()


def _next_of_kind(letter: str) -> tuple[str, bool]:
    """The letter or digit that follows, and whether it is the first one again."""
    kind = str.isdecimal if letter.isdecimal() else str.isalpha
    following = _next_character(letter)
    for _ in range(2):  # something else between two of a kind is passed over
        if following is not None and kind(following):
            return following, False
        following = following and _next_character(following)
    first = letter
    while (before := chr(ord(first) - 1)) and kind(before) and _size(before) == _size(letter):
        first = before
    return first, True


def _next_character(letter: str) -> str | None:
    """The character of the next code, if it takes as many bytes."""
    code = ord(letter) + 1
    if 0xD800 <= code < 0xE000 or code > 0x10FFFF:
        return None
    return chr(code) if _size(chr(code)) == _size(letter) else None


def _size(letter: str) -> int:
    return len(letter.encode("utf-8", "surrogateescape"))


def _next_characters(letters: list[str]) -> str:
    for place in range(len(letters) - 1, -1, -1):
        following = _next_character(letters[place])
        if following is not None:
            letters[place] = following
            return "".join(letters)
        letters[place] = "\0"
    return "\x01" + "".join(letters) if letters else ""


def texts_between(first: str, last: str, *, exclusive: bool) -> Iterator[str]:
    """The strings of `(first..last)`, or of `(first...last)`. There may be very many."""
    if len(first) == len(last) == 1 and first.isascii() and last.isascii():
        yield from map(chr, range(ord(first), ord(last) + (not exclusive)))
    elif _is_number(first) and _is_number(last):
        for number in range(int(first), int(last) + (not exclusive)):
            yield str(number).zfill(len(first))
    else:
        yield from _counted_up(first, last, exclusive)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _counted_up(first: str, last: str, exclusive: bool) -> Iterator[str]:
    longest = _size(last)
    if _bytes(first) > _bytes(last) or (exclusive and first == last):
        return
    current, after = first, successor(last)
    while current != after:
        yield current
        if current == last:
            return
        current = successor(current)
        if not current or _size(current) > longest or (exclusive and current == last):
            return


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


# --- Sets of letters

_SET_ITEM = re.compile(r"(?P<from>\\.|[^\\])-(?P<to>.)|(?P<one>\\.|.)", re.S)


class WrongLetterSet(ValueError):
    """A range in a set of letters goes backwards; the message is Ruby's."""


class LetterSet:
    r"""A set like `a-z`, `^abc` or `a\-z`, as `tr`, `delete`, `count` and `squeeze` write it."""

    def __init__(self, written: str) -> None:
        self.is_negated = len(written) > 1 and written[0] == "^"
        #: The first and the last of each range; single letters are ranges, too.
        self._ranges: list[tuple[str, str]] = []
        for found in _SET_ITEM.finditer(written, int(self.is_negated)):
            low = (found["one"] or found["from"])[-1]
            high = found["to"] or low
            if low > high:
                raise WrongLetterSet(f'invalid range "{low}-{high}" in string transliteration')
            self._ranges.append((low, high))

    def __contains__(self, letter: str) -> bool:
        return any(low <= letter <= high for low, high in self._ranges) is not self.is_negated

    @property
    def letters(self) -> list[str]:
        """What is written, letter by letter."""
        return [chr(code) for low, high in self._ranges for code in range(ord(low), ord(high) + 1)]


def squeeze(text: str, sets: Iterable[LetterSet] = ()) -> str:
    """Runs of one letter as one: of all letters, or of those that are in all sets."""
    sets = list(sets)
    kept: list[str] = []
    for letter in text:
        if not kept or letter != kept[-1] or any(letter not in each for each in sets):
            kept.append(letter)
    return "".join(kept)


# --- Splitting

_BLANK = re.compile(r"[ \t\n\v\f\r\0]+")


def split(text: str, separator: Regexp, limit: int = 0) -> list[str]:
    """Ruby's `split`: what is between matches, with their groups; raises PatternError.

    An empty match splits between two letters, but not before the first one. A limit says how many
    pieces there may be; without one, empty pieces at the end do not count.
    """
    if limit == 1 or not text:
        return [text] if text else []
    pieces: list[str] = []
    beginning = position = 0
    stepped = False
    while position <= len(text) and not 0 < limit <= len(pieces) + 1:
        found = separator.match(text, position)
        if found is None:
            break
        if found.start() == found.end() == position:
            if not stepped:
                # Look again behind the next letter: something longer may match there.
                position += 1
                stepped = True
                continue
            if beginning >= len(text):
                break
            pieces.append(text[beginning : beginning + 1])
            beginning = position
        else:
            pieces.append(text[beginning : found.start()])
            beginning = position = found.end()
        stepped = False
        pieces += [group for group in found.groups() if group is not None]
    if beginning < len(text) or limit:
        pieces.append(text[beginning:])
    return pieces if limit else _without_empty_end(pieces)


def split_at_blanks(text: str, limit: int = 0) -> list[str]:
    """Ruby's `split(' ')`: blanks in front do not count, nor how many there are."""
    if limit > 0:
        return _BLANK.split(text.lstrip(" \t\n\v\f\r\0"), limit - 1) if text else []
    pieces = [piece for piece in _BLANK.split(text) if piece]
    if limit < 0 and _BLANK.fullmatch(text[-1:]):
        pieces.append("")
    return pieces


def split_at(text: str, separator: str) -> list[str]:
    """Ruby's `split` with a text: empty pieces at the end do not count."""
    if separator == " ":
        return split_at_blanks(text)
    return _without_empty_end(text.split(separator) if separator else list(text))


def _without_empty_end(pieces: list[str]) -> list[str]:
    while pieces and not pieces[-1]:
        pieces.pop()
    return pieces


# --- Words of the shell

_UNSAFE_IN_SHELL = re.compile(r"[^A-Za-z0-9_\-.,:+/@\n]")
_SHELL_WORD = re.compile(
    r"""[ \t\n\v\f\r]*(?>(?P<word>[^ \t\n\v\f\r\\'"]+)|'(?P<single>[^']*)'"""
    r"""|"(?P<double>(?:[^"\\]|\\.)*)"|(?P<escape>\\.?)|(?P<garbage>[^ \t\n\v\f\r]))"""
    r"""(?P<end>[ \t\n\v\f\r]|\Z)?""",
    re.S,
)


class UnmatchedQuote(ValueError):
    """A line has a quote without its partner."""


def shell_escape(text: str) -> str:
    """The text as one word of a Bourne shell."""
    if not text:
        return "''"
    return _UNSAFE_IN_SHELL.sub(lambda found: "\\" + found[0], text).replace("\n", "'\n'")


def shell_split(line: str) -> list[str]:
    """The words of a line as Ruby's `Shellwords` sees them; raises UnmatchedQuote."""
    words: list[str] = []
    field = ""
    position = 0
    while (found := _SHELL_WORD.match(line, position)) is not None:
        if found["garbage"] is not None:
            raise UnmatchedQuote
        if found["double"] is not None:
            field += re.sub(r'\\([$`"\\\n])', r"\1", found["double"])
        elif found["escape"] is not None:
            # A line that is continued stays as it is, where a shell would join the lines.
            field += found["escape"][1:].strip("\n") or found["escape"]
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


# --- Names of files


def basename(path: str, suffix: str = "") -> str:
    """Ruby's `File.basename`; the suffix `.*` stands for any."""
    name = path.rstrip("/").rpartition("/")[2] or ("/" if path else "")
    if suffix == ".*":
        dot = name.rfind(".")
        return name[:dot] if dot > _leading_dots(name) else name
    return name.removesuffix(suffix) or name


def dirname(path: str) -> str:
    """Ruby's `File.dirname`."""
    directory = path.rstrip("/").rpartition("/")[0].rstrip("/")
    if path.startswith("/"):
        return "/" + directory.lstrip("/")
    return directory or "."


def extname(path: str) -> str:
    """Ruby's `File.extname`; what begins with dots has no ending for that."""
    name = path.rstrip("/").rpartition("/")[2]
    dot = name.rfind(".")
    return name[dot:] if dot > _leading_dots(name) else ""


def _leading_dots(name: str) -> int:
    return len(name) - len(name.lstrip("."))
