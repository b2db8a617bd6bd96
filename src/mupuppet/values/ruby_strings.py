"""Methods of Ruby's strings that Python's lack.

The functions of stdlib, which are written in Ruby, and the Ruby code evaluated here both need them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mupuppet.basics.patterns import pattern
from mupuppet.values.binary import bytes_of
from mupuppet.values.regexps import Regexp

# --- Successors


def successor(string: str) -> str:
    """Ruby's `succ`: `a9` → `b0`, `Zz` → `AAa`, `1.9` → `2.0`, `-` → `.`

    The last letter or digit is incremented within its kind. After the last of a kind comes the
    first, with a carry to the letter or digit before it; but a carry does not go from digits to
    letters, or back, across any other character. A string without letters and digits is
    incremented by its characters.
    """
    characters = list(string)
    carried: int | None = None
    for index in range(len(characters) - 1, -1, -1):
        character = characters[index]
        if not _is_counted(character):
            continue
        if carried is not None and carried > index + 1 and _differ(character, characters[carried]):
            break
        characters[index], is_first = _next_of_kind(character)
        if not is_first:
            return "".join(characters)
        carried = index
    if carried is None:
        return _next_characters(characters)
    first = characters[carried]
    characters.insert(carried, _next_character(first) or first if first.isdigit() else first)
    return "".join(characters)


def _is_counted(character: str) -> bool:
    return character.isalpha() or character.isdecimal()


def _differ(character: str, other: str) -> bool:
    """Whether one is a digit and the other a letter; Ruby checks that for ASCII only."""
    return character.isascii() and other.isascii() and character.isdecimal() != other.isdecimal()


def _next_of_kind(character: str) -> tuple[str, bool]:
    """The letter or digit that follows, and whether it is the first one again."""
    kind = str.isdecimal if character.isdecimal() else str.isalpha
    following = _next_character(character)
    for _ in range(2):  # skip another character between two of a kind
        if following is not None and kind(following):
            return following, False
        following = following and _next_character(following)
    first = character
    while (before := chr(ord(first) - 1)) and kind(before) and _size(before) == _size(character):
        first = before
    return first, True


def _next_character(character: str) -> str | None:
    """The character of the next code, if it takes as many bytes."""
    following = "\ue000" if character == "\ud7ff" else chr(min(ord(character) + 1, 0x10FFFF))
    if is_surrogate(ord(character)) or following == character:
        return None
    return following if _size(following) == _size(character) else None


def is_surrogate(code: int) -> bool:
    """Whether the code is not that of a character, but of half a pair of UTF-16."""
    return 0xD800 <= code <= 0xDFFF


#: The first characters that take so many bytes in UTF-8.
_FIRST_OF_SIZE = {1: "\0", 2: "\x80", 3: "\u0800", 4: "\U00010000"}


def _size(character: str) -> int:
    return len(bytes_of(character))


def _next_characters(characters: list[str]) -> str:
    for index in range(len(characters) - 1, -1, -1):
        following = _next_character(characters[index])
        if following is not None:
            characters[index] = following
            return "".join(characters)
        characters[index] = _FIRST_OF_SIZE[_size(characters[index])]
    return "\x01" + "".join(characters) if characters else ""


#: Python converts no more at once.
_MOST_DIGITS = 4_000


def strings_between(first: str, last: str, *, exclusive: bool) -> Iterator[str]:
    """The strings of `(first..last)`, or of `(first...last)`: there may be very many."""
    if len(first) == len(last) == 1 and first.isascii() and last.isascii():
        yield from map(chr, range(ord(first), ord(last) + (not exclusive)))
    elif _is_number(first) and _is_number(last) and len(last) <= _MOST_DIGITS:
        for number in range(int(first), int(last) + (not exclusive)):
            yield str(number).zfill(len(first))
    else:
        yield from _counted_up(first, last, exclusive)


def _is_number(string: str) -> bool:
    return string.isascii() and string.isdigit()


def _counted_up(first: str, last: str, exclusive: bool) -> Iterator[str]:
    longest = _size(last)
    if bytes_of(first) > bytes_of(last) or (exclusive and first == last):
        return
    current, after = first, successor(last)
    while current != after:
        yield current
        if current == last:
            return
        current = successor(current)
        if not current or _size(current) > longest or (exclusive and current == last):
            return


# --- Sets of characters

_SET_ITEM = pattern(r"(?P<from>\\.|[^\\])-(?P<to>.)|(?P<one>\\.|.)", re.S)


class WrongCharacterSet(ValueError):
    """A range in a set of characters goes backwards; the message is Ruby's."""


class CharacterSet:
    r"""A set like `a-z`, `^abc` or `a\-z`, as `tr`, `delete`, `count` and `squeeze` write it."""

    def __init__(self, written: str) -> None:
        self.is_negated = len(written) > 1 and written[0] == "^"
        #: The first and the last of each range; single characters are ranges, too.
        self._ranges: list[tuple[str, str]] = []
        for found in _SET_ITEM.finditer(written, int(self.is_negated)):
            low = (found["one"] or found["from"])[-1]
            high = found["to"] or low
            if low > high:
                raise WrongCharacterSet(f'invalid range "{low}-{high}" in string transliteration')
            self._ranges.append((low, high))

    def __contains__(self, character: str) -> bool:
        return any(low <= character <= high for low, high in self._ranges) is not self.is_negated

    @property
    def characters(self) -> list[str]:
        """The characters that are listed; for surrogates between others, their bytes."""
        return [
            chr(code) if not is_surrogate(code) or is_surrogate(ord(low)) else encoded(code)
            for low, high in self._ranges
            for code in range(ord(low), ord(high) + 1)
        ]


def encoded(code: int) -> str:
    """A string of the bytes that a code has in UTF-8, also that of a surrogate."""
    return chr(code).encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape")


def squeeze(string: str, sets: Iterable[CharacterSet] = ()) -> str:
    """Collapse runs of one character: of any, or of those that are in all sets."""
    sets = list(sets)
    squeezed: list[str] = []
    for character in string:
        if not squeezed or character != squeezed[-1] or any(character not in each for each in sets):
            squeezed.append(character)
    return "".join(squeezed)


# --- Splitting

_BLANK = pattern(r"[ \t\n\v\f\r\0]+")


def split(string: str, separator: Regexp, limit: int = 0) -> list[str]:
    """Ruby's `split`: what is between matches, with their groups; raises PatternError.

    An empty match splits between two characters, but not before the first one. `limit` bounds the
    number of pieces; without it, empty pieces at the end are dropped.
    """
    if limit == 1 or not string:
        return [string] if string else []
    pieces: list[str] = []
    beginning = position = 0
    stepped = False
    while position <= len(string) and not 0 < limit <= len(pieces) + 1:
        found = separator.match(string, position)
        if found is None:
            break
        if found.start() == found.end() == position:
            if not stepped:
                # Search again after the next character: something longer may match there.
                position += 1
                stepped = True
                continue
            if beginning >= len(string):
                break
            pieces.append(string[beginning : beginning + 1])
            beginning = position
        else:
            pieces.append(string[beginning : found.start()])
            beginning = position = found.end()
        stepped = False
        pieces += [group for group in found.groups() if group is not None]
    if beginning < len(string) or limit:
        pieces.append(string[beginning:])
    return pieces if limit else _without_empty_end(pieces)


def split_at_blanks(string: str, limit: int = 0) -> list[str]:
    """Ruby's `split(' ')`: leading whitespace is ignored, and runs of it count as one."""
    if limit > 0:
        return _BLANK.split(string.lstrip(" \t\n\v\f\r\0"), limit - 1) if string else []
    pieces = [piece for piece in _BLANK.split(string) if piece]
    if limit < 0 and _BLANK.fullmatch(string[-1:]):
        pieces.append("")
    return pieces


def split_at(string: str, separator: str) -> list[str]:
    """Ruby's `split` with a string: empty pieces at the end are dropped."""
    if separator == " ":
        return split_at_blanks(string)
    return _without_empty_end(string.split(separator) if separator else list(string))


def _without_empty_end(pieces: list[str]) -> list[str]:
    while pieces and not pieces[-1]:
        pieces.pop()
    return pieces


# --- Shell words

_UNSAFE_IN_SHELL = pattern(r"[^A-Za-z0-9_\-.,:+/@\n]")
_SHELL_WORD = pattern(
    r"""[ \t\n\v\f\r]*(?>(?P<word>[^ \t\n\v\f\r\\'"]+)|'(?P<single>[^']*)'"""
    r"""|"(?P<double>(?:[^"\\]|\\.)*)"|(?P<escape>\\.?)|(?P<garbage>[^ \t\n\v\f\r]))"""
    r"""(?P<end>[ \t\n\v\f\r]|\Z)?""",
    re.S,
)


class UnmatchedQuote(ValueError):
    """A quote in a line is not closed."""


def shell_escape(string: str) -> str:
    """The string as one word of a Bourne shell."""
    if not string:
        return "''"
    return _UNSAFE_IN_SHELL.sub(lambda found: "\\" + found[0], string).replace("\n", "'\n'")


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


def regexp_escape(string: str) -> str:
    """The string as a regular expression that matches it."""
    return re.sub(
        r"[][{}()|\-*.\\?+^$# \t\n\r\f\v]",
        lambda found: _REGEXP_ESCAPES.get(found[0], "\\" + found[0]),
        string,
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
    """Ruby's `File.extname`; leading dots do not begin an extension."""
    name = path.rstrip("/").rpartition("/")[2]
    dot = name.rfind(".")
    return name[dot:] if dot > _leading_dots(name) else ""


def _leading_dots(name: str) -> int:
    return len(name) - len(name.lstrip("."))
