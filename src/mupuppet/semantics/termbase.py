"""What all terms share.

A term is immutable and says nothing about where it comes from: `origin` is its place in the source,
for people, and is not part of equality. Terms may be long and deep, so nothing here recurses:
equality and `repr` walk with a stack of their own.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mupuppet.basics.records import Record, field, fields_of
from mupuppet.source import SourceFile, Span


class Origin(Record):
    """Where a term was written."""

    source: SourceFile
    start: int
    end: int

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)


_ORIGIN = field(default=None, compare=False, repr=False)


def origin_field() -> Any:
    """The field of a term's origin: not part of what the term says."""
    return _ORIGIN


class Term(Record):
    """What all terms share: structural equality and `repr`, neither of which recurses."""

    #: The fields that make up what the term says, in the order of the text.
    parts: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.parts = tuple(name for name, how in fields_of(cls).items() if how.compare)

    @property
    def origin(self) -> Origin | None:
        """Where the term was written; None for a term that was built by hand or by a rule."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        pending: list[tuple[Any, Any]] = [(self, other)]
        while pending:
            left, right = pending.pop()
            if left is right:
                continue
            if type(left) is not type(right):
                return False
            if isinstance(left, Term):
                pending.extend((getattr(left, p), getattr(right, p)) for p in left.parts)
            elif type(left) is tuple:
                if len(left) != len(right):
                    return False
                pending.extend(zip(left, right, strict=True))
            elif left != right:
                return False
        return True

    __hash__ = None  # type: ignore[assignment]  # nothing needs it, and it would cost a walk

    def __repr__(self) -> str:
        written: list[str] = []
        pending: list[Any] = [self]
        while pending:
            item = pending.pop()
            if isinstance(item, _Text):
                written.append(item)
            elif isinstance(item, Term):
                values = [getattr(item, part) for part in item.parts]
                pending.append(_Text(")"))
                pending.extend(_with_commas(values))
                pending.append(_Text(f"{type(item).__name__}("))
            elif type(item) is tuple:
                pending.append(_Text(",)" if len(item) == 1 else ")"))
                pending.extend(_with_commas(list(item)))
                pending.append(_Text("("))
            else:
                written.append(repr(item))
        return "".join(written)


class _Text(str):
    """Text that `Term.__repr__` copies as it is."""

    __slots__ = ()


def _with_commas(values: list[Any]) -> list[Any]:
    """The values in reverse order, with commas in between."""
    items: list[Any] = []
    for value in reversed(values):
        items += [value, _Text(", ")]
    return items[:-1]
