"""Explanations: the steps of a lookup.

A lookup reports what it does to a `Trace`. The default one ignores everything; an `Explanation`
records it as a tree of `Step`s. Formatting the tree is left to others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Protocol

from mupuppet.basics.records import Record, field
from mupuppet.values.value import Value


class Named(Protocol):
    """What an explanation shows of a layer, a level or a merge strategy."""

    @property
    def name(self) -> str: ...


class Place(Protocol):
    """What is recorded of a location: its path or URI after interpolation."""

    @property
    def resolved(self) -> str: ...

    @property
    def is_uri(self) -> bool: ...


class Kind(Enum):
    """The kind of a step."""

    ROOT = "root"
    #: A search for a key.
    KEY = "key"
    #: A search for the key `lookup_options`.
    OPTIONS = "options"
    LAYER = "layer"
    LEVEL = "level"
    LOCATION = "location"
    MERGE = "merge"
    #: The strategy of a merge came from `lookup_options`.
    MERGE_SOURCE = "merge source"
    INTERPOLATION = "interpolation"
    #: A variable in an interpolation, or a part of the search that has a name.
    SCOPE = "scope"
    SUB_LOOKUP = "sub-lookup"
    SEGMENT = "segment"
    MODULE = "module"
    INVALID_KEY = "invalid key"


class Outcome(Enum):
    """The outcome of a step."""

    FOUND = "found"
    FOUND_IN_OVERRIDES = "found in overrides"
    FOUND_IN_DEFAULTS = "found in defaults"
    NOT_FOUND = "not found"
    LOCATION_MISSING = "location missing"
    MERGED = "merged"
    MODULE_MISSING = "module missing"
    MODULE_WITHOUT_DATA = "module without data"


class Step(Record, frozen=False, eq=False):
    """One step, and the steps that it took."""

    kind: Kind
    #: The key, the name of the layer or level, the path, the string, the strategy.
    title: str
    #: The layer, level, location or strategy itself.
    subject: Named | Place | None = None
    steps: list[Step] = field(default_factory=list)
    outcome: Outcome | None = None
    key: str | None = None
    value: Value = None
    messages: list[str] = field(default_factory=list)

    def walk(self) -> Iterator[Step]:
        """This step and all within."""
        yield self
        for step in self.steps:
            yield from step.walk()


class Trace:
    """Receives what a lookup does, and ignores it."""

    __slots__ = ()

    #: Whether anything is recorded; otherwise messages need not be built.
    is_recording = False

    def enter_key(self, key: str) -> None: ...

    def enter_options(self, key: str) -> None: ...

    def enter_layer(self, layer: Named) -> None: ...

    def enter_level(self, level: Named) -> None: ...

    def enter_location(self, location: Place) -> None: ...

    def enter_merge(self, strategy: Named) -> None: ...

    def enter_interpolation(self, string: str) -> None: ...

    def enter_scope(self, name: str) -> None: ...

    def enter_sub_lookup(self, segments: Sequence[str | int]) -> None: ...

    def leave(self) -> None: ...

    def found(self, key: str, value: Value) -> None: ...

    def found_in_overrides(self, key: str, value: Value) -> None: ...

    def found_in_defaults(self, key: str, value: Value) -> None: ...

    def not_found(self, key: str) -> None: ...

    def location_missing(self) -> None: ...

    def merged(self, value: Value) -> None: ...

    def merge_source(self, name: str) -> None: ...

    def segment_found(self, segment: str | int, value: Value) -> None: ...

    def segment_not_found(self, segment: str | int) -> None: ...

    def module_missing(self, name: str) -> None: ...

    def module_without_data(self, name: str) -> None: ...

    def invalid_key(self, key: str) -> None: ...

    def message(self, message: str) -> None: ...


NO_TRACE = Trace()


class Explanation(Trace):
    """Records what a lookup does."""

    __slots__ = ("_path", "root")

    is_recording = True

    def __init__(self) -> None:
        self.root = Step(Kind.ROOT, "")
        self._path = [self.root]

    def _enter(self, kind: Kind, title: str, subject: Named | Place | None = None) -> Step:
        step = Step(kind, title, subject)
        self._path[-1].steps.append(step)
        self._path.append(step)
        return step

    def _end(self, outcome: Outcome, key: str | None = None, value: Value = None) -> None:
        step = self._path[-1]
        step.outcome = outcome
        step.value = value
        if key is not None:
            step.key = key

    def _add(self, kind: Kind, title: str) -> Step:
        step = self._enter(kind, title)
        self._path.pop()
        return step

    def enter_key(self, key: str) -> None:
        self._enter(Kind.KEY, key)

    def enter_options(self, key: str) -> None:
        self._enter(Kind.OPTIONS, key)

    def enter_layer(self, layer: Named) -> None:
        self._enter(Kind.LAYER, layer.name, layer)

    def enter_level(self, level: Named) -> None:
        self._enter(Kind.LEVEL, level.name, level)

    def enter_location(self, location: Place) -> None:
        self._enter(Kind.LOCATION, location.resolved, location)

    def enter_merge(self, strategy: Named) -> None:
        self._enter(Kind.MERGE, strategy.name, strategy)

    def enter_interpolation(self, string: str) -> None:
        self._enter(Kind.INTERPOLATION, string)

    def enter_scope(self, name: str) -> None:
        self._enter(Kind.SCOPE, name)

    def enter_sub_lookup(self, segments: Sequence[str | int]) -> None:
        self._enter(Kind.SUB_LOOKUP, ".".join(map(str, segments)))

    def leave(self) -> None:
        self._path.pop()

    def found(self, key: str, value: Value) -> None:
        self._end(Outcome.FOUND, key, value)

    def found_in_overrides(self, key: str, value: Value) -> None:
        self._end(Outcome.FOUND_IN_OVERRIDES, key, value)

    def found_in_defaults(self, key: str, value: Value) -> None:
        self._end(Outcome.FOUND_IN_DEFAULTS, key, value)

    def not_found(self, key: str) -> None:
        self._end(Outcome.NOT_FOUND, key)

    def location_missing(self) -> None:
        self._end(Outcome.LOCATION_MISSING)

    def merged(self, value: Value) -> None:
        self._end(Outcome.MERGED, value=value)

    def merge_source(self, name: str) -> None:
        self._add(Kind.MERGE_SOURCE, name)

    def segment_found(self, segment: str | int, value: Value) -> None:
        step = self._add(Kind.SEGMENT, str(segment))
        step.outcome, step.key, step.value = Outcome.FOUND, str(segment), value

    def segment_not_found(self, segment: str | int) -> None:
        step = self._add(Kind.SEGMENT, str(segment))
        step.outcome, step.key = Outcome.NOT_FOUND, str(segment)

    def module_missing(self, name: str) -> None:
        self._add(Kind.MODULE, name).outcome = Outcome.MODULE_MISSING

    def module_without_data(self, name: str) -> None:
        self._add(Kind.MODULE, name).outcome = Outcome.MODULE_WITHOUT_DATA

    def invalid_key(self, key: str) -> None:
        self._add(Kind.INVALID_KEY, key)

    def message(self, message: str) -> None:
        self._path[-1].messages.append(message)
