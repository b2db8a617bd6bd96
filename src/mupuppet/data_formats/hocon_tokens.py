"""The tokens of HOCON."""

from __future__ import annotations

import re
from enum import Enum

from mupuppet.basics.records import Record
from mupuppet.data_formats.positions import DataPosition
from mupuppet.data_formats.problems import DataProblem
from mupuppet.values.value import Value


class TokenKind(Enum):
    """The kind of a token."""

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
    #: Whitespace between values on one line, which may be part of a string.
    BLANKS = "blanks"
    #: A value without quotes, whose source counts in a concatenation.
    PLAIN = "text"
    QUOTED = "string"
    SUBSTITUTION = "substitution"
    #: An invalid token, and why; the message depends on the context.
    PROBLEM = "problem"


class Token(Record):
    """A token and its position."""

    kind: TokenKind
    at: DataPosition
    text: str = ""
    value: Value = None
    #: For substitutions: whether it is optional.
    is_optional: bool = False

    @property
    def line(self) -> int:
        return self.at.line

    def __str__(self) -> str:
        if self.kind is TokenKind.PROBLEM:
            return f"'{self.text}' ({self.value})"
        return f"'{self.text}'" if self.text else self.kind.value


class HoconProblem(Exception):
    """A mistake and its line."""

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
    """Values that cannot be combined, in a document without syntax errors."""


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


def tokens_of(source: str) -> list[Token]:
    """All tokens of a document, up to the first invalid one. Raises HoconProblem."""
    found: list[Token] = []
    position = start_of_line = 0
    line = 1
    while position < len(source):
        at = DataPosition(line, position - start_of_line + 1)
        match = _TOKEN.match(source, position)
        if match is None:
            shown, message = _unexpected(source, position)
            found.append(Token(TokenKind.PROBLEM, at, shown, message))
            break
        token = _token(match, at)
        if token is not None:
            found.append(token)
        newlines = match[0].count("\n")
        if newlines:
            line += newlines
            start_of_line = position + match[0].rindex("\n") + 1
        position = match.end()
    found.append(Token(TokenKind.END, DataPosition(line, position - start_of_line + 1)))
    return found


def _token(match: re.Match[str], at: DataPosition) -> Token | None:
    string = match[0]
    if match["comment"] is not None:
        return None
    if match["blanks"] is not None:
        return Token(TokenKind.BLANKS, at, string, string)
    if match["raw"] is not None:
        value = match["raw"] + match["quotes"]
        return Token(TokenKind.QUOTED, at, string, value)
    if match["quoted"] is not None:
        return Token(TokenKind.QUOTED, at, string, _unescaped(string[1:-1], at.line))
    if match["path"] is not None:
        is_optional = bool(match["optional"])
        return Token(TokenKind.SUBSTITUTION, at, string, match["path"], is_optional)
    if match["punctuation"] is not None:
        shown = "" if string == "\n" else string
        return Token(_PUNCTUATION[string], at, shown)
    if match["number"] is not None:
        number = _number(string, at.line)
        if type(number) is str and "+" in number:
            message = "Reserved character '+'is not allowed outside quotes"
            return Token(TokenKind.PROBLEM, at, "+", message)
        return Token(TokenKind.PLAIN, at, string, number)
    return Token(TokenKind.PLAIN, at, string, _WORDS.get(string, string))


#: Python converts no more at once.
_MOST_DIGITS = 4_000


def _number(string: str, line: int) -> Value:
    """The number, or the string if it is not one; a float without a fraction is an integer."""
    if _WHOLE.fullmatch(string) is not None:
        digits = string.lstrip("-")
        base = 8 if len(digits) > 1 and digits[0] == "0" else 10
        if len(digits) > _MOST_DIGITS:
            raise HoconProblem("an integer of thousands of digits", line)
        number = int(digits, base)
        return -number if string[0] == "-" else number
    if _FRACTION.fullmatch(string) is not None:
        fraction = float(string)
        if fraction in (float("inf"), float("-inf")):
            raise HoconProblem("Infinity", line)
        return int(fraction) if fraction.is_integer() else fraction
    return string


def _unescaped(string: str, line: int) -> str:
    if "\\" not in string:
        return string

    def replace(found: re.Match[str]) -> str:
        if found[1] is not None:
            return chr(int(found[1], 16))
        if found[2] not in _ESCAPES:
            raise HoconProblem(
                f"backslash followed by '{found[2]}', this is not a valid escape sequence", line
            )
        return _ESCAPES[found[2]]

    return (
        _ESCAPE.sub(replace, string).encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    )


def _unexpected(source: str, position: int) -> tuple[str, str]:
    """The invalid token at a position, as shown, and the message."""
    character = source[position]
    if source.startswith('"""', position):
        return "-1", "End of input but triple-quoted string was still open"
    if character == '"':
        control = _CONTROL.search(source, position)
        if control is None:
            return "-1", "End of input but string quote was still open"
        allowed = f"JSON does not allow unescaped {control[0]} in quoted strings"
        return control[0], f"{allowed}, use a backslash escape"
    if character == "$":
        if source.startswith("${", position):
            return "end of file", "Substitution ${ was not closed with a }"
        after = source[position + 1 : position + 2]
        return after, f"'$' not followed by {{, '{after}' not allowed after '$'"
    return character, f"Reserved character '{character}' is not allowed outside quotes"
