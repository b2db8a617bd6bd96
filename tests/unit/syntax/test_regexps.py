r"""Which regular expressions Ruby accepts, and why it rejects others: recorded from Ruby."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mupuppet.syntax.regexps import check_regexp, is_simple
from mupuppet.syntax.regexps.parser import reason_of_rejection
from mupuppet.values.regexps import PatternError, Regexp, search_seconds
from tests.oracle.front_end.tables import load

pytestmark = pytest.mark.slow

RECORDED: dict[str, str | None] = dict(load("regexps"))

#: What patterns are made of; joined at random, most of them are wrong in some way.
PIECES = st.sampled_from(
    [
        *"ab.^$|()[]{}*+?\\-&:<>=!,01 #\n",
        *("(?:", "(?<n>", "(?<=", "(?<!", "(?=", "(?i)", "(?x:", "(?(1)", "(?(<n>)", "(?>", "(?#"),
        *("\\1", "\\k<n>", "\\k<-1>", "\\g<n>", "\\g<1>", "\\g<0>", "\\p{Alpha}", "\\p{^x}"),
        *("[a-z]", "[^", "[:alpha:]", "&&", "{2,3}", "{,2}", "\\x41", "\\u00e9", "\\u{41 42}"),
        *("é", "\U0001f600", "\ud800", "\x00", "\\M-", "\\c", "\\d", "\\b", "\\z", "\\X"),
    ]
)
PATTERNS = st.lists(PIECES, max_size=15).map("".join)


@pytest.mark.parametrize(("pattern", "outcome"), RECORDED.items(), ids=map(ascii, RECORDED))
def test_recorded_outcome(pattern: str, outcome: str | None) -> None:
    assert check_regexp(pattern) == outcome


def test_the_table_covers_both_outcomes_of_many_kinds() -> None:
    reasons = {outcome.split("<")[0].split("{")[0] for outcome in RECORDED.values() if outcome}
    assert len(RECORDED) >= 500
    assert len(reasons) >= 35
    assert sum(outcome is None for outcome in RECORDED.values()) >= 150


@given(PATTERNS | st.text(max_size=30))
@example("[[:alpha[:")
@example("(?<n\\>\\)")
def test_any_text_has_an_answer(pattern: str) -> None:
    reason = check_regexp(pattern)
    assert reason is None or reason


@given(PATTERNS)
def test_what_is_recognised_at_once_is_valid(pattern: str) -> None:
    if is_simple(pattern):
        assert reason_of_rejection(pattern) is None


@pytest.mark.parametrize(
    "pattern",
    ["", "^web[0-9]+\\.example\\.com$", "(?i:debian|ubuntu)", "^((a|b)+(?:[^/\\s]{1,3}|\\d))?$"],
)
def test_usual_patterns_are_recognised_at_once(pattern: str) -> None:
    assert is_simple(pattern)


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("(" * 4095 + ")" * 4095, None),
        ("(" * 4096 + ")" * 4096, "parse depth limit over"),
        ("[" * 4095 + "a" + "]" * 4095, None),
        ("[" * 4096 + "a" + "]" * 4096, "parse depth limit over"),
        ("(" * 2048 + "[" * 2047 + "a" + "]" * 2047 + ")" * 2048, None),
        ("(" * 2048 + "[" * 2048 + "a" + "]" * 2048 + ")" * 2048, "parse depth limit over"),
        ("(?i)" * 4095, None),
        ("(?i)" * 4096, "parse depth limit over"),
        ("()" * 32767, None),
        ("()" * 32768, "too many capture groups are specified"),
        ("(?<=" + "(?:" * 4000 + "a" + ")" * 4000 + ")", None),
        ("(?<=" + "(?:" * 4000 + "a*" + ")" * 4000 + ")", "invalid pattern in look-behind"),
        ("(?<n>" + "(?:x?" * 4000 + r"\g<n>?" + ")" * 4000 + ")", "never ending recursion"),
    ],
    ids=lambda value: f"{value[:20]}...{len(value)}" if isinstance(value, str) else "valid",
)
def test_limits(text: str, outcome: str | None) -> None:
    assert check_regexp(text) == outcome


@pytest.mark.parametrize(
    "text",
    [
        "(" * 100_000,
        "(" * 100_000 + ")" * 100_000,
        "[" * 100_000,
        "[" + "[:" * 100_000 + "\\]" * 100_000,
        "(?<=" * 100_000,
        "\\" * 100_001,
        "\\" + "1" * 100_000,
        "a{" + "1" * 100_000,
        "(?<" + "n" * 100_000,
        "".join(f"(?<n{i}>\\g<n{i + 1}>\\g<n{i + 1}>x)" for i in range(60)) + r"(?<n60>\g<n0>?)",
    ],
    ids=lambda text: f"{text[:20]}...{len(text)}",
)
def test_long_and_deep_patterns_have_an_answer_soon(text: str) -> None:
    check_regexp(text)


def test_searches_end_whatever_the_pattern_is() -> None:
    token = search_seconds.set(0.2)
    try:
        for source in ("(a+)+b", "a+a+a+a+b", "x+x+x+y", ".+.+.+=;"):
            with pytest.raises(PatternError, match=r"takes longer than 0\.2 s"):
                Regexp(source).match("=;by" + "a" * 30_000 + "x" * 30_000)
    finally:
        search_seconds.reset(token)
    assert Regexp("a+b").match("a" * 20_000 + "b") is not None
