"""What is particular about reading YAML, apart from what Ruby makes of texts."""

from __future__ import annotations

import builtins
from types import ModuleType
from typing import Any

import pytest

from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_positions import yaml_positions
from mupuppet.data_formats.yaml_reader import MAXIMUM_DEPTH, parse_yaml
from mupuppet.values.hashes import keys_of
from mupuppet.versions import DEFAULT
from tests.oracle.hiera.documents import agree, ours, recorded


def problem(text: str) -> DataProblem:
    with pytest.raises(DataProblem) as found:
        parse_yaml(text.encode(), "f.yaml")
    return found.value


def test_aliases_share_one_value() -> None:
    value = parse_yaml(b"a: &x {b: [1]}\nc: *x\n", "f.yaml")
    assert value["a"] is value["c"]


def test_keys_keep_their_kinds() -> None:
    value = parse_yaml(b"1: a\n1.0: b\ntrue: c\n'1': d\n", "f.yaml")
    assert [type(key) for key in keys_of(value)] == [int, float, bool, str]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("a: 1\nb: [1, 2\nc: 3\n", 3, 2),
        ("a: 1\n\tb: 2\n", 2, 1),
        ("a: 1\nb: 2001-01-01\n", 2, 4),
        ("a:\n  - !ruby/object:X {}\n", 2, 5),
        ("a: *b\n", 1, 4),
    ],
)
def test_mistakes_have_a_place(text: str, line: int, column: int) -> None:
    found = problem(text)
    assert (found.line, found.column) == (line, column)


def test_an_alias_may_not_contain_itself() -> None:
    assert "contains itself" in problem("a: &x [*x]").message
    assert "contains itself" in problem("a: &x {b: {c: *x}}").message


def test_nesting_has_a_limit() -> None:
    assert parse_yaml(("[" * MAXIMUM_DEPTH + "]" * MAXIMUM_DEPTH).encode(), "f") is not None
    assert "nested" in problem("[" * (MAXIMUM_DEPTH + 1) + "]" * (MAXIMUM_DEPTH + 1)).message


def test_numbers_of_any_length() -> None:
    assert parse_yaml(b"9" * 4000, "f") == int("9" * 4000)
    assert "digits" in problem("9" * 10_000).message


def test_other_encodings_are_refused() -> None:
    for text in (b"\xff\xfea\x00", b"\xfe\xff\x00a"):
        with pytest.raises(DataProblem):
            parse_yaml(text, "f.yaml")


def test_without_the_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML's own parser gives the same values; what it says about mistakes may differ."""
    real_import = builtins.__import__

    def refuse(name: str, *arguments: Any, **named: Any) -> ModuleType:
        if name == "yaml._yaml":
            raise ImportError(name)
        return real_import(name, *arguments, **named)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with_values = [(given, theirs) for given, theirs in recorded("yaml") if "value" in theirs]
    differing = [
        (given, theirs, mine)
        for given, theirs in with_values
        if not agree("yaml", theirs, mine := ours("yaml", given, DEFAULT))
    ]
    # The two parsers disagree on a few odd texts: blanks and dashes where none belong.
    assert len(differing) <= len(with_values) // 25


_DOCUMENT = b"""\
a: 1
base: &base
  list:
    - x
    - {y: 2}
copy: *base
merged:
  <<: *base
  own: 3
several:
  <<: [*base, {more: 1}]
:symbol: 1
"""


@pytest.mark.parametrize(
    ("path", "line", "column"),
    [
        (("a",), 1, 1),
        (("base", "list"), 3, 3),
        (("base", "list", 1), 5, 7),
        (("base", "list", 1, "y"), 5, 8),
        (("copy",), 6, 1),
        (("copy", "list", 0), 4, 7),
        (("merged", "own"), 9, 3),
        (("merged", "list"), 3, 3),
        (("several", "more"), 11, 16),
        (("several", "list"), 3, 3),
        (("symbol",), 12, 1),
    ],
)
def test_positions(path: tuple[str | int, ...], line: int, column: int) -> None:
    place = yaml_positions(_DOCUMENT, "f.yaml").find(*path)[0]
    assert place is not None
    assert (place.line, place.column) == (line, column)


def test_positions_of_what_is_not_there() -> None:
    positions = yaml_positions(_DOCUMENT, "f.yaml")
    assert positions.find("gone") == ()
    assert positions.find("a", "gone") == ()
    assert yaml_positions(b'{"a": {\n"b": 1}}', "f.json").find("a", "b")


def test_what_an_alias_is_taken_from_is_named() -> None:
    found = yaml_positions(_DOCUMENT, "f.yaml").find("copy")
    assert [(place.line, place.last_line) for place in found] == [(6, 6), (2, 5)]


def test_where_values_end() -> None:
    document = b"a: |\n  one\n  two\nb:\n- 1\n- [2,\n3]\nc: 4\n"
    positions = yaml_positions(document, "f.yaml")
    ends = [positions.find(key)[0].lines for key in "abc"]
    assert ends == [range(1, 4), range(4, 8), range(8, 9)]
