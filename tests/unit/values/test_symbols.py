"""Ruby's symbols."""

from __future__ import annotations

from mupuppet.values.symbols import Symbol, _symbols


def test_there_is_one_symbol_for_each_name() -> None:
    assert Symbol("some_name") is Symbol("some_name")
    assert Symbol("some_name") is not Symbol("other_name")


def test_symbols_are_dropped_when_nothing_uses_them() -> None:
    used = [Symbol(f"used_{number}") for number in range(10)]
    for number in range(1000):
        Symbol(f"unused_{number}")
    names = {name for name in _symbols() if name.startswith(("used_", "unused_"))}
    assert names == {symbol.name for symbol in used}
