"""Random changes to small pieces of Puppet code, token by token."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

#: Pieces that are moved around as one: rough, since broken code is what we want.
_TOKEN = re.compile(
    r"""\s+ | \#[^\n]* | /\*.*?\*/ | '(?:[^'\\]|\\.)*' | "(?:[^"\\]|\\.)*" | \$?(?:::)?\w+(?:::\w+)*
    | <<\| | \|>> | <%[-=\#%]? | -?%> | @\([^)\n]*\) | [-+=!<>~|.@*/]{2} | .""",
    re.VERBOSE | re.DOTALL,
)

_OPERATORS = """+ - * / % << >> == != < <= > >= =~ !~ ! in and or ? = += -= -> ~> <- <~ => +> .
, ; : | ( ) [ ] { } @ @@ <| |> <<| |>> ~ * $ & ^ || :: ..""".split()
_WORDS = """if elsif else unless case class define node inherits function type default undef true
false private attr plan apply include notice fail realize return foo foo::bar ::foo _x a-b x Foo
Foo::Bar ::Foo Resource Class Integer file notify""".split()
_VALUES = [
    "$x", "$::x", "$foo::bar", "$1", "1", "0x1f", "017", "1.5", "1e3", "'s'", "'it\\'s'", '"d"',
    '"a${x}b"', '"$x"', '"${x[1].y}"', '"${if}"', '"a ${f(1)} ${g}"', "/re/", "[1, 2]", "[]", "{}",
    "{a => 1}", "{a => 1,}", "f(1)", "f()", "$x.f", "$x[1]", "Foo['a']", "Foo[1, 2]", "(1)", "()",
    "-1", "!$x", "*$x", "x => 1", "'t':", "a:", "default:", "* => $x", "|$x|", "||", "{ }",
    "|Integer $x = 1, *$y|", ">> Integer", ">> Array[1]", "{ $x }", "{ 't': }", "{ a => 1 }",
    "{ t: a => 1, b +> 2; u: }", "? { 1 => 2 }", "? 1 => 2", "<| |>", "<| a == 1 |>", "<<| |>>",
    "if $x { 1 }", "if $x { 1 } else { 2 }", "case $x { 1: { 2 } }", "class foo { }",
    "class { 'a': }", "define foo($x) { }", "node foo { }", "function f() { }",
    "type Foo = Integer", "notify { 'a': }", "@notify { 'a': }", "File { a => 1 }", "include foo",
    "notice 'a', 'b'", "$x = 1", "# c\n", "/* c */", "\n(", "\n[", "\n{", " [", "[", "(", "{",
    "unless $x { }", "inherits foo", "elsif $x { }", "else { }",
]  # fmt: skip
_HEREDOCS = ['@("E"/L)\na ${x} b\n| E\n', "@(E)\ntext\nE\n", "@(E:json)\n{}\n|- E\n"]
_TEMPLATE_TOKENS = [
    "<%", "%>", "<%=", "<%-", "-%>", "<%#", "<%%", "%%>", "text", "\n", " ", "<% if $x { %>",
    "<% } %>", "<%= $x %>", "<% $x = 1 %>", "<%- | $x | -%>", "<%# c -%>", "<%= {", "} %>", "%",
]  # fmt: skip
#: Characters that matter to the lexer, and some that do not.
_CHARACTERS = """'"$\\{}()[]|@:;,.-+*/%<>=~!?#_axEF0189 \n\t\r\u00a0\u00e4\u20ac\U0001f600n"""
_SPACES = ["", "", " ", " ", "\n", "\n  ", "\t", "  ", " # c\n", "/**/"]


def tokenize(text: str) -> list[str]:
    """The text in pieces; joined, they are the text again."""
    return _TOKEN.findall(text)


def random_token(chance: random.Random, epp: bool) -> str:
    """Any token, keyword, literal or small construct."""
    kind = chance.random()
    if epp and kind < 0.35:
        return chance.choice(_TEMPLATE_TOKENS)
    if kind < 0.45:
        return chance.choice(_OPERATORS)
    if kind < 0.65:
        return chance.choice(_WORDS)
    if kind < 0.97:
        return chance.choice(_VALUES)
    return chance.choice(_HEREDOCS)


def mutate(text: str, chance: random.Random, fragments: Sequence[str], epp: bool) -> str:
    """The text after one to a few random changes."""
    tokens = tokenize(text) or [" "]
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 5))):
        at = chance.randrange(len(tokens))
        other = chance.randrange(len(tokens))
        match chance.randrange(12):
            case 0 | 1:
                del tokens[at]
            case 2:
                tokens.insert(at, tokens[other])
            case 3:
                tokens[at], tokens[other] = tokens[other], tokens[at]
            case 4 | 5 | 6:
                tokens.insert(at, spaced(random_token(chance, epp), chance))
            case 7:
                tokens[at] = random_token(chance, epp)
            case 8:
                tokens[at] = chance.choice(_SPACES) if tokens[at].isspace() else tokens[at]
                tokens.insert(at, chance.choice(_SPACES))
            case 9:
                first, last = sorted((at, other))
                del tokens[first : min(last, first + 6)]
            case 10:
                tokens.insert(at, spaced(chance.choice(fragments), chance))
            case 11:
                first, last = sorted((at, other))
                opening, closing = chance.choice(("()", "[]", "{}", "''", '""', "||"))
                tokens.insert(last, closing)
                tokens.insert(first, opening)
        if not tokens:
            tokens = [random_token(chance, epp)]
    return "".join(tokens)


def spaced(token: str, chance: random.Random) -> str:
    """The token with random space around it."""
    return chance.choice(_SPACES) + token + chance.choice(_SPACES)


def random_sequence(chance: random.Random, epp: bool) -> str:
    """A few random tokens in a row."""
    count = chance.choice((1, 2, 3, 3, 4, 4, 5, 6, 8, 12))
    pieces = [spaced(random_token(chance, epp), chance) for _ in range(count)]
    return "".join(pieces)


def mutate_characters(text: str, chance: random.Random) -> str:
    """The text after a few random changes of characters."""
    characters = list(text) or [" "]
    for _ in range(chance.choice((1, 1, 2, 3, 4))):
        at = chance.randrange(len(characters))
        match chance.randrange(4):
            case 0:
                del characters[at]
            case 1:
                characters[at] = chance.choice(_CHARACTERS)
            case _:
                characters.insert(at, chance.choice(_CHARACTERS))
        characters = characters or [" "]
    return "".join(characters)


def random_characters(chance: random.Random) -> str:
    """A few random characters in a row, often in a string or after a heredoc's mark."""
    soup = "".join(chance.choice(_CHARACTERS) for _ in range(chance.randrange(1, 12)))
    form = chance.choice(('"{}"', '"{}"', "'{}'", "$x = {}", "{}", '@("E"/{})\n{}\nE', "@(E)\n{}E"))
    return form.replace("{}", soup)
