"""Positions of keys in a YAML file, or in one of JSON, which is YAML as well."""

from __future__ import annotations

from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.data_formats.positions import DataPosition, Positions
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_events import as_ruby_sees_it, events_of, syntax_problem
from mupuppet.data_formats.yaml_scalars import BadNumber, RefusedClass, scalar_value
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import Value


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
    last_line: int = 0


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
                return root.inside.get(0, root)
            if kind in ("MappingEndEvent", "SequenceEndEvent"):
                self._close(event)
            elif kind == "AliasEvent":
                anchored = self._anchors.get(event.anchor, Positions())
                self._add(event, Positions(anchored.places, anchored.inside))
            elif kind in ("ScalarEvent", "MappingStartEvent", "SequenceStartEvent"):
                positions = Positions()
                if event.anchor is not None:
                    self._anchors[event.anchor] = positions
                self._add(event, positions)
                if kind != "ScalarEvent":
                    self._open.append(_Collection(positions, kind == "MappingStartEvent"))

    def _close(self, event: Any) -> None:
        """The end of a collection: in a block, that of its last element."""
        closed = self._open.pop()
        first, *others = closed.positions.places or (DataPosition(1, 1),)
        is_block = event.start_mark.index == event.end_mark.index
        last_line = max(closed.last_line, first.line if is_block else _last_line(event))
        closed.positions.places = (replace(first, last_line=last_line), *others)
        self._open[-1].last_line = max(self._open[-1].last_line, last_line)

    def _add(self, event: Any, positions: Positions) -> None:
        """A node is the next element, the next key, or the value of the last key."""
        around = self._open[-1]
        inside = around.positions.inside
        place = DataPosition(event.start_mark.line + 1, event.start_mark.column + 1)
        if around.is_mapping and around.key is None:
            around.key = (_key_of(event), place)
            return
        key: Value = len(inside)
        if around.key is not None:
            key, place = around.key
            around.key = None
        last_line = max(place.line, _last_line(event))
        around.last_line = max(around.last_line, last_line)
        positions.places = (replace(place, last_line=last_line), *positions.places)
        inside[key] = positions


def _last_line(event: Any) -> int:
    """The last line of a node; a block of text ends before the line that follows it."""
    end: int = event.end_mark.line + (event.end_mark.column > 0)
    return end


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
