"""The class Encoding."""

from __future__ import annotations

from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby_semantics.objects import LibraryObject


class Encoding(LibraryObject):
    """An encoding of strings."""

    __slots__ = ("name",)
    class_name = "Encoding"

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def inspected(self) -> str:
        """`self.inspect`"""
        return f"#<Encoding:{self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Encoding) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


UTF_8 = Encoding("UTF-8")
BINARY = Encoding("ASCII-8BIT")
_encoding_method = definer(TABLES.setdefault(Encoding, {}))
_encoding_method("to_s name")(lambda run, encoding, block: encoding.name)
