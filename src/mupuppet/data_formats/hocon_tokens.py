"""The tokens of HOCON."""

from __future__ import annotations

import re
from enum import Enum

from mupuppet.basics.records import Record
from mupuppet.data_formats.problems import DataProblem
from mupuppet.values.basic import Value


class TokenKind(Enum):
    """What a token is."""

    END = "end of file"
    NEWLINE = "newline"
    OPEN_BRACE = "'{'"
    CLOSE_BRACE = "'}'"
    OPEN_BRACKET = "'['"
    CLOSE_BRACKET = "']'"
    COMMA = "','"
    EQUALS = "'='"
    COLON = "':'"
    PLUS_EQUALS = "'+='"
    #: Blanks between values on one line, which may be part of a text.
    BLANKS = "blanks"
    #: A value without quotes, whose text is what a longer text is made of.
    PLAIN = "text"
    QUOTED = "string"
    SUBSTITUTION = "substitution"
    #: What is no token, and why; the place where it stands decides what is said about it.
    PROBLEM = "problem"


class Token(Record):
    """A token and where it is."""

    kind: TokenKind
    line: int
    text: str = ""
    value: Value = None
    #: For substitutions: may it be missing?
    is_optional: bool = False

    def __str__(self) -> str:
        if self.kind is TokenKind.PROBLEM:
            return f"'{self.text}' ({self.value})"
        return f"'{self.text}'" if self.text else self.kind.value


class HoconProblem(Exception):
    """A mistake, and the line it is on."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.message = message
        self.line = line

    def __str__(self) -> str:
        return f"String: {self.line}: {self.message}"

    def data_problem(self, file: str) -> DataProblem:
        """The mistake in Puppet's words."""
        return DataProblem(f"Unable to parse ({file}): {self}", self.line)


class HoconValueProblem(HoconProblem):
    """Values that do not fit together, in a text without a mistake."""


_BLANK = "[^\\S\\n]"
_PUNCTUATION = {
    "{": TokenKind.OPEN_BRACE,
    "}": TokenKind.CLOSE_BRACE,
    "[": TokenKind.OPEN_BRACKET,
    "]": TokenKind.CLOSE_BRACKET,
    ",": TokenKind.COMMA,
    "=": TokenKind.EQUALS,
    ":": TokenKind.COLON,
    "+=": TokenKind.PLUS_EQUALS,
    "\n": TokenKind.NEWLINE,
}
_TOKEN = re.compile(
    rf"""(?P<blanks>(?:{_BLANK})+)
    | (?P<comment>(?:\#|//)[^\n]*)
    | \"\"\"(?P<raw>.*?)\"\"\"(?P<quotes>\"*)
    | (?!"{{3}})(?P<quoted>"(?:[^"\\\x00-\x1f]|\\.)*")
    | \$\{{(?P<optional>\??)(?P<path>[^}}\n]*)\}}
    | (?P<punctuation>\+=|[\n{{}}\[\],=:])
    | (?P<number>[-0-9][0-9eE+\-.]*)
    | (?P<plain>(?:(?!//)[^\s$"{{}}\[\]:=,+\#`^?!@*&\\])+)
    """,
    re.VERBOSE | re.DOTALL,
)
_WHOLE = re.compile(r"-?(?:0[0-7]+|[1-9][0-9]*|0)")
_FRACTION = re.compile(r"-?(?:[0-9]*\.[0-9]+(?:[eE][-+]?[0-9]+)?|[0-9]+[eE][-+]?[0-9]+)")
_WORDS = {"true": True, "false": False, "null": None}
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", '"': '"', "\\": "\\", "/": "/"}
_CONTROL = re.compile(r"[\x00-\x1f]")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)


def tokens_of(text: str) -> list[Token]:
    """All tokens of a text, up to the first that is none. Raises HoconProblem."""
    found: list[Token] = []
    position = 0
    line = 1
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            shown, message = _unexpected(text, position)
            found.append(Token(TokenKind.PROBLEM, line, shown, message))
            break
        token = _token(match, line)
        if token is not None:
            found.append(token)
        line += match[0].count("\n")
        position = match.end()
    found.append(Token(TokenKind.END, line))
    return found


def _token(match: re.Match[str], line: int) -> Token | None:
    text = match[0]
    if match["comment"] is not None:
        return None
    if match["blanks"] is not None:
        return Token(TokenKind.BLANKS, line, text, text)
    if match["raw"] is not None:
        value = match["raw"] + match["quotes"]
        return Token(TokenKind.QUOTED, line, text, value)
    if match["quoted"] is not None:
        return Token(TokenKind.QUOTED, line, text, _unescaped(text[1:-1], line))
    if match["path"] is not None:
        is_optional = bool(match["optional"])
        return Token(TokenKind.SUBSTITUTION, line, text, match["path"], is_optional)
    if match["punctuation"] is not None:
        shown = "" if text == "\n" else text
        return Token(_PUNCTUATION[text], line, shown)
    if match["number"] is not None:
        number = _number(text, line)
        if type(number) is str and "+" in number:
            message = "Reserved character '+'is not allowed outside quotes"
            return Token(TokenKind.PROBLEM, line, "+", message)
        return Token(TokenKind.PLAIN, line, text, number)
    return Token(TokenKind.PLAIN, line, text, _WORDS.get(text, text))


def _number(text: str, line: int) -> Value:
    """The number, or the text if it is none; a fraction that is whole is an integer."""
    if _WHOLE.fullmatch(text) is not None:
        digits = text.lstrip("-")
        base = 8 if len(digits) > 1 and digits[0] == "0" else 10
        number = int(digits, base)
        return -number if text[0] == "-" else number
    if _FRACTION.fullmatch(text) is not None:
        fraction = float(text)
        if fraction in (float("inf"), float("-inf")):
            raise HoconProblem("Infinity", line)
        return int(fraction) if fraction.is_integer() else fraction
    return text


def _unescaped(text: str, line: int) -> str:
    if "\\" not in text:
        return text

    def replace(found: re.Match[str]) -> str:
        if found[1] is not None:
            return chr(int(found[1], 16))
        if found[2] not in _ESCAPES:
            raise HoconProblem(
                f"backslash followed by '{found[2]}', this is not a valid escape sequence", line
            )
        return _ESCAPES[found[2]]

    return _ESCAPE.sub(replace, text).encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _unexpected(text: str, position: int) -> tuple[str, str]:
    """What is no token at a place, as it is shown, and what is wrong with it."""
    letter = text[position]
    if text.startswith('"""', position):
        return "-1", "End of input but triple-quoted string was still open"
    if letter == '"':
        control = _CONTROL.search(text, position)
        if control is None:
            return "-1", "End of input but string quote was still open"
        allowed = f"JSON does not allow unescaped {control[0]} in quoted strings"
        return control[0], f"{allowed}, use a backslash escape"
    if letter == "$":
        if text.startswith("${", position):
            return "end of file", "Substitution ${ was not closed with a }"
        after = text[position + 1 : position + 2]
        return after, f"'$' not followed by {{, '{after}' not allowed after '$'"
    return letter, f"Reserved character '{letter}' is not allowed outside quotes"
