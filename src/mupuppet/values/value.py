"""What a value is, and those that have no counterpart in Python: `default` and Sensitive."""

from __future__ import annotations

from typing import Any, Final

from mupuppet.basics.records import Record

#: Any Puppet value. Values are untyped in Puppet, and so they are here.
Value = Any


class Default:
    """The type of `default`, which is a value of its own."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "default"


DEFAULT: Final = Default()


class Sensitive(Record):
    """A value that no output may show."""

    value: Value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sensitive) and self.value == other.value

    def __hash__(self) -> int:
        return hash(Sensitive)

    def __str__(self) -> str:
        return "Sensitive [value redacted]"

    __repr__ = __str__

    def inspected(self) -> str:
        """`value.inspect` in Ruby, which messages show inside of arrays and hashes."""
        return f"#<{self}>"
