"""Explanations of catalogs: typed trees that people and programs can read.

`mupuppet.provenance` makes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.values.value import Sensitive, Value

#: What is shown instead of a value that is sensitive.
REDACTED = "Sensitive [value redacted]"


class _NoValue:
    """Marks explanations without a value, such as that of a resource."""

    def __repr__(self) -> str:
        return "no value"


NO_VALUE = _NoValue()


class Explanation(Record, frozen=False, eq=False):
    """Where a value, or a resource, comes from; `docs/provenance.md` lists the kinds."""

    kind: str
    #: The source, or a short description where there is none.
    text: str
    value: Value = NO_VALUE
    file: str | None = None
    line: int | None = None
    column: int | None = None
    children: list[Explanation] = field(default_factory=list)
    #: Further details, such as the scope in which a variable was found.
    note: str | None = None
    #: Whether it is of less interest, and hidden unless everything is requested.
    is_detail: bool = False
    #: The levels of Hiera that it decides about, where it is in their paths.
    levels: tuple[str, ...] = ()
    #: Whether one of these levels has the value.
    has_answered: bool = False
    #: For data, the lines of the value that count.
    lines: range | frozenset[int] = range(0)

    @property
    def has_value(self) -> bool:
        return self.value is not NO_VALUE

    @property
    def place(self) -> str | None:
        """`file:line:column`, as far as they are known."""
        parts = [self.file or "", self.line, self.column]
        present = [str(part) for part in parts if part is not None and part != ""]
        return ":".join(present) if self.line is not None or self.file else None

    def copied(self) -> Explanation:
        """A copy with a list of children of its own; the children are the same."""
        return Explanation(
            self.kind, self.text, self.value, self.file, self.line, self.column,
            [*self.children], self.note, self.is_detail, self.levels, self.has_answered,
            self.lines,
        )  # fmt: skip

    def walk(self) -> Iterator[Explanation]:
        """This explanation and all below it."""
        stack = [self]
        while stack:
            each = stack.pop()
            yield each
            stack.extend(reversed(each.children))

    def leaves(self) -> Iterator[Explanation]:
        """The origins of the value."""
        return (each for each in self.walk() if not each.children)

    def __str__(self) -> str:
        """This explanation and all below it, one per line, for interactive use."""
        lines = []
        stack = [(self, 0)]
        while stack:
            each, depth = stack.pop()
            value = f" = {plain(each.value)!r}" if each.has_value else ""
            place = f"  ({each.place})" if each.place else ""
            lines.append(f"{'  ' * depth}{each.text}{value}{place}")
            stack.extend((child, depth + 1) for child in reversed(each.children))
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        from mupuppet.catalog.notebook import explanation_html

        return explanation_html(self, plain)

    def to_dict(self) -> dict[str, Any]:
        """The explanation as JSON data."""
        made: dict[str, Any] = {
            "kind": self.kind,
            "value": plain(self.value),
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "text": self.text,
            "children": [child.to_dict() for child in self.children],
        }
        if self.note is not None:
            made["note"] = self.note
        return made


def plain(value: Value) -> Any:
    """A value as data; other values become strings."""
    if value is NO_VALUE or value is None:
        return None
    if isinstance(value, Sensitive):
        return REDACTED
    kind = type(value)
    if kind is str or kind is int or kind is bool or kind is float:
        return value
    if kind is list:
        return [plain(each) for each in value]
    if kind is dict:
        return {_key(key): plain(each) for key, each in value.items()}
    return str(value)


def _key(key: Value) -> str:
    return key if type(key) is str else str(key)
