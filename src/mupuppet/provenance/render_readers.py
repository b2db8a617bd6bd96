"""The answers of `who-reads` as text: grouped by how something is read, one line a resource."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mupuppet.diagnostics.render_palette import Palette
from mupuppet.diagnostics.render_text import show_text
from mupuppet.provenance.readers import Reader

#: How resources depend on something: the level of Hiera, and whether that has the value.
_Way = tuple[str | None, bool]


class Readers:
    """The readers of something in one catalog, by resource."""

    def __init__(self, readers: Iterable[Reader]) -> None:
        by_resource: dict[str, list[Reader]] = {}
        for reader in readers:
            by_resource.setdefault(reader.resource, []).append(reader)
        #: What depends on it in each way; a resource is in the group of the most direct one.
        self._groups: dict[_Way, dict[str, list[Reader]]] = {}
        for ref, found in by_resource.items():
            way = _way(min(found, key=_rank))
            self._groups.setdefault(way, {})[ref] = found

    def __len__(self) -> int:
        """How many resources depend on it."""
        return sum(map(len, self._groups.values()))

    @property
    def summary(self) -> str:
        """`3 directly, 12 through level Role`."""
        return ", ".join(f"{len(group)} {_how(way)}" for way, group in self._sorted())

    def lines(self, palette: Palette, *, full: bool) -> Iterator[str]:
        """One line a resource; headings only where some do not read it directly."""
        has_headings = any(level is not None for level, _ in self._groups)
        for way, group in self._sorted():
            level, has_answered = way
            is_folded = level is not None and not has_answered and not full
            if has_headings:
                count = "1 resource" if len(group) == 1 else f"{len(group)} resources"
                ending = " (--full lists them)" if is_folded else ":"
                yield f"{palette.message}{count} {show_text(_how(way))}{palette.reset}{ending}"
            if not is_folded:
                indent = "  " if has_headings else ""
                for ref, found in group.items():
                    yield show_text(f"{indent}{ref} {_parts(found, way, full=full)}")

    def _sorted(self) -> list[tuple[_Way, dict[str, list[Reader]]]]:
        """The groups; what is read directly comes first."""
        return sorted(
            self._groups.items(), key=lambda each: (each[0][0] is not None, not each[0][1])
        )


def _parts(found: list[Reader], way: _Way, *, full: bool) -> str:
    """What of a resource depends on it in one way; with `full`, also what does in others."""
    shown = ", ".join(_what(each) for each in found if _way(each) == way)
    others: dict[_Way, list[str]] = {}
    for each in found:
        if _way(each) != way:
            others.setdefault(_way(each), []).append(_what(each))
    if others and not full:
        return f"{shown}; {sum(map(len, others.values()))} less directly (--full)"
    return "; ".join([shown, *(f"{', '.join(what)} {_how(how)}" for how, what in others.items())])


def _way(reader: Reader) -> _Way:
    return reader.level, reader.has_answered


def _rank(reader: Reader) -> int:
    if reader.level is None:
        return 0
    return 1 if reader.has_answered else 2


def _how(way: _Way) -> str:
    level, has_answered = way
    if level is None:
        return "directly"
    if has_answered:
        return f"through hierarchy level {level}, which has the data"
    return f"only because hierarchy level {level} was consulted"


def _what(reader: Reader) -> str:
    what = "(existence)" if reader.attribute is None else reader.attribute
    return what if reader.is_certain else f"{what} (perhaps: the explanation is too large)"
