"""Which locations of data an element of a looked up value comes from, and where they have it.

Lookups merge values without recording what came from where. But each strategy is deterministic: its
rules, applied to the keys that lead to the element, determine which locations contributed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from mupuppet.basics.records import Record
from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.hiera.key_report import KeyReport, LayerReport, LevelReport, LocationReport
from mupuppet.hiera.keys import lookup_key
from mupuppet.hiera.merging import strategy_for
from mupuppet.provenance.paths import Path, dig, has_key
from mupuppet.values.value import Value


class Contribution(Record, eq=False):
    """A location that an element comes from, and the keys that lead to it there."""

    layer: LayerReport
    level: LevelReport
    location: LocationReport
    #: They end early where the rest leads into something that the element was made of.
    path: Path = ()

    @property
    def value(self) -> Value:
        return dig(self.location.result, self.path)

    def inside(self, *keys: Value) -> Contribution:
        return Contribution(self.layer, self.level, self.location, (*self.path, *keys))


def contributions(found: KeyReport, path: Path) -> list[Contribution]:
    """The locations that an element of the value of a key comes from, highest priority first."""
    counted = _counted(found)
    segments = lookup_key(found.key).segments
    # What a dotted key leads through is not a part of the value.
    whole = _merged(found, counted) if segments else found.value
    if found.strategy == "reverse_deep":
        counted.reverse()
    for number, key in enumerate((*segments, *path)):
        whole = dig(found.value if number == len(segments) else whole, (key,))
        inside = _step(found, counted, key, whole, is_top=number == 0)
        if inside is None:
            return counted
        counted = inside
    return _effective(found, counted, is_top=not segments and not path)


def _counted(found: KeyReport) -> list[Contribution]:
    """The locations whose values are merged, highest priority first."""
    return [
        Contribution(layer, level, location)
        for layer in found.layers
        for level in layer.levels
        for location in level.locations
        if location.counted and location.value is not NOT_FOUND
    ]


def knocked_out(found: KeyReport, path: Path) -> Iterator[Contribution]:
    """The elements that a knock-out has removed from an array around or inside an element.

    Those that remove others are among them.
    """
    if found.merge_options.get("knockout_prefix") is None:
        return
    counted = _counted(found)
    segments = lookup_key(found.key).segments
    whole = _merged(found, counted) if segments else found.value
    for part in counted:
        yield from _removed(part, whole, (*segments, *path))


def _removed(part: Contribution, merged: Value, path: Path) -> Iterator[Contribution]:
    value = part.value
    if isinstance(value, list) and isinstance(merged, list):
        for index, element in enumerate(value):
            if element not in merged:
                yield part.inside(index)
    elif isinstance(value, dict) and isinstance(merged, dict):
        for key in value:
            if not path or path[0] == key:
                yield from _removed(part.inside(key), merged.get(key), path[1:])


def _merged(found: KeyReport, parts: list[Contribution]) -> Value:
    """The merged value of some locations, at the keys that lead into them."""
    strategy = strategy_for({**found.merge_options, "strategy": found.strategy})
    return reduce(strategy.merge, (each.value for each in parts)) if parts else None


def _step(
    found: KeyReport, parts: list[Contribution], key: Value, element: Value, *, is_top: bool
) -> list[Contribution] | None:
    """What contributes to an element of what some locations contribute to.

    None if the element was made of them in a way that cannot be followed: split, shortened, …
    """
    parts = _effective(found, parts, is_top=is_top)
    having = [each.inside(key) for each in parts if has_key(each.value, key)]
    if found.strategy == "hash":
        return having[:1]
    are_arrays = any(isinstance(each.value, list) for each in parts)
    if found.strategy == "unique":
        are_arrays = is_top
    if found.strategy == "first" or not are_arrays:
        return having
    for each in parts:
        inside = next(_paths_to(each.value, element), None)
        if inside is not None:
            return [each.inside(*inside)]
    if not found.merge_options.get("merge_hash_arrays"):
        return None
    if _are_hashes(parts):
        return having
    # Values are merged one after the other: the first ones, by index, before there was another.
    for count in range(len(parts) - 1, 1, -1):
        inside = next(_paths_to(_merged(found, parts[:count]), element), ())
        if len(inside) == 1:
            return _step(found, parts[:count], inside[0], element, is_top=is_top)
    return None


def _are_hashes(parts: list[Contribution]) -> bool:
    elements = (element for part in parts for element in part.value)
    return all(isinstance(element, dict) for element in elements)


def _effective(found: KeyReport, parts: list[Contribution], *, is_top: bool) -> list[Contribution]:
    """Those that a merge takes into account, if all have a value for the same keys."""
    if found.strategy == "first" or (found.strategy == "hash" and not is_top):
        return parts[:1]
    if found.strategy in ("unique", "hash"):
        return parts
    # The first value other than undef decides what others are merged with it.
    chosen = next((each.value for each in parts if each.value not in (None, {})), None)
    if isinstance(chosen, (list, dict)):
        if found.strategy == "reverse_deep":  # a value of another type has replaced those below it
            others = (
                index
                for index, each in enumerate(parts)
                if each.value is not None and type(each.value) is not type(chosen)
            )
            parts = parts[: next(others, len(parts))]
        return [each for each in parts if type(each.value) is type(chosen)]
    if chosen is None:
        return parts[:1]
    return [each for each in parts if each.value is chosen][:1]


def _paths_to(array: Value, element: Value) -> Iterator[Path]:
    """Where an element is in an array, or in the arrays in it."""
    if not isinstance(array, list):
        if array == element and type(array) is type(element):
            yield ()
        return
    for index, each in enumerate(array):
        if each == element and type(each) is type(element):
            yield (index,)
    for index, each in enumerate(array):
        if isinstance(each, list):
            yield from ((index, *inside) for inside in _paths_to(each, element))
