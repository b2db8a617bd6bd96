"""Functions of texts: what holds whatever the text is."""

from __future__ import annotations

import subprocess

from hypothesis import given, settings
from hypothesis import strategies as st

from mupuppet.functions.regexps import substitution
from mupuppet.functions.scanf import scan
from mupuppet.functions.shell import quoted_word
from mupuppet.functions.strings import chomped, chopped, stripped
from mupuppet.functions.versions import compare_versions
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_strings import split

_VERSIONS = st.text(alphabet="0125.-abAB~", max_size=8)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(alphabet="ab $`\"'\\*;|&é\n"), min_size=1))
def test_the_shell_reads_the_words(words: list[str]) -> None:
    command = f"printf '%s\\0' {' '.join(map(quoted_word, words))}"
    shown = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=True).stdout
    assert shown.decode().split("\0")[:-1] == words


@given(_VERSIONS, _VERSIONS)
def test_versions_have_one_order(left: str, right: str) -> None:
    assert compare_versions(left, right) == -compare_versions(right, left)
    assert compare_versions(left, left) == 0


@given(st.text(alphabet="abc,"), st.text(alphabet="abc,", max_size=3))
def test_substituting_what_is_not_there_changes_nothing(text: str, replacement: str) -> None:
    assert substitution(Regexp("x"), replacement, everywhere=True)(text) == text


@given(st.text(alphabet="ab,"))
def test_pieces_are_what_is_between(text: str) -> None:
    found = split(text, Regexp(","))
    assert ",".join(found) == text.rstrip(",")


@given(st.text(alphabet="ab,"))
def test_pieces_and_groups_are_the_whole_string(text: str) -> None:
    assert "".join(split(text, Regexp("(,)"))) == text


@given(st.text(alphabet="abé"))
def test_an_empty_regexp_gives_the_characters(text: str) -> None:
    assert split(text, Regexp("")) == list(text)


@given(st.lists(st.integers(), max_size=5))
def test_scanf_reads_what_was_written(numbers: list[int]) -> None:
    text = " ".join(map(str, numbers))
    assert scan(text, "%d" * len(numbers)) == numbers


@given(st.text(alphabet="a \t\r\n\0"))
def test_ends_of_strings(text: str) -> None:
    assert text.startswith(chomped(text))
    assert len(text) - len(chomped(text)) <= 2
    assert chopped(text) in (text[:-1], text[:-2])
    assert stripped(stripped(text)) == stripped(text)
