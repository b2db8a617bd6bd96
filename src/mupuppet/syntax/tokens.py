"""The vocabulary that lexer and parser share.

A token's kind is a string. Punctuation and keywords are their own kind (`"=>"`, `"if"`);
everything else has a name in capitals.
"""

from typing import Any

from mupuppet.diagnostics import Diagnostic

NAME = "NAME"
WORD = "WORD"
CLASSREF = "CLASSREF"
NUMBER = "NUMBER"
BOOLEAN = "BOOLEAN"
VARIABLE = "VARIABLE"
REGEXP = "REGEXP"
STRING = "STRING"
#: A string in which all interpolations are `$name` or `${name}`; its value is what is written.
INTERPOLATED = "INTERPOLATED"
#: The text of any other interpolated string before, between and after its expressions.
STRING_START = "STRING_START"
STRING_MIDDLE = "STRING_MIDDLE"
STRING_END = "STRING_END"
#: The `@(...)` of a heredoc; a string or an interpolated string follows.
HEREDOC = "HEREDOC"
RENDER_STRING = "RENDER_STRING"
RENDER_EXPRESSION = "RENDER_EXPRESSION"
EPP_END = "EPP_END"
#: Something that is not a token: its value is the diagnostic.
ERROR = "ERROR"
END = "END"

KEYWORDS: dict[str, str] = {
    word: word
    for word in (
        "case class default define if elsif else inherits node and or undef in unless "
        "function type attr private"
    ).split()
} | {"true": BOOLEAN, "false": BOOLEAN}

#: Names that call a function without parentheses when they stand as a statement.
STATEMENT_FUNCTIONS = frozenset(
    "require realize include contain tag debug info notice warning err fail import break next "
    "return".split()
)


class Tokens:
    """The tokens of a text as parallel lists (one object per token would cost far more).

    `values` holds a name, a number's digits, a string's value, an error's diagnostic, and for
    `<%=` the offset of the text before it, where Puppet reports errors; of what is its own kind the
    text, if anything.
    (It is typed loosely: a checked cast per token shows in the time.) The last token is `END`.
    """

    __slots__ = ("diagnostics", "ends", "kinds", "starts", "values")

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.values: list[Any] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        #: What is wrong with tokens that can be parsed all the same, such as an unknown escape.
        self.diagnostics: list[Diagnostic] = []
