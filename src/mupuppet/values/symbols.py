"""Ruby's symbols, which Puppet code gets from functions and data: values of the host language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weakref import WeakValueDictionary


class Symbol:
    """`:name`; there is one for each name, as long as it is used."""

    __slots__ = ("__weakref__", "name")

    name: str

    def __new__(cls, name: str) -> Symbol:
        symbols = _symbols()
        found = symbols.get(name)
        if found is None:
            found = symbols[name] = super().__new__(cls)
            found.name = name
        return found

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f":{self.name}"


@cache
def _symbols() -> WeakValueDictionary[str, Symbol]:
    """All symbols. Data of a service's clients may name any number of them, one after the other."""
    from weakref import WeakValueDictionary  # few runs have symbols

    return WeakValueDictionary()
