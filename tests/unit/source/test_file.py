"""Offsets, lines and columns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.source import Position, SourceFile

TEXTS = st.text(alphabet="ab\n\ré漢\u2028", max_size=30)


@pytest.mark.parametrize(
    ("text", "offset", "position"),
    [
        ("", 0, (1, 1)),
        ("ab", 1, (1, 2)),
        ("ab", 2, (1, 3)),
        ("a\nb", 1, (1, 2)),
        ("a\nb", 2, (2, 1)),
        ("a\n", 2, (2, 1)),
        ("a\r\nb", 3, (2, 1)),
        ("é漢b", 2, (1, 3)),
        ("a\rb", 2, (1, 3)),
        ("a\u2028b", 2, (1, 3)),
        ("a\x0bb\x0cc", 4, (1, 5)),
    ],
)
def test_position(text: str, offset: int, position: tuple[int, int]) -> None:
    assert SourceFile(text).position(offset) == Position(*position)


def test_an_offset_past_the_end_is_the_end() -> None:
    assert SourceFile("ab\ncd").position(1000) == Position(2, 3)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("a\nb", ["a", "b"]),
        ("a\n", ["a", ""]),
        ("a\r\n\r\nb\r", ["a", "", "b"]),
        ("a\rb\n", ["a\rb", ""]),
    ],
)
def test_line_text(text: str, lines: list[str]) -> None:
    source = SourceFile(text)
    assert [source.line_text(number + 1) for number in range(len(lines))] == lines
    assert len(source.line_starts) == len(lines)


@given(TEXTS)
def test_position_agrees_with_counting_line_breaks(text: str) -> None:
    source = SourceFile(text)
    for offset in range(len(text) + 1):
        before = text[:offset]
        position = source.position(offset)
        line, column = position.line, position.column
        assert line == before.count("\n") + 1
        assert column == len(before) - (before.rfind("\n") + 1) + 1


def test_lines_of_many_offsets() -> None:
    source = SourceFile("a\n" * 100)
    assert [source.line(offset) for offset in range(200)] == [n // 2 + 1 for n in range(200)]
    assert SourceFile("a\nb\n").line(1000) == 3


@given(TEXTS)
def test_an_offset_and_its_position_show_the_same_character(text: str) -> None:
    source = SourceFile(text)
    for offset, char in enumerate(text):
        position = source.position(offset)
        line, column = position.line, position.column
        if char not in "\r\n":
            assert source.line_text(line)[column - 1] == char
