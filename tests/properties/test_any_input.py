"""The parser takes any input: it returns a tree and diagnostics, and never raises or hangs."""

import random
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mupuppet.source import SourceFile
from mupuppet.syntax.lexer import lex
from mupuppet.syntax.nodes import Program, walk
from mupuppet.syntax.parser import ParseResult, parse
from mupuppet.syntax.pn import to_pn
from mupuppet.syntax.printer import print_program
from tests.oracle.stored import corpus_code

#: What Puppet code is made of, in pieces that may meet in any order.
TOKENS = [
    *"()[]{}|@!?:;,.=<>+-*/%~#$'\"\\ \n\t\r",
    "=>", "+>", "->", "~>", "<-", "<~", "==", "!=", "=~", "!~", "<=", ">=", "<<", ">>", "<|", "|>",
    "<<|", "|>>", "@@", "::", "${", "$x", "$::a::b", "$1", "'a'", '"b"', '"${x}"', "/r/", "1",
    "0x1f", "07", "08", "1.5", "1e3", "1e999", "a", "a::b", "A", "A::B", "a-b", "_c",
    "if", "elsif", "else", "unless", "case", "class", "define", "function", "node", "type",
    "inherits", "default", "undef", "true", "and", "or", "in", "attr", "private", "include",
    "notice", "@(END)", '@("END"/L)', "\nEND\n", "\n| END\n", "|- END\n", "/*", "*/", "\\u{41}",
    "<%", "<%=", "<%-", "<%#", "<%%", "%>", "-%>", "%%>", "\x00", "\ufeff", "\u00a0", "\u2028",
    "é", "𝄞", "\ud800",
]  # fmt: skip


def check(text: str, *, epp: bool) -> ParseResult:
    """Parse, and look at what every caller relies on."""
    source = SourceFile(text)
    result = parse(source, epp=epp)
    assert isinstance(result.program, Program)
    assert result.ok == (not any(diagnostic.is_error for diagnostic in result.diagnostics))
    for diagnostic in result.diagnostics:
        assert 0 <= diagnostic.span.start <= diagnostic.span.end <= len(text)
        assert diagnostic.at >= 0
    for node in walk(result.program):
        assert 0 <= node.start <= node.end <= len(text)
    return result


# --- Small inputs of all kinds


@given(st.text(), st.booleans())
@example("\ufeffnotice(1)", False)
@example("\x00", False)
@example("a\r\nb\r", True)
def test_any_text(text: str, epp: bool) -> None:
    check(text, epp=epp)


@given(st.binary(), st.booleans())
def test_any_bytes(data: bytes, epp: bool) -> None:
    check(data.decode(errors="replace"), epp=epp)
    check(data.decode(errors="surrogateescape"), epp=epp)


@given(st.lists(st.sampled_from(TOKENS), max_size=25).map("".join), st.booleans())
def test_any_tokens(text: str, epp: bool) -> None:
    check(text, epp=epp)


@given(st.lists(st.sampled_from(TOKENS), max_size=25).map(" ".join), st.booleans())
def test_what_parses_can_be_printed(text: str, epp: bool) -> None:
    result = check(text, epp=epp)
    if result.ok:
        again = parse(SourceFile(print_program(result.program)), epp=epp)
        assert again.ok
        assert to_pn(again.program) == to_pn(result.program)


@cache
def real_code() -> list[tuple[str, bool]]:
    """The code of the corpora, and some of our own."""
    texts = [
        (
            "class a($x = 'y') inherits b { file { \"/${x}\": ensure => file; 'b': * => {} } }",
            False,
        ),
        ('$x = @("A"/L)\n  text ${y.map |$z| { $z + 1 }}\n  |- A\ncase $x { /a/: {} }', False),
        ("<%- | $a | -%>\ntext <%= $a %>\n<% if $a { -%>\nb\n<% } -%>\n", True),
    ]
    return texts + [
        (content.decode(errors="replace"), name.endswith(".epp")) for name, content in corpus_code()
    ]


@given(st.randoms(use_true_random=False))
def test_changed_code(random: random.Random) -> None:
    text, epp = random.choice(real_code())
    for _ in range(random.randint(1, 4)):
        text = changed(text, random)
    check(text, epp=epp)


def changed(text: str, random: random.Random) -> str:
    """The text with a piece removed, added, doubled or moved."""
    start = random.randint(0, len(text))
    end = min(len(text), start + random.randint(0, 10))
    piece = text[start:end]
    kind = random.randrange(4)
    if kind == 0:
        piece = ""
    elif kind == 1:
        piece += random.choice(TOKENS)
    elif kind == 2:
        piece *= 2
    else:
        elsewhere = random.randint(0, len(text))
        piece = text[elsewhere : elsewhere + 10]
    return text[:start] + piece + text[end:]


@given(st.integers(0, 10_000))
def test_cut_code(seed: int) -> None:
    texts = real_code()
    text, epp = texts[seed % len(texts)]
    check(text[: seed * 7919 % (len(text) + 1)], epp=epp)


# --- Large inputs

#: Several times as deep as anything is followed, and as Python's own limits are.
DEEP = 20_000
#: How text nests: an opening that is repeated, what is in the middle, a closing.
NESTED = {
    "parentheses": ("(", "1", ")"),
    "open parentheses": ("(", "", ""),
    "closed parentheses": ("", "1", ")"),
    "arrays": ("[", "1", "]"),
    "open arrays": ("[", "", ""),
    "hashes": ("{ a => ", "1", "}"),
    "open hashes": ("{", "", ""),
    "accesses": ("$a[", "1", "]"),
    "calls": ("f(", "1", ")"),
    "lambdas": ("f() || { ", "1", "}"),
    "interpolations": ('"${', "x", '}"'),
    "open interpolations": ('"${', "", ""),
    "braces in strings": ('"${{a => ', "1", '}}"'),
    "not": ("!", "$a", ""),
    "minus": ("- ", "1", ""),
    "splats": ("* ", "$a", ""),
    "ifs": ("if 1 { ", "", "}"),
    "open ifs": ("if 1 {", "", ""),
    "if tests": ("if ", "1", " { }"),
    "elsifs": ("if 1 { } els", "", ""),
    "cases": ("case 1 { 2: { ", "", "} }"),
    "selectors": ("$a ? { 1 => ", "2", "}"),
    "classes": ("class a { ", "", "}"),
    "defines": ("define a { ", "", "}"),
    "defaults of parameters": ("function f($a = ", "1", ") { }"),
    "resources": ("a { 'b': c => ", "1", "}"),
    "virtual resources": ("@", "a { 'b': }", ""),
    "collectors": ("A <| ", "1", " |>"),
    "heredocs": ("@(A) ", "\nA\n", ""),
    "quotes": ("'", "", ""),
    "double quotes": ('"', "", ""),
    "slashes": ("/", "", ""),
    "comments": ("/*", "", "*/"),
}
CHAINS = {
    "sums": ("1", " + 1"),
    "differences of differences": ("1", " - - 1"),
    "comparisons": ("1", " == 1"),
    "and": ("1", " and 1"),
    "assignments": ("$a = ", "$a = "),
    "arrows": ("A['b']", " -> A['b']"),
    "methods": ("$a", ".b"),
    "methods with lambdas": ("$a", ".b || { }"),
    "accesses": ("$a", "[1]"),
    "calls": ("f", "()"),
    "selectors": ("$a", " ? { 1 => 2 }"),
    "braces": ("a ", "{ 'b': } "),
    "elsif": ("if 1 { }", " elsif 1 { }"),
    "collectors": ("A", "<| |>"),
    "names": ("a", "::a"),
    "dollars": ("$", "$"),
    "texts": ('"', "a$"),
    "variables in a string": ('"', "${a}"),
}


#: What is read as it nests, and must be reported to be too deep.
REPORTED = frozenset(["parentheses", "arrays", "interpolations", "not", "ifs"])


@pytest.mark.parametrize("kind", NESTED)
def test_deep_nesting(kind: str) -> None:
    opening, middle, closing = NESTED[kind]
    result = check(opening * DEEP + middle + closing * DEEP, epp=False)
    if kind in REPORTED:
        assert "too-deep" in {diagnostic.id for diagnostic in result.diagnostics}


@pytest.mark.parametrize("kind", NESTED)
def test_deep_nesting_in_a_template(kind: str) -> None:
    opening, middle, closing = NESTED[kind]
    check("<%= " + opening * DEEP + middle + closing * DEEP + " %>", epp=True)


@pytest.mark.parametrize("kind", CHAINS)
def test_long_chains(kind: str) -> None:
    start, link = CHAINS[kind]
    check(start + link * DEEP, epp=False)


def test_tags_without_end() -> None:
    check("<% " * DEEP, epp=True)
    check("<%= 1 %>" * DEEP, epp=True)
    check("<%%" * DEEP, epp=True)


def test_work_grows_with_length() -> None:
    """Twice the code has twice the tokens and nodes, none of them lost or read again."""
    code = "class a::b ($c = 'd') {\n  file { \"/e/${c}\": mode => '0644', }\n}\n"
    texts = [code * (count // len(code)) for count in (200_000, 400_000)]
    once, twice = (count_work(text) for text in texts)
    assert [a * len(texts[1]) // len(texts[0]) for a in once] == twice


def count_work(text: str) -> list[int]:
    source = SourceFile(text)
    result = parse(source)
    assert result.ok
    # The last token is the end.
    return [len(lex(source).kinds) - 1, sum(1 for _ in walk(result.program)) - 1]
