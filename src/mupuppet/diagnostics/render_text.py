"""Text from files, made safe for a terminal: no control characters, and known widths.

A file can contain escape sequences that recolour, overwrite or hide what we print, and characters
that are zero or two columns wide. So everything from outside passes through here:
control characters become visible, and columns are counted as a terminal counts them.
"""

#: A tab is shown as this many blanks, wherever it is.
TAB_WIDTH = 4

#: The only invisible characters that may stay: scripts and emoji need them to join letters.
_JOINERS = "\u200c\u200d"


def show_character(char: str) -> str:
    """How a character of a source line is shown: itself, blanks, or a visible stand-in."""
    if " " <= char <= "~":
        return char
    if char == "\t":
        return " " * TAB_WIDTH
    if char < " ":
        return chr(0x2400 + ord(char))
    if char == "\x7f":
        return "\u2421"
    return char if _is_harmless(char) else f"<U+{ord(char):04X}>"


def show_text(text: str) -> str:
    """A whole text (a message, a file name) on one line, with nothing that a terminal obeys."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(show_character, text))


def show_lines(text: str) -> str:
    """A text that may have several lines; those after the first are set in."""
    return "\n  ".join(map(show_text, text.split("\n")))


def width(shown: str) -> int:
    """The columns that a shown text takes on a terminal."""
    return len(shown) if shown.isascii() else sum(map(_character_width, shown))


def _is_harmless(char: str) -> bool:
    """Whether a character outside ASCII can be printed: no control, no direction, no line end."""
    from unicodedata import category  # only files with such characters pay for the import

    return category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or char in _JOINERS


def _character_width(char: str) -> int:
    from unicodedata import category, east_asian_width

    if category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(char) in ("W", "F") else 1


def plural(number: int, noun: str) -> str:
    """`1 file`, `2 files`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
