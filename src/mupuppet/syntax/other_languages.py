"""Words of other languages, and what Puppet's language has in their place."""

_EACH = "a loop is the call of a function: `$list.each |$x| { ... }`"
_VARIABLE = "a variable is set with `$name = ...`, without a word before it"
_FUNCTION = "a function is defined with `function name($x) { ... }`"
_LOG = "`notice('...')` writes to the log"

#: Words with which statements begin in other languages.
STATEMENTS: dict[str, str] = {
    "elseif": "`elseif` is written `elsif`",
    "elif": "`elif` is written `elsif`",
    "foreach": _EACH,
    "for": _EACH,
    "while": _EACH,
    "until": _EACH,
    "switch": "`switch` is written `case`",
    "def": _FUNCTION,
    "func": _FUNCTION,
    "fn": _FUNCTION,
    "let": _VARIABLE,
    "var": _VARIABLE,
    "const": _VARIABLE,
    "local": _VARIABLE,
    "my": _VARIABLE,
    "set": _VARIABLE,
    "try": "mistakes cannot be caught: whatever fails ends the compilation",
}
#: Functions of other languages.
FUNCTIONS: dict[str, str] = {
    "not": "`not` is written `!`: `!$x`",
    "print": _LOG,
    "printf": _LOG,
    "println": _LOG,
    "puts": _LOG,
    "echo": _LOG,
    "raise": "`fail('...')` ends the compilation",
    "throw": "`fail('...')` ends the compilation",
    "len": "`length($x)` is the length of a string, an array or a hash",
    "isset": "`$x =~ NotUndef` tells whether there is a value",
    "exit": "`fail('...')` ends the compilation",
}
#: Values of other languages, which look like types here.
VALUES: dict[str, str] = {
    "true": "`true` is written in lower case",
    "false": "`false` is written in lower case",
    "none": "no value is written `undef`",
    "null": "no value is written `undef`",
    "nil": "no value is written `undef`",
}
#: How strings are put together.
JOINING = 'strings are joined by interpolation: `"${a}${b}"`'


def said_here(word: str) -> str | None:
    """What to write in place of a word that means nothing as a statement."""
    return STATEMENTS.get(word) or FUNCTIONS.get(word)
