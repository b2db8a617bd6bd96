"""Ruby's symbols, which Puppet code gets from functions and data: values of the host language."""

from __future__ import annotations


class Symbol:
    """`:name`; there is one for each name."""

    __slots__ = ("name",)
    _interned: dict[str, Symbol] = {}

    name: str

    def __new__(cls, name: str) -> Symbol:
        found = cls._interned.get(name)
        if found is None:
            found = cls._interned[name] = super().__new__(cls)
            found.name = name
        return found

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f":{self.name}"
