"""Ruby's format strings; what real Puppet gives is in the corpus, here are laws."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.format_strings import format_string
from mupuppet.values.ruby_numbers import (
    NotANumber,
    leading_float,
    leading_integer,
    parse_float,
    parse_integer,
)

_BASES = {"x": 16, "o": 8, "b": 2}


@given(st.integers(), st.sampled_from("xob"))
def test_digits_give_the_number_back(number: int, letter: str) -> None:
    text = format_string(f"%+{letter}", [number])
    assert int(text, _BASES[letter]) == number


@given(st.integers(max_value=-1), st.sampled_from("xob"))
def test_complement_gives_the_number_back(number: int, letter: str) -> None:
    base = _BASES[letter]
    digits = format_string(f"%{letter}", [number]).removeprefix("..")
    assert int(digits, base) - base ** len(digits) == number


@given(st.integers(), st.integers(min_value=1, max_value=40), st.sampled_from(["", "-", "0", "+"]))
def test_field_is_as_wide_as_it_says(number: int, width: int, flag: str) -> None:
    text = format_string(f"%{flag}{width}d", [number])
    assert len(text) >= width
    assert int(text) == number


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_hexadecimal_floats_lose_nothing(number: float) -> None:
    assert float.fromhex(format_string("%a", [number])) == number


@given(st.text(), st.integers(min_value=0, max_value=20), st.integers(min_value=1, max_value=20))
def test_texts_are_cut_and_filled(text: str, precision: int, width: int) -> None:
    written = format_string(f"%{width}.{precision}s", [text])
    assert written == text[:precision].rjust(width)


@given(st.text(alphabet="%d sx5.*-<a>{}$\n1"))
def test_any_format_gives_a_string_or_an_error(form: str) -> None:
    with suppress(RubyError):
        assert isinstance(format_string(form, [1, 2, 3]), str)


@given(st.integers())
def test_integers_are_read_as_written(number: int) -> None:
    assert parse_integer(str(number)) == number
    assert leading_integer(f" {number}abc") == number
    assert parse_integer(format_string("%+#x", [number])) == number


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_floats_are_read_as_written(number: float) -> None:
    assert parse_float(repr(number)) == number
    assert leading_float(f"{number!r} and more") == number


@pytest.mark.parametrize("text", ["", "_1", "1_", "1__0", "0x", "08", "1 2", "+ 1", "\u0661"])
def test_what_is_not_an_integer(text: str) -> None:
    with pytest.raises(NotANumber, match="invalid value for Integer"):
        parse_integer(text)


@pytest.mark.parametrize("text", ["", ".", "1.", "1e", "_1", "0b1", "NaN", "1_.5", "1 2"])
def test_what_is_not_a_float(text: str) -> None:
    with pytest.raises(NotANumber, match="invalid value for Float"):
        parse_float(text)
