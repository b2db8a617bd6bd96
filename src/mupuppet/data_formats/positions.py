"""Positions of keys in a data file.

Lookups do not need them, so they are not recorded when a file is read: an explanation that names a
line parses the file once more.
"""

from __future__ import annotations

from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_events import as_ruby_sees_it, events_of, syntax_problem
from mupuppet.data_formats.yaml_scalars import BadNumber, RefusedClass, scalar_value
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import Value


class DataPosition(Record):
    """A position in a data file; lines and columns count from one."""

    line: int
    column: int


class Positions(Record, frozen=False):
    """The positions of the elements of a collection, and of their elements.

    Like values, these are shared where a document has aliases: the position of an alias or a merged
    key is that of its anchor.
    """

    inside: dict[Value, tuple[DataPosition, Positions]] = field(default_factory=dict)

    def find(self, *path: Value) -> DataPosition | None:
        """The position of the value that the keys and indexes of a path select."""
        place = None
        here = self
        for part in path:
            found = here._step(hash_key(part))
            if found is None:
                return None
            place, here = found
        return place

    def _step(self, key: Value) -> tuple[DataPosition, Positions] | None:
        found = self.inside.get(key)
        if found is not None or "<<" not in self.inside:
            return found
        merged = self.inside["<<"][1]
        # What is merged is one hash, or a list of them, of which the first counts.
        sources = [inner for _, inner in merged.inside.values()] if 0 in merged.inside else [merged]
        steps = (source._step(key) for source in sources)
        return next((step for step in steps if step is not None), None)


def yaml_positions(content: bytes, file: str) -> Positions:
    """The positions in a YAML document, or in a JSON document, which is YAML as well.

    Raises DataProblem if it is neither.
    """
    import yaml

    try:
        return _Walker(as_ruby_sees_it(content, file)).walk()
    except yaml.YAMLError as error:
        raise syntax_problem(error, file) from None
    except UnicodeDecodeError as error:
        raise DataProblem(f"({file}): {error.reason}", 1, 1) from None


class _Collection(Record, frozen=False):
    """A mapping or a sequence that is being traversed."""

    positions: Positions
    is_mapping: bool
    #: The key whose value comes next, and its position.
    key: tuple[Value, DataPosition] | None = None


class _Walker:
    """Traverses the events of one document."""

    def __init__(self, content: bytes) -> None:
        self._events = events_of(content)
        self._anchors: dict[str, Positions] = {}
        self._open: list[_Collection] = []

    def walk(self) -> Positions:
        root = Positions()
        self._open.append(_Collection(root, is_mapping=False))
        while True:
            event = self._events.get_event()
            kind = type(event).__name__
            if kind in ("DocumentEndEvent", "StreamEndEvent"):
                return root.inside[0][1] if root.inside else root
            if kind in ("MappingEndEvent", "SequenceEndEvent"):
                self._open.pop()
            elif kind == "AliasEvent":
                self._add(event, self._anchors.get(event.anchor, Positions()))
            elif kind in ("ScalarEvent", "MappingStartEvent", "SequenceStartEvent"):
                positions = Positions()
                if event.anchor is not None:
                    self._anchors[event.anchor] = positions
                self._add(event, positions)
                if kind != "ScalarEvent":
                    self._open.append(_Collection(positions, kind == "MappingStartEvent"))

    def _add(self, event: Any, positions: Positions) -> None:
        """A node is the next element, the next key, or the value of the last key."""
        around = self._open[-1]
        inside = around.positions.inside
        place = DataPosition(event.start_mark.line + 1, event.start_mark.column + 1)
        if not around.is_mapping:
            inside[len(inside)] = (place, positions)
        elif around.key is None:
            around.key = (_key_of(event), place)
        else:
            key, place = around.key
            around.key = None
            inside[key] = (place, positions)


def _key_of(event: Any) -> Value:
    """The key of a scalar; a collection as a key cannot be part of a path."""
    scalar = getattr(event, "value", None)
    if scalar is None or event.tag is not None or event.implicit[1]:
        return scalar
    try:
        value = scalar_value(scalar)
    except (RefusedClass, BadNumber):
        return scalar
    return value.name if isinstance(value, Symbol) else hash_key(value)
