"""Heredoc texts that are checked by their syntax tag.

The recorded outcomes are those of Puppet's own checkers.
"""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.basics.records import as_tuple
from mupuppet.syntax.heredoc_syntax import EmbeddedError, check_embedded
from tests.oracle.front_end.tables import load

RECORDED: list[tuple[str, str, str | None]] = [
    (tag, text, outcome) for tag, text, outcome in load("embedded")
]

IDS = {
    None: None,
    "ILLEGAL_JSON": "illegal-json",
    "ILLEGAL_BASE64": "illegal-base64",
    "ArgumentError": "illegal-syntax-tag",
}

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(), values, max_size=3),
)  # fmt: skip


def no_puppet(text: str, epp: bool) -> str | None:
    pytest.fail(f"{text!r} (epp: {epp}) is not Puppet code")


@pytest.mark.parametrize(
    ("syntax", "text", "outcome"), RECORDED, ids=[f"{row[0]} {row[1][:30]!a}" for row in RECORDED]
)
def test_recorded_outcome(syntax: str, text: str, outcome: str | None) -> None:
    error = check_embedded(syntax, text, no_puppet)
    assert (error and error.id) == IDS[outcome]


@given(JSON_VALUES)
def test_what_json_writes_is_json(value: object) -> None:
    assert check_embedded("json", json.dumps(value, ensure_ascii=False), no_puppet) is None
    assert check_embedded("json", json.dumps(value, indent=2), no_puppet) is None


@given(st.text(alphabet='[]{}",:/*\\ud8\n 1-.eé\ud800'))
def test_any_text_has_an_answer(text: str) -> None:
    for syntax in ("json", "base64"):
        error = check_embedded(syntax, text, no_puppet)
        assert error is None or error.message


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"a": }', "expected a value, found '}' (line 1, column 7 of the text)"),
        ('{\n  "a" 1\n}', "expected ':', found '1' (line 2, column 7 of the text)"),
        ("[1\n", "expected ',' or ']', found the end of the text (line 2, column 1 of the text)"),
        ("{1: 2}", "expected a name in quotes, found '1' (line 1, column 2 of the text)"),
        ("1 2", "expected the end of the text, found '2' (line 1, column 3 of the text)"),
        ('["a]', "this string is not closed (line 1, column 2 of the text)"),
        ('"\\u12"', "this escape is not complete (line 1, column 2 of the text)"),
        ('"\\ud800"', "this surrogate pair is not complete (line 1, column 2 of the text)"),
        (
            '"a\tb"',
            "the character U+0009 must be escaped in a string (line 1, column 3 of the text)",
        ),
        ("[" * 101, "nesting of 101 is too deep (line 1, column 101 of the text)"),
    ],
)
def test_the_message_has_problem_and_place(text: str, problem: str) -> None:
    error = check_embedded("x+json", text, no_puppet)
    assert error == EmbeddedError("illegal-json", f"this text is not valid `x+json`: {problem}")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("YQ=", "its padding is not correct"),
        ("YQ=!", "'!' is not a character of Base64"),
        ("YQ\x00", "the character U+0000 is not a character of Base64"),
    ],
)
def test_base64_message(text: str, problem: str) -> None:
    error = check_embedded("base64", text, no_puppet)
    assert error == EmbeddedError("illegal-base64", f"this text is not valid `base64`: {problem}")


@pytest.mark.parametrize(("syntax", "epp"), [("pp", False), ("epp", True)])
def test_puppet_code_is_given_to_the_parser(syntax: str, epp: bool) -> None:
    seen = []

    def parse(text: str, epp: bool) -> str | None:
        seen.append((text, epp))
        return "it ends too early" if text == "bad" else None

    assert check_embedded(syntax, "good", parse) is None
    error = check_embedded(syntax, "bad", parse)
    assert error is not None
    assert as_tuple(error) == (
        f"illegal-{syntax}",
        f"this text is not valid `{syntax}`: it ends too early",
    )
    assert seen == [("good", epp), ("bad", epp)]


@pytest.mark.parametrize("text", ["[" * 100_000, '"' * 99_999, "/*" * 100_000, "[1," * 100_000])
def test_long_strings_are_checked_soon(text: str) -> None:
    assert check_embedded("json", text, no_puppet) is not None
    assert check_embedded("a+" * 100_000 + "json", text, no_puppet) is not None
